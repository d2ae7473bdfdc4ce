### Browser: the tutorial and the hints of the first game.

## The tutorial

# Over the tutorial’s board: which scene of how many this is. $number, $count: such as 3 and 10. Short.
learn-progress = Lesson { $number } of { $count }
# Button: leaves this scene and goes to the next. One short word.
learn-skip = Skip
# Button under a solved scene: goes to the next. One short word.
learn-next = Next
# Title of the page after the last scene.
learn-end-title = You’re ready to play!
# Text under learn-end-title.
learn-end-text = That’s all there is to it. Now play a real game with four bots that won’t hold a mistake against you.
# Button after the last scene: starts a game with bots. Short.
learn-play = Play with bots
# Button after the last scene: starts the tutorial again. Short.
learn-again = Start over

# The following ten groups: a scene each. …-title: its name, short. …-goal: what to do; a picture of the mine and the player’s cards stand beside it. …-hint: shown after a move that is legal but wasn’t it. …-done: what has been learned. $task: 0 for the first thing to do in the scene, 1 for the second. “Bright corners” mark a spot on the board.
lesson-lay-title = Digging
# Clause: 3.1, 4.3. What to do in this scene, and why it works.
lesson-lay-goal = You’re a digger. Bring the tunnel closer to the three face-down goals: pick a card, then the spot with the bright corners.
lesson-lay-hint = That doesn’t bring you closer to the goals. Pick the spot with the bright corners, where the tunnel ends.
lesson-lay-done = That’s a turn: use one card, then draw a new one. Now it’s the next player’s turn.
lesson-turn-title = Rotating cards
# Clause: 1.1, 4.3. What to do in this scene, and why it works.
lesson-turn-goal = This card has to continue the tunnel at the spot with the bright corners. Rotate it if it doesn’t fit.
lesson-turn-hint = Not there. Pick the spot with the bright corners; “Rotate” turns the card upside down.
lesson-turn-done = You can turn a card upside down, but never lay it sideways. Tunnel must meet tunnel, and rock must meet rock.
lesson-join-title = Connected or not
# Clause: 4.3, 4.7, 4.11, 4.12. What to do in this scene, and why it works.
lesson-join-goal = The dark part is cut off from the start, so nothing can be added to it. Close the gap.
lesson-join-hint = The gap is at the spot with the bright corners. You need a card that’s open toward both of its neighbors there.
lesson-join-done = One card, and everything beyond it is lit again. A path card must be connected to the start by an unbroken tunnel.
lesson-dead-end-title = Dead ends
# Clause: 1.3, 4.6. What to do in this scene, and why it works.
lesson-dead-end-goal = Two of your cards fit at the bright corners, but with one of them, the tunnel would stop there. Keep it going.
lesson-dead-end-hint = That doesn’t keep the tunnel going toward the goals. On a dead end, the openings don’t meet in the middle.
lesson-dead-end-done = Right: dead ends stop the tunnel. Saboteurs love them.
lesson-tools-title = Broken tools
# Clause: 4.1, 5.3, 5.4, 5.5. What to do in this scene, and why it works.
lesson-tools-goal = { $task ->
    [0] Your lamp is broken, so you can’t play path cards. Repair it: pick the repair card, then yourself.
   *[1] Your lamp works again, and the others have had their turns. Now keep digging.
}
lesson-tools-hint = { $task ->
    [0] Discarding doesn’t help. Play the repair card on yourself.
   *[1] Continue the tunnel at the spot with the bright corners.
}
lesson-tools-done = With a broken tool, you can still play action cards and discard. You can repair other players’ tools, too.
lesson-rockfall-title = Rockfall
# Clause: 4.6, 5.7. What to do in this scene, and why it works.
lesson-rockfall-goal = { $task ->
    [0] A dead end blocks the tunnel. Remove it with a rockfall.
   *[1] The way is clear. Close the gap.
}
lesson-rockfall-hint = { $task ->
    [0] Play the rockfall on the card with the bright corners: that’s the dead end.
   *[1] Play a path card at the spot with the bright corners.
}
lesson-rockfall-done = A rockfall can remove any path card: you’d pick a dead end; a saboteur would pick a good tunnel. The start and the goals always stay.
lesson-map-title = Maps and goals
# Clause: 5.10, 6.1, 6.6, 12.2. What to do in this scene, and why it works.
lesson-map-goal = { $task ->
    [0] One goal is already turned over: just a stone. One of the other two is the treasure. Use the map to look at one of them.
   *[1] Now you know where the treasure is, and nobody else does. Lead the tunnel there!
}
lesson-map-hint = { $task ->
    [0] Pick the map, then a face-down goal.
   *[1] Not that way. If your map showed a stone, the other goal is the treasure.
}
lesson-map-done = The tunnel reached the goal, so it was turned over. It’s the treasure: the diggers win! Everyone sees which goal you look at, but not what it is.
lesson-saboteur-title = Being a saboteur
# Clause: 7.2, 8.8. What to do in this scene, and why it works.
lesson-saboteur-goal = This time you’re a saboteur. One more card, and the diggers reach the treasure. Stop them, but make it look like bad luck.
lesson-saboteur-hint = Either that doesn’t stop them, or it gives you away at once. Which card blocks the tunnel, yet could have been the only one you had?
lesson-saboteur-done = A dead end looks like bad luck; a rockfall doesn’t. If the cards run out before the treasure is found, the saboteurs win the gold.
lesson-suspicion-title = Who is it?
# Clause: 5.1. What to do in this scene, and why it works.
lesson-suspicion-goal = You’re a digger again. Look at what the others just did: one of them set the diggers back. Break that player’s lamp.
lesson-suspicion-hint = Look at the list of moves: who played a dead end where the tunnel was going well?
lesson-suspicion-done = Actions speak louder than words. It could have been bad luck, so keep watching, but for now, a broken lamp stops them.
lesson-gold-title = Gold
# Clause: 8.1, 8.3, 8.5, 9.4. What to do in this scene, and why it works.
lesson-gold-goal = { $task ->
    [0] The tunnel is one card short. Reach the treasure!
   *[1] The diggers win. You played the last path card, so you choose first. Take the best gold card.
}
lesson-gold-hint = { $task ->
    [0] Lead the tunnel into the goal beyond the spot with the bright corners.
   *[1] You could, but only nuggets count in the end. Take the card with the most.
}
lesson-gold-done = The rest are passed on to the next digger; saboteurs get nothing. After three rounds, whoever has the most nuggets wins.
# Spoken after the spot with the bright corners; see cell-last.
cell-spot = the spot the lesson is about
# Spoken after …-goal, for those who don’t see the bright corners. $cell: the name of the spot, such as G4.
learn-spot = The bright corners are at { $cell }.
# Over the moves of others in the scene lesson-suspicion-…, which stand below it in a list. Short.
learn-moves = What happened

## Puzzles

# Title of the puzzle of the day; puzzles is the title of all others. Short.
puzzle-today = Puzzle of the day
# Beside the title: which puzzle of how many this is. $number, $count: such as 12 and 64. Short.
puzzle-number = No. { $number } of { $count }
# In the head of the page: how many puzzles have been solved on this device. $count: 0 to 64. Short.
puzzle-solved = Solved: { $count }
# In the head of the page: on how many days in a row the puzzle of the day has been solved. $count: 1 or more. Short.
puzzle-streak = Days in a row: { $count }
# Heading of a puzzle. $kind: reach (one card reaches the treasure), alive (bring a blocked tunnel back to life), stop (hinder the diggers), or who (find the saboteur). Short.
puzzle-kind = { $kind ->
    [reach] One card to the treasure
    [alive] Keep the tunnel alive
    [stop] Stop them on the sly
   *[who] Who’s the saboteur?
}
# Before puzzle-asked: the reader’s role. $role: digger, saboteur, or selfish.
puzzle-role = { $role ->
    [saboteur] You’re a saboteur.
    [selfish] You’re the selfish dwarf.
   *[digger] You’re a digger.
}
# After puzzle-role: what is asked. $kind: see puzzle-kind.
puzzle-asked = { $kind ->
    [reach] You know where the treasure is, and one of your moves reaches it. Which one?
    [alive] You know where the treasure is. Which move brings the tunnel closest to it? One is far better than the rest.
    [stop] Several of your moves set the diggers back. Which one would look least suspicious?
   *[who] From what you’ve seen, one player is almost certainly a saboteur. Who?
}
# What becomes of the answer; an explanation follows. $right: yes or no.
puzzle-verdict = { $right ->
    [yes] Right!
   *[no] Not quite.
}
# Button: goes to the next puzzle. Short.
puzzle-next = Next puzzle
# The following three: why, after puzzle-verdict. $card: the name of the right card, such as “corner”; $cell: where, such as G4. Here: it reaches the treasure.
puzzle-why-reach = Solution: { $card }, at { $cell }. It connects the tunnel to the treasure; no other move does.
# $after: cards that the tunnel still needs after the right move; $others: after the best of all others, 14 meaning that it can’t be reached anymore.
puzzle-why-alive = Solution: { $card }, at { $cell }. Path cards the tunnel still needs after this move: { $after }. After any other move: at least { $others }.
# $before, $after, $others: how likely a spectator thinks you’re a saboteur, in percent: before, after the right move, and after the least suspicious of the others.
puzzle-why-stop = Solution: { $card }, at { $cell }. It costs the diggers time and looks the least suspicious: a spectator would put the chance that you’re a saboteur at { $after }% ({ $before }% before your move). With the next-best move, it would be { $others }%.
# Shown while hint-reaches and so on are being worked out.
hint-moment = Working it out…
# Small text under those hints.
hint-note = Worked out from your own cards and from what everyone has seen. Only you can see this.
# Heading in the same dialog, over a list of the other players.
hint-doubts = Chance of being a saboteur, as far as you can tell
# A line of that list. $name: a player. $percent: 1 to 99.
hint-doubt = { $name }: { $percent }%
# Read aloud after the first of those hints. $count: how many more stand in the list.
hint-more = { $count ->
    [one] 1 more suggestion in the list.
   *[other] { $count } more suggestions in the list.
}
# The following, to hint-takes: what a suggested move would mean for the player; over it stands the move, such as “corner, F3” or “broken lamp, Tomas”. $percent: a chance, from what this player knows. $role: digger, saboteur, or selfish. Here: a path card that reaches a goal.
hint-reaches = This reaches a goal. Chance that it’s the treasure, as far as you can tell: { $percent }%. If it is, the diggers win the round.
# $cards: path cards that the tunnel then still needs to where the treasure most likely is.
hint-nearer = { $role ->
    [saboteur] This helps the diggers. Path cards the tunnel would still need to reach the treasure: { $cards }.
   *[digger] This brings the tunnel closer to the treasure. Path cards it would still need: { $cards }.
}
# Neither good nor bad for the tunnel.
hint-aside = { $role ->
    [saboteur] This leaves the tunnel as far from the treasure as before. Path cards it would still need: { $cards }.
   *[digger] This does you no good: the tunnel stays as far from the treasure as before. Path cards it would still need: { $cards }.
}
# Bad for the tunnel.
hint-farther = { $role ->
    [saboteur] This sets the diggers back. Path cards the tunnel would still need to reach the treasure: { $cards }.
   *[digger] This sets you back. Path cards the tunnel would still need to reach the treasure: { $cards }.
}
# After this move, no way to the treasure is left.
hint-blocks = { $role ->
    [saboteur] After this, the diggers would have no way left to the treasure, unless a rockfall opens one.
   *[digger] After this, you’d have no way left to the treasure, unless a rockfall opens one.
}
# A map.
hint-looks = { $role ->
    [saboteur] You’d know whether the treasure is there. You can tell the others the truth, or something else.
   *[digger] You’d know whether the treasure is there, and you can tell the others.
}
# Breaking another player’s tool. $percent: how likely it is that the other player is a saboteur.
hint-breaks = With a broken tool, this player can’t play path cards. Chance that they’re a saboteur, as far as you can tell: { $percent }%.
# Breaking one’s own tool, possible in some editions.
hint-breaks-own = You wouldn’t be able to play path cards until your tool was repaired.
# Repairing another player’s tool.
hint-mends = This player gets a tool back. Chance that they’re a saboteur, as far as you can tell: { $percent }%.
# Repairing one’s own tool.
hint-mends-own = You get a tool back. Once none of your tools is broken, you can play path cards again.
# Discarding a card.
hint-discards = Nothing changes in the mine, and you get rid of a card you hardly need.
# Choosing which of several goals to turn over.
hint-turns = Chance that the treasure is here, as far as you can tell: { $percent }%.
# Taking a gold card after the round.
hint-takes = This is the card with the most gold.
# What a spectator would think of the player after a suggested move. $before, $after: how likely a spectator thinks that the player is a saboteur, in percent. $change: more, less, or same.
hint-seen = { $change ->
    [more] A spectator would suspect you more: { $after }% instead of { $before }%.
    [less] A spectator would suspect you less: { $after }% instead of { $before }%.
   *[same] A spectator would suspect you just as much as before: { $after }%.
}
# The same in somebody’s first game, where small changes are left out. $change: more or less.
hint-seen-plain = { $change ->
    [more] To the others, this looks suspicious.
   *[less] To the others, this looks harmless.
}
