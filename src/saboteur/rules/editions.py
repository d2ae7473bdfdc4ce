"""Printed differences as data, and the set-up of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.rules.core.cards import HAND_SIZES
from saboteur.rules.core.mine import TOUCH
from saboteur.rules.core.round import RING_END
from saboteur.rules.core.round_state import FOLLOW, ONE_GOAL
from saboteur.rules.errors import BadSetup
from saboteur.rules.options import OPTIONS, Agreed, option_names


@dataclass(frozen=True, slots=True)
class Edition:
    """What one printed rulebook says where the five differ (R10)."""

    code: str
    touch: bool = False
    """A path card may touch any face-up card; otherwise it must continue the tunnel from the start."""
    one_goal: bool = False
    """At most one goal is turned per path card, the layer's choice; otherwise all that are reached."""
    follow: bool = False
    """A misfitting stone continues the tunnel; otherwise the layer chooses how it lies."""
    ring_end: bool = False
    """The round also ends when everybody in a row could only discard."""

    @property
    def rules(self) -> int:
        """The differences that the core knows, as its bits."""
        return self.touch * TOUCH | self.one_goal * ONE_GOAL | self.follow * FOLLOW | self.ring_end * RING_END


EDITIONS: Final = {
    edition.code: edition
    for edition in (
        Edition("lt"),
        Edition("lv"),
        Edition("ru", ring_end=True),
        Edition("el", touch=True, follow=True),
        Edition("et", touch=True, one_goal=True, ring_end=True),
    )
}

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 10
MOST_ROUNDS: Final = 5
SABOTEURS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
DIGGERS: Final = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is agreed before the cards are dealt. Raises BadSetup for what no game can have."""

    edition: str = "lt"
    """`lt`, `lv`, `et`, `ru` or `el`."""
    players: int = 5
    """From 3 to 10."""
    options: frozenset[str] = frozenset()
    """Names; any list of them is taken."""
    rounds: int = 3
    """From 1 to 5."""
    first: int | None = None
    """The seat that begins; None leaves it to the deal."""

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise BadSetup("unknown-edition", f"{', '.join(EDITIONS)} are", edition=self.edition)
        _check("players", self.players, FEWEST_PLAYERS, MOST_PLAYERS)
        _check("rounds", self.rounds, 1, MOST_ROUNDS)
        object.__setattr__(self, "options", option_names(self.options))
        for option in sorted(self.options.difference(OPTIONS)):
            raise BadSetup("unknown-option", f"{', '.join(OPTIONS)} are", option=option)
        if self.first is not None:
            _check("first", self.first, 0, self.players - 1)

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt."""
        return HAND_SIZES[self.players]

    @property
    def agreed(self) -> Agreed:
        """What the options change."""
        return Agreed(self.options)

    @property
    def rules(self) -> int:
        """The rule bits of the core for this table."""
        return EDITIONS[self.edition].rules | self.agreed.rules

    @property
    def role_cards(self) -> tuple[str, ...]:
        """The dwarf cards in play before shuffling: saboteurs, then diggers, the selfish dwarf last (R14.6)."""
        selfish = self.agreed.selfish_dwarfs
        diggers = DIGGERS[self.players] - self.agreed.fewer_diggers - selfish
        return ("saboteur",) * SABOTEURS[self.players] + ("digger",) * diggers + ("selfish",) * selfish


def _check(name: str, given: int, least: int, most: int) -> None:
    """Raises BadSetup for a number that is too small or big, and for what is no whole number."""
    if not hasattr(given, "__index__"):
        raise BadSetup(f"bad-{name}", f"whole numbers from {least} to {most} are", **{name: repr(given)})
    if not least <= given <= most:
        raise BadSetup(f"bad-{name}", f"{least} to {most} are", **{name: given})
