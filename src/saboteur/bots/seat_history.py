"""Reading a seat's history: the round as everybody sees it, and the belief that follows from it, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saboteur.bots.belief import Belief
from saboteur.bots.bot import Observation
from saboteur.bots.likelihoods import Likelihoods
from saboteur.bots.move_kinds import ObservedMove
from saboteur.bots.policy import shown
from saboteur.rules import Event, Setup
from saboteur.rules.claims import Claim, NotAClaim, parse_claim
from saboteur.rules.core.cards import (
    FACE_NUMBERS,
    GOAL_NAMES,
    KIND_NUMBERS,
    KIND_OF,
    MAP,
    ROCKFALL,
    UNKNOWN,
    UNKNOWN_GOAL,
)
from saboteur.rules.core.layout import MAPS, OTHER, TURN, UNKNOWN_ROLE
from saboteur.rules.core.round import Round
from saboteur.rules.core.start_round import begin_round
from saboteur.rules.core_writing import set_mine, set_tools
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.editions import SABOTEURS
from saboteur.rules.events import (
    HIDDEN,
    Dealt,
    Discarded,
    GameBegan,
    GoalSeen,
    GoalTurned,
    GoldTaken,
    PathLaid,
    RockFell,
    RoundBegan,
    RoundEnded,
    StoneLaid,
    ToolBroken,
    ToolMended,
)  # fmt: skip
from saboteur.rules.notation import number_of, parse, position_of


@dataclass(frozen=True, slots=True)
class NotedMove:
    """An observed move with the event that told of it, for explanations."""

    observed: ObservedMove
    event: Event
    number: int
    """Moves played in the game before it."""


class HistoryReader:
    """A history read so far. `take` goes on from where it stopped."""

    def __init__(self, likelihoods: Likelihoods) -> None:
        self.likelihoods = likelihoods
        self.read = 0
        self.moves = 0
        self.seat: int | None = None
        """Whose history it is, as far as that can be told: the seat that was told its role."""
        self.trust = Trust(likelihoods, 0)
        self.claims: list[tuple[int, Claim]] = []

    def take(self, history: Sequence[Observation]) -> None:
        """Read what is new in a history that only ever grows."""
        for observation in history[self.read :]:
            if observation.claim is not None:
                self._hear(*observation.claim)
            elif observation.events:
                self._take_events(observation.events)
        self.read = len(history)

    def _take_events(self, events: tuple[Event, ...]) -> None:
        first = events[0]
        if isinstance(first, GameBegan):
            self.setup = Setup(first.edition, first.players, frozenset(first.options), first.rounds)
            self.trust = Trust(self.likelihoods, first.players)
        else:
            if not isinstance(first, GoldTaken):
                self._take_move(first, events)
            self.moves += 1
        for event in events:
            if isinstance(event, RoundEnded):
                self._check_claims(event)
            elif isinstance(event, RoundBegan):
                self._begin(event)
            elif isinstance(event, Dealt) and event.role is not HIDDEN:
                self.seat = event.seat

    def _begin(self, event: RoundBegan) -> None:
        setup = self.setup
        self.state = begin_round(
            setup.players, setup.rules, event.starter, [UNKNOWN] * event.deck_size, [UNKNOWN_GOAL] * 3,
            [UNKNOWN_ROLE] * setup.players,
        )  # fmt: skip
        for seat, size in enumerate(event.hand_sizes):
            for _ in range(size):
                self.state.give(seat, UNKNOWN)
        set_mine(self.state, event.mine, event.stones)
        set_tools(self.state, event.broken)
        self.belief = initial_belief(setup, self.likelihoods)
        for goal, card in enumerate(event.stones):
            if card is not None:
                self.belief.rule_out(goal)
        self.noted: list[NotedMove] = []
        self.claims = []

    def _take_move(self, first: Event, events: tuple[Event, ...]) -> None:
        state = self.state
        turned = [event for event in events if isinstance(event, GoalTurned)]
        number = _number(first, state)
        self.noted.append(NotedMove(self.belief.observe(state, number), first, self.moves))
        for event in turned:
            state.goals[event.goal] = GOAL_NAMES.index(event.content)
        kind = _kind(first)
        if kind is not None and kind != UNKNOWN:
            # Face up, a card turns from one that nobody knows into itself.
            shown(state, kind)
        state.apply(number)
        for event in turned:
            if event.content != "treasure":
                self.belief.rule_out(event.goal)

    def _hear(self, seat: int, text: str) -> None:
        try:
            claim = parse_claim(text)
        except NotAClaim:
            return
        self.claims.append((seat, claim))
        weigh(claim, seat, self.state, self.belief, self.trust)

    def _check_claims(self, event: RoundEnded) -> None:
        """The goals are shown: which of the diggers' claims of this round were true?"""
        for seat, claim in self.claims:
            if claim.content is not None and claim.goal is not None and event.roles[seat] != "saboteur":
                true = (event.goals[claim.goal] == "treasure") == (claim.content == "treasure")
                self.trust.learn(seat, true=true)


class Trust:
    """How far each seat's claims are believed, by how its past claims held up."""

    def __init__(self, likelihoods: Likelihoods, players: int) -> None:
        self.likelihoods = likelihoods
        self.held = [0] * players
        self.failed = [0] * players

    def learn(self, seat: int, *, true: bool) -> None:
        """A digger's claim of the round that has ended was true or not."""
        if true:
            self.held[seat] += 1
        else:
            self.failed[seat] += 1

    def truth(self, seat: int) -> tuple[float, float]:
        """How often what this seat says it saw is true, as a digger and as a saboteur."""
        likelihoods, held = self.likelihoods, self.held[seat]
        weight = likelihoods.truth_weight
        digger = (likelihoods.truth_digger * weight + held) / (weight + held + self.failed[seat])
        return digger, min(likelihoods.truth_saboteur, digger)


def weigh(claim: Claim, seat: int, state: Round, belief: Belief, trust: Trust) -> None:
    """Change a belief by what a seat claims: what its maps showed, or whom it suspects or trusts."""
    if claim.content is not None and claim.goal is not None:
        if state.memory[MAPS + seat] >> claim.goal & 1:
            digger, saboteur = trust.truth(seat)
            belief.weigh_claim(seat, claim.goal, int(claim.content == "treasure"), digger, saboteur)
    elif claim.kind.says_saboteur is not None and claim.seat is not None and claim.seat < state.players:
        right = trust.likelihoods.opinion
        if claim.seat != seat:
            belief.weigh_opinion(seat, claim.seat, right if claim.kind.says_saboteur else 1 - right)


def initial_belief(setup: Setup, likelihoods: Likelihoods) -> Belief:
    """The belief at the start of a round: every set of saboteurs that the dwarf cards allow."""
    most = SABOTEURS[setup.players]
    fewest = most - (len(setup.role_cards) > setup.players)
    return Belief(setup.players, fewest, most, likelihoods.table(setup.players))


def _kind(event: Event) -> int | None:
    """The kind of card that was played; None for a decision."""
    if isinstance(event, PathLaid):
        return KIND_OF[FACE_NUMBERS[event.card]]
    if isinstance(event, RockFell):
        return ROCKFALL
    if isinstance(event, GoalSeen):
        return MAP
    if isinstance(event, ToolBroken):
        return KIND_NUMBERS[f"B{event.tool}"]
    if isinstance(event, ToolMended):
        return KIND_NUMBERS[event.card]
    return UNKNOWN if isinstance(event, Discarded) else None


def _number(event: Event, state: Round) -> int:
    """The core's number of the move that an event tells of; a discard is one of an unknown card."""
    if isinstance(event, Discarded):
        return UNKNOWN << 5 | OTHER
    if isinstance(event, GoalTurned):
        return position_of(GOAL_CELLS[event.goal]) << 5 | TURN
    if isinstance(event, StoneLaid):
        return number_of(parse(_laid_text(event)), GOAL_NAMES[state.goals[event.goal]])
    return number_of(parse(_text(event)))


def _laid_text(event: StoneLaid) -> str:
    column, row = GOAL_CELLS[event.goal]
    return f"L@{column},{row}:{event.card[1:]}"


def _text(event: Event) -> str:
    if isinstance(event, PathLaid):
        return f"{event.card}@{event.cell[0]},{event.cell[1]}"
    if isinstance(event, RockFell):
        return f"R@{event.cell[0]},{event.cell[1]}"
    if isinstance(event, GoalSeen):
        column, row = GOAL_CELLS[event.goal]
        return f"V@{column},{row}"
    if isinstance(event, ToolBroken):
        return f"B{event.tool}>{event.target}"
    if isinstance(event, ToolMended):
        return f"{event.card}>{event.target}:{event.tool}" if "+" in event.card else f"{event.card}>{event.target}"
    raise TypeError(f"no move: {event!r}")
