"""Folding events: a seat's redacted events, taken in order, give exactly its view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatchmethod

from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS, TOOLS
from saboteur.rules.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GameBegan,
    GameEnded,
    GoalSeen,
    GoalsReached,
    GoalTurned,
    GoldOffered,
    GoldPaid,
    GoldShown,
    GoldTaken,
    Hidden,
    PathLaid,
    RockFell,
    RoundBegan,
    RoundEnded,
    StoneLaid,
    StoneMisfitted,
    ToolBroken,
    ToolMended,
    TurnBegan,
)  # fmt: skip
from saboteur.rules.options import Agreed
from saboteur.rules.view import Goal, Own, Public, RoundResult, View, by_kind


class Fold:
    """A seat's knowledge, kept up to date by its redacted events; None is a spectator."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version = 0

    def step(self, events: Iterable[Event]) -> None:
        """Take the events of one move."""
        self.version += 1
        self.take(events)

    def take(self, events: Iterable[Event]) -> None:
        """Take events that come with no move: those before the first."""
        for event in events:
            self._take(event)

    def view(self) -> View:
        """What the seat knows now."""
        return View(self._public(), self.seat, None if self.seat is None else self._own())

    @singledispatchmethod
    def _take(self, event: Event) -> None:
        raise TypeError(f"not an event: {event!r}")

    @_take.register
    def _(self, event: GameBegan) -> None:
        self.setup = event
        self.gold_cards = [0] * event.players
        self.loose = [0] * event.players
        self.shown: list[tuple[int, ...]] = [()] * event.players
        self.is_gold_open = Agreed(frozenset(event.options)).open_gold
        self.results: list[RoundResult] = []
        self.nuggets: tuple[int, ...] | None = None
        self.winners: tuple[int, ...] | None = None
        self.own_gold: tuple[int, ...] = ()

    @_take.register
    def _(self, event: RoundBegan) -> None:
        self.round, self.starter = event.round, event.starter
        self.cards = {(column, row): card for column, row, card in event.mine}
        self.goals = [Goal(_stone_name(card), card) for card in event.stones]
        self.hand_sizes, self.deck_size = list(event.hand_sizes), event.deck_size
        self.broken = [set(tools) for tools in event.broken]
        self.discards, self.played = 0, list[str]()
        self.looked: list[set[int]] = [set() for _ in event.hand_sizes]
        self.choices: tuple[int, ...] = ()
        self.stone: int | None = None
        self.roles: tuple[str, ...] | None = None
        self.spare: str | None = None
        self.offered, self.offer = 0, tuple[int, ...]()
        self.role, self.hand, self.own_discards = "", list[str](), list[str]()
        self.seen: list[str | None] = [None, None, None]
        self.rejected: tuple[int, ...] = ()

    @_take.register
    def _(self, event: Dealt) -> None:
        if not isinstance(event.role, Hidden) and not isinstance(event.hand, Hidden):
            self.role, self.hand = event.role, list(event.hand)

    @_take.register
    def _(self, event: TurnBegan) -> None:
        self.to_act: int | None = event.seat
        self.phase, self.choices, self.stone = "play", (), None

    @_take.register
    def _(self, event: PathLaid) -> None:
        self._use(event.seat, KINDS[KIND_OF[FACE_NUMBERS[event.card]]])
        self.cards[event.cell] = event.card

    @_take.register
    def _(self, event: RockFell) -> None:
        self._use(event.seat, "R")
        del self.cards[event.cell]

    @_take.register
    def _(self, event: ToolBroken) -> None:
        self._use(event.seat, f"B{event.tool}")
        self.broken[event.target].add(event.tool)

    @_take.register
    def _(self, event: ToolMended) -> None:
        self._use(event.seat, event.card)
        self.broken[event.target].remove(event.tool)

    @_take.register
    def _(self, event: GoalSeen) -> None:
        self._use(event.seat, "V")
        self.looked[event.seat].add(event.goal)
        if not isinstance(event.content, Hidden):
            self.seen[event.goal] = event.content

    @_take.register
    def _(self, event: Discarded) -> None:
        self.hand_sizes[event.seat] -= 1
        self.discards += 1
        if not isinstance(event.card, Hidden):
            self.hand.remove(event.card)
            self.own_discards.append(event.card)

    @_take.register
    def _(self, event: Drew) -> None:
        self.hand_sizes[event.seat] += 1
        self.deck_size -= 1
        if not isinstance(event.card, Hidden):
            self.hand.append(event.card)

    @_take.register
    def _(self, event: GoalTurned) -> None:
        card = "Pnesw" if event.content == "treasure" else None
        self.goals[event.goal] = Goal(event.content, card)
        self.choices = ()

    @_take.register
    def _(self, event: StoneLaid) -> None:
        self.goals[event.goal] = Goal(self.goals[event.goal].content, event.card)
        self.stone = None

    @_take.register
    def _(self, event: GoalsReached) -> None:
        self.phase, self.choices = "turn-goal", event.goals

    @_take.register
    def _(self, event: StoneMisfitted) -> None:
        self.phase, self.stone = "lay-stone", event.goal

    @_take.register
    def _(self, event: RoundEnded) -> None:
        self.roles, self.spare = event.roles, event.spare
        self.goals = [Goal(content, goal.card) for content, goal in zip(event.goals, self.goals, strict=True)]
        self.choices, self.stone = (), None
        self.results.append(RoundResult(event.winner, event.how, event.starter, event.turns, event.finder, event.roles))

    @_take.register
    def _(self, event: GoldOffered) -> None:
        self.phase, self.to_act, self.offered = "pick-gold", event.seat, event.count
        self.offer = () if isinstance(event.values, Hidden) else event.values

    @_take.register
    def _(self, event: GoldTaken) -> None:
        self.gold_cards[event.seat] += 1
        self.offered, self.offer = 0, ()
        if not isinstance(event.value, Hidden):
            self.own_gold += (event.value,)

    @_take.register
    def _(self, event: GoldPaid) -> None:
        self.gold_cards[event.seat] += event.count
        self.loose[event.seat] += event.loose
        if not isinstance(event.kept, Hidden) and not isinstance(event.rejected, Hidden):
            self.own_gold += event.kept
            self.rejected = event.rejected

    @_take.register
    def _(self, event: GoldShown) -> None:
        self.shown[event.seat] += event.values

    @_take.register
    def _(self, event: GameEnded) -> None:
        self.phase, self.to_act = "over", None
        self.nuggets, self.winners = event.nuggets, event.winners
        self.shown, self.is_gold_open = list(event.gold), True

    def _use(self, seat: int, card: str) -> None:
        self.hand_sizes[seat] -= 1
        self.played.append(card)
        if seat == self.seat:
            self.hand.remove(card)

    def _public(self) -> Public:
        setup = self.setup
        return Public(
            edition=setup.edition,
            players=setup.players,
            options=setup.options,
            rounds=setup.rounds,
            version=self.version,
            round=self.round,
            starter=self.starter,
            phase=self.phase,
            to_act=self.to_act,
            mine=tuple((column, row, self.cards[column, row]) for column, row in sorted(self.cards, key=_by_row)),
            goals=tuple(self.goals),
            hand_sizes=tuple(self.hand_sizes),
            broken=tuple(tuple(tool for tool in TOOLS if tool in tools) for tools in self.broken),
            deck_size=self.deck_size,
            discards=self.discards,
            played=by_kind(self.played),
            looked=tuple(tuple(sorted(goals)) for goals in self.looked),
            choices=self.choices,
            stone=self.stone,
            roles=self.roles,
            spare=self.spare,
            offered=self.offered,
            gold_cards=tuple(self.gold_cards),
            loose=tuple(self.loose),
            gold=tuple(self.shown) if self.is_gold_open else None,
            results=tuple(self.results),
            nuggets=self.nuggets,
            winners=self.winners,
        )

    def _own(self) -> Own:
        return Own(
            role=self.role,
            hand=by_kind(self.hand),
            discards=by_kind(self.own_discards),
            seen=tuple(self.seen),
            gold=self.own_gold,
            offer=self.offer,
            rejected=self.rejected,
        )


def _by_row(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[1], cell[0]


def _stone_name(card: str | None) -> str | None:
    """The stone that lies like this; None for a goal that is face down."""
    return None if card is None else {"Pes": "Pes", "Pnw": "Pes", "Psw": "Psw", "Pne": "Psw"}[card]
