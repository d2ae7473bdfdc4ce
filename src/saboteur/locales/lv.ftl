### Visi teikumi, ko lasa cilvēks, latviski. Terminālis, pārlūkprogramma un skaidrojumi lieto šo vienu failu.

## Words

seat = { $seat }. vieta
you = { $seat }. vieta (tu)
role = { $role ->
    [saboteur] sabotieris
    [selfish] savtīgais rūķis
   *[digger] zeltracis
}
goal = { $content ->
    [treasure] dārgumi
   *[stone] akmens
}
tool = { $tool ->
    [pick] cērte
    [lamp] laterna
   *[cart] vagonete
}

## Why a move is refused. The codes are those of the rules; the names of the arguments too.

refused-game-over = Spēle ir beigusies.
refused-not-your-turn = Tagad nav { $seat }. vietas gājiens.
refused-wrong-phase = { $phase ->
    [turn-goal] Vispirms jāatklāj finiša kārts, piemēram, T@8,0.
    [lay-stone] Vispirms jānoliek akmens, piemēram, L@8,0:es.
    [pick-gold] Vispirms jāpaņem zelta kārts, piemēram, G2.
   *[play] Tagad jāspēlē kārts.
}
refused-not-in-hand = Kārts { $card } rokā nav.
refused-broken-tools = Kamēr priekšā ir salauzts darbarīks, ceļu likt nevar.
refused-occupied = Vietā { $column },{ $row } jau guļ kārts.
refused-not-reached = No starta neviens tunelis neved uz { $column },{ $row } pa šīs kārts atvērto pusi.
refused-not-touching = Neviena atklāta kārts nepieskaras vietai { $column },{ $row }.
refused-edge-mismatch = Vietā { $column },{ $row } šī kārts neder pie kaimiņiem: tunelis sastaptu sienu.
refused-no-such-seat = Pie šī galda { $seat }. vietas nav.
refused-own-tool = Pie šī galda savu darbarīku lauzt nedrīkst ({ tool }).
refused-already-broken = { $seat }. vietas darbarīks jau ir salauzts ({ tool }).
refused-nothing-to-mend = { $seat }. vietas darbarīks nav salauzts ({ tool }).
refused-no-card-there = Vietā { $column },{ $row } nav ceļa kārts, ko noņemt.
refused-protected = Kārti vietā { $column },{ $row } noņemt nevar: starta un finiša kārtis paliek.
refused-not-a-goal = Vietā { $column },{ $row } finiša kārts nav.
refused-already-turned = Finiša kārts vietā { $column },{ $row } jau ir atklāta.
refused-goal-not-reached = Finiša kārti vietā { $column },{ $row } tagad atklāt nevar.
refused-not-this-stone = Akmens tā gulēt nevar vai guļ ne šeit ({ $column },{ $row }).
refused-not-on-offer = Zelta kārts ar { $value } starp piedāvātajām nav.
refused-not-a-move = “{ $text }” nav gājiens.

## Why a table cannot be set up

refused-unknown-edition = Izdevuma “{ $edition }” nav.
refused-bad-players = { $players } spēlēt nevar: jābūt 3 līdz 10 spēlētājiem.
refused-bad-rounds = { $rounds } nav raundu skaits: spēlē ir 1 līdz 5.
refused-unknown-option = Galda izvēles “{ $option }” nav.
refused-bad-first = { $first }. vieta sākt nevar: tādas pie galda nav.

## Why cards cannot be dealt

refused-seed-not-text = Sēkla nav teksts, ko var pierakstīt UTF-8.
refused-deal-rounds = Dalījumā raundu ir { $found }, bet spēlē { $expected }.
refused-deal-first = { $first }. vieta sākt nevar: tādas pie galda nav.
refused-deal-gold = Tāda zelta kastē nav: tajā ir 16 kārtis pa 1, 8 pa 2 un 4 pa 3.
refused-deal-roles = { $round }. raunda lomas nav pa vienai no digger, saboteur vai selfish katrai vietai.
refused-deal-goals = { $round }. raunda finiša kārtis nav treasure, Pes un Psw pa vienai reizei.
refused-deal-hands = { $round }. raundā nav pa vienai rokai katrai vietai.
refused-deal-hand-sizes = { $round }. raunda rokas nav vienādi lielas, no 1 līdz 6 kārtīm.
refused-deal-broken = { $round }. raunda salauztie darbarīki nav pick, lamp un cart saraksts katrai vietai.
refused-deal-card = “{ $card }” { $round }. raundā nav kārts.
refused-deal-too-many = { $round }. raundā kāršu { $card } ir vairāk nekā kastē.
refused-deal-cell = { $round }. raunda raktuvē divas kārtis guļ vienā lauciņā.
refused-deal-stone = “{ $card }” { $round }. raunda raktuvē nav šīs finiša kārts akmens.
refused-deal-spread = { $round }. raunda raktuve ir tik plaša, ka nākamajām kārtīm nav vietas.
refused-deal-laid = “{ $card }” { $round }. raunda raktuvē nav ceļa kārts ar vietu, piemēram, Pnw@3,-1.

## Why a record cannot be read

refused-not-an-object = { $key } nav JSON objekts.
refused-missing = Trūkst “{ $key }”.
refused-unknown-format = Pieraksta formāts { $format } šeit nav zināms.
refused-unknown-rules = Pieraksta noteikumu numurs { $rules } šeit nav zināms.
refused-seed-or-deal = Pierakstam vajag vai nu sēklu, vai dalījumu, bet ne abus.
refused-twice = “{ $key }” kaut ko nosauc divreiz.
refused-not-a-number = “{ $key }” nav vesels skaitlis.
refused-not-a-text = “{ $key }” nav teksts vai satur ko citu.
refused-not-a-list = “{ $key }” nav saraksts vai satur ko citu.

## Why talk is not a claim, and why a fair deal cannot be shown to be one

refused-not-a-claim = “{ $text }” nav apgalvojums.
refused-no-proof = Pierakstā nav dalījuma pierādījuma.
refused-proof-unreadable = Pierādījuma “{ $key }” nevar nolasīt.
refused-commitment-misfits = Noslēpums nav tas, ko serveris fiksēja pirms spēles.
refused-nonce-misfits = Tas, ko sēklai pievienoja { $seat }. vieta, nav tas, ko tā bija paziņojusi.
refused-seed-misfits = Sēkla neizriet no noslēpuma un no tā, ko pievienoja vietas.

## Why a record cannot be trusted

refused-misshapen = Šādu “{ $key }” serveris pierakstā neraksta.
refused-not-canonical = Pierakstā ir kas tāds, kā īstos pierakstos nav: daļskaitlis, milzīgs skaitlis, dīvaina atslēga vai pārāk dziļi cits citā ielikti saraksti.
refused-unknown-form = Šī versija šādu pierādījuma veidu nepazīst.
refused-form-removed = Šis pieraksts tika izveidots ar jaunāka veida pierādījumu, bet kāds to ir pārvērtis par vecāku.
refused-start-misfits = Galda noteikumi, roboti vai atceltās dalīšanas atšķiras no tā, kas tika fiksēts pirms jaukšanas.
refused-cancelled-misfits = Atceltajā dalīšanā nr. { $number } ir cits noslēpums nekā tas, ko serveris bija fiksējis.
refused-bot-nonce = { $seat }. vietā sēž robots, tomēr no tās jaukšanai kaut kas ir pievienots.
refused-checksum-misfits = Kontrolsumma nesakrīt: fails ir mainīts pēc tam, kad serveris to izveidoja.
refused-by-misfits = { $number }. gājienu izdarīja robots, bet pēc pieraksta – cilvēks.
refused-ended-misfits = { $ended ->
    [finished] Pēc pieraksta spēle izspēlēta līdz galam, bet gājieni beidzas agrāk.
   *[abandoned] Pēc pieraksta spēle pārtraukta, bet gājieni turpinās līdz pašām beigām.
}
refused-winners-misfit = Pierakstā ir citi uzvarētāji, nekā sanāk pēc gājieniem.
refused-nuggets-misfit = Pierakstā ir cits zelta gabalu skaits, nekā sanāk pēc gājieniem.

## The command line: what is wrong with a file

bad-game = { $file }: spēli { $game } (rinda { $line }) nevar atkārtot: { $why }
bad-move = { $file }: spēle { $game } (rinda { $line }), gājienu { $number } (moves[{ $index }]) “{ $move }” nevar spēlēt: { $why }
no-game = Failā { $file } spēles nav.
no-such-game = Failā { $file } spēles { $game } nav; pirmā ir 0.
cannot-read = { $file } nevar nolasīt: { $why }.
system-refuses = Sistēma atsakās: { $why }.
cannot-save = Pierakstu nevar saglabāt failā { $file }: { $why }.
no-standard-input = Nav standarta ievades, no kā lasīt.
record-too-large = Pieraksts ir lielāks par { $limit } MiB.
not-utf-8 = Šīs rindas baits { $byte } nav UTF-8.
not-json = Tas nav JSON: { $why } (sleja { $column }).
json-cut-off = Teksts beidzas pieraksta vidū.
json-too-deep = JSON ir pārāk dziļi ligzdots.
json-twice = Atslēga “{ $key }” atkārtojas.
json-long-number = Tajā ir skaitlis ar vairāk nekā 18 cipariem.
json-constant = { $name } nav JSON skaitlis.

## The command line: what is wrong with an argument

bad-arguments = { $why } (“{ $command } --help” paskaidro).
rules-uncompiled = { $why ->
    [changed] Noteikumi darbojas nekompilēti un lēnāk, jo kopš kompilēšanas ir mainīts koda fails: make compiled
    [other-python] Noteikumi darbojas nekompilēti un lēnāk, jo ir kompilēti citai Python versijai: make compiled
   *[never] Noteikumi darbojas nekompilēti un lēnāk, jo vēl nav kompilēti: make compiled
}
no-such-command = Komandas “{ $name }” nav; ir { $names }.
not-in-range = “{ $text }” nav vesels skaitlis no { $lowest } līdz { $highest }
range-backwards = “{ $text }” iet atpakaļ
not-an-edition = izdevuma “{ $text }” nav; ir { $names }
not-an-option = galda izvēles “{ $text }” nav; ir { $names }
not-a-style = stila “{ $text }” nav; ir { $names }
record-or-table = Stāvokli ņem vai nu no --record, vai no galda, ko apraksta izdevums, spēlētāji, izvēles, raundi, sācējs un sēkla, bet ne no abiem.
no-seat-at-table = { $seat }. vietas nav; pēdējā ir { $last }.

## The command line: help

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

help-play-seat = tava vieta, skaitot no 0 (noklusējums 0)
help-play-bot = robots, kas spēlē pārējās vietās: vārds vai sava klase MODULIS:KLASE (noklusējums digger)
help-play-save = kur saglabāt pierakstu, kad spēle beigsies vai tu iziesi
epilog-play = Gājienu norāda ar numuru sarakstā vai pierakstu, piemēram, Pns@1,0; “?” paskaidro.

## The story: what happened

story-game = Spēle { $game }
story-table = Izdevums { $edition }, spēlētāju: { $players }, { $rounds ->
    [zero] { $rounds } raundu
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}.
story-options = Galda izvēles: { $options }.
story-seed = Kārtis izriet no sēklas “{ $seed }”.
story-hand-made = Kārtis izdalītas ar roku.
story-stops = Te pieraksts beidzas; spēle nav pabeigta.
round-began = { $round }. raunds: sāk { $who }.
laid = { $who } liek { $shape ->
    [straight] taisnu tuneli
    [corner] līkumu
    [junction] atzarojumu
    [crossing] krustojumu
   *[dead-end] strupceļu
} ({ $card }) vietā { $cell }.
rock-fell = { $who } izraisa nogruvumu vietā { $cell }: { $card } vairs nav.
broke = { $who } salauž darbarīku ({ tool }): { $whose }.
broke-own = { $who } salauž savu darbarīku ({ tool }).
mended = { $who } salabo darbarīku ({ tool }): { $whose }.
mended-own = { $who } salabo savu darbarīku ({ tool }).
saw = { $who } apskata finiša kārti vietā { $cell }{ $content ->
    [treasure] : dārgumi
    [stone] : akmens
   *[hidden] {""}
}.
discarded = { $who } noliek { $card }.
discarded-hidden = { $who } noliek kārti.
goal-turned = Atklāta finiša kārts vietā { $cell }: { $content ->
    [treasure] dārgumi!
   *[stone] akmens.
}
stone-laid = Tā guļ vietā { $cell } kā { $card }.
goals-reached = Sasniegtas finiša kārtis { $cells }; kuru atklāt, jāizvēlas: { $who }.
stone-misfitted = Akmens vietā { $cell } neder nekādi; kā tas guļ, jāizlemj: { $who }.
round-ended = { $how ->
    [treasure] Zeltrači sasniedza dārgumus
    [ring] Uzvarēja sabotieri: kaudzīte ir tukša un visi pēc kārtas varēja tikai nolikt kārti,
   *[hands] Uzvarēja sabotieri: visas rokas ir tukšas
} pēc { $turns ->
    [zero] { $turns } gājieniem
    [one] { $turns } gājiena
   *[other] { $turns } gājieniem
}.
finder = Par atradēju skaitās { $who }.
roles = Lomas: { $roles }.
spare = Palika pāri: { $role }.
goals = Finiša kārtis: { $goals }.
gold-taken = { $who } paņem zelta kārti ar { $value }.
gold-taken-hidden = { $who } paņem zelta kārti.
gold-paid = { $who } velk { $count ->
    [0] nevienu zelta kārti.
    [zero] zelta kārtis: { $values }.
    [one] zelta kārti: { $values }.
   *[other] zelta kārtis: { $values }.
}
gold-paid-hidden = { $who } velk { $count ->
    [0] nevienu zelta kārti.
    [zero] { $count } zelta kāršu.
    [one] { $count } zelta kārti.
   *[other] { $count } zelta kārtis.
}
gold-rejected = Nolikts apakšā: { $values }.
gold-loose = { $who } bez kārts saņem { $count ->
    [zero] { $count } zelta gabalu.
    [one] { $count } zelta gabalu.
   *[other] { $count } zelta gabalus.
}
standings = Zelta gabali: { $nuggets }.
winners = { $count ->
    [zero] Uzvarā dalās { $who }.
    [one] Spēli uzvar { $who }.
   *[other] Uzvarā dalās { $who }.
}
said = { $who } saka: { $text }
legend = { $start } starts   { $hidden } neatklāta finiša kārts   { $treasure } dārgumi   { $stone } akmens   { $end } strupceļš   { $joined } savienots ar startu   { $apart } atgriezts

## Deals

deal-title = { $round }. raunds, spēlētāju: { $players }, sēkla “{ $seed }”
deal-starts = Sāk { $seat }. vieta.
deal-seat = { $seat }. vieta, { $role }: { $hand }
deal-deck = Kaudzīte no augšas: { $cards }
deal-gold = Zelts no augšas: { $cards }

## Playing in the terminal

ask-players = Cik spēlētāju kopā ar tevi, 3 līdz 10? [{ $usual }]
ask-edition = Kurš izdevums: lt, lv, ru, el vai et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Kuru finiša kārti atklāsi?
    [lay-stone] Kā gulēs akmens?
    [pick-gold] Kuru zelta kārti ņemsi?
   *[play] Tavs gājiens (? paskaidro, q iziet):
}
play-help = Raksti gājiena numuru no saraksta vai pašu gājienu:
    Pnes@3,-1 liek ceļu 3. slejā, -1. rindā, atvērtu uz ziemeļiem, austrumiem un dienvidiem (slejas aug uz austrumiem, rindas uz dienvidiem),
    Blamp>2 salauž 2. vietas laternu, Mlamp>2 to salabo, Mpick+lamp>2:lamp salabo ar dubultu kārti,
    R@2,0 aprok tur guļošo kārti, V@8,0 apskata finiša kārti, -Pns noliek kārti.
    Tukša rinda atkal rāda galdu, q iziet.
your-role = Tava loma: { $role }.
your-hand = Tava loma ir { $role }, un tev ir: { $cards }
your-offer = Piedāvātās zelta kārtis: { $cards }
drew = Tu paņem { $card }.
deck-left = { $count ->
    [0] Kaudzīte ir tukša.
    [zero] Kaudzītē palikušas { $count } kāršu.
    [one] Kaudzītē palikusi { $count } kārts.
   *[other] Kaudzītē palikušas { $count } kārtis.
}
broken-tools = { $who }, salauztie darbarīki: { $tools }.
left = Tu atstāj galdu.

## Bots and the arena: help

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

## The arena: what it says

arena-title = { $lineup }, sēkla { $seed }
arena-row = Spēlētāju { $players }, raundu { $rounds } (bez sabotiera atsevišķi { $apart }): sabotieri uzvarēja { $wins } % ({ $low } līdz { $high }), { $nuggets } gabala vietai, { $median } ms gājienam (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } uzvarēja { $digger } % kā zeltracis un { $saboteur } % kā sabotieris, gabalu { $nuggets }
arena-baseline-row = { "  " }sabotieri uzvarēja par { $points } punktiem vairāk ({ $low } līdz { $high }) nekā ar zeltračiem { $diggers } un sabotieriem { $saboteurs }
arena-inference-row = { "  " }pēc { $turn }. apļa: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, kalibrācijas kļūda { $calibration_error }, nepamatotas apsūdzības { $false_convictions }
arena-odd-among = Atšķirīgajam vajag gan --odd, gan --among.
arena-odd-or-roles = Robotus norāda vai nu ar --odd un --among, vai ar --diggers un --saboteurs.
arena-no-charts = Diagrammām vajag matplotlib: instalē saboteur[charts].
arena-no-ray = Klasterim vajag Ray: instalē saboteur[ray].
not-a-bot = robota “{ $text }” nav; ir { $names }, bet savu klasi raksta MODULIS:KLASE
refused-unknown-bot = Robota “{ $bot }” nav.
refused-bot-not-imported = Robotu “{ $bot }” neizdevās importēt: { $why }
refused-bot-class-missing = Modulī “{ $module }” nav klases “{ $name }”.
refused-bot-without-choose = “{ $bot }” nav robots: tam trūkst metodes choose(view, history).
refused-bot-not-made = Robotu “{ $bot }” neizdevās izveidot: { $why }
refused-bot-failed = Robota “{ $bot }” kļūda: { $why }
refused-bot-illegal-move = Robots “{ $bot }” izvēlējās “{ $move }”, bet tāds gājiens nav atļauts.
refused-bot-not-a-claim = Robots “{ $bot }” pateica “{ $text }”, bet tas nav apgalvojums.
chart-saboteurs = sabotieri ({ $bots })
chart-diggers = zeltrači ({ $bots })
chart-wins-title = Uzvarētie raundi pēc lomas
chart-wins-x = spēlētāji
chart-wins-y = raundu daļa
chart-times-title = Laiks gājienam
chart-times-x = spēlētāji
chart-times-y = milisekundes
chart-beliefs-title = Cik labi skatītājs atšķir sabotierus no zeltračiem
chart-beliefs-x = aplis
chart-beliefs-y = laukums zem līknes
chart-calibration-title = Kam ticēja un kas bija patiesība, pa apļiem
chart-calibration-x = pieņemtā varbūtība būt sabotierim
chart-calibration-y = daļa, kas tādi bija
chart-concealment-title = Cik maksā slēpšanās
chart-concealment-x = laukums zem līknes pēc diviem apļiem
chart-concealment-y = sabotieru uzvarēto raundu daļa

## Why the server does not accept something

refused-not-json = Tas nav JSON.

## Serving: help

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
serve-not-started = Serveri neizdevās palaist: { $why }.
serve-needs-postgres = vairākiem darbiniekiem vajag PostgreSQL datubāzi; { $database } ir fails
serve-no-driver = PostgreSQL vajag pakotni asyncpg: pip install "saboteur[postgres]"
serve-no-answer = datubāze neatbild: { $why }
serve-no-file = failu { $file } nevar izmantot: { $why }
serve-file-in-use = failu { $file } jau izmanto cits serveris; vispirms apturi to vai norādi citu failu ar --database
serve-no-port = adrese { $address } ir aizņemta vai nepieder šim datoram
serve-bad-setting = “{ $text }” neder iestatījumam { $name }.
serve-open = Pārlūkprogrammā atver { $address }; to var arī citas ierīces tajā pašā tīklā.
serve-open-here = Pārlūkprogrammā atver { $address }.
serve-stop = Ctrl-C aptur serveri. Nekas nezūd.
help-backup-database = fails, kurā serveris visu glabā
help-backup-target = jaunais fails; tas nedrīkst jau būt
epilog-backup = Kopija rāda vienu brīdi, to taisa, serverim darbojoties, un tajā ir notiekošo spēļu noslēpumi: lasīt to drīksti tikai tu.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
backup-done = { $target } ir pilna kopija.
backup-no-database = { $file } nav servera datubāze.
backup-not-whole = { $file } neizdevās nokopēt pilnībā.
backup-exists = { $file } jau ir.
help-migrate-source = datubāze, kurā viss ir: sqlite:FAILS vai postgresql://…
help-migrate-target = datubāze, uz kuru visu pārceļ; tajā vēl nedrīkst būt galdu
epilog-migrate = Vispirms apturi serveri: kas pa to laiku tiek spēlēts, līdzi nenāk. Avots paliek, kāds bija, un atpakaļ ceļ tāpat.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
migrate-done = Pārcelti galdi: { $tables }. To žurnālu ieraksti: { $entries }.
migrate-not-empty = Datubāzē { $database } jau ir galdi.
migrate-no-database = { $database } nav servera datubāze.
migrate-same = Avots un mērķis ir tas pats.
help-verify-file = pieraksts vai pa vienam rindā; “-” ir standarta ievade
help-verify-json = rādīt slēdzienu JSON formātā, katrai spēlei vienu objektu
epilog-verify = Pārbauda visu, ko var pārbaudīt: vai kārtis izriet no tā, ko pievienoja serveris un spēlētāju ierīces, vai galda noteikumi fiksēti
    pirms tam, vai netrūkst kādas atceltas dalīšanas un vai gājieni noved pie rezultāta. Tad pasaka, ko tas pierāda, kas piedalījās
    jaukšanā un ko nespēj pierādīt neviens fails.
    
    saboteur verify saboteur.json
verify-game = Spēle { $game }. { $summary }
verify-bad-game = { $file }: spēle { $game } (rinda { $line }) pārbaudi neiztur: { $why }

## What the server tells while it runs

event-started = Saboteur { $version } darbojas.
event-draining = { $seconds ->
    [0] Serveris tiek apturēts.
    [zero] Serveris tiek apturēts; tas darbosies vēl { $seconds } sekunžu.
    [one] Serveris tiek apturēts; tas darbosies vēl { $seconds } sekundi.
   *[other] Serveris tiek apturēts; tas darbosies vēl { $seconds } sekundes.
}
event-stopped = Serveris ir apturēts. Visas spēles ir saglabātas.
event-tables-deleted = { $count ->
    [zero] Dzēsti { $count } galdu, ko sen neviens nav lietojis.
    [one] Dzēsts { $count } galds, ko sen neviens nav lietojis.
   *[other] Dzēsti { $count } galdi, ko sen neviens nav lietojis.
}
event-old-sqlite = Šajā datorā ir vecāks SQLite ({ $version }). Spēlēm tas nekaitē; jaunāku atnesīs jaunāka Python vai sistēmas versija.
event-few-files = Sistēma ļauj serverim atvērt tikai { $files } failus, bet tā savienojumu robežām vajag { $needed }. Palieliniet robežu (ulimit -n) vai samaziniet --most-connections un --most-http-connections.
event-bad-host = Kāds vērsās pie šī servera ar vārdu “{ $host }”, ko tas nepazīst. Ja vārds ir pareizs, norādiet to ar --allowed-hosts vai --public-address.
event-bad-origin = Citas vietnes ({ $origin }) lapa atsūtīja pieprasījumu, un tas tika noraidīts; gaidīts: { $expected }. Ja tā ir jūsu vietne, norādiet --public-address.
event-connections-full = Serveris ir pilns: atvērtu savienojumu – { $open }. Kopš palaišanas slēgti dīkstāvē esoši – { $evicted }, noraidīti – { $refused }, pārāk lēni – { $slow }.
event-worker-ended = Servera process beidzās pats (kods { $code }) un tiek palaists no jauna.
event-worker-not-started = Kāds servera process nepalaidās. Pārējie turpina darbu.
event-workers-ready = Gatavo servera procesu skaits: { $count }.
event-workers-exchanged = Bez pārtraukuma nomainīto servera procesu skaits: { $count }.
event-bot-process-ended = Process, kurā domā roboti, beidzās ({ $kind }) un tiek palaists no jauna. Pa to laiku spēlē vienkāršais robots.
event-siblings-not-met = Pārējie šī datora servera procesi nesasniedz šo ({ $kind }). Spēles turpinās, tikai mazliet lēnāk. Pagaidu failu mapē jābūt iespējai rakstīt, un tās nosaukumam jābūt īsam.
event-workers-not-told = Pārējiem servera procesiem neizdevās paziņot ({ $why }). Viņi to uzzinās paši.
event-workers-not-reached = PostgreSQL neatbild servera procesiem ({ $why }). Tie jautās vēlreiz.
event-postgres-fsync-off = Šajā PostgreSQL fsync ir izslēgts, tāpēc, pazūdot elektrībai, var pazust arī spēles. Ieslēdziet to.
event-store-failed = Datubāze nesaglabāja izmaiņu ({ $why }), tāpēc tā nevienam netika parādīta.
event-background-failure = Serverī notika kļūda ({ $kind }). Lūdzu, ziņojiet par to kopā ar šīm rindām:

### Browser

## Everywhere

title = Sabotieris
motto = Rociet kopā ceļu pie zelta. Kāds no jums cer, ka jūs to nesasniegsiet.
close = Aizvērt
home = Sākums
rules = Noteikumi
settings = Iestatījumi
try-again = Mēģināt vēlreiz
your-turn = Tavs gājiens
connecting = Tiek iedegta laterna …
lost-title = Strupceļš
lost-text = Šajā adresē nekā nav.
bye-title = Te tunelis beidzas

## Home

home-start = Sākt spēli
home-play-now = Spēlēt tūlīt
home-play-now-about = Pie galda pieci: tu un četri roboti. Kārtis tiek dalītas uzreiz.
home-new-table = Jauns galds ar draugiem
home-code = Galda kods
home-join = Pievienoties
home-continue = Turpināt
home-replay = Atvērt spēles pierakstu
me-name = Tavs vārds
me-name-example = Viesis
me-shape = Cits rūķis
me-colour = Cita krāsa
stage = { $stage ->
    [open] pulcējas spēlētāji
    [dealing] tiek dalītas kārtis
    [playing] notiek spēle
   *[over] spēle ir beigusies
}

## The door of a table

door-title = Galds { $code }
door-join = Sēsties pie šī galda
door-wait = Nākamajā dalīšanā ieņemt robota vietu
door-watch = Tikai skatīties
door-full = Pie šī galda brīvu vietu nav.
door-transfer = Kods no tavas otras ierīces
door-transfer-go = Pārcelt manu vietu šurp
door-again = Pievienoties no jauna

## The room before the game

room-code = Galds
room-seats = Pie galda
room-host = saimnieks
room-ready = var sākt
room-not-ready = vēl jāgaida
room-up = Pārvietot augstāk: { $name }
room-down = Pārvietot zemāk: { $name }
room-remove = Noņemt: { $name }
room-pass-host = Nodot saimnieka tiesības: { $name }
room-bot-level = Robota veids
room-add-bot = Pievienot robotu
room-guest = Spēlētāja vārds pie šīs ierīces
room-add-guest = Tā pati ierīce
room-guest-about = Vienā ierīcē var spēlēt vairāki: starp gājieniem kārtis aizsedz priekškars. Noslēpumu tad sargā tikai labas manieres.
room-dealing = Tiek dalītas kārtis …
room-cancel = Atcelt dalīšanu
room-start = Dalīt kārtis
room-too-few = { $count ->
    [zero] Vajag vēl { $count } spēlētāju; der arī roboti.
    [one] Vajag vēl { $count } spēlētāju; der arī robots.
   *[other] Vajag vēl { $count } spēlētājus; der arī roboti.
}
room-waiting = Vēl jāgaida: { $names }
room-be-ready = Varam sākt
room-unready = Pagaidiet, vēl nē
room-wait-host = Saimnieks dalīs kārtis, tiklīdz visi būs gatavi.
room-invite = Uzaicināt
room-qr = QR attēls ar saiti uz šo galdu
room-link = Saite uz šo galdu
room-copy = Iezīmēt
room-copied = Nokopēts
room-invite-about = Atver saiti vai noskenē attēlu ar citu tā paša tīkla tālruni.
room-screen = Galda ekrāns televizoram
room-watch = Lapa skatītājiem
room-choices = Spēle
choice-edition = Izdevums
choice-rounds = Raundi
choice-clock = Laiks gājienam
choice-talk = Sarunas
choice-first = Kurš sāk
choice-private = Privāts galds
choice-private-about = Bez vietas pie galda neviens nevar skatīties.
choice-closed = Nepieņemt jaunus spēlētājus
choice-closed-about = Neviens cits nevarēs pievienoties, pat zinot kodu.
clock-none = bez pulksteņa
clock-seconds = { $count ->
    [zero] { $count } sekunžu
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
first-random = izlozē
talk-kind = { $talk ->
    [none] nekādu
    [claims] tikai apgalvojumi
   *[chat] apgalvojumi un brīva saruna
}
edition-name = { $edition ->
    [lt] Lietuviešu noteikumi
    [lv] Latviešu noteikumi
    [ru] Krievu noteikumi
    [el] Grieķu noteikumi
   *[et] Igauņu noteikumi
}
edition-about = { $edition ->
    [ru] Katrs ceļš turpina tuneli no starta; raunds beidzas arī tad, kad visi pēc kārtas var tikai nolikt kārti.
    [el] Ceļš drīkst pieskarties jebkurai atklātai kārtij; akmens, kas neder, turpina tuneli.
    [et] Ceļš drīkst pieskarties jebkurai atklātai kārtij; par katru ceļu atklāj tikai vienu finiša kārti.
   *[lt] Katrs ceļš turpina tuneli no starta; atklāj visas sasniegtās finiša kārtis.
}
option-name = { $option ->
    [others_only] Savus darbarīkus neaiztikt
    [all_saboteurs] Visi sabotieri spēlē
    [broken_unpaid] Ar salauztu darbarīku zelta nav
    [selfish_dwarf] Savtīgais rūķis
   *[open_gold] Atklāts zelts
}
option-about = { $option ->
    [others_only] Neviens nedrīkst salauzt savus darbarīkus.
    [all_saboteurs] Neviena rūķa kārts nepaliek pāri, tāpēc visi zina, cik ir sabotieru.
    [broken_unpaid] Zeltracis, kuram raunda beigās darbarīks ir salauzts, zeltu nesaņem.
    [selfish_dwarf] Viens zeltracis grib visu: ja pēdējo ceļu noliek viņš, zeltu saņem tikai viņš, citādi – neko.
   *[open_gold] Paņemto zeltu redz visi.
}
balance = { $same ->
    [yes] Izmērīts arēnā: tas nemaina, kurš uzvar.
    [gold] Izmērīts arēnā, pieci pie galda: tas nemaina, kurš uzvar, bet zeltracis raundā saņem { $gold } zelta gabala, nevis { $usual_gold }.
   *[no] Izmērīts arēnā, pieci pie galda: sabotieri uzvar { $wins } % raundu, nevis { $usual } %, un zeltracis raundā saņem { $gold } zelta gabala, nevis { $usual_gold }.
}
bot-name = { $bot ->
    [random] Nejaušais – spēlē jebko
    [digger] Racējs – taisni pie zelta
    [detective] Detektīvs – vēro visus
    [schemer] Intrigants – viltīgs sabotieris
    [search] Domātājs – skatās uz priekšu
    [beginner] Iesācējs – vēl mācās
    [friendly] Draugs – godīgs un izpalīdzīgs
    [gruff] Īgņa – ātri tur aizdomās
   *[other] { $bot }
}

## The table

table-title = Sabotieris, galds { $code }
board = Raktuve
board-zoom = Mērogs
board-zoom-in = Tuvāk
board-zoom-out = Tālāk
board-fit = Rādīt visu
board-dig = Uz rakšanas vietu
players = Spēlētāji
hand = Tavas kārtis
hand-discard-only = tagad var tikai nolikt
places-list = Vietu saraksts
log = Kas notika
log-empty = Vēl nekas nav noticis.
log-since = No šejienes stāsts turpinās.
talk = Saruna
menu = Izvēlne
watching = Tu skaties
waiting-seat = Nākamajā dalīšanā tu ieņemsi šo vietu: { $name }.
watchers = { $count ->
    [zero] { $count } skatītāju
    [one] { $count } skatītājs
   *[other] { $count } skatītāji
}
round-of = { $round }. raunds no { $rounds }
deck = { $count ->
    [0] Krājumu kaudzīte ir tukša
    [zero] Krājumu kaudzītē { $count } kāršu
    [one] Krājumu kaudzītē { $count } kārts
   *[other] Krājumu kaudzītē { $count } kārtis
}
link-lost = Savienojas no jauna – nekas nav zudis
missed = { $count ->
    [zero] Pa to laiku: { $count } gājienu
    [one] Pa to laiku: { $count } gājiens
   *[other] Pa to laiku: { $count } gājieni
}
screen-join = Galds { $code }
player-you = tu
player-bot = robots
player-bot-named = { $bot ->
    [random] nejaušais robots
    [digger] robots racējs
    [detective] robots detektīvs
    [schemer] robots intrigants
    [search] robots domātājs
    [beginner] robots iesācējs
    [friendly] robots draugs
    [gruff] robots īgņa
   *[other] robots { $bot }
}
player-stand-in = Aizvieto robots, kas zina tikai to, ko zina šī vieta.
stand-in-for-you = Tavā vietā spēlē robots, kas zina tikai to, ko zini tu.
player-away = prom
player-turn = tagad iet
player-hand = { $count ->
    [zero] { $count } kāršu rokā
    [one] { $count } kārts rokā
   *[other] { $count } kārtis rokā
}
player-gold = { $count ->
    [0] nav zelta kāršu
    [zero] { $count } zelta kāršu
    [one] { $count } zelta kārts
   *[other] { $count } zelta kārtis
}
player-looked = Skatījās: { $goals }
mute = Apklusināt sarunu
unmute = Atkal rādīt sarunu
take-back = Atkal spēlēt bez robota

prompt-choose = Tavs gājiens: izvēlies kārti.
prompt-place = { $kind ->
    [P] Izvēlies izgaismotu vietu.
    [R] Izvēlies kārti, ko apraks akmeņi.
    [V] Izvēlies finiša kārti, ko apskatīt.
   *[B] Izvēlies spēlētāju.
}
prompt-confirm = Pieskaries vietai vēlreiz vai spied “Spēlēt”.
prompt-tool = { $card } → { $name }
prompt-nowhere = Šai kārtij tagad nav vietas: { $card }. To var nolikt.
prompt-discard = Nolikt šo kārti ar attēlu uz leju?
prompt-decide = { $phase ->
    [turn-goal] Sasniegtas divas finiša kārtis: izvēlies, kuru atklāt.
    [lay-stone] Akmens neder nekādi: izvēlies, kā tas gulēs.
   *[pick-gold] Izvēlies zelta kārti.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } izvēlas zeltu.
   *[play] { $name } domā.
}
prompt-paused = Spēle ir apturēta.
play = Spēlēt
turn-card = Pagriezt
discard = Nolikt
discard-yes = Nolikt
discard-no = Paturēt
role-show = Rādīt manu lomu
role-short = mana loma
role-is = Tava loma: { role-name }. Spied, lai paslēptu.
role-name = { $role ->
    [saboteur] sabotieris
    [selfish] savtīgais rūķis
   *[digger] zeltracis
}
you-drew = Tu paņem: { $card }.

## Cards and cells in words

side = { $side ->
    [n] ziemeļiem
    [e] austrumiem
    [s] dienvidiem
   *[w] rietumiem
}
tool-name = { $tool ->
    [pick] cērte
    [lamp] laterna
   *[cart] vagonete
}
tool-state = { $state ->
    [broken] { tool-name }: salauzta
   *[whole] { tool-name }: vesela
}
content = { $content ->
    [treasure] dārgumi
   *[stone] akmens
}
goal-name = { $goal ->
    [top] augšējā finiša kārts
    [middle] vidējā finiša kārts
   *[bottom] apakšējā finiša kārts
}
card-path = { $shape ->
    [crossing] krustojums
    [fork] atzarojums
    [straight] taisns tunelis
    [bend] līkums
   *[dead-end] strupceļš
}, atvērts uz { $sides }
card-broken = { $tool ->
    [pick] salauzta cērte
    [lamp] salauzta laterna
   *[cart] salauzta vagonete
}
card-mend = remonts: { tool-name }
card-mend-double = remonts: { $first ->
    [pick] cērte
    [lamp] laterna
   *[cart] vagonete
} vai { $second ->
    [pick] cērte
    [lamp] laterna
   *[cart] vagonete
}
card-rockfall = akmeņu nogruvums
card-map = karte
cell = { $column }. sleja, { $row }. rinda: { $what }
cell-empty = tukšs
cell-start = starta kārts ar kāpnēm
cell-card = { $card }, { $state ->
    [reached] ir savienojums ar startu
   *[cut-off] bez savienojuma ar startu
}
cell-goal = { goal-name }, ar attēlu uz leju
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, ar attēlu uz leju; tikai tu zini: { content }
cell-offered = iespējams
cell-preview = izvēlēts; spied vēlreiz, lai spēlētu
cell-last = pēdējais gājiens

## The story

log-round-began = { $round }. raunds: sāk { $name }.
log-path-laid = { $name } rok { $shape ->
    [crossing] krustojumu
    [fork] atzarojumu
    [straight] taisni uz priekšu
    [bend] līkumu
   *[dead-end] strupceļu
}.
log-rock-fell = { $name } izraisa akmeņu nogruvumu.
log-tool-broken = { $name } salauž spēlētāja { $target } { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-tool-broken-own = { $name } salauž savu { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-tool-mended = { $name } salabo spēlētāja { $target } { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-tool-mended-own = { $name } salabo savu { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-discarded = { $name } noliek kārti.
log-goal-seen = { $name } apskata { $goal ->
    [top] augšējo
    [middle] vidējo
   *[bottom] apakšējo
} finiša kārti.
log-goal-seen-own = { $name } apskata { $goal ->
    [top] augšējo
    [middle] vidējo
   *[bottom] apakšējo
} finiša kārti. Tikai tu zini: { content }.
log-goal-turned = { $goal ->
    [top] Augšējā
    [middle] Vidējā
   *[bottom] Apakšējā
} finiša kārts – { $content ->
    [treasure] dārgumi!
   *[stone] tikai akmens.
}
log-round-ended = { $winner ->
    [diggers] Zeltrači ir sasnieguši dārgumus.
   *[saboteurs] Raundu uzvarēja sabotieri.
}
log-gold-taken = { $name } paņem zelta kārti.
log-gold-paid = { $name } saņem zeltu.
log-game-ended = Spēle ir beigusies.
log-by-clock = pēc pulksteņa
log-paused = Spēle ir apturēta.
log-went-on = Spēle turpinās.
log-stood-in = Spēlētāju { $name } aizvieto robots.
log-taken-back = { $name } atkal spēlē.
log-given-to-bot = { $name } pameta spēli, tālāk spēlē robots { $bot }.
log-announced = Nākamajā dalīšanā pievienosies { $guest }.
log-took-over = { $name } pārņem vietu, kurā spēlēja { $former }.
log-game-abandoned = Spēle pabeigta ar balsojumu.

## Claims and chat

talk-none = Pie šī galda nerunā.
talk-watching = Skatītāji vēro klusējot.
talk-saw = Es apskatīju finiša kārti
talk-about = Par kādu
talk-whom = Par kuru?
talk-small = Tāpat vien
talk-write = Rakstīt visiem
talk-send = Sūtīt
claim-saw = Es apskatīju { $goal ->
    [top] augšējo
    [middle] vidējo
   *[bottom] apakšējo
} finiša kārti: { content }.
claim-role = { $role ->
    [digger] Es esmu zeltracis.
   *[saboteur] Es esmu sabotieris.
}
claim-mend = Lūdzu, salabojiet manu { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}!
claim-suspect = Turu aizdomās: { $name }.
claim-trust = Uzticos: { $name }.
claim-thanks = Paldies, { $name }!
claim-sorry = Piedod, { $name }!
claim-break = Lauziet darbarīkus: { $name }!
claim-help = Palīdziet: { $name }!
claim-hello = Sveiki!
claim-well-played = Labi nospēlēts!
claim-oops = Vai!
claim-hurry = Mazliet ātrāk, lūdzu!

## The end of a round and of the game

round-end = { $round }. raunds ir beidzies
round-end-verdict = { $winner ->
    [diggers] Zeltrači atrada zeltu!
   *[saboteurs] Uzvarēja sabotieri!
}
round-end-how = { $how ->
    [treasure] Pēdējo ceļu līdz dārgumiem nolika { $name }.
    [ring] Krājumu kaudzīte ir tukša, un visi pēc kārtas varēja tikai nolikt kārti.
   *[hands] Visas kārtis ir izspēlētas, bet dārgumi nav sasniegti.
}
round-end-spare = palika pāri
round-end-paid = { $count ->
    [0] zelta nav
    [zero] + { $count } zelta kāršu
    [one] + { $count } zelta kārts
   *[other] + { $count } zelta kārtis
}
round-end-on = Tālāk
round-end-standings = Rādīt rezultātus
gold-choose = Izvēlies zelta kārti. Citi tās neredz.
gold-card = { $value ->
    [zero] zelta kārts ar { $value } gabaliem
    [one] zelta kārts ar { $value } gabalu
   *[other] zelta kārts ar { $value } gabaliem
}
gold-waiting = { $name } izvēlas slepeni. { $count ->
    [zero] Palikušas { $count } zelta kāršu.
    [one] Palikusi { $count } zelta kārts.
   *[other] Palikušas { $count } zelta kārtis.
}
gold-mine = Tavs zelts
nuggets = { $count ->
    [zero] { $count } zelta gabalu
    [one] { $count } zelta gabals
   *[other] { $count } zelta gabali
}
game-end-winners = { $count ->
    [zero] Uzvarā dalās { $names }!
    [one] Uzvar { $names }!
   *[other] Uzvarā dalās { $names }!
}
game-end-abandoned = Spēle pabeigta pirms laika
game-end-again = Vēlreiz ar tiem pašiem
game-end-ready = Vēlreiz!
game-end-waiting = Jāgaida, kad saimnieks atkal izdalīs kārtis.
game-end-room = Uz istabu
game-end-record = Lejupielādēt pierakstu
game-end-replay = Atkārtojums
verify = Pārbaudīt dalīšanu

## One device, menu, votes

curtain-pass = Nododiet ierīci: { $name }
curtain-lift = Te es, { $name }: rādīt manas kārtis
curtain-note = Priekškars jums uzticas: neviens neskatās, kamēr ierīci nav paņēmis spēlētājs { $name }.
curtain-done = Viss, nodot tālāk
menu-code = Galds { $code }. Kamēr esi prom, vieta paliek tava.
menu-transfer = Turpināt citā ierīcē
menu-transfer-code = Atver šo galdu otrā ierīcē un { $minutes ->
    [zero] { $minutes } minūšu
    [one] { $minutes } minūtes
   *[other] { $minutes } minūšu
} laikā ievadi tur { $code }.
menu-keys = Taustiņi: 1–6 izvēlas kārti, B pāriet uz raktuvi, bultiņas pārvieto, N nākamā iespējamā vieta, L to saraksts, Enter izvēlas, T pagriež kārti, R rāda lomu, Escape noliek atpakaļ, + − 0 maina mērogu.
vote-pause = Balsot: pauze
vote-resume = Balsot: turpināt
vote-end = Balsot: beigt spēli
vote-stand-in = Lai aizvieto robots
vote-yes = Piekrītu
vote-rule = Lēmums ir pieņemts, ja tam piekrīt vairāk nekā puse klātesošo; lai turpinātu pēc pauzes, pietiek ar pusi, bet, lai beigtu spēli, vajag vismaz divas balsis. Ar vienu balsi vien vietu nevienam nevar atņemt: lai to pavisam atdotu robotam, vajag vismaz divas balsis, bet, ja spēlētājs ir klāt, vajag vismaz trīs balsis un jāpiekrīt vismaz divām trešdaļām pārējo spēlētāju. Ja savienojums pārtrūkst tikai uz brīdi, tā vēl nav prombūtne.
vote-running = { $vote ->
    [pause] Apturēt spēli?
    [resume] Turpināt spēli?
    [end] Beigt spēli pirms laika?
    [stand-in] Vai spēlētāju { $name } lai aizvieto robots?
   *[bot] Vai spēlētāja { $name } vietu pavisam atdot robotam?
} ({ $count })
leave = Atstāt galdu
leave-sure = Tavu vietu pavisam ieņems robots. Ja tikai aizvērsi lapu, vieta paliks tava.
leave-yes = Atstāt
leave-no = Palikt

## Settings

setting-language = Valoda
setting-theme = Izskats
setting-cards = Manu kāršu lielums
setting-motion = Kustība
setting-sound = Skaņas
setting-confirm = Rādīt gājienu pirms izspēlēšanas
setting-notify = Paziņot, kad ir mans gājiens
# What the language calls itself, for the list of languages.
language-name = Latviešu
language-browser = kā pārlūkprogrammā
theme = { $theme ->
    [system] kā sistēmā
    [dark] tumšs: laterna raktuvē
   *[light] gaišs: pergaments
}
card-size = { $size ->
    [small] mazas
    [medium] vidējas
   *[large] lielas
}
motion = { $motion ->
    [system] kā sistēmā
   *[less] pēc iespējas mazāk
}

## Replay: what this browser saw

verify-seen-group = Ko redzēja šī pārlūkprogramma:
verify-seen-group-fault = Kas nav kārtībā:
verify-seen-summary-fair = Dalīts godīgi: kārtis jauca serveris kopā ar spēlētājiem, un nekas, ko redzēja šī pārlūkprogramma, nav pretrunā ar pierakstu.
verify-seen-summary-wrong = Ar šo spēli kaut kas nav kārtībā. Neuzticies tai, kamēr nezini iemeslu.
verify-seen-nothing = Neko: šī pārlūkprogramma nebija pie galda, vai arī tās atmiņa ir iztīrīta. Pārbaudīt varēja tikai pašu pierakstu.
verify-seen-commitment = Šī pārlūkprogramma redzēja, kā serveris fiksēja savu ieguldījumu jaukšanā, vēl nezinot neviena spēlētāja ieguldījumu, un pierakstā tas ir tas pats.
verify-seen-commitment-late = Kad šī pārlūkprogramma pieslēdzās, serveris jau varēja zināt spēlētāju ieguldījumus jaukšanā. Paša servera ieguldījums pierakstā ir tas pats.
verify-seen-commitment-unseen = Šī pārlūkprogramma neredzēja, kā sākās dalīšana.
verify-seen-commitment-other = Servera ieguldījums jaukšanā nav tas, ko serveris fiksēja, šai pārlūkprogrammai redzot.
verify-seen-start-other = Pierakstā ir citi noteikumi vai citi roboti, nekā šī pārlūkprogramma redzēja dalīšanas sākumā.
verify-seen-cancelled = { $count ->
    [1] Pierakstā ir atceltā dalīšana, ko redzēja šī pārlūkprogramma.
    [zero] Pierakstā ir visas { $count } atceltās dalīšanas, ko redzēja šī pārlūkprogramma.
    [one] Pierakstā ir visas atceltās dalīšanas, ko redzēja šī pārlūkprogramma (kopā { $count }).
   *[other] Pierakstā ir visas { $count } atceltās dalīšanas, ko redzēja šī pārlūkprogramma.
}
verify-seen-cancelled-missing = { $count ->
    [zero] Pierakstā trūkst { $count } atceltu dalīšanu, ko redzēja šī pārlūkprogramma.
    [one] Pierakstā trūkst { $count } atceltas dalīšanas, ko redzēja šī pārlūkprogramma.
   *[other] Pierakstā trūkst { $count } atceltu dalīšanu, ko redzēja šī pārlūkprogramma.
}
verify-seen-hashes = Pierakstā ir tas, ko, šai pārlūkprogrammai redzot, paziņoja spēlētāji: { $names }.
verify-seen-hash-other = Pierakstā nav tā, ko, šai pārlūkprogrammai redzot, paziņoja spēlētāji: { $names }.
verify-seen-nonce = Šīs pārlūkprogrammas ieguldījums jaukšanā izmantots nemainīts: { $names }.
verify-seen-nonce-other = Šīs pārlūkprogrammas ieguldījums jaukšanā aizstāts ar citu vai izlaists: { $names }.
verify-seen-nonce-unused = Šīs pārlūkprogrammas ieguldījums jaukšanā nav izmantots: { $names }. Tā notiek, ja pārtrūkst savienojums.
verify-seen-nonce-elsewhere = Ieguldījums jaukšanā nāca no citas ierīces vai citas pārlūkprogrammas: { $names }.
verify-seen-cards = { $count ->
    [1] Vienīgā kārts, ko saņēma šī pārlūkprogramma, atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
    [zero] Visas { $count } kārtis, ko šī pārlūkprogramma saņēma vai paņēma, atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
    [one] Visas kārtis, ko šī pārlūkprogramma saņēma vai paņēma (kopā { $count }), atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
   *[other] Visas { $count } kārtis, ko šī pārlūkprogramma saņēma vai paņēma, atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
}
verify-seen-cards-public = Visas lomas un finiša kārtis, ko redzēja šī pārlūkprogramma, atbilst jaukšanai.
verify-seen-cards-unseen = Šī pārlūkprogramma neredzēja nevienu kārti.
verify-seen-hands-missed = Dažas no savām sākuma kārtīm šī pārlūkprogramma neredzēja, tāpēc tās nevarēja salīdzināt.
verify-seen-first-other = Sāka cits spēlētājs, nekā izriet no jaukšanas.
verify-seen-role-other = { $round }. raunds: šī pārlūkprogramma saņēma citu lomu, nekā izriet no jaukšanas.
verify-seen-roles-other = { $round }. raunds: beigās parādītās lomas neatbilst jaukšanai.
verify-seen-hand-other = { $round }. raunds: šī pārlūkprogramma saņēma citas kārtis, nekā izriet no jaukšanas.
verify-seen-drawn-other = { $round }. raunds: šī pārlūkprogramma paņēma kārti, kas nebija nākamā krājumu kaudzītē.
verify-seen-goal-other = { $round }. raunds: finiša kārts, ko redzēja šī pārlūkprogramma, neatbilst jaukšanai.
verify-seen-gold = Viss zelts atbilst jaukšanai.
verify-seen-gold-other = { $round }. raunds: zelts, ko redzēja šī pārlūkprogramma, neatbilst jaukšanai.
verify-seen-moves = { $count ->
    [1] Vienīgais gājiens, ko redzēja šī pārlūkprogramma, ir pierakstā.
    [zero] Visi { $count } gājieni, ko redzēja šī pārlūkprogramma, ir pierakstā.
    [one] Visi gājieni, ko redzēja šī pārlūkprogramma (kopā { $count }), ir pierakstā.
   *[other] Visi { $count } gājieni, ko redzēja šī pārlūkprogramma, ir pierakstā.
}
verify-seen-moves-other = { $number }. gājiens pierakstā nav tas, ko redzēja šī pārlūkprogramma.
verify-seen-moves-missed = { $count ->
    [zero] Šī pārlūkprogramma neredzēja { $count } pieraksta gājienus.
    [one] Šī pārlūkprogramma neredzēja { $count } pieraksta gājienu.
   *[other] Šī pārlūkprogramma neredzēja { $count } pieraksta gājienus.
}
verify-seen-not-played = Vai visi gājieni atbilst noteikumiem un noved pie šī rezultāta: to pārlūkprogramma nepārbauda. Lai to uzzinātu, lejupielādē pierakstu un palaid “saboteur verify”.

## The rulebook

rules-edition = Stāstīts pēc šī izdevuma: { $edition }. Kas atkarīgs no izdevuma un izvēlēm, atzīmēts malā.
rules-table = Kārtis pēc spēlētāju skaita
rules-aim-title = Par ko ir spēle
rules-aim = Jūs esat rūķi raktuvē. Zeltrači rok tuneli no starta līdz dārgumiem; sabotieri grib to nepieļaut, un neviens nezina, kurš ir kurš. Trīs finiša kārtis guļ ar attēlu uz leju: viena ir dārgumi, divas – akmens. Pēc { $rounds ->
    [zero] { $rounds } raundiem
    [one] { $rounds } raunda
   *[other] { $rounds } raundiem
} uzvar tas, kam ir visvairāk zelta gabalu.
rules-setup-title = Pirms raunda
rules-setup = Katrs slepeni saņem vienu rūķa kārti; { $spare ->
    [yes] to ir par vienu vairāk nekā spēlētāju, tāpēc viena līdz raunda beigām paliek apslēpta.
   *[no] to ir tikpat, cik spēlētāju, tāpēc visi zina, cik sabotieru rok līdzi.
} Starta kārts guļ pa kreisi, finiša kārtis – septiņu kāršu attālumā. Ceļa un darbības kārtis sajauc kopā un izdala.
rules-players = Spēlētāji
rules-saboteurs = Sabotieri
rules-diggers = Zeltrači
rules-hand = Kārtis rokā
rules-turn-title = Tavs gājiens
rules-turn = Izmanto tieši vienu kārti: noliec ceļu, izspēlē darbību vai noliec kārti ar attēlu uz leju. Tad paņem vienu, kamēr tās ir. Gājienu izlaist nedrīkst.
rules-path-title = Ceļa likšana
rules-path = Ceļa kārti liek tukšā vietā. Visās pusēs tunelim jāsastopas ar tuneli un klintij ar klinti. Kārti drīkst pagriezt par pusapgriezienu, bet ne krusteniski. Strupceļš tuneli aptur: tā ceļi nesatiekas. Ja tavā priekšā ir salauzts darbarīks, ceļu likt nedrīkst.
rules-example-fits = Der: tunelis satiekas ar tuneli, klints – ar klinti.
rules-example-misfits = Neder: tunelis atdurtos pret klinti.
rules-example-dead-end = Strupceļš ir sasniegts, bet tālāk neved: kas aiz tā, paliek tumsā.
rules-example-turn = Pagriezt kārti
rules-link = { $edition ->
    [el] Šajā izdevumā ceļš drīkst pieskarties jebkurai atklātai kārtij, arī klints pie klints un arī tur, kur tunelis ir atgriezts.
    [et] Šajā izdevumā ceļš drīkst pieskarties jebkurai atklātai kārtij, arī klints pie klints un arī tur, kur tunelis ir atgriezts.
   *[lt] Šajā izdevumā ceļam jāturpina tunelis: līdz tam no starta jāved nepārtrauktam ceļam.
}
rules-tools-title = Laušana un remonts
rules-tools = Salauztu cērti, laternu vai vagoneti liek priekšā jebkuram spēlētājam, kuram tas pats darbarīks vēl nav salauzts. Kamēr kāds darbarīks ir salauzts, šis spēlētājs ceļus neliek. Remonta kārts noņem vienu atbilstošu salauztu darbarīku, jebkuram; kārts ar diviem darbarīkiem salabo vienu no tiem.
rules-rockfall-title = Akmeņu nogruvums
rules-rockfall = Izņem no raktuves vienu ceļa kārti. Starta un finiša kārtis paliek.
rules-map-title = Karte
rules-map = Slepeni apskati vienu finiša kārti, kas guļ ar attēlu uz leju. Visi redz, kuru; ko par to teiksi, ir tava darīšana.
rules-discard-title = Kārts nolikšana
rules-discard = Kārti var nevis izspēlēt, bet nolikt ar attēlu uz leju. Neviens neuzzina, kas tā bija.
rules-goal-title = Finiša sasniegšana
rules-goal = Kad nepārtraukts tunelis no starta sasniedz finiša kārti, to atklāj. Dārgumi raundu tūlīt beidz: uzvarējuši zeltrači. Akmens kļūst par tuneļa daļu, un to noliek tā, lai derētu.
rules-goal-edition = { $edition ->
    [el] Ja akmens neder nekādi, to noliek tā, lai turpinātu tuneli. Atklāj visas sasniegtās finiša kārtis.
    [et] Par katru ceļa kārti atklāj tikai vienu finiša kārti; kuru, izvēlas tas, kurš nolika ceļu. Ja akmens neder nekādi, viņš arī izlemj, kā tas guļ.
   *[lt] Atklāj visas sasniegtās finiša kārtis. Ja akmens neder nekādi, kā tas guļ, izlemj tas, kurš nolika ceļu.
}
rules-end-title = Raunda beigas
rules-end = Ja dārgumi nav atrasti, pēc visu kāršu izlietošanas uzvar sabotieri.
rules-end-edition = { $edition ->
    [ru] Raunds beidzas arī tad, kad krājumu kaudzīte ir tukša un visi pēc kārtas varēja tikai nolikt kārti.
    [et] Raunds beidzas arī tad, kad krājumu kaudzīte ir tukša un visi pēc kārtas varēja tikai nolikt kārti.
   *[lt] Raunds beidzas, kad nevienam vairs nav kāršu.
}
rules-gold-title = Zelts
rules-gold-diggers = Ja uzvar zeltrači, paņem tik zelta kāršu, cik ir spēlētāju (desmit spēlētājiem – deviņas). Pēdējā ceļa licējs pirmais izvēlas vienu, tad kārtis iet pa zeltračiem pretēji pulksteņrādītāja virzienam, līdz beidzas. Ja ceļu nolika sabotieris, sāk tuvākais zeltracis šajā virzienā.
rules-gold-saboteurs = Ja uzvar sabotieri, viens pats saņem četrus zelta gabalus; divi vai trīs – pa trim; četri – pa diviem.
rules-gold-secret = Zelts paliek noslēpums līdz spēles beigām.
rules-claims-title = Sarunas
rules-claims = Sakiet, ko gribat, patiesību vai ne. Apgalvojumus saglabā, un pēc spēles visi redz, kuri bija patiesi.

## Replay

replay = Atkārtojums
replay-eyes = Kura acīm
replay-everything = visu: redzams viss
replay-turn = { $version }. gājiens no { $last }
replay-begin = Kārtis ir izdalītas
replay-slider = Gājiens
replay-first = Uz sākumu
replay-back = Vienu gājienu atpakaļ
replay-on = Vienu gājienu uz priekšu
replay-last = Uz beigām
replay-run = Ļaut ritēt
replay-stop = Apturēt
replay-suspicion = Aizdomas
replay-suspicion-about = { $seat ->
    [none] Ko šajā brīdī domātu detektīvs, kas vēro no malas.
   *[some] Ko šajā brīdī domātu detektīvs spēlētāja { $name } vietā.
}
replay-chance = { $name }: sabotieris ar { $percent } % varbūtību
replay-chart = Aizdomas { $round }. raundā; līnija rāda šo brīdi
replay-why = Kāpēc?
replay-why-nothing = Vēl nav redzēts nekas, kas liecinātu pret kādu.
replay-at = { $version }. gājiens
replay-no-suspicion = Starp raundiem neviens nav aizdomās.
replay-true = patiesība
replay-false = nepatiesība
replay-decided = { $why ->
    [one-card] { $round }. raundu izšķīra { $version }. gājiens: kopš tā zeltračiem pietika ar vēl vienu kārti.
    [too-few-cards] { $round }. raundu izšķīra { $version }. gājiens: kopš tā kāršu bija mazāk, nekā tunelim vēl vajadzēja.
   *[last-move] { $round }. raunda iznākums nebija skaidrs līdz pēdējam, { $version }. gājienam.
}
replay-hands = Visu kārtis
replay-copy = Saite uz šo brīdi
replay-file = Atvērt pierakstu no faila
replay-file-about = Katras pabeigtas spēles pierakstu var lejupielādēt: tas ir viens JSON fails.
replay-not-a-record = Šis fails nav pieraksts.
replay-keys = Taustiņi: ← → viens gājiens, Page Up un Page Down – desmit, Home un End, atstarpe ļauj ritēt.

why-suspects = Aizdomīgākais spēlētājs ir { $name }: sabotieris ar { $percent } % varbūtību.
why-dug-on = { $name } raka tālāk uz finiša pusi.
why-laid-idly = { $name } nolika ceļu, kas neko nedeva.
why-laid-dead-end-aside = { $name } nolika strupceļu malā no ceļa.
why-led-away = { $name } aizveda tuneli prom.
why-laid-dead-end = { $name } nolika strupceļu ceļā.
why-cleared-the-way = { $name } ar nogruvumu atbrīvoja ceļu.
why-rockfall-aside = { $name } izraisīja nogruvumu tur, kur tas neko nemainīja.
why-cut-the-tunnel = { $name } ar nogruvumu pārcirta tuneli.
why-looked = { $name } apskatīja finiša kārti.
why-broke-trusted = { $name } salauza darbarīku spēlētājam, kas šķita godīgs: { $target }.
why-broke-other = { $name } salauza spēlētāja { $target } darbarīku.
why-broke-suspect = { $name } salauza darbarīku spēlētājam, kas bija aizdomās: { $target }.
why-broke-own = { $name } salauza savu darbarīku.
why-mended-trusted = { $name } salaboja darbarīku spēlētājam, kas šķita godīgs: { $target }.
why-mended-other = { $name } salaboja spēlētāja { $target } darbarīku.
why-mended-suspect = { $name } salaboja darbarīku spēlētājam, kas bija aizdomās: { $target }.
why-mended-own = { $name } salaboja savu darbarīku.
why-discarded-broken = { $name } nolika kārti, kad darbarīks bija salauzts.
why-discarded = { $name } nolika kārti, kaut visi darbarīki bija veseli.

## Replay: what a record proves

verify-summary-fair = Dalīts godīgi: kārtis jauca serveris kopā ar spēlētājiem, un visi gājieni atbilst noteikumiem.
verify-summary-remarks = Viss sakrīt, bet pirms dalīšanas notika kas tāds, ko vērts zināt.
verify-summary-nobody = Viss sakrīt, bet neviens spēlētājs jaukšanā nepiedalījās.
verify-summary-old = Sakrīt viss, ko šāds vecāks pieraksts var parādīt.
verify-group-proved = Ko šis fails pierāda:
verify-group-shuffle = Kas piedalījās jaukšanā:
verify-group-limits = Ko tas pierādīt nevar:
verify-deal-fixed = Serveris fiksēja savu ieguldījumu jaukšanā, vēl nezinot neviena spēlētāja ieguldījumu, un kārtis izriet no visiem ieguldījumiem kopā.
verify-deal-unchanged = Kārtis tika fiksētas dalīšanas sākumā, un pēc tam neviens tās nav mainījis.
verify-rules-fixed = Pirms jaukšanas bija noteikts, pēc kura izdevuma, ar kādām izvēlēm un cik raundu spēlē, kur sēž roboti un kurš sāk (ja to izvēlējās saimnieks).
verify-cancelled-none = Pirms šīs dalīšanas neviena cita netika atcelta.
verify-cancelled = { $count ->
    [1] Pirms šīs tika atcelta viena dalīšana. Tā ir failā, un neviens to nevar izņemt.
    [zero] Pirms šīs tika atceltas { $count } dalīšanas. Visas ir failā, un nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
    [one] Pirms šīs tika atcelta { $count } dalīšana. Visas ir failā, un nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
   *[other] Pirms šīs tika atceltas { $count } dalīšanas. Visas ir failā, un nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
}
verify-cancelled-listed = { $count ->
    [zero] Failā ir { $count } agrāk atceltas dalīšanas. Vai to bija vairāk, vecāks pieraksts parādīt nevar.
    [one] Failā ir { $count } agrāk atcelta dalīšana. Vai to bija vairāk, vecāks pieraksts parādīt nevar.
   *[other] Failā ir { $count } agrāk atceltas dalīšanas. Vai to bija vairāk, vecāks pieraksts parādīt nevar.
}
verify-played = { $count ->
    [1] Vienīgais gājiens atbilst noteikumiem un noved tieši pie šī rezultāta.
    [zero] Visi { $count } gājieni atbilst noteikumiem un noved tieši pie šī rezultāta.
    [one] Visi gājieni (kopā { $count }) atbilst noteikumiem un noved tieši pie šī rezultāta.
   *[other] Visi { $count } gājieni atbilst noteikumiem un noved tieši pie šī rezultāta.
}
verify-played-abandoned = { $count ->
    [0] Spēlētāji beidza spēli vēl pirms pirmā gājiena.
    [1] Vienīgais gājiens atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
    [zero] Visi { $count } gājieni atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
    [one] Visi gājieni (kopā { $count }) atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
   *[other] Visi { $count } gājieni atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
}
verify-took-part = { $count ->
    [zero] Piedalījās: { $names }. Ja kaut viens no viņiem bija godīgs, kārtis izvēlēties nevarēja neviens.
    [one] Piedalījās tikai viens spēlētājs: { $names }. Ja šis spēlētājs bija godīgs, kārtis izvēlēties nevarēja neviens.
   *[other] Piedalījās: { $names }. Ja kaut viens no viņiem bija godīgs, kārtis izvēlēties nevarēja neviens.
}
verify-nobody = Neviens. Tātad skaidrs ir tikai tas, ka serveris nav mainījis kārtis pēc dalīšanas sākuma, nevis tas, ka tās izvēlētas akli.
verify-no-part = Jaukšanai neko nepievienoja: { $names }.
verify-bots = Roboti nekad neko nepievieno: { $names }.
verify-withheld = Paziņoja savu ieguldījumu, bet to neatklāja: { $names }. Tā notiek, ja pārtrūkst savienojums, bet tā var rīkoties arī spēlētājs, kas sarunājis ar serveri un grib citas kārtis.
verify-limit-old = Šis ir vecāka veida pieraksts. Tas nevar parādīt, ka galda noteikumi fiksēti pirms jaukšanas, ka netrūkst atceltu dalīšanu un ka failu neviens nav aizticis. Ja spēle ir nesena, pajautā, kāpēc pieraksts ir tāds.
verify-limit-looking = Tas, kurš uztur serveri, spēles laikā varēja redzēt kārtis.
verify-limit-invented = Veselu spēli var izdomāt: pēc faila vien nevar zināt, vai kāds to tiešām spēlēja.
verify-limit-checksum = Kontrolsumma atklāj tikai tos, kuri neprot aprēķināt jaunu. Kas to prot, var ielikt failā citus gājienus, vārdus vai sarunas, noslēpt neatklātu ieguldījumu jaukšanā vai vēl vairāk saīsināt pārtrauktu spēli. Salīdzini failu ar to, ko redzēji savā pārlūkprogrammā.

## Why the server refuses

web-refused-unknown = Tas neizdevās ({ $code }).
web-refused-no-connection = Serveri nevar sasniegt. Vai šī ierīce vēl ir tajā pašā tīklā?
web-refused-not-your-turn = Tagad nav tavs gājiens.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Vispirms izvēlies, kuru finiša kārti atklāt.
    [lay-stone] Vispirms izvēlies, kā guļ akmens.
    [pick-gold] Vispirms izvēlies zelta kārti.
   *[play] Vispirms izspēlē kārti.
}
web-refused-broken-tools = Ar salauztu darbarīku ceļus likt nevar. Vispirms to salabo vai spēlē ko citu.
web-refused-not-in-hand = Šīs kārts tavā rokā vairs nav.
web-refused-occupied = Tur jau guļ kārts.
web-refused-not-reached = Ceļam jāturpina tunelis no starta; atvērts tunelis šurp neved.
web-refused-not-touching = Ceļam jāpieskaras atklātai kārtij.
web-refused-edge-mismatch = Neder: tunelim jāsastopas ar tuneli un klintij ar klinti.
web-refused-own-tool = Pie šī galda savus darbarīkus lauzt nedrīkst.
web-refused-already-broken = { $name }: šis darbarīks jau ir salauzts.
web-refused-nothing-to-mend = { $name }: šis darbarīks nav salauzts.
web-refused-no-card-there = Te nav ceļa kārts, ko aprakt.
web-refused-protected = Starta un finiša kārtis aprakt nevar.
web-refused-not-a-goal = Karte rāda tikai finiša kārtis.
web-refused-already-turned = Šī finiša kārts jau ir atklāta.
web-refused-no-such-seat = Tādas vietas pie šī galda nav.

refused-bad-body = Serveris šo pieprasījumu nesaprata.
refused-bad-message = Serveris šo ziņu nesaprata.
refused-bad-host = Šis serveris vārdu “{ $host }” nepazīst. Atver to ar īsto adresi. Ja serveri uzturi tu, palaid to ar --allowed-hosts { $host }.
refused-bad-origin = Šī lapa nepieder šim serverim. Atver to pēc servera adreses.
refused-too-long = Tas ir par garu.
refused-too-often = Tas bija par ātru. Brīdi pagaidi un mēģini vēlreiz.
refused-full = Serveris pašlaik ir pilns. Mēģini vēlāk.
refused-not-found = Te nekā nav.
refused-no-such-table = Galda ar šādu kodu nav. Varbūt tas ir izdzēsts vai kodā ir kļūda.
refused-no-such-record = Tāda pieraksta nav.
refused-no-token = Tam vajag vietu pie galda.
refused-bad-token = Tava vieta pie šī galda šajā ierīcē vairs nav derīga.
refused-bad-transfer = Šis kods nav (vai vairs nav) derīgs.
refused-not-host = To var tikai saimnieks.
refused-not-your-seat = Šī nav tava vieta.
refused-not-now = Tagad tas nav iespējams.
refused-table-full = Visas vietas pie šī galda ir aizņemtas.
refused-no-bot-seat = Nav robota, kura vietu varētu ieņemt.
refused-too-few-seats = Vajag vismaz trīs spēlētājus; roboti der.
refused-not-ready = Vēl ne visi ir gatavi.
refused-name-empty = Vajag vārdu.
refused-name-too-long = Šis vārds ir par garu.
refused-name-taken = Pie šī galda kādam jau ir šāds vārds.
refused-name-of-a-bot = Šis vārds pieder robotam.
refused-name-mixed-scripts = Šajā vārdā sajaukti vairāki alfabēti. Katru tā daļu raksti tikai viena alfabēta burtiem.
refused-bad-order = Šī kārtība nenosauc katru vietu vienreiz.
refused-still-here = Šis spēlētājs vēl ir šeit.
refused-not-connected = Tas darbojas tikai tad, kad ir savienojums.
refused-not-a-person = Tur sēž robots.
refused-too-few-voters = Lai to izlemtu, šeit ir par maz cilvēku: vajag vismaz { $needed } balsis.
refused-host-is-here = Saimnieku nevar izbalsot, kamēr viņš ir pie galda.
refused-private-table = Šis galds ir privāts: to redz tikai spēlētāji.
refused-table-closed = Pie šī galda jaunus spēlētājus vairs nepieņem.
refused-wrong-version = Šī lapa ir vecāka par serveri. Pārlādē to.
refused-hello-first = Serveris vispirms gaidīja sveicienu.
refused-hello-twice = Serveris tika sveicināts divreiz.
refused-hello-late = Sveiciens pienāca par vēlu.
refused-text-only = Serveris saprot tikai tekstu.
refused-stale = Pa to laiku kaut kas notika. Paskaties un izvēlies no jauna.
refused-key-reused = Šis gājiens nosūtīts divreiz ar atšķirīgu saturu.
refused-paused = Spēle ir apturēta.
refused-stand-in-plays = Pašlaik tavā vietā spēlē robots. Vispirms atgūsti savu vietu.
refused-no-talk = Pie šī galda nerunā.
refused-claims-only = Pie šī galda ir tikai apgalvojumi, brīvas sarunas nav.
refused-empty-text = Nav ko teikt.
refused-seat-gone = Tavas vietas pie šī galda vairs nav.
refused-replaced = Šis galds atvērts pārāk daudzās lapās; šī ir aizvērta.
refused-too-slow = Savienojums bija par lēnu un tika pārtraukts.
refused-table-deleted = Saimnieks ir izdzēsis šo galdu.
refused-storage = Serveris pašlaik neko nevar saglabāt. Nekas nav mainīts.
refused-stopping = Serveris tiek palaists no jauna. Spēle pēc brīža turpināsies.

## Bots: why they suspect somebody, and what they would play. The codes are those of the explanations.

reason-suspects = { $seat }. vieta ir sabotieris ar { $percent } % varbūtību.
reason-dug-on = { $seat }. vieta raka tālāk ar { $card } vietā { $column },{ $row }.
reason-laid-idly = { $seat }. vieta nolika { $card } vietā { $column },{ $row }, un tas neko nedeva.
reason-laid-dead-end-aside = { $seat }. vieta nolika strupceļu { $card } vietā { $column },{ $row }, malā no ceļa.
reason-led-away = { $seat }. vieta aizveda tuneli prom ar { $card } vietā { $column },{ $row }.
reason-laid-dead-end = { $seat }. vieta nolika strupceļu { $card } ceļā, vietā { $column },{ $row }.
reason-cleared-the-way = { $seat }. vieta ar nogruvumu vietā { $column },{ $row } atbrīvoja ceļu.
reason-rockfall-aside = { $seat }. vieta noņēma { $card } vietā { $column },{ $row }, kur tas neko nemainīja.
reason-cut-the-tunnel = { $seat }. vieta ar nogruvumu vietā { $column },{ $row } pārcirta tuneli.
reason-looked = { $seat }. vieta apskatīja finiša kārti.
reason-broke-trusted = { $seat }. vieta salauza { $target }. vietas darbarīku ({ tool }), kura šķita godīga.
reason-broke-other = { $seat }. vieta salauza { $target }. vietas darbarīku ({ tool }).
reason-broke-suspect = { $seat }. vieta salauza aizdomās turētās { $target }. vietas darbarīku ({ tool }).
reason-broke-own = { $seat }. vieta salauza savu darbarīku ({ tool }).
reason-mended-trusted = { $seat }. vieta salaboja { $target }. vietas darbarīku ({ tool }), kura šķita godīga.
reason-mended-other = { $seat }. vieta salaboja { $target }. vietas darbarīku ({ tool }).
reason-mended-suspect = { $seat }. vieta salaboja aizdomās turētās { $target }. vietas darbarīku ({ tool }).
reason-mended-own = { $seat }. vieta salaboja savu darbarīku ({ tool }).
reason-discarded-broken = { $seat }. vieta nolika kārti, kad darbarīks bija salauzts.
reason-discarded = { $seat }. vieta nolika kārti, kaut visi darbarīki bija veseli.
reason-would-play = Tagad labākais šķiet { $move }.

## New

refused-stand-in-first = Nākamo gājienu tavā vietā izdarīs robots; pēc tam varēsi atgūt savu vietu.
vote-clock = Balsot: ar pulksteni
vote-running-clock = Ieslēgt pulksteni, jo ilgi jāgaida spēlētājs { $name }? ({ $count })
log-clock-started = Spēlētāji nobalsoja par pulksteni.
refused-still-thinking = Par pulksteni var balsot tikai tad, ja gājiens gaidīts jau { $minutes } min.
refused-name-reserved = Šo vārdu vai skaitli lieto pats galds. Izvēlies citu vārdu.
