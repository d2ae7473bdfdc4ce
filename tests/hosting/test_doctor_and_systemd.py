"""`saboteur doctor` asks systemd how a unit fares, and its journal why."""

import errno
import os
import socket
import subprocess
from contextlib import nullcontext
from pathlib import Path

import pytest

from saboteur.cli.doctor import network_check
from saboteur.cli.doctor.finding import ok
from saboteur.cli.doctor.network_check import network
from saboteur.cli.doctor.service_unit import Unit, last_refusal, listens, state_of
from saboteur.server.settings import Settings
from tests.kit.other_program import other_program
from tests.kit.scripted_systemd import Systemctl, journal
from tests.kit.words import spoken
from tools.services.ports import free_port

UNIT = Unit("saboteur.service", {"User": "nobody"})


@pytest.mark.parametrize(
    ("state", "restarts", "key", "level"),
    [
        ("activating", 41, "unit-failing", "problem"),
        ("failed", 5, "unit-given-up", "problem"),
        ("active", 0, "unit-failing", "problem"),
        ("inactive", 0, "unit-stopped", "warning"),
    ],
)
def test_a_unit_that_does_not_answer(systemctl: Systemctl, state: str, restarts: int, key: str, level: str) -> None:
    """Also between two attempts, when nothing listens; a temporary server would stand in the way of the next one."""
    systemctl(LoadState="loaded", ActiveState=state, NRestarts=restarts)
    found = list(network(Settings(port=free_port()), UNIT))
    expected = spoken(f"doctor-{key}", unit=UNIT.name, restarts=restarts)
    assert (found[0].level, found[0].text) == (level, expected)
    assert (len(found) == 1) == (level == "problem")


def test_a_unit_whose_port_another_program_has(systemctl: Systemctl) -> None:
    """Whatever answers there is not the unit's: it neither runs nor was it restarted with success."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        for state, process in (("activating", 0), ("failed", 0), ("active", os.getppid())):
            systemctl(LoadState="loaded", ActiveState=state, NRestarts=17, MainPID=process)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(network_check, "_running", lambda _: [ok("running", address="x", version="1")])
                patch.setattr(network_check, "listens", lambda process, _: process != os.getppid())
                found = next(network(Settings(port=port), UNIT))
            told = spoken("doctor-unit-port", unit=UNIT.name, address=f"http://127.0.0.1:{port}", restarts=17)
            assert (found.level, found.text) == ("problem", told)


def refusal(number: int) -> str:
    """What a server says that cannot listen."""
    why = spoken("serve-no-port", address="127.0.0.1:80", why=os.strerror(number))
    return spoken("serve-not-started", why=why)


@pytest.mark.parametrize("taken", [False, True])
def test_a_unit_that_says_why_it_does_not_start(systemctl: Systemctl, tmp_path: Path, taken: bool) -> None:  # noqa: FBT001
    """Its last words, whoever answers at the port: but if somebody has the port, how to find them."""
    given_up = spoken("doctor-unit-given-up", unit=UNIT.name)
    with other_program() if taken else nullcontext(free_port()) as port:
        address = f"http://127.0.0.1:{port}"
        for state in ("activating", "failed"):
            systemctl(LoadState="loaded", ActiveState=state, NRestarts=1)
            for number in (errno.EACCES, errno.EADDRINUSE):
                journal(tmp_path, "saboteur: older", "Started x.", f"saboteur: {refusal(number)}", "Scheduled restart.")
                found = [each.text for each in network(Settings(port=port), UNIT)]
                if taken and number == errno.EADDRINUSE:
                    told = spoken("doctor-unit-port", unit=UNIT.name, address=address, restarts=1)
                else:
                    told = spoken("doctor-unit-refused", unit=UNIT.name, why=refusal(number))
                assert found == [told, given_up][: 1 + (state == "failed")]


def test_a_unit_that_is_just_being_started_again(systemctl: Systemctl, tmp_path: Path) -> None:
    """What it said the last time counts if it was restarted since somebody started it, and is old if not."""
    for restarts, key in ((1, "unit-refused"), (0, "unit-failing")):
        systemctl(LoadState="loaded", ActiveState="active", NRestarts=restarts)
        journal(tmp_path, f"saboteur: {refusal(errno.EACCES)}")
        (found,) = network(Settings(port=free_port()), UNIT)
        assert found.text == spoken(f"doctor-{key}", unit=UNIT.name, why=refusal(errno.EACCES), restarts=restarts)


def test_what_an_older_run_said_is_not_why_the_last_one_failed(systemctl: Systemctl, tmp_path: Path) -> None:
    """What stood in its way was put right since: that run served for a while."""
    systemctl(LoadState="loaded", ActiveState="activating", NRestarts=1)
    old = f"saboteur: {refusal(errno.EACCES)}"
    journal(tmp_path, "started 0.1.0", earlier=(old,))
    (found,) = network(Settings(port=free_port()), UNIT)
    assert found.text == spoken("doctor-unit-failing", unit=UNIT.name, restarts=1)
    journal(tmp_path, earlier=(old,))
    assert last_refusal(UNIT) == refusal(errno.EACCES), "a run that has said nothing yet"
    journal(tmp_path, "saboteur: a line\x1b", earlier=(old,))
    assert last_refusal(UNIT) == "a line\x1b"


def test_a_unit_that_was_stopped_was_not_restarted(systemctl: Systemctl) -> None:
    """Whoever answers at its port is not the unit's, and is told as such."""
    systemctl(LoadState="loaded", ActiveState="inactive", NRestarts=1)
    with other_program() as port:
        found = [each.text for each in network(Settings(port=port), UNIT)]
    taken = spoken("doctor-port-taken", address=f"http://127.0.0.1:{port}")
    assert found == [spoken("doctor-unit-stopped", unit=UNIT.name), taken]


def test_a_journal_that_says_nothing_of_use(systemctl: Systemctl, tmp_path: Path) -> None:
    systemctl(LoadState="loaded")
    for lines in ((), ("Traceback (most recent call last):", "  saboteur: x")):
        journal(tmp_path, *lines)
        assert last_refusal(UNIT) is None
    for program in ("exit 1", "echo saboteur: no entry"):
        (tmp_path / "journalctl").write_text(f"#!/bin/sh\n{program}\n")
        assert last_refusal(UNIT) is None


def test_who_listens_at_a_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as port, subprocess.Popen(["/bin/sleep", "60"]) as other:
        number = port.getsockname()[1]
        assert listens(os.getpid(), number) is True
        assert listens(other.pid, number) is False
        assert listens(other.pid, free_port()) is None, "nobody"
        other.kill()
    assert listens(2**22 + 1, number) is None, "there is no such process"


def test_where_systemd_knows_nothing_it_is_not_asked(systemctl: Systemctl) -> None:
    systemctl(LoadState="not-found", ActiveState="inactive", NRestarts=0)
    assert state_of(UNIT) is None
    assert {each.level for each in network(Settings(port=free_port()), UNIT)} == {"ok"}
