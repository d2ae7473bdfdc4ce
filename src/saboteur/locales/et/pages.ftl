### Browser: what every page says, and words of several pages.

## Everywhere

title = Sabotöör
close = Sulge
home = Avaleht
notice-label = Haldaja teade:
notice-hide = Peida teade
rules = Reeglid
settings = Seaded
try-again = Proovi uuesti
your-turn = Sinu kord
connecting = Loon ühendust…
lost-title = Tupik
lost-text = Sellel aadressil lehte ei ole.
bye-title = Siin tunnel lõpeb
web-refused-unknown = See ei õnnestunud ({ $code }).
web-refused-no-connection = Server ei vasta. Kontrolli oma võrguühendust.

## On several pages

learn = Õpi mängima
puzzles = Ülesanded
setting-language = Keel
door-again = Liitu uuesti
edition-name = { $edition ->
    [lt] Leedu väljaanne
    [lv] Läti väljaanne
    [ru] Vene väljaanne
    [el] Kreeka väljaanne
   *[et] Eesti väljaanne
}
refused-table-closed = Sellesse lauda uusi mängijaid ei võeta.
room-screen = Telerivaade
