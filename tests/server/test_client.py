"""`saboteur.client` at a real server: a bot of one's own plays a whole game, with its history, and comes back."""

from __future__ import annotations

import asyncio
import pydoc
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from saboteur import client
from saboteur.bots import Bot, Observation, make_bot
from saboteur.client import (
    Player,
    Refused,
    Seat,
    Unreachable,
    fetch_record,
    open_table,
    play_at,
    play_now,
    play_together,
    start,
    take_seat,
)
from saboteur.client.tables import answer_of
from saboteur.rules import GameBegan, RoundBegan, SaboteurError, View, final, legal_moves
from saboteur.sentences import told
from saboteur.server.bots.bot_turns import BotTurns
from saboteur.server.http.schemas import SettingsChoice
from saboteur.server.problems import Code
from saboteur.server.socket import places
from saboteur.server.state import entries as e
from saboteur.server.store import Batch, StoreFailed
from saboteur.server.table.table import Table
from tests.kit.client import Lobby
from tests.kit.client import Player as Watcher
from tests.kit.local_server import running, settings_for
from tests.kit.polling import eventually

pytestmark = pytest.mark.real

EXAMPLES = Path(__file__).parents[2] / "examples"
PAGE = (EXAMPLES.parent / "docs" / "live-tables.md").read_text(encoding="utf-8")


class Curious(Bot):
    """Notes what it was shown, and plays as a detective would."""

    def __init__(self) -> None:
        super().__init__("curious")
        self.inner = make_bot("detective", "curious")
        self.seen: list[tuple[View, int]] = []

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        assert isinstance(history[0].events[0], GameBegan)
        assert any(isinstance(event, RoundBegan) for event in history[0].events)
        self.seen.append((view, len(history)))
        move = self.inner.choose(view, history)
        assert move in legal_moves(view)
        return move


async def test_a_bot_plays_a_game_and_survives_a_lost_connection(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        address = server.base + "/"  # as a browser shows it
        seat = await asyncio.to_thread(play_now, address, "Robo", 3, "random", rounds=1)
        assert server.registry.tables[seat.code].room.seats[0].program
        player = Player(seat, Curious())
        lost: list[int] = []

        def lose(message: dict[str, Any]) -> None:
            if message["type"] == "step" and not lost:
                lost.append(message["n"])
                raise OSError("the cable was pulled")

        player.told = lose
        view = await asyncio.to_thread(player.play)
        assert lost
        assert view is not None
        assert view.public.phase == "over"
        assert player.history[-1].events


@pytest.mark.parametrize("outage", [3, 1000])
async def test_a_database_that_is_away_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outage: int
) -> None:
    """Within the patience that a lost connection gets; then it is a refusal."""
    monkeypatch.setattr(client.player, "PAUSES", (0.05,) * 5)
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        store, failed = server.services.store, [0]
        append = store.append

        def fail(batch: Batch) -> asyncio.Future[object]:
            if failed[0] == outage:
                stored: asyncio.Future[object] = append(batch)
                return stored
            failed[0] += 1
            lost: asyncio.Future[object] = asyncio.get_running_loop().create_future()
            lost.set_exception(StoreFailed("OperationalError"))
            return lost

        monkeypatch.setattr(store, "append", fail)
        player = Player(seat, Curious())
        if outage == 1000:
            with pytest.raises(Refused) as refused:
                await asyncio.to_thread(player.play)
            assert refused.value.code == "storage"
        else:
            view = await asyncio.to_thread(player.play)
            assert view is not None
            assert view.public.phase == "over"
        assert failed[0] >= 3


@pytest.mark.parametrize("owed", [0, 1])
async def test_a_seat_is_taken_back_from_a_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owed: int) -> None:
    """It is called in while the bot thinks, and has not moved yet when the bot's own move comes. If it owes a move, it
    makes that first."""
    loop = asyncio.get_running_loop()
    may_go_on = BotTurns._may_go_on

    def hold(_turns: BotTurns, _table: Table) -> bool:
        return False

    def go_on() -> None:
        monkeypatch.setattr(BotTurns, "_may_go_on", may_go_on)
        live.refresh()

    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        live = server.registry.tables[seat.code]

        async def stand_in() -> None:
            monkeypatch.setattr(BotTurns, "_may_go_on", hold)
            async with live:
                await live.commit(e.StoodIn(0, "random", moves=owed))

        class Interrupted(Curious):
            def choose(self, view: View, history: Sequence[Observation]) -> str:
                move = super().choose(view, history)
                if len(self.seen) == 1:
                    asyncio.run_coroutine_threadsafe(stand_in(), loop).result(20)
                return move

        changes: list[str] = []

        def told_of(message: dict[str, Any]) -> None:
            if message["type"] in ("refused", "room"):
                changes.append(message["code"] if message["type"] == "refused" else message["change"]["kind"])
            if changes[-1:] in (["stand-in-plays"], ["taken-back"]):
                loop.call_soon_threadsafe(go_on)

        bot = Interrupted()
        view = await asyncio.to_thread(Player(seat, bot, told=told_of).play)
        assert view is not None
        assert view.public.phase == "over"
        assert {"stood-in", "taken-back"} <= set(changes)
        assert owed == 0 or "stand-in-plays" in changes
        assert len(bot.seen) > 2


async def test_a_move_that_did_not_arrive_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost while the bot thinks."""
    monkeypatch.setattr(client.player, "PAUSES", (0.05,) * 5)

    class Slow(Curious):
        def choose(self, view: View, history: Sequence[Observation]) -> str:
            if len(self.seen) in (0, 4):
                assert player._socket is not None
                player._socket.close()
            return super().choose(view, history)

    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        player = Player(seat, Slow())
        view = await asyncio.to_thread(player.play)
        assert view is not None
        assert view.public.phase == "over"


async def test_a_bot_survives_a_restart_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it, the bots of the table take so long that the game goes on only afterward."""
    monkeypatch.setattr(client.player, "PAUSES", (0.05,) * 2400)
    told, met = list[dict[str, Any]](), asyncio.Event()
    loop = asyncio.get_running_loop()
    async with running(settings_for(tmp_path, bot_delay=10_000.0)) as first:
        seat = await asyncio.to_thread(play_now, first.base, "Robo", 3, "random", rounds=1)
        player = Player(seat, Curious())

        def tell(message: dict[str, Any]) -> None:
            told.append(message)
            loop.call_soon_threadsafe(met.set)

        player.told = tell
        game = asyncio.create_task(asyncio.to_thread(player.play))
        await met.wait()
    async with running(settings_for(tmp_path, bot_delay=0.0)) as second:
        player.seat = replace(seat, server=second.base)  # in the test, a server has another port after it
        view = await game
    assert view is not None
    assert view.public.phase == "over"
    assert [message["code"] for message in told if message["type"] == "bye"] == ["stopping"]


@pytest.mark.parametrize(
    ("code", "arguments", "passes"),
    [
        ("full", {}, True), ("hello-late", {}, True), ("too-often", {"seconds": 7}, True),
        ("replaced", {}, False), ("table-ended", {"reason": ""}, False),
    ],
)  # fmt: skip
async def test_after_a_farewell_a_bot_does_what_the_protocol_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, arguments: dict[str, Any], *, passes: bool
) -> None:
    pauses = list[float]()
    monkeypatch.setattr(client.player, "sleep", pauses.append)
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        loop, said = asyncio.get_running_loop(), list[str]()

        def end() -> None:
            for connection in list(server.registry.tables[seat.code].audience.connections):
                connection.end(Code(code), **arguments)

        def tell(message: dict[str, Any]) -> None:
            if message["type"] == "step" and not said:
                said.append(code)
                loop.call_soon_threadsafe(end)

        player = Player(seat, Curious(), told=tell)
        if passes:
            view = await asyncio.to_thread(player.play)
            assert view is not None
            assert view.public.phase == "over"
            assert pauses == [arguments.get("seconds", client.player.PAUSES[0])]
        else:
            with pytest.raises(Refused, match=code):
                await asyncio.to_thread(player.play)
            assert pauses == []


async def test_a_server_that_stays_full_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = list[float]()
    monkeypatch.setattr(client.player, "sleep", pauses.append)
    async with running(settings_for(tmp_path)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        monkeypatch.setattr(places, "make_room", lambda *_: False)
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(Player(seat, Curious()).play)
        assert refused.value.code == "full"
        assert pauses == list(client.player.PAUSES)


@pytest.mark.parametrize("body", [b"<html>", b"[]", b"", b"{}", None])
def test_a_proxy_answers_in_its_own_words(body: bytes | None) -> None:
    answer = answer_of("http://table.test", 502, body)
    assert isinstance(answer, Unreachable)
    assert "http://table.test" in str(answer)
    assert "502" in str(answer)
    refused = answer_of("http://table.test", 502, b'{"code": "full", "arguments": {}}')
    assert isinstance(refused, Refused)
    assert refused.code == "full"


async def test_a_seat_says_that_it_is_a_program(tmp_path: Path) -> None:
    """Unless somebody decides every move, and no table has to take one."""
    async with running(settings_for(tmp_path)) as server, Lobby(server.base) as lobby:
        host = await lobby.done("/api/tables", {"name": "Ana"})
        at = (server.base, host["code"])
        await asyncio.to_thread(take_seat, *at, "Robo")
        await asyncio.to_thread(take_seat, *at, "Ben", program=False)
        assert [seat.program for seat in server.registry.tables[host["code"]].room.seats] == [False, True, False]
        await lobby.done(f"/api/tables/{host['code']}/settings", {"no_programs": True}, host["token"])
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(take_seat, *at, "Gizmo")
        assert refused.value.code == "no-programs"


@pytest.mark.parametrize("program", [True, False])
async def test_a_client_opens_a_table_that_takes_no_programs(tmp_path: Path, program: bool) -> None:  # noqa: FBT001
    """Its own seat says what it is; others that are programs are refused."""
    async with running(settings_for(tmp_path)) as server:
        for make in (open_table, play_now):
            host = await asyncio.to_thread(make, server.base, "Robo", no_programs=True, program=program)
            room = server.registry.tables[host.code].room
            assert (room.settings.no_programs, room.seats[0].program) == (True, program)
            with pytest.raises(Refused, match=r"no-programs: this table takes no programs; .*program=False"):
                await asyncio.to_thread(take_seat, server.base, host.code, "Gizmo")


async def test_the_record_of_a_finished_game_is_fetched(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1, private=True)
        with pytest.raises(Refused, match="no-such-record"):
            await asyncio.to_thread(fetch_record, seat)
        view = await asyncio.to_thread(Player(seat, Curious()).play)
        record = await asyncio.to_thread(fetch_record, seat)
        assert view is not None
        assert final(record).winners == view.public.winners
        assert (await asyncio.to_thread(fetch_record, seat, 1)).moves == record.moves
        with pytest.raises(Refused, match="no-such-record"):
            await asyncio.to_thread(fetch_record, seat, 2)


async def test_a_refused_name_says_what_is_allowed(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        for name, allowed in (("Player 3", "up to 24 characters"), ("Bot", "any other is allowed")):
            with pytest.raises(Refused, match=allowed):
                await asyncio.to_thread(open_table, server.base, name)
        with pytest.raises(Refused, match="3 to 10"):
            await asyncio.to_thread(play_now, server.base, "Robo", 2)
        with pytest.raises(Refused, match=r"the settings are edition, options, rounds, first, clock, .*, hints$"):
            await asyncio.to_thread(lambda: play_now(server.base, "Robo", colour="red"))
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(lambda: play_now(server.base, "Robo", talk="loud"))
        assert "the settings are" not in str(refused.value), "it is the value that is wrong"


def test_an_address_has_a_scheme() -> None:
    for ask in (lambda: open_table("localhost:8000", "Robo"), lambda: play_at("localhost", "CODE", Curious())):
        with pytest.raises(ValueError, match=r"server: 'localhost.*' must begin with http:// or https://"):
            ask()


def test_a_server_that_is_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.player, "PAUSES", (0.01,))
    address = "http://127.0.0.1:1"
    for ask in (
        lambda: open_table(address, "Robo"),
        lambda: play_at(address, "CODE", Curious()),
        Player(Seat(address, "CODE", 0, "token"), Curious()).play,
    ):
        with pytest.raises(Unreachable, match=rf"no Saboteur server answers at {address}: is it running, .* \(.*111"):
            ask()


@pytest.mark.parametrize(
    ("status", "body"), [(200, b"<html>"), (404, b"<html>"), (404, b"[]"), (404, b""), (500, b"{}"), (500, b'"x"')]
)
def test_another_server_is_no_saboteur_server(status: int, body: bytes) -> None:
    with another_server(status, body) as address, pytest.raises(Unreachable) as refused:
        open_table(address, "Robo")
    assert str(refused.value).startswith(f"no Saboteur server answers at {address}: ")


@contextmanager
def another_server(status: int, body: bytes) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_seat_does_not_show_its_token() -> None:
    assert "secret" not in repr(Seat("http://localhost:1", "CODE", 0, "secret"))


def test_a_bot_is_an_object() -> None:
    """Before anything is asked of the server, which here is none."""
    seat, wrong = Seat("http://localhost:1", "CODE", 0, "token"), list[Any]((Curious, "detective", 7))
    for bot, message in zip(wrong, ("Curious is a class", "'detective' is a name", "7 is no bot"), strict=True):
        for play in (
            lambda bot=bot: Player(seat, bot),
            lambda bot=bot: play_at(seat.server, "CODE", bot),
            lambda bot=bot: play_together(seat.server, [Curious(), bot]),
        ):
            with pytest.raises(TypeError, match=message):
                play()


def test_help_shows_what_is_public() -> None:
    text = pydoc.plain(pydoc.render_doc(client))
    for name in client.__all__:
        assert name in text
    assert "start_blocking_portal" not in text
    assert "decoded_event" not in text


async def test_refusals_have_a_code(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(take_seat, server.base, "ABCD2345", "Robo")
        assert refused.value.code == "no-such-table"
        assert str(refused.value).startswith("no-such-table: no table of this server has this code; check it")
        with pytest.raises(
            Refused, match=r"unknown-bot {'bot': 'foo'}: the server's bots are in its answer to GET /api"
        ):
            await asyncio.to_thread(play_now, server.base, "Robo", 3, "foo")
        seat = await asyncio.to_thread(open_table, server.base, "Robo")
        with pytest.raises(Refused) as early:
            await asyncio.to_thread(start, seat)
        assert str(early.value) == "too-few-seats {'least': 3}: " + told(SaboteurError("too-few-seats", least=3), "en")


@pytest.mark.parametrize("comes_late", [False, True])
async def test_a_game_that_is_ended_early_has_ended(tmp_path: Path, *, comes_late: bool) -> None:
    """While the bot waits, or while it thinks."""
    loop = asyncio.get_running_loop()
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        live = server.registry.tables[seat.code]

        async def end() -> None:
            async with live:
                await live.commit(e.GameAbandoned())

        class Interrupted(Curious):
            def choose(self, view: View, history: Sequence[Observation]) -> str:
                move = super().choose(view, history)
                ended = asyncio.run_coroutine_threadsafe(end(), loop)
                if comes_late:
                    ended.result(20)
                return move

        player = Player(seat, Interrupted())
        view = await asyncio.to_thread(player.play)
        assert view is not None
        assert (view.public.phase, player.games) == ("play", 1)


async def test_a_move_that_meets_a_pause_is_made_after_it(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 3, "random", rounds=1)
        live = server.registry.tables[seat.code]

        async def say(entry: e.Entry) -> None:
            async with live:
                await live.commit(entry)

        class Interrupted(Curious):
            def choose(self, view: View, history: Sequence[Observation]) -> str:
                move = super().choose(view, history)
                if len(self.seen) == 1:
                    asyncio.run_coroutine_threadsafe(say(e.Paused()), loop).result(20)
                return move

        refused: list[str] = []

        def told_of(message: dict[str, Any]) -> None:
            if message["type"] == "refused":
                refused.append(message["code"])
                asyncio.run_coroutine_threadsafe(say(e.WentOn()), loop)

        bot = Interrupted()
        view = await asyncio.to_thread(Player(seat, bot, told=told_of).play)
        assert view is not None
        assert (view.public.phase, refused) == ("over", ["paused"])
        assert bot.seen[0] == bot.seen[1]  # asked again, for nobody knows how long it took


async def test_two_bots_at_a_table_get_ready_and_ready_again(tmp_path: Path) -> None:
    """By the table's code and under one name; a setting that changes undoes their word, and they give it again."""
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server, Lobby(server.base) as lobby:
        seat = await lobby.table(rounds=1)
        code, token = seat["code"], seat["token"]
        async with Watcher(server.base, code, token) as host:
            asked = [asyncio.to_thread(play_at, server.base, code, Curious(), "Robo") for _ in range(2)]
            games = [asyncio.create_task(each) for each in asked]
            await host.until(lambda _: _ready(host.room) == ["Robo", "Robo 2"])
            await lobby.done(f"/api/tables/{code}/settings", {"edition": "el"}, token)
            await host.until(lambda _: _ready(host.room) == [])
            await host.until(lambda _: len(_ready(host.room)) == 2)
            await lobby.done(f"/api/tables/{code}/start", None, token)
            await host.play_on(lambda legal: legal[0], until=lambda: host.over)
            for view in await asyncio.gather(*games):
                assert view is not None
                assert (view.public.phase, view.public.edition) == ("over", "el")
            await host.until(lambda _: len(host.room["seats"]) == 1)  # they have left, and nobody waits for them


def _ready(room: dict[str, Any]) -> list[str]:
    """The guests that are ready."""
    return sorted(seat["name"] for seat in room["seats"][1:] if seat["ready"])


async def _said_by(example: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, "-W", "ignore", example, *arguments]
    done = await asyncio.to_thread(subprocess.run, command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_the_example_plays_with_the_bots_of_a_server(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        assert "winners: (" in await _said_by("live_table.py", server.base)


async def test_the_example_plays_at_the_table_of_a_person(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server, Lobby(server.base) as lobby:
        seat = await lobby.table(rounds=1)
        code, token = seat["code"], seat["token"]
        await lobby.done(f"/api/tables/{code}/bots", {"count": 1, "bot": None}, token)
        async with Watcher(server.base, code, token) as host:
            said = asyncio.create_task(_said_by("live_table.py", server.base, code, "Pickaxe"))
            await host.until(lambda _: "Pickaxe" in _ready(host.room))
            await lobby.done(f"/api/tables/{code}/start", None, token)
            await host.play_on(lambda legal: legal[0], until=lambda: host.over)
            assert "winners: (" in await said


async def test_the_example_hosts_a_table_for_a_person(tmp_path: Path) -> None:
    """It deals as soon as all are ready, and in the end leaves the table to them."""
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server, Lobby(server.base) as lobby:
        said = asyncio.create_task(_said_by("host_table.py", server.base))
        await eventually(lambda: [len(table.room.seats) for table in server.registry.tables.values()] == [2])
        (code,) = server.registry.tables
        seat = await lobby.join(code, "Ana")
        async with Watcher(server.base, code, seat["token"]) as guest:
            await lobby.done(f"/api/tables/{code}/ready", {"ready": True}, seat["token"])
            await guest.play_on(lambda legal: legal[0], until=lambda: guest.over)
            assert f"/t/{code}" in (text := await said)
            assert "winners: (" in text
            await guest.until(lambda _: [seat["name"] for seat in guest.room["seats"] if not seat["bot"]] == ["Ana"])


async def test_bots_of_ones_own_play_among_themselves(tmp_path: Path) -> None:
    """The example runs: two games at a table that they open, start and fill by themselves."""
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        assert "winners of the last game: (" in await _said_by("live_bots.py", server.base)
        (table,) = server.registry.tables.values()
        assert (table.room.game, len(table.room.seats), table.room.settings.edition) == (2, 4, "el")


class Broken(Curious):
    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it fails before it looks
        raise ZeroDivisionError("broken")


async def test_a_bot_that_fails_at_a_table_of_others_leaves_it(tmp_path: Path) -> None:
    """One of the server's bots has the seat at once."""
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server, Lobby(server.base) as lobby:
        seat = await lobby.table(rounds=1)
        code, token = seat["code"], seat["token"]
        await lobby.done(f"/api/tables/{code}/bots", {"count": 1, "bot": None}, token)
        async with Watcher(server.base, code, token) as host:
            game = asyncio.create_task(asyncio.to_thread(play_at, server.base, code, Broken(), "Robo"))
            await host.until(lambda _: "Robo" in _ready(host.room))
            await lobby.done(f"/api/tables/{code}/start", None, token)
            await host.play_on(lambda legal: legal[0], until=lambda: host.over)
            with pytest.raises(ZeroDivisionError, match="broken"):
                await game
            assert host.room["seats"][2]["bot"] is not None


async def test_a_bot_that_fails_ends_the_game_of_the_others(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        bots = [Curious(), Broken(), Curious()]
        with pytest.raises(ZeroDivisionError, match="broken"):
            await asyncio.to_thread(play_together, server.base, bots)


def _block(heading: str) -> str:
    """The first Python of a section of the page of live tables."""
    return PAGE.partition(f"\n## {heading}\n")[2].partition("```python\n")[2].partition("```")[0]


async def test_the_page_shows_how_to_play_with_the_bots_of_a_server(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        code = _block("Play with the server's bots") + _block("Read the result")
        said = await _said_by("-c", code.replace("http://localhost:8000", server.base))
        assert any(said.startswith(word) for word in ("won (", "lost (")), said
        assert "['saboteurs']" in said or "['diggers']" in said


async def test_the_page_shows_how_to_let_bots_play_together(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        code = _block("Let your bots play together").replace("http://localhost:8000", server.base)
        assert (
            await _said_by("-c", code + "print([view.public.phase for view in views])") == "['over', 'over', 'over']\n"
        )


async def test_the_page_shows_a_game_that_is_always_the_same() -> None:
    code = _block("Testing a server with bots")
    assert await _said_by("-c", code) == await _said_by("-c", code)


async def test_a_host_deals_again_as_soon_as_all_are_ready(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.0)) as server:
        seat = await asyncio.to_thread(play_now, server.base, "Robo", 4, "random", rounds=1)
        player = Player(seat, Curious(), starts_with=4)
        view = await asyncio.to_thread(player.play, 3)
        assert view is not None
        assert (view.public.phase, player.games, server.registry.tables[seat.code].room.game) == ("over", 3, 3)


def test_the_settings_that_can_be_given_are_named() -> None:
    """Where `play_now` is written, and on the page of live tables."""
    told = PAGE.partition("The settings are those")[2].partition("## ")[0]
    for name in SettingsChoice.model_fields:
        assert f"`{name}`" in (play_now.__doc__ or "")
        assert f"`{name}`" in told
