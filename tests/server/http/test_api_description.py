"""`/api/openapi.json` describes every answer, and the messages of the socket: as they really are."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from saboteur.server.app import create
from saboteur.server.http.api_description import described
from saboteur.server.settings import Settings
from saboteur.server.wire.game_record import GameRecord
from tests.kit.client import Lobby, Player
from tests.kit.local_server import running, settings_for
from tests.kit.server_scenes import finish, table

DESCRIPTION = described(create(Settings()).http)
SCHEMAS = DESCRIPTION["components"]["schemas"]
NO_JSON = {"/api/metrics", "/api/tables/{code}/qr.svg"}
KEY = "k3Jx-0001"


def checked(name: str) -> jsonschema_rs.Validator:
    """What checks whether something is as a schema says."""
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}})


def without_schema(description: dict[str, Any]) -> Iterator[str]:
    """Routes of which it is not said what they answer."""
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            accepted = [answer for status, answer in route["responses"].items() if status.startswith("2")]
            told = [answer.get("content", {}).get("application/json", {}).get("schema") for answer in accepted]
            if path not in NO_JSON and not all(told):
                yield f"{method} {path}"


def test_every_answer_has_a_schema() -> None:
    assert list(without_schema(DESCRIPTION)) == []
    planted = msgspec.json.decode(msgspec.json.encode(DESCRIPTION))
    content = planted["paths"]["/api/records/{identity}"]["get"]["responses"]["200"]["content"]
    content["application/json"]["schema"] = {}
    assert list(without_schema(planted)) == ["get /api/records/{identity}"]


def test_every_reference_leads_somewhere_and_every_pattern_can_be_read_by_others() -> None:
    text = msgspec.json.encode(DESCRIPTION).decode()
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(SCHEMAS)
    patterns = re.findall(r'"pattern":"([^"]*)"', text)
    assert patterns
    assert not [pattern for pattern in patterns if "\\" in pattern]


@pytest.mark.parametrize(
    ("schema", "path", "body"),
    [
        ("LessonMoment", "/api/lessons/tools", {"moves": ["Pew@2,0"]}),
        ("ExampleMoment", "/api/examples/dead-end", {"edition": "lt", "moves": ["Pew@3,0"]}),
        ("PuzzleQuestion", "/api/puzzles/0", None),
        ("PuzzleVerdict", "/api/puzzles/0", {"answer": "2"}),
    ],
)
async def test_what_a_learner_is_told(folder: Path, schema: str, path: str, body: dict[str, Any] | None) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        told = (await lobby.http.get(path)).json() if body is None else await lobby.done(path, body)
    checked(schema).validate(told)
    assert told.keys() == SCHEMAS[schema]["properties"].keys()


async def test_what_is_said_at_a_table_and_the_record_of_the_game(folder: Path) -> None:
    """With everything that a record may have: a start that was canceled, a program, somebody who took over a seat."""
    async with table(folder, 2, 1, rounds=2, talk="chat") as it:
        program = await it.lobby.done(it.path("join"), {"name": "Robo", "program": True})
        robo = Player(it.server.base, it.code, program["token"])
        async with robo:
            it.tokens.append(program["token"])
            it.players.append(robo)
            await it.done("ready", {"ready": True}, 1)
            await it.done("ready", {"ready": True}, 2)
            await it.done("start")
            await it.done("cancel-start")
            await it.start()
            late = await it.lobby.join(it.code, "Zoe")
            await robo.send({"type": "chat", "key": KEY, "text": "Hello"})
            for asked in ({"type": "history", "key": KEY}, {"type": "ping"}, {"type": "plan"}, {"type": "chat"}):
                await robo.send(asked)
            async with Player(it.server.base, it.code, late["token"]) as zoe:
                everybody = [*it.players, zoe]
                await finish(everybody)
        identity = (await it.lobby.http.get(it.path("records"))).json()["records"][0]["record"]
        record = (await it.lobby.http.get(f"/api/records/{identity}")).json()
    told = [message for player in everybody for message in player.told]
    assert {"welcome", "room", "step", "said", "past", "done", "refused", "presence", "lifted", "pong"} <= {
        message["type"] for message in told
    }
    check = checked("FromServer")
    for message in told:
        check.validate(message)
    checked("GameRecord").validate(record)
    assert record.keys() == SCHEMAS["GameRecord"]["properties"].keys()
    assert msgspec.to_builtins(msgspec.convert(record, GameRecord)) == as_tuples(record)


def as_tuples(plain: Any) -> Any:
    """The same with tuples for lists, as a struct has them."""
    if isinstance(plain, dict):
        return {key: as_tuples(value) for key, value in plain.items()}
    return tuple(map(as_tuples, plain)) if isinstance(plain, list) else plain


def test_what_a_client_says() -> None:
    check = checked("FromClient")
    move = {"type": "move", "key": KEY, "game": 1, "version": 2, "move": "Pew@-1,0"}
    check.validate({"type": "hello", "v": 1, "table": "ZK7B6CB1", "token": "odxbfHgO", "resume": {"n": 9, "hash": ""}})
    check.validate(move)
    check.validate({"type": "go-on"})
    check.validate({"type": "wait"})
    assert not check.is_valid({**move, "key": "short"})
    assert not check.is_valid({**move, "key": KEY + "\n"})
    assert not check.is_valid({**move, "version": -1})
    assert not check.is_valid({"type": "move", "key": KEY})
    assert not check.is_valid({"type": "step"})
