### Browser: the game log and the chat beside it.

## Game log

log-empty = Midagi ei ole veel juhtunud.
log-since = Siit lugu jätkub.
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

## Chat and preset phrases

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
