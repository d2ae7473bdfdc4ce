"""docs/protocol.md is complete, and the TypeScript types are those of the server."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saboteur.rules.events import Event
from saboteur.server.app import create
from saboteur.server.problems import STATUS, Code, Problem
from saboteur.server.settings import Settings
from saboteur.server.state import entries
from saboteur.server.state.room import Room
from saboteur.server.wire import messages
from saboteur.server.wire.event_encoding import STRUCTS, encoded, from_wire, kind_of, on_wire
from tools.generate import wire_types

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def sections(text: str) -> dict[str, str]:
    """Tables of the document by the name in the first cell of their head."""
    blocks = re.split(r"\n\n", text)
    return {match[1]: block for block in blocks if (match := re.match(r"\| `([\w-]+)` \|", block.strip()))}


def gaps(message: type[msgspec.Struct], text: str) -> list[str]:
    """Fields of a message that its table does not name, and names in the table that are no fields."""
    info: Any = msgspec.inspect.type_info(message)
    if not info.fields:
        return [] if f"\n`{info.tag}`, which has no fields," in text else [f"{info.tag} is not described"]
    table = sections(text).get(str(info.tag), "")
    named = set(re.findall(r"^\| `(\w+)` \|", "\n".join(table.splitlines()[1:]), re.MULTILINE))
    fields = {field.encode_name for field in info.fields}
    missing = [f"{info.tag}.{name} is not described" for name in fields - named]
    return missing + [f"{info.tag}.{name} does not exist" for name in named - fields] + ([] if table else ["no table"])


@pytest.mark.parametrize("message", [*get_args(messages.FromClient), *get_args(messages.FromServer)])
def test_every_message_and_field_is_described(message: type[msgspec.Struct]) -> None:
    assert gaps(message, TEXT) == []


def test_a_planted_gap_is_caught() -> None:
    assert gaps(messages.Step, TEXT.replace("| `by` | `clock` or", "| `bi` | `clock` or")) != []
    assert gaps(messages.Pong, TEXT.replace("| `pong` |", "| `peng` |")) != []
    assert gaps(messages.Ping, TEXT.replace("`ping`, which has no fields", "`ping`")) != []


def test_every_change_with_its_fields_is_described() -> None:
    text = TEXT.split("### Changes")[1].split("\n## ")[0]
    for change in get_args(entries.RoomEntry):
        info: Any = msgspec.inspect.type_info(change)
        row = re.search(rf"^\| `{info.tag}` \|(.*?)\|", text, re.MULTILINE)
        assert row, info.tag
        assert re.findall(r"`(\w+)`", row[1]) == [field.name for field in info.fields], info.tag


def test_every_field_of_the_room_and_every_event_is_described() -> None:
    info: Any = msgspec.inspect.type_info(Room)
    assert {field.name for field in info.fields} == set(
        re.findall(r"^\| `(\w+)` \|", sections(TEXT)["Room"], re.MULTILINE)[1:]
    )
    assert [kind_of(event) for event in get_args(Event)] == re.findall(
        r"`([a-z-]+)`", TEXT.split("### Events")[1].split("###")[0]
    )[1:]


def test_every_code_is_described() -> None:
    described = re.findall(r"^\| `([a-z-]+)` \|", TEXT.split("## Codes")[1], re.MULTILINE)
    assert described == [str(code) for code in Code]
    assert set(STATUS) <= set(Code)
    assert Problem(Code.NOT_READY, seat=1).status == 409


def test_every_route_is_described() -> None:
    routes = {
        (method.upper(), path)
        for path, methods in create(Settings()).http.openapi()["paths"].items()
        for method in methods
    }
    described = set(re.findall(r"^\| `(GET|POST|DELETE) (/api/\S+)` \|", TEXT, re.MULTILINE))
    assert described - {("GET", "/api/openapi.json")} == {(m, path.replace("{identity}", "{id}")) for m, path in routes}


def test_what_the_client_is_built_from_is_rewritten_only_where_it_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_types, "GENERATED", tmp_path / "generated")
    wire_types.write()
    written = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "generated").iterdir()}
    assert written.keys() == {"wire.ts", "constants.ts", "rulebook.ts", "balance.json"}
    (tmp_path / "generated" / "constants.ts").write_text("// of last week")
    wire_types.write()
    assert "of last week" not in (tmp_path / "generated" / "constants.ts").read_text(encoding="utf-8")
    assert (tmp_path / "generated" / "wire.ts").stat().st_mtime_ns == written["wire.ts"]


def test_no_type_is_in_both_halves() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", wire_types.typescript(), re.MULTILINE)
    assert len(names) == len(set(names))


def test_events_survive_the_wire() -> None:
    from saboteur.rules import Game, Setup, redacted

    game = Game.seeded(Setup("lt", 4), "wire")
    for seat in (None, 0, 3):
        for event in game.opening:
            seen = redacted(event, seat)
            body = msgspec.json.encode(on_wire(seen))
            assert encoded(seen) == body
            union: Any = tuple(STRUCTS.values())
            decoded = msgspec.json.decode(body, type=__import__("typing").Union[union])
            assert from_wire(decoded) == seen
