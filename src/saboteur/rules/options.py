"""Table options as data: what a table may agree on besides its edition (R11).

An option is one entry of `OPTIONS`: each field answers a question that the deal, the round or the sharing of gold asks,
and `Agreed` gives the answer of all options of a table together. Everything else follows from the table: command line,
lobby, `/api/about`, records and the browser's rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from saboteur.rules.core.round import OTHERS_ONLY

Unpaid = Callable[[Sequence[str], frozenset[int]], frozenset[int]]
"""Takes the roles and the seats with a broken tool; gives the seats that get nothing when the diggers share."""


def _nobody(_roles: Sequence[str], _broken: frozenset[int]) -> frozenset[int]:
    return frozenset()


@dataclass(frozen=True, slots=True)
class Option:
    """What one table option changes; by default nothing. The locales describe it in `option-name` and `-about`."""

    name: str
    chapter: Literal["tools", "gold"] = "gold"
    """The chapter of the browser's rulebook that explains it."""
    rules: int = 0
    """Rules that the core knows, as its bits."""
    fewer_diggers: int = 0
    """Digger cards taken out before the dwarfs are shuffled."""
    selfish_dwarfs: int = 0
    """Digger cards replaced by a selfish dwarf."""
    unpaid: Unpaid = _nobody
    open_gold: bool = False
    """Everybody sees everybody's gold cards."""


OPTIONS: Final = {
    option.name: option
    for option in (
        Option("others_only", chapter="tools", rules=OTHERS_ONLY),
        Option("all_saboteurs", fewer_diggers=1),
        Option("broken_unpaid", unpaid=lambda _roles, broken: broken),
        Option("selfish_dwarf", selfish_dwarfs=1),
        Option("open_gold", open_gold=True),
    )
}
"""In the order in which they are offered to people."""


def option_names(given: Iterable[str]) -> frozenset[str]:
    """The names of options as a set. Raises TypeError for a single text, whose letters would count as names."""
    if isinstance(given, str):
        raise TypeError(f"options: {given!r} is one text; give a list of names, such as [{given!r}]")
    return frozenset(given)


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the options of a table change together."""

    names: frozenset[str]

    @property
    def _options(self) -> list[Option]:
        return [OPTIONS[name] for name in self.names]

    @property
    def rules(self) -> int:
        bits = 0
        for option in self._options:
            bits |= option.rules
        return bits

    @property
    def fewer_diggers(self) -> int:
        return sum(option.fewer_diggers for option in self._options)

    @property
    def selfish_dwarfs(self) -> int:
        return sum(option.selfish_dwarfs for option in self._options)

    @property
    def open_gold(self) -> bool:
        return any(option.open_gold for option in self._options)

    def unpaid(self, roles: Sequence[str], broken: frozenset[int]) -> frozenset[int]:
        """The seats that get nothing when the diggers share."""
        return frozenset().union(*(option.unpaid(roles, broken) for option in self._options))
