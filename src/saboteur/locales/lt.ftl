### Visi sakiniai, kuriuos skaito žmogus, lietuviškai. Terminalas, naršyklė ir paaiškinimai naudoja šį vieną failą.

## Words

seat = { $seat } vieta
you = { $seat } vieta (jūs)
role = { $role ->
    [saboteur] diversantas
    [selfish] savanaudis nykštukas
   *[digger] auksakasys
}
goal = { $content ->
    [treasure] lobis
   *[stone] akmuo
}
tool = { $tool ->
    [pick] kirtiklis
    [lamp] žibintas
   *[cart] vežimėlis
}

## Why a move is refused. The codes are those of the rules; the names of the arguments too.

refused-game-over = Žaidimas baigtas.
refused-not-your-turn = Dabar ne { $seat } vietos ėjimas.
refused-wrong-phase = { $phase ->
    [turn-goal] Pirmiausia reikia atversti pabaigos kortą, pavyzdžiui, T@8,0.
    [lay-stone] Pirmiausia reikia padėti akmenį, pavyzdžiui, L@8,0:es.
    [pick-gold] Pirmiausia reikia paimti aukso kortą, pavyzdžiui, G2.
   *[play] Dabar reikia žaisti kortą.
}
refused-not-in-hand = Kortos { $card } rankoje nėra.
refused-broken-tools = Kol prieš žaidėją guli sulaužytas įrankis, kelių jis tiesti negali.
refused-occupied = Ties { $column },{ $row } jau guli korta.
refused-not-reached = Nuo pradžios joks tunelis neveda į { $column },{ $row } pro atvirą šios kortos pusę.
refused-not-touching = Nė viena atversta korta neliečia { $column },{ $row }.
refused-edge-mismatch = Ties { $column },{ $row } ši korta netinka prie kaimynių: tunelis susidurtų su siena.
refused-no-such-seat = Prie šio stalo { $seat } vietos nėra.
refused-own-tool = Prie šio stalo savo įrankio laužyti negalima ({ tool }).
refused-already-broken = { $seat } vietos įrankis jau sulaužytas ({ tool }).
refused-nothing-to-mend = { $seat } vietos įrankis nesulaužytas ({ tool }).
refused-no-card-there = Ties { $column },{ $row } nėra kelio kortos, kurią būtų galima pašalinti.
refused-protected = Kortos ties { $column },{ $row } pašalinti negalima: pradinė ir pabaigos kortos lieka.
refused-not-a-goal = Ties { $column },{ $row } pabaigos kortos nėra.
refused-already-turned = Pabaigos korta ties { $column },{ $row } jau atversta.
refused-goal-not-reached = Pabaigos kortos ties { $column },{ $row } dabar atversti negalima.
refused-not-this-stone = Akmuo taip gulėti negali arba guli ne čia ({ $column },{ $row }).
refused-not-on-offer = Aukso kortos su { $value } tarp siūlomų nėra.
refused-not-a-move = „{ $text }“ nėra ėjimas.

## Why a table cannot be set up

refused-unknown-edition = Leidimo „{ $edition }“ nėra.
refused-bad-players = { $players } žaisti negali: turi būti nuo 3 iki 10 žaidėjų.
refused-bad-rounds = { $rounds } nėra raundų skaičius: žaidime jų nuo 1 iki 5.
refused-unknown-option = Stalo parinkties „{ $option }“ nėra.
refused-bad-first = { $first } vieta pradėti negali: tokios prie stalo nėra.

## Why cards cannot be dealt

refused-seed-not-text = Sėkla nėra tekstas, kurį galima užrašyti UTF-8.
refused-deal-rounds = Dalijime raundų yra { $found }, o žaidime { $expected }.
refused-deal-first = { $first } vieta pradėti negali: tokios prie stalo nėra.
refused-deal-gold = Tokio aukso dėžutėje nėra: joje 16 kortų po 1, 8 po 2 ir 4 po 3.
refused-deal-roles = { $round } raundo vaidmenys nėra po vieną iš digger, saboteur ar selfish kiekvienai vietai.
refused-deal-goals = { $round } raundo pabaigos kortos nėra treasure, Pes ir Psw po kartą.
refused-deal-hands = { $round } raunde ne kiekviena vieta turi po vieną ranką.
refused-deal-hand-sizes = { $round } raundo rankos nėra vienodo dydžio, nuo 1 iki 6 kortų.
refused-deal-broken = { $round } raundo sulaužyti įrankiai nėra pick, lamp ir cart sąrašas kiekvienai vietai.
refused-deal-card = „{ $card }“ { $round } raunde nėra korta.
refused-deal-too-many = { $round } raunde kortų { $card } daugiau nei dėžutėje.
refused-deal-cell = { $round } raundo kasykloje dvi kortos guli viename langelyje.
refused-deal-stone = „{ $card }“ { $round } raundo kasykloje nėra tos pabaigos kortos akmuo.
refused-deal-spread = { $round } raundo kasykla tokia plati, kad būsimoms kortoms neliko vietos.
refused-deal-laid = „{ $card }“ { $round } raundo kasykloje nėra kelio korta su vieta, pavyzdžiui, Pnw@3,-1.

## Why a record cannot be read

refused-not-an-object = { $key } nėra JSON objektas.
refused-missing = Trūksta „{ $key }“.
refused-unknown-format = Įrašo formatas { $format } čia nežinomas.
refused-unknown-rules = Įrašo taisyklių numeris { $rules } čia nežinomas.
refused-seed-or-deal = Įrašui reikia arba sėklos, arba dalijimo, bet ne abiejų.
refused-twice = „{ $key }“ ką nors mini du kartus.
refused-not-a-number = „{ $key }“ nėra sveikasis skaičius.
refused-not-a-text = „{ $key }“ nėra tekstas arba jame yra kas kita.
refused-not-a-list = „{ $key }“ nėra sąrašas arba jame yra kas kita.

## Why talk is not a claim, and why a fair deal cannot be shown to be one

refused-not-a-claim = „{ $text }“ nėra pareiškimas.
refused-no-proof = Įraše nėra dalijimo įrodymo.
refused-proof-unreadable = Įrodymo „{ $key }“ perskaityti nepavyksta.
refused-commitment-misfits = Paslaptis – ne ta, kurią serveris užfiksavo prieš žaidimą.
refused-nonce-misfits = Tai, ką prie sėklos pridėjo { $seat } vieta, nėra tai, ką ji buvo paskelbusi.
refused-seed-misfits = Sėkla negaunama iš paslapties ir iš to, ką pridėjo vietos.

## Why a record cannot be trusted

refused-misshapen = Tokio „{ $key }“ serveris į įrašą nerašo.
refused-not-canonical = Įraše yra kai kas, ko tikruose įrašuose nebūna: trupmena, milžiniškas skaičius, keistas raktas arba pernelyg giliai vienas į kitą sudėti sąrašai.
refused-unknown-form = Ši versija tokios rūšies įrodymo nepažįsta.
refused-form-removed = Šis įrašas buvo sukurtas su naujesnės rūšies įrodymu, bet kažkas pavertė jį senesniu.
refused-start-misfits = Stalo taisyklės, robotai arba atšaukti dalijimai yra ne tie, kurie užfiksuoti prieš maišymą.
refused-cancelled-misfits = Atšauktas dalijimas nr. { $number } rodo ne tą paslaptį, kurią serveris buvo užfiksavęs.
refused-bot-nonce = { $seat } vietoje sėdi robotas, tačiau maišant iš jos kažkas pridėta.
refused-checksum-misfits = Kontrolinė suma nesutampa: failas pakeistas po to, kai jį sukūrė serveris.
refused-by-misfits = { $number } ėjimą padarė robotas, o pagal įrašą – žmogus.
refused-ended-misfits = { $ended ->
    [finished] Pagal įrašą žaidimas sužaistas iki galo, bet ėjimai baigiasi anksčiau.
   *[abandoned] Pagal įrašą žaidimas nutrauktas, bet ėjimai tęsiasi iki pat pabaigos.
}
refused-winners-misfit = Įraše nurodyti kiti nugalėtojai, nei išeina pagal ėjimus.
refused-nuggets-misfit = Įraše nurodytas kitas grynuolių skaičius, nei išeina pagal ėjimus.

## The command line: what is wrong with a file

bad-game = { $file }: žaidimo { $game } (eilutė { $line }) pakartoti negalima: { $why }
bad-move = { $file }: žaidimas { $game } (eilutė { $line }), ėjimo { $number } (moves[{ $index }]) „{ $move }“ žaisti negalima: { $why }
no-game = Faile { $file } žaidimo nėra.
no-such-game = Faile { $file } žaidimo { $game } nėra; pirmasis yra 0.
cannot-read = { $file } perskaityti nepavyksta: { $why }.
system-refuses = Sistema atsisako: { $why }.
cannot-save = Įrašo į { $file } užrašyti nepavyksta: { $why }.
no-standard-input = Nėra standartinės įvesties, iš kurios būtų galima skaityti.
record-too-large = Įrašas didesnis nei { $limit } MiB.
not-utf-8 = Šios eilutės baitas { $byte } nėra UTF-8.
not-json = Tai ne JSON: { $why } (stulpelis { $column }).
json-cut-off = Tekstas baigiasi įrašo viduryje.
json-too-deep = JSON įdėtas per giliai.
json-twice = Raktas „{ $key }“ pasikartoja.
json-long-number = Yra skaičius, ilgesnis nei 18 skaitmenų.
json-constant = { $name } nėra JSON skaičius.

## The command line: what is wrong with an argument

bad-arguments = { $why } („{ $command } --help“ paaiškina).
rules-uncompiled = { $why ->
    [changed] Taisyklės veikia nesukompiliuotos ir lėčiau, nes nuo kompiliavimo pasikeitė kodo failas: make compiled
    [other-python] Taisyklės veikia nesukompiliuotos ir lėčiau, nes buvo sukompiliuotos kitai Python versijai: make compiled
   *[never] Taisyklės veikia nesukompiliuotos ir lėčiau, nes dar nebuvo sukompiliuotos: make compiled
}
no-such-command = Komandos „{ $name }“ nėra; yra { $names }.
not-in-range = „{ $text }“ nėra sveikasis skaičius nuo { $lowest } iki { $highest }
range-backwards = „{ $text }“ eina atgal
not-an-edition = leidimo „{ $text }“ nėra; yra { $names }
not-an-option = stalo parinkties „{ $text }“ nėra; yra { $names }
not-a-style = stiliaus „{ $text }“ nėra; yra { $names }
record-or-table = Padėtis imama arba iš --record, arba iš stalo, kurį nusako leidimas, žaidėjai, parinktys, raundai, pradedantysis ir sėkla, bet ne iš abiejų.
no-seat-at-table = { $seat } vietos nėra; paskutinė yra { $last }.

## The command line: help

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

help-play-seat = jūsų vieta, skaičiuojant nuo 0 (numatyta 0)
help-play-bot = robotas, žaidžiantis kitose vietose: vardas arba sava klasė MODULIS:KLASĖ (numatyta digger)
help-play-save = kur užrašyti įrašą, kai žaidimas baigsis arba išeisite
epilog-play = Ėjimas nurodomas jo numeriu sąraše arba užrašu, pavyzdžiui, Pns@1,0; „?“ paaiškina.

## The story: what happened

story-game = Žaidimas { $game }
story-table = Leidimas { $edition }, žaidėjų: { $players }, { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
    [many] { $rounds } raundo
   *[other] { $rounds } raundų
}.
story-options = Stalo parinktys: { $options }.
story-seed = Kortos gaunamos iš sėklos „{ $seed }“.
story-hand-made = Kortos išdalytos ranka.
story-stops = Čia įrašas baigiasi; žaidimas dar nebaigtas.
round-began = { $round } raundas: pradeda { $who }.
laid = { $who } deda { $shape ->
    [straight] tiesų tunelį
    [corner] posūkį
    [junction] išsišakojimą
    [crossing] sankryžą
   *[dead-end] aklavietę
} ({ $card }) ties { $cell }.
rock-fell = { $who } sukelia akmenų griūtį ties { $cell }: { $card } nebėra.
broke = { $who } sulaužo įrankį ({ tool }): { $whose }.
broke-own = { $who } sulaužo savo įrankį ({ tool }).
mended = { $who } pataiso įrankį ({ tool }): { $whose }.
mended-own = { $who } pataiso savo įrankį ({ tool }).
saw = { $who } žiūri į pabaigos kortą ties { $cell }{ $content ->
    [treasure] : lobis
    [stone] : akmuo
   *[hidden] {""}
}.
discarded = { $who } išmeta { $card }.
discarded-hidden = { $who } išmeta kortą.
goal-turned = Atversta pabaigos korta ties { $cell }: { $content ->
    [treasure] lobis!
   *[stone] akmuo.
}
stone-laid = Ji guli ties { $cell } kaip { $card }.
goals-reached = Pasiektos pabaigos kortos ties { $cells }; kurią atversti, turi pasirinkti { $who }.
stone-misfitted = Akmuo ties { $cell } netinka nė vienaip; kaip jis gulės, turi pasakyti { $who }.
round-ended = { $how ->
    [treasure] Auksakasiai pasiekė lobį
    [ring] Laimėjo diversantai: krūvelė tuščia ir visi iš eilės galėjo tik išmesti kortą,
   *[hands] Laimėjo diversantai: visos rankos tuščios
} po { $turns ->
    [one] { $turns } ėjimo
    [few] { $turns } ėjimų
    [many] { $turns } ėjimo
   *[other] { $turns } ėjimų
}.
finder = Radėju laikoma { $who }.
roles = Vaidmenys: { $roles }.
spare = Atliekama: { $role }.
goals = Pabaigos kortos: { $goals }.
gold-taken = { $who } pasiima aukso kortą su { $value }.
gold-taken-hidden = { $who } pasiima aukso kortą.
gold-paid = { $who } traukia { $count ->
    [0] nė vienos aukso kortos.
    [one] aukso kortą: { $values }.
    [few] aukso kortas: { $values }.
    [many] aukso kortas: { $values }.
   *[other] aukso kortas: { $values }.
}
gold-paid-hidden = { $who } traukia { $count ->
    [0] nė vienos aukso kortos.
    [one] { $count } aukso kortą.
    [few] { $count } aukso kortas.
    [many] { $count } aukso kortos.
   *[other] { $count } aukso kortų.
}
gold-rejected = Padėta į apačią: { $values }.
gold-loose = { $who } gauna be kortos { $count ->
    [one] { $count } grynuolį.
    [few] { $count } grynuolius.
    [many] { $count } grynuolio.
   *[other] { $count } grynuolių.
}
standings = Grynuoliai: { $nuggets }.
winners = { $count ->
    [one] Žaidimą laimi { $who }.
    [few] Pergale dalijasi { $who }.
    [many] Pergale dalijasi { $who }.
   *[other] Pergale dalijasi { $who }.
}
said = { $who } sako: { $text }
legend = { $start } pradžia   { $hidden } užversta pabaigos korta   { $treasure } lobis   { $stone } akmuo   { $end } aklavietė   { $joined } sujungta su pradžia   { $apart } atkirsta

## Deals

deal-title = { $round } raundas, žaidėjų: { $players }, sėkla „{ $seed }“
deal-starts = Pradeda { $seat } vieta.
deal-seat = { $seat } vieta, { $role }: { $hand }
deal-deck = Kortų krūvelė nuo viršaus: { $cards }
deal-gold = Auksas nuo viršaus: { $cards }

## Playing in the terminal

ask-players = Kiek žaidėjų kartu su jumis, nuo 3 iki 10? [{ $usual }]
ask-edition = Kuris leidimas: lt, lv, ru, el ar et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Kurią pabaigos kortą atversite?
    [lay-stone] Kaip gulės akmuo?
    [pick-gold] Kurią aukso kortą imsite?
   *[play] Jūsų ėjimas (? paaiškina, q išeina):
}
play-help = Įrašykite ėjimo numerį iš sąrašo arba patį ėjimą:
    Pnes@3,-1 deda kelią 3 stulpelyje, -1 eilėje, atvirą į šiaurę, rytus ir pietus (stulpeliai auga į rytus, eilės į pietus),
    Blamp>2 sulaužo 2 vietos žibintą, Mlamp>2 jį pataiso, Mpick+lamp>2:lamp pataiso dviguba korta,
    R@2,0 užverčia ten gulinčią kortą akmenimis, V@8,0 pažiūri į pabaigos kortą, -Pns išmeta kortą.
    Tuščia eilutė vėl parodo stalą, q išeina.
your-role = Jūs esate { $role }.
your-hand = Jūs esate { $role } ir turite: { $cards }
your-offer = Siūlomos aukso kortos: { $cards }
drew = Jūs traukiate { $card }.
deck-left = { $count ->
    [0] Krūvelė tuščia.
    [one] Krūvelėje liko { $count } korta.
    [few] Krūvelėje liko { $count } kortos.
    [many] Krūvelėje liko { $count } kortos.
   *[other] Krūvelėje liko { $count } kortų.
}
broken-tools = { $who }, sulaužyti įrankiai: { $tools }.
left = Jūs paliekate stalą.

## Bots and the arena: help

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

## The arena: what it says

arena-title = { $lineup }, sėkla { $seed }
arena-row = Žaidėjų { $players }, raundų { $rounds } (be diversanto atskirai { $apart }): diversantai laimėjo { $wins } % ({ $low }–{ $high }), { $nuggets } grynuolio vietai, { $median } ms ėjimui (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } laimėjo { $digger } % kaip auksakasys ir { $saboteur } % kaip diversantas, grynuolių { $nuggets }
arena-baseline-row = { "  " }diversantai laimėjo { $points } punktais daugiau ({ $low }–{ $high }) nei su auksakasiais { $diggers } ir diversantais { $saboteurs }
arena-inference-row = { "  " }po { $turn } rato: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, kalibravimo paklaida { $calibration_error }, klaidingi nuteisimai { $false_convictions }
arena-odd-among = Išskirtiniam robotui reikia ir --odd, ir --among.
arena-odd-or-roles = Robotai nurodomi arba --odd ir --among, arba --diggers ir --saboteurs.
arena-no-charts = Diagramoms reikia matplotlib: įdiekite saboteur[charts].
arena-no-ray = Klasteriui reikia Ray: įdiekite saboteur[ray].
not-a-bot = roboto „{ $text }“ nėra; yra { $names }, o sava klasė rašoma MODULIS:KLASĖ
refused-unknown-bot = Roboto „{ $bot }“ nėra.
refused-bot-not-imported = Nepavyko importuoti roboto „{ $bot }“: { $why }
refused-bot-class-missing = Modulyje „{ $module }“ nėra klasės „{ $name }“.
refused-bot-without-choose = „{ $bot }“ nėra robotas: trūksta metodo choose(view, history).
refused-bot-not-made = Nepavyko sukurti roboto „{ $bot }“: { $why }
refused-bot-failed = Roboto „{ $bot }“ klaida: { $why }
refused-bot-illegal-move = Robotas „{ $bot }“ pasirinko „{ $move }“, bet toks ėjimas neleistinas.
refused-bot-not-a-claim = Robotas „{ $bot }“ pasakė „{ $text }“, bet tai ne pareiškimas.
chart-saboteurs = diversantai ({ $bots })
chart-diggers = auksakasiai ({ $bots })
chart-wins-title = Laimėti raundai pagal vaidmenį
chart-wins-x = žaidėjai
chart-wins-y = raundų dalis
chart-times-title = Laikas ėjimui
chart-times-x = žaidėjai
chart-times-y = milisekundės
chart-beliefs-title = Kaip gerai žiūrovas skiria diversantus nuo auksakasių
chart-beliefs-x = ratas
chart-beliefs-y = plotas po kreive
chart-calibration-title = Kas manyta ir kas buvo tiesa, pagal ratą
chart-calibration-x = manoma tikimybė būti diversantu
chart-calibration-y = dalis, kuri jais buvo
chart-concealment-title = Kiek kainuoja slėptis
chart-concealment-x = plotas po kreive po dviejų ratų
chart-concealment-y = diversantų laimėtų raundų dalis

## Why the server does not accept something

refused-not-json = Tai ne JSON.

## Serving: help

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
serve-not-started = Serverio paleisti nepavyko: { $why }.
serve-needs-postgres = keliems darbuotojams reikia PostgreSQL duomenų bazės; { $database } yra failas
serve-no-driver = PostgreSQL reikia paketo asyncpg: pip install "saboteur[postgres]"
serve-no-answer = duomenų bazė neatsako: { $why }
serve-no-file = failo { $file } naudoti negalima: { $why }
serve-file-in-use = failą { $file } jau naudoja kitas serveris; pirma jį sustabdykite arba nurodykite kitą failą su --database
serve-no-port = adresas { $address } užimtas arba ne šio kompiuterio
serve-bad-setting = „{ $text }“ netinka nustatymui { $name }.
serve-open = Naršyklėje atverkite { $address }; tai gali ir kiti to paties tinklo įrenginiai.
serve-open-here = Naršyklėje atverkite { $address }.
serve-stop = Ctrl-C sustabdo serverį. Niekas nedingsta.
help-backup-database = failas, kuriame serveris viską laiko
help-backup-target = naujas failas; jo dar neturi būti
epilog-backup = Kopija rodo vieną akimirką, daroma serveriui veikiant ir joje yra vykstančių žaidimų paslapčių: skaityti ją galite tik jūs.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
backup-done = { $target } yra visa kopija.
backup-no-database = { $file } nėra serverio duomenų bazė.
backup-not-whole = { $file } nepavyko nukopijuoti viso.
backup-exists = { $file } jau yra.
help-migrate-source = duomenų bazė, kurioje viskas yra: sqlite:FAILAS arba postgresql://…
help-migrate-target = duomenų bazė, į kurią viskas keliama; stalų joje dar neturi būti
epilog-migrate = Pirmiausia sustabdykite serverį: kas žaidžiama tuo metu, kartu nepersikelia. Šaltinis lieka koks buvęs, o atgal keliama taip pat.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
migrate-done = Perkelta stalų: { $tables }. Jų žurnalų įrašų: { $entries }.
migrate-not-empty = Bazėje { $database } stalų jau yra.
migrate-no-database = { $database } nėra serverio duomenų bazė.
migrate-same = Šaltinis ir tikslas yra tas pats.
help-verify-file = įrašas arba po vieną eilutėje; „-“ yra standartinė įvestis
help-verify-json = rodyti išvadą kaip JSON, po vieną objektą kiekvienam žaidimui
epilog-verify = Patikrina viską, ką galima patikrinti: ar kortos gautos iš to, ką pridėjo serveris ir žaidėjų įrenginiai, ar stalo taisyklės
    užfiksuotos dar prieš tai, ar netrūksta nė vieno atšaukto dalijimo ir ar ėjimai veda prie rezultato. Tada pasako, ką tai įrodo, kas
    dalyvavo maišant ir ko neįrodys joks failas.
    
    saboteur verify saboteur.json
verify-game = Žaidimas { $game }. { $summary }
verify-bad-game = { $file }: žaidimas { $game } (eilutė { $line }) patikros neišlaikė: { $why }

## What the server tells while it runs

event-started = Saboteur { $version } veikia.
event-draining = { $seconds ->
    [0] Serveris stabdomas.
    [one] Serveris stabdomas; veiks dar { $seconds } sekundę.
    [few] Serveris stabdomas; veiks dar { $seconds } sekundes.
   *[other] Serveris stabdomas; veiks dar { $seconds } sekundžių.
}
event-stopped = Serveris sustabdytas. Visi žaidimai išsaugoti.
event-tables-deleted = { $count ->
    [one] Ištrintas { $count } stalas, kurio seniai niekas nenaudojo.
    [few] Ištrinti { $count } stalai, kurių seniai niekas nenaudojo.
   *[other] Ištrinta { $count } stalų, kurių seniai niekas nenaudojo.
}
event-old-sqlite = Šiame kompiuteryje yra senesnė SQLite ({ $version }). Žaidimams tai nekenkia; naujesnę atneš naujesnė Python arba sistemos versija.
event-few-files = Sistema leidžia serveriui atverti tik { $files } failų, o jo ryšių riboms reikia { $needed }. Padidinkite ribą (ulimit -n) arba sumažinkite --most-connections ir --most-http-connections.
event-bad-host = Kažkas kreipėsi į šį serverį vardu „{ $host }“, kurio jis nežino. Jei vardas tinkamas, nurodykite jį su --allowed-hosts arba --public-address.
event-bad-origin = Kitos svetainės ({ $origin }) puslapis atsiuntė užklausą ir ji atmesta; laukta: { $expected }. Jei tai jūsų svetainė, nurodykite --public-address.
event-connections-full = Serveris pilnas: atvirų ryšių – { $open }. Nuo paleidimo uždaryta neveiklių – { $evicted }, atmesta – { $refused }, per lėtų – { $slow }.
event-worker-ended = Serverio procesas baigėsi pats (kodas { $code }) ir paleidžiamas iš naujo.
event-worker-not-started = Vienas serverio procesas nepasileido. Kiti dirba toliau.
event-workers-ready = Parengtų serverio procesų: { $count }.
event-workers-exchanged = Be pertraukos pakeistų serverio procesų: { $count }.
event-bot-process-ended = Procesas, kuriame galvoja robotai, baigėsi ({ $kind }) ir paleidžiamas iš naujo. Tuo tarpu žaidžia paprastasis robotas.
event-siblings-not-met = Kiti šio kompiuterio serverio procesai nepasiekia šito ({ $kind }). Žaidimai tęsiasi, tik kiek lėčiau. Laikinųjų failų aplankas turi būti rašomas, o jo vardas – trumpas.
event-workers-not-told = Kitiems serverio procesams pranešti nepavyko ({ $why }). Jie sužinos patys.
event-workers-not-reached = PostgreSQL neatsako serverio procesams ({ $why }). Jie klaus vėl.
event-postgres-fsync-off = Šioje PostgreSQL fsync išjungtas, todėl dingus elektrai gali dingti ir žaidimai. Įjunkite jį.
event-store-failed = Duomenų bazė neišsaugojo pakeitimo ({ $why }), todėl jo niekam neparodyta.
event-background-failure = Serveryje įvyko klaida ({ $kind }). Praneškite apie ją kartu su šiomis eilutėmis:

### Browser

## Everywhere

title = Diversantas
motto = Kartu kaskite tunelį prie aukso. Vienas iš jūsų tikisi, kad jo nepasieksite.
close = Uždaryti
home = Pradžia
rules = Taisyklės
settings = Nustatymai
try-again = Bandyti dar kartą
your-turn = Jūsų ėjimas
connecting = Uždegamas žibintas …
lost-title = Aklavietė
lost-text = Šiuo adresu nieko nėra.
bye-title = Čia tunelis baigiasi

## Home

home-start = Pradėti žaidimą
home-play-now = Žaisti dabar
home-play-now-about = Prie stalo penki: jūs ir keturi robotai. Kortos dalijamos iš karto.
home-new-table = Naujas stalas su draugais
home-code = Stalo kodas
home-join = Prisijungti
home-continue = Tęsti
home-replay = Atverti įrašytą žaidimą
me-name = Jūsų vardas
me-name-example = Svečias
me-shape = Kitas nykštukas
me-colour = Kita spalva
stage = { $stage ->
    [open] renkasi žaidėjai
    [dealing] dalijamos kortos
    [playing] vyksta žaidimas
   *[over] žaidimas baigtas
}

## The door of a table

door-title = Stalas { $code }
door-join = Sėsti prie šio stalo
door-wait = Kitą kartą dalijant užimti roboto vietą
door-watch = Tik stebėti
door-full = Prie šio stalo laisvų vietų nėra.
door-transfer = Kodas iš kito jūsų įrenginio
door-transfer-go = Perkelti mano vietą čia
door-again = Prisijungti iš naujo

## The room before the game

room-code = Stalas
room-seats = Prie stalo
room-host = šeimininkas
room-ready = pasiruošta
room-not-ready = dar nepasiruošta
room-up = Perkelti aukštyn: { $name }
room-down = Perkelti žemyn: { $name }
room-remove = Pašalinti: { $name }
room-pass-host = Perduoti šeimininko teises: { $name }
room-bot-level = Roboto rūšis
room-add-bot = Pridėti robotą
room-guest = Žaidėjo prie šio įrenginio vardas
room-add-guest = Tas pats įrenginys
room-guest-about = Vienu įrenginiu gali žaisti keli: tarp ėjimų kortas slepia uždanga. Paslaptį tada saugo tik geros manieros.
room-dealing = Dalijamos kortos …
room-cancel = Atšaukti dalijimą
room-start = Dalyti kortas
room-too-few = { $count ->
    [one] Trūksta dar { $count } žaidėjo; tiks ir robotas.
    [few] Trūksta dar { $count } žaidėjų; tiks ir robotai.
    [many] Trūksta dar { $count } žaidėjo; tiks ir robotai.
   *[other] Trūksta dar { $count } žaidėjų; tiks ir robotai.
}
room-waiting = Dar laukiama: { $names }
room-be-ready = Galime pradėti
room-unready = Palaukite, dar ne
room-wait-host = Šeimininkas dalys kortas, kai visi bus pasiruošę.
room-invite = Pakviesti
room-qr = QR paveikslėlis su nuoroda į šį stalą
room-link = Nuoroda į šį stalą
room-copy = Pažymėti
room-copied = Nukopijuota
room-invite-about = Atverkite nuorodą arba nuskaitykite paveikslėlį kitu to paties tinklo telefonu.
room-screen = Stalo ekranas televizoriui
room-watch = Puslapis žiūrovams
room-choices = Žaidimas
choice-edition = Leidimas
choice-rounds = Raundai
choice-clock = Laikas ėjimui
choice-talk = Pokalbiai
choice-first = Kas pradeda
choice-private = Privatus stalas
choice-private-about = Be vietos prie stalo niekas negali stebėti.
choice-closed = Nepriimti naujų žaidėjų
choice-closed-about = Daugiau niekas negalės prisijungti, net žinodamas kodą.
clock-none = be laikrodžio
clock-seconds = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
    [many] { $count } sekundės
   *[other] { $count } sekundžių
}
first-random = burtų keliu
talk-kind = { $talk ->
    [none] jokių
    [claims] tik pareiškimai
   *[chat] pareiškimai ir laisvas pokalbis
}
edition-name = { $edition ->
    [lt] Lietuviškos taisyklės
    [lv] Latviškos taisyklės
    [ru] Rusiškos taisyklės
    [el] Graikiškos taisyklės
   *[et] Estiškos taisyklės
}
edition-about = { $edition ->
    [ru] Kiekvienas kelias pratęsia tunelį nuo pradžios; raundas baigiasi ir tada, kai visi iš eilės gali tik išmesti kortą.
    [el] Kelias gali liesti bet kurią atverstą kortą; netinkantis akmuo pratęsia tunelį.
    [et] Kelias gali liesti bet kurią atverstą kortą; už kiekvieną kelią atverčiama tik viena pabaigos korta.
   *[lt] Kiekvienas kelias pratęsia tunelį nuo pradžios; atverčiamos visos pasiektos pabaigos kortos.
}
option-name = { $option ->
    [others_only] Savo įrankių neliesti
    [all_saboteurs] Visi diversantai žaidžia
    [broken_unpaid] Su sulaužytu įrankiu aukso nėra
    [selfish_dwarf] Savanaudis nykštukas
   *[open_gold] Atviras auksas
}
option-about = { $option ->
    [others_only] Niekas negali sulaužyti savo įrankių.
    [all_saboteurs] Nelieka atliekamos nykštuko kortos, tad visi žino, kiek yra diversantų.
    [broken_unpaid] Auksakasys, kurio įrankis raundo pabaigoje sulaužytas, aukso negauna.
    [selfish_dwarf] Vienas auksakasys nori visko: jei paskutinį kelią padeda jis, auksą gauna tik jis, kitaip – nieko.
   *[open_gold] Paimtas auksas parodomas visiems.
}
balance = { $same ->
    [yes] Išmatuota arenoje: tai nekeičia, kas laimi.
    [gold] Išmatuota arenoje, penkiese prie stalo: tai nekeičia, kas laimi, bet auksakasys per raundą gauna { $gold } grynuolio vietoj { $usual_gold }.
   *[no] Išmatuota arenoje, penkiese prie stalo: diversantai laimi { $wins } % raundų vietoj { $usual } %, o auksakasys per raundą gauna { $gold } grynuolio vietoj { $usual_gold }.
}
bot-name = { $bot ->
    [random] Atsitiktinis – žaidžia bet ką
    [digger] Kasėjas – tiesiai prie aukso
    [detective] Seklys – stebi visus
    [schemer] Intrigantas – gudrus diversantas
    [search] Mąstytojas – žiūri į priekį
    [beginner] Naujokas – dar mokosi
    [friendly] Draugas – sąžiningas ir paslaugus
    [gruff] Niurzga – greitai įtaria
   *[other] { $bot }
}

## The table

table-title = Diversantas, stalas { $code }
board = Kasykla
board-zoom = Mastelis
board-zoom-in = Arčiau
board-zoom-out = Toliau
board-fit = Rodyti viską
board-dig = Eiti ten, kur kasama
players = Žaidėjai
hand = Jūsų kortos
hand-discard-only = dabar galima tik išmesti
places-list = Vietų sąrašas
log = Kas nutiko
log-empty = Kol kas nieko nenutiko.
log-since = Nuo čia pasakojama toliau.
talk = Pokalbis
menu = Meniu
watching = Jūs stebite
waiting-seat = Kitą kartą dalijant užimsite šią vietą: { $name }.
watchers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
}
round-of = { $round } raundas iš { $rounds }
deck = { $count ->
    [0] Nepanaudotų kortų krūvelė tuščia
    [one] Krūvelėje { $count } korta
    [few] Krūvelėje { $count } kortos
    [many] Krūvelėje { $count } kortos
   *[other] Krūvelėje { $count } kortų
}
link-lost = Jungiamasi iš naujo – niekas neprarasta
missed = { $count ->
    [one] Per tą laiką: { $count } ėjimas
    [few] Per tą laiką: { $count } ėjimai
    [many] Per tą laiką: { $count } ėjimo
   *[other] Per tą laiką: { $count } ėjimų
}
screen-join = Stalas { $code }
player-you = jūs
player-bot = robotas
player-bot-named = { $bot ->
    [random] robotas, atsitiktinis
    [digger] robotas kasėjas
    [detective] robotas seklys
    [schemer] robotas intrigantas
    [search] robotas mąstytojas
    [beginner] robotas naujokas
    [friendly] robotas draugas
    [gruff] robotas niurzga
   *[other] robotas { $bot }
}
player-stand-in = Pavaduoja robotas, žinantis tik tai, ką žino ši vieta.
stand-in-for-you = Už jus žaidžia robotas, žinantis tik tai, ką žinote jūs.
player-away = nėra vietoje
player-turn = dabar eina
player-hand = { $count ->
    [one] { $count } korta rankoje
    [few] { $count } kortos rankoje
    [many] { $count } kortos rankoje
   *[other] { $count } kortų rankoje
}
player-gold = { $count ->
    [0] be aukso kortų
    [one] { $count } aukso korta
    [few] { $count } aukso kortos
    [many] { $count } aukso kortos
   *[other] { $count } aukso kortų
}
player-looked = Žiūrėta: { $goals }
mute = Nutildyti pokalbį
unmute = Vėl rodyti pokalbį
take-back = Vėl žaisti be roboto

prompt-choose = Jūsų ėjimas: pasirinkite kortą.
prompt-place = { $kind ->
    [P] Pasirinkite apšviestą vietą.
    [R] Pasirinkite kortą, kurią užvers akmenys.
    [V] Pasirinkite pabaigos kortą, į kurią pažiūrėsite.
   *[B] Pasirinkite žaidėją.
}
prompt-confirm = Palieskite vietą dar kartą arba spauskite „Žaisti“.
prompt-tool = { $card } → { $name }
prompt-nowhere = Dabar šiai kortai nėra vietos: { $card }. Galite ją išmesti.
prompt-discard = Išmesti šią kortą užverstą?
prompt-decide = { $phase ->
    [turn-goal] Pasiektos dvi pabaigos kortos: pasirinkite, kurią atversti.
    [lay-stone] Akmuo netinka nė vienaip: pasirinkite, kaip jis gulės.
   *[pick-gold] Pasirinkite aukso kortą.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } renkasi auksą.
   *[play] { $name } galvoja.
}
prompt-paused = Žaidimas pristabdytas.
play = Žaisti
turn-card = Apsukti
discard = Išmesti
discard-yes = Išmesti
discard-no = Pasilikti
role-show = Rodyti mano vaidmenį
role-short = vaidmuo
role-is = Jūs esate { role-name }. Paspauskite, kad paslėptumėte.
role-name = { $role ->
    [saboteur] diversantas
    [selfish] savanaudis nykštukas
   *[digger] auksakasys
}
you-drew = Jūs traukiate: { $card }.

## Cards and cells in words

side = { $side ->
    [n] šiaurę
    [e] rytus
    [s] pietus
   *[w] vakarus
}
tool-name = { $tool ->
    [pick] kirtiklis
    [lamp] žibintas
   *[cart] vežimėlis
}
tool-state = { $state ->
    [broken] { tool-name }: sulaužytas
   *[whole] { tool-name }: sveikas
}
content = { $content ->
    [treasure] lobis
   *[stone] akmuo
}
goal-name = { $goal ->
    [top] viršutinė pabaigos korta
    [middle] vidurinė pabaigos korta
   *[bottom] apatinė pabaigos korta
}
card-path = { $shape ->
    [crossing] sankryža
    [fork] išsišakojimas
    [straight] tiesus tunelis
    [bend] posūkis
   *[dead-end] aklavietė
}, keliai į { $sides }
card-broken = { $tool ->
    [pick] sulaužytas kirtiklis
    [lamp] sulaužytas žibintas
   *[cart] sulaužytas vežimėlis
}
card-mend = taisymas: { tool-name }
card-mend-double = taisymas: { $first ->
    [pick] kirtiklis
    [lamp] žibintas
   *[cart] vežimėlis
} arba { $second ->
    [pick] kirtiklis
    [lamp] žibintas
   *[cart] vežimėlis
}
card-rockfall = akmenų griūtis
card-map = žemėlapis
cell = { $column } stulpelis, { $row } eilė: { $what }
cell-empty = tuščia
cell-start = pradinė korta su kopėčiomis
cell-card = { $card }, { $state ->
    [reached] sujungta su pradžia
   *[cut-off] atkirsta
}
cell-goal = { goal-name }, užversta
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, užversta; tik jūs žinote: { content }
cell-offered = galima
cell-preview = pasirinkta; paspauskite dar kartą
cell-last = paskutinis ėjimas

## The story

log-round-began = { $round } raundas: pradeda { $name }.
log-path-laid = { $name } kasa { $shape ->
    [crossing] sankryžą
    [fork] išsišakojimą
    [straight] tiesiai
    [bend] posūkį
   *[dead-end] aklavietę
}.
log-rock-fell = { $name } sukelia akmenų griūtį.
log-tool-broken = { $name } sulaužo žaidėjo { $target } { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-tool-broken-own = { $name } sulaužo savo { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-tool-mended = { $name } pataiso žaidėjo { $target } { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-tool-mended-own = { $name } pataiso savo { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-discarded = { $name } išmeta kortą.
log-goal-seen = { $name } žiūri į { $goal ->
    [top] viršutinę
    [middle] vidurinę
   *[bottom] apatinę
} pabaigos kortą.
log-goal-seen-own = { $name } žiūri į { $goal ->
    [top] viršutinę
    [middle] vidurinę
   *[bottom] apatinę
} pabaigos kortą. Tik jūs žinote: { content }.
log-goal-turned = { $goal ->
    [top] Viršutinė
    [middle] Vidurinė
   *[bottom] Apatinė
} pabaigos korta – { $content ->
    [treasure] lobis!
   *[stone] tik akmuo.
}
log-round-ended = { $winner ->
    [diggers] Auksakasiai pasiekė lobį.
   *[saboteurs] Raundą laimėjo diversantai.
}
log-gold-taken = { $name } pasiima aukso kortą.
log-gold-paid = { $name } gauna aukso.
log-game-ended = Žaidimas baigtas.
log-by-clock = pagal laikrodį
log-paused = Žaidimas pristabdytas.
log-went-on = Žaidimas tęsiamas.
log-stood-in = Žaidėją { $name } pavaduoja robotas.
log-taken-back = { $name } vėl žaidžia.
log-given-to-bot = { $name } pasitraukė, toliau žaidžia robotas { $bot }.
log-announced = Kitą kartą dalijant prisijungs { $guest }.
log-took-over = { $name } užima vietą, kurioje žaidė { $former }.
log-game-abandoned = Žaidimas baigtas balsavimu.

## Claims and chat

talk-none = Prie šio stalo nekalbama.
talk-watching = Žiūrovai stebi tylėdami.
talk-saw = Žiūrėjau į pabaigos kortą
talk-about = Apie ką nors
talk-whom = Apie ką?
talk-small = Šiaip sau
talk-write = Rašyti visiems
talk-send = Siųsti
claim-saw = Žiūrėjau į { $goal ->
    [top] viršutinę
    [middle] vidurinę
   *[bottom] apatinę
} pabaigos kortą: { content }.
claim-role = { $role ->
    [digger] Aš auksakasys.
   *[saboteur] Aš diversantas.
}
claim-mend = Prašau pataisyti mano { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}!
claim-suspect = Įtariu: { $name }.
claim-trust = Pasitikiu: { $name }.
claim-thanks = Ačiū, { $name }!
claim-sorry = Atsiprašau, { $name }!
claim-break = Laužykite įrankius: { $name }!
claim-help = Padėkite: { $name }!
claim-hello = Sveiki!
claim-well-played = Puikiai sužaista!
claim-oops = Oi!
claim-hurry = Truputį greičiau, prašau!

## The end of a round and of the game

round-end = { $round } raundas baigtas
round-end-verdict = { $winner ->
    [diggers] Auksakasiai rado auksą!
   *[saboteurs] Laimėjo diversantai!
}
round-end-how = { $how ->
    [treasure] Paskutinį kelią iki lobio padėjo { $name }.
    [ring] Krūvelė tuščia, ir visi iš eilės galėjo tik išmesti kortą.
   *[hands] Visos kortos sužaistos, o lobis nepasiektas.
}
round-end-spare = atliekama
round-end-paid = { $count ->
    [0] aukso nėra
    [one] + { $count } aukso korta
    [few] + { $count } aukso kortos
    [many] + { $count } aukso kortos
   *[other] + { $count } aukso kortų
}
round-end-on = Toliau
round-end-standings = Rodyti rezultatus
gold-choose = Pasirinkite aukso kortą. Kiti jų nemato.
gold-card = { $value ->
    [one] aukso korta su { $value } grynuoliu
    [few] aukso korta su { $value } grynuoliais
    [many] aukso korta su { $value } grynuolio
   *[other] aukso korta su { $value } grynuolių
}
gold-waiting = { $name } renkasi slapta. { $count ->
    [one] Liko { $count } aukso korta.
    [few] Liko { $count } aukso kortos.
    [many] Liko { $count } aukso kortos.
   *[other] Liko { $count } aukso kortų.
}
gold-mine = Jūsų auksas
nuggets = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
    [many] { $count } grynuolio
   *[other] { $count } grynuolių
}
game-end-winners = { $count ->
    [one] Laimėjo { $names }!
    [few] Pergale dalijasi { $names }!
    [many] Pergale dalijasi { $names }!
   *[other] Pergale dalijasi { $names }!
}
game-end-abandoned = Žaidimas baigtas anksčiau laiko
game-end-again = Dar kartą su tais pačiais
game-end-ready = Dar kartą!
game-end-waiting = Laukiama, kol šeimininkas vėl išdalys kortas.
game-end-room = Į kambarį
game-end-record = Atsisiųsti įrašą
game-end-replay = Peržiūra
verify = Patikrinti dalijimą

## One device, menu, votes

curtain-pass = Perduokite įrenginį: { $name }
curtain-lift = Čia aš, { $name }: rodyti mano kortas
curtain-note = Uždanga jumis pasitiki: niekas nežiūri, kol įrenginio nepaėmė { $name }.
curtain-done = Viskas, perduoti toliau
menu-code = Stalas { $code }. Kol jūsų nėra, vieta lieka jūsų.
menu-transfer = Tęsti kitu įrenginiu
menu-transfer-code = Atverkite šį stalą kitame įrenginyje ir per { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
    [many] { $minutes } minutės
   *[other] { $minutes } minučių
} įveskite ten { $code }.
menu-keys = Klavišai: 1–6 renkasi kortą, B eina į kasyklą, rodyklės juda, N kita galima vieta, L jų sąrašas, Enter pasirenka, T apsuka kortą, R rodo vaidmenį, Escape padeda atgal, + − 0 keičia mastelį.
vote-pause = Balsuoti: pertrauka
vote-resume = Balsuoti: tęsti
vote-end = Balsuoti: baigti žaidimą
vote-stand-in = Tegu pavaduoja robotas
vote-yes = Sutinku
vote-rule = Sprendimas priimamas, kai jam pritaria daugiau nei pusė prie stalo esančių žmonių; tęsti žaidimą po pauzės galima pritarus pusei, o žaidimui baigti reikia bent dviejų balsų. Dėl vieno balso niekas vietos nepraranda: kad ji visam laikui atitektų robotui, reikia bent dviejų balsų, o jei žaidėjas yra prie stalo – bent trijų balsų ir ne mažiau kaip dviejų trečdalių kitų žaidėjų pritarimo. Jei ryšys nutrūksta tik trumpam, laikoma, kad žaidėjas tebėra prie stalo.
vote-running = { $vote ->
    [pause] Pristabdyti žaidimą?
    [resume] Tęsti žaidimą?
    [end] Baigti žaidimą anksčiau?
    [stand-in] Ar žaidėją { $name } pavaduos robotas?
   *[bot] Ar žaidėjo { $name } vietą visam laikui atiduoti robotui?
} ({ $count })
leave = Palikti stalą
leave-sure = Jūsų vietą visam laikui užims robotas. Jei tik uždarysite puslapį, vieta liks jūsų.
leave-yes = Palikti
leave-no = Likti

## Settings

setting-language = Kalba
setting-theme = Išvaizda
setting-cards = Mano kortų dydis
setting-motion = Judesys
setting-sound = Garsai
setting-confirm = Prieš žaidžiant parodyti ėjimą
setting-notify = Pranešti, kai mano ėjimas
# What the language calls itself, for the list of languages.
language-name = Lietuvių
language-browser = kaip naršyklėje
theme = { $theme ->
    [system] kaip sistemoje
    [dark] tamsi: žibintas kasykloje
   *[light] šviesi: pergamentas
}
card-size = { $size ->
    [small] mažos
    [medium] vidutinės
   *[large] didelės
}
motion = { $motion ->
    [system] kaip sistemoje
   *[less] kuo mažiau
}

## Replay: what this browser saw

verify-seen-group = Ką matė ši naršyklė:
verify-seen-group-fault = Kas negerai:
verify-seen-summary-fair = Dalyta sąžiningai: kortas maišė serveris kartu su žaidėjais, ir niekas, ką matė ši naršyklė, įrašui neprieštarauja.
verify-seen-summary-wrong = Su šiuo žaidimu kažkas negerai. Nepasitikėkite juo, kol neišsiaiškinsite priežasties.
verify-seen-nothing = Nieko: ši naršyklė nebuvo prie stalo arba jos atmintis išvalyta. Patikrinti pavyko tik patį įrašą.
verify-seen-commitment = Šiai naršyklei matant serveris užfiksavo savo indėlį į maišymą, dar nežinodamas nė vieno žaidėjo indėlio, ir įraše jis tas pats.
verify-seen-commitment-late = Kai ši naršyklė prisijungė, serveris jau galėjo žinoti žaidėjų indėlius į maišymą. Jo paties indėlis įraše tas pats.
verify-seen-commitment-unseen = Ši naršyklė nematė, kaip prasidėjo dalijimas.
verify-seen-commitment-other = Serverio indėlis į maišymą – ne tas, kurį jis užfiksavo šiai naršyklei matant.
verify-seen-start-other = Įraše kitos taisyklės arba kiti robotai, nei ši naršyklė matė dalijimo pradžioje.
verify-seen-cancelled = { $count ->
    [1] Atšauktas dalijimas, kurį matė ši naršyklė, yra įraše.
    [one] Visi atšaukti dalijimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
    [few] Visi { $count } atšaukti dalijimai, kuriuos matė ši naršyklė, yra įraše.
   *[other] Visi atšaukti dalijimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
}
verify-seen-cancelled-missing = { $count ->
    [one] Įraše trūksta { $count } atšaukto dalijimo, kurį matė ši naršyklė.
    [few] Įraše trūksta { $count } atšauktų dalijimų, kuriuos matė ši naršyklė.
   *[other] Įraše trūksta { $count } atšauktų dalijimų, kuriuos matė ši naršyklė.
}
verify-seen-hashes = Įraše yra tai, ką šiai naršyklei matant paskelbė žaidėjai: { $names }.
verify-seen-hash-other = Įraše nėra to, ką šiai naršyklei matant paskelbė žaidėjai: { $names }.
verify-seen-nonce = Šios naršyklės indėlis į maišymą panaudotas nepakeistas: { $names }.
verify-seen-nonce-other = Šios naršyklės indėlis į maišymą pakeistas kitu arba praleistas: { $names }.
verify-seen-nonce-unused = Šios naršyklės indėlis į maišymą nepanaudotas: { $names }. Taip nutinka, kai nutrūksta ryšys.
verify-seen-nonce-elsewhere = Indėlis į maišymą gautas iš kito įrenginio arba kitos naršyklės: { $names }.
verify-seen-cards = { $count ->
    [1] Vienintelė korta, kurią gavo ši naršyklė, atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
    [one] Visos kortos, kurias ši naršyklė gavo ar ištraukė (iš viso { $count }), atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
    [few] Visos { $count } kortos, kurias ši naršyklė gavo ar ištraukė, atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
   *[other] Visos kortos, kurias ši naršyklė gavo ar ištraukė (iš viso { $count }), atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
}
verify-seen-cards-public = Visi vaidmenys ir pabaigos kortos, kuriuos matė ši naršyklė, atitinka maišymą.
verify-seen-cards-unseen = Ši naršyklė nematė nė vienos kortos.
verify-seen-hands-missed = Kai kurių savo pradinių kortų ši naršyklė nematė, todėl palyginti jų nepavyko.
verify-seen-first-other = Pradėjo ne tas žaidėjas, kuris turėjo pradėti pagal maišymą.
verify-seen-role-other = { $round } raundas: ši naršyklė gavo ne tą vaidmenį, kurį turėjo gauti pagal maišymą.
verify-seen-roles-other = { $round } raundas: pabaigoje parodyti vaidmenys neatitinka maišymo.
verify-seen-hand-other = { $round } raundas: ši naršyklė gavo ne tas kortas, kurias turėjo gauti pagal maišymą.
verify-seen-drawn-other = { $round } raundas: ši naršyklė ištraukė ne tą kortą, kuri gulėjo krūvelės viršuje.
verify-seen-goal-other = { $round } raundas: pabaigos korta, kurią matė ši naršyklė, neatitinka maišymo.
verify-seen-gold = Visas auksas atitinka maišymą.
verify-seen-gold-other = { $round } raundas: auksas, kurį matė ši naršyklė, neatitinka maišymo.
verify-seen-moves = { $count ->
    [1] Vienintelis ėjimas, kurį matė ši naršyklė, yra įraše.
    [one] Visi ėjimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
    [few] Visi { $count } ėjimai, kuriuos matė ši naršyklė, yra įraše.
   *[other] Visi ėjimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
}
verify-seen-moves-other = { $number } ėjimas įraše yra ne tas, kurį matė ši naršyklė.
verify-seen-moves-missed = { $count ->
    [one] Ši naršyklė nematė { $count } įrašo ėjimo.
    [few] Ši naršyklė nematė { $count } įrašo ėjimų.
   *[other] Ši naršyklė nematė { $count } įrašo ėjimų.
}
verify-seen-not-played = Ar visi ėjimai atitinka taisykles ir veda prie šio rezultato: to naršyklė netikrina. Norėdami sužinoti, atsisiųskite įrašą ir paleiskite „saboteur verify“.

## The rulebook

rules-edition = Pasakojama taip: { $edition }. Kas priklauso nuo leidimo ir parinkčių, pažymėta šone.
rules-table = Kortos pagal žaidėjų skaičių
rules-aim-title = Apie ką žaidimas
rules-aim = Jūs – nykštukai kasykloje. Auksakasiai kasa tunelį nuo pradžios iki lobio; diversantai nori tam sutrukdyti, ir niekas nežino, kas yra kas. Užverstos guli trys pabaigos kortos: viena yra lobis, dvi – akmuo. Po { $rounds ->
    [one] { $rounds } raundo
    [few] { $rounds } raundų
    [many] { $rounds } raundo
   *[other] { $rounds } raundų
} laimi tas, kas turi daugiausia grynuolių.
rules-setup-title = Prieš raundą
rules-setup = Kiekvienas slapta gauna po vieną nykštuko kortą; { $spare ->
    [yes] jų yra viena daugiau nei žaidėjų, tad viena iki raundo pabaigos lieka paslėpta.
   *[no] jų yra tiek, kiek žaidėjų, tad visi žino, kiek kasa diversantų.
} Pradinė korta guli kairėje, pabaigos kortos – už septynių kortų. Kelio ir veiksmo kortos sumaišomos kartu ir išdalijamos.
rules-players = Žaidėjai
rules-saboteurs = Diversantai
rules-diggers = Auksakasiai
rules-hand = Kortos rankoje
rules-turn-title = Jūsų ėjimas
rules-turn = Panaudokite lygiai vieną kortą: padėkite kelią, atlikite veiksmą arba vieną kortą išmeskite užverstą. Tada traukite vieną, kol jų yra. Ėjimo praleisti negalima.
rules-path-title = Kelio tiesimas
rules-path = Kelio korta dedama į tuščią vietą. Iš visų pusių tunelis turi susidurti su tuneliu, o uola – su uola. Kortą galima apsukti pusę rato, bet ne skersai. Aklavietė tunelį sustabdo: jos keliai nesusijungia. Jei prieš jus guli sulaužytas įrankis, kelių tiesti negalite.
rules-example-fits = Tinka: tunelis susiduria su tuneliu, uola – su uola.
rules-example-misfits = Netinka: tunelis atsitrenktų į uolą.
rules-example-dead-end = Aklavietė pasiekta, bet toliau neveda: kas už jos, lieka tamsoje.
rules-example-turn = Apsukti kortą
rules-link = { $edition ->
    [el] Šiame leidime kelias gali liesti bet kurią atverstą kortą, net uola prie uolos ir net ten, kur tunelis atkirstas.
    [et] Šiame leidime kelias gali liesti bet kurią atverstą kortą, net uola prie uolos ir net ten, kur tunelis atkirstas.
   *[lt] Šiame leidime kelias turi pratęsti tunelį: iki jo nuo pradžios turi vesti nepertrauktas kelias.
}
rules-tools-title = Laužymas ir taisymas
rules-tools = Sulaužytas kirtiklis, žibintas ar vežimėlis dedamas prieš bet kurį žaidėją, kurio tas pats įrankis dar nesulaužytas. Kol bent vienas įrankis sulaužytas, tas žaidėjas kelių netiesia. Taisymo korta pašalina vieną atitinkamą sulaužytą įrankį, bet kam; korta su dviem įrankiais pataiso vieną iš jų.
rules-rockfall-title = Akmenų griūtis
rules-rockfall = Pašalinkite iš kasyklos vieną kelio kortą. Pradinė ir pabaigos kortos lieka.
rules-map-title = Žemėlapis
rules-map = Slapta pažiūrėkite į vieną užverstą pabaigos kortą. Visi mato, į kurią; ką apie ją sakysite – jūsų reikalas.
rules-discard-title = Kortos išmetimas
rules-discard = Užuot žaidę kortą, galite ją padėti užverstą į krūvelę. Niekas nesužino, kokia ji buvo.
rules-goal-title = Tikslo pasiekimas
rules-goal = Kai nepertrauktas tunelis nuo pradžios pasiekia pabaigos kortą, ji atverčiama. Lobis tuoj pat baigia raundą: laimėjo auksakasiai. Akmuo tampa tunelio dalimi ir padedamas taip, kad tiktų.
rules-goal-edition = { $edition ->
    [el] Jei akmuo netinka nė vienaip, jis padedamas taip, kad pratęstų tunelį. Atverčiamos visos pasiektos pabaigos kortos.
    [et] Už kiekvieną kelio kortą atverčiama tik viena pabaigos korta; kurią – renkasi kelią padėjęs žaidėjas. Jei akmuo netinka nė vienaip, jis ir sprendžia, kaip akmuo gulės.
   *[lt] Atverčiamos visos pasiektos pabaigos kortos. Jei akmuo netinka nė vienaip, kaip jis gulės, sprendžia kelią padėjęs žaidėjas.
}
rules-end-title = Raundo pabaiga
rules-end = Jei lobis nerandamas, panaudojus visas kortas laimi diversantai.
rules-end-edition = { $edition ->
    [ru] Raundas baigiasi ir tada, kai krūvelė tuščia, o visi iš eilės galėjo tik išmesti kortą.
    [et] Raundas baigiasi ir tada, kai krūvelė tuščia, o visi iš eilės galėjo tik išmesti kortą.
   *[lt] Raundas baigiasi, kai niekas nebeturi kortų.
}
rules-gold-title = Auksas
rules-gold-diggers = Jei laimi auksakasiai, traukiama tiek aukso kortų, kiek yra žaidėjų (dešimčiai – devynios). Paskutinį kelią padėjęs žaidėjas pirmas pasirenka vieną, tada kortos eina per auksakasius prieš laikrodžio rodyklę, kol baigiasi. Jei kelią padėjo diversantas, pradeda artimiausias ta kryptimi auksakasys.
rules-gold-saboteurs = Jei laimi diversantai, vienas gauna keturis grynuolius; du ar trys – po tris; keturi – po du.
rules-gold-secret = Auksas lieka paslaptyje iki žaidimo pabaigos.
rules-claims-title = Pokalbiai
rules-claims = Sakykite, ką norite, tiesą ar ne. Pareiškimai išsaugomi, ir po žaidimo visi mato, kurie buvo teisingi.

## Replay

replay = Peržiūra
replay-eyes = Kieno akimis
replay-everything = visų: rodoma viskas
replay-turn = { $version } ėjimas iš { $last }
replay-begin = Kortos išdalytos
replay-slider = Ėjimas
replay-first = Į pradžią
replay-back = Vienu ėjimu atgal
replay-on = Vienu ėjimu pirmyn
replay-last = Į pabaigą
replay-run = Leisti
replay-stop = Sustabdyti
replay-suspicion = Įtarimai
replay-suspicion-about = { $seat ->
    [none] Ką šiuo metu manytų iš šalies stebintis seklys.
   *[some] Ką šiuo metu manytų seklys, sėdintis žaidėjo { $name } vietoje.
}
replay-chance = { $name }: diversantas su { $percent } % tikimybe
replay-chart = Įtarimai per { $round } raundą; linija žymi šią akimirką
replay-why = Kodėl?
replay-why-nothing = Kol kas nematyti nieko, kas ką nors kaltintų.
replay-at = { $version } ėjimas
replay-no-suspicion = Tarp raundų niekas neįtariamas.
replay-true = tiesa
replay-false = netiesa
replay-decided = { $why ->
    [one-card] { $round } raundą nulėmė { $version } ėjimas: nuo tada auksakasiams pakako dar vienos kortos.
    [too-few-cards] { $round } raundą nulėmė { $version } ėjimas: nuo tada kortų liko mažiau, nei dar reikėjo tuneliui.
   *[last-move] { $round } raundo baigtis nebuvo aiški iki paskutinio, { $version } ėjimo.
}
replay-hands = Visų kortos
replay-copy = Nuoroda į šią akimirką
replay-file = Atverti įrašą iš failo
replay-file-about = Kiekvieno baigto žaidimo įrašą galima atsisiųsti: tai vienas JSON failas.
replay-not-a-record = Šis failas nėra įrašas.
replay-keys = Klavišai: ← → vienas ėjimas, Page Up ir Page Down – dešimt, Home ir End, tarpas leidžia toliau.

why-suspects = Įtartiniausias žaidėjas – { $name }: diversantas su { $percent } % tikimybe.
why-dug-on = { $name } kasė toliau link tikslo.
why-laid-idly = { $name } padėjo kelią, kuris nieko nedavė.
why-laid-dead-end-aside = { $name } padėjo aklavietę nuošalyje.
why-led-away = { $name } nuvedė tunelį šalin.
why-laid-dead-end = { $name } padėjo aklavietę skersai kelio.
why-cleared-the-way = { $name } akmenų griūtimi atvėrė kelią.
why-rockfall-aside = { $name } sukėlė akmenų griūtį ten, kur ji neturėjo reikšmės.
why-cut-the-tunnel = { $name } akmenų griūtimi perkirto tunelį.
why-looked = { $name } pažiūrėjo į pabaigos kortą.
why-broke-trusted = { $name } sulaužė įrankį žaidėjo, kuris atrodė sąžiningas: { $target }.
why-broke-other = { $name } sulaužė žaidėjo { $target } įrankį.
why-broke-suspect = { $name } sulaužė įrankį įtariamo žaidėjo: { $target }.
why-broke-own = { $name } sulaužė savo įrankį.
why-mended-trusted = { $name } pataisė įrankį žaidėjo, kuris atrodė sąžiningas: { $target }.
why-mended-other = { $name } pataisė žaidėjo { $target } įrankį.
why-mended-suspect = { $name } pataisė įrankį įtariamo žaidėjo: { $target }.
why-mended-own = { $name } pataisė savo įrankį.
why-discarded-broken = { $name } išmetė kortą, nes įrankis buvo sulaužytas.
why-discarded = { $name } išmetė kortą, nors visi įrankiai buvo sveiki.

## Replay: what a record proves

verify-summary-fair = Dalyta sąžiningai: kortas maišė serveris kartu su žaidėjais, ir visi ėjimai atitinka taisykles.
verify-summary-remarks = Viskas sutampa, bet prieš dalijimą įvyko kai kas, ką verta žinoti.
verify-summary-nobody = Viskas sutampa, bet maišant nedalyvavo nė vienas žaidėjas.
verify-summary-old = Sutampa viskas, ką gali parodyti toks senesnis įrašas.
verify-group-proved = Ką šis failas įrodo:
verify-group-shuffle = Kas dalyvavo maišant:
verify-group-limits = Ko jis įrodyti negali:
verify-deal-fixed = Serveris savo indėlį į maišymą užfiksavo dar nežinodamas nė vieno žaidėjo indėlio, o kortos gautos iš visų indėlių kartu.
verify-deal-unchanged = Kortos užfiksuotos dalijimo pradžioje, ir vėliau jų niekas nepakeitė.
verify-rules-fixed = Prieš maišymą buvo nuspręsta, pagal kurį leidimą, su kokiomis parinktimis ir kiek raundų žaidžiama, kur sėdi robotai ir kas pradeda (jei tai parinko šeimininkas).
verify-cancelled-none = Prieš šį dalijimą atšauktų dalijimų nebuvo.
verify-cancelled = { $count ->
    [1] Prieš tai buvo atšauktas vienas dalijimas. Jis yra faile, ir pašalinti jo iš ten niekas negali.
    [one] Prieš tai buvo atšauktas { $count } dalijimas. Visi jie yra faile, ir nė vieno iš ten pašalinti niekas negali. Jei jų daug, galbūt kažkas laukė geresnių kortų.
    [few] Prieš tai buvo atšaukti { $count } dalijimai. Visi jie yra faile, ir nė vieno iš ten pašalinti niekas negali. Jei jų daug, galbūt kažkas laukė geresnių kortų.
   *[other] Prieš tai buvo atšaukta { $count } dalijimų. Visi jie yra faile, ir nė vieno iš ten pašalinti niekas negali. Jei jų daug, galbūt kažkas laukė geresnių kortų.
}
verify-cancelled-listed = { $count ->
    [one] Faile yra { $count } anksčiau atšauktas dalijimas. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
    [few] Faile yra { $count } anksčiau atšaukti dalijimai. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
   *[other] Faile yra { $count } anksčiau atšauktų dalijimų. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
}
verify-played = { $count ->
    [1] Vienintelis ėjimas atitinka taisykles ir veda būtent prie šio rezultato.
    [one] Visi ėjimai (iš viso { $count }) atitinka taisykles ir veda būtent prie šio rezultato.
    [few] Visi { $count } ėjimai atitinka taisykles ir veda būtent prie šio rezultato.
   *[other] Visi ėjimai (iš viso { $count }) atitinka taisykles ir veda būtent prie šio rezultato.
}
verify-played-abandoned = { $count ->
    [0] Žaidėjai baigė žaidimą dar prieš pirmą ėjimą.
    [1] Vienintelis ėjimas atitinka taisykles; po to žaidėjai žaidimą nutraukė.
    [one] Visi ėjimai (iš viso { $count }) atitinka taisykles; po to žaidėjai žaidimą nutraukė.
    [few] Visi { $count } ėjimai atitinka taisykles; po to žaidėjai žaidimą nutraukė.
   *[other] Visi ėjimai (iš viso { $count }) atitinka taisykles; po to žaidėjai žaidimą nutraukė.
}
verify-took-part = { $count ->
    [1] Dalyvavo tik vienas žaidėjas: { $names }. Jei jis buvo sąžiningas, kortų niekas negalėjo parinkti.
    [one] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, kortų niekas negalėjo parinkti.
    [few] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, kortų niekas negalėjo parinkti.
   *[other] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, kortų niekas negalėjo parinkti.
}
verify-nobody = Niekas. Vadinasi, aišku tik tiek, kad prasidėjus dalijimui serveris kortų nekeitė, bet ne tai, kad jos parinktos aklai.
verify-no-part = Maišant nieko nepridėjo: { $names }.
verify-bots = Robotai niekada nieko neprideda: { $names }.
verify-withheld = Paskelbė savo indėlį, bet jo neatskleidė: { $names }. Taip nutinka, kai nutrūksta ryšys, bet taip gali elgtis ir su serveriu susitaręs žaidėjas, norintis kitų kortų.
verify-limit-old = Tai senesnės rūšies įrašas. Jis negali parodyti, kad stalo taisyklės užfiksuotos prieš maišymą, kad netrūksta atšauktų dalijimų ir kad failo niekas nelietė. Jei žaista neseniai, paklauskite, kodėl įrašas toks.
verify-limit-looking = Serverio prižiūrėtojas žaidimo metu galėjo matyti kortas.
verify-limit-invented = Visą žaidimą galima išgalvoti: vien iš failo nematyti, ar jį kas nors iš tiesų žaidė.
verify-limit-checksum = Kontrolinė suma išduoda tik tuos, kurie nemoka apskaičiuoti naujos. Kas moka, gali įrašyti į failą kitus ėjimus, vardus ar pokalbius, nuslėpti neatskleistą indėlį į maišymą arba dar labiau sutrumpinti nutrauktą žaidimą. Palyginkite failą su tuo, ką matėte savo naršyklėje.

## Why the server refuses

web-refused-unknown = Nepavyko ({ $code }).
web-refused-no-connection = Nepavyksta pasiekti serverio. Ar šis įrenginys vis dar tame pačiame tinkle?
web-refused-not-your-turn = Dabar ne jūsų ėjimas.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Pirmiausia pasirinkite, kurią pabaigos kortą atversti.
    [lay-stone] Pirmiausia pasirinkite, kaip gulės akmuo.
    [pick-gold] Pirmiausia pasirinkite aukso kortą.
   *[play] Pirmiausia sužaiskite kortą.
}
web-refused-broken-tools = Su sulaužytu įrankiu kelių tiesti negalima. Pirma jį pataisykite arba žaiskite ką nors kita.
web-refused-not-in-hand = Šios kortos jūsų rankoje nebėra.
web-refused-occupied = Čia jau guli korta.
web-refused-not-reached = Kelias turi pratęsti tunelį nuo pradžios; čia atviras tunelis neveda.
web-refused-not-touching = Kelias turi liesti atverstą kortą.
web-refused-edge-mismatch = Netinka: tunelis turi susidurti su tuneliu, o uola – su uola.
web-refused-own-tool = Prie šio stalo savo įrankių laužyti negalima.
web-refused-already-broken = { $name }: šis įrankis jau sulaužytas.
web-refused-nothing-to-mend = { $name }: šis įrankis nesulaužytas.
web-refused-no-card-there = Čia nėra kelio kortos, kurią būtų galima užversti akmenimis.
web-refused-protected = Pradinės ir pabaigos kortų užversti akmenimis negalima.
web-refused-not-a-goal = Žemėlapis rodo tik pabaigos kortas.
web-refused-already-turned = Ši pabaigos korta jau atversta.
web-refused-no-such-seat = Tokios vietos prie šio stalo nėra.

refused-bad-body = Serveris nesuprato šios užklausos.
refused-bad-message = Serveris nesuprato šio pranešimo.
refused-bad-host = Šiam serveriui vardas „{ $host }“ nežinomas. Atverkite jį tikruoju adresu. Jei serverį prižiūrite jūs, paleiskite jį su --allowed-hosts { $host }.
refused-bad-origin = Šis puslapis nepriklauso šiam serveriui. Atverkite jį serverio adresu.
refused-too-long = Per ilgas tekstas.
refused-too-often = Per greitai. Truputį palaukite ir bandykite dar kartą.
refused-full = Serveris šiuo metu pilnas. Bandykite vėliau.
refused-not-found = Čia nieko nėra.
refused-no-such-table = Stalo su šiuo kodu nėra. Galbūt jis ištrintas arba kode yra klaida.
refused-no-such-record = Tokio įrašo nėra.
refused-no-token = Tam reikia vietos prie stalo.
refused-bad-token = Jūsų vieta prie šio stalo šiame įrenginyje nebegalioja.
refused-bad-transfer = Šis kodas negalioja (arba nebegalioja).
refused-not-host = Tai gali tik šeimininkas.
refused-not-your-seat = Tai ne jūsų vieta.
refused-not-now = Dabar to padaryti negalima.
refused-table-full = Visos vietos prie šio stalo užimtos.
refused-no-bot-seat = Nėra roboto, kurio vietą būtų galima užimti.
refused-too-few-seats = Reikia bent trijų žaidėjų; robotai tinka.
refused-not-ready = Dar ne visi pasiruošę.
refused-name-empty = Reikia vardo.
refused-name-too-long = Šis vardas per ilgas.
refused-name-taken = Prie šio stalo jau yra toks vardas.
refused-name-of-a-bot = Šis vardas priklauso robotui.
refused-name-mixed-scripts = Šiame varde sumaišytos kelios abėcėlės. Kiekvieną žodį rašykite tik vienos abėcėlės raidėmis.
refused-bad-order = Ši tvarka neišvardija kiekvienos vietos po kartą.
refused-still-here = Šis žaidėjas vis dar čia.
refused-not-connected = Tai veikia tik tada, kai esate prisijungę.
refused-not-a-person = Ten sėdi robotas.
refused-too-few-voters = Tam nuspręsti čia per mažai žmonių: reikia bent { $needed } balsų.
refused-host-is-here = Šeimininko negalima pašalinti balsuojant, kol jis yra prie stalo.
refused-private-table = Šis stalas privatus: jį mato tik žaidėjai.
refused-table-closed = Prie šio stalo nauji žaidėjai nebepriimami.
refused-wrong-version = Šis puslapis senesnis už serverį. Įkelkite jį iš naujo.
refused-hello-first = Serveris laukė pasisveikinimo.
refused-hello-twice = Su serveriu pasisveikinta du kartus.
refused-hello-late = Pasisveikinta per vėlai.
refused-text-only = Serveris supranta tik tekstą.
refused-stale = Per tą laiką kažkas nutiko. Pažiūrėkite ir rinkitės iš naujo.
refused-key-reused = Šis ėjimas išsiųstas du kartus su skirtingu turiniu.
refused-paused = Žaidimas pristabdytas.
refused-stand-in-plays = Šiuo metu už jus žaidžia robotas. Pirma susigrąžinkite vietą.
refused-no-talk = Prie šio stalo nekalbama.
refused-claims-only = Prie šio stalo galimi tik pareiškimai, be laisvo pokalbio.
refused-empty-text = Nėra ką sakyti.
refused-seat-gone = Jūsų vietos prie šio stalo nebėra.
refused-replaced = Šis stalas atvertas per daug kartų; šis puslapis uždarytas.
refused-too-slow = Ryšys buvo per lėtas ir nutrauktas.
refused-table-deleted = Šeimininkas ištrynė šį stalą.
refused-storage = Serveris šiuo metu nieko negali išsaugoti. Niekas nepasikeitė.
refused-stopping = Serveris paleidžiamas iš naujo. Žaidimas netrukus tęsis.

## Bots: why they suspect somebody, and what they would play. The codes are those of the explanations.

reason-suspects = { $seat } vieta yra diversantas su { $percent } % tikimybe.
reason-dug-on = { $seat } vieta kasė toliau su { $card } ties { $column },{ $row }.
reason-laid-idly = { $seat } vieta padėjo { $card } ties { $column },{ $row }, ir tai nieko nedavė.
reason-laid-dead-end-aside = { $seat } vieta padėjo aklavietę { $card } ties { $column },{ $row }, nuošalyje.
reason-led-away = { $seat } vieta nuvedė tunelį šalin su { $card } ties { $column },{ $row }.
reason-laid-dead-end = { $seat } vieta padėjo aklavietę { $card } skersai kelio, ties { $column },{ $row }.
reason-cleared-the-way = { $seat } vieta akmenų griūtimi ties { $column },{ $row } atvėrė kelią.
reason-rockfall-aside = { $seat } vieta pašalino { $card } ties { $column },{ $row }, kur tai neturėjo reikšmės.
reason-cut-the-tunnel = { $seat } vieta akmenų griūtimi ties { $column },{ $row } perkirto tunelį.
reason-looked = { $seat } vieta pažiūrėjo į pabaigos kortą.
reason-broke-trusted = { $seat } vieta sulaužė { $target } vietos įrankį ({ tool }), o ta atrodė sąžininga.
reason-broke-other = { $seat } vieta sulaužė { $target } vietos įrankį ({ tool }).
reason-broke-suspect = { $seat } vieta sulaužė įtariamos { $target } vietos įrankį ({ tool }).
reason-broke-own = { $seat } vieta sulaužė savo įrankį ({ tool }).
reason-mended-trusted = { $seat } vieta pataisė { $target } vietos įrankį ({ tool }), o ta atrodė sąžininga.
reason-mended-other = { $seat } vieta pataisė { $target } vietos įrankį ({ tool }).
reason-mended-suspect = { $seat } vieta pataisė įtariamos { $target } vietos įrankį ({ tool }).
reason-mended-own = { $seat } vieta pataisė savo įrankį ({ tool }).
reason-discarded-broken = { $seat } vieta išmetė kortą turėdama sulaužytą įrankį.
reason-discarded = { $seat } vieta išmetė kortą, nors visi įrankiai sveiki.
reason-would-play = Dabar geriausia atrodo { $move }.

## New

refused-stand-in-first = Kitą ėjimą už jus atliks robotas; po jo galėsite susigrąžinti vietą.
vote-clock = Balsuoti: su laikrodžiu
vote-running-clock = Įjungti laikrodį, nes ilgai laukiame žaidėjo { $name }? ({ $count })
log-clock-started = Žaidėjai nubalsavo už laikrodį.
refused-still-thinking = Balsuoti už laikrodį galima tik palaukus ėjimo { $minutes } min.
refused-name-reserved = Šį žodį ar skaičių vartoja pats stalas. Pasirinkite kitą vardą.
