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
doctor-needs-postgres = --workers { $workers } veikia tik su „PostgreSQL“, o { $file } yra „SQLite“ failas. Nustatykite --workers 1 arba naudokite „PostgreSQL“.
doctor-no-public-address = --trusted-proxy nustatyta, o --public-address – ne. Nurodykite adresą, kurį atveria žmonės, kad nuorodos ir QR kodai būtų teisingi.
doctor-no-trusted-proxy = --public-address nustatyta, o --trusted-proxy – ne. Jei prieš serverį yra tarpinis serveris, nurodykite jo adresą, kitaip visiems lankytojams teks vieno lankytojo ribos.
doctor-trusts-everyone = --trusted-proxy { $network } pasitiki visais, todėl bet kas gali apsimesti kitu lankytoju. Nurodykite tik savo tarpinius serverius.
doctor-open-port = Su --host { $host } lankytojai gali apeiti tarpinį serverį. Jei jis veikia šiame kompiuteryje, nustatykite --host 127.0.0.1; jei ne – prie prievado { $port } leiskite tik jį.
doctor-plain-public = Ryšys su { $address } nešifruojamas. Gaukite tarpiniam serveriui sertifikatą ir naudokite https://.
doctor-metrics-open = --metrics all rodo serverio rodiklius visiems. Nustatykite --metrics local, nebent serverį pasiekia tik jūsų stebėjimo programa.
doctor-sqlite = { $file } nepažeistas ir privatus („SQLite“ { $version }).
doctor-sqlite-new = { $file } dar nėra. Serveris jį sukurs.
doctor-no-folder = Aplanko { $folder } nėra. Sukurkite jį arba pakeiskite --database.
doctor-not-writable = Naudotojas { $user } negali rašyti į { $file }. Paleiskite šią komandą to naudotojo vardu, kuriuo veikia serveris, ir suteikite jam teisę rašyti.
doctor-file-open = Kiti šio kompiuterio naudotojai gali skaityti { $file }, taip pat ir vykstančių žaidimų kortas. Paleiskite: chmod 600 { $file }
doctor-file-damaged = { $file } nėra nepažeista šios versijos duomenų bazė ({ $why }). Atkurkite atsarginę kopiją arba atnaujinkite „Saboteur“.
doctor-postgres = { $database } atsako („PostgreSQL“ { $version }).
doctor-no-answer = { $database } neatsako ({ $why }). Patikrinkite, ar „PostgreSQL“ veikia, taip pat vardą, slaptažodį ir adresą.
doctor-no-privilege = Duomenų bazės { $database } naudotojas negali kurti lentelių. Padarykite jį savininku: ALTER DATABASE … OWNER TO …
doctor-few-connections = „PostgreSQL“ leidžia jungčių: { $most }, o darbiniai procesai ({ $workers }) gali užimti { $needed }. Padidinkite max_connections arba sumažinkite --workers.
doctor-disk = Laisvos vietos aplanke { $folder }: { $free } MB.
doctor-disk-full = Laisvos vietos aplanke { $folder } liko tik { $free } MB. Atlaisvinkite vietos arba nustatykite --keep-days: kai diskas pilnas, žaisti niekas negali.
doctor-files = Sistema leidžia atverti pakankamai failų (daugiausia prireiks { $needed }).
doctor-many-processes = Procesų būtų { $processes }, o branduolių yra { $cores }. Sumažinkite --workers ir --bot-workers.
doctor-running = „Saboteur“ { $version } veikia adresu { $address }.
doctor-port-free = Serveris neveikia, { $address } laisvas.
doctor-temporary-server = Adresu { $address } serveris neveikia, todėl kitiems patikrinimams paleistas laikinas.
doctor-no-temporary-server = Kitiems patikrinimams serverio paleisti nepavyko. Priežastį parodys „saboteur serve“.
doctor-port-taken = { $address } naudoja kita programa. Sustabdykite ją arba nurodykite kitą --port.
doctor-other-version = Veikia „Saboteur“ { $running }, o įdiegta { $installed }. Paleiskite serverį iš naujo.
doctor-not-ready = Serveris adresu { $address } dabar nieko negali išsaugoti. Pažiūrėkite į jo žurnalą.
doctor-no-proxy = --public-address nenustatyta, todėl tarpinio serverio tikrinti nereikia.
doctor-unreachable = { $address } iš čia nepasiekiamas ({ $why }). Patikrinkite, ar vardas rodo į šį kompiuterį, ar tarpinis serveris veikia ir ar jo neblokuoja užkarda.
doctor-certificate = Adreso { $address } sertifikatas negalioja ({ $why }). Atnaujinkite jį arba patikrinkite, kurį naudoja tarpinis serveris.
doctor-gateway = Tarpinis serveris adresu { $address } nepasiekia žaidimo serverio (būsena { $status }). Patikrinkite adresą ir prievadą tarpinio serverio konfigūracijoje.
doctor-other-site = Adresu { $address } atsako ne šis serveris (būsena { $status }). Patikrinkite vardą tarpinio serverio konfigūracijoje ir ar jis rodo į šį kompiuterį.
doctor-bad-host = Adresu { $address } serverio paprašyta vardo { $host }, o tai ne jo vardas. Tegul tarpinis serveris perduoda antraštę Host nepakeistą.
doctor-no-forwarding = Tarpinis serveris neperduoda lankytojų adresų. Tegul jis nustato X-Forwarded-For, kaip pavyzdžiuose aplanke deploy.
doctor-untrusted = Tarpinis serveris perduoda lankytojų adresus, bet žaidimo serveris juo nepasitiki. Nurodykite jo adresą su --trusted-proxy ir paleiskite serverį iš naujo.
doctor-no-scheme = Serveris nežino, kad lankytojai naudoja https. Tegul tarpinis serveris nustato X-Forwarded-Proto, kaip pavyzdžiuose aplanke deploy.
doctor-bad-origin = Serveris atmeta savo paties puslapių užklausas iš { $address }. Nustatykite --public-address { $address } ir paleiskite serverį iš naujo.
doctor-no-websocket = WebSocket ryšys per tarpinį serverį nepraeina ({ $why }). Tegul jis perduoda Upgrade adresui /api/play, kaip pavyzdžiuose aplanke deploy.
doctor-round-trip = { $address } veikia: puslapiai, lankytojų adresai ir WebSocket ryšys praeina.
