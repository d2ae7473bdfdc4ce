### Browser: the pages around the game. Home, joining a table.

## Everywhere

title = Sabotieris
motto = Rokam zeltu kopā. Tikai neuzticies kuram katram.
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

## Home

home-start = Sākt spēli
learn = Mācīties spēlēt
puzzles = Uzdevumi
home-play-now = Spēlēt tūlīt
home-play-now-about = Tu un četri roboti. Kārtis izdalīs uzreiz.
home-new-table = Spēlēt ar draugiem
home-code = Galda kods
home-join = Pievienoties
home-continue = Turpināt spēli
home-open = Atvērtie galdi
open-table = Spēlētāji: { $taken } · brīvas vietas: { $free }
home-recent = Pēdējās spēles
home-recent-clear = Notīrīt sarakstu
home-replay = Skatīties spēles atkārtojumu
me-name = Tavs vārds
me-name-example = Viesis
me-shape = Mainīt rūķi
me-colour = Mainīt krāsu
stage = { $stage ->
    [open] Spēle vēl nav sākusies
    [dealing] Dala kārtis
    [playing] Notiek spēle
   *[over] Spēle beigusies
}
setting-language = Valoda

## Joining a table

door-title = Galds { $code }
door-join = Sēsties pie šī galda
door-wait = Nākamajā dalīšanā ieņemt robota vietu
door-watch = Tikai skatīties
door-full = Pie šī galda nav brīvu vietu.
door-transfer = Kods no otras ierīces
door-transfer-go = Turpināt šeit
door-again = Pievienoties vēlreiz
edition-name = { $edition ->
    [lt] Lietuviešu izdevums
    [lv] Latviešu izdevums
    [ru] Krievu izdevums
    [el] Grieķu izdevums
   *[et] Igauņu izdevums
}
refused-table-closed = Jauni spēlētāji šim galdam vairs nevar pievienoties.
