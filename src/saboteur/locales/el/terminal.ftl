### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: το παιχνίδι { $game } (γραμμή { $line }) δεν ξαναπαίζεται: { $why }
bad-move = { $file }: παιχνίδι { $game } (γραμμή { $line }), η κίνηση { $number } (moves[{ $index }]) «{ $move }» δεν παίζεται: { $why }
no-game = Το { $file } δεν έχει παιχνίδι.
no-such-game = Το { $file } δεν έχει παιχνίδι { $game }· το πρώτο είναι το 0.
cannot-read = Το { $file } δεν διαβάζεται: { $why }.
system-refuses = Το σύστημα αρνείται: { $why }.
cannot-save = Η καταγραφή δεν γράφεται στο { $file }: { $why }.
no-standard-input = Δεν υπάρχει τυπική είσοδος για ανάγνωση.
record-too-large = Η καταγραφή είναι μεγαλύτερη από { $limit } MiB.
not-utf-8 = Το byte { $byte } αυτής της γραμμής δεν είναι UTF-8.
not-json = Δεν είναι JSON: { $why } (στήλη { $column }).
json-cut-off = Το κείμενο τελειώνει στη μέση της καταγραφής.
json-too-deep = Το JSON είναι πολύ βαθιά φωλιασμένο.
json-twice = Το κλειδί «{ $key }» υπάρχει δύο φορές.
json-long-number = Έχει αριθμό με περισσότερα από 18 ψηφία.
json-constant = Το { $name } δεν είναι αριθμός JSON.

## Terminal: arguments that can’t be used

bad-arguments = { $why } (το «{ $command } --help» εξηγεί).
rules-uncompiled = { $why ->
    [changed] Οι κανόνες τρέχουν χωρίς μεταγλώττιση, πιο αργά, γιατί ένα αρχείο του κώδικα άλλαξε από τότε: make compiled
    [other-python] Οι κανόνες τρέχουν χωρίς μεταγλώττιση, πιο αργά, γιατί μεταγλωττίστηκαν για άλλη Python: make compiled
   *[never] Οι κανόνες τρέχουν χωρίς μεταγλώττιση, πιο αργά, γιατί δεν έχουν μεταγλωττιστεί ακόμη: make compiled
}
no-such-command = Δεν υπάρχει εντολή «{ $name }»· υπάρχουν { $names }.
not-in-range = το «{ $text }» δεν είναι ακέραιος από { $lowest } έως { $highest }
range-backwards = το «{ $text }» πηγαίνει ανάποδα
not-an-edition = δεν υπάρχει έκδοση «{ $text }»· υπάρχουν { $names }
not-an-option = δεν υπάρχει επιλογή τραπεζιού «{ $text }»· υπάρχουν { $names }
not-a-style = δεν υπάρχει ύφος «{ $text }»· υπάρχουν { $names }
record-or-table = Η θέση παίρνεται είτε από --record είτε από το τραπέζι που περιγράφουν έκδοση, παίκτες, επιλογές, γύροι, πρώτος και σπόρος, όχι και από τα δύο.
no-seat-at-table = Δεν υπάρχει θέση { $seat }· η τελευταία είναι { $last }.

## Terminal: the story of a game

story-game = Παιχνίδι { $game }
story-table = Έκδοση { $edition }, { $players } παίκτες, { $rounds ->
    [one] { $rounds } γύρος
   *[other] { $rounds } γύροι
}.
story-options = Επιλογές τραπεζιού: { $options }.
story-seed = Οι κάρτες προκύπτουν από τον σπόρο «{ $seed }».
story-hand-made = Οι κάρτες μοιράστηκαν με το χέρι.
story-stops = Η καταγραφή σταματά εδώ· το παιχνίδι δεν τελείωσε.
round-began = Γύρος { $round }: αρχίζει { $who }.
laid = { $who } βάζει { $shape ->
    [straight] ίσιο τούνελ
    [corner] στροφή
    [junction] διακλάδωση
    [crossing] σταυροδρόμι
   *[dead-end] αδιέξοδο
} ({ $card }) στο { $cell }.
rock-fell = { $who } προκαλεί κατολίσθηση στο { $cell }: το { $card } χάθηκε.
broke = { $who } σπάει εργαλείο ({ tool }): { $whose }.
broke-own = { $who } σπάει δικό του εργαλείο ({ tool }).
mended = { $who } διορθώνει εργαλείο ({ tool }): { $whose }.
mended-own = { $who } διορθώνει δικό του εργαλείο ({ tool }).
saw = { $who } κοιτάζει την κάρτα τερματισμού στο { $cell }{ $content ->
    [treasure] : θησαυρός
    [stone] : πέτρα
   *[hidden] {""}
}.
discarded = { $who } πετάει { $card }.
discarded-hidden = { $who } πετάει μια κάρτα.
goal-turned = Ανοίγει η κάρτα τερματισμού στο { $cell }: { $content ->
    [treasure] ο θησαυρός!
   *[stone] πέτρα.
}
stone-laid = Μπαίνει στο { $cell } ως { $card }.
goals-reached = Φτάσατε στους τερματισμούς { $cells }· ποιος θα ανοίξει, διαλέγει { $who }.
stone-misfitted = Η πέτρα στο { $cell } δεν ταιριάζει με κανέναν τρόπο· πώς θα μπει, αποφασίζει { $who }.
round-ended = { $how ->
    [treasure] Οι χρυσοθήρες έφτασαν στον θησαυρό
    [ring] Κέρδισαν οι σαμποτέρ: το απόθεμα είναι άδειο και όλοι στη σειρά μπορούσαν μόνο να πετάξουν κάρτα,
   *[hands] Κέρδισαν οι σαμποτέρ: όλα τα χέρια είναι άδεια
} μετά από { $turns ->
    [one] { $turns } σειρά
   *[other] { $turns } σειρές
}.
finder = Ως ευρετής λογίζεται: { $who }.
roles = Οι ρόλοι: { $roles }.
spare = Περίσσεψε: { $role }.
goals = Οι τερματισμοί: { $goals }.
gold-taken = { $who } παίρνει κάρτα χρυσού αξίας { $value }.
gold-taken-hidden = { $who } παίρνει κάρτα χρυσού.
gold-paid = { $who } τραβάει { $count ->
    [0] καμία κάρτα χρυσού.
    [one] κάρτα χρυσού: { $values }.
   *[other] κάρτες χρυσού: { $values }.
}
gold-paid-hidden = { $who } τραβάει { $count ->
    [0] καμία κάρτα χρυσού.
    [one] μία κάρτα χρυσού.
   *[other] { $count } κάρτες χρυσού.
}
gold-rejected = Πίσω στον πάτο: { $values }.
gold-loose = { $who } πιστώνεται χωρίς κάρτα { $count ->
    [one] ένα κομμάτι χρυσού.
   *[other] { $count } κομμάτια χρυσού.
}
standings = Κομμάτια χρυσού: { $nuggets }.
winners = { $count ->
    [one] Κερδίζει το παιχνίδι: { $who }.
   *[other] Μοιράζονται τη νίκη: { $who }.
}
said = { $who } λέει: { $text }
legend = { $start } έναρξη   { $hidden } κλειστός τερματισμός   { $treasure } θησαυρός   { $stone } πέτρα   { $end } αδιέξοδο   { $joined } ενωμένο με την έναρξη   { $apart } αποκομμένο

## Terminal: dealing

deal-title = Γύρος { $round } για { $players } παίκτες, σπόρος «{ $seed }»
deal-starts = Αρχίζει η θέση { $seat }.
deal-seat = Θέση { $seat }, { $role }: { $hand }
deal-deck = Το απόθεμα, από επάνω: { $cards }
deal-gold = Ο χρυσός, από επάνω: { $cards }

## Terminal: playing

ask-players = Πόσοι παίκτες μαζί με σένα, 3 έως 10; [{ $usual }]
ask-edition = Ποια έκδοση: lt, lv, ru, el ή et; [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Ποια κάρτα τερματισμού ανοίγεις;
    [lay-stone] Πώς μπαίνει η πέτρα;
    [pick-gold] Ποια κάρτα χρυσού παίρνεις;
   *[play] Η κίνησή σου (? εξηγεί, q φεύγει):
}
play-help = Γράψε τον αριθμό μιας κίνησης από τη λίστα ή την ίδια την κίνηση:
    Το Pnes@3,-1 βάζει μονοπάτι στη στήλη 3, γραμμή -1, ανοιχτό προς βορρά, ανατολή και νότο (οι στήλες μεγαλώνουν προς ανατολή, οι γραμμές προς νότο),
    το Blamp>2 σπάει το φανάρι της θέσης 2, το Mlamp>2 το διορθώνει, το Mpick+lamp>2:lamp το διορθώνει με διπλή κάρτα,
    το R@2,0 θάβει την κάρτα εκεί, το V@8,0 κοιτάζει έναν τερματισμό, το -Pns πετάει κάρτα.
    Μια κενή γραμμή ξαναδείχνει το τραπέζι, το q φεύγει.
your-role = Ο ρόλος σου: { $role }.
your-hand = Ο ρόλος σου είναι { $role } και κρατάς: { $cards }
your-offer = Προσφερόμενες κάρτες χρυσού: { $cards }
drew = Τραβάς { $card }.
deck-left = { $count ->
    [0] Το απόθεμα είναι άδειο.
    [one] Έμεινε μία κάρτα στο απόθεμα.
   *[other] Έμειναν { $count } κάρτες στο απόθεμα.
}
broken-tools = { $who }, σπασμένα εργαλεία: { $tools }.
left = Φεύγεις από το τραπέζι.
