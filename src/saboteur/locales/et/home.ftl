### Browser: the pages around the game. Home, joining a table.

## Everywhere

title = Sabotöör
motto = Kaevake koos kulda. Aga igaüht ei maksa usaldada.
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

## Home

home-start = Alusta mängu
learn = Õpi mängima
puzzles = Ülesanded
home-play-now = Mängi kohe
home-play-now-about = Sina ja neli robotit. Ootama ei pea.
home-new-table = Mängi sõpradega
home-code = Laua kood
home-join = Liitu
home-continue = Jätka mängu
home-open = Avatud lauad
open-table = Mängijaid: { $taken } · vabu kohti: { $free }
home-recent = Viimased mängud
home-recent-clear = Tühjenda nimekiri
home-replay = Vaata mängu kordust
me-name = Sinu nimi
me-name-example = Külaline
me-shape = Vaheta pöialpoissi
me-colour = Vaheta värvi
stage = { $stage ->
    [open] Mängijad kogunevad
    [dealing] Kaarte jagatakse
    [playing] Mäng käib
   *[over] Mäng on läbi
}
setting-language = Keel

## Joining a table

door-title = Laud { $code }
door-join = Istu lauda
door-wait = Võta järgmisel jagamisel roboti koht
door-watch = Vaata lihtsalt pealt
door-full = Selles lauas pole vaba kohta.
door-transfer = Kood teisest seadmest
door-transfer-go = Jätka siin
door-again = Liitu uuesti
edition-name = { $edition ->
    [lt] Leedu väljaanne
    [lv] Läti väljaanne
    [ru] Vene väljaanne
    [el] Kreeka väljaanne
   *[et] Eesti väljaanne
}
refused-table-closed = Sellesse lauda uusi mängijaid ei võeta.
