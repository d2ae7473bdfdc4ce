### Browser: the table. Prompts, board, cards, players, results, one device for several players.

## At the table: top bar and notices

table-title = Σαμποτέρ, τραπέζι { $code }
round-of = Γύρος { $round } από { $rounds }
deck = { $count ->
    [0] Το απόθεμα είναι άδειο
    [one] { $count } κάρτα στο απόθεμα
   *[other] { $count } κάρτες στο απόθεμα
}
watching = Παρακολουθείς
watchers = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
screen-join = Τραπέζι { $code }
log = Τι έγινε
talk = Συζήτηση
menu = Μενού
link-lost = Επανασύνδεση – τίποτα δεν χάθηκε
missed = { $count ->
    [one] Στο μεταξύ: { $count } κίνηση
   *[other] Στο μεταξύ: { $count } κινήσεις
}
waiting-seat = Στο επόμενο μοίρασμα παίρνεις αυτή τη θέση: { $name }.
stand-in-for-you = Για σένα παίζει ένα ρομπότ που ξέρει μόνο όσα ξέρεις εσύ.
take-back = Παίζω ξανά χωρίς ρομπότ

## At the table: prompts and buttons

prompt-choose = Σειρά σου: διάλεξε κάρτα.
prompt-place = { $kind ->
    [P] Διάλεξε μια φωτισμένη θέση.
    [R] Διάλεξε την κάρτα που θα θάψει η κατολίσθηση.
    [V] Διάλεξε κάρτα τερματισμού για να δεις.
   *[B] Διάλεξε παίκτη.
}
prompt-confirm = Άγγιξε ξανά τη θέση ή πάτησε «Παίξε».
prompt-tool = { $card } → { $name }
prompt-nowhere = Δεν υπάρχει τώρα θέση για αυτή την κάρτα: { $card }. Μπορείς να την πετάξεις.
prompt-discard = Να πεταχτεί κλειστή αυτή η κάρτα;
prompt-decide = { $phase ->
    [turn-goal] Φτάσατε σε δύο κάρτες τερματισμού: διάλεξε ποια θα ανοίξει.
    [lay-stone] Η πέτρα δεν ταιριάζει με κανέναν τρόπο: διάλεξε πώς θα μπει.
   *[pick-gold] Διάλεξε κάρτα χρυσού.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } διαλέγει χρυσό.
   *[play] { $name } σκέφτεται.
}
prompt-paused = Το παιχνίδι είναι σε παύση.
play = Παίξε
turn-card = Στρίψε
discard = Πέτα
discard-yes = Πέτα την
discard-no = Κράτα την
places-list = Κατάλογος θέσεων
hand = Οι κάρτες σου
hand-discard-only = τώρα μόνο για πάσο
role-show = Δείξε τον ρόλο μου
role-short = ο ρόλος μου
role-is = Ο ρόλος σου: { role-name }. Πάτησε για απόκρυψη.
role-name = { $role ->
    [saboteur] σαμποτέρ
    [selfish] εγωιστής νάνος
   *[digger] χρυσοθήρας
}
you-drew = Τραβάς: { $card }.

## At the table: board

board = Το ορυχείο
board-zoom = Μεγέθυνση
board-zoom-in = Πιο κοντά
board-zoom-out = Πιο μακριά
board-fit = Δείξε τα όλα
board-dig = Πήγαινε εκεί που σκάβουν

## At the table: cards and spots in words

side = { $side ->
    [n] βορρά
    [e] ανατολή
    [s] νότο
   *[w] δύση
}
tool-name = { $tool ->
    [pick] αξίνα
    [lamp] φανάρι
   *[cart] βαγόνι
}
content = { $content ->
    [treasure] θησαυρός
   *[stone] πέτρα
}
goal-name = { $goal ->
    [top] επάνω κάρτα τερματισμού
    [middle] μεσαία κάρτα τερματισμού
   *[bottom] κάτω κάρτα τερματισμού
}
card-path = { $shape ->
    [crossing] σταυροδρόμι
    [fork] διακλάδωση
    [straight] ίσιο τούνελ
    [bend] στροφή
   *[dead-end] αδιέξοδο
}, έξοδοι προς { $sides }
card-broken = { $tool ->
    [pick] σπασμένη αξίνα
    [lamp] σπασμένο φανάρι
   *[cart] σπασμένο βαγόνι
}
card-mend = επισκευή: { tool-name }
card-mend-double = επισκευή: { $first ->
    [pick] αξίνα
    [lamp] φανάρι
   *[cart] βαγόνι
} ή { $second ->
    [pick] αξίνα
    [lamp] φανάρι
   *[cart] βαγόνι
}
card-rockfall = κατολίσθηση
card-map = χάρτης
cell = Στήλη { $column }, γραμμή { $row }: { $what }
cell-empty = κενό
cell-start = κάρτα έναρξης με τη σκάλα
cell-card = { $card }, { $state ->
    [reached] με σύνδεση ως την έναρξη
   *[cut-off] χωρίς σύνδεση
}
cell-goal = { goal-name }, κλειστή
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, κλειστή· μόνο εσύ ξέρεις: { content }
cell-offered = δυνατό
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
    [schemer] ρομπότ ραδιούργος
    [search] ρομπότ στοχαστής
    [beginner] ρομπότ αρχάριος
    [friendly] ρομπότ φίλος
    [gruff] ρομπότ γκρινιάρης
   *[other] ρομπότ { $bot }
}
player-stand-in = Αναπληρώνει ένα ρομπότ που ξέρει μόνο όσα ξέρει αυτή η θέση.
player-turn = έχει σειρά
player-hand = { $count ->
    [one] { $count } κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
player-gold = { $count ->
    [0] καμία κάρτα χρυσού
    [one] { $count } κάρτα χρυσού
   *[other] { $count } κάρτες χρυσού
}
tool-state = { $tool ->
    [pick] { $state ->
        [broken] αξίνα: σπασμένη
       *[whole] αξίνα: γερή
    }
    [lamp] { $state ->
        [broken] φανάρι: σπασμένο
       *[whole] φανάρι: γερό
    }
   *[cart] { $state ->
        [broken] βαγόνι: σπασμένο
       *[whole] βαγόνι: γερό
    }
}
player-looked = Κοίταξε: { $goals }
mute = Σίγαση συνομιλίας
unmute = Δείξε ξανά τη συνομιλία

## Round end and results

round-end = Ο γύρος { $round } τελείωσε
round-end-verdict = { $winner ->
    [diggers] Οι χρυσοθήρες βρήκαν τον χρυσό!
   *[saboteurs] Κέρδισαν οι σαμποτέρ!
}
round-end-how = { $how ->
    [treasure] Το τελευταίο μονοπάτι ως τον θησαυρό: { $name }.
    [ring] Το απόθεμα είναι άδειο και όλοι στη σειρά μπορούσαν μόνο να πετάξουν κάρτα.
   *[hands] Παίχτηκαν όλες οι κάρτες και δεν φτάσατε στον θησαυρό.
}
round-end-spare = περίσσεψε
round-end-paid = { $count ->
    [0] χωρίς χρυσό
    [one] + { $count } κάρτα χρυσού
   *[other] + { $count } κάρτες χρυσού
}
round-end-on = Συνέχεια
round-end-standings = Δείξε την κατάταξη
gold-choose = Διάλεξε κάρτα χρυσού. Οι άλλοι δεν τις βλέπουν.
gold-card = { $value ->
    [one] κάρτα με { $value } κομμάτι χρυσού
   *[other] κάρτα με { $value } κομμάτια χρυσού
}
gold-waiting = { $name } διαλέγει κρυφά. { $count ->
    [one] Έμεινε { $count } κάρτα χρυσού.
   *[other] Έμειναν { $count } κάρτες χρυσού.
}
gold-mine = Ο χρυσός σου
nuggets = { $count ->
    [one] { $count } κομμάτι χρυσού
   *[other] { $count } κομμάτια χρυσού
}
game-end-winners = { $count ->
    [one] Νίκη: { $names }!
   *[other] Μοιράζονται τη νίκη: { $names }!
}
game-end-abandoned = Το παιχνίδι τελείωσε νωρίτερα
game-end-again = Ξανά με τους ίδιους
game-end-ready = Ξανά!
game-end-waiting = Περιμένουμε τον οικοδεσπότη να ξαναμοιράσει.
game-end-room = Στο δωμάτιο
game-end-record = Λήψη της καταγραφής
game-end-replay = Επανάληψη
verify = Έλεγχος του μοιράσματος

## One device

curtain-pass = Δώστε τη συσκευή: { $name }
curtain-lift = Εδώ { $name }: δείξε τις κάρτες μου
curtain-note = Η αυλαία σάς εμπιστεύεται: κανείς δεν κοιτά πριν πάρει τη συσκευή { $name }.
curtain-done = Τέλος, δώσε παρακάτω
