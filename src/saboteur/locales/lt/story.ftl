### Browser: the game log and the chat beside it.

## Game log

log-empty = Kol kas nieko nenutiko.
log-since = Nuo čia pasakojama toliau.
log-round-began = { $round } raundas: pradeda { $name }.
log-path-laid = { $name } kasa { $shape ->
    [crossing] sankryžą
    [fork] išsišakojimą
    [straight] tiesiai
    [bend] posūkį
   *[dead-end] aklavietę
}.
log-rock-fell = { $name } sukelia akmenų griūtį.
log-tool-broken = { $name } sulaužo žaidėjo { $target } { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-tool-broken-own = { $name } sulaužo savo { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-tool-mended = { $name } pataiso žaidėjo { $target } { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-tool-mended-own = { $name } pataiso savo { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}.
log-discarded = { $name } išmeta kortą.
log-goal-seen = { $name } žiūri į { $goal ->
    [top] viršutinę
    [middle] vidurinę
   *[bottom] apatinę
} pabaigos kortą.
log-goal-seen-own = { $name } žiūri į { $goal ->
    [top] viršutinę
    [middle] vidurinę
   *[bottom] apatinę
} pabaigos kortą. Tik jūs žinote: { content }.
log-goal-turned = { $goal ->
    [top] Viršutinė
    [middle] Vidurinė
   *[bottom] Apatinė
} pabaigos korta – { $content ->
    [treasure] lobis!
   *[stone] tik akmuo.
}
log-round-ended = { $winner ->
    [diggers] Auksakasiai pasiekė lobį.
   *[saboteurs] Raundą laimėjo diversantai.
}
log-gold-taken = { $name } pasiima aukso kortą.
log-gold-paid = { $name } gauna aukso.
log-game-ended = Žaidimas baigtas.
log-by-clock = pagal laikrodį
log-paused = Žaidimas pristabdytas.
log-went-on = Žaidimas tęsiamas.
log-stood-in = Žaidėją { $name } pavaduoja robotas.
log-taken-back = { $name } vėl žaidžia.
log-given-to-bot = { $name } pasitraukė, toliau žaidžia robotas { $bot }.
log-announced = Kitą kartą dalijant prisijungs { $guest }.
log-took-over = { $name } užima vietą, kurioje žaidė { $former }.
log-game-abandoned = Žaidimas baigtas balsavimu.

## Chat and preset phrases

talk-none = Prie šio stalo nekalbama.
talk-watching = Žiūrovai stebi tylėdami.
talk-saw = Žiūrėjau į pabaigos kortą
talk-about = Apie ką nors
talk-whom = Apie ką?
talk-small = Šiaip sau
talk-write = Rašyti visiems
talk-send = Siųsti
claim-saw = Žiūrėjau į { $goal ->
    [top] viršutinę
    [middle] vidurinę
   *[bottom] apatinę
} pabaigos kortą: { content }.
claim-role = { $role ->
    [digger] Aš auksakasys.
   *[saboteur] Aš diversantas.
}
claim-mend = Prašau pataisyti mano { $tool ->
    [pick] kirtiklį
    [lamp] žibintą
   *[cart] vežimėlį
}!
claim-suspect = Įtariu: { $name }.
claim-trust = Pasitikiu: { $name }.
claim-thanks = Ačiū, { $name }!
claim-sorry = Atsiprašau, { $name }!
claim-break = Laužykite įrankius: { $name }!
claim-help = Padėkite: { $name }!
claim-hello = Sveiki!
claim-well-played = Puikiai sužaista!
claim-oops = Oi!
claim-hurry = Truputį greičiau, prašau!
