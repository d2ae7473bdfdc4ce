### Browser: the game log and the chat beside it.

## Game log

log-empty = Veel pole midagi juhtunud.
log-since = Varasemaid käike ei näidata.
log-round-began = Algab { $round }. voor. { $name } käib esimesena.
log-path-laid = { $shape ->
    [crossing] { $name } kaevab ristmiku.
    [fork] { $name } kaevab hargnemise.
    [straight] { $name } kaevab sirge tunneli.
    [bend] { $name } kaevab kurvi.
   *[dead-end] { $name } kaevab tupiku.
}
log-rock-fell = { $name } eemaldab varinguga tunnelikaardi.
log-tool-broken = { $name } lõhub mängija { $target } { tool-name.genitive }.
log-tool-broken-own = { $name } lõhub oma { tool-name.genitive }.
log-tool-mended = { $name } parandab mängija { $target } { tool-name.genitive }.
log-tool-mended-own = { $name } parandab oma { tool-name.genitive }.
log-discarded = { $name } paneb kaardi maha.
log-goal-seen = { $name } vaatab { goal-name.partitive }.
log-goal-seen-own = { $content ->
    [treasure] { $name } vaatab { goal-name.partitive }: see on varandus! Teised seda ei näe.
   *[stone] { $name } vaatab { goal-name.partitive }: see on lihtsalt kivi. Teised seda ei näe.
}
log-goal-turned = { $content ->
    [treasure] Ümber pöörati { goal-name }: see on varandus!
   *[stone] Ümber pöörati { goal-name }: see on lihtsalt kivi.
}
log-round-ended = { $winner ->
    [diggers] Kaevurid leidsid varanduse!
   *[saboteurs] Sabotöörid võitsid vooru!
}
log-gold-taken = { $name } võtab kullakaardi.
log-gold-paid = { $name } saab oma kulla kätte.
log-game-ended = Mäng on läbi.
log-by-clock = aeg sai läbi
log-paused = Mäng on pausil.
log-went-on = Mäng jätkub.
log-clock-started = Mängijad hääletasid ajapiirangu poolt.
log-stood-in = Mängijat { $name } asendab robot.
log-taken-back = { $name } on tagasi.
log-given-to-bot = { $name } lahkus mängust. Edasi mängib robot { $bot }.
log-announced = { $guest } liitub järgmisel jagamisel.
log-took-over = { $name } mängib nüüd roboti { $former } asemel.
log-game-abandoned = Mäng jäeti pooleli.

## Chat and preset phrases

talk-none = Selles lauas on vestlus välja lülitatud.
talk-watching = Pealtvaatajad vestelda ei saa.
talk-saw = Mida ma nägin
talk-about = Mängija kohta
talk-whom = Kelle kohta?
talk-small = Kiirsõnumid
talk-write = Kirjuta kõigile
talk-send = Saada
claim-saw = { $content ->
    [treasure] Vaatasin { goal-name.partitive }: see on varandus!
   *[stone] Vaatasin { goal-name.partitive }: see on lihtsalt kivi.
}
claim-role = { $role ->
    [digger] Olen kaevur.
   *[saboteur] Olen sabotöör.
}
claim-mend = Palun parandage mu { tool-name }!
# The name is the subject and stands first in the phrases about a player: no case is needed, and “Mängija 2” may keep its capital.
# Checked: end, the name is not the last word here, so that a period can follow
claim-suspect = { $name } on minu meelest sabotöör.
# Checked: end, as above
claim-trust = { $name } on minu meelest aus.
# Address is nominative in Estonian, so the name stays as it is.
claim-thanks = Aitäh, { $name }!
claim-sorry = Vabandust, { $name }!
claim-break = { $name } tuleb peatada: lõhkuge ta tööriistad!
claim-help = { $name } vajab abi!
claim-hello = Tere!
claim-well-played = Hästi mängitud!
claim-oops = Oih!
claim-hurry = Palun kiiremini!
