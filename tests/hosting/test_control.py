"""The commands with which a host runs a server: through its socket, on the database if none runs, never both."""

import csv
import io
import json
import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import control_client, main
from saboteur.server.control import listener, requests, socket_file
from saboteur.server.store.file_lock import FileLock
from saboteur.server.store.sqlite import check_file
from tests.kit.client import Lobby, Player
from tests.kit.local_server import settings_for
from tests.kit.serve_process import Process, serving
from tests.kit.server_scenes import run
from tests.kit.words import spoken

Ask = Callable[..., tuple[int, str]]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Run a command in this process; its exit code, and what it says."""
    monkeypatch.setattr(control_client, "OF_THE_UNIT", Path("/nonexistent/control"))
    monkeypatch.setattr(control_client, "UNIT_FILE", Path("/nonexistent/saboteur.service"))

    def asked(*words: str) -> tuple[int, str]:
        code = main(words)
        told = capsys.readouterr()
        return code, told.out + told.err

    return asked


def database(folder: Path) -> tuple[str, str]:
    """The flag that names the server of these tests."""
    return "--database", str(folder / "games.sqlite3")


def test_a_host_runs_a_server_from_the_command_line(folder: Path, ask: Ask) -> None:
    """One table from its beginning to its end, and everything in between."""
    at = database(folder)

    async def scene(server: Process) -> None:
        file = folder / "games.sqlite3-control"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert ask("tables", *at) == (0, spoken("control-no-tables") + "\n")
        async with Lobby(server.base) as lobby:
            made = await lobby.done("/api/play-now", {"name": "Ana", "players": 4})
            async with Player(server.base, made["code"], made["token"]) as ana:
                _looked_at(ask, at, made)
                assert ask("notice", "Closed tomorrow", *at)[0] == 0
                assert (await lobby.http.get("/api/notice")).json() == {"text": "Closed tomorrow", "club": False}
                assert "Closed tomorrow" in ask("notice", *at)[1]
                assert ask("notice", "--withdraw", *at)[0] == 0
                assert ask("end", made["code"].lower(), "--reason", "Be kind", *at)[0] == 0
                told = await ana.until(lambda message: message["type"] == "bye")
                assert told["arguments"] == {"reason": "Be kind"}
        code, said = ask("end", made["code"], *at)
        assert (code, "Be kind" in said) == (2, True)
        server.ask_to_stop()
        await server.ended()
        assert not file.exists()
        assert made["code"] not in server.log
        assert made["token"] not in server.log

    async def whole() -> None:
        async with serving(folder) as server:
            await scene(server)

    run(whole())


def _looked_at(ask: Ask, at: tuple[str, str], made: dict[str, Any]) -> None:
    """What the host sees of a table at which Ana plays with bots."""
    _, listed = ask("tables", *at)
    assert made["code"] in listed
    assert "Ana" not in listed
    assert "Ana" in ask("tables", "--names", *at)[1]
    _, shown = ask("tables", made["code"], *at)
    assert "Ana" in shown
    assert "127.0.0.1" not in shown
    assert "127.0.0.1" in ask("tables", made["code"], "--addresses", *at)[1]
    assert ask("tables", "--addresses", *at) == (2, f"saboteur: {spoken('control-addresses-of-one')}\n")
    assert json.loads(ask("tables", "--json", *at)[1])["tables"][0]["people"] == 1
    code, said = ask("stats", "--json", *at)
    numbers = json.loads(said)
    running = [row for row in numbers["now"] if row["what"] == "running"]
    assert (code, running) == (0, [{"what": "running", "edition": "lt", "players": 4, "count": 1}])
    rows = list(csv.DictReader(io.StringIO(ask("stats", "--csv", "--days", "2", *at)[1])))
    assert {(row["what"], row["players"]): row["count"] for row in rows if row["date"] != "now"} == {
        ("made", "0"): "1", ("dealt", "4"): "1",
    }  # fmt: skip
    assert spoken("control-now", what="playing") + ": 1" in ask("stats", *at)[1]
    assert not any(secret in ask("stats", *at)[1] for secret in ("Ana", made["code"], made["token"]))


def test_where_no_server_runs_the_database_is_asked_and_locked_meanwhile(folder: Path, ask: Ask) -> None:
    at = database(folder)

    async def made() -> Any:
        async with serving(folder) as server, Lobby(server.base) as lobby:
            return await lobby.table("Ana")

    code = run(made())["code"]  # killed: its socket is left, and nobody listens there
    assert (folder / "games.sqlite3-control").is_socket()
    row = next(line for line in ask("tables", *at)[1].splitlines() if code in line)
    assert (row.count("–"), "0" in row.split("  ")[1:-1]) == (5, False), "what nobody looked at is no 0"
    assert ask("ban", "198.51.100.7", *at) == (0, spoken("control-banned", address="198.51.100.7") + "\n")
    assert "198.51.100.7" in ask("ban", "--list", *at)[1]
    assert ask("end", code, *at)[0] == 0
    assert spoken("control-stage", stage="ended") in ask("tables", code, *at)[1]
    lock = FileLock(str(folder / "games.sqlite3"))
    try:
        told = spoken("control-server-runs", path=str(folder / "games.sqlite3-control"), database=at[1])
        assert ask("ban", "198.51.100.8", *at) == (2, f"saboteur: {told}\n")
    finally:
        lock.release()

    async def restarted() -> int:
        async with serving(folder, "--trusted-proxy", "127.0.0.1") as server, Lobby(server.base) as lobby:
            return (await lobby.http.get("/api/about", headers={"x-forwarded-for": "198.51.100.7"})).status_code

    assert run(restarted()) == 403
    assert ask("ban", "--lift", "198.51.100.7", *at)[0] == 0
    assert ask("ban", "--list", *at) == (0, spoken("control-no-bans") + "\n")


def test_a_ban_that_is_no_ban_of_its_own_names_the_network(folder: Path, ask: Ask) -> None:
    at = database(folder)
    check_file(at[1])
    assert ask("ban", "198.51.100.0/24", *at)[0] == 0
    told = spoken("control-still-banned", address="198.51.100.7", network="198.51.100.0/24") + "\n"
    assert ask("ban", "--lift", "198.51.100.7", *at) == (0, told)
    assert ask("ban", "198.51.100.7", *at)[0] == 0
    told = spoken("control-lifted-inside", address="198.51.100.7", network="198.51.100.0/24") + "\n"
    assert ask("ban", "--lift", "198.51.100.7", *at) == (0, told)
    assert ask("ban", "--list", *at)[1].count("198.51.100") == 1, "the ban of its own is gone"


def test_without_server_and_database_nothing_is_made(folder: Path, ask: Ask) -> None:
    path = folder / "nothing.sqlite3"
    told = spoken("control-no-server", path=f"{path}-control", database=str(path))
    assert ask("tables", "--database", str(path)) == (2, f"saboteur: {told}\n")
    assert not path.exists()


@pytest.mark.parametrize("words", [("ban",), ("ban", "--list", "--lift", "10.0.0.1"), ("ban", "10.0.0.1", "--list")])
def test_a_ban_is_one_thing_at_a_time(ask: Ask, words: tuple[str, ...]) -> None:
    assert ask(*words) == (2, f"saboteur: {spoken('control-ban-one')}\n")


def test_other_wrong_words(ask: Ask) -> None:
    assert ask("notice", "x", "--withdraw") == (2, f"saboteur: {spoken('control-notice-one')}\n")
    assert ask("stats", "--days", "0") == (2, f"saboteur: {spoken('control-days')}\n")


def test_a_server_that_does_not_know_a_command_says_so(folder: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of another version, for instance."""

    async def scene() -> None:
        async with serving(folder):
            monkeypatch.setattr(requests, "encode", lambda _: b'{"do":"dance"}')
            assert ask("tables", *database(folder)) == (2, f"saboteur: {spoken('control-unknown-request')}\n")

    run(scene())


# -- the file ---------------------------------------------------------------------------------------------------------


def test_a_socket_is_its_owners_alone_from_the_first_moment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes = []

    def listen(made: socket.socket, backlog: int) -> None:
        modes.append(stat.S_IMODE(Path(made.getsockname()).stat().st_mode))
        original(made, backlog)

    original = socket.socket.listen
    monkeypatch.setattr(socket.socket, "listen", listen)
    before = os.umask(0)
    try:
        made = socket_file.open_control(folder / "control")
    finally:
        os.umask(before)
    made.close()
    assert modes == [0o600]


def test_a_second_server_leaves_the_socket_of_the_first_alone(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = settings_for(folder, control=folder / "control")
    first = listener.ControlFile(settings)
    second = listener.ControlFile(settings)
    assert (first.port is not None, second.port) == (True, None)
    second.remove()
    assert (folder / "control").is_socket()
    first.remove()
    assert not (folder / "control").exists()
    assert [record.getMessage().split()[0] for record in caplog.records] == ["control-in-use"]


def test_a_server_that_can_have_no_socket_says_so(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = listener.ControlFile(settings_for(folder, control=folder / ("x" * 120)))
    assert file.port is None
    assert [record.getMessage().split()[0] for record in caplog.records] == ["control-not-open"]


def test_the_socket_of_the_unit_is_found_without_a_word(
    folder: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(control_client, "OF_THE_UNIT", folder / "unit")

    async def scene() -> None:
        async with serving(folder, "--control", str(folder / "unit")):
            assert ask("tables") == (0, spoken("control-no-tables") + "\n")

    run(scene())


def test_a_stopped_unit_is_found_without_a_word(folder: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its settings are for root; somebody else is told that there is no server here."""
    check_file(str(folder / "games.sqlite3"))
    unit = folder / "saboteur.service"
    unit.write_text(
        f"Environment=SABOTEUR_DATABASE={folder}/games.sqlite3\nEnvironment=SABOTEUR_CONTROL={folder}/unit\n"
    )
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    monkeypatch.setattr(control_client, "UNIT_FILE", unit)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert spoken("control-offline") in ask("stats")[1]
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    here = folder / "elsewhere" / "saboteur.sqlite3"
    told = spoken("control-no-server", path=f"{here}-control", database=here.name)
    assert ask("stats") == (2, f"saboteur: {told}\n")


def test_a_postgresql_that_is_away_is_not_one_that_does_not_exist(ask: Ask) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # taken, so that no other test's server can listen there
        address = f"postgresql://club@127.0.0.1:{silent.getsockname()[1]}/games"
        why = spoken("serve-database-refused", database=address)
        assert ask("stats", "--database", address) == (2, f"saboteur: {spoken('serve-not-started', why=why)}\n")
