"""What a server writes down: lines that programs can read, and no secret in any of them."""

import json
import logging
import re
import sys
from pathlib import Path

import pytest

from saboteur.server.logs import FORMATS, Json, Text
from tests.hosting.process import serving
from tests.kit.client import Lobby, Player
from tests.kit.databases import Books
from tests.server.playing import run

ROOT = Path(__file__).resolve().parents[2]
SECRET = "a-token-that-nobody-may-read"
KEYS = {"at", "level", "logger", "process", "event", "text"}


def record(message: str = "background-failure %s", *arguments: object, logger: str = "saboteur") -> logging.LogRecord:
    """A line as the server logs it, about an exception that quotes a secret."""
    try:
        raise ValueError(SECRET)
    except ValueError:
        failure = sys.exc_info()
    return logging.LogRecord(logger, logging.ERROR, __file__, 1, message, arguments or ("ValueError",), failure)


@pytest.mark.parametrize("form", sorted(FORMATS))
def test_an_exception_is_named_but_what_it_says_is_not_written(form: str) -> None:
    line = FORMATS[form]().format(record())
    assert "ValueError" in line
    assert "test_logs.py" in line
    assert SECRET not in line
    assert SECRET in logging.Formatter().format(record()), "the control: Python's own way tells it"


def test_a_line_of_json_is_an_event_with_its_text() -> None:
    line = Json().format(record("worker-ended %s", 7))
    told = json.loads(line)
    assert "\n" not in line
    assert set(told) == KEYS | {"failure", "places"}
    assert (told["event"], told["text"], told["level"]) == ("worker-ended", "worker-ended 7", "error")
    assert told["failure"] == "ValueError"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["at"])
    assert json.loads(Json().format(record("Task %s", "x", logger="asyncio")))["event"] == "message"


def test_a_line_of_text_begins_with_time_and_level() -> None:
    assert re.match(r"\d{4}-\d\d-\d\d \S+ ERROR saboteur background-failure ValueError\n", Text().format(record()))


def test_a_game_leaves_only_json_and_no_secret(folder: Path) -> None:
    """P4, at level debug: tokens, codes, names, hands and secrets of the deal."""

    async def scene() -> tuple[str, list[str]]:
        flags = ("--log-format", "json", "--log-level", "debug")
        async with serving(folder, *flags) as server, Lobby(server.base) as lobby:
            taken = await lobby.done("/api/play-now", {"name": "Analisa", "players": 3, "settings": {"rounds": 2}})
            async with Player(server.base, taken["code"], taken["token"]) as player:
                await player.play_on(lambda legal: legal[0], until=lambda: player.n > 15)
                assert player.view is not None
                hand = json.dumps(player.view["own"]["hand"], separators=(",", ":"))
            await lobby.post(f"/api/tables/{taken['code']}/join", {"name": "Analisa"}, taken["token"])
            await lobby.http.get("/api/tables/ABCDEFGHJ")
            server.ask_to_stop()
            await server.ended()
            kept = Books(str(folder / "games.sqlite3")).secrets()
            return server.log, [taken["token"], taken["code"], "Analisa", hand, *kept]

    log, canaries = run(scene())
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"started", "stopped"} <= {line["event"] for line in lines}
    assert all(set(line) >= KEYS for line in lines)
    assert len(canaries) >= 6
    assert [canary for canary in canaries if canary in log] == []


def test_every_event_is_described_for_hosts() -> None:
    """Every event that the server logs stands in docs/hosting.md."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "saboteur" / "server").rglob("*.py")]
    logged = {event for text in sources for event in re.findall(r'log\.\w+\(\s*"([a-z-]+)', text)}
    described = set(re.findall(r"^\| `([a-z-]+)` \|", (ROOT / "docs" / "hosting.md").read_text(), re.MULTILINE))
    assert len(logged) >= 10
    assert logged <= described
