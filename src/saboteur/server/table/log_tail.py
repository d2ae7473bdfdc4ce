"""What must be known of the end of a log before it is taken into memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from saboteur.server.state import entries as e
from saboteur.server.state.table_log import LoggedEntry

PERSONAL: Final = (e.Moved, e.Dealt)
TOKENS_CHANGE: Final = (
    e.Joined, e.Left, e.Reordered, e.GivenToBot, e.Announced, e.Withdrawn, e.TookOver, e.DeviceChanged,
)  # fmt: skip


def last_secrets(secrets: Mapping[int, str]) -> dict[int, str]:
    """The secrets of the last two deals: if the last start was called off, the game before it is still on the table."""
    last = max(secrets, default=0)
    return {game: text for game, text in secrets.items() if game >= last - 1}


def may_mix_seats(entries: Iterable[LoggedEntry]) -> bool:
    """Whether something private follows a change of tokens. Whose seat is whose in between is not stored, and a hand
    must not be shown to the wrong player."""
    changed = False
    for logged in entries:
        if changed and isinstance(logged.entry, PERSONAL):
            return True
        changed = changed or isinstance(logged.entry, TOKENS_CHANGE)
    return False
