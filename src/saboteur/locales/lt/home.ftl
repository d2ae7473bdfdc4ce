### Browser: the pages around the game. Home, joining a table.

## Home

motto = Kaskite auksą kartu. Tik ne visais verta pasitikėti.
home-start = Pradėti žaidimą
home-play-now = Žaisti dabar
home-play-now-about = Jūs ir keturi robotai. Kortos dalijamos iš karto.
home-new-table = Žaisti su draugais
home-code = Stalo kodas
home-join = Prisijungti
home-continue = Tęsti žaidimą
home-open = Atviri stalai
open-table = Žaidėjų: { $taken } · laisvų vietų: { $free }
home-recent = Pastarieji žaidimai
home-recent-clear = Išvalyti sąrašą
home-replay = Žaidimų įrašai
me-name = Jūsų vardas
me-name-example = Svečias
me-shape = Keisti nykštuką
me-colour = Keisti spalvą
stage = { $stage ->
    [open] Renkasi žaidėjai
    [dealing] Dalijamos kortos
    [playing] Vyksta žaidimas
   *[over] Žaidimas baigtas
}

## Joining a table

door-title = Stalas { $code }
door-join = Prisijungti prie stalo
door-wait = Užimti roboto vietą per kitą dalijimą
door-watch = Tik stebėti
door-full = Prie šio stalo laisvų vietų nebėra.
door-transfer = Kodas iš kito jūsų įrenginio
door-transfer-go = Tęsti čia
