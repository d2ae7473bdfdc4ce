### Terminal: `--help` of every command.

## Terminal: help for all commands

overview = Sabotieris, Frederika Moijersūna kāršu spēle: spēlē, atkārto, ieskaties dalījumos.
epilog-overview = “saboteur KOMANDA --help” paskaidro komandu.
help-commands = komandas
help-help = rādīt šo palīdzību
help-version = rādīt versiju, vai noteikumi ir kompilēti, un Python versiju
command-play = spēlēt terminālī ar robotiem
command-replay = izstāstīt pierakstītas spēles vai tās pārbaudīt un izsekot
command-deal = rādīt kārtis, ko dod sēkla
command-random = spēlēt nejaušas spēles pierakstos
command-perft = skaitīt atļauto gājienu virknes no stāvokļa
help-edition = pēc kuriem noteikumiem spēlēt: lt (noklusējums), lv, ru, el vai et
help-players = spēlētāju skaits, 3 līdz 10 (noklusējums 5)
help-options = galda izvēles, atdalītas ar komatiem: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold
help-rounds = raundu skaits, 1 līdz 5 (noklusējums 3)
help-first = vieta, kas sāk; bez tās izlemj sēkla
help-seed = teksts, no kā izriet visas kārtis; bez tā to izlozē

## Terminal: help for play, replay, deal, random and perft

help-play-seat = tava vieta, skaitot no 0 (noklusējums 0)
help-play-bot = robots, kas spēlē pārējās vietās: vārds vai sava klase MODULIS:KLASE (noklusējums digger)
help-play-save = kur saglabāt pierakstu, kad spēle beigsies vai tu iziesi
epilog-play = Gājienu norāda ar numuru sarakstā vai pierakstu, piemēram, Pns@1,0; “?” paskaidro.
help-replay-file = pieraksts vai pa vienam rindā; “-” ir standarta ievade
help-replay-json = katras spēles rezultātu rādīt kā vienu JSON objektu
help-replay-trace = katram gājienam rādīt JSON rindu ar visiem atļautajiem gājieniem
help-replay-every = stāstā raktuvi zīmēt arī ik pēc N gājieniem
epilog-replay = Pieraksts failā ir viens, cik rindās vien grib, vai pa vienam rindā. Viens pieraksts drīkst būt līdz 8 MiB.
    Pie pirmās kļūdas apstājas ar izejas kodu 2 un pasaka, kura spēle (skaitot no 0), kurš gājiens un kāpēc.
    
    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = raunds, 1 līdz 5 (noklusējums 1)
help-deal-json = rādīt vienu JSON objektu
epilog-deal = Zeltu un kaudzīti rāda no augšējās kārts. Izdevums kārtis nemaina.
    
    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = cik spēļu
help-random-edition = izdevums vai “all” – jebkurš (noklusējums lt)
help-random-players = spēlētāju skaits vai apgabals, piemēram, 3-10 (noklusējums 5)
help-random-options = galda izvēles, atdalītas ar komatiem, vai “any” (noklusējums: nekādas)
help-random-rounds = raundu skaits vai apgabals, piemēram, 1-5 (noklusējums 3)
help-random-style = uniform (noklusējums), digging (biežāk sasniedz finišu) vai rockfall (biežāk pārcērt tuneļus)
epilog-random = Tā pati sēkla un tās pašas izvēles katrā datorā dod tās pašas spēles.
    
    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = teksts, no kā izriet visas kārtis (noklusējums “perft”)
help-perft-record = sākt no stāvokļa pēc šī pieraksta gājieniem; “-” ir standarta ievade
help-perft-game = ja pierakstu ir vairāki, kuru ņemt, skaitot no 0 (noklusējums 0)
help-perft-depth = gājienu skaits (noklusējums 2)
help-perft-divide = rādīt skaitu katram pirmajam gājienam, tad summu
epilog-perft = Virknē ir tieši tik gājienu, cik saka dziļums. Lēmumi pie finiša kārtīm un zelta ņemšana ir gājieni, un virknes
    turpinās nākamajā raundā; ko pārtrauc spēles beigas, to neskaita. Visas apslēptās kārtis guļ, kā izdalītas.
    Bez --divide katram dziļumam ir viena rinda: dziļums un virkņu skaits.
    
    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = ļaut robotiem spēlēt savā starpā un to mērīt
help-arena-diggers = kas spēlē zeltračus: random, digger, detective, schemer, search; maisījumu raksta digger+detective, savu klasi – MODULIS:KLASE
help-arena-saboteurs = kas spēlē sabotierus; bez tā – tie paši roboti
help-arena-odd = viena vieta ir šis robots starp citiem; vieta katrā raundā mainās
help-arena-among = roboti, starp kuriem sēž atšķirīgais
help-arena-baseline = salīdzināt ar citiem robotiem tajos pašos dalījumos: ZELTRAČI:SABOTIERI, piemēram, digger:detective; ar savām klasēm kola vietā raksta komatu
help-arena-players = spēlētāju skaiti, piemēram, 5 vai 3-10 (noklusējums); tos nekad nejauc
help-arena-rounds = cik atsevišķu raundu spēlēt katram spēlētāju skaitam (noklusējums 1000)
help-arena-games = tā vietā veselas spēles pa trim raundiem
help-arena-seed = teksts, no kā izriet visi dalījumi; bez tā to izlozē
help-arena-jobs = cik procesos spēlēt (noklusējums: pa vienam katram kodolam)
help-arena-budget = cik milisekundes gājienam drīkst domāt meklējošs robots (noklusējums 50)
help-arena-folder = kur glabā pabeigtās daļas, lai tā pati komanda turpinātu, kur apstājās (noklusējums build/arena)
help-arena-fresh = neko neglabāt un neko neturpināt
help-arena-inference = rādīt, cik labi skatītājs pēc katra apļa zina lomas
help-arena-charts = zīmēt diagrammas šajā mapē, SVG un PNG
help-arena-json = pa vienam JSON objektam rindā katram spēlētāju skaitam
help-arena-ray = spēlēt Ray klasterī šajā adresē; “local” palaiž savu

## Terminal: help for the server

command-serve = ļaut spēlēt pie galdiem mājās, klubā vai visā pasaulē
command-backup = nokopēt darbībā esoša servera datubāzi
command-migrate = pārcelt visus servera galdus no vienas datubāzes uz citu
command-verify = pārbaudīt, ko pierāda pierakstītās spēles
help-serve-home = klausīties mājas tīklā un rādīt adresi un QR attēlu
help-serve-host = adrese, kurā klausīties (noklusējums 127.0.0.1; 0.0.0.0 ir visi tīkli)
help-serve-port = ports, kurā klausīties (noklusējums 8000)
help-serve-public-address = adrese, ko atver cilvēki, piemēram, https://play.example; vajadzīga aiz starpniekservera
help-serve-database = fails, kurā viss glabājas (noklusējums saboteur.sqlite3), vai postgresql://… vairākiem darbiniekiem
help-serve-workers = procesi, kas kopā apkalpo vienu portu (noklusējums 1; vairākiem vajag PostgreSQL); SIGHUP tos nomaina pa vienam bez pārtraukuma
help-serve-log-level = debug, info (noklusējums), warning vai error
help-serve-log-format = text cilvēkiem (noklusējums) vai json programmām, kas vāc žurnālus
help-serve-drain-seconds = sekundes, kuras apturams serveris vēl apkalpo, bet /api/ready atbild 503 (noklusējums 0)
help-serve-trusted-proxy = starpniekserveru adreses, atdalītas ar komatiem, kuru X-Forwarded-For un -Proto tic
help-serve-allowed-hosts = citi vārdi, atdalīti ar komatiem, ar kuriem pārlūkprogrammas drīkst vērsties pie servera; .example.org nozīmē visus tā apakšdomēnus
help-serve-metrics = kas drīkst lasīt /api/metrics: all, local (noklusējums: tikai šis dators) vai none
help-serve-keep-days = dzēst galdus un pierakstus, ko tik dienu neviens nav lietojis (noklusējums: paturēt)
help-serve-idle-minutes = pēc cik minūtēm bez neviena galds atstāj atmiņu; diskā tas paliek (noklusējums 10)
help-serve-stand-in-after = cik sekundes kādam jābūt prom, lai saimnieks drīkstētu ļaut aizvietot robotam (noklusējums 60)
help-serve-bot-workers = cik procesos domā roboti (noklusējums: par vienu mazāk nekā kodolu)
help-serve-bot-seconds = cik sekundes robots drīkst domāt (noklusējums 5)
help-serve-bot-delay = aptuveni cik sekundes starp gājienu un robota atbildi (noklusējums 1.2)
help-serve-usual-bot = robots, ko ņem, ja cits nav nosaukts (noklusējums digger)
help-serve-foreign-bots = ārēji roboti, atdalīti ar komatiem: installed – no instalētām pakotnēm (noklusējums), VĀRDS=MODULIS:KLASE – sava klase, none – neviens
help-serve-hash-seconds = cik sekundēs pirms dalīšanas spēlētāji parāda sava gadījuma vārda jaucējvērtību (noklusējums 5)
help-serve-nonce-seconds = cik sekundēs viņi to atklāj (noklusējums 10)
help-serve-most-tables = cik galdu vienlaikus atmiņā (noklusējums 5000)
help-serve-most-connections = cik savienojumu vienlaikus (noklusējums 12000)
help-serve-most-connections-per-address = cik savienojumu no vienas adreses (noklusējums 400)
help-serve-most-connections-per-table = cik skatītāju savienojumu pie viena galda; spēlētājiem vēl pa četriem katrai vietai (noklusējums 120)
help-serve-most-http-connections = cik citu HTTP savienojumu vienlaikus (noklusējums 2000)
help-serve-most-http-connections-per-address = cik citu HTTP savienojumu no vienas adreses (noklusējums 400)
help-serve-head-seconds = cik sekundēs jāsaņem pieprasījuma galvenes (noklusējums 15)
help-serve-body-seconds = cik sekundēs jāsaņem pieprasījuma saturs (noklusējums 30)
help-serve-unread-seconds = pēc cik sekundēm savienojumu pārtrauc, ja atbildi nelasa (noklusējums 30)
help-serve-requests-per-minute = cik pieprasījumu no vienas adreses; aiz tās var sēdēt četrdesmit cilvēku (noklusējums 1200)
help-serve-tables-per-hour = cik jaunu galdu no vienas adreses (noklusējums 240)
help-serve-guesses-per-hour = cik nepareizu kodu un atslēgu no vienas adreses (noklusējums 60)
help-serve-messages-per-minute = cik ziņu vienā savienojumā (noklusējums 600)
help-serve-talk-per-minute = cik apgalvojumu un sarunas rindu no vienas vietas (noklusējums 30)
epilog-serve = Katru izvēli var iestatīt arī vidē: --public-address ir SABOTEUR_PUBLIC_ADDRESS un tā tālāk.
    Ctrl-C un SIGTERM serveri kārtīgi aptur; kad to palaiž no jauna, visi galdi turpinās.
    
    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-backup-database = fails, kurā serveris visu glabā
help-backup-target = jaunais fails; tas nedrīkst jau būt
epilog-backup = Kopija rāda vienu brīdi, to taisa, serverim darbojoties, un tajā ir notiekošo spēļu noslēpumi: lasīt to drīksti tikai tu.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = datubāze, kurā viss ir: sqlite:FAILS vai postgresql://…
help-migrate-target = datubāze, uz kuru visu pārceļ; tajā vēl nedrīkst būt galdu
epilog-migrate = Vispirms apturi serveri: kas pa to laiku tiek spēlēts, līdzi nenāk. Avots paliek, kāds bija, un atpakaļ ceļ tāpat.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
help-verify-file = pieraksts vai pa vienam rindā; “-” ir standarta ievade
help-verify-json = rādīt slēdzienu JSON formātā, katrai spēlei vienu objektu
epilog-verify = Pārbauda visu, ko var pārbaudīt: vai kārtis izriet no tā, ko pievienoja serveris un spēlētāju ierīces, vai galda noteikumi fiksēti
    pirms tam, vai netrūkst kādas atceltas dalīšanas un vai gājieni noved pie rezultāta. Tad pasaka, ko tas pierāda, kas piedalījās
    jaukšanā un ko nespēj pierādīt neviens fails.
    
    saboteur verify saboteur.json
