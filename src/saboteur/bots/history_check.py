"""Does a history belong to a view? Bots and `believe` ask after they have read it, which costs next to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.bots.bot import Observation
from saboteur.bots.seat_history import HistoryReader
from saboteur.rules import Setup, View
from saboteur.rules.events import GameBegan


def check_given(view: Any, history: Any) -> None:
    """Raises TypeError for what is no view or no history, such as a game, or the histories of all seats."""
    if not isinstance(view, View):
        raise TypeError(f"{type(view).__name__} is no view: game.view(seat) is one")
    if history is None:
        return
    if not isinstance(history, Sequence) or isinstance(history, str):
        raise TypeError(f"{type(history).__name__} is no history: a history is a list of Observation")
    first = history[0] if history else None
    if isinstance(first, list | tuple):
        raise TypeError("these are the histories of several seats: give that of the view's seat, histories[seat]")
    if first is not None and not isinstance(first, Observation):
        raise TypeError(f"a history is a list of Observation, and this one has {type(first).__name__} in it")


def check_beginning(history: Sequence[Observation]) -> None:
    """Raises ValueError for a history, not an empty one, whose beginning is missing."""
    first = history[0].events
    if not first or not isinstance(first[0], GameBegan):
        raise ValueError("the history does not begin with the beginning of the game: give all of it")


def check_read(view: View, reader: HistoryReader) -> None:
    """Raises ValueError for a history, read from its beginning, of another table, of another seat, or with more or
    fewer moves than the view."""
    public, table = view.public, reader.setup
    if (table.edition, table.players, table.rounds) != (public.edition, public.players, public.rounds) or (
        table.options != frozenset(public.options)
    ):
        setup = Setup(public.edition, public.players, frozenset(public.options), public.rounds)
        raise ValueError(f"the history is of another table: {table}, and the view of {setup}")
    if reader.moves != public.version:
        raise ValueError(f"the history has {reader.moves} moves, and the view {public.version}")
    if reader.seat is not None and reader.seat != view.seat:
        raise ValueError(f"the history is that of seat {reader.seat}, and the view of {view.seat}")
