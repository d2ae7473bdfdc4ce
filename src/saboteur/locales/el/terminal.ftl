### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: το παιχνίδι { $game } (γραμμή { $line }) δεν μπορεί να ξαναπαιχτεί: { $why }
bad-move = { $file }: παιχνίδι { $game } (γραμμή { $line }), η κίνηση { $number } (moves[{ $index }]) «{ $move }» δεν παίζεται: { $why }
no-game = Το { $file } δεν περιέχει παιχνίδια.
no-such-game = Το { $file } δεν έχει παιχνίδι { $game } (το πρώτο είναι το παιχνίδι 0).
cannot-read = Το { $file } δεν διαβάζεται: { $why }.
system-refuses = Σφάλμα συστήματος: { $why }.
cannot-save = Η καταγραφή δεν αποθηκεύτηκε στο { $file }: { $why }.
no-standard-input = Δεν υπάρχει τυπική είσοδος για ανάγνωση.
record-too-large = Η καταγραφή είναι μεγαλύτερη από { $limit } MiB.
not-utf-8 = Το byte { $byte } αυτής της γραμμής δεν είναι έγκυρο UTF-8.
not-json = Αυτό δεν είναι έγκυρο JSON: { $why } (στήλη { $column }).
json-cut-off = Το αρχείο τελειώνει στη μέση της καταγραφής.
json-too-deep = Το JSON έχει πάρα πολλά επίπεδα το ένα μέσα στο άλλο.
json-twice = Το κλειδί «{ $key }» εμφανίζεται δύο φορές.
json-long-number = Ένας αριθμός έχει περισσότερα από 18 ψηφία.
json-constant = Το { $name } δεν επιτρέπεται σε JSON.

## Terminal: arguments that can’t be used

bad-arguments = { $why }. Δες «{ $command } --help».
rules-uncompiled = { $why ->
    [changed] Οι κανόνες τρέχουν χωρίς μεταγλώττιση, άρα πιο αργά: ο κώδικας άλλαξε. Τρέξε «make compiled».
    [other-python] Οι κανόνες τρέχουν χωρίς μεταγλώττιση, άρα πιο αργά: μεταγλωττίστηκαν για άλλη Python. Τρέξε «make compiled».
   *[never] Οι κανόνες τρέχουν χωρίς μεταγλώττιση, άρα πιο αργά: δεν έχουν μεταγλωττιστεί ακόμη. Τρέξε «make compiled».
}
no-such-command = Άγνωστη εντολή «{ $name }». Εντολές: { $names }.
not-in-range = το «{ $text }» δεν είναι ακέραιος από { $lowest } έως { $highest }
range-backwards = το «{ $text }» πηγαίνει ανάποδα
not-an-edition = άγνωστη έκδοση «{ $text }» (υπάρχουν: { $names })
not-an-option = άγνωστη επιλογή τραπεζιού «{ $text }» (υπάρχουν: { $names })
not-a-style = άγνωστο στιλ «{ $text }» (υπάρχουν: { $names })
not-a-clause = οι κανόνες δεν έχουν άρθρο «{ $text }»
not-a-language = άγνωστη γλώσσα «{ $text }» (υπάρχουν: { $names })
record-or-table = Δώσε είτε --record είτε τις επιλογές που περιγράφουν τραπέζι (--edition, --players, --options, --rounds, --first, --seed), όχι και τα δύο.
no-seat-at-table = Δεν υπάρχει παίκτης { $seat } σε αυτό το τραπέζι· οι παίκτες αριθμούνται από 0 έως { $last }.

## Terminal: the story of a game

story-game = Παιχνίδι { $game }
story-table = { $rounds ->
    [one] Έκδοση { $edition }, { $players } παίκτες, ένας γύρος.
   *[other] Έκδοση { $edition }, { $players } παίκτες, { $rounds } γύροι.
}
story-options = Επιλογές τραπεζιού: { $options }.
story-seed = Σπόρος: «{ $seed }».
story-hand-made = Οι κάρτες στήθηκαν με το χέρι.
story-stops = Η καταγραφή σταματάει εδώ. Το παιχνίδι δεν τελείωσε.
round-began = Γύρος { $round }. Πρώτη κίνηση: { $who }.
laid = { $shape ->
    [straight] { $who } παίζει ίσιο τούνελ ({ $card }) στο { $cell }.
    [corner] { $who } παίζει στροφή ({ $card }) στο { $cell }.
    [junction] { $who } παίζει διακλάδωση ({ $card }) στο { $cell }.
    [crossing] { $who } παίζει σταυροδρόμι ({ $card }) στο { $cell }.
   *[dead-end] { $who } παίζει αδιέξοδο ({ $card }) στο { $cell }.
}
rock-fell = { $who } παίζει κατολίσθηση στο { $cell } και αφαιρεί { $card }.
broke = { $who } σπάει { tool.accusative } άλλου παίκτη: { $whose }.
# Checked: same, «τη δική του» needs «ο παίκτης» before the name, and here the name may be «Παίκτης 2»
broke-own = { $who } κάνει αυτοσαμποτάζ και σπάει { tool.accusative }.
mended = { $who } επισκευάζει { tool.accusative } άλλου παίκτη: { $whose }.
# Checked: same, as in broke-own
mended-own = { $who } παίζει επισκευή { tool.genitive } και έχει πάλι { tool.whole }.
saw = { $content ->
    [treasure] { $who } κοιτάζει την κάρτα τερματισμού στο { $cell }: ο θησαυρός.
    [stone] { $who } κοιτάζει την κάρτα τερματισμού στο { $cell }: σκέτη πέτρα.
   *[hidden] { $who } κοιτάζει την κάρτα τερματισμού στο { $cell }.
}
discarded = { $who } πετάει { $card }.
discarded-hidden = { $who } πετάει μια κάρτα.
goal-turned = { $content ->
    [treasure] Ανοίγει η κάρτα τερματισμού στο { $cell }: ο θησαυρός!
   *[stone] Ανοίγει η κάρτα τερματισμού στο { $cell }: σκέτη πέτρα.
}
stone-laid = Η πέτρα στο { $cell } μπαίνει ως { $card }.
goals-reached = Το τούνελ φτάνει σε περισσότερες από μία κάρτες τερματισμού ({ $cells }). { $who } διαλέγει ποια θα ανοίξει.
stone-misfitted = Η πέτρα στο { $cell } δεν ταιριάζει με κανέναν τρόπο. { $who } διαλέγει πώς θα μπει.
round-ended = { $how ->
    [treasure] { $turns ->
        [one] Κερδίζουν οι χρυσοθήρες: έφτασαν στον θησαυρό μετά από μία κίνηση.
       *[other] Κερδίζουν οι χρυσοθήρες: έφτασαν στον θησαυρό μετά από { $turns } κινήσεις.
    }
    [ring] { $turns ->
        [one] Κερδίζουν οι σαμποτέρ μετά από μία κίνηση: το απόθεμα άδειασε και όλοι μπορούσαν μόνο να πετάξουν κάρτα.
       *[other] Κερδίζουν οι σαμποτέρ μετά από { $turns } κινήσεις: το απόθεμα άδειασε και όλοι μπορούσαν μόνο να πετάξουν κάρτα.
    }
   *[hands] { $turns ->
        [one] Κερδίζουν οι σαμποτέρ μετά από μία κίνηση: όλες οι κάρτες τελείωσαν.
       *[other] Κερδίζουν οι σαμποτέρ μετά από { $turns } κινήσεις: όλες οι κάρτες τελείωσαν.
    }
}
finder = { $who } παίρνει τα εύσημα για τον θησαυρό.
# A dash, because each name or spot has its own colon; also in goals and standings.
roles = Ρόλοι – { $roles }.
spare = Κάρτα νάνου που περίσσεψε: { $role }.
goals = Κάρτες τερματισμού – { $goals }.
gold-taken = { $value ->
    [one] { $who } παίρνει κάρτα με ένα κομμάτι χρυσού.
   *[other] { $who } παίρνει κάρτα με { $value } κομμάτια χρυσού.
}
gold-taken-hidden = { $who } παίρνει μια κάρτα χρυσού.
gold-paid = { $count ->
    [0] { $who } δεν παίρνει καμία κάρτα χρυσού.
    [one] { $who } παίρνει μία κάρτα χρυσού: { $values }.
   *[other] { $who } παίρνει { $count } κάρτες χρυσού: { $values }.
}
gold-paid-hidden = { $count ->
    [0] { $who } δεν παίρνει καμία κάρτα χρυσού.
    [one] { $who } παίρνει μία κάρτα χρυσού.
   *[other] { $who } παίρνει { $count } κάρτες χρυσού.
}
gold-rejected = Πίσω στον πάτο της στοίβας χρυσού: { $values }.
gold-loose = { $count ->
    [one] { $who } παίρνει και ένα κομμάτι χρυσού χωρίς κάρτα.
   *[other] { $who } παίρνει και { $count } κομμάτια χρυσού χωρίς κάρτα.
}
standings = Μέτρημα χρυσού – { $nuggets }.
# Checked: same, in the browser it is a heading, here a sentence
winners = { $count ->
    [one] { $who } κερδίζει το παιχνίδι!
   *[other] Μοιράζονται τη νίκη: { $who }!
}
said = { $who } λέει: { $text }
legend = { $start } κάρτα έναρξης   { $hidden } κλειστή κάρτα τερματισμού   { $treasure } θησαυρός   { $stone } πέτρα   { $end } αδιέξοδο   { $joined } ενωμένο με την κάρτα έναρξης   { $apart } αποκομμένο

## Terminal: dealing

deal-title = Γύρος { $round } για { $players } παίκτες, σπόρος «{ $seed }»
deal-starts = Αρχίζει ο παίκτης { $seat }.
deal-seat = Παίκτης { $seat } ({ $role }): { $hand }
deal-deck = Απόθεμα, με πρώτη την πάνω κάρτα: { $cards }
deal-gold = Χρυσός, με πρώτη την πάνω κάρτα: { $cards }

## Terminal: playing

ask-players = Πόσοι παίκτες, μαζί με σένα (3 έως 10); [{ $usual }]
ask-edition = Ποια έκδοση (lt, lv, ru, el ή et); [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Ποια κάρτα τερματισμού θέλεις να ανοίξει;
    [lay-stone] Πώς να μπει η πέτρα;
    [pick-gold] Ποια κάρτα χρυσού θέλεις;
   *[play] Η κίνησή σου (? για βοήθεια, q για έξοδο):
}
ask-target = Πού; (0 για άλλη κάρτα, ? για βοήθεια)
play-help =
    Διάλεξε κάρτα και μετά πού θα παιχτεί: με τα βέλη και Enter ή με αριθμό.
    Μπορείς να γράψεις και ολόκληρη την κίνηση:
      Pnes@G4            παίξε κάρτα μονοπατιού στη στήλη G, γραμμή 4, με
                         ανοίγματα προς βορρά, ανατολή και νότο (τα γράμματα
                         πάνε προς τα ανατολικά, οι αριθμοί προς τα νότια·
                         γίνεται και Pnes@3,-1, μετρώντας από την κάρτα έναρξης)
      Blamp>2            σπάσε το φανάρι του παίκτη 2
      Mlamp>2            επισκεύασε το φανάρι του παίκτη 2
      Mpick+lamp>2:lamp  το ίδιο, με κάρτα που επισκευάζει αξίνα ή φανάρι
      R@F5               παίξε κατολίσθηση στην κάρτα μονοπατιού που είναι εκεί
      V@L5               κοίταξε με χάρτη εκείνη την κάρτα τερματισμού
      -Pns               πέτα μια κάρτα
    Πάτησε Enter για να ξαναδείς το τραπέζι ή γράψε q για έξοδο.
your-role = Ο ρόλος σου: { $role }.
your-hand = Ο ρόλος σου: { $role }. Οι κάρτες σου: { $cards }
your-offer = Διαθέσιμες κάρτες χρυσού: { $cards }
drew = Τραβάς { $card }.
deck-left = { $count ->
    [0] Το απόθεμα είναι άδειο.
    [one] Μένει μία κάρτα στο απόθεμα.
   *[other] Μένουν { $count } κάρτες στο απόθεμα.
}
broken-tools = Σπασμένα εργαλεία – { $who }: { $tools }.
left = Έφυγες από το παιχνίδι.

## Παίκτης κειμένου

text-dead-ends = Η κάθετος χωρίζει ανοίγματα που δεν ενώνονται μέσα στην κάρτα: το Pn/s είναι αδιέξοδο, όπως και το Ps, που έχει μόνο ένα άνοιγμα. Η κάρτα έναρξης βρίσκεται στο D5 και οι κάρτες τερματισμού στα L3, L5 και L7.
text-claims = Μαζί με την κίνησή σου μπορείς να πεις σε όλους μία από αυτές τις έτοιμες φράσεις. Δεν χρειάζεται να είναι αλήθεια.
text-heading = { $part ->
    [notation] Πώς γράφονται οι κινήσεις
    [phrases] Έτοιμες φράσεις
    [table] Η κατάσταση στο τραπέζι
    [story] Ο γύρος ως τώρα
   *[moves] Οι επιτρεπτές κινήσεις σου
}
text-mine = Ορυχείο: { $cards }
text-goals = Κάρτες τερματισμού: { $goals }
text-answer = Απάντησε με μια γραμμή που να περιέχει μόνο μια κίνηση ή τον αριθμό της (1–{ $count }), ή με JSON: { $json }
text-answer-claim = Για να πεις και μια φράση, γράψ’ τη σε δική της γραμμή ή βάλ’ τη στο JSON: { $json }
text-answer-words = κίνηση, η κίνηση, η κίνησή μου, τελική κίνηση, απάντηση, η απάντηση, η απάντησή μου, τελική απάντηση, ενέργεια, η ενέργεια, η ενέργειά μου, τελική ενέργεια
text-ambiguous = Η απάντησή σου επιδέχεται περισσότερες από μία ερμηνείες ({ $moves }). Δώσε μόνο μία.
text-cut-off = Η απάντησή σου διακόπηκε πριν δηλώσεις κίνηση: η ετικέτα { $tag } δεν έκλεισε ποτέ. Αυτή τη φορά σκέψου με λιγότερα λόγια.
text-seats = Οι παίκτες σε αυτό το τραπέζι έχουν αριθμούς από 0 έως { $last }.
text-phrases = Παράλειψε τη φράση ή πες μία από τις εξής: { $phrases }

## Terminal: copying the examples

examples-usage = Δώσε έναν φάκελο για τα παραδείγματα: python -m saboteur.research.examples FOLDER
examples-there = Υπάρχει ήδη το «{ $file }», γι’ αυτό δεν αντιγράφηκε τίποτα. Διάλεξε άλλον φάκελο.
examples-copied = Αρχεία που αντιγράφηκαν στον φάκελο «{ $folder }»: { $count }
