### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

control-column = { $column ->
    [code] Kood
    [stage] Olek
    [edition] Väljaanne
    [people] Mängijad
    [bots] Robotid
    [watching] Vaatavad
    [games] Mänge
    [used] Viimati
    [names] Nimed
    [seat] Koht
    [name] Nimi
    [connected] Ühenduses
    [addresses] Kust
    [address] Aadress
    [since] Alates
    [players] Mängijad
    [made] Laudu loodud
    [dealt] Mänge alustatud
    [finished] Lõpetatud
   *[abandoned] Katkestatud
}
control-stage = { $stage ->
    [open] ootab
    [dealing] jagatakse
    [playing] mängib
    [over] mäng läbi
    [ended] suletud
   *[kept] hoiul
}
control-connected = { $here ->
    [yes] jah
    [no] ei
   *[bot] robot
}
control-offline = Ükski server ei tööta. See on andmebaasi sisu.
control-no-tables = Laudu ei ole.
control-addresses-of-one = Aadresse näidatakse ainult ühe laua kohta: lisa selle kood.
control-watching-from = Vaadatakse aadressilt: { $addresses }
control-ended = Laud { $code } on suletud ja kõigile seal on sellest teatatud.
control-banned = { $address } on nüüd blokeeritud.
control-banned-before = { $address } oli juba blokeeritud.
control-lifted = { $address } lubatakse jälle sisse.
control-not-banned = { $address } ei olnud blokeeritud.
control-no-bans = Ühtegi aadressi ei ole blokeeritud.
control-ban-one = Anna täpselt üks neist: ADDRESS, --lift ADDRESS või --list.
control-no-address = See pole võrguaadress, mida saaks blokeerida. Kasuta näiteks 198.51.100.7 või võrku 198.51.100.0/24.
control-ban-here = See on arvuti ise. Kui kõik külastajad paistavad tulevat siit, määra hoopis --trusted-proxy.
control-ban-proxy = See on su enda puhverserver. Seda blokeerides blokeeriksid kõik.
control-notice = Nüüd kõigil lehtedel: { $text }
control-no-notice = Teadet ei ole.
control-notice-withdrawn = Teade on tagasi võetud.
control-notice-one = Anna kas tekst või --withdraw, mitte mõlemad.
control-now = { $what ->
    [playing] Mängijaid
    [waiting] Ootajaid
    [watching] Pealtvaatajaid
    [running] Käimas mänge
   *[tables] Laudu mälus
}
control-since = Alates { $date }:
control-nothing-counted = Midagi pole veel mängitud.
control-all = kokku
control-days = --days peab olema vähemalt 1.
control-denied = Serverit ei ole lubatud faili { $path } kaudu juhtida. Käivita see käsk juurkasutaja (root) või serveri kasutajana.
control-no-answer = Server aadressil { $path } ei vasta.
control-no-server = Failis { $path } ei kuula ükski server ja andmebaasi { $database } ei ole. Ütle valikuga --control või --env-file, millist serverit mõtled.
control-server-runs = Andmebaasi { $database } kasutab server, kuid see ei kuula failis { $path }. Ütle valikuga --control või --env-file, kus see on.
control-unknown-request = Töötav server ei tunne seda käsku. Ilmselt on sellel teine versioon: taaskäivita server.
