### Browser: the pages around the game. Home, joining a table.

## Home

motto = Rokam zeltu kopā. Tikai neuzticies kuram katram.
home-start = Sākt spēli
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

## Joining a table

door-title = Galds { $code }
door-join = Sēsties pie šī galda
door-wait = Nākamajā dalīšanā ieņemt robota vietu
door-watch = Tikai skatīties
door-full = Pie šī galda nav brīvu vietu.
door-transfer = Kods no otras ierīces
door-transfer-go = Turpināt šeit
