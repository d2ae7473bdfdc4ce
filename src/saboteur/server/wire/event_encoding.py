"""The events of the rules in their form on the wire: a `kind`, and null where something is hidden."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec

from saboteur.rules import events as rules_events
from saboteur.rules.events import HIDDEN, Event, Secret


def kind_of(event: type) -> str:
    """The kind of an event on the wire: `PathLaid` is `path-laid`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


def _wire_type(hint: Any) -> Any:
    """The type of a field on the wire: what may be hidden may be null."""
    if Secret not in get_args(hint):
        return hint
    known = [part for part in get_args(hint) if part != Secret]
    return known[0] | None


def _struct_of(event: type) -> type[msgspec.Struct]:
    hints = get_type_hints(event, vars(rules_events))
    shape = [(entry.name, _wire_type(hints[entry.name])) for entry in fields(event)]
    made = msgspec.defstruct(event.__name__, shape, frozen=True, tag_field="kind", tag=kind_of(event), module=__name__)
    # What a class without words of its own says is noise in a schema.
    made.__doc__ = None if (event.__doc__ or "").startswith(event.__name__) else event.__doc__
    return made


STRUCTS: dict[type, type[msgspec.Struct]] = {event: _struct_of(event) for event in get_args(Event)}

if TYPE_CHECKING:
    WireEvent = msgspec.Struct
else:
    WireEvent = get_args(Event)[0]
    from typing import Union

    WireEvent = Union[tuple(STRUCTS.values())]  # noqa: UP007 - made of a list


_NAMES: dict[type, tuple[str, ...]] = {event: tuple(entry.name for entry in fields(event)) for event in STRUCTS}


_OPENINGS: dict[type, bytes] = {event: b'{"kind":"%b",' % kind_of(event).encode() for event in STRUCTS}
_encode = msgspec.json.Encoder().encode


def on_wire(event: Event) -> msgspec.Struct:
    """A redacted event as it is sent."""
    kind = type(event)
    values = [getattr(event, name) for name in _NAMES[kind]]
    return STRUCTS[kind](*[None if value is HIDDEN else value for value in values])


def encoded(event: Event) -> bytes:
    """The bytes of `on_wire(event)`, without making it: every event has fields, and HIDDEN is encoded as null."""
    return _OPENINGS[type(event)] + _encode(event)[1:]


def from_wire(event: msgspec.Struct) -> Event:
    """The redacted event of the rules that was sent; the inverse of `on_wire`."""
    kind = _RULES[type(event)]
    values = [getattr(event, name) for name in _NAMES[kind]]
    hidden = _secret_names(kind)
    shown = [
        HIDDEN if value is None and name in hidden else value for name, value in zip(_NAMES[kind], values, strict=True)
    ]
    return kind(*shown)  # type: ignore[no-any-return]


_RULES: dict[type, Any] = {struct: event for event, struct in STRUCTS.items()}


@cache
def _secret_names(event: type) -> frozenset[str]:
    return frozenset(entry.name for entry in fields(event) if entry.metadata.get("secret"))
