"""Claims: what a seat says at the table in the game's own words. Talk, never part of the game's state.

A claim is one entry of `KINDS`: how it is read and written, which claims a person is offered, what the bots and the
replay take from it follows from that table, also in the browser. Its sentence is `claim-WORD` in the locales.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from saboteur.rules.core.cards import TOOLS
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.editions import MOST_PLAYERS
from saboteur.rules.errors import SaboteurError

LONGEST_CLAIM: Final = 32
_CELLS: Final = tuple(f"{column},{row}" for column, row in GOAL_CELLS)
_PATTERN: Final = re.compile(
    r"!(?P<word>[a-z-]+)(?:@(?P<cell>[0-9,-]+))?(?::(?P<detail>[a-z]+))?(?:>(?P<seat>[0-9]))?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class ClaimKind:
    """A word that a seat can say, and what must be named with it: `!word@goal:detail>seat`."""

    word: str
    detail: Literal["content", "role", "tool"] | None = None
    """What the word behind the colon names; a field of Claim."""
    choices: tuple[str, ...] = ()
    """The words that may stand behind the colon."""
    offered: tuple[str, ...] = ()
    """Those of them that people are offered; none means all."""
    about_goal: bool = False
    about_seat: bool = False
    says_saboteur: bool | None = None
    """For an opinion of a seat: whether it is held to be a saboteur. None: no opinion."""
    small_talk: bool = False
    """For one that names nothing: whether it is also offered in the waiting room and after the game."""


KINDS: Final = {
    kind.word: kind
    for kind in (
        ClaimKind("role", "role", ("digger", "saboteur"), offered=("digger",)),
        ClaimKind("mend", "tool", tuple(TOOLS)),
        ClaimKind("saw", "content", ("treasure", "stone"), about_goal=True),
        ClaimKind("suspect", about_seat=True, says_saboteur=True),
        ClaimKind("trust", about_seat=True, says_saboteur=False),
        ClaimKind("thanks", about_seat=True),
        ClaimKind("sorry", about_seat=True),
        ClaimKind("help", about_seat=True),
        ClaimKind("break", about_seat=True),
        ClaimKind("hello", small_talk=True),
        ClaimKind("well-played", small_talk=True),
        ClaimKind("oops", small_talk=True),
        ClaimKind("hurry", small_talk=True),
    )
}
"""In the order in which they are offered to people."""


class NotAClaim(SaboteurError):
    """A text that is no claim, or one about a seat that the table does not have."""


class Claim(NamedTuple):
    """A claim taken apart. What does not apply is None."""

    word: str
    """A key of KINDS."""
    goal: int | None = None
    """0, 1, 2 from the top row down."""
    content: str | None = None
    role: str | None = None
    tool: str | None = None
    seat: int | None = None

    @property
    def kind(self) -> ClaimKind:
        return KINDS[self.word]

    @property
    def detail(self) -> str | None:
        """The word behind the colon."""
        return self.content or self.role or self.tool


def parse_claim(text: str, players: int = MOST_PLAYERS) -> Claim:
    """The claim that a text makes at a table of so many players; whoever takes claims names them, so that none is about
    a seat that nobody has. Raises NotAClaim for anything else."""
    match = _PATTERN.fullmatch(text) if len(text) <= LONGEST_CLAIM else None
    claim = _taken_apart(match) if match else None
    if claim is None:
        raise NotAClaim("not-a-claim", text=text[:LONGEST_CLAIM])
    if claim.seat is not None and claim.seat >= players:
        raise NotAClaim("no-such-seat", seat=claim.seat)
    return claim


def _taken_apart(match: re.Match[str]) -> Claim | None:
    """The claim of a text that is spelled like one; None if its word does not exist or asks for other arguments."""
    kind, cell, detail, seat = KINDS.get(match["word"]), match["cell"], match["detail"], match["seat"]
    if kind is None or kind.about_goal != (cell is not None) or kind.about_seat != (seat is not None):
        return None
    if (cell is not None and cell not in _CELLS) or detail not in (kind.choices or (None,)):
        return None
    return _claim(kind, None if cell is None else _CELLS.index(cell), detail, None if seat is None else int(seat))


def _claim(kind: ClaimKind, goal: int | None, detail: str | None, seat: int | None) -> Claim:
    named = {kind.detail: detail}
    return Claim(kind.word, goal, named.get("content"), named.get("role"), named.get("tool"), seat)


def claim_text(claim: Claim) -> str:
    """The one spelling of a claim; the inverse of `parse_claim`."""
    goal = "" if claim.goal is None else f"@{_CELLS[claim.goal]}"
    detail = "" if claim.detail is None else f":{claim.detail}"
    seat = "" if claim.seat is None else f">{claim.seat}"
    return f"!{claim.word}{goal}{detail}{seat}"


def all_claims(players: int) -> list[str]:
    """Every claim that can be made at a table of this size, sorted."""
    return sorted(claim_text(claim) for kind in KINDS.values() for claim in _claims_of(kind, players))


def _claims_of(kind: ClaimKind, players: int) -> Iterator[Claim]:
    for goal in range(len(_CELLS)) if kind.about_goal else (None,):
        for detail in kind.choices or (None,):
            for seat in range(players) if kind.about_seat else (None,):
                yield _claim(kind, goal, detail, seat)


def is_true(
    claim: Claim, roles: Sequence[str], goals: Sequence[str], speaker: int, looked: Sequence[int]
) -> bool | None:
    """Whether a claim is true in a round with these roles and goals; None for what can be neither.

    `looked` names the goals that the speaker has looked at: who has not looked cannot have seen.
    """
    if claim.goal is not None and claim.content is not None:
        return claim.goal in looked and (goals[claim.goal] == "treasure") == (claim.content == "treasure")
    if claim.role is not None:
        return (roles[speaker] == "saboteur") == (claim.role == "saboteur")
    if claim.kind.says_saboteur is not None and claim.seat is not None and claim.seat < len(roles):
        return (roles[claim.seat] == "saboteur") == claim.kind.says_saboteur
    return None
