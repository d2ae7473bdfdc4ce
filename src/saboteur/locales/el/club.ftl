### Browser: what a club that runs a server adds to the home page.

home-key = Κλειδί της λέσχης
home-key-about = Ζήτησέ το από τη λέσχη σου. Για να καθίσεις σε τραπέζι δεν χρειάζεται. Αποθηκεύεται σε αυτή τη συσκευή.
home-contact = Επικοινωνία
home-imprint = Νομικές πληροφορίες
