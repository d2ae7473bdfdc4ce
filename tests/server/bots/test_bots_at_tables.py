"""Bots at live tables: they see what their seat sees, in processes of their own, and a table never waits for them."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import BUILT_IN_NAMES, Observation, make_bot
from saboteur.rules import Game, Setup, redacted
from saboteur.server.bots import bot_questions, bot_turns, process_pool
from saboteur.server.bots.bot_messages import Answer, Question, WireObservation, answers, packed
from saboteur.server.bots.bot_process import Worker, serve
from saboteur.server.bots.bot_turns import BotTurns
from saboteur.server.bots.process_pool import BOT_ANSWERS, BotPool
from saboteur.server.metrics import Metrics
from saboteur.server.settings import Settings
from saboteur.server.wire.event_encoding import on_wire
from tests.kit.client import PATIENCE, Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import Scene, at_rest, eventually, finish, game, table


def question(game: Game, **changes: object) -> Question:
    """A question to the bot on the seat to act, with everything that happened."""
    seat = game.to_act
    opening = WireObservation(tuple(on_wire(redacted(event, seat)) for event in game.opening))
    values = {"id": 1, "sitting": "1/1/0/random", "bot": "random", "seed": "s", "ask": "move", "view": game.view(seat)}
    return Question(**{**values, "start": 0, "observations": (opening,), **changes})  # type: ignore[arg-type]


def bots_of(it: Scene) -> BotTurns:
    """What lets the bots of a server move."""
    found: BotTurns = next(each for each in it.server.registry._observers if isinstance(each, BotTurns))
    return found


def test_a_worker_answers_as_the_bot_itself_would() -> None:
    start = Game.seeded(Setup("lt", 4), "bots")
    seat = start.to_act
    history = [Observation(tuple(redacted(event, seat) for event in start.opening))]
    for name in ("random", "digger"):
        expected = make_bot(name, "s").choose(start.view(seat), history)
        assert Worker().answer(question(start, bot=name)).text == expected


def test_a_worker_that_lost_the_history_says_so_and_goes_on_with_all_of_it() -> None:
    start = Game.seeded(Setup("lt", 4), "bots")
    worker = Worker()
    assert worker.answer(question(start, start=3)).lost
    assert worker.answer(question(start)).text is not None
    assert worker.answer(question(start, start=1, observations=())).text == worker.answer(question(start)).text


def test_a_bot_that_fails_spoils_only_its_own_answer() -> None:
    start = Game.seeded(Setup("lt", 4), "bots")
    incoming = io.BytesIO(packed(question(start, bot="nobody")) + packed(question(start, id=2, sitting="other")))
    outgoing = io.BytesIO()
    serve(incoming, outgoing, Worker())
    said = outgoing.getvalue()
    first = int.from_bytes(said[:4], "big")
    assert answers.decode(said[4 : 4 + first]) == Answer(1, failed=True)
    assert answers.decode(said[8 + first :]).text is not None


async def test_a_bot_that_takes_too_long_is_ended_and_the_next_question_is_answered() -> None:
    start = Game.seeded(Setup("lt", 4), "bots")
    metrics = Metrics()
    pool = BotPool(Settings(bot_workers=1, bot_seconds=PATIENCE), metrics)
    answer = await pool.ask(question(start))
    assert answer is not None
    assert answer.text in start.legal_moves()
    (process,) = [each._process for each in (*pool._quick, *pool._slow) if each._process is not None]
    assert process is not None
    pool._settings = Settings(bot_workers=1, bot_seconds=0)  # whatever it does takes too long
    assert await pool.ask(question(start)) is None
    assert process.returncode is not None, "it was ended"
    assert await pool.ask(question(start)) is None
    pool._settings = Settings(bot_workers=1, bot_seconds=PATIENCE)
    assert await pool.ask(question(start)) == Answer(4, answer.text)
    assert metrics.value(BOT_ANSWERS) == 2
    await pool.close()


async def test_without_workers_the_simple_move_is_played(folder: Path) -> None:
    async with game(folder, 1, 4, rounds=1, limits={"bot_workers": 0}) as it:
        await finish(it.players)
        by = {m["by"] for m in it.players[0].told if m["type"] == "step" and m["seat"] not in (None, 0)}
        assert by == {"bot:fallback"}


def test_a_simple_move_is_legal_and_the_same_each_time() -> None:
    start = Game.seeded(Setup("lt", 4), "bots")
    view = start.view(start.to_act)
    assert bot_turns.simple_move(view, "seed") == bot_turns.simple_move(view, "seed")
    assert bot_turns.simple_move(view, "seed") in start.legal_moves()


async def test_bots_wait_for_people(folder: Path) -> None:
    """With no human connected a table pauses."""
    async with table(folder, 1, 3, connected=False, rounds=1) as it:
        await it.done("settings", {"first": 1})
        await it.done("start")
        live = it.server.registry.tables[it.code]
        async with Player(it.server.base, it.code) as guest:
            await guest.send({"type": "ping"})
            await guest.kind("pong")
            await at_rest(it.server)
            assert (live.to_act, live.state.version, bots_of(it).is_thinking(live)) == (1, 0, False)
        await it.players[0].connect()
        await finish(it.players)
        await it.players[0].close()


async def test_a_bot_answers_after_a_delay_that_follows_from_public_facts(folder: Path) -> None:
    time_source = FakeTime()
    limits = {"bot_delay": 10.0}
    async with table(folder, 1, 3, limits=limits, parts={"time_source": time_source}, talk="none", first=1) as it:
        await it.done("bots", {"count": 1, "bot": "random"})
        await it.done("settings", {"first": 1})
        await it.start()
        live = it.server.registry.tables[it.code]
        delay = bots_of(it)._delay(live)
        assert 7.0 <= delay <= 13.0
        await eventually(lambda: time_source.waiting == 1)  # it has its answer and waits
        assert it.server.services.metrics.value(BOT_ANSWERS) == 1
        time_source.advance(delay - 0.1)
        assert (time_source.waiting, live.state.version) == (1, 0)
        time_source.advance(0.2)
        await it.players[0].until(lambda m: m["type"] == "step" and m["version"] == 1)


@pytest.mark.parametrize(("pace", "least", "most"), [("calm", 35.0, 65.0), ("normal", 7.0, 13.0), ("fast", 2.4, 4.6)])
async def test_bots_move_at_the_pace_that_the_host_chose(folder: Path, pace: str, least: float, most: float) -> None:
    parts, limits = {"time_source": FakeTime()}, {"bot_delay": 10.0}
    async with table(folder, 1, 3, limits=limits, parts=parts, talk="none", bot_pace=pace) as it:
        await it.done("settings", {"first": 1})
        await it.start()
        for version in (1, 2, 3):
            await eventually(lambda: parts["time_source"].waiting == 1)
            parts["time_source"].advance(least - 0.1)
            assert it.server.registry.tables[it.code].state.version == version - 1
            parts["time_source"].advance(most - least + 0.2)
            assert (await it.players[0].kind("step"))["version"] == version


async def test_a_pace_chosen_in_a_running_game_holds_from_the_next_bot_on(folder: Path) -> None:
    parts, limits = {"time_source": FakeTime()}, {"bot_delay": 10.0}
    async with table(folder, 1, 3, limits=limits, parts=parts, talk="none") as it:
        await it.done("settings", {"first": 1})
        await it.start()
        live = it.server.registry.tables[it.code]
        before = bots_of(it)._delay(live)
        await it.done("settings", {"bot_pace": "calm"})
        assert bots_of(it)._delay(live) == pytest.approx(5 * before)


async def test_a_bots_history_from_the_log_is_the_one_it_was_told(folder: Path) -> None:
    async with game(folder, 2, 2, rounds=1) as it:
        claim = {"type": "claim", "key": "claim-by-ana", "text": "!role:digger"}
        await it.players[0].send(claim)
        await finish(it.players)
        live = it.server.registry.tables[it.code]
        history = await bot_questions._history(live, 2, live.state.n)
        assert len(history) == live.state.happenings.count
        recent = [bot_questions._redacted(happening, 2) for happening in live.state.happenings.recent]
        assert history[-len(recent) :] == recent


async def test_a_crowd_of_tables_does_not_stop_the_bots_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever one address asks for, somebody else's question is the next but one."""
    start, asked, goes_on = Game.seeded(Setup("lt", 4), "bots"), [], asyncio.Semaphore(0)

    async def exchange(_: Any, given: Question) -> Answer:
        asked.append(given.sitting)
        await goes_on.acquire()
        return Answer(given.id, "-V")

    async def running(_: Any) -> None:
        """No process is needed."""

    monkeypatch.setattr(process_pool, "_exchange", exchange)
    monkeypatch.setattr(process_pool._Process, "_running", running)
    bots = BotPool(Settings(bot_workers=1, bot_seconds=PATIENCE), Metrics())
    crowd = [asyncio.ensure_future(bots.ask(question(start, sitting=f"crowd {n}"), "crowd")) for n in range(20)]
    await eventually(lambda: len(asked) == 1)
    other = asyncio.ensure_future(bots.ask(question(start, sitting="other"), "somebody else"))
    await asyncio.sleep(0)
    for _ in range(3):
        goes_on.release()
    assert await other is not None
    assert asked.index("other") <= 2
    for _ in crowd:
        goes_on.release()
    await asyncio.gather(*crowd)


async def test_bots_that_search_do_not_keep_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses ask them, and even if none of them ever answers."""
    start, never = Game.seeded(Setup("lt", 4), "bots"), asyncio.Event()

    async def exchange(_: Any, given: Question) -> Answer:
        if given.bot in ("search", "schemer", "foreign"):
            await never.wait()
        return Answer(given.id, "-V")

    async def running(_: Any) -> None:
        """No process is needed."""

    monkeypatch.setattr(process_pool, "_exchange", exchange)
    monkeypatch.setattr(process_pool._Process, "_running", running)
    bots = BotPool(Settings(bot_workers=1, bot_seconds=PATIENCE), Metrics())
    slow = ("search", "schemer", "foreign")
    crowd = [
        asyncio.ensure_future(bots.ask(question(start, bot=slow[n % 3], sitting=f"crowd {n}"), f"address {n}"))
        for n in range(12)
    ]
    await asyncio.sleep(0)
    quick = [name for name in BUILT_IN_NAMES if name not in slow]
    assert len(quick) == 6
    for bot in quick:
        assert await bots.ask(question(start, bot=bot, sitting=bot), "somebody else") is not None
    for each in crowd:
        each.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_no_process_outlives_the_server(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither one that is starting when the server ends, nor one that somebody asks for afterwards. That they end is no
    surprise then."""
    start, started, begun, goes_on = Game.seeded(Setup("lt", 4), "bots"), [], asyncio.Event(), asyncio.Event()
    start_one = process_pool._start

    async def slowly() -> asyncio.subprocess.Process:
        begun.set()
        await goes_on.wait()
        started.append(await start_one())
        return started[-1]

    monkeypatch.setattr(process_pool, "_start", slowly)
    bots = BotPool(Settings(bot_workers=1, bot_seconds=PATIENCE), Metrics())
    asked = asyncio.ensure_future(bots.ask(question(start)))
    await begun.wait()
    closing = asyncio.ensure_future(bots.close())
    await asyncio.sleep(0)
    goes_on.set()
    await closing
    assert await asked is None
    assert await bots.ask(question(start)) is None
    assert [process.returncode is None for process in started] == [False]
    assert "bot-process-ended" not in caplog.text


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question takes a second of the loop's time; no process is needed."""

    async def exchange(_: Any, given: Question) -> Answer:
        await asyncio.sleep(1)
        return Answer(given.id, bot_turns.simple_move(given.view, "x") if given.ask == "move" else None)

    async def running(_: Any) -> None:
        pass

    monkeypatch.setattr(process_pool, "_exchange", exchange)
    monkeypatch.setattr(process_pool._Process, "_running", running)


@pytest.mark.virtual
@pytest.mark.usefixtures("slow_bots")
async def test_a_question_waits_three_seconds_for_its_turn() -> None:
    start, loop = Game.seeded(Setup("lt", 4), "bots"), asyncio.get_running_loop()
    bots, began = BotPool(Settings(bot_workers=1), Metrics()), asyncio.get_running_loop().time()

    async def answered(number: int) -> tuple[bool, float]:
        answer = await bots.ask(question(start, sitting=f"table {number}"), f"address {number}")
        return answer is not None, loop.time() - began

    told = await asyncio.gather(*(answered(number) for number in range(6)))
    assert [(done, round(at, 3)) for done, at in told[:3]] == [(True, 1.0), (True, 2.0), (True, 3.0)]
    assert [(done, round(at, 3)) for done, at in told[4:]] == [(False, 3.0), (False, 3.0)]


@pytest.mark.virtual
@pytest.mark.usefixtures("slow_bots")
async def test_a_table_waits_for_its_bots_only_a_moment_beside_a_crowd(folder: Path) -> None:
    """However many bots want to say something first: claims and the move are given up after three seconds each."""
    start, loop = Game.seeded(Setup("lt", 4), "bots"), asyncio.get_running_loop()
    async with game(folder, 1, 6, rounds=1, first=0, talk="claims", limits={"bot_seconds": 5.0}) as it:
        pool = it.server.services.bot_pool

        async def others(number: int) -> None:
            while True:
                await pool.ask(question(start, sitting=f"table {number}"), f"address {number}", float("inf"))

        crowd = [asyncio.ensure_future(others(number)) for number in range(30)]
        player = it.players[0]
        assert player.view is not None
        began = loop.time()
        await player.send(player.move(player.view["legal"][0]))
        step = await player.until(lambda m: m["type"] == "step" and m["version"] == 2)
        assert (step["seat"], step["by"]) == (1, "bot:fallback")
        assert loop.time() - began < 3 + 3 + 0.5
        for each in crowd:
            each.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)


async def test_a_claim_of_a_bot_is_talk_of_its_seat(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(folder, 2, 1, rounds=1, talk="claims") as it:

        async def ask(asked: Question, *_: object) -> Answer:
            text = "!role:digger" if asked.ask == "claim" else bot_turns.simple_move(asked.view, "x")
            return Answer(asked.id, text)

        monkeypatch.setattr(it.server.services.bot_pool, "ask", ask)
        await it.start()
        await finish(it.players)
        said = [m for m in it.players[0].told if m["type"] == "said"]
        steps = [m for m in it.players[0].told if m["type"] == "step" and m["move"]]
        assert {(m["seat"], m["text"], m["by"]) for m in said} == {(2, "!role:digger", "bot:random")}
        assert len(said) <= len(steps)
        versions = [m["version"] for m in said]
        assert len(versions) == len(set(versions)), "at most one claim after a move"
