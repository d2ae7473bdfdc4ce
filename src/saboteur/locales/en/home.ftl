### Browser: the pages around the game. Home, joining, the waiting room, menu, settings.

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
home-replay = Watch a replay
# Label of the field for your name, on the home page and on the page where you join a table.
me-name = Your name
# Placeholder of the name field; also the name you get if you leave it empty. At most 24 letters.
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
# Button on the message page when your seat at a table is gone: takes you to the page where you can join. Short.
door-again = Rejoin

## Waiting room

# Small label over the big table code at the top of the waiting room.
room-code = Table code
# Heading of the list of people and bots at the table; the number follows, such as “3 / 10”.
room-seats = Players
# The following three: small notes under a player’s name, joined by dots: “you · host · ready”.
room-host = host
room-ready = ready
room-not-ready = not ready yet
# The following four: spoken labels of the host’s small buttons next to each player. $name: the player’s name. room-remove is also a visible button about somebody who has joined a running game.
room-up = Move { $name } up
room-down = Move { $name } down
room-remove = Remove { $name }
room-pass-host = Make { $name } the host
# Spoken label of the menu of bots (bot-name) that the host can add.
room-bot-level = Type of bot
# Button next to that menu. Short.
room-add-bot = Add a bot
# The following two: read aloud in the waiting room when a player or a bot comes or goes. $name: their name. $count: how many there are now.
room-sat-down = { $name } joined. Players: { $count }
room-stood-up = { $name } left. Players: { $count }
# Placeholder and spoken label of a field for the name of another person who will play on this same device.
room-guest = Who else is on this device?
# Button next to that field. Short.
room-add-guest = Add a player
# Small text under that field.
room-guest-about = Sharing a device? Add everyone who plays on it. Your cards stay hidden while you pass it around. No peeking!
# Everybody sees this for a moment after the host starts the game.
room-dealing = Dealing the cards…
# The host’s button during that moment.
room-cancel = Cancel the deal
# The host’s big button that starts the game.
room-start = Start the game
# Small text under “Start the game” while there are fewer than three players. $count: 1 or 2.
room-too-few = { $count ->
    [one] You need 1 more player. Bots count, too.
   *[other] You need { $count } more players. Bots count, too.
}
# Small text under “Start the game” while somebody isn’t ready. $names: a list, such as “Ana and Tomas”.
room-waiting = Waiting for { $names }.
# Big button of everybody but the host.
room-be-ready = I’m ready
# The same button once you are ready: takes it back.
room-unready = Wait, I’m not ready
# Small text under that button.
room-wait-host = The host will start the game once everyone’s ready.
# Over the button room-be-ready (in the waiting room and after a game), when something undid it: you had said you’re ready for another game than this. $why: settings-chosen, bot-joined, left (a bot was removed), reordered (seats), joined (somebody plays a second hand on the same device).
room-undone = { $why ->
    [settings-chosen] The host changed the settings. Are you still ready?
    [bot-joined] A bot has joined. Are you still ready?
    [left] A bot has left. Are you still ready?
    [reordered] The seats were rearranged. Are you still ready?
   *[joined] Someone added a player on their device. Are you still ready?
}
# Heading of the panel with QR code and link.
room-invite = Invite players
# Description of the QR code, for those who can’t see it.
room-qr = QR code with the link to this table
# Spoken label of the field that shows the link.
room-link = Link to this table
# Button next to the link. Short.
room-copy = Copy link
# The same button after the link was copied; also in the replay. Short.
room-copied = Copied
# Button beside “Copy link”, where the device has its own way of sharing: opens the list of apps and people. Short.
room-share = Share
# The message that goes with the link when it is shared in a chat app. $code: the table code, such as “7KQ2 MZP4”.
room-share-text = Let’s play Saboteur! Table code: { $code }
# Small text under QR code and link. Many servers run at home and are reached only from the same Wi-Fi.
room-invite-about = Scan the QR code or open the link to join. If the game is hosted on a home network, everyone has to be on the same Wi-Fi.
# The following two: links that open a new tab. The first shows the table large, for a TV that everybody sees; the second is for people who only watch. Short.
room-screen = TV view
room-watch = Spectator view

## Waiting room: game setup

# Heading of the panel where the host chooses the rules; the others see what is chosen.
room-choices = Game setup
# Label of the menu of editions (edition-name).
choice-edition = Edition
# Label of the menu of the number of rounds, 1 to 5. Narrow.
choice-rounds = Rounds
# Label of the menu of clock-none and clock-seconds. Narrow.
choice-clock = Time per move
# Label of the menu of talk-kind. Narrow.
choice-talk = Chat
# Label of the menu with first-random and the names of all players. Narrow.
choice-first = Who goes first
# Name of a checkbox: nobody can watch. Must not sound like choice-closed. The text of refused-private-table goes with it.
choice-private = No spectators
# Small text under “No spectators”.
choice-private-about = Only the players can see this table.
# Name of a checkbox, also in the menu during the game: nobody else can sit down. The text of refused-table-closed goes with it.
choice-closed = No new players
# Small text under “No new players”.
choice-closed-about = Nobody new can join, even with the code.
# Name of a checkbox: nobody can sit down who says that they are a program. The table’s own bots are something else. The text of refused-no-programs goes with it.
choice-no-programs = No outside programs
# Small text under “No outside programs”.
choice-no-programs-about = Programs can’t join from outside. The host can still add bots.
# Name of a checkbox: the players may look up which path cards they haven’t seen yet.
choice-counter = Card counter
# Small text under “Card counter”.
choice-counter-about = Everyone can check which path cards they haven’t seen yet.
# Label of the menu of hint-rule; also in the menu during the game: whether players may ask what they could do. Narrow.
choice-hints = Hints
# Choices of “Hints”. $rule: alone, on, or off.
hint-rule = { $rule ->
    [on] On for everyone
    [off] Off
   *[alone] Only for one person with bots
}
# Name of a checkbox, shown if there is a time limit for each move: players may ask for more time.
choice-more-time = Extra time
# Small text under “Extra time”.
choice-more-time-about = On their turn, players can ask for extra time, a limited number of times per game.
# Name of a checkbox: the table is shown to everyone on the home page of this server. Offered only where the server has such a list.
choice-listed = Open to everyone
# Small text under “Open to everyone”.
choice-listed-about = Until the cards are dealt, this table is listed on the home page and anyone can join.
# Label of the menu of bot-pace: how fast bots play; also in the menu during the game. Narrow.
choice-pace = Bot speed
# Choices of choice-pace. $pace: calm, normal, or fast. Narrow.
bot-pace = { $pace ->
    [calm] Slow
    [fast] Fast
   *[normal] Normal
}
# The following two: choices of “Time per move”. $count: 30, 60, 90, or 180.
clock-none = No limit
clock-seconds = { $count } seconds
# Choice of “Who goes first”: chance decides.
first-random = Random
# Choices of “Chat”. Preset phrases are the ready-made sentences of the chat (claim-…). $talk: none, claims, or chat.
talk-kind = { $talk ->
    [none] Off
    [claims] Preset phrases only
   *[chat] Preset phrases and typing
}
# The five printed rulebooks; choices of “Edition” (choice-edition), also where you join a table, and within the sentence rules-edition. $edition: lt, lv, ru, el, or et.
edition-name = { $edition ->
    [lt] Lithuanian edition
    [lv] Latvian edition
    [ru] Russian edition
    [el] Greek edition
   *[et] Estonian edition
}
# Small text under the chosen edition: how its rules differ. States rules! See R10 in docs/rules.md. The sentence balance may follow. $edition: lt and lv (the same rules), ru, el, or et.
edition-about = { $edition ->
    [ru] Every path card must continue the tunnel that begins at the start card. Every goal you reach is turned over. The round also ends if the draw pile is empty and every player in turn can do nothing but discard.
    [el] A path card can go next to any face-up card. Every goal you reach is turned over. If a stone fits neither way, it’s rotated so that it continues the tunnel.
    [et] A path card can go next to any face-up card. Only one goal is turned over per path card. The round also ends if the draw pile is empty and every player in turn can do nothing but discard.
   *[lt] Every path card must continue the tunnel that begins at the start card. Every goal you reach is turned over. The round continues until the treasure is found or all cards are used up.
}
# Names of the table options, next to checkboxes in the game setup, and in the rulebook (followed by a period there).
option-name = { $option ->
    [others_only] Hands off your own tools
    [all_saboteurs] All saboteurs in play
    [broken_unpaid] No gold with broken tools
    [selfish_dwarf] Selfish dwarf
   *[open_gold] Open gold
}
# Small text under the name of an option, also in the rulebook. States rules! See R11 in docs/rules.md. The sentence balance may follow.
option-about = { $option ->
    [others_only] You can’t break your own tools.
    [all_saboteurs] No dwarf card is left over, so everyone knows how many saboteurs there are.
    [broken_unpaid] If you’re a digger and have a broken tool when the round ends, you get no gold.
    [selfish_dwarf] One of the digger cards is the selfish dwarf. If the player who has it plays the path card that wins the round, they get 4 nuggets and nobody else gets any. Otherwise, they get nothing.
   *[open_gold] Everyone sees the gold you take.
}
# Follows edition-about or option-about: what test games between bots showed. $same: yes, gold (same wins, different gold), or no. $wins and $usual: percent, such as 48 and 33. $gold and $usual_gold: nuggets for each digger, such as 1.2 and 1.6.
balance = { $same ->
    [yes] In test games, this didn’t change how often each side won.
    [gold] In 5-player test games, each side won as often as usual, but diggers averaged { $gold } nuggets a round (normally { $usual_gold }).
   *[no] In 5-player test games, saboteurs won { $wins }% of rounds (normally { $usual }%), and diggers averaged { $gold } nuggets a round (normally { $usual_gold }).
}
# Small text under the list of players in the waiting room: what test games between bots showed for tables of this size. $players: 3 to 10. $wins: in how many of 100 rounds the diggers won, such as 68.
balance-players = In { $players }-player test games, the diggers won about { $wins }% of rounds.
# Choices in the menu of bots: a name and how it plays. Every bot may be dealt either role, so neither the name nor the words after it may be the name of a role (not “digger”, not “saboteur”). Narrow: about 27 characters, so that a phone 320 pixels wide cuts nothing off. $bot: one of those listed, or the name of a bot somebody wrote, such as “mine:MyBot”.
bot-name = { $bot ->
    [random] Gambler: plays at random
    [digger] Prospector: goes for the gold
    [detective] Detective: watches everyone
    [schemer] Schemer: lurks, then strikes
    [search] Thinker: plans ahead
    [beginner] Beginner: still learning
    [friendly] Good sport: fair and helpful
    [gruff] Grump: quick to suspect
   *[other] { $bot }
}

## Menu and votes

# Small text at the top of the menu. Players and spectators see it, so it must not promise a seat to everyone. $code: the table code.
menu-code = Table code: { $code }. You can close the page and come back later; players keep their seats.
# Button in the menu: shows the following line.
menu-transfer = Continue on another device
# Shown after that button is pressed. $code: a one-time code, such as “3F8KQ20WTZN”. $minutes: how long it’s valid, such as 5.
menu-transfer-code = { $minutes ->
    [one] Open this table on the other device and enter { $code } there within 1 minute.
   *[other] Open this table on the other device and enter { $code } there within { $minutes } minutes.
}
# Small text at the bottom of the menu: all keys of the game. The letters stay as they are in all languages.
menu-keys = Keys: 1–6 pick a card, T rotates it, D discards it, ? explains it, and L lists where it can go. B goes to the mine; there, arrow keys move from spot to spot, and N jumps to the next possible spot. Enter selects and plays, and Esc cancels. R shows your role, C opens the card counter, + and − zoom, and 0 shows the whole mine. On a player, N changes your note. The / key opens a field for questions and typed moves.
# Second paragraph of menu-keys. Cards that go on a player break or repair tools.
menu-keys-more = P goes to the players, and arrow keys move between them; if you’ve picked a card that goes on a player, B goes there, too. Away from the mine and the players, N shows all your notes. S opens the chat and its preset phrases, M replays the moves since your last turn, and K asks for extra time. In lists, number keys pick an entry. Q suggests moves where hints are on.
# The following three: buttons in the menu; vote-resume also over the board during a pause.
vote-pause = Vote to pause
vote-resume = Vote to continue
vote-end = Vote to end the game
# Question in the menu after vote-end was pressed; vote-end and leave-no answer it. If the others have to agree, it is only a vote.
vote-end-sure = End this game for everyone? You can’t continue it later.
# Button in the menu: starts a vote, offered when a move has been awaited for minutes at a table without a clock. From then on, every move has a time limit.
vote-clock = Vote for a time limit
# Button in the dialog about a player who is away: starts a vote; for the host it works at once.
vote-stand-in = Let a bot fill in
# Button next to vote-running. Short.
vote-yes = Vote yes
# In the menu: opens the text that follows.
vote-rule-title = How votes work
# Small text in the menu and in the dialog about a player who is away. Must say exactly what the server does: src/saboteur/server/table/votes.py. One rule per line; a line break counts as a space where the page doesn’t show it.
vote-rule =
    A vote passes when more than half of the people here agree.
    To continue after a pause, half is enough.
    Ending the game takes at least two votes, unless you’re all on one device.
    Giving a player’s seat to a bot for good also takes at least two votes. If that player is here, at least two-thirds of the others (and no fewer than three) must agree.
    Losing the connection for a moment doesn’t count as being away.
    If you’ve waited three minutes for a move, more than half of the others can set a time limit.
# A vote that’s under way, over the board and in the menu; next to the button vote-yes. $vote: pause, resume, end, stand-in, clock, or bot. $name: the player concerned, in stand-in, clock, and bot only. $count: how many have agreed so far.
vote-running = { $vote ->
    [pause] Pause the game? ({ $count } in favor)
    [resume] Continue the game? ({ $count } in favor)
    [end] End the game early? ({ $count } in favor)
    [stand-in] Let a bot fill in for { $name }? ({ $count } in favor)
    [clock] { $name } is taking a while. Play with a time limit from now on? ({ $count } in favor)
   *[bot] Give { $name }’s seat to a bot for good? ({ $count } in favor)
}
# Button in the menu, which asks leave-sure first, and in the waiting room, which doesn’t.
leave = Leave the table
# Question in the menu after that button; the following two are the answers.
leave-sure = Leave for good? A bot will take your seat. If you just close the page, you’ll keep your seat.
# The following two: answers to leave-sure. Short.
leave-yes = Leave
leave-no = Stay

## Settings

# The following four: labels of menus in the settings; the first also on the home page.
setting-language = Language
setting-theme = Theme
setting-cards = Card size
setting-mine = Mine layout
setting-motion = Animations
# The following four: checkboxes in the settings; setting-vibrate on phones only. With setting-confirm a move is shown first and played when you tap again.
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
    [medium] Medium
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
