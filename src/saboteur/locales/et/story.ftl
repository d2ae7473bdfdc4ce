### Browser: the game log, and what players say.

## Game log

log-round-began = Algab { $round }. voor. Esimesena käib { $name }.
log-path-laid = { $shape ->
    [crossing] { $name } rajab ristmiku ruudule { $cell }.
    [fork] { $name } rajab hargnemiskoha ruudule { $cell }.
    [straight] { $name } rajab sirge tunneli ruudule { $cell }.
    [bend] { $name } rajab kurvi ruudule { $cell }.
   *[dead-end] { $name } rajab tupiku ruudule { $cell }.
}
log-rock-fell = { $name } tekitab varingu: ruudult { $cell } kaob tunnelikaart.
log-tool-broken = { $target } jääb { tool.abessive }: selle lõhub { $name }.
log-tool-broken-own = { $name } lõhub oma { tool.genitive }.
log-tool-mended = { $target } saab { tool.genitive } tagasi: selle parandab { $name }.
log-tool-mended-own = { $name } parandab oma { tool.genitive }.
log-discarded = { $name } viskab kaardi ära.
log-goal-seen = { $name } vaatab { goal-name.partitive }.
log-goal-seen-own = { $content ->
    [treasure] { $name } vaatab { goal-name.partitive }: see on varandus! Teised seda ei näe.
   *[stone] { $name } vaatab { goal-name.partitive }: see on lihtsalt kivi. Teised seda ei näe.
}
log-goal-turned = { $content ->
    [treasure] { goal-name.capital } pööratakse ümber: see on varandus!
   *[stone] { goal-name.capital } pööratakse ümber: see on lihtsalt kivi.
}
log-round-ended = { $winner ->
    [diggers] Kaevurid leiavad varanduse!
   *[saboteurs] Sabotöörid võidavad vooru!
}
log-gold-taken = { $name } võtab kullakaardi.
log-gold-paid = { $name } saab oma kulla kätte.
log-gold-taken-open = { $count ->
    [one] { $name } võtab kullakaardi, millel on üks kamakas.
   *[other] { $name } võtab kullakaardi, millel on { $count } kamakat.
}
log-gold-paid-open = { $count ->
    [one] { $name } saab 1 kullakamaka.
   *[other] { $name } saab { $count } kullakamakat.
}
log-game-ended = Mäng on läbi.
log-by-clock = aeg sai otsa
log-paused = Mäng on pausil.
log-went-on = Mäng jätkub.
log-clock-started = Ettepanek läks läbi: nüüdsest on igal käigul ajapiirang.
log-time-added = { $name } saab selleks käiguks lisaaega.
log-stood-in = { $name } on eemal, tema eest mängib ajutiselt robot.
log-taken-back = { $name } on tagasi.
log-given-to-bot = { $name } lahkub mängust. Edasi mängib robot { $bot }.
log-announced = { $guest } liitub järgmisel jagamisel.
log-took-over = Robot { $former } lahkub mängust. Edasi mängib { $name }.
log-game-abandoned = Mäng jäetakse pooleli.

## Chat and preset phrases

claim-saw = { $content ->
    [treasure] Vaatasin { goal-name.partitive }: see on varandus!
   *[stone] Vaatasin { goal-name.partitive }: see on lihtsalt kivi.
}
claim-role = { $role ->
    [digger] Olen kaevur.
   *[saboteur] Olen sabotöör.
}
claim-mend = Palun parandage mu { tool }!
# The name is the subject and stands first in the phrases about a player: no case is needed, and “Mängija 2” may keep its capital.
claim-suspect = { $name } on minu meelest sabotöör.
claim-trust = { $name } on minu meelest aus.
# Address is nominative in Estonian, so the name stays as it is.
claim-thanks = Aitäh, { $name }!
claim-sorry = Vabandust, { $name }!
claim-break = { $name } tuleb peatada!
claim-help = { $name } vajab abi!
claim-hello = Tere!
claim-well-played = Hästi mängitud!
claim-oops = Oih!
claim-hurry = Palun kiiremini!
