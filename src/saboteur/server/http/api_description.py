"""The OpenAPI description: FastAPI's own, with the schemas of the answers that msgspec encodes."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from saboteur.server.replay.replay_messages import Reasons, Replay

REFERENCE: Final = "#/components/schemas/{name}"
_ANSWERS, _COMPONENTS = msgspec.json.schema_components((Replay, Reasons), ref_template=REFERENCE)
REPLAY: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"anyOf": list(_ANSWERS)}}}}
}
"""What both replay routes answer, for their `responses`."""


def described(app: FastAPI) -> dict[str, Any]:
    """The whole description. A name that both kinds of schema have would be ambiguous, and is a mistake of ours."""
    description = app.openapi()
    schemas = description["components"]["schemas"]
    both = schemas.keys() & _COMPONENTS.keys()
    assert all(schemas[name] == _COMPONENTS[name] for name in both), both
    schemas.update(_COMPONENTS)
    return description
