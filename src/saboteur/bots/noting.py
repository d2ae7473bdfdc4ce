"""Letting seats see what happened. Compiled: it is done after every move, for every seat that keeps a history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.bots.bot import Observation
from saboteur.rules.events import SECRETS, Event, redacted

NOBODY: Final = -1


def note(histories: dict[int, list[Observation]], events: Sequence[Event]) -> None:
    """Let seats see the events of a move. Those that own none of its secrets share one observation."""
    owners: list[int] = []
    hidden: list[Event] = []
    for event in events:
        if SECRETS[type(event)]:
            owners.append(event.seat)  # type: ignore[union-attr]
            hidden.append(redacted(event, None))
        else:
            owners.append(NOBODY)
            hidden.append(event)
    common = Observation(tuple(hidden))
    for reader, history in histories.items():
        if reader in owners:
            own = [event if owners[place] == reader else hidden[place] for place, event in enumerate(events)]
            history.append(Observation(tuple(own)))
        else:
            history.append(common)
