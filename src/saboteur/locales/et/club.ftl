### Brauser: mida lisab avalehele klubi, kelle server see on.

home-key = Klubi võti
home-key-about = Küsi seda oma klubist. Lauaga liitumiseks pole võtit vaja. See seade jätab võtme meelde.
home-contact = Kontakt
home-imprint = Õiguslik teave
