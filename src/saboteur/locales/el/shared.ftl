### Words that every place uses: browser, terminal and explanations.

## Shared words

seat = Παίκτης { $seat }
you = Παίκτης { $seat } (εσύ)
role = { $role ->
    [saboteur] σαμποτέρ
    [selfish] εγωιστής νάνος
   *[digger] χρυσοθήρας
}
goal = { $content ->
    [treasure] θησαυρός
   *[stone] πέτρα
}
# All forms of the tools are here. Without an article nominative and accusative are the same (χωρίς αξίνα, έχει αξίνα).
tool = { $tool ->
    [pick] αξίνα
    [lamp] φανάρι
   *[cart] βαγονέτο
}
    .genitive = { $tool ->
        [pick] αξίνας
        [lamp] φαναριού
       *[cart] βαγονέτου
    }
    .accusative = { $tool ->
        [pick] την αξίνα
        [lamp] το φανάρι
       *[cart] το βαγονέτο
    }
    .own = { $tool ->
        [pick] τη δική σου αξίνα
        [lamp] το δικό σου φανάρι
       *[cart] το δικό σου βαγονέτο
    }
    .his = { $tool ->
        [pick] τη δική του αξίνα
        [lamp] το δικό του φανάρι
       *[cart] το δικό του βαγονέτο
    }
    .broken = { $tool ->
        [pick] σπασμένη αξίνα
        [lamp] σπασμένο φανάρι
       *[cart] σπασμένο βαγονέτο
    }
    .whole = { $tool ->
        [pick] γερή αξίνα
        [lamp] γερό φανάρι
       *[cart] γερό βαγονέτο
    }
