### Browser: the game log, and what players say.

## Game log

log-round-began = { $round } raundas. Pradeda { $name }.
log-path-laid = { $shape ->
    [crossing] { $name } deda sankryžą į { $cell }.
    [fork] { $name } deda išsišakojimą į { $cell }.
    [straight] { $name } deda tiesų tunelį į { $cell }.
    [bend] { $name } deda posūkį į { $cell }.
   *[dead-end] { $name } deda aklavietę į { $cell }.
}
log-rock-fell = { $name } akmenų griūtimi pašalina kelio kortą iš { $cell }.
# Names stay in the nominative: “Tomas lieka be žibinto: jį sulaužo Ana.”
log-tool-broken = { $target } lieka be { tool.genitive }: jį sulaužo { $name }.
log-tool-broken-own = { $name } sulaužo savo { tool.accusative }.
log-tool-mended = { $target } atgauna { tool.accusative }: jį pataiso { $name }.
log-tool-mended-own = { $name } pataiso savo { tool.accusative }.
log-discarded = { $name } išmeta kortą.
log-goal-seen = { $name } slapta pasižiūri { goal-name.accusative }.
log-goal-seen-own = { $content ->
    [treasure] { $name } slapta pasižiūri { goal-name.accusative }: ten lobis! Kiti to nemato.
   *[stone] { $name } slapta pasižiūri { goal-name.accusative }: ten tik akmuo. Kiti to nemato.
}
log-goal-turned = { $content ->
    [treasure] { goal-name.capital } – lobis!
   *[stone] { goal-name.capital } – tik akmuo.
}
log-round-ended = { $winner ->
    [diggers] Auksakasiai rado lobį!
   *[saboteurs] Raundą laimėjo diversantai!
}
log-gold-taken = { $name } pasiima aukso kortą.
log-gold-paid = { $name } gauna savo dalį aukso.
log-gold-taken-open = { $count ->
    [one] { $name } pasiima aukso kortą su { $count } grynuoliu.
    [few] { $name } pasiima aukso kortą su { $count } grynuoliais.
   *[other] { $name } pasiima aukso kortą su { $count } grynuolių.
}
log-gold-paid-open = { $count ->
    [one] { $name } gauna { $count } grynuolį.
    [few] { $name } gauna { $count } grynuolius.
   *[other] { $name } gauna { $count } grynuolių.
}
log-game-ended = Žaidimas baigtas.
log-by-clock = baigėsi laikas
log-paused = Paskelbta pertrauka.
log-went-on = Žaidimas tęsiamas.
log-clock-started = Žaidėjai nubalsavo riboti ėjimo laiką.
log-time-added = { $name } gauna papildomo laiko šiam ėjimui.
log-stood-in = Kol { $name } negrįš, žais robotas.
log-taken-back = { $name } grįžta.
log-given-to-bot = { $name } išeina iš žaidimo. Toliau žaidžia robotas { $bot }.
log-announced = { $guest } per kitą dalijimą užims roboto vietą.
log-took-over = { $name } užima roboto { $former } vietą.
log-game-abandoned = Žaidimas baigtas anksčiau laiko.

## Chat and preset phrases

claim-saw = { $content ->
    [treasure] Mačiau { goal-name.accusative }: ten lobis!
   *[stone] Mačiau { goal-name.accusative }: ten tik akmuo.
}
claim-role = { $role ->
    [digger] Aš – auksakasys.
   *[saboteur] Aš – diversantas.
}
claim-mend = Gal kas pataisytų mano { tool.accusative }?
# Also said in the terminal, where $name is “Žaidėjas 2”: all six keep it in the nominative.
claim-suspect = Manau, kad { $name } žaidžia už diversantus!
claim-trust = Manau, kad { $name } žaidžia už auksakasius!
claim-thanks = Ačiū, @{ $name }!
claim-sorry = Atsiprašau, @{ $name }!
claim-break = { $name } mums trukdo, sustabdykite!
claim-help = { $name } bėdoje, padėkite!
claim-hello = Sveiki!
claim-well-played = Puikiai sužaista!
claim-oops = Oi!
claim-hurry = Gal galima greičiau?
