"""P15, the socket: whatever arrives there, the server answers or ends that socket with a reason, and goes on."""

import asyncio
import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.client import PATIENCE
from tests.kit.move_space import aliases
from tests.kit.raw_websocket import BINARY, CLOSE, PING, TEXT, RawSocket, client_frame
from tests.kit.server_scenes import Scene, actor, finish, game

FRAMES = int(os.environ.get("SABOTEUR_TEST_FRAMES", "1500"))
"""Odd frames in the quick run; `SABOTEUR_TEST_FRAMES=1000000` for a release."""
NO_UTF_8 = "Invalid UTF-8 sequence received from client."
"""What uvicorn says before it ends such a socket; the only thing that may be logged as an error."""
Make = Callable[[random.Random, Scene], bytes]


def any_bytes(chance: random.Random, _: Scene) -> bytes:
    """Bytes that are no frame at all, or one by luck."""
    return chance.randbytes(chance.randrange(1, 40))


def any_text(chance: random.Random, _: Scene) -> bytes:
    """A text frame of anything, often no UTF-8."""
    return client_frame(chance.randbytes(chance.randrange(0, 200)))


def binary(chance: random.Random, _: Scene) -> bytes:
    return client_frame(chance.randbytes(20), BINARY)


def fragments(chance: random.Random, it: Scene) -> bytes:
    """A message in many pieces, some empty, with a ping among them."""
    whole = json.dumps(message(chance, it)).encode()
    cut = chance.randrange(len(whole))
    ping = client_frame(b"x", PING) if chance.random() < 0.5 else b""
    return (
        client_frame(whole[:cut], TEXT, last=False)
        + ping
        + client_frame(b"", 0, last=False)
        + client_frame(whole[cut:], 0)
    )


def endless(chance: random.Random, _: Scene) -> bytes:
    """Pieces of a message that would never end."""
    return (
        client_frame(b"[" * 100, TEXT, last=False) + client_frame(b"[" * chance.randrange(1, 3000), 0, last=False) * 3
    )


def oversized(chance: random.Random, _: Scene) -> bytes:
    return client_frame(b'"' + b"x" * chance.choice((4095, 4097, 8200, 70_000)) + b'"')


def lying_length(chance: random.Random, _: Scene) -> bytes:
    """A header that promises far more than the limit."""
    return b"\x81\xff" + (1 << chance.randrange(20, 63)).to_bytes(8, "big") + b"\0\0\0\0x"


def control(chance: random.Random, _: Scene) -> bytes:
    """Pings, pongs and closes, some too long or with codes that nobody may send."""
    opcode = chance.choice((CLOSE, PING, 10, 3, 11, 15))
    return client_frame(chance.randbytes(chance.choice((0, 1, 2, 125, 200))), opcode, reserved=chance.choice((0, 0, 4)))


def deep(chance: random.Random, _: Scene) -> bytes:
    """Nesting as deep as a message can be long."""
    depth = chance.choice((50, 1000, 2000))
    lists, objects = b"[" * depth + b"]" * depth, b'{"type":' * (depth // 3) + b"1" + b"}" * (depth // 3)
    return client_frame(lists if chance.random() < 0.5 else objects)


def odd_message(chance: random.Random, it: Scene) -> bytes:
    """A message with a field that is something else."""
    made = message(chance, it)
    made[chance.choice([*made, "extra"])] = chance.choice(VALUES)
    return client_frame(json.dumps(made).encode())


def right_message(chance: random.Random, it: Scene) -> bytes:
    return client_frame(json.dumps(message(chance, it)).encode())


VALUES: tuple[object, ...] = (
    None, True, -1, 0, 10, 2**31, 2**53, 2**64, 1e308, "", "x" * 70, "\u202e", "\ud800", "\0", [], [[]], {}, {"n": 1},
    ["x"] * 10, "hello", "move", "G3", "-", "-V", "P@0,0", "Pnesw@1,0:x", "V@8,0", "Bcart>99", "L@8,0:es", "R@-99999,0",
)  # fmt: skip
MOVES = (
    "-V",
    "G1",
    "Pnesw@1,0",
    "V@8,0",
    "V@1,1",
    "V@-2,-4",
    "R@0,0",
    "Bcart>1",
    "T@8,0",
    "L@8,2:es",
    "Mcart>0",
    *aliases("V@8,0"),
)


def message(chance: random.Random, it: Scene) -> dict[str, object]:
    """A well-formed message of any kind; tokens may be those of another table."""
    live = it.server.registry.tables[it.code]
    key = f"fuzz-{chance.randrange(40):04}"
    kinds: list[dict[str, object]] = [
        {"type": "move", "key": key, "game": 1, "version": live.state.version, "move": chance.choice(MOVES)},
        {"type": "move", "key": key, "game": 1, "version": 0, "move": "-V", "seat": chance.randrange(10)},
        {"type": "claim", "key": key, "text": chance.choice(("!role:digger", "!saw@8,0:stone", "!x", "!trust>9"))},
        {"type": "chat", "key": key, "text": chance.choice(("hello", "<script>", "\u200b", "!role:digger"))},
        {"type": "nonce-hash", "hash": "0" * 64, "commitment": ""}, {"type": "nonce", "nonce": "x", "commitment": ""},
        {"type": "curtain", "seat": chance.choice((None, 0, 1, 9))}, {"type": "ping"}, {"type": "history", "key": key},
        {"type": "plan"},
        {"type": "hello", "v": 1, "table": it.code, "token": chance.choice((it.tokens[0], "wrong"))},
    ]  # fmt: skip
    return dict(chance.choice(kinds))


MAKERS: tuple[Make, ...] = (
    any_bytes, any_text, binary, fragments, endless, oversized, lying_length, control, deep, odd_message, right_message,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("greeted", [True, False], ids=["after the hello", "instead of a hello"])
async def test_no_frame_ends_the_server_and_none_is_met_with_silence(
    folder: Path,
    greeted: bool,  # noqa: FBT001
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with game(folder, 3, rounds=1, talk="chat", limits={"guesses_per_hour": 10**6}) as it:
        chance, victim = random.Random(f"frames {greeted}"), Victim(it, greeted=greeted)
        for number in range(FRAMES // (1 if greeted else 5)):
            make = chance.choice(MAKERS)
            await victim.struck(make(chance, it), (number, make.__name__))
        await victim.close()
        async with asyncio.timeout(PATIENCE):
            assert (await it.lobby.http.get("/api/health")).status_code == 200
        for player in it.players:
            await player.close()
            await player.connect()
        await finish(it.players)
    failures = {record.getMessage() for record in caplog.records if record.exc_info or record.levelname == "ERROR"}
    assert failures <= {NO_UTF_8}


class Victim:
    """The socket at which frames are thrown; a new one when it has ended."""

    def __init__(self, it: Scene, *, greeted: bool) -> None:
        self._it, self._greeted = it, greeted
        self.socket: RawSocket | None = None

    async def struck(self, frame: bytes, what: tuple[int, str]) -> None:
        """Send a frame and then a ping: something must come back, an answer or the end."""
        if self.socket is None or self.socket.closed is not None or not self._greeted:
            await self._renew()
        assert self.socket is not None
        before = len(self.socket.answers)
        await self.socket.write(frame + client_frame(b'{"type":"ping"}'))
        await _answered(self.socket, before, what)

    async def _renew(self) -> None:
        await self.close()
        self.socket = await RawSocket.open(self._it.server.base)
        if self._greeted:
            hello = {"type": "hello", "v": 1, "table": self._it.code, "token": self._it.tokens[0]}
            await self.socket.ask(hello)

    async def close(self) -> None:
        """Cut the socket."""
        if self.socket is not None:
            await self.socket.close()


async def _answered(socket: RawSocket, before: int, what: tuple[int, str]) -> None:
    """An answer, or the end with a reason. What is part of an unfinished message may wait for the rest, and would
    swallow the next frame: such a socket is not used again."""
    unfinished = what[1] in ("any_bytes", "endless")
    try:
        await socket.answer(before, 0.1 if unfinished else PATIENCE)
    except TimeoutError:
        assert unfinished, what
    if unfinished:
        await socket.close()
        socket.closed = b""


async def test_a_map_on_a_cell_that_is_no_goal_is_refused(folder: Path) -> None:
    """P15: never silence, and never an exception: whoever has a map and points it at no goal is told why not."""
    async with game(folder, 3, rounds=1) as it:
        player = await actor(it)
        while player.view is not None and "V" not in player.view["own"]["hand"]:
            await player.send(player.move(player.view["legal"][0]))
            await player.kind("done")
            player = await actor(it)
        await player.send(player.move("V@1,1"))
        answer = await player.until(lambda told: told["type"] in ("done", "refused"))
        assert (answer["type"], answer["code"]) == ("refused", "not-a-goal")
