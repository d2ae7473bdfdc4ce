### Terminal: what “saboteur doctor” tells a host about a server’s settings, database, machine and proxy.

## Terminal: saboteur doctor

doctor-area = { $area ->
    [settings] Iestatījumi
    [database] Datubāze
    [machine] Šis dators
   *[network] Tīkls un starpniekserveris
}
doctor-label = { $level ->
    [ok] Labi
    [warning] Brīdinājums
   *[problem] Kļūda
}
doctor-found = Kļūdas: { $problems }. Brīdinājumi: { $warnings }.
doctor-all-well = Viss ir kārtībā.
doctor-settings = Visi iestatījumi ir derīgi.
doctor-needs-postgres = --workers { $workers } darbojas tikai ar PostgreSQL, bet { $file } ir SQLite fails. Iestati --workers 1 vai izmanto PostgreSQL.
doctor-no-public-address = --trusted-proxy ir iestatīts, bet --public-address nav. Norādi adresi, ko cilvēki atver, lai saites un QR kodi būtu pareizi.
doctor-no-trusted-proxy = --public-address ir iestatīts, bet --trusted-proxy nav. Ja servera priekšā ir starpniekserveris, norādi tā adresi, citādi uz visiem apmeklētājiem attieksies viena apmeklētāja ierobežojumi.
doctor-trusts-everyone = --trusted-proxy { $network } uzticas visiem, tāpēc ikviens var izlikties par citu apmeklētāju. Norādi tikai savus starpniekserverus.
doctor-open-port = Ar --host { $host } apmeklētāji var apiet starpniekserveri. Ja tas darbojas šajā datorā, iestati --host 127.0.0.1; ja ne, ļauj piekļūt portam { $port } tikai tam.
doctor-plain-public = Savienojums ar { $address } nav šifrēts. Iegūsti starpniekserverim sertifikātu un izmanto https://.
doctor-metrics-open = --metrics all rāda servera rādītājus visiem. Iestati --metrics local, ja vien serverim nepiekļūst tikai tava uzraudzības programma.
doctor-sqlite = { $file } ir vesels un privāts (SQLite { $version }).
doctor-sqlite-new = { $file } vēl nav. Serveris to izveidos.
doctor-no-folder = Mapes { $folder } nav. Izveido to vai maini --database.
doctor-not-writable = Lietotājs { $user } nevar rakstīt { $file }. Palaid šo komandu kā lietotājs, ar kuru darbojas serveris, un dod tam rakstīšanas tiesības.
doctor-file-open = Citi šī datora lietotāji var lasīt { $file }, arī notiekošo spēļu kārtis. Izpildi: chmod 600 { $file }
doctor-file-damaged = { $file } nav vesela šīs versijas datubāze ({ $why }). Atjauno no kopijas vai atjaunini Saboteur.
doctor-postgres = { $database } atbild (PostgreSQL { $version }).
doctor-no-answer = { $database } neatbild ({ $why }). Pārbaudi, vai PostgreSQL darbojas, kā arī lietotāju, paroli un adresi.
doctor-no-privilege = Datubāzes { $database } lietotājs nevar veidot tabulas. Padari to par īpašnieku: ALTER DATABASE … OWNER TO …
doctor-few-connections = PostgreSQL atļauj savienojumus: { $most }, bet servera procesi ({ $workers }) var aizņemt { $needed }. Palielini max_connections vai samazini --workers.
doctor-disk = Brīvā vieta mapē { $folder }: { $free } MB.
doctor-disk-full = Mapē { $folder } brīvi ir tikai { $free } MB. Atbrīvo vietu vai iestati --keep-days: kad disks ir pilns, neviens nevar spēlēt.
doctor-files = Sistēma ļauj atvērt pietiekami daudz failu (vajag ne vairāk kā { $needed }).
doctor-many-processes = Procesu būtu { $processes }, bet kodolu ir { $cores }. Samazini --workers un --bot-workers.
doctor-running = Saboteur { $version } darbojas adresē { $address }.
doctor-port-free = Serveris nedarbojas, un { $address } ir brīvs.
doctor-temporary-server = Adresē { $address } serveris nedarbojas, tāpēc nākamajām pārbaudēm palaists pagaidu serveris.
doctor-no-temporary-server = Nākamajām pārbaudēm serveri neizdevās palaist. Iemeslu parādīs „saboteur serve”.
doctor-port-taken = { $address } izmanto cita programma. Apturi to vai izvēlies citu --port.
doctor-other-version = Darbojas Saboteur { $running }, bet instalēta ir { $installed }. Palaid serveri no jauna.
doctor-not-ready = Serveris adresē { $address } pašlaik neko nevar saglabāt. Ieskaties tā žurnālā.
doctor-no-proxy = --public-address nav iestatīts, tāpēc starpniekservera nav, ko pārbaudīt.
doctor-unreachable = { $address } no šejienes nav sasniedzama ({ $why }). Pārbaudi, vai nosaukums norāda uz šo datoru, vai starpniekserveris darbojas un vai ugunsmūris to laiž cauri.
doctor-certificate = Adreses { $address } sertifikāts nav derīgs ({ $why }). Atjauno to vai pārbaudi, kuru izmanto starpniekserveris.
doctor-gateway = Starpniekserveris adresē { $address } nevar sasniegt spēles serveri (statuss { $status }). Pārbaudi servera adresi un portu starpniekservera konfigurācijā.
doctor-other-site = Adresē { $address } atbild nevis šis serveris (statuss { $status }). Pārbaudi nosaukumu starpniekservera konfigurācijā un to, vai tas norāda uz šo datoru.
doctor-bad-host = Adresē { $address } serverim prasīja nosaukumu { $host }, bet tas nav tā nosaukums. Lai starpniekserveris nodod galveni Host nemainītu.
doctor-no-forwarding = Starpniekserveris nenodod apmeklētāju adreses. Lai tas iestata X-Forwarded-For, kā piemēros mapē deploy.
doctor-untrusted = Starpniekserveris nodod apmeklētāju adreses, bet serveris tam neuzticas. Norādi tā adresi ar --trusted-proxy un palaid serveri no jauna.
doctor-no-scheme = Serveris nezina, ka apmeklētāji izmanto https. Lai starpniekserveris iestata X-Forwarded-Proto, kā piemēros mapē deploy.
doctor-bad-origin = Serveris noraida pieprasījumus no savām lapām adresē { $address }. Iestati --public-address { $address } un palaid serveri no jauna.
doctor-no-websocket = WebSocket savienojumi netiek cauri starpniekserverim ({ $why }). Lai tas nodod Upgrade adresei /api/play, kā piemēros mapē deploy.
doctor-round-trip = { $address } darbojas: lapas, apmeklētāju adreses un WebSocket savienojumi tiek cauri.
