"""The loop that server tests run on: its network behaves as TCP does, nothing waits, and a run repeats itself."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.kit.memory_loop import LONGEST, MemoryLoop, memory_loop, reproducible, run_virtual
from tests.kit.memory_network import HIGH_WATER, WINDOW
from tests.kit.raw_http import RawHttp
from tests.kit.server_scenes import finish, game
from tests.kit.virtual_time import Stuck

pytestmark = pytest.mark.sqlite  # on PostgreSQL no test uses this loop
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
A_LOT = b"x" * (WINDOW + HIGH_WATER + 1)


@asynccontextmanager
async def pair() -> AsyncIterator[tuple[Streams, Streams]]:
    """The client's and the server's end of a connection."""
    taken: asyncio.Future[Streams] = asyncio.get_running_loop().create_future()
    server = await asyncio.start_server(lambda *streams: taken.set_result(streams), port=80)
    client = await asyncio.open_connection("127.0.0.1", 80, local_addr=("127.0.0.7", 0))
    accepted = await taken
    server.close()
    yield client, accepted
    for _, writer in (client, accepted):
        writer.close()


async def test_bytes_arrive_in_order_and_both_know_each_other() -> None:
    async with pair() as ((_, client), (reader, server)):
        client.write(b"one")
        client.write(b"two")
        client.write_eof()
        assert await reader.read() == b"onetwo"
        assert server.get_extra_info("peername")[0] == "127.0.0.7"
        assert server.get_extra_info("peername") == client.get_extra_info("sockname")


async def test_after_the_end_of_one_direction_the_other_goes_on() -> None:
    async with pair() as ((reader, client), (asked, server)):
        client.write(b"?")
        client.write_eof()
        assert await asked.read() == b"?"
        server.write(b"!")
        server.close()
        assert await reader.read() == b"!"


async def test_whoever_writes_to_somebody_who_does_not_read_is_told_to_pause() -> None:
    async with pair() as ((_, client), (reader, server)):
        server.transport.pause_reading()  # type: ignore[attr-defined]
        client.write(A_LOT)
        assert client.transport.get_write_buffer_size() == len(A_LOT) - WINDOW
        drained = asyncio.ensure_future(client.drain())
        await asyncio.sleep(1)
        assert not drained.done()
        server.transport.resume_reading()  # type: ignore[attr-defined]
        assert await reader.readexactly(len(A_LOT)) == A_LOT
        await drained


async def test_all_that_was_written_before_a_close_arrives() -> None:
    async with pair() as ((_, client), (reader, _)):
        client.write(A_LOT * 3)
        client.close()
        assert await reader.read() == A_LOT * 3
        await client.wait_closed()


async def test_what_waited_when_a_connection_was_aborted_is_lost() -> None:
    async with pair() as ((_, client), (reader, _)):
        client.write(A_LOT)
        client.transport.abort()
        assert len(await reader.read()) == WINDOW


async def test_a_close_before_all_was_read_is_a_reset() -> None:
    async with pair() as ((_, client), (_, server)):
        server.transport.pause_reading()  # type: ignore[attr-defined]
        client.write(b"unread")
        await asyncio.sleep(0)
        server.close()
        with pytest.raises(ConnectionResetError):
            await client.wait_closed()


async def test_nobody_listens_at_a_closed_port() -> None:
    async with pair():
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", 80)


async def test_no_other_process_is_started() -> None:
    with pytest.raises(KeyError):
        await asyncio.create_subprocess_exec("true")


def test_a_run_that_cannot_go_on_says_who_waits_where() -> None:
    async def forsaken() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Stuck, match=r"nothing is to do(.|\n)*forsaken"):
        run_virtual(forsaken())


def test_a_run_without_an_end_says_who_waits_where(folder: Path) -> None:
    async def forsaken() -> None:
        async with game(folder, 3) as it:
            while True:
                await it.players[0].next(seconds=2 * LONGEST)

    with pytest.raises(Stuck, match=r"no end after(.|\n)*forsaken"):
        run_virtual(forsaken())


async def test_time_passes_at_once_and_only_when_nothing_is_to_do() -> None:
    loop = memory_loop()
    waits = asyncio.ensure_future(asyncio.sleep(600))
    for _ in range(100):
        await asyncio.sleep(0)
    assert loop.time() == 0
    await waits
    assert loop.time() == 600


async def test_no_thread_may_speak_to_it() -> None:
    failures: list[Exception] = []

    def speak(loop: asyncio.AbstractEventLoop) -> None:
        try:
            loop.call_soon_threadsafe(print)
        except RuntimeError as failure:
            failures.append(failure)

    thread = threading.Thread(target=speak, args=(asyncio.get_running_loop(),))
    thread.start()
    thread.join()
    assert len(failures) == 1


def test_a_run_repeats_itself_byte_by_byte(tmp_path: Path) -> None:
    """Tokens, codes, cards, bots and the order of everything: all that is told, and when."""

    async def scene(folder: Path) -> tuple[list[list[str]], float]:
        async with game(folder, 2, 2, rounds=1, talk="claims") as it:
            await finish(it.players)
            return [player.raw for player in it.players], memory_loop().time()

    def run(number: int) -> tuple[list[list[str]], float]:
        folder = tmp_path / f"{number}"
        folder.mkdir()
        with reproducible(), asyncio.Runner(loop_factory=MemoryLoop) as runner:
            return runner.run(scene(folder))

    told, ended = run(1)
    assert (told, ended) == run(2)
    assert sum(len(texts) for texts in told) > 100


async def test_a_server_that_stops_refuses_newcomers(folder: Path) -> None:
    async with game(folder, 3) as it:
        base = it.server.base
        async with await RawHttp.open(base) as raw:
            raw.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert await raw.status() == 200
    with pytest.raises(ConnectionRefusedError):
        await RawHttp.open(base)
