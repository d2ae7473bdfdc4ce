### Browser: the pages around the game. Home, joining a table.

## Home

motto = Kaevake koos kulda. Aga igaüht ei maksa usaldada.
home-start = Alusta mängu
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

## Joining a table

door-title = Laud { $code }
door-join = Istu lauda
door-wait = Võta järgmisel jagamisel roboti koht
door-watch = Vaata lihtsalt pealt
door-full = Selles lauas pole vaba kohta.
door-transfer = Kood teisest seadmest
door-transfer-go = Jätka siin
