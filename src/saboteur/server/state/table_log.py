"""A table's log as it is stored, and the one fold of it: used after a restart, to catch up with another worker, for a
resume, for a bot's history and for records. Live play takes entries one by one with the same `TableState.take`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from saboteur.server.state import entries as e
from saboteur.server.state.table_state import Outcome, TableState

BREATHE_AFTER: Final = 50
"""Entries of a long log that are read before others have their turn."""
entry_encoder: Final = msgspec.json.Encoder()
entry_decoder: Final[msgspec.json.Decoder[e.Entry]] = msgspec.json.Decoder(e.Entry)


class LoggedEntry(NamedTuple):
    """An entry with its number and the moment it was stored with, in milliseconds since 1970."""

    n: int
    at: int
    entry: e.Entry


def read_entries(rows: Iterable[tuple[int, int, bytes]]) -> Iterator[LoggedEntry]:
    """The entries that stored rows (number, moment, body) hold, decoded as they are asked for."""
    for n, at, body in rows:
        yield LoggedEntry(n, at, entry_decoder.decode(body))


def fold(state: TableState, entries: Iterable[LoggedEntry]) -> Iterator[Outcome]:
    """Take entries one after the other; yields the outcome of each while the state is as it was right after it."""
    for _, at, entry in entries:
        yield state.take(entry, at)


async def fold_in_turns(state: TableState, entries: Iterable[LoggedEntry]) -> AsyncGenerator[Outcome, None]:
    """The same; everybody else has their turn in between, for a long log takes seconds."""
    for outcome in fold(state, entries):
        if outcome.n % BREATHE_AFTER == 0:
            await asyncio.sleep(0)
        yield outcome
