### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = { $seat }. vieta
you = { $seat }. vieta (tu)
role = { $role ->
    [saboteur] sabotieris
    [selfish] savtīgais rūķis
   *[digger] zeltracis
}
goal = { $content ->
    [treasure] dārgumi
   *[stone] akmens
}
tool = { $tool ->
    [pick] cērte
    [lamp] laterna
   *[cart] vagonete
}
