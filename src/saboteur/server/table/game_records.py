"""Finished games as records, read from the log; and deleting what somebody does not want kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from saboteur.rules import record_of, to_plain
from saboteur.rules.proof import FORM, Start, cancelled_start, checksum_of, is_bound
from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf
from saboteur.server.state.table_log import LoggedEntry, entry_encoder, fold, read_entries
from saboteur.server.state.table_state import Dealer, TableState
from saboteur.server.store import StoredTable, StoreFailed
from saboteur.server.store.rows import EntryRow
from saboteur.server.table.forgotten_names import marks_of
from saboteur.server.table.retry import retried
from saboteur.server.table.seats import Held, check_host, check_stage
from saboteur.server.table.table import Table
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.tokens import hashed


async def read(registry: TableRegistry, identity: str) -> dict[str, Any]:
    """The record of a finished game, ready for JSON. Raises Problem if there is none with this id."""
    store = registry.services.store
    found = await store.record(identity)
    stored = await store.load(found[0]) if found else None
    if found is None or stored is None:
        raise Problem(Code.NO_SUCH_RECORD)
    return await asyncio.to_thread(compiled, stored, found[1], registry.services.dealer)


def compiled(stored: StoredTable, game: int, dealer: Dealer) -> dict[str, Any]:
    """The record of one game of a table. The game must be over."""
    state = TableState({game: stored.secrets[game]}, dealer)
    builder = _RecordBuilder()
    for outcome in fold(state, read_entries(stored.entries)):
        if state.room.game == game:
            builder.take(outcome.entry, outcome.at, state)
            if isinstance(outcome.entry, e.SecretPublished):
                return builder.record(state)
        builder.note_start(outcome.entry, state)
    raise Problem(Code.NO_SUCH_RECORD)


class _RecordBuilder:
    """What a record tells besides the moves."""

    def __init__(self) -> None:
        self.talk: list[list[object]] = []
        self.by: dict[str, str] = {}
        self.began = 0
        self.ended = 0
        self.names: list[str] = []
        self.bots: list[str | None] = []
        self.programs: list[int] = []
        self.dwarfs: list[list[int]] = []
        self.holders: list[dict[str, Any]] = []
        self.cancelled: list[dict[str, Any]] = []
        self.start: Start | None = None

    def note_start(self, entry: e.Entry, state: TableState) -> None:
        """Keep what the deal is bound to; entries before the game count, for starts may have been cancelled."""
        if isinstance(entry, e.SecretPublished):
            self.cancelled = []
        elif isinstance(entry, e.StartCancelled):
            start = state.room.cancelled[-1]
            self.cancelled.append(cancelled_start(start.commitment, start.secret, start.hashes, start.reason))
        elif isinstance(entry, e.DealCommitted):
            self.start = state.start()

    def take(self, entry: e.Entry, at: int, state: TableState) -> None:
        self.ended = at
        if isinstance(entry, e.Dealt):
            self._begin(at, state)
        elif isinstance(entry, e.Said):
            # Whoever comes later may read the records, but nothing typed in private; claims belong to the game.
            if entry.text.startswith("!") or not state.room.settings.private:
                self.talk.append([state.version, entry.seat, entry.text])
        elif isinstance(entry, e.Moved) and entry.by is not None:
            self.by[str(state.version - 1)] = entry.by
        elif isinstance(entry, (e.GivenToBot, e.TookOver)):
            self.holders.append(self._holder(entry.seat, state))

    def _begin(self, at: int, state: TableState) -> None:
        room = state.room
        self.began = at
        self.names = [seat.name for seat in room.seats]
        self.bots = [seat.bot for seat in room.seats]
        self.programs = [number for number, seat in enumerate(room.seats) if seat.program]
        self.dwarfs = [_numbers(seat.dwarf) for seat in room.seats]

    def _holder(self, number: int, state: TableState) -> dict[str, Any]:
        """Who has a seat from now on."""
        seat = state.room.seats[number]
        since = {"moves": state.version, "talk": len(self.talk)}
        who = {"seat": number, "name": seat.name, "bot": seat.bot, "dwarf": _numbers(seat.dwarf)}
        return {**since, **who, **({"program": True} if seat.program else {})}

    def record(self, state: TableState) -> dict[str, Any]:
        game, room = state.game, state.room
        assert game is not None
        assert room.deal is not None
        bound = self._is_bound(room.deal.secret)
        proof: dict[str, Any] = {
            **({"form": FORM} if bound else {}),
            "commitment": room.deal.commitment,
            "secret": room.deal.secret,
            "hashes": list(room.deal.hashes),
            "nonces": list(room.deal.nonces),
            "cancelled": self.cancelled,
        }
        extras: dict[str, Any] = {
            "names": self.names,
            "bots": self.bots,
            **({"programs": self.programs} if self.programs else {}),
            "dwarfs": self.dwarfs,
            **({"holders": self.holders} if self.holders else {}),
            "times": {"began": self.began, "ended": self.ended},
            "talk": self.talk,
            "by": self.by,
            "ended": room.finished[-1].ended,
            "winners": None if game.winners is None else list(game.winners),
            "nuggets": list(game.nuggets),
            "proof": proof,
        }
        plain = to_plain(record_of(game, **extras))
        return {**plain, "checksum": checksum_of(plain)} if bound else plain

    def _is_bound(self, secret: str | None) -> bool:
        """Whether the deal was bound to how it began, as all are that are not of an older server."""
        return secret is not None and self.start is not None and is_bound(bytes.fromhex(secret), self.start)


def _numbers(dwarf: Dwarf) -> list[int]:
    return [dwarf.shape, dwarf.colour, dwarf.pattern]


# -- deleting ---------------------------------------------------------------------------------------------------------


async def forget_name(table: Table, held: Held) -> int:
    """Delete a player's name from the table's log, and so from its records, for good."""
    check_stage(table, "open", "over")
    if held.waiting:
        raise Problem(Code.NOT_YOUR_SEAT)
    holder = table.state.holders[held.seat]
    if holder.forgotten:
        return table.state.n
    return await _forget(table, held.seat, holder.named, former=False)


async def forget_former_name(table: Table, token: str) -> int:
    """The same for somebody who has given up the seat that this token opened. Raises Problem if it never opened one."""
    found = await table.services.store.former(table.id, hashed(token))
    if found is None:
        raise Problem(Code.BAD_TOKEN)
    check_stage(table, "open", "playing", "over")
    return await _forget(table, found.seat, found.named, former=True)


async def _forget(table: Table, seat: int, named: Sequence[int], *, former: bool) -> int:
    """Empty the entries that named somebody, and say so. Does nothing if that was said already."""
    if named[0] in table.state.forgotten:
        return table.state.n
    marks = marks_of(table, named[0])
    rows = await table.services.store.entries(table.id, table.state.n)
    naming = read_entries(row for row in rows if row.n in named)
    await table.services.store.rewrite(table.id, [_without_name(logged) for logged in naming])
    if not former:
        return await table.commit(e.NameForgotten(seat, named[0]))

    async def say() -> int:  # again by itself: once the name is gone from the log, nobody finds the marks any more
        said = named[0] in table.state.forgotten
        return table.state.n if said else await table.commit(e.NameForgotten(seat, named[0], former, marks))

    return await retried(say)


def _without_name(logged: LoggedEntry) -> EntryRow:
    """The entry that named somebody, without the name, as it is stored."""
    entry = logged.entry
    assert isinstance(entry, (e.Joined, e.Announced))
    return EntryRow(logged.n, logged.at, entry_encoder.encode(replace(entry, name="")))


async def delete_table(table: Table, held: Held) -> int:
    """The host deletes the table with everything that belongs to it; not while a game runs, and after a first
    game only if he made the table."""
    check_host(table, held)
    check_stage(table, "open", "over")
    if not table.state.made_by(held.seat):
        raise Problem(Code.NOT_HOST)  # whoever inherits a table does not delete what others have played
    try:
        await table.services.store.delete(table.id)
    except StoreFailed:
        table.drop(Code.STORAGE)  # nobody knows whether it was deleted: it must be read again
        raise
    table.drop(Code.TABLE_DELETED)
    return table.state.n
