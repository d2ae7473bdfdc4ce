### Browser: the game log and the chat beside it.

## Game log

log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-since = Από εδώ συνεχίζει η ιστορία.
log-round-began = Γύρος { $round }: αρχίζει { $name }.
log-path-laid = { $name } σκάβει { $shape ->
    [crossing] σταυροδρόμι
    [fork] διακλάδωση
    [straight] ίσια μπροστά
    [bend] στροφή
   *[dead-end] αδιέξοδο
}.
log-rock-fell = { $name } προκαλεί κατολίσθηση.
log-tool-broken = { $name } σπάει { $tool ->
    [pick] την αξίνα
    [lamp] το φανάρι
   *[cart] το βαγόνι
} του παίκτη { $target }.
log-tool-broken-own = { $name } σπάει { $tool ->
    [pick] τη δική του αξίνα
    [lamp] το δικό του φανάρι
   *[cart] το δικό του βαγόνι
}.
log-tool-mended = { $name } διορθώνει { $tool ->
    [pick] την αξίνα
    [lamp] το φανάρι
   *[cart] το βαγόνι
} του παίκτη { $target }.
log-tool-mended-own = { $name } διορθώνει { $tool ->
    [pick] τη δική του αξίνα
    [lamp] το δικό του φανάρι
   *[cart] το δικό του βαγόνι
}.
log-discarded = { $name } πετάει μια κάρτα.
log-goal-seen = { $name } κοιτάζει την { goal-name }.
log-goal-seen-own = { $name } κοιτάζει την { goal-name }. Μόνο εσύ ξέρεις: { content }.
log-goal-turned = { $content ->
    [treasure] Η { goal-name } είναι ο θησαυρός!
   *[stone] Η { goal-name } είναι μόνο πέτρα.
}
log-round-ended = { $winner ->
    [diggers] Οι χρυσοθήρες έφτασαν στον θησαυρό.
   *[saboteurs] Τον γύρο κέρδισαν οι σαμποτέρ.
}
log-gold-taken = { $name } παίρνει κάρτα χρυσού.
log-gold-paid = { $name } πληρώνεται σε χρυσό.
log-game-ended = Το παιχνίδι τελείωσε.
log-by-clock = από το ρολόι
log-paused = Το παιχνίδι είναι σε παύση.
log-went-on = Το παιχνίδι συνεχίζεται.
log-stood-in = Ένα ρομπότ αναπληρώνει τον παίκτη { $name }.
log-taken-back = { $name } παίζει ξανά.
log-given-to-bot = { $name } έφυγε από το παιχνίδι· συνεχίζει το ρομπότ { $bot }.
log-announced = Στο επόμενο μοίρασμα μπαίνει { $guest }.
log-took-over = { $name } αναλαμβάνει τη θέση του παίκτη { $former }.
log-game-abandoned = Το παιχνίδι τελείωσε με ψηφοφορία.

## Chat and preset phrases

talk-none = Σε αυτό το τραπέζι δεν μιλάμε.
talk-watching = Οι θεατές παρακολουθούν σιωπηλά.
talk-saw = Κοίταξα κάρτα τερματισμού
talk-about = Για κάποιον
talk-whom = Για ποιον;
talk-small = Έτσι απλά
talk-write = Γράψε σε όλους
talk-send = Αποστολή
claim-saw = Κοίταξα την { goal-name }: { content }.
claim-role = { $role ->
    [digger] Είμαι χρυσοθήρας.
   *[saboteur] Είμαι σαμποτέρ.
}
claim-mend = Παρακαλώ διορθώστε { $tool ->
    [pick] την αξίνα μου
    [lamp] το φανάρι μου
   *[cart] το βαγόνι μου
}!
claim-suspect = Υποψιάζομαι: { $name }.
claim-trust = Εμπιστεύομαι: { $name }.
claim-thanks = Ευχαριστώ, { $name }!
claim-sorry = Συγγνώμη, { $name }!
claim-break = Σπάστε εργαλεία: { $name }!
claim-help = Βοηθήστε: { $name }!
claim-hello = Γεια σας!
claim-well-played = Ωραία παίχτηκε!
claim-oops = Ωχ!
claim-hurry = Λίγο πιο γρήγορα, παρακαλώ!
