"""The codes of a round: moves, phases, roles, and where everything lies in its memory.

A move is an integer: its low five bits say what is done (below 26: a path card lies with that face), the rest where or
to whom. `notation` writes them as text. The rules that editions and options switch on are bits of one number; each
stands in the module that asks for it (`mine`, `round_state`, `round`).
"""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import AIM_KIND, AIM_TOOL, MEND, NO_AIM
from saboteur.rules.core.native_types import i64, vec

# What is done: below 26 a path is laid.
FALL: Final = 26
LOOK: Final = 27
TURN: Final = 28
LAY_STONE: Final = 29  # and 30: the other way round
OTHER: Final = 31
# With OTHER, the rest of the move says: below 32 the kind discarded, then breaking and mending.
BREAKING: Final = 32  # + tool * 16 + seat
MENDING: Final = 128  # + ((kind - MEND) * 4 + tool) * 16 + seat

MOVES: Final = 1 << 19  # every move is below this

# Phases.
PLAY: Final = 0
TURN_GOAL: Final = 1
STONE: Final = 2
ENDED: Final = 3

# Who won, and how the round ended.
DIGGERS: Final = 1
SABOTEURS: Final = 2
BY_TREASURE: Final = 1
BY_HANDS: Final = 2
BY_RING: Final = 3

# Roles.
DIGGER: Final = 0
SABOTEUR: Final = 1
SELFISH: Final = 2
UNKNOWN_ROLE: Final = 3

# Memory after the mine's. A pile is two words with three bits for the number of each kind.
HAND: Final = 744
DISCARDS: Final = 764
KINDS_HELD: Final = 784
FACES_HELD: Final = 794
HAND_SIZE: Final = 804
BROKEN: Final = 814  # per seat, bits of tools
MAPS: Final = 824  # per seat, bits of goals looked at
BROKEN_SEATS: Final = 834  # per tool, bits of seats
PLAYED: Final = 837  # pile of the cards played face up
SEAT: Final = 839
PHASE: Final = 840
TOP: Final = 841
TURNS: Final = 842
RING: Final = 843
HELD: Final = 844
LAYER: Final = 845
FRESH: Final = 846  # slot of the path card just laid
PENDING: Final = 847  # bits of the goals that are turned and do not lie yet
TURNED: Final = 848
ONE_TURNED: Final = 849
CAME_IN: Final = 850  # per goal, the sides by which the search came in
DISCARDED: Final = 853
WINNER: Final = 854
HOW: Final = 855
EFFECTS: Final = 856  # how many, then the effects of the last move: what happened at the goals
MEMORY_SIZE: Final = 866

UNDECIDED: Final = 26  # no face: the player must say how the stone lies

GOAL_TURNED: Final = 0  # an effect is kind * 4096 + goal number * 64 + face
STONE_LAID: Final = 1


def _aimed(aim: int) -> int:
    """What a move with this aim at seat 0 says with OTHER."""
    kind, tool = AIM_KIND[aim], AIM_TOOL[aim]
    return BREAKING + tool * 16 if kind < MEND else MENDING + ((kind - MEND) * 4 + tool) * 16


# aim -> the move at seat 0; and back, from what a move says with OTHER, without the seat.
AIM_MOVES: Final = vec[i64]([_aimed(aim) << 5 | OTHER for aim in range(NO_AIM)])
AIM_AT: Final = vec[i64](
    [next((aim for aim in range(NO_AIM) if _aimed(aim) >> 4 == what), NO_AIM) for what in range(32)]
)
