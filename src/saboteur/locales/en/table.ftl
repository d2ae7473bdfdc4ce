### Browser: the table. Prompts, board, cards, players.

## At the table: top bar and notices

# Spoken heading of the page during a game. $code: the table code, such as “7KQ2 MZP4”.
table-title = Saboteur, table { $code }
# Top bar during a game. Narrow. $round and $rounds: numbers from 1 to 5.
round-of = Round { $round } of { $rounds }
# Tooltip and spoken text of the number of cards in the top bar.
deck = { $count ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $count } cards in the draw pile
}
# Top bar of somebody who only watches; also in the waiting room. Narrow.
watching = You’re watching
# Tooltip and spoken text of the number next to an eye in the top bar; also in the heading of the waiting room: “Players 3 / 10 · 2 spectators”.
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
# Top bar of the TV view: how people can join or watch. $code: the table code.
screen-join = Table code: { $code }
# Title of the list of everything that happened in the game, and spoken label of its button.
log = Game log
# Title of the dialog with preset phrases and chat, and spoken label of its button; the number of unread lines may follow in brackets.
talk = Chat
# Title of the menu during a game, and spoken label of its button.
menu = Menu
# Notice over the board while the connection is lost.
link-lost = Reconnecting… Your game is safe.
# Button: you play again and the bot stops. Short.
take-back = I’m back
# Button in the menu, which asks leave-sure first, and in the waiting room, which doesn’t.
leave = Leave the table
# Heading of the page of final scores. $names: one name, or a list such as “Ana and Tomas” if they’re tied. $count: how many.
game-end-winners = { $count ->
    [one] { $names } wins the game!
   *[other] { $names } share the victory!
}
# The same heading if the game was ended by a vote.
game-end-abandoned = Game ended early
# Someone wants the seat back whose bot has not moved yet.
refused-stand-in-first = The bot will make your next move. After that, you can take your seat back.
# Title of the dialog that the number of cards in the top bar opens: how many of each path card you haven’t seen in this round. Also spoken after deck, as the label of that button.
counter = Unseen path cards

## At the table: prompts and buttons

# Line over your cards on your turn, before you choose a card.
prompt-choose = Your turn: pick a card.
# After prompt-choose, while you have a broken tool: why the path cards in your hand are dimmed.
prompt-choose-tools = With a broken tool, you can’t play path cards.
# Line over your cards once you’ve chosen a card, after one of card-help-…, which says what the card does. $kind: P (a path card), R (rockfall), V (map), B or M (broken tool or repair), or other (a broken tool at a table where nobody can break their own tools).
prompt-place = { $kind ->
    [P] Pick a highlighted spot.
    [R] Pick a path card.
    [V] Pick a goal.
    [other] Pick another player.
   *[B] Pick a player.
}
# Line over your cards once you’ve chosen where to play; “Play” is the button play. $what: in a few words what you’d play and where, such as “path, J6” or “map, left goal” (see did and goal-name).
prompt-confirm = Your move: { $what }. Press again or choose Play.
# Line over your cards once you’ve chosen a player for a tool card. $card: card-broken, card-mend, or card-mend-double, such as “broken lamp” or “pickaxe/cart repair”. $name: a player.
prompt-tool = Your move: { $card } on { $name }
# The same line when you repair your own tool. For $tool see tool-name.
prompt-tool-own = You’ll repair your own { tool }.
# The following two: the same place, if the chosen card can’t be played anywhere; the second one is for a path card while you have a broken tool.
prompt-nowhere = You can only discard this right now.
prompt-broken = Broken tool! You can only discard this.
# Line over your cards while others play, once you’ve chosen what to do on your turn.
prompt-plan = Move planned. Play it on your turn.
# The same line, if you have chosen to discard the card; read aloud, too.
prompt-plan-discard = Planned: discard this card. Confirm it on your turn.
# The same line when your turn comes, and read aloud; the button play or discard-yes stands next to it.
prompt-planned = Your turn: play the move you planned?
# The same line if somebody’s move made it impossible; read aloud, too.
prompt-lapsed = The move you planned isn’t possible anymore.
# Line over your cards after you pressed “Play” while link-lost is shown: the move waits, and is sent as soon as the connection is back.
prompt-pending = Your move will be sent once you’re back online.
# Button: gives up the move planned for your turn. One short word.
plan-cancel = Cancel
# Line over your cards after you press Discard; the buttons discard-yes and discard-no stand next to it.
prompt-discard = Discard this card face down?
# Line over your cards when you have to decide something. $phase: turn-goal, lay-stone, or pick-gold.
prompt-decide = { $phase ->
    [turn-goal] The tunnel reaches more than one goal. Pick one to turn over.
    [lay-stone] The stone doesn’t fit either way. Choose how to rotate it.
   *[pick-gold] Take a gold card.
}
# The same line while you wait for somebody else. $name: that player. $phase: pick-gold or anything else.
prompt-wait = { $phase ->
    [pick-gold] { $name } is choosing a gold card…
   *[play] { $name } is thinking…
}
# The same line while that player is not connected, or has let the time run out. $name: that player.
prompt-away = { $name } is away.
# The same line between two rounds, while other players still look at the results. $names: one name, or a list such as “Ana and Tomas”. $seconds: 0 to 30; then it goes on without them. $limit: no if it waits for as long as it takes, or yes.
rest-waiting = { $limit ->
    [no] Waiting for { $names }
   *[yes] Waiting for { $names } ({ $seconds } s)
}
# The same line while the others wait for you, because you haven’t looked at your role yet.
prompt-role = Look at your role first.
# The same line, and a notice over the board, during a pause.
prompt-paused = The game is paused.
# Button: plays the chosen card. One short word.
play = Play
# Button beside the prompt on the player’s turn, also the title of what it opens: a few suggested moves. Narrow.
hint-ask = What could I do?
# Button: turns the chosen path card by 180°. One short word.
turn-card = Rotate
# Button: discards the chosen card; you’re asked again. One short word.
discard = Discard
# The following two: answers to prompt-discard. Short.
discard-yes = Discard
discard-no = Keep it
# Button for those who play with the keyboard, and title of the list it opens: all spots and players that the chosen card can be played on.
places-list = Where to play it
# Spoken label of your cards.
hand = Your cards
# Spoken after the name of a card in your hand, behind a comma: “lamp repair, can only be discarded right now”.
hand-discard-only = can only be discarded right now
# Spoken after the name of a card in your hand: you drew it last. A dot marks it for the eye.
hand-drawn = new card
# Spoken label of your dwarf card while it’s face down.
role-show = Show my role
# Visible under your dwarf card while it’s face down. Very narrow: about 10 characters.
role-short = My role
# A role, standing alone under dwarf cards (within sentences it is { role }). Narrow. $role: digger, saboteur, or selfish.
role-name = { $role ->
    [saboteur] Saboteur
    [selfish] Selfish dwarf
   *[digger] Digger
}
# Title of the dialog that shows you your role, at the start of each round and when you press your dwarf card.
role-title = Your role this round
# In that dialog, under your dwarf card while it’s face down.
role-tap = Press the card to see your role. Make sure nobody’s peeking!
# In that dialog, under your role: what you want. For $role see role-name; for the selfish dwarf, R11.8 in docs/rules.md.
role-aim = { $role ->
    [saboteur] Keep the diggers from reaching the treasure, and don’t get caught!
    [selfish] Dig for the treasure, but play the last path card yourself. Then only you get gold!
   *[digger] Dig a tunnel to the treasure with the other diggers. Beware of saboteurs!
}
# In that dialog: how many players are saboteurs, you included. $kind: alone (you, and nobody else), exact ($highest) or range ($lowest or $highest, because one dwarf card is left over). Numbers from 0 to 4.
role-saboteurs = { $kind ->
    [alone] You’re the only saboteur this round.
    [exact] Saboteurs this round: { $highest }
   *[range] Saboteurs this round: { $lowest } or { $highest }
}
# Button that closes that dialog. Short.
role-close = Got it
# Read aloud after you draw; on a shared device also under the picture of the card. $card: its name, such as “broken lamp”.
you-drew = You drew a { $card }.
# Read aloud when somebody plays a path card: who, where, what. $name: a player. $cell: the name of the spot, such as G4. $card: card-path, such as “junction, open to the east and south”.
spoken-path = { $name }, { $cell }: { $card }.
# Read aloud when you choose a card, behind its name and a colon. $count: spots and players it can be played on.
targets = { $count ->
    [0] no possible targets
    [one] 1 possible target
   *[other] { $count } possible targets
}
# Read aloud when the chosen path card is rotated, by you or by itself because it only fits that way. $card: card-path.
card-turned = rotated: { $card }
# Read aloud when you try to rotate a card that looks the same either way.
card-same-turned = It looks the same either way.
# Read aloud after Esc: no card is selected anymore.
chosen-nothing = No card selected.
# Spoken label of the button play. $what: what it plays, such as “corner, open to the east and south, C4”.
play-what = { play }: { $what }
# Spoken label of the buttons discard and discard-yes. $card: the name of a card.
discard-what = { discard }: { $card }
# Spoken label of the time that is left for a move. $time: minutes and seconds, such as 1:05.
clock-left = Time left: { $time }
# Spoken label of the button next to your time that asks for extra time. $time: how much, such as 0:30. $count: how often you can still do that in this game.
more-time = Extra time: +{ $time } (uses left: { $count })
# The following two: links at the very top of the table, only seen by those who go there by keyboard: they jump past everything else.
skip-hand = Skip to your cards
skip-board = Skip to the mine

## At the table: board

# Spoken label of the board.
board = The mine
# Spoken label of the following buttons as a group.
board-zoom = Zoom
# The following two: spoken labels of the + and − buttons on the board.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
# The following two: spoken labels of one button, which shows either the whole mine or the latest card played.
board-fit = Show the whole mine
board-dig = Show the latest card
# Spoken label of the button on the board that turns the mine, and of what it does then. $direction: down (the start at the top of the screen, the goals at the bottom) or across.
board-turn = { $direction ->
    [down] Show the mine from top to bottom
   *[across] Show the mine from left to right
}

## At the table: cards and spots in words

# Sides of a card, for those who listen; joined to a list within card-path: “north, east, and south”. $side: n, e, s, or w, whichever way the mine is drawn; $seen: the side of the screen it’s on, n (up), e, s, or w, for languages that say up, right, down, and left (not used in English).
side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
# A tool, standing alone: on buttons and at the beginning of tool-state (within sentences it is { tool }). $tool: pick, lamp, or cart.
tool-name = { $tool ->
    [pick] Pickaxe
    [lamp] Lamp
   *[cart] Cart
}
# What a goal turned out to be, standing alone: on buttons of the chat, and in the replay in parentheses after a log line (within descriptions of the board it is { goal }). $content: treasure or stone.
content = { $content ->
    [treasure] Treasure
   *[stone] Stone
}
# One of the three goal cards; a label in the chat, in the list of player-looked, and within sentences behind “the”. $goal: top, middle, or bottom; where the mine is drawn from top to bottom, right, middle, or left.
goal-name = { $goal ->
    [top] top goal
    [left] left goal
    [right] right goal
    [middle] middle goal
   *[bottom] bottom goal
}
# Name of a path card, for those who listen, and in prompts. $shape: crossing (four ways), fork (three), straight, bend, or dead-end. $sides: a list of side, such as “north and east”.
card-path = { $shape ->
    [crossing] crossing, open on all sides
    [fork] junction, open to the { $sides }
    [straight] straight tunnel, open to the { $sides }
    [bend] corner, open to the { $sides }
   *[dead-end] dead end, open to the { $sides }
}
# Name of a card that breaks a tool; also spoken after the name of a player whose tool is broken. For $tool see tool-name.
card-broken = broken { tool }
# Name of a card that repairs one kind of tool. For $tool see tool-name.
card-mend = { tool } repair
# Name of a card that repairs one of two kinds of tools. Only these three exist: $first and $second are pick and lamp, pick and cart, or lamp and cart.
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] pickaxe/lamp repair
       *[cart] pickaxe/cart repair
    }
   *[lamp] { $second ->
       *[cart] lamp/cart repair
    }
}
# The following two: names of action cards.
card-rockfall = rockfall
card-map = map
# Clause: 4.7, 4.8. What a card does: line over your cards when you choose it, point at it, or hold it; also read aloud as its description. Name, colon, effect: 60 characters at most, since prompt-place may follow on a phone. This one is for path cards that lead on. For $shape see card-path; $edition: lt, lv, ru, el, or et, see rules-link.
card-help-path = { $shape ->
    [crossing] Crossing
    [fork] Junction
    [straight] Straight tunnel
   *[bend] Corner
}: { $edition ->
    [el] goes next to any face-up card.
    [et] goes next to any face-up card.
   *[lt] has to continue the tunnel.
}
# Clause: 4.6. The same for a dead end.
card-help-dead-end = Dead end: blocks the tunnel.
# Clause: 4.1. The same for a card that breaks a tool. For $tool see tool-name.
card-help-broken = Broken { tool }: stops a player from digging until it’s repaired.
# Clause: 5.4. The same for a card that repairs one kind of tool. For $tool see tool-name.
card-help-mend = { tool-name } repair: fixes anyone’s broken { tool }, even yours.
# Clause: 5.5. The same for a card that repairs one of two kinds of tools.
card-help-mend-double = Double repair: fixes one of its two tools, your choice.
# Clause: 5.7. The same for the rockfall.
card-help-rockfall = Rockfall: removes one path card from the mine.
# Clause: 5.10. The same for the map.
card-help-map = Map: lets you peek at one goal.
# Spoken after one of card-help-…: pressing the line opens the rulebook at the card’s chapter.
card-rule = Open the rules for this card
# Spoken description of a spot on the board, also in the list places-list. $cell: its name, such as G4; columns are Latin letters and rows numbers in every language, and the start is D5. $what: one of the cell-… below.
cell = { $cell }: { $what }
# What lies on a spot: nothing.
cell-empty = empty
# Spoken after cell-empty: sides from which a tunnel leads into this empty spot, and (the second one) sides where there is only rock, so no tunnel may lead there. $sides: a list of side, such as “west and south”.
cell-beside-open = tunnel to the { $sides }
cell-beside-rock = rock to the { $sides }
# What lies on a spot: the start card; cell-card adds whether it’s connected.
cell-start = start card
# What lies on a spot: a path card. $card: card-path or cell-start. $state: reached (a tunnel leads there from the start) or cut-off.
cell-card = { $state ->
    [reached] { $card }; part of the tunnel
   *[cut-off] { $card }; cut off from the start
}
# The following three: what lies on a spot: a goal that’s face down, face up, or face down but seen by you with a map. For $goal see goal-name, for $content see content.
cell-goal = { goal-name }, face down
cell-goal-turned = { goal-name }: { goal }
cell-goal-seen = { goal-name }, face down; you saw: { goal }
# Spoken after a spot (behind a period) or a player (behind a comma), so it must suit both: the chosen card can be played there.
cell-offered = possible target for your card
# Spoken after the spot where the chosen card would be played.
cell-preview = selected; press again to play
# Spoken after the spot where somebody has just played.
cell-last = last move
# Spoken after a spot where somebody played after your last turn.
cell-since = played since your last turn

## Players panel

# Spoken label of the list of players.
players = Players
# The following three: notes spoken after a player’s name, between commas; the first also in the waiting room: “Ana (you)”, “you · host”. player-away is also visible in the dialog about a player.
player-you = you
player-away = away
# A mark beside the name of a player who is a program: somebody’s own bot that has joined from outside, as it says itself. Spoken after the name, between commas; visible in the waiting room: “host · program · ready”. Not the word for the table’s own bots.
player-program = program
# A bot with its kind, under its name in the waiting room and in the dialog about it. Match bot-name; like there, no name of a role. $bot: see bot-name.
player-bot-named = { $bot ->
    [random] gambler bot
    [digger] prospector bot
    [detective] detective bot
    [schemer] schemer bot
    [search] thinker bot
    [beginner] beginner bot
    [friendly] good-sport bot
    [gruff] grump bot
   *[other] { $bot } (bot)
}
# Spoken after the name of the player whose turn it is.
player-turn = taking their turn
# On a player’s chip, next to a small picture of the card: what the player did last. Very narrow: one or two words. $did: path-laid, rock-fell, tool-broken or tool-mended (the picture shows which; the arrow points to the player $target), own (broke or repaired their own tool), goal-seen, discarded, or gold-taken.
did = { $did ->
    [path-laid] path
    [rock-fell] rockfall
    [tool-broken] → { $target }
    [tool-mended] → { $target }
    [own] own tool
    [goal-seen] map
    [discarded] discard
   *[gold-taken] gold
}
# How many cards a player holds: in the dialog about a player, followed by “·” and player-gold, and spoken after the name.
player-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
# How many gold cards a player has; see player-hand.
player-gold = { $count ->
    [0] no gold cards
    [one] 1 gold card
   *[other] { $count } gold cards
}
# What a player has: on the page of final scores, and at tables with the option “open gold” in the dialog about a player, after “·”, and spoken after the name. $count: from 0 up.
nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
# What you think of another player: on buttons, on their picture, and read aloud after their name. Narrow. $mark: trusted, unsure, suspect, or none (read aloud, and in the list of notes).
note = { $mark ->
    [trusted] Trusted
    [unsure] Unsure
    [suspect] Suspect
   *[none] No note
}
# Read aloud after a player’s name, behind a comma. For $mark see note.
note-spoken = your note: { note }
