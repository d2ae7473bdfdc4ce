"""What is written together, and what is read back. Plain values: no database is known here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple


class EntryRow(NamedTuple):
    """One entry of a table's log."""

    n: int
    at: int
    body: bytes


class KeyRow(NamedTuple):
    """The idempotency key of an accepted move or line of talk."""

    seat: int
    key: str
    digest: bytes
    n: int


class TokenRow(NamedTuple):
    """The hash of a token, the seat it opens, and whether it waits for that seat."""

    hash: bytes
    seat: int
    waiting: bool


class FormerRow(NamedTuple):
    """The hash of a token that opens a seat no more, the seat it opened last, and an entry that named its holder."""

    hash: bytes
    seat: int
    named: int


class FormerHolder(NamedTuple):
    """Somebody who has given up a seat: the seat, and the entries with the name."""

    seat: int
    named: tuple[int, ...]


class ClockRow(NamedTuple):
    """The clock of the move that is awaited: milliseconds left, and since when it runs (None: it stands)."""

    game: int
    version: int
    left: int
    since: int | None


class RecordRow(NamedTuple):
    """Where a finished game's record is found; its contents are the table's log."""

    id: str
    game: int
    ended: str


class Tally(NamedTuple):
    """Something that is counted by the day, without a table or a name: `made`, `dealt`, `finished`, `abandoned`."""

    day: int
    """Days since 1970, by UTC."""
    what: str
    edition: str
    players: int
    """0 for a table that was made: nobody knows yet how many will play."""


class KeptTable(NamedTuple):
    """A table as the database lists it."""

    code: str
    made: int
    used: int
    """When something last happened there, in milliseconds since 1970."""
    entries: int


class Here(NamedTuple):
    """Who is connected to a table at one worker."""

    holds: frozenset[bytes]
    """Hashes of the tokens that open seats there."""
    watching: int
    sockets: int


NOTHING: Final = (None, None, None, None, None, ())


@dataclass(slots=True)  # not frozen: there is one for each move, and a frozen one takes five times as long to make
class Batch:
    """What is to become durable together, at one table."""

    table: int
    entries: tuple[EntryRow, ...] = ()
    keys: tuple[KeyRow, ...] = ()
    tokens: tuple[TokenRow, ...] | None = None
    """All tokens of the table, if they changed."""
    former: tuple[FormerRow, ...] = ()
    """Tokens among those that are gone whose holders gave up their seats; empty if no tokens changed."""
    secret: tuple[int, str] | None = None
    """The secret of a game's deal."""
    clock: ClockRow | None = None
    record: RecordRow | None = None
    touched: int | None = None
    """When the table was last used, if that is to be noted."""
    tallies: tuple[Tally, ...] = ()
    """What is counted with it."""

    @property
    def plain(self) -> bool:
        """Whether there is nothing but entries and keys, as after nearly every move."""
        rest = (self.tokens, self.secret, self.clock, self.record, self.touched, self.tallies)
        return rest == NOTHING


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it lies on disk."""

    id: int
    code: str
    entries: tuple[EntryRow, ...]
    tokens: tuple[TokenRow, ...]
    secrets: dict[int, str]
    keys: tuple[tuple[int, str], ...]
    clock: ClockRow | None


@dataclass(frozen=True, slots=True)
class Tail:
    """What a log has after an entry, and what goes with it."""

    entries: tuple[EntryRow, ...]
    keys: tuple[tuple[int, str], ...] = ()
    """Seat and idempotency key of those that had one."""
    tokens: tuple[TokenRow, ...] | None = None
    """All tokens of the table, if they may be others now."""
    secrets: dict[int, str] = field(default_factory=dict)
    """Secrets of deals, where an entry may need them."""
