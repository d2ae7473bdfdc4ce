### Browser: the game log, and what players say.

## Game log

log-round-began = { $round }. raundu sāk { $name }.
log-path-laid = { $shape ->
    [crossing] { $name } izspēlē krustojumu lauciņā { $cell }.
    [fork] { $name } izspēlē atzarojumu lauciņā { $cell }.
    [straight] { $name } izspēlē taisnu tuneli lauciņā { $cell }.
    [bend] { $name } izspēlē līkumu lauciņā { $cell }.
   *[dead-end] { $name } izspēlē strupceļu lauciņā { $cell }.
}
log-rock-fell = { $name } ar nogruvumu izņem ceļa kārti no lauciņa { $cell }.
log-tool-broken = { $name } salauž { tool.accusative } spēlētājam { $target }.
log-tool-broken-own = { $name } salauž savu { tool.accusative }.
log-tool-mended = { $name } salabo { tool.accusative } spēlētājam { $target }.
log-tool-mended-own = { $name } salabo savu { tool.accusative }.
log-discarded = { $name } izmet kārti.
log-goal-seen = { $name } apskata { goal-name.accusative }.
log-goal-seen-own = { $content ->
    [treasure] { $name } apskata { goal-name.accusative }: tur ir dārgumi! Citi to neredz.
   *[stone] { $name } apskata { goal-name.accusative }: tur ir tikai akmens. Citi to neredz.
}
log-goal-turned = { $content ->
    [treasure] { goal-name.capital } ir atklāta: dārgumi!
   *[stone] { goal-name.capital } ir atklāta: tikai akmens.
}
log-round-ended = { $winner ->
    [diggers] Zeltrači atrod dārgumus!
   *[saboteurs] Raundā uzvar sabotieri!
}
log-gold-taken = { $name } paņem zelta kārti.
log-gold-paid = { $name } saņem savu zeltu.
log-gold-taken-open = { $count ->
    [zero] { $name } paņem zelta kārti ar { $count } gabaliem.
    [one] { $name } paņem zelta kārti ar { $count } gabalu.
   *[other] { $name } paņem zelta kārti ar { $count } gabaliem.
}
log-gold-paid-open = { $count ->
    [zero] { $name } saņem { $count } zelta gabalus.
    [one] { $name } saņem { $count } zelta gabalu.
   *[other] { $name } saņem { $count } zelta gabalus.
}
log-game-ended = Spēle ir beigusies.
log-by-clock = beidzās laiks
log-paused = Spēle ir apturēta.
log-went-on = Spēle turpinās.
log-clock-started = Spēlētāji nobalsoja: turpmāk gājiena laiks ir ierobežots.
log-time-added = { $name } saņem papildu laiku šim gājienam.
log-stood-in = Spēlētāju { $name } pagaidām aizvieto robots.
log-taken-back = { $name } ir atpakaļ.
log-given-to-bot = { $name } pamet spēli. Turpmāk spēlē robots { $bot }.
log-announced = Nākamajā dalīšanā pievienosies { $guest }.
log-took-over = Robota { $former } vietu ieņem { $name }.
log-game-abandoned = Spēle beigta pirms laika.

## Chat and preset phrases

claim-saw = { $content ->
    [treasure] Es apskatīju { goal-name.accusative }: tur ir dārgumi!
   *[stone] Es apskatīju { goal-name.accusative }: tur ir tikai akmens.
}
claim-role = { $role ->
    [digger] Es esmu zeltracis.
   *[saboteur] Es esmu sabotieris.
}
claim-mend = Lūdzu, salabojiet manu { tool.accusative }!
# Vārds nominatīvā, jo terminālī tas ir „2. spēlētājs”: „Manuprāt, Jānis spēlē godīgi!”, „Jānis jāaptur!”. Uzruna nav lokāma, tāpēc „@Jānis”.
claim-suspect = Manuprāt, { $name } spēlē aizdomīgi!
claim-trust = Manuprāt, { $name } spēlē godīgi!
claim-thanks = Paldies, @{ $name }!
claim-sorry = Piedod, @{ $name }!
claim-break = { $name } jāaptur!
claim-help = { $name } jāglābj!
claim-hello = Sveiki!
claim-well-played = Labi nospēlēts!
claim-oops = Ups!
claim-hurry = Mazliet ātrāk, lūdzu!
