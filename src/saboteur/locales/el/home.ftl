### Browser: the pages around the game. Home, joining a table.

## Home

motto = Σκάψε για χρυσό με την παρέα σου. Μόνο μην τους εμπιστεύεσαι όλους.
home-start = Ξεκίνα παιχνίδι
home-play-now = Παίξε τώρα
home-play-now-about = Εσύ και τέσσερα ρομπότ. Οι κάρτες μοιράζονται αμέσως.
home-new-table = Παίξε με φίλους
# Κωδικός alone would be read as “password”.
home-code = Κωδικός τραπεζιού
home-join = Μπες
home-continue = Συνέχισε το παιχνίδι
home-open = Ανοιχτά τραπέζια
open-table = Παίκτες: { $taken } · ελεύθερες θέσεις: { $free }
home-recent = Πρόσφατα παιχνίδια
home-recent-clear = Καθάρισε τη λίστα
home-replay = Δες ξανά ένα παιχνίδι
me-name = Το όνομά σου
me-name-example = Επισκέπτης
me-shape = Άλλαξε νάνο
me-colour = Άλλαξε χρώμα
stage = { $stage ->
    [open] Δεν έχει αρχίσει ακόμη
    [dealing] Μοιράζονται οι κάρτες
    [playing] Παίζεται τώρα
   *[over] Τελείωσε
}

## Joining a table

door-title = Τραπέζι { $code }
door-join = Κάθισε στο τραπέζι
door-wait = Πάρε τη θέση ενός ρομπότ στο επόμενο μοίρασμα
door-watch = Μπες ως θεατής
door-full = Δεν υπάρχει ελεύθερη θέση σε αυτό το τραπέζι.
door-transfer = Κωδικός από την άλλη σου συσκευή
door-transfer-go = Συνέχισε εδώ
