### Terminal: `--help` of every command.

## Terminal: help for all commands

overview = Sabotöör, Frederic Moyersoeni kaardimäng: mängi, mängi uuesti läbi, vaata jagamisi.
epilog-overview = „saboteur KÄSK --help“ selgitab käsku.
help-commands = käsud
help-help = näita seda abi
help-version = näita versiooni, kas reeglid on kompileeritud, ja Pythoni versiooni
command-play = mängi terminalis robotitega
command-replay = jutusta salvestatud mänge või kontrolli ja jälgi neid
command-deal = näita kaarte, mille seeme annab
command-random = mängi juhuslikke mänge salvestisteks
command-perft = loe lubatud käikude jadasid mingist seisust
help-edition = milliste reeglite järgi mängida: lt (vaikimisi), lv, ru, el või et
help-players = mängijate arv, 3 kuni 10 (vaikimisi 5)
help-options = lauavalikud, komadega eraldatud: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold
help-rounds = voorude arv, 1 kuni 5 (vaikimisi 3)
help-first = koht, mis alustab; ilma selleta otsustab seeme
help-seed = tekst, millest tulenevad kõik kaardid; ilma selleta loositakse

## Terminal: help for play, replay, deal, random and perft

help-play-seat = sinu koht, alates 0-st (vaikimisi 0)
help-play-bot = robot, kes mängib teistel kohtadel: nimi või oma klass kujul MOODUL:KLASS (vaikimisi digger)
help-play-save = kuhu salvestis kirjutada, kui mäng lõpeb või sa lahkud
epilog-play = Käik antakse numbriga loendist või kirjaviisis, näiteks Pns@1,0; „?“ selgitab.
help-replay-file = salvestis või igal real üks; „-“ on standardsisend
help-replay-json = näita iga mängu tulemust ühe JSON-objektina
help-replay-trace = näita iga käigu kohta JSON-rida kõigi lubatud käikudega
help-replay-every = joonista jutustuses kaevandus ka iga N käigu järel
epilog-replay = Failis on üks salvestis, nii mitmel real kui tahes, või igal real üks. Üks salvestis võib olla kuni 8 MiB.
    Esimese vea juures peatutakse väljumiskoodiga 2 ja öeldakse, milline mäng (alates 0-st), milline käik ja miks.
    
    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = voor, 1 kuni 5 (vaikimisi 1)
help-deal-json = näita üht JSON-objekti
epilog-deal = Kulda ja virna näidatakse alates pealmisest kaardist. Väljaanne kaarte ei muuda.
    
    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = mitu mängu
help-random-edition = väljaanne või „all“ – ükskõik milline (vaikimisi lt)
help-random-players = mängijate arv või vahemik, näiteks 3-10 (vaikimisi 5)
help-random-options = lauavalikud, komadega eraldatud, või „any“ (vaikimisi puuduvad)
help-random-rounds = voorude arv või vahemik, näiteks 1-5 (vaikimisi 3)
help-random-style = uniform (vaikimisi), digging (lõpukaartideni jõutakse sagedamini) või rockfall (tunneleid katkestatakse sagedamini)
epilog-random = Sama seeme ja samad valikud annavad igas arvutis samad mängud.
    
    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = tekst, millest tulenevad kõik kaardid (vaikimisi „perft“)
help-perft-record = alusta seisust pärast selle salvestise käike; „-“ on standardsisend
help-perft-game = mitme salvestise puhul, milline võtta, alates 0-st (vaikimisi 0)
help-perft-depth = käikude arv (vaikimisi 2)
help-perft-divide = näita arvu iga esimese käigu kohta, siis summat
epilog-perft = Jadas on täpselt nii palju käike, kui sügavus ütleb. Otsused lõpukaartide juures ja kulla võtmine on käigud ning jadad
    jätkuvad järgmises voorus; mängu lõpuga katkenud jada ei loeta. Kõik peidetud kaardid on nii, nagu jagatud.
    Ilma --divide-ta on iga sügavuse kohta üks rida: sügavus ja jadade arv.
    
    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = lase robotitel omavahel mängida ja mõõda seda
help-arena-diggers = kes mängib kaevureid: random, digger, detective, schemer, search; segu kirjutatakse digger+detective, oma klass MOODUL:KLASS
help-arena-saboteurs = kes mängib sabotööre; ilma selleta samad robotid
help-arena-odd = üks koht on see robot teiste seas; koht vahetub igas voorus
help-arena-among = robotid, kelle seas erinev istub
help-arena-baseline = võrdle teiste robotitega samade jagamiste peal: KAEVURID:SABOTÖÖRID, näiteks digger:detective; oma klasside puhul kirjutatakse kooloni asemel koma
help-arena-players = mängijate arvud, näiteks 5 või 3-10 (vaikimisi); neid ei segata kunagi
help-arena-rounds = mitu üksikut vooru iga mängijate arvu kohta (vaikimisi 1000)
help-arena-games = selle asemel terved kolme vooruga mängud
help-arena-seed = tekst, millest tulenevad kõik jagamised; ilma selleta loositakse
help-arena-jobs = mitmes protsessis mängida (vaikimisi üks tuuma kohta)
help-arena-budget = mitu millisekundit võib otsiv robot käigu üle mõelda (vaikimisi 50)
help-arena-folder = kus hoitakse valmis osi, et sama käsk jätkaks poolelijäänud kohast (vaikimisi build/arena)
help-arena-fresh = ära hoia midagi ega jätka midagi
help-arena-inference = näita, kui hästi teab pealtvaataja rolle pärast iga ringi
help-arena-charts = joonista diagrammid sellesse kausta, SVG ja PNG
help-arena-json = üks JSON-objekt real iga mängijate arvu kohta
help-arena-ray = mängi selle aadressi Ray klastris; „local“ käivitab oma

## Terminal: help for the server

command-serve = paku laudu mängimiseks kodus, klubis või kogu maailmas
command-backup = kopeeri töötava serveri andmebaas
command-migrate = vii kõik serveri lauad ühest andmebaasist teise
command-verify = kontrolli, mida salvestatud mängud tõendavad
help-serve-home = kuula koduvõrgus ning näita aadressi ja QR-pilti
help-serve-host = aadress, millel kuulata (vaikimisi 127.0.0.1; 0.0.0.0 on kõik võrgud)
help-serve-port = port, millel kuulata (vaikimisi 8000)
help-serve-public-address = aadress, mille inimesed avavad, näiteks https://play.example; vajalik puhverserveri taga
help-serve-database = fail, milles kõik hoitakse (vaikimisi saboteur.sqlite3), või postgresql://… mitme töölise jaoks
help-serve-workers = protsessid, mis teenindavad koos üht porti (vaikimisi 1; rohkemaks on vaja PostgreSQL-i); SIGHUP vahetab need ükshaaval ilma vaheajata
help-serve-log-level = debug, info (vaikimisi), warning või error
help-serve-log-format = text inimestele (vaikimisi) või json programmidele, mis logisid koguvad
help-serve-drain-seconds = sekundid, mille jooksul peatatav server veel teenindab, kuid /api/ready vastab 503 (vaikimisi 0)
help-serve-trusted-proxy = puhverserverite aadressid, komadega eraldatud, mille X-Forwarded-For ja -Proto usutakse
help-serve-allowed-hosts = muud nimed, komadega eraldatud, millega brauserid võivad serveri poole pöörduda; .example.org lubab kõik selle alamnimed
help-serve-metrics = kes võib lugeda /api/metrics: all, local (vaikimisi: ainult see arvuti) või none
help-serve-keep-days = kustuta lauad ja salvestised, mida nii mitu päeva pole kasutatud (vaikimisi: hoia alles)
help-serve-idle-minutes = mitme minuti järel lahkub tühi laud mälust; kettale jääb ta alles (vaikimisi 10)
help-serve-stand-in-after = mitu sekundit peab keegi ära olema, et võõrustaja võiks lasta robotil asendada (vaikimisi 60)
help-serve-bot-workers = mitmes protsessis robotid mõtlevad (vaikimisi üks vähem kui tuumi)
help-serve-bot-seconds = mitu sekundit robot võib mõelda (vaikimisi 5)
help-serve-bot-delay = umbes mitu sekundit on käigu ja roboti vastuse vahel (vaikimisi 1.2)
help-serve-usual-bot = robot, mis võetakse, kui teist ei nimetata (vaikimisi digger)
help-serve-foreign-bots = välised robotid, komadega eraldatud: installed – paigaldatud pakettidest (vaikimisi), NIMI=MOODUL:KLASS – oma klass, none – mitte ühtegi
help-serve-hash-seconds = mitme sekundi jooksul näitavad mängijad enne jagamist oma juhusõna räsi (vaikimisi 5)
help-serve-nonce-seconds = mitme sekundi jooksul nad selle avavad (vaikimisi 10)
help-serve-most-tables = mitu lauda korraga mälus (vaikimisi 5000)
help-serve-most-connections = mitu ühendust korraga (vaikimisi 12000)
help-serve-most-connections-per-address = mitu ühendust ühelt aadressilt (vaikimisi 400)
help-serve-most-connections-per-table = mitu pealtvaatajate ühendust ühe laua kohta; mängijatel lisaks neli iga koha kohta (vaikimisi 120)
help-serve-most-http-connections = mitu muud HTTP-ühendust korraga (vaikimisi 2000)
help-serve-most-http-connections-per-address = mitu muud HTTP-ühendust ühelt aadressilt (vaikimisi 400)
help-serve-head-seconds = mitme sekundi jooksul peavad päringu päised saabuma (vaikimisi 15)
help-serve-body-seconds = mitme sekundi jooksul peab päringu sisu saabuma (vaikimisi 30)
help-serve-unread-seconds = mitme sekundi pärast ühendus katkestatakse, kui vastust ei loeta (vaikimisi 30)
help-serve-requests-per-minute = mitu päringut ühelt aadressilt; selle taga võib istuda nelikümmend inimest (vaikimisi 1200)
help-serve-tables-per-hour = mitu uut lauda ühelt aadressilt (vaikimisi 240)
help-serve-guesses-per-hour = mitu vale koodi ja võtit ühelt aadressilt (vaikimisi 60)
help-serve-messages-per-minute = mitu teadet ühe ühenduse kohta (vaikimisi 600)
help-serve-talk-per-minute = mitu väidet ja vestlusrida ühelt kohalt (vaikimisi 30)
epilog-serve = Iga lippu saab seada ka keskkonnas: --public-address on SABOTEUR_PUBLIC_ADDRESS ja nii edasi.
    Ctrl-C ja SIGTERM peatavad serveri korralikult; kõik lauad jätkuvad, kui see uuesti käivitatakse.
    
    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-backup-database = fail, milles server kõike hoiab
help-backup-target = uus fail; seda ei tohi veel olla
epilog-backup = Koopia näitab üht hetke, see tehakse töötavast serverist ja selles on käimasolevate mängude saladusi: lugeda tohid seda ainult sina.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = andmebaas, milles kõik on: sqlite:FAIL või postgresql://…
help-migrate-target = andmebaas, kuhu kõik läheb; laudu ei tohi selles veel olla
epilog-migrate = Peata enne server: mida vahepeal mängitakse, kaasa ei tule. Allikas jääb nii, nagu oli, ja tagasi saab samamoodi.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
help-verify-file = salvestis või igal real üks; „-“ on standardsisend
help-verify-json = näita otsust JSONina, iga mängu kohta üks objekt
epilog-verify = Kontrollib kõike, mida kontrollida saab: kas kaardid tulenevad sellest, mida server ja mängijate seadmed lisasid, kas laua reeglid
    pandi paika enne seda, kas ükski katkestatud jagamine pole puudu ja kas käigud viivad tulemuseni. Siis ütleb, mida see tõendab, kes
    segamisel osalesid ja mida ükski fail tõendada ei saa.
    
    saboteur verify saboteur.json
