### Browser: the table. Prompts, board, cards, players, results, one device for several players.

## At the table: top bar and notices

table-title = Sabotieris, galds { $code }
round-of = { $round }. raunds no { $rounds }
deck = { $count ->
    [0] Krājumu kaudzīte ir tukša
    [zero] Krājumu kaudzītē { $count } kāršu
    [one] Krājumu kaudzītē { $count } kārts
   *[other] Krājumu kaudzītē { $count } kārtis
}
watching = Tu skaties
watchers = { $count ->
    [zero] { $count } skatītāju
    [one] { $count } skatītājs
   *[other] { $count } skatītāji
}
screen-join = Galds { $code }
log = Kas notika
talk = Saruna
menu = Izvēlne
link-lost = Savienojas no jauna – nekas nav zudis
missed = { $count ->
    [zero] Pa to laiku: { $count } gājienu
    [one] Pa to laiku: { $count } gājiens
   *[other] Pa to laiku: { $count } gājieni
}
waiting-seat = Nākamajā dalīšanā tu ieņemsi šo vietu: { $name }.
stand-in-for-you = Tavā vietā spēlē robots, kas zina tikai to, ko zini tu.
take-back = Atkal spēlēt bez robota

## At the table: prompts and buttons

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
places-list = Vietu saraksts
hand = Tavas kārtis
hand-discard-only = tagad var tikai nolikt
role-show = Rādīt manu lomu
role-short = mana loma
role-is = Tava loma: { role-name }. Spied, lai paslēptu.
role-name = { $role ->
    [saboteur] sabotieris
    [selfish] savtīgais rūķis
   *[digger] zeltracis
}
you-drew = Tu paņem: { $card }.

## At the table: board

board = Raktuve
board-zoom = Mērogs
board-zoom-in = Tuvāk
board-zoom-out = Tālāk
board-fit = Rādīt visu
board-dig = Uz rakšanas vietu

## At the table: cards and spots in words

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

## Players panel

players = Spēlētāji
player-you = tu
player-bot = robots
player-away = prom
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
tool-state = { $state ->
    [broken] { tool-name }: salauzta
   *[whole] { tool-name }: vesela
}
player-looked = Skatījās: { $goals }
mute = Apklusināt sarunu
unmute = Atkal rādīt sarunu

## Round end and results

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

## One device

curtain-pass = Nododiet ierīci: { $name }
curtain-lift = Te es, { $name }: rādīt manas kārtis
curtain-note = Priekškars jums uzticas: neviens neskatās, kamēr ierīci nav paņēmis spēlētājs { $name }.
curtain-done = Viss, nodot tālāk
