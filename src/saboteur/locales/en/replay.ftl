### Browser: the replay of a finished game.

## Replay: the page of a finished game

# Replay page, heading; also while it loads and where a file can be opened.
replay = Replay
# Replay page, small label before a list of the players: whose cards and knowledge are shown. Narrow.
replay-eyes = View as
# Button in the replay of a game that you played at a table where you still have a seat: back there. Short.
replay-table = Back to the table
# Next to that button, when the others have started another game there.
replay-new-game = A new game has started at your table.
# Replay page, last entry of that list: all hands and all goals are shown. Narrow.
replay-everything = All cards
# Replay page, icon button: copies a link to the move that’s shown. Tooltip and spoken name.
replay-copy = Copy link to this move
# Replay page, spoken name of the slider that runs through the game.
replay-slider = Position in the game
# Replay page, beside the buttons after “Round 1 of 3 · ”, and spoken by the slider. $version: the move that’s shown, 0 (just dealt) to $last; $last: number of moves, such as 96. Narrow.
replay-turn = Move { $version } of { $last }
# The following six: replay page, spoken names of the icon buttons under the board, from left to right. Autoplay and pause are one button. The first goes back to the deal.
replay-first = Back to the beginning
replay-back = Previous move
replay-run = Autoplay
replay-stop = Pause
replay-on = Next move
replay-last = Skip to the end
# Replay page, line under the board before the first move; later lines tell the move, such as “Ana plays a crossing at G4.”
replay-begin = The cards are dealt.
# The following two: replay page, after a preset phrase such as “I’m a digger.”, with a check mark or a cross: whether it was true. One word if possible. A false one need not be a lie.
replay-true = true
replay-false = false
# Replay page, heading above the list of all moves; each leads to its place in the game.
replay-moves = Moves
# Replay page, heading above the hands of all players, in the view of everyone.
replay-hands = Everyone’s cards
# Replay page, heading above chart and list of how likely each player is to be a saboteur.
replay-suspicion = Suspicion
# Replay page, under that heading. $seat: “some” when the game is viewed as one player, whose name is $name (such as Ana); “none” when everything is shown, where only public knowledge counts.
replay-suspicion-about = { $seat ->
    [none] What a good detective would have thought at this point, knowing only what spectators could see.
   *[some] What a good detective would have thought at this point, knowing only what { $name } knew.
}
# Replay page, spoken description of the chart: a line for each player, over the moves of round $round (1 to 5), and an upright line at the move that’s shown.
replay-chart = How suspicion changed during round { $round }; the vertical line marks this move
# Replay page, beside a bar. $percent: a whole number from 0 to 100.
replay-share = { $percent }%
# Replay page, spoken for each row of the list (visible are the name and the percentage). $name: a player, such as Ana; $percent: 0 to 100.
replay-chance = { $name }: { $percent }% likely to be a saboteur
# Replay page, in place of chart and list while gold is shared and after the game, when all roles are known.
replay-no-suspicion = The roles are out, so there’s nobody left to suspect.
# Replay page, button under the list: asks for the reasons, which then take its place (why-… below).
replay-why = Why?
# Replay page, in place of the reasons if there are none.
replay-why-nothing = There’s no evidence against anyone yet.
# Replay page, link before a reason: goes to the move it speaks of. $version: number of the move, such as 14. Narrow.
replay-at = Move { $version }
# Replay page, button with a star under the reasons: when the round that’s shown was decided; a click goes to that move. $round: 1 to 5; $version: number of the move, such as 41. $why: “one-card” – the diggers won, and from that move on never needed more than one card; “too-few-cards” – the saboteurs won, and from that move on there were fewer cards left than the tunnel needed; “last-move” – neither.
replay-decided = { $why ->
    [one-card] Move { $version } decided round { $round }: from then on, the diggers were never more than one card away from the treasure.
    [too-few-cards] Move { $version } decided round { $round }: from then on, there weren’t enough cards left to reach the treasure.
   *[last-move] Round { $round } was up for grabs until its very last move (move { $version }).
}
# Replay page, small print at the bottom: the keys. Name the keys as on keyboards of your language.
replay-keys = Keys: ← → for one move, Page Up and Page Down for ten, Home and End to jump to either end, Space for autoplay.
# Replay page, in the list of keys: what a key does, without and with Shift. $key: decided (goes to the move that decided a round, see replay-decided) or round (goes to the beginning of a round).
replay-key = { $key ->
    [decided] Next deciding move (with Shift: previous)
   *[round] Next round (with Shift: previous)
}
# Replay page without a game, button: opens a file of this device, saved with the button game-end-record.
replay-file = Open a saved game
# Replay page without a game, text above that button.
replay-file-about = Save any finished game as a file (JSON), then open it here to watch it.
# Replay page without a game, button: shows a game that comes with the program. replay-example-about stands over it.
replay-example = Watch an example
replay-example-about = New here? In the example, five bots play one round. Watch the tunnel grow, and see who gives themselves away.
# Large over the whole replay page while a file is dragged over it with the mouse.
replay-drop = Drop the saved game here
# Replay page without a game, in place of that text after a file was opened that can’t be read.
replay-not-a-record = This file isn’t a saved game.

## Replay: why a player looks suspicious

# Replay page, first of the reasons after “Why?”. $name: the player suspected most, such as Ana; $percent: 0 to 100. At 0 nobody is suspected, and whose name it is doesn’t matter.
why-suspects = { $percent ->
    [0] Nobody looks suspicious at this point.
   *[other] { $name } looks most suspicious: { $percent }% likely to be a saboteur.
}
# The same reason if several players are suspected equally. $of: all (everyone but the player whose view it is) or some ($names, the most suspected, such as “Ana and Tomas”). $percent: 1 to 100.
why-suspects-equal = { $of ->
    [all] Everyone looks equally suspicious: each is { $percent }% likely to be a saboteur.
   *[some] Tied for most suspicious: { $names }. Each is { $percent }% likely to be a saboteur.
}
# The following 19: replay page, reasons for the suspicion, each after a link such as “Move 14”. $name: who made that move, such as Ana. First, path cards.
why-dug-on = { $name } dug toward the goals.
# The tunnel got no nearer to the goals and no farther away.
why-laid-idly = { $name } played a path card that didn’t help.
why-laid-dead-end-aside = { $name } played a dead end where it did no harm.
# A path card that isn’t a dead end, after which the way to the goals was longer than before.
why-led-away = { $name } steered the tunnel the wrong way.
why-laid-dead-end = { $name } blocked the way with a dead end.
# A rockfall took away a card that was in the way.
why-cleared-the-way = { $name } cleared the way with a rockfall.
why-rockfall-aside = { $name } used a rockfall where it made no difference.
why-cut-the-tunnel = { $name } cut off the tunnel with a rockfall.
# With a map.
why-looked = { $name } looked at a goal.
# The following eight: tools. $target: whose tool it was, such as Tomas, never the same player as $name; “honest” and “suspicious” are what the detective thought of $target at that time.
why-broke-trusted = { $name } broke one of { $target }’s tools, though { $target } seemed honest.
why-broke-other = { $name } broke one of { $target }’s tools.
why-broke-suspect = { $name } broke a tool belonging to { $target }, who looked suspicious.
why-broke-own = { $name } broke one of their own tools.
why-mended-trusted = { $name } repaired a tool for { $target }, who seemed honest.
why-mended-other = { $name } repaired one of { $target }’s tools.
why-mended-suspect = { $name } repaired one of { $target }’s tools, though { $target } looked suspicious.
why-mended-own = { $name } repaired one of their own tools.
# The following two: discards, which look worse when no broken tool kept the player from digging.
why-discarded-broken = { $name } discarded a card while they had a broken tool.
why-discarded = { $name } discarded a card even though they had no broken tools.

## Replay and the end of a round: a picture of the mine

# Title of the sheet that picture-save opens: the mine as a picture, with the players and the result.
picture-title = Picture of the mine
# There for a moment, until the picture is drawn.
picture-drawing = Drawing the picture…
# Button there: sends the picture with an app of the phone. One short word.
picture-share = Share
# The buttons beside it save the picture as a file. $kind: png or svg, kinds of files.
picture-save-as = { $kind ->
    [png] Save as PNG
   *[svg] Save as SVG
}
# In place of the picture, in a browser that’s too old.
picture-failed = This browser can’t draw the picture.
