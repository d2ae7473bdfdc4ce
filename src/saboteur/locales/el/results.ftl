### Browser: the end of a round and of a game.

## Round end and results

# Checked: glued, an ordinal: 1ου
round-end = Τέλος { $round }ου γύρου
round-end-back = Πίσω στα αποτελέσματα
round-end-verdict = { $winner ->
    [diggers] Κερδίζουν οι χρυσοθήρες!
   *[saboteurs] Κερδίζουν οι σαμποτέρ!
}
round-end-how = { $how ->
    [treasure] Ο παίκτης { $name } έπαιξε την τελευταία κάρτα μονοπατιού και βρέθηκε ο θησαυρός.
    [ring] Το απόθεμα άδειασε και όλοι μπορούσαν μόνο να πετάξουν κάρτα.
   *[hands] Οι κάρτες τελείωσαν και ο θησαυρός δεν βρέθηκε.
}
round-end-spare = Περίσσεψε
round-end-spare-about = Οι κάρτες νάνου ήταν κατά μία περισσότερες από τους παίκτες, γι’ αυτό μία περίσσεψε και δεν την είχε κανείς.
round-end-paid = { $count ->
    [0] χωρίς χρυσό
    [one] +1 κάρτα χρυσού
   *[other] +{ $count } κάρτες χρυσού
}
round-end-paid-open = { $count ->
    [0] χωρίς χρυσό
    [one] +1 κομμάτι χρυσού
   *[other] +{ $count } κομμάτια χρυσού
}
round-end-won = { $count ->
    [0] Σε αυτόν τον γύρο δεν πήρες χρυσό
    [one] Κέρδισες 1 κομμάτι χρυσού!
   *[other] Κέρδισες { $count } κομμάτια χρυσού!
}
round-end-sharing = { $count ->
    [0] Η μοιρασιά του χρυσού συνεχίζεται.
    [one] Η μοιρασιά του χρυσού συνεχίζεται. Σε αυτόν τον γύρο έχεις ως τώρα 1 κομμάτι χρυσού.
   *[other] Η μοιρασιά του χρυσού συνεχίζεται. Σε αυτόν τον γύρο έχεις ως τώρα { $count } κομμάτια χρυσού.
}
round-end-saboteurs = { $kind ->
    [none] Σε αυτόν τον γύρο δεν υπήρχαν σαμποτέρ.
    [one] Σαμποτέρ σε αυτόν τον γύρο: { $names }.
   *[several] Σαμποτέρ σε αυτόν τον γύρο: { $names }.
}
round-end-goals = Τι έκρυβαν οι κάρτες τερματισμού
round-end-roles = Ρόλοι
# Checked: end, an abbreviation
rest-left = Ο επόμενος γύρος αρχίζει σε { $seconds } δευτ.
round-end-on = Συνέχισε
round-end-standings = Δες την τελική κατάταξη
round-end-look = Δες το ορυχείο
round-end-looking = Βλέπεις το ορυχείο όπως ήταν στο τέλος του γύρου { $round }. Πάτησε Esc για να γυρίσεις στα αποτελέσματα.
# Also stands over a single card, the last one.
gold-choose = Πάρε μια κάρτα χρυσού. Μόνο εσύ βλέπεις τι έχει μείνει.
gold-choose-open = Πάρε μια κάρτα χρυσού. Όλοι θα δουν ποια θα πάρεις.
gold-card = { $value ->
    [one] κάρτα με 1 κομμάτι χρυσού
   *[other] κάρτα με { $value } κομμάτια χρυσού
}
gold-take = { $count ->
    [one] Πάρε 1 κομμάτι χρυσού
   *[other] Πάρε { $count } κομμάτια χρυσού
}
gold-waiting = { $count ->
    [one] Ο παίκτης { $name } διαλέγει κρυφά χρυσό. Μένει μία κάρτα.
   *[other] Ο παίκτης { $name } διαλέγει κρυφά χρυσό. Μένουν { $count } κάρτες.
}
gold-waiting-away = { $name } λείπει. Περιμένουμε να γυρίσει και να διαλέξει χρυσό.
gold-waiting-open = { $count ->
    [one] Ο παίκτης { $name } διαλέγει χρυσό. Μένει μία κάρτα.
   *[other] Ο παίκτης { $name } διαλέγει χρυσό. Μένουν { $count } κάρτες.
}
gold-mine = Ο χρυσός σου ως τώρα
game-end-story = Πώς πήγε το παιχνίδι
game-end-again = Πάμε ξανά!
game-end-ready = Είμαι μέσα!
game-end-waiting = Περιμένουμε τον οικοδεσπότη να ξεκινήσει νέο παιχνίδι…
game-end-next = Άλλο ένα παιχνίδι;
rematch-host-away = Ο οικοδεσπότης ({ $name }) λείπει. Σε λίγο θα μπορεί να ξεκινήσει το παιχνίδι κάποιος άλλος.
game-end-room = Αίθουσα αναμονής
game-end-record = Αποθήκευσε το παιχνίδι
picture-save = Αποθήκευσε εικόνα
# Checked: same, a button here, a title there
game-end-replay = Δες το ξανά
verify = Έλεγξε αν το παιχνίδι ήταν καθαρό
game-end-you = { $count ->
    [one] Κέρδισες το παιχνίδι!
   *[other] Κοινή νίκη: κέρδισες κι εσύ!
}
