### Όλες οι προτάσεις που διαβάζει άνθρωπος, στα ελληνικά. Τερματικό, πρόγραμμα περιήγησης και εξηγήσεις έχουν αυτό το ένα αρχείο.

## Words

seat = Θέση { $seat }
you = Θέση { $seat } (εσύ)
role = { $role ->
    [saboteur] σαμποτέρ
    [selfish] εγωιστής νάνος
   *[digger] χρυσοθήρας
}
goal = { $content ->
    [treasure] θησαυρός
   *[stone] πέτρα
}
tool = { $tool ->
    [pick] αξίνα
    [lamp] φανάρι
   *[cart] βαγόνι
}

## Why a move is refused. The codes are those of the rules; the names of the arguments too.

refused-game-over = Το παιχνίδι τελείωσε.
refused-not-your-turn = Δεν είναι η σειρά της θέσης { $seat }.
refused-wrong-phase = { $phase ->
    [turn-goal] Πρώτα πρέπει να ανοίξει μια κάρτα τερματισμού, όπως T@8,0.
    [lay-stone] Πρώτα πρέπει να μπει η πέτρα, όπως L@8,0:es.
    [pick-gold] Πρώτα πρέπει να παρθεί κάρτα χρυσού, όπως G2.
   *[play] Τώρα πρέπει να παιχτεί κάρτα.
}
refused-not-in-hand = Η κάρτα { $card } δεν είναι στο χέρι.
refused-broken-tools = Με σπασμένο εργαλείο μπροστά του κανείς δεν βάζει μονοπάτι.
refused-occupied = Στο { $column },{ $row } υπάρχει ήδη κάρτα.
refused-not-reached = Κανένα τούνελ από την έναρξη δεν οδηγεί στο { $column },{ $row } από ανοιχτή πλευρά αυτής της κάρτας.
refused-not-touching = Καμία ανοιχτή κάρτα δεν αγγίζει το { $column },{ $row }.
refused-edge-mismatch = Στο { $column },{ $row } η κάρτα δεν ταιριάζει με τις γειτονικές: τούνελ θα συναντούσε τοίχο.
refused-no-such-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι.
refused-own-tool = Σε αυτό το τραπέζι κανείς δεν σπάει δικό του εργαλείο ({ tool }).
refused-already-broken = Θέση { $seat }: το εργαλείο είναι ήδη σπασμένο ({ tool }).
refused-nothing-to-mend = Θέση { $seat }: το εργαλείο δεν είναι σπασμένο ({ tool }).
refused-no-card-there = Στο { $column },{ $row } δεν υπάρχει κάρτα μονοπατιού για αφαίρεση.
refused-protected = Η κάρτα στο { $column },{ $row } δεν αφαιρείται: η έναρξη και οι τερματισμοί μένουν.
refused-not-a-goal = Στο { $column },{ $row } δεν υπάρχει κάρτα τερματισμού.
refused-already-turned = Η κάρτα τερματισμού στο { $column },{ $row } είναι ήδη ανοιχτή.
refused-goal-not-reached = Η κάρτα τερματισμού στο { $column },{ $row } δεν μπορεί να ανοίξει τώρα.
refused-not-this-stone = Η πέτρα δεν μπαίνει έτσι ή δεν είναι εδώ ({ $column },{ $row }).
refused-not-on-offer = Δεν προσφέρεται κάρτα χρυσού αξίας { $value }.
refused-not-a-move = Το «{ $text }» δεν είναι κίνηση.

## Why a table cannot be set up

refused-unknown-edition = Δεν υπάρχει έκδοση «{ $edition }».
refused-bad-players = { $players } δεν μπορούν να παίξουν: χρειάζονται 3 έως 10 παίκτες.
refused-bad-rounds = Το { $rounds } δεν είναι αριθμός γύρων: ένα παιχνίδι έχει 1 έως 5.
refused-unknown-option = Δεν υπάρχει επιλογή τραπεζιού «{ $option }».
refused-bad-first = Η θέση { $first } δεν μπορεί να αρχίσει: δεν υπάρχει στο τραπέζι.

## Why cards cannot be dealt

refused-seed-not-text = Ο σπόρος δεν είναι κείμενο που γράφεται σε UTF-8.
refused-deal-rounds = Το μοίρασμα έχει { $found } γύρους και το παιχνίδι { $expected }.
refused-deal-first = Η θέση { $first } δεν μπορεί να αρχίσει: δεν υπάρχει στο τραπέζι.
refused-deal-gold = Τέτοιος χρυσός δεν υπάρχει στο κουτί: έχει 16 κάρτες του 1, 8 των 2 και 4 των 3.
refused-deal-roles = Οι ρόλοι του γύρου { $round } δεν είναι ένας από digger, saboteur ή selfish για κάθε θέση.
refused-deal-goals = Οι τερματισμοί του γύρου { $round } δεν είναι treasure, Pes και Psw από μία φορά.
refused-deal-hands = Ο γύρος { $round } δεν έχει ένα χέρι για κάθε θέση.
refused-deal-hand-sizes = Τα χέρια του γύρου { $round } δεν είναι ίσα, από 1 έως 6 κάρτες.
refused-deal-broken = Τα σπασμένα εργαλεία του γύρου { $round } δεν είναι λίστα από pick, lamp και cart για κάθε θέση.
refused-deal-card = Το «{ $card }» στον γύρο { $round } δεν είναι κάρτα.
refused-deal-too-many = Ο γύρος { $round } έχει περισσότερες κάρτες { $card } από το κουτί.
refused-deal-cell = Δύο κάρτες βρίσκονται στο ίδιο κελί στο ορυχείο του γύρου { $round }.
refused-deal-stone = Το «{ $card }» στο ορυχείο του γύρου { $round } δεν είναι η πέτρα αυτού του τερματισμού.
refused-deal-spread = Το ορυχείο του γύρου { $round } απλώνεται τόσο, που δεν μένει χώρος για τις επόμενες κάρτες.
refused-deal-laid = Το «{ $card }» στο ορυχείο του γύρου { $round } δεν είναι κάρτα μονοπατιού με θέση, όπως Pnw@3,-1.

## Why a record cannot be read

refused-not-an-object = Το { $key } δεν είναι αντικείμενο JSON.
refused-missing = Λείπει το «{ $key }».
refused-unknown-format = Η μορφή { $format } της καταγραφής δεν είναι γνωστή εδώ.
refused-unknown-rules = Ο αριθμός κανόνων { $rules } της καταγραφής δεν είναι γνωστός εδώ.
refused-seed-or-deal = Η καταγραφή χρειάζεται είτε σπόρο είτε μοίρασμα, όχι και τα δύο.
refused-twice = Το «{ $key }» αναφέρει κάτι δύο φορές.
refused-not-a-number = Το «{ $key }» δεν είναι ακέραιος αριθμός.
refused-not-a-text = Το «{ $key }» δεν είναι κείμενο ή περιέχει κάτι άλλο.
refused-not-a-list = Το «{ $key }» δεν είναι λίστα ή περιέχει κάτι άλλο.

## Why talk is not a claim, and why a fair deal cannot be shown to be one

refused-not-a-claim = Το «{ $text }» δεν είναι δήλωση.
refused-no-proof = Η καταγραφή δεν έχει απόδειξη του μοιράσματος.
refused-proof-unreadable = Το «{ $key }» της απόδειξης δεν διαβάζεται.
refused-commitment-misfits = Το μυστικό δεν είναι αυτό που είχε κλειδώσει ο διακομιστής πριν από το παιχνίδι.
refused-nonce-misfits = Αυτό που πρόσθεσε η θέση { $seat } στον σπόρο δεν είναι αυτό που είχε ανακοινώσει.
refused-seed-misfits = Ο σπόρος δεν προκύπτει από το μυστικό και όσα πρόσθεσαν οι θέσεις.

## Why a record cannot be trusted

refused-misshapen = Ο διακομιστής δεν γράφει τέτοιο «{ $key }» σε καταγραφή.
refused-not-canonical = Η καταγραφή έχει κάτι που δεν υπάρχει σε αληθινή καταγραφή: δεκαδικό, τεράστιο αριθμό, παράξενο κλειδί ή λίστες πολύ βαθιά η μία μέσα στην άλλη.
refused-unknown-form = Αυτή η έκδοση δεν γνωρίζει τέτοιο είδος απόδειξης.
refused-form-removed = Η καταγραφή φτιάχτηκε με νεότερο είδος απόδειξης, αλλά κάποιος το άλλαξε σε παλιότερο.
refused-start-misfits = Οι κανόνες του τραπεζιού, τα ρομπότ ή τα ακυρωμένα μοιράσματα δεν είναι αυτά που κλειδώθηκαν πριν από το ανακάτεμα.
refused-cancelled-misfits = Το ακυρωμένο μοίρασμα αρ. { $number } δεν δείχνει το μυστικό που είχε κλειδώσει ο διακομιστής.
refused-bot-nonce = Στη θέση { $seat } κάθεται ρομπότ, κι όμως πρόσθεσε κάτι στο ανακάτεμα.
refused-checksum-misfits = Το άθροισμα ελέγχου δεν ταιριάζει: το αρχείο άλλαξε αφού το έφτιαξε ο διακομιστής.
refused-by-misfits = Την κίνηση { $number } την έκανε ρομπότ, ενώ η καταγραφή λέει ότι την έκανε άνθρωπος.
refused-ended-misfits = { $ended ->
    [finished] Η καταγραφή λέει ότι το παιχνίδι παίχτηκε ως το τέλος, αλλά οι κινήσεις σταματούν νωρίτερα.
   *[abandoned] Η καταγραφή λέει ότι το παιχνίδι διακόπηκε, αλλά οι κινήσεις φτάνουν ως το τέλος.
}
refused-winners-misfit = Η καταγραφή δίνει άλλους νικητές από αυτούς που προκύπτουν από τις κινήσεις.
refused-nuggets-misfit = Η καταγραφή δίνει άλλα κομμάτια χρυσού από αυτά που προκύπτουν από τις κινήσεις.

## The command line: what is wrong with a file

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

## The command line: what is wrong with an argument

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

## The command line: help

overview = Σαμποτέρ, το παιχνίδι καρτών του Frederic Moyersoen: παίξε, ξαναδές, κοίτα τα μοιράσματα.
epilog-overview = Το «saboteur ΕΝΤΟΛΗ --help» εξηγεί μια εντολή.
help-commands = εντολές
help-help = δείξε αυτή τη βοήθεια
help-version = δείξε την έκδοση, αν οι κανόνες είναι μεταγλωττισμένοι, και την Python
command-play = παίξε στο τερματικό με ρομπότ
command-replay = διηγήσου καταγραμμένα παιχνίδια ή έλεγξε και ιχνηλάτησέ τα
command-deal = δείξε τις κάρτες που δίνει ένας σπόρος
command-random = παίξε τυχαία παιχνίδια σε καταγραφές
command-perft = μέτρησε τις ακολουθίες νόμιμων κινήσεων από μια θέση

help-edition = με ποιους κανόνες: lt (προεπιλογή), lv, ru, el ή et
help-players = αριθμός παικτών, 3 έως 10 (προεπιλογή 5)
help-options = επιλογές τραπεζιού, χωρισμένες με κόμμα: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold
help-rounds = αριθμός γύρων, 1 έως 5 (προεπιλογή 3)
help-first = η θέση που αρχίζει· χωρίς αυτήν αποφασίζει ο σπόρος
help-seed = κείμενο από το οποίο προκύπτουν όλες οι κάρτες· χωρίς αυτό κληρώνεται

help-replay-file = μια καταγραφή ή μία σε κάθε γραμμή· «-» είναι η τυπική είσοδος
help-replay-json = δείξε το αποτέλεσμα κάθε παιχνιδιού ως ένα αντικείμενο JSON
help-replay-trace = δείξε μια γραμμή JSON για κάθε κίνηση, με όλες τις νόμιμες
help-replay-every = στη διήγηση ζωγράφισε το ορυχείο και κάθε N κινήσεις
epilog-replay = Η καταγραφή είναι μόνη της στο αρχείο, σε όσες γραμμές θέλει, ή μία σε κάθε γραμμή. Μία καταγραφή έχει έως 8 MiB.
    Στο πρώτο λάθος σταματά με κωδικό εξόδου 2 και λέει ποιο παιχνίδι (από το 0), ποια κίνηση και γιατί.
    
    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json

help-deal-round = ο γύρος, 1 έως 5 (προεπιλογή 1)
help-deal-json = δείξε ένα αντικείμενο JSON
epilog-deal = Ο χρυσός και το απόθεμα δείχνονται από την επάνω κάρτα. Η έκδοση δεν αλλάζει τις κάρτες.
    
    saboteur deal --players 5 --seed "a quiet evening" --round 2

help-random-games = πόσα παιχνίδια
help-random-edition = μια έκδοση ή «all» για οποιαδήποτε (προεπιλογή lt)
help-random-players = αριθμός παικτών ή διάστημα όπως 3-10 (προεπιλογή 5)
help-random-options = επιλογές τραπεζιού, χωρισμένες με κόμμα, ή «any» (προεπιλογή: καμία)
help-random-rounds = αριθμός γύρων ή διάστημα όπως 1-5 (προεπιλογή 3)
help-random-style = uniform (προεπιλογή), digging (οι τερματισμοί πιάνονται συχνότερα) ή rockfall (τα τούνελ κόβονται συχνότερα)
epilog-random = Ο ίδιος σπόρος και οι ίδιες επιλογές δίνουν σε κάθε μηχάνημα τα ίδια παιχνίδια.
    
    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl

help-perft-seed = κείμενο από το οποίο προκύπτουν όλες οι κάρτες (προεπιλογή «perft»)
help-perft-record = ξεκίνα από τη θέση μετά τις κινήσεις αυτής της καταγραφής· «-» είναι η τυπική είσοδος
help-perft-game = με πολλές καταγραφές, ποια να παρθεί, από το 0 (προεπιλογή 0)
help-perft-depth = αριθμός κινήσεων (προεπιλογή 2)
help-perft-divide = δείξε το πλήθος για κάθε πρώτη κίνηση, μετά το σύνολο
epilog-perft = Μια ακολουθία έχει ακριβώς όσες κινήσεις λέει το βάθος. Οι αποφάσεις στους τερματισμούς και οι επιλογές χρυσού είναι κινήσεις
    και οι ακολουθίες συνεχίζουν στον επόμενο γύρο· όποια κόβει το τέλος του παιχνιδιού δεν μετρά. Οι κρυφές κάρτες μένουν όπως μοιράστηκαν.
    Χωρίς --divide υπάρχει μία γραμμή για κάθε βάθος: το βάθος και το πλήθος των ακολουθιών.
    
    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

help-play-seat = η θέση σου, από το 0 (προεπιλογή 0)
help-play-bot = το ρομπότ που παίζει τις άλλες θέσεις: ένα όνομα ή μια δική σου κλάση ως MODULE:ΚΛΑΣΗ (προεπιλογή digger)
help-play-save = πού να γραφτεί η καταγραφή όταν τελειώσει το παιχνίδι ή φύγεις
epilog-play = Η κίνηση δίνεται με τον αριθμό της στη λίστα ή γραμμένη, όπως Pns@1,0· το «?» εξηγεί.

## The story: what happened

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

## Deals

deal-title = Γύρος { $round } για { $players } παίκτες, σπόρος «{ $seed }»
deal-starts = Αρχίζει η θέση { $seat }.
deal-seat = Θέση { $seat }, { $role }: { $hand }
deal-deck = Το απόθεμα, από επάνω: { $cards }
deal-gold = Ο χρυσός, από επάνω: { $cards }

## Playing in the terminal

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

## Bots and the arena: help

command-arena = άφησε ρομπότ να παίξουν μεταξύ τους και μέτρησέ το
help-arena-diggers = ποιος παίζει τους χρυσοθήρες: random, digger, detective, schemer, search· ένα μείγμα γράφεται digger+detective, μια δική σου κλάση MODULE:ΚΛΑΣΗ
help-arena-saboteurs = ποιος παίζει τους σαμποτέρ· χωρίς αυτό, τα ίδια ρομπότ
help-arena-odd = μία θέση είναι αυτό το ρομπότ ανάμεσα σε άλλα· η θέση αλλάζει από γύρο σε γύρο
help-arena-among = τα ρομπότ ανάμεσα στα οποία κάθεται το διαφορετικό
help-arena-baseline = σύγκρινε με άλλα ρομπότ στα ίδια μοιράσματα: ΧΡΥΣΟΘΗΡΕΣ:ΣΑΜΠΟΤΕΡ, όπως digger:detective· με δικές σου κλάσεις, κόμμα αντί για άνω και κάτω τελεία
help-arena-players = αριθμοί παικτών, όπως 5 ή 3-10 (προεπιλογή)· δεν ανακατεύονται ποτέ
help-arena-rounds = πόσοι μεμονωμένοι γύροι για κάθε αριθμό παικτών (προεπιλογή 1000)
help-arena-games = αντί γι’ αυτό ολόκληρα παιχνίδια τριών γύρων
help-arena-seed = κείμενο από το οποίο προκύπτουν όλα τα μοιράσματα· χωρίς αυτό κληρώνεται
help-arena-jobs = σε πόσες διεργασίες να παίξουν (προεπιλογή: μία ανά πυρήνα)
help-arena-budget = πόσα χιλιοστά δευτερολέπτου σκέφτεται μια κίνηση ένα ρομπότ που ψάχνει (προεπιλογή 50)
help-arena-folder = πού φυλάγονται τα έτοιμα μέρη, ώστε η ίδια εντολή να συνεχίσει από εκεί που σταμάτησε (προεπιλογή build/arena)
help-arena-fresh = μη φυλάς τίποτα και μη συνεχίζεις τίποτα
help-arena-inference = δείξε πόσο καλά ξέρει ένας θεατής τους ρόλους μετά από κάθε κύκλο
help-arena-charts = σχεδίασε διαγράμματα σε αυτόν τον φάκελο, SVG και PNG
help-arena-json = ένα αντικείμενο JSON σε γραμμή για κάθε αριθμό παικτών
help-arena-ray = παίξε στη συστάδα Ray αυτής της διεύθυνσης· το «local» ξεκινά μία

## The arena: what it says

arena-title = { $lineup }, σπόρος { $seed }
arena-row = { $players } παίκτες, { $rounds } γύροι (χωριστά { $apart } χωρίς σαμποτέρ): οι σαμποτέρ κέρδισαν { $wins } % ({ $low } έως { $high }), { $nuggets } κομμάτια ανά θέση, { $median } ms ανά κίνηση (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } κέρδισε { $digger } % ως χρυσοθήρας και { $saboteur } % ως σαμποτέρ, με { $nuggets } κομμάτια
arena-baseline-row = { "  " }οι σαμποτέρ κέρδισαν { $points } μονάδες παραπάνω ({ $low } έως { $high }) από ό,τι με χρυσοθήρες { $diggers } και σαμποτέρ { $saboteurs }
arena-inference-row = { "  " }μετά τον κύκλο { $turn }: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, σφάλμα βαθμονόμησης { $calibration_error }, άδικες καταδίκες { $false_convictions }
arena-odd-among = Το διαφορετικό ρομπότ χρειάζεται και --odd και --among.
arena-odd-or-roles = Τα ρομπότ δίνονται είτε με --odd και --among είτε με --diggers και --saboteurs.
arena-no-charts = Τα διαγράμματα χρειάζονται matplotlib: εγκατάστησε saboteur[charts].
arena-no-ray = Η συστάδα χρειάζεται Ray: εγκατάστησε saboteur[ray].
not-a-bot = δεν υπάρχει ρομπότ «{ $text }»· υπάρχουν { $names }, και μια δική σου κλάση γράφεται MODULE:ΚΛΑΣΗ
refused-unknown-bot = Δεν υπάρχει ρομπότ «{ $bot }».
refused-bot-not-imported = Το ρομπότ «{ $bot }» δεν μπορεί να εισαχθεί: { $why }
refused-bot-class-missing = Το module «{ $module }» δεν έχει κλάση «{ $name }».
refused-bot-without-choose = Το «{ $bot }» δεν είναι ρομπότ: του λείπει η μέθοδος choose(view, history).
refused-bot-not-made = Το ρομπότ «{ $bot }» δεν μπορεί να δημιουργηθεί: { $why }
refused-bot-failed = Σφάλμα στο ρομπότ «{ $bot }»: { $why }
refused-bot-illegal-move = Το ρομπότ «{ $bot }» διάλεξε «{ $move }», που δεν είναι επιτρεπτή κίνηση.
refused-bot-not-a-claim = Το ρομπότ «{ $bot }» είπε «{ $text }», που δεν είναι δήλωση.
chart-saboteurs = σαμποτέρ ({ $bots })
chart-diggers = χρυσοθήρες ({ $bots })
chart-wins-title = Γύροι που κέρδισε κάθε ρόλος
chart-wins-x = παίκτες
chart-wins-y = μερίδιο γύρων
chart-times-title = Χρόνος ανά κίνηση
chart-times-x = παίκτες
chart-times-y = χιλιοστά δευτερολέπτου
chart-beliefs-title = Πόσο καλά ξεχωρίζει ένας θεατής τους σαμποτέρ από τους χρυσοθήρες
chart-beliefs-x = κύκλος
chart-beliefs-y = εμβαδόν κάτω από την καμπύλη
chart-calibration-title = Τι πίστευε και τι ίσχυε, ανά κύκλο
chart-calibration-x = πιθανολογούμενη πιθανότητα να είναι σαμποτέρ
chart-calibration-y = μερίδιο που ήταν
chart-concealment-title = Τι κοστίζει το κρύψιμο
chart-concealment-x = εμβαδόν κάτω από την καμπύλη μετά από δύο κύκλους
chart-concealment-y = μερίδιο γύρων που κέρδισαν οι σαμποτέρ

## Why the server does not accept something

refused-not-json = Αυτό δεν είναι JSON.

## Serving: help

command-serve = πρόσφερε τραπέζια για παιχνίδι στο σπίτι, σε λέσχη ή στον κόσμο
command-backup = αντίγραψε τη βάση ενός διακομιστή ενώ τρέχει
command-migrate = μετέφερε όλα τα τραπέζια ενός διακομιστή από μια βάση σε άλλη
command-verify = έλεγξε τι αποδεικνύουν τα καταγραμμένα παιχνίδια
help-serve-home = άκου στο οικιακό δίκτυο και δείξε τη διεύθυνση και εικόνα QR
help-serve-host = διεύθυνση ακρόασης (προεπιλογή 127.0.0.1· 0.0.0.0 είναι κάθε δίκτυο)
help-serve-port = θύρα ακρόασης (προεπιλογή 8000)
help-serve-public-address = η διεύθυνση που ανοίγει ο κόσμος, όπως https://play.example· χρειάζεται πίσω από διαμεσολαβητή
help-serve-database = το αρχείο που φυλά τα πάντα (προεπιλογή saboteur.sqlite3), ή postgresql://… για πολλούς εργάτες
help-serve-workers = διεργασίες που εξυπηρετούν μαζί μία θύρα (προεπιλογή 1· οι περισσότερες θέλουν PostgreSQL)· το SIGHUP τις αλλάζει μία μία χωρίς διακοπή
help-serve-log-level = debug, info (προεπιλογή), warning ή error
help-serve-log-format = text για ανθρώπους (προεπιλογή) ή json για προγράμματα που συλλέγουν αρχεία καταγραφής
help-serve-drain-seconds = δευτερόλεπτα για τα οποία ένας διακομιστής που σταματά συνεχίζει να εξυπηρετεί, ενώ το /api/ready απαντά 503 (προεπιλογή 0)
help-serve-trusted-proxy = διευθύνσεις διαμεσολαβητών, χωρισμένες με κόμμα, των οποίων τα X-Forwarded-For και -Proto γίνονται πιστευτά
help-serve-allowed-hosts = άλλα ονόματα, χωρισμένα με κόμμα, με τα οποία τα προγράμματα περιήγησης μπορούν να ανοίγουν τον διακομιστή· το .example.org επιτρέπει όλους τους υποτομείς του
help-serve-metrics = ποιος διαβάζει το /api/metrics: all, local (προεπιλογή: μόνο αυτός ο υπολογιστής) ή none
help-serve-keep-days = διαγραφή τραπεζιών και καταγραφών που τόσες μέρες δεν χρησιμοποίησε κανείς (προεπιλογή: φύλαξη)
help-serve-idle-minutes = μετά από πόσα λεπτά χωρίς κανέναν φεύγει ένα τραπέζι από τη μνήμη· στον δίσκο μένει (προεπιλογή 10)
help-serve-stand-in-after = πόσα δευτερόλεπτα πρέπει να λείπει κάποιος για να αναπληρώσει ρομπότ (προεπιλογή 60)
help-serve-bot-workers = διεργασίες όπου σκέφτονται τα ρομπότ (προεπιλογή: μία λιγότερη από τους πυρήνες)
help-serve-bot-seconds = πόσα δευτερόλεπτα σκέφτεται ένα ρομπότ (προεπιλογή 5)
help-serve-bot-delay = περίπου πόσα δευτερόλεπτα ανάμεσα σε κίνηση και απάντηση ρομπότ (προεπιλογή 1.2)
help-serve-usual-bot = το ρομπότ όταν δεν ονομάζεται άλλο (προεπιλογή digger)
help-serve-foreign-bots = εξωτερικά ρομπότ, χωρισμένα με κόμμα: installed για όσα φέρνουν εγκατεστημένα πακέτα (προεπιλογή), ΟΝΟΜΑ=MODULE:ΚΛΑΣΗ για δική σου κλάση, none για κανένα
help-serve-hash-seconds = σε πόσα δευτερόλεπτα οι παίκτες δείχνουν πριν από το μοίρασμα το αποτύπωμα της τυχαίας λέξης τους (προεπιλογή 5)
help-serve-nonce-seconds = σε πόσα δευτερόλεπτα τη φανερώνουν (προεπιλογή 10)
help-serve-most-tables = τραπέζια μαζί στη μνήμη (προεπιλογή 5000)
help-serve-most-connections = συνδέσεις μαζί (προεπιλογή 12000)
help-serve-most-connections-per-address = συνδέσεις μίας διεύθυνσης (προεπιλογή 400)
help-serve-most-connections-per-table = συνδέσεις θεατών σε ένα τραπέζι· οι παίκτες έχουν επιπλέον τέσσερις ανά θέση (προεπιλογή 120)
help-serve-most-http-connections = άλλες συνδέσεις HTTP ταυτόχρονα (προεπιλογή 2000)
help-serve-most-http-connections-per-address = άλλες συνδέσεις HTTP από μία διεύθυνση (προεπιλογή 400)
help-serve-head-seconds = σε πόσα δευτερόλεπτα πρέπει να έρθουν οι κεφαλίδες ενός αιτήματος (προεπιλογή 15)
help-serve-body-seconds = σε πόσα δευτερόλεπτα πρέπει να έρθει το σώμα του (προεπιλογή 30)
help-serve-unread-seconds = μετά από πόσα δευτερόλεπτα κλείνει η σύνδεση αν δεν διαβάζεται η απάντηση (προεπιλογή 30)
help-serve-requests-per-minute = αιτήματα μίας διεύθυνσης· πίσω της μπορεί να κάθονται σαράντα άνθρωποι (προεπιλογή 1200)
help-serve-tables-per-hour = νέα τραπέζια μίας διεύθυνσης (προεπιλογή 240)
help-serve-guesses-per-hour = λάθος κωδικοί και κλειδιά μίας διεύθυνσης (προεπιλογή 60)
help-serve-messages-per-minute = μηνύματα μίας σύνδεσης (προεπιλογή 600)
help-serve-talk-per-minute = δηλώσεις και γραμμές συνομιλίας μίας θέσης (προεπιλογή 30)
epilog-serve = Κάθε επιλογή μπαίνει και στο περιβάλλον: το --public-address είναι SABOTEUR_PUBLIC_ADDRESS και ούτω καθεξής.
    Τα Ctrl-C και SIGTERM σταματούν τον διακομιστή με τάξη· κάθε τραπέζι συνεχίζει όταν ξεκινήσει πάλι.
    
    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
serve-not-started = Ο διακομιστής δεν ξεκίνησε: { $why }.
serve-needs-postgres = οι πολλοί εργάτες θέλουν βάση PostgreSQL· το { $database } είναι αρχείο
serve-no-driver = η PostgreSQL θέλει το πακέτο asyncpg: pip install "saboteur[postgres]"
serve-no-answer = η βάση δεδομένων δεν απαντά: { $why }
serve-no-file = το αρχείο { $file } δεν μπορεί να χρησιμοποιηθεί: { $why }
serve-file-in-use = το αρχείο { $file } το χρησιμοποιεί ήδη άλλος διακομιστής· σταμάτησε πρώτα εκείνον ή όρισε άλλο αρχείο με --database
serve-no-port = η διεύθυνση { $address } είναι πιασμένη ή δεν είναι αυτού του υπολογιστή
serve-bad-setting = Το «{ $text }» δεν κάνει για { $name }.
serve-open = Άνοιξε το { $address } σε πρόγραμμα περιήγησης· μπορούν και άλλες συσκευές στο ίδιο δίκτυο.
serve-open-here = Άνοιξε το { $address } σε πρόγραμμα περιήγησης.
serve-stop = Το Ctrl-C σταματά τον διακομιστή. Τίποτα δεν χάνεται.
help-backup-database = το αρχείο όπου ο διακομιστής φυλά τα πάντα
help-backup-target = το νέο αρχείο· δεν πρέπει να υπάρχει
epilog-backup = Το αντίγραφο δείχνει μία στιγμή, γίνεται ενώ τρέχει ο διακομιστής και έχει μυστικά παιχνιδιών σε εξέλιξη: μόνο εσύ να το διαβάζεις.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
backup-done = Το { $target } είναι πλήρες αντίγραφο.
backup-no-database = Το { $file } δεν είναι βάση διακομιστή.
backup-not-whole = Το { $file } δεν αντιγράφηκε ολόκληρο.
backup-exists = Το { $file } υπάρχει ήδη.
help-migrate-source = η βάση που τα έχει όλα: sqlite:ΑΡΧΕΙΟ ή postgresql://…
help-migrate-target = η βάση όπου πάνε όλα· δεν πρέπει να έχει τραπέζια
epilog-migrate = Σταμάτα πρώτα τον διακομιστή: ό,τι παίζεται στο μεταξύ δεν έρχεται μαζί. Η πηγή μένει όπως ήταν, και πίσω πας το ίδιο.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
migrate-done = Τραπέζια που μεταφέρθηκαν: { $tables }. Εγγραφές των ημερολογίων τους: { $entries }.
migrate-not-empty = Στη βάση { $database } υπάρχουν ήδη τραπέζια.
migrate-no-database = Το { $database } δεν είναι βάση διακομιστή.
migrate-same = Η πηγή και ο στόχος είναι το ίδιο.
help-verify-file = μια καταγραφή ή μία σε κάθε γραμμή· «-» είναι η τυπική είσοδος
help-verify-json = δείξε το πόρισμα ως JSON, ένα αντικείμενο για κάθε παιχνίδι
epilog-verify = Ελέγχει ό,τι μπορεί να ελεγχθεί: ότι οι κάρτες προκύπτουν από όσα έβαλαν ο διακομιστής και οι συσκευές των παικτών, ότι οι κανόνες του
    τραπεζιού κλειδώθηκαν πριν, ότι δεν λείπει κανένα ακυρωμένο μοίρασμα και ότι οι κινήσεις οδηγούν στο αποτέλεσμα. Μετά λέει τι αποδεικνύει
    αυτό, ποιοι πήραν μέρος στο ανακάτεμα και τι δεν αποδεικνύει κανένα αρχείο.
    
    saboteur verify saboteur.json
verify-game = Παιχνίδι { $game }. { $summary }
verify-bad-game = { $file }: το παιχνίδι { $game } (γραμμή { $line }) δεν περνά τον έλεγχο: { $why }

## What the server tells while it runs

event-started = Το Saboteur { $version } λειτουργεί.
event-draining = { $seconds ->
    [0] Ο διακομιστής σταματά.
    [one] Ο διακομιστής σταματά· λειτουργεί για ένα ακόμη δευτερόλεπτο.
   *[other] Ο διακομιστής σταματά· λειτουργεί για { $seconds } ακόμη δευτερόλεπτα.
}
event-stopped = Ο διακομιστής σταμάτησε. Όλα τα παιχνίδια αποθηκεύτηκαν.
event-tables-deleted = { $count ->
    [one] Διαγράφηκε ένα τραπέζι που δεν είχε χρησιμοποιήσει κανείς για καιρό.
   *[other] Διαγράφηκαν { $count } τραπέζια που δεν είχε χρησιμοποιήσει κανείς για καιρό.
}
event-old-sqlite = Αυτός ο υπολογιστής έχει παλιότερη SQLite ({ $version }). Τα παιχνίδια δεν κινδυνεύουν· νεότερη έρχεται με νεότερη Python ή νεότερο σύστημα.
event-few-files = Το σύστημα αφήνει τον διακομιστή να ανοίξει μόνο { $files } αρχεία, αλλά τα όρια συνδέσεών του χρειάζονται { $needed }. Αυξήστε το όριο (ulimit -n) ή μειώστε τα --most-connections και --most-http-connections.
event-bad-host = Κάποιος ζήτησε αυτόν τον διακομιστή με το όνομα «{ $host }», που δεν το γνωρίζει. Αν είναι σωστό, δηλώστε το με --allowed-hosts ή --public-address.
event-bad-origin = Μια σελίδα άλλου ιστότοπου ({ $origin }) έστειλε αίτημα και απορρίφθηκε· αναμενόταν: { $expected }. Αν είναι ο δικός σας ιστότοπος, ορίστε --public-address.
event-connections-full = Ο διακομιστής είναι γεμάτος: ανοιχτές συνδέσεις { $open }. Από την εκκίνηση έκλεισαν αδρανείς { $evicted }, απορρίφθηκαν { $refused }, ήταν πολύ αργές { $slow }.
event-worker-ended = Μια διεργασία του διακομιστή τελείωσε μόνη της (κωδικός { $code }) και ξεκινά ξανά.
event-worker-not-started = Μια διεργασία του διακομιστή δεν ξεκίνησε. Οι άλλες συνεχίζουν.
event-workers-ready = { $count ->
    [one] Μία διεργασία του διακομιστή είναι έτοιμη.
   *[other] { $count } διεργασίες του διακομιστή είναι έτοιμες.
}
event-workers-exchanged = { $count ->
    [one] Μία διεργασία του διακομιστή αντικαταστάθηκε χωρίς διακοπή.
   *[other] { $count } διεργασίες του διακομιστή αντικαταστάθηκαν χωρίς διακοπή.
}
event-bot-process-ended = Η διεργασία όπου σκέφτονται τα ρομπότ τελείωσε ({ $kind }) και ξεκινά ξανά. Στο μεταξύ παίζει το απλό ρομπότ.
event-siblings-not-met = Οι άλλες διεργασίες αυτού του υπολογιστή δεν φτάνουν αυτήν ({ $kind }). Τα παιχνίδια συνεχίζονται, λίγο πιο αργά. Ο φάκελος προσωρινών αρχείων πρέπει να είναι εγγράψιμος και το όνομά του σύντομο.
event-workers-not-told = Οι άλλες διεργασίες δεν ειδοποιήθηκαν ({ $why }). Θα το μάθουν μόνες τους.
event-workers-not-reached = Η PostgreSQL δεν απαντά στις διεργασίες του διακομιστή ({ $why }). Θα ρωτήσουν ξανά.
event-postgres-fsync-off = Σε αυτή την PostgreSQL το fsync είναι κλειστό, οπότε μια διακοπή ρεύματος μπορεί να χάσει παιχνίδια. Ανοίξτε το.
event-store-failed = Η βάση δεδομένων δεν αποθήκευσε μια αλλαγή ({ $why }), οπότε δεν την είδε κανείς.
event-background-failure = Κάτι πήγε στραβά στον διακομιστή ({ $kind }). Παρακαλούμε αναφέρετέ το μαζί με αυτές τις γραμμές:

### Browser

## Everywhere

title = Σαμποτέρ
motto = Σκάψτε μαζί ως τον χρυσό. Κάποιος από εσάς ελπίζει να μη φτάσετε ποτέ.
close = Κλείσιμο
home = Αρχική
rules = Κανόνες
settings = Ρυθμίσεις
try-again = Δοκίμασε ξανά
your-turn = Σειρά σου
connecting = Ανάβει το φανάρι …
lost-title = Αδιέξοδο
lost-text = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
bye-title = Εδώ τελειώνει το τούνελ

## Home

home-start = Ξεκίνα παιχνίδι
home-play-now = Παίξε τώρα
home-play-now-about = Πέντε στο τραπέζι: εσύ και τέσσερα ρομπότ. Οι κάρτες μοιράζονται αμέσως.
home-new-table = Νέο τραπέζι με φίλους
home-code = Κωδικός τραπεζιού
home-join = Είσοδος
home-continue = Συνέχεια
home-replay = Άνοιγμα καταγραφής
me-name = Το όνομά σου
me-name-example = Επισκέπτης
me-shape = Άλλος νάνος
me-colour = Άλλο χρώμα
stage = { $stage ->
    [open] μαζεύονται οι παίκτες
    [dealing] μοιράζονται οι κάρτες
    [playing] παίζεται παιχνίδι
   *[over] το παιχνίδι τελείωσε
}

## The door of a table

door-title = Τραπέζι { $code }
door-join = Κάθισε σε αυτό το τραπέζι
door-wait = Πάρε τη θέση ενός ρομπότ στο επόμενο μοίρασμα
door-watch = Μόνο παρακολούθηση
door-full = Δεν υπάρχει ελεύθερη θέση σε αυτό το τραπέζι.
door-transfer = Κωδικός από την άλλη σου συσκευή
door-transfer-go = Φέρε εδώ τη θέση μου
door-again = Είσοδος ξανά

## The room before the game

room-code = Τραπέζι
room-seats = Στο τραπέζι
room-host = οικοδεσπότης
room-ready = σε ετοιμότητα
room-not-ready = όχι ακόμη
room-up = Μετακίνηση πάνω: { $name }
room-down = Μετακίνηση κάτω: { $name }
room-remove = Αφαίρεση: { $name }
room-pass-host = Νέος οικοδεσπότης: { $name }
room-bot-level = Είδος ρομπότ
room-add-bot = Πρόσθεσε ρομπότ
room-guest = Όνομα παίκτη σε αυτή τη συσκευή
room-add-guest = Ίδια συσκευή
room-guest-about = Πολλοί μπορούν να μοιραστούν μία συσκευή: ανάμεσα στις κινήσεις μια αυλαία κρύβει τις κάρτες. Το μυστικό το φυλάει τότε μόνο η καλή θέληση.
room-dealing = Μοιράζονται οι κάρτες …
room-cancel = Ακύρωση μοιράσματος
room-start = Μοίρασε τις κάρτες
room-too-few = { $count ->
    [one] Χρειάζεται ακόμη { $count } παίκτης· κάνει και ρομπότ.
   *[other] Χρειάζονται ακόμη { $count } παίκτες· κάνουν και ρομπότ.
}
room-waiting = Περιμένουμε: { $names }
room-be-ready = Ξεκινάμε
room-unready = Περίμενε, όχι ακόμη
room-wait-host = Ο οικοδεσπότης μοιράζει μόλις ετοιμαστούν όλοι.
room-invite = Πρόσκληση
room-qr = Εικόνα QR με τον σύνδεσμο του τραπεζιού
room-link = Σύνδεσμος του τραπεζιού
room-copy = Επιλογή
room-copied = Αντιγράφηκε
room-invite-about = Άνοιξε τον σύνδεσμο ή σάρωσε την εικόνα με άλλο τηλέφωνο στο ίδιο δίκτυο.
room-screen = Οθόνη τραπεζιού για τηλεόραση
room-watch = Σελίδα για θεατές
room-choices = Το παιχνίδι
choice-edition = Έκδοση
choice-rounds = Γύροι
choice-clock = Χρόνος για κάθε κίνηση
choice-talk = Συζήτηση
choice-first = Ποιος αρχίζει
choice-private = Ιδιωτικό τραπέζι
choice-private-about = Κανείς δεν παρακολουθεί χωρίς θέση.
choice-closed = Χωρίς νέους παίκτες
choice-closed-about = Κανείς άλλος δεν μπορεί να μπει, ούτε με τον κωδικό.
clock-none = χωρίς ρολόι
clock-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
first-random = με κλήρο
talk-kind = { $talk ->
    [none] καμία
    [claims] μόνο δηλώσεις
   *[chat] δηλώσεις και ελεύθερη συνομιλία
}
edition-name = { $edition ->
    [lt] Λιθουανικοί κανόνες
    [lv] Λετονικοί κανόνες
    [ru] Ρωσικοί κανόνες
    [el] Ελληνικοί κανόνες
   *[et] Εσθονικοί κανόνες
}
edition-about = { $edition ->
    [ru] Κάθε μονοπάτι συνεχίζει το τούνελ από την έναρξη· ο γύρος τελειώνει και όταν όλοι στη σειρά μπορούν μόνο να πετάξουν κάρτα.
    [el] Το μονοπάτι μπορεί να αγγίζει οποιαδήποτε ανοιχτή κάρτα· μια πέτρα που δεν ταιριάζει συνεχίζει το τούνελ.
    [et] Το μονοπάτι μπορεί να αγγίζει οποιαδήποτε ανοιχτή κάρτα· για κάθε μονοπάτι ανοίγει μόνο μία κάρτα τερματισμού.
   *[lt] Κάθε μονοπάτι συνεχίζει το τούνελ από την έναρξη· ανοίγουν όλες οι κάρτες τερματισμού που φτάσατε.
}
option-name = { $option ->
    [others_only] Μη σπας τα δικά σου εργαλεία
    [all_saboteurs] Όλοι οι σαμποτέρ στο παιχνίδι
    [broken_unpaid] Χωρίς χρυσό με σπασμένο εργαλείο
    [selfish_dwarf] Ο εγωιστής νάνος
   *[open_gold] Ανοιχτός χρυσός
}
option-about = { $option ->
    [others_only] Κανείς δεν μπορεί να σπάσει τα δικά του εργαλεία.
    [all_saboteurs] Δεν περισσεύει κάρτα νάνου, οπότε όλοι ξέρουν πόσοι σαμποτέρ υπάρχουν.
    [broken_unpaid] Ο χρυσοθήρας που έχει σπασμένο εργαλείο στο τέλος του γύρου δεν παίρνει χρυσό.
    [selfish_dwarf] Ένας χρυσοθήρας τα θέλει όλα: αν βάλει αυτός το τελευταίο μονοπάτι, παίρνει χρυσό μόνο αυτός, αλλιώς τίποτα.
   *[open_gold] Όλοι βλέπουν τον χρυσό που παίρνει ο καθένας.
}
balance = { $same ->
    [yes] Μετρημένο στην αρένα: δεν αλλάζει ποιος κερδίζει.
    [gold] Μετρημένο στην αρένα, με πέντε στο τραπέζι: δεν αλλάζει ποιος κερδίζει, αλλά ένας χρυσοθήρας παίρνει { $gold } κομμάτια χρυσού ανά γύρο αντί για { $usual_gold }.
   *[no] Μετρημένο στην αρένα, με πέντε στο τραπέζι: οι σαμποτέρ κερδίζουν το { $wins } % των γύρων αντί για { $usual } %, και ένας χρυσοθήρας παίρνει { $gold } κομμάτια χρυσού ανά γύρο αντί για { $usual_gold }.
}
bot-name = { $bot ->
    [random] Τυχαίο – παίζει ό,τι να ’ναι
    [digger] Σκαφτιάς – κατευθείαν στον χρυσό
    [detective] Ντετέκτιβ – παρατηρεί τους πάντες
    [schemer] Ραδιούργος – πονηρός σαμποτέρ
    [search] Στοχαστής – βλέπει μπροστά
    [beginner] Αρχάριος – μαθαίνει ακόμη
    [friendly] Φίλος – δίκαιος και πρόθυμος
    [gruff] Γκρινιάρης – υποψιάζεται εύκολα
   *[other] { $bot }
}

## The table

table-title = Σαμποτέρ, τραπέζι { $code }
board = Το ορυχείο
board-zoom = Μεγέθυνση
board-zoom-in = Πιο κοντά
board-zoom-out = Πιο μακριά
board-fit = Δείξε τα όλα
board-dig = Πήγαινε εκεί που σκάβουν
players = Παίκτες
hand = Οι κάρτες σου
hand-discard-only = τώρα μόνο για πάσο
places-list = Κατάλογος θέσεων
log = Τι έγινε
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-since = Από εδώ συνεχίζει η ιστορία.
talk = Συζήτηση
menu = Μενού
watching = Παρακολουθείς
waiting-seat = Στο επόμενο μοίρασμα παίρνεις αυτή τη θέση: { $name }.
watchers = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
round-of = Γύρος { $round } από { $rounds }
deck = { $count ->
    [0] Το απόθεμα είναι άδειο
    [one] { $count } κάρτα στο απόθεμα
   *[other] { $count } κάρτες στο απόθεμα
}
link-lost = Επανασύνδεση – τίποτα δεν χάθηκε
missed = { $count ->
    [one] Στο μεταξύ: { $count } κίνηση
   *[other] Στο μεταξύ: { $count } κινήσεις
}
screen-join = Τραπέζι { $code }
player-you = εσύ
player-bot = ρομπότ
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
stand-in-for-you = Για σένα παίζει ένα ρομπότ που ξέρει μόνο όσα ξέρεις εσύ.
player-away = λείπει
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
player-looked = Κοίταξε: { $goals }
mute = Σίγαση συνομιλίας
unmute = Δείξε ξανά τη συνομιλία
take-back = Παίζω ξανά χωρίς ρομπότ

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
role-show = Δείξε τον ρόλο μου
role-short = ο ρόλος μου
role-is = Ο ρόλος σου: { role-name }. Πάτησε για απόκρυψη.
role-name = { $role ->
    [saboteur] σαμποτέρ
    [selfish] εγωιστής νάνος
   *[digger] χρυσοθήρας
}
you-drew = Τραβάς: { $card }.

## Cards and cells in words

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

## The story

log-round-began = Γύρος { $round }: αρχίζει { $name }.
log-path-laid = { $name } σκάβει { $shape ->
    [crossing] σταυροδρόμι
    [fork] διακλάδωση
    [straight] ίσια μπροστά
    [bend] στροφή
   *[dead-end] αδιέξοδο
}.
log-rock-fell = { $name } προκαλεί κατολίσθηση.
log-tool-broken = { $name } σπάει { $tool ->
    [pick] την αξίνα
    [lamp] το φανάρι
   *[cart] το βαγόνι
} του παίκτη { $target }.
log-tool-broken-own = { $name } σπάει { $tool ->
    [pick] τη δική του αξίνα
    [lamp] το δικό του φανάρι
   *[cart] το δικό του βαγόνι
}.
log-tool-mended = { $name } διορθώνει { $tool ->
    [pick] την αξίνα
    [lamp] το φανάρι
   *[cart] το βαγόνι
} του παίκτη { $target }.
log-tool-mended-own = { $name } διορθώνει { $tool ->
    [pick] τη δική του αξίνα
    [lamp] το δικό του φανάρι
   *[cart] το δικό του βαγόνι
}.
log-discarded = { $name } πετάει μια κάρτα.
log-goal-seen = { $name } κοιτάζει την { goal-name }.
log-goal-seen-own = { $name } κοιτάζει την { goal-name }. Μόνο εσύ ξέρεις: { content }.
log-goal-turned = { $content ->
    [treasure] Η { goal-name } είναι ο θησαυρός!
   *[stone] Η { goal-name } είναι μόνο πέτρα.
}
log-round-ended = { $winner ->
    [diggers] Οι χρυσοθήρες έφτασαν στον θησαυρό.
   *[saboteurs] Τον γύρο κέρδισαν οι σαμποτέρ.
}
log-gold-taken = { $name } παίρνει κάρτα χρυσού.
log-gold-paid = { $name } πληρώνεται σε χρυσό.
log-game-ended = Το παιχνίδι τελείωσε.
log-by-clock = από το ρολόι
log-paused = Το παιχνίδι είναι σε παύση.
log-went-on = Το παιχνίδι συνεχίζεται.
log-stood-in = Ένα ρομπότ αναπληρώνει τον παίκτη { $name }.
log-taken-back = { $name } παίζει ξανά.
log-given-to-bot = { $name } έφυγε από το παιχνίδι· συνεχίζει το ρομπότ { $bot }.
log-announced = Στο επόμενο μοίρασμα μπαίνει { $guest }.
log-took-over = { $name } αναλαμβάνει τη θέση του παίκτη { $former }.
log-game-abandoned = Το παιχνίδι τελείωσε με ψηφοφορία.

## Claims and chat

talk-none = Σε αυτό το τραπέζι δεν μιλάμε.
talk-watching = Οι θεατές παρακολουθούν σιωπηλά.
talk-saw = Κοίταξα κάρτα τερματισμού
talk-about = Για κάποιον
talk-whom = Για ποιον;
talk-small = Έτσι απλά
talk-write = Γράψε σε όλους
talk-send = Αποστολή
claim-saw = Κοίταξα την { goal-name }: { content }.
claim-role = { $role ->
    [digger] Είμαι χρυσοθήρας.
   *[saboteur] Είμαι σαμποτέρ.
}
claim-mend = Παρακαλώ διορθώστε { $tool ->
    [pick] την αξίνα μου
    [lamp] το φανάρι μου
   *[cart] το βαγόνι μου
}!
claim-suspect = Υποψιάζομαι: { $name }.
claim-trust = Εμπιστεύομαι: { $name }.
claim-thanks = Ευχαριστώ, { $name }!
claim-sorry = Συγγνώμη, { $name }!
claim-break = Σπάστε εργαλεία: { $name }!
claim-help = Βοηθήστε: { $name }!
claim-hello = Γεια σας!
claim-well-played = Ωραία παίχτηκε!
claim-oops = Ωχ!
claim-hurry = Λίγο πιο γρήγορα, παρακαλώ!

## The end of a round and of the game

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

## One device, menu, votes

curtain-pass = Δώστε τη συσκευή: { $name }
curtain-lift = Εδώ { $name }: δείξε τις κάρτες μου
curtain-note = Η αυλαία σάς εμπιστεύεται: κανείς δεν κοιτά πριν πάρει τη συσκευή { $name }.
curtain-done = Τέλος, δώσε παρακάτω
menu-code = Τραπέζι { $code }. Η θέση μένει δική σου όσο λείπεις.
menu-transfer = Συνέχεια σε άλλη συσκευή
menu-transfer-code = Άνοιξε αυτό το τραπέζι στην άλλη συσκευή και γράψε εκεί { $code } μέσα σε { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}.
menu-keys = Πλήκτρα: 1–6 διαλέγουν κάρτα, B πάει στο ορυχείο, τα βέλη κινούν, N επόμενη δυνατή θέση, L ο κατάλογός τους, Enter επιλέγει, T στρίβει την κάρτα, R δείχνει τον ρόλο, Escape αφήνει πίσω, + − 0 μεγέθυνση.
vote-pause = Ψήφος: παύση
vote-resume = Ψήφος: συνέχεια
vote-end = Ψήφος: τέλος παιχνιδιού
vote-stand-in = Ας αναπληρώσει ρομπότ
vote-yes = Συμφωνώ
vote-rule = Μια πρόταση περνάει όταν συμφωνούν περισσότεροι από τους μισούς παρόντες· για να συνεχιστεί το παιχνίδι μετά από παύση αρκούν οι μισοί, ενώ για να τελειώσει χρειάζονται τουλάχιστον δύο ψήφοι. Κανείς δεν χάνει τη θέση του με μία μόνο ψήφο: για να δοθεί οριστικά σε ρομπότ χρειάζονται τουλάχιστον δύο ψήφοι ή, αν ο παίκτης είναι εδώ, τουλάχιστον τρεις ψήφοι και η σύμφωνη γνώμη τουλάχιστον των δύο τρίτων των υπολοίπων. Μια σύντομη διακοπή της σύνδεσης δεν μετράει ως απουσία.
vote-running = { $vote ->
    [pause] Παύση του παιχνιδιού;
    [resume] Συνέχεια του παιχνιδιού;
    [end] Τέλος του παιχνιδιού νωρίτερα;
    [stand-in] Να αναπληρώσει ρομπότ τον παίκτη { $name };
   *[bot] Να δοθεί οριστικά σε ρομπότ η θέση του παίκτη { $name };
} ({ $count })
leave = Φύγε από το τραπέζι
leave-sure = Τη θέση σου θα πάρει οριστικά ένα ρομπότ. Αν απλώς κλείσεις τη σελίδα, η θέση μένει δική σου.
leave-yes = Φεύγω
leave-no = Μένω

## Settings

setting-language = Γλώσσα
setting-theme = Εμφάνιση
setting-cards = Μέγεθος των καρτών μου
setting-motion = Κίνηση
setting-sound = Ήχοι
setting-confirm = Δείξε την κίνηση πριν παιχτεί
setting-notify = Ειδοποίησέ με όταν έχω σειρά
# What the language calls itself, for the list of languages.
language-name = Ελληνικά
language-browser = όπως στο πρόγραμμα περιήγησης
theme = { $theme ->
    [system] όπως στο σύστημα
    [dark] σκούρα: φανάρι στο ορυχείο
   *[light] ανοιχτή: περγαμηνή
}
card-size = { $size ->
    [small] μικρές
    [medium] μεσαίες
   *[large] μεγάλες
}
motion = { $motion ->
    [system] όπως στο σύστημα
   *[less] όσο γίνεται λιγότερη
}

## Replay: what this browser saw

verify-seen-group = Τι είδε αυτό το πρόγραμμα περιήγησης:
verify-seen-group-fault = Τι δεν πάει καλά:
verify-seen-summary-fair = Δίκαιο μοίρασμα: ο διακομιστής και οι παίκτες ανακάτεψαν μαζί τις κάρτες, και τίποτα απ’ όσα είδε αυτό το πρόγραμμα περιήγησης δεν διαψεύδει την καταγραφή.
verify-seen-summary-wrong = Κάτι δεν πάει καλά με αυτό το παιχνίδι. Μην το εμπιστευτείς πριν μάθεις γιατί.
verify-seen-nothing = Τίποτα: αυτό το πρόγραμμα περιήγησης δεν ήταν στο τραπέζι ή η μνήμη του έχει σβηστεί. Μπόρεσε να ελέγξει μόνο την ίδια την καταγραφή.
verify-seen-commitment = Ο διακομιστής κλείδωσε εδώ μπροστά τη συμβολή του στο ανακάτεμα, πριν μάθει τη συμβολή οποιουδήποτε παίκτη, και στην καταγραφή είναι η ίδια.
verify-seen-commitment-late = Όταν συνδέθηκε αυτό το πρόγραμμα περιήγησης, ο διακομιστής ίσως ήξερε ήδη τις συμβολές των παικτών. Η δική του συμβολή στην καταγραφή είναι η ίδια.
verify-seen-commitment-unseen = Αυτό το πρόγραμμα περιήγησης δεν είδε πώς άρχισε το μοίρασμα.
verify-seen-commitment-other = Η συμβολή του διακομιστή στο ανακάτεμα δεν είναι αυτή που είχε κλειδώσει εδώ μπροστά.
verify-seen-start-other = Η καταγραφή έχει άλλους κανόνες ή άλλα ρομπότ απ’ όσα φάνηκαν εδώ όταν άρχισε το μοίρασμα.
verify-seen-cancelled = { $count ->
    [one] Το ακυρωμένο μοίρασμα που φάνηκε εδώ υπάρχει στην καταγραφή.
   *[other] Και τα { $count } ακυρωμένα μοιράσματα που φάνηκαν εδώ υπάρχουν στην καταγραφή.
}
verify-seen-cancelled-missing = { $count ->
    [one] Εδώ φάνηκε ένα ακυρωμένο μοίρασμα που λείπει από την καταγραφή.
   *[other] Εδώ φάνηκαν { $count } ακυρωμένα μοιράσματα που λείπουν από την καταγραφή.
}
verify-seen-hashes = Η καταγραφή έχει όσα ανακοίνωσαν εδώ οι παίκτες: { $names }.
verify-seen-hash-other = Η καταγραφή δεν έχει αυτό που ανακοίνωσαν εδώ οι παίκτες: { $names }.
verify-seen-nonce = Η συμβολή αυτού του προγράμματος περιήγησης μπήκε στο ανακάτεμα όπως ήταν: { $names }.
verify-seen-nonce-other = Η συμβολή αυτού του προγράμματος περιήγησης στο ανακάτεμα αντικαταστάθηκε ή παραλείφθηκε: { $names }.
verify-seen-nonce-unused = Η συμβολή αυτού του προγράμματος περιήγησης στο ανακάτεμα δεν χρησιμοποιήθηκε: { $names }. Αυτό συμβαίνει όταν χάνεται η σύνδεση.
verify-seen-nonce-elsewhere = Η συμβολή στο ανακάτεμα ήρθε από άλλη συσκευή ή άλλο πρόγραμμα περιήγησης: { $names }.
verify-seen-cards = { $count ->
    [one] Η μόνη κάρτα που μοιράστηκε εδώ ταιριάζει με το ανακάτεμα, όπως και οι ρόλοι και οι κάρτες τερματισμού που φάνηκαν.
   *[other] Και οι { $count } κάρτες που μοιράστηκαν ή τραβήχτηκαν εδώ ταιριάζουν με το ανακάτεμα, όπως και οι ρόλοι και οι κάρτες τερματισμού που φάνηκαν.
}
verify-seen-cards-public = Όλοι οι ρόλοι και οι κάρτες τερματισμού που φάνηκαν εδώ ταιριάζουν με το ανακάτεμα.
verify-seen-cards-unseen = Εδώ δεν φάνηκε καμία κάρτα.
verify-seen-hands-missed = Κάποιες αρχικές κάρτες δεν φάνηκαν εδώ, οπότε δεν μπόρεσαν να συγκριθούν.
verify-seen-first-other = Δεν άρχισε ο παίκτης που όρισε το ανακάτεμα.
verify-seen-role-other = Γύρος { $round }: ο ρόλος που μοιράστηκε εδώ δεν ταιριάζει με το ανακάτεμα.
verify-seen-roles-other = Γύρος { $round }: οι ρόλοι που φανερώθηκαν στο τέλος δεν ταιριάζουν με το ανακάτεμα.
verify-seen-hand-other = Γύρος { $round }: οι κάρτες που μοιράστηκαν εδώ δεν ταιριάζουν με το ανακάτεμα.
verify-seen-drawn-other = Γύρος { $round }: εδώ τραβήχτηκε κάρτα που δεν ήταν η επόμενη στο απόθεμα.
verify-seen-goal-other = Γύρος { $round }: μια κάρτα τερματισμού που φάνηκε εδώ δεν ταιριάζει με το ανακάτεμα.
verify-seen-gold = Όλος ο χρυσός ταιριάζει με το ανακάτεμα.
verify-seen-gold-other = Γύρος { $round }: ο χρυσός που φάνηκε εδώ δεν ταιριάζει με το ανακάτεμα.
verify-seen-moves = { $count ->
    [one] Η μόνη κίνηση που φάνηκε εδώ υπάρχει στην καταγραφή.
   *[other] Και οι { $count } κινήσεις που φάνηκαν εδώ υπάρχουν στην καταγραφή.
}
verify-seen-moves-other = Η κίνηση { $number } της καταγραφής δεν είναι αυτή που φάνηκε εδώ.
verify-seen-moves-missed = { $count ->
    [one] Μία κίνηση της καταγραφής δεν φάνηκε εδώ.
   *[other] { $count } κινήσεις της καταγραφής δεν φάνηκαν εδώ.
}
verify-seen-not-played = Αν κάθε κίνηση ήταν νόμιμη και οδηγεί σε αυτό το αποτέλεσμα: αυτό δεν το ελέγχει το πρόγραμμα περιήγησης. Για να το μάθεις, κατέβασε την καταγραφή και τρέξε «saboteur verify».

## The rulebook

rules-edition = Όπως τα λένε: { $edition }. Ό,τι εξαρτάται από την έκδοση και τις επιλογές σημειώνεται στο πλάι.
rules-table = Κάρτες ανά αριθμό παικτών
rules-aim-title = Περί τίνος πρόκειται
rules-aim = Είστε νάνοι σε ορυχείο. Οι χρυσοθήρες σκάβουν τούνελ από την έναρξη ως τον θησαυρό· οι σαμποτέρ θέλουν να το εμποδίσουν, και κανείς δεν ξέρει ποιος είναι ποιος. Τρεις κάρτες τερματισμού είναι κλειστές: η μία είναι ο θησαυρός, οι δύο πέτρα. Μετά από { $rounds ->
    [one] έναν γύρο
   *[other] { $rounds } γύρους
} κερδίζει όποιος έχει τα περισσότερα κομμάτια χρυσού.
rules-setup-title = Πριν από τον γύρο
rules-setup = Καθένας παίρνει κρυφά μία κάρτα νάνου· { $spare ->
    [yes] είναι μία περισσότερη από τους παίκτες, οπότε μία μένει κρυφή ως το τέλος του γύρου.
   *[no] είναι όσες και οι παίκτες, οπότε όλοι ξέρουν πόσοι σαμποτέρ σκάβουν μαζί τους.
} Η κάρτα έναρξης είναι αριστερά, οι κάρτες τερματισμού επτά κάρτες μακριά. Οι κάρτες μονοπατιού και ενεργειών ανακατεύονται μαζί και μοιράζονται.
rules-players = Παίκτες
rules-saboteurs = Σαμποτέρ
rules-diggers = Χρυσοθήρες
rules-hand = Κάρτες στο χέρι
rules-turn-title = Η σειρά σου
rules-turn = Χρησιμοποίησε ακριβώς μία κάρτα: βάλε μονοπάτι, παίξε ενέργεια ή πέτα μία κλειστή. Μετά τράβα μία, όσο υπάρχουν. Κανείς δεν χάνει τη σειρά του.
rules-path-title = Τοποθέτηση μονοπατιού
rules-path = Βάλε την κάρτα μονοπατιού σε κενή θέση. Σε κάθε πλευρά το τούνελ πρέπει να συναντά τούνελ και ο βράχος βράχο. Η κάρτα στρίβει κατά μισή στροφή, ποτέ στο πλάι. Το αδιέξοδο σταματά το τούνελ: οι πλευρές του δεν ενώνονται. Με σπασμένο εργαλείο μπροστά σου δεν μπορείς να βάλεις μονοπάτι.
rules-example-fits = Ταιριάζει: τούνελ με τούνελ, βράχος με βράχο.
rules-example-misfits = Δεν ταιριάζει: το τούνελ θα έπεφτε πάνω σε βράχο.
rules-example-dead-end = Το τούνελ φτάνει στο αδιέξοδο αλλά δεν συνεχίζει: ό,τι είναι πίσω του μένει σκοτεινό.
rules-example-turn = Στρίψε την κάρτα
rules-link = { $edition ->
    [el] Σε αυτή την έκδοση το μονοπάτι μπορεί να αγγίζει οποιαδήποτε ανοιχτή κάρτα, ακόμη και βράχο με βράχο και ακόμη κι εκεί όπου το τούνελ είναι αποκομμένο.
    [et] Σε αυτή την έκδοση το μονοπάτι μπορεί να αγγίζει οποιαδήποτε ανοιχτή κάρτα, ακόμη και βράχο με βράχο και ακόμη κι εκεί όπου το τούνελ είναι αποκομμένο.
   *[lt] Σε αυτή την έκδοση το μονοπάτι πρέπει να συνεχίζει το τούνελ: από την έναρξη πρέπει να οδηγεί εκεί συνεχές μονοπάτι.
}
rules-tools-title = Σπάσιμο και επισκευή
rules-tools = Μια σπασμένη αξίνα, ένα σπασμένο φανάρι ή βαγόνι μπαίνει μπροστά σε όποιον παίκτη δεν έχει ήδη σπασμένο το ίδιο εργαλείο. Όσο έχει σπασμένο εργαλείο, ο παίκτης δεν βάζει μονοπάτια. Η κάρτα επισκευής αφαιρεί ένα αντίστοιχο σπασμένο εργαλείο από οποιονδήποτε· αν δείχνει δύο εργαλεία, διορθώνει το ένα.
rules-rockfall-title = Κατολίσθηση
rules-rockfall = Βγάλε μία κάρτα μονοπατιού από το ορυχείο. Η έναρξη και οι τερματισμοί μένουν.
rules-map-title = Χάρτης
rules-map = Κοίτα κρυφά μία κλειστή κάρτα τερματισμού. Όλοι βλέπουν ποια· τι θα πεις γι’ αυτήν είναι δική σου υπόθεση.
rules-discard-title = Πάσο
rules-discard = Αντί να παίξεις μια κάρτα, μπορείς να την πετάξεις κλειστή. Κανείς δεν μαθαίνει ποια ήταν.
rules-goal-title = Φτάνοντας στον τερματισμό
rules-goal = Όταν συνεχές τούνελ από την έναρξη φτάσει σε κάρτα τερματισμού, αυτή ανοίγει. Ο θησαυρός τελειώνει αμέσως τον γύρο: κέρδισαν οι χρυσοθήρες. Η πέτρα γίνεται μέρος του τούνελ και μπαίνει έτσι ώστε να ταιριάζει.
rules-goal-edition = { $edition ->
    [el] Αν η πέτρα δεν ταιριάζει με κανέναν τρόπο, μπαίνει έτσι ώστε να συνεχίζει το τούνελ. Ανοίγουν όλες οι κάρτες τερματισμού που φτάσατε.
    [et] Για κάθε κάρτα μονοπατιού ανοίγει μόνο μία κάρτα τερματισμού, αυτή που διαλέγει όποιος έβαλε το μονοπάτι. Αν η πέτρα δεν ταιριάζει με κανέναν τρόπο, εκείνος αποφασίζει πώς μπαίνει.
   *[lt] Ανοίγουν όλες οι κάρτες τερματισμού που φτάσατε. Αν η πέτρα δεν ταιριάζει με κανέναν τρόπο, όποιος έβαλε το μονοπάτι αποφασίζει πώς μπαίνει.
}
rules-end-title = Τέλος του γύρου
rules-end = Αν δεν βρεθεί ο θησαυρός, κερδίζουν οι σαμποτέρ μόλις τελειώσουν όλες οι κάρτες.
rules-end-edition = { $edition ->
    [ru] Ο γύρος τελειώνει και όταν το απόθεμα είναι άδειο και όλοι στη σειρά μπορούσαν μόνο να πετάξουν κάρτα.
    [et] Ο γύρος τελειώνει και όταν το απόθεμα είναι άδειο και όλοι στη σειρά μπορούσαν μόνο να πετάξουν κάρτα.
   *[lt] Ο γύρος τελειώνει όταν κανείς δεν έχει πια κάρτες.
}
rules-gold-title = Χρυσός
rules-gold-diggers = Αν κερδίσουν οι χρυσοθήρες, τραβιούνται τόσες κάρτες χρυσού όσοι οι παίκτες (εννέα για δέκα). Όποιος έβαλε το τελευταίο μονοπάτι διαλέγει πρώτος μία, μετά οι κάρτες περνούν αριστερόστροφα από χρυσοθήρα σε χρυσοθήρα ώσπου να τελειώσουν. Αν το έβαλε σαμποτέρ, αρχίζει ο επόμενος χρυσοθήρας προς αυτή την κατεύθυνση.
rules-gold-saboteurs = Αν κερδίσουν οι σαμποτέρ, ο μοναδικός παίρνει τέσσερα κομμάτια χρυσού· δύο ή τρεις από τρία· τέσσερις από δύο.
rules-gold-secret = Ο χρυσός μένει κρυφός ως το τέλος του παιχνιδιού.
rules-claims-title = Κουβέντα
rules-claims = Πείτε ό,τι θέλετε, αλήθεια ή όχι. Οι δηλώσεις φυλάγονται και μετά το παιχνίδι όλοι βλέπουν ποιες ήταν αληθινές.

## Replay

replay = Επανάληψη
replay-eyes = Με τα μάτια
replay-everything = όλων: φαίνονται όλα
replay-turn = Κίνηση { $version } από { $last }
replay-begin = Οι κάρτες μοιράστηκαν
replay-slider = Κίνηση
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-on = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-run = Να κυλήσει
replay-stop = Σταμάτα
replay-suspicion = Υποψίες
replay-suspicion-about = { $seat ->
    [none] Τι θα πίστευε αυτή τη στιγμή ένας ντετέκτιβ που βλέπει απ’ έξω.
   *[some] Τι θα πίστευε αυτή τη στιγμή ένας ντετέκτιβ στη θέση του παίκτη { $name }.
}
replay-chance = { $name }: σαμποτέρ με πιθανότητα { $percent } %
replay-chart = Υποψίες στον γύρο { $round }· η γραμμή δείχνει αυτή τη στιγμή
replay-why = Γιατί;
replay-why-nothing = Δεν έχει φανεί ακόμη τίποτα εναντίον κανενός.
replay-at = Κίνηση { $version }
replay-no-suspicion = Ανάμεσα στους γύρους δεν υπάρχουν ύποπτοι.
replay-true = αλήθεια
replay-false = όχι αλήθεια
replay-decided = { $why ->
    [one-card] Ο γύρος { $round } κρίθηκε στην κίνηση { $version }: από εκεί και πέρα αρκούσε άλλη μία κάρτα στους χρυσοθήρες.
    [too-few-cards] Ο γύρος { $round } κρίθηκε στην κίνηση { $version }: από εκεί και πέρα οι κάρτες ήταν λιγότερες από όσες χρειαζόταν ακόμη το τούνελ.
   *[last-move] Ο γύρος { $round } ήταν ανοιχτός ως την τελευταία κίνηση, τη { $version }.
}
replay-hands = Οι κάρτες όλων
replay-copy = Σύνδεσμος σε αυτή τη στιγμή
replay-file = Άνοιγμα καταγραφής από αρχείο
replay-file-about = Κάθε τελειωμένο παιχνίδι δίνει την καταγραφή του: ένα αρχείο JSON.
replay-not-a-record = Αυτό το αρχείο δεν είναι καταγραφή.
replay-keys = Πλήκτρα: ← → μία κίνηση, Page Up και Page Down δέκα, Home και End, το διάστημα το αφήνει να κυλήσει.

why-suspects = Πιο ύποπτος παίκτης: { $name }, σαμποτέρ με πιθανότητα { $percent } %.
why-dug-on = { $name } έσκαψε παρακάτω προς τον τερματισμό.
why-laid-idly = { $name } έβαλε μονοπάτι χωρίς όφελος.
why-laid-dead-end-aside = { $name } έβαλε αδιέξοδο παράμερα.
why-led-away = { $name } έστρεψε αλλού το τούνελ.
why-laid-dead-end = { $name } έβαλε αδιέξοδο πάνω στον δρόμο.
why-cleared-the-way = { $name } άνοιξε τον δρόμο με κατολίσθηση.
why-rockfall-aside = { $name } έκανε κατολίσθηση εκεί όπου δεν είχε σημασία.
why-cut-the-tunnel = { $name } έκοψε το τούνελ με κατολίσθηση.
why-looked = { $name } κοίταξε κάρτα τερματισμού.
why-broke-trusted = { $name } έσπασε εργαλείο παίκτη που φαινόταν τίμιος: { $target }.
why-broke-other = { $name } έσπασε εργαλείο του παίκτη { $target }.
why-broke-suspect = { $name } έσπασε εργαλείο ύποπτου παίκτη: { $target }.
why-broke-own = { $name } έσπασε δικό του εργαλείο.
why-mended-trusted = { $name } διόρθωσε εργαλείο παίκτη που φαινόταν τίμιος: { $target }.
why-mended-other = { $name } διόρθωσε εργαλείο του παίκτη { $target }.
why-mended-suspect = { $name } διόρθωσε εργαλείο ύποπτου παίκτη: { $target }.
why-mended-own = { $name } διόρθωσε δικό του εργαλείο.
why-discarded-broken = { $name } πέταξε κάρτα με σπασμένο εργαλείο.
why-discarded = { $name } πέταξε κάρτα με όλα τα εργαλεία γερά.

## Replay: what a record proves

verify-summary-fair = Δίκαιο μοίρασμα: ο διακομιστής και οι παίκτες ανακάτεψαν μαζί τις κάρτες, και κάθε κίνηση ήταν νόμιμη.
verify-summary-remarks = Όλα ταιριάζουν, αλλά πριν από το μοίρασμα έγινε κάτι που καλό είναι να ξέρεις.
verify-summary-nobody = Όλα ταιριάζουν, αλλά κανένας παίκτης δεν πήρε μέρος στο ανακάτεμα.
verify-summary-old = Ταιριάζουν όλα όσα μπορεί να δείξει μια παλιότερη καταγραφή σαν αυτή.
verify-group-proved = Τι αποδεικνύει αυτό το αρχείο:
verify-group-shuffle = Ποιοι πήραν μέρος στο ανακάτεμα:
verify-group-limits = Τι δεν μπορεί να αποδείξει:
verify-deal-fixed = Ο διακομιστής κλείδωσε τη συμβολή του στο ανακάτεμα πριν μάθει τη συμβολή οποιουδήποτε παίκτη, και οι κάρτες προκύπτουν από όλες τις συμβολές μαζί.
verify-deal-unchanged = Οι κάρτες κλειδώθηκαν όταν άρχισε το μοίρασμα και από τότε δεν τις άλλαξε κανείς.
verify-rules-fixed = Πριν από το ανακάτεμα είχε οριστεί με ποια έκδοση, ποιες επιλογές και πόσους γύρους παίζεται το παιχνίδι, πού κάθονται ρομπότ και ποιος αρχίζει (αν το διάλεξε ο οικοδεσπότης).
verify-cancelled-none = Πριν από αυτό το μοίρασμα δεν ακυρώθηκε κανένα άλλο.
verify-cancelled = { $count ->
    [one] Πριν από αυτό ακυρώθηκε ένα μοίρασμα. Είναι μέσα στο αρχείο και κανείς δεν μπορεί να το βγάλει.
   *[other] Πριν από αυτό ακυρώθηκαν { $count } μοιράσματα. Είναι όλα μέσα στο αρχείο και κανείς δεν μπορεί να βγάλει κάποιο. Αν είναι πολλά, ίσως κάποιος περίμενε καλύτερες κάρτες.
}
verify-cancelled-listed = { $count ->
    [one] Το αρχείο έχει ένα μοίρασμα που ακυρώθηκε νωρίτερα. Αν υπήρξαν κι άλλα, μια παλιότερη καταγραφή δεν μπορεί να το δείξει.
   *[other] Το αρχείο έχει { $count } μοιράσματα που ακυρώθηκαν νωρίτερα. Αν υπήρξαν κι άλλα, μια παλιότερη καταγραφή δεν μπορεί να το δείξει.
}
verify-played = { $count ->
    [one] Η μοναδική κίνηση είναι νόμιμη και οδηγεί ακριβώς σε αυτό το αποτέλεσμα.
   *[other] Και οι { $count } κινήσεις είναι νόμιμες και οδηγούν ακριβώς σε αυτό το αποτέλεσμα.
}
verify-played-abandoned = { $count ->
    [0] Οι παίκτες τελείωσαν το παιχνίδι πριν από την πρώτη κίνηση.
    [one] Η μοναδική κίνηση είναι νόμιμη· μετά οι παίκτες διέκοψαν το παιχνίδι.
   *[other] Και οι { $count } κινήσεις είναι νόμιμες· μετά οι παίκτες διέκοψαν το παιχνίδι.
}
verify-took-part = { $count ->
    [one] Πήρε μέρος μόνο ένα άτομο: { $names }. Αν ήταν τίμιο, κανείς δεν μπορούσε να διαλέξει τις κάρτες.
   *[other] Πήραν μέρος: { $names }. Αν έστω και ένας από αυτούς ήταν τίμιος, κανείς δεν μπορούσε να διαλέξει τις κάρτες.
}
verify-nobody = Κανείς. Άρα βέβαιο είναι μόνο ότι ο διακομιστής δεν άλλαξε τις κάρτες αφού άρχισε το μοίρασμα, όχι ότι τις διάλεξε στα τυφλά.
verify-no-part = Χωρίς συμβολή στο ανακάτεμα: { $names }.
verify-bots = Τα ρομπότ δεν προσθέτουν ποτέ τίποτα: { $names }.
verify-withheld = Συμβολή που ανακοινώθηκε αλλά δεν φανερώθηκε: { $names }. Αυτό συμβαίνει όταν χάνεται η σύνδεση, αλλά κι όταν κάποιος τα έχει βρει με τον διακομιστή και θέλει άλλες κάρτες.
verify-limit-old = Είναι καταγραφή παλιότερου είδους. Δεν μπορεί να δείξει ότι οι κανόνες του τραπεζιού κλειδώθηκαν πριν από το ανακάτεμα, ότι δεν λείπει κανένα ακυρωμένο μοίρασμα ή ότι κανείς δεν πείραξε το αρχείο. Αν το παιχνίδι είναι πρόσφατο, ρώτα γιατί η καταγραφή του είναι παλιού είδους.
verify-limit-looking = Όποιος έχει τον διακομιστή μπορούσε να βλέπει τις κάρτες την ώρα του παιχνιδιού.
verify-limit-invented = Ένα ολόκληρο παιχνίδι μπορεί να είναι φτιαχτό: το αρχείο μόνο του δεν δείχνει ότι παίχτηκε ποτέ.
verify-limit-checksum = Το άθροισμα ελέγχου προδίδει μόνο όποιον δεν ξέρει να φτιάξει καινούργιο. Όποιος ξέρει μπορεί να βάλει στο αρχείο άλλες κινήσεις, ονόματα ή κουβέντες, να κρύψει μια συμβολή που δεν φανερώθηκε ή να κόψει ακόμη πιο νωρίς ένα παιχνίδι που διακόπηκε. Σύγκρινε το αρχείο με όσα είδες στο πρόγραμμα περιήγησής σου.

## Why the server refuses

web-refused-unknown = Δεν έγινε ({ $code }).
web-refused-no-connection = Ο διακομιστής δεν απαντά. Είναι ακόμη αυτή η συσκευή στο ίδιο δίκτυο;
web-refused-not-your-turn = Δεν είναι η σειρά σου.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Πρώτα διάλεξε ποια κάρτα τερματισμού θα ανοίξει.
    [lay-stone] Πρώτα διάλεξε πώς θα μπει η πέτρα.
    [pick-gold] Πρώτα διάλεξε κάρτα χρυσού.
   *[play] Πρώτα παίξε μια κάρτα.
}
web-refused-broken-tools = Με σπασμένο εργαλείο δεν μπαίνουν μονοπάτια. Διόρθωσέ το πρώτα ή παίξε κάτι άλλο.
web-refused-not-in-hand = Αυτή η κάρτα δεν είναι πια στο χέρι σου.
web-refused-occupied = Εκεί υπάρχει ήδη κάρτα.
web-refused-not-reached = Το μονοπάτι πρέπει να συνεχίζει το τούνελ από την έναρξη· εδώ δεν οδηγεί ανοιχτό τούνελ.
web-refused-not-touching = Το μονοπάτι πρέπει να αγγίζει ανοιχτή κάρτα.
web-refused-edge-mismatch = Δεν ταιριάζει: το τούνελ πρέπει να συναντά τούνελ και ο βράχος βράχο.
web-refused-own-tool = Σε αυτό το τραπέζι κανείς δεν σπάει τα δικά του εργαλεία.
web-refused-already-broken = { $name }: αυτό το εργαλείο είναι ήδη σπασμένο.
web-refused-nothing-to-mend = { $name }: αυτό το εργαλείο δεν είναι σπασμένο.
web-refused-no-card-there = Εδώ δεν υπάρχει κάρτα μονοπατιού να θαφτεί.
web-refused-protected = Η έναρξη και οι τερματισμοί δεν θάβονται.
web-refused-not-a-goal = Ο χάρτης δείχνει μόνο κάρτες τερματισμού.
web-refused-already-turned = Αυτή η κάρτα τερματισμού είναι ήδη ανοιχτή.
web-refused-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.

refused-bad-body = Ο διακομιστής δεν κατάλαβε αυτό το αίτημα.
refused-bad-message = Ο διακομιστής δεν κατάλαβε αυτό το μήνυμα.
refused-bad-host = Αυτός ο διακομιστής δεν απαντά στο όνομα «{ $host }». Άνοιξέ τον από τη σωστή του διεύθυνση. Αν τον διαχειρίζεσαι εσύ, ξεκίνησέ τον με --allowed-hosts { $host }.
refused-bad-origin = Αυτή η σελίδα δεν ανήκει σε αυτόν τον διακομιστή. Άνοιξέ την από τη δική του διεύθυνση.
refused-too-long = Είναι πολύ μεγάλο.
refused-too-often = Πολύ γρήγορα. Περίμενε λίγο και δοκίμασε ξανά.
refused-full = Ο διακομιστής είναι γεμάτος. Δοκίμασε αργότερα.
refused-not-found = Εδώ δεν υπάρχει τίποτα.
refused-no-such-table = Δεν υπάρχει τραπέζι με αυτόν τον κωδικό. Ίσως διαγράφηκε ή υπάρχει λάθος γράμμα.
refused-no-such-record = Δεν υπάρχει τέτοια καταγραφή.
refused-no-token = Γι’ αυτό χρειάζεται θέση στο τραπέζι.
refused-bad-token = Η θέση σου σε αυτό το τραπέζι δεν ισχύει πια σε αυτή τη συσκευή.
refused-bad-transfer = Αυτός ο κωδικός δεν ισχύει (πια).
refused-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης.
refused-not-your-seat = Αυτή δεν είναι η θέση σου.
refused-not-now = Αυτό δεν γίνεται τώρα.
refused-table-full = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες.
refused-no-bot-seat = Δεν υπάρχει ρομπότ για να πάρεις τη θέση του.
refused-too-few-seats = Χρειάζονται τουλάχιστον τρεις παίκτες· μετράνε και τα ρομπότ.
refused-not-ready = Δεν είναι ακόμη όλοι έτοιμοι.
refused-name-empty = Χρειάζεται όνομα.
refused-name-too-long = Αυτό το όνομα είναι πολύ μεγάλο.
refused-name-taken = Κάποιος σε αυτό το τραπέζι έχει ήδη αυτό το όνομα.
refused-name-of-a-bot = Αυτό το όνομα ανήκει σε ρομπότ.
refused-name-mixed-scripts = Το όνομα έχει γράμματα από διαφορετικά αλφάβητα. Γράψε κάθε λέξη με ένα μόνο αλφάβητο.
refused-bad-order = Αυτή η σειρά δεν ονομάζει κάθε θέση μία φορά.
refused-still-here = Αυτός ο παίκτης είναι ακόμη εδώ.
refused-not-connected = Αυτό γίνεται μόνο με σύνδεση.
refused-not-a-person = Εκεί κάθεται ρομπότ.
refused-too-few-voters = Είστε πολύ λίγοι για να το αποφασίσετε: χρειάζονται τουλάχιστον { $needed } ψήφοι.
refused-host-is-here = Ο οικοδεσπότης δεν μπορεί να αποβληθεί με ψηφοφορία όσο βρίσκεται στο τραπέζι.
refused-private-table = Αυτό το τραπέζι είναι ιδιωτικό: το βλέπουν μόνο οι παίκτες του.
refused-table-closed = Αυτό το τραπέζι δεν δέχεται άλλους παίκτες.
refused-wrong-version = Αυτή η σελίδα είναι παλαιότερη από τον διακομιστή. Φόρτωσέ την ξανά.
refused-hello-first = Ο διακομιστής περίμενε πρώτα χαιρετισμό.
refused-hello-twice = Ο διακομιστής χαιρετήθηκε δύο φορές.
refused-hello-late = Ο χαιρετισμός ήρθε πολύ αργά.
refused-text-only = Ο διακομιστής καταλαβαίνει μόνο κείμενο.
refused-stale = Στο μεταξύ κάτι έγινε. Κοίτα ξανά και διάλεξε από την αρχή.
refused-key-reused = Αυτή η κίνηση στάλθηκε δύο φορές με διαφορετικό περιεχόμενο.
refused-paused = Το παιχνίδι είναι σε παύση.
refused-stand-in-plays = Τώρα παίζει για σένα ένα ρομπότ. Πάρε πρώτα πίσω τη θέση σου.
refused-no-talk = Σε αυτό το τραπέζι δεν μιλάμε.
refused-claims-only = Σε αυτό το τραπέζι υπάρχουν μόνο δηλώσεις, όχι ελεύθερη συνομιλία.
refused-empty-text = Δεν υπάρχει τίποτα να ειπωθεί.
refused-seat-gone = Η θέση σου σε αυτό το τραπέζι δεν υπάρχει πια.
refused-replaced = Αυτό το τραπέζι άνοιξε σε πάρα πολλές σελίδες· αυτή έκλεισε.
refused-too-slow = Η σύνδεση ήταν πολύ αργή και έκλεισε.
refused-table-deleted = Ο οικοδεσπότης διέγραψε αυτό το τραπέζι.
refused-storage = Ο διακομιστής δεν μπορεί τώρα να αποθηκεύσει. Τίποτα δεν άλλαξε.
refused-stopping = Ο διακομιστής ξεκινά ξανά. Το παιχνίδι συνεχίζεται σε λίγο.

## Bots: why they suspect somebody, and what they would play. The codes are those of the explanations.

reason-suspects = Η θέση { $seat } είναι σαμποτέρ με πιθανότητα { $percent } %.
reason-dug-on = Η θέση { $seat } έσκαψε παρακάτω με { $card } στο { $column },{ $row }.
reason-laid-idly = Η θέση { $seat } έβαλε { $card } στο { $column },{ $row }, χωρίς όφελος.
reason-laid-dead-end-aside = Η θέση { $seat } έβαλε το αδιέξοδο { $card } στο { $column },{ $row }, παράμερα.
reason-led-away = Η θέση { $seat } έστρεψε αλλού το τούνελ με { $card } στο { $column },{ $row }.
reason-laid-dead-end = Η θέση { $seat } έβαλε το αδιέξοδο { $card } πάνω στον δρόμο, στο { $column },{ $row }.
reason-cleared-the-way = Η θέση { $seat } άνοιξε τον δρόμο με κατολίσθηση στο { $column },{ $row }.
reason-rockfall-aside = Η θέση { $seat } αφαίρεσε το { $card } στο { $column },{ $row }, όπου δεν είχε σημασία.
reason-cut-the-tunnel = Η θέση { $seat } έκοψε το τούνελ με κατολίσθηση στο { $column },{ $row }.
reason-looked = Η θέση { $seat } κοίταξε κάρτα τερματισμού.
reason-broke-trusted = Η θέση { $seat } έσπασε εργαλείο ({ tool }) της θέσης { $target }, που φαινόταν τίμια.
reason-broke-other = Η θέση { $seat } έσπασε εργαλείο ({ tool }) της θέσης { $target }.
reason-broke-suspect = Η θέση { $seat } έσπασε εργαλείο ({ tool }) της ύποπτης θέσης { $target }.
reason-broke-own = Η θέση { $seat } έσπασε δικό της εργαλείο ({ tool }).
reason-mended-trusted = Η θέση { $seat } διόρθωσε εργαλείο ({ tool }) της θέσης { $target }, που φαινόταν τίμια.
reason-mended-other = Η θέση { $seat } διόρθωσε εργαλείο ({ tool }) της θέσης { $target }.
reason-mended-suspect = Η θέση { $seat } διόρθωσε εργαλείο ({ tool }) της ύποπτης θέσης { $target }.
reason-mended-own = Η θέση { $seat } διόρθωσε δικό της εργαλείο ({ tool }).
reason-discarded-broken = Η θέση { $seat } πέταξε κάρτα με σπασμένο εργαλείο.
reason-discarded = Η θέση { $seat } πέταξε κάρτα με όλα τα εργαλεία γερά.
reason-would-play = Τώρα το καλύτερο φαίνεται { $move }.

## New

refused-stand-in-first = Την επόμενη κίνησή σου θα την κάνει το ρομπότ· μετά μπορείς να πάρεις πίσω τη θέση σου.
vote-clock = Ψήφος: με ρολόι
vote-running-clock = Να παίξουμε με ρολόι, επειδή αργεί ο παίκτης { $name }; ({ $count })
log-clock-started = Οι παίκτες ψήφισαν να παιχτεί το παιχνίδι με ρολόι.
refused-still-thinking = Για ρολόι ψηφίζετε μόνο αφού περιμένετε μια κίνηση { $minutes } λεπτά.
refused-name-reserved = Αυτή τη λέξη ή τον αριθμό τον χρησιμοποιεί το ίδιο το τραπέζι. Διάλεξε άλλο όνομα.
