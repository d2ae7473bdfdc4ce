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
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with ExitStack() as stack:
        drawing = [stack.enter_context(subprocess.Popen([sys.executable, "-c", DRAW], **pipes)) for _ in range(2)]  # type: ignore[call-overload]
        given = [json.loads(each.stdout.readline()) for each in drawing]
        own = [ports.free_port() for _ in range(50)]  # while they live, for then others may have theirs
        for each in drawing:
            each.communicate("\n")
    assert len({*own, *given[0], *given[1]}) == 150


def test_a_port_in_use_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", ports.free_port()))
        taken = busy.getsockname()[1]
        free = ports.free_port()
        given = (busy, iter((taken, free)))
        monkeypatch.setattr(ports, "_own_block", lambda: given)
        assert ports.free_port() == free


def test_without_a_block_of_its_own_a_process_gets_no_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather than one of somebody else's."""
    monkeypatch.setattr(ports, "BLOCKS", 0)
    with pytest.raises(OSError, match="no block of ports is free"):
        ports._own_block.__wrapped__()
