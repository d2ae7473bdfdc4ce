### Words that every place uses: browser, terminal and explanations.
### Numbers that name something (players, moves, lines) and spots such as 3,-1 are written as they are.
### A spot is column,row: the start is 0,0, columns count east, rows count south.
### Cards and moves stand in notation (Pns, Blamp>2, R@2,0); never translate those.

## Shared words

# “Mängija 2”, not “2. mängija”: the terminal counts from 0, and “0. mängija” sounds odd.
seat = Mängija { $seat }
you = Mängija { $seat } (sina)
role = { $role ->
    [saboteur] sabotöör
    [selfish] isekas pöialpoiss
   *[digger] kaevur
}
goal = { $content ->
    [treasure] varandus
   *[stone] kivi
}
# .genitive is also the total object (“parandab laterna”); .partitive the object of what is forbidden (“ei tohi laternat lõhkuda”); .abessive who has none (“jääb laternata”).
tool = { $tool ->
    [pick] kirka
    [lamp] latern
   *[cart] käru
}
    .genitive = { $tool ->
        [pick] kirka
        [lamp] laterna
       *[cart] käru
    }
    .abessive = { $tool ->
        [pick] kirkata
        [lamp] laternata
       *[cart] käruta
    }
    .partitive = { $tool ->
        [pick] kirkat
        [lamp] laternat
       *[cart] käru
    }
