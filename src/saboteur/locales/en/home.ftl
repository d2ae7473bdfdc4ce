### Browser: the pages around the game. Home, joining a table.

## Everywhere

# Name of the game: tab title, heading of the home page, and text of the “your turn” notification.
title = Saboteur
# Line under the game’s name on the home page; a teaser. Keep it short, one or two sentences.
motto = Dig for gold together. Just watch your back.
# Spoken label of the × button that closes any dialog.
close = Close
# Link or button back to the home page, on many screens. One short word.
home = Home
# Read aloud before the notice at the top of every page, which whoever runs the server has written.
notice-label = Notice from the administrator:
# Button with a cross, beside that notice.
notice-hide = Hide the notice
# Button and dialog title: the rulebook. One short word.
rules = Rules
# Button and dialog title: the settings of this browser. One short word.
settings = Settings
# Button on the message page after the connection to a table ended: connects again.
try-again = Try again
# Heading of a notification, start of the tab title (“● Your turn – Saboteur”), and read aloud when your turn comes.
your-turn = Your turn
# Title of a waiting page with a spinner, seen for a moment while a table loads. The table code stands under it.
connecting = Connecting…
# Title of the “page not found” page; a little joke about the mine. lost-text stands under it.
lost-title = Dead end
# Text of the “page not found” page, under lost-title.
lost-text = There’s no page at this address.
# Title of the page you see when the server closes the table for you or the table can’t be found. The reason stands under it, for example “There’s no table with this code.”
bye-title = The tunnel ends here
# For a refusal that has no sentence of its own, such as one from a newer server. $code: its code, such as “bad-moon”.
web-refused-unknown = That didn’t work ({ $code }).
# On any page: nothing came back from the server. It may be a server on the internet or one at home.
web-refused-no-connection = Can’t reach the server. Check your network connection.

## Home

# Spoken label of the panel with your name, your dwarf, and the buttons that start a game.
home-start = Start a game
# Title of the tutorial’s page, and the link to it on the home page. Short.
learn = Learn to play
# Link on the home page, and title of the page with puzzles. One short word.
puzzles = Puzzles
# Big main button of the home page: starts a game against bots at once. Short.
home-play-now = Play now
# Small text under “Play now”.
home-play-now-about = You and four bots. The cards are dealt right away.
# Button: creates a new table and opens its waiting room, where you invite others. Short.
home-new-table = Play with friends
# Placeholder and spoken label of the field for a table code such as “7KQ2 MZP4”. Narrow: about 15 characters.
home-code = Table code
# Button next to the table code field. One short word.
home-join = Join
# Heading over the list of your games that are still running.
home-continue = Continue playing
# Heading over a list of tables of other people that anyone can join; only on servers that have such a list.
home-open = Open tables
# Small text under the edition of such a table. $taken: how many players and bots are there, 1 to 9. $free: how many more can join.
open-table = Players: { $taken } · free seats: { $free }
# Heading over the list of your finished games; each is a link to its replay, with the names of the players and who won.
home-recent = Recent games
# Button under that list: this browser forgets these games. Short.
home-recent-clear = Clear list
# Link in the footer to the replay page, where you open a saved game. Short.
home-replay = Watch a recorded game
# Label of the field for your name, on the home page and on the page where you join a table.
me-name = Your name
# Placeholder of the name field; also the name you get if you leave it empty. Short.
me-name-example = Guest
# The following two: spoken labels of the buttons left and right of your dwarf’s picture; each press shows the next one.
me-shape = Change dwarf
me-colour = Change color
# State of a table; begins a line such as “Game in progress · Ana and Tomas”, in the list of your games and on the page where you join. $stage: open (in the waiting room), dealing, playing, or over.
stage = { $stage ->
    [open] Waiting to start
    [dealing] Dealing
    [playing] Game in progress
   *[over] Game over
}
# Label of the menu of languages, on the home page and in the settings.
setting-language = Language

## Joining a table

# Heading of the page that people see who open a table’s link and have no seat there. $code: the table code, such as “7KQ2 MZP4”.
door-title = Table { $code }
# Main button there: sit down at a table that hasn’t started yet.
door-join = Join this table
# Main button there if a game is running: you take the place of a bot when cards are next dealt.
door-wait = Replace a bot at the next deal
# Second button there: watch without playing.
door-watch = Just watch
# Text there instead of the main button.
door-full = There’s no free seat at this table.
# Placeholder and spoken label of a field for the one-time code that menu-transfer-code shows on your other device.
door-transfer = Code from your other device
# Button next to that field: your seat moves to this device. Short.
door-transfer-go = Continue here
# Button on the message page when your seat at a table is gone: takes you to the page where you can join. Short.
door-again = Rejoin
# The five printed rulebooks; choices of “Edition” (choice-edition), also where you join a table, and within the sentence rules-edition. $edition: lt, lv, ru, el, or et.
edition-name = { $edition ->
    [lt] Lithuanian edition
    [lv] Latvian edition
    [ru] Russian edition
    [el] Greek edition
   *[et] Estonian edition
}
# Joining a table with the choice “No new players” (choice-closed). Also standing text: on the page of a table instead of the “Join” button, and in the waiting room instead of the invitation.
refused-table-closed = This table isn’t taking new players.
