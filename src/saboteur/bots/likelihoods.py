"""How much a move or a claim tells about a role: one set for all bots with beliefs, and for replays.

`rates`, `floor` and `tempers` are fitted on bots' play by `tools.studies.fit_likelihoods`, which writes
`likelihoods.json`. The four numbers about claims (`truth_digger`, `truth_saboteur`, `truth_weight`, `opinion`) are not
fitted: they are the defaults below, unless the file has `claims`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from saboteur.bots.belief import chances
from saboteur.bots.move_kinds import CLASSES, CONTEXTS, STAGES, TABLE_SIZE
from saboteur.rules.core.native_types import vec

FILE = "likelihoods.json"


@dataclass(frozen=True)
class Likelihoods:
    """Rates by context, kind of move, role of the player and role of the target; and how far claims are believed."""

    rates: dict[str, tuple[float, ...]]
    """One row for each number of players, as text."""
    floor: float
    """The share of every rate that is taken from both roles alike, so that one clumsy card convicts nobody."""
    tempers: tuple[float, ...]
    """The power to which ratios are raised, for the first, the second and any later move of a seat: less and less,
    because moves of one player are not independent."""
    truth_digger: float = 0.97
    """How often what a digger says of a goal is true."""
    truth_saboteur: float = 0.6
    """How often what a saboteur says of a goal is true."""
    truth_weight: float = 12.0
    """How many claims of the past the two numbers above are worth."""
    opinion: float = 0.55
    """How often a digger who says whom he suspects is right, and a saboteur wrong."""

    def plain(self) -> dict[str, Any]:
        """Ready for JSON; `from_plain` reads it."""
        claims = {name: getattr(self, name) for name in ("truth_digger", "truth_saboteur", "truth_weight", "opinion")}
        rates = {players: list(row) for players, row in self.rates.items()}
        return {"rates": rates, "floor": self.floor, "tempers": list(self.tempers), "claims": claims}

    def table(self, players: int) -> vec[float]:
        """The table of likelihoods by which a belief weighs moves, for so many players."""
        return _table(self.rates[str(players)], self.floor, self.tempers)


@cache
def _table(rates: tuple[float, ...], floor: float, tempers: tuple[float, ...]) -> vec[float]:
    entries: list[float] = []
    for temper in tempers:
        for row in range(0, TABLE_SIZE, 4):
            four = rates[row : row + 4]
            mean = sum(four) / 4
            entries += [((1 - floor) * rate + floor * mean) ** temper if mean else 1.0 for rate in four]
    return chances(entries)


def from_plain(plain: dict[str, Any]) -> Likelihoods:
    """The likelihoods that a data file holds."""
    rates = {players: tuple(row) for players, row in plain["rates"].items()}
    if any(len(row) != CONTEXTS * CLASSES * 4 for row in rates.values()):
        raise ValueError("the likelihoods were fitted for other kinds of moves")
    return Likelihoods(rates, plain["floor"], tuple(plain["tempers"]), **plain.get("claims", {}))


@cache
def fitted() -> Likelihoods:
    """The likelihoods that come with the package."""
    text = resources.files("saboteur.bots").joinpath(FILE).read_text(encoding="utf-8")
    return from_plain(json.loads(text))


def blank() -> Likelihoods:
    """Likelihoods that say nothing: every move leaves the prior as it is."""
    row = (1.0,) * TABLE_SIZE
    return Likelihoods({str(players): row for players in range(3, 11)}, 0.0, (1.0,) * STAGES)
