### Browser: the table. Prompts, board, cards, players.

## At the table: top bar and notices

table-title = Diversantas, stalas { $code }
round-of = { $round } raundas iš { $rounds }
deck = { $count ->
    [0] Kortų krūvelė tuščia
    [one] Krūvelėje { $count } korta
    [few] Krūvelėje { $count } kortos
   *[other] Krūvelėje { $count } kortų
}
watching = Tik stebite
watchers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
   *[other] { $count } žiūrovų
}
screen-join = Stalo kodas: { $code }
log = Žaidimo eiga
talk = Pokalbis
menu = Meniu
link-lost = Jungiamasi iš naujo… Žaidimas niekur nedings.
take-back = Aš grįžau
leave = Išeiti iš žaidimo
game-end-winners = { $count ->
    [1] { $names } laimi žaidimą!
    [one] { $names } dalijasi pergale!
    [few] { $names } dalijasi pergale!
   *[other] { $names } dalijasi pergale!
}
game-end-abandoned = Žaidimas baigtas anksčiau laiko
refused-stand-in-first = Kitą ėjimą už jus atliks robotas. Po jo galėsite susigrąžinti vietą.
counter = Nematytos kelio kortos

## At the table: prompts and buttons

prompt-choose = Jūsų ėjimas: pasirinkite kortą.
prompt-choose-tools = Kol turite sulaužytą įrankį, kelio kortų dėti negalite.
prompt-place = { $kind ->
    [P] Pasirinkite pažymėtą langelį.
    [R] Pasirinkite kelio kortą.
    [V] Pasirinkite pabaigos kortą.
    [other] Pasirinkite kitą žaidėją.
   *[B] Pasirinkite žaidėją.
}
prompt-confirm = Jūsų ėjimas: { $what }. Paspauskite dar kartą arba „Panaudoti“.
# Checked: end, all prompts are whole sentences
prompt-tool = { $name } gaus kortą „{ $card }“.
prompt-tool-own = Pataisysite savo { tool.accusative }.
prompt-nowhere = Dabar šią kortą galite tik išmesti.
prompt-broken = Sulaužytas įrankis! Šią kortą galite tik išmesti.
prompt-plan = Suplanuota. Patvirtinsite, kai ateis jūsų eilė.
prompt-plan-discard = Suplanuota išmesti šią kortą. Patvirtinsite, kai ateis jūsų eilė.
prompt-planned = Jūsų ėjimas: einate, kaip planavote?
prompt-lapsed = Suplanuotas ėjimas nebeįmanomas.
prompt-pending = Ėjimas bus išsiųstas, kai vėl atsiras ryšys.
plan-cancel = Atšaukti
prompt-discard = Išmesti šią kortą užverstą?
prompt-decide = { $phase ->
    [turn-goal] Tunelis pasiekė daugiau nei vieną pabaigos kortą. Pasirinkite, kurią atversti.
    [lay-stone] Akmuo netinka nei vienaip, nei kitaip. Pasirinkite, kaip jis gulės.
   *[pick-gold] Pasiimkite aukso kortą.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } renkasi auksą…
   *[play] { $name } galvoja…
}
prompt-away = Laukiame, kol grįš { $name }.
rest-waiting = { $limit ->
    [no] Laukiame: { $names }
   *[yes] Laukiame: { $names } ({ $seconds } s)
}
prompt-role = Pirmiausia pasižiūrėkite savo vaidmenį.
prompt-paused = Paskelbta pertrauka.
play = Panaudoti
hint-ask = Ką galėčiau daryti?
turn-card = Apsukti
discard = Išmesti
discard-yes = Išmesti
discard-no = Pasilikti
places-list = Kur galima panaudoti
hand = Jūsų kortos
hand-discard-only = dabar galima tik išmesti
hand-drawn = nauja korta
role-show = Rodyti mano vaidmenį
role-short = Vaidmuo
role-name = { $role ->
    [saboteur] Diversantas
    [selfish] Savanaudis nykštukas
   *[digger] Auksakasys
}
role-title = Jūsų vaidmuo šiame raunde
role-tap = Paspauskite kortą ir pamatysite savo vaidmenį. Tik žiūrėkite, kad niekas nežvilgčiotų!
role-aim = { $role ->
    [saboteur] Neleiskite auksakasiams pasiekti lobio – ir neišsiduokite!
    [selfish] Kaskite lobio link ir pasistenkite, kad paskutinė kelio korta būtų jūsų: tada auksą gausite tik jūs.
   *[digger] Kartu su kitais auksakasiais kaskite tunelį iki lobio. Saugokitės diversantų!
}
role-saboteurs = { $kind ->
    [alone] Šiame raunde diversantas – tik jūs.
    [exact] Diversantų šiame raunde: { $highest }
   *[range] Diversantų šiame raunde: { $lowest } arba { $highest }
}
role-close = Supratau
you-drew = Nauja korta: { $card }.
spoken-path = { $name }, { $cell }: { $card }.
targets = { $count ->
    [0] nėra kur panaudoti
    [one] { $count } galimybė panaudoti
    [few] { $count } galimybės panaudoti
   *[other] { $count } galimybių panaudoti
}
card-turned = apsukta: { $card }
card-same-turned = Apsukta ši korta atrodo taip pat.
chosen-nothing = Korta nepasirinkta.
play-what = { play }: { $what }
discard-what = { discard }: { $card }
clock-left = Liko laiko: { $time }
more-time = Papildomas laikas: +{ $time } (liko kartų: { $count })
skip-hand = Pereiti prie savo kortų
skip-board = Pereiti į kasyklą

## At the table: board

board = Kasykla
board-zoom = Mastelis
board-zoom-in = Priartinti
board-zoom-out = Atitolinti
board-fit = Rodyti visą kasyklą
board-dig = Rodyti naujausią kortą
board-turn = { $direction ->
    [down] Pasukti kasyklą: iš viršaus žemyn
   *[across] Pasukti kasyklą: iš kairės į dešinę
}

## At the table: cards and spots in words

# In the accusative: always stands after “į” in card-path.
side = { $side ->
    [n] šiaurę
    [e] rytus
    [s] pietus
   *[w] vakarus
}
tool-name = { $tool ->
    [pick] Kirtiklis
    [lamp] Žibintas
   *[cart] Vagonėlis
}
content = { $content ->
    [treasure] Lobis
   *[stone] Akmuo
}
goal-name = { $goal ->
    [top] viršutinė pabaigos korta
    [left] kairioji pabaigos korta
    [right] dešinioji pabaigos korta
    [middle] vidurinė pabaigos korta
   *[bottom] apatinė pabaigos korta
}
    .capital = { $goal ->
        [top] Viršutinė pabaigos korta
        [left] Kairioji pabaigos korta
        [right] Dešinioji pabaigos korta
        [middle] Vidurinė pabaigos korta
       *[bottom] Apatinė pabaigos korta
    }
    .accusative = { $goal ->
        [top] viršutinę pabaigos kortą
        [left] kairiąją pabaigos kortą
        [right] dešiniąją pabaigos kortą
        [middle] vidurinę pabaigos kortą
       *[bottom] apatinę pabaigos kortą
    }
card-path = { $shape ->
    [crossing] sankryža, atvira į visas puses
    [fork] išsišakojimas, atviras į { $sides }
    [straight] tiesus tunelis, atviras į { $sides }
    [bend] posūkis, atviras į { $sides }
   *[dead-end] aklavietė, atvira į { $sides }
}
card-broken = sulaužytas { tool }
card-mend = { tool.genitive } taisymas
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] kirtiklio arba žibinto taisymas
       *[cart] kirtiklio arba vagonėlio taisymas
    }
   *[lamp] { $second ->
       *[cart] žibinto arba vagonėlio taisymas
    }
}
card-rockfall = akmenų griūtis
card-map = žemėlapis
card-help-path = { $shape ->
    [crossing] Sankryža
    [fork] Išsišakojimas
    [straight] Tiesus tunelis
   *[bend] Posūkis
}: { $edition ->
    [el] tinka prie bet kurios atverstos kortos.
    [et] tinka prie bet kurios atverstos kortos.
   *[lt] turi pratęsti tunelį.
}
card-help-dead-end = Aklavietė: užtveria tunelį.
card-help-broken = Sulaužytas { tool }: kol nepataisytas, kasti negalima.
card-help-mend = Taisymas: pataiso jūsų ar kito žaidėjo { tool.accusative }.
card-help-mend-double = Taisymas: pataiso vieną iš dviejų įrankių – kurį, renkatės jūs.
card-help-rockfall = Akmenų griūtis: pašalina vieną kelio kortą.
card-help-map = Žemėlapis: slapta parodo vieną pabaigos kortą.
card-rule = Atverti šios kortos taisykles
cell = { $cell }: { $what }
cell-empty = tuščia
cell-beside-open = į { $sides } – tunelis
cell-beside-rock = į { $sides } – uola
cell-start = pradinė korta
# Card names are of both genders, and the start card is among them: the participle agrees with “tunelis”.
cell-card = { $state ->
    [reached] { $card }, tunelis sujungtas
   *[cut-off] { $card }, tunelis atkirstas
}
cell-goal = { goal-name }, užversta
cell-goal-turned = { goal-name }: { goal }
cell-goal-seen = { goal-name }, užversta; jūs matėte: { goal }
cell-offered = jūsų korta čia tinka
cell-preview = pasirinkta; norėdami panaudoti, paspauskite dar kartą
cell-last = paskutinis ėjimas
cell-since = ėjimas po jūsiškio

## Players panel

players = Žaidėjai
player-you = jūs
player-away = nėra prie stalo
player-program = programa
player-bot-named = { $bot ->
    [random] robotas vėjavaikis
    [digger] robotas darbštuolis
    [detective] robotas seklys
    [schemer] robotas intrigantas
    [search] robotas mąstytojas
    [beginner] robotas naujokas
    [friendly] robotas bičiulis
    [gruff] robotas niurzga
   *[other] { $bot } (robotas)
}
player-turn = dabar eina
# Checked: same, there is no room for more
did = { $did ->
    [path-laid] kelio korta
    [rock-fell] griūtis
    [tool-broken] → { $target }
    [tool-mended] → { $target }
    [own] savo įrankis
    [goal-seen] žemėlapis
    [discarded] išmesta korta
   *[gold-taken] auksas
}
player-hand = { $count ->
    [0] kortų rankoje nėra
    [one] { $count } korta rankoje
    [few] { $count } kortos rankoje
   *[other] { $count } kortų rankoje
}
player-gold = { $count ->
    [0] aukso kortų nėra
    [one] { $count } aukso korta
    [few] { $count } aukso kortos
   *[other] { $count } aukso kortų
}
nuggets = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
   *[other] { $count } grynuolių
}
note = { $mark ->
    [trusted] Pasitikiu
    [unsure] Abejoju
    [suspect] Įtariu
   *[none] Be žymos
}
note-spoken = jūsų žyma: { note }
