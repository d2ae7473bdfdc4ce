### Browser: questions by key, typed moves, and settings for reading and listening.

## Asking and typing

ask-field = Ερώτηση ή κίνηση
ask-example = πού · στροφή C4
ask-go = Εντάξει
ask-hint = Ρώτα με μια από τις παρακάτω λέξεις ή γράψε μια κίνηση: «στροφή C4», «3 C4 ανάποδα», «φανάρι Bruni», «πέτα 2».
ask-questions = Ερωτήσεις
question = { $question ->
    [role] Ποιος είναι ο ρόλος μου;
    [hand] Ποιες κάρτες έχω;
    [goals] Τι ξέρω για τις κάρτες τερματισμού;
    [tools] Ποιοι έχουν σπασμένα εργαλεία;
    [since] Τι έγινε μετά την κίνησή μου;
    [where] Πού παίζεται αυτή η κάρτα;
    [row] Διάβασε αυτή τη γραμμή
    [column] Διάβασε αυτή τη στήλη
   *[info] Ποιος παίζει τώρα και πόσος χρόνος απομένει;
}
question-word = { $question ->
    [role] ρόλος
    [hand] κάρτες
    [goals] τερματισμός
    [tools] εργαλεία
    [since] μετά
    [where] πού
    [row] γραμμή
    [column] στήλη
   *[info] σειρά
}
ask-tools-none = Κανείς δεν έχει σπασμένο εργαλείο.
ask-since-none = Δεν έχει γίνει τίποτα μετά την κίνησή σου.
ask-row = Γραμμή { $row }
ask-column = Στήλη { $column }
typed-rotated = ανάποδα
typed-several = { $count ->
    [one] 1 δυνατή κίνηση
   *[other] { $count } δυνατές κινήσεις
}
typed-unknown = Το «{ $text }» δεν είναι ούτε ερώτηση ούτε δυνατή κίνηση.

## Settings for eyes, ears, and hands

setting-text = Μέγεθος κειμένου και καρτών
setting-contrast = Αντίθεση
setting-speech = Ανακοινώσεις για αναγνώστη οθόνης
text-size = { $size ->
    [normal] Κανονικό
    [large] Μεγάλο
   *[largest] Πολύ μεγάλο
}
contrast = { $contrast ->
    [system] Όπως στο σύστημα
   *[more] Υψηλή
}
speech-detail = { $detail ->
    [short] Σύντομες: ποιος, τι, πού
    [normal] Κανονικές: και πού οδηγεί το τούνελ
   *[full] Αναλυτικές: και το απόθεμα και ποιος ακολουθεί
}
setting-shortcuts = Συντομεύσεις πληκτρολογίου
setting-keys = Αλλαγή πλήκτρων
key-action = { $action ->
    [t] Περιστροφή κάρτας
    [d] Πέταγμα κάρτας
    [b] Μετάβαση στο ορυχείο
    [l] Πού παίζεται η κάρτα
    [question] Εξήγηση κάρτας
    [c] Μετρητής καρτών
    [k] Αίτημα για επιπλέον χρόνο
    [q] Αίτημα για συμβουλή
   *[slash] Ερώτηση ή κίνηση
}
key-change = αλλαγή του πλήκτρου { $key }
key-press = Πάτησε ένα πλήκτρο
key-taken = Το πλήκτρο { $key } χρησιμοποιείται ήδη.
keys-reset = Επαναφορά πλήκτρων
