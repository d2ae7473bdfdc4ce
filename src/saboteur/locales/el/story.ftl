### Browser: the game log and the chat beside it.

## Game log

# A name is the bare subject at the beginning, or stands behind «του παίκτη», which takes the case; nothing agrees with it.
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-since = Οι προηγούμενες κινήσεις δεν φαίνονται εδώ.
# Checked: glued, an ordinal: 1ος
log-round-began = Αρχίζει ο { $round }ος γύρος. Πρώτη κίνηση: { $name }.
log-path-laid = { $shape ->
    [crossing] { $name } παίζει σταυροδρόμι.
    [fork] { $name } παίζει διακλάδωση.
    [straight] { $name } παίζει ίσιο τούνελ.
    [bend] { $name } παίζει στροφή.
   *[dead-end] { $name } παίζει αδιέξοδο.
}
log-rock-fell = { $name } αφαιρεί μια κάρτα μονοπατιού με κατολίσθηση.
log-tool-broken = { $name } σπάει { tool.accusative } του παίκτη { $target }.
log-tool-broken-own = { $name } κάνει αυτοσαμποτάζ και μένει χωρίς { tool }.
log-tool-mended = { $name } επισκευάζει { tool.accusative } του παίκτη { $target }.
log-tool-mended-own = { $name } επισκευάζει ένα εργαλείο και έχει πάλι { tool.whole }.
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
log-game-ended = Το παιχνίδι τελείωσε.
log-by-clock = έληξε ο χρόνος
log-paused = Το παιχνίδι είναι σε παύση.
log-went-on = Το παιχνίδι συνεχίζεται.
log-clock-started = Οι παίκτες αποφάσισαν να παίζουν με όριο χρόνου ανά κίνηση.
log-stood-in = Στη θέση του παίκτη { $name } παίζει προσωρινά ένα ρομπότ.
log-taken-back = { $name } είναι πάλι εδώ.
log-given-to-bot = { $name } φεύγει από το παιχνίδι. Συνεχίζει το ρομπότ { $bot }.
log-announced = { $guest } θα μπει στο επόμενο μοίρασμα.
log-took-over = { $name } παίρνει τη θέση του ρομπότ { $former }.
log-game-abandoned = Το παιχνίδι σταμάτησε πρόωρα.

## Chat and preset phrases

talk-none = Η συνομιλία είναι απενεργοποιημένη σε αυτό το τραπέζι.
talk-watching = Οι θεατές δεν μπορούν να γράψουν.
talk-saw = Κάρτα τερματισμού που κοίταξα
talk-about = Για άλλον παίκτη
talk-whom = Για ποιον παίκτη;
talk-small = Στα γρήγορα
talk-write = Γράψε σε όλους
talk-send = Στείλε
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
claim-suspect = { $name } μου κάνει για σαμποτέρ!
claim-trust = { $name } έχει την εμπιστοσύνη μου!
claim-thanks = @{ $name } ευχαριστώ!
claim-sorry = @{ $name } συγγνώμη!
claim-break = { $name } θέλει σταμάτημα!
claim-help = { $name } χρειάζεται βοήθεια!
claim-hello = Γεια σας!
claim-well-played = Ωραίο παιχνίδι!
claim-oops = Ουπς!
claim-hurry = Λίγο πιο γρήγορα, παρακαλώ!
