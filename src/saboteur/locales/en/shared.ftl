### Words that every place uses: browser, terminal and explanations.
### Numbers that name something (players, moves, lines) and spots such as 3,-1 are written as they are.
### A spot is column,row: the start is 0,0, columns count east, rows count south.
### Cards and moves stand in notation (Pns, Blamp>2, R@2,0); never translate those.

## Shared words

# What a player without a name is called, in the terminal, the browser, and the check of a record. It stands where a name would, also mid-sentence. $seat: 0 to 9 in the terminal, 1 to 10 in the browser.
seat = Player { $seat }
# What you yourself are called while playing in the terminal; it stands where a name would (“Player 0 (you) discards Pns.”). $seat: 0 to 9.
you = Player { $seat } (you)
# A player’s secret role in lower case: in the terminal put into your-role, your-hand, roles, spare, and deal-seat, always after a colon or a name. $role: digger, saboteur, or selfish (only with the option “selfish dwarf”).
role = { $role ->
    [saboteur] saboteur
    [selfish] selfish dwarf
   *[digger] digger
}
# What a goal card shows, in lower case: in the terminal put into the list of goals at the end of a round (“8,0: treasure”), in the browser within descriptions of the board. $content: treasure or stone.
goal = { $content ->
    [treasure] treasure
   *[stone] stone
}
# A tool in lower case: alone in a list of broken tools in the terminal, and put into every sentence and card name that says { tool }, in terminal and browser. $tool: pick, lamp, or cart. English calls the first one a pickaxe, since “pick” is also the verb for choosing.
tool = { $tool ->
    [pick] pickaxe
    [lamp] lamp
   *[cart] cart
}
