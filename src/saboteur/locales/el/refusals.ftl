### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Το παιχνίδι τελείωσε.
refused-not-your-turn = Δεν είναι η σειρά του παίκτη { $seat }.
refused-wrong-phase = { $phase ->
    [turn-goal] Διάλεξε πρώτα ποια κάρτα τερματισμού θα ανοίξει, π.χ. T@8,0.
    [lay-stone] Διάλεξε πρώτα πώς θα μπει η πέτρα, π.χ. L@8,0:es.
    [pick-gold] Πάρε πρώτα μια κάρτα χρυσού, π.χ. G2.
   *[play] Δεν υπάρχει κάτι να αποφασίσεις τώρα: παίξε ή πέτα μια κάρτα.
}
refused-not-in-hand = Η κάρτα { $card } δεν υπάρχει σε αυτό το χέρι.
refused-broken-tools = Όσο έχεις σπασμένο εργαλείο, δεν μπορείς να παίξεις κάρτα μονοπατιού.
refused-occupied = Στο { $column },{ $row } υπάρχει ήδη κάρτα.
refused-not-reached = Στο { $column },{ $row } αυτή η κάρτα δεν θα ενωνόταν με το τούνελ από την έναρξη.
refused-not-touching = Στο { $column },{ $row } αυτή η κάρτα δεν θα άγγιζε ανοιχτή κάρτα.
refused-edge-mismatch = Αυτή η κάρτα δεν ταιριάζει στο { $column },{ $row }: τούνελ θα έπεφτε πάνω σε βράχο.
refused-no-such-seat = Δεν υπάρχει παίκτης { $seat } σε αυτό το τραπέζι.
refused-own-tool = Σε αυτό το τραπέζι δεν μπορείς να σπάσεις { tool.own }.
refused-already-broken = Ο παίκτης { $seat } έχει ήδη { tool.broken }.
refused-nothing-to-mend = Ο παίκτης { $seat } δεν έχει { tool.broken }.
refused-no-card-there = Στο { $column },{ $row } δεν υπάρχει κάρτα μονοπατιού για να αφαιρεθεί.
refused-protected = Η κάρτα στο { $column },{ $row } δεν αφαιρείται: η κατολίσθηση δεν πιάνει την έναρξη και τις κάρτες τερματισμού.
refused-not-a-goal = Στο { $column },{ $row } δεν υπάρχει κάρτα τερματισμού.
refused-already-turned = Η κάρτα τερματισμού στο { $column },{ $row } είναι ήδη ανοιχτή.
refused-goal-not-reached = Στο { $column },{ $row } δεν υπάρχει κάρτα τερματισμού που να μπορεί να ανοίξει τώρα.
refused-not-this-stone = Η πέτρα δεν είναι στο { $column },{ $row } ή δεν μπαίνει έτσι.
refused-not-on-offer = Δεν υπάρχει τώρα κάρτα χρυσού αξίας { $value } για να πάρεις.
refused-not-a-move = Το «{ $text }» δεν είναι έγκυρη κίνηση.

## Refusals of a move in the browser

web-refused-unknown = Δεν έγινε ({ $code }).
web-refused-no-connection = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου στο δίκτυο.
web-refused-not-your-turn = Δεν είναι η σειρά σου.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Διάλεξε πρώτα ποια κάρτα τερματισμού θα ανοίξει.
    [lay-stone] Διάλεξε πρώτα πώς θα μπει η πέτρα.
    [pick-gold] Διάλεξε πρώτα μια κάρτα χρυσού.
   *[play] Παίξε πρώτα μια κάρτα.
}
web-refused-broken-tools = Όσο έχεις σπασμένο εργαλείο, δεν μπορείς να παίξεις κάρτες μονοπατιού. Επισκεύασέ το πρώτα ή χρησιμοποίησε άλλη κάρτα.
web-refused-not-in-hand = Δεν έχεις πια αυτή την κάρτα.
web-refused-occupied = Εκεί υπάρχει ήδη κάρτα.
web-refused-not-reached = Η κάρτα μονοπατιού πρέπει να συνεχίζει το τούνελ, και από την έναρξη δεν φτάνει εδώ ανοιχτό τούνελ.
web-refused-not-touching = Η κάρτα μονοπατιού πρέπει να αγγίζει μια ανοιχτή κάρτα.
web-refused-edge-mismatch = Δεν ταιριάζει: τούνελ με τούνελ και βράχος με βράχο.
web-refused-own-tool = Σε αυτό το τραπέζι δεν μπορείς να σπάσεις τα δικά σου εργαλεία.
web-refused-already-broken = { $name } έχει ήδη σπασμένο αυτό το εργαλείο.
web-refused-nothing-to-mend = { $name } δεν έχει σπασμένο αυτό το εργαλείο.
web-refused-no-card-there = Εδώ δεν υπάρχει κάρτα μονοπατιού για να αφαιρέσεις.
web-refused-protected = Η κάρτα έναρξης και οι κάρτες τερματισμού δεν αφαιρούνται.
web-refused-not-a-goal = Ο χάρτης παίζεται μόνο σε κάρτα τερματισμού.
web-refused-already-turned = Αυτή η κάρτα τερματισμού είναι ήδη ανοιχτή.
web-refused-no-such-seat = Δεν υπάρχει τέτοιος παίκτης σε αυτό το τραπέζι.

## Refusals of the server

refused-not-json = Αυτό δεν είναι έγκυρο JSON.
refused-not-a-claim = Το «{ $text }» δεν είναι έτοιμη φράση.
refused-unknown-bot = Δεν υπάρχει ρομπότ με το όνομα «{ $bot }».
refused-bad-body = Ο διακομιστής δεν κατάλαβε αυτό το αίτημα.
refused-bad-message = Ο διακομιστής δεν κατάλαβε αυτό το μήνυμα.
refused-bad-host = Αυτός ο διακομιστής δεν έχει το όνομα «{ $host }». Άνοιξέ τον από τη δική του διεύθυνση. Αν είναι δικός σου, ξεκίνησέ τον με --allowed-hosts { $host }.
refused-bad-origin = Αυτή η σελίδα δεν ανήκει σε αυτόν τον διακομιστή. Άνοιξε το παιχνίδι από τη δική του διεύθυνση.
refused-too-long = Είναι πολύ μεγάλο.
refused-too-often = Λίγο πιο αργά! Περίμενε μια στιγμή και δοκίμασε ξανά.
refused-full = Ο διακομιστής είναι γεμάτος αυτή τη στιγμή. Δοκίμασε αργότερα.
refused-not-found = Εδώ δεν υπάρχει τίποτα.
refused-no-such-table = Δεν υπάρχει τραπέζι με αυτόν τον κωδικό. Ίσως γράφτηκε λάθος ή το τραπέζι διαγράφηκε.
refused-no-such-record = Η καταγραφή αυτού του παιχνιδιού δεν υπάρχει ή διαγράφηκε.
refused-no-token = Για να το κάνεις αυτό, χρειάζεσαι θέση στο τραπέζι.
refused-bad-token = Αυτή η συσκευή δεν έχει πια θέση σε αυτό το τραπέζι.
refused-bad-transfer = Ο κωδικός είναι λάθος, έχει ήδη χρησιμοποιηθεί ή έληξε. Βγάλε καινούργιο από την άλλη συσκευή.
refused-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης.
refused-not-your-seat = Αυτή η θέση δεν είναι δική σου.
refused-not-now = Αυτό δεν γίνεται τώρα.
refused-table-full = Αυτό το τραπέζι είναι γεμάτο.
refused-no-bot-seat = Εδώ δεν υπάρχει ρομπότ για να πάρεις τη θέση του.
refused-too-few-seats = Χρειάζονται τουλάχιστον τρεις παίκτες. Μετράνε και τα ρομπότ.
refused-not-ready = Δεν έχουν ετοιμαστεί όλοι ακόμη.
refused-name-empty = Γράψε πρώτα ένα όνομα.
refused-name-too-long = Αυτό το όνομα είναι πολύ μεγάλο.
refused-name-taken = Κάποιος στο τραπέζι έχει ήδη αυτό το όνομα ή ένα που του μοιάζει.
refused-name-of-a-bot = Αυτό το όνομα μοιάζει πολύ με όνομα ρομπότ. Διάλεξε άλλο.
refused-name-reserved = Αυτή η λέξη ή ο αριθμός σημαίνει κάτι στο τραπέζι. Διάλεξε άλλο όνομα.
refused-name-mixed-scripts = Αυτό το όνομα ανακατεύει αλφάβητα. Γράψε κάθε λέξη με ένα μόνο αλφάβητο.
refused-bad-order = Σε αυτή τη διάταξη δεν υπάρχει κάθε θέση ακριβώς μία φορά. Δοκίμασε ξανά.
refused-still-here = Αυτός ο παίκτης δεν λείπει αρκετή ώρα.
refused-not-connected = Αυτό γίνεται μόνο όσο έχεις σύνδεση με το τραπέζι.
refused-not-a-person = Αυτός ο παίκτης είναι ρομπότ.
refused-too-few-voters = Είστε πολύ λίγοι για να το αποφασίσετε: χρειάζονται τουλάχιστον { $needed } ψήφοι.
refused-still-thinking = Για ρολόι μπορείς να ψηφίσεις αφού περιμένετε μια κίνηση { $minutes } λεπτά.
refused-host-is-here = Ο οικοδεσπότης δεν βγαίνει με ψηφοφορία όσο είναι στο τραπέζι.
refused-private-table = Αυτό το τραπέζι είναι ιδιωτικό: το βλέπουν μόνο οι παίκτες του.
refused-table-closed = Αυτό το τραπέζι είναι κλειστό: δεν μπαίνει κανείς άλλος.
refused-wrong-version = Αυτή η σελίδα είναι παλιά. Φόρτωσέ την ξανά.
refused-hello-first = Το πρώτο μήνυμα πρέπει να είναι «hello».
refused-hello-twice = Μόνο το πρώτο μήνυμα μπορεί να είναι «hello».
refused-hello-late = Η σύνδεση άργησε πολύ: το «hello» δεν έφτασε εγκαίρως.
refused-text-only = Ο διακομιστής δέχεται μόνο μηνύματα κειμένου.
refused-stale = Στο μεταξύ κάτι άλλαξε. Ξανακοίτα και διάλεξε πάλι.
refused-key-reused = Αυτό στάλθηκε δύο φορές με διαφορετικό περιεχόμενο.
refused-paused = Το παιχνίδι είναι σε παύση.
refused-stand-in-plays = Τώρα παίζει προσωρινά ρομπότ. Αν η θέση είναι δική σου, πάτησε πρώτα «Είμαι εδώ!».
refused-stand-in-first = Την επόμενη κίνησή σου την κάνει το ρομπότ. Μετά μπορείς να πάρεις πίσω τη θέση σου.
refused-no-talk = Η συνομιλία είναι κλειστή σε αυτό το τραπέζι.
refused-claims-only = Σε αυτό το τραπέζι επιτρέπονται μόνο έτοιμες φράσεις, όχι ελεύθερη συνομιλία.
refused-empty-text = Γράψε κάτι πρώτα.
refused-seat-gone = Η θέση σου δεν υπάρχει πια: εγκαταλείφθηκε, αφαιρέθηκε ή πέρασε σε άλλη συσκευή.
refused-replaced = Έχεις ανοίξει αυτό το τραπέζι σε πάρα πολλές σελίδες, γι’ αυτό έκλεισε αυτή εδώ.
refused-too-slow = Η σύνδεση ήταν πολύ αργή και έκλεισε.
refused-table-deleted = Ο οικοδεσπότης διέγραψε αυτό το τραπέζι.
refused-storage = Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή. Δεν άλλαξε τίποτα.
refused-stopping = Ο διακομιστής κάνει επανεκκίνηση. Το παιχνίδι σου συνεχίζεται σε λίγο.
