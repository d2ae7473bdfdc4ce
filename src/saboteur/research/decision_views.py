"""The views in rows of decisions: as JSON, and back again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from saboteur.rules import Own, Public, RoundResult, View
from saboteur.rules.view import Goal


def view_text(view: View) -> str:
    """A view as JSON, for a row. Its seat is in a column of its own."""
    return json.dumps({"public": vars(view.public), "own": vars(view.own)}, default=_plain)


def view_of(row: Mapping[str, Any]) -> View:
    """What the seat saw when it decided, from a row of `decisions`: the same view that a bot is given, for `Codec`,
    `legal_moves`, `distances` and `sample`. Raises ValueError for what is no such row."""
    try:
        seen = json.loads(row["view"])
        public, own = _tuples(seen["public"]), _tuples(seen["own"])
        public["goals"] = tuple(Goal(**goal) for goal in public["goals"])
        public["results"] = tuple(RoundResult(**_tuples(result)) for result in public["results"])
        return View(Public(**public), int(row["seat"]), Own(**own))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"this is no row of decisions: {error!r}") from error


def _plain(value: Any) -> Any:
    return {name: getattr(value, name) for name in value.__slots__}


def _tuples(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: _tuple(value) for name, value in fields.items()}


def _tuple(value: Any) -> Any:
    return tuple(map(_tuple, value)) if isinstance(value, list) else value
