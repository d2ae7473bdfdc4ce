### Naršyklė: ką pradžios puslapyje prideda klubas, kuriam priklauso serveris.

home-key = Klubo raktas
home-key-about = Raktą gausite klube. Norint prisijungti prie stalo, jo nereikia. Įvestas raktas įsimenamas šiame įrenginyje.
home-contact = Susisiekti
home-imprint = Teisinė informacija
