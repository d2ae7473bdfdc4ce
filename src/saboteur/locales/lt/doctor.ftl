### Terminal: what “saboteur doctor” tells a host about a server’s settings, database, machine and proxy.

## Terminal: saboteur doctor

doctor-area = { $area ->
    [settings] Nustatymai
    [database] Duomenų bazė
    [machine] Šis kompiuteris
   *[network] Tinklas ir tarpinis serveris
}
doctor-label = { $level ->
    [ok] Gerai
    [warning] Įspėjimas
   *[problem] Klaida
}
doctor-found = Klaidų: { $problems }. Įspėjimų: { $warnings }.
doctor-all-well = Viskas gerai.
doctor-settings = Visi nustatymai tinka.
doctor-not-readable = Serverio naudotojas { $user } negali skaityti failo { $file }, todėl serverio paleisti nepavyks. Paleiskite: chmod 644 { $file } (ir patikrinkite teises į aplankus, kuriuose jis yra)
doctor-hidden-file = Tarnyba { $unit } nemato, kas yra aplanke { $folder }, todėl serveris negali skaityti failo { $file }. Perkelkite jį, pavyzdžiui, į /etc.
doctor-ignored-line = { $file }, { $line } eilutė („{ $start }“) neturi poveikio. Rašykite taip: SABOTEUR_PORT=9000 – didžiosiomis raidėmis, su ženklu = ir be „export“.
doctor-no-settings = Faile { $file } nėra „Saboteur“ nustatymų: nė vienoje jo eilutėje nenurodytas kintamasis, kurio vardas prasideda SABOTEUR_. Patikrinkite, koks failas nurodytas su --env-file.
doctor-other-settings = Šiame kompiuteryje įdiegta tarnyba { $unit }, bet čia tikrinami ne jos nustatymai. Tarnybos nustatymus patikrins: { $command }
doctor-needs-postgres = --workers { $workers } (SABOTEUR_WORKERS) veikia tik su „PostgreSQL“, o { $file } yra „SQLite“ failas. Nustatykite --workers 1 arba naudokite „PostgreSQL“.
doctor-no-public-address = --trusted-proxy nustatyta, o --public-address – ne. Nurodykite adresą, kurį atveria žmonės, kad nuorodos ir QR kodai būtų teisingi.
doctor-no-trusted-proxy = --public-address nustatyta, o --trusted-proxy – ne. Jei prieš serverį yra tarpinis serveris, nurodykite jo adresą, kitaip visiems lankytojams kartu galios vieno lankytojo ribos.
doctor-trusts-everyone = --trusted-proxy { $network } pasitiki visais, todėl bet kas gali apsimesti kitu lankytoju. Nurodykite tik savo tarpinius serverius.
doctor-open-port = Su --host { $host } lankytojai gali apeiti tarpinį serverį. Jei jis veikia šiame kompiuteryje, nustatykite --host 127.0.0.1; jei ne – prievadą { $port } leiskite pasiekti tik jam.
doctor-plain-public = Ryšys su { $address } nešifruojamas. Gaukite tarpiniam serveriui sertifikatą ir naudokite https://.
doctor-metrics-open = --metrics all rodo serverio rodiklius visiems. Nustatykite --metrics local, nebent serverį pasiekia tik jūsų stebėjimo programa.
doctor-sqlite = Failas { $file } nepažeistas, kiti naudotojai jo skaityti negali („SQLite“ { $version }).
doctor-sqlite-new = Failo { $file } dar nėra. Serveris jį sukurs.
doctor-hidden-database = Tarnyba { $unit } nemato, kas yra aplanke { $folder }, todėl serveris negali naudoti failo { $file }. Su --database (SABOTEUR_DATABASE) nurodykite failą aplanke /var/lib/saboteur.
doctor-unwritable-database = Tarnyba { $unit } gali rašyti tik į aplanką { $folder }, todėl serveris negali naudoti failo { $file }. Su --database (SABOTEUR_DATABASE) nurodykite failą tame aplanke.
doctor-nowhere-writable = Tarnyba { $unit } negali rašyti į jokį aplanką, kuriame failai išlieka, todėl serveris negali naudoti failo { $file }. Į tarnybos failą įrašykite eilutę „StateDirectory=saboteur“, o su --database (SABOTEUR_DATABASE) nurodykite failą aplanke /var/lib/saboteur.
doctor-no-folder = Aplanko { $folder } nėra. Sukurkite jį arba pakeiskite --database.
doctor-not-writable = Naudotojas { $user } negali rašyti į { $file }. Paleiskite šią komandą to naudotojo vardu, kuriuo veikia serveris, ir suteikite jam teisę rašyti.
doctor-read-only = Failų sistema, kurioje yra { $folder }, prijungta tik skaityti, todėl serveris nieko negali išsaugoti. Patikrinkite diską (klaidas parodys „dmesg“) ir prijunkite jį taip, kad vėl būtų galima rašyti.
doctor-not-owned = Failas { $file } nepriklauso serverio naudotojui, todėl serveris negali jo naudoti. Paleiskite: chown --reference={ $folder } { $file }
doctor-file-open = Kiti šio kompiuterio naudotojai gali skaityti failą { $file }, taigi ir matyti vykstančių žaidimų kortas. Paleiskite: chmod 600 { $file }
doctor-file-damaged = Failas { $file } pažeistas arba nėra šios versijos duomenų bazė ({ $why }). Atkurkite atsarginę kopiją arba atnaujinkite „Saboteur“.
doctor-postgres = { $database } atsako („PostgreSQL“ { $version }).
doctor-peer-unchecked = { $database } įsileidžia tik naudotoją { $user }, o toks naudotojas yra tik tada, kai serveris veikia. Paleiskite serverį ir pakartokite šią komandą.
doctor-peer-failing = { $database } įsileidžia tik naudotoją { $user }, o toks naudotojas yra tik tada, kai serveris veikia, todėl dabar duomenų bazės patikrinti negalima. Kodėl serverio paleisti nepavyksta, parašyta žemiau.
doctor-no-privilege = Duomenų bazės { $database } naudotojas negali kurti lentelių. Padarykite jį savininku: ALTER DATABASE … OWNER TO …
doctor-few-connections = „PostgreSQL“ ryšių riba – { $most }, o darbiniams procesams ({ $workers }) jų gali prireikti { $needed }. Padidinkite max_connections arba sumažinkite --workers.
doctor-disk = Laisvos vietos aplanke { $folder }: { $free } MB.
doctor-disk-full = Laisvos vietos aplanke { $folder } liko tik { $free } MB. Atlaisvinkite vietos arba nustatykite --keep-days: kai diskas pilnas, žaisti niekas negali.
doctor-files = Sistema leidžia atverti pakankamai failų (daugiausia prireiks { $needed }).
doctor-unit-few-files = Tarnybos { $unit } atvertų failų riba (LimitNOFILE) – { $files }, o serverio leidžiamiems ryšiams reikia { $needed }. Padidinkite LimitNOFILE tarnybos faile ar jo papildyme (abu parodys „systemctl cat { $unit }“) arba sumažinkite --most-connections ir --most-http-connections.
doctor-many-processes = Procesų būtų { $processes }, o branduolių yra { $cores }. Sumažinkite --workers ir --bot-workers.
doctor-running = „Saboteur“ { $version } veikia adresu { $address }.
doctor-host-elsewhere = { $host } nėra šio kompiuterio adresas (jo adresus parodys „ip addr“), todėl serverio paleisti nepavyks. Pataisykite --host (SABOTEUR_HOST).
doctor-older-settings = Veikiančio serverio nustatymai skiriasi nuo čia tikrinamų: { $names }. Jei juos pakeitėte, paleiskite serverį iš naujo, pavyzdžiui, su „systemctl restart saboteur“, ir pakartokite patikrą.
doctor-unit-failing = { $restarts ->
    [0] Tarnyba { $unit } paleista, bet neatsako. Priežastį parodys: journalctl -u { $unit } -n 20
    [one] Tarnyba { $unit } paleista, bet neatsako (automatiškai paleista iš naujo { $restarts } kartą). Priežastį parodys: journalctl -u { $unit } -n 20
    [few] Tarnyba { $unit } paleista, bet neatsako (automatiškai paleista iš naujo { $restarts } kartus). Priežastį parodys: journalctl -u { $unit } -n 20
   *[other] Tarnyba { $unit } paleista, bet neatsako (automatiškai paleista iš naujo { $restarts } kartų). Priežastį parodys: journalctl -u { $unit } -n 20
}
doctor-unit-refused = Tarnybos { $unit } paleisti nepavyksta. Serverio pranešimas: { $why }
doctor-unit-given-up = „systemd“ nebebando paleisti tarnybos { $unit } (priežastį parodys „journalctl -u { $unit } -n 20“). Pašalinkite priežastį ir paleiskite: systemctl reset-failed { $unit } && systemctl restart { $unit }
doctor-unit-restarted = { $restarts ->
    [one] Tarnyba { $unit } dabar veikia, bet { $restarts } kartą buvo automatiškai paleista iš naujo. Priežastį parodys: journalctl -u { $unit }
    [few] Tarnyba { $unit } dabar veikia, bet { $restarts } kartus buvo automatiškai paleista iš naujo. Priežastį parodys: journalctl -u { $unit }
   *[other] Tarnyba { $unit } dabar veikia, bet { $restarts } kartų buvo automatiškai paleista iš naujo. Priežastį parodys: journalctl -u { $unit }
}
doctor-unit-port = Tarnybos { $unit } paleisti nepavyksta, nes adresą { $address } naudoja kita programa (automatinių paleidimų iš naujo: { $restarts }). Sustabdykite tą programą; kuri ji, parodys „ss -ltnp“.
doctor-unit-stopped = Tarnyba { $unit } neveikia. Paleiskite ją: systemctl start { $unit }
doctor-port-free = Serveris neveikia, adresas { $address } laisvas.
doctor-temporary-server = Adresu { $address } serveris neveikia, todėl tolesniems patikrinimams paleistas laikinas.
doctor-no-temporary-server = Tolesniems patikrinimams serverio paleisti nepavyko. Priežastį parodys „saboteur serve“.
doctor-port-taken = Adresą { $address } naudoja kita programa. Sustabdykite ją arba nurodykite kitą --port.
doctor-other-version = Veikia „Saboteur“ { $running }, o įdiegta { $installed }. Paleiskite serverį iš naujo.
doctor-not-ready = Serveris adresu { $address } dabar nieko negali išsaugoti. Peržiūrėkite jo žurnalą.
doctor-no-proxy = --public-address nenustatyta, todėl tarpinio serverio tikrinti nereikia.
doctor-unreachable = Adresas { $address } iš čia nepasiekiamas ({ $why }). Patikrinkite, ar vardas veda į šį kompiuterį, ar tarpinis serveris veikia ir ar ryšio neblokuoja užkarda.
doctor-certificate = Adreso { $address } sertifikatas negalioja ({ $why }). Atnaujinkite jį arba patikrinkite, kurį naudoja tarpinis serveris.
doctor-certificate-expired = Adreso { $address } sertifikato galiojimas baigėsi. Atnaujinkite jį („Caddy“ tai daro pats, o su „nginx“ paleiskite „certbot renew“) ir įkelkite tarpinio serverio konfigūraciją iš naujo.
doctor-certificate-authority = Adreso { $address } sertifikatą išdavė sertifikavimo įstaiga, kurios šis kompiuteris nepažįsta. Jei ji jūsų pačių, kintamajame SSL_CERT_FILE nurodykite jos sertifikatą ir pakartokite patikrą. Jei ne, gaukite sertifikatą, kuriuo naršyklės pasitiki.
doctor-certificate-name = Tarpinio serverio sertifikatas išduotas ne adresui { $address }. Patikrinkite vardą tarpinio serverio konfigūracijoje ir tai, kurį sertifikatą jis naudoja.
doctor-no-certificate = Tarpinis serveris dar neturi sertifikato adresui { $address } ({ $why }). Priežastis yra jo žurnale („journalctl -u caddy“ arba „journalctl -u nginx“). Sertifikatui gauti „Caddy“ reikia minutės ir iš interneto pasiekiamų 80 ir 443 prievadų.
doctor-gateway = Tarpinis serveris adresu { $address } nepasiekia žaidimo serverio (būsena { $status }). Patikrinkite adresą ir prievadą tarpinio serverio konfigūracijoje.
doctor-other-site = Adresu { $address } atsako ne šis serveris (būsena { $status }). Patikrinkite, ar tarpinio serverio konfigūracijoje nurodytas teisingas vardas ir ar jis veda į šį kompiuterį.
doctor-bad-host = Per { $address } į serverį kreiptasi vardu { $host }, o tai ne jo vardas. Tegul tarpinis serveris perduoda antraštę Host nepakeistą.
doctor-no-forwarding = Tarpinis serveris neperduoda lankytojų adresų. Tegul jis nustato X-Forwarded-For, kaip aplanko deploy pavyzdžiuose.
doctor-untrusted = Tarpinis serveris perduoda lankytojų adresus, bet žaidimo serveris juo nepasitiki. Nurodykite jo adresą su --trusted-proxy ir paleiskite serverį iš naujo.
doctor-no-scheme = Serveris nežino, kad lankytojai naudoja https. Tegul tarpinis serveris nustato X-Forwarded-Proto, kaip aplanko deploy pavyzdžiuose.
doctor-bad-origin = Serveris atmeta savo paties puslapių užklausas iš { $address }. Nustatykite --public-address { $address } ir paleiskite serverį iš naujo.
doctor-no-websocket = Per tarpinį serverį nepavyksta užmegzti „WebSocket“ ryšio ({ $why }). Tegul jis perduoda užklausų į /api/play antraštę Upgrade, kaip aplanko deploy pavyzdžiuose.
doctor-round-trip = Adresas { $address } veikia: puslapiai pasiekiami, lankytojų adresai perduodami, „WebSocket“ ryšys užmezgamas.
