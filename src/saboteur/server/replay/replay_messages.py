"""What a replay says, and what the server asks of the process that works it out."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from saboteur.rules.view import Own, Public
from saboteur.server.state.room import SeatNumber
from saboteur.server.wire.event_encoding import WireEvent


class Moment(Struct, frozen=True):
    """The game after so many moves, and the move that led there."""

    version: int
    seat: int | None
    """Who moved; null at the beginning."""
    name: str
    """The name of whoever moved; empty at the beginning or where it is not known."""
    move: str | None
    """As the reader may see it: `-` for another's discard, `G` for another's pick."""
    by: str | None
    """`clock` or `bot:name`; null for the player."""
    events: tuple[WireEvent, ...]
    """Redacted for the seat whose replay it is."""
    public: Public
    reached: tuple[tuple[int, int], ...]
    own: Own | None
    """What the seat knew besides; null where everything is shown."""
    owns: tuple[Own, ...]
    """What each seat knew besides, where everything is shown; empty otherwise."""
    goals: tuple[str, ...]
    """What lies under the goals, from the top row down, where everything is shown; empty otherwise."""
    doubts: tuple[int, ...]
    """How likely each seat is a saboteur, in per cent, to an attentive player in this seat; empty between rounds."""


class Claimed(Struct, frozen=True):
    """Something that was said."""

    version: int
    """Moves played before."""
    seat: int
    name: str
    """The name of whoever said it; empty where it is not known."""
    text: str
    true: bool | None
    """Whether a claim was true; null for one that is neither, and for chat."""


class Takeover(Struct, frozen=True):
    """Somebody else has a seat from now on."""

    version: int
    """Moves played before."""
    talk: int
    """Lines of talk before."""
    seat: int
    name: str
    """Empty where it is not known."""
    bot: str | None
    dwarf: tuple[int, int, int]
    program: bool = False
    """Whether it said that it is a program."""


class Decided(Struct, frozen=True):
    """The move from which on a round could hardly end otherwise."""

    round: int
    version: int
    winner: str
    why: str
    """`one-card`: one more card was enough from here on; `too-few-cards`: fewer were left than the tunnel needed;
    `last-move`: it was open to the last."""


class Replay(Struct, frozen=True):
    """A finished game, moment by moment, for one reader."""

    edition: str
    options: tuple[str, ...]
    rounds: int
    seat: int | None
    """Whose knowledge it shows; null for everything."""
    names: tuple[str, ...]
    """Of whoever had each seat when the cards were dealt. Empty where a name is not known."""
    bots: tuple[str | None, ...]
    dwarfs: tuple[tuple[int, int, int], ...]
    """Shape, colour and pattern of each seat's dwarf."""
    takeovers: tuple[Takeover, ...]
    """Who had a seat later on."""
    began: int | None
    moments: tuple[Moment, ...]
    talk: tuple[Claimed, ...]
    decided: tuple[Decided, ...]
    programs: tuple[bool, ...]
    """For each seat, whether whoever had it when the cards were dealt said that it is a program."""


class Why(Struct, frozen=True):
    """One reason for a suspicion: a code with arguments, as bots explain themselves."""

    code: str
    arguments: dict[str, str | int]
    weight: float


class Reasons(Struct, frozen=True):
    """Why an attentive player in a seat believes something, the strongest first."""

    reasons: tuple[Why, ...]


LAST_VERSION: Final = 100_000
"""Of a game; no game has so many moves."""
FOUND: Final = 0
REFUSED: Final = 3
"""Exit codes of the process that works a replay out; any other means that it failed."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as plain values, whose eyes to look through, and the moment to give reasons for, if any.

    A file from outside has the same form, described for programs by `schemas.ReplayFile`.
    """

    record: dict[str, Any]
    seat: SeatNumber | None = None
    version: Annotated[int, Meta(ge=0, le=LAST_VERSION)] | None = None
