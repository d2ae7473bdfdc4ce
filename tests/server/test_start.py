"""How a server starts: it listens before it says so, and says how it was understood."""

import asyncio
import os
import sys
from pathlib import Path

import httpx
import pytest

from saboteur.cli import main
from saboteur.cli.serve_summary import summary
from saboteur.server.listening import open_ports, written
from saboteur.server.names import titles
from saboteur.server.names.player_names import free_name
from saboteur.server.run import configuration, read_titles
from saboteur.server.settings import Settings
from tests.kit.client import PATIENCE
from tests.kit.words import ANYTHING, heard, spoken

pytestmark = pytest.mark.real
CLUB = Settings(
    public_address="https://play.example", database="postgresql://club:hunter2@db/games", keep_days=90, workers=2,
    bot_workers=3, trusted_proxy=("127.0.0.1", "10.0.0.0/8"), most_tables=50, most_connections=60,
)  # fmt: skip


def test_a_host_name_is_listened_at_by_all_its_addresses_at_one_port() -> None:
    opened = open_ports("localhost", 0)
    try:
        assert {each.getsockname()[0] for each in opened} <= {"127.0.0.1", "::1"}
        assert len({each.getsockname()[1] for each in opened}) == 1
        with pytest.raises(OSError, match="in use"):
            open_ports("localhost", opened[0].getsockname()[1])
    finally:
        for each in opened:
            each.close()


def test_an_address_of_another_machine_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing was announced before."""
    assert main(["serve", "--host", "192.0.2.1", "--database", str(folder / "x.sqlite3")]) == 2
    told = spoken("serve-not-started", why=spoken("serve-no-port", address="192.0.2.1:8000", why=ANYTHING))
    out, err = capsys.readouterr()
    assert out == ""
    assert heard(told, err)


def test_the_summary_says_how_the_settings_were_understood() -> None:
    (opened,) = open_ports("127.0.0.1", 0)
    with opened:
        lines = summary(CLUB, [opened])
        assert lines == [
            spoken("summary-listening", address=written(opened)),
            spoken("summary-public", address="https://play.example"),
            spoken("summary-postgres", database="postgresql://club:…@db/games"),
            spoken("summary-keep-days", days=90),
            spoken("summary-processes", workers=2, bots=3),
            spoken("summary-proxies", proxies="127.0.0.1, 10.0.0.0/8"),
            spoken("summary-limits", tables=50, connections=60),
        ]
        plain = summary(Settings(), [opened])
    assert [spoken(f"summary-{key}") in plain for key in ("no-public", "keep", "no-proxies")] == [True] * 3
    assert str(Path("saboteur.sqlite3").absolute()) in plain[2]


def test_the_same_for_programs_is_one_line_without_a_password() -> None:
    assert configuration(Settings()) == "defaults"
    told = configuration(CLUB)
    assert "public_address=https://play.example database=postgresql://club:…@db/games workers=2" in told
    assert "hunter2" not in told


async def test_any_free_port_is_announced_as_it_is(folder: Path) -> None:
    """The summary names the port that the system chose, and the server answers there."""
    words = ["serve", "--port", "0", "--database", str(folder / "x.sqlite3"), "--bot-workers", "0"]
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "saboteur", *words, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL, env=os.environ | {"LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert server.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            first = (await server.stdout.readline()).decode()
        base = first.split()[1]
        assert first == f"{spoken('serve-open-here', address=base)}\n"
        assert not base.endswith(":0")
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            assert (await http.get("/api/health")).status_code == 200
    finally:
        server.kill()
        await server.communicate()


def test_titles_are_read_before_the_first_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read sentences of all languages takes a while; nobody waits for that."""
    for table in (titles._titles, titles._joined, titles._by_first_word, titles._companions):
        table.cache_clear()
    read_titles().join()

    def not_again(*_: object) -> None:
        raise AssertionError("read with a name")

    monkeypatch.setattr(titles, "sentence_in", not_again)
    assert free_name("Anna", ["Ben"], ["digger"]) == "Anna"
