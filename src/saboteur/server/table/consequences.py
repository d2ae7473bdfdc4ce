"""What follows from entries by itself: the end of a game, seats that change hands, tokens that open seats no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saboteur.rules.events import RoundBegan
from saboteur.server.state import entries as e
from saboteur.server.state.table_state import Outcome, TableState
from saboteur.server.store import FormerRow, RecordRow, TokenRow
from saboteur.server.table.audience import Audience
from saboteur.server.tokens import new_record_id

GIVE_UP: Final = (e.Left, e.Withdrawn, e.GivenToBot)
"""Entries after which somebody has a seat no more."""


def consequences(state: TableState, audience: Audience, outcome: Outcome) -> list[e.Entry]:
    """The entries that must follow a step or the end of a game: a secret to be published, newcomers who take their
    seats, those who are connected first: if nobody else is left, the first of them is the host. One who is not
    connected waits on until the game is over: the bot plays, and nobody waits for him."""
    game, room = state.game, outcome.room
    assert game is not None
    over = game.over or isinstance(outcome.entry, e.GameAbandoned)
    following: list[e.Entry] = []
    if over:
        following.append(e.SecretPublished(state.secrets[room.game], state.seed(room.game), new_record_id()))
    if over or any([isinstance(event, RoundBegan) for event in outcome.events]):
        waiting = [number for number, seat in enumerate(room.seats) if seat.next is not None]
        here = [number for number in waiting if audience.awaits(number)]
        others = [number for number in waiting if over and number not in here]
        following += [e.TookOver(number) for number in (*here, *others)]
    return following


def record_of(outcomes: Iterable[Outcome]) -> RecordRow | None:
    """Where the record of a game is found that is over now."""
    for outcome in outcomes:
        if isinstance(outcome.entry, e.SecretPublished):
            finished = outcome.room.finished[-1]
            return RecordRow(finished.record, finished.game, finished.ended)
    return None


def former_tokens(
    state: TableState, tokens: Iterable[TokenRow], entry: e.Entry, kept: Sequence[TokenRow]
) -> tuple[FormerRow, ...]:
    """The tokens of whoever gives up a seat with this entry, with the entries that named them."""
    if not isinstance(entry, GIVE_UP):
        return ()
    still, rows = {token.hash for token in kept}, []
    for token in tokens:
        if token.hash not in still:
            holder = state.holders[token.seat]
            named = holder.next_named if token.waiting else holder.named
            rows += [FormerRow(token.hash, token.seat, n) for n in named]
    return tuple(rows)


def tokens_after(
    outcomes: Iterable[Outcome], tokens: Iterable[TokenRow], given: Iterable[TokenRow] | None
) -> list[TokenRow] | None:
    """All tokens of the table, if others open its seats now: whoever took a seat over has it for good."""
    took = {outcome.entry.seat for outcome in outcomes if isinstance(outcome.entry, e.TookOver)}
    if given is None and not took:
        return None
    held = tokens if given is None else given
    return [token._replace(waiting=token.waiting and token.seat not in took) for token in held]
