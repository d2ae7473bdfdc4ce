### Browser: what every page says, and words of several pages.

## Everywhere

title = Diversantas
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

## On several pages

learn = Išmokti žaisti
puzzles = Galvosūkiai
setting-language = Kalba
door-again = Prisijungti iš naujo
edition-name = { $edition ->
    [lt] Lietuviškas leidimas
    [lv] Latviškas leidimas
    [ru] Rusiškas leidimas
    [el] Graikiškas leidimas
   *[et] Estiškas leidimas
}
refused-table-closed = Prie šio stalo nauji žaidėjai nepriimami.
room-screen = Vaizdas televizoriui
