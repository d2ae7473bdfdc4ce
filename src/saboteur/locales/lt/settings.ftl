### Browser: the settings of this device.

## Settings

setting-theme = Išvaizda
setting-cards = Jūsų kortų dydis
setting-mine = Kasyklos kryptis
setting-motion = Animacija
setting-sound = Garsai
setting-vibrate = Vibruoti, kai ateina mano eilė
setting-confirm = Patvirtinti kiekvieną ėjimą
setting-notify = Pranešti, kai ateina mano eilė
language-name = Lietuvių
language-browser = Naršyklės kalba
theme = { $theme ->
    [system] Kaip sistemoje
    [dark] Tamsi (žibinto šviesa)
   *[light] Šviesi (pergamentas)
}
card-size = { $size ->
    [small] Mažas
    [medium] Kaip teksto
   *[large] Didelis
}
mine-direction = { $direction ->
    [auto] Automatiškai (telefone – žemyn)
    [across] Iš kairės į dešinę
   *[down] Iš viršaus žemyn
}
motion = { $motion ->
    [system] Kaip sistemoje
   *[less] Kuo mažiau
}
setting-pace-about = Robotų tempą prie kiekvieno stalo nustato šeimininkas – prieš žaidimą arba žaidžiant, per meniu.
