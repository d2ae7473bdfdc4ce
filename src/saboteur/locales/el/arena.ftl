### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, σπόρος «{ $seed }»
arena-row = { $players } παίκτες: οι σαμποτέρ κέρδισαν το { $wins }% (διάστημα 95%: { $low } έως { $high }). Γύροι που μετράνε: { $rounds }· χωρίς σαμποτέρ, εκτός μέτρησης: { $apart }. Κομμάτια χρυσού ανά παίκτη: { $nuggets }. Διάμεσος χρόνος ανά κίνηση: { $median } ms (99ο εκατοστημόριο { $slow } ms).
arena-odd-row = { "  " }{ $bot }: νίκες { $digger }% ως χρυσοθήρας και { $saboteur }% ως σαμποτέρ. Κομμάτια χρυσού ανά παιχνίδι: { $nuggets }.
arena-odd-intervals = { "  " }Διαστήματα 95% για τα ποσοστά νικών: { $digger_low } έως { $digger_high }% ως χρυσοθήρας (γύροι: { $digger_rounds })· { $saboteur_low } έως { $saboteur_high }% ως σαμποτέρ (γύροι: { $saboteur_rounds }).
arena-baseline-row = { "  " }ποσοστό νικών των σαμποτέρ σε σύγκριση με { $diggers } ως χρυσοθήρες και { $saboteurs } ως σαμποτέρ: { $points } ποσοστιαίες μονάδες (διάστημα 95%: { $low } έως { $high }).
arena-better = { $side ->
    [saboteurs] { "  " }Αυτό είναι καλύτερο για τους σαμποτέρ ({ $saboteurs }) και χειρότερο για τους χρυσοθήρες ({ $diggers }).
    [diggers] { "  " }Αυτό είναι καλύτερο για τους χρυσοθήρες ({ $diggers }) και χειρότερο για τους σαμποτέρ ({ $saboteurs }).
   *[neither] { "  " }Το διάστημα περιλαμβάνει το 0, άρα η διαφορά μπορεί να είναι τυχαία.
}
arena-inference-row = { $turn ->
    [one] { "  " }μετά από μία κίνηση του καθενός: AUC { $auc }, log loss { $log_loss }, δείκτης Brier { $brier }, σφάλμα βαθμονόμησης { $calibration_error }, άδικες καταδίκες { $false_convictions }
   *[other] { "  " }μετά από { $turn } κινήσεις του καθενός: AUC { $auc }, log loss { $log_loss }, δείκτης Brier { $brier }, σφάλμα βαθμονόμησης { $calibration_error }, άδικες καταδίκες { $false_convictions }
}
arena-time-row = { "  " }{ $bot }: κατά μέσο όρο { $mean } ms ανά κίνηση (95ο εκατοστημόριο { $slow } ms).
arena-odd-among = Τα --odd και --among δίνονται μόνο μαζί.
arena-odd-or-roles = Δώσε είτε --odd και --among είτε --diggers και --saboteurs, όχι όλα μαζί.
arena-no-charts = Τα διαγράμματα χρειάζονται τη matplotlib: εγκατάστησε το saboteur[charts].
arena-no-ray = Η συστοιχία χρειάζεται το Ray: εγκατάστησε το saboteur[ray].
chart-saboteurs = σαμποτέρ ({ $bots })
chart-diggers = χρυσοθήρες ({ $bots })
chart-wins-title = Κερδισμένοι γύροι ανά ρόλο
chart-wins-x = παίκτες
chart-wins-y = ποσοστό γύρων
chart-times-title = Χρόνος ανά κίνηση
chart-times-x = παίκτες
chart-times-y = χιλιοστά του δευτερολέπτου
chart-beliefs-title = Πόσο καλά ξεχωρίζει ένας θεατής τους σαμποτέρ από τους χρυσοθήρες
chart-beliefs-x = κινήσεις ανά παίκτη
chart-beliefs-y = AUC
chart-calibration-title = Υποψία και αλήθεια, ανάλογα με τις κινήσεις ανά παίκτη
chart-calibration-x = εκτίμηση πιθανότητας να είναι σαμποτέρ
chart-calibration-y = ποσοστό που ήταν όντως σαμποτέρ
chart-concealment-title = Τι κοστίζει η απόκρυψη
chart-concealment-x = AUC μετά από δύο κινήσεις ανά παίκτη
chart-concealment-y = ποσοστό γύρων που κέρδισαν οι σαμποτέρ

## Terminal: bots that can’t be used

not-a-bot = άγνωστο ρομπότ «{ $text }» (υπάρχουν: { $names }· για δική σου κλάση δώσε FILE.py:CLASS)
refused-bot-not-imported = Το ρομπότ «{ $bot }» δεν μπορεί να εισαχθεί: { $why }
refused-bot-file-missing = Στον φάκελο «{ $folder }» δεν υπάρχει αρχείο «{ $file }». Δώσε τη διαδρομή ξεκινώντας από αυτόν τον φάκελο, π.χ. bots/my.py:Mine.
refused-bot-module-missing = Η Python δεν βρίσκει το module «{ $module }». Αν η κλάση είναι σε αρχείο, δώσε τη διαδρομή του, π.χ. { $file }:{ $name }
refused-bot-class-missing = Στο «{ $module }» δεν υπάρχει κλάση «{ $name }». Τα ρομπότ που περιέχει: { $names }
refused-bot-without-choose = Το «{ $bot }» δεν είναι ρομπότ: δεν έχει μέθοδο choose(self, view, history). Η μέθοδος πρέπει να επιστρέφει μία από τις κινήσεις της legal_moves(view).
refused-bot-wrong-method = Το ρομπότ «{ $bot }» έχει τη μέθοδο { $found }, αλλά αυτή πρέπει να είναι { $wanted }.
refused-bot-not-made = Το ρομπότ «{ $bot }» δεν μπορεί να δημιουργηθεί: { $why } (στον κατασκευαστή δίνεται μόνο το seed, αν έχει τέτοια παράμετρο)
refused-bot-failed = Το ρομπότ «{ $bot }» σταμάτησε με σφάλμα: { $why }
refused-bot-illegal-move = Το ρομπότ «{ $bot }» διάλεξε «{ $move }», που δεν είναι επιτρεπτή κίνηση. Πρέπει να επιστρέφει μία από τις κινήσεις της legal_moves(view).
refused-bot-no-text = Το ρομπότ «{ $bot }» επέστρεψε { $answer }, που δεν είναι κείμενο. Πρέπει να επιστρέφει μία από τις κινήσεις της legal_moves(view).
refused-bot-not-a-claim = Το ρομπότ «{ $bot }» είπε «{ $text }», που δεν είναι έτοιμη φράση. Πρέπει να επιστρέφει έτοιμη φράση, π.χ. !trust>2, ή None.
