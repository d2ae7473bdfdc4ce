### Kõik laused, mida inimene loeb, eesti keeles. Terminal, brauser ja selgitused kasutavad seda ühte faili.

## Words

seat = { $seat }. koht
you = { $seat }. koht (sina)
role = { $role ->
    [saboteur] sabotöör
    [selfish] omakasupüüdlik põialpoiss
   *[digger] kaevur
}
goal = { $content ->
    [treasure] varandus
   *[stone] kivi
}
tool = { $tool ->
    [pick] kirka
    [lamp] latern
   *[cart] kaevanduskäru
}

## Why a move is refused. The codes are those of the rules; the names of the arguments too.

refused-game-over = Mäng on läbi.
refused-not-your-turn = Praegu ei ole { $seat }. koha kord.
refused-wrong-phase = { $phase ->
    [turn-goal] Kõigepealt tuleb lõpukaart ümber pöörata, näiteks T@8,0.
    [lay-stone] Kõigepealt tuleb kivi paika panna, näiteks L@8,0:es.
    [pick-gold] Kõigepealt tuleb võtta kullakaart, näiteks G2.
   *[play] Nüüd tuleb mängida kaart.
}
refused-not-in-hand = Kaarti { $card } ei ole käes.
refused-broken-tools = Kuni ees on katkine tööriist, tunnelit rajada ei saa.
refused-occupied = Kohas { $column },{ $row } on juba kaart.
refused-not-reached = Stardist ei vii ükski tunnel kohta { $column },{ $row } selle kaardi avatud külje kaudu.
refused-not-touching = Ükski avatud kaart ei puutu kohta { $column },{ $row }.
refused-edge-mismatch = Kohas { $column },{ $row } see kaart naabritega ei sobi: tunnel kohtaks seina.
refused-no-such-seat = Selles lauas { $seat }. kohta ei ole.
refused-own-tool = Selles lauas ei tohi oma tööriista lõhkuda ({ tool }).
refused-already-broken = { $seat }. koha tööriist on juba katki ({ tool }).
refused-nothing-to-mend = { $seat }. koha tööriist ei ole katki ({ tool }).
refused-no-card-there = Kohas { $column },{ $row } ei ole tunnelikaarti, mida ära võtta.
refused-protected = Kaarti kohas { $column },{ $row } ära võtta ei saa: stardi- ja lõpukaardid jäävad.
refused-not-a-goal = Kohas { $column },{ $row } ei ole lõpukaarti.
refused-already-turned = Lõpukaart kohas { $column },{ $row } on juba avatud.
refused-goal-not-reached = Lõpukaarti kohas { $column },{ $row } praegu ümber pöörata ei saa.
refused-not-this-stone = Kivi ei saa nii jääda või on see mujal ({ $column },{ $row }).
refused-not-on-offer = Kullakaarti väärtusega { $value } pakutute seas ei ole.
refused-not-a-move = „{ $text }“ ei ole käik.

## Why a table cannot be set up

refused-unknown-edition = Väljaannet „{ $edition }“ ei ole.
refused-bad-players = { $players } ei saa mängida: mängijaid peab olema 3 kuni 10.
refused-bad-rounds = { $rounds } ei ole voorude arv: mängus on 1 kuni 5 vooru.
refused-unknown-option = Lauavalikut „{ $option }“ ei ole.
refused-bad-first = { $first }. koht ei saa alustada: sellist kohta lauas ei ole.

## Why cards cannot be dealt

refused-seed-not-text = Seeme ei ole tekst, mida saab UTF-8-s kirjutada.
refused-deal-rounds = Jagamises on voore { $found }, mängus aga { $expected }.
refused-deal-first = { $first }. koht ei saa alustada: sellist kohta lauas ei ole.
refused-deal-gold = Sellist kulda karbis ei ole: seal on 16 kaarti väärtusega 1, 8 väärtusega 2 ja 4 väärtusega 3.
refused-deal-roles = { $round }. vooru rollid ei ole iga koha jaoks üks sõnadest digger, saboteur või selfish.
refused-deal-goals = { $round }. vooru lõpukaardid ei ole treasure, Pes ja Psw, igaüks üks kord.
refused-deal-hands = { $round }. voorus ei ole igal kohal ühte kätt.
refused-deal-hand-sizes = { $round }. vooru käed ei ole ühesuurused, 1 kuni 6 kaarti.
refused-deal-broken = { $round }. vooru katkised tööriistad ei ole iga koha jaoks loend sõnadest pick, lamp ja cart.
refused-deal-card = „{ $card }“ { $round }. voorus ei ole kaart.
refused-deal-too-many = { $round }. voorus on kaarte { $card } rohkem kui karbis.
refused-deal-cell = { $round }. vooru kaevanduses on kaks kaarti ühel kohal.
refused-deal-stone = „{ $card }“ { $round }. vooru kaevanduses ei ole selle lõpukaardi kivi.
refused-deal-spread = { $round }. vooru kaevandus on nii lai, et tulevastele kaartidele ei jää ruumi.
refused-deal-laid = „{ $card }“ { $round }. vooru kaevanduses ei ole kohaga tunnelikaart, näiteks Pnw@3,-1.

## Why a record cannot be read

refused-not-an-object = { $key } ei ole JSON-objekt.
refused-missing = Puudub „{ $key }“.
refused-unknown-format = Salvestise vormingut { $format } siin ei tunta.
refused-unknown-rules = Salvestise reeglite numbrit { $rules } siin ei tunta.
refused-seed-or-deal = Salvestis vajab kas seemet või jagamist, mitte mõlemat.
refused-twice = „{ $key }“ nimetab midagi kaks korda.
refused-not-a-number = „{ $key }“ ei ole täisarv.
refused-not-a-text = „{ $key }“ ei ole tekst või sisaldab midagi muud.
refused-not-a-list = „{ $key }“ ei ole loend või sisaldab midagi muud.

## Why talk is not a claim, and why a fair deal cannot be shown to be one

refused-not-a-claim = „{ $text }“ ei ole väide.
refused-no-proof = Salvestises ei ole jagamise tõendit.
refused-proof-unreadable = Tõendi osa „{ $key }“ ei saa lugeda.
refused-commitment-misfits = Saladus ei ole see, mille server enne mängu paika pani.
refused-nonce-misfits = See, mida { $seat }. koht seemnele lisas, ei ole see, mida ta oli teatanud.
refused-seed-misfits = Seeme ei tulene saladusest ja sellest, mida kohad lisasid.

## Why a record cannot be trusted

refused-misshapen = Sellisel kujul server salvestisse „{ $key }“ ei kirjuta.
refused-not-canonical = Salvestises on midagi, mida päris salvestistes ei ole: murdarv, hiigelsuur arv, veider võti või liiga sügavalt üksteise sees olevad loendid.
refused-unknown-form = See versioon sellist laadi tõendit ei tunne.
refused-form-removed = See salvestis loodi uuemat laadi tõendiga, aga keegi on selle vanemaks muutnud.
refused-start-misfits = Laua reeglid, robotid või katkestatud jagamised ei ole need, mis enne segamist paika pandi.
refused-cancelled-misfits = Katkestatud jagamises nr { $number } on teine saladus kui see, mille server oli paika pannud.
refused-bot-nonce = { $seat }. kohal istub robot, ometi on sealt segamisse midagi lisatud.
refused-checksum-misfits = Kontrollsumma ei klapi: faili on muudetud pärast seda, kui server selle tegi.
refused-by-misfits = { $number }. käigu tegi robot, aga salvestise järgi inimene.
refused-ended-misfits = { $ended ->
    [finished] Salvestise järgi mängiti mäng lõpuni, aga käigud lõpevad varem.
   *[abandoned] Salvestise järgi jäeti mäng pooleli, aga käigud jõuavad päris lõpuni.
}
refused-winners-misfit = Salvestises on teised võitjad, kui käikudest tuleneb.
refused-nuggets-misfit = Salvestises on teine arv kullakamakaid, kui käikudest tuleneb.

## The command line: what is wrong with a file

bad-game = { $file }: mängu { $game } (rida { $line }) ei saa uuesti mängida: { $why }
bad-move = { $file }: mäng { $game } (rida { $line }), käiku { $number } (moves[{ $index }]) „{ $move }“ ei saa mängida: { $why }
no-game = Failis { $file } ei ole ühtegi mängu.
no-such-game = Failis { $file } ei ole mängu { $game }; esimene on 0.
cannot-read = { $file } ei ole loetav: { $why }.
system-refuses = Süsteem keeldub: { $why }.
cannot-save = Salvestist ei saa faili { $file } kirjutada: { $why }.
no-standard-input = Standardsisendit, millest lugeda, ei ole.
record-too-large = Salvestis on suurem kui { $limit } MiB.
not-utf-8 = Selle rea bait { $byte } ei ole UTF-8.
not-json = See ei ole JSON: { $why } (veerg { $column }).
json-cut-off = Tekst lõpeb keset salvestist.
json-too-deep = JSON on liiga sügavalt pesastatud.
json-twice = Võti „{ $key }“ esineb kaks korda.
json-long-number = Seal on rohkem kui 18-kohaline arv.
json-constant = { $name } ei ole JSON-i arv.

## The command line: what is wrong with an argument

bad-arguments = { $why } („{ $command } --help“ selgitab).
rules-uncompiled = { $why ->
    [changed] Reeglid töötavad kompileerimata ja aeglasemalt, sest mõni lähtefail on pärast kompileerimist muutunud: make compiled
    [other-python] Reeglid töötavad kompileerimata ja aeglasemalt, sest need on kompileeritud teise Pythoni jaoks: make compiled
   *[never] Reeglid töötavad kompileerimata ja aeglasemalt, sest neid pole veel kompileeritud: make compiled
}
no-such-command = Käsku „{ $name }“ ei ole; on { $names }.
not-in-range = „{ $text }“ ei ole täisarv vahemikus { $lowest } kuni { $highest }
range-backwards = „{ $text }“ läheb tagurpidi
not-an-edition = väljaannet „{ $text }“ ei ole; on { $names }
not-an-option = lauavalikut „{ $text }“ ei ole; on { $names }
not-a-style = stiili „{ $text }“ ei ole; on { $names }
record-or-table = Seis võetakse kas --record järgi või lauast, mida kirjeldavad väljaanne, mängijad, valikud, voorud, alustaja ja seeme, mitte mõlemast.
no-seat-at-table = { $seat }. kohta ei ole; viimane on { $last }.

## The command line: help

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

help-play-seat = sinu koht, alates 0-st (vaikimisi 0)
help-play-bot = robot, kes mängib teistel kohtadel: nimi või oma klass kujul MOODUL:KLASS (vaikimisi digger)
help-play-save = kuhu salvestis kirjutada, kui mäng lõpeb või sa lahkud
epilog-play = Käik antakse numbriga loendist või kirjaviisis, näiteks Pns@1,0; „?“ selgitab.

## The story: what happened

story-game = Mäng { $game }
story-table = Väljaanne { $edition }, mängijaid { $players }, { $rounds ->
    [one] { $rounds } voor
   *[other] { $rounds } vooru
}.
story-options = Lauavalikud: { $options }.
story-seed = Kaardid tulenevad seemnest „{ $seed }“.
story-hand-made = Kaardid on jagatud käsitsi.
story-stops = Siin salvestis lõpeb; mäng ei ole läbi.
round-began = { $round }. voor: alustab { $who }.
laid = { $who } paneb { $shape ->
    [straight] sirge tunneli
    [corner] kurvi
    [junction] hargnemise
    [crossing] ristmiku
   *[dead-end] tupiku
} ({ $card }) kohta { $cell }.
rock-fell = { $who } põhjustab varingu kohas { $cell }: kaarti { $card } enam ei ole.
broke = { $who } lõhub tööriista ({ tool }): { $whose }.
broke-own = { $who } lõhub oma tööriista ({ tool }).
mended = { $who } parandab tööriista ({ tool }): { $whose }.
mended-own = { $who } parandab oma tööriista ({ tool }).
saw = { $who } vaatab lõpukaarti kohas { $cell }{ $content ->
    [treasure] : varandus
    [stone] : kivi
   *[hidden] {""}
}.
discarded = { $who } paneb ära kaardi { $card }.
discarded-hidden = { $who } paneb kaardi ära.
goal-turned = Lõpukaart kohas { $cell } pööratakse ümber: { $content ->
    [treasure] varandus!
   *[stone] kivi.
}
stone-laid = See on kohas { $cell } kui { $card }.
goals-reached = Jõuti lõpukaartideni kohtades { $cells }; milline ümber pöörata, peab valima { $who }.
stone-misfitted = Kivi kohas { $cell } ei sobi kummaltki poolt; kuidas see jääb, peab ütlema { $who }.
round-ended = { $how ->
    [treasure] Kaevurid jõudsid varanduseni
    [ring] Sabotöörid võitsid: virn on tühi ja kõik järjest said kaarte ainult ära panna,
   *[hands] Sabotöörid võitsid: kõik käed on tühjad
} pärast { $turns ->
    [one] { $turns } käiku
   *[other] { $turns } käiku
}.
finder = Leidjaks loetakse { $who }.
roles = Rollid: { $roles }.
spare = Jäi üle: { $role }.
goals = Lõpukaardid: { $goals }.
gold-taken = { $who } võtab kullakaardi väärtusega { $value }.
gold-taken-hidden = { $who } võtab kullakaardi.
gold-paid = { $who } tõmbab { $count ->
    [0] mitte ühtegi kullakaarti.
    [one] kullakaardi: { $values }.
   *[other] kullakaardid: { $values }.
}
gold-paid-hidden = { $who } tõmbab { $count ->
    [0] mitte ühtegi kullakaarti.
    [one] ühe kullakaardi.
   *[other] { $count } kullakaarti.
}
gold-rejected = Alla tagasi pandud: { $values }.
gold-loose = { $who } saab ilma kaardita { $count ->
    [one] ühe kullakamaka.
   *[other] { $count } kullakamakat.
}
standings = Kullakamakad: { $nuggets }.
winners = { $count ->
    [one] Mängu võidab { $who }.
   *[other] Võitu jagavad { $who }.
}
said = { $who } ütleb: { $text }
legend = { $start } start   { $hidden } lõpukaart pildiga allapoole   { $treasure } varandus   { $stone } kivi   { $end } tupik   { $joined } stardiga ühendatud   { $apart } ära lõigatud

## Deals

deal-title = { $round }. voor, mängijaid { $players }, seeme „{ $seed }“
deal-starts = Alustab { $seat }. koht.
deal-seat = { $seat }. koht, { $role }: { $hand }
deal-deck = Virn pealmisest alates: { $cards }
deal-gold = Kuld pealmisest alates: { $cards }

## Playing in the terminal

ask-players = Mitu mängijat koos sinuga, 3 kuni 10? [{ $usual }]
ask-edition = Milline väljaanne: lt, lv, ru, el või et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Millise lõpukaardi ümber pöörad?
    [lay-stone] Kuidas kivi jääb?
    [pick-gold] Millise kullakaardi võtad?
   *[play] Sinu käik (? selgitab, q lahkub):
}
play-help = Kirjuta käigu number loendist või käik ise:
    Pnes@3,-1 paneb tunneli veergu 3, ritta -1, avatud põhja, itta ja lõunasse (veerud kasvavad itta, read lõunasse),
    Blamp>2 lõhub 2. koha laterna, Mlamp>2 parandab selle, Mpick+lamp>2:lamp parandab selle kahekordse kaardiga,
    R@2,0 matab seal oleva kaardi, V@8,0 vaatab lõpukaarti, -Pns paneb kaardi ära.
    Tühi rida näitab lauda uuesti, q lahkub.
your-role = Sinu roll: { $role }.
your-hand = Sinu roll on { $role } ja sul on: { $cards }
your-offer = Pakutavad kullakaardid: { $cards }
drew = Sa võtad kaardi { $card }.
deck-left = { $count ->
    [0] Virn on tühi.
    [one] Virnas on alles üks kaart.
   *[other] Virnas on alles { $count } kaarti.
}
broken-tools = { $who }, katkised tööriistad: { $tools }.
left = Sa lahkud lauast.

## Bots and the arena: help

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

## The arena: what it says

arena-title = { $lineup }, seeme { $seed }
arena-row = Mängijaid { $players }, voore { $rounds } (ilma sabotöörita eraldi { $apart }): sabotöörid võitsid { $wins } % ({ $low } kuni { $high }), { $nuggets } kamakat koha kohta, { $median } ms käigu kohta (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } võitis { $digger } % kaevurina ja { $saboteur } % sabotöörina, kamakaid { $nuggets }
arena-baseline-row = { "  " }sabotöörid võitsid { $points } punkti rohkem ({ $low } kuni { $high }) kui kaevuritega { $diggers } ja sabotööridega { $saboteurs }
arena-inference-row = { "  " }pärast { $turn }. ringi: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, kalibreerimisviga { $calibration_error }, valesüüdistusi { $false_convictions }
arena-odd-among = Erinev robot vajab nii --odd kui ka --among.
arena-odd-or-roles = Robotid antakse kas --odd ja --among või --diggers ja --saboteurs abil.
arena-no-charts = Diagrammid vajavad matplotlibi: paigalda saboteur[charts].
arena-no-ray = Klaster vajab Rayd: paigalda saboteur[ray].
not-a-bot = robotit „{ $text }“ ei ole; on { $names } ning oma klass kirjutatakse MOODUL:KLASS
refused-unknown-bot = Robotit „{ $bot }“ ei ole.
refused-bot-not-imported = Robotit „{ $bot }“ ei saa importida: { $why }
refused-bot-class-missing = Moodulis „{ $module }“ ei ole klassi „{ $name }“.
refused-bot-without-choose = „{ $bot }“ ei ole robot: sel puudub meetod choose(view, history).
refused-bot-not-made = Robotit „{ $bot }“ ei saa luua: { $why }
refused-bot-failed = Robot „{ $bot }“ andis vea: { $why }
refused-bot-illegal-move = Robot „{ $bot }“ valis „{ $move }“, aga see käik ei ole lubatud.
refused-bot-not-a-claim = Robot „{ $bot }“ ütles „{ $text }“, aga see ei ole väide.
chart-saboteurs = sabotöörid ({ $bots })
chart-diggers = kaevurid ({ $bots })
chart-wins-title = Võidetud voorud rollide kaupa
chart-wins-x = mängijad
chart-wins-y = voorude osa
chart-times-title = Aeg käigu kohta
chart-times-x = mängijad
chart-times-y = millisekundid
chart-beliefs-title = Kui hästi eristab pealtvaataja sabotööre kaevuritest
chart-beliefs-x = ring
chart-beliefs-y = kõveraalune pindala
chart-calibration-title = Mida usuti ja mis oli tõsi, ringide kaupa
chart-calibration-x = arvatav tõenäosus olla sabotöör
chart-calibration-y = osa, kes seda olid
chart-concealment-title = Mida varjamine maksab
chart-concealment-x = kõveraalune pindala pärast kaht ringi
chart-concealment-y = sabotööride võidetud voorude osa

## Why the server does not accept something

refused-not-json = See ei ole JSON.

## Serving: help

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
serve-not-started = Serverit ei saanud käivitada: { $why }.
serve-needs-postgres = mitme töölise jaoks on vaja PostgreSQL-i andmebaasi; { $database } on fail
serve-no-driver = PostgreSQL vajab paketti asyncpg: pip install "saboteur[postgres]"
serve-no-answer = andmebaas ei vasta: { $why }
serve-no-file = faili { $file } ei saa kasutada: { $why }
serve-file-in-use = faili { $file } kasutab juba teine server; peata kõigepealt see või vali --database abil teine fail
serve-no-port = aadress { $address } on hõivatud või ei kuulu sellele arvutile
serve-bad-setting = „{ $text }“ ei sobi seadele { $name }.
serve-open = Ava brauseris { $address }; seda saavad teha ka teised seadmed samas võrgus.
serve-open-here = Ava brauseris { $address }.
serve-stop = Ctrl-C peatab serveri. Midagi ei lähe kaduma.
help-backup-database = fail, milles server kõike hoiab
help-backup-target = uus fail; seda ei tohi veel olla
epilog-backup = Koopia näitab üht hetke, see tehakse töötavast serverist ja selles on käimasolevate mängude saladusi: lugeda tohid seda ainult sina.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
backup-done = { $target } on täielik koopia.
backup-no-database = { $file } ei ole serveri andmebaas.
backup-not-whole = Faili { $file } ei saanud täielikult kopeerida.
backup-exists = { $file } on juba olemas.
help-migrate-source = andmebaas, milles kõik on: sqlite:FAIL või postgresql://…
help-migrate-target = andmebaas, kuhu kõik läheb; laudu ei tohi selles veel olla
epilog-migrate = Peata enne server: mida vahepeal mängitakse, kaasa ei tule. Allikas jääb nii, nagu oli, ja tagasi saab samamoodi.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
migrate-done = Üle viidud laudu: { $tables }. Nende logide kirjeid: { $entries }.
migrate-not-empty = Andmebaasis { $database } on juba laudu.
migrate-no-database = { $database } ei ole serveri andmebaas.
migrate-same = Allikas ja siht on sama.
help-verify-file = salvestis või igal real üks; „-“ on standardsisend
help-verify-json = näita otsust JSONina, iga mängu kohta üks objekt
epilog-verify = Kontrollib kõike, mida kontrollida saab: kas kaardid tulenevad sellest, mida server ja mängijate seadmed lisasid, kas laua reeglid
    pandi paika enne seda, kas ükski katkestatud jagamine pole puudu ja kas käigud viivad tulemuseni. Siis ütleb, mida see tõendab, kes
    segamisel osalesid ja mida ükski fail tõendada ei saa.
    
    saboteur verify saboteur.json
verify-game = Mäng { $game }. { $summary }
verify-bad-game = { $file }: mäng { $game } (rida { $line }) ei pea kontrollile vastu: { $why }

## What the server tells while it runs

event-started = Saboteur { $version } töötab.
event-draining = { $seconds ->
    [0] Server peatub.
    [one] Server peatub; see töötab veel ühe sekundi.
   *[other] Server peatub; see töötab veel { $seconds } sekundit.
}
event-stopped = Server on peatunud. Kõik mängud on salvestatud.
event-tables-deleted = { $count ->
    [one] Kustutati üks laud, mida keegi polnud ammu kasutanud.
   *[other] Kustutati { $count } lauda, mida keegi polnud ammu kasutanud.
}
event-old-sqlite = Selles arvutis on vanem SQLite ({ $version }). Mängudele see halba ei tee; uuema toob uuem Python või süsteem.
event-few-files = Süsteem lubab serveril avada ainult { $files } faili, aga selle ühenduste piirid nõuavad { $needed }. Tõstke piiri (ulimit -n) või vähendage --most-connections ja --most-http-connections väärtusi.
event-bad-host = Keegi pöördus selle serveri poole nimega „{ $host }“, mida see ei tunne. Kui nimi on õige, lisage see --allowed-hosts või --public-address abil.
event-bad-origin = Teise saidi ({ $origin }) leht saatis päringu ja see lükati tagasi; oodati: { $expected }. Kui see on teie sait, määrake --public-address.
event-connections-full = Server on täis: avatud ühendusi on { $open }. Alates käivitamisest on suletud jõude seisvaid { $evicted }, tagasi lükatud { $refused }, liiga aeglasi { $slow }.
event-worker-ended = Üks serveri protsess lõppes ise (kood { $code }) ja käivitatakse uuesti.
event-worker-not-started = Üks serveri protsess ei käivitunud. Teised töötavad edasi.
event-workers-ready = { $count ->
    [one] Üks serveri protsess on valmis.
   *[other] { $count } serveri protsessi on valmis.
}
event-workers-exchanged = { $count ->
    [one] Üks serveri protsess vahetati katkestuseta välja.
   *[other] { $count } serveri protsessi vahetati katkestuseta välja.
}
event-bot-process-ended = Protsess, milles robotid mõtlevad, lõppes ({ $kind }) ja käivitatakse uuesti. Seni mängib lihtne robot.
event-siblings-not-met = Selle arvuti teised serveri protsessid ei saa sellega ühendust ({ $kind }). Mängud jätkuvad, veidi aeglasemalt. Ajutiste failide kaust peab olema kirjutatav ja selle nimi lühike.
event-workers-not-told = Teistele serveri protsessidele ei õnnestunud teatada ({ $why }). Nad saavad sellest ise teada.
event-workers-not-reached = PostgreSQL ei vasta serveri protsessidele ({ $why }). Nad küsivad uuesti.
event-postgres-fsync-off = Selles PostgreSQL-is on fsync välja lülitatud, nii et elektrikatkestus võib mänge kaotada. Lülitage see sisse.
event-store-failed = Andmebaas ei salvestanud muudatust ({ $why }), nii et seda ei näidatud kellelegi.
event-background-failure = Serveris läks midagi valesti ({ $kind }). Palun teatage sellest koos nende ridadega:

### Browser

## Everywhere

title = Sabotöör
motto = Kaevake koos kullani. Keegi teist loodab, et te sinna ei jõua.
close = Sulge
home = Avaleht
rules = Reeglid
settings = Seaded
try-again = Proovi uuesti
your-turn = Sinu kord
connecting = Latern süttib …
lost-title = Tupik
lost-text = Sellel aadressil ei ole midagi.
bye-title = Siin tunnel lõpeb

## Home

home-start = Alusta mängu
home-play-now = Mängi kohe
home-play-now-about = Laua taga on viis: sina ja neli robotit. Kaardid jagatakse kohe.
home-new-table = Uus laud sõpradega
home-code = Laua kood
home-join = Liitu
home-continue = Jätka
home-replay = Ava mängu salvestis
me-name = Sinu nimi
me-name-example = Külaline
me-shape = Teine põialpoiss
me-colour = Teine värv
stage = { $stage ->
    [open] mängijad kogunevad
    [dealing] kaarte jagatakse
    [playing] mäng käib
   *[over] mäng on läbi
}

## The door of a table

door-title = Laud { $code }
door-join = Istu sellesse lauda
door-wait = Võta järgmisel jagamisel roboti koht
door-watch = Vaata ainult pealt
door-full = Selles lauas ei ole vaba kohta.
door-transfer = Kood sinu teisest seadmest
door-transfer-go = Too minu koht siia
door-again = Liitu uuesti

## The room before the game

room-code = Laud
room-seats = Laua taga
room-host = võõrustaja
room-ready = valmis
room-not-ready = pole veel valmis
room-up = Nihuta üles: { $name }
room-down = Nihuta alla: { $name }
room-remove = Eemalda: { $name }
room-pass-host = Anna võõrustaja õigused: { $name }
room-bot-level = Roboti liik
room-add-bot = Lisa robot
room-guest = Mängija nimi selle seadme juures
room-add-guest = Sama seade
room-guest-about = Ühe seadmega võib mängida mitu inimest: käikude vahel peidab kaarte eesriie. Saladust hoiavad siis ainult head kombed.
room-dealing = Kaarte jagatakse …
room-cancel = Katkesta jagamine
room-start = Jaga kaardid
room-too-few = { $count ->
    [one] Vaja on veel ühte mängijat; sobib ka robot.
   *[other] Vaja on veel { $count } mängijat; sobivad ka robotid.
}
room-waiting = Pole veel valmis: { $names }
room-be-ready = Olen valmis
room-unready = Oota, veel mitte
room-wait-host = Võõrustaja jagab kaardid, kui kõik on valmis.
room-invite = Kutsu
room-qr = QR-pilt selle laua lingiga
room-link = Selle laua link
room-copy = Märgi
room-copied = Kopeeritud
room-invite-about = Ava link või skanni pilt teise telefoniga samas võrgus.
room-screen = Lauaekraan telerile
room-watch = Leht pealtvaatajatele
room-choices = Mäng
choice-edition = Väljaanne
choice-rounds = Voorud
choice-clock = Aeg käiguks
choice-talk = Jutt
choice-first = Kes alustab
choice-private = Privaatne laud
choice-private-about = Ilma kohata lauas ei saa keegi vaadata.
choice-closed = Uusi mängijaid ei võeta
choice-closed-about = Keegi teine ei saa enam liituda, isegi koodiga mitte.
clock-none = kellata
clock-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekundit
}
first-random = loosi teel
talk-kind = { $talk ->
    [none] puudub
    [claims] ainult väited
   *[chat] väited ja vaba vestlus
}
edition-name = { $edition ->
    [lt] Leedu reeglid
    [lv] Läti reeglid
    [ru] Vene reeglid
    [el] Kreeka reeglid
   *[et] Eesti reeglid
}
edition-about = { $edition ->
    [ru] Iga tunnelikaart jätkab tunnelit stardist; voor lõpeb ka siis, kui kõik järjest saavad ainult kaardi ära panna.
    [el] Tunnelikaart võib puutuda ükskõik millist avatud kaarti; sobimatu kivi jätkab tunnelit.
    [et] Tunnelikaart võib puutuda ükskõik millist avatud kaarti; iga tunnelikaardi eest pööratakse ainult üks lõpukaart.
   *[lt] Iga tunnelikaart jätkab tunnelit stardist; kõik lõpukaardid, milleni jõuti, pööratakse ümber.
}
option-name = { $option ->
    [others_only] Oma tööriistu ei lõhuta
    [all_saboteurs] Kõik sabotöörid mängus
    [broken_unpaid] Katkise tööriistaga kulda ei saa
    [selfish_dwarf] Omakasupüüdlik põialpoiss
   *[open_gold] Avatud kuld
}
option-about = { $option ->
    [others_only] Keegi ei tohi oma tööriistu lõhkuda.
    [all_saboteurs] Ühtegi põialpoisikaarti ei jää üle, seega teavad kõik sabotööride arvu.
    [broken_unpaid] Kaevur, kelle tööriist on vooru lõpus katki, kulda ei saa.
    [selfish_dwarf] Üks kaevur tahab kõike: kui viimase tunneli paneb tema, saab kulda ainult tema, muidu mitte midagi.
   *[open_gold] Võetud kulda näevad kõik.
}
balance = { $same ->
    [yes] Areenil mõõdetud: see ei muuda, kes võidab.
    [gold] Areenil mõõdetud, viis lauas: see ei muuda, kes võidab, aga kaevur saab voorus { $gold } kamakat, muidu { $usual_gold }.
   *[no] Areenil mõõdetud, viis lauas: sabotöörid võidavad { $wins } % voorudest, muidu { $usual } %, ja kaevur saab voorus { $gold } kamakat, muidu { $usual_gold }.
}
bot-name = { $bot ->
    [random] Juhuslik – mängib mida tahes
    [digger] Kaevaja – otse kulla poole
    [detective] Detektiiv – jälgib kõiki
    [schemer] Intrigant – kaval sabotöör
    [search] Mõtleja – vaatab ette
    [beginner] Algaja – alles õpib
    [friendly] Sõber – aus ja abivalmis
    [gruff] Toriseja – kahtlustab kergesti
   *[other] { $bot }
}

## The table

table-title = Sabotöör, laud { $code }
board = Kaevandus
board-zoom = Suurendus
board-zoom-in = Lähemale
board-zoom-out = Kaugemale
board-fit = Näita kõike
board-dig = Mine kaevamise kohale
players = Mängijad
hand = Sinu kaardid
hand-discard-only = praegu saab ainult ära panna
places-list = Kohtade loend
log = Mis juhtus
log-empty = Midagi ei ole veel juhtunud.
log-since = Siit lugu jätkub.
talk = Jutt
menu = Menüü
watching = Sa vaatad pealt
waiting-seat = Järgmisel jagamisel saad selle koha: { $name }.
watchers = { $count ->
    [one] { $count } pealtvaataja
   *[other] { $count } pealtvaatajat
}
round-of = Voor { $round } / { $rounds }
deck = { $count ->
    [0] Kasutamata kaartide virn on tühi
    [one] Virnas on { $count } kaart
   *[other] Virnas on { $count } kaarti
}
link-lost = Ühendun uuesti – midagi ei läinud kaduma
missed = { $count ->
    [one] Vahepeal: { $count } käik
   *[other] Vahepeal: { $count } käiku
}
screen-join = Laud { $code }
player-you = sina
player-bot = robot
player-bot-named = { $bot ->
    [random] juhuslik robot
    [digger] kaevajarobot
    [detective] detektiivrobot
    [schemer] intrigandirobot
    [search] mõtlejarobot
    [beginner] algajarobot
    [friendly] sõbralik robot
    [gruff] torisev robot
   *[other] robot { $bot }
}
player-stand-in = Asendab robot, kes teab ainult seda, mida see koht teab.
stand-in-for-you = Sinu eest mängib robot, kes teab ainult seda, mida sina.
player-away = eemal
player-turn = on käigul
player-hand = { $count ->
    [one] { $count } kaart käes
   *[other] { $count } kaarti käes
}
player-gold = { $count ->
    [0] kullakaarte pole
    [one] { $count } kullakaart
   *[other] { $count } kullakaarti
}
player-looked = Vaatas: { $goals }
mute = Vaigista vestlus
unmute = Näita jälle vestlust
take-back = Mängin jälle ise

prompt-choose = Sinu kord: vali kaart.
prompt-place = { $kind ->
    [P] Vali valgustatud koht.
    [R] Vali kaart, mille varing matab.
    [V] Vali lõpukaart, mida vaadata.
   *[B] Vali mängija.
}
prompt-confirm = Puuduta kohta uuesti või vajuta „Mängi“.
prompt-tool = { $card } → { $name }
prompt-nowhere = Sellele kaardile pole praegu kohta: { $card }. Võid selle ära panna.
prompt-discard = Panna see kaart pildiga allapoole ära?
prompt-decide = { $phase ->
    [turn-goal] Jõutud on kahe lõpukaardini: vali, kumb ümber pöörata.
    [lay-stone] Kivi ei sobi kummaltki poolt: vali, kuidas ta jääb.
   *[pick-gold] Vali kullakaart.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } valib kulda.
   *[play] { $name } mõtleb.
}
prompt-paused = Mäng on peatatud.
play = Mängi
turn-card = Pööra
discard = Pane ära
discard-yes = Pane ära
discard-no = Jäta alles
role-show = Näita minu rolli
role-short = minu roll
role-is = Sinu roll: { role-name }. Vajuta, et peita.
role-name = { $role ->
    [saboteur] sabotöör
    [selfish] omakasupüüdlik põialpoiss
   *[digger] kaevur
}
you-drew = Sa võtad: { $card }.

## Cards and cells in words

side = { $side ->
    [n] põhja
    [e] itta
    [s] lõunasse
   *[w] läände
}
tool-name = { $tool ->
    [pick] kirka
    [lamp] latern
   *[cart] kaevanduskäru
}
tool-state = { $state ->
    [broken] { tool-name }: katki
   *[whole] { tool-name }: terve
}
content = { $content ->
    [treasure] varandus
   *[stone] kivi
}
goal-name = { $goal ->
    [top] ülemine lõpukaart
    [middle] keskmine lõpukaart
   *[bottom] alumine lõpukaart
}
card-path = { $shape ->
    [crossing] ristmik
    [fork] hargnemine
    [straight] sirge tunnel
    [bend] kurv
   *[dead-end] tupik
}, avatud { $sides }
card-broken = { $tool ->
    [pick] katkine kirka
    [lamp] katkine latern
   *[cart] katkine kaevanduskäru
}
card-mend = parandamine: { tool-name }
card-mend-double = parandamine: { $first ->
    [pick] kirka
    [lamp] latern
   *[cart] kaevanduskäru
} või { $second ->
    [pick] kirka
    [lamp] latern
   *[cart] kaevanduskäru
}
card-rockfall = varing
card-map = kaevanduse plaan
cell = Veerg { $column }, rida { $row }: { $what }
cell-empty = tühi
cell-start = stardikaart redeliga
cell-card = { $card }, { $state ->
    [reached] stardiga ühendatud
   *[cut-off] ära lõigatud
}
cell-goal = { goal-name }, pildiga allapoole
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, pildiga allapoole; ainult sina tead: { content }
cell-offered = võimalik
cell-preview = valitud; vajuta uuesti, et mängida
cell-last = viimane käik

## The story

log-round-began = { $round }. voor: alustab { $name }.
log-path-laid = { $name } kaevab { $shape ->
    [crossing] ristmiku
    [fork] hargnemise
    [straight] otse edasi
    [bend] kurvi
   *[dead-end] tupiku
}.
log-rock-fell = { $name } põhjustab varingu.
log-tool-broken = { $name } lõhub mängija { $target } { $tool ->
    [pick] kirka
    [lamp] laterna
   *[cart] kaevanduskäru
}.
log-tool-broken-own = { $name } lõhub oma { $tool ->
    [pick] kirka
    [lamp] laterna
   *[cart] kaevanduskäru
}.
log-tool-mended = { $name } parandab mängija { $target } { $tool ->
    [pick] kirka
    [lamp] laterna
   *[cart] kaevanduskäru
}.
log-tool-mended-own = { $name } parandab oma { $tool ->
    [pick] kirka
    [lamp] laterna
   *[cart] kaevanduskäru
}.
log-discarded = { $name } paneb kaardi ära.
log-goal-seen = { $name } vaatab { $goal ->
    [top] ülemist
    [middle] keskmist
   *[bottom] alumist
} lõpukaarti.
log-goal-seen-own = { $name } vaatab { $goal ->
    [top] ülemist
    [middle] keskmist
   *[bottom] alumist
} lõpukaarti. Ainult sina tead: { content }.
log-goal-turned = { $goal ->
    [top] Ülemine
    [middle] Keskmine
   *[bottom] Alumine
} lõpukaart on { $content ->
    [treasure] varandus!
   *[stone] ainult kivi.
}
log-round-ended = { $winner ->
    [diggers] Kaevurid jõudsid varanduseni.
   *[saboteurs] Vooru võitsid sabotöörid.
}
log-gold-taken = { $name } võtab kullakaardi.
log-gold-paid = { $name } saab kulda.
log-game-ended = Mäng on läbi.
log-by-clock = kella järgi
log-paused = Mäng on peatatud.
log-went-on = Mäng läheb edasi.
log-stood-in = Mängijat { $name } asendab robot.
log-taken-back = { $name } mängib jälle ise.
log-given-to-bot = { $name } lahkus mängust, edasi mängib robot { $bot }.
log-announced = Järgmisel jagamisel liitub { $guest }.
log-took-over = { $name } võtab üle koha, kus mängis { $former }.
log-game-abandoned = Mäng lõpetati hääletusega.

## Claims and chat

talk-none = Selles lauas ei räägita.
talk-watching = Pealtvaatajad vaatavad vaikides.
talk-saw = Vaatasin lõpukaarti
talk-about = Kellegi kohta
talk-whom = Kelle kohta?
talk-small = Niisama
talk-write = Kirjuta kõigile
talk-send = Saada
claim-saw = Vaatasin { $goal ->
    [top] ülemist
    [middle] keskmist
   *[bottom] alumist
} lõpukaarti: { content }.
claim-role = { $role ->
    [digger] Mina olen kaevur.
   *[saboteur] Mina olen sabotöör.
}
claim-mend = Palun parandage minu { $tool ->
    [pick] kirka
    [lamp] latern
   *[cart] kaevanduskäru
}!
claim-suspect = Kahtlustan: { $name }.
claim-trust = Usaldan: { $name }.
claim-thanks = Aitäh, { $name }!
claim-sorry = Vabandust, { $name }!
claim-break = Lõhkuge tööriistu: { $name }!
claim-help = Aidake: { $name }!
claim-hello = Tere!
claim-well-played = Hästi mängitud!
claim-oops = Oih!
claim-hurry = Palun veidi kiiremini!

## The end of a round and of the game

round-end = { $round }. voor on läbi
round-end-verdict = { $winner ->
    [diggers] Kaevurid leidsid kulla!
   *[saboteurs] Sabotöörid võitsid!
}
round-end-how = { $how ->
    [treasure] Viimase tunneli varanduseni pani { $name }.
    [ring] Virn on tühi ja kõik järjest said kaarte ainult ära panna.
   *[hands] Kõik kaardid on mängitud ja varanduseni ei jõutud.
}
round-end-spare = jäi üle
round-end-paid = { $count ->
    [0] kulda ei saa
    [one] + { $count } kullakaart
   *[other] + { $count } kullakaarti
}
round-end-on = Edasi
round-end-standings = Näita tulemusi
gold-choose = Vali kullakaart. Teised neid ei näe.
gold-card = { $value ->
    [one] ühe kullakamakaga kaart
   *[other] { $value } kullakamakaga kaart
}
gold-waiting = { $name } valib salaja. { $count ->
    [one] Alles on { $count } kullakaart.
   *[other] Alles on { $count } kullakaarti.
}
gold-mine = Sinu kuld
nuggets = { $count ->
    [one] { $count } kullakamakas
   *[other] { $count } kullakamakat
}
game-end-winners = { $count ->
    [one] Võitis { $names }!
   *[other] Võitu jagavad { $names }!
}
game-end-abandoned = Mäng lõpetati enne aega
game-end-again = Uuesti samade mängijatega
game-end-ready = Uuesti!
game-end-waiting = Ootame, kuni võõrustaja jälle jagab.
game-end-room = Tuppa
game-end-record = Laadi salvestis alla
game-end-replay = Kordus
verify = Kontrolli jagamist

## One device, menu, votes

curtain-pass = Anna seade edasi: { $name }
curtain-lift = Mina olen { $name }: näita minu kaarte
curtain-note = Eesriie usaldab teid: keegi ei vaata, enne kui seade on mängija { $name } käes.
curtain-done = Valmis, anna edasi
menu-code = Laud { $code }. Koht jääb sulle ka siis, kui oled eemal.
menu-transfer = Jätka teises seadmes
menu-transfer-code = Ava see laud teises seadmes ja sisesta seal { $minutes ->
    [one] { $minutes } minuti
   *[other] { $minutes } minuti
} jooksul { $code }.
menu-keys = Klahvid: 1–6 valib kaardi, B läheb kaevandusse, nooled liigutavad, N järgmine võimalik koht, L nende loend, Enter valib, T pöörab kaarti, R näitab rolli, Escape paneb tagasi, + − 0 suurendus.
vote-pause = Hääleta: paus
vote-resume = Hääleta: edasi
vote-end = Hääleta: lõpeta mäng
vote-stand-in = Las robot asendab
vote-yes = Olen nõus
vote-rule = Otsus võetakse vastu, kui poolt on üle poole kohalolijatest; pärast pausi jätkamiseks piisab poolest, mängu lõpetamiseks on aga vaja vähemalt kaht häält. Üksainus hääl ei võta kelleltki kohta: et anda see lõplikult robotile, on vaja vähemalt kaht häält, aga kui mängija on kohal, siis vähemalt kolme häält ja poolt peab olema vähemalt kaks kolmandikku teistest. Ühenduse lühikest katkemist eemalolekuks ei loeta.
vote-running = { $vote ->
    [pause] Kas peatada mäng?
    [resume] Kas mängida edasi?
    [end] Kas lõpetada mäng enne aega?
    [stand-in] Kas robot asendab mängijat { $name }?
   *[bot] Kas anda mängija { $name } koht lõplikult robotile?
} ({ $count })
leave = Lahku lauast
leave-sure = Sinu koha võtab lõplikult robot. Kui sulged ainult lehe, jääb koht sulle.
leave-yes = Lahku
leave-no = Jää

## Settings

setting-language = Keel
setting-theme = Välimus
setting-cards = Minu kaartide suurus
setting-motion = Liikumine
setting-sound = Helid
setting-confirm = Näita käiku enne mängimist
setting-notify = Teavita, kui on minu kord
# What the language calls itself, for the list of languages.
language-name = Eesti
language-browser = nagu brauseris
theme = { $theme ->
    [system] nagu süsteemis
    [dark] tume: latern kaevanduses
   *[light] hele: pärgament
}
card-size = { $size ->
    [small] väikesed
    [medium] keskmised
   *[large] suured
}
motion = { $motion ->
    [system] nagu süsteemis
   *[less] võimalikult vähe
}

## Replay: what this browser saw

verify-seen-group = Mida see brauser nägi:
verify-seen-group-fault = Mis on valesti:
verify-seen-summary-fair = Aus jagamine: server ja mängijad segasid kaardid üheskoos ning miski selle brauseri nähtust ei ole salvestisega vastuolus.
verify-seen-summary-wrong = Selle mänguga on midagi valesti. Ära usalda seda enne, kui tead, miks.
verify-seen-nothing = Mitte midagi: see brauser ei olnud laua taga või on selle mälu tühjendatud. Kontrollida sai ainult salvestist ennast.
verify-seen-commitment = See brauser nägi, et server pani oma panuse segamisse paika enne, kui teadis ühegi mängija panust, ja salvestises on seesama panus.
verify-seen-commitment-late = Selleks ajaks, kui see brauser ühenduse sai, võis server mängijate panuseid juba teada. Serveri enda panus on salvestises sama.
verify-seen-commitment-unseen = See brauser ei näinud, kuidas jagamine algas.
verify-seen-commitment-other = Serveri panus segamisse ei ole see, mille ta selle brauseri nähes paika pani.
verify-seen-start-other = Salvestises on teised reeglid või teised robotid, kui see brauser jagamise alguses nägi.
verify-seen-cancelled = { $count ->
    [one] Katkestatud jagamine, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } katkestatud jagamist, mida see brauser nägi, on salvestises olemas.
}
verify-seen-cancelled-missing = { $count ->
    [one] See brauser nägi katkestatud jagamist, mida salvestises ei ole.
   *[other] See brauser nägi { $count } katkestatud jagamist, mida salvestises ei ole.
}
verify-seen-hashes = Salvestises on see, mida selle brauseri nähes teatasid mängijad: { $names }.
verify-seen-hash-other = Salvestises ei ole seda, mida selle brauseri nähes teatasid mängijad: { $names }.
verify-seen-nonce = Selle brauseri enda panus läks segamisse muutmata kujul: { $names }.
verify-seen-nonce-other = Selle brauseri enda panus segamisse on asendatud või välja jäetud: { $names }.
verify-seen-nonce-unused = Selle brauseri enda panus segamisse jäi kasutamata: { $names }. Nii juhtub, kui ühendus katkeb.
verify-seen-nonce-elsewhere = Panus segamisse tuli teisest seadmest või teisest brauserist: { $names }.
verify-seen-cards = { $count ->
    [one] Ainus kaart, mille see brauser sai, vastab segamisele, samuti nähtud rollid ja lõpukaardid.
   *[other] Kõik { $count } kaarti, mille see brauser sai või võttis, vastavad segamisele, samuti nähtud rollid ja lõpukaardid.
}
verify-seen-cards-public = Kõik rollid ja lõpukaardid, mida see brauser nägi, vastavad segamisele.
verify-seen-cards-unseen = See brauser ei näinud ühtegi kaarti.
verify-seen-hands-missed = Kõiki oma alguskaarte see brauser ei näinud, nii et osa jäi võrdlemata.
verify-seen-first-other = Alustas teine mängija kui see, kelle segamine määras.
verify-seen-role-other = { $round }. voor: see brauser sai rolli, mis segamisele ei vasta.
verify-seen-roles-other = { $round }. voor: lõpus näidatud rollid ei vasta segamisele.
verify-seen-hand-other = { $round }. voor: see brauser sai kaardid, mis segamisele ei vasta.
verify-seen-drawn-other = { $round }. voor: see brauser võttis kaardi, mis ei olnud virnas järgmine.
verify-seen-goal-other = { $round }. voor: lõpukaart, mida see brauser nägi, ei vasta segamisele.
verify-seen-gold = Kogu kuld vastab segamisele.
verify-seen-gold-other = { $round }. voor: kuld, mida see brauser nägi, ei vasta segamisele.
verify-seen-moves = { $count ->
    [one] Ainus käik, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } käiku, mida see brauser nägi, on salvestises olemas.
}
verify-seen-moves-other = { $number }. käik salvestises ei ole see, mida see brauser nägi.
verify-seen-moves-missed = { $count ->
    [one] Üht salvestise käiku see brauser ei näinud.
   *[other] { $count } salvestise käiku see brauser ei näinud.
}
verify-seen-not-played = Kas kõik käigud on lubatud ja viivad selle tulemuseni: seda brauser ei kontrolli. Teadasaamiseks laadi salvestis alla ja käivita „saboteur verify“.

## The rulebook

rules-edition = Nii, nagu ütlevad need reeglid: { $edition }. Mis sõltub väljaandest ja valikutest, on servas märgitud.
rules-table = Kaardid mängijate arvu järgi
rules-aim-title = Millest mäng räägib
rules-aim = Te olete põialpoisid kaevanduses. Kaevurid kaevavad tunnelit stardist varanduseni; sabotöörid tahavad seda takistada ja keegi ei tea, kes on kes. Kolm lõpukaarti on pildiga allapoole: üks on varandus, kaks on kivi. Pärast { $rounds ->
    [one] ühte vooru
   *[other] { $rounds } vooru
} võidab see, kellel on kõige rohkem kullakamakaid.
rules-setup-title = Enne vooru
rules-setup = Igaüks saab salaja ühe põialpoisikaardi; { $spare ->
    [yes] neid on üks rohkem kui mängijaid, nii et üks jääb vooru lõpuni peidetuks.
   *[no] neid on sama palju kui mängijaid, nii et kõik teavad, mitu sabotööri kaasa kaevab.
} Stardikaart on vasakul, lõpukaardid seitsme kaardi kaugusel. Tunneli- ja tegevuskaardid segatakse kokku ja jagatakse.
rules-players = Mängijad
rules-saboteurs = Sabotöörid
rules-diggers = Kaevurid
rules-hand = Kaarte käes
rules-turn-title = Sinu mängukord
rules-turn = Kasuta täpselt üht kaarti: pane tunnelikaart, mängi tegevus või pane üks kaart pildiga allapoole ära. Siis võta uus, kuni neid on. Käiku vahele jätta ei saa.
rules-path-title = Tunneli rajamine
rules-path = Tunnelikaart pannakse tühjale kohale. Igas küljes peab tunnel kohtuma tunneliga ja kalju kaljuga. Kaarti võib pöörata poole pöörde võrra, mitte laiupidi. Tupik peatab tunneli: selle teed ei kohtu. Kui sinu ees on katkine tööriist, ei saa sa tunnelit rajada.
rules-example-fits = Sobib: tunnel kohtub tunneliga, kalju kaljuga.
rules-example-misfits = Ei sobi: tunnel jookseks vastu kaljut.
rules-example-dead-end = Tupikuni on jõutud, aga edasi see ei vii: mis on selle taga, jääb pimedaks.
rules-example-turn = Pööra kaarti
rules-link = { $edition ->
    [el] Selles väljaandes võib tunnelikaart puutuda ükskõik millist avatud kaarti, ka kalju kalju vastas ja ka seal, kus tunnel on ära lõigatud.
    [et] Selles väljaandes võib tunnelikaart puutuda ükskõik millist avatud kaarti, ka kalju kalju vastas ja ka seal, kus tunnel on ära lõigatud.
   *[lt] Selles väljaandes peab kaart tunnelit jätkama: stardist peab selleni viima katkematu tunnel.
}
rules-tools-title = Lõhkumine ja parandamine
rules-tools = Katkine kirka, latern või kaevanduskäru pannakse ükskõik millise mängija ette, kellel sama tööriist veel katki ei ole. Kuni mõni tööriist on katki, see mängija tunnelit rajada ei saa. Paranduskaart võtab ära ühe vastava katkise tööriista, kellelt tahes; kahe tööriistaga kaart parandab neist ühe.
rules-rockfall-title = Varing
rules-rockfall = Võta kaevandusest ära üks tunnelikaart. Stardi- ja lõpukaardid jäävad.
rules-map-title = Kaevanduse plaan
rules-map = Vaata salaja üht lõpukaarti, mis on pildiga allapoole. Kõik näevad, millist; mida sa selle kohta ütled, on sinu asi.
rules-discard-title = Kaardi ärapanek
rules-discard = Mängimise asemel võib iga kaardi pildiga allapoole ära panna. Keegi ei saa teada, mis see oli.
rules-goal-title = Lõpukaardini jõudmine
rules-goal = Kui katkematu tunnel stardist jõuab lõpukaardini, pööratakse see ümber. Varandus lõpetab vooru kohe: kaevurid on võitnud. Kivi saab tunneli osaks ja pannakse nii, et see sobib.
rules-goal-edition = { $edition ->
    [el] Kui kivi ei sobi kummaltki poolt, pannakse see nii, et tunnel jätkub. Kõik lõpukaardid, milleni jõuti, pööratakse ümber.
    [et] Iga tunnelikaardi eest pööratakse ainult üks lõpukaart; millise, valib tunneli panija. Kui kivi ei sobi kummaltki poolt, otsustab tema, kuidas see jääb.
   *[lt] Kõik lõpukaardid, milleni jõuti, pööratakse ümber. Kui kivi ei sobi kummaltki poolt, otsustab tunneli panija, kuidas see jääb.
}
rules-end-title = Vooru lõpp
rules-end = Kui varandust ei leita, võidavad sabotöörid, kui kõik kaardid on otsas.
rules-end-edition = { $edition ->
    [ru] Voor lõpeb ka siis, kui virn on tühi ja kõik järjest said kaarte ainult ära panna.
    [et] Voor lõpeb ka siis, kui virn on tühi ja kõik järjest said kaarte ainult ära panna.
   *[lt] Voor lõpeb, kui kellelgi ei ole enam kaarte.
}
rules-gold-title = Kuld
rules-gold-diggers = Kui võidavad kaevurid, võetakse nii palju kullakaarte, kui on mängijaid (kümne mängijaga üheksa). Viimase tunneli panija valib esimesena ühe, siis käivad kaardid kaevurite vahel vastupäeva, kuni neid enam ei ole. Kui tunneli pani sabotöör, alustab lähim kaevur selles suunas.
rules-gold-saboteurs = Kui võidavad sabotöörid, saab üksik neli kamakat; kaks või kolm saavad kolm igaüks; neli saavad kaks igaüks.
rules-gold-secret = Kuld jääb saladuseks mängu lõpuni.
rules-claims-title = Jutuajamine
rules-claims = Öelge, mida tahate, tõtt või mitte. Väited säilivad ja pärast mängu näevad kõik, millised olid tõesed.

## Replay

replay = Kordus
replay-eyes = Kelle silmadega
replay-everything = kõigi: kõik on näha
replay-turn = Käik { $version } / { $last }
replay-begin = Kaardid on jagatud
replay-slider = Käik
replay-first = Algusesse
replay-back = Üks käik tagasi
replay-on = Üks käik edasi
replay-last = Lõppu
replay-run = Lase käia
replay-stop = Peata
replay-suspicion = Kahtlused
replay-suspicion-about = { $seat ->
    [none] Mida arvaks sel hetkel detektiiv, kes vaatab kõrvalt.
   *[some] Mida arvaks sel hetkel detektiiv mängija { $name } kohal.
}
replay-chance = { $name }: sabotöör tõenäosusega { $percent } %
replay-chart = Kahtlused { $round }. voorus; joon näitab seda hetke
replay-why = Miks?
replay-why-nothing = Seni pole näha midagi, mis kellegi vastu räägiks.
replay-at = { $version }. käik
replay-no-suspicion = Voorude vahel ei kahtlustata kedagi.
replay-true = tõsi
replay-false = pole tõsi
replay-decided = { $why ->
    [one-card] { $round }. vooru otsustas { $version }. käik: sellest peale piisas kaevuritele veel ühest kaardist.
    [too-few-cards] { $round }. vooru otsustas { $version }. käik: sellest peale oli kaarte vähem, kui tunnel veel vajas.
   *[last-move] { $round }. voor oli lahtine viimase, { $version }. käiguni.
}
replay-hands = Kõigi kaardid
replay-copy = Selle hetke link
replay-file = Ava salvestis failist
replay-file-about = Iga lõppenud mängu salvestise saab alla laadida: see on üks JSON-fail.
replay-not-a-record = See fail ei ole salvestis.
replay-keys = Klahvid: ← → üks käik, Page Up ja Page Down kümme, Home ja End, tühik laseb käia.

why-suspects = Kõige kahtlasem on { $name }: sabotöör tõenäosusega { $percent } %.
why-dug-on = { $name } kaevas edasi lõpukaartide poole.
why-laid-idly = { $name } pani tunnelikaardi, mis ei andnud midagi.
why-laid-dead-end-aside = { $name } pani tupiku teelt kõrvale.
why-led-away = { $name } viis tunneli kõrvale.
why-laid-dead-end = { $name } pani tupiku teele ette.
why-cleared-the-way = { $name } tegi varinguga tee vabaks.
why-rockfall-aside = { $name } põhjustas varingu seal, kus see midagi ei muutnud.
why-cut-the-tunnel = { $name } katkestas tunneli varinguga.
why-looked = { $name } vaatas lõpukaarti.
why-broke-trusted = { $name } lõhkus tööriista mängijal, kes tundus aus: { $target }.
why-broke-other = { $name } lõhkus mängija { $target } tööriista.
why-broke-suspect = { $name } lõhkus tööriista kahtlustataval: { $target }.
why-broke-own = { $name } lõhkus oma tööriista.
why-mended-trusted = { $name } parandas tööriista mängijal, kes tundus aus: { $target }.
why-mended-other = { $name } parandas mängija { $target } tööriista.
why-mended-suspect = { $name } parandas tööriista kahtlustataval: { $target }.
why-mended-own = { $name } parandas oma tööriista.
why-discarded-broken = { $name } pani kaardi ära, kui tööriist oli katki.
why-discarded = { $name } pani kaardi ära, kuigi kõik tööriistad olid terved.

## Replay: what a record proves

verify-summary-fair = Aus jagamine: server ja mängijad segasid kaardid üheskoos ning kõik käigud on lubatud.
verify-summary-remarks = Kõik klapib, aga enne jagamist juhtus midagi, mida tasub teada.
verify-summary-nobody = Kõik klapib, aga ükski mängija segamisel ei osalenud.
verify-summary-old = Klapib kõik, mida selline vanem salvestis näidata saab.
verify-group-proved = Mida see fail tõendab:
verify-group-shuffle = Kes segamisel osalesid:
verify-group-limits = Mida see tõendada ei saa:
verify-deal-fixed = Server pani oma panuse segamisse paika enne, kui teadis ühegi mängija panust, ja kaardid tulenevad kõigist panustest koos.
verify-deal-unchanged = Kaardid pandi paika jagamise alguses ja pärast seda pole keegi neid muutnud.
verify-rules-fixed = Enne segamist oli paigas, millise väljaande järgi, milliste valikutega ja mitu vooru mängitakse, kus istuvad robotid ja kes alustab (kui võõrustaja selle valis).
verify-cancelled-none = Enne seda jagamist ei katkestatud ühtegi teist.
verify-cancelled = { $count ->
    [one] Enne seda katkestati üks jagamine. See on failis ja keegi ei saa seda sealt eemaldada.
   *[other] Enne seda katkestati { $count } jagamist. Need on kõik failis ja keegi ei saa neist ühtegi eemaldada. Kui neid on palju, ootas keegi võib-olla paremaid kaarte.
}
verify-cancelled-listed = { $count ->
    [one] Failis on üks varem katkestatud jagamine. Kas neid oli rohkem, seda vanem salvestis näidata ei saa.
   *[other] Failis on { $count } varem katkestatud jagamist. Kas neid oli rohkem, seda vanem salvestis näidata ei saa.
}
verify-played = { $count ->
    [one] Ainus käik on lubatud ja viib täpselt selle tulemuseni.
   *[other] Kõik { $count } käiku on lubatud ja viivad täpselt selle tulemuseni.
}
verify-played-abandoned = { $count ->
    [0] Mängijad lõpetasid mängu enne esimest käiku.
    [one] Ainus käik on lubatud; siis jätsid mängijad mängu pooleli.
   *[other] Kõik { $count } käiku on lubatud; siis jätsid mängijad mängu pooleli.
}
verify-took-part = { $count ->
    [one] Osales ainult üks mängija: { $names }. Kui tema oli aus, ei saanud keegi kaarte valida.
   *[other] Osalesid: { $names }. Kui kas või üks neist oli aus, ei saanud keegi kaarte valida.
}
verify-nobody = Mitte keegi. Seega on kindel ainult see, et server ei muutnud kaarte pärast jagamise algust, mitte see, et need valiti pimesi.
verify-no-part = Ei lisanud segamisse midagi: { $names }.
verify-bots = Robotid ei lisa kunagi midagi: { $names }.
verify-withheld = Teatatud, aga avamata jäänud panus: { $names }. Nii juhtub, kui ühendus katkeb, aga nii võib teha ka mängija, kes on serveriga mestis ja tahab teisi kaarte.
verify-limit-old = See on vanemat laadi salvestis. See ei saa näidata, et laua reeglid pandi paika enne segamist, et ükski katkestatud jagamine pole puudu ja et keegi pole faili puutunud. Kui mäng on hiljutine, küsi, miks selle salvestis on vanemat laadi.
verify-limit-looking = Serveri pidaja võis mängu ajal kaarte vaadata.
verify-limit-invented = Terve mängu saab välja mõelda: fail üksi ei näita, et seda kunagi mängiti.
verify-limit-checksum = Kontrollsumma reedab ainult need, kes uut arvutada ei oska. Kes oskab, võib panna faili teised käigud, nimed või jutud, varjata avamata jäänud panust segamisse või pooleli jäetud mängu veelgi lühendada. Võrdle faili sellega, mida oma brauseris nägid.

## Why the server refuses

web-refused-unknown = See ei õnnestunud ({ $code }).
web-refused-no-connection = Serverit ei ole kätte saada. Kas see seade on ikka samas võrgus?
web-refused-not-your-turn = Praegu ei ole sinu kord.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Vali kõigepealt, milline lõpukaart ümber pöörata.
    [lay-stone] Vali kõigepealt, kuidas kivi jääb.
    [pick-gold] Vali kõigepealt kullakaart.
   *[play] Mängi kõigepealt kaart.
}
web-refused-broken-tools = Katkise tööriistaga ei saa tunnelit rajada. Paranda see enne või mängi midagi muud.
web-refused-not-in-hand = Seda kaarti sul enam käes ei ole.
web-refused-occupied = Seal on juba kaart.
web-refused-not-reached = Tunnelikaart peab jätkama tunnelit stardist; siia avatud tunnel ei vii.
web-refused-not-touching = Tunnelikaart peab puutuma avatud kaarti.
web-refused-edge-mismatch = Ei sobi: tunnel peab kohtuma tunneliga ja kalju kaljuga.
web-refused-own-tool = Selles lauas ei tohi oma tööriistu lõhkuda.
web-refused-already-broken = { $name }: see tööriist on juba katki.
web-refused-nothing-to-mend = { $name }: see tööriist ei ole katki.
web-refused-no-card-there = Siin ei ole tunnelikaarti, mida matta.
web-refused-protected = Stardi- ja lõpukaarte matta ei saa.
web-refused-not-a-goal = Plaan näitab ainult lõpukaarte.
web-refused-already-turned = See lõpukaart on juba avatud.
web-refused-no-such-seat = Sellist kohta selles lauas ei ole.

refused-bad-body = Server ei saanud sellest päringust aru.
refused-bad-message = Server ei saanud sellest teatest aru.
refused-bad-host = See server ei tunne nime „{ $host }“. Ava see õigel aadressil. Kui serverit haldad sina, käivita see võtmega --allowed-hosts { $host }.
refused-bad-origin = See leht ei kuulu sellele serverile. Ava see serveri enda aadressilt.
refused-too-long = See on liiga pikk.
refused-too-often = See oli liiga kiire. Oota hetk ja proovi uuesti.
refused-full = Server on praegu täis. Proovi hiljem.
refused-not-found = Siin ei ole midagi.
refused-no-such-table = Selle koodiga lauda ei ole. Võib-olla on see kustutatud või on koodis viga.
refused-no-such-record = Sellist salvestist ei ole.
refused-no-token = Selleks on vaja kohta lauas.
refused-bad-token = Sinu koht selles lauas ei kehti enam selles seadmes.
refused-bad-transfer = See kood ei kehti (enam).
refused-not-host = Seda saab ainult võõrustaja.
refused-not-your-seat = See ei ole sinu koht.
refused-not-now = Praegu ei ole see võimalik.
refused-table-full = Kõik kohad selles lauas on võetud.
refused-no-bot-seat = Ei ole robotit, kelle kohta võtta.
refused-too-few-seats = Vaja on vähemalt kolme mängijat; robotid sobivad.
refused-not-ready = Kõik ei ole veel valmis.
refused-name-empty = Nimi on vajalik.
refused-name-too-long = See nimi on liiga pikk.
refused-name-taken = Kellelgi selles lauas on juba see nimi.
refused-name-of-a-bot = See nimi kuulub robotile.
refused-name-mixed-scripts = Selles nimes on segamini mitu tähestikku. Kirjuta iga sõna ainult ühe tähestiku tähtedega.
refused-bad-order = See järjekord ei nimeta iga kohta üks kord.
refused-still-here = See mängija on veel siin.
refused-not-connected = See toimib ainult ühenduse ajal.
refused-not-a-person = Seal istub robot.
refused-too-few-voters = Selle otsustamiseks on kohal liiga vähe inimesi: vaja on vähemalt { $needed } häält.
refused-host-is-here = Võõrustajat ei saa välja hääletada, kuni ta on laua taga.
refused-private-table = See laud on privaatne: seda näevad ainult mängijad.
refused-table-closed = Sellesse lauda uusi mängijaid enam ei võeta.
refused-wrong-version = See leht on serverist vanem. Laadi see uuesti.
refused-hello-first = Server ootas kõigepealt tervitust.
refused-hello-twice = Serverit tervitati kaks korda.
refused-hello-late = Tervitus tuli liiga hilja.
refused-text-only = Server saab aru ainult tekstist.
refused-stale = Vahepeal juhtus midagi. Vaata ja vali uuesti.
refused-key-reused = See käik saadeti kaks korda erineva sisuga.
refused-paused = Mäng on peatatud.
refused-stand-in-plays = Praegu mängib sinu eest robot. Võta enne oma koht tagasi.
refused-no-talk = Selles lauas ei räägita.
refused-claims-only = Selles lauas on ainult väited, vaba vestlust ei ole.
refused-empty-text = Midagi ei ole öelda.
refused-seat-gone = Sinu kohta selles lauas enam ei ole.
refused-replaced = See laud on avatud liiga paljudel lehtedel; see leht suleti.
refused-too-slow = Ühendus oli liiga aeglane ja suleti.
refused-table-deleted = Võõrustaja kustutas selle laua.
refused-storage = Server ei saa praegu midagi salvestada. Midagi ei muutunud.
refused-stopping = Server käivitatakse uuesti. Mäng jätkub hetke pärast.

## Bots: why they suspect somebody, and what they would play. The codes are those of the explanations.

reason-suspects = { $seat }. koht on sabotöör tõenäosusega { $percent } %.
reason-dug-on = { $seat }. koht kaevas edasi kaardiga { $card } kohas { $column },{ $row }.
reason-laid-idly = { $seat }. koht pani { $card } kohta { $column },{ $row }, mis ei andnud midagi.
reason-laid-dead-end-aside = { $seat }. koht pani tupiku { $card } kohta { $column },{ $row }, teelt kõrvale.
reason-led-away = { $seat }. koht viis tunneli kõrvale kaardiga { $card } kohas { $column },{ $row }.
reason-laid-dead-end = { $seat }. koht pani tupiku { $card } teele ette, kohta { $column },{ $row }.
reason-cleared-the-way = { $seat }. koht tegi varinguga kohas { $column },{ $row } tee vabaks.
reason-rockfall-aside = { $seat }. koht võttis ära kaardi { $card } kohast { $column },{ $row }, kus see ei muutnud midagi.
reason-cut-the-tunnel = { $seat }. koht katkestas tunneli varinguga kohas { $column },{ $row }.
reason-looked = { $seat }. koht vaatas lõpukaarti.
reason-broke-trusted = { $seat }. koht lõhkus { $target }. koha tööriista ({ tool }), kes tundus aus.
reason-broke-other = { $seat }. koht lõhkus { $target }. koha tööriista ({ tool }).
reason-broke-suspect = { $seat }. koht lõhkus kahtlusaluse { $target }. koha tööriista ({ tool }).
reason-broke-own = { $seat }. koht lõhkus oma tööriista ({ tool }).
reason-mended-trusted = { $seat }. koht parandas { $target }. koha tööriista ({ tool }), kes tundus aus.
reason-mended-other = { $seat }. koht parandas { $target }. koha tööriista ({ tool }).
reason-mended-suspect = { $seat }. koht parandas kahtlusaluse { $target }. koha tööriista ({ tool }).
reason-mended-own = { $seat }. koht parandas oma tööriista ({ tool }).
reason-discarded-broken = { $seat }. koht pani kaardi ära, kui tööriist oli katki.
reason-discarded = { $seat }. koht pani kaardi ära, kuigi kõik tööriistad olid terved.
reason-would-play = Praegu tundub parim { $move }.

## New

refused-stand-in-first = Järgmise käigu teeb sinu eest robot; pärast seda saad oma koha tagasi võtta.
vote-clock = Hääleta: kellaga
vote-running-clock = Kas mängime kellaga, sest mängijat { $name } tuleb kaua oodata? ({ $count })
log-clock-started = Mängijad hääletasid kella poolt.
refused-still-thinking = Kella poolt saab hääletada alles siis, kui käiku on oodatud { $minutes } min.
refused-name-reserved = Seda sõna või arvu kasutab laud ise. Vali mõni muu nimi.
