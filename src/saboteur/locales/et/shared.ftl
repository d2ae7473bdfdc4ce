### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = { $seat }. koht
you = { $seat }. koht (sina)
role = { $role ->
    [saboteur] sabotöör
    [selfish] omakasupüüdlik põialpoiss
   *[digger] kaevur
}
goal = { $content ->
    [treasure] varandus
   *[stone] kivi
}
tool = { $tool ->
    [pick] kirka
    [lamp] latern
   *[cart] kaevanduskäru
}
