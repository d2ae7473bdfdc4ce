### Pārlūks: ko sākumlapai pievieno klubs, kas uztur serveri.

home-key = Kluba atslēga
home-key-about = Pajautā to savā klubā. Lai pievienotos galdam, atslēgu nevajag. Tā tiek saglabāta šajā ierīcē.
home-contact = Saziņa
home-imprint = Juridiskā informācija
