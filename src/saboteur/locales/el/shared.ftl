### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = Θέση { $seat }
you = Θέση { $seat } (εσύ)
role = { $role ->
    [saboteur] σαμποτέρ
    [selfish] εγωιστής νάνος
   *[digger] χρυσοθήρας
}
goal = { $content ->
    [treasure] θησαυρός
   *[stone] πέτρα
}
tool = { $tool ->
    [pick] αξίνα
    [lamp] φανάρι
   *[cart] βαγόνι
}
