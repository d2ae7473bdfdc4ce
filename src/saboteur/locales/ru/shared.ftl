### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = место { $seat }
you = место { $seat } (вы)
role = { $role ->
    [saboteur] вредитель
    [selfish] жадный гном
   *[digger] золотоискатель
}
goal = { $content ->
    [treasure] сокровище
   *[stone] камень
}
tool = { $tool ->
    [pick] кирка
    [lamp] фонарь
   *[cart] вагонетка
}
