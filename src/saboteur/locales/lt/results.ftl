### Browser: the end of a round and of a game.

## Round end and results

round-end = { $round } raundas baigtas
round-end-back = Grįžti prie rezultatų
round-end-verdict = { $winner ->
    [diggers] Laimi auksakasiai!
   *[saboteurs] Laimi diversantai!
}
round-end-how = { $how ->
    [treasure] Paskutinę kelio kortą padėjo { $name }, ir lobis rastas.
    [ring] Krūvelė tuščia, o visi galėjo tik išmesti kortas.
   *[hands] Visos kortos panaudotos, o lobis nerastas.
}
round-end-spare = Likusi korta
round-end-spare-about = Nykštuko kortų buvo viena daugiau nei žaidėjų, tad likusi korta niekam neteko.
round-end-paid = { $count ->
    [0] aukso nėra
    [one] +{ $count } aukso korta
    [few] +{ $count } aukso kortos
   *[other] +{ $count } aukso kortų
}
round-end-paid-open = { $count ->
    [0] aukso nėra
    [one] +{ $count } grynuolis
    [few] +{ $count } grynuoliai
   *[other] +{ $count } grynuolių
}
round-end-won = { $count ->
    [0] Šiame raunde aukso negavote
    [one] Laimėjote { $count } grynuolį!
    [few] Laimėjote { $count } grynuolius!
   *[other] Laimėjote { $count } grynuolių!
}
round-end-sharing = { $count ->
    [0] Auksas dar dalijamas.
    [one] Auksas dar dalijamas. Šiame raunde kol kas turite { $count } grynuolį.
    [few] Auksas dar dalijamas. Šiame raunde kol kas turite { $count } grynuolius.
   *[other] Auksas dar dalijamas. Šiame raunde kol kas turite { $count } grynuolių.
}
round-end-saboteurs = { $kind ->
    [none] Šiame raunde diversantų nebuvo.
    [one] Šio raundo diversantas: { $names }.
   *[several] Šio raundo diversantai: { $names }.
}
round-end-goals = Ką slėpė pabaigos kortos
round-end-roles = Vaidmenys
rest-left = Kitas raundas prasidės po { $seconds } s
round-end-on = Toliau
round-end-standings = Galutiniai rezultatai
round-end-look = Apžiūrėti kasyklą
round-end-looking = Apžiūrite { $round } raundo kasyklą. Norėdami grįžti prie rezultatų, paspauskite Esc.
gold-choose = Pasiimkite aukso kortą. Kas siūloma, matote tik jūs.
gold-choose-open = Pasiimkite aukso kortą. Kurią pasiimsite, matys visi.
gold-card = { $value ->
    [one] aukso korta su { $value } grynuoliu
    [few] aukso korta su { $value } grynuoliais
   *[other] aukso korta su { $value } grynuolių
}
gold-take = { $count ->
    [one] Pasiimti { $count } grynuolį
    [few] Pasiimti { $count } grynuolius
   *[other] Pasiimti { $count } grynuolių
}
gold-waiting = { $count ->
    [one] { $name } slapta renkasi auksą. Liko { $count } korta.
    [few] { $name } slapta renkasi auksą. Liko { $count } kortos.
   *[other] { $name } slapta renkasi auksą. Liko { $count } kortų.
}
gold-waiting-away = Laukiame, kol { $name } grįš ir pasirinks auksą.
gold-waiting-open = { $count ->
    [one] { $name } renkasi auksą. Liko { $count } korta.
    [few] { $name } renkasi auksą. Liko { $count } kortos.
   *[other] { $name } renkasi auksą. Liko { $count } kortų.
}
gold-mine = Jūsų auksas
game-end-story = Kaip klostėsi žaidimas
game-end-again = Žaisti dar kartą
game-end-ready = Žaidžiu dar kartą!
game-end-waiting = Laukiame, kol šeimininkas pradės naują žaidimą…
game-end-next = Žaidžiame dar kartą?
rematch-host-away = Šeimininko ({ $name }) nėra prie stalo. Netrukus žaidimą galės pradėti kitas žaidėjas.
game-end-room = Žaidėjai ir nustatymai
game-end-record = Išsaugoti įrašą
picture-save = Išsaugoti paveikslėlį
# Checked: same, a button here, a heading there
game-end-replay = Žiūrėti įrašą
verify = Patikrinti žaidimą
game-end-you = { $count ->
    [1] Laimėjote žaidimą!
    [one] Dalijatės pergale!
    [few] Dalijatės pergale!
   *[other] Dalijatės pergale!
}
