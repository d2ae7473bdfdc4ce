### Browser: the table. Prompts, board, cards, players, results, one device for several players.

## At the table: top bar and notices

table-title = Sabotöör, laud { $code }
round-of = Voor { $round } / { $rounds }
deck = { $count ->
    [0] Kasutamata kaartide virn on tühi
    [one] Virnas on { $count } kaart
   *[other] Virnas on { $count } kaarti
}
watching = Sa vaatad pealt
watchers = { $count ->
    [one] { $count } pealtvaataja
   *[other] { $count } pealtvaatajat
}
screen-join = Laud { $code }
log = Mis juhtus
talk = Jutt
menu = Menüü
link-lost = Ühendun uuesti – midagi ei läinud kaduma
missed = { $count ->
    [one] Vahepeal: { $count } käik
   *[other] Vahepeal: { $count } käiku
}
waiting-seat = Järgmisel jagamisel saad selle koha: { $name }.
stand-in-for-you = Sinu eest mängib robot, kes teab ainult seda, mida sina.
take-back = Mängin jälle ise

## At the table: prompts and buttons

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
places-list = Kohtade loend
hand = Sinu kaardid
hand-discard-only = praegu saab ainult ära panna
role-show = Näita minu rolli
role-short = minu roll
role-is = Sinu roll: { role-name }. Vajuta, et peita.
role-name = { $role ->
    [saboteur] sabotöör
    [selfish] omakasupüüdlik põialpoiss
   *[digger] kaevur
}
you-drew = Sa võtad: { $card }.

## At the table: board

board = Kaevandus
board-zoom = Suurendus
board-zoom-in = Lähemale
board-zoom-out = Kaugemale
board-fit = Näita kõike
board-dig = Mine kaevamise kohale

## At the table: cards and spots in words

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

## Players panel

players = Mängijad
player-you = sina
player-bot = robot
player-away = eemal
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
tool-state = { $state ->
    [broken] { tool-name }: katki
   *[whole] { tool-name }: terve
}
player-looked = Vaatas: { $goals }
mute = Vaigista vestlus
unmute = Näita jälle vestlust

## Round end and results

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

## One device

curtain-pass = Anna seade edasi: { $name }
curtain-lift = Mina olen { $name }: näita minu kaarte
curtain-note = Eesriie usaldab teid: keegi ei vaata, enne kui seade on mängija { $name } käes.
curtain-done = Valmis, anna edasi
