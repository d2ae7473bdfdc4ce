### Browser: the table. Prompts, board, cards, players.

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
screen-join = Κωδικός τραπεζιού: { $code }
log = Ιστορικό παιχνιδιού
talk = Συνομιλία
menu = Μενού
link-lost = Επανασύνδεση… Το παιχνίδι σου δεν θα χαθεί.
take-back = Είμαι εδώ!
leave = Σήκω από το τραπέζι
game-end-winners = { $count ->
    [one] Νίκη: { $names }!
   *[other] Κοινή νίκη: { $names }!
}
game-end-abandoned = Το παιχνίδι σταμάτησε πρόωρα
refused-stand-in-first = Την επόμενη κίνησή σου την κάνει το ρομπότ. Μετά μπορείς να πάρεις πίσω τη θέση σου.
counter = Κάρτες μονοπατιού που δεν έχεις δει

## At the table: prompts and buttons

prompt-choose = Σειρά σου: διάλεξε κάρτα.
prompt-choose-tools = Με σπασμένο εργαλείο δεν παίζεις κάρτες μονοπατιού.
prompt-place = { $kind ->
    [P] Διάλεξε ένα φωτισμένο σημείο.
    [R] Διάλεξε κάρτα μονοπατιού.
    [V] Διάλεξε κάρτα τερματισμού.
    [other] Διάλεξε άλλον παίκτη.
   *[B] Διάλεξε παίκτη.
}
prompt-confirm = Η κίνησή σου: { $what }. Πάτησε ξανά ή διάλεξε «Παίξε».
# Checked: end, a whole sentence here, like the other lines in that place
prompt-tool = Παίζεις { $card } στον παίκτη { $name }.
prompt-tool-own = Επισκευάζεις { tool.accusative } σου.
prompt-nowhere = Τώρα μπορεί μόνο να πεταχτεί.
prompt-broken = Με σπασμένο εργαλείο μόνο πετιέται.
prompt-plan = Κίνηση έτοιμη. Παίξε την όταν έρθει η σειρά σου.
prompt-plan-discard = Κίνηση έτοιμη. Πέτα αυτή την κάρτα όταν έρθει η σειρά σου.
prompt-planned = Σειρά σου: παίζεις την κίνηση που ετοίμασες;
prompt-lapsed = Η κίνηση που ετοίμασες δεν γίνεται πια.
prompt-pending = Η κίνηση θα σταλεί μόλις επανέλθει η σύνδεση.
plan-cancel = Άκυρο
prompt-discard = Θέλεις να πετάξεις κλειστή αυτή την κάρτα;
prompt-decide = { $phase ->
    [turn-goal] Το τούνελ φτάνει σε περισσότερες από μία κάρτες τερματισμού. Διάλεξε ποια θα ανοίξει.
    [lay-stone] Η πέτρα δεν ταιριάζει. Διάλεξε πώς θα μπει.
   *[pick-gold] Πάρε μια κάρτα χρυσού.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } διαλέγει χρυσό…
   *[play] { $name } σκέφτεται…
}
prompt-away = { $name } λείπει.
# Checked: end, an abbreviation
rest-waiting = { $limit ->
    [no] Περιμένουμε: { $names }
   *[yes] Περιμένουμε: { $names } ({ $seconds } δευτ.)
}
prompt-role = Δες πρώτα τον ρόλο σου.
prompt-paused = Το παιχνίδι είναι σε παύση.
play = Παίξε
hint-ask = Τι μπορώ να κάνω;
turn-card = Περίστρεψε
discard = Πέτα την
discard-yes = Πέτα την
discard-no = Κράτα την
places-list = Πού παίζεται
hand = Οι κάρτες σου
hand-discard-only = τώρα μπορείς μόνο να την πετάξεις
hand-drawn = νέα κάρτα
role-show = Δείξε τον ρόλο μου
role-short = Ο ρόλος μου
role-name = { $role ->
    [saboteur] Σαμποτέρ
    [selfish] Εγωιστής νάνος
   *[digger] Χρυσοθήρας
}
role-title = Ο ρόλος σου σε αυτόν τον γύρο
role-tap = Πάτησε την κάρτα για να δεις τον ρόλο σου. Πρόσεχε να μην κοιτάει κανείς!
role-aim = { $role ->
    [saboteur] Μην αφήσεις τους χρυσοθήρες να φτάσουν στον θησαυρό – και μην προδοθείς!
    [selfish] Σκάψε ως τον θησαυρό, αλλά παίξε εσύ την τελευταία κάρτα μονοπατιού: τότε χρυσό παίρνεις μόνο εσύ.
   *[digger] Σκάψε μαζί με τους άλλους χρυσοθήρες ένα τούνελ ως τον θησαυρό. Πρόσεχε τους σαμποτέρ!
}
role-saboteurs = { $kind ->
    [alone] Σε αυτόν τον γύρο σαμποτέρ είσαι μόνο εσύ.
    [exact] Σαμποτέρ σε αυτόν τον γύρο: { $highest }
   *[range] Σαμποτέρ σε αυτόν τον γύρο: { $lowest } ή { $highest }
}
role-close = Κατάλαβα
you-drew = Τράβηξες: { $card }.
spoken-path = { $name }, { $cell }: { $card }.
targets = { $count ->
    [0] δεν παίζεται πουθενά
    [one] 1 δυνατή επιλογή
   *[other] { $count } δυνατές επιλογές
}
card-turned = μετά την περιστροφή: { $card }
card-same-turned = Η κάρτα είναι ίδια και ανάποδα.
chosen-nothing = Δεν είναι επιλεγμένη καμία κάρτα.
play-what = { play }: { $what }
# «Πέτα την» stays whole at the beginning, as on the button; «την» needs its noun before a name of any gender.
discard-what = Πέτα την κάρτα: { $card }
clock-left = Χρόνος που απομένει: { $time }
more-time = { $count ->
    [one] Επιπλέον χρόνος: +{ $time } (ακόμη μία φορά)
   *[other] Επιπλέον χρόνος: +{ $time } (ακόμη { $count } φορές)
}
skip-hand = Μετάβαση στις κάρτες σου
skip-board = Μετάβαση στο ορυχείο

## At the table: board

board = Ορυχείο
board-zoom = Ζουμ
board-zoom-in = Μεγέθυνση
board-zoom-out = Σμίκρυνση
board-fit = Δείξε όλο το ορυχείο
board-dig = Πήγαινε στην τελευταία κάρτα
board-turn = { $direction ->
    [down] Δείξε το ορυχείο από πάνω προς τα κάτω
   *[across] Δείξε το ορυχείο από αριστερά προς τα δεξιά
}

## At the table: cards and spots in words

# Where a tunnel leads out, behind «με ανοίγματα», or «με άνοιγμα» for a dead end, which may have only one: nobody at a table thinks in compass points.
# Unused: $side, because up and down are meant as on the screen: $seen.
side = { $seen ->
    [n] πάνω
    [e] δεξιά
    [s] κάτω
   *[w] αριστερά
}
tool-name = { $tool ->
    [pick] Αξίνα
    [lamp] Φανάρι
   *[cart] Βαγονέτο
}
content = { $content ->
    [treasure] Θησαυρός
   *[stone] Πέτρα
}
# Short in lists whose heading says «κάρτα τερματισμού»; the whole name is an attribute.
goal-name = { $goal ->
    [top] η πάνω
    [left] η αριστερή
    [right] η δεξιά
    [middle] η μεσαία
   *[bottom] η κάτω
}
    .card = { $goal ->
        [top] πάνω κάρτα τερματισμού
        [left] αριστερή κάρτα τερματισμού
        [right] δεξιά κάρτα τερματισμού
        [middle] μεσαία κάρτα τερματισμού
       *[bottom] κάτω κάρτα τερματισμού
    }
    .accusative = { $goal ->
        [top] την πάνω κάρτα τερματισμού
        [left] την αριστερή κάρτα τερματισμού
        [right] τη δεξιά κάρτα τερματισμού
        [middle] τη μεσαία κάρτα τερματισμού
       *[bottom] την κάτω κάρτα τερματισμού
    }
card-path = { $shape ->
    [crossing] σταυροδρόμι με ανοίγματα σε όλες τις πλευρές
    [fork] διακλάδωση με ανοίγματα { $sides }
    [straight] ίσιο τούνελ με ανοίγματα { $sides }
    [bend] στροφή με ανοίγματα { $sides }
   *[dead-end] αδιέξοδο με άνοιγμα { $sides }
}
card-broken = { tool.broken }
card-mend = επισκευή { tool.genitive }
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] επισκευή αξίνας ή φαναριού
       *[cart] επισκευή αξίνας ή βαγονέτου
    }
   *[lamp] { $second ->
       *[cart] επισκευή φαναριού ή βαγονέτου
    }
}
card-rockfall = κατολίσθηση
card-map = χάρτης
card-help-path = { $shape ->
    [crossing] Σταυροδρόμι
    [fork] Διακλάδωση
    [straight] Ίσιο τούνελ
   *[bend] Στροφή
}: { $edition ->
    [el] μπαίνει δίπλα σε οποιαδήποτε ανοιχτή κάρτα.
    [et] μπαίνει δίπλα σε οποιαδήποτε ανοιχτή κάρτα.
   *[lt] πρέπει να συνεχίζει το τούνελ.
}
card-help-dead-end = Αδιέξοδο: κλείνει το τούνελ.
card-help-broken = { $tool ->
    [pick] Σπασμένη αξίνα
    [lamp] Σπασμένο φανάρι
   *[cart] Σπασμένο βαγονέτο
}: χωρίς επισκευή ο παίκτης δεν σκάβει.
card-help-mend = Επισκευή { tool.genitive }: για σένα ή για άλλον παίκτη.
card-help-mend-double = Διπλή επισκευή: ένα από τα δύο εργαλεία, δικό σου ή άλλου.
card-help-rockfall = Κατολίσθηση: αφαιρεί μία κάρτα μονοπατιού.
card-help-map = Χάρτης: σου δείχνει κρυφά μία κάρτα τερματισμού.
card-rule = Δες τον κανόνα
cell = { $cell }: { $what }
cell-empty = κενό
cell-beside-open = τούνελ { $sides }
cell-beside-rock = βράχος { $sides }
cell-start = κάρτα έναρξης
cell-card = { $state ->
    [reached] { $card }, το τούνελ φτάνει ως εδώ
   *[cut-off] { $card }, το τούνελ δεν φτάνει ως εδώ
}
cell-goal = { goal-name.card }, κλειστή
cell-goal-turned = { goal-name.card }: { goal }
cell-goal-seen = { goal-name.card }, κλειστή· είδες: { goal }
cell-offered = η κάρτα σου παίζεται εδώ
cell-preview = επιλεγμένο· πάτησε ξανά για να παίξεις
cell-last = τελευταία κίνηση
cell-since = κίνηση μετά τη δική σου

## Players panel

players = Παίκτες
player-you = εσύ
player-away = λείπει
player-program = πρόγραμμα
player-bot-named = { $bot ->
    [random] ρομπότ «Τυχαίος»
    [digger] ρομπότ «Δουλευταράς»
    [detective] ρομπότ «Ντετέκτιβ»
    [schemer] ρομπότ «Ραδιούργος»
    [search] ρομπότ «Στοχαστής»
    [beginner] ρομπότ «Αρχάριος»
    [friendly] ρομπότ «Καλόκαρδος»
    [gruff] ρομπότ «Γκρινιάρης»
   *[other] ρομπότ «{ $bot }»
}
player-turn = παίζει τώρα
did = { $did ->
    [path-laid] μονοπάτι
    [rock-fell] κατολίσθηση
    [tool-broken] → { $target }
    [tool-mended] → { $target }
    [own] → εαυτός
    [goal-seen] χάρτης
    [discarded] πέταξε κάρτα
   *[gold-taken] χρυσός
}
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
nuggets = { $count ->
    [one] 1 κομμάτι χρυσού
   *[other] { $count } κομμάτια χρυσού
}
note = { $mark ->
    [trusted] Εμπιστοσύνη
    [unsure] Αμφιβολία
    [suspect] Υποψία
   *[none] Χωρίς σημείωση
}
note-spoken = η σημείωσή σου: { note }
