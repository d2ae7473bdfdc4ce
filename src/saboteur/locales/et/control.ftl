### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

control-column = { $column ->
    [code] Kood
    [stage] Olek
    [edition] Väljaanne
    [people] Mängijad
    [bots] Robotid
    [watching] Vaatajaid
    [games] Mänge
    [used] Viimati
    [names] Nimed
    [seat] Koht
    [name] Nimi
    [connected] Ühenduses
    [addresses] Aadressid
    [address] Aadress
    [since] Alates
    [players] Mängijaid
    [made] Laudu loodud
    [dealt] Mänge alustatud
    [finished] Lõpuni mängitud
   *[abandoned] Pooleli jäetud
}
control-stage = { $stage ->
    [open] ootab
    [dealing] jagatakse
    [playing] mäng käib
    [over] mäng läbi
    [ended] suletud
   *[kept] hoiul
}
control-connected = { $here ->
    [yes] jah
    [no] ei
   *[bot] robot
}
control-offline = Ükski server ei tööta. Allpool on andmebaasi sisu.
control-no-tables = Laudu ei ole.
control-addresses-of-one = Aadresse näidatakse ainult ühe laua kohta: lisa selle kood.
control-watching-from = Pealtvaatajate aadressid: { $addresses }
control-ended = Laud { $code } on suletud. Kõik selle laua taga said sellest teate.
control-banned = { $address } on nüüd blokeeritud.
control-banned-before = { $address } oli juba blokeeritud.
control-lifted = { $address } lubatakse jälle sisse.
control-not-banned = { $address } ei olnud blokeeritud.
control-still-banned = { $address } ei pääse siiski sisse, sest blokeeritud on kogu võrk { $network }. Võrgu blokeeringu eemaldamiseks käivita: saboteur ban --lift { $network }
control-lifted-inside = { $address } ei ole enam eraldi blokeeritud, kuid ei pääse siiski sisse, sest blokeeritud on kogu võrk { $network }. Et eemaldada ka võrgu blokeering, käivita: saboteur ban --lift { $network }
control-no-bans = Ühtegi aadressi ei ole blokeeritud.
control-ban-one = Anna täpselt üks neist: ADDRESS, --lift ADDRESS või --list.
control-no-address = See pole aadress ega võrk, mida saaks blokeerida. Anna näiteks aadress 198.51.100.7 või võrk 198.51.100.0/24.
control-ban-here = See on selle arvuti enda aadress või võrk, mis sellist aadressi sisaldab. Kui tundub, et kõik külastajad tulevad sealt, määra hoopis --trusted-proxy.
control-ban-proxy = See on su enda puhverserver. Kui selle blokeerid, ei pääse enam keegi sisse.
control-notice = Nüüd kõigil lehtedel: { $text }
control-no-notice = Teadet ei ole.
control-notice-withdrawn = Teade on tagasi võetud.
control-notice-one = Anna kas tekst või --withdraw, mitte mõlemad.
control-now = { $what ->
    [playing] Mängijaid
    [waiting] Ootajaid
    [watching] Pealtvaatajaid
    [running] Käimasolevaid mänge
   *[tables] Laudu mälus
}
control-since = Alates { $date }:
control-nothing-counted = Veel pole midagi mängitud.
control-all = kokku
control-days = --days peab olema vähemalt 1.
control-denied = Sul pole õigust faili { $path } kaudu serverit juhtida. Käivita see käsk juurkasutajana (root) või serveri kasutajana.
control-no-answer = Server ei vasta faili { $path } kaudu.
control-no-server = Faili { $path } kaudu ei ole ükski server kättesaadav ja andmebaasi { $database } ei ole. Täpsusta valikuga --control või --env-file, millist serverit mõtled.
control-server-runs = Andmebaasi { $database } kasutab server, kuid faili { $path } kaudu see kättesaadav ei ole. Täpsusta valikuga --control või --env-file, kus see on.
control-unknown-request = Töötav server ei tunne seda käsku. Ilmselt on sellel teine versioon: taaskäivita server.
