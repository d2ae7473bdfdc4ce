### Browser: the table. Prompts, board, cards, players.

## At the table: top bar and notices

table-title = Sabotieris, galds { $code }
round-of = { $round }. raunds no { $rounds }
deck = { $count ->
    [0] Krājumu kaudzīte ir tukša
    [zero] Krājumu kaudzītē vēl { $count } kārtis
    [one] Krājumu kaudzītē vēl { $count } kārts
   *[other] Krājumu kaudzītē vēl { $count } kārtis
}
watching = Tu skaties
watchers = { $count ->
    [0] nav skatītāju
    [zero] { $count } skatītāji
    [one] { $count } skatītājs
   *[other] { $count } skatītāji
}
screen-join = Galda kods: { $code }
log = Spēles gaita
talk = Tērzēšana
menu = Izvēlne
link-lost = Atjaunojam savienojumu… Spēle nekur nepazudīs.
take-back = Esmu atpakaļ
leave = Pamest galdu
game-end-winners = { $count ->
    [zero] Uzvaru dala { $names }!
    [one] Uzvar { $names }!
   *[other] Uzvaru dala { $names }!
}
game-end-abandoned = Spēle beigta pirms laika
refused-stand-in-first = Nākamo gājienu tavā vietā izdarīs robots. Pēc tam varēsi atgūt savu vietu.
counter = Neredzētās ceļa kārtis

## At the table: prompts and buttons

prompt-choose = Tavs gājiens: izvēlies kārti.
prompt-choose-tools = Kamēr tev ir salauzts darbarīks, ceļa kārtis izspēlēt nedrīksti.
prompt-place = { $kind ->
    [P] Izvēlies iezīmētu lauciņu.
    [R] Izvēlies ceļa kārti.
    [V] Izvēlies finiša kārti.
    [other] Izvēlies citu spēlētāju.
   *[B] Izvēlies spēlētāju.
}
prompt-confirm = Tavs gājiens: { $what }. Nospied vēlreiz vai izvēlies „Izspēlēt”.
prompt-tool = Spēlētājam { $name }: { $card }
prompt-tool-own = Tu salabosi savu { tool.accusative }.
prompt-nowhere = Tagad to var tikai izmest.
prompt-broken = Tev salauzts darbarīks: kārti var tikai izmest.
prompt-plan = Ieplānots. Varēsi izspēlēt savā gājienā.
prompt-plan-discard = Ieplānots izmest šo kārti. Apstiprināsi savā gājienā.
prompt-planned = Tavs gājiens: izspēlēt ieplānoto?
prompt-lapsed = Ieplānotais gājiens vairs nav iespējams.
prompt-pending = Gājienu nosūtīsim, kad savienojums atjaunosies.
plan-cancel = Atcelt
prompt-discard = Izmest šo kārti? Citi to neredzēs.
prompt-decide = { $phase ->
    [turn-goal] Tunelis sasniedz vairākas finiša kārtis. Izvēlies, kuru atklāt.
    [lay-stone] Akmens neder, lai kā to pagrieztu. Izvēlies, kā to nolikt.
   *[pick-gold] Paņem zelta kārti.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } izvēlas zeltu…
   *[play] { $name } domā…
}
prompt-away = { $name } ir prom.
rest-waiting = { $limit ->
    [no] Gaidām: { $names }
   *[yes] Gaidām: { $names } ({ $seconds } s)
}
prompt-role = Vispirms apskati savu lomu.
prompt-paused = Spēle ir apturēta.
play = Izspēlēt
hint-ask = Ko lai es daru?
turn-card = Pagriezt
discard = Izmest
discard-yes = Izmest
discard-no = Paturēt
places-list = Kur to var izspēlēt
hand = Tavas kārtis
hand-discard-only = tagad var tikai izmest
hand-drawn = jauna kārts
role-show = Apskatīt savu lomu
role-short = Tava loma
role-name = { $role ->
    [saboteur] Sabotieris
    [selfish] Savtīgais rūķis
   *[digger] Zeltracis
}
role-title = Tava loma šajā raundā
role-tap = Nospied kārti un uzzini savu lomu. Skaties, lai neviens nelūrētu!
role-aim = { $role ->
    [saboteur] Neļauj zeltračiem tikt līdz dārgumiem – un nenodod sevi!
    [selfish] Roc tuneli līdz dārgumiem, bet parūpējies, lai pēdējā ceļa kārts būtu tava: tad zeltu saņemsi tikai tu.
   *[digger] Kopā ar citiem zeltračiem roc tuneli līdz dārgumiem. Sargies no sabotieriem!
}
role-saboteurs = { $kind ->
    [alone] Šajā raundā vienīgais sabotieris esi tu.
    [exact] Sabotieru skaits šajā raundā: { $highest }
   *[range] Sabotieru skaits šajā raundā: { $lowest } vai { $highest }
}
role-close = Skaidrs
you-drew = Tava jaunā kārts: { $card }.
spoken-path = { $name }, { $cell }: { $card }.
targets = { $count ->
    [0] nav kur izspēlēt
    [zero] { $count } iespējas, kur izspēlēt
    [one] { $count } iespēja, kur izspēlēt
   *[other] { $count } iespējas, kur izspēlēt
}
card-turned = pagriezts: { $card }
card-same-turned = Pagriežot nekas nemainās.
chosen-nothing = Neviena kārts nav izvēlēta.
play-what = { play }: { $what }
discard-what = { discard }: { $card }
clock-left = Atlikušais laiks: { $time }
more-time = Papildu laiks: +{ $time } (atlikušās reizes: { $count })
skip-hand = Pāriet uz savām kārtīm
skip-board = Pāriet uz raktuvēm

## At the table: board

board = Raktuves
board-zoom = Mērogs
board-zoom-in = Pietuvināt
board-zoom-out = Attālināt
board-fit = Rādīt visas raktuves
board-dig = Rādīt pēdējo gājienu
board-turn = { $direction ->
    [down] Pagriezt raktuves: no augšas uz leju
   *[across] Pagriezt raktuves: no kreisās uz labo
}

## At the table: cards and spots in words

# Datīvs: stāv tikai aiz „uz” un „no” ziņās card-path un cell-beside-…
side = { $side ->
    [n] ziemeļiem
    [e] austrumiem
    [s] dienvidiem
   *[w] rietumiem
}
tool-name = { $tool ->
    [pick] Cērte
    [lamp] Laterna
   *[cart] Vagonete
}
content = { $content ->
    [treasure] Dārgumi
   *[stone] Akmens
}
goal-name = { $goal ->
    [top] augšējā finiša kārts
    [left] kreisā finiša kārts
    [right] labā finiša kārts
    [middle] vidējā finiša kārts
   *[bottom] apakšējā finiša kārts
}
    .accusative = { $goal ->
        [top] augšējo finiša kārti
        [left] kreiso finiša kārti
        [right] labo finiša kārti
        [middle] vidējo finiša kārti
       *[bottom] apakšējo finiša kārti
    }
    .capital = { $goal ->
        [top] Augšējā finiša kārts
        [left] Kreisā finiša kārts
        [right] Labā finiša kārts
        [middle] Vidējā finiša kārts
       *[bottom] Apakšējā finiša kārts
    }
card-path = { $shape ->
    [crossing] krustojums, atvērts uz visām pusēm
    [fork] atzarojums, atvērts uz { $sides }
    [straight] taisns tunelis, atvērts uz { $sides }
    [bend] līkums, atvērts uz { $sides }
   *[dead-end] strupceļš, atvērts uz { $sides }
}
card-broken = salauzta { tool }
card-mend = { tool.genitive } remonts
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] cērtes vai laternas remonts
       *[cart] cērtes vai vagonetes remonts
    }
   *[lamp] { $second ->
       *[cart] laternas vai vagonetes remonts
    }
}
card-rockfall = akmeņu nogruvums
card-map = karte
card-help-path = { $shape ->
    [crossing] Krustojums
    [fork] Atzarojums
    [straight] Taisns tunelis
   *[bend] Līkums
}: { $edition ->
    [el] liec blakus jebkurai atklātai kārtij.
    [et] liec blakus jebkurai atklātai kārtij.
   *[lt] jāturpina tunelis.
}
card-help-dead-end = Strupceļš: aizsprosto tuneli.
card-help-broken = Salauzta { tool }: kamēr nav salabota, rakt nevar.
card-help-mend = { $tool ->
    [pick] Cērtes remonts: salabo cērti sev vai citam.
    [lamp] Laternas remonts: salabo laternu sev vai citam.
   *[cart] Vagonetes remonts: salabo vagoneti sev vai citam.
}
card-help-mend-double = Divu darbarīku remonts: salabo vienu no tiem sev vai citam.
card-help-rockfall = Akmeņu nogruvums: izņem vienu ceļa kārti.
card-help-map = Karte: ļauj slepus apskatīt vienu finiša kārti.
card-rule = Skatīt noteikumos
cell = { $cell }: { $what }
cell-empty = tukšs lauciņš
cell-beside-open = tunelis no { $sides }
cell-beside-rock = klints uz { $sides }
cell-start = starta kārts
cell-card = { $state ->
    [reached] { $card }; ir savienojums ar startu
   *[cut-off] { $card }; nav savienojuma ar startu
}
cell-goal = { goal-name }, neatklāta
cell-goal-turned = { goal-name }: { goal }
cell-goal-seen = { goal-name }, neatklāta; tu tur redzēji { goal.accusative }
cell-offered = te vari izspēlēt savu kārti
cell-preview = izvēlēts; nospied vēlreiz, lai izspēlētu
cell-last = pēdējais gājiens
cell-since = gājiens pēc tavējā

## Players panel

players = Spēlētāji
player-you = tu
player-away = prom
player-program = programma
player-bot-named = { $bot ->
    [random] robots vējgrābslis
    [digger] robots censonis
    [detective] robots detektīvs
    [schemer] robots intrigants
    [search] robots domātājs
    [beginner] robots iesācējs
    [friendly] draudzīgais robots
    [gruff] robots īgņa
   *[other] { $bot } (robots)
}
player-turn = tagad spēlē
# Checked: same, there is no room for more
did = { $did ->
    [path-laid] ceļa kārts
    [rock-fell] nogruvums
    [tool-broken] → { $target }
    [tool-mended] → { $target }
    [own] savs darbarīks
    [goal-seen] karte
    [discarded] izmesta kārts
   *[gold-taken] zelts
}
player-hand = { $count ->
    [0] rokā nav kāršu
    [zero] rokā { $count } kārtis
    [one] rokā { $count } kārts
   *[other] rokā { $count } kārtis
}
player-gold = { $count ->
    [0] nav zelta kāršu
    [zero] { $count } zelta kārtis
    [one] { $count } zelta kārts
   *[other] { $count } zelta kārtis
}
nuggets = { $count ->
    [0] { $count } zelta gabalu
    [zero] { $count } zelta gabali
    [one] { $count } zelta gabals
   *[other] { $count } zelta gabali
}
note = { $mark ->
    [trusted] Uzticos
    [unsure] Šaubos
    [suspect] Neuzticos
   *[none] Bez piezīmes
}
note-spoken = tava piezīme: { note }
