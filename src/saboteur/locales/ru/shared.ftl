### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = № { $seat }
you = № { $seat } (вы)
role = { $role ->
    [saboteur] вредитель
    [selfish] жадный гном
   *[digger] золотоискатель
}
goal = { $content ->
    [treasure] сокровище
   *[stone] камень
}
# All forms of the three tools stand here and nowhere else; the other files say { tool.accusative } and so on.
tool = { $tool ->
    [pick] кирка
    [lamp] фонарь
   *[cart] вагонетка
}
    .genitive = { $tool ->
        [pick] кирки
        [lamp] фонаря
       *[cart] вагонетки
    }
    .accusative = { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    }
    .own-accusative = { $tool ->
        [pick] свою кирку
        [lamp] свой фонарь
       *[cart] свою вагонетку
    }
    .my-accusative = { $tool ->
        [pick] мою кирку
        [lamp] мой фонарь
       *[cart] мою вагонетку
    }
    .broken-card = { $tool ->
        [pick] сломанная кирка
        [lamp] сломанный фонарь
       *[cart] сломанная вагонетка
    }
    .is-already-broken = { $tool ->
        [pick] кирка уже сломана
        [lamp] фонарь уже сломан
       *[cart] вагонетка уже сломана
    }
    .is-whole = { $tool ->
        [pick] кирка цела
        [lamp] фонарь цел
       *[cart] вагонетка цела
    }
    .label-broken = { $tool ->
        [pick] Кирка сломана
        [lamp] Фонарь сломан
       *[cart] Вагонетка сломана
    }
    .label-whole = { $tool ->
        [pick] Кирка цела
        [lamp] Фонарь цел
       *[cart] Вагонетка цела
    }
