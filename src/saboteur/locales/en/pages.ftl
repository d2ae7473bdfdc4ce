### Browser: what every page says, and words of several pages.

## Everywhere

# Name of the game: tab title, heading of the home page, and text of the “your turn” notification.
title = Saboteur
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

## On several pages

# Title of the tutorial’s page, and the link to it on the home page. Short.
learn = Learn to play
# Link on the home page, and title of the page with puzzles. One short word.
puzzles = Puzzles
# Label of the menu of languages, on the home page and in the settings.
setting-language = Language
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
# Link in the waiting room that opens a new tab: shows the table large, for a TV that everybody sees. Short. Also in the menu during a game, and below door-watch on large screens.
room-screen = TV view
