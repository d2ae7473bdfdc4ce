"""Ports for servers of tests: nobody else is given them."""

import socket
from pathlib import Path

import pytest

from tools.services import ports


def drawn(worker: str, patch: pytest.MonkeyPatch) -> list[int]:
    """Ports that a process of a run of tests is given."""
    patch.setenv("PYTEST_XDIST_WORKER", worker)
    ports._ports.cache_clear()
    try:
        return [ports.free_port() for _ in range(50)]
    finally:
        ports._ports.cache_clear()


def test_no_outgoing_connection_has_them() -> None:
    first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    assert first >= ports.FIRST + ports.WORKERS * ports.EACH


def test_processes_of_one_run_are_given_others(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = drawn("gw0", monkeypatch), drawn("gw1", monkeypatch)
    assert len({*one, *two}) == 100


def test_a_port_in_use_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", ports.free_port()))
        taken = busy.getsockname()[1]
        free = ports.free_port()
        given = iter((taken, free))
        monkeypatch.setattr(ports, "_ports", lambda: given)
        assert ports.free_port() == free
