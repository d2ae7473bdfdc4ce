"""What happens at a table in both worlds: the course, and around it everything else that a server can be asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saboteur.server.control.commands import Commands
from saboteur.server.control.requests import (
    EndTable,
    ListBans,
    ListTables,
    SetNotice,
    ShowNotice,
    ShowStats,
    ShowTable,
    encode,
)
from saboteur.server.moderation.networks import network_of
from saboteur.server.socket import endpoint as play_socket
from saboteur.server.store import StoreFailed
from tests.kit.raw_websocket import BINARY, RawSocket, client_frame
from tests.kit.scripted_table import Knowing, Stage, eventually, stage
from tests.kit.server_twins import World

NOBODY: Knowing = frozenset()
JSON: dict[str, Any] = {"content-type": "application/json"}
UNCOMPARED = ("commits", "requests", "seconds", "process_", "http_connections")
"""What stands in the lines of the metrics that depend on the time or on the other requests of this run."""
OPEN_TO_ALL = (
    "/api/tables/{code}", "/api/tables/{code}/records", "/api/tables/{code}/qr.svg", "/api/records/none",
    "/api/records/none/replay", "/api/tables", "/api/about", "/api/notice", "/api/health", "/api/ready",
)  # fmt: skip
Heard = dict[str, tuple[Knowing, bytes, list[bytes]]]
"""By the name of a socket or of a seat's requests: whose secrets it may tell, all bytes, and the messages."""


async def plain_run(folder: Path, world: World, patch: pytest.MonkeyPatch) -> Heard:
    """Everything that is told in a run of a server of its own."""
    async with stage(folder, world, patch) as it:
        await whole_game(it)
    return heard(it)


async def whole_game(it: Stage) -> None:
    """The whole course with spectators, probes, talk, a new welcome and a resume."""
    await it.seat_all(talk="chat", clock=60, hints="on")
    await it.open("spectator", NOBODY)
    await it.open("screen", NOBODY, token=it.tokens[0], screen=True)
    await open_device(it)
    await it.deal()
    await course(it)
    await look_around(it)


async def open_device(it: Stage) -> None:
    """A device with two seats, whose people like a rest between rounds."""
    await it.open("device", frozenset({1, 2}), token=it.tokens[1], also=[it.tokens[2]], rests=True)


def heard(it: Stage) -> Heard:
    """Everything that was told in a run."""
    return {name: (it.knowing[name], bytes(it.heard[name]), it.texts[name]) for name in it.heard}


async def course(it: Stage, moves: int | None = None) -> None:
    """The next moves of the course, each after some that are refused; now and then somebody does something else."""
    first = it.live.state.version
    last = None if moves is None else first + moves
    for number, turn in list(enumerate(it.world.turns))[first:last]:
        mover = it.sockets[f"seat {turn.seat}"]
        for probe in turn.probes[:3]:
            assert (await mover.ask(it.move(turn, move=probe)))["type"] == "refused", (number, probe)
        waiting = it.sockets[f"seat {(turn.seat + 1) % it.players}"]
        if number % 4 == 0:
            await waiting.ask(it.move(turn, move="-V"))
        if number % 5 == 1:
            await it.sockets["device"].ask({"type": "curtain", "seat": 1 + number % 2})
            for socket in (it.sockets["device"], waiting):
                assert (await socket.ask({"type": "plan"}))["type"] == "plannable"
        if number % 6 == 0:
            for seat in (turn.seat, (turn.seat + 1) % it.players):
                await it.hint(f"seat {seat}")
        if number % 6 == 5:
            await waiting.send({"type": "wait"})
            assert (await waiting.ask({"type": "ping"}))["type"] == "pong"
        if number % 7 == 2:
            await waiting.ask({"type": "claim", "key": it.key(), "text": "!role:digger"})
        if number % 6 == 3 or it.live.resting:
            await it.sockets["device"].send({"type": "go-on"})
            await eventually(lambda: not it.live.resting)
        await it.play(turn)


async def look_around(it: Stage) -> None:
    """New welcomes, resumes from the middle, and what can be asked over HTTP."""
    await it.settle()
    for seat in range(it.players):
        steps = [text for text in it.sockets[f"seat {seat}"].texts if text.startswith(b'{"type":"step"')]
        middle = json.loads(steps[len(steps) // 2])
        await it.cut(f"seat {seat}")
        await it.enter(seat, resume={"n": middle["n"], "hash": middle["hash"]})
        await it.open(f"again {seat}", frozenset({seat}), token=it.tokens[seat])
    await it.open("late spectator", NOBODY)
    await _ask_history(it)
    for path in OPEN_TO_ALL:
        await it.request("GET", path)
    await it.request("POST", "/api/lessons/lay", {"moves": ["Pew@2,0"]})
    await it.request("POST", "/api/examples/lay", {"moves": ["Pns@2,0"]})
    await it.request("GET", "/api/puzzles/0")
    await it.request("POST", "/api/puzzles/0", {"answer": "0"})
    await control(it)
    metrics = await it.request("GET", "/api/metrics", compared=False)
    counted = [line for line in metrics.text.splitlines() if not any(word in line for word in UNCOMPARED)]
    it.heard["metrics"], it.texts["metrics"], it.knowing["metrics"] = bytearray("\n".join(counted).encode()), [], NOBODY


CONTROL = (
    ListTables(everything=True, names=True),
    ShowTable(""),
    ShowTable("", addresses=True),
    ListBans(),
    ShowStats(),
)


async def control(it: Stage) -> None:
    """What whoever runs the server is told, which is nothing of the cards; everybody sees a notice come and go."""
    commands = Commands(it.server.services)
    it.knowing["control"] = NOBODY
    for request in (*CONTROL, SetNotice("Closed tomorrow"), ShowNotice(), SetNotice(None)):
        filled = replace(request, code=it.code) if isinstance(request, ShowTable) else request
        answer = encode(await commands.answer(filled))
        it.heard.setdefault("control", bytearray()).extend(answer)
        it.texts.setdefault("control", []).append(answer)
    await it.settle()


async def _ask_history(it: Stage) -> None:
    """Those who have just come ask what has happened, with a seat and without one."""
    for seat in range(it.players):
        await _asked_history(it, f"again {seat}")
        await it.cut(f"again {seat}")
    await _asked_history(it, "late spectator")
    await _ask_history_of_shared_seats(it)
    await _ask_history_of_a_new_holder(it)


async def _asked_history(it: Stage, name: str) -> None:
    answer = await it.sockets[name].ask({"type": "history", "key": it.key()})
    assert answer["type"] == "past", (name, answer)
    assert answer["told"], name


async def _ask_history_of_shared_seats(it: Stage) -> None:
    """A device with two seats is told what a spectator is as long as the curtain is down, and then what one seat is."""
    seats = {"token": it.tokens[1], "also": [it.tokens[2]]}
    await it.open("curtain down", NOBODY, **seats)
    await _asked_history(it, "curtain down")
    lifted = await it.open("curtain lifted", frozenset({1}), **seats)
    assert (await lifted.ask({"type": "curtain", "seat": 1}))["type"] == "lifted"
    await _asked_history(it, "curtain lifted")
    for name in ("curtain down", "curtain lifted"):
        await it.cut(name)


async def _ask_history_of_a_new_holder(it: Stage) -> None:
    """Whoever took a seat a moment ago is told of the time before what a spectator is; of this socket, only that is
    compared."""
    holders, told = it.live.state.holders, "history of a new holder"
    before, holders._seats[0] = holders[0], holders[0]._replace(since=it.live.state.n)
    socket = await it.open("new holder", frozenset({0}), token=it.tokens[0])
    await _asked_history(it, "new holder")
    past = [text for text in socket.texts if text.startswith(b'{"type":"past"')]
    it.heard[told], it.texts[told], it.knowing[told] = bytearray(b"\n".join(past)), past, NOBODY
    await it.cut("new holder")
    holders._seats[0] = before


# -- everything a server can say --------------------------------------------------------------------------------------


async def full_run(folder: Path, world: World, patch: pytest.MonkeyPatch, talk: str) -> Heard:
    """Every kind of message and every code that can be had at a table, around the moves of a course."""
    limits = {"most_connections_per_table": 16, "talk_per_minute": 20, "stand_in_after": 5.0, "list_tables": True}
    async with stage(folder, world, patch, **limits) as it:
        await _before(it, talk)
        await it.deal()
        await _vote_for_a_clock(it)
        await course(it, 2)
        await _refusals(it)
        await _talk(it)
        await course(it, 2)
        await _odd_frames(it, patch)
        await _votes(it)
        await course(it, 1)
        await _stand_in(it)
        await _transfer(it)
        await _storage_fails(it, patch)
        await _reconnected(it)
        await _too_many(it)
        await course(it)
        await look_around(it)
        await _afterwards(it, await _hand_on(it))
    return heard(it)


async def _before(it: Stage, talk: str) -> None:
    await it.seat_all(talk=talk, listed=True, hints="off" if talk == "none" else "on")
    assert (await it.request("GET", "/api/tables")).json()["tables"]
    await it.open("spectator", NOBODY)
    await open_device(it)
    await it.sockets["seat 0"].ask(
        {"type": "move", "key": it.key(), "game": 1, "version": 0, "move": "-V"}
    )  # fmt: skip
    await it.post("start")
    await it.post("order", {"order": [0, 0, 1]})
    await it.post("bots", {"count": 9})
    await it.post("settings", {"no_programs": True})
    await it.post("join", {"name": "Robo", "program": True}, None)
    await it.post("join", {"name": "Bruni", "unnamed": True}, None)
    lonely = (
        await it.request("POST", "/api/tables", {"name": "Gus", "settings": {"private": True, "closed": True}})
    ).json()
    await it.request("POST", f"/api/tables/{lonely['code']}/join", {"name": "Hana"})
    bearer: dict[str, Any] = {"authorization": f"Bearer {lonely['token']}"}
    await it.request("POST", f"/api/tables/{lonely['code']}/start", None, None, **bearer)
    await it.open("stranger", NOBODY, table=lonely["code"])
    guest = await it.open("host of another", NOBODY, table=lonely["code"], token=lonely["token"])
    await it.request("DELETE", f"/api/tables/{lonely['code']}", None, None, **bearer)
    await guest.end()
    await _ended_elsewhere(it)


async def _ended_elsewhere(it: Stage) -> None:
    """Whoever runs the server ends other tables, with a reason and without one, and keeps an address out."""
    commands = Commands(it.server.services)
    for reason in ("", "enough"):
        made = (await it.request("POST", "/api/tables", {"name": "Ida"})).json()
        guest = await it.open(f"guest {reason}", NOBODY, table=made["code"], token=made["token"])
        assert (await commands.answer(EndTable(made["code"], reason))).problem is None
        await guest.end()
        await it.request("GET", f"/api/tables/{made['code']}")
    moderation = it.server.services.moderation
    before, moderation._networks = moderation._networks, frozenset({network_of("127.0.0.1")})
    await it.request("GET", "/api/about")
    moderation._networks = before


async def _vote_for_a_clock(it: Stage) -> None:
    """Somebody does not move; the others vote for a clock, too early and in time."""
    for minutes in (0, 3):
        it.time_source.advance(60 * minutes)
        for seat in range(it.players):
            await it.post("votes", {"vote": "clock", "seat": it.live.to_act}, seat)
    assert it.live.room.voted_clock is not None


async def _refusals(it: Stage) -> None:
    """Codes over HTTP and the socket while cards are hidden; every seat asks, and so does a stranger."""
    body = b"x" * 20_000
    await it.request("POST", "/api/tables", b"{", None, **JSON)
    await it.request("POST", "/api/tables", body)
    await it.request("POST", "/api/tables", {"name": "Gus", "extra": 1})
    await it.request("POST", "/api/tables", {"name": "Gus"}, origin="http://elsewhere.example")
    await it.request("GET", "/api/about", host="elsewhere.example")
    for name in ("\u200b", "n" * 30, "Ana", "digger", "host", "G\u0436s", "Gus"):
        await it.post("join", {"name": name}, None)
    for path in ("/api/nothing", "/api/tables/000000000", "/api/records/none"):
        await it.request("GET", path)
    await it.request("POST", "/api/transfers", {"table": it.code, "code": "00000000000"})
    await it.post("ready", {"ready": True}, None)
    await it.request("POST", "/api/tables/{code}/ready", {"ready": True}, None, authorization="Bearer wrong")
    for seat in range(it.players):
        await it.post("host", {"seat": 9}, seat)
        await it.post("stand-in", {"seat": 9}, seat)
        await it.post("stand-in", {"seat": (seat + 1) % it.players}, seat)
        await it.post("settings", {"rounds": 3}, seat)
        for rest in ("take-back", "cancel-start", "forget-name"):
            await it.post(rest, None, seat)
    await it.post("votes", {"vote": "bot", "seat": 0}, 1)
    await it.request("POST", "/api/play-now", {"name": "Gus", "players": 99})
    await it.request("POST", "/api/play-now", {"name": "Gus", "bot": "nobody"})
    await it.request("POST", "/api/replay", {"format": 1, "edition": "lt", "players": 3, "seed": "x", "moves": ["-V"]})
    await _socket_refusals(it)


async def _socket_refusals(it: Stage) -> None:
    turn = it.world.turns[it.live.state.version]
    for seat in range(it.players):
        socket = it.sockets[f"seat {seat}"]
        wish = {"type": "more-time", "key": it.key(), "game": 1, "version": it.live.state.version}
        assert (await socket.ask(wish))["type"] == ("done" if seat == turn.seat else "refused")
        await socket.ask(it.move(turn, move="nonsense"))
        await socket.ask(it.move(turn, version=0))
        await socket.ask(it.move(turn, seat=(seat + 1) % it.players))
        await socket.ask({"type": "hello", "v": 1, "table": it.code})
        await socket.ask("{")
        await socket.ask({"type": "nonce", "nonce": "x", "commitment": "y"})
    done = it.world.turns[0]
    reused = {"type": "move", "key": "key-reused", "game": 1, "version": it.live.state.version, "move": turn.move}
    assert (await it.sockets[f"seat {turn.seat}"].ask(reused))["type"] == "done"
    await it.sockets[f"seat {turn.seat}"].ask(reused)
    await it.sockets[f"seat {turn.seat}"].ask({**reused, "move": done.move, "version": 0})


async def _talk(it: Stage) -> None:
    for seat in range(it.players):
        socket = it.sockets[f"seat {seat}"]
        for text in ("hello", "\u200b"):
            await socket.ask({"type": "chat", "key": it.key(), "text": text})
        for text in ("!role:digger", "!nonsense", "!trust>9"):
            await socket.ask({"type": "claim", "key": it.key(), "text": text})
    for _ in range(12):
        await it.sockets["seat 0"].ask({"type": "claim", "key": it.key(), "text": "!role:digger"})


async def _odd_frames(it: Stage, patch: pytest.MonkeyPatch) -> None:
    """First messages that end a socket, and later ones that do."""
    hellos: dict[str, dict[str, Any]] = {
        "version": {"v": 9}, "foreign token": {"token": "wrong"}, "lost": {"table": "000000000"},
        "no hello": {"type": "ping"},
    }  # fmt: skip
    for name, hello in hellos.items():
        await (await it.open(name, NOBODY, **hello)).end()
    with _short(patch):
        late = it.sockets["late"] = await RawSocket.open(it.server.base)
        it.knowing["late"] = NOBODY
        await late.end()
    for name, frame in {"binary": client_frame(b"x", BINARY), "long": client_frame(b"x" * 5000)}.items():
        socket = await it.open(name, frozenset({0}), token=it.tokens[0])
        await socket.write(frame)
        await socket.end()
    await eventually(lambda: len(it.live.audience.connections) == it.players + 2)


@contextmanager
def _short(patch: pytest.MonkeyPatch) -> Iterator[None]:
    with patch.context() as patched:
        patched.setattr(play_socket, "HELLO_SECONDS", 0.01)
        yield


async def _votes(it: Stage) -> None:
    """Pause and go on; meanwhile a move is refused."""
    for kind in ("pause", "resume"):
        for seat in range(it.players // 2 + 1):
            await it.post("votes", {"vote": kind}, seat)
        if kind == "pause":
            turn = it.world.turns[it.live.state.version]
            await it.sockets[f"seat {turn.seat}"].ask(it.move(turn))
            await it.post("votes", {"vote": "pause"}, 0)


async def _stand_in(it: Stage) -> None:
    """The host lets a bot play for somebody; it makes the next move of his, and he takes his seat back."""
    absent = it.world.turns[it.live.state.version].seat
    host = it.live.room.host
    if absent == host:
        await it.post("host", {"seat": (host + 1) % it.players}, host)
        host = it.live.room.host
    it.answer = it.world.turns[it.live.state.version].move
    await it.post(f"seats/{absent}/remove", None, host)
    shared = absent in (1, 2)
    for name in (f"seat {absent}", *(["device"] if shared else [])):
        await it.cut(name)
    it.time_source.advance(6)
    await it.post(f"seats/{absent}/remove", None, host)
    await it.post("votes", {"vote": "stand-in", "seat": absent}, host)
    present = next(seat for seat in range(it.players) if seat not in (absent, host))
    await it.post("votes", {"vote": "bot", "seat": present}, host)
    await it.post("take-back", None, absent)
    await it.by_bot(it.world.turns[it.live.state.version])
    await it.enter(absent)
    if shared:
        await open_device(it)
    await it.post("take-back", None, absent)
    await it.post(f"seats/{absent}/remove", None, absent)
    await _given_away(it)


async def _given_away(it: Stage) -> None:
    """Nobody new finds a bot's seat; so the newcomer is refused."""
    await it.post("join", {"name": "Hana"}, None)


async def _transfer(it: Stage) -> None:
    """Seat 0 moves to another device; the old socket is told that it is gone."""
    await it.cut("seat 1")
    await it.cut("device")
    await it.post("transfer", None, 1)
    await it.enter(1)
    code = (await it.post("transfer", None, 0)).json()["code"]
    taken = (await it.request("POST", "/api/transfers", {"table": it.code, "code": code})).json()
    await it.sockets["seat 0"].end()
    await it.cut("seat 0")
    it.tokens[0] = taken["token"]
    await it.enter(0)
    await open_device(it)


async def _storage_fails(it: Stage, patch: pytest.MonkeyPatch) -> None:
    """A vote that cannot be stored ends everybody's socket."""

    async def failing(_: object) -> None:
        raise StoreFailed("disk full")

    with patch.context() as patched:
        patched.setattr(it.server.services.store, "append", failing)
        await it.post("votes", {"vote": "pause"}, 0)
        for socket in it.sockets.values():
            await socket.end()


async def _reconnected(it: Stage) -> None:
    for name in list(it.sockets):
        socket = it.sockets.pop(name)
        it.keep(name, socket)
        await socket.close()
    for seat in range(it.players):
        await it.enter(seat)
    await it.open("spectator", NOBODY)
    await open_device(it)


async def _too_many(it: Stage) -> None:
    """A fifth socket of a seat, and more sockets than a table has."""
    for number in range(4):
        await it.open(f"more {number}", frozenset({0}), token=it.tokens[0])
    await it.sockets["seat 0"].end()
    full = [await it.open(f"crowd {number}", NOBODY) for number in range(16)]
    assert any(socket.messages[-1].get("code") == "full" for socket in full)
    await it.settle()
    leaving = {name: it.sockets.pop(name) for name in list(it.sockets) if name.startswith(("more", "crowd", "seat 0"))}
    for name, socket in leaving.items():
        it.keep(name, socket)
    for socket in leaving.values():
        await socket.close()
    await eventually(lambda: len(it.live.audience.connections) == it.players + 1)
    await it.enter(0)


async def _hand_on(it: Stage) -> list[int]:
    """Somebody whose turn it is not leaves for good, newcomers are told who had the seats, and the name is deleted.
    Gives the seats of those who stay."""
    gone = it.players - 1 if it.live.to_act != it.players - 1 else it.players - 2
    await it.post("leave", None, gone)
    await it.settle()
    for talk in ("claims", "chat"):
        await it.post("settings", {"talk": talk}, it.live.room.host)
    await it.open("newcomer", NOBODY)
    await it.post("forget-name", None, gone)
    await it.post("take-back", None, gone)
    await it.open("later newcomer", NOBODY)
    return [seat for seat in range(it.players) if seat != gone]


async def _afterwards(it: Stage, people: list[int]) -> None:
    """The game is ended while its cards are still hidden, by vote or, at a table without talk, by whoever runs the
    server; then the server stops."""
    if it.live.room.settings.talk == "none":
        await Commands(it.server.services).answer(EndTable(it.code, "enough"))
        made = (await it.request("POST", "/api/tables", {"name": "Ida"})).json()
        await it.open("last guest", NOBODY, table=made["code"], token=made["token"])
    for seat in people[: len(people) // 2 + 1]:
        await it.post("votes", {"vote": "end"}, seat)
    await it.settle()
    assert it.live.room.stage == "over"
    await it.post("forget-name", None, people[0])
    await it.post("leave", None, people[-1])
    await it.request("GET", "/api/tables/{code}")
    it.server.server.should_exit = True
    for socket in it.sockets.values():
        await socket.end()
