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
doctor-ignored-line = { $file }, { $line }. rinda („{ $start }”) netiek ņemta vērā. Raksti tā: SABOTEUR_PORT=9000 – ar lielajiem burtiem, ar zīmi = un bez „export”.
doctor-no-settings = Failā { $file } nav Saboteur iestatījumu: nevienā tā rindā nav iestatīts mainīgais, kura nosaukums sākas ar SABOTEUR_. Pārbaudi, kāds fails norādīts ar --env-file.
doctor-other-settings = Šajā datorā ir instalēts pakalpojums { $unit }, bet te tiek pārbaudīti citi iestatījumi. Lai pārbaudītu pakalpojuma iestatījumus, izpildi: { $command }
doctor-needs-postgres = --workers { $workers } (SABOTEUR_WORKERS) darbojas tikai ar PostgreSQL, bet { $file } ir SQLite fails. Iestati --workers 1 vai izmanto PostgreSQL.
doctor-no-public-address = --trusted-proxy ir iestatīts, bet --public-address nav. Lai saites un QR kodi būtu pareizi, norādi tajā adresi, ko cilvēki atver.
doctor-no-trusted-proxy = --public-address ir iestatīts, bet --trusted-proxy nav. Ja servera priekšā ir starpniekserveris, norādi tā adresi, citādi uz visiem apmeklētājiem attieksies viena apmeklētāja ierobežojumi.
doctor-trusts-everyone = --trusted-proxy { $network } uzticas visiem, tāpēc ikviens var izlikties par citu apmeklētāju. Norādi tikai savus starpniekserverus.
doctor-open-port = Ar --host { $host } apmeklētāji var apiet starpniekserveri. Ja tas darbojas šajā datorā, iestati --host 127.0.0.1; ja ne, piekļuvi portam { $port } atļauj tikai starpniekserverim.
doctor-plain-public = Savienojums ar { $address } nav šifrēts. Iegūsti starpniekserverim sertifikātu un izmanto https://.
doctor-metrics-open = --metrics all rāda servera rādītājus visiem. Iestati --metrics local, ja vien serverim nepiekļūst tikai tava uzraudzības programma.
doctor-sqlite = { $file } nav bojāts, un citi lietotāji to nevar lasīt (SQLite { $version }).
doctor-sqlite-new = Faila { $file } vēl nav. Serveris to izveidos.
doctor-hidden-database = Pakalpojums { $unit } neredz mapes { $folder } saturu, tāpēc serveris nevar izmantot failu { $file }. Ar --database (SABOTEUR_DATABASE) norādi failu mapē /var/lib/saboteur.
doctor-unwritable-database = Pakalpojums { $unit } drīkst rakstīt tikai mapē { $folder }, tāpēc serveris nevar izmantot failu { $file }. Ar --database (SABOTEUR_DATABASE) norādi failu tajā mapē.
doctor-nowhere-writable = Pakalpojums { $unit } nedrīkst rakstīt nevienā mapē, kurā faili saglabājas, tāpēc serveris nevar izmantot failu { $file }. Pakalpojuma failam pievieno rindu „StateDirectory=saboteur” un ar --database (SABOTEUR_DATABASE) norādi failu mapē /var/lib/saboteur.
doctor-no-folder = Mapes { $folder } nav. Izveido to vai maini --database.
doctor-not-writable = Lietotājs { $user } nevar rakstīt šeit: { $file }. Izpildi šo komandu kā servera lietotājs un piešķir šim lietotājam rakstīšanas tiesības.
doctor-read-only = Failu sistēma, kurā atrodas { $folder }, ir pieejama tikai lasīšanai, tāpēc serveris neko nevar saglabāt. Pārbaudi disku (kļūdas parādīs „dmesg”) un piemontē to tā, lai tajā atkal varētu rakstīt.
doctor-not-owned = Fails { $file } nepieder servera lietotājam, tāpēc serveris to nevar izmantot. Izpildi: chown --reference={ $folder } { $file }
doctor-file-open = Citi šī datora lietotāji var lasīt { $file }, arī notiekošo spēļu kārtis. Izpildi: chmod 600 { $file }
doctor-file-damaged = { $file } ir bojāts vai nav šīs versijas datubāze ({ $why }). Atjauno to no kopijas vai atjaunini Saboteur.
doctor-postgres = { $database } atbild (PostgreSQL { $version }).
doctor-peer-unchecked = { $database } ielaiž tikai lietotāju { $user }, bet tāds lietotājs pastāv tikai tikmēr, kamēr serveris darbojas. Palaid serveri un atkārto šo komandu.
doctor-peer-failing = { $database } ielaiž tikai lietotāju { $user }, bet tāds lietotājs pastāv tikai tikmēr, kamēr serveris darbojas, tāpēc tagad datubāzi pārbaudīt nevar. Kāpēc serveri nevar palaist, rakstīts tālāk.
doctor-no-privilege = Datubāzes { $database } lietotājs nevar veidot tabulas. Padari to par īpašnieku: ALTER DATABASE … OWNER TO …
doctor-few-connections = PostgreSQL savienojumu skaits ir ierobežots līdz { $most }, bet ar --workers { $workers } var vajadzēt { $needed }. Palielini max_connections vai samazini --workers.
doctor-disk = Brīvā vieta mapē { $folder }: { $free } MB.
doctor-disk-full = Mapē { $folder } brīvi ir tikai { $free } MB. Atbrīvo vietu vai iestati --keep-days: kad disks ir pilns, neviens nevar spēlēt.
doctor-files = Sistēma ļauj atvērt pietiekami daudz failu (vajag ne vairāk kā { $needed }).
doctor-unit-few-files = Pakalpojums { $unit } ļauj serverim atvērt pārāk maz failu (LimitNOFILE): { $files }, bet atļautajam savienojumu skaitam vajag { $needed }. Palielini LimitNOFILE pakalpojuma failā vai tā papildinājumā (abus parādīs „systemctl cat { $unit }”), vai arī samazini --most-connections un --most-http-connections.
doctor-many-processes = Procesu būtu { $processes }, bet kodolu ir { $cores }. Samazini --workers un --bot-workers.
doctor-running = Saboteur { $version } darbojas adresē { $address }.
doctor-host-elsewhere = { $host } nav šī datora adrese (datora adreses parādīs „ip addr”), tāpēc serveri palaist neizdosies. Izlabo --host (SABOTEUR_HOST).
doctor-older-settings = Serveris pašlaik darbojas ar citiem iestatījumiem, nevis te pārbaudītajiem: { $names }. Ja tos mainīji, restartē serveri, piemēram, ar „systemctl restart saboteur”, un atkārto pārbaudi.
doctor-unit-failing = { $restarts ->
    [0] Pakalpojums { $unit } ir palaists, bet neatbild. Iemeslu parādīs: journalctl -u { $unit } -n 20
    [zero] Pakalpojums { $unit } ir palaists, bet neatbild (automātiski restartēts { $restarts } reizes). Iemeslu parādīs: journalctl -u { $unit } -n 20
    [one] Pakalpojums { $unit } ir palaists, bet neatbild (automātiski restartēts { $restarts } reizi). Iemeslu parādīs: journalctl -u { $unit } -n 20
   *[other] Pakalpojums { $unit } ir palaists, bet neatbild (automātiski restartēts { $restarts } reizes). Iemeslu parādīs: journalctl -u { $unit } -n 20
}
doctor-unit-refused = Pakalpojumu { $unit } nevar palaist. Servera paziņojums: { $why }
doctor-unit-given-up = systemd vairs nemēģina palaist pakalpojumu { $unit } (iemeslu parādīs „journalctl -u { $unit } -n 20”). Novērs cēloni un izpildi: systemctl reset-failed { $unit } && systemctl restart { $unit }
doctor-unit-restarted = { $restarts ->
    [zero] Pakalpojums { $unit } tagad darbojas, bet { $restarts } reizes ir automātiski restartēts. Iemeslu parādīs: journalctl -u { $unit }
    [one] Pakalpojums { $unit } tagad darbojas, bet { $restarts } reizi ir automātiski restartēts. Iemeslu parādīs: journalctl -u { $unit }
   *[other] Pakalpojums { $unit } tagad darbojas, bet { $restarts } reizes ir automātiski restartēts. Iemeslu parādīs: journalctl -u { $unit }
}
doctor-unit-port = Pakalpojumu { $unit } nevar palaist, jo adresi { $address } izmanto cita programma (automātiskās restartēšanas reizes: { $restarts }). Apturi šo programmu; kura tā ir, parādīs „ss -ltnp”.
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
doctor-certificate-expired = Adreses { $address } sertifikātam ir beidzies derīguma termiņš. Atjauno to (Caddy to dara pats; ar nginx izpildi „certbot renew”) un pārlādē starpniekserveri.
doctor-certificate-authority = Adreses { $address } sertifikātu ir izdevusi sertifikācijas iestāde, ko šis dators nepazīst. Ja tā ir tava, norādi tās sertifikātu mainīgajā SSL_CERT_FILE un atkārto pārbaudi. Ja ne, iegūsti sertifikātu, kam uzticas pārlūki.
doctor-certificate-name = Starpniekservera sertifikāts nav izdots adresei { $address }. Pārbaudi nosaukumu starpniekservera konfigurācijā un to, kuru sertifikātu tas izmanto.
doctor-no-certificate = Starpniekserverim vēl nav sertifikāta adresei { $address } ({ $why }). Iemesls ir tā žurnālā („journalctl -u caddy” vai „journalctl -u nginx”). Lai iegūtu sertifikātu, Caddy vajag minūti laika un no interneta sasniedzamus portus 80 un 443.
doctor-gateway = Starpniekserveris adresē { $address } nevar sasniegt spēles serveri (statuss { $status }). Pārbaudi servera adresi un portu starpniekservera konfigurācijā.
doctor-other-site = Adresē { $address } atbild kas cits, nevis šis serveris (statuss { $status }). Pārbaudi nosaukumu starpniekservera konfigurācijā un to, vai tas norāda uz šo datoru.
doctor-bad-host = Adresē { $address } serveris saņēma pieprasījumu ar nosaukumu { $host }, bet tas nav šī servera nosaukums. Iestati starpniekserveri tā, lai tas galveni Host nodotu nemainītu.
doctor-no-forwarding = Starpniekserveris nenodod apmeklētāju adreses. Iestati tajā X-Forwarded-For, kā tas darīts piemēros mapē deploy.
doctor-untrusted = Starpniekserveris nodod apmeklētāju adreses, bet serveris tam neuzticas. Norādi tā adresi ar --trusted-proxy un palaid serveri no jauna.
doctor-no-scheme = Serveris nezina, ka apmeklētāji izmanto https. Iestati starpniekserverī X-Forwarded-Proto, kā tas darīts piemēros mapē deploy.
doctor-bad-origin = Serveris noraida pieprasījumus no savām lapām adresē { $address }. Iestati --public-address { $address } un palaid serveri no jauna.
doctor-no-websocket = WebSocket savienojumi netiek cauri starpniekserverim ({ $why }). Iestati to tā, lai adresei /api/play tiktu nodota galvene Upgrade, kā tas darīts piemēros mapē deploy.
doctor-round-trip = { $address } darbojas: lapas, apmeklētāju adreses un WebSocket savienojumi tiek cauri.
