### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

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
backup-done = Το { $target } είναι πλήρες αντίγραφο.
backup-no-database = Το { $file } δεν είναι βάση διακομιστή.
backup-not-whole = Το { $file } δεν αντιγράφηκε ολόκληρο.
backup-exists = Το { $file } υπάρχει ήδη.
migrate-done = Τραπέζια που μεταφέρθηκαν: { $tables }. Εγγραφές των ημερολογίων τους: { $entries }.
migrate-not-empty = Στη βάση { $database } υπάρχουν ήδη τραπέζια.
migrate-no-database = Το { $database } δεν είναι βάση διακομιστή.
migrate-same = Η πηγή και ο στόχος είναι το ίδιο.
verify-game = Παιχνίδι { $game }. { $summary }
verify-bad-game = { $file }: το παιχνίδι { $game } (γραμμή { $line }) δεν περνά τον έλεγχο: { $why }

## Terminal: the server’s log

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
event-crew-not-told = Οι άλλες διεργασίες δεν ειδοποιήθηκαν ({ $why }). Θα το μάθουν μόνες τους.
event-crew-not-reached = Η PostgreSQL δεν απαντά στις διεργασίες του διακομιστή ({ $why }). Θα ρωτήσουν ξανά.
event-postgres-fsync-off = Σε αυτή την PostgreSQL το fsync είναι κλειστό, οπότε μια διακοπή ρεύματος μπορεί να χάσει παιχνίδια. Ανοίξτε το.
event-store-failed = Η βάση δεδομένων δεν αποθήκευσε μια αλλαγή ({ $why }), οπότε δεν την είδε κανείς.
event-background-failure = Κάτι πήγε στραβά στον διακομιστή ({ $kind }). Παρακαλούμε αναφέρετέ το μαζί με αυτές τις γραμμές:
