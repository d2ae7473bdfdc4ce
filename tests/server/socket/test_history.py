"""`history`: whoever arrives in the middle of a game is told what has happened, and no more than they may know."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saboteur.server.socket import history
from tests.kit.client import Message, Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import Scene, actor, caught_up, finish, game, table

KEY = "history-1"


async def asked(player: Player) -> list[Message]:
    """Ask for the history; gives all pieces of the answer."""
    await player.send({"type": "history", "key": KEY})
    pieces = [await player.kind("past")]
    while pieces[-1]["more"]:
        pieces.append(await player.kind("past"))
    return pieces


def told(pieces: list[Message]) -> list[Message]:
    return [entry for piece in pieces for entry in piece["told"]]


def lived(player: Player, *, since: int = 0) -> list[Message]:
    """What a player was told live, in the form of the history."""
    return [_later(message) for message in map(json.loads, player.numbered.values()) if message["n"] >= since]


def _later(message: Message) -> Message:
    left_out = {"step": ("game", "room", "hash", "view"), "room": ("room", "holders"), "said": ()}[message["type"]]
    return {name: value for name, value in message.items() if name not in left_out}


async def moves(it: Scene, count: int) -> None:
    for _ in range(count):
        mover = await actor(it)
        assert mover.view is not None
        looks = [move for move in mover.view["legal"] if move[0] == "V"]
        await mover.send(mover.move((looks or mover.view["legal"])[0]))
        await mover.kind("done")
    await caught_up(it)


def dealt_at(player: Player) -> int:
    messages = map(json.loads, player.numbered.values())
    return next(int(one["n"]) for one in messages if one["type"] == "step" and one["move"] is None)


async def test_a_new_device_of_a_seat_is_told_what_the_seat_was_told(folder: Path) -> None:
    async with game(folder) as it:
        await it.players[1].send({"type": "claim", "key": "claim-by-ben", "text": "!role:digger"})
        await moves(it, 5)
        await it.done("votes", {"vote": "pause"}, 1)
        await caught_up(it)
        for player in it.players:
            async with Player(it.server.base, it.code, player.token) as again:
                pieces = await asked(again)
                assert told(pieces) == lived(player, since=dealt_at(player))
                assert {(piece["key"], piece["game"], piece["to"]) for piece in pieces} == {(KEY, 1, player.n)}


async def test_spectators_and_screens_are_told_what_everybody_was_told(folder: Path) -> None:
    async with game(folder) as it, Player(it.server.base, it.code) as early:
        await moves(it, 5)
        everything = told(await asked(early))
        async with (
            Player(it.server.base, it.code) as late,
            Player(it.server.base, it.code, it.tokens[0], screen=True) as screen,
            Player(it.server.base, it.code, it.tokens[0], also=[it.tokens[1]]) as shared,
        ):
            for reader in (late, screen, shared):
                assert told(await asked(reader)) == everything
        assert [entry for entry in everything if entry["n"] > early.told[0]["n"]] == lived(early)
        dealt = [event for event in everything[0]["events"] if event["kind"] == "dealt"]
        assert len(dealt) == 3
        assert all(event["role"] is None and event["hand"] is None for event in dealt)
        assert all(set(entry["move"]) <= {"-"} for entry in everything[1:] if entry["move"][0] == "-")


async def test_a_program_that_plays_now_gets_the_opening_events(folder: Path) -> None:
    async with table(folder) as it:
        taken = await it.lobby.done("/api/play-now", {"name": "Gus", "players": 4})
        async with Player(it.server.base, taken["code"], taken["token"]) as program:
            opening = told(await asked(program))[0]
            assert (opening["version"], opening["move"]) == (0, None)
            own = next(event for event in opening["events"] if event["kind"] == "dealt" and event["seat"] == 0)
            assert own["role"] is not None
            assert program.view is not None
            assert sorted(own["hand"]) == sorted(program.view["own"]["hand"])


async def test_whoever_takes_over_a_seat_is_not_told_what_its_holder_before_was(folder: Path) -> None:
    """The bot's hand and the map it looked at stay its own; what it did openly does not."""
    async with game(folder, 2, 1, rounds=2) as it:
        await moves(it, 4)
        guest = (await it.lobby.join(it.code, "Gus"))["token"]
        async with Player(it.server.base, it.code, guest) as newcomer:
            assert not _private(told(await asked(newcomer)), 2)
            players = [*it.players, newcomer]
            await _play_until(players, lambda player: _moment(player)[0] == 2)
            await newcomer.kind("lifted")
            first = _moment(newcomer)[1]
            await _play_until(players, lambda player: _moment(player)[1] >= first + 4)
            everything = told(await asked(newcomer))
            since = next(e["n"] for e in everything if e["type"] == "room" and e["change"]["kind"] == "took-over")
            assert not _private([entry for entry in everything if entry["n"] <= since], 2)
            assert _private([entry for entry in everything if entry["n"] > since], 2)
            assert everything[0]["version"] == 0


async def _play_until(players: list[Player], fits: Callable[[Player], bool]) -> None:
    async with asyncio.TaskGroup() as group:
        for player in players:
            until = partial(fits, player)
            group.create_task(player.play_on(lambda legal: legal[0], until=until))


def _moment(player: Player) -> tuple[int, int]:
    """The round and the number of moves, as far as a player knows."""
    assert player.view is not None
    return player.view["public"]["round"], player.view["public"]["version"]


def _private(entries: list[Message], seat: int) -> list[Any]:
    """What only a seat may see, in events and moves about it."""
    fields = ("role", "hand", "content", "card", "values", "value", "kept", "rejected")
    kinds = ("dealt", "goal-seen", "drew", "discarded", "gold-offered", "gold-taken", "gold-paid")
    steps = [entry for entry in entries if entry["type"] == "step"]
    events = [
        event for step in steps for event in step["events"] if event.get("seat") == seat and event["kind"] in kinds
    ]
    return [event for event in events if any(event.get(field) is not None for field in fields)]


async def test_what_was_private_is_not_told_to_those_who_came_later(folder: Path) -> None:
    """A spectator of a table that was private is told nothing from that time."""
    async with game(folder, private=True) as it:
        await moves(it, 3)
        live = it.server.registry.tables[it.code]
        live.state.public_since = live.state.n + 1
        live.state.room = replace(live.room, settings=replace(live.room.settings, private=False))
        async with Player(it.server.base, it.code) as guest:
            assert told(await asked(guest)) == []
            await moves(it, 1)
            assert [entry["n"] for entry in told(await asked(guest))] == [live.state.n]


async def test_only_the_current_game_is_told_and_nothing_before_the_first(folder: Path) -> None:
    async with table(folder, rounds=1) as it:
        pieces = await asked(it.players[0])
        assert [(piece["game"], piece["told"], piece["more"]) for piece in pieces] == [(0, [], False)]
        await it.start()
        await finish(it.players)
        over = told(await asked(it.players[0]))
        assert over[0]["version"] == 0
        assert over[-1]["change"]["kind"] == "secret-published"
        await it.start()
        again = await asked(it.players[0])
        assert [(entry["version"], entry["move"]) for entry in told(again)] == [(0, None)]
        assert again[0]["game"] == 2


async def test_a_long_history_comes_in_pieces_and_of_a_very_long_one_the_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game(folder) as it:
        await moves(it, 6)
        whole = told(await asked(it.players[0]))
        monkeypatch.setattr(history, "LONGEST_PIECE", 600)
        pieces = await asked(it.players[0])
        assert len(pieces) > 3
        assert told(pieces) == whole
        monkeypatch.setattr(history, "LONGEST_HISTORY", 1200)
        end = told(await asked(it.players[0]))
        assert 0 < len(end) < len(whole)
        assert end == whole[-len(end) :]


async def test_who_asks_too_often_must_wait_and_plays_on(folder: Path) -> None:
    async with game(folder, parts={"time_source": FakeTime()}) as it:
        player = it.players[0]
        for _ in range(40):
            await asked(player)
        await player.send({"type": "history", "key": KEY})
        refused = await player.kind("refused")
        assert (refused["code"], refused["key"], refused["view"]) == ("too-often", KEY, None)
        await moves(it, 3)


async def test_two_questions_at_once_are_one_too_many(folder: Path) -> None:
    async with game(folder) as it:
        for key in ("history-1", "history-2"):
            await it.players[0].send({"type": "history", "key": key})
        answers = [await it.players[0].until(lambda m: m["type"] in ("past", "refused")) for _ in range(2)]
        assert {(one["type"], one["key"]) for one in answers} == {("past", "history-1"), ("refused", "history-2")}


async def test_a_long_log_holds_nobody_up_and_a_curtain_that_falls_meanwhile_hides_the_seat(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game(folder) as it, Player(it.server.base, it.code, it.tokens[0], also=[it.tokens[1]]) as device:
        await device.send({"type": "curtain", "seat": 0})
        await device.kind("lifted")
        assert _private(told(await asked(device)), 0)
        live = it.server.registry.tables[it.code]
        read, goes_on = live.read_log, asyncio.Event()

        async def read_slowly(last: int) -> Any:
            await goes_on.wait()
            return await read(last)

        monkeypatch.setattr(live, "read_log", read_slowly)
        await device.send({"type": "history", "key": KEY})
        await device.send({"type": "curtain", "seat": 1})
        await device.kind("lifted")
        await moves(it, 2)
        goes_on.set()
        assert told([await device.kind("past")]) == []


async def test_a_name_that_is_deleted_while_the_log_is_read_is_not_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log was read with the name in it; by the time it is told, nobody may read it any more."""
    async with game(folder, 2, 2) as it:
        guest = (await it.lobby.join(it.code, "Gus"))["token"]
        await it.lobby.done(it.path("leave"), None, guest)
        live = it.server.registry.tables[it.code]
        read, was_read, goes_on = history._read, asyncio.Event(), asyncio.Event()

        async def read_slowly(*given: Any) -> Any:
            found = await read(*given)
            assert any(b"Gus" in entry for entry in found)
            was_read.set()
            await goes_on.wait()
            return found

        monkeypatch.setattr(history, "_read", read_slowly)
        await it.players[0].send({"type": "history", "key": KEY})
        await was_read.wait()
        await it.lobby.done(it.path("forget-name"), None, guest)
        goes_on.set()
        assert told([await it.players[0].kind("past")]) == []
        monkeypatch.setattr(history, "_read", read)
        pieces = await asked(it.players[0])
        assert told(pieces)
        assert "Gus" not in json.dumps(pieces)
        assert live.state.forgotten
