### Browser: the settings of this device.

## Settings

# The following four: labels of menus in the settings.
setting-theme = Theme
setting-cards = Size of your cards
setting-mine = Mine layout
setting-motion = Animations
# The following four: checkboxes in the settings; setting-vibrate on phones only. With setting-confirm a move is shown first and played when you press again.
setting-sound = Sound effects
setting-vibrate = Vibrate when it’s my turn
setting-confirm = Confirm each move before it’s played
setting-notify = Notify me when it’s my turn
# What this language calls itself, in the menu of languages.
language-name = English
# First choice in the menu of languages.
language-browser = Browser default
# Choices of setting-theme. $theme: system, dark, or light.
theme = { $theme ->
    [system] System default
    [dark] Dark (lamplight)
   *[light] Light (parchment)
}
# Choices of setting-cards. $size: small, medium, or large.
card-size = { $size ->
    [small] Small
    [medium] Match the text size
   *[large] Large
}
# Choices of setting-mine: which way the mine is drawn on this screen. $direction: auto, across (start at the left), or down (start at the top).
mine-direction = { $direction ->
    [auto] Auto (top to bottom on phones)
    [across] Left to right
   *[down] Top to bottom
}
# Choices of setting-motion. $motion: system or less.
motion = { $motion ->
    [system] System default
   *[less] Reduced
}
# Below the menus of the settings, where the reader is not the host of a table with bots: where to find choice-pace.
setting-pace-about = Each table’s host sets the bot speed, either before the game or from the menu during play.
