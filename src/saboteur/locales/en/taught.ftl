### Browser: the hints of a first game.

# In a small box at the table, seen once by somebody who has never played here. The next two are its buttons: short.
taught-offer = First game? A few short hints can show you the ropes.
taught-yes = Show me how
taught-no = No, thanks
# Button in a box with a hint: puts it away. Short.
taught-ok = Got it
# Button in the same box: no more hints in this game. Short.
taught-stop = No more hints
# In the same box, while bots wait for a player who is alone with them.
taught-waiting = The bots are waiting while you read.
# Shown to somebody who has never played here, in the dialog with their dwarf card, before they turn it over: what the game is.
taught-game = Diggers and saboteurs share a mine: the diggers dig for the treasure, the saboteurs secretly try to stop them, and nobody knows who is who.
# Clause: 1.6, 6.1. First hint in the first game: where the treasure is.
taught-goals = One of the three face-down goals is the treasure; the other two are just stones. The tunnel has to lead from the start card to the treasure.
# Clause: 4.3, 4.7, 4.8. Hint when it’s the player’s first turn. $edition: lt, lv, ru, el, or et; in el and et a path card only has to touch a face-up card.
taught-fits = { $edition ->
    [el] Pick a path card. Highlighted spots show where it fits: next to a face-up card, tunnel to tunnel and rock to rock. Press anywhere else to find out why not.
    [et] Pick a path card. Highlighted spots show where it fits: next to a face-up card, tunnel to tunnel and rock to rock. Press anywhere else to find out why not.
   *[lt] Pick a path card. Highlighted spots show where it fits: tunnel to tunnel, rock to rock, and connected to the start. Press anywhere else to find out why not.
}
# In the dialog that shows a saboteur’s role in a first game, below role-aim: how to sabotage. It’s never shown beside the mine, where somebody could glance at it.
taught-sabotage = You win the round if the cards run out before the treasure is found. So stall without giving yourself away: steer the tunnel the wrong way, break tools, play a rockfall. Helping the others dig at first makes you look honest.
# Clause: 4.1, 5.3, 5.4. Hint when one of the player’s own tools is broken for the first time.
taught-broken = One of your tools is broken, so you can’t play path cards until you or someone else repairs it with a repair card for that tool. You can still play action cards or discard.
# Clause: 4.1, 5.4. Hint when another player has repaired one of the player’s own tools for the first time. $name: that player.
taught-mended = { $name } has repaired one of your tools. Once none of them is broken, you can play path cards again.
# Clause: 4.1, 5.4. Hint when another player’s tool is broken for the first time, or when the player holds a card that breaks or repairs a tool.
taught-tools = A player with a broken tool can’t play path cards until it’s repaired. Anyone with a repair card for that tool can do it: you can repair your own tools or another player’s.
# Clause: 6.8. Hint when a goal has been turned over that turned out to be stone.
taught-stone = Just a stone: it stays as part of the mine, and the round goes on. The treasure is still face down.
# Clause: 6.1. Hint when part of the mine is cut off from the start and drawn dark, for example after a rockfall.
taught-dark = Dark tunnels are cut off from the start; only lit ones lead to the treasure. A path card in the gap reconnects them.
# Clause: 7.2, 7.3. Hint when the draw pile is empty. $edition: lt, lv, ru, el, or et; in ru and et, the saboteurs also win once nobody can do anything but discard.
taught-empty = { $edition ->
    [ru] There are no more cards to draw. If everyone runs out of cards before the treasure is found, or nobody can do anything but discard, the saboteurs win the round.
    [et] There are no more cards to draw. If everyone runs out of cards before the treasure is found, or nobody can do anything but discard, the saboteurs win the round.
   *[lt] There are no more cards to draw. If everyone runs out of cards before the treasure is found, the saboteurs win the round.
}
# Clause: 3.1, 3.2, 3.4. Hint on one of the player’s first turns, after taught-fits.
taught-turn = Every turn uses up exactly one card: play it, or discard it face down so that nobody sees it. Then you draw a new one.
# Hint when another player says in the chat what a goal is. $name: that player. The button with a speech bubble opens the chat.
taught-claim = { $name } has told everyone in the chat what one of the goals is. It could be the truth or a lie. Use the speech bubble at the top to read it again and reply.
# Clause: 5.10. Hint when the player holds a map for the first time.
taught-map = A map lets you peek at one goal, and nobody else sees what’s there. Afterward, you can tell the others in the chat, truthfully or not.
# Clause: 4.6. Hint when the player holds a dead end for the first time; the player may be a digger or a saboteur, and it mustn’t tell which.
taught-dead-end = A dead end blocks the tunnel. Diggers are better off discarding it; saboteurs love to play it.
# Hint once in the first game with bots: choosing a player opens what is known about them, and bot-name.
taught-bots = The other players are bots. Choose one to see what it’s like.
# Clause: 7.1, 7.2, 8.3, 8.5, 8.8. Hint at the end of the first round: who gets gold, both ways. $winner: diggers or saboteurs.
taught-gold = { $winner ->
    [diggers] The diggers win: they pick gold cards, starting with whoever played the last path card, and the saboteurs get none. Saboteurs only get gold if the treasure isn’t found. A gold card has 1 to 3 nuggets, and whoever has the most nuggets after the last round wins the game.
   *[saboteurs] The saboteurs win, so only they get gold. When the treasure is found, the diggers pick gold cards, starting with whoever played the last path card. A gold card has 1 to 3 nuggets, and whoever has the most nuggets after the last round wins the game.
}
# Clause: 7.2, 8.8. Hint at the end of the first round that the saboteurs win, unless taught-gold comes then: why they win, and what they get.
taught-unfound = The treasure wasn’t found, so the saboteurs win and only they get gold: a lone saboteur gets 4 nuggets, two or three get 3 each, and four get 2 each.
# Clause: 4.12, 6.1, 6.8, 7.2, 7.3. Hint at the end of the first round, after taught-gold: what the player may not have met yet (see taught-stone, taught-dark, and taught-empty), in three short sentences. $edition: lt, lv, ru, el, or et; in ru and et, the saboteurs also win once nobody can do anything but discard.
taught-ahead = { $edition ->
    [ru] Good to know: a goal that turns out to be a stone stays as part of the mine, and the round goes on. Dark tunnels are cut off from the start until a path card reconnects them. When the draw pile is empty, everyone plays the cards they still have; if those run out before the treasure is found, or nobody can do anything but discard, the saboteurs win the round.
    [et] Good to know: a goal that turns out to be a stone stays as part of the mine, and the round goes on. Dark tunnels are cut off from the start until a path card reconnects them. When the draw pile is empty, everyone plays the cards they still have; if those run out before the treasure is found, or nobody can do anything but discard, the saboteurs win the round.
   *[lt] Good to know: a goal that turns out to be a stone stays as part of the mine, and the round goes on. Dark tunnels are cut off from the start until a path card reconnects them. When the draw pile is empty, everyone plays the cards they still have; if those run out before the treasure is found, the saboteurs win the round.
}
