### Terminal: `--help` of every command.

## Terminal: help for all commands

# Words in CAPITALS stand for a value, as in the usage lines above them: they stay as in English.
overview = „Saboteur“ („Diversantas“), Frederico Moyersoeno kortų žaidimas: žaiskite, kvieskite kitus, žiūrėkite ir tikrinkite įrašus.
epilog-overview = Komandos pagalba: „saboteur COMMAND --help“.
help-commands = komandos
help-help = parodyti šią pagalbą
help-version = parodyti programos ir „Python“ versijas bei tai, ar taisyklės sukompiliuotos
command-play = žaisti terminale su robotais
command-rules = parodyti taisykles arba vieną jų punktą
command-replay = atpasakoti įrašytus žaidimus arba juos patikrinti ir išvesti ėjimus
command-deal = parodyti, kokias kortas išdalija sėkla
command-random = sužaisti atsitiktinius žaidimus ir išvesti jų įrašus
command-perft = suskaičiuoti leistinų ėjimų sekas nuo tam tikros padėties
help-edition = leidimas, pagal kurį žaidžiama: lt (numatyta), lv, ru, el arba et
help-players = žaidėjų skaičius, nuo 3 iki 10 (numatyta: 5)
help-options = stalo parinktys, atskirtos kableliais: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold (numatyta: jokių)
help-rounds = raundų skaičius, nuo 1 iki 5 (numatyta: 3)
help-first = žaidimą pradedantis žaidėjas, skaičiuojant nuo 0 (numatyta: lemia sėkla)
help-seed = tekstas, lemiantis visus maišymus (numatyta: atsitiktinis)

## Terminal: help for play, replay, deal, random and perft

help-rules-clause = punktas, pavyzdžiui, R4.7, arba skyrius, pavyzdžiui, R4 (numatyta: visos taisyklės)
help-rules-lang = taisyklių kalba: el, en, et, lt, lv arba ru (numatyta: jūsų kalba)
help-play-seat = jūsų vieta, skaičiuojant nuo 0 (numatyta: 0)
help-play-bot = robotas, žaidžiantis už visus kitus: vardas arba jūsų klasė, nurodyta kaip MODULE:CLASS (numatyta: { $default })
help-play-save = failas, į kurį išsaugoti įrašą, kai žaidimas baigsis arba iš jo išeisite
epilog-play = Pasirinkite kortą, tada – kur ją panaudoti, arba įveskite visą ėjimą, pavyzdžiui, Pns@1,0. Pagalba – „?“.
help-replay-file = failas su vienu įrašu arba su įrašais po vieną eilutėje; „-“ – standartinė įvestis
help-replay-json = kiekvieno žaidimo rezultatą išvesti kaip JSON objektą
help-replay-trace = kiekvienam ėjimui išvesti JSON eilutę su visais tuo metu leistinais ėjimais
help-replay-every = atpasakojant nupiešti kasyklą ir kas N ėjimų
epilog-replay = Faile yra vienas įrašas (per kiek norima eilučių) arba po vieną įrašą eilutėje.
    Įrašas gali būti iki 8 MiB. Radusi pirmą klaidą, komanda sustoja su išėjimo kodu 2 ir pasako,
    kuris žaidimas (skaičiuojant nuo 0), kuris ėjimas ir kodėl.

    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = rodomas raundas, nuo 1 iki 5 (numatyta: 1)
help-deal-json = išvesti JSON objektą
epilog-deal = Kortų ir aukso krūvelės rodomos nuo viršutinės kortos. Kortos nuo leidimo nepriklauso.

    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = žaidimų skaičius
help-random-edition = leidimas arba „all“ – kiekvienam žaidimui atsitiktinis (numatyta: lt)
help-random-players = žaidėjų skaičius arba intervalas, pavyzdžiui, 3-10 (numatyta: 5)
help-random-options = stalo parinktys, atskirtos kableliais, arba „any“ – atsitiktinės (numatyta: jokių)
help-random-rounds = raundų skaičius arba intervalas, pavyzdžiui, 1-5 (numatyta: 3)
help-random-style = uniform (numatyta), digging (dažniau pasiekiamos pabaigos kortos) arba rockfall (dažniau pertraukiami tuneliai)
epilog-random = Ta pati sėkla ir tos pačios parinktys bet kuriame kompiuteryje duoda tuos pačius žaidimus.

    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = tekstas, lemiantis visus maišymus (numatyta: „perft“)
help-perft-record = pradėti nuo padėties šio įrašo pabaigoje; „-“ – standartinė įvestis
help-perft-game = kurį failo įrašą imti, skaičiuojant nuo 0 (numatyta: 0)
help-perft-depth = ėjimų skaičius sekoje (numatyta: 2)
help-perft-divide = išvesti kiekvieno pirmojo ėjimo sekų skaičių, paskui bendrą sumą
epilog-perft = Kiekvienoje sekoje lygiai tiek ėjimų, kiek nurodo --depth. Sprendimai dėl pabaigos kortų
    ir aukso pasirinkimas irgi yra ėjimai. Sekos tęsiasi ir kitame raunde; tos, kurias nutraukia
    žaidimo pabaiga, neskaičiuojamos. Visos paslėptos kortos lieka taip, kaip išdalytos.
    Be --divide kiekvienoje eilutėje išvedamas gylis ir sekų skaičius.

    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = leisti robotams žaisti tarpusavyje ir palyginti jų rezultatus
help-arena-diggers = robotas, žaidžiantis už auksakasius: { $bots }; jų derinys, pavyzdžiui, digger+detective; arba jūsų klasė, nurodyta kaip MODULE:CLASS arba FILE.py:CLASS (numatyta: tas pats kaip --saboteurs, o jei nenurodytas nė vienas – { $default })
help-arena-saboteurs = robotas, žaidžiantis už diversantus (numatyta: tas pats kaip --diggers)
help-arena-odd = robotas, žaidžiantis vienoje vietoje, kiekviename raunde vis kitoje; reikia ir --among
help-arena-among = robotas, žaidžiantis visose kitose vietose; reikia ir --odd
help-arena-baseline = palyginti su kitais robotais, žaidžiančiais tomis pačiomis kortomis: DIGGERS:SABOTEURS, pavyzdžiui, digger:detective, arba vienas robotas abiem pusėms (jei kuris nors iš jų – jūsų klasė, abu atskirkite kableliu, ne dvitaškiu)
help-arena-players = žaidėjų skaičius arba intervalas (numatyta: 3-10); kiekvienas skaičius vertinamas atskirai
help-arena-rounds = kiek atskirų raundų žaisti su kiekvienu žaidėjų skaičiumi (numatyta: 1000)
help-arena-games = vietoj to sužaisti tiek trijų raundų žaidimų
help-arena-seed = tekstas, lemiantis visus maišymus (numatyta: atsitiktinis)
help-arena-jobs = procesų skaičius (numatyta: po vieną kiekvienam branduoliui)
help-arena-budget = kaip nuodugniai robotas search apgalvoja ėjimą: kaskart išbando 10 × N tęsinių, laikas neribojamas (numatyta: 50, taigi 500 tęsinių)
help-arena-folder = aplankas baigtoms dalims, kad ta pati komanda galėtų tęsti nuo ten, kur sustojo (numatyta: build/arena)
help-arena-fresh = pradėti iš naujo ir baigtų dalių nesaugoti
help-arena-inference = parodyti, kaip tiksliai žiūrovas po kiekvieno rato aplink stalą atskirtų diversantus nuo auksakasių
help-arena-charts = nupiešti diagramas į šį aplanką SVG ir PNG formatu
help-arena-json = kiekvienam žaidėjų skaičiui išvesti po JSON objektą eilutėje
help-arena-ray = žaisti „Ray“ klasteryje šiuo adresu; „local“ paleidžia klasterį čia

## Terminal: help for the server

command-serve = paleisti žaidimo serverį namams, klubui ar visam pasauliui
command-doctor = patikrinti serverio nustatymus, duomenų bazę, kompiuterį ir tarpinį serverį
command-tables = išvardyti serverio stalus
command-end = uždaryti serverio stalą ir pranešti žaidėjams, kodėl
command-ban = užblokuoti prieigą prie serverio iš nurodytų tinklo adresų
command-notice = rodyti pranešimą visuose serverio puslapiuose
command-stats = parodyti, kiek serveryje žaidžiama
help-control-env-file = kintamųjų failas arba „systemd“ vienetas, iš kurio imti serverio nustatymus (numatyta: imti iš aplinkos)
help-tables-code = rodyti tik šį stalą ir jo vietas
help-tables-all = išvardyti ir niekieno nenaudojamus stalus, esančius duomenų bazėje
help-tables-names = rodyti ir žaidėjų vardus
help-tables-addresses = su CODE: rodyti ir to stalo žaidėjų bei žiūrovų tinklo adresus
help-tables-json = išvesti JSON objektą
help-end-code = stalo kodas
help-end-reason = priežastis – sakinys, kurį perskaitys žaidėjai
help-ban-address = blokuojamas adresas arba tinklas, pavyzdžiui, 10.1.0.0/16; nurodžius IPv6 adresą, blokuojamas visas jo /64 tinklas
help-ban-lift = nebeblokuoti šio adreso ar tinklo
help-ban-list = išvardyti, kas užblokuota
help-notice-text = ką visi turėtų perskaityti (numatyta: parodyti dabartinį pranešimą)
help-notice-withdraw = pašalinti pranešimą
help-stats-days = skaičiuoti tik pastarųjų N dienų duomenis, įskaitant šiandieną (numatyta: visų dienų)
help-stats-csv = išvesti CSV: po eilutę kiekvienai dienai, leidimui ir žaidėjų skaičiui
help-stats-json = išvesti JSON objektą
command-backup = nukopijuoti veikiančio serverio duomenų bazę
command-migrate = nukopijuoti visus stalus iš vienos duomenų bazės į kitą
command-verify = patikrinti, ką įrodo įrašyti žaidimai
help-serve-home = laukti prisijungimų namų tinkle ir parodyti adresą bei QR kodą
help-serve-host = adresas, kuriuo laukti prisijungimų (numatyta: { $default }; 0.0.0.0 – visi tinklai)
help-serve-port = prievadas, kuriame laukti prisijungimų (numatyta: { $default })
help-serve-public-address = adresas, kurį atveria žmonės, pavyzdžiui, https://play.example; būtinas, jei prisijungiama per tarpinį serverį
help-serve-database = failas, kuriame viskas saugoma (numatyta: { $default }), arba postgresql://… keliems darbiniams procesams
help-serve-workers = kiek procesų dalijasi prievadu (numatyta: { $default }; daugiau – tik su „PostgreSQL“); gavus SIGHUP, jie po vieną pakeičiami be pertrūkio
help-serve-log-level = debug, info (numatyta), warning arba error
help-serve-log-format = text žmonėms (numatyta) arba json žurnalus renkančioms programoms
help-serve-drain-seconds = kiek sekundžių stabdomas serveris dar veikia; tuo metu /api/ready atsako 503 (numatyta: { $default })
help-serve-trusted-proxy = tarpinių serverių, kurių antraštėmis X-Forwarded-For ir X-Forwarded-Proto pasitikima, adresai, atskirti kableliais
help-serve-allowed-hosts = kiti vardai, atskirti kableliais, kuriais naršyklės gali kreiptis į serverį; .example.org leidžia visus jam priklausančius vardus
help-serve-control = lizdo failas, per kurį „saboteur tables“ ir panašios komandos pasiekia veikiantį serverį (numatyta: šalia duomenų bazės)
help-serve-name = klubo pavadinimas pradžios puslapyje
help-serve-welcome = tekstinis failas su keliomis eilutėmis pradžios puslapiui; tekstas kiekviena kalba pradedamas jos kodo eilute, pavyzdžiui, [lt]
help-serve-contact = el. pašto adresas arba puslapis, per kurį su jumis galima susisiekti; nuoroda pradžios puslapyje
help-serve-imprint = puslapis, kuriame parašyta, kas atsako už šį serverį; nuoroda pradžios puslapyje
help-serve-creation-key-file = failas su raktu, be kurio niekas negali sukurti stalo ar pasirinkti „Žaisti dabar“ (arba nustatykite SABOTEUR_CREATION_KEY)
help-serve-talk = kiek daugiausia galima kalbėtis prie bet kurio stalo: chat (numatyta), claims – tik paruoštos frazės, arba none
help-serve-metrics = kas gali skaityti /api/metrics: all, local (tik šis kompiuteris; numatyta) arba none
help-serve-list-tables = ar pradžios puslapyje rodyti visiems atvirus stalus, kurie laukia žaidėjų: yes arba no (numatyta); parinktis be reikšmės – tas pats kaip yes
help-serve-keep-days = ištrinti stalus ir įrašus, kurių tiek dienų niekas nenaudojo (numatyta: saugoti viską)
help-serve-idle-minutes = po kiek minučių stalas, prie kurio niekas neprisijungęs, pašalinamas iš atminties; diske jis lieka (numatyta: { $default })
help-serve-stand-in-after = kiek sekundžių žaidėjo turi nebūti, kad jį galėtų pavaduoti robotas (numatyta: { $default })
help-serve-bot-workers = procesų, kuriuose galvoja robotai, skaičius (numatyta: vienu mažiau nei branduolių)
help-serve-bot-seconds = kiek sekundžių robotas gali galvoti apie ėjimą (numatyta: { $default })
help-serve-bot-delay = maždaug kiek sekundžių praeina nuo ėjimo iki roboto atsakymo (numatyta: { $default })
help-serve-usual-bot = robotas, kuris žaidžia, jei nepasirinktas kitas (numatyta: { $default })
help-serve-foreign-bots = robotai iš kitur, atskirti kableliais: installed – iš įdiegtų paketų (numatyta), NAME=MODULE:CLASS – jūsų klasė, none – jokių
help-serve-hash-seconds = per kiek sekundžių žaidėjų įrenginiai turi užfiksuoti savo indėlį į maišymą (numatyta: { $default })
help-serve-nonce-seconds = per kiek sekundžių žaidėjų įrenginiai turi atskleisti savo indėlį į maišymą (numatyta: { $default })
help-serve-rest-seconds = kiek sekundžių daugiausia laukti tarp raundų, kol žaidėjai peržiūrės rezultatus (numatyta: { $default })
help-serve-most-tables = didžiausias stalų skaičius vieno proceso atmintyje (numatyta: { $default })
help-serve-most-connections = didžiausias vieno proceso atvirų „WebSocket“ ryšių skaičius (numatyta: { $default })
help-serve-most-connections-per-address = didžiausias iš vieno adreso atvirų „WebSocket“ ryšių skaičius (numatyta: { $default })
help-serve-most-connections-per-table = didžiausias vieno stalo žiūrovų „WebSocket“ ryšių skaičius; kiekvienam žaidėjui – dar iki keturių (numatyta: { $default })
help-serve-most-http-connections = didžiausias vieno proceso kitų atvirų HTTP ryšių skaičius (numatyta: { $default })
help-serve-most-http-connections-per-address = didžiausias iš vieno adreso atvirų kitų HTTP ryšių skaičius (numatyta: { $default })
help-serve-head-seconds = per kiek sekundžių turi ateiti užklausos antraštės (numatyta: { $default })
help-serve-body-seconds = per kiek sekundžių turi ateiti užklausos turinys (numatyta: { $default })
help-serve-unread-seconds = po kiek sekundžių nutraukiamas ryšys, kurio atsakymo niekas neskaito (numatyta: { $default })
help-serve-requests-per-minute = kiek užklausų per minutę leidžiama iš vieno adreso (juo gali naudotis daug žmonių; numatyta: { $default })
help-serve-tables-per-hour = kiek naujų stalų per valandą leidžiama iš vieno adreso (numatyta: { $default })
help-serve-guesses-per-hour = kiek neteisingų kodų ir prieigos raktų leidžiama iš vieno adreso: iš karto – iki pusės šio skaičiaus, paskui – tiek per valandą (numatyta: { $default })
help-serve-messages-per-minute = kiek pranešimų per minutę leidžiama vienu „WebSocket“ ryšiu (numatyta: { $default })
help-serve-talk-per-minute = kiek paruoštų frazių ir žinučių per minutę leidžiama iš vieno žaidėjo (numatyta: { $default })
epilog-serve = Kiekvieną parinktį galima nurodyti ir aplinkos kintamuoju: --public-address atitinka
    SABOTEUR_PUBLIC_ADDRESS ir t. t. Ctrl-C arba SIGTERM tvarkingai sustabdo serverį;
    paleidus jį iš naujo, visi stalai tęsiasi.

    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-serve-group-network = Tinklas
help-serve-group-storage = Saugojimas
help-serve-group-operation = Serverio veikimas
help-serve-group-club = Jūsų klubas
help-serve-group-tables = Stalai
help-serve-group-bots = Robotai
help-serve-group-limits = Ribos
help-doctor-env-file = serverio kintamuosius skaityti iš šio failo arba „systemd“ vieneto, o ne iš aplinkos; galima nurodyti kelis kartus
epilog-doctor = Priima tas pačias parinktis ir kintamuosius kaip „saboteur serve“ ir nieko nekeičia. Jei serveris neveikia, tarpiniam
    serveriui patikrinti paleidžiamas laikinas. Jei randama klaida, išėjimo kodas yra 1.

    saboteur doctor --env-file /etc/systemd/system/saboteur.service
help-backup-database = serverio duomenų bazės failas
help-backup-target = naujas failas; jo dar neturi būti
epilog-backup = Kopija atspindi vieną akimirką, net jei serveris tuo metu veikia. Joje yra vykstančių
    žaidimų paslapčių, todėl skaityti ją galite tik jūs.

    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = duomenų bazė, iš kurios kopijuojama: sqlite:FILE arba postgresql://…; „-“ – ta, kuri nurodyta serverio nustatymuose
help-migrate-target = duomenų bazė, į kurią kopijuojama (numatyta: „-“ – ta, kuri nurodyta serverio nustatymuose); stalų joje dar neturi būti
epilog-migrate = Pirmiausia sustabdykite serverį: kol jis naudoja duomenų bazę, jos nukopijuoti negalima.
    Šaltinis nepakinta, o tokia pat komanda duomenis galima nukopijuoti ir atgal.

    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
    saboteur migrate sqlite:saboteur.sqlite3 --env-file saboteur.env
help-verify-file = failas su vienu įrašu arba su įrašais po vieną eilutėje; „-“ – standartinė įvestis
help-verify-json = kiekvieno žaidimo išvadą išvesti kaip JSON objektą
epilog-verify = Patikrinama viskas, ką įmanoma patikrinti: ar kortos gautos iš serverio ir žaidėjų įrenginių
    indėlių, ar stalo taisyklės užfiksuotos dar prieš tai, ar netrūksta nė vieno atšaukto
    dalijimo ir ar ėjimai veda prie rezultato. Tada pasakoma, ką tai įrodo, kas dalyvavo maišant
    ir ko neįrodys joks failas.

    saboteur verify saboteur.json
