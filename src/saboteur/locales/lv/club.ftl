### Pārlūks: ko sākumlapai pievieno klubs, kas uztur serveri.

home-key = Kluba atslēga
home-key-about = Atslēgu vari uzzināt savā klubā. Lai pievienotos galdam, tā nav vajadzīga. Atslēga tiek saglabāta šajā ierīcē.
home-contact = Saziņa
home-imprint = Juridiskā informācija
