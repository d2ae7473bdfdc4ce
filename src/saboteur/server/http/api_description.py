"""The OpenAPI description: FastAPI's own, with the schemas of the answers that msgspec encodes, and of the messages of
the play socket. OpenAPI knows no sockets; but whoever generates types from it needs those of the messages as well."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from saboteur.server.replay.replay_messages import Reasons, Replay
from saboteur.server.wire.game_record import GameRecord
from saboteur.server.wire.lesson_messages import ExampleMoment, LessonMoment
from saboteur.server.wire.messages import FromClient, FromServer
from saboteur.server.wire.puzzle_messages import PuzzleQuestion, PuzzleVerdict

REFERENCE: Final = "#/components/schemas/{name}"
_ANSWERS: Final = (Replay, Reasons, GameRecord, ExampleMoment, LessonMoment, PuzzleQuestion, PuzzleVerdict)


def answer(*kinds: type[msgspec.Struct]) -> dict[int | str, dict[str, Any]]:
    """What a route answers that msgspec encodes, one of these: for its `responses`."""
    assert set(kinds) <= set(_ANSWERS), kinds
    told = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in kinds]
    return {200: {"content": {"application/json": {"schema": told[0] if len(told) == 1 else {"anyOf": told}}}}}


def described(app: FastAPI) -> dict[str, Any]:
    """The whole description. A name that both kinds of schema have would be ambiguous, and is a mistake of ours."""
    description = app.openapi()
    schemas, more = description["components"]["schemas"], _components()
    both = schemas.keys() & more.keys()
    assert all(schemas[name] == more[name] for name in both), both
    schemas.update(more)
    return description


def _components() -> dict[str, Any]:
    (sent, told, *_), components = msgspec.json.schema_components(
        (FromClient, FromServer, *_ANSWERS), ref_template=REFERENCE
    )
    whole: dict[str, Any] = _portable({**components, "FromClient": sent, "FromServer": told})
    return whole


def _portable(schema: Any) -> Any:
    r"""A schema with patterns that are not for Python only: `\Z` is elsewhere a letter, or an error."""
    if isinstance(schema, list):
        return [_portable(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _pattern(value) if key == "pattern" else _portable(value) for key, value in schema.items()}


def _pattern(value: Any) -> Any:
    """A pattern; or the schema of a field of this name."""
    return value.replace(r"\Z", "$") if isinstance(value, str) else _portable(value)
