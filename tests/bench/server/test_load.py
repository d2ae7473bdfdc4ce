"""The load generator counts a move when all five screens have it, and never passes over a server's fault."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from bench.server import load as loading
from bench.server.load import Load, Screen, Stalled, Table
from bench.server.ours import Ours
from bench.server.websocket import PING, PONG, Ended, framed
from tests.bench.server.faulty_server import LAST_MOVE, TICK, Fault, FaultyTable, fixed_time, server_frame

OPEN: list[tuple[Load, list[FaultyTable]]] = []


def loaded(fault: Fault, tables: int = 3) -> tuple[Load, list[FaultyTable]]:
    served = [FaultyTable(fault) for _ in range(tables)]
    OPEN.append((Load(Ours(), [one.table for one in served], lambda: 0.0), served))
    return OPEN[-1]


@pytest.fixture(autouse=True)
def clock() -> Iterator[None]:
    with fixed_time():
        yield
        while OPEN:
            load, served = OPEN.pop()
            load.close()
            for one in served:
                one.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up after forty looks at which nothing had come."""
    monkeypatch.setattr(loading, "PATIENCE", 40 * TICK)


@pytest.mark.parametrize("fault", ["none", "pieces"])
def test_every_move_under_full_load_reaches_five_screens(fault: Fault) -> None:
    """Each look at the clock brings at least one byte: two thousand are several moves."""
    load, served = loaded(fault)
    phase = load.saturate(2000 * TICK)
    assert phase.waits
    # At each table one move was under way when the phase ended; it was waited for but not counted.
    assert sum(one.moves for one in served) == len(phase.waits) + len(served)
    assert all(one.table.left == 0 for one in served)


def test_a_fixed_rate_sends_as_many_moves_as_it_says() -> None:
    load, served = loaded("none")
    phase = load.pace(100, 0.3)
    assert [one.moves for one in served] == [10, 10, 10]
    assert 0 < len(phase.waits) <= 30


def test_phases_follow_each_other() -> None:
    load, _ = loaded("none")
    load.saturate(0.1)
    load.pace(100, 0.1)
    assert load.saturate(0.1).waits


@pytest.mark.usefixtures("impatient")
def test_a_move_that_four_screens_have_is_not_over() -> None:
    load, served = loaded("deaf screen")
    with pytest.raises(Stalled, match="lacks 1 of 5 screens"):
        load.saturate(5)
    assert [one.moves for one in served] == [1, 1, 1]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("fault", "failure"), [("wrong number", Stalled), ("refusal", Stalled), ("cut", Ended), ("close", Ended)]
)
def test_a_fault_ends_the_measurement(fault: Fault, failure: type[Exception]) -> None:
    load, _ = loaded(fault)
    with pytest.raises(failure):
        load.saturate(5)


def test_a_phase_ends_when_the_games_are_over() -> None:
    load, served = loaded("game over")
    phase = load.saturate(60)
    assert max(one.moves for one in served) == LAST_MOVE
    assert phase.live < len(served)


def test_what_is_sent_later_than_it_was_due_is_the_generators_own_fault() -> None:
    load, served = loaded("none", tables=2)
    phase = load.pace(100, 0.3)
    assert len(phase.late) + phase.delayed == 30
    assert min(phase.late) >= 0
    assert sum(one.moves for one in served) == 30


def test_a_phase_is_shown_while_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "TELL_SECONDS", 0.05)
    shown: list[int] = []
    served = [FaultyTable("none")]
    load = Load(Ours(), [served[0].table], lambda: 0.0, lambda phase: shown.append(len(phase.waits)))
    OPEN.append((load, served))
    load.pace(100, 0.3)
    assert len(shown) >= 2
    assert shown == sorted(shown)


def test_pings_are_answered_while_no_moves_are_made() -> None:
    ours, theirs = socket.socketpair()
    load = Load(Ours(), [], lambda: 0.0)
    load.add([Table("TABLE", [Screen(ours, 0)])])
    theirs.sendall(server_frame(b"still there?", PING))
    load.rest(0.05)
    assert theirs.recv(100) == framed(b"still there?", PONG)
    load.close()
    theirs.close()


def test_tables_that_come_later_play_as_well() -> None:
    load, served = loaded("none", tables=1)
    later = FaultyTable("none")
    served.append(later)
    load.add([later.table])
    load.pace(100, 0.1)
    assert [one.moves for one in served] == [5, 5]
