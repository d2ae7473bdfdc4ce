### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

control-column = { $column ->
    [code] Κωδικός
    [stage] Κατάσταση
    [edition] Έκδοση κανόνων
    [people] Παίκτες
    [bots] Ρομπότ
    [watching] Θεατές
    [games] Παιχνίδια
    [used] Τελευταία χρήση
    [names] Ονόματα
    [seat] Θέση
    [name] Όνομα
    [connected] Σύνδεση
    [addresses] Από πού
    [address] Διεύθυνση
    [since] Από πότε
    [players] Παίκτες
    [made] Νέα τραπέζια
    [dealt] Παιχνίδια
    [finished] Τελείωσαν
   *[abandoned] Διακόπηκαν
}
control-stage = { $stage ->
    [open] σε αναμονή
    [dealing] μοίρασμα
    [playing] σε εξέλιξη
    [over] τέλος παιχνιδιού
    [ended] έκλεισε
   *[kept] αποθηκευμένο
}
control-connected = { $here ->
    [yes] ναι
    [no] όχι
   *[bot] ρομπότ
}
control-offline = Δεν τρέχει κανένας διακομιστής. Αυτά υπάρχουν στη βάση δεδομένων.
control-no-tables = Δεν υπάρχουν τραπέζια.
control-addresses-of-one = Οι διευθύνσεις εμφανίζονται για ένα μόνο τραπέζι κάθε φορά: πρόσθεσε τον κωδικό του.
control-watching-from = Παρακολουθούν από: { $addresses }
control-ended = Το τραπέζι { $code } έκλεισε και ειδοποιήθηκαν όσοι ήταν εκεί.
control-banned = Η διεύθυνση { $address } αποκλείστηκε.
control-banned-before = Η διεύθυνση { $address } ήταν ήδη αποκλεισμένη.
control-lifted = Η διεύθυνση { $address } επιτρέπεται ξανά.
control-not-banned = Η διεύθυνση { $address } δεν ήταν αποκλεισμένη.
control-still-banned = Η διεύθυνση { $address } εξακολουθεί να μην έχει πρόσβαση, γιατί έχει αποκλειστεί ολόκληρο το δίκτυο { $network }. Για να επιτρέψεις ξανά αυτό το δίκτυο, τρέξε: saboteur ban --lift { $network }
control-lifted-inside = Ο αποκλεισμός της διεύθυνσης { $address } έχει αρθεί, αλλά η διεύθυνση εξακολουθεί να μην έχει πρόσβαση, γιατί έχει αποκλειστεί ολόκληρο το δίκτυο { $network }. Για να επιτρέψεις ξανά και αυτό το δίκτυο, τρέξε: saboteur ban --lift { $network }
control-no-bans = Δεν υπάρχουν αποκλεισμένες διευθύνσεις.
control-ban-one = Δώσε ακριβώς ένα από αυτά: ADDRESS, --lift ADDRESS ή --list.
control-no-address = Αυτό δεν είναι διεύθυνση ή δίκτυο που μπορεί να αποκλειστεί. Δώσε μια διεύθυνση, π.χ. 198.51.100.7, ή ένα δίκτυο, π.χ. 198.51.100.0/24.
control-ban-here = Αυτό είναι διεύθυνση αυτού του υπολογιστή ή δίκτυο που περιέχει μια τέτοια διεύθυνση. Αν φαίνεται ότι όλοι οι επισκέπτες έρχονται από εκεί, αντί για αποκλεισμό όρισε το --trusted-proxy.
control-ban-proxy = Αυτός είναι ο δικός σου proxy. Αν τον αποκλείσεις, αποκλείεις τους πάντες.
control-notice = Τώρα σε όλες τις σελίδες: { $text }
control-no-notice = Δεν υπάρχει ανακοίνωση.
control-notice-withdrawn = Η ανακοίνωση αποσύρθηκε.
control-notice-one = Δώσε είτε ένα κείμενο είτε το --withdraw, όχι και τα δύο.
control-now = { $what ->
    [playing] Παίζουν
    [waiting] Περιμένουν
    [watching] Θεατές
    [running] Παιχνίδια σε εξέλιξη
   *[tables] Τραπέζια στη μνήμη
}
control-since = Από { $date }:
control-nothing-counted = Δεν έχει παιχτεί τίποτα ακόμη.
control-all = σύνολο
control-days = Το --days πρέπει να είναι τουλάχιστον 1.
control-denied = Δεν έχεις δικαίωμα να διαχειριστείς τον διακομιστή μέσω του { $path }. Τρέξε την εντολή ως root ή με τον λογαριασμό του διακομιστή.
control-no-answer = Ο διακομιστής στο { $path } δεν απαντά.
control-no-server = Κανένας διακομιστής δεν ακούει στο { $path } και δεν υπάρχει βάση δεδομένων { $database }. Όρισε με --control ή --env-file ποιον διακομιστή εννοείς.
control-server-runs = Ένας διακομιστής χρησιμοποιεί τη βάση { $database }, αλλά δεν ακούει στο { $path }. Όρισε με --control ή --env-file πού βρίσκεται.
control-unknown-request = Ο διακομιστής που τρέχει δεν γνωρίζει αυτή την εντολή. Μάλλον είναι άλλη έκδοση του προγράμματος: επανεκκίνησέ τον.
