"""Table options as data: what a table may agree on besides its edition (R11).

An option is one entry of `OPTIONS`: each field answers a question that the deal, the round or the sharing of gold asks.
Everything else follows from the table: command line, lobby, `/api/about`, records and the browser's rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from saboteur.rules.core.position import OTHERS_ONLY


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
    broken_unpaid: bool = False
    """Diggers with a broken tool at the end of a round get no gold."""
    open_gold: bool = False
    """Everybody sees everybody's gold cards."""


OPTIONS: Final = {
    option.name: option
    for option in (
        Option("others_only", chapter="tools", rules=OTHERS_ONLY),
        Option("all_saboteurs", fewer_diggers=1),
        Option("broken_unpaid", broken_unpaid=True),
        Option("selfish_dwarf", selfish_dwarfs=1),
        Option("open_gold", open_gold=True),
    )
}
"""In the order in which they are offered to people."""
