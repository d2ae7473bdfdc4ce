### Words that every place uses: browser, terminal and explanations.
### Numbers that name something (players, moves, lines) and spots such as 3,-1 are written as they are.
### A spot is column,row: the start is 0,0, columns count east, rows count south.
### Cards and moves stand in notation (Pns, Blamp>2, R@2,0); never translate those.

## Shared words

# Stands where a name would, so sentences keep names in the nominative wherever they can.
seat = Žaidėjas { $seat }
you = Žaidėjas { $seat } (jūs)
role = { $role ->
    [saboteur] diversantas
    [selfish] savanaudis nykštukas
   *[digger] auksakasys
}
goal = { $content ->
    [treasure] lobis
   *[stone] akmuo
}
# The three tools are masculine: adjectives before { tool } and “jį” after it agree with all of them.
tool = { $tool ->
    [pick] kirtiklis
    [lamp] žibintas
   *[cart] vagonėlis
}
    .genitive = { $tool ->
        [pick] kirtiklio
        [lamp] žibinto
       *[cart] vagonėlio
    }
    .accusative = { $tool ->
        [pick] kirtiklį
        [lamp] žibintą
       *[cart] vagonėlį
    }
