"""What can be read on a game, and what a move gives."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.rules.deal import Deals, RoundDeal
from saboteur.rules.editions import Setup
from saboteur.rules.events import Event
from saboteur.rules.view import RoundResult


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted move and everything that happened because of it."""

    seat: int
    """Who made it."""
    move: str
    """The move, as text."""
    events: tuple[Event, ...]
    """What happened, in order and with all secrets: `redacted(event, seat)` hides them."""


class GameAttributes:
    """What can be read on a `Game`; only `play` changes it."""

    setup: Setup
    """What was agreed before the cards were dealt."""
    deals: Deals
    """Where the cards of each round come from."""
    deal: RoundDeal
    """The cards of this round as they were dealt, with all that is secret: roles, goals, hands, deck."""
    moves: list[str]
    """The moves so far, as text."""
    round: int
    """The round, counted from 1."""
    starter: int
    """The seat that went first in it."""
    gold: list[tuple[int, ...]]
    """For each seat, the nuggets of its gold cards."""
    loose: list[int]
    """For each seat, nuggets credited without a card."""
    offer: tuple[int, ...]
    """The nuggets of the gold cards on offer to the seat to act."""
    results: list[RoundResult]
    """How each round that is over has ended."""
    over: bool
    """Whether the game has ended."""
    opening: tuple[Event, ...]
    """The events before the first move: the game, the first round and its deal."""
