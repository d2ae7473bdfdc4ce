"""Clocks are data: they run while somebody is there, stop while nobody is, and downtime is given back."""

from pathlib import Path
from typing import Any

import pytest

from saboteur.rules import Game, Setup
from saboteur.server.store import Batch, ClockRow, SqliteStore
from saboteur.server.store.rows import EntryRow
from saboteur.server.table.move_clock import MoveClock, TurnClock, neutral_move
from tests.kit.client import Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.server_scenes import Scene, actor, at_rest, eventually, finish, game


async def test_the_neutral_move_is_played_when_the_clock_runs_out(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, clock=30, parts={"time_source": time_source}) as it:
        player = await actor(it)
        clock = await player.kind("clock")
        assert (clock["seat"], clock["left"], clock["running"]) == (player.shown, 30_000, True)
        time_source.advance(29.9)
        await at_rest(it.server)
        assert it.server.registry.tables[it.code].state.version == 0
        time_source.advance(0.2)
        step = await player.kind("step")
        assert (step["by"], step["seat"], step["move"][0]) == ("clock", player.shown, "-")


async def test_two_lapses_in_a_row_mark_a_seat_away_and_a_move_marks_it_back(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, clock=30, parts={"time_source": time_source}) as it:
        first = await actor(it)
        seat = first.shown
        for turn in range(6):
            time_source.advance(31)
            await eventually(lambda turn=turn: _version(it) == turn + 1)
        player = await actor(it)
        assert player.shown == seat
        assert [one["away"] for one in player.room["seats"]] == [True] * 3
        assert player.view is not None
        await player.send(player.move(player.view["legal"][0]))
        step = await player.until(lambda m: m["type"] == "step" and m["by"] is None and m["seat"] == seat)
        assert step["room"]["seats"][seat]["away"] is False


def _version(it: Scene) -> int | None:
    """Moves played, once nothing is being written."""
    live = it.server.registry.tables[it.code]
    return None if live.busy else live.state.version


async def test_the_clock_stands_while_nobody_is_connected(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, clock=30, parts={"time_source": time_source}) as it:
        time_source.advance(10)
        for player in it.players:
            await player.close()
        live = it.server.registry.tables[it.code]
        await eventually(lambda: not live.audience.connections)
        time_source.advance(3600)
        await at_rest(it.server)
        assert live.state.version == 0
        welcome = await it.players[0].connect()
        assert (welcome["clock"]["left"], welcome["clock"]["running"]) == (20_000, False)
        assert (await it.players[0].kind("clock"))["running"]


async def test_downtime_is_given_back(folder: Path) -> None:
    """P12: the server is gone for an hour; whoever had 18 s has 18 s."""
    time_source = FakeTime()
    async with game(folder, 3, clock=30, parts={"time_source": time_source}) as it:
        time_source.advance(12)
        players = it.players
    time_source.advance(3600)
    async with running(settings_for(folder), time_source=time_source) as server:
        player = Player(server.base, players[0].code, players[0].token)
        welcome = await player.connect()
        assert welcome["clock"]["left"] == 18_000
        await player.kind("clock")
        time_source.advance(17)
        await at_rest(server)
        assert server.registry.tables[player.code].state.version == 0
        time_source.advance(2)
        assert (await player.kind("step"))["by"] == "clock"
        await player.close()


@pytest.mark.sqlite
def test_clocks_that_ran_when_the_server_was_killed_are_charged_up_to_its_last_sign_of_life_once(folder: Path) -> None:
    """P12: also if the server starts and ends again before anybody comes back."""

    async def ended() -> None:
        store = SqliteStore(str(folder / "x.sqlite3"))
        for number, since in enumerate((100_000, 120_000, None)):
            table = await store.create(f"T{number}", 1)
            row = ClockRow(game=1, version=5, left=30_000, since=since)
            await store.append(Batch(table, (EntryRow(1, 1, b"{}"),), clock=row))
        await store.alive(112_000)
        await store.close()

    async def started_again(alive: int) -> list[ClockRow | None]:
        store = SqliteStore(str(folder / "x.sqlite3"))
        await store.alive(alive)
        tables = [await store.load(f"T{number}") for number in range(3)]
        await store.close()
        return [table.clock for table in tables if table is not None]

    run_virtual(ended())
    for alive in (5_000_000, 9_000_000):
        clocks = run_virtual(started_again(alive))
        assert clocks == [ClockRow(1, 5, left, None) for left in (18_000, 30_000, 30_000)]


async def test_a_whole_game_by_the_clock_alone(folder: Path) -> None:
    """Every phase has its neutral move: decisions at goals and gold picks, too."""
    async with game(folder, 3, rounds=1, clock=5, parts={"time_source": FakeTime()}) as it:
        live = it.server.registry.tables[it.code]
        while live.room.stage == "playing":
            async with live:
                from saboteur.server.state import entries as e

                if live.to_act is not None:
                    await live.commit(e.Moved(live.to_act, neutral_move(live.state.game), "clock"))
        await finish(it.players)
        assert all(m["by"] == "clock" for m in it.players[0].told if m["type"] == "step" and m["move"])


@pytest.mark.parametrize("phase", ["turn-goal", "lay-stone", "pick-gold"])
def test_neutral_decisions(phase: str) -> None:
    game = _game_in(phase)
    legal = game.legal_moves()
    assert neutral_move(game) == (legal[-1] if phase == "pick-gold" else legal[0])


def _game_in(phase: str) -> Game:
    """The first of many random games that comes into a phase with several moves to choose from."""
    import random

    for number in range(400):
        game, chance = Game.seeded(Setup("et", 3, rounds=1), f"clock {number}"), random.Random(number)
        while not game.over:
            legal = game.legal_moves()
            if game.phase == phase and len(legal) > 1:
                return game
            paths = [move for move in legal if move[0] == "P" and "/" not in move]
            game.play(game.to_act or 0, max(paths, key=_column) if paths else chance.choice(legal))
    raise AssertionError(f"no game came to {phase}")


def _column(move: str) -> int:
    return int(move.partition("@")[2].split(",")[0])


# -- the clock by itself ----------------------------------------------------------------------------------------------

LIMIT = 30_000
MOMENT = (1, 5)


def wound(time_source: FakeTime, *, going: bool = True) -> TurnClock:
    """A clock that was just wound for the move awaited at MOMENT."""
    clock = TurnClock(time_source)
    clock.wind(LIMIT, MOMENT, time_source.now(), going=going)
    return clock


def test_a_clock_runs_while_the_game_goes_on_and_is_stored_only_when_that_changes() -> None:
    time_source = FakeTime()
    clock = wound(time_source)
    time_source.advance(10)
    assert clock.turn(LIMIT, MOMENT, going=True) is None
    assert clock.turn(LIMIT, MOMENT, going=False) == ClockRow(*MOMENT, 20_000, None)
    time_source.advance(3600)
    assert (clock.left, clock.running) == (20_000, False)
    assert clock.turn(LIMIT, MOMENT, going=True) == ClockRow(*MOMENT, 20_000, time_source.now())


def test_no_clock_runs_for_a_bot_and_the_next_person_has_the_full_time() -> None:
    time_source = FakeTime()
    clock = wound(time_source)
    time_source.advance(10)
    assert clock.wind(None, MOMENT, time_source.now(), going=True) is None
    assert (clock.left, clock.running) == (None, False)
    assert clock.wind(LIMIT, MOMENT, time_source.now(), going=True) == ClockRow(*MOMENT, LIMIT, time_source.now())


@pytest.mark.parametrize(("runs_on", "left"), [(False, 30_000), (True, 18_000)])
def test_a_stored_clock_stands_after_a_restart_unless_another_worker_let_it_run(*, runs_on: bool, left: int) -> None:
    time_source = FakeTime()
    clock, row = TurnClock(time_source), ClockRow(*MOMENT, LIMIT, time_source.now())
    time_source.advance(12)
    clock.restore(row, MOMENT, runs_on=runs_on)
    assert (clock.left, clock.running) == (left, runs_on)


@pytest.mark.parametrize("awaited", [None, (1, 6), (2, 5)])
def test_a_clock_that_was_stored_for_another_move_is_not_taken(awaited: tuple[int, int] | None) -> None:
    clock = TurnClock(FakeTime())
    clock.restore(ClockRow(*MOMENT, LIMIT, None), awaited, runs_on=False)
    assert clock.left is None


def test_an_alarm_rings_when_the_time_is_up_and_never_while_the_clock_stands() -> None:
    time_source, rung = FakeTime(), []
    clock = wound(time_source)
    clock.set_alarm(lambda: rung.append(time_source.now()))
    time_source.advance(20)
    assert clock.hold(MOMENT) == ClockRow(*MOMENT, 10_000, None)
    time_source.advance(3600)
    assert rung == []
    clock.turn(LIMIT, MOMENT, going=True)
    clock.set_alarm(lambda: rung.append(time_source.now()))
    time_source.advance(9.9)
    assert (rung, clock.is_up) == ([], False)
    time_source.advance(0.2)
    assert (len(rung), clock.is_up) == (1, True)


def _wish(player: Player, key: str = "more-time-1", **other: object) -> dict[str, object]:
    """More time for the move that is awaited."""
    assert player.view is not None
    version = player.view["public"]["version"]
    return {"type": "more-time", "key": key, "game": 1, "version": version, **other}


async def test_whoever_is_to_move_can_get_more_time_and_all_are_told(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 3, clock=30, parts={"time_source": time_source}) as it:
        player = await actor(it)
        time_source.advance(20)
        await player.send(_wish(player))
        for other in it.players:
            told = await other.until(lambda m: m["type"] == "room" and m["change"]["kind"] == "time-added")
            assert told["change"] == {"kind": "time-added", "seat": player.shown, "seconds": 30}
            assert [seat["extensions"] for seat in told["room"]["seats"]].count(1) == 1
            clock = await other.kind("clock")
            assert (clock["seat"], clock["left"], clock["running"]) == (player.shown, 40_000, True)
        assert (await player.kind("done"))["key"] == "more-time-1"
        time_source.advance(39.9)
        await at_rest(it.server)
        assert _version(it) == 0
        time_source.advance(0.2)
        assert (await player.kind("step"))["by"] == "clock"
        time_source.advance(29.9)  # the next one has the usual time
        await at_rest(it.server)
        assert _version(it) == 1
        time_source.advance(0.2)
        await eventually(lambda: _version(it) == 2)


async def test_the_same_wish_sent_again_adds_nothing(folder: Path) -> None:
    async with game(folder, 3, clock=30, parts={"time_source": FakeTime()}) as it:
        player = await actor(it)
        for _ in range(2):
            await player.send(_wish(player))
            assert (await player.kind("done"))["key"] == "more-time-1"
        assert it.server.registry.tables[it.code].clock.left == 60_000
        await player.send(_wish(player, version=7))
        assert (await player.kind("refused"))["code"] == "key-reused"
        await player.send(_wish(player, "more-time-2", version=7))
        assert (await player.kind("refused"))["code"] == "stale"


async def test_more_time_is_given_ten_times_in_a_game_and_stored(folder: Path) -> None:
    async with game(folder, 3, clock=30, parts={"time_source": FakeTime()}) as it:
        player = await actor(it)
        for number in range(10):
            await player.send(_wish(player, f"more-time-{number}"))
            await player.kind("done")
        await player.send(_wish(player, "more-time-11"))
        assert (await player.kind("refused"))["code"] == "no-more-time"
        live = it.server.registry.tables[it.code]
        stored = await it.server.services.store.load(it.code)
        assert stored is not None
        assert stored.clock is not None
        assert (live.clock.left, stored.clock.left) == (330_000, 330_000)


@pytest.mark.parametrize(
    ("settings", "whose"), [({"clock": 30, "more_time": False}, 0), ({"clock": None}, 0), ({"clock": 30}, 1)]
)
async def test_there_is_no_more_time_unless_allowed_nor_without_a_clock_nor_for_others(
    folder: Path, settings: dict[str, Any], whose: int
) -> None:
    async with game(folder, 3, first=0, parts={"time_source": FakeTime()}, **settings) as it:
        await actor(it)
        player = it.players[whose]
        await player.send(_wish(player))
        assert (await player.kind("refused"))["code"] == "no-more-time"
        n = it.server.registry.tables[it.code].state.n
        await player.send(_wish(player, seat=2))
        assert (await player.kind("refused"))["code"] == "not-your-seat"
        assert it.server.registry.tables[it.code].state.n == n


def test_a_clock_that_another_worker_started_never_shows_more_than_it_had() -> None:
    assert MoveClock(5_000, since=10_000).remaining(now=4_000) == 5_000
    assert MoveClock(5_000, since=10_000).remaining(now=12_000) == 3_000
