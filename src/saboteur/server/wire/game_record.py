"""The shape of a record as this server writes it, for the description of its routes. What the keys mean is in
docs/notation.md; what a record that comes from elsewhere may contain is checked by `saboteur.rules.record_schema`."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from saboteur.server.state.room import Ending


class RecordedTimes(Struct, frozen=True):
    """When a game began and ended, in milliseconds since 1970."""

    began: int
    ended: int


class RecordedHolder(Struct, frozen=True):
    """Who took over a seat, after so many moves and lines of talk."""

    moves: int
    talk: int
    seat: int
    name: str
    bot: str | None
    dwarf: tuple[int, int, int]
    program: bool | UnsetType = UNSET
    """True, or absent."""


class RecordedStart(Struct, frozen=True):
    """A canceled start."""

    commitment: str
    secret: str
    hashes: tuple[str | None, ...]
    reason: str


class RecordedProof(Struct, frozen=True):
    """How the seed was made."""

    commitment: str
    secret: str
    hashes: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    cancelled: tuple[RecordedStart, ...]
    form: int | UnsetType = UNSET
    """Absent in games of servers that didn't bind the secret yet."""


class GameRecord(Struct, frozen=True):
    """A finished game as one JSON file; see docs/notation.md for the keys."""

    format: int
    rules: int
    edition: str
    players: int
    options: tuple[str, ...]
    rounds: int
    first: int | None
    seed: str
    moves: tuple[str, ...]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    dwarfs: tuple[tuple[int, int, int], ...]
    times: RecordedTimes
    talk: tuple[tuple[int, int, str], ...]
    """Moves before it, seat, text."""
    by: dict[str, str]
    """By the number of the move: `clock` or `bot:NAME`."""
    ended: Ending
    winners: tuple[int, ...] | None
    nuggets: tuple[int, ...]
    proof: RecordedProof
    checksum: str | UnsetType = UNSET
    """Absent where the proof has no `form`."""
    programs: tuple[int, ...] | UnsetType = UNSET
    """Absent if there are none."""
    holders: tuple[RecordedHolder, ...] | UnsetType = UNSET
    """Absent if no seat changed hands."""
