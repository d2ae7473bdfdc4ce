### Browser: the rulebook.

## The rulebook

# The rules as players read them in the browser (page “Rules”, and a sheet during a game). “Clause” names the clauses of docs/rules.md that a sentence states; the sentence must stay exactly true to them.

# Rulebook, first line under the heading “Rules”. $edition: the text of edition-name, such as “Lithuanian edition”. Paragraphs that depend on edition or options have a colored bar on their left.
rules-edition = These rules follow the { $edition }. Anything that varies by edition or table option is marked in the margin.
# Spoken before a paragraph that’s marked in the margin, see rules-edition.
rules-varies = Depends on the edition or the table:
# Rulebook, heading of a chapter; there are twelve, each named …-title and standing before its text. Keep them short.
rules-aim-title = In a nutshell
# Clause: 1.6, 9.1, 9.4, 9.5. Rulebook, the game in four sentences. $rounds: how many rounds this table plays, 1 to 5.
rules-aim = You’re all dwarfs in a mine. Diggers tunnel from the start card to the treasure; saboteurs secretly try to stop them, and nobody knows who’s who. Three goals lie face down: one is the treasure, the other two are just stones. { $rounds ->
    [one] Whoever has the most nuggets after the round wins the game; tied players share the victory.
   *[other] Whoever has the most nuggets after { $rounds } rounds wins the game; tied players share the victory.
}
# Rulebook, heading of a chapter.
rules-setup-title = Before each round
# Clause: 2.3, 2.4, 2.5, 2.7, 2.8, 2.11, 9.2, 9.3, 11.3. Rulebook, setting up. $spare: “yes”, or “no” at a table with the option “all saboteurs in play”, where no dwarf card is left over. A table of numbers follows.
rules-setup = Everyone secretly gets a dwarf card: digger or saboteur. { $spare ->
    [yes] There’s one more dwarf card than there are players, so one stays face down until the round ends.
   *[no] There are exactly as many dwarf cards as there are players, so everyone knows how many saboteurs there are.
} The start card goes on the left. The three goals are shuffled and placed face down on the right, with room for seven cards in between. The path and action cards are shuffled together, and everyone is dealt a hand; the rest become the draw pile. In the first round, a random player goes first unless the host picks one. In later rounds, the next player clockwise from whoever took the last turn goes first.
# Rulebook, spoken name of the table of numbers in “Before each round”: one row for each number of players, 3 to 10. Never visible.
rules-table = Cards for each number of players
# Clause: 2.1. Rulebook, head of the table’s first column; its cells are 3 to 10. This and the next three share the width of a phone: keep them to one or two short words.
rules-players = Players
# Clause: 2.2. Rulebook, head of the column with how many saboteur cards are shuffled in (together with the diggers one more than there are players).
rules-saboteurs = Saboteur cards
# Clause: 2.2, 11.3. Rulebook, head of the column with how many digger cards are shuffled in; one fewer with the option “all saboteurs in play”.
rules-diggers = Digger cards
# Clause: 2.8. Rulebook, head of the column with how many cards each player is dealt, 4 to 6.
rules-hand = Hand size
# Rulebook, heading of a chapter.
rules-turn-title = Your turn
# Clause: 2.10, 3.1, 3.2, 3.3. Rulebook, what a turn is. Discarding is the nearest thing to passing; there is no turn without using a card.
rules-turn = Play goes clockwise. On your turn, use exactly one card: play a path card, play an action card, or discard any card face down. Then draw a card if the draw pile isn’t empty. You can’t just pass.
# Rulebook, heading of a chapter.
rules-path-title = Playing path cards
# Clause: 1.1, 1.3, 2.6, 4.1, 4.2, 4.3, 4.4, 4.5. Rulebook, how path cards are played in every edition. Pictures of path cards and two examples follow.
rules-path = Play a path card on an empty spot; the mine can grow in any direction. Every side must match the card next to it: tunnel to tunnel, rock to rock. A face-down goal matches anything; once it’s turned over, it has to match, too. You can rotate a card by half a turn, but never lay it sideways. On a dead end, the openings don’t connect, so the tunnel stops there. You can’t play path cards while you have a broken tool.
# Clause: 4.3. Rulebook, caption of the first example when the card lies the right way round. Two lines at most.
rules-example-fits = It fits: tunnel meets tunnel, rock meets rock.
# Clause: 4.3. Rulebook, caption of the same example after the reader has rotated the card. Two lines at most.
rules-example-misfits = It doesn’t fit: the tunnel would run into rock.
# Clause: 4.6. Rulebook, caption of the second example: start, tunnel, dead end, tunnel; the last card is drawn unlit.
rules-example-dead-end = The tunnel gets as far as the dead end and stops. Whatever’s beyond it stays dark.
# Clause: 1.1. Rulebook, button under the first example: rotates its card by 180°. Same verb as turn-card.
rules-example-turn = Rotate the card
# Clause: 4.7, 4.8, 4.9, 4.10, 4.11, 4.12, 10.2, 10.3, 10.4, 10.5. Rulebook, where a path card may go, by $edition (lt, lv, ru, el, or et; the default is for lt, lv, and ru). Marked as depending on the edition.
rules-link = { $edition ->
    [el] In this edition, a path card can go next to any face-up card, even if only rock touches rock, and even where the tunnel is cut off. A stone that’s been turned over counts as a face-up card; a face-down goal doesn’t.
    [et] In this edition, a path card can go next to any face-up card, even if only rock touches rock, and even where the tunnel is cut off. A stone that’s been turned over counts as a face-up card; a face-down goal doesn’t.
   *[lt] In this edition, a path card must continue the tunnel: an unbroken tunnel has to run from the start card into one of the new card’s openings. Nothing can be added to a part of the mine that’s cut off until a card reconnects it; then you can build on everything beyond that card again.
}
# Rulebook, heading of a chapter.
rules-tools-title = Breaking and repairing tools
# Clause: 4.1, 5.1, 5.2, 5.3, 5.4, 5.5, 5.6. Rulebook, the cards with tools. Pictures follow, and then the option “hands off your own tools” if the table has it.
rules-tools = Play a broken pickaxe, lamp, or cart on any player whose matching tool isn’t already broken. While you have a broken tool, you can’t play path cards, but you can still play action cards and discard. A repair card repairs one matching broken tool for any player, yourself included. A repair card with two tools repairs just one of them, whichever you choose. If there’s nothing it can repair, you can only discard it.
# Rulebook, heading of a chapter.
rules-rockfall-title = Rockfall
# Clause: 5.7, 5.8, 5.9, 5.12. Rulebook, what the action card “rockfall” does.
rules-rockfall = Remove any one path card from the mine, even a dead end or a card that’s cut off; it’s out for the rest of the round. The start card and the goals can’t be removed. If there’s no path card to remove, you can only discard the rockfall.
# Rulebook, heading of a chapter.
rules-map-title = Map
# Clause: 5.10, 5.11, 12.2, 12.7. Rulebook, what the action card “map” does.
rules-map = Secretly look at one face-down goal. Everyone sees which goal you look at, but what you tell them about it is up to you.
# Rulebook, heading of a chapter.
rules-discard-title = Discarding
# Clause: 3.4, 12.6. Rulebook, discarding instead of playing.
rules-discard = Instead of playing a card, you can discard any card from your hand face down, even one you could play. Nobody else finds out what it was.
# Rulebook, heading of a chapter.
rules-goal-title = Reaching a goal
# Clause: 6.1, 6.6, 6.8, 6.13, 7.1. Rulebook, what happens at a goal in every edition. What differs follows in rules-goal-edition.
rules-goal = When an unbroken tunnel leads from the start card to a goal, that goal is turned over; a dead end in front of it isn’t enough. If it’s the treasure, the round is over at once and the diggers win. If it’s a stone, it becomes part of the mine, placed so that it fits.
# Clause: 6.2, 6.3, 6.4, 6.5, 6.15, 6.16, 6.17, 6.18, 10.2, 10.3, 10.4, 10.5. Rulebook, how many goals are turned over and how a stone is rotated that fits neither way, by $edition (lt, lv, ru, el, or et; the default is for lt, lv, and ru). Marked as depending on the edition.
rules-goal-edition = { $edition ->
    [el] In this edition, every goal the tunnel reaches is turned over, even two at once. If a stone fits neither way, it’s rotated so that an opening meets the path card just played. If that card doesn’t lead into the stone, an opening meets the part of the tunnel that does. If both ways of rotating it would do that, whoever played the path card chooses.
    [et] In this edition, only one goal is turned over per path card. If the tunnel reaches more than one, whoever played the card chooses. After the next path card, no matter who plays it or where, another goal is turned over if the tunnel still reaches one. If a stone fits neither way, whoever played the path card chooses how to rotate it.
   *[lt] In this edition, every goal the tunnel reaches is turned over, even two at once. If a stone fits neither way, whoever played the path card chooses how to rotate it.
}
# Clause: 6.7, 6.9, 6.10, 6.11, 6.12, 6.19, 6.20. Rulebook, details at the goals, for looking things up.
rules-goal-details = A treasure that hasn’t been turned over hasn’t been found, even if the tunnel leads to it. A stone stays the way it lies, even if a rockfall cuts it off; an opening that faces rock is closed for as long as the rock is there. If there’s more than one stone, they’re placed one at a time, from the top row down. Then (except in the Estonian edition) the tunnel is followed again, since a stone may carry it on to the next goal. A goal is turned over even if it’s reached from a distance, by a card that isn’t next to it. All of this is part of playing the card; you draw afterward.
# Rulebook, heading of a chapter.
rules-end-title = End of a round
# Clause: 7.1, 7.2, 7.7, 12.4. Rulebook, how a round ends in every edition. What differs follows in rules-end-edition.
rules-end = The diggers win the round as soon as the treasure is turned over. If the draw pile and all hands run out first, the saboteurs win. Either way, everyone’s role is then revealed, along with the goals and the leftover dwarf card, if there is one.
# Clause: 7.2, 7.3, 7.4, 7.5, 10.2, 10.3, 10.4, 10.5. Rulebook, whether a round can end before all cards are used, by $edition (lt, lv, ru, el, or et; the default is for lt, lv, and el). Marked as depending on the edition.
rules-end-edition = { $edition ->
    [ru] In this edition, the saboteurs also win after a full trip around the table in which every player starts their turn with an empty draw pile and can do nothing but discard. If a player could have played a card, the trip starts over after their turn, even if they discarded instead.
    [et] In this edition, the saboteurs also win after a full trip around the table in which every player starts their turn with an empty draw pile and can do nothing but discard. If a player could have played a card, the trip starts over after their turn, even if they discarded instead.
   *[lt] In this edition, the saboteurs can’t win early: even if nobody can do anything but discard, the round continues until all hands are empty.
}
# Rulebook, heading of a chapter.
rules-gold-title = Sharing the gold
# Clause: 1.8, 8.1, 8.2, 8.3, 8.4, 8.5. Rulebook, what gold cards are, and gold after a round that the diggers won. Counterclockwise is against the direction of play.
rules-gold-diggers = Each gold card shows 1 to 3 nuggets. If the diggers win, as many gold cards are drawn as there are players (only nine with ten players, and never more than are left). Whoever played the last path card secretly looks at them, keeps one, and passes the rest counterclockwise to the next digger, and so on until none are left. If a saboteur played that card, the next digger counterclockwise from that player chooses first.
# Clause: 8.8, 8.9, 8.11, 8.14. Rulebook, gold after a round that the saboteurs won, and that they are paid in gold cards (round-end-paid counts those). Saboteurs here are players; one saboteur card may be the leftover one.
rules-gold-saboteurs = If the saboteurs win, a lone saboteur gets 4 nuggets, two or three saboteurs get 3 each, and four get 2 each. They’re paid in gold cards; if the cards left in the pile can’t make up the exact amount, the missing nuggets are credited without a card. If it turns out that nobody was a saboteur, nobody gets anything.
# Clause: 8.16, 8.17, 12.3, 12.8. Rulebook; left out at tables with the option “open gold”.
rules-gold-secret = You keep your gold from round to round. Others can see how many gold cards you have, but what’s on them stays secret until the game ends.
# Clause: 8.16, 11.14, 12.3, 12.8. Rulebook, in place of rules-gold-secret at tables with the option “open gold”.
rules-gold-open = You keep your gold from round to round. Everyone sees what’s on your gold cards, but only the player who is choosing sees the cards on offer.
# Clause: 2.9, 8.6, 8.10, 8.12, 8.13, 8.15. Rulebook, details of sharing gold, for looking things up.
rules-gold-details = The gold cards are shuffled once, for the whole game. Every pick is a free choice. Saboteurs are paid clockwise, starting after whoever took the last turn; each draws from the top of the pile, and a card that would be too much goes to the bottom. If a saboteur goes through the whole pile without finding another card to keep, the cards kept so far go to the bottom, too, and the saboteur takes the fewest cards that add up to the exact amount, those nearest the top if there’s a choice. The rest of the pile stays in order.
# Clause: 11.4, 11.5, 11.6. Rulebook, after the sentence option-about for broken_unpaid.
rules-broken-unpaid = A digger with a broken tool is skipped even if they’d be the first to pick; the next digger who can get gold picks first. The number of gold cards drawn stays the same. If nobody’s left to get gold, none is drawn.
# Clause: 11.9, 11.10, 11.11, 11.13. Rulebook, after the sentence option-about for selfish_dwarf.
rules-selfish-dwarf = If someone else plays the last path card, the selfish dwarf is skipped and one fewer gold card is drawn (eight with ten players). If that card was a saboteur’s, the first ordinary digger counterclockwise picks first, never the selfish dwarf. If the selfish dwarf is the leftover dwarf card, the gold is shared as if there were no selfish dwarf. At tables where no dwarf card is left over, the digger card taken out is an ordinary one.
# Rulebook, heading of a chapter.
rules-knows-title = Who knows what
# Clause: 12.1, 12.5, 12.9, 12.10. Rulebook, what is open and what is secret.
rules-knows = Everyone sees the mine, the goals that have been turned over, broken tools, how many cards are in each hand and in the draw pile, and how many have been discarded. When the game ends, everyone’s gold is shown. A saboteur who is paid sees only the cards they drew themselves. Nobody sees what’s in the draw pile or the gold pile.
# Clause: 11.14, 12.1, 12.5, 12.9, 12.10. Rulebook, in place of rules-knows at tables with the option “open gold”.
rules-knows-open = Everyone sees the mine, the goals that have been turned over, broken tools, everyone’s gold, how many cards are in each hand and in the draw pile, and how many have been discarded. If a saboteur draws a gold card and has to put it back, only that saboteur sees it. Nobody sees what’s in the draw pile or the gold pile.
# Rulebook, heading of a chapter.
rules-box-title = What’s in the box
# Clause: 1.2, 1.4, 1.5, 1.7, 1.9. Rulebook, all cards of the game.
rules-box = The start card is a crossing. There are 40 path cards: 31 that lead on (7 straight tunnels, 9 corners, 10 junctions, 5 crossings) and 9 dead ends. Turning a card upside down doesn’t make it a different kind. There are 27 action cards: 9 broken tools (3 of each), 9 repair cards (2 for each tool, and 3 that show two tools), 3 rockfalls, and 6 maps. There are 11 dwarf cards: 7 diggers and 4 saboteurs.
# Rulebook, heading of a chapter.
rules-claims-title = Chat and bluffing
# Rulebook, last paragraph. A table may allow preset phrases (such as “I’m a digger.”) and free chat, preset phrases only, or no chat at all. No clause: chat isn’t part of the rules.
rules-claims = Chat as much as your table allows, and bluff all you like. After the game, the replay shows which of the preset phrases were true.

## The rulebook’s own page

# Placeholder and spoken name of the field that finds paragraphs. Short.
rules-search = Search the rules
# Said when no paragraph contains what was typed.
rules-no-hits = No rule contains these words.
# Link beside a heading: opens the scene of the tutorial about it. Short.
rules-try = Try it
# Button: prints the page. One short word.
rules-print = Print
# Spoken name of the list of chapters. Never visible.
rules-contents = Chapters
# Heading of the part that puts the five printed rulebooks side by side.
rules-printings-title = The five printed rulebooks
# Text under it; a table follows with an edition in each column.
rules-printings = The five rulebooks agree on nearly everything. Here’s where they differ; each edition of this game follows its own rulebook.
# Heading of the list of rulings.
rules-rulings-title = Where they’re unclear
# Clause: 4.8, 4.10, 5.9, 6.3, 6.4, 6.11, 7.2, 7.3, 8.4, 8.10, 8.17. Rulebook, how gaps in the printed rules were filled. $number: 1 to 8, one sentence each.
rules-ruling = { $number ->
    [1] In the Greek rulebook, the paragraph on playing path cards is missing. We rule that a card must touch a face-up card, as other rule sheets of that generation say.
    [2] In the Estonian rulebook, half a sentence on placing cards is missing; what’s left, read literally, would make a face-down goal count as a card to touch. We say it doesn’t: it shows nothing to match.
    [3] The Estonian rulebook says that a goal that’s been reached may be turned over. We say it must be: otherwise, the game would depend on an unspoken choice. A second goal is turned over after the next path card.
    [4] The Greek rulebook mentions only a card played next to a goal. We turn over a goal reached from a distance, too: the tunnel is unbroken, which is what all five require.
    [5] In all five, a rockfall may remove a card. We say it must: otherwise, playing it would just be a face-up discard.
    [6] In the Greek rulebook, the sentence on the empty draw pile is missing; we play on until all hands are empty. The Russian and Estonian rulebooks also end the round when nobody can play. We require a full trip around the table, and a discard by someone who could have played starts it over.
    [7] The Russian rulebook doesn’t say that gold is secret, and the Estonian one only recommends it. We keep it secret in every edition; open gold is a table option.
   *[8] Only the Estonian rulebook says that whoever picks gold first must be a digger. We skip saboteurs in every edition, since all five give the gold of such a round to the diggers alone.
}
# The following seven: over a small board in the rulebook with a few cards, on which the reader may try any move. The answer (why not, or what happened) comes from the rules. Here: a start and one straight tunnel; a straight, a corner, and a straight the other way.
example-lay = Try it: rotate the cards and place them next to the tunnel. Where do they fit?
# A tunnel, a gap of one spot, and two more path cards behind it.
example-connected = Try it: close the gap, or dig on beyond it. Does the card have to be connected to the start?
# The tunnel ends in a dead end.
example-dead-end = Try it: can the tunnel go on beyond the dead end?
# A path card, a repair card for the lamp, and a card that breaks a pickaxe.
example-tools = Try it: your lamp is broken. What can you still play, and what should you play first?
# A rockfall, and a mine with a dead end in the middle.
example-rockfall = Try it: which cards can the rockfall remove?
# Two maps; one of the goals has been turned over already.
example-map = Try it: which cards can you look at?
# The tunnel is one card short of the middle goal.
example-goal = Try it: which card reaches the goal, and what happens then?
# Button under such a board: everything as it was. Short.
example-again = Start over
