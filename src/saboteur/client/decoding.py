"""Views and events as the rules have them, from what the server sent."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from saboteur.rules import View
from saboteur.rules.events import HIDDEN, Event
from saboteur.rules.view import Own, Public
from saboteur.server.wire.event_encoding import STRUCTS, WireEvent

_EVENTS: Final = {struct: event for event, struct in STRUCTS.items()}


def decoded_event(plain: dict[str, Any]) -> Event:
    """An event as the rules have it, from what the server sent."""
    struct = msgspec.convert(plain, WireEvent)
    kind = _EVENTS[type(struct)]
    values = msgspec.structs.asdict(struct)
    hidden = {name for name, value in values.items() if value is None and _may_hide(kind, name)}
    made: Event = kind(**{name: HIDDEN if name in hidden else value for name, value in values.items()})
    return made


def _may_hide(kind: type, name: str) -> bool:
    return bool(kind.__dataclass_fields__[name].metadata.get("secret"))  # type: ignore[attr-defined]


def decoded_view(plain: dict[str, Any]) -> View:
    """A view as the rules have it, from what the server sent."""
    own = plain["own"]
    return View(
        msgspec.convert(plain["public"], Public),
        plain.get("seat"),
        None if own is None else msgspec.convert(own, Own),
    )
