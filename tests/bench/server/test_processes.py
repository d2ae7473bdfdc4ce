"""What cannot be measured is said with a remedy, in the words of whatever failed."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from bench.server import peers, processes
from bench.server.processes import CannotMeasure, running
from tools.services.ports import free_port

LISTENING = """
import os, socket, sys, time
served = socket.create_server(("127.0.0.1", int(sys.argv[1])))
print(sorted(os.sched_getaffinity(0)), flush=True)
def work():
    until = time.process_time() + 0.5
    while time.process_time() < until: pass
while True:
    caller, _ = served.accept()
    if caller.recv(4):
        work()
        caller.sendall(b"done")
"""


def test_a_server_that_ends_at_once_is_quoted(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('no such database')"]
    with pytest.raises(CannotMeasure, match="no such database"), running(command, free_port(), {}, tmp_path / "log", 0):
        pytest.fail("it never came up")


def test_a_server_is_pinned_measured_and_stopped(tmp_path: Path) -> None:
    core, port = max(os.sched_getaffinity(0)), free_port()
    with running([sys.executable, "-c", LISTENING, str(port)], port, {}, tmp_path / "log", core) as server:
        assert server.resident > 1000
        before = server.cpu
        with socket.create_connection(("127.0.0.1", port)) as caller:
            caller.sendall(b"work")
            assert caller.recv(4) == b"done"
        assert 0.4 < server.cpu - before < 5, "it has worked for half a second, whatever else the machine did"
    assert server.process.returncode is not None
    assert (tmp_path / "log").read_text().strip() == f"[{core}]"


def test_one_core_is_too_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0})
    with pytest.raises(CannotMeasure, match="two cores"):
        processes.cores()


def test_an_installation_that_fails_is_quoted_with_the_remedy(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('no route to host')"]
    with pytest.raises(
        CannotMeasure, match=r"(?s)could not be installed: no route to host.*run make bench-server again"
    ):
        peers._run(command, "something could not be installed", tmp_path)


@pytest.mark.parametrize("lock", ["", "{}", '{"packages": {"node_modules/boardgame.io": {"version": "0.49.0"}}}'])
def test_a_half_or_old_installation_is_not_taken_for_one(tmp_path: Path, lock: str) -> None:
    (tmp_path / ".package-lock.json").write_text(lock)
    assert peers._found(tmp_path) != peers.BOARDGAME_IO
