### Browser: the game log and the chat beside it.

## Game log

log-empty = Vēl nekas nav noticis.
log-since = No šejienes stāsts turpinās.
log-round-began = { $round }. raunds: sāk { $name }.
log-path-laid = { $name } rok { $shape ->
    [crossing] krustojumu
    [fork] atzarojumu
    [straight] taisni uz priekšu
    [bend] līkumu
   *[dead-end] strupceļu
}.
log-rock-fell = { $name } izraisa akmeņu nogruvumu.
log-tool-broken = { $name } salauž spēlētāja { $target } { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-tool-broken-own = { $name } salauž savu { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-tool-mended = { $name } salabo spēlētāja { $target } { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-tool-mended-own = { $name } salabo savu { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}.
log-discarded = { $name } noliek kārti.
log-goal-seen = { $name } apskata { $goal ->
    [top] augšējo
    [middle] vidējo
   *[bottom] apakšējo
} finiša kārti.
log-goal-seen-own = { $name } apskata { $goal ->
    [top] augšējo
    [middle] vidējo
   *[bottom] apakšējo
} finiša kārti. Tikai tu zini: { content }.
log-goal-turned = { $goal ->
    [top] Augšējā
    [middle] Vidējā
   *[bottom] Apakšējā
} finiša kārts – { $content ->
    [treasure] dārgumi!
   *[stone] tikai akmens.
}
log-round-ended = { $winner ->
    [diggers] Zeltrači ir sasnieguši dārgumus.
   *[saboteurs] Raundu uzvarēja sabotieri.
}
log-gold-taken = { $name } paņem zelta kārti.
log-gold-paid = { $name } saņem zeltu.
log-game-ended = Spēle ir beigusies.
log-by-clock = pēc pulksteņa
log-paused = Spēle ir apturēta.
log-went-on = Spēle turpinās.
log-stood-in = Spēlētāju { $name } aizvieto robots.
log-taken-back = { $name } atkal spēlē.
log-given-to-bot = { $name } pameta spēli, tālāk spēlē robots { $bot }.
log-announced = Nākamajā dalīšanā pievienosies { $guest }.
log-took-over = { $name } pārņem vietu, kurā spēlēja { $former }.
log-game-abandoned = Spēle pabeigta ar balsojumu.

## Chat and preset phrases

talk-none = Pie šī galda nerunā.
talk-watching = Skatītāji vēro klusējot.
talk-saw = Es apskatīju finiša kārti
talk-about = Par kādu
talk-whom = Par kuru?
talk-small = Tāpat vien
talk-write = Rakstīt visiem
talk-send = Sūtīt
claim-saw = Es apskatīju { $goal ->
    [top] augšējo
    [middle] vidējo
   *[bottom] apakšējo
} finiša kārti: { content }.
claim-role = { $role ->
    [digger] Es esmu zeltracis.
   *[saboteur] Es esmu sabotieris.
}
claim-mend = Lūdzu, salabojiet manu { $tool ->
    [pick] cērti
    [lamp] laternu
   *[cart] vagoneti
}!
claim-suspect = Turu aizdomās: { $name }.
claim-trust = Uzticos: { $name }.
claim-thanks = Paldies, { $name }!
claim-sorry = Piedod, { $name }!
claim-break = Lauziet darbarīkus: { $name }!
claim-help = Palīdziet: { $name }!
claim-hello = Sveiki!
claim-well-played = Labi nospēlēts!
claim-oops = Vai!
claim-hurry = Mazliet ātrāk, lūdzu!
