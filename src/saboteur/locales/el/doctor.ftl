### Terminal: what “saboteur doctor” tells a host about a server’s settings, database, machine and proxy.

## Terminal: saboteur doctor

doctor-area = { $area ->
    [settings] Ρυθμίσεις
    [database] Βάση δεδομένων
    [machine] Αυτός ο υπολογιστής
   *[network] Δίκτυο και proxy
}
doctor-label = { $level ->
    [ok] Εντάξει
    [warning] Προειδοποίηση
   *[problem] Πρόβλημα
}
doctor-found = Προβλήματα: { $problems }. Προειδοποιήσεις: { $warnings }.
doctor-all-well = Όλα φαίνονται εντάξει.
doctor-settings = Όλες οι ρυθμίσεις είναι έγκυρες.
doctor-not-readable = Ο διακομιστής τρέχει με τον λογαριασμό { $user }, που δεν μπορεί να διαβάσει το { $file }, οπότε δεν θα ξεκινήσει. Τρέξε: chmod 644 { $file } (έλεγξε και τους γονικούς φακέλους)
doctor-hidden-file = Το { $unit } δεν βλέπει τι υπάρχει στον φάκελο { $folder }, οπότε ο διακομιστής δεν μπορεί να διαβάσει το { $file }. Μετακίνησε το αρχείο, π.χ. στο /etc.
doctor-ignored-line = Στο { $file } η γραμμή { $line } («{ $start }») δεν έχει κανένα αποτέλεσμα. Γράψ’ την όπως στο παράδειγμα SABOTEUR_PORT=9000: με κεφαλαία, με = και χωρίς «export».
doctor-no-settings = Το { $file } δεν περιέχει ρυθμίσεις του Σαμποτέρ: καμία γραμμή του δεν ορίζει μεταβλητή που αρχίζει με SABOTEUR_. Έλεγξε ποιο αρχείο έδωσες στο --env-file.
doctor-other-settings = Εδώ είναι εγκατεστημένο το { $unit }, αλλά οι ρυθμίσεις που ελέγχθηκαν δεν είναι οι δικές του. Για να ελέγξεις τις δικές του, τρέξε: { $command }
doctor-needs-postgres = Το --workers { $workers } (SABOTEUR_WORKERS) χρειάζεται PostgreSQL, αλλά το { $file } είναι αρχείο SQLite. Όρισε --workers 1 ή χρησιμοποίησε PostgreSQL.
doctor-no-public-address = Το --trusted-proxy έχει οριστεί, το --public-address όχι. Όρισε τη διεύθυνση που ανοίγει ο κόσμος, ώστε οι σύνδεσμοι και οι κωδικοί QR να είναι σωστοί.
doctor-no-trusted-proxy = Το --public-address έχει οριστεί, το --trusted-proxy όχι. Αν υπάρχει proxy μπροστά από τον διακομιστή, δώσε τη διεύθυνσή του, αλλιώς όλοι οι επισκέπτες θα μοιράζονται τα όρια ενός.
doctor-trusts-everyone = Το --trusted-proxy { $network } εμπιστεύεται τους πάντες, οπότε όποιος θέλει μπορεί να παραστήσει άλλον επισκέπτη. Δώσε μόνο τους δικούς σου proxy.
doctor-open-port = Με --host { $host } οι επισκέπτες μπορούν να παρακάμψουν τον proxy. Αν ο proxy τρέχει σε αυτόν τον υπολογιστή, όρισε --host 127.0.0.1· αλλιώς άφησε μόνο τον proxy να φτάνει στη θύρα { $port }.
doctor-plain-public = Η σύνδεση με το { $address } δεν κρυπτογραφείται. Βγάλε πιστοποιητικό για τον proxy και χρησιμοποίησε https://.
doctor-metrics-open = Το --metrics all δείχνει τις μετρήσεις του διακομιστή σε όλους. Όρισε --metrics local, εκτός αν στον διακομιστή φτάνει μόνο το δικό σου σύστημα παρακολούθησης.
doctor-sqlite = Το { $file } είναι ακέραιο και δεν μπορούν να το διαβάσουν άλλοι (SQLite { $version }).
doctor-sqlite-new = Το { $file } δεν υπάρχει ακόμη. Θα το φτιάξει ο διακομιστής.
doctor-hidden-database = Το { $unit } δεν βλέπει τι υπάρχει στον φάκελο { $folder }, οπότε ο διακομιστής δεν μπορεί να χρησιμοποιήσει το { $file }. Όρισε στο --database (SABOTEUR_DATABASE) ένα αρχείο μέσα στον φάκελο /var/lib/saboteur.
doctor-unwritable-database = Το { $unit } μπορεί να γράψει μόνο στον φάκελο { $folder }, οπότε ο διακομιστής δεν μπορεί να χρησιμοποιήσει το { $file }. Όρισε στο --database (SABOTEUR_DATABASE) ένα αρχείο μέσα σε αυτόν τον φάκελο.
doctor-nowhere-writable = Το { $unit } δεν μπορεί να γράψει σε κανέναν φάκελο όπου τα αρχεία διατηρούνται, οπότε ο διακομιστής δεν μπορεί να χρησιμοποιήσει το { $file }. Πρόσθεσε στο αρχείο της υπηρεσίας τη γραμμή «StateDirectory=saboteur» και όρισε στο --database (SABOTEUR_DATABASE) ένα αρχείο μέσα στον φάκελο /var/lib/saboteur.
doctor-no-folder = Ο φάκελος { $folder } δεν υπάρχει. Φτιάξ’ τον ή άλλαξε το --database.
doctor-not-writable = Ο λογαριασμός { $user } δεν μπορεί να γράψει στο { $file }. Τρέξε αυτή την εντολή με τον λογαριασμό του διακομιστή και δώσ’ του δικαίωμα εγγραφής.
doctor-read-only = Ο φάκελος { $folder } βρίσκεται σε σύστημα αρχείων μόνο για ανάγνωση, οπότε ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα. Έλεγξε τον δίσκο (τα σφάλματα τα δείχνει το «dmesg») και προσάρτησέ τον ξανά με δυνατότητα εγγραφής.
doctor-not-owned = Το { $file } δεν ανήκει στον λογαριασμό του διακομιστή, οπότε ο διακομιστής δεν μπορεί να το χρησιμοποιήσει. Τρέξε: chown --reference={ $folder } { $file }
doctor-file-open = Άλλοι χρήστες αυτού του υπολογιστή μπορούν να διαβάσουν το { $file }, και μαζί τις κάρτες των παιχνιδιών που παίζονται. Τρέξε: chmod 600 { $file }
doctor-file-damaged = Το { $file } δεν είναι ακέραιη βάση δεδομένων αυτής της έκδοσης ({ $why }). Επανάφερε ένα αντίγραφο ασφαλείας ή ενημέρωσε το Σαμποτέρ.
doctor-postgres = Η βάση { $database } απαντά (PostgreSQL { $version }).
doctor-peer-unchecked = Η βάση { $database } δέχεται μόνο τον λογαριασμό { $user }, που υπάρχει μόνο όσο τρέχει ο διακομιστής. Ξεκίνησε τον διακομιστή και ξανατρέξε αυτή την εντολή.
doctor-peer-failing = Η βάση { $database } δέχεται μόνο τον λογαριασμό { $user }, που υπάρχει μόνο όσο τρέχει ο διακομιστής, οπότε η βάση δεν μπορεί να ελεγχθεί τώρα. Ο λόγος που δεν ξεκινά ο διακομιστής αναφέρεται παρακάτω.
doctor-no-privilege = Ο ρόλος που αναφέρεται στο { $database } δεν μπορεί να δημιουργήσει πίνακες. Κάν’ τον ιδιοκτήτη της βάσης: ALTER DATABASE … OWNER TO …
doctor-few-connections = Η PostgreSQL επιτρέπει έως { $most } συνδέσεις, αλλά οι διεργασίες του διακομιστή ({ $workers }) μπορεί να χρειαστούν { $needed }. Αύξησε το max_connections ή μείωσε το --workers.
doctor-disk = Ελεύθερος χώρος στον φάκελο { $folder }: { $free } MB.
doctor-disk-full = Στον φάκελο { $folder } μένουν μόνο { $free } MB. Κάνε χώρο ή όρισε --keep-days: όταν γεμίσει ο δίσκος, δεν μπορεί να παίξει κανείς.
doctor-files = Το σύστημα επιτρέπει αρκετά ανοιχτά αρχεία (χρειάζονται το πολύ { $needed }).
doctor-unit-few-files = Το { $unit } αφήνει τον διακομιστή να ανοίξει μόνο { $files } αρχεία (LimitNOFILE), αλλά για τα όρια συνδέσεων χρειάζονται { $needed }. Αύξησε το LimitNOFILE στο αρχείο της υπηρεσίας ή στο drop-in της (το «systemctl cat { $unit }» δείχνει και τα δύο) ή μείωσε τα --most-connections και --most-http-connections.
doctor-many-processes = { $cores ->
    [one] { $processes } διεργασίες θα μοιράζονται έναν πυρήνα. Μείωσε τα --workers και --bot-workers.
   *[other] { $processes } διεργασίες θα μοιράζονται { $cores } πυρήνες. Μείωσε τα --workers και --bot-workers.
}
doctor-running = Το Σαμποτέρ { $version } τρέχει στη διεύθυνση { $address }.
doctor-host-elsewhere = Το { $host } δεν είναι διεύθυνση αυτού του υπολογιστή (το «ip addr» δείχνει ποιες έχει), οπότε ο διακομιστής δεν θα ξεκινήσει. Διόρθωσε το --host (SABOTEUR_HOST).
doctor-older-settings = Ο διακομιστής που τρέχει έχει άλλες τιμές από αυτές που ελέγχθηκαν εδώ, στις εξής ρυθμίσεις: { $names }. Αν τις άλλαξες, κάνε επανεκκίνηση του διακομιστή, π.χ. με «systemctl restart saboteur», και ξανατρέξε αυτή την εντολή.
doctor-unit-failing = Το { $unit } έχει ξεκινήσει, αλλά δεν απαντά (αυτόματες επανεκκινήσεις: { $restarts }). Για να δεις τον λόγο, τρέξε: journalctl -u { $unit } -n 20
doctor-unit-refused = Το { $unit } δεν μπορεί να ξεκινήσει. Μήνυμα του διακομιστή: { $why }
doctor-unit-given-up = Το systemd δεν προσπαθεί πια να ξεκινήσει το { $unit } (τον λόγο τον δείχνει το «journalctl -u { $unit } -n 20»). Διόρθωσε το πρόβλημα και τρέξε: systemctl reset-failed { $unit } && systemctl restart { $unit }
doctor-unit-restarted = Το { $unit } τώρα τρέχει, αλλά χρειάστηκε να ξεκινήσει ξανά αυτόματα (επανεκκινήσεις: { $restarts }). Για να δεις τον λόγο, τρέξε: journalctl -u { $unit }
doctor-unit-port = Το { $unit } δεν μπορεί να ξεκινήσει, γιατί τη διεύθυνση { $address } τη χρησιμοποιεί άλλο πρόγραμμα (αυτόματες επανεκκινήσεις: { $restarts }). Σταμάτησε εκείνο το πρόγραμμα· με «ss -ltnp» βλέπεις ποιο είναι.
doctor-unit-stopped = Το { $unit } δεν τρέχει. Ξεκίνησέ το: systemctl start { $unit }
doctor-port-free = Δεν τρέχει διακομιστής και η διεύθυνση { $address } είναι ελεύθερη.
doctor-temporary-server = Στη διεύθυνση { $address } δεν τρέχει διακομιστής, οπότε για τους επόμενους ελέγχους ξεκίνησε ένας προσωρινός.
doctor-no-temporary-server = Δεν μπόρεσε να ξεκινήσει διακομιστής για τους επόμενους ελέγχους. Δοκίμασε «saboteur serve» για να δεις τον λόγο.
doctor-port-taken = Άλλο πρόγραμμα χρησιμοποιεί τη διεύθυνση { $address }. Σταμάτησέ το ή διάλεξε άλλο --port.
doctor-other-version = Τρέχει το Σαμποτέρ { $running }, αλλά είναι εγκατεστημένο το { $installed }. Επανεκκίνησε τον διακομιστή.
doctor-not-ready = Ο διακομιστής στη διεύθυνση { $address } δεν μπορεί τώρα να αποθηκεύσει τίποτα. Δες το αρχείο καταγραφής του.
doctor-no-proxy = Δεν έχει οριστεί --public-address, οπότε δεν υπάρχει proxy για έλεγχο.
doctor-unreachable = Το { $address } δεν είναι προσβάσιμο από εδώ ({ $why }). Έλεγξε αν το όνομα δείχνει σε αυτόν τον υπολογιστή, αν τρέχει ο proxy και αν το τείχος προστασίας επιτρέπει τη σύνδεση.
doctor-certificate = Το πιστοποιητικό του { $address } δεν είναι έγκυρο ({ $why }). Ανανέωσέ το ή έλεγξε ποιο χρησιμοποιεί ο proxy.
doctor-certificate-expired = Το πιστοποιητικό του { $address } έχει λήξει. Ανανέωσέ το (ο Caddy το κάνει μόνος του· με τον nginx τρέξε «certbot renew») και ξαναφόρτωσε τον proxy.
doctor-certificate-authority = Το πιστοποιητικό του { $address } το έχει εκδώσει μια αρχή πιστοποίησης που αυτός ο υπολογιστής δεν αναγνωρίζει. Αν η αρχή είναι δική σου, όρισε το πιστοποιητικό της στο SSL_CERT_FILE και ξανατρέξε αυτή την εντολή. Αλλιώς, βγάλε πιστοποιητικό που να το εμπιστεύονται οι περιηγητές.
doctor-certificate-name = Το πιστοποιητικό του proxy δεν είναι για το { $address }. Έλεγξε το όνομα στις ρυθμίσεις του proxy και ποιο πιστοποιητικό χρησιμοποιεί.
doctor-no-certificate = Ο proxy δεν έχει ακόμη πιστοποιητικό για το { $address } ({ $why }). Τον λόγο τον γράφει το αρχείο καταγραφής του («journalctl -u caddy» ή «journalctl -u nginx»). Ο Caddy θέλει ένα λεπτό για να το πάρει, και οι θύρες 80 και 443 πρέπει να είναι ανοιχτές προς το διαδίκτυο.
doctor-gateway = Ο proxy στο { $address } δεν φτάνει στον διακομιστή (κωδικός απάντησης { $status }). Έλεγξε τη διεύθυνση και τη θύρα του διακομιστή στις ρυθμίσεις του proxy.
doctor-other-site = Στο { $address } απαντά κάτι άλλο, όχι αυτός ο διακομιστής (κωδικός απάντησης { $status }). Έλεγξε το όνομα στις ρυθμίσεις του proxy και αν δείχνει σε αυτόν τον υπολογιστή.
doctor-bad-host = Μέσω του { $address } έφτασε στον διακομιστή αίτημα για το όνομα { $host }, που δεν είναι δικό του. Ο proxy πρέπει να προωθεί την κεφαλίδα Host όπως είναι.
doctor-no-forwarding = Ο proxy δεν προωθεί τις διευθύνσεις των επισκεπτών. Πρέπει να ορίζει X-Forwarded-For, όπως στα παραδείγματα του φακέλου deploy.
doctor-untrusted = Ο proxy προωθεί τις διευθύνσεις των επισκεπτών, αλλά ο διακομιστής δεν τον εμπιστεύεται. Δώσε τη διεύθυνση του proxy με --trusted-proxy και επανεκκίνησε τον διακομιστή.
doctor-no-scheme = Ο διακομιστής δεν ξέρει ότι οι επισκέπτες χρησιμοποιούν https. Ο proxy πρέπει να ορίζει X-Forwarded-Proto, όπως στα παραδείγματα του φακέλου deploy.
doctor-bad-origin = Ο διακομιστής απορρίπτει αιτήματα από τις δικές του σελίδες στο { $address }. Όρισε --public-address { $address } και επανεκκίνησε τον διακομιστή.
doctor-no-websocket = Τα WebSocket δεν περνούν από τον proxy ({ $why }). Ο proxy πρέπει να προωθεί την κεφαλίδα Upgrade για το /api/play, όπως στα παραδείγματα του φακέλου deploy.
doctor-round-trip = Το { $address } λειτουργεί: σελίδες, διευθύνσεις επισκεπτών και WebSocket περνούν όλα.
