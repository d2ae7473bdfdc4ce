"""Ports for servers of tests: nobody else is given them."""

import json
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tools.services import ports

DRAW = "from tools.services.ports import free_port; print([free_port() for _ in range(50)], flush=True); input()"


def test_no_outgoing_connection_has_them() -> None:
    first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    assert first >= ports.FIRST + ports.BLOCKS * ports.EACH


def test_processes_are_given_others() -> None:
    """Whether they belong to one part of the tests, to two that run side by side, or to two runs."""
    own = [ports.free_port() for _ in range(50)]  # first: an end of the others sets their ports free
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with ExitStack() as stack:
        drawing = [stack.enter_context(subprocess.Popen([sys.executable, "-c", DRAW], **pipes)) for _ in range(2)]  # type: ignore[call-overload]
        given = [json.loads(each.stdout.readline()) for each in drawing]
        for each in drawing:
            each.communicate("\n")
    assert len({*own, *given[0], *given[1]}) == 150


def test_a_block_has_one_owner_while_that_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, and whoever they belong to: beyond the last block, nobody shares one."""
    with ExitStack() as stack:
        guards = [stack.enter_context(ports._guard.__wrapped__()) for _ in range(3)]
        firsts = [guard.getsockname()[1] for guard in guards]
        assert len(set(firsts)) == 3
        monkeypatch.setattr(ports, "FIRST", firsts[0])
        monkeypatch.setattr(ports, "BLOCKS", 1)
        with pytest.raises(OSError, match="no block"):
            ports._guard.__wrapped__()
        guards[0].close()
        stack.enter_context(ports._guard.__wrapped__())


def test_a_port_in_use_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", ports.free_port()))
        taken = busy.getsockname()[1]
        free = ports.free_port()
        given = iter((taken, free))
        monkeypatch.setattr(ports, "_ports", lambda: given)
        assert ports.free_port() == free
