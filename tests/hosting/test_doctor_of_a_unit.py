"""`saboteur doctor` looks at a systemd unit as systemd does: as its user, with its folders, and asks how it fares."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur.cli import main
from saboteur.cli.doctor.database_check import database
from saboteur.cli.doctor.file_check import files
from saboteur.cli.doctor.network_check import network
from saboteur.cli.doctor.service_unit import Unit, acting_as, state_of, unit_among
from saboteur.cli.environment_files import variables_in
from saboteur.server.settings import Settings
from saboteur.server.store.sqlite import check_file
from tests.kit.memory_folder import MEMORY
from tests.kit.proxies import DEPLOY
from tests.kit.words import spoken
from tools.services.ports import free_port
from tools.services.postgres_cluster import cluster

NOBODY = 65_534
AS_ROOT = os.geteuid() == 0
UNREADABLE = 0o600 if AS_ROOT else 0o000
"""The mode of a file that the unit's user cannot read; root needs nobody's leave, so only the user's own matters."""
UNIT = Unit("saboteur.service", {"User": "nobody"})

Systemctl = Callable[..., None]


@pytest.fixture
def systemctl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Systemctl:
    """A systemd that says what a test wants."""

    def say(**properties: str | int) -> None:
        lines = "".join(f"echo {name}={value}\n" for name, value in properties.items())
        (tmp_path / "systemctl").write_text(f"#!/bin/sh\n{lines}")
        (tmp_path / "systemctl").chmod(0o755)

    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return say


def test_a_welcome_that_only_root_can_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Root reads everything; the server of the unit would not start."""
    folder.chmod(0o755)
    welcome = folder / "welcome.txt"
    welcome.write_text("Hello.")
    welcome.chmod(0o644)
    settings = Settings(welcome=welcome)
    assert list(files(settings, UNIT)) == []
    welcome.chmod(UNREADABLE)
    (found,) = files(settings, UNIT)
    assert (found.level, found.text) == ("problem", spoken("doctor-not-readable", file=str(welcome), user="nobody"))
    (folder / "x.service").write_text(
        f"[Service]\nUser=nobody\nEnvironment=SABOTEUR_WELCOME={welcome} SABOTEUR_PORT={free_port()}\n"
        f"Environment=SABOTEUR_DATABASE={folder}/x.sqlite3\n"
    )
    assert main(["doctor", "--env-file", str(folder / "x.service")]) == 1
    told = capsys.readouterr().out
    assert found.text in told
    assert spoken("doctor-settings") not in told


def test_a_welcome_that_the_unit_cannot_see() -> None:
    unit = unit_among([str(DEPLOY / "saboteur.service")])
    assert unit is not None
    for path, hidden in {"/home/ana/x.txt": "/home", "/root/x": "/root", "/tmp/x": "/tmp", "/etc/x": None}.items():
        assert unit.hides(Path(path)) == hidden
        assert Unit("open.service").hides(Path(path)) is None
    (found,) = files(Settings(welcome=Path("/home/ana/x.txt")), unit)
    assert found.text == spoken("doctor-hidden-file", file="/home/ana/x.txt", folder="/home", unit="saboteur.service")


def test_a_missing_or_unreadable_file_is_said_to_be_that(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not that its words are wrong."""
    for name in ("welcome", "creation-key-file"):
        assert main(["serve", f"--{name}", str(folder / "nowhere")]) == 2
        why = spoken("serve-wants-readable-file", why="No such file or directory")
        assert why in capsys.readouterr().err


@pytest.mark.skipif(not AS_ROOT, reason="only root can give files away")
def test_a_database_that_belongs_to_root(folder: Path) -> None:
    """As after a restored backup: the folder's owner cannot open it."""
    file = folder / "x.sqlite3"
    os.chown(folder, NOBODY, NOBODY)
    check_file(str(file))
    lock = Path(f"{file}-lock")
    assert lock.stat().st_uid == NOBODY, "a lock that root makes belongs to the folder's owner"
    texts = [each.text for each in database(Settings(database=str(file)))]
    assert texts == [spoken("doctor-not-owned", file=str(file), folder=str(folder))]
    os.chown(file, NOBODY, NOBODY)
    assert [each.level for each in database(Settings(database=str(file)))] == ["ok"]


@pytest.mark.skipif(not AS_ROOT, reason="only root can act as another user")
def test_a_postgresql_that_asks_the_system_who_comes(folder: Path) -> None:
    """It lets in the unit's user without a password, and nobody else: root must not take that for a fault."""
    folder.chmod(0o755)
    rules = folder / "pg_hba.conf"
    rules.write_text("local all postgres trust\nlocal all all peer\n")
    rules.chmod(0o644)
    with cluster(MEMORY, hba_file=str(rules)) as postgres:
        postgres.sql("CREATE ROLE nobody LOGIN", "CREATE DATABASE games OWNER nobody")
        settings = Settings(database=f"postgresql://nobody@/games?host={postgres.folder}")
        assert [each.level for each in database(settings, UNIT)] == ["ok"]
        (refused,) = database(settings)
        why = spoken("serve-database-login", database=settings.database)
        assert refused.text == spoken("serve-not-started", why=why)
        (unknown,) = database(settings, Unit("x.service", {"User": "not-there-yet"}))
        told = spoken("doctor-peer-unchecked", database=settings.database, user="not-there-yet")
        assert (unknown.level, unknown.text) == ("warning", told)


def test_a_lock_of_somebody_else_is_the_file_that_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = folder / "x.sqlite3-lock"
    lock.mkdir()
    assert main(["serve", "--port", "0", "--database", str(folder / "x.sqlite3")]) == 2
    assert spoken("serve-no-file", file=str(lock), why="Is a directory") in capsys.readouterr().err


def test_the_file_that_is_refused_is_the_one_that_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not the unit that names it, nor none at all."""
    (folder / "x.service").write_text("[Service]\nEnvironmentFile=/nowhere/x.env\n")
    assert main(["doctor", "--env-file", str(folder / "x.service")]) == 2
    why = "No such file or directory"
    assert spoken("serve-no-file", file="/nowhere/x.env", why=why) in capsys.readouterr().err
    check_file(str(folder / "x.sqlite3"))
    words = [sys.executable, "-m", "saboteur", "backup", str(folder / "x.sqlite3"), "/nowhere/copy.sqlite3"]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert spoken("system-refuses", why=f"{why} (/nowhere/copy.sqlite3)") in done.stderr


@pytest.mark.parametrize(
    ("state", "restarts", "key", "level"),
    [
        ("activating", 41, "unit-failing", "problem"),
        ("failed", 5, "unit-failing", "problem"),
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


def test_where_systemd_knows_nothing_it_is_not_asked(systemctl: Systemctl) -> None:
    systemctl(LoadState="not-found", ActiveState="inactive", NRestarts=0)
    assert state_of(UNIT) is None
    assert {each.level for each in network(Settings(port=free_port()), UNIT)} == {"ok"}


def test_drop_ins_belong_to_a_unit(tmp_path: Path) -> None:
    unit = tmp_path / "saboteur.service"
    unit.write_text("[Service]\nUser=saboteur\nEnvironment=SABOTEUR_WORKERS=1 SABOTEUR_PORT=8000\n")
    folder = tmp_path / "saboteur.service.d"
    folder.mkdir()
    (folder / "postgresql.conf").write_text((DEPLOY / "saboteur.service.d" / "postgresql.conf").read_text())
    (folder / "z.conf").write_text("[Service]\nUser=other\n")
    assert variables_in(unit) == {"SABOTEUR_WORKERS": "2", "SABOTEUR_PORT": "8000"}
    found = unit_among([str(unit)])
    assert found is not None
    assert found.keys["User"] == "other"


def test_whoever_acts_as_another_is_oneself_again(folder: Path) -> None:
    before = (os.geteuid(), os.getegid(), os.getgroups(), os.environ.get("HOME"))
    with acting_as(UNIT.account()):
        assert (os.geteuid() == NOBODY) == AS_ROOT
    assert (os.geteuid(), os.getegid(), os.getgroups(), os.environ.get("HOME")) == before
    assert not list(folder.iterdir())
