### Browser: the table. Prompts, board, cards, players, results, one device for several players.

## At the table: top bar and notices

table-title = Σαμποτέρ, τραπέζι { $code }
round-of = Γύρος { $round } από { $rounds }
deck = { $count ->
    [0] Το απόθεμα είναι άδειο
    [one] 1 κάρτα στο απόθεμα
   *[other] { $count } κάρτες στο απόθεμα
}
watching = Είσαι θεατής
watchers = { $count ->
    [one] 1 θεατής
   *[other] { $count } θεατές
}
screen-join = Κωδικός τραπεζιού { $code }
log = Ιστορικό παιχνιδιού
talk = Συνομιλία
menu = Μενού
link-lost = Επανασύνδεση… Το παιχνίδι σου είναι ασφαλές.
missed = { $count ->
    [one] Όσο έλειπες: 1 κίνηση
   *[other] Όσο έλειπες: { $count } κινήσεις
}
waiting-seat = Στο επόμενο μοίρασμα παίρνεις τη θέση του ρομπότ { $name }.
stand-in-for-you = Στη θέση σου παίζει προσωρινά ρομπότ. Ξέρει μόνο όσα ξέρεις κι εσύ.
take-back = Είμαι εδώ!

## At the table: prompts and buttons

prompt-choose = Σειρά σου: διάλεξε κάρτα.
prompt-place = { $kind ->
    [P] Διάλεξε ένα φωτισμένο σημείο.
    [R] Διάλεξε ποια κάρτα μονοπατιού θα αφαιρέσεις.
    [V] Διάλεξε ποια κάρτα τερματισμού θα κοιτάξεις.
   *[B] Διάλεξε παίκτη.
}
prompt-confirm = Άγγιξε ξανά ή πάτησε «Παίξε».
prompt-tool = Παίζεις: { $card } → { $name }
prompt-nowhere = Αυτή η κάρτα ({ $card }) δεν παίζεται τώρα, αλλά μπορείς να την πετάξεις.
prompt-discard = Πετάς αυτή την κάρτα κλειστή;
prompt-decide = { $phase ->
    [turn-goal] Το τούνελ φτάνει σε πάνω από μία κάρτα τερματισμού. Διάλεξε ποια θα ανοίξει.
    [lay-stone] Η πέτρα δεν ταιριάζει με κανέναν τρόπο. Διάλεξε πώς θα μπει.
   *[pick-gold] Πάρε μια κάρτα χρυσού.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } διαλέγει χρυσό…
   *[play] { $name } σκέφτεται…
}
prompt-paused = Το παιχνίδι είναι σε παύση.
play = Παίξε
turn-card = Περίστρεψε
discard = Πέτα την
discard-yes = Πέτα την
discard-no = Κράτα την
places-list = Πού παίζεται
hand = Οι κάρτες σου
hand-discard-only = τώρα μπορείς μόνο να την πετάξεις
role-show = Δείξε τον ρόλο μου
role-short = ο ρόλος μου
role-is = Ο ρόλος σου: { role-name }. Πάτησε για απόκρυψη.
role-name = { role }
you-drew = Τράβηξες: { $card }.

## At the table: board

board = Ορυχείο
board-zoom = Ζουμ
board-zoom-in = Μεγέθυνση
board-zoom-out = Σμίκρυνση
board-fit = Δείξε όλο το ορυχείο
board-dig = Πήγαινε στην τελευταία κάρτα

## At the table: cards and spots in words

# Where a tunnel leads out, behind «με ανοίγματα» or «με τούνελ» (which has no plural form): nobody at a table thinks in compass points.
side = { $side ->
    [n] πάνω
    [e] δεξιά
    [s] κάτω
   *[w] αριστερά
}
tool-name = { tool }
content = { goal }
# Short in lists whose heading says «κάρτα τερματισμού»; the whole name is an attribute.
goal-name = { $goal ->
    [top] πάνω
    [middle] μεσαία
   *[bottom] κάτω
}
    .card = { goal-name } κάρτα τερματισμού
    .accusative = { $goal ->
        [top] την πάνω κάρτα τερματισμού
        [middle] τη μεσαία κάρτα τερματισμού
       *[bottom] την κάτω κάρτα τερματισμού
    }
card-path = { $shape ->
    [crossing] σταυροδρόμι με ανοίγματα { $sides }
    [fork] διακλάδωση με ανοίγματα { $sides }
    [straight] ίσιο τούνελ με ανοίγματα { $sides }
    [bend] στροφή με ανοίγματα { $sides }
   *[dead-end] αδιέξοδο με τούνελ { $sides }
}
card-broken = { tool.broken }
card-mend = επισκευή { tool.genitive }
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] επισκευή αξίνας ή φαναριού
       *[cart] επισκευή αξίνας ή βαγονιού
    }
   *[lamp] { $second ->
       *[cart] επισκευή φαναριού ή βαγονιού
    }
}
card-rockfall = κατολίσθηση
card-map = χάρτης
cell = Στήλη { $column }, γραμμή { $row }: { $what }
cell-empty = κενό
cell-start = κάρτα έναρξης
cell-card = { $state ->
    [reached] { $card }, ενώνεται με την έναρξη
   *[cut-off] { $card }, δεν ενώνεται με την έναρξη
}
cell-goal = { goal-name.card }, κλειστή
cell-goal-turned = { goal-name.card }: { content }
cell-goal-seen = { goal-name.card }, κλειστή· είδες: { content }
cell-offered = μπορεί να παιχτεί εδώ
cell-preview = επιλεγμένο· πάτησε ξανά για να παίξεις
cell-last = τελευταία κίνηση

## Players panel

players = Παίκτες
player-you = εσύ
player-bot = ρομπότ
player-away = λείπει
player-bot-named = { $bot ->
    [random] ρομπότ «Τυχαίος»
    [digger] ρομπότ «Σκαφτιάς»
    [detective] ρομπότ «Ντετέκτιβ»
    [schemer] ρομπότ «Ραδιούργος»
    [search] ρομπότ «Στοχαστής»
    [beginner] ρομπότ «Αρχάριος»
    [friendly] ρομπότ «Φίλος»
    [gruff] ρομπότ «Γκρινιάρης»
   *[other] ρομπότ «{ $bot }»
}
player-stand-in = Σε αυτή τη θέση παίζει προσωρινά ρομπότ. Ξέρει μόνο όσα ξέρει ο παίκτης.
player-turn = παίζει τώρα
player-hand = { $count ->
    [0] καμία κάρτα στο χέρι
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
player-gold = { $count ->
    [0] καμία κάρτα χρυσού
    [one] 1 κάρτα χρυσού
   *[other] { $count } κάρτες χρυσού
}
tool-state = { $state ->
    [broken] { tool.broken }
   *[whole] { tool.whole }
}
player-looked = Κάρτες τερματισμού που έχει κοιτάξει: { $goals }
mute = Σίγαση συνομιλίας
unmute = Κατάργηση σίγασης

## Round end and results

# Checked: glued, an ordinal: 1ου
round-end = Τέλος { $round }ου γύρου
round-end-verdict = { $winner ->
    [diggers] Κερδίζουν οι χρυσοθήρες!
   *[saboteurs] Κερδίζουν οι σαμποτέρ!
}
round-end-how = { $how ->
    [treasure] { $name } έπαιξε την τελευταία κάρτα μονοπατιού και ο θησαυρός βρέθηκε.
    [ring] Το απόθεμα άδειασε και όλοι μπορούσαν μόνο να πετάξουν κάρτα.
   *[hands] Οι κάρτες τελείωσαν και ο θησαυρός δεν βρέθηκε.
}
round-end-spare = περίσσεψε
round-end-paid = { $count ->
    [0] χωρίς χρυσό
    [one] +1 κάρτα χρυσού
   *[other] +{ $count } κάρτες χρυσού
}
round-end-on = Συνέχεια
round-end-standings = Τελική κατάταξη
# Also stands over a single card, the last one.
gold-choose = Πάρε μια κάρτα χρυσού. Μόνο εσύ βλέπεις τι προσφέρεται.
gold-card = { $value ->
    [one] κάρτα με 1 κομμάτι χρυσού
   *[other] κάρτα με { $value } κομμάτια χρυσού
}
gold-waiting = { $count ->
    [one] { $name } διαλέγει κρυφά χρυσό. Μένει 1 κάρτα.
   *[other] { $name } διαλέγει κρυφά χρυσό. Μένουν { $count } κάρτες.
}
gold-mine = Ο χρυσός σου ως τώρα
nuggets = { $count ->
    [one] 1 κομμάτι χρυσού
   *[other] { $count } κομμάτια χρυσού
}
game-end-winners = { $count ->
    [one] { $names } κερδίζει!
   *[other] { $names } μοιράζονται τη νίκη!
}
game-end-abandoned = Το παιχνίδι σταμάτησε πρόωρα
game-end-again = Πάμε ξανά!
game-end-ready = Είμαι μέσα!
game-end-waiting = Περιμένουμε τον οικοδεσπότη να ξεκινήσει νέο παιχνίδι…
game-end-room = Αίθουσα αναμονής
game-end-record = Κατέβασε το παιχνίδι
# Checked: same, a button here, a title there
game-end-replay = Δες το ξανά
# Checked: end, a question that the result answers
verify = Ήταν καθαρό το παιχνίδι;

## One device

curtain-pass = Δώστε τη συσκευή. Σειρά έχει: { $name }
curtain-lift = Είμαι εγώ ({ $name }): δείξε τις κάρτες μου
curtain-note = { $name } παίρνει τη συσκευή. Οι υπόλοιποι, μην κρυφοκοιτάτε!
curtain-done = Τελείωσα, δίνω τη συσκευή
