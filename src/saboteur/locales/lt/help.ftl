### Terminal: `--help` of every command.

## Terminal: help for all commands

overview = Diversantas, Frederico Moyersoeno kortų žaidimas: žaiskite, kartokite, pažvelkite į dalijimus.
epilog-overview = „saboteur KOMANDA --help“ paaiškina komandą.
help-commands = komandos
help-help = rodyti šią pagalbą
help-version = rodyti versiją, ar taisyklės sukompiliuotos, ir Python versiją
command-play = žaisti terminale su robotais
command-replay = papasakoti įrašytus žaidimus arba juos patikrinti ir atsekti
command-deal = parodyti kortas, kurias duoda sėkla
command-random = žaisti atsitiktinius žaidimus į įrašus
command-perft = skaičiuoti galimų ėjimų sekas nuo padėties
help-edition = kurių taisyklių laikytis: lt (numatyta), lv, ru, el ar et
help-players = žaidėjų skaičius, nuo 3 iki 10 (numatyta 5)
help-options = stalo parinktys, atskirtos kableliais: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold
help-rounds = raundų skaičius, nuo 1 iki 5 (numatyta 3)
help-first = kuri vieta pradeda; jei nenurodyta, lemia sėkla
help-seed = tekstas, iš kurio gaunamos visos kortos; jei nenurodytas, ištraukiamas

## Terminal: help for play, replay, deal, random and perft

help-play-seat = jūsų vieta, skaičiuojant nuo 0 (numatyta 0)
help-play-bot = robotas, žaidžiantis kitose vietose: vardas arba sava klasė MODULIS:KLASĖ (numatyta digger)
help-play-save = kur užrašyti įrašą, kai žaidimas baigsis arba išeisite
epilog-play = Ėjimas nurodomas jo numeriu sąraše arba užrašu, pavyzdžiui, Pns@1,0; „?“ paaiškina.
help-replay-file = įrašas arba po vieną eilutėje; „-“ yra standartinė įvestis
help-replay-json = kiekvieno žaidimo rezultatą rodyti kaip vieną JSON objektą
help-replay-trace = kiekvienam ėjimui rodyti JSON eilutę su visais galimais ėjimais
help-replay-every = pasakojime kasyklą nupiešti ir po kas N ėjimų
epilog-replay = Įrašas faile yra vienas, kiek eilučių benorėtų, arba po vieną eilutėje. Vienas įrašas gali turėti iki 8 MiB.
    Radus pirmą klaidą sustojama su išėjimo kodu 2 ir pasakoma, kuris žaidimas (skaičiuojant nuo 0), kuris ėjimas ir kodėl.
    
    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = raundas, nuo 1 iki 5 (numatyta 1)
help-deal-json = rodyti vieną JSON objektą
epilog-deal = Aukso ir kortų krūvelės rodomos nuo viršutinės kortos. Leidimas kortų nekeičia.
    
    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = kiek žaidimų
help-random-edition = leidimas arba „all“ – bet kuris (numatyta lt)
help-random-players = žaidėjų skaičius arba sritis, pavyzdžiui, 3-10 (numatyta 5)
help-random-options = stalo parinktys, atskirtos kableliais, arba „any“ (numatyta: jokių)
help-random-rounds = raundų skaičius arba sritis, pavyzdžiui, 1-5 (numatyta 3)
help-random-style = uniform (numatyta), digging (dažniau pasiekiami tikslai) arba rockfall (dažniau kertami tuneliai)
epilog-random = Ta pati sėkla ir tos pačios parinktys visuose kompiuteriuose duoda tuos pačius žaidimus.
    
    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = tekstas, iš kurio gaunamos visos kortos (numatyta „perft“)
help-perft-record = pradėti nuo padėties po šio įrašo ėjimų; „-“ yra standartinė įvestis
help-perft-game = jei įrašų keli, kurį imti, skaičiuojant nuo 0 (numatyta 0)
help-perft-depth = ėjimų skaičius (numatyta 2)
help-perft-divide = rodyti skaičių kiekvienam pirmam ėjimui, tada sumą
epilog-perft = Sekoje tiksliai tiek ėjimų, koks gylis. Sprendimai dėl pabaigos kortų ir aukso ėmimas yra ėjimai, o sekos tęsiasi
    į kitą raundą; žaidimo pabaigos nutraukta seka neskaičiuojama. Visos paslėptos kortos guli kaip išdalytos.
    Be --divide kiekvienam gyliui po eilutę: gylis ir sekų skaičius.
    
    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = leisti robotams žaisti tarpusavyje ir tai matuoti
help-arena-diggers = kas žaidžia auksakasiais: random, digger, detective, schemer, search; mišinys rašomas digger+detective, sava klasė – MODULIS:KLASĖ
help-arena-saboteurs = kas žaidžia diversantais; jei nenurodyta, tie patys robotai
help-arena-odd = viena vieta yra šis robotas tarp kitų; vieta kiekvieną raundą keičiasi
help-arena-among = robotai, tarp kurių sėdi išskirtinis
help-arena-baseline = palyginti su kitais robotais tais pačiais dalijimais: AUKSAKASIAI:DIVERSANTAI, pavyzdžiui, digger:detective; su savomis klasėmis vietoj dvitaškio rašomas kablelis
help-arena-players = žaidėjų skaičiai, pavyzdžiui, 5 arba 3-10 (numatyta); jie niekada nemaišomi
help-arena-rounds = kiek atskirų raundų žaisti kiekvienam žaidėjų skaičiui (numatyta 1000)
help-arena-games = vietoj to – ištisi trijų raundų žaidimai
help-arena-seed = tekstas, iš kurio gaunami visi dalijimai; jei nenurodytas, ištraukiamas
help-arena-jobs = kiek procesų žaidžia (numatyta: po vieną branduoliui)
help-arena-budget = kiek milisekundžių ėjimui gali galvoti ieškantis robotas (numatyta 50)
help-arena-folder = kur laikomos baigtos dalys, kad ta pati komanda tęstų nuo ten, kur sustojo (numatyta build/arena)
help-arena-fresh = nieko nelaikyti ir nieko netęsti
help-arena-inference = rodyti, kaip gerai žiūrovas po kiekvieno rato spėja vaidmenis
help-arena-charts = piešti diagramas į šį aplanką, SVG ir PNG
help-arena-json = po vieną JSON objektą eilutėje kiekvienam žaidėjų skaičiui
help-arena-ray = žaisti Ray klasteryje šiuo adresu; „local“ paleidžia savą

## Terminal: help for the server

command-serve = leisti žaisti prie stalų namuose, klube ar visame pasaulyje
command-backup = nukopijuoti veikiančio serverio duomenų bazę
command-migrate = perkelti visus serverio stalus iš vienos duomenų bazės į kitą
command-verify = patikrinti, ką įrodo įrašyti žaidimai
help-serve-home = klausytis namų tinkle ir parodyti adresą bei QR paveikslėlį
help-serve-host = adresas, kuriuo klausytis (numatyta 127.0.0.1; 0.0.0.0 – visi tinklai)
help-serve-port = prievadas, kuriuo klausytis (numatyta 8000)
help-serve-public-address = adresas, kurį atveria žmonės, pavyzdžiui, https://play.example; būtinas už tarpinio serverio
help-serve-database = failas, kuriame viskas laikoma (numatyta saboteur.sqlite3), arba postgresql://… keliems darbuotojams
help-serve-workers = procesai, kartu aptarnaujantys vieną prievadą (numatyta 1; daugiau reikia PostgreSQL); SIGHUP juos po vieną pakeičia be pertraukos
help-serve-log-level = debug, info (numatyta), warning arba error
help-serve-log-format = text žmonėms (numatyta) arba json programoms, renkančioms žurnalus
help-serve-drain-seconds = sekundės, kurias stabdomas serveris dar aptarnauja, o /api/ready atsako 503 (numatyta 0)
help-serve-trusted-proxy = tarpinių serverių, kurių X-Forwarded-For ir -Proto tikima, adresai, atskirti kableliais
help-serve-allowed-hosts = kiti vardai, atskirti kableliais, kuriais naršyklės gali kreiptis į serverį; .example.org reiškia visus jam priklausančius vardus
help-serve-metrics = kas gali skaityti /api/metrics: all, local (numatyta: tik šis kompiuteris) arba none
help-serve-keep-days = ištrinti stalus ir įrašus, kurių tiek dienų niekas nenaudojo (numatyta: palikti)
help-serve-idle-minutes = po kiek minučių be nieko stalas palieka atmintį; diske jis lieka (numatyta 10)
help-serve-stand-in-after = kiek sekundžių žaidėjo turi nebūti, kad šeimininkas galėtų leisti pavaduoti robotui (numatyta 60)
help-serve-bot-workers = kiek procesų galvoja robotai (numatyta: vienu mažiau nei branduolių)
help-serve-bot-seconds = kiek sekundžių robotas gali galvoti (numatyta 5)
help-serve-bot-delay = maždaug kiek sekundžių tarp ėjimo ir roboto atsakymo (numatyta 1.2)
help-serve-usual-bot = robotas, imamas, kai nenurodytas kitas (numatyta digger)
help-serve-foreign-bots = pašaliniai robotai, atskirti kableliais: installed – iš įdiegtų paketų (numatyta), VARDAS=MODULIS:KLASĖ – sava klasė, none – jokių
help-serve-hash-seconds = per kiek sekundžių prieš dalijimą žaidėjai parodo savo atsitiktinio žodžio maišą (numatyta 5)
help-serve-nonce-seconds = per kiek sekundžių jie jį atskleidžia (numatyta 10)
help-serve-most-tables = kiek stalų vienu metu atmintyje (numatyta 5000)
help-serve-most-connections = kiek ryšių vienu metu (numatyta 12000)
help-serve-most-connections-per-address = kiek ryšių iš vieno adreso (numatyta 400)
help-serve-most-connections-per-table = kiek žiūrovų ryšių prie vieno stalo; žaidėjams dar po keturis kiekvienai vietai (numatyta 120)
help-serve-most-http-connections = kiek kitų HTTP ryšių vienu metu (numatyta 2000)
help-serve-most-http-connections-per-address = kiek kitų HTTP ryšių iš vieno adreso (numatyta 400)
help-serve-head-seconds = per kiek sekundžių turi ateiti užklausos antraštės (numatyta 15)
help-serve-body-seconds = per kiek sekundžių turi ateiti užklausos turinys (numatyta 30)
help-serve-unread-seconds = po kiek sekundžių ryšys nutraukiamas, jei atsakymas neskaitomas (numatyta 30)
help-serve-requests-per-minute = kiek užklausų iš vieno adreso; už jo gali sėdėti keturiasdešimt žmonių (numatyta 1200)
help-serve-tables-per-hour = kiek naujų stalų iš vieno adreso (numatyta 240)
help-serve-guesses-per-hour = kiek klaidingų kodų ir raktų iš vieno adreso (numatyta 60)
help-serve-messages-per-minute = kiek pranešimų vienu ryšiu (numatyta 600)
help-serve-talk-per-minute = kiek pareiškimų ir pokalbio eilučių iš vienos vietos (numatyta 30)
epilog-serve = Kiekvieną parinktį galima nustatyti ir aplinkoje: --public-address yra SABOTEUR_PUBLIC_ADDRESS ir taip toliau.
    Ctrl-C ir SIGTERM serverį tvarkingai sustabdo; paleidus iš naujo visi stalai tęsiasi.
    
    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-backup-database = failas, kuriame serveris viską laiko
help-backup-target = naujas failas; jo dar neturi būti
epilog-backup = Kopija rodo vieną akimirką, daroma serveriui veikiant ir joje yra vykstančių žaidimų paslapčių: skaityti ją galite tik jūs.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = duomenų bazė, kurioje viskas yra: sqlite:FAILAS arba postgresql://…
help-migrate-target = duomenų bazė, į kurią viskas keliama; stalų joje dar neturi būti
epilog-migrate = Pirmiausia sustabdykite serverį: kas žaidžiama tuo metu, kartu nepersikelia. Šaltinis lieka koks buvęs, o atgal keliama taip pat.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
help-verify-file = įrašas arba po vieną eilutėje; „-“ yra standartinė įvestis
help-verify-json = rodyti išvadą kaip JSON, po vieną objektą kiekvienam žaidimui
epilog-verify = Patikrina viską, ką galima patikrinti: ar kortos gautos iš to, ką pridėjo serveris ir žaidėjų įrenginiai, ar stalo taisyklės
    užfiksuotos dar prieš tai, ar netrūksta nė vieno atšaukto dalijimo ir ar ėjimai veda prie rezultato. Tada pasako, ką tai įrodo, kas
    dalyvavo maišant ir ko neįrodys joks failas.
    
    saboteur verify saboteur.json
