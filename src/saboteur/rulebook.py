"""The rulebook that people read, as one structure: chapters of paragraphs, each with the clauses that it states.

Page, terminal and refusals are made from it. A clause has the number it has in `docs/rules.md`; a paragraph is a
sentence of the locales, and a test compares the clauses with those that the sentence's comment cites.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from saboteur.rules.errors import Refusal
from saboteur.rules.options import OPTIONS


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A sentence of the locales and what it is about."""

    key: str
    clauses: tuple[str, ...]
    differs_by: tuple[str, ...] = ()
    """The fields of `Edition` that it states: where one differs, the sentence has another variant."""
    unless: str | None = None
    """Left out at tables with this option."""
    option: str | None = None
    """Only at tables with this option; `option-about` says what it is."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading `rules-NAME-title`, its paragraphs, the scene of the tutorial about it, and boards to try it on."""

    name: str
    paragraphs: tuple[Paragraph, ...]
    lesson: str | None = None
    examples: tuple[str, ...] = ()
    """See `lessons/examples.py`; what to try is said by `example-NAME`."""


OPTION_ABOUT: Final = "option-about"
"""The sentence of an option: its name stands before it."""


def _said(key: str, clauses: str, *, differs_by: str = "", unless: str | None = None) -> Paragraph:
    return Paragraph(key, tuple(clauses.split()), tuple(differs_by.split()), unless)


def _option(name: str, clauses: str, key: str = OPTION_ABOUT) -> Paragraph:
    return Paragraph(key, tuple(clauses.split()), option=name)


CHAPTERS: Final = (
    Chapter("aim", (_said("rules-aim", "1.6 9.1 9.4 9.5"),)),
    Chapter(
        "setup",
        (
            _said("rules-setup", "2.3 2.4 2.5 2.7 2.8 2.11 9.2 9.3 11.3"),
            _option("all_saboteurs", "11.3"),
        ),
    ),
    Chapter("turn", (_said("rules-turn", "2.10 3.1 3.2 3.3"),), "lay"),
    Chapter(
        "path",
        (
            _said("rules-path", "1.1 1.3 2.6 4.1 4.2 4.3 4.4 4.5"),
            _said("rules-example-dead-end", "4.6"),
            _said("rules-link", "4.7 4.8 4.9 4.10 4.11 4.12 10.2 10.3 10.4 10.5", differs_by="touch"),
        ),
        "join",
        ("lay", "connected", "dead-end"),
    ),
    Chapter(
        "tools",
        (_said("rules-tools", "4.1 5.1 5.2 5.3 5.4 5.5 5.6"), _option("others_only", "11.2")),
        "tools",
        ("tools",),
    ),
    Chapter("rockfall", (_said("rules-rockfall", "5.7 5.8 5.9 5.12"),), "rockfall", ("rockfall",)),
    Chapter("map", (_said("rules-map", "5.10 5.11 12.2 12.7"),), "map", ("map",)),
    Chapter("discard", (_said("rules-discard", "3.4 12.6"),)),
    Chapter(
        "goal",
        (
            _said("rules-goal", "6.1 6.6 6.8 6.13 7.1"),
            _said(
                "rules-goal-edition",
                "6.2 6.3 6.4 6.5 6.15 6.16 6.17 6.18 10.2 10.3 10.4 10.5",
                differs_by="one_goal follow",
            ),
            _said("rules-goal-details", "6.7 6.9 6.10 6.11 6.12 6.19 6.20"),
        ),
        "map",
        ("goal",),
    ),
    Chapter(
        "end",
        (
            _said("rules-end", "7.1 7.2 7.7 12.4"),
            _said("rules-end-edition", "7.2 7.3 7.4 7.5 10.2 10.3 10.4 10.5", differs_by="ring_end"),
        ),
        "saboteur",
    ),
    Chapter(
        "gold",
        (
            _said("rules-gold-diggers", "1.8 8.1 8.2 8.3 8.4 8.5"),
            _said("rules-gold-saboteurs", "8.8 8.9 8.11 8.14"),
            _said("rules-gold-secret", "8.16 8.17 12.3 12.8", unless="open_gold"),
            _said("rules-gold-details", "2.9 8.6 8.10 8.12 8.13 8.15"),
            _option("broken_unpaid", "11.4"),
            _option("broken_unpaid", "11.4 11.5 11.6", "rules-broken-unpaid"),
            _option("selfish_dwarf", "11.7 11.8 11.9 11.12"),
            _option("selfish_dwarf", "11.9 11.10 11.11 11.13", "rules-selfish-dwarf"),
            _option("open_gold", "11.14"),
            _option("open_gold", "8.16 11.14 12.3 12.8", "rules-gold-open"),
        ),
        "gold",
    ),
    Chapter(
        "knows",
        (
            _said("rules-knows", "12.1 12.5 12.9 12.10", unless="open_gold"),
            _option("open_gold", "11.14 12.1 12.5 12.9 12.10", "rules-knows-open"),
        ),
        "suspicion",
    ),
    Chapter("box", (_said("rules-box", "1.2 1.4 1.5 1.7 1.9"),)),
    Chapter("claims", (_said("rules-claims", ""),)),
)

CLAUSES_OF_REFUSALS: Final = {
    Refusal.NOT_YOUR_TURN: "2.10",
    Refusal.BROKEN_TOOLS: "4.1",
    Refusal.OCCUPIED: "4.2",
    Refusal.NOT_REACHED: "4.7",
    Refusal.NOT_TOUCHING: "4.8",
    Refusal.EDGE_MISMATCH: "4.3",
    Refusal.OWN_TOOL: "11.2",
    Refusal.ALREADY_BROKEN: "5.1",
    Refusal.NOTHING_TO_MEND: "5.6",
    Refusal.NO_CARD_THERE: "5.9",
    Refusal.PROTECTED: "5.8",
    Refusal.NOT_A_GOAL: "5.10",
    Refusal.ALREADY_TURNED: "5.11",
    Refusal.GOAL_NOT_REACHED: "6.3",
    Refusal.NOT_THIS_STONE: "6.15",
    Refusal.NOT_ON_OFFER: "8.5",
    Refusal.WRONG_PHASE: "6.12",
    Refusal.NOT_IN_HAND: "3.1",
    Refusal.NO_SUCH_SEAT: "5.1",
    Refusal.GAME_OVER: "9.4",
}
"""Which clause forbids what is refused."""


def shown(chapter: Chapter, options: Collection[str]) -> list[Paragraph]:
    """The paragraphs of a chapter at a table with these options."""
    return [
        one for one in chapter.paragraphs if one.unless not in options and (one.option is None or one.option in options)
    ]


def spare(options: Collection[str]) -> str:
    """Whether a dwarf card is left over, as `rules-setup` wants to know."""
    return "no" if any(OPTIONS[name].fewer_diggers for name in options) else "yes"
