"""A name that was deleted in the middle of a game stays taken until its end: whoever bore it is told of without a name,
and nobody else becomes them. What is kept of it are marks, which only this host can compare with a name."""

from __future__ import annotations

import hmac
from typing import Final

from saboteur.server.names.player_names import likenesses
from saboteur.server.table.table import Table

MARK_BYTES: Final = 9


def marks_of(table: Table, person: int) -> tuple[str, ...]:
    """The marks of a person's name, if the story of the running game has told of that person by name."""
    held = table.state.history.held if table.room.stage == "playing" else ()
    names = {one.name for one in held if one.person == person and one.name}
    return tuple(sorted({mark for name in names for mark in _marks(table, name)}))


def is_forgotten(table: Table, name: str) -> bool:
    """Whether a name is like one that was deleted in the running game."""
    kept = table.state.forgotten_marks
    return bool(kept) and table.room.stage == "playing" and not kept.isdisjoint(_marks(table, name))


def _marks(table: Table, name: str) -> set[str]:
    """A mark for each way in which a name can be read, of this table and game only."""
    key = f"forgotten names {table.services.store.bot_key} {table.id} {table.room.game}".encode()
    looks = (look.encode("utf-8", "surrogatepass") for look in likenesses(name))
    return {hmac.digest(key, look, "sha256")[:MARK_BYTES].hex() for look in looks}
