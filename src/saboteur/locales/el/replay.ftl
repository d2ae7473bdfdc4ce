### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Δες ξανά ένα παιχνίδι
replay-eyes = Οπτική
replay-table = Πίσω στο τραπέζι
replay-new-game = Στο τραπέζι σου άρχισε νέο παιχνίδι.
replay-everything = Όλα φανερά
replay-copy = Αντίγραψε σύνδεσμο προς αυτή την κίνηση
replay-slider = Στιγμή του παιχνιδιού
replay-turn = Κίνηση { $version } από { $last }
replay-first = Πήγαινε στην αρχή
replay-back = Προηγούμενη κίνηση
replay-run = Αναπαραγωγή
replay-stop = Παύση
replay-on = Επόμενη κίνηση
replay-last = Πήγαινε στο τέλος
replay-begin = Οι κάρτες μοιράστηκαν.
replay-true = ίσχυε
replay-false = δεν ίσχυε
replay-moves = Κινήσεις
replay-hands = Οι κάρτες όλων
replay-suspicion = Υποψίες
replay-suspicion-about = { $seat ->
    [none] Τι θα σκεφτόταν εκείνη τη στιγμή ένας καλός ντετέκτιβ, αν ήξερε μόνο όσα έβλεπαν οι θεατές.
   *[some] Τι θα σκεφτόταν εκείνη τη στιγμή ένας καλός ντετέκτιβ, αν ήξερε μόνο όσα ήξερε ο παίκτης { $name }.
}
# Checked: glued, an ordinal: 1ο
replay-chart = Πώς άλλαζαν οι υποψίες στον { $round }ο γύρο· η κάθετη γραμμή δείχνει αυτή την κίνηση
replay-share = { $percent }%
replay-chance = { $name }: { $percent }% πιθανότητα να είναι σαμποτέρ
replay-no-suspicion = Οι ρόλοι αποκαλύφθηκαν· δεν υπάρχουν πια ύποπτοι.
replay-why = Γιατί;
replay-why-nothing = Προς το παρόν δεν υπάρχουν στοιχεία για κανέναν.
replay-at = Κίνηση { $version }
# Checked: glued, an ordinal: 1ο, 1ος
replay-decided = { $why ->
    [one-card] Η κίνηση { $version } έκρινε τον { $round }ο γύρο: από εκεί και πέρα τους χρυσοθήρες τους χώριζε το πολύ μία κάρτα από τον θησαυρό.
    [too-few-cards] Η κίνηση { $version } έκρινε τον { $round }ο γύρο: από εκεί και πέρα οι κάρτες δεν έφταναν πια για να βρεθεί ο θησαυρός.
   *[last-move] Ο { $round }ος γύρος κρίθηκε στην τελευταία του κίνηση, την κίνηση { $version }.
}
replay-keys = Πλήκτρα: ← → για μία κίνηση, Page Up και Page Down για δέκα, Home και End για αρχή και τέλος, πλήκτρο διαστήματος για αναπαραγωγή.
replay-key = { $key ->
    [decided] Επόμενη κρίσιμη κίνηση (με Shift η προηγούμενη)
   *[round] Επόμενος γύρος (με Shift ο προηγούμενος)
}
replay-file = Άνοιξε αποθηκευμένο παιχνίδι
replay-file-about = Μπορείς να αποθηκεύσεις κάθε ολοκληρωμένο παιχνίδι ως αρχείο (JSON) και να το ανοίξεις εδώ για να το δεις ξανά.
replay-example = Δες ένα παράδειγμα
replay-example-about = Πρώτη φορά εδώ; Στο παράδειγμα πέντε ρομπότ παίζουν έναν γύρο: δες πώς προχωράει το τούνελ και ποιος θα προδοθεί.
replay-drop = Άφησε εδώ το αποθηκευμένο παιχνίδι
replay-not-a-record = Αυτό το αρχείο δεν είναι αποθηκευμένο παιχνίδι.

## Replay: why a player looks suspicious

why-suspects = { $percent ->
    [0] Αυτή τη στιγμή κανείς δεν κινεί υποψίες.
   *[other] Τις περισσότερες υποψίες κινεί ο παίκτης { $name }: { $percent }% πιθανότητα να είναι σαμποτέρ.
}
why-suspects-equal = { $of ->
    [all] Όλοι κινούν εξίσου υποψίες: ο καθένας έχει { $percent }% πιθανότητα να είναι σαμποτέρ.
   *[some] Τις περισσότερες υποψίες κινούν εξίσου: { $names }. Ο καθένας έχει { $percent }% πιθανότητα να είναι σαμποτέρ.
}
why-dug-on = Ο παίκτης { $name } έσκαψε προς τον τερματισμό.
why-laid-idly = Ο παίκτης { $name } έπαιξε μια κάρτα μονοπατιού που δεν βοήθησε.
why-laid-dead-end-aside = Ο παίκτης { $name } έπαιξε αδιέξοδο εκεί όπου δεν έκανε κακό.
why-led-away = Ο παίκτης { $name } έστρεψε το τούνελ σε λάθος κατεύθυνση.
why-laid-dead-end = Ο παίκτης { $name } έκλεισε τον δρόμο με αδιέξοδο.
why-cleared-the-way = Ο παίκτης { $name } άνοιξε τον δρόμο με κατολίσθηση.
why-rockfall-aside = Ο παίκτης { $name } έπαιξε κατολίσθηση εκεί όπου δεν άλλαζε τίποτα.
why-cut-the-tunnel = Ο παίκτης { $name } έκοψε το τούνελ με κατολίσθηση.
why-looked = Ο παίκτης { $name } κοίταξε μια κάρτα τερματισμού.
why-broke-trusted = Ο παίκτης { $name } έσπασε ένα εργαλείο του παίκτη { $target }, που δεν κινούσε υποψίες.
why-broke-other = Ο παίκτης { $name } έσπασε ένα εργαλείο του παίκτη { $target }.
why-broke-suspect = Ο παίκτης { $name } έσπασε ένα εργαλείο του παίκτη { $target }, που κινούσε υποψίες.
why-broke-own = Ο παίκτης { $name } έσπασε ένα δικό του εργαλείο.
why-mended-trusted = Ο παίκτης { $name } επισκεύασε ένα εργαλείο του παίκτη { $target }, που δεν κινούσε υποψίες.
why-mended-other = Ο παίκτης { $name } επισκεύασε ένα εργαλείο του παίκτη { $target }.
why-mended-suspect = Ο παίκτης { $name } επισκεύασε ένα εργαλείο του παίκτη { $target }, που κινούσε υποψίες.
why-mended-own = Ο παίκτης { $name } επισκεύασε ένα δικό του εργαλείο.
why-discarded-broken = Ο παίκτης { $name } πέταξε κάρτα έχοντας σπασμένο εργαλείο.
why-discarded = Ο παίκτης { $name } πέταξε κάρτα χωρίς να έχει σπασμένο εργαλείο.

## Replay and the end of a round: a picture of the mine

picture-title = Το ορυχείο σε εικόνα
picture-drawing = Η εικόνα ετοιμάζεται…
picture-share = Κοινοποίησε
picture-save-as = { $kind ->
    [png] Αποθήκευσε PNG
   *[svg] Αποθήκευσε SVG
}
picture-failed = Αυτός ο περιηγητής δεν μπορεί να φτιάξει την εικόνα.
