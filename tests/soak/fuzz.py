"""Throws odd requests and frames at servers: none may be answered with 5xx, end the server or be met with silence.

`python -m tests.soak.fuzz --deeds 1000000` goes on where it was stopped. Requests are calls of the application in this
process, frames go over real sockets, both to the same server; `--case NUMBER` throws those of one number again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.faults.test_frames import MAKERS, NO_UTF_8, odd_message, right_message
from tests.kit.asgi_client import request
from tests.kit.fuzzed_requests import Maker
from tests.kit.memory_folder import MEMORY
from tests.kit.raw_websocket import RawSocket, client_frame
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, shown
from tests.kit.server_scenes import Scene, finish, game

COMMAND = "python -m tests.soak.fuzz"
WHAT = "odd requests and frames: no 5xx, no end of the server, no exception, no silence"
DEEDS = 1_000_000
REQUESTS, ASKING, FRAMES, SOCKETS = 6_000, 6, 14_000, 4
"""Of one case: requests and how many are under way at once, frames and at how many sockets at once."""
UNFINISHED = ("any_bytes", "endless", "lying_length")
"""Frames that may be the beginning of something: they have no answer, and swallow what follows."""
BUSY = 503
LONGEST_BURST = 40
MESSAGES = (odd_message, right_message, right_message)
"""What a socket survives; one other frame, of any kind, ends most bursts."""
PING = client_frame(b'{"type":"ping"}')
LIMITS = {
    "guesses_per_hour": 10**8, "requests_per_minute": 10**8, "messages_per_minute": 10**8, "talk_per_minute": 10**8,
    "tables_per_hour": 10**8, "most_tables": 10**6, "bot_workers": 0,
}  # fmt: skip
Found = tuple[dict[str, int], list[str]]


async def throw_requests(it: Scene, number: int, place: int) -> Found:
    """So many requests, one after the other."""
    app, chance, wrong = it.server.app, random.Random(f"requests {number} {place}"), []
    maker = Maker(app.http.openapi(), chance)
    statuses: dict[str, int] = {}
    for count in range(REQUESTS // ASKING):
        made = maker.request()
        try:
            answer = await request(app, *made)
            if answer.status == BUSY:  # it may be said once, if the machine is busy, and not of the same thing again
                statuses["busy"] = statuses.get("busy", 0) + 1
                answer = await request(app, *made)
        except Exception as failure:  # noqa: BLE001 - whatever it is: a client would have got a 500
            wrong.append(
                f"case {number}, asking {place}, request {count} {made.method} {made.target[:80]!r}: {failure!r}"[:500]
            )
            continue
        statuses[f"status {answer.status}"] = statuses.get(f"status {answer.status}", 0) + 1
        if not 200 <= answer.status < 500:
            wrong.append(
                f"case {number}, asking {place}, request {count} {made.method} {made.target[:80]!r}: {answer.status}"
            )
        elif answer.status < 300 and made.method == "POST":
            maker.learn(_read(answer.body))
        if count % 20 == 0:
            await asyncio.sleep(0)  # the sockets have their turn
    return statuses | {"requests": REQUESTS // ASKING}, wrong


def _read(body: bytes) -> object:
    try:
        return json.loads(body)
    except ValueError:
        return None


async def throw_frames(it: Scene, number: int, place: int) -> Found:
    """So many frames, in bursts, at one socket after the other; a ping after each is answered, or the socket ends."""
    chance, thrower = random.Random(f"frames {number} {place}"), Thrower(it)
    wrong: list[str] = []
    frames = bursts = 0
    while frames < FRAMES // SOCKETS:
        burst = [*chance.choices(MESSAGES, k=chance.randrange(LONGEST_BURST)), chance.choice(MAKERS)]
        data = [make(chance, it) for make in burst]
        frames, bursts = frames + len(data), bursts + 1
        silent = any(make.__name__ in UNFINISHED for make in burst)
        if not await thrower.thrown(b"".join(data), hello=chance.random() < 0.8, silent=silent):
            wrong.append(f"case {number}, socket {place}, burst {bursts}: silence after {burst[-1].__name__}")
    await thrower.close()
    return {"frames": frames, "bursts": bursts, "sockets": thrower.sockets}, wrong


class Thrower:
    """One socket at a time."""

    def __init__(self, it: Scene) -> None:
        self._it = it
        self._socket: RawSocket | None = None
        self.sockets = 0

    async def thrown(self, data: bytes, *, hello: bool, silent: bool) -> bool:
        """Whether there was an answer to what follows the data, or an end; `silent` data need not have one."""
        if self._socket is None or self._socket.closed is not None:
            await self._renew(hello=hello)
        assert self._socket is not None
        before = len(self._socket.texts)
        await self._socket.write(data + PING)
        if silent:
            await self.close()
            return True
        return await self._heard(before)

    async def _heard(self, before: int) -> bool:
        """Wait for the pong, or the end."""
        socket = self._socket
        assert socket is not None

        def pong() -> bool:
            said = socket.texts[before:]
            return socket.closed is not None or any(text.startswith(b'{"type":"pong"') for text in said)

        try:
            async with asyncio.timeout(60), socket._news:
                await socket._news.wait_for(pong)
        except TimeoutError:
            await self.close()
            return False
        return True

    async def _renew(self, *, hello: bool) -> None:
        await self.close()
        self._socket = await RawSocket.open(self._it.server.base)
        self.sockets += 1
        if hello:
            await self._socket.ask({"type": "hello", "v": 1, "table": self._it.code, "token": self._it.tokens[0]})

    async def close(self) -> None:
        """Cut the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


class _Failures(logging.Handler):
    """What was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.seen.add(record.getMessage())


@contextmanager
def _watched() -> Iterator[_Failures]:
    handler = _Failures()
    logging.getLogger().addHandler(handler)
    try:
        yield handler
    finally:
        logging.getLogger().removeHandler(handler)


async def _scene(folder: Path, number: int) -> Found:
    counts: dict[str, int] = {}
    wrong: list[str] = []
    async with game(folder, 3, rounds=1, talk="chat", limits=LIMITS) as it:
        asked = (throw_requests(it, number, place) for place in range(ASKING))
        for more, found in await asyncio.gather(*asked, *(throw_frames(it, number, place) for place in range(SOCKETS))):
            wrong += found
            for name, count in more.items():
                counts[name] = counts.get(name, 0) + count
        async with asyncio.timeout(60):
            for player in it.players:  # the game that stood in the hail can be played to its end
                await player.close()
                await player.connect()
            await finish(it.players)
    return counts, wrong


def case(number: int) -> Found:
    """Everything that is thrown at one server, and what was wrong."""
    folder = Path(tempfile.mkdtemp(prefix="saboteur-fuzz-", dir=MEMORY))
    try:
        with _watched() as failures:
            counts, wrong = asyncio.run(_scene(folder, number))
    except Exception as failure:  # noqa: BLE001 - a server that does not come through is something wrong
        return {}, [f"case {number}: {failure!r}"[:500]]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    counts["deeds"] = counts["requests"] + counts["frames"]
    return counts, wrong + [f"case {number} logged: {text}"[:500] for text in failures.seen - {NO_UTF_8}]


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was wrong, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--deeds", type=int, default=DEEDS, help=f"requests and frames in all (default: {DEEDS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="run one case and count nothing")
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    if chosen.case is not None:
        return shown(*case(chosen.case))
    measurement = Measurement(chosen.results / "fuzz.json", WHAT, COMMAND, chosen.seed)
    return go_on(measurement, "deeds", chosen.deeds, _next)


def _next(measurement: Measurement) -> None:
    measurement.add(*case(measurement.seed * 100_000 + measurement.next))


if __name__ == "__main__":
    sys.exit(main())
