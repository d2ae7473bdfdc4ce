"""What an entry of the log tells whoever came after it, redacted for one reader."""

from __future__ import annotations

from saboteur.rules import redacted
from saboteur.server.broadcast.step_messages import shown_move
from saboteur.server.state import entries as e
from saboteur.server.state.room import Said
from saboteur.server.state.table_state import Outcome
from saboteur.server.wire import messages
from saboteur.server.wire.event_encoding import on_wire


def past_of(outcome: Outcome, seat: int | None) -> messages.PastStep | Said | messages.PastChange:
    """An outcome as a seat is told of it later; None if no seat is shown."""
    entry = outcome.entry
    if isinstance(entry, e.Said):
        assert outcome.said is not None
        return outcome.said
    if not isinstance(entry, (e.Moved, e.Dealt)):
        return messages.PastChange(outcome.n, outcome.at, entry)
    mover, move, by = (entry.seat, entry.move, entry.by) if isinstance(entry, e.Moved) else (None, None, None)
    if move is not None and seat != mover:
        move = shown_move(move)
    events = tuple([on_wire(redacted(event, seat)) for event in outcome.events])
    return messages.PastStep(outcome.n, outcome.at, outcome.version, mover, move, by, events)
