### Why something is refused, in the browser and in the terminal.

## Refusals of a move

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

## Refusals of a move in the browser

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

## Refusals of the server

refused-not-json = Αυτό δεν είναι JSON.
refused-not-a-claim = Το «{ $text }» δεν είναι δήλωση.
refused-unknown-bot = Δεν υπάρχει ρομπότ «{ $bot }».
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
