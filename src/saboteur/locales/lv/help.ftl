### Terminal: `--help` of every command.

## Terminal: help for all commands

overview = Sabotieris, Frederika Mojersūna kāršu spēle: spēlēt, rīkot spēles, skatīties atkārtojumus, pārbaudīt.
epilog-overview = Palīdzība par komandu: „saboteur COMMAND --help”.
help-commands = komandas
help-help = parādīt šo palīdzību
help-version = parādīt versiju, Python versiju un to, vai noteikumi ir kompilēti
command-play = spēlēt terminālī pret robotiem
command-rules = parādīt visus noteikumus vai vienu punktu
command-replay = izstāstīt pierakstītas spēles vai tās pārbaudīt un izsekot
command-deal = parādīt, kādas kārtis nosaka sēkla
command-random = izspēlēt nejaušas spēles un izvadīt to pierakstus
command-perft = saskaitīt atļauto gājienu virknes no kāda stāvokļa
help-edition = noteikumi, pēc kuriem spēlēt: lt (noklusējums), lv, ru, el vai et
help-players = spēlētāju skaits, no 3 līdz 10 (noklusējums: 5)
help-options = papildnoteikumi, atdalīti ar komatiem: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold (noklusējums: neviens)
help-rounds = raundu skaits, no 1 līdz 5 (noklusējums: 3)
help-first = kurš spēlētājs sāk, skaitot no 0 (noklusējums: nosaka sēkla)
help-seed = teksts, kas nosaka visu kāršu jaukšanu (noklusējums: nejaušs)

## Terminal: help for play, replay, deal, random and perft

help-rules-clause = punkts, piemēram, R4.7, vai nodaļa, piemēram, R4 (noklusējums: viss)
help-rules-lang = noteikumu valoda: el, en, et, lt, lv vai ru (noklusējums: tava)
help-play-seat = tava vieta pie galda, skaitot no 0 (noklusējums: 0)
help-play-bot = robots, kas spēlē pārējās vietās: nosaukums vai sava klase kā MODULE:CLASS (noklusējums: { $default })
help-play-save = saglabāt pierakstu šajā failā, kad spēle beidzas vai tu izej
epilog-play = Izvēlies kārti un tad lauciņu vai spēlētāju, vai arī ievadi visu gājienu, piemēram, Pns@1,0.
    Lai saņemtu palīdzību, ievadi „?”.
help-replay-file = fails ar vienu pierakstu vai ar vienu pierakstu katrā rindā; „-” ir standarta ievade
help-replay-json = izvadīt katras spēles rezultātu kā JSON objektu
help-replay-trace = katram gājienam izvadīt JSON rindu ar visiem atļautajiem gājieniem
help-replay-every = stāstot zīmēt raktuves arī ik pēc N gājieniem
epilog-replay = Failā ir viens pieraksts, kas var aizņemt vairākas rindas, vai pa pierakstam katrā rindā. Pieraksts
    var būt līdz 8 MiB liels. Pie pirmās kļūdas replay apstājas ar izejas kodu 2 un pasaka, kura spēle
    (skaitot no 0), kurš gājiens un kāpēc.

    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = raunds, ko parādīt, no 1 līdz 5 (noklusējums: 1)
help-deal-json = izvadīt JSON objektu
epilog-deal = Krājumu kaudzīte un zelts uzskaitīti no augšējās kārts uz leju. Izdevums kārtis neietekmē.

    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = spēļu skaits
help-random-edition = izdevums vai „all”, lai katrai spēlei to izvēlētos nejauši (noklusējums: lt)
help-random-players = spēlētāju skaits vai diapazons, piemēram, 3-10 (noklusējums: 5)
help-random-options = papildnoteikumi, atdalīti ar komatiem, vai „any”, lai tos izvēlētos nejauši (noklusējums: neviens)
help-random-rounds = raundu skaits vai diapazons, piemēram, 1-5 (noklusējums: 3)
help-random-style = uniform (noklusējums), digging (biežāk sasniedz finišu) vai rockfall (biežāk pārtrauc tuneļus)
epilog-random = Ar to pašu sēklu un tiem pašiem parametriem jebkurā datorā sanāk tās pašas spēles.

    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = teksts, kas nosaka visu kāršu jaukšanu (noklusējums: „perft”)
help-perft-record = sākt no stāvokļa šī pieraksta beigās; „-” ir standarta ievade
help-perft-game = kuru faila pierakstu izmantot, skaitot no 0 (noklusējums: 0)
help-perft-depth = gājienu skaits virknē (noklusējums: 2)
help-perft-divide = izvadīt skaitu katram pirmajam gājienam, tad kopsummu
epilog-perft = Katrā virknē ir tieši tik gājienu, cik norādīts ar --depth. Izvēles pie finiša kārtīm un zelta
    ņemšana arī ir gājieni. Virknes turpinās nākamajā raundā; tās, ko pārtrauc spēles beigas, neskaita.
    Visas neatklātās kārtis paliek tādas, kādas izdalītas. Bez --divide katrā rindā ir dziļums
    un virkņu skaits.

    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = ļaut robotiem spēlēt citam pret citu un salīdzināt rezultātus
help-arena-diggers = robots zeltraču lomā: { $bots }; jaukts sastāvs, piemēram, digger+detective; vai sava klase kā MODULE:CLASS vai FILE.py:CLASS (noklusējums: tas pats, kas --saboteurs, bet, ja nav norādīts neviens, – { $default })
help-arena-saboteurs = robots sabotieru lomā (noklusējums: tas pats, kas --diggers)
help-arena-odd = robots, kas spēlē vienā vietā, katrā raundā citā; vajag arī --among
help-arena-among = robots, kas spēlē visās pārējās vietās; vajag arī --odd
help-arena-baseline = salīdzināt ar citiem robotiem tajos pašos dalījumos: DIGGERS:SABOTEURS, piemēram, digger:detective, vai viens robots abām pusēm (ja kāds no tiem ir tava klase, abus atdali ar komatu, nevis kolu)
help-arena-players = spēlētāju skaits vai diapazons (noklusējums: 3-10); katru skaitu vērtē atsevišķi
help-arena-rounds = cik atsevišķu raundu izspēlēt katram spēlētāju skaitam (noklusējums: 1000)
help-arena-games = raundu vietā izspēlēt tik spēļu pa trim raundiem
help-arena-seed = teksts, kas nosaka visu kāršu jaukšanu (noklusējums: nejaušs)
help-arena-jobs = procesu skaits (noklusējums: pa vienam katram kodolam)
help-arena-budget = cik pamatīgi robots search apsver gājienu: ikreiz tas izspēlē 10 × N turpinājumus, laiks nav ierobežots (noklusējums: 50, tātad 500 turpinājumi)
help-arena-folder = mape pabeigtajām daļām, lai tā pati komanda varētu turpināt no vietas, kur apstājās (noklusējums: build/arena)
help-arena-fresh = sākt no jauna un pabeigtās daļas nesaglabāt
help-arena-inference = parādīt, cik labi skatītājs pēc katra apļa ap galdu atšķirtu sabotierus no zeltračiem
help-arena-charts = uzzīmēt diagrammas šajā mapē, SVG un PNG formātā
help-arena-json = katram spēlētāju skaitam izvadīt JSON objektu savā rindā
help-arena-ray = spēlēt Ray klasterī šajā adresē; „local” palaiž klasteri šeit

## Terminal: help for the server

command-serve = palaist spēles serveri mājām, klubam vai visai pasaulei
command-doctor = pārbaudīt servera iestatījumus, datubāzi, datoru un starpniekserveri
command-tables = uzskaitīt servera galdus
command-end = slēgt servera galdu un pateikt spēlētājiem, kāpēc
command-ban = liegt tīkla adresēm piekļuvi serverim
command-notice = rādīt paziņojumu visās servera lapās
command-stats = parādīt, cik daudz serverī spēlē
help-control-env-file = ņemt servera iestatījumus no šī faila – mainīgo saraksta vai systemd vienības (noklusējums: no vides)
help-tables-code = tikai šis galds, ar vietām
help-tables-all = uzskaitīt arī datubāzē saglabātos galdus, ko neviens nelieto
help-tables-names = rādīt arī spēlētāju vārdus
help-tables-addresses = kopā ar CODE: rādīt arī galda spēlētāju un skatītāju tīkla adreses
help-tables-json = izvadīt JSON objektu
help-end-code = galda kods
help-end-reason = kāpēc – teikums, ko izlasīs spēlētāji
help-ban-address = adrese, kurai liegt piekļuvi, vai tīkls, piemēram, 10.1.0.0/16; IPv6 adresei – viss tās /64 tīkls
help-ban-lift = atkal ielaist šo adresi vai tīklu
help-ban-list = uzskaitīt, kam piekļuve liegta
help-notice-text = kas visiem būtu jāizlasa (noklusējums: parādīt pašreizējo paziņojumu)
help-notice-withdraw = noņemt paziņojumu
help-stats-days = skaitīt tikai pēdējās N dienas, ieskaitot šodienu (noklusējums: visas)
help-stats-csv = izvadīt CSV: rinda katrai dienai, izdevumam un spēlētāju skaitam
help-stats-json = izvadīt JSON objektu
command-backup = nokopēt servera datubāzi, serverim darbojoties
command-migrate = nokopēt visus galdus no vienas datubāzes uz citu
command-verify = pārbaudīt, ko pierāda pierakstītas spēles
help-serve-home = klausīties mājas tīklā un parādīt adresi un QR kodu
help-serve-host = adrese, kurā klausīties (noklusējums: { $default }; 0.0.0.0 nozīmē visus tīklus)
help-serve-port = ports, kurā klausīties (noklusējums: { $default })
help-serve-public-address = adrese, ko cilvēki atver, piemēram, https://play.example; vajadzīga aiz starpniekservera
help-serve-database = fails, kurā glabājas viss (noklusējums: { $default }), vai postgresql://… vairākiem servera procesiem
help-serve-workers = procesu skaits vienam portam (noklusējums: { $default }; vairākiem vajag PostgreSQL); SIGHUP tos nomaina pa vienam bez pārtraukuma
help-serve-log-level = debug, info (noklusējums), warning vai error
help-serve-log-format = text cilvēkiem (noklusējums) vai json programmām, kas vāc žurnālus
help-serve-drain-seconds = cik sekunžu pēc apturēšanas pavēles vēl apkalpot savienojumus, kamēr /api/ready atbild 503 (noklusējums: { $default })
help-serve-trusted-proxy = starpniekserveri, kuru galvenēm X-Forwarded-For un X-Forwarded-Proto uzticēties (adreses, atdalītas ar komatiem)
help-serve-allowed-hosts = citi nosaukumi, atdalīti ar komatiem, ar kuriem pārlūki drīkst vērsties pie šī servera; .example.org atļauj visus apakšdomēnus
help-serve-control = ligzdas fails, caur kuru „saboteur tables” un līdzīgas komandas sasniedz palaisto serveri (noklusējums: blakus datubāzei)
help-serve-name = kluba nosaukums sākumlapā
help-serve-welcome = teksta fails ar dažām rindām sākumlapai; katras valodas teksts sākas ar rindu, kurā ir tās kods, piemēram, [lv]
help-serve-contact = e-pasta adrese vai lapa, kur ar tevi sazināties; saite sākumlapā
help-serve-imprint = lapa, kurā teikts, kas par šo serveri atbild; saite sākumlapā
help-serve-creation-key-file = fails ar atslēgu, bez kuras neviens nevar atvērt galdu vai izvēlēties „Spēlēt tūlīt” (vai iestati SABOTEUR_CREATION_KEY)
help-serve-talk = cik daudz drīkst runāt pie jebkura galda: chat (noklusējums), claims – tikai gatavās frāzes, vai none
help-serve-metrics = kas drīkst lasīt /api/metrics: all, local (noklusējums; tikai šis dators) vai none
help-serve-list-tables = vai sākumlapā rādīt galdus, kas ir atvērti visiem un gaida spēlētājus: yes vai no (noklusējums); parametrs bez vērtības nozīmē yes
help-serve-keep-days = dzēst galdus un pierakstus, ko neviens nav lietojis tik dienu (noklusējums: paturēt visu)
help-serve-idle-minutes = pēc cik minūtēm galdu bez neviena savienojuma izņem no atmiņas; diskā tas paliek (noklusējums: { $default })
help-serve-stand-in-after = cik sekunžu spēlētājam jābūt prom, līdz viņu drīkst aizvietot robots (noklusējums: { $default })
help-serve-bot-workers = cik procesos domā roboti (noklusējums: par vienu mazāk nekā kodolu)
help-serve-bot-seconds = cik sekunžu robots drīkst domāt par gājienu (noklusējums: { $default })
help-serve-bot-delay = aptuvenais sekunžu skaits starp gājienu un robota atbildi (noklusējums: { $default })
help-serve-usual-bot = robots, ko izmantot, ja neviens nav izvēlēts (noklusējums: { $default })
help-serve-foreign-bots = ārējie roboti, atdalīti ar komatiem: installed – no instalētajām pakotnēm (noklusējums), NAME=MODULE:CLASS – sava klase, none – neviens
help-serve-hash-seconds = cik sekunžu spēlētāju ierīcēm ir, lai fiksētu savu ieguldījumu jaukšanā (noklusējums: { $default })
help-serve-nonce-seconds = cik sekunžu spēlētāju ierīcēm ir, lai atklātu savu ieguldījumu jaukšanā (noklusējums: { $default })
help-serve-rest-seconds = lielākais sekunžu skaits, ko gaidīt starp raundiem, kamēr spēlētāji apskata rezultātus (noklusējums: { $default })
help-serve-most-tables = lielākais galdu skaits atmiņā katram procesam (noklusējums: { $default })
help-serve-most-connections = lielākais atvērto WebSocket savienojumu skaits katram procesam (noklusējums: { $default })
help-serve-most-connections-per-address = lielākais atvērto WebSocket savienojumu skaits no vienas adreses (noklusējums: { $default })
help-serve-most-connections-per-table = lielākais skatītāju WebSocket savienojumu skaits pie viena galda; spēlētājiem vēl pa četriem katrai vietai (noklusējums: { $default })
help-serve-most-http-connections = lielākais citu atvērto HTTP savienojumu skaits katram procesam (noklusējums: { $default })
help-serve-most-http-connections-per-address = lielākais citu atvērto HTTP savienojumu skaits no vienas adreses (noklusējums: { $default })
help-serve-head-seconds = cik sekundēs jāsaņem pieprasījuma galvenes (noklusējums: { $default })
help-serve-body-seconds = cik sekundēs jāsaņem pieprasījuma saturs (noklusējums: { $default })
help-serve-unread-seconds = pēc cik sekundēm aizvērt savienojumu, ja atbildi nelasa (noklusējums: { $default })
help-serve-requests-per-minute = lielākais pieprasījumu skaits minūtē no vienas adreses, ko var lietot daudzi cilvēki (noklusējums: { $default })
help-serve-tables-per-hour = lielākais jaunu galdu skaits stundā no vienas adreses (noklusējums: { $default })
help-serve-guesses-per-hour = cik nepareizu kodu un atslēgu atļauts no vienas adreses: uzreiz – līdz pusei no šī skaita, pēc tam – tik stundā (noklusējums: { $default })
help-serve-messages-per-minute = lielākais ziņu skaits minūtē vienā WebSocket savienojumā (noklusējums: { $default })
help-serve-talk-per-minute = lielākais gatavo frāžu un tērzēšanas ziņu skaits minūtē no viena spēlētāja (noklusējums: { $default })
epilog-serve = Katru parametru var iestatīt arī ar vides mainīgo: --public-address ir SABOTEUR_PUBLIC_ADDRESS
    un tā tālāk. Ar Ctrl-C vai SIGTERM serveris kārtīgi beidz darbu; kad to palaiž no jauna, spēles
    pie visiem galdiem turpinās.

    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-serve-group-network = Tīkls
help-serve-group-storage = Glabāšana
help-serve-group-operation = Servera darbība
help-serve-group-club = Tavs klubs
help-serve-group-tables = Galdi
help-serve-group-bots = Roboti
help-serve-group-limits = Ierobežojumi
help-doctor-env-file = lasīt servera mainīgos no šī faila vai systemd vienības, nevis no vides; var norādīt vairākas reizes
epilog-doctor = Pieņem tos pašus parametrus un mainīgos, ko „saboteur serve”, un neko nemaina. Ja serveris nedarbojas,
    starpniekservera pārbaudei palaiž pagaidu serveri. Ja atrasta kļūda, izejas kods ir 1.

    saboteur doctor --env-file /etc/systemd/system/saboteur.service
help-backup-database = servera datubāzes fails
help-backup-target = fails, ko izveidot; tāda faila vēl nedrīkst būt
epilog-backup = Kopija atspoguļo vienu noteiktu brīdi, pat ja serveris darbojas. Tajā ir iesākto spēļu noslēpumi,
    tāpēc to vari lasīt tikai tu.

    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = datubāze, no kuras kopēt: sqlite:FILE vai postgresql://…; „-” ir tā, kas norādīta servera iestatījumos
help-migrate-target = datubāze, uz kuru kopēt (noklusējums: „-”, tā, kas norādīta servera iestatījumos); tajā vēl nedrīkst būt galdu
epilog-migrate = Vispirms apturi serveri: kamēr datubāze tiek izmantota, to nevar kopēt.
    Avots paliek nemainīts, un tādā pašā veidā datus var pārkopēt atpakaļ.

    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
    saboteur migrate sqlite:saboteur.sqlite3 --env-file saboteur.env
help-verify-file = fails ar vienu pierakstu vai ar vienu pierakstu katrā rindā; „-” ir standarta ievade
help-verify-json = izvadīt slēdzienu par katru spēli kā JSON objektu
epilog-verify = Pārbauda visu, ko var pārbaudīt: vai kāršu secību nosaka servera un spēlētāju ierīču ieguldījumi,
    vai galda noteikumi fiksēti pirms tam, vai netrūkst kādas atceltas dalīšanas un vai gājieni noved
    pie rezultāta. Tad pasaka, ko tas pierāda, kas piedalījās jaukšanā un ko neviens fails pierādīt
    nevar.

    saboteur verify saboteur.json
