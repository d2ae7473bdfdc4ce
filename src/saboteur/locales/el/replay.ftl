### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Επανάληψη
replay-eyes = Με τα μάτια
replay-everything = όλων: φαίνονται όλα
replay-copy = Σύνδεσμος σε αυτή τη στιγμή
replay-slider = Κίνηση
replay-turn = Κίνηση { $version } από { $last }
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-run = Να κυλήσει
replay-stop = Σταμάτα
replay-on = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-begin = Οι κάρτες μοιράστηκαν
replay-true = αλήθεια
replay-false = όχι αλήθεια
replay-hands = Οι κάρτες όλων
replay-suspicion = Υποψίες
replay-suspicion-about = { $seat ->
    [none] Τι θα πίστευε αυτή τη στιγμή ένας ντετέκτιβ που βλέπει απ’ έξω.
   *[some] Τι θα πίστευε αυτή τη στιγμή ένας ντετέκτιβ στη θέση του παίκτη { $name }.
}
replay-chart = Υποψίες στον γύρο { $round }· η γραμμή δείχνει αυτή τη στιγμή
replay-chance = { $name }: σαμποτέρ με πιθανότητα { $percent } %
replay-no-suspicion = Ανάμεσα στους γύρους δεν υπάρχουν ύποπτοι.
replay-why = Γιατί;
replay-why-nothing = Δεν έχει φανεί ακόμη τίποτα εναντίον κανενός.
replay-at = Κίνηση { $version }
replay-decided = { $why ->
    [one-card] Ο γύρος { $round } κρίθηκε στην κίνηση { $version }: από εκεί και πέρα αρκούσε άλλη μία κάρτα στους χρυσοθήρες.
    [too-few-cards] Ο γύρος { $round } κρίθηκε στην κίνηση { $version }: από εκεί και πέρα οι κάρτες ήταν λιγότερες από όσες χρειαζόταν ακόμη το τούνελ.
   *[last-move] Ο γύρος { $round } ήταν ανοιχτός ως την τελευταία κίνηση, τη { $version }.
}
replay-keys = Πλήκτρα: ← → μία κίνηση, Page Up και Page Down δέκα, Home και End, το διάστημα το αφήνει να κυλήσει.
replay-file = Άνοιγμα καταγραφής από αρχείο
replay-file-about = Κάθε τελειωμένο παιχνίδι δίνει την καταγραφή του: ένα αρχείο JSON.
replay-not-a-record = Αυτό το αρχείο δεν είναι καταγραφή.

## Replay: why a player looks suspicious

why-suspects = Πιο ύποπτος παίκτης: { $name }, σαμποτέρ με πιθανότητα { $percent } %.
why-dug-on = { $name } έσκαψε παρακάτω προς τον τερματισμό.
why-laid-idly = { $name } έβαλε μονοπάτι χωρίς όφελος.
why-laid-dead-end-aside = { $name } έβαλε αδιέξοδο παράμερα.
why-led-away = { $name } έστρεψε αλλού το τούνελ.
why-laid-dead-end = { $name } έβαλε αδιέξοδο πάνω στον δρόμο.
why-cleared-the-way = { $name } άνοιξε τον δρόμο με κατολίσθηση.
why-rockfall-aside = { $name } έκανε κατολίσθηση εκεί όπου δεν είχε σημασία.
why-cut-the-tunnel = { $name } έκοψε το τούνελ με κατολίσθηση.
why-looked = { $name } κοίταξε κάρτα τερματισμού.
why-broke-trusted = { $name } έσπασε εργαλείο παίκτη που φαινόταν τίμιος: { $target }.
why-broke-other = { $name } έσπασε εργαλείο του παίκτη { $target }.
why-broke-suspect = { $name } έσπασε εργαλείο ύποπτου παίκτη: { $target }.
why-broke-own = { $name } έσπασε δικό του εργαλείο.
why-mended-trusted = { $name } διόρθωσε εργαλείο παίκτη που φαινόταν τίμιος: { $target }.
why-mended-other = { $name } διόρθωσε εργαλείο του παίκτη { $target }.
why-mended-suspect = { $name } διόρθωσε εργαλείο ύποπτου παίκτη: { $target }.
why-mended-own = { $name } διόρθωσε δικό του εργαλείο.
why-discarded-broken = { $name } πέταξε κάρτα με σπασμένο εργαλείο.
why-discarded = { $name } πέταξε κάρτα με όλα τα εργαλεία γερά.
