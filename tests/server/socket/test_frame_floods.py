"""Floods of what is no message: fragments, pings, pongs, bytes one by one. They end their own socket, nobody waits."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saboteur.server.http.connection_pool import EVICTED_CONNECTIONS, FLOODS
from saboteur.server.socket import fast_frames
from saboteur.server.socket.fast_frames import MOST_FRAMES, SLICE, FastFrames
from tests.kit.local_server import FakeTime
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_websocket import PING, PONG, TEXT, RawSocket, client_frame
from tests.kit.server_scenes import Scene, eventually, table
from tests.kit.temporary_database import ON_POSTGRES

FLOOD = 200_000
POLICY = (1008).to_bytes(2, "big")
Parsed = list[int]


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Parsed:
    """How many bytes were taken apart at a time, by sockets that were not given the short way."""
    sizes: Parsed = []
    whole = WebSocketsSansIOProtocol.data_received

    def noted(self: FastFrames, data: bytes) -> None:
        sizes.append(len(data))
        whole(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    return sizes


async def greeted(it: Scene, seat: int = 0) -> RawSocket:
    """A socket of a seat that has said hello."""
    made = await RawSocket.open(it.server.base)
    await made.ask({"type": "hello", "v": 1, "table": it.code, "token": it.tokens[seat]})
    return made


async def flooded(folder: Path, flood: bytes) -> tuple[bytes | None, int]:
    """What the close frame says after a flood, and how many sockets were closed for floods."""
    async with table(folder, 2, connected=False) as it:
        nuisance = await greeted(it)
        await nuisance.write(flood)
        await eventually(lambda: nuisance.closed is not None)
        assert (await it.lobby.http.get("/api/health")).status_code == 200
        await nuisance.close()
        return nuisance.closed, it.server.services.metrics.value(FLOODS)


@pytest.mark.parametrize(
    "flood",
    [
        client_frame(b"[", TEXT, last=False) + client_frame(b"", 0, last=False) * FLOOD,
        client_frame(b"", PING) * FLOOD,
        client_frame(b"x", PONG) * FLOOD,
    ],
    ids=["fragments", "pings", "pongs"],
)
def test_a_flood_is_stopped_long_before_its_end(folder: Path, parsed: Parsed, flood: bytes) -> None:
    closed, floods = run_virtual(flooded(folder, flood))
    assert closed is not None
    # Over a real network the end may overtake the reason, while the flood is still being written.
    assert closed[:2] == POLICY or (ON_POSTGRES and closed == b"")
    assert floods == 1
    assert max(parsed) <= 4096, "nobody waits for more than that"
    assert sum(parsed) < 50_000, "the rest is not even looked at"


def test_too_many_frames_of_one_message_end_it_with_a_policy_code(folder: Path) -> None:
    begin, more = client_frame(b"[", TEXT, last=False), client_frame(b"", 0, last=False)
    assert run_virtual(flooded(folder, begin + more * MOST_FRAMES)) == (POLICY + b"too many frames", 1)


async def test_bytes_that_come_one_by_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some are the network's fault; as many as these are not. The clock of the sockets stands still meanwhile."""
    monkeypatch.setattr(fast_frames, "MOST_SCRAPS", 30)
    monkeypatch.setattr(fast_frames, "SCRAPS_PER_SECOND", 0)
    async with table(folder, 2, connected=False) as it:
        slow = await greeted(it)
        [protocol] = [each for each in it.server.server.server_state.connections if isinstance(each, FastFrames)]
        message = client_frame(json.dumps({"type": "ping"}).encode())
        for byte in message:
            protocol.data_received(bytes((byte,)))
        await slow.answer(1, 90)
        assert it.server.services.metrics.value(FLOODS) == 0
        for byte in message:
            protocol.data_received(bytes((byte,)))
        await eventually(lambda: slow.closed is not None)
        assert slow.closed == POLICY + b"too many frames"
        await slow.close()


async def test_ordinary_clients_are_far_from_it(folder: Path) -> None:
    """A long message in several pieces, and a ping now and then."""
    async with table(folder, 2, connected=False) as it:
        patient = await greeted(it)
        message = json.dumps({"type": "ping", "x": "y" * 3000}).encode()
        pieces = [message[start : start + 100] for start in range(0, len(message), 100)]
        for _ in range(20):
            before = len(patient.answers)
            await patient.write(client_frame(pieces[0], TEXT, last=False))
            for piece in pieces[1:-1]:
                await patient.write(client_frame(piece, 0, last=False))
            await patient.write(client_frame(b"now", PING) + client_frame(pieces[-1], 0))
            await patient.answer(before, 90)
        assert it.server.services.metrics.value(FLOODS) == 0
        await patient.close()


def test_scraps_are_forgiven_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loop:
        now = 0.0

        def time(self) -> float:
            return self.now

    counted = FastFrames.__new__(FastFrames)
    counted.loop = Loop()  # type: ignore[assignment]
    counted._scraps = counted._scraps_at = 0.0
    monkeypatch.setattr(fast_frames, "SCRAPS_PER_SECOND", 10)
    for _ in range(30):
        counted._count_scrap()
    assert counted._scraps == 30
    counted.loop.now = 2.0  # type: ignore[attr-defined]
    counted._count_scrap()
    assert counted._scraps == 11


async def test_many_messages_in_one_read_wait_for_their_turn(folder: Path, parsed: Parsed) -> None:
    """They are taken apart as the application takes them, and all are answered in order."""
    async with table(folder, 2, connected=False, limits={"messages_per_minute": 10**6}) as it:
        eager = await greeted(it)
        [protocol] = [each for each in it.server.server.server_state.connections if isinstance(each, FastFrames)]
        parsed.clear()
        protocol.data_received(client_frame(b'{"type":"ping"}') * 5000)
        assert sum(parsed) == SLICE
        await eventually(answered(eager, 5001))
        assert max(parsed) == SLICE
        await eager.close()


def answered(socket: RawSocket, count: int) -> Callable[[], bool]:
    return lambda: len(socket.answers) == count


async def test_many_sockets_of_one_address_wait_for_each_other(folder: Path) -> None:
    """What they send at once beyond a limit is answered little by little: everybody else goes on meanwhile."""
    time_source, ping = FakeTime(), client_frame(b'{"type":"ping"}')
    async with table(
        folder, 2, connected=False, limits={"messages_per_minute": 40}, parts={"time_source": time_source}
    ) as it:
        crowd = [await watching(it, "127.0.0.2") for _ in range(6)]
        for socket in crowd:
            await socket.write(ping * 10)

        def pongs() -> int:
            return sum(len(socket.answers) for socket in crowd)

        await eventually(lambda: pongs() == 40)
        other = await watching(it, "127.0.0.3")
        await other.write(ping * 10)
        await eventually(answered(other, 10))
        assert pongs() == 40
        time_source.advance(1)
        await eventually(lambda: pongs() == 60)
        for socket in (*crowd, other):
            await socket.close()


async def watching(it: Scene, local: str) -> RawSocket:
    """A spectator from an address."""
    made = await RawSocket.open(it.server.base, local=local)
    await made.ask({"type": "hello", "v": 1, "table": it.code})
    made.answers.clear()
    return made


async def test_when_all_sockets_are_taken_whoever_has_most_makes_way(folder: Path) -> None:
    """Spectators first; an address that would have most makes way for itself."""
    async with table(folder, 3, connected=False, limits={"most_connections": 4}) as it:
        seated = await greeted(it)
        crowd = [await watching(it, "127.0.0.1") for _ in range(3)]
        guest = await watching(it, "127.0.0.2")
        await eventually(lambda: crowd[0].closed is not None)
        second = await watching(it, "127.0.0.2")
        await eventually(lambda: crowd[1].closed is not None)
        assert [each.closed for each in (seated, crowd[2], guest, second)] == [None] * 4
        third = await watching(it, "127.0.0.2")
        await eventually(lambda: guest.closed is not None)
        assert [each.closed for each in (seated, crowd[2], second, third)] == [None] * 4
        assert it.server.services.metrics.value(EVICTED_CONNECTIONS) == 3
        for socket in (seated, *crowd, guest, second, third):
            await socket.close()


async def test_a_crowd_of_one_address_makes_way_for_a_player_there(folder: Path) -> None:
    """Whoever lost the line comes back, however many spectators a neighbour has opened."""
    async with table(folder, 3, connected=False, limits={"most_connections_per_address": 4}) as it:
        crowd = [await watching(it, "127.0.0.1") for _ in range(4)]
        seated = await greeted(it)
        await eventually(lambda: crowd[0].closed is not None)
        assert [each.closed for each in (*crowd[1:], seated)] == [None] * 4
        for socket in (*crowd, seated):
            await socket.close()


async def test_seats_with_several_sockets_make_way_for_a_player_of_their_address(folder: Path) -> None:
    """A neighbour filled the address's share with four sockets for each of his seats, and a player could not return."""
    async with table(folder, 3, connected=False, limits={"most_connections_per_address": 4}) as it:
        neighbour = [await greeted(it, seat) for seat in (1, 1, 2, 1)]
        seated = await greeted(it)
        await eventually(lambda: neighbour[0].closed is not None)
        assert [each.closed for each in (*neighbour[1:], seated)] == [None] * 4
        for socket in (*neighbour, seated):
            await socket.close()
