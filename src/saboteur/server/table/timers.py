"""What moves a table on when nobody does: its clock, its bots, the timers of the deal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from saboteur.rules import Game
from saboteur.server.bots import bot_turns
from saboteur.server.state import entries as e
from saboteur.server.store import Batch, ClockRow, Overtaken
from saboteur.server.table import commit_reveal
from saboteur.server.table.move_clock import MoveClock

if TYPE_CHECKING:
    from saboteur.server.table.table import Table


def refresh(table: Table) -> None:
    """Start or stop the clock, set bots thinking, look after the deal: whatever the state asks for."""
    _refresh_clock(table)
    if table.room.stage == "dealing":
        commit_reveal.nudge(table)
    bot_turns.consider(table)


def _refresh_clock(table: Table) -> None:
    seconds, seat = table.room.settings.clock, table.to_act
    if seconds is None or seat is None or table.bot_of(seat):
        table.clock = None
        _set_alarm(table)
        return
    if table.clock is None:
        table.clock = MoveClock(seconds * 1000)
    if table.clock.running != table.going:
        _turn(table, table.clock)
    _set_alarm(table)


def _turn(table: Table, clock: MoveClock) -> None:
    """Start or stop a clock, keep that, and tell."""
    now = table.registry.time_source.now()
    if table.going:
        clock.start(now)
    else:
        clock.stop(now)
    row = clock.row(table.room.game, table.state.version)
    table.registry.spawn(_keep(table, row))
    message = table.clock_message()
    if message is not None:
        table.tell_all(message)


async def _keep(table: Table, row: ClockRow) -> None:
    await table.registry.store.append(Batch(table.id, clock=row))


def _set_alarm(table: Table) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    clock = table.clock
    if clock is None or not clock.running:
        return
    version = (table.room.game, table.state.version)
    left = clock.remaining(table.registry.time_source.now()) / 1000
    table.alarm = table.registry.time_source.later(left, lambda: _ring(table, version))


def _ring(table: Table, version: tuple[int, int]) -> None:
    table.registry.spawn(_run_out(table, version))


async def _run_out(table: Table, version: tuple[int, int]) -> None:
    """The clock ran out: the neutral move is played, if the one awaited has not come meanwhile."""
    async with table:
        game, clock, seat = table.state.game, table.clock, table.to_act
        if game is None or clock is None or seat is None or not clock.running:
            return
        if not table.registry.cluster.runs(table):
            return
        if version != (table.room.game, table.state.version) or clock.remaining(table.registry.time_source.now()) > 0:
            return
        await table.commit(e.Moved(seat, neutral_move(game), "clock"))


def neutral_move(game: Game) -> str:
    """What is played for somebody whose time is up: never anything that depends on the role."""
    legal = game.legal_moves()
    if game.phase == "play":
        seat = game.to_act
        assert seat is not None
        return f"-{secrets.choice(game.own(seat).hand)}"
    return legal[-1] if game.phase == "pick-gold" else legal[0]


async def pass_host_on(table: Table) -> None:
    """Lend the host's rights to somebody else while the host is gone for long, and give them back afterwards."""
    heir = _heir(table)
    if heir is None:
        return
    host = table.room.host
    async with table:
        if table.room.host == host and _heir(table) == heir:
            with suppress(Overtaken):  # then the next sweep looks again
                await table.commit(e.HostPassed(heir, lent=heir != table.state.lending_seat()))


def _heir(table: Table) -> int | None:
    """Who should be the host instead of whoever is: the person who lent the rights and is back; else, if the host has
    been gone for a while, the first connected person who was there for the first game. A code alone is not enough to
    inherit a table, so before the first game nobody does."""
    host, room, state = table.room.host, table.room, table.state
    lending = state.lending_seat()
    if host is None or room.stage == "dealing":
        return None
    if lending is not None and lending != host and table.connected(lending):
        return lending
    if not state.first_deal or host not in table.gone:
        return None
    if table.registry.time_source.now() - table.gone[host] < table.registry.settings.stand_in_after * 1000:
        return None
    people = [seat for seat in range(len(room.seats)) if room.seats[seat].bot is None and table.connected(seat)]
    return next((seat for seat in people if state.was_there_first(seat)), None)


async def hold(table: Table) -> None:
    """Stop the clock for good and keep what is left of it."""
    stop(table)
    if table.clock is not None and table.clock.running:
        table.clock.stop(table.registry.time_source.now())
        row = table.clock.row(table.room.game, table.state.version)
        await table.registry.store.append(Batch(table.id, clock=row))


def stop(table: Table) -> None:
    """Nothing moves this table on any more."""
    for alarm in (table.alarm, table.ceremony_alarm):
        if alarm is not None:
            alarm.cancel()
    table.alarm = table.ceremony_alarm = None
    if table.thinking is not None:
        table.thinking.cancel()
        table.thinking = None
