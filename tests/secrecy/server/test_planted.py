"""Leaks put into the server on purpose: the twin worlds must see each of them, whichever way it goes out."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from saboteur.rules import Event
from saboteur.server.bots import bot_questions
from saboteur.server.broadcast import past_messages, step_messages
from saboteur.server.broadcast.connection import Connection
from saboteur.server.control import commands
from saboteur.server.socket import hello, hint_requests, history, message_handlers
from saboteur.server.state.table_state import Outcome
from saboteur.server.table import table_summary
from saboteur.server.table.table import Table
from saboteur.server.table.table_summary import SeatSummary
from saboteur.server.wire import messages
from tests.secrecy.server.world_comparison import Twins

Plant = Callable[[pytest.MonkeyPatch], None]


def shows_discards(patch: pytest.MonkeyPatch) -> None:
    """The move of a discard goes to everybody as it was sent."""
    patch.setattr(step_messages, "shown_move", lambda move: move)


def forgets_to_redact(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets the events of the seat they speak of."""
    patch.setattr(step_messages, "redacted", lambda event, seat: event)  # noqa: ARG005


def redacts_by_the_wrong_seat(patch: pytest.MonkeyPatch) -> None:
    """Only what a map showed slips through."""

    def leaky(event: Event, seat: int | None) -> Event:
        return event if type(event).__name__ == "GoalSeen" else original(event, seat)

    original = step_messages.redacted  # type: ignore[attr-defined]
    patch.setattr(step_messages, "redacted", leaky)


def shows_legal_moves_to_all(patch: pytest.MonkeyPatch) -> None:
    """Spectators get the legal moves of whoever is to act."""

    def suffix(views: Any, seat: int | None) -> bytes:
        mine = original(views, seat)
        return mine.replace(b'"legal":[]', b'"legal":' + step_messages.encode(views._game.legal_moves()))

    original = step_messages.EncodedViews._suffix
    patch.setattr(step_messages.EncodedViews, "_suffix", suffix)


def sizes_tell(patch: pytest.MonkeyPatch) -> None:
    """A view is one space longer while a saboteur is to act."""

    def of(views: Any, seat: int | None) -> tuple[bytes, bytes]:
        digest, view = original(views, seat)
        game = views._game
        return digest, view + b" " * (game.deal.roles[game.to_act or 0] == "saboteur")

    original = step_messages.EncodedViews.of
    patch.setattr(step_messages.EncodedViews, "of", of)


def refusals_tell(patch: pytest.MonkeyPatch) -> None:
    """A refused move is answered with where the treasure lies."""

    def refuse(table: Table, connection: Any, message: Any, refusal: Any) -> None:
        if table.state.game is not None:
            refusal.arguments["goal"] = table.state.game.deal.goals.index("treasure")
        original(table, connection, message, refusal)

    original = message_handlers._refuse
    patch.setattr(message_handlers, "_refuse", refuse)


def resuming_tells(patch: pytest.MonkeyPatch) -> None:
    """Who comes back gets what he missed, and the view of the seat after his own."""

    async def tail(table: Table, seat: int | None, resume: messages.ResumeFrom) -> Any:
        found = await original(table, seat, resume)
        view = table.view(0 if seat is None else (seat + 1) % len(table.room.seats))
        return None if found is None or view is None else [*found[:-1], found[-1] + view[1]]

    original = hello._read_tail
    patch.setattr(hello, "_read_tail", tail)


def history_tells(patch: pytest.MonkeyPatch) -> None:
    """Who asks later what has happened gets the events of the seat they speak of."""
    patch.setattr(past_messages, "redacted", lambda event, seat: event)  # noqa: ARG005


def history_shows_discards(patch: pytest.MonkeyPatch) -> None:
    """Who asks later gets the move of a discard as it was sent."""
    patch.setattr(past_messages, "shown_move", lambda move: move)


def history_tells_new_holders(patch: pytest.MonkeyPatch) -> None:
    """Whoever has taken a seat is told what its holder before saw."""

    def told(outcome: Outcome, reader: Any) -> bytes:
        return history.encode(past_messages.past_of(outcome, reader.seat))

    patch.setattr(history, "_told", told)


def history_lifts_the_curtain(patch: pytest.MonkeyPatch) -> None:
    """A device that several share is told what its first seat saw."""

    def reader(table: Table, connection: Connection) -> Any:
        found = original(table, connection)
        return found._replace(seat=min(connection.seats)) if found.seat is None and connection.seats else found

    original = history._reader
    patch.setattr(history, "_reader", reader)


def clock_tells(patch: pytest.MonkeyPatch) -> None:
    """A saboteur's clock shows a millisecond more."""

    def message(table: Table) -> Any:
        clock = original(table)
        game = table.state.game
        if clock is None or game is None or clock.seat is None:
            return clock
        return messages.Clock(clock.seat, clock.left + (game.deal.roles[clock.seat] == "saboteur"), clock.running)

    original = Table.clock_message
    patch.setattr(Table, "clock_message", message)


def summaries_tell(patch: pytest.MonkeyPatch) -> None:
    """Whoever runs the server is told the cards of the first hand beside a name."""

    def leaky(table: Table, addresses: Any) -> Any:
        seats, game = original(table, addresses), table.state.game
        own = game.view(0).own if game is not None else None
        return [SeatSummary(f"{seats[0].name} {own}"), *seats[1:]]

    original = table_summary.seat_summaries
    patch.setattr(commands, "seat_summaries", leaky)


def hints_tell(patch: pytest.MonkeyPatch) -> None:
    """Who asks for a hint is told where the treasure lies."""

    async def leaky(pool: Any, table: Table, asked: Any, until: float) -> Any:
        answer = await original(pool, table, asked, until)
        assert answer is not None
        told = _treasure(table)
        return structs.replace(answer, hints=tuple(replace(hint, before=told) for hint in answer.hints))

    original = bot_questions.ask
    patch.setattr(bot_questions, "ask", leaky)


def doubts_tell(patch: pytest.MonkeyPatch) -> None:
    """Who asks for a hint is told how suspicious others look to somebody who knows the treasure."""

    async def leaky(pool: Any, table: Table, asked: Any, until: float) -> Any:
        answer = await original(pool, table, asked, until)
        assert answer is not None
        told = _treasure(table)
        return structs.replace(answer, doubts=tuple(doubt and doubt + told for doubt in answer.doubts))

    original = bot_questions.ask
    patch.setattr(bot_questions, "ask", leaky)


def hints_take_their_time(patch: pytest.MonkeyPatch) -> None:
    """An answer comes the later, the lower the treasure lies."""

    async def slow(pool: Any, table: Table, asked: Any, until: float) -> Any:
        patch.setattr(hint_requests, "BEAT", 0.4 + 0.1 * _treasure(table))
        return await original(pool, table, asked, until)

    original = bot_questions.ask
    patch.setattr(bot_questions, "ask", slow)


def _treasure(table: Table) -> int:
    assert table.state.game is not None
    return table.state.game.deal.goals.index("treasure")


PLANTS = (
    shows_discards, forgets_to_redact, redacts_by_the_wrong_seat, shows_legal_moves_to_all, sizes_tell, refusals_tell,
    resuming_tells, history_tells, history_shows_discards, history_tells_new_holders, history_lifts_the_curtain,
    clock_tells, summaries_tell, hints_tell, doubts_tell, hints_take_their_time,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    first = next(Twins().found(folder, range(1, 7), monkeypatch), None)
    assert first is not None, f"nobody noticed: {plant.__doc__}"
