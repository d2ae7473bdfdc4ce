"""Claims: what a seat says at the table in the game's own words. Talk, never part of the game's state."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from saboteur.rules.core.cards import TOOLS
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.errors import SaboteurError

LONGEST: Final = 32
SEEN: Final = ("treasure", "stone")
ROLES: Final = ("digger", "saboteur")
# Both in the order in which they are offered to people.
ABOUT_SEATS: Final = ("suspect", "trust", "thanks", "sorry", "help", "break")
PLAIN: Final = ("hello", "well-played", "oops", "hurry")
_PATTERN: Final = re.compile(
    r"!(?:saw@(?P<column>8),(?P<row>-2|0|2):(?P<seen>treasure|stone)"
    r"|role:(?P<role>digger|saboteur)"
    r"|mend:(?P<tool>pick|lamp|cart)"
    r"|(?P<about>[a-z]+)>(?P<seat>[0-9])"
    r"|(?P<plain>[a-z-]+))",
    re.ASCII,
)


class NotAClaim(SaboteurError):
    """A text that is no claim."""


class Claim(NamedTuple):
    """A claim taken apart. What does not apply is None."""

    word: str
    """`saw role mend`, one of ABOUT_SEATS or one of PLAIN."""
    goal: int | None = None
    """0, 1, 2 from the top row down."""
    seen: str | None = None
    role: str | None = None
    tool: str | None = None
    seat: int | None = None


def parse_claim(text: str) -> Claim:
    """The claim that a text makes. Raises NotAClaim for anything else."""
    match = _PATTERN.fullmatch(text) if len(text) <= LONGEST else None
    claim = _taken_apart(match) if match else None
    if claim is None:
        raise NotAClaim("not-a-claim", text=text[:LONGEST])
    return claim


def _taken_apart(match: re.Match[str]) -> Claim | None:
    if match["seen"]:
        return Claim("saw", goal=GOAL_CELLS.index((int(match["column"]), int(match["row"]))), seen=match["seen"])
    if match["role"]:
        return Claim("role", role=match["role"])
    if match["tool"]:
        return Claim("mend", tool=match["tool"])
    if match["about"]:
        return Claim(match["about"], seat=int(match["seat"])) if match["about"] in ABOUT_SEATS else None
    return Claim(match["plain"]) if match["plain"] in PLAIN else None


def claim_text(claim: Claim) -> str:
    """The one spelling of a claim; the inverse of `parse_claim`."""
    if claim.word == "saw" and claim.goal is not None:
        column, row = GOAL_CELLS[claim.goal]
        return f"!saw@{column},{row}:{claim.seen}"
    if claim.word == "role":
        return f"!role:{claim.role}"
    if claim.word == "mend":
        return f"!mend:{claim.tool}"
    return f"!{claim.word}" if claim.seat is None else f"!{claim.word}>{claim.seat}"


def all_claims(players: int) -> list[str]:
    """Every claim that can be made at a table of this size, sorted."""
    seats = [Claim(word, seat=seat) for word in ABOUT_SEATS for seat in range(players)]
    sights = [Claim("saw", goal=goal, seen=seen) for goal in range(3) for seen in SEEN]
    rest = [Claim("role", role=role) for role in ROLES] + [Claim("mend", tool=tool) for tool in TOOLS]
    return sorted(claim_text(claim) for claim in [*seats, *sights, *rest, *map(Claim, PLAIN)])
