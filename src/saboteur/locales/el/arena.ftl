### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, σπόρος { $seed }
arena-row = { $players } παίκτες, { $rounds } γύροι (χωριστά { $apart } χωρίς σαμποτέρ): οι σαμποτέρ κέρδισαν { $wins } % ({ $low } έως { $high }), { $nuggets } κομμάτια ανά θέση, { $median } ms ανά κίνηση (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } κέρδισε { $digger } % ως χρυσοθήρας και { $saboteur } % ως σαμποτέρ, με { $nuggets } κομμάτια
arena-baseline-row = { "  " }οι σαμποτέρ κέρδισαν { $points } μονάδες παραπάνω ({ $low } έως { $high }) από ό,τι με χρυσοθήρες { $diggers } και σαμποτέρ { $saboteurs }
arena-inference-row = { "  " }μετά τον κύκλο { $turn }: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, σφάλμα βαθμονόμησης { $calibration_error }, άδικες καταδίκες { $false_convictions }
arena-odd-among = Το διαφορετικό ρομπότ χρειάζεται και --odd και --among.
arena-odd-or-roles = Τα ρομπότ δίνονται είτε με --odd και --among είτε με --diggers και --saboteurs.
arena-no-charts = Τα διαγράμματα χρειάζονται matplotlib: εγκατάστησε saboteur[charts].
arena-no-ray = Η συστάδα χρειάζεται Ray: εγκατάστησε saboteur[ray].
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

## Terminal: bots that can’t be used

not-a-bot = δεν υπάρχει ρομπότ «{ $text }»· υπάρχουν { $names }, και μια δική σου κλάση γράφεται MODULE:ΚΛΑΣΗ
refused-bot-not-imported = Το ρομπότ «{ $bot }» δεν μπορεί να εισαχθεί: { $why }
refused-bot-class-missing = Το module «{ $module }» δεν έχει κλάση «{ $name }».
refused-bot-without-choose = Το «{ $bot }» δεν είναι ρομπότ: του λείπει η μέθοδος choose(view, history).
refused-bot-not-made = Το ρομπότ «{ $bot }» δεν μπορεί να δημιουργηθεί: { $why }
refused-bot-failed = Σφάλμα στο ρομπότ «{ $bot }»: { $why }
refused-bot-illegal-move = Το ρομπότ «{ $bot }» διάλεξε «{ $move }», που δεν είναι επιτρεπτή κίνηση.
refused-bot-not-a-claim = Το ρομπότ «{ $bot }» είπε «{ $text }», που δεν είναι δήλωση.
