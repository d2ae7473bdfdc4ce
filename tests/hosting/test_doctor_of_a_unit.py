"""`saboteur doctor` looks at a systemd unit as systemd does: as its user, and with its folders."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saboteur.cli import main
from saboteur.cli.doctor.database_check import database
from saboteur.cli.doctor.file_check import files
from saboteur.cli.doctor.machine_check import machine
from saboteur.cli.doctor.service_unit import Unit, acting_as, unit_among
from saboteur.cli.doctor.settings_check import placed
from saboteur.cli.environment_files import variables_in
from saboteur.server.limits import open_files
from saboteur.server.settings import Settings
from saboteur.server.store.database_url import asks_the_system
from saboteur.server.store.sqlite import check_file
from tests.kit.memory_folder import MEMORY
from tests.kit.proxies import DEPLOY
from tests.kit.scripted_systemd import Systemctl
from tests.kit.words import spoken
from tools.services.ports import free_port
from tools.services.postgres_cluster import cluster

NOBODY = 65_534
AS_ROOT = os.geteuid() == 0
UNREADABLE = 0o600 if AS_ROOT else 0o000
"""The mode of a file that the unit's user cannot read; root needs nobody's leave, so only the user's own matters."""
UNIT = Unit("saboteur.service", {"User": "nobody"})


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
def test_a_postgresql_that_asks_the_system_who_comes(folder: Path, systemctl: Systemctl) -> None:
    """It lets in the unit's user without a password, and nobody else: root must not take that for a fault."""
    systemctl(LoadState="loaded", ActiveState="inactive")
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
        address = settings.database.replace("nobody@", "nobody:geheim@")
        (password,) = database(Settings(database=address), Unit("x.service", {"User": "not-there-yet"}))
        why = spoken("serve-database-login", database=address.replace("geheim", "…"))
        assert password.text == spoken("serve-not-started", why=why), "no user who comes later changes that"
        systemctl(LoadState="loaded", ActiveState="failed", NRestarts=5)
        (failing,) = database(settings, Unit("x.service", {"User": "not-there-yet"}))
        told = spoken("doctor-peer-failing", database=settings.database, user="not-there-yet")
        assert (failing.level, failing.text) == ("warning", told)


@pytest.mark.parametrize(
    ("address", "asks"),
    [
        ("postgresql://saboteur@/saboteur", True),
        ("postgresql://saboteur@/saboteur?host=/run/postgresql", True),
        ("postgresql://saboteur@%2Frun%2Fpostgresql/saboteur", True),
        ("postgresql://saboteur:geheim@/saboteur", False),
        ("postgresql://saboteur@/saboteur?password=geheim", False),
        ("postgresql://saboteur@127.0.0.1/saboteur", False),
        ("postgresql://saboteur:geheim@127.0.0.1/saboteur", False),
        ("postgresql://saboteur@/saboteur?host=db.example", False),
    ],
)
def test_only_a_postgresql_of_this_machine_asks_the_system(address: str, asks: bool) -> None:  # noqa: FBT001
    assert asks_the_system(address) == asks


def test_a_lock_of_somebody_else_is_the_file_that_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = folder / "x.sqlite3-lock"
    lock.mkdir()
    assert main(["serve", "--port", "0", "--database", str(folder / "x.sqlite3")]) == 2
    assert spoken("serve-no-database-file", file=str(lock), why="Is a directory") in capsys.readouterr().err


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


def made(folder: Path, text: str, drop_in: str = "") -> Unit:
    """A unit with a drop-in."""
    (folder / "x.service").write_text(f"[Service]\n{text}")
    (folder / "x.service.d").mkdir()
    (folder / "x.service.d" / "override.conf").write_text(f"[Service]\n{drop_in}")
    unit = unit_among([str(folder / "x.service")])
    assert unit is not None
    return unit


@pytest.mark.parametrize(("limit", "files"), [("256", 256), ("128:1K", 1024)])
def test_a_drop_in_that_lowers_the_open_files(tmp_path: Path, limit: str, files: int) -> None:
    unit = made(tmp_path, "LimitNOFILE=65536\n", f"LimitNOFILE={limit}\n")
    settings = Settings(database=str(tmp_path / "x.sqlite3"), bot_workers=1)
    needed = open_files.needed(settings)
    told = spoken("doctor-unit-few-files", unit="x.service", files=files, needed=needed)
    assert [each.text for each in machine(settings, unit) if each.level != "ok"] == [told]


@pytest.mark.parametrize("limit", ["65536", "infinity", ""])
def test_a_unit_that_allows_enough_files(tmp_path: Path, limit: str) -> None:
    unit = made(tmp_path, f"LimitNOFILE={limit}\n")
    settings = Settings(database=str(tmp_path / "x.sqlite3"), bot_workers=1, most_connections=10)
    assert spoken("doctor-files", needed=open_files.needed(settings)) in [each.text for each in machine(settings, unit)]


def test_a_database_that_the_unit_cannot_see(capsys: pytest.CaptureFixture[str]) -> None:
    unit = unit_among([str(DEPLOY / "saboteur.service")])
    assert unit is not None
    file = "/home/ana/games.sqlite3"
    (found,) = database(Settings(database=file), unit)
    told = spoken("doctor-hidden-database", unit="saboteur.service", folder="/home", file=file)
    assert (found.level, found.text) == ("problem", told)
    assert main(["serve", "--port", "0", "--database", "/nowhere/games.sqlite3"]) == 2
    said = capsys.readouterr().err
    assert spoken("serve-no-database-file", file="/nowhere/games.sqlite3-lock", why="No such file or directory") in said
    assert "--database" in said
    assert "SABOTEUR_DATABASE" in said


def test_a_database_that_the_unit_cannot_write(tmp_path: Path) -> None:
    """The folder may be there, and root may write to it."""
    unit = unit_among([str(DEPLOY / "saboteur.service")])
    assert unit is not None
    file = "/srv/games.sqlite3"
    (found,) = database(Settings(database=file), unit)
    told = spoken("doctor-unwritable-database", unit="saboteur.service", folder="/var/lib/saboteur", file=file)
    assert (found.level, found.text) == ("problem", told)
    assert unit.can_write(Path("/var/lib/saboteur/games.sqlite3"))
    assert unit.can_write(Path("/run/saboteur/control"))
    assert not unit.can_write(Path("/var/lib/other/games.sqlite3"))
    assert Unit("open.service").can_write(Path(file))
    more = made(
        tmp_path, "ProtectSystem=strict\nReadWritePaths=-/srv /mnt\n", "BindPaths=/opt:/data\nReadWritePaths=/x\n"
    )
    assert all(more.can_write(Path(folder, "x")) for folder in ("/srv", "/mnt", "/data", "/x"))
    assert not more.can_write(Path("/opt/x"))
    (tmp_path / "link").symlink_to("/srv")
    assert more.can_write(tmp_path / "link" / "x")
    (found,) = database(Settings(database="/var/lib/games.sqlite3"), more)
    told = spoken("doctor-unwritable-database", unit=more.name, folder="/srv", file="/var/lib/games.sqlite3")
    assert found.text == told, "there is no folder that systemd makes"


def test_a_unit_that_can_write_nowhere() -> None:
    """It is not told to use a folder that is as closed to it as the others."""
    unit = Unit("saboteur.service", {"ProtectSystem": "strict", "RuntimeDirectory": "saboteur"})
    file = "/var/lib/saboteur/games.sqlite3"
    (found,) = database(Settings(database=file), unit)
    told = spoken("doctor-nowhere-writable", unit="saboteur.service", file=file)
    assert (found.level, found.text) == ("problem", told)


def test_paths_begin_where_the_unit_is_started() -> None:
    unit = Unit("x.service", {"WorkingDirectory": "/var/lib/saboteur"})
    given = {"SABOTEUR_DATABASE": "games.sqlite3", "SABOTEUR_WELCOME": "hello.txt", "SABOTEUR_PORT": "9000"}
    found = placed(given, unit)
    assert found["SABOTEUR_DATABASE"] == "/var/lib/saboteur/games.sqlite3"
    assert found["SABOTEUR_WELCOME"] == "/var/lib/saboteur/hello.txt"
    assert found["SABOTEUR_PORT"] == "9000"
    assert placed({}, unit)["SABOTEUR_DATABASE"] == "/var/lib/saboteur/saboteur.sqlite3"
    assert placed({}, Unit("x.service"))["SABOTEUR_DATABASE"] == "/saboteur.sqlite3"
    for other in ("/srv/x.sqlite3", "postgresql://saboteur@/saboteur", "postgres//saboteur@/saboteur", ":memory:"):
        assert placed({"SABOTEUR_DATABASE": other}, unit)["SABOTEUR_DATABASE"] == other
    assert placed(given, None) == given


def test_a_quote_that_is_not_closed_is_found(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the file that the unit names, at its line."""
    (folder / "x.env").write_text('# the club\n\nSABOTEUR_NAME="Thursday Club\nSABOTEUR_PORT=9000\n')
    (folder / "x.service").write_text(f"[Service]\nEnvironmentFile=-{folder}/x.env\n")
    assert main(["doctor", "--env-file", str(folder / "x.service")]) == 2
    assert capsys.readouterr().err == f"saboteur: {spoken('serve-open-quote', file=f'{folder}/x.env', line=3)}\n"


def test_a_value_of_several_lines_is_told_as_such(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As systemd gives it to the server, if a quotation mark is not closed."""
    monkeypatch.setenv("SABOTEUR_NAME", "Thursday Club\nSABOTEUR_PORT=9000\n")
    assert main(["serve"]) == 2
    told = spoken("serve-many-lines", variable="SABOTEUR_NAME", text="Thursday Club")
    assert capsys.readouterr().err == f"saboteur: {told}\n"


def test_lines_that_set_nothing_are_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without what they say: it may be a secret."""
    (folder / "x.env").write_text(
        "# saboteur_port=1\nexport SABOTEUR_METRICS=none\nsaboteur_creation_key=hunter2hunter2\n"
        f"SABOTEUR_CREATION_KEY hunter2hunter2\nLANG=lt\nSABOTEUR_PORT={free_port()}\n"
    )
    (folder / "x.service").write_text(
        f"[Service]\nEnvironment=SABOTEUR_DATABASE={folder}/x.sqlite3\nEnvironmentFile=-{folder}/x.env\n"
    )
    main(["doctor", "--env-file", str(folder / "x.service")])
    said = capsys.readouterr().out
    for line, start in ((2, "export SABOTEUR_METRICS"), (3, "saboteur_creation_key"), (4, "SABOTEUR_CREATION_KEY")):
        assert spoken("doctor-ignored-line", file=f"{folder}/x.env", line=line, start=start) in said
    assert said.count(f"{folder}/x.env") == 3
    assert "hunter2" not in said


def test_whoever_acts_as_another_is_oneself_again(folder: Path) -> None:
    before = (os.geteuid(), os.getegid(), os.getgroups(), os.environ.get("HOME"))
    with acting_as(UNIT.account()):
        assert (os.geteuid() == NOBODY) == AS_ROOT
    assert (os.geteuid(), os.getegid(), os.getgroups(), os.environ.get("HOME")) == before
    assert not list(folder.iterdir())
