"""What a server writes down: lines that programs can read, and no secret in any of them."""

import json
import logging
import re
import sys
from pathlib import Path

import pytest

from saboteur.sentences import sentence
from saboteur.server.log_lines import ARGUMENTS, FORMATS, Json, OncePerMinute, Text
from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime
from tests.kit.serve_process import serving
from tests.kit.server_scenes import run
from tests.kit.temporary_database import Books
from tests.kit.words import spoken

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


def logged_events() -> set[str]:
    """The code of every event that the sources of the server log."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "saboteur" / "server").rglob("*.py")]
    return {event for text in sources for event in re.findall(r'(?:log|_warnings)\.\w+\(\s*"([a-z-]+)', text)}


def test_every_argument_of_an_event_has_a_name() -> None:
    """Else the sentence could not be written, and logging would complain to people instead."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "saboteur" / "server").rglob("*.py")]
    calls = [call for text in sources for call in re.findall(r'log\.\w+\(\s*"([a-z-]+)([^"]*)"', text)]
    assert len(calls) >= 10
    assert {event: words.count("%") for event, words in calls} == {
        event: len(ARGUMENTS.get(event, ())) for event, _ in calls
    }


def test_a_line_of_text_is_the_time_and_a_sentence() -> None:
    line = Text().format(record("started %s", "0.1.0")).splitlines()[0]
    told = re.escape(sentence("event-started", version="0.1.0"))
    assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d {told}", line)


def test_other_libraries_keep_their_words() -> None:
    assert Text().format(record("Task %s", "x", logger="asyncio")).splitlines()[0].endswith(" Task x")


def test_strangers_cannot_fill_the_log_with_what_other_libraries_say_of_them() -> None:
    clock = FakeTime()
    once = OncePerMinute(clock)

    def written(name: str, level: int, message: str) -> bool:
        return once.filter(logging.LogRecord(name, level, "", 0, message, (), None))

    bad = ("uvicorn.error", logging.WARNING, "Invalid HTTP request received.")
    assert [written(*bad) for _ in range(3)] == [True, False, False]
    assert written("uvicorn.error", logging.WARNING, "something else")
    assert [written("saboteur", logging.WARNING, "full") for _ in range(2)] == [True, True]
    assert [written("uvicorn.error", logging.INFO, "Started") for _ in range(2)] == [True, True]
    clock.advance(60)
    assert written(*bad)


def test_a_whole_number_of_seconds_reads_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for given, seconds in ((0.0, 0), (1.0, 1), (20.0, 20), (0.5, "0.5")):
        line = Text().format(record("draining %g", given)).splitlines()[0]
        assert line.endswith(f" {spoken('event-draining', seconds=seconds)}")


@pytest.mark.parametrize("event", sorted(logged_events()))
def test_every_event_is_a_sentence_in_text(event: str) -> None:
    """No code is shown to people."""
    arguments = tuple(f"argument-{number}" for number, _ in enumerate(ARGUMENTS.get(event, ())))
    record = logging.LogRecord("saboteur", logging.INFO, __file__, 1, event, arguments, None)
    record.getMessage = lambda: event  # type: ignore[method-assign]  # the words after the code do not matter here
    line = Text().format(record)
    assert line.split()[2] != event
    assert line.endswith((".", ":"))
    assert [argument for argument in arguments if argument not in line] == []


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
    """Every event that the server logs stands in docs/operating.md."""
    logged = logged_events()
    described = set(re.findall(r"^\| `([a-z-]+)` \|", (ROOT / "docs" / "operating.md").read_text(), re.MULTILINE))
    assert len(logged) >= 10
    assert logged <= described
