### Browser: what every page says, and words of several pages.

## Everywhere

title = Sabotieris
close = Aizvērt
home = Sākumlapa
notice-label = Administratora paziņojums:
notice-hide = Paslēpt paziņojumu
rules = Noteikumi
settings = Iestatījumi
try-again = Mēģināt vēlreiz
your-turn = Tavs gājiens
connecting = Veidojam savienojumu…
lost-title = Strupceļš
lost-text = Šajā adresē nav nevienas lapas.
bye-title = Te tunelis beidzas
web-refused-unknown = Tas neizdevās ({ $code }).
web-refused-no-connection = Serveris nav sasniedzams. Pārbaudi tīkla savienojumu.

## On several pages

learn = Mācīties spēlēt
puzzles = Uzdevumi
setting-language = Valoda
door-again = Pievienoties vēlreiz
edition-name = { $edition ->
    [lt] Lietuviešu izdevums
    [lv] Latviešu izdevums
    [ru] Krievu izdevums
    [el] Grieķu izdevums
   *[et] Igauņu izdevums
}
refused-table-closed = Jauni spēlētāji šim galdam vairs nevar pievienoties.
room-screen = Skats televizoram
