### Browser: the waiting room, and what the host chooses there.

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
# The host’s line there, and after a game, while others who haven’t agreed to another one are not connected. $names: one name, or a list such as “Ana and Tomas”. Don’t say more about them than in player-away. $seconds: until the host may start without them, from 1 up.
room-away = Away: { $names }. In { $seconds } s, you can start anyway; a bot will fill in for anyone who’s still away.
# The same once the host may start without them.
room-away-now = Away: { $names }. You can start anyway; a bot will fill in for anyone who’s still away.
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
# The same when the host changed settings. $changes: what changed, setting-changed and setting-turned with semicolons between: “Rounds: 3 → 2; No spectators: on”.
room-undone-settings = The host changed the settings. { $changes }. Are you still ready?
# One changed setting in that line. $setting: its name, such as “Rounds” or “Time per move”. $was, $now: the words for its values, such as “3” or “60 seconds”, before and now.
setting-changed = { $setting }: { $was } → { $now }
# The same for a checkbox. $setting: its name, such as “No spectators”. $to: on or off.
setting-turned = { $to ->
    [on] { $setting }: on
   *[off] { $setting }: off
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
# Link that opens a new tab, beside room-screen: for people who only watch. Short.
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
# Label of the menu of talk-kind; also in the menu during the game. Narrow.
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
choice-no-programs-about = Outside programs can’t join. The host can still add bots.
# Name of a checkbox: the players may look up which cards they haven’t seen yet.
choice-counter = Card counter
# Small text under “Card counter”.
choice-counter-about = Everyone can check which cards they haven’t seen yet.
# Label of the menu of hint-rule; also in the menu during the game: whether players may ask what they could do. Narrow.
choice-hints = Hints
# Choices of “Hints”. $rule: alone, on, or off.
hint-rule = { $rule ->
    [on] On for everyone
    [off] Off
   *[alone] Only in solo games with bots
}
# Name of a checkbox, shown if there is a time limit for each move: players may ask for more time.
choice-more-time = Extra time
# Small text under “Extra time”.
choice-more-time-about = On their turn, players can ask for extra time, a limited number of times per game.
# Name of a checkbox: the table is shown to everyone on the home page of this server. Offered only where the server has such a list.
choice-listed = Open to everyone
# Small text under “Open to everyone”.
choice-listed-about = Until the cards are dealt, this table is listed on the home page, and anyone can join.
# Label of the menu of bot-pace: how fast bots play; also in the menu during the game. Narrow.
choice-pace = Bot speed
# Choices of choice-pace. $pace: calm, normal, or fast. Narrow.
bot-pace = { $pace ->
    [calm] Slow
    [fast] Fast
   *[normal] Normal
}
# The following two: choices of “Time per move”. $count: how many, such as 30.
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
# Small text under the list of players in the waiting room: what test games between bots showed for tables of this size. $players: 3 to 10. $wins: in how many of 100 rounds the diggers won, such as 68. $favors: diggers (they win far more often than with one more player) or both.
balance-players = { $favors ->
    [diggers] With { $players } players, the treasure is usually found: in test games between bots, the diggers won about { $wins } out of 100 rounds. That’s good for a first game; with one more player, it’s a closer contest.
   *[both] With { $players } players, both sides have a real chance: in test games between bots, the diggers won about { $wins } out of 100 rounds.
}
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
