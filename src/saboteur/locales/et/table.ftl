### Browser: the table. Prompts, board, cards, players.

## At the table: top bar and notices

table-title = Sabotöör, laud { $code }
round-of = Voor { $round }/{ $rounds }
deck = { $count ->
    [0] Kaardipakk on tühi
    [one] Kaardipakis on 1 kaart
   *[other] Kaardipakis on { $count } kaarti
}
watching = Vaatad pealt
watchers = { $count ->
    [one] 1 pealtvaataja
   *[other] { $count } pealtvaatajat
}
screen-join = Laua kood: { $code }
log = Mängulogi
talk = Vestlus
menu = Menüü
link-lost = Taastan ühendust… Sinu mäng on alles.
take-back = Olen tagasi
leave = Lahku lauast
game-end-winners = { $count ->
    [one] { $names } võitis!
   *[other] { $names } jagavad võitu!
}
game-end-abandoned = Mäng jäeti pooleli
refused-stand-in-first = Järgmise käigu teeb sinu eest robot. Pärast seda saad oma koha tagasi võtta.
counter = Nägemata tunnelikaardid

## At the table: prompts and buttons

prompt-choose = Sinu kord: vali kaart.
prompt-choose-tools = Katkise tööriistaga ei saa tunnelikaarte asetada.
prompt-place = { $kind ->
    [P] Vali märgitud ruut.
    [R] Vali tunnelikaart.
    [V] Vali lõpukaart.
    [other] Vali kaasmängija.
   *[B] Vali mängija.
}
prompt-confirm = Sinu käik: { $what }. Vajuta uuesti või vali „{ play }“.
# Checked: end, a whole sentence, and all other prompts have a period
prompt-tool = { $name } saab kaardi „{ $card }“.
prompt-tool-own = Parandad oma { tool.genitive }.
prompt-nowhere = Praegu saad selle ainult ära visata.
prompt-broken = Tööriist on katki: selle kaardi saad vaid ära visata.
prompt-plan = Käik on plaanitud. Tee see, kui on sinu kord.
prompt-plan-discard = Plaanis on see kaart ära visata. Kinnita see, kui on sinu kord.
prompt-planned = Sinu kord: kas teed plaanitud käigu?
prompt-lapsed = Plaanitud käik pole enam võimalik.
prompt-pending = Su käik läheb teele, kui ühendus taastub.
plan-cancel = Tühista
prompt-discard = Kas viskad selle kaardi pildiga allapoole ära?
prompt-decide = { $phase ->
    [turn-goal] Tunnel jõuab mitme lõpukaardini. Vali, millise neist ümber pöörad.
    [lay-stone] Kivi ei sobi kumbagi pidi. Vali, kumba pidi see jääb.
   *[pick-gold] Võta kullakaart.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } valib kulda…
   *[play] { $name } mõtleb…
}
prompt-away = { $name } on eemal.
rest-waiting = { $limit ->
    [no] Ootame: { $names }
   *[yes] Ootame: { $names } ({ $seconds } s)
}
prompt-role = Vaata enne oma rolli.
prompt-paused = Mäng on pausil.
play = Käi välja
hint-ask = Mida ma võiksin teha?
# “Keera” is for 180°; “ümber pöörama” only for goals.
turn-card = Keera
discard = Viska ära
# Checked: same, an answer is in the first person
discard-yes = Viskan ära
discard-no = Jätan kätte
places-list = Kuhu see kaart sobib
hand = Sinu kaardid
hand-discard-only = praegu saab ainult ära visata
hand-drawn = uus kaart
role-show = Näita rolli
role-short = Sinu roll
role-name = { $role ->
    [saboteur] Sabotöör
    [selfish] Isekas pöialpoiss
   *[digger] Kaevur
}
role-title = Sinu roll selles voorus
role-tap = Rolli nägemiseks vajuta kaardile. Vaata, et keegi ei piiluks!
role-aim = { $role ->
    [saboteur] Ära lase kaevuritel varanduseni jõuda – ja ära jää vahele!
    [selfish] Raja tunnelit varanduse poole, aga viimane tunnelikaart aseta ise: siis saad kulda ainult sina.
   *[digger] Raja koos teiste kaevuritega tunnel varanduseni. Hoia end sabotööride eest!
}
role-saboteurs = { $kind ->
    [alone] Selles voorus oled sina ainus sabotöör.
    [exact] Sabotööre selles voorus: { $highest }
   *[range] Sabotööre selles voorus: { $lowest } või { $highest }
}
role-close = Selge
you-drew = Võtsid pakist: { $card }.
spoken-path = { $name }, { $cell }: { $card }.
targets = { $count ->
    [0] praegu ei saa välja käia
    [one] 1 võimalus välja käia
   *[other] { $count } võimalust välja käia
}
card-turned = keeratud: { $card }
card-same-turned = See kaart on mõlemat pidi ühesugune.
chosen-nothing = Ühtegi kaarti pole valitud.
play-what = { play }: { $what }
discard-what = { discard }: { $card }
clock-left = Aega jäänud: { $time }
more-time = Lisaaeg: +{ $time } (kordi alles: { $count })
skip-hand = Mine oma kaartide juurde
skip-board = Mine kaevandusse

## At the table: board

board = Kaevandus
board-zoom = Suurendus
board-zoom-in = Suurenda
board-zoom-out = Vähenda
board-fit = Näita kogu kaevandust
board-dig = Näita viimati asetatud kaarti
board-turn = { $direction ->
    [down] Näita kaevandust ülevalt alla
   *[across] Näita kaevandust vasakult paremale
}

## At the table: cards and spots in words

# Genitive, because “poole” or “pool” follows the list: “avatud põhja ja ida poole”.
side = { $side ->
    [n] põhja
    [e] ida
    [s] lõuna
   *[w] lääne
}
tool-name = { $tool ->
    [pick] Kirka
    [lamp] Latern
   *[cart] Käru
}
content = { $content ->
    [treasure] Varandus
   *[stone] Kivi
}
# “Parempoolne”, since “parem” alone also means “better”.
goal-name = { $goal ->
    [top] ülemine lõpukaart
    [left] vasakpoolne lõpukaart
    [right] parempoolne lõpukaart
    [middle] keskmine lõpukaart
   *[bottom] alumine lõpukaart
}
    .capital = { $goal ->
        [top] Ülemine lõpukaart
        [left] Vasakpoolne lõpukaart
        [right] Parempoolne lõpukaart
        [middle] Keskmine lõpukaart
       *[bottom] Alumine lõpukaart
    }
    .partitive = { $goal ->
        [top] ülemist lõpukaarti
        [left] vasakpoolset lõpukaarti
        [right] parempoolset lõpukaarti
        [middle] keskmist lõpukaarti
       *[bottom] alumist lõpukaarti
    }
card-path = { $shape ->
    [crossing] ristmik, avatud igas suunas
    [fork] hargnemiskoht, avatud { $sides } poole
    [straight] sirge tunnel, avatud { $sides } poole
    [bend] kurv, avatud { $sides } poole
   *[dead-end] tupik, avatud { $sides } poole
}
card-broken = katkine { tool }
card-mend = { tool.genitive } parandus
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] kirka või laterna parandus
       *[cart] kirka või käru parandus
    }
   *[lamp] { $second ->
       *[cart] laterna või käru parandus
    }
}
card-rockfall = varing
card-map = kaevanduse plaan
card-help-path = { $shape ->
    [crossing] Ristmik
    [fork] Hargnemiskoht
    [straight] Sirge tunnel
   *[bend] Kurv
}: { $edition ->
    [el] peab olema mõne avatud kaardi kõrval.
    [et] peab olema mõne avatud kaardi kõrval.
   *[lt] peab tunnelit jätkama.
}
card-help-dead-end = Tupik: sulgeb tunneli.
card-help-broken = Katkine { tool }: enne parandamist kaevata ei saa.
card-help-mend = Parandus: teeb korda katkise { tool.genitive }, sinu või teise oma.
card-help-mend-double = Topeltparandus: teeb korda ühe kahest, sinu või teise oma.
card-help-rockfall = Varing: eemaldab ühe tunnelikaardi.
card-help-map = Kaevanduse plaan: näitab salaja üht lõpukaarti.
card-rule = Ava reegel
cell = { $cell }: { $what }
cell-empty = tühi
cell-beside-open = tunnel { $sides } pool
cell-beside-rock = kalju { $sides } pool
cell-start = stardikaart
cell-card = { $state ->
    [reached] { $card }, stardiga ühendatud
   *[cut-off] { $card }, stardist ära lõigatud
}
cell-goal = { goal-name }, pildiga allapoole
cell-goal-turned = { goal-name }: { goal }
cell-goal-seen = { goal-name }, pildiga allapoole; sa nägid, et see on { goal }
cell-offered = siia saab kaardi välja käia
cell-preview = valitud; väljakäimiseks vajuta uuesti
cell-last = viimane käik
cell-since = käik pärast sinu oma

## Players panel

players = Mängijad
player-you = sina
player-away = eemal
player-program = programm
player-bot-named = { $bot ->
    [random] robot (juhuslik)
    [digger] robot (töömesilane)
    [detective] robot (detektiiv)
    [schemer] robot (sepitseja)
    [search] robot (mõtleja)
    [beginner] robot (algaja)
    [friendly] robot (sõber)
    [gruff] robot (toriseja)
   *[other] robot ({ $bot })
}
player-turn = praegu käigul
# Checked: same, there is no room for more
did = { $did ->
    [path-laid] tunnel
    [rock-fell] varing
    [tool-broken] → { $target }
    [tool-mended] → { $target }
    [own] oma tööriist
    [goal-seen] plaan
    [discarded] ära visatud
   *[gold-taken] kuld
}
player-hand = { $count ->
    [0] kaarte käes pole
    [one] 1 kaart käes
   *[other] { $count } kaarti käes
}
player-gold = { $count ->
    [0] kullakaarte pole
    [one] 1 kullakaart
   *[other] { $count } kullakaarti
}
nuggets = { $count ->
    [one] 1 kullakamakas
   *[other] { $count } kullakamakat
}
note = { $mark ->
    [trusted] Usaldan
    [unsure] Pole kindel
    [suspect] Kahtlustan
   *[none] Märget pole
}
note-spoken = sinu märge: { note }
