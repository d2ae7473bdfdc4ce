### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Η εκκίνηση απέτυχε: { $why }.
serve-needs-postgres = το --workers (SABOTEUR_WORKERS) είναι { $workers }, αλλά για περισσότερες από μία διεργασίες χρειάζεται PostgreSQL, και το { $database } είναι αρχείο SQLite· όρισε --workers 1 ή άλλαξε το --database (SABOTEUR_DATABASE)
serve-no-driver = λείπει το πακέτο asyncpg· για PostgreSQL τρέξε { $command }
serve-no-answer = η βάση δεδομένων δεν απαντά ({ $why })
serve-database-login = η PostgreSQL δεν δέχεται το όνομα χρήστη ή τον κωδικό πρόσβασης στο { $database }
serve-database-missing = η PostgreSQL απαντά, αλλά δεν υπάρχει βάση δεδομένων με το όνομα που αναφέρεται στο { $database }
serve-database-host = δεν βρέθηκε ο υπολογιστής που αναφέρεται στο { $database }
serve-database-refused = κανένα πρόγραμμα δεν δέχεται συνδέσεις στο { $database }· έλεγξε αν τρέχει η PostgreSQL και αν είναι σωστές η διεύθυνση και η θύρα
serve-database-late = το { $database } δεν απάντησε εγκαίρως· έλεγξε τη διεύθυνση και το τείχος προστασίας
serve-database-rights = ο χρήστης που αναφέρεται στο { $database } δεν έχει δικαίωμα να δημιουργεί πίνακες· κάν’ τον ιδιοκτήτη της βάσης
serve-database-setting = οι ρυθμίσεις της PostgreSQL μετά το «?» στο { $database } δεν είναι έγκυρες· έλεγξε τα ονόματα και τις τιμές τους (σωστό παράδειγμα: sslmode=require)
serve-database-escape = { $why }· αν ο κωδικός πρόσβασης περιέχει @, γράψε %40 στη θέση του
serve-no-file = το αρχείο { $file } δεν μπορεί να χρησιμοποιηθεί ({ $why })
serve-no-database-file = το αρχείο της βάσης δεδομένων { $file } δεν μπορεί να χρησιμοποιηθεί ({ $why })· έλεγξε το --database (SABOTEUR_DATABASE) και έχε υπόψη ότι μια υπηρεσία systemd συνήθως δεν βλέπει τους φακέλους /home, /root και /tmp
serve-file-in-use = το αρχείο { $file } το χρησιμοποιεί άλλος διακομιστής· σταμάτησέ τον πρώτα ή διάλεξε άλλο αρχείο με --database
serve-no-port = ο διακομιστής δεν μπορεί να δεχτεί συνδέσεις στη διεύθυνση { $address } ({ $why })
serve-no-pages = από τον φάκελο { $folder } λείπουν οι σελίδες του παιχνιδιού· φτιάξε το πακέτο με «make web wheel» και εγκατάστησέ το ξανά
serve-bad-setting = Το «{ $text }» δεν είναι έγκυρη τιμή για το { $name } ({ $variable }): { $why }.
serve-bad-variable = Το «{ $text }» δεν είναι έγκυρη τιμή για τη μεταβλητή { $variable }: { $why }.
serve-open-quote = { $file }, γραμμή { $line }: τα εισαγωγικά δεν κλείνουν.
serve-many-lines = Η τιμή του { $variable } πιάνει πολλές γραμμές και αρχίζει με «{ $text }». Ίσως στο αρχείο που την ορίζει δεν κλείνουν τα εισαγωγικά.
serve-wants-whole = δώσε ακέραιο αριθμό από { $least } έως { $most }
serve-wants-decimal = δώσε αριθμό από { $least } έως { $most }, π.χ. 1.5
serve-wants-choice = διάλεξε ένα από αυτά: { $names }
serve-wants-host = δώσε μια διεύθυνση αυτού του υπολογιστή χωρίς θύρα, π.χ. 127.0.0.1, ή 0.0.0.0 για όλα τα δίκτυα
serve-wants-site = δώσε ολόκληρη τη διεύθυνση που ανοίγει ο κόσμος, με http:// ή https:// και χωρίς διαδρομή, π.χ. https://play.example
serve-wants-database = δώσε ένα αρχείο, π.χ. /var/lib/saboteur/games.sqlite3, ή μια βάση PostgreSQL, π.χ. postgresql://saboteur@/saboteur
serve-wants-database-address = αυτό μοιάζει με διεύθυνση βάσης δεδομένων, αλλά μια τέτοια διεύθυνση πρέπει να αρχίζει με postgresql://, π.χ. postgresql://saboteur@/saboteur
serve-wants-proxies = δώσε διευθύνσεις ή δίκτυα χωρισμένα με κόμμα, π.χ. 127.0.0.1,10.0.0.0/8
serve-wants-hosts = δώσε ονόματα χωρίς http:// και χωρίς θύρα, χωρισμένα με κόμμα, π.χ. play.example,.club.example
serve-wants-socket-file = δώσε ένα αρχείο με διαδρομή το πολύ { $most } χαρακτήρων, π.χ. /run/saboteur/control
serve-wants-club-name = δώσε μία γραμμή με το πολύ { $most } χαρακτήρες, π.χ. Λέσχη της Πέμπτης
serve-wants-contact = δώσε μια διεύθυνση email, π.χ. club@play.example, ή τη διεύθυνση μιας σελίδας
serve-wants-link = δώσε ολόκληρη τη διεύθυνση μιας σελίδας, π.χ. https://play.example/legal
serve-wants-welcome-file = δώσε ένα αρχείο κειμένου (UTF-8) με το πολύ { $lines } γραμμές και { $most } χαρακτήρες ανά γλώσσα· μια γραμμή όπως [el] αρχίζει το κείμενο μιας γλώσσας
serve-wants-key = δώσε ένα κλειδί με τουλάχιστον { $least } χαρακτήρες, χωρίς κενά στις άκρες
serve-wants-key-file = δώσε ένα αρχείο που η πρώτη του γραμμή είναι κλειδί με τουλάχιστον { $least } χαρακτήρες
serve-wants-readable-file = ο διακομιστής δεν μπορεί να διαβάσει αυτό το αρχείο ({ $why })
serve-wants-one-key = έχει οριστεί και το SABOTEUR_CREATION_KEY· κράτησε μόνο το ένα
serve-wants-foreign-bots = δώσε «installed», «none» ή NAME=MODULE:CLASS με όνομα που δεν έχει άλλο ρομπότ
serve-wants-folder = δώσε έναν φάκελο που υπάρχει
serve-unknown-variable-near = Δεν υπάρχει ρύθμιση { $variable }. Μήπως εννοείς { $nearest };
serve-unknown-variable = Δεν υπάρχει ρύθμιση { $variable }. Όλες τις δείχνει το «saboteur serve --help».
serve-open = Άνοιξε το { $address } σε έναν περιηγητή, σε αυτή τη συσκευή ή σε όποια άλλη είναι στο ίδιο δίκτυο.
serve-open-here = Άνοιξε το { $address } σε έναν περιηγητή.
summary-listening = Δέχεται συνδέσεις στη διεύθυνση { $address }
summary-public = Δημόσια διεύθυνση: { $address }
summary-no-public = Δημόσια διεύθυνση: δεν έχει οριστεί (--public-address)
summary-sqlite = Βάση δεδομένων: { $file } (SQLite { $version })
summary-postgres = Βάση δεδομένων: { $database }
summary-keep-days = Τα αχρησιμοποίητα τραπέζια διαγράφονται μετά από { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
}
summary-keep = Τα αχρησιμοποίητα τραπέζια διατηρούνται για πάντα (--keep-days)
summary-processes = Διεργασίες διακομιστή: { $workers }. Διεργασίες για ρομπότ: { $bots }.
summary-proxies = Έμπιστοι proxy: { $proxies }
summary-no-proxies = Έμπιστοι proxy: κανένας (--trusted-proxy)
summary-limits = Ανώτατα όρια ανά διεργασία – τραπέζια στη μνήμη: { $tables }, ανοιχτές συνδέσεις: { $connections }
serve-stop = Πάτησε Ctrl-C για να σταματήσει ο διακομιστής. Δεν θα χαθεί τίποτα.
backup-done = Το { $target } είναι πλήρες αντίγραφο.
backup-no-database = Το { $file } δεν είναι βάση δεδομένων του Σαμποτέρ.
backup-not-whole = Δεν έγινε πλήρες αντίγραφο του { $file }.
backup-disk-full = Το { $file } δεν αντιγράφηκε: ο δίσκος είναι γεμάτος και δεν υπάρχει χώρος για το { $target }.
backup-failed = Δεν έγινε πλήρες αντίγραφο του { $file }: { $why }.
backup-exists = Υπάρχει ήδη το { $file } ή το αντίστοιχο αρχείο -wal, -shm ή -journal της SQLite.
migrate-done = Τραπέζια που αντιγράφηκαν: { $tables }. Εγγραφές ιστορικού που αντιγράφηκαν: { $entries }.
migrate-not-empty = Η βάση { $database } περιέχει ήδη τραπέζια.
migrate-no-database = Το { $database } δεν είναι βάση δεδομένων του Σαμποτέρ.
migrate-same = Η πηγή και ο προορισμός είναι η ίδια βάση δεδομένων.
migrate-not-done = Δεν αντιγράφηκε τίποτα: { $why }.
migrate-server-runs = Τη βάση { $database } τη χρησιμοποιεί ένας διακομιστής. Σταμάτησέ τον πρώτα, αλλιώς θα χαθεί ό,τι παιχτεί στο μεταξύ.
verify-game = Παιχνίδι { $game }. { $summary }
verify-bad-game = { $file }: το παιχνίδι { $game } (γραμμή { $line }) δεν περνάει τον έλεγχο: { $why }

## Terminal: the server’s log

event-started = Το Σαμποτέρ { $version } λειτουργεί.
event-configured = Ρυθμίσεις: { $settings }.
event-draining = { $seconds ->
    [0] Ο διακομιστής σταματάει.
    [one] Ο διακομιστής σταματάει· θα λειτουργήσει για ένα δευτερόλεπτο ακόμη.
   *[other] Ο διακομιστής σταματάει· θα λειτουργήσει για { $seconds } δευτερόλεπτα ακόμη.
}
event-stopped = Ο διακομιστής σταμάτησε. Όλα τα παιχνίδια έχουν αποθηκευτεί.
event-tables-deleted = { $count ->
    [one] Διαγράφηκε ένα τραπέζι που δεν το είχε χρησιμοποιήσει κανείς για πολύ καιρό.
   *[other] Διαγράφηκαν { $count } τραπέζια που δεν τα είχε χρησιμοποιήσει κανείς για πολύ καιρό.
}
event-control-in-use = Το { $path } το χρησιμοποιεί ήδη άλλος διακομιστής, οπότε το «saboteur tables» και οι παρόμοιες εντολές δεν θα φτάνουν σε αυτόν εδώ. Δώσε του δικό του αρχείο με το --control.
event-control-not-open = Το { $path } δεν μπορεί να χρησιμοποιηθεί ({ $why }), οπότε το «saboteur tables» και οι παρόμοιες εντολές δεν θα φτάνουν σε αυτόν τον διακομιστή. Διάλεξε άλλο αρχείο με το --control.
event-table-ended = Ένα τραπέζι έκλεισε με το «saboteur end».
event-address-banned = Αποκλείστηκε μια διεύθυνση δικτύου.
event-ban-lifted = Μια διεύθυνση δικτύου επιτρέπεται ξανά.
event-notice-set = Υπάρχει νέα ανακοίνωση σε όλες τις σελίδες.
event-notice-withdrawn = Η ανακοίνωση αποσύρθηκε.
event-few-files = Το σύστημα αφήνει τον διακομιστή να ανοίξει μόνο { $files } αρχεία, αλλά για τα όρια συνδέσεων χρειάζονται { $needed }. Ανέβασε το όριο (ulimit -n) ή χαμήλωσε τα --most-connections και --most-http-connections.
event-bad-host = Κάποιος ζήτησε αυτόν τον διακομιστή με το όνομα «{ $host }», που δεν είναι δικό του. Αν το όνομα είναι σωστό, πρόσθεσέ το με --allowed-hosts ή --public-address.
event-bad-origin = Μια σελίδα από το { $origin } έστειλε αίτημα που απορρίφθηκε: αυτός ο διακομιστής δέχεται μόνο { $expected }. Αν το { $origin } είναι δικός σου ιστότοπος, όρισε --public-address.
event-connections-full = Ο διακομιστής είναι γεμάτος. Ανοιχτές συνδέσεις: { $open }. Από την εκκίνηση ως τώρα, συνδέσεις που έκλεισαν για να γίνει χώρος: { $evicted }, που απορρίφθηκαν: { $refused }, που διακόπηκαν ως πολύ αργές: { $slow }.
event-worker-ended = Μια διεργασία του διακομιστή τερματίστηκε απροσδόκητα (κωδικός εξόδου { $code }) και ξεκινάει ξανά.
event-worker-not-started = Μια διεργασία του διακομιστή δεν ξεκίνησε. Οι άλλες συνεχίζουν.
event-workers-ready = { $count ->
    [one] Μία διεργασία του διακομιστή είναι έτοιμη.
   *[other] { $count } διεργασίες του διακομιστή είναι έτοιμες.
}
event-workers-exchanged = { $count ->
    [one] Μία διεργασία του διακομιστή αντικαταστάθηκε χωρίς διακοπή.
   *[other] { $count } διεργασίες του διακομιστή αντικαταστάθηκαν χωρίς διακοπή.
}
event-bot-process-ended = Μια διεργασία των ρομπότ τερματίστηκε απροσδόκητα ({ $kind }) και ξεκινάει ξανά. Στο μεταξύ παίζει ένα απλούστερο ρομπότ.
event-siblings-not-met = Οι άλλες διεργασίες σε αυτόν τον υπολογιστή δεν μπορούν να επικοινωνήσουν με αυτήν ({ $kind }). Τα παιχνίδια συνεχίζονται, λίγο πιο αργά. Φρόντισε ο φάκελος προσωρινών αρχείων να είναι εγγράψιμος και να έχει σύντομο όνομα.
event-postgres-fsync-off = Σε αυτή την PostgreSQL το fsync είναι απενεργοποιημένο, οπότε με μια διακοπή ρεύματος θα μπορούσαν να χαθούν παιχνίδια. Ενεργοποίησέ το.
event-store-failed = { $why ->
    [disk-full] Ο δίσκος είναι γεμάτος, οπότε δεν μπορεί να αποθηκευτεί τίποτα. Κάνε χώρο· ως τότε στα τραπέζια δεν αλλάζει τίποτα. Ό,τι έχουν δει ως τώρα οι παίκτες έχει αποθηκευτεί.
   *[other] Η βάση δεδομένων δεν απαντά ή δεν μπορεί να αποθηκεύσει ({ $why }). Ώσπου να μπορέσει, στα τραπέζια δεν αλλάζει τίποτα. Ό,τι έχουν δει ως τώρα οι παίκτες έχει αποθηκευτεί.
}
event-store-back = { $seconds ->
    [one] Η βάση δεδομένων λειτουργεί ξανά, μετά από { $seconds } δευτερόλεπτο. Τα παιχνίδια συνεχίζονται.
   *[other] Η βάση δεδομένων λειτουργεί ξανά, μετά από { $seconds } δευτερόλεπτα. Τα παιχνίδια συνεχίζονται.
}
event-untrusted-proxy = Αιτήματα από τη διεύθυνση { $address } αναφέρουν άλλους επισκέπτες (X-Forwarded-For), αλλά η { $address } δεν είναι έμπιστος proxy, οπότε όλοι όσοι είναι πίσω της μετράνε ως ένας επισκέπτης. Αν είναι ο δικός σου proxy, όρισε --trusted-proxy { $address }.
event-untrusted-forwarding = Αιτήματα από μια διεύθυνση του διαδικτύου αναφέρουν άλλους επισκέπτες (X-Forwarded-For), αλλά η διεύθυνση αυτή δεν είναι έμπιστος proxy, οπότε όλοι όσοι είναι πίσω της μετράνε ως ένας επισκέπτης. Αν είναι ο δικός σου proxy, δήλωσέ τον με --trusted-proxy.
event-background-failure = Κάτι πήγε στραβά στον διακομιστή ({ $kind }). Ανάφερέ το μαζί με αυτές τις γραμμές:
