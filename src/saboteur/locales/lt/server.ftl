### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Paleisti nepavyko: { $why }.
serve-needs-postgres = --workers (SABOTEUR_WORKERS) reikšmė yra { $workers }, tačiau keliems darbiniams procesams reikia „PostgreSQL“, o { $database } yra „SQLite“ failas; nustatykite 1 arba pakeiskite --database (SABOTEUR_DATABASE)
serve-no-driver = trūksta paketo asyncpg; kad veiktų „PostgreSQL“, paleiskite { $command }
serve-no-answer = duomenų bazė neatsako: { $why }
serve-database-login = „PostgreSQL“ nepriima naudotojo vardo arba slaptažodžio, nurodyto adrese { $database }
serve-database-missing = „PostgreSQL“ atsako, bet adrese { $database } nurodytos duomenų bazės nėra
serve-database-host = adrese { $database } nurodyto kompiuterio rasti nepavyksta
serve-database-refused = adresu { $database } niekas neatsiliepia; patikrinkite, ar „PostgreSQL“ veikia ir ar teisingi adresas bei prievadas
serve-database-late = { $database } laiku neatsakė; patikrinkite adresą ir užkardą
serve-database-rights = adrese { $database } nurodytas naudotojas neturi teisės kurti lentelių; padarykite jį duomenų bazės savininku
serve-database-setting = adrese { $database } po klaustuko nurodyti „PostgreSQL“ nustatymai netinka; patikrinkite jų pavadinimus ir reikšmes (tinka, pavyzdžiui, sslmode=require)
serve-database-escape = { $why }; jei slaptažodyje yra ženklas @, vietoj šio ženklo rašykite %40
serve-no-file = failo { $file } naudoti nepavyksta: { $why }
serve-no-database-file = duomenų bazės failo { $file } naudoti nepavyksta ({ $why }); patikrinkite --database (SABOTEUR_DATABASE) ir turėkite omenyje, kad „systemd“ tarnyba dažniausiai nemato /home, /root ir /tmp
serve-file-in-use = failą { $file } naudoja kitas serveris; pirmiausia jį sustabdykite arba nurodykite kitą failą su --database
serve-no-port = nepavyksta laukti prisijungimų adresu { $address }: { $why }
serve-no-pages = aplanke { $folder } nėra žaidimo puslapių; sukurkite paketą su „make web wheel“ ir įdiekite jį iš naujo
serve-bad-setting = „{ $text }“ netinka parinkčiai { $name } ({ $variable }): { $why }.
serve-bad-variable = „{ $text }“ netinka kintamajam { $variable }: { $why }.
serve-open-quote = { $file }, { $line } eilutė: neuždarytos kabutės.
serve-many-lines = { $variable } reikšmė yra kelių eilučių, pirmoji – „{ $text }“. Galbūt faile, kuriame ji nurodyta, neuždarytos kabutės.
serve-wants-whole = nurodykite sveikąjį skaičių nuo { $least } iki { $most }
serve-wants-decimal = nurodykite skaičių nuo { $least } iki { $most }, pavyzdžiui, 1.5
serve-wants-choice = rinkitės iš šių: { $names }
serve-wants-host = nurodykite šio kompiuterio adresą be prievado, pavyzdžiui, 127.0.0.1, arba 0.0.0.0 – visiems tinklams
serve-wants-site = nurodykite visą adresą, kurį atveria žmonės, su http:// arba https:// ir be kelio, pavyzdžiui, https://play.example
serve-wants-database = nurodykite failą, pavyzdžiui, /var/lib/saboteur/games.sqlite3, arba „PostgreSQL“ duomenų bazę, pavyzdžiui, postgresql://saboteur@/saboteur
serve-wants-database-address = tai panašu į duomenų bazės adresą, o jis turi prasidėti postgresql://, pavyzdžiui, postgresql://saboteur@/saboteur
serve-wants-proxies = išvardykite adresus arba tinklus, atskirtus kableliais, pavyzdžiui, 127.0.0.1,10.0.0.0/8
serve-wants-hosts = išvardykite vardus be http:// ir be prievado, atskirtus kableliais, pavyzdžiui, play.example,.club.example
serve-wants-socket-file = nurodykite failą, kurio kelias ne ilgesnis kaip { $most } ženklų, pavyzdžiui, /run/saboteur/control
serve-wants-club-name = nurodykite vieną eilutę, ne ilgesnę kaip { $most } ženklų, pavyzdžiui, Ketvirtadienio klubas
serve-wants-contact = nurodykite el. pašto adresą, pavyzdžiui, klubas@play.example, arba puslapio adresą
serve-wants-link = nurodykite visą puslapio adresą, pavyzdžiui, https://play.example/legal
serve-wants-welcome-file = nurodykite tekstinį failą (UTF-8), kuriame kiekvienai kalbai būtų ne daugiau kaip { $lines } eil. ir { $most } ženklų; tekstas kiekviena kalba pradedamas jos kodo eilute, pavyzdžiui, [lt]
serve-wants-key = nurodykite bent { $least } ženklų raktą be tarpų pradžioje ir pabaigoje
serve-wants-key-file = nurodykite failą, kurio pirma eilutė – bent { $least } ženklų raktas
serve-wants-readable-file = serveris negali perskaityti šio failo ({ $why })
serve-wants-one-key = nustatytas ir SABOTEUR_CREATION_KEY; palikite tik vieną iš jų
serve-wants-foreign-bots = nurodykite „installed“, „none“ arba NAME=MODULE:CLASS su vardu, kurio neturi joks kitas robotas
serve-wants-folder = nurodykite esamą aplanką
serve-unknown-variable-near = Nustatymo { $variable } nėra. Gal turėjote omenyje { $nearest }?
serve-unknown-variable = Nustatymo { $variable } nėra. Visus išvardija „saboteur serve --help“.
serve-open = Naršyklėje atverkite { $address } – šiame arba bet kuriame kitame to paties tinklo įrenginyje.
serve-open-here = Naršyklėje atverkite { $address }.
summary-listening = Prisijungimų laukiama adresu { $address }
summary-public = Viešasis adresas: { $address }
summary-no-public = Viešasis adresas: nenurodytas (--public-address)
summary-sqlite = Duomenų bazė: { $file } („SQLite“ { $version })
summary-postgres = Duomenų bazė: { $database }
summary-keep-days = Nenaudojami stalai ištrinami po { $days ->
    [one] { $days } dienos
    [few] { $days } dienų
    [many] { $days } dienos
   *[other] { $days } dienų
}
summary-keep = Nenaudojami stalai saugomi neribotą laiką (--keep-days)
summary-processes = Darbinių procesų: { $workers }. Robotų procesų: { $bots }.
summary-proxies = Patikimi tarpiniai serveriai: { $proxies }
summary-no-proxies = Patikimi tarpiniai serveriai: nėra (--trusted-proxy)
summary-limits = Vieno darbinio proceso ribos: stalų atmintyje – { $tables }, atvirų ryšių – { $connections }
serve-stop = Norėdami sustabdyti serverį, paspauskite Ctrl-C. Niekas nedings.
backup-done = Visos duomenų bazės kopija padaryta: { $target }.
backup-no-database = { $file } nėra „Saboteur“ duomenų bazė.
backup-not-whole = Nepavyko nukopijuoti viso failo { $file }.
backup-disk-full = Failo { $file } nukopijuoti nepavyko: diskas pilnas, failui { $target } nėra vietos.
backup-failed = Nepavyko nukopijuoti viso failo { $file }: { $why }.
backup-exists = Failas { $file } arba jo pagalbinis „SQLite“ failas (-wal, -shm ar -journal) jau yra.
migrate-done = Nukopijuota stalų: { $tables }. Nukopijuota žurnalo įrašų: { $entries }.
migrate-not-empty = Duomenų bazėje { $database } stalų jau yra.
migrate-no-database = { $database } nėra „Saboteur“ duomenų bazė.
migrate-same = Šaltinis ir tikslas sutampa.
migrate-not-done = Nieko nenukopijuota: { $why }.
migrate-server-runs = Duomenų bazę { $database } naudoja serveris. Pirmiausia jį sustabdykite, kitaip tuo metu vykstantys žaidimai būtų prarasti.
verify-game = { $game } žaidimas. { $summary }
verify-bad-game = { $file }: { $game } žaidimas ({ $line } eilutė) patikros neišlaikė. { $why }

## Terminal: the server’s log

event-started = „Saboteur“ { $version } veikia.
event-configured = Nustatymai: { $settings }.
event-draining = { $seconds ->
    [0] Serveris stabdomas.
    [one] Serveris stabdomas; jis veiks dar { $seconds } sekundę.
    [few] Serveris stabdomas; jis veiks dar { $seconds } sekundes.
   *[other] Serveris stabdomas; jis veiks dar { $seconds } sekundžių.
}
event-stopped = Serveris sustabdytas. Visi žaidimai išsaugoti.
event-tables-deleted = { $count ->
    [one] Ištrintas { $count } ilgai nenaudotas stalas.
    [few] Ištrinti { $count } ilgai nenaudoti stalai.
   *[other] Ištrinta { $count } ilgai nenaudotų stalų.
}
event-control-in-use = Per { $path } jau valdomas kitas serveris, todėl „saboteur tables“ ir panašios komandos šio serverio nepasieks. Šiam nurodykite atskirą failą su --control.
event-control-not-open = Failo { $path } naudoti nepavyksta ({ $why }), todėl „saboteur tables“ ir panašios komandos šio serverio nepasieks. Nurodykite kitą failą su --control.
event-table-ended = Stalas uždarytas komanda „saboteur end“.
event-address-banned = Užblokuotas tinklo adresas.
event-ban-lifted = Tinklo adresas nebeblokuojamas.
event-notice-set = Visuose puslapiuose rodomas naujas pranešimas.
event-notice-withdrawn = Pranešimas pašalintas.
event-few-files = Sistemos nustatyta atvertų failų riba – { $files }, o serverio leidžiamiems ryšiams reikia { $needed }. Padidinkite ribą (ulimit -n) arba sumažinkite --most-connections ir --most-http-connections.
event-bad-host = Kažkas kreipėsi į šį serverį nežinomu vardu „{ $host }“. Jei taip ir turi būti, pridėkite vardą su --allowed-hosts arba --public-address.
event-bad-origin = Puslapio iš { $origin } užklausa atmesta: šis serveris priima tik užklausas iš { $expected }. Jei { $origin } yra jūsų svetainė, nurodykite --public-address.
event-connections-full = Serveryje nebėra vietos. Atvirų ryšių: { $open }. Nuo paleidimo uždaryta, kad atsirastų vietos: { $evicted }, atmesta: { $refused }, nutraukta dėl lėtumo: { $slow }.
event-worker-ended = Darbinis procesas netikėtai baigėsi (išėjimo kodas { $code }) ir paleidžiamas iš naujo.
event-worker-not-started = Vieno darbinio proceso paleisti nepavyko. Kiti dirba toliau.
event-workers-ready = { $count ->
    [one] Parengtas { $count } darbinis procesas.
    [few] Parengti { $count } darbiniai procesai.
   *[other] Parengta { $count } darbinių procesų.
}
event-workers-exchanged = { $count ->
    [one] Be pertrūkio pakeistas { $count } darbinis procesas.
    [few] Be pertrūkio pakeisti { $count } darbiniai procesai.
   *[other] Be pertrūkio pakeista { $count } darbinių procesų.
}
event-bot-process-ended = Procesas, kuriame galvoja robotai, netikėtai baigėsi ({ $kind }) ir paleidžiamas iš naujo. Kol kas juos pavaduoja paprastasis robotas.
event-siblings-not-met = Kiti šio kompiuterio darbiniai procesai negali pasiekti šio proceso ({ $kind }). Žaidimai tęsiasi, tik kiek lėčiau. Patikrinkite, ar į laikinųjų failų aplanką galima rašyti ir ar jo kelias nėra per ilgas.
event-postgres-fsync-off = Šioje „PostgreSQL“ bazėje nustatymas fsync išjungtas, todėl, dingus elektrai, galima prarasti žaidimų. Įjunkite jį.
event-store-failed = { $why ->
    [disk-full] Diskas pilnas, todėl nieko negalima išsaugoti. Atlaisvinkite vietos: kol jos neatsiras, prie stalų niekas nesikeis. Visa, kas jau parodyta žaidėjams, išsaugota.
   *[other] Duomenų bazė neatsako arba negali išsaugoti duomenų ({ $why }). Kol ji neatsigaus, prie stalų niekas nesikeis. Visa, kas jau parodyta žaidėjams, išsaugota.
}
event-store-back = { $seconds ->
    [one] Po { $seconds } sekundės pertrūkio duomenų bazė vėl veikia. Žaidimai tęsiasi.
    [few] Po { $seconds } sekundžių pertrūkio duomenų bazė vėl veikia. Žaidimai tęsiasi.
    [many] Po { $seconds } sekundės pertrūkio duomenų bazė vėl veikia. Žaidimai tęsiasi.
   *[other] Po { $seconds } sekundžių pertrūkio duomenų bazė vėl veikia. Žaidimai tęsiasi.
}
event-untrusted-proxy = Užklausos iš { $address } nurodo kitus lankytojus (X-Forwarded-For), bet { $address } nėra patikimas tarpinis serveris, todėl visi už jo esantys laikomi vienu lankytoju. Jei tai jūsų tarpinis serveris, nustatykite --trusted-proxy { $address }.
event-untrusted-forwarding = Užklausos iš interneto adreso nurodo kitus lankytojus (X-Forwarded-For), bet tai nėra patikimas tarpinis serveris, todėl visi už jo esantys laikomi vienu lankytoju. Jei tai jūsų tarpinis serveris, nurodykite jį su --trusted-proxy.
event-background-failure = Serveryje įvyko klaida ({ $kind }). Praneškite apie ją ir pridėkite šias eilutes:
