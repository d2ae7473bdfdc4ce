### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Käivitamine ei õnnestunud: { $why }.
serve-needs-postgres = --workers (SABOTEUR_WORKERS) on { $workers }, aga mitme tööprotsessi jaoks on vaja PostgreSQL-i ja { $database } on SQLite’i fail; määra --workers 1 või muuda valikut --database (SABOTEUR_DATABASE)
serve-no-driver = puudub pakett asyncpg; PostgreSQL-i kasutamiseks käivita { $command }
serve-no-answer = andmebaas ei vasta: { $why }
serve-database-login = PostgreSQL-ile ei sobi aadressis { $database } antud kasutajanimi või parool
serve-database-missing = PostgreSQL vastab, aga aadressis { $database } nimetatud andmebaasi ei ole
serve-database-host = aadressis { $database } nimetatud arvutit ei leita
serve-database-refused = aadressil { $database } ei võeta ühendusi vastu; kontrolli, kas PostgreSQL töötab ning kas aadress ja port on õiged
serve-database-late = { $database } ei vastanud piisavalt kiiresti; kontrolli aadressi ja tulemüüri
serve-database-rights = aadressis { $database } nimetatud kasutajal pole õigust tabeleid luua; tee ta andmebaasi omanikuks
serve-database-setting = aadressis { $database } küsimärgi järel antud PostgreSQL-i seaded ei sobi; kontrolli nende nimesid ja väärtusi (sobib näiteks sslmode=require)
serve-database-escape = { $why }; kui paroolis on @, kirjuta selle asemel %40
serve-no-file = faili { $file } ei saa kasutada: { $why }
serve-no-database-file = andmebaasifaili { $file } ei saa kasutada ({ $why }); kontrolli valikut --database (SABOTEUR_DATABASE) ja arvesta, et systemd teenus ei näe tavaliselt kaustu /home, /root ega /tmp
serve-file-in-use = faili { $file } kasutab juba teine server; peata see või määra valikuga --database mõni muu fail
serve-no-port = aadressi { $address } ei saa kuulata: { $why }
serve-no-pages = kaustast { $folder } puuduvad mängu lehed; koosta pakett käsuga „make web wheel“ ja paigalda see uuesti
serve-bad-setting = „{ $text }“ ei sobi valiku { $name } ({ $variable }) väärtuseks: { $why }.
serve-bad-variable = „{ $text }“ ei sobi muutuja { $variable } väärtuseks: { $why }.
serve-open-quote = { $file }, rida { $line }: jutumärgid on sulgemata.
serve-many-lines = Muutuja { $variable } väärtus on mitmerealine ja algab reaga „{ $text }“. Võib-olla on failis, kus see on määratud, jutumärgid sulgemata.
serve-wants-whole = vali täisarv vahemikus { $least } kuni { $most }
serve-wants-decimal = vali arv vahemikus { $least } kuni { $most }, näiteks 1.5
serve-wants-choice = vali üks neist: { $names }
serve-wants-host = kirjuta selle arvuti aadress ilma pordita, näiteks 127.0.0.1, või 0.0.0.0 kõigi võrkude jaoks
serve-wants-site = kirjuta kogu aadress, mille inimesed avavad, algusega http:// või https:// ja ilma teeosata, näiteks https://play.example
serve-wants-database = nimeta fail, näiteks /var/lib/saboteur/games.sqlite3, või PostgreSQL-i andmebaas, näiteks postgresql://saboteur@/saboteur
serve-wants-database-address = see näeb välja nagu andmebaasi aadress, aga aadressi alguses peab olema postgresql://, näiteks postgresql://saboteur@/saboteur
serve-wants-proxies = loetle aadressid või võrgud komadega eraldatult, näiteks 127.0.0.1,10.0.0.0/8
serve-wants-hosts = loetle nimed ilma alguseta http:// ja ilma pordita, komadega eraldatult, näiteks play.example,.club.example
serve-wants-socket-file = nimeta fail, mille tee on kuni { $most } märki pikk, näiteks /run/saboteur/control
serve-wants-club-name = anna üks kuni { $most } märgi pikkune rida, näiteks Neljapäevaklubi
serve-wants-contact = anna e-posti aadress, näiteks klubi@play.example, või lehe aadress
serve-wants-link = anna lehe täielik aadress, näiteks https://play.example/legal
serve-wants-welcome-file = nimeta tekstifail (UTF-8), milles on iga keele kohta kuni { $lines } rida ja { $most } märki; rida nagu [et] alustab keele teksti
serve-wants-key = anna vähemalt { $least } märgi pikkune võti, mille alguses ja lõpus pole tühikuid
serve-wants-key-file = nimeta fail, mille esimene rida on vähemalt { $least } märgi pikkune võti
serve-wants-readable-file = server ei saa seda faili lugeda ({ $why })
serve-wants-one-key = määratud on ka SABOTEUR_CREATION_KEY; jäta neist alles ainult üks
serve-wants-foreign-bots = kirjuta „installed“, „none“ või NAME=MODULE:CLASS nimega, mida ühelgi teisel robotil ei ole
serve-wants-folder = nimeta olemasolev kaust
serve-unknown-variable-near = Seadet { $variable } ei ole. Kas mõtlesid seadet { $nearest }?
serve-unknown-variable = Seadet { $variable } ei ole. Kõik seaded näitab „saboteur serve --help“.
serve-open = Ava brauseris { $address } selles või mõnes teises sama võrgu seadmes.
serve-open-here = Ava brauseris { $address }.
summary-listening = Kuulab: { $address }
summary-public = Avalik aadress: { $address }
summary-no-public = Avalik aadress: määramata (--public-address)
summary-sqlite = Andmebaas: { $file } (SQLite { $version })
summary-postgres = Andmebaas: { $database }
summary-keep-days = Kasutamata lauad kustutatakse { $days ->
    [one] ühe päeva möödudes
   *[other] { $days } päeva möödudes
}
summary-keep = Kasutamata laudu ei kustutata (--keep-days)
summary-processes = Tööprotsesse: { $workers }. Robotite protsesse: { $bots }.
summary-proxies = Usaldatud puhverserverid: { $proxies }
summary-no-proxies = Usaldatud puhverserverid: puuduvad (--trusted-proxy)
summary-limits = Piirmäärad tööprotsessi kohta: laudu mälus { $tables }, avatud ühendusi { $connections }
serve-stop = Serveri peatamiseks vajuta Ctrl-C. Midagi ei lähe kaduma.
backup-done = { $target } on täielik koopia.
backup-no-database = { $file } ei ole Sabotööri andmebaas.
backup-not-whole = Failist { $file } ei õnnestunud täielikku koopiat teha.
backup-disk-full = Faili { $file } ei õnnestunud kopeerida: ketas on täis, faili { $target } jaoks pole ruumi.
backup-failed = Failist { $file } ei õnnestunud täielikku koopiat teha: { $why }.
backup-exists = Fail { $file } või selle juurde kuuluv SQLite’i fail -wal, -shm või -journal on juba olemas.
migrate-done = Kopeeritud laudu: { $tables }. Kopeeritud logikirjeid: { $entries }.
migrate-not-empty = Andmebaasis { $database } on juba laudu.
migrate-no-database = { $database } ei ole Sabotööri andmebaas.
migrate-same = Lähte- ja sihtandmebaas on üks ja sama.
migrate-not-done = Midagi ei kopeeritud: { $why }.
migrate-server-runs = Andmebaasi { $database } kasutab server. Peata see kõigepealt, muidu läheb kopeerimise ajal mängitu kaduma.
verify-game = Mäng { $game }. { $summary }
verify-bad-game = { $file }: mäng { $game } (rida { $line }) ei läbi kontrolli: { $why }

## Terminal: the server’s log

event-started = Sabotöör { $version } töötab.
event-configured = Seaded: { $settings }.
event-draining = { $seconds ->
    [0] Server peatub.
    [one] Server peatub, aga teenindab veel ühe sekundi.
   *[other] Server peatub, aga teenindab veel { $seconds } sekundit.
}
event-stopped = Server on peatunud. Kõik mängud on salvestatud.
event-tables-deleted = { $count ->
    [one] Kustutati üks laud, mida keegi polnud ammu kasutanud.
   *[other] Kustutati { $count } lauda, mida keegi polnud ammu kasutanud.
}
event-control-in-use = Faili { $path } kaudu juhitakse juba teist serverit, seetõttu „saboteur tables“ ja teised sellised käsud siia ei jõua. Anna sellele serverile oma --control.
event-control-not-open = Faili { $path } ei saa kasutada ({ $why }), seetõttu „saboteur tables“ ja teised sellised käsud selle serverini ei jõua. Määra valikuga --control mõni muu fail.
event-table-ended = Laud suleti käsuga „saboteur end“.
event-address-banned = Võrguaadress blokeeriti.
event-ban-lifted = Blokeering tühistati.
event-notice-set = Kõigil lehtedel on uus teade.
event-notice-withdrawn = Teade võeti tagasi.
event-few-files = Süsteem lubab serveril avada ainult { $files } faili, aga ühenduste piirmäärade jaoks on vaja { $needed }. Tõsta piiri (ulimit -n) või vähenda valikute --most-connections ja --most-http-connections väärtust.
event-bad-host = Keegi pöördus serveri poole nimega „{ $host }“, aga server seda ei tunne. Kui see nimi on õige, lisa see valikuga --allowed-hosts või --public-address.
event-bad-origin = Leht aadressilt { $origin } saatis päringu, mis lükati tagasi: lubatud on ainult { $expected }. Kui { $origin } on sinu sait, määra --public-address.
event-connections-full = Server on täis. Avatud ühendusi: { $open }. Alates käivitamisest on ruumi tegemiseks suletud { $evicted }, tagasi lükatud { $refused } ja aegluse tõttu katkestatud { $slow }.
event-worker-ended = Üks tööprotsess lõppes ootamatult (väljumiskood { $code }) ja käivitatakse uuesti.
event-worker-not-started = Üks tööprotsess ei käivitunud. Teised töötavad edasi.
event-workers-ready = { $count ->
    [one] Üks tööprotsess on valmis.
   *[other] { $count } tööprotsessi on valmis.
}
event-workers-exchanged = { $count ->
    [one] Üks tööprotsess vahetati katkestuseta välja.
   *[other] { $count } tööprotsessi vahetati katkestuseta välja.
}
event-bot-process-ended = Robotite mõtlemisprotsess lõppes ootamatult ({ $kind }) ja käivitatakse uuesti. Seni mängib nende asemel lihtne robot.
event-siblings-not-met = Selle arvuti teised tööprotsessid ei saa selle protsessiga ühendust ({ $kind }). Mängud jätkuvad veidi aeglasemalt. Kontrolli, et ajutiste failide kausta saaks kirjutada ja selle nimi oleks lühike.
event-postgres-fsync-off = Selles PostgreSQL-is on fsync välja lülitatud, nii et voolukatkestuse korral võib mänge kaduma minna. Lülita see sisse.
event-store-failed = { $why ->
    [disk-full] Ketas on täis, seega ei saa midagi salvestada. Tee ruumi: kuni seda ei ole, laudades midagi ei muutu. Kõik, mida mängijatele on näidatud, on salvestatud.
   *[other] Andmebaas ei vasta või ei saa salvestada ({ $why }). Kuni see ei tööta, laudades midagi ei muutu. Kõik, mida mängijatele on näidatud, on salvestatud.
}
event-store-back = { $seconds ->
    [one] Andmebaas töötab taas. Katkestus kestis ühe sekundi. Mängud jätkuvad.
   *[other] Andmebaas töötab taas. Katkestus kestis { $seconds } sekundit. Mängud jätkuvad.
}
event-untrusted-proxy = Päringud aadressilt { $address } nimetavad teisi külastajaid (X-Forwarded-For), aga { $address } ei ole usaldatud puhverserver, nii et kõik selle taga lähevad kirja ühe külastajana. Kui see on sinu puhverserver, määra --trusted-proxy { $address }.
event-untrusted-forwarding = Päringud ühelt internetiaadressilt nimetavad teisi külastajaid (X-Forwarded-For), aga see ei ole usaldatud puhverserver, nii et kõik selle taga lähevad kirja ühe külastajana. Kui see on sinu puhverserver, nimeta see valikuga --trusted-proxy.
event-background-failure = Serveris läks midagi valesti ({ $kind }). Palun teata sellest koos järgmiste ridadega:
