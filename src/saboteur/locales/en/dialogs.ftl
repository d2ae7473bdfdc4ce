### Browser: dialogs and notices over the table. Menu and votes, chat, one player, private notes, card counter, moves shown again, one device for several players.

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
# Button in the menu, and the title of the list of keys that it opens. As setting-shortcuts.
menu-keys = Keyboard shortcuts
# Button in the menu while a round is played, and title of what it opens: how the round before ended, as it was shown then. $round: that round, 1 to 5.
menu-round = Results of round { $round }
# The following two: buttons in the menu.
vote-pause = Vote to pause
vote-end = Vote to end the game
# Question in the menu after vote-end was pressed; vote-end and leave-no answer it. If the others have to agree, it is only a vote.
vote-end-sure = End this game for everyone? You can’t continue it later.
# Button in the menu: starts a vote, offered when a move has been awaited for minutes at a table without a clock. From then on, every move has a time limit.
vote-clock = Vote for a time limit
# Small text under the menu “Chat” (choice-talk), which the host has in the menu during the game.
menu-talk-about = You can restrict chat at any time, but you can’t loosen the restrictions until the game is over.
# Button in the dialog about a player who is away: starts a vote; for the host it works at once.
vote-stand-in = Let a bot fill in
# Button in the dialog about a player: starts a vote, or joins one, to let a bot have that player’s seat for good.
vote-bot = Vote to give their seat to a bot
# In place of vote-stand-in for those who have pressed it, while the vote is under way. At most three short lines. $count: votes that are still needed, from 1 up. $names: those who can still vote, one name or a list such as “Ana and Tomas”.
vote-given = You’ve voted yes. Votes still needed: { $count }. Still to vote: { $names }.
# Notice over the board for a player who has just come back, and for whom a bot played. The player plays again.
stand-in-was = While you were away, a bot filled in for you. You’re back in the game now.
# In the menu: opens the text that follows.
vote-rule-title = How votes work
# Small text in the menu and in the dialog about a player who is away. Must say exactly what the server does: src/saboteur/server/table/votes.py. One rule per line; a line break counts as a space where the page doesn’t show it.
vote-rule =
    A vote passes when more than half of the people here agree.
    To continue after a pause, half is enough.
    Ending the game takes at least two votes, unless you’re all on one device.
    Giving a player’s seat to a bot for good also takes at least two votes. While that player is here, a bot can take over, even temporarily, only if at least two-thirds of the others (and no fewer than three) agree. The host can’t be replaced while they’re here.
    Each device has one vote.
    Losing the connection for a moment doesn’t count as being away.
    If a player takes more than three minutes to move, more than half of the others can set a time limit.
# Question in the menu after that button; the following two are the answers.
leave-sure = Leave for good? A bot will take your seat. If you just close the page, you’ll keep your seat.
# The following two: answers to leave-sure. Short.
leave-yes = Leave
leave-no = Stay
# Title of the dialog that the key / opens during a game: a field for questions and typed moves. Also its entry in the menu.
ask-title = Ask a question or type a move

## Card counter

# First line in that dialog. $count and $total: numbers of path cards, $total is 40.
counter-about = Still unseen: { $count } of { $total }. Unseen cards are in the draw pile, in other players’ hands, or discarded.
# Spoken label of one kind of card there. $card: a card-path. $count: how many you haven’t seen. $total: how many there are.
counter-kind = { $card }: { $count } of { $total } unseen
# Heading in that dialog over a second list, of action cards; the first one has path cards. Match counter.
counter-actions = Unseen action cards

## One player

player-bot = bot
# In the dialog about a player who is a program, below the name. See player-program.
player-program-about = played by a program
# In the dialog about a player who is away while a bot plays for them.
player-stand-in = A bot is filling in. It only knows what this player knows.
# Under the picture of each tool in the dialog about a player. Narrow. $state: broken or whole. For $tool see tool-name.
tool-state = { $state ->
    [broken] { tool-name }: broken
   *[whole] { tool-name }: OK
}
# In the dialog about a player: at which goals they have used a map. $goals: a list of goal-name, such as “top goal and middle goal”.
player-looked = Has looked at: { $goals }
# Heading in the dialog about a player, over a list of what everyone has seen and heard of them in this round: lines of the game log, preset phrases, and player-discarded.
player-round = This round
# Heading in the dialog about another player, over phrases such as “I suspect Ana!”, which everyone at the table reads. The private note stands below, under note-title.
say-title = Tell everyone
# Small text in the game log after log-discarded, if you discarded the card yourself: its picture stands beside it, and the others see only that you discarded one.
log-discard-secret = Only you know which one.
# Heading in the dialog about another player, over three buttons with the first three of note.
note-title = Your private note
# Small text over those buttons.
note-about = Only you can see it. It’s cleared when the round ends.
# Title of the list of all players with your note on each (key N).
notes-list = Your private notes
# The following two: one button in the dialog about a player, for their free chat; preset phrases stay visible.
mute = Mute their messages
unmute = Unmute their messages

## Chat dialog

# Button under the log on a wide screen: opens the chat dialog with the preset phrases. Short.
talk-phrases = Preset phrases
# Placeholder and spoken label of the field for free chat.
talk-write = Message everyone
# Button next to that field. One short word.
talk-send = Send
# Spoken label of the list of messages in the chat dialog.
talk-lines = Messages
# In that list before anybody has said anything.
talk-empty = No messages yet.
# Button at the edge of the waiting room and of the page of final scores, when messages came while the chat there was scrolled out of sight: goes there. $count: from 1 up. Short.
talk-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
# In the empty log before the first move.
log-empty = Nothing has happened yet.
# In the empty log of somebody who came or reloaded in the middle of a game.
log-since = Earlier moves aren’t shown.
# In the chat dialog if the host has turned it off.
talk-none = Chat is off at this table.
# In the chat dialog of spectators.
talk-watching = Spectators can’t chat.
# Heading in the chat dialog over claim-saw. Rows follow, each with goal-name and two buttons (content): “top goal [Treasure] [Stone]”.
talk-saw = What I saw
# Heading in the chat dialog over phrases about another player.
talk-about = About a player
# Spoken label of the list of players that opens below such a phrase.
talk-whom = Who is it about?
# Heading in the chat dialog over short phrases such as “Hello!”.
talk-small = Quick chat

## Over the board

# Read aloud when your time runs short. $seconds: 20, 10, or 5.
clock-warning = { $seconds ->
    [one] 1 second left!
   *[other] { $seconds } seconds left!
}
# Notice over the board, in place of link-lost, when the server can’t be reached for ten seconds or more. $time: a time of day, such as 20:15.
link-unreachable = No connection to the server since { $time }. Your game is safe.
# Button in that notice: connects at once, without waiting for the next automatic try. Short.
link-try = Try now
# Button over the board after you come back; shows those moves again, one by one. $count: moves played while you were away.
missed = { $count ->
    [one] You missed 1 move
   *[other] You missed { $count } moves
}
# Button over the board: shows again, one by one, the moves since your last turn. Short. $count: how many.
recap-since = { $count ->
    [one] See the last move
   *[other] See the last { $count } moves
}
# Spoken label of the bar over the board that shows again what the others did since your turn.
recap = Moves since your last turn
# Read aloud before each move that is shown again there. $number: which one, from 1; $count: how many there are. Match replay-turn.
recap-place = Move { $number } of { $count }.
# The following three: spoken labels of the buttons in that bar. The last one ends it.
recap-back = Previous move
recap-on = Next move
recap-stop = Back to the game
# Spoken label of the notice over the board with what your map showed.
map-result-title = What your map shows
# In that notice, under a large picture of the goal. For $goal see goal-name. $content: treasure or stone.
map-result = { $content ->
    [treasure] The { goal-name }: treasure!
   *[stone] The { goal-name }: just a stone.
}
# Under it.
map-result-secret = Only you can see this.
# Button under it; the notice goes away. Short.
map-result-close = Got it
# Notice over the board for somebody who joined a running game. $name: the bot whose place you take.
waiting-seat = You’ll replace { $name } at the next deal.
# Notice over the board when a bot plays for you because you were away; next to the button take-back.
stand-in-for-you = A bot is filling in for you. It only knows what you know.
# Button next to vote-running. Short.
vote-yes = Vote yes
# A vote that’s under way, over the board and in the menu; next to the button vote-yes. $vote: pause, resume, end, stand-in, clock, or bot. $name: the player concerned, in stand-in, clock, and bot only. $count: how many have agreed so far.
vote-running = { $vote ->
    [pause] Pause the game? ({ $count } in favor)
    [resume] Continue the game? ({ $count } in favor)
    [end] End the game early? ({ $count } in favor)
    [stand-in] Let a bot fill in for { $name }? ({ $count } in favor)
    [clock] { $name } is taking a while. Play with a time limit from now on? ({ $count } in favor)
   *[bot] Give { $name }’s seat to a bot for good? ({ $count } in favor)
}
# Button in the menu and over the board during a pause.
vote-resume = Vote to continue

## One device

# Heading between two turns on a shared device; nobody’s cards are visible. $name: the next player.
curtain-pass = Pass the device to { $name }
# Button under it, for the next player. $name: that player.
curtain-lift = I’m { $name }. Show my cards!
# Small text under that button. $name: the next player.
curtain-note = No peeking until { $name } has the device!
# Button after your turn on a shared device, once you’ve seen the card you drew.
curtain-done = Done, pass it on
