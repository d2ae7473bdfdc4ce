"""Reading what other workers have stored: a table in memory is always the beginning of its log, and reads on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.table_state import TableState
from saboteur.server.store import Overtaken, StoredTable, Tail
from saboteur.server.store.rows import EntryRow
from saboteur.server.table.move_clock import MoveClock

if TYPE_CHECKING:
    from saboteur.server.table.table import Table

Result = TypeVar("Result")
MOST_TRIES: Final = 100
PERSONAL: Final = (e.Moved, e.Dealt)
TOKENS_CHANGE: Final = (
    e.Joined, e.Left, e.Reordered, e.GivenToBot, e.Announced, e.Withdrawn, e.TookOver, e.DeviceChanged,
)  # fmt: skip


async def retried(deed: Callable[[], Awaitable[Result]]) -> Result:
    """Do something at a table; once more if another worker was quicker, for then the table is another.

    The deed looks at the table anew each time. Raises Problem if it is never the first.
    """
    for _ in range(MOST_TRIES):
        try:
            return await deed()
        except Overtaken:
            continue
    raise Problem(Code.STORAGE)


async def follow(table: Table) -> None:
    """Catch up because a notice or a look said so."""
    async with table:
        table.following = False  # what is stored from now on is another reason to look
        await catch_up(table)


async def catch_up(table: Table) -> bool:
    """Take and tell what others have stored; whether there was anything. The caller holds the lock.

    Raises Problem if the table was deleted, StoreFailed if the database is away.
    """
    if not table.registry.cluster.shared:
        return False
    tail = await table.registry.store.tail(table.id, table.state.n)
    if tail is None:
        table.registry.drop(table, Code.TABLE_DELETED)
        raise Problem(Code.NO_SUCH_TABLE)
    if not tail.entries:
        return False
    _take(table, tail)
    return True


async def start_over(table: Table, told: int) -> None:
    """What is in memory was overtaken: read the log again, up to what was told silently, and tell the rest."""
    stored = await table.registry.store.load(table.code)
    if stored is None:
        table.registry.drop(table, Code.TABLE_DELETED)
        raise Problem(Code.NO_SUCH_TABLE)
    recent = _recent(stored.secrets)
    table.forget(TableState(recent, table.registry.dealer))
    fill(table, [row for row in stored.entries if row.n <= told])
    _take_clock(table, stored)
    rest = tuple(row for row in stored.entries if row.n > told)
    _take(table, Tail(rest, stored.keys, stored.tokens, recent))


def _recent(secrets: Mapping[int, str]) -> dict[int, str]:
    """The secrets of the last two deals: if the last start was called off, the game before it is still on the table."""
    last = max(secrets, default=0)
    return {game: text for game, text in secrets.items() if game >= last - 1}


def _take(table: Table, tail: Tail) -> None:
    entries = [(table.decoded(row), row.at) for row in tail.entries]
    if _may_mix_seats([entry for entry, _ in entries]):
        # Whose seat is whose in between is not stored: rather than show a hand to the wrong one, all come back anew.
        table.send_away(Code.STOPPING)
    try:
        table.follow(entries, tail)
    except BaseException:
        table.registry.drop(table, Code.STORAGE)
        raise


def _may_mix_seats(entries: Sequence[e.Entry]) -> bool:
    """Whether something private follows a change of tokens."""
    changed = False
    for entry in entries:
        if changed and isinstance(entry, PERSONAL):
            return True
        changed = changed or isinstance(entry, TOKENS_CHANGE)
    return False


# -- reading a table from its log -------------------------------------------------------------------------------------


def rebuild(table: Table, stored: StoredTable) -> None:
    """Put a stored table into memory: all of it."""
    table.state.secrets.update(_recent(stored.secrets))
    fill(table, stored.entries)
    table.tokens = {token.hash: token for token in stored.tokens}
    table.learn_keys(stored.keys)
    table.note_gone()
    _take_clock(table, stored)


def _take_clock(table: Table, stored: StoredTable) -> None:
    """The clock of the move that is awaited, if it was stored for that one."""
    clock, moment = stored.clock, (table.room.game, table.state.version)
    if clock is not None and (clock.game, clock.version) == moment and table.to_act is not None:
        # With others about, a clock that runs goes on; alone, it stands until somebody is here.
        table.clock = MoveClock(clock.left, clock.since if table.registry.cluster.shared else None)


def fill(table: Table, rows: Sequence[EntryRow]) -> None:
    """Take entries that were told long ago."""
    for row in rows:
        entry = table.decoded(row)
        table.state.take(entry, row.at)
        table.count_happening(entry)
        table.note_moment(entry, row.at)
