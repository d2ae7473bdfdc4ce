"""How often each role made each kind of move, counted over rounds whose roles are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from saboteur.bots.move_kinds import BROKE, CLASSES, MENDED, NO_TARGET, TABLE_SIZE, ObservedMove


@dataclass
class Counts:
    """How often each kind of move was seen, and how often it could have been; by context, kind and both roles."""

    seen: list[float] = field(default_factory=lambda: [0.0] * TABLE_SIZE)
    chances: list[float] = field(default_factory=lambda: [0.0] * TABLE_SIZE)

    def add(
        self,
        observed: ObservedMove,
        treasure: int,
        saboteurs: Sequence[bool],
        doubts: Sequence[int],
        broken: Sequence[bool],
    ) -> None:
        """Note a move in the world that is true: where the treasure is, and who the saboteurs are. `doubts` and
        `broken` are of the moment before it: the class of a spectator's doubt about each seat, and who has a broken
        tool."""
        kind, context = observed.kinds[treasure], observed.contexts[treasure]
        if kind >= CLASSES:
            return
        mine = int(saboteurs[observed.seat])
        theirs = int(observed.target != NO_TARGET and saboteurs[observed.target])
        self.seen[(context * CLASSES + kind) * 4 + 2 * mine + theirs] += 1
        for any_kind in range(CLASSES):
            if not has_target(any_kind):
                self.chances[(context * CLASSES + any_kind) * 4 + 2 * mine] += 1
        for other, doubt in enumerate(doubts):
            if other != observed.seat:
                entry = 2 * mine + int(saboteurs[other])
                self.chances[(context * CLASSES + BROKE + doubt) * 4 + entry] += 1
                if broken[other]:
                    self.chances[(context * CLASSES + MENDED + doubt) * 4 + entry] += 1


def has_target(kind: int) -> bool:
    """Whether a kind of move is made towards another player, whose role counts as well."""
    return BROKE <= kind < BROKE + 4 or MENDED <= kind < MENDED + 4
