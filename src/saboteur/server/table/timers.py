"""What moves a table on when nobody does: the clock of the awaited move, the end of a rest between rounds, and the
deadlines of the deal."""

from __future__ import annotations

from saboteur.server.state import entries as e
from saboteur.server.store import Batch, ClockRow
from saboteur.server.table import commit_reveal
from saboteur.server.table.move_clock import neutral_move
from saboteur.server.table.table import Table


class Timers:
    """Keeps the timers of all tables going; an observer of each."""

    def refreshed(self, table: Table) -> None:
        """Start or stop the clock; look after the rest between rounds and the deal."""
        refresh_rest(table)
        refresh_clock(table)
        if table.room.stage == "dealing":
            commit_reveal.nudge(table)

    def dropped(self, table: Table) -> None:
        """Let nothing ring any more."""
        table.clock.cancel_alarm()
        table.rest.cancel_alarm()
        table.deal_deadline.cancel()


def refresh_rest(table: Table) -> None:
    """Tell people who is still awaited between two rounds, if that has changed; see that the wait ends."""
    if table.rest.changed(table.resting, lambda: _end_rest(table)):
        table.tell_rest()


def _end_rest(table: Table) -> None:
    table.services.background.spawn(_go_on(table))


async def _go_on(table: Table) -> None:
    """The rest has lasted long enough: bots move and the clock runs."""
    async with table:
        table.refresh()


def refresh_clock(table: Table) -> None:
    """Let the clock run or stand, as the state asks for; if that changes, store it and tell everybody."""
    limit = table.time_for_move
    if limit is None:
        table.clock.remove()
        return
    moment = table.moment
    row = table.clock.turn(limit, moment, going=table.going)
    if row is not None:
        table.services.background.spawn(_store(table, row))
        table.tell_clock()
    table.clock.set_alarm(lambda: _ring(table, moment))


async def _store(table: Table, row: ClockRow) -> None:
    await table.services.store.append(Batch(table.id, clock=row))


def _ring(table: Table, moment: tuple[int, int]) -> None:
    table.services.background.spawn(_run_out(table, moment))


async def _run_out(table: Table, moment: tuple[int, int]) -> None:
    """The time is up: play the neutral move, unless the awaited one has come."""
    async with table:
        game, seat = table.state.game, table.to_act
        if game is None or seat is None or moment != table.moment or not table.clock.is_up:
            return
        if table.runs_here:
            await table.commit(e.Moved(seat, neutral_move(game), "clock"))


async def hold(table: Table) -> None:
    """Stop the clock for good and store what is left of it. Raises StoreFailed."""
    row = table.clock.hold(table.moment)
    if row is not None:
        await _store(table, row)
