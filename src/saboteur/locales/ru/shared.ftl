### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = Игрок { $seat }
you = Игрок { $seat } (вы)
role = { $role ->
    [saboteur] вредитель
    [selfish] жадный гном
   *[digger] золотоискатель
}
# Begins with a dash: the program puts it after a cell («8,0 — сокровище»).
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
    .is-broken = { $tool ->
        [pick] кирка сломана
        [lamp] фонарь сломан
       *[cart] вагонетка сломана
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
    .without = { $tool ->
        [lamp] без него
       *[other] без неё
    }
    .it = { $tool ->
        [lamp] его
       *[other] её
    }
