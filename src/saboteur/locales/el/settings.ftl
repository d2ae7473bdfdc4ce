### Browser: the settings of this device.

## Settings

setting-theme = Εμφάνιση
setting-cards = Μέγεθος των καρτών σου
setting-mine = Κατεύθυνση ορυχείου
setting-motion = Εφέ κίνησης
setting-sound = Ήχοι
setting-vibrate = Δόνηση όταν έρχεται η σειρά μου
setting-confirm = Να επιβεβαιώνω κάθε κίνηση πριν παιχτεί
setting-notify = Να ειδοποιούμαι όταν έρχεται η σειρά μου
language-name = Ελληνικά
language-browser = Όπως στον περιηγητή
theme = { $theme ->
    [system] Όπως στο σύστημα
    [dark] Σκούρα (φως φαναριού)
   *[light] Ανοιχτή (περγαμηνή)
}
card-size = { $size ->
    [small] Μικρό
    [medium] Όπως το κείμενο
   *[large] Μεγάλο
}
mine-direction = { $direction ->
    [auto] Αυτόματα (στο κινητό προς τα κάτω)
    [across] Από αριστερά προς τα δεξιά
   *[down] Από πάνω προς τα κάτω
}
motion = { $motion ->
    [system] Όπως στο σύστημα
   *[less] Περιορισμένα
}
setting-pace-about = Τον ρυθμό των ρομπότ τον ορίζει ο οικοδεσπότης του κάθε τραπεζιού: πριν από το παιχνίδι ή, όσο παίζετε, από το μενού.
