### Browser: the game log, and what players say.

## Game log

# Checked: glued, an ordinal: 1ος
log-round-began = Αρχίζει ο { $round }ος γύρος. Πρώτη κίνηση: { $name }.
log-path-laid = { $shape ->
    [crossing] { $name } παίζει σταυροδρόμι στο { $cell }.
    [fork] { $name } παίζει διακλάδωση στο { $cell }.
    [straight] { $name } παίζει ίσιο τούνελ στο { $cell }.
    [bend] { $name } παίζει στροφή στο { $cell }.
   *[dead-end] { $name } παίζει αδιέξοδο στο { $cell }.
}
log-rock-fell = { $name } αφαιρεί με κατολίσθηση την κάρτα μονοπατιού στο { $cell }.
log-tool-broken = Ο παίκτης { $name } σπάει { tool.accusative } του παίκτη { $target }.
log-tool-broken-own = Ο παίκτης { $name } σπάει { tool.his }.
log-tool-mended = Ο παίκτης { $name } επισκευάζει { tool.accusative } του παίκτη { $target }.
log-tool-mended-own = Ο παίκτης { $name } επισκευάζει { tool.his }.
log-discarded = { $name } πετάει μια κάρτα.
log-goal-seen = { $name } κοιτάζει { goal-name.accusative }.
log-goal-seen-own = { $content ->
    [treasure] { $name } κοιτάζει { goal-name.accusative }: είναι ο θησαυρός! Κανείς άλλος δεν το βλέπει.
   *[stone] { $name } κοιτάζει { goal-name.accusative }: είναι σκέτη πέτρα. Κανείς άλλος δεν το βλέπει.
}
log-goal-turned = { $content ->
    [treasure] Η { goal-name.card } είναι ο θησαυρός!
   *[stone] Η { goal-name.card } είναι σκέτη πέτρα.
}
log-round-ended = { $winner ->
    [diggers] Οι χρυσοθήρες βρήκαν τον θησαυρό!
   *[saboteurs] Οι σαμποτέρ κέρδισαν τον γύρο!
}
log-gold-taken = { $name } παίρνει μια κάρτα χρυσού.
log-gold-paid = { $name } πληρώνεται σε χρυσό.
log-gold-taken-open = { $count ->
    [one] { $name } παίρνει κάρτα με ένα κομμάτι χρυσού.
   *[other] { $name } παίρνει κάρτα με { $count } κομμάτια χρυσού.
}
log-gold-paid-open = { $count ->
    [one] { $name } πληρώνεται με 1 κομμάτι χρυσού.
   *[other] { $name } πληρώνεται με { $count } κομμάτια χρυσού.
}
log-game-ended = Το παιχνίδι τελείωσε.
log-by-clock = έληξε ο χρόνος
log-paused = Το παιχνίδι είναι σε παύση.
log-went-on = Το παιχνίδι συνεχίζεται.
log-clock-started = Οι παίκτες αποφάσισαν να μπει όριο χρόνου ανά κίνηση.
log-time-added = { $name } παίρνει επιπλέον χρόνο για αυτή την κίνηση.
log-stood-in = Στη θέση του παίκτη { $name } παίζει προσωρινά ένα ρομπότ.
log-taken-back = { $name } είναι πάλι εδώ.
log-given-to-bot = { $name } φεύγει από το παιχνίδι. Συνεχίζει το ρομπότ { $bot }.
log-announced = { $guest } θα μπει στο επόμενο μοίρασμα.
log-took-over = { $name } παίρνει τη θέση του ρομπότ { $former }.
log-game-abandoned = Το παιχνίδι σταμάτησε πρόωρα.

## Chat and preset phrases

claim-saw = { $content ->
    [treasure] Κοίταξα { goal-name.accusative }: είναι ο θησαυρός!
   *[stone] Κοίταξα { goal-name.accusative }: είναι σκέτη πέτρα.
}
claim-role = { $role ->
    [digger] Είμαι χρυσοθήρας.
   *[saboteur] Είμαι σαμποτέρ.
}
claim-mend = Φτιάξτε μου { tool.accusative }, παρακαλώ!
# Said to the whole table: the one it is about is the subject, and the one it is said to stands behind @, since a vocative would change the name.
claim-suspect = { $name } μου φαίνεται σαμποτέρ!
claim-trust = { $name } μου φαίνεται εντάξει!
claim-thanks = Ευχαριστώ, @{ $name }!
claim-sorry = Συγγνώμη, @{ $name }!
claim-break = { $name } χρειάζεται φρένο!
claim-help = { $name } χρειάζεται βοήθεια!
claim-hello = Γεια σας!
claim-well-played = Ωραίο παιχνίδι!
claim-oops = Ουπς!
claim-hurry = Λίγο πιο γρήγορα, παρακαλώ!
