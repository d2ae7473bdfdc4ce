"""Writes what the browser client shares with the server into web/src/generated/, which Git does not know.

wire.ts has the TypeScript types of the socket messages and HTTP bodies, from the server's own types; constants.ts
what the client must know of the rules and limits (`tools.generate.web_constants`); balance.json what each edition and
option does to the balance (`tools.studies.measure_balance`). `tools.build.build_web` calls this before it builds or
checks the client, so the files always belong to the Python sources beside them.
`python -m tools.generate.wire_types` only writes them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from saboteur.server.http import schemas
from saboteur.server.replay import replay_messages
from saboteur.server.wire import lesson_messages, messages, puzzle_messages
from tools.generate import web_constants, web_rulebook
from tools.studies import measure_balance

GENERATED = Path(__file__).resolve().parents[2] / "web" / "src" / "generated"
HEAD = """// Written by `python -m tools.generate.wire_types` from the server's messages.py and schemas.py. Do not edit.
// What the messages mean: docs/protocol.md.
"""

Schema = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const WIRE_VERSION = {messages.VERSION};", *_socket_types(), *_body_types()]
    return "\n".join(parts).rstrip() + "\n"


def _socket_types() -> Iterator[str]:
    sent = msgspec.json.schema(messages.FromClient)
    told = msgspec.json.schema(messages.FromServer)
    yield "\n// -- from the client --"
    for name, schema in sent["$defs"].items():
        yield interface(name, schema, optional=True)
    yield f"\nexport type FromClient = {_union(sent)};"
    yield "\n// -- from the server --"
    for name, schema in told["$defs"].items():
        yield interface(name, schema, optional=False)
    yield f"\nexport type FromServer = {_union(told)};"
    yield f"\nexport type WireEvent = {_one(told['$defs']['Step']['properties']['events']['items'])};"
    yield f"\nexport type RoomEntry = {_one(told['$defs']['RoomChanged']['properties']['change'])};"
    yield "\n// -- replays and lessons --"
    for name, schema in _told_over_http(known=told["$defs"]):
        yield interface(name, schema, optional=False)


def _told_over_http(known: Schema) -> Iterator[tuple[str, Schema]]:
    shapes = [replay_messages.Replay, replay_messages.Reasons, lesson_messages.LessonMoment]
    shapes += [lesson_messages.ExampleMoment, puzzle_messages.PuzzleQuestion, puzzle_messages.PuzzleVerdict]
    _, retold = msgspec.json.schema_components(shapes)
    return ((name, schema) for name, schema in retold.items() if name not in known)


def _union(schema: Schema) -> str:
    return " | ".join(_one(part) for part in schema["anyOf"])


def _body_types() -> Iterator[str]:
    models = [
        model
        for model in vars(schemas).values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model not in (BaseModel, schemas.Body)
    ]
    _, schema = models_json_schema([(model, "validation") for model in models])
    asked = {model.__name__ for model in models if issubclass(model, schemas.Body)}
    yield "\n// -- HTTP bodies --"
    for name, definition in sorted(schema["$defs"].items()):
        yield interface(name, definition, optional=name in asked)


def interface(name: str, schema: Schema, *, optional: bool) -> str:
    """One interface; `optional` lets keys with a default be left out, as a sender may."""
    lines = [f"\n/** {schema['description'].splitlines()[0]} */"] if "description" in schema else [""]
    lines.append(f"export interface {_plain(name)} {{")
    required = schema.get("required", ())
    for key, value in schema.get("properties", {}).items():
        mark = "?" if optional and key not in required else ""
        lines.append(f"  {key}{mark}: {_one(value)};")
    return "\n".join([*lines, "}"])


def _plain(name: str) -> str:
    return name.rsplit(".", 1)[-1]


SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _one(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return _plain(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_one(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if schema["type"] == "array":
        return _array(schema)
    if schema["type"] == "object":
        return _mapping(schema)
    return SIMPLE[schema["type"]]


def _mapping(schema: Schema) -> str:
    values = schema["additionalProperties"]
    return f"Record<string, {'unknown' if isinstance(values, bool) else _one(values)}>"


def _literal(value: object) -> str:
    return "null" if value is None else msgspec.json.encode(value).decode()


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_one(part) for part in schema['prefixItems'])}]"
    inner = _one(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def files() -> dict[Path, str]:
    """Every file that is written, with its text."""
    return {
        GENERATED / "wire.ts": typescript(),
        GENERATED / "constants.ts": web_constants.typescript(),
        GENERATED / "rulebook.ts": web_rulebook.typescript(),
        GENERATED / "balance.json": json.dumps(measure_balance.shown(), indent=2) + "\n",
    }


def write() -> None:
    """Bring the files up to date. One that is up to date is not touched: a development server watches them."""
    GENERATED.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
