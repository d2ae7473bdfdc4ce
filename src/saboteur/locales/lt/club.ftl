### Naršyklė: ką pradžios puslapyje prideda klubas, kuriam priklauso serveris.

home-key = Klubo raktas
home-key-about = Paklauskite jo klube. Norint prisėsti prie stalo, rakto nereikia. Jis įsimenamas šiame įrenginyje.
home-contact = Susisiekti
home-imprint = Teisinė informacija
