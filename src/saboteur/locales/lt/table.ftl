### Browser: the table. Prompts, board, cards, players, results, one device for several players.

## At the table: top bar and notices

table-title = Diversantas, stalas { $code }
round-of = { $round } raundas iš { $rounds }
deck = { $count ->
    [0] Nepanaudotų kortų krūvelė tuščia
    [one] Krūvelėje { $count } korta
    [few] Krūvelėje { $count } kortos
    [many] Krūvelėje { $count } kortos
   *[other] Krūvelėje { $count } kortų
}
watching = Jūs stebite
watchers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
}
screen-join = Stalas { $code }
log = Kas nutiko
talk = Pokalbis
menu = Meniu
link-lost = Jungiamasi iš naujo – niekas neprarasta
missed = { $count ->
    [one] Per tą laiką: { $count } ėjimas
    [few] Per tą laiką: { $count } ėjimai
    [many] Per tą laiką: { $count } ėjimo
   *[other] Per tą laiką: { $count } ėjimų
}
waiting-seat = Kitą kartą dalijant užimsite šią vietą: { $name }.
stand-in-for-you = Už jus žaidžia robotas, žinantis tik tai, ką žinote jūs.
take-back = Vėl žaisti be roboto

## At the table: prompts and buttons

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
places-list = Vietų sąrašas
hand = Jūsų kortos
hand-discard-only = dabar galima tik išmesti
role-show = Rodyti mano vaidmenį
role-short = vaidmuo
role-is = Jūs esate { role-name }. Paspauskite, kad paslėptumėte.
role-name = { $role ->
    [saboteur] diversantas
    [selfish] savanaudis nykštukas
   *[digger] auksakasys
}
you-drew = Jūs traukiate: { $card }.

## At the table: board

board = Kasykla
board-zoom = Mastelis
board-zoom-in = Arčiau
board-zoom-out = Toliau
board-fit = Rodyti viską
board-dig = Eiti ten, kur kasama

## At the table: cards and spots in words

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

## Players panel

players = Žaidėjai
player-you = jūs
player-bot = robotas
player-away = nėra vietoje
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
tool-state = { $state ->
    [broken] { tool-name }: sulaužytas
   *[whole] { tool-name }: sveikas
}
player-looked = Žiūrėta: { $goals }
mute = Nutildyti pokalbį
unmute = Vėl rodyti pokalbį

## Round end and results

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

## One device

curtain-pass = Perduokite įrenginį: { $name }
curtain-lift = Čia aš, { $name }: rodyti mano kortas
curtain-note = Uždanga jumis pasitiki: niekas nežiūri, kol įrenginio nepaėmė { $name }.
curtain-done = Viskas, perduoti toliau
