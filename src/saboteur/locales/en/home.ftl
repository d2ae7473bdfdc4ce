### Browser: the pages around the game. Home, joining a table.

## Home

# Line under the game’s name on the home page; a teaser. Keep it short, one or two sentences.
motto = Dig for gold together. Just watch your back.
# Spoken label of the panel with your name, your dwarf, and the buttons that start a game.
home-start = Start a game
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
