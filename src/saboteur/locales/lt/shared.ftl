### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = { $seat } vieta
you = { $seat } vieta (jūs)
role = { $role ->
    [saboteur] diversantas
    [selfish] savanaudis nykštukas
   *[digger] auksakasys
}
goal = { $content ->
    [treasure] lobis
   *[stone] akmuo
}
tool = { $tool ->
    [pick] kirtiklis
    [lamp] žibintas
   *[cart] vežimėlis
}
