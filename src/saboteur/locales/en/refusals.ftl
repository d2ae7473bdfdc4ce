### Why something is refused, in the browser and in the terminal.

## Refusals of a move

# Why a move isn’t accepted. In the terminal they answer what you typed, and they follow “… can’t be played:” where a
# recorded move is wrong, so they say “you” only for a rule that holds for everyone. The browser shows its own
# web-refused-… where there is one, and these for the rest.

# Someone moves after the last round.
refused-game-over = The game is over.
# Terminal only. $seat: the player who tried to move, from 0.
refused-not-your-turn = It isn’t Player { $seat }’s turn.
# Terminal only: a decision is due first, or (play) none is. $phase: turn-goal, lay-stone, pick-gold, or play. T@8,0, L@8,0:es, and G2 are what to type.
refused-wrong-phase = { $phase ->
    [turn-goal] First choose which goal to turn over, for example T@8,0.
    [lay-stone] First choose how to rotate the stone, for example L@8,0:es.
    [pick-gold] First take a gold card, for example G2.
   *[play] There’s nothing to decide now. Play or discard a card.
}
# Terminal only. $card: a card in notation, such as Pns or Blamp.
refused-not-in-hand = There’s no { $card } in this hand.
# Terminal only: a path card was to be played in spite of a broken tool.
refused-broken-tools = You can’t play a path card while you have a broken tool.
# Terminal only: a path card was to be laid on a card or a goal. $cell: the spot, such as G4; so in all that follow.
refused-occupied = There’s already a card at { $cell }.
# Terminal only, Lithuanian, Latvian, and Russian editions: a path card must continue the tunnel from the start.
refused-not-reached = At { $cell }, this card wouldn’t continue the tunnel from the start card.
# Terminal only, Greek and Estonian edition: a path card must lie beside a face-up card; a face-down goal isn’t one.
refused-not-touching = At { $cell }, this card wouldn’t touch a face-up card.
# Terminal only: an open side of the card would lie against a closed side of a neighbor, or the other way round.
refused-edge-mismatch = This card doesn’t fit at { $cell }: a tunnel would run into rock.
# Terminal only: a card was to be played on a player who doesn’t exist. $seat: such as 9.
refused-no-such-seat = There’s no Player { $seat } at this table.
# Terminal only, with the option others_only. { tool } is pickaxe, lamp, or cart.
refused-own-tool = At this table, you can’t break your own { tool }.
# Terminal only. $seat: whose tool it is, from 0. { tool } is pickaxe, lamp, or cart.
refused-already-broken = Player { $seat }’s { tool } is already broken.
# Terminal only: a repair card without anything to repair. $seat and { tool } as above.
refused-nothing-to-mend = Player { $seat }’s { tool } isn’t broken.
# Terminal only: a rockfall on an empty spot.
refused-no-card-there = There’s no path card to remove at { $cell }.
# Terminal only: a rockfall on the start or a goal.
refused-protected = The card at { $cell } has to stay. A rockfall can’t remove the start card or a goal.
# Terminal only: a map for a spot that isn’t a goal.
refused-not-a-goal = There’s no goal at { $cell }.
# Terminal only: a map for a goal that everyone can see.
refused-already-turned = The goal at { $cell } is already face up.
# Terminal and browser: the player has to choose which of several goals to turn over (Estonian edition), and chose none of those.
refused-goal-not-reached = { $cell } isn’t one of the goals you can turn over now.
# Terminal and browser: the player has to choose which of two ways a stone is turned (rotated by 180° or not), and named another spot or another way.
refused-not-this-stone = The stone isn’t at { $cell }, or it can’t be rotated that way.
# Terminal and browser: gold cards are handed out, and none has this value. $value: 1, 2, or 3 nuggets.
refused-not-on-offer = There’s no gold card worth { $value } to choose from.
# Terminal and browser: what was typed or sent isn’t a move at all. $text: what was typed, such as “dig”, cut after 60 letters.
refused-not-a-move = “{ $text }” isn’t a valid move.

## Refusals of a move in the browser

# A short message over the table that goes away by itself. Programs and the terminal have refused-… instead.

# Somebody else is to move.
web-refused-not-your-turn = It’s not your turn.
# Something else must be decided first. $phase: “turn-goal” – which of several goals to turn over; “lay-stone” – which way a stone is turned (rotated by 180° or not); “pick-gold” – a gold card; “play” – an ordinary turn.
web-refused-wrong-phase = { $phase ->
    [turn-goal] First choose which goal to turn over.
    [lay-stone] First choose how to rotate the stone.
    [pick-gold] First take a gold card.
   *[play] First play or discard a card.
}
# After a path card was chosen by a player with a broken tool.
web-refused-broken-tools = You can’t play path cards while you have a broken tool. Repair it first, or use another card.
# The player’s card is gone, such as after the same move from another page.
web-refused-not-in-hand = You don’t have that card anymore.
# A path card on a spot with a card or goal.
web-refused-occupied = There’s already a card there.
# A path card, in editions where it must continue the tunnel.
web-refused-not-reached = A path card has to continue the tunnel, and no open tunnel leads here from the start card.
# A path card, in editions where it must touch any card.
web-refused-not-touching = A path card has to touch a face-up card.
# A path card whose sides don’t match.
web-refused-edge-mismatch = It doesn’t fit: tunnel must meet tunnel, and rock must meet rock. You can turn a card upside down, but never lay it sideways.
# A broken tool for oneself, at a table with the option “hands off your own tools”.
web-refused-own-tool = At this table, you can’t break your own tools.
# A broken tool for somebody whose tool of that kind is broken already. $name: that player, such as Ana.
web-refused-already-broken = { $name }’s matching tool is already broken.
# A repair card for a tool that isn’t broken. $name: whose tool, such as Ana.
web-refused-nothing-to-mend = { $name }’s matching tool isn’t broken.
# A rockfall on an empty spot.
web-refused-no-card-there = There’s no path card here to remove.
# A rockfall on the start or a goal.
web-refused-protected = The start card and the goals can’t be removed.
# A map on anything but a goal.
web-refused-not-a-goal = You can only use a map on a goal.
# A map on a goal that’s face up.
web-refused-already-turned = This goal is already face up.
# A tool card, vote, or other choice for a player who isn’t there (anymore).
web-refused-no-such-seat = There’s no such player at this table.

## Refusals of the server

# In the browser a short message at the table, or a page of its own when there is no way to stay; programs may show them, too.

# The answer to a request that isn’t JSON; only people who write their own client see it.
refused-not-json = This isn’t valid JSON.
# The answer to a chat message that begins with “!”, as preset phrases do, and isn’t one; only people who write their own client see it. $text: such as “!dig”.
refused-not-a-claim = “{ $text }” isn’t a preset phrase.
# Adding a bot in the waiting room, or --bot and --foreign-bots on the command line. $bot: the name that was given, such as “gardener”.
refused-unknown-bot = There’s no bot named “{ $bot }”.
# The following two: a program sent something odd; people see it only if something is broken.
refused-bad-body = The server didn’t understand this request.
refused-bad-message = The server didn’t understand this message.
# $host: the name in the address bar, such as “192.168.1.20.example”. Keep “--allowed-hosts” as it is.
refused-bad-host = This server doesn’t go by the name “{ $host }”. Open it at its own address. If you run the server, start it with --allowed-hosts { $host }.
# A page of another site sent the request.
refused-bad-origin = This page doesn’t belong to this server. Open the game at the server’s own address.
# A message or request with too many bytes.
refused-too-long = That’s too long.
# A limit was reached: clicks, chat lines, guesses of codes, new tables, replays. Others on the same network may have caused it.
refused-too-often = That was a bit too fast. Wait a moment, then try again.
# No room for another table or connection.
refused-full = The server is full right now. Try again later.
# An address that the server doesn’t know.
refused-not-found = There’s nothing here.
# Home and the address of a table: no table has the code that was typed or linked.
refused-no-such-table = There’s no table with this code. Check it for typos; the table may also have been deleted.
# Replay page: the link leads to no finished game.
refused-no-such-record = There’s no saved game here, or it was deleted.
# Somebody without a seat tried what only players can do.
refused-no-token = You need a seat at the table to do that.
# Page of its own, with the buttons “Rejoin”, “Try again”, and “Home”: the seat that this browser remembers isn’t its own anymore.
refused-bad-token = This device doesn’t have a seat at this table anymore.
# After entering the code that moves a seat from another device to this one; it lasts five minutes and works once.
refused-bad-transfer = This code is wrong, already used, or expired. Get a new one on your other device.
refused-not-host = Only the host can do that.
# A move or vote for a seat that this device doesn’t have, or doesn’t have yet.
refused-not-your-seat = That’s not your seat.
# Anything that doesn’t go with the stage of the table, such as changing the rounds during a game.
refused-not-now = You can’t do that right now.
# Ten players is the most.
refused-table-full = This table is full.
# Joining during a game means taking over a bot’s seat at the next deal.
refused-no-bot-seat = There’s no bot to replace at this table.
# The following two: the host tries to start too early.
refused-too-few-seats = You need at least three players. Bots count, too.
refused-not-ready = Not everyone is ready yet.
# The following five: under the form with name and dwarf, when somebody creates or joins a table.
refused-name-empty = Enter a name first.
refused-name-too-long = That name is too long.
# Also for a name that only looks like the other, such as “Ana” and “ANA”.
refused-name-taken = Someone at this table already has that name, or one that looks like it.
refused-name-of-a-bot = That name looks too much like a bot’s. Pick another one.
# A name such as “host”, “Seat 3”, or “8”.
refused-name-reserved = That name is reserved. Pick another one.
# Such as Latin and Cyrillic letters in one word, which can imitate another name.
refused-name-mixed-scripts = That name mixes alphabets. Use only one alphabet in each word.
# The host moved the seats, and somebody joined or left at the same moment.
refused-bad-order = Someone joined or left while you were changing the order. Try again.
# The host wants a bot to stand in for somebody who has only just gone, or is there, or to start another game without them. $seconds: 60, if the server has no other setting.
refused-still-here = That’s possible once this player has been away for { $seconds } s.
# The same on the page. $name: the player. $left: how many more seconds the player has to be away.
web-refused-still-here = That’s possible once { $name } has been away for another { $left } s.
# A vote, or moving the seat to another device, without a connection to the table.
refused-not-connected = You can only do that while you’re connected to the table.
# Something that concerns people only, such as voting for a stand-in.
refused-not-a-person = That player is a bot.
# A vote that could never pass. $needed: votes it takes, 2 or more.
refused-too-few-voters = There aren’t enough people here to decide this. It takes at least { $needed } votes.
# A vote for a time limit, too early. $minutes: 3.
refused-still-thinking = You can vote for a time limit once you’ve waited { $minutes } minutes for a move.
refused-host-is-here = You can’t vote out the host while they’re at the table.
# Somebody who acts as the host only while the host is away tried what can’t be undone later: removing a
# player, making the table private, or opening a closed table.
refused-host-is-away = That has to wait until the host is back.
# A spectator at a table with the choice “No spectators” (choice-private); also for the replay of a game played there.
refused-private-table = Only the players can see this table and its games.
# For a program that wants to join a table with the choice “No outside programs” (choice-no-programs).
refused-no-programs = Outside programs can’t join this table.
# Page of its own, for everyone at a table that whoever runs the server has ended, and for those who come later.
refused-table-ended = The administrator of this server has closed this table.
# The same with a reason. $reason: in the administrator’s own words, in any language.
refused-table-ended-because = The administrator of this server has closed this table: { $reason }
# Page of its own, and the whole answer to every request, for visitors from a network address that has been banned.
refused-banned = The administrator of this server has banned your network address.
# Making a table, or “Play now”, on a server that asks for a key: shown at the field for it. The key is a password that the club gives its members.
refused-key-needed = To start a game here, you need this club’s key.
# The same with a wrong key.
refused-bad-key = That isn’t the right key.
# Page of its own, after the server was updated while the page was open.
refused-wrong-version = This page is out of date. Reload it.
# The following four: for people who write programs of their own; “hello” is the first message a program sends. The third can also come up on a very slow connection.
refused-hello-first = The first message must be a “hello”.
refused-hello-twice = Only the first message can be a “hello”.
refused-hello-late = Connecting took too long: no “hello” arrived in time.
refused-text-only = The server only accepts text messages.
# A move chosen just before the clock, a bot, or another page moved.
refused-stale = Something changed in the meantime. Take another look and choose again.
# Instead of refused-stale for a move: it was on its way while the time ran out, a bot filled in, or another tab moved. Nothing has to be chosen now.
web-refused-late = Your move came too late: the game had already moved on.
# Two different messages under one key; people see it only if something is broken.
refused-key-reused = This was sent twice with different contents.
# A move during a pause, or a vote for a pause that’s on already.
refused-paused = The game is paused.
# A player asked for extra time: the table doesn’t allow it, it was used up, or no time runs.
refused-no-more-time = You can’t get extra time for this move.
# One’s own move while a bot stands in, or a vote for a stand-in that’s there already.
refused-stand-in-plays = A bot is filling in right now. If it’s your seat, take it back first.
# The following two: chat at tables that allow none, or only preset phrases such as “I’m a digger.”
refused-no-talk = Chat is off at this table.
refused-claims-only = Only preset phrases are allowed at this table.
# Asking for a hint where the host hasn’t allowed hints.
refused-no-hints = Hints are off at this table.
# Sending an empty line of chat.
refused-empty-text = Write something first.
# Page of its own, with the buttons “Rejoin”, “Try again”, and “Home”, for somebody who was at the table until now.
refused-seat-gone = Your seat is gone. It was given up, taken away, or moved to another device.
# Page of its own, with the buttons “Try again” and “Home”.
refused-replaced = You have this table open in too many places, so this page was closed.
# Page of its own, for everyone who was at the table.
refused-table-deleted = The host deleted this table.
# The server’s disk or database doesn’t answer; what was tried didn’t happen.
refused-storage = The server can’t save anything right now. Nothing was changed.
# The page connects again by itself.
refused-stopping = The server is restarting. Your game will continue in a moment.
