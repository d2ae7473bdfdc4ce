### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Nevar sākt darbu: { $why }.
serve-needs-postgres = --workers (SABOTEUR_WORKERS) ir { $workers }, taču vairākiem servera procesiem vajag PostgreSQL, bet { $database } ir SQLite fails; iestati 1 vai maini --database (SABOTEUR_DATABASE)
serve-no-driver = trūkst pakotnes asyncpg; lai lietotu PostgreSQL, izpildi { $command }
serve-no-answer = datubāze neatbild: { $why }
serve-database-login = PostgreSQL nepieņem adresē { $database } norādīto lietotājvārdu vai paroli
serve-database-missing = PostgreSQL atbild, bet adresē { $database } norādītās datubāzes nav
serve-database-host = adresē { $database } norādīto datoru nevar atrast
serve-database-refused = adresē { $database } neviens neatsaucas; pārbaudi, vai PostgreSQL darbojas un vai adrese un ports ir pareizi
serve-database-late = { $database } laikus neatbildēja; pārbaudi adresi un ugunsmūri
serve-database-rights = adresē { $database } norādītajam lietotājam nav tiesību veidot tabulas; padari to par datubāzes īpašnieku
serve-database-setting = adresē { $database } aiz jautājuma zīmes norādītie PostgreSQL iestatījumi nav derīgi; pārbaudi to nosaukumus un vērtības (der, piemēram, sslmode=require)
serve-database-escape = { $why }; ja parolē ir zīme @, šīs zīmes vietā raksti %40
serve-no-file = failu { $file } nevar izmantot: { $why }
serve-no-database-file = datubāzes failu { $file } nevar izmantot ({ $why }); pārbaudi --database (SABOTEUR_DATABASE) un ņem vērā, ka systemd pakalpojums parasti neredz /home, /root un /tmp
serve-file-in-use = failu { $file } jau izmanto cits serveris; vispirms to apturi vai norādi citu failu ar --database
serve-no-port = nevar klausīties adresē { $address }: { $why }
serve-no-pages = mapē { $folder } nav spēles lapu; izveido pakotni ar „make web wheel” un instalē to no jauna
serve-bad-setting = „{ $text }” nav derīga { $name } ({ $variable }) vērtība: { $why }.
serve-bad-variable = „{ $text }” nav derīga { $variable } vērtība: { $why }.
serve-open-quote = { $file }, { $line }. rinda: nav aizvērtas pēdiņas.
serve-many-lines = Iestatījumā { $variable } ir vairākas rindas, pirmā ir „{ $text }”. Varbūt failā, kur tas norādīts, nav aizvērtas pēdiņas.
serve-wants-whole = norādi veselu skaitli no { $least } līdz { $most }
serve-wants-decimal = norādi skaitli no { $least } līdz { $most }, piemēram, 1.5
serve-wants-choice = izvēlies vienu no šiem: { $names }
serve-wants-host = norādi šī datora adresi bez porta, piemēram, 127.0.0.1, vai 0.0.0.0 visiem tīkliem
serve-wants-site = norādi pilnu adresi, ko cilvēki atver, ar http:// vai https:// un bez ceļa, piemēram, https://play.example
serve-wants-database = norādi failu, piemēram, /var/lib/saboteur/games.sqlite3, vai PostgreSQL datubāzi, piemēram, postgresql://saboteur@/saboteur
serve-wants-database-address = tas izskatās pēc datubāzes adreses, bet tai jāsākas ar postgresql://, piemēram, postgresql://saboteur@/saboteur
serve-wants-proxies = uzskaiti adreses vai tīklus, atdalot ar komatiem, piemēram, 127.0.0.1,10.0.0.0/8
serve-wants-hosts = uzskaiti nosaukumus bez http:// un bez porta, atdalot ar komatiem, piemēram, play.example,.club.example
serve-wants-socket-file = norādi failu, kura ceļš nav garāks par { $most } rakstzīmēm, piemēram, /run/saboteur/control
serve-wants-club-name = norādi vienu rindu, ne garāku par { $most } rakstzīmēm, piemēram, Ceturtdienas klubs
serve-wants-contact = norādi e-pasta adresi, piemēram, klubs@play.example, vai lapas adresi
serve-wants-link = norādi visu lapas adresi, piemēram, https://play.example/legal
serve-wants-welcome-file = norādi teksta failu (UTF-8), kurā katrai valodai ir ne vairāk kā { $lines } rindas un { $most } rakstzīmes; katras valodas teksts sākas ar rindu, kurā ir tās kods, piemēram, [lv]
serve-wants-key = norādi vismaz { $least } rakstzīmes garu atslēgu bez atstarpēm sākumā un beigās
serve-wants-key-file = norādi failu, kura pirmā rinda ir vismaz { $least } rakstzīmes gara atslēga
serve-wants-readable-file = serveris nevar nolasīt šo failu ({ $why })
serve-wants-one-key = ir iestatīts arī SABOTEUR_CREATION_KEY; atstāj tikai vienu no abiem
serve-wants-foreign-bots = norādi „installed”, „none” vai NAME=MODULE:CLASS ar nosaukumu, kāda nav nevienam citam robotam
serve-wants-folder = norādi mapi, kas pastāv
serve-unknown-variable-near = Iestatījuma { $variable } nav. Varbūt domāji { $nearest }?
serve-unknown-variable = Iestatījuma { $variable } nav. Visus parāda „saboteur serve --help”.
serve-open = Atver { $address } pārlūkā – šajā vai jebkurā citā ierīcē tajā pašā tīklā.
serve-open-here = Atver { $address } pārlūkā.
summary-listening = Klausās adresē { $address }
summary-public = Publiskā adrese: { $address }
summary-no-public = Publiskā adrese: nav norādīta (--public-address)
summary-sqlite = Datubāze: { $file } (SQLite { $version })
summary-postgres = Datubāze: { $database }
summary-keep-days = Neizmantotus galdus dzēš pēc { $days ->
    [zero] { $days } dienām
    [one] { $days } dienas
   *[other] { $days } dienām
}
summary-keep = Neizmantotus galdus glabā bez termiņa (--keep-days)
summary-processes = Servera procesi: { $workers }. Robotu procesi: { $bots }.
summary-proxies = Uzticamie starpniekserveri: { $proxies }
summary-no-proxies = Uzticamie starpniekserveri: nav (--trusted-proxy)
summary-limits = Ierobežojumi vienam servera procesam: galdi atmiņā – { $tables }, atvērti savienojumi – { $connections }
serve-stop = Lai apturētu serveri, nospied Ctrl-C. Nekas nepazudīs.
backup-done = { $target } ir pilna kopija.
# Checked: term, the name of the command
backup-no-database = { $file } nav spēles servera datubāze.
backup-not-whole = Neizdevās izveidot pilnu { $file } kopiju.
backup-disk-full = Neizdevās nokopēt { $file }: disks ir pilns, failam { $target } nav vietas.
backup-failed = Neizdevās izveidot pilnu { $file } kopiju: { $why }.
backup-exists = Jau ir fails { $file } vai tam piederošs SQLite fails (-wal, -shm vai -journal).
migrate-done = Nokopēti galdi: { $tables }. Nokopēti žurnāla ieraksti: { $entries }.
migrate-not-empty = Datubāzē { $database } jau ir galdi.
migrate-no-database = { $database } nav spēles servera datubāze.
migrate-same = Avots un mērķis ir viens un tas pats.
migrate-not-done = Nekas nav nokopēts: { $why }.
migrate-server-runs = Datubāzi { $database } izmanto serveris. Vispirms apturi serveri, citādi pa to laiku nospēlētais pazustu.
verify-game = { $game }. spēle. { $summary }
verify-bad-game = { $file }: { $game }. spēle ({ $line }. rinda) neiztur pārbaudi: { $why }

## Terminal: the server’s log

event-started = Saboteur { $version } darbojas.
event-configured = Iestatījumi: { $settings }.
event-draining = { $seconds ->
    [0] Serveris beidz darbu.
    [zero] Serveris beidz darbu; savienojumus tas apkalpos vēl { $seconds } sekundes.
    [one] Serveris beidz darbu; savienojumus tas apkalpos vēl { $seconds } sekundi.
   *[other] Serveris beidz darbu; savienojumus tas apkalpos vēl { $seconds } sekundes.
}
event-stopped = Serveris ir apturēts. Visas spēles ir saglabātas.
event-tables-deleted = { $count ->
    [zero] Izdzēsti { $count } galdi, jo tos ilgi neviens nebija lietojis.
    [one] Izdzēsts { $count } galds, jo to ilgi neviens nebija lietojis.
   *[other] Izdzēsti { $count } galdi, jo tos ilgi neviens nebija lietojis.
}
event-control-in-use = Caur { $path } jau tiek vadīts cits serveris, tāpēc „saboteur tables” un līdzīgas komandas šo nesasniegs. Norādi šim serverim citu failu ar --control.
event-control-not-open = Failu { $path } nevar izmantot ({ $why }), tāpēc „saboteur tables” un līdzīgas komandas šo serveri nesasniegs. Izvēlies citu failu ar --control.
event-table-ended = Galds slēgts ar komandu „saboteur end”.
event-address-banned = Tīkla adresei liegta piekļuve.
event-ban-lifted = Liegums atcelts.
event-notice-set = Visās lapās redzams jauns paziņojums.
event-notice-withdrawn = Paziņojums noņemts.
event-few-files = Sistēma ļauj serverim atvērt pārāk maz failu: { $files }, bet tā savienojumu ierobežojumiem vajag { $needed }. Palielini robežu (ulimit -n) vai samazini --most-connections un --most-http-connections.
event-bad-host = Kāds mēģināja sasniegt serveri ar nosaukumu „{ $host }”, ko tas neatzīst par savu. Ja nosaukums ir pareizs, pievieno to ar --allowed-hosts vai --public-address.
event-bad-origin = Lapa no { $origin } nosūtīja pieprasījumu un tika noraidīta: šis serveris pieņem tikai { $expected }. Ja { $origin } ir tava vietne, norādi --public-address.
event-connections-full = Serverī vairs nav vietas. Atvērtie savienojumi: { $open }. Kopš palaišanas aizvērti, lai atbrīvotu vietu: { $evicted }; noraidīti: { $refused }; pārtraukti lēnuma dēļ: { $slow }.
event-worker-ended = Servera process negaidīti beidzās (izejas kods { $code }) un tiek palaists no jauna.
event-worker-not-started = Viens servera process nesāka darbu. Pārējie turpina strādāt.
event-workers-ready = { $count ->
    [zero] Gatavi { $count } servera procesi.
    [one] Gatavs { $count } servera process.
   *[other] Gatavi { $count } servera procesi.
}
event-workers-exchanged = { $count ->
    [zero] Bez pārtraukuma nomainīti { $count } servera procesi.
    [one] Bez pārtraukuma nomainīts { $count } servera process.
   *[other] Bez pārtraukuma nomainīti { $count } servera procesi.
}
event-bot-process-ended = Process, kurā domā roboti, negaidīti beidzās ({ $kind }) un tiek palaists no jauna. Pa to laiku spēlē vienkāršais robots.
event-siblings-not-met = Pārējie servera procesi šajā datorā nevar sasniegt šo procesu ({ $kind }). Spēles turpinās, tikai mazliet lēnāk. Pārbaudi, vai pagaidu failu mapē var rakstīt un vai tās nosaukums ir īss.
event-postgres-fsync-off = Šajā PostgreSQL ir izslēgts fsync, tāpēc, pazūdot strāvai, var zust spēles. Ieslēdz to.
event-store-failed = { $why ->
    [disk-full] Disks ir pilns, tāpēc neko nevar saglabāt. Atbrīvo vietu: līdz tam pie galdiem nekas nemainās. Viss, kas spēlētājiem jau parādīts, ir saglabāts.
   *[other] Datubāze neatbild vai nevar saglabāt datus ({ $why }). Kamēr tā nedarbojas, pie galdiem nekas nemainās. Viss, kas spēlētājiem jau parādīts, ir saglabāts.
}
event-store-back = { $seconds ->
    [zero] Datubāze atkal darbojas pēc { $seconds } sekunžu pārtraukuma. Spēles turpinās.
    [one] Datubāze atkal darbojas pēc { $seconds } sekundes pārtraukuma. Spēles turpinās.
   *[other] Datubāze atkal darbojas pēc { $seconds } sekunžu pārtraukuma. Spēles turpinās.
}
event-untrusted-proxy = Pieprasījumos no { $address } norādīti citi apmeklētāji (X-Forwarded-For), bet { $address } nav uzticams starpniekserveris, tāpēc visus, kas ir aiz tā, serveris uzskata par vienu apmeklētāju. Ja tas ir tavs starpniekserveris, iestati --trusted-proxy { $address }.
event-untrusted-forwarding = Pieprasījumos no kādas interneta adreses norādīti citi apmeklētāji (X-Forwarded-For), bet tas nav uzticams starpniekserveris, tāpēc visus, kas ir aiz tā, serveris uzskata par vienu apmeklētāju. Ja tas ir tavs starpniekserveris, norādi to ar --trusted-proxy.
event-background-failure = Serverī radās kļūda ({ $kind }). Lūdzu, ziņo par to un pievieno šīs rindas:
