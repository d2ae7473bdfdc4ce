"""Mines that many tests begin with, drawn once."""

# A tunnel along row 0. One card in the gap, open to the east, reaches the middle goal.
ROAD = """
. . . . . . . . ?
. . . . . . . . .
S ─ ─ ┬ ┬ ┼ ┼ . ?
. . . . . . . . .
. . . . . . . . ?
"""
# The tunnel bends down to the cell between the middle and the lower goal. Pnsw@8,1 reaches both.
FORK = """
. . . . . . . . ?
. . . . . . . . .
S ─ ─ ┬ ┬ ┼ ┼ ┐ ?
. . . . . . . └ .
. . . . . . . . ?
"""
# A wall north of the middle goal. The stone Pes, reached from the west, fits neither way.
WALL = """
. . . . . . . . ?
. . . . . . . . ═
S ─ ─ ┬ ┬ ┼ ┼ . ?
. . . . . . . . .
. . . . . . . . ?
"""
# A tunnel waits between the middle and the lower goal: a stone Psw in the middle carries on to it.
CHAIN = """
. . . . . . . . ?
. . . . . . . . .
S ─ ─ ┬ ┬ ┼ ┼ . ?
. . . . . . . . │
. . . . . . . . ?
"""
# The gap is far from the goal that it cuts off.
REMOTE = """
. . . . . . . . ?
. . . . . . . . .
S ─ . ┬ ┬ ┼ ┼ ─ ?
. . . . . . . . .
. . . . . . . . ?
"""
# The treasure lies in the north, so that the other two goals are stones.
NORTH = "treasure Pes Psw"
# Cards that nobody can play while no tool is broken, so that a discard is all there is.
USELESS = ("Mpick Mpick", "Mlamp Mlamp", "Mcart Mcart")
EDITION_CODES = ("lt", "lv", "ru", "el", "et")
