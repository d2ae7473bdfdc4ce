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
prompt-discard = Να πετάξεις αυτή την κάρτα κλειστή;
prompt-decide = { $phase ->
    [turn-goal] Το τούνελ φτάνει σε πάνω από μία κάρτα τερματισμού. Διάλεξε ποια θα ανοίξει.
    [lay-stone] Η πέτρα δεν ταιριάζει με κανέναν τρόπο. Διάλεξε πώς θα μπει.
   *[pick-gold] Διάλεξε μια κάρτα χρυσού.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } διαλέγει χρυσό…
   *[play] { $name } σκέφτεται…
}
prompt-paused = Το παιχνίδι είναι σε παύση.
play = Παίξε
turn-card = Στρίψε
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

# Accusative, behind «προς».
side = { $side ->
    [n] βορρά
    [e] ανατολή
    [s] νότο
   *[w] δύση
}
tool-name = { tool }
content = { goal }
goal-name = { $goal ->
    [top] πάνω κάρτα τερματισμού
    [middle] μεσαία κάρτα τερματισμού
   *[bottom] κάτω κάρτα τερματισμού
}
    .accusative = { $goal ->
        [top] την πάνω κάρτα τερματισμού
        [middle] τη μεσαία κάρτα τερματισμού
       *[bottom] την κάτω κάρτα τερματισμού
    }
card-path = { $shape ->
    [crossing] σταυροδρόμι με ανοίγματα προς { $sides }
    [fork] διακλάδωση με ανοίγματα προς { $sides }
    [straight] ίσιο τούνελ με ανοίγματα προς { $sides }
    [bend] στροφή με ανοίγματα προς { $sides }
   *[dead-end] αδιέξοδο με άνοιγμα προς { $sides }
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
cell-goal = { goal-name }, κλειστή
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, κλειστή· είδες: { content }
cell-offered = μπορεί να παιχτεί εδώ
cell-preview = επιλεγμένο· πάτησε ξανά για να παίξεις
cell-last = τελευταία κίνηση

## Players panel

players = Παίκτες
player-you = εσύ
player-bot = ρομπότ
player-away = λείπει
player-bot-named = { $bot ->
    [random] τυχαίο ρομπότ
    [digger] ρομπότ σκαφτιάς
    [detective] ρομπότ ντετέκτιβ
    [schemer] ραδιούργο ρομπότ
    [search] στοχαστικό ρομπότ
    [beginner] αρχάριο ρομπότ
    [friendly] φιλικό ρομπότ
    [gruff] γκρινιάρικο ρομπότ
   *[other] { $bot } (ρομπότ)
}
player-stand-in = Στη θέση παίζει προσωρινά ρομπότ. Ξέρει μόνο όσα ξέρει ο παίκτης.
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
player-looked = Έχει κοιτάξει: { $goals }
mute = Σίγαση συνομιλίας
unmute = Κατάργηση σίγασης

## Round end and results

round-end = Τέλος γύρου { $round }
round-end-verdict = { $winner ->
    [diggers] Κερδίζουν οι χρυσοθήρες!
   *[saboteurs] Κερδίζουν οι σαμποτέρ!
}
round-end-how = { $how ->
    [treasure] { $name } έπαιξε την τελευταία κάρτα μονοπατιού και ο θησαυρός βρέθηκε.
    [ring] Το απόθεμα είναι άδειο και όλοι μπορούσαν μόνο να πετάξουν κάρτα.
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
gold-choose = Διάλεξε μια κάρτα χρυσού. Τις βλέπεις μόνο εσύ.
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
game-end-record = Λήψη καταγραφής
# Checked: same, a button here, a title there
game-end-replay = Ξαναδές το
verify = Έλεγχος παιχνιδιού

## One device

curtain-pass = Τη συσκευή παίρνει τώρα { $name }
curtain-lift = Εδώ { $name }: δείξε τις κάρτες μου
curtain-note = Μην κρυφοκοιτάτε μέχρι να πάρει τη συσκευή { $name }!
curtain-done = Τέλος, δώσε τη συσκευή
