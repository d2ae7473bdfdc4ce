"""The cards as small numbers, and the tables that say what fits where.

A *kind* is a card as it is held (a turned card is the same kind); a *face* is a path card as it lies.
Sides are bits: north 1, east 2, south 4, west 8.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.native_types import i64, vec

SIDE_NAMES: Final = "nesw"
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

PATHS: Final = (
    "Pns Pew Pnes Pnew Pnesw Pes Psw Pn/e/s/w Pn/e/s Pn/e/w Pn/s Pe/w Pe/s Ps/w Ps Pw".split()
)  # fmt: skip
ACTIONS: Final = "Bpick Blamp Bcart Mpick Mlamp Mcart Mpick+lamp Mpick+cart Mlamp+cart R V".split()
KINDS: Final = [*PATHS, *ACTIONS]
COPIES: Final = [4, 3, 5, 5, 5, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 6]
TOOLS: Final = ["pick", "lamp", "cart"]
DECK_SIZE: Final = 67
HAND_SIZES: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
"""How many cards each player is dealt, by the number of players."""

BREAK: Final = 16  # the first broken tool among the kinds
MEND: Final = 19
MEND_TWO: Final = 22
ROCKFALL: Final = 25
MAP: Final = 26
UNKNOWN: Final = 27  # a card that cannot be seen from where the state is looked at

FACES: Final = 26


def sides_of(text: str) -> int:
    """The open sides of a path card written as `Pnes` or `Pn/e`, as bits."""
    return sum(1 << SIDE_NAMES.index(letter) for letter in text[1:] if letter != "/")


def turned(text: str) -> str:
    """The same card turned by 180 degrees."""
    apart = "/" in text
    letters = sorted(
        (SIDE_NAMES[SIDE_NAMES.index(letter) ^ 2] for letter in text[1:] if letter != "/"), key="nesw".index
    )
    return "P" + ("/" if apart else "").join(letters)


def _faces() -> list[str]:
    faces: list[str] = []
    for kind in PATHS:
        faces.append(kind)
        if turned(kind) != kind:
            faces.append(turned(kind))
    return faces


FACE_NAMES: Final = _faces()
FACE_NUMBERS: Final = {name: number for number, name in enumerate(FACE_NAMES)}
KIND_NUMBERS: Final = {name: number for number, name in enumerate(KINDS)}


def _is_through(text: str) -> bool:
    return "/" not in text and len(text) > 2


def _kind_of(face: str) -> int:
    return KIND_NUMBERS[face] if face in KIND_NUMBERS else KIND_NUMBERS[turned(face)]


_SIDES: Final = [sides_of(name) for name in FACE_NAMES]


def _fits(need: int, sides: int) -> bool:
    """Whether open sides agree with `need`: bits 0-3 say which neighbours lie, bits 4-7 which of them are open."""
    return (sides ^ need >> 4) & need & 15 == 0


def _fit(need: int) -> int:
    return sum(1 << face for face, sides in enumerate(_SIDES) if _fits(need, sides))


def _press(face: int, side: int) -> int:
    opposite = side ^ 2
    is_open = sides_of(FACE_NAMES[face]) >> side & 1
    return 1 << opposite | is_open << opposite + 4


def _set_bits() -> vec[vec[i64]]:
    rows: list[tuple[int, ...]] = [()]  # tuples, because the collector passes over them: this runs at every import
    for bit in range(14):
        rows += [(*row, bit) for row in rows]
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def _aims(kinds: int) -> vec[i64]:
    return vec[i64]([aim for aim, kind in enumerate(AIM_KIND) if kinds >> (kind - BREAK) & 1])


# Faces: open sides; whether the sides meet in the middle; the kind held in the hand.
SIDES: Final = vec[i64]([sides_of(name) for name in FACE_NAMES])
THROUGH: Final = vec[i64]([int(_is_through(name)) for name in FACE_NAMES])
KIND_OF: Final = vec[i64]([_kind_of(name) for name in FACE_NAMES])
# What a laid face asks of the neighbour on each side (index face * 4 + side), in the form of `need`.
PRESS: Final = vec[i64]([_press(face, side) for face in range(FACES) for side in range(4)])
# One card of a kind in a pile: three bits for each kind, sixteen kinds to a word.
# (A table, because the compiled `1 << n` of a literal 1 has only 32 bits.)
UNITS: Final = vec[i64]([1 << 3 * (kind & 15) for kind in range(UNKNOWN + 1)])
# need -> the faces that agree with it, as bits.
FIT: Final = vec[i64]([_fit(need) for need in range(256)])
# kind -> its faces as bits; actions and unknown cards have none.
FACES_OF: Final = vec[i64](
    [sum(1 << face for face, name in enumerate(FACE_NAMES) if _kind_of(name) == kind) for kind in range(UNKNOWN + 1)]
)
# The set bits of a number below 2**14, and how many they are: two look-ups do for all faces or all kinds.
ONES: Final = _set_bits()
COUNT: Final = vec[i64]([len(row) for row in ONES])

# An aim is an action card with the tool it is for: three broken tools, three repairs, two for each double repair.
AIM_KIND: Final = vec[i64]([16, 17, 18, 19, 20, 21, 22, 22, 23, 23, 24, 24])
AIM_TOOL: Final = vec[i64]([0, 1, 2, 0, 1, 2, 0, 1, 0, 2, 1, 2])
MENDING_AIM: Final = 3  # the first that mends
NO_AIM: Final = 12
# The nine kinds from BREAK on, as bits -> their aims.
AIMS: Final = vec[vec[i64]]([_aims(kinds) for kinds in range(512)])

CROSSING: Final = FACE_NUMBERS["Pnesw"]
# Goal contents: the treasure, and the two stones by the face of their spelling.
TREASURE: Final = 0
STONE_ES: Final = 1
STONE_SW: Final = 2
UNKNOWN_GOAL: Final = 3
GOAL_NAMES: Final = ["treasure", "Pes", "Psw"]
# content * 2 + way -> face
WAYS: Final = vec[i64]([FACE_NUMBERS[name] for name in ("Pnesw", "Pnesw", "Pes", "Pnw", "Psw", "Pne")])


def count_of(bits: i64) -> i64:
    """How many of at most 28 bits are set."""
    return COUNT[bits & 16383] + COUNT[bits >> 14]


def one_of(bits: i64, number: i64) -> i64:
    """The set bit with this number, counted from 0, the lowest first."""
    below = COUNT[bits & 16383]
    if number < below:
        return ONES[bits & 16383][number]
    return ONES[bits >> 14][number - below] + 14
