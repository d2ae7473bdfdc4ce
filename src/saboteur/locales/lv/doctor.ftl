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
doctor-not-readable = Servera lietotājs { $user } nevar lasīt failu { $file }, tāpēc serveri palaist neizdosies. Izpildi: chmod 644 { $file } (un pārbaudi arī to mapju tiesības, kurās tas atrodas)
doctor-hidden-file = Pakalpojums { $unit } neredz mapes { $folder } saturu, tāpēc serveris nevar lasīt failu { $file }. Pārvieto failu, piemēram, uz /etc.
doctor-needs-postgres = --workers { $workers } darbojas tikai ar PostgreSQL, bet { $file } ir SQLite fails. Iestati --workers 1 vai izmanto PostgreSQL.
doctor-no-public-address = --trusted-proxy ir iestatīts, bet --public-address nav. Lai saites un QR kodi būtu pareizi, norādi tajā adresi, ko cilvēki atver.
doctor-no-trusted-proxy = --public-address ir iestatīts, bet --trusted-proxy nav. Ja servera priekšā ir starpniekserveris, norādi tā adresi, citādi uz visiem apmeklētājiem attieksies viena apmeklētāja ierobežojumi.
doctor-trusts-everyone = --trusted-proxy { $network } uzticas visiem, tāpēc ikviens var izlikties par citu apmeklētāju. Norādi tikai savus starpniekserverus.
doctor-open-port = Ar --host { $host } apmeklētāji var apiet starpniekserveri. Ja tas darbojas šajā datorā, iestati --host 127.0.0.1; ja ne, piekļuvi portam { $port } atļauj tikai starpniekserverim.
doctor-plain-public = Savienojums ar { $address } nav šifrēts. Iegūsti starpniekserverim sertifikātu un izmanto https://.
doctor-metrics-open = --metrics all rāda servera rādītājus visiem. Iestati --metrics local, ja vien serverim nepiekļūst tikai tava uzraudzības programma.
doctor-sqlite = { $file } nav bojāts, un citi lietotāji to nevar lasīt (SQLite { $version }).
doctor-sqlite-new = Faila { $file } vēl nav. Serveris to izveidos.
doctor-no-folder = Mapes { $folder } nav. Izveido to vai maini --database.
doctor-not-writable = Lietotājs { $user } nevar rakstīt šeit: { $file }. Palaid šo komandu ar to pašu lietotāju, ar kuru darbojas serveris, un piešķir šim lietotājam rakstīšanas tiesības.
doctor-not-owned = Fails { $file } nepieder servera lietotājam, tāpēc serveris to nevar izmantot. Izpildi: chown --reference={ $folder } { $file }
doctor-file-open = Citi šī datora lietotāji var lasīt { $file }, arī notiekošo spēļu kārtis. Izpildi: chmod 600 { $file }
doctor-file-damaged = { $file } ir bojāts vai nav šīs versijas datubāze ({ $why }). Atjauno to no kopijas vai atjaunini Saboteur.
doctor-postgres = { $database } atbild (PostgreSQL { $version }).
doctor-peer-unchecked = { $database } ielaiž tikai lietotāju { $user }, bet tāds lietotājs pastāv tikai, kamēr serveris darbojas. Palaid serveri un atkārto šo komandu.
doctor-no-privilege = Datubāzes { $database } lietotājs nevar veidot tabulas. Padari to par īpašnieku: ALTER DATABASE … OWNER TO …
doctor-few-connections = PostgreSQL savienojumu skaits ir ierobežots līdz { $most }, bet ar --workers { $workers } var vajadzēt { $needed }. Palielini max_connections vai samazini --workers.
doctor-disk = Brīvā vieta mapē { $folder }: { $free } MB.
doctor-disk-full = Mapē { $folder } brīvi ir tikai { $free } MB. Atbrīvo vietu vai iestati --keep-days: kad disks ir pilns, neviens nevar spēlēt.
doctor-files = Sistēma ļauj atvērt pietiekami daudz failu (vajag ne vairāk kā { $needed }).
doctor-many-processes = Procesu būtu { $processes }, bet kodolu ir { $cores }. Samazini --workers un --bot-workers.
doctor-running = Saboteur { $version } darbojas adresē { $address }.
doctor-unit-failing = { $restarts ->
    [0] Pakalpojums { $unit } ir palaists, bet neatbild. Iemeslu parādīs: journalctl -u { $unit } -n 20
    [zero] Pakalpojums { $unit } ir palaists, bet neatbild (automātiski restartēts { $restarts } reizes). Iemeslu parādīs: journalctl -u { $unit } -n 20
    [one] Pakalpojums { $unit } ir palaists, bet neatbild (automātiski restartēts { $restarts } reizi). Iemeslu parādīs: journalctl -u { $unit } -n 20
   *[other] Pakalpojums { $unit } ir palaists, bet neatbild (automātiski restartēts { $restarts } reizes). Iemeslu parādīs: journalctl -u { $unit } -n 20
}
doctor-unit-restarted = { $restarts ->
    [zero] Pakalpojums { $unit } tagad darbojas, bet { $restarts } reizes ir automātiski restartēts. Iemeslu parādīs: journalctl -u { $unit }
    [one] Pakalpojums { $unit } tagad darbojas, bet { $restarts } reizi ir automātiski restartēts. Iemeslu parādīs: journalctl -u { $unit }
   *[other] Pakalpojums { $unit } tagad darbojas, bet { $restarts } reizes ir automātiski restartēts. Iemeslu parādīs: journalctl -u { $unit }
}
doctor-unit-stopped = Pakalpojums { $unit } nedarbojas. Palaid to: systemctl start { $unit }
doctor-port-free = Serveris nedarbojas, un adrese { $address } ir brīva.
doctor-temporary-server = Adresē { $address } serveris nedarbojas, tāpēc nākamajām pārbaudēm palaists pagaidu serveris.
doctor-no-temporary-server = Nākamajām pārbaudēm serveri neizdevās palaist. Iemeslu parādīs „saboteur serve”.
doctor-port-taken = Adresi { $address } izmanto cita programma. Apturi to vai izvēlies citu --port.
doctor-other-version = Darbojas Saboteur { $running }, bet instalēta ir versija { $installed }. Palaid serveri no jauna.
doctor-not-ready = Serveris adresē { $address } pašlaik neko nevar saglabāt. Ieskaties tā žurnālā.
doctor-no-proxy = --public-address nav iestatīts, tāpēc nav starpniekservera, ko pārbaudīt.
doctor-unreachable = Adrese { $address } no šejienes nav sasniedzama ({ $why }). Pārbaudi, vai nosaukums norāda uz šo datoru, vai starpniekserveris darbojas un vai ugunsmūris laiž cauri savienojumus.
doctor-certificate = Adreses { $address } sertifikāts nav derīgs ({ $why }). Atjauno to vai pārbaudi, kuru izmanto starpniekserveris.
doctor-gateway = Starpniekserveris adresē { $address } nevar sasniegt spēles serveri (statuss { $status }). Pārbaudi servera adresi un portu starpniekservera konfigurācijā.
doctor-other-site = Adresē { $address } atbild kas cits, nevis šis serveris (statuss { $status }). Pārbaudi nosaukumu starpniekservera konfigurācijā un to, vai tas norāda uz šo datoru.
doctor-bad-host = Adresē { $address } serveris saņēma pieprasījumu ar nosaukumu { $host }, bet tas nav šī servera nosaukums. Iestati starpniekserveri tā, lai tas galveni Host nodotu nemainītu.
doctor-no-forwarding = Starpniekserveris nenodod apmeklētāju adreses. Iestati tajā X-Forwarded-For, kā piemēros mapē deploy.
doctor-untrusted = Starpniekserveris nodod apmeklētāju adreses, bet serveris tam neuzticas. Norādi tā adresi ar --trusted-proxy un palaid serveri no jauna.
doctor-no-scheme = Serveris nezina, ka apmeklētāji izmanto https. Iestati starpniekserverī X-Forwarded-Proto, kā piemēros mapē deploy.
doctor-bad-origin = Serveris noraida pieprasījumus no savām lapām adresē { $address }. Iestati --public-address { $address } un palaid serveri no jauna.
doctor-no-websocket = WebSocket savienojumi netiek cauri starpniekserverim ({ $why }). Iestati to tā, lai adresei /api/play tiktu nodota galvene Upgrade, kā piemēros mapē deploy.
doctor-round-trip = { $address } darbojas: lapas, apmeklētāju adreses un WebSocket savienojumi tiek cauri.
