### Terminal: `--help` of every command.

## Terminal: help for all commands

overview = Sabotöör, Frederic Moyersoeni kaardimäng: mängi, käivita server, vaata kordusi ja kontrolli mänge.
epilog-overview = Abi käsu kohta: „saboteur COMMAND --help“.
help-commands = käsud
help-help = näita seda abi
help-version = näita versiooni, Pythoni versiooni ja seda, kas reeglid on kompileeritud
command-play = mängi terminalis robotite vastu
command-rules = näita kõiki reegleid või ainult üht punkti
command-replay = näita salvestatud mänge käikude kaupa, kontrolli või jälgi neid
command-deal = näita, millised kaardid seeme jagab
command-random = mängi juhuslikke mänge ja väljasta nende salvestised
command-perft = loe kokku mingist seisust algavad lubatud käikude jadad
help-edition = väljaanne, mille reeglite järgi mängida: lt (vaikimisi), lv, ru, el või et
help-players = mängijate arv, 3 kuni 10 (vaikimisi 5)
help-options = laua lisareeglid, komadega eraldatud: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold (vaikimisi puuduvad)
help-rounds = voorude arv, 1 kuni 5 (vaikimisi 3)
help-first = alustava mängija number, esimene on 0 (vaikimisi otsustab seeme)
help-seed = tekst, mis määrab kõik segamised (vaikimisi juhuslik)

## Terminal: help for play, replay, deal, random and perft

help-rules-clause = punkt, näiteks R4.7, või peatükk, näiteks R4 (vaikimisi kõik)
help-rules-lang = reeglite keel: el, en, et, lt, lv või ru (vaikimisi sinu keel)
help-play-seat = sinu koha number, esimene on 0 (vaikimisi 0)
help-play-bot = robot, kes mängib ülejäänud kohtadel: nimi või oma klass kujul MODULE:CLASS (vaikimisi { $default })
help-play-save = salvesta mäng sellesse faili, kui see lõpeb või sina lahkud
epilog-play = Vali kaart ja siis ruut või mängija või sisesta terve käik, näiteks Pns@1,0. Abi saamiseks kirjuta „?“.
help-replay-file = fail, milles on üks salvestis või igal real üks; „-“ on standardsisend
help-replay-json = väljasta iga mängu tulemus JSON-objektina
help-replay-trace = väljasta iga käigu kohta JSON-rida kõigi lubatud käikudega
help-replay-every = joonista käikude näitamisel iga N käigu järel ka kaevandus
epilog-replay = Failis on üks salvestis, nii mitmel real kui tahes, või igal real üks.
    Salvestis võib olla kuni 8 MiB. Esimese vea juures peatub replay väljumiskoodiga 2 ja ütleb,
    milline mäng (esimene on 0), milline käik ja miks.

    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = voor, mida näidata, 1 kuni 5 (vaikimisi 1)
help-deal-json = väljasta JSON-objekt
epilog-deal = Kaardipakk ja kuld loetletakse alates pealmisest kaardist. Väljaanne kaarte ei muuda.

    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = mängude arv
help-random-edition = väljaanne või „all“, et see igas mängus loosida (vaikimisi lt)
help-random-players = mängijate arv või vahemik, näiteks 3-10 (vaikimisi 5)
help-random-options = laua lisareeglid, komadega eraldatud, või „any“, et need loosida (vaikimisi puuduvad)
help-random-rounds = voorude arv või vahemik, näiteks 1-5 (vaikimisi 3)
help-random-style = uniform (vaikimisi), digging (jõuab lõpukaartideni sagedamini) või rockfall (katkestab tunneleid sagedamini)
epilog-random = Sama seeme ja samad valikud annavad igas arvutis samad mängud.

    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = tekst, mis määrab kõik segamised (vaikimisi „perft“)
help-perft-record = alusta selle salvestise lõppseisust; „-“ on standardsisend
help-perft-game = kasutatava salvestise number failis, esimene on 0 (vaikimisi 0)
help-perft-depth = käikude arv jadas (vaikimisi 2)
help-perft-divide = väljasta arv iga esimese käigu kohta, siis kogusumma
epilog-perft = Igas jadas on täpselt nii palju käike, kui ütleb --depth. Valikud lõpukaartide juures ja
    kulla võtmine on samuti käigud. Jadad jätkuvad järgmises voorus; mängu lõpuga katkenud jadad
    arvesse ei lähe. Kõik peidetud kaardid jäävad nii, nagu jagati. Ilma valikuta --divide on igal
    real sügavus ja jadade arv.

    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = lase robotitel omavahel mängida ja võrdle tulemusi
help-arena-diggers = robot, kes mängib kaevureid: { $bots }; nende segu, näiteks digger+detective; või oma klass kujul MODULE:CLASS või FILE.py:CLASS (vaikimisi sama mis --saboteurs, selle puudumisel { $default })
help-arena-saboteurs = robot, kes mängib sabotööre (vaikimisi sama mis --diggers)
help-arena-odd = robot, kes mängib ühel kohal, igas voorus eri kohal; vajab valikut --among
help-arena-among = robot, kes mängib kõigil teistel kohtadel; vajab valikut --odd
help-arena-baseline = võrdle teiste robotitega samadel jagamistel: DIGGERS:SABOTEURS, näiteks digger:detective, või üks robot mõlemale poolele (kui mõni neist on oma klass, pane kahe roboti vahele kooloni asemel koma)
help-arena-players = mängijate arv või vahemik (vaikimisi 3-10); iga arvu tulemused on eraldi
help-arena-rounds = mitu üksikut vooru iga mängijate arvuga mängida (vaikimisi 1000)
help-arena-games = mängi selle asemel nii mitu kolmevoorulist mängu
help-arena-seed = tekst, mis määrab kõik segamised (vaikimisi juhuslik)
help-arena-jobs = protsesside arv (vaikimisi üks tuuma kohta)
help-arena-budget = kui põhjalikult robot search käiku kaalub: 10 × N läbimängu käigu kohta, aeg pole piiratud (vaikimisi 50, seega 500 läbimängu)
help-arena-folder = valmis osade kaust, et sama käsk saaks pooleli jäänud kohast jätkata (vaikimisi build/arena)
help-arena-fresh = alusta otsast ja ära salvesta valmis osi
help-arena-inference = näita, kui hästi oskaks pealtvaataja pärast iga ringi sabotööre kaevuritest eristada
help-arena-charts = joonista diagrammid sellesse kausta (SVG ja PNG)
help-arena-json = väljasta iga mängijate arvu kohta rida JSON-objektiga
help-arena-ray = mängi Ray klastris sellel aadressil; „local“ käivitab klastri siin

## Terminal: help for the server

command-serve = käivita mänguserver kodu, klubi või kogu maailma jaoks
command-doctor = kontrolli serveri seadeid, andmebaasi, arvutit ja puhverserverit
command-tables = loetle serveri lauad
command-end = sulge serveri laud ja ütle mängijatele põhjus
command-ban = blokeeri serveris võrguaadresse
command-notice = näita teadet kõigil serveri lehtedel
command-stats = näita, kui palju serveris mängitakse
help-control-env-file = võta serveri seaded sellest failist: muutujad või systemd üksus (vaikimisi keskkonnast)
help-tables-code = ainult see laud koos kohtadega
help-tables-all = loetle andmebaasist ka lauad, mida keegi ei kasuta
help-tables-names = näita ka mängijate nimesid
help-tables-addresses = koos koodiga CODE: näita ka laua mängijate ja pealtvaatajate võrguaadresse
help-tables-json = väljasta JSON-objekt
help-end-code = laua kood
help-end-reason = põhjus ühe lausega, mida mängijad loevad
help-ban-address = blokeeritav aadress või võrk, näiteks 10.1.0.0/16; IPv6-aadressi puhul kogu selle /64-võrk
help-ban-lift = luba see aadress või võrk jälle sisse
help-ban-list = loetle blokeeritud aadressid
help-notice-text = mida kõik peaksid lugema (vaikimisi näidatakse praegust teadet)
help-notice-withdraw = eemalda teade
help-stats-days = arvesta ainult viimast N päeva koos tänasega (vaikimisi kõiki)
help-stats-csv = väljasta CSV: rida iga päeva, väljaande ja mängijate arvu kohta
help-stats-json = väljasta JSON-objekt
command-backup = kopeeri töötava serveri andmebaas
command-migrate = kopeeri kõik lauad ühest andmebaasist teise
command-verify = kontrolli, mida salvestatud mängud tõendavad
help-serve-home = tee server koduvõrgus kättesaadavaks ning näita aadressi ja QR-koodi
help-serve-host = aadress, mida kuulata (vaikimisi { $default }; 0.0.0.0 tähendab kõiki võrke)
help-serve-port = port, mida kuulata (vaikimisi { $default })
help-serve-public-address = aadress, mille inimesed avavad, näiteks https://play.example; vajalik puhverserveri taga
help-serve-database = fail, kuhu kõik salvestatakse (vaikimisi { $default }), või mitme tööprotsessi jaoks postgresql://…
help-serve-workers = porti jagavate tööprotsesside arv (vaikimisi { $default }; rohkemaks on vaja PostgreSQL-i); SIGHUP vahetab need ükshaaval katkestuseta välja
help-serve-log-level = debug, info (vaikimisi), warning või error
help-serve-log-format = text inimestele (vaikimisi) või json logisid koguvatele programmidele
help-serve-drain-seconds = mitu sekundit pärast peatumiskäsku veel teenindada, samal ajal kui /api/ready vastab 503 (vaikimisi { $default })
help-serve-trusted-proxy = puhverserverite aadressid, komadega eraldatud, mille X-Forwarded-For ja X-Forwarded-Proto on usaldusväärsed
help-serve-allowed-hosts = muud nimed, komadega eraldatud, millega brauserid võivad serveri poole pöörduda; .example.org lubab kõik selle alamnimed
help-serve-control = soklifail, mille kaudu „saboteur tables“ ja teised sellised käsud töötava serverini jõuavad (vaikimisi andmebaasi kõrval)
help-serve-name = klubi nimi avalehel
help-serve-welcome = tekstifail mõne reaga avalehe jaoks; rida nagu [et] alustab ühe keele teksti
help-serve-contact = e-posti aadress või leht, kust sind kätte saab; link avalehel
help-serve-imprint = leht, kus öeldakse, kes serveri eest vastutab; link avalehel
help-serve-creation-key-file = fail võtmega, ilma milleta ei saa keegi lauda avada ega valida „Mängi kohe“ (või määra SABOTEUR_CREATION_KEY)
help-serve-talk = kui palju tohib laudades rääkida: chat (vaikimisi), claims (ainult valmislaused) või none
help-serve-metrics = kes tohib lugeda /api/metrics: all, local (vaikimisi; ainult see arvuti) või none
help-serve-list-tables = kas näidata avalehel kõigile avatud laudu, mis mängijaid ootavad: yes või no (vaikimisi); ilma väärtuseta tähendab valik yes
help-serve-keep-days = kustuta lauad ja salvestised, mida keegi pole nii mitu päeva kasutanud (vaikimisi jääb kõik alles)
help-serve-idle-minutes = mitme minuti pärast eemaldatakse mälust laud, millega keegi pole ühenduses; kettale jääb see alles (vaikimisi { $default })
help-serve-stand-in-after = mitu sekundit peab mängija eemal olema, enne kui robot võib teda asendada (vaikimisi { $default })
help-serve-bot-workers = mitmes protsessis robotid mõtlevad (vaikimisi üks vähem, kui on tuumi)
help-serve-bot-seconds = mitu sekundit tohib robot käigu üle mõelda (vaikimisi { $default })
help-serve-bot-delay = umbes mitu sekundit kulub käigust roboti vastuseni (vaikimisi { $default })
help-serve-usual-bot = robot, keda kasutada, kui ühtegi pole valitud (vaikimisi { $default })
help-serve-foreign-bots = välised robotid, komadega eraldatud: installed – paigaldatud pakettidest (vaikimisi), NAME=MODULE:CLASS – oma klass, none – mitte ühtegi
help-serve-hash-seconds = mitu sekundit on mängijate seadmetel aega fikseerida oma juhuarv kaartide segamiseks (vaikimisi { $default })
help-serve-nonce-seconds = mitu sekundit on mängijate seadmetel aega avaldada oma juhuarv kaartide segamiseks (vaikimisi { $default })
help-serve-rest-seconds = mitu sekundit voorude vahel kõige rohkem oodata mängijaid, kes veel tulemusi vaatavad (vaikimisi { $default })
help-serve-most-tables = kui palju laudu tohib mälus olla, protsessi kohta (vaikimisi { $default })
help-serve-most-connections = kui palju WebSocket-ühendusi tohib avatud olla, protsessi kohta (vaikimisi { $default })
help-serve-most-connections-per-address = kui palju WebSocket-ühendusi tohib avatud olla ühelt aadressilt (vaikimisi { $default })
help-serve-most-connections-per-table = mitu pealtvaatajate WebSocket-ühendust tohib ühel laual olla; mängijatele lisandub neli iga koha kohta (vaikimisi { $default })
help-serve-most-http-connections = kui palju muid HTTP-ühendusi tohib avatud olla, protsessi kohta (vaikimisi { $default })
help-serve-most-http-connections-per-address = kui palju muid HTTP-ühendusi tohib avatud olla ühelt aadressilt (vaikimisi { $default })
help-serve-head-seconds = mitme sekundi jooksul peavad päringu päised kohale jõudma (vaikimisi { $default })
help-serve-body-seconds = mitme sekundi jooksul peab päringu sisu kohale jõudma (vaikimisi { $default })
help-serve-unread-seconds = mitme sekundi pärast suletakse ühendus, mille vastust ei loeta (vaikimisi { $default })
help-serve-requests-per-minute = mitu päringut minutis on lubatud ühelt aadressilt, mida võivad jagada paljud inimesed (vaikimisi { $default })
help-serve-tables-per-hour = mitu uut lauda tunnis on lubatud ühelt aadressilt (vaikimisi { $default })
help-serve-guesses-per-hour = mitu valet koodi ja pääsutõendit on lubatud ühelt aadressilt: korraga kuni pool sellest arvust, seejärel nii palju tunnis (vaikimisi { $default })
help-serve-messages-per-minute = mitu sõnumit minutis on lubatud ühe WebSocket-ühenduse kohta (vaikimisi { $default })
help-serve-talk-per-minute = mitu valmislauset ja vestlussõnumit minutis on lubatud ühelt mängijalt (vaikimisi { $default })
epilog-serve = Iga valikut saab määrata ka keskkonnamuutujaga: --public-address on SABOTEUR_PUBLIC_ADDRESS jne.
    Ctrl-C või SIGTERM peatab serveri korralikult; pärast taaskäivitamist jätkuvad kõik lauad.

    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-serve-group-network = Võrk
help-serve-group-storage = Salvestamine
help-serve-group-operation = Serveri töö
help-serve-group-club = Sinu klubi
help-serve-group-tables = Lauad
help-serve-group-bots = Robotid
help-serve-group-limits = Piirangud
help-doctor-env-file = loe serveri muutujad sellest failist või systemd üksusest, mitte keskkonnast; võib anda mitu korda
epilog-doctor = Kasutab samu valikuid ja muutujaid mis „saboteur serve“ ega muuda midagi. Kui server ei tööta, käivitatakse
    puhverserveri kontrollimiseks ajutine server. Kui leidub viga, on väljumiskood 1.

    saboteur doctor --env-file /etc/systemd/system/saboteur.service
help-backup-database = serveri andmebaasifail
help-backup-target = loodav fail; seda ei tohi veel olemas olla
epilog-backup = Koopia jäädvustab ühe hetke ka siis, kui server töötab. Selles on käimasolevate mängude
    saladusi, nii et lugeda saad seda ainult sina.

    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = andmebaas, kust kopeerida: sqlite:FILE või postgresql://…; „-“ tähendab serveri seadetes määratud andmebaasi
help-migrate-target = andmebaas, kuhu kopeerida (vaikimisi „-“, serveri seadetes määratud andmebaas); selles ei tohi veel laudu olla
epilog-migrate = Peata kõigepealt server: kasutuses olevat andmebaasi ei saa kopeerida.
    Lähteandmebaas ei muutu ja samamoodi saad andmed tagasi kopeerida.

    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
    saboteur migrate sqlite:saboteur.sqlite3 --env-file saboteur.env
help-verify-file = fail, milles on üks salvestis või igal real üks; „-“ on standardsisend
help-verify-json = väljasta otsus iga mängu kohta JSON-objektina
epilog-verify = Kontrollib kõike, mida kontrollida saab: kas kaardid tulenevad serveri ja mängijate seadmete
    juhuarvudest, kas laua reeglid fikseeriti enne seda, kas kõik katkestatud jagamised on kirjas ja
    kas käigud viivad tulemuseni. Seejärel ütleb, mida see tõendab, kes segamisel osalesid ja mida
    ükski fail tõendada ei saa.

    saboteur verify saboteur.json
