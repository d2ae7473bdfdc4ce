### Browser: the settings of this device.

## Settings

setting-theme = Izskats
setting-cards = Tavu kāršu lielums
setting-mine = Raktuvju virziens
setting-motion = Animācijas
setting-sound = Skaņas
setting-vibrate = Vibrēt, kad pienāk tavs gājiens
setting-confirm = Prasīt apstiprinājumu pirms katra gājiena
setting-notify = Paziņot, kad pienāk tavs gājiens
language-name = Latviešu
language-browser = Kā pārlūkā
theme = { $theme ->
    [system] Kā sistēmā
    [dark] Tumšs (laternas gaisma)
   *[light] Gaišs (pergaments)
}
card-size = { $size ->
    [small] Mazas
    [medium] Atbilstoši tekstam
   *[large] Lielas
}
mine-direction = { $direction ->
    [auto] Automātiski (tālrunī uz leju)
    [across] No kreisās uz labo
   *[down] No augšas uz leju
}
motion = { $motion ->
    [system] Kā sistēmā
   *[less] Pēc iespējas mazāk
}
setting-pace-about = Robotu tempu pie katra galda nosaka saimnieks – pirms spēles vai tās laikā, izvēlnē.
