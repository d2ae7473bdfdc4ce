### Browser: the settings of this device.

## Settings

setting-theme = Kujundus
setting-cards = Käes olevate kaartide suurus
setting-mine = Kaevanduse suund
setting-motion = Animatsioonid
setting-sound = Heliefektid
setting-vibrate = Vibreeri, kui on minu kord
setting-confirm = Küsi enne iga käiku kinnitust
setting-notify = Teata, kui on minu kord
language-name = Eesti
language-browser = Brauseri keel
theme = { $theme ->
    [system] Süsteemi järgi
    [dark] Tume (laternavalgus)
   *[light] Hele (pärgament)
}
card-size = { $size ->
    [small] Väikesed
    [medium] Teksti järgi
   *[large] Suured
}
mine-direction = { $direction ->
    [auto] Automaatne (telefonis ülevalt alla)
    [across] Vasakult paremale
   *[down] Ülevalt alla
}
motion = { $motion ->
    [system] Süsteemi järgi
   *[less] Võimalikult vähe
}
setting-pace-about = Robotite tempo valib igas lauas korraldaja: enne mängu või mängu ajal menüüs.
