"""The server as a process: it starts, is killed, comes back, and stops when told to."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from saboteur.cli import main
from saboteur.cli.argument_parser import parser_for
from saboteur.cli.server_settings import settings_of
from saboteur.sentences import sentence
from saboteur.server.settings import Settings, changed, default_text, flags, from_environment, texts
from saboteur.server.store import SqliteStore
from saboteur.server.store.file_lock import FileInUse
from tests.kit.client import Lobby, Player
from tests.kit.server_scenes import eventually, finish
from tests.kit.temporary_database import database
from tools.services.ports import free_port

pytestmark = pytest.mark.real


@asynccontextmanager
async def process(folder: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """`saboteur serve` until it ends or the block does."""
    made = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "saboteur", "serve", "--port", str(port), "--database", database(folder),
        "--bot-delay", "0", "--bot-workers", "0", "--log-level", "warning",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        await _answers(port)
        yield made
    finally:
        if made.returncode is None:
            made.kill()
        await made.communicate()


async def _answers(port: int) -> None:
    async with Lobby(f"http://127.0.0.1:{port}") as lobby:

        async def answers() -> bool:
            try:
                await lobby.http.get("/api/health")
            except httpx.TransportError:
                return False
            return True

        await eventually(answers)


async def test_a_killed_server_comes_back_with_everything_that_was_told(folder: Path) -> None:
    """P5: kill -9 in the middle of a game, several times."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    async with process(folder, port) as server, Lobby(base) as lobby:
        taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 4, "settings": {"rounds": 1}})
        player = Player(base, taken["code"], taken["token"])
        await player.connect()
        await player.play_on(lambda legal: legal[0], until=lambda: player.n > 20)
        server.send_signal(signal.SIGKILL)
        await server.wait()
    async with process(folder, port) as server:
        assert (await player.connect(resume=True))["type"] == "resumed"
        await finish([player])
        assert player.room["finished"][0]["ended"] == "finished"
        server.send_signal(signal.SIGTERM)
        assert (await player.kind("bye"))["code"] == "stopping"
        assert await server.wait() in (0, -signal.SIGTERM)
        await player.close()


def test_a_port_in_use_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        assert main(["serve", "--port", port, "--database", database(folder), "--log-level", "error"]) == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["in a folder that is not there", "a folder", "no database"])
def test_a_file_that_cannot_be_used_is_one_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "words.db").write_text("words, and no database of any kind at all")
    places = {"in a folder that is not there": "none/tables.db", "a folder": ".", "no database": "words.db"}
    place = str(tmp_path / places[kind])
    assert main(["serve", "--port", str(free_port()), "--database", place, "--log-level", "error"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert place in said[0]


def test_settings_come_from_flags_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    import saboteur.cli.serve_command as command

    monkeypatch.setenv("SABOTEUR_PORT", "9000")
    monkeypatch.setenv("SABOTEUR_TRUSTED_PROXY", "192.0.2.1, 192.0.2.2")
    given = ["--bot-delay", "0.5", "--keep-days", "30", "--host", "::1"]
    settings = settings_of(parser_for("serve", command, given).parse_args(given))
    assert (settings.port, settings.bot_delay, settings.keep_days, settings.host) == (9000, 0.5, 30, "::1")
    assert settings.trusted_proxy == ("192.0.2.1", "192.0.2.2")
    assert from_environment({}) == Settings()


@pytest.mark.parametrize(
    ("given", "listed"), [([], "yes"), (["--list-tables"], "yes"), (["--list-tables", "no"], "no")]
)
def test_a_switch_is_turned_on_by_its_flag_alone(
    given: list[str], listed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Off unless somebody says so; a worker gets it as text."""
    import saboteur.cli.serve_command as command

    monkeypatch.setenv("SABOTEUR_LIST_TABLES", "yes")
    settings = settings_of(parser_for("serve", command, given).parse_args(given))
    assert settings.list_tables == changed(Settings(), texts(settings)).list_tables == (listed == "yes")
    assert not Settings().list_tables
    with pytest.raises(ValueError, match="perhaps"):
        from_environment({"SABOTEUR_LIST_TABLES": "perhaps"})


@pytest.mark.sqlite
async def test_a_second_server_on_the_same_file_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It would serve the same tables from a memory of its own. When the first has stopped, the file is free."""
    store = SqliteStore(str(folder / "x.sqlite3"))
    try:
        with pytest.raises(FileInUse):
            SqliteStore(str(folder / "x.sqlite3"))
        assert main(["serve", "--database", str(folder / "x.sqlite3"), "--port", "0"]) == 2
        in_use = sentence("serve-file-in-use", file=str(folder / "x.sqlite3"))
        assert sentence("serve-not-started", why=in_use) in capsys.readouterr().err
    finally:
        await store.close()
    await SqliteStore(str(folder / "x.sqlite3")).close()


def test_every_setting_is_a_flag_with_a_sentence() -> None:
    for name in flags():
        assert sentence(f"help-serve-{name.replace('_', '-')}", default=default_text(name))
    assert "web" not in flags()
    assert os.sep
