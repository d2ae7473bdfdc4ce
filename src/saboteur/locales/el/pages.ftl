### Browser: what every page says, and words of several pages.

## Everywhere

title = Σαμποτέρ
close = Κλείσιμο
home = Αρχική
notice-label = Ανακοίνωση του διαχειριστή:
notice-hide = Απόκρυψη ανακοίνωσης
rules = Κανόνες
settings = Ρυθμίσεις
try-again = Δοκίμασε ξανά
your-turn = Σειρά σου
connecting = Σύνδεση…
lost-title = Αδιέξοδο
lost-text = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.
bye-title = Εδώ τελειώνει το τούνελ
web-refused-unknown = Κάτι δεν πήγε καλά ({ $code }).
web-refused-no-connection = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου.

## On several pages

learn = Μάθε να παίζεις
puzzles = Γρίφοι
setting-language = Γλώσσα
door-again = Μπες ξανά
edition-name = { $edition ->
    [lt] Λιθουανική έκδοση
    [lv] Λετονική έκδοση
    [ru] Ρωσική έκδοση
    [el] Ελληνική έκδοση
   *[et] Εσθονική έκδοση
}
refused-table-closed = Αυτό το τραπέζι δεν δέχεται νέους παίκτες.
room-screen = Προβολή για τηλεόραση
