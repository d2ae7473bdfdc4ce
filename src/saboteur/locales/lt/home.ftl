### Browser: the pages around the game. Home, joining a table.

## Everywhere

title = Diversantas
motto = Kaskite auksą kartu. Tik ne visais verta pasitikėti.
close = Uždaryti
home = Pradžia
notice-label = Administratoriaus pranešimas:
notice-hide = Paslėpti pranešimą
rules = Taisyklės
settings = Nustatymai
try-again = Bandyti dar kartą
your-turn = Jūsų ėjimas
connecting = Jungiamasi…
lost-title = Aklavietė
lost-text = Šiuo adresu puslapio nėra.
bye-title = Čia tunelis baigiasi
web-refused-unknown = Nepavyko ({ $code }).
web-refused-no-connection = Nepavyksta pasiekti serverio. Patikrinkite tinklo ryšį.

## Home

home-start = Pradėti žaidimą
learn = Išmokti žaisti
puzzles = Galvosūkiai
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
setting-language = Kalba

## Joining a table

door-title = Stalas { $code }
door-join = Prisijungti prie stalo
door-wait = Užimti roboto vietą per kitą dalijimą
door-watch = Tik stebėti
door-full = Prie šio stalo laisvų vietų nebėra.
door-transfer = Kodas iš kito jūsų įrenginio
door-transfer-go = Tęsti čia
door-again = Prisijungti iš naujo
edition-name = { $edition ->
    [lt] Lietuviškas leidimas
    [lv] Latviškas leidimas
    [ru] Rusiškas leidimas
    [el] Graikiškas leidimas
   *[et] Estiškas leidimas
}
refused-table-closed = Prie šio stalo nauji žaidėjai nepriimami.
