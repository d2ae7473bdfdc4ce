"""What somebody plays who understands each scene of the tutorial; other solutions may be right, too."""

SOLUTIONS = {
    "lay": ["Pew@2,0"],
    "turn": ["Pne@0,2"],
    "join": ["Pew@3,0"],
    "dead-end": ["Pnew@2,0"],
    "tools": ["Mlamp+cart>0:lamp", "Pew@2,0"],
    "rockfall": ["R@2,0", "Pew@2,0"],
    "map": ["V@8,0", "Pnes@7,2"],
    "saboteur": ["Pe/w@7,0"],
    "suspicion": ["Blamp>2"],
    "gold": ["Pnew@7,0", "G3"],
}
