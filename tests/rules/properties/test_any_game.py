"""Any game, played any way: what must hold after every step, found out by Hypothesis."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import saboteur.rules.game as game_module
from saboteur.rules import (
    EDITIONS,
    OPTIONS,
    Event,
    Fold,
    Game,
    IllegalMove,
    NotAMove,
    Record,
    Setup,
    final,
    from_plain,
    legal_moves,
    parse,
    reached,
    record_of,
    redacted,
    to_plain,
)
from saboteur.rules.core.cards import KIND_NUMBERS, KINDS
from saboteur.rules.core.layout import MOVES, TOP
from saboteur.rules.core_reading import reached_cells, stone_name
from saboteur.rules.deal import DECK, GOAL_CELLS, GOLD, SeededDeals, place
from saboteur.rules.notation import number_of, text_of
from tests.kit.game_snapshot import everything
from tests.kit.move_space import aliases, numbers, texts
from tests.kit.playing_styles import STYLES
from tests.kit.positions import positions


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any table."""
    players = draw(st.integers(3, 10))
    return Setup(
        edition=draw(st.sampled_from(list(EDITIONS))),
        players=players,
        options=frozenset(draw(st.sets(st.sampled_from(sorted(OPTIONS))))),
        rounds=draw(st.integers(1, 5)),
        first=draw(st.none() | st.integers(0, players - 1)),
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any table with any seed, or one of the positions made by hand."""
    setup = draw(setups())
    if draw(st.booleans()):
        return from_plain(draw(st.sampled_from(list(positions(setup.edition).values()))))
    return Record(setup, SeededDeals(setup, draw(SEEDS)))


SEEDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
STYLE_NAMES = st.sampled_from(list(STYLES))
NO_MOVES = st.text(max_size=12) | st.from_regex(r"\A[PBMRVTLG-][a-z/+]*[@>]?-?[0-9]{0,4},?-?[0-9]{0,3}(:[a-z]+)?\Z")


class AnyGame(RuleBasedStateMachine):
    """A game with everybody's folded events beside it."""

    @initialize(record=records(), style=STYLE_NAMES, ahead=st.integers(0, 120))
    def deal(self, record: Record, style: str, ahead: int) -> None:
        """Sit down; the first moves are made without looking, so that every part of a game is looked at."""
        self.game = Game(record.setup, record.deals)
        self.folds = {viewer: Fold(viewer) for viewer in (None, *range(record.setup.players))}
        for viewer, fold in self.folds.items():
            fold.take(_redacted(self.game.opening, viewer))
        chance = Random(ahead)
        for _ in range(ahead):
            if not self.game.over:
                self.make(STYLES[style](self.game, self.game.legal_moves(), chance))

    @precondition(lambda self: self.game.over)
    @rule(record=records(), style=STYLE_NAMES, ahead=st.integers(0, 120))
    def deal_again(self, record: Record, style: str, ahead: int) -> None:
        self.deal(record, style, ahead)

    # -- moves ----------------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.game.over)
    @rule(number=st.integers(0, 10_000))
    def play(self, number: int) -> None:
        moves = self.game.legal_moves()
        self.make(moves[number % len(moves)])

    @precondition(lambda self: not self.game.over)
    @rule(style=STYLE_NAMES, moves=st.integers(1, 60), seed=st.integers(0, 99))
    def play_on(self, style: str, moves: int, seed: int) -> None:
        chance = Random(seed)
        for _ in range(moves):
            if self.game.over:
                break
            self.make(STYLES[style](self.game, self.game.legal_moves(), chance))
            viewer = chance.choice(list(self.folds))
            assert self.folds[viewer].view() == self.game.view(viewer)

    def make(self, move: str) -> None:
        seat = self.game.to_act
        assert seat is not None
        step = self.game.play(seat, move)
        assert (step.seat, step.move) == (seat, move)
        for viewer, fold in self.folds.items():
            fold.step(_redacted(step.events, viewer))

    # -- refusals -------------------------------------------------------------------------------------------------

    @rule(text=NO_MOVES, seat=st.integers(-1, 11))
    def try_any_text(self, text: str, seat: int) -> None:
        if seat != self.game.to_act or text not in self.game.legal_moves():
            self.refuse(seat, text)

    @rule(seat=st.integers(0, 9))
    def try_out_of_turn(self, seat: int) -> None:
        if seat != self.game.to_act:
            for move in self.game.legal_moves():
                self.refuse(seat, move)

    def refuse(self, seat: int, text: str) -> None:
        before = everything(self.game)
        with pytest.raises((IllegalMove, NotAMove)):
            self.game.play(seat, text)
        assert everything(self.game) == before

    # -- legal = allowed ------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.game.over)
    @rule()
    def accept_exactly_the_legal_texts(self) -> None:
        legal = self.game.legal_moves()
        wrapped = [alias for move in legal if "@" in move for alias in aliases(move)]
        assert sorted(_accepted(self.game, [*texts(self.game), *wrapped])) == legal

    @precondition(lambda self: self.game.phase in ("play", "turn-goal", "lay-stone"))
    @rule(others=st.lists(st.integers(0, MOVES - 1), max_size=50))
    def allow_exactly_the_legal_numbers(self, others: list[int]) -> None:
        state = self.game.state
        legal = sorted(state.legal())
        assert sorted({number for number in (*numbers(self.game), *others, *legal) if state.allows(number)}) == legal
        assert [text_of(number, stone_name(state)) for number in legal] == [
            text_of(number_of(parse(text_of(number, stone_name(state))), stone_name(state)), stone_name(state))
            for number in legal
        ]

    # -- copies ---------------------------------------------------------------------------------------------------

    @rule(style=STYLE_NAMES, seed=st.integers(0, 99))
    def play_a_copy_on(self, style: str, seed: int) -> None:
        """A copy goes its own way, and the same way as the game would."""
        before, chance = everything(self.game), Random(seed)
        copies = self.game.clone(), self.game.clone()
        for _ in range(20):
            if copies[0].over:
                break
            move = STYLES[style](copies[0], copies[0].legal_moves(), chance)
            for copy in copies:
                copy.play(copy.to_act or 0, move)
        assert everything(self.game) == before
        assert everything(copies[0]) == everything(copies[1])

    @rule()
    def replay(self) -> None:
        """The record, written and read, gives an equal game."""
        written = json.dumps(to_plain(record_of(self.game)))
        record = from_plain(json.loads(written))
        assert everything(final(record)) == everything(self.game)
        assert json.dumps(to_plain(record)) == written

    # -- after every step -----------------------------------------------------------------------------------------

    @invariant()
    def folded_events_are_the_view(self) -> None:
        for viewer, fold in self.folds.items():
            assert fold.view() == self.game.view(viewer)

    @invariant()
    def legal_moves_follow_from_the_view(self) -> None:
        for viewer in self.folds:
            expected = self.game.legal_moves() if viewer is not None and viewer == self.game.to_act else []
            assert legal_moves(self.game.view(viewer)) == expected
        if not self.game.over:
            asked = self.game.view_to_act()
            assert asked == self.game.view(self.game.to_act)
            assert legal_moves(asked) == self.game.legal_moves()
        assert reached(self.game.view(None)) == reached_cells(self.game.state) or self.game.state.ended

    @invariant()
    def moves_have_one_spelling(self) -> None:
        moves = self.game.legal_moves()
        assert moves == sorted(set(moves))
        assert [parse(move).text for move in moves] == moves

    @invariant()
    def no_card_is_lost(self) -> None:
        game, public = self.game, self.game.public()
        owns = [game.own(seat) for seat in range(game.setup.players)]
        deck = [KINDS[kind] for kind in list(game.state.deck)[game.state.memory[TOP] :]]
        hidden = [card for own in owns for card in (*own.hand, *own.discards)]
        assert Counter([*deck, *hidden, *public.played]) == Counter(self.cards_dealt())
        assert [len(own.hand) for own in owns] == list(public.hand_sizes)
        assert sum(len(own.discards) for own in owns) == public.discards
        assert all(own.hand == tuple(sorted(own.hand, key=KIND_NUMBERS.__getitem__)) for own in owns)

    @invariant()
    def what_was_played_lies_on_the_table(self) -> None:
        public = self.game.public()
        played = Counter(card[0] for card in public.played)
        broken = sum(len(tools) for tools in public.broken)
        paths, tools = len(public.mine) - 1, sum(len(tools) for tools in self.game.deal.broken)
        there = sum(place(text) not in GOAL_CELLS for text in self.game.deal.mine)
        assert paths == there + played["P"] - played["R"]
        assert broken == tools + played["B"] - played["M"]

    @invariant()
    def no_gold_is_lost(self) -> None:
        game = self.game
        held = [card for cards in game.gold for card in cards]
        assert Counter([*game.pile, *game.offer, *held]) == Counter(game.deals.gold)
        assert game.nuggets == tuple(sum(cards) + loose for cards, loose in zip(game.gold, game.loose, strict=True))

    @invariant()
    def the_box_is_dealt(self) -> None:
        """67 cards, 28 pieces of gold, the dwarfs for the table and the three goals, where nobody dealt by hand."""
        deal, setup = self.game.deal, self.game.setup
        assert Counter(deal.goals) == Counter(["treasure", "Pes", "Psw"])
        if isinstance(self.game.deals, SeededDeals):
            spare = [] if deal.spare is None else [deal.spare]
            assert Counter([*deal.roles, *spare]) == Counter(setup.role_cards)
            assert Counter(self.cards_dealt()) == Counter(DECK)
            assert Counter(self.game.deals.gold) == Counter(GOLD)

    def cards_dealt(self) -> list[str]:
        return [*self.game.deal.deck, *(card for hand in self.game.deal.hands for card in hand)]


def _redacted(events: Iterable[Event], viewer: int | None) -> list[Event]:
    return [redacted(event, viewer) for event in events]


def _accepted(game: Game, tried: Iterable[str]) -> set[str]:
    """The texts that a copy of the game takes as moves of the seat to act; refusals leave the copy as it is."""
    accepted, copy, before = set(), game.clone(), everything(game)
    for text in tried:
        try:
            copy.play(game.to_act or 0, text)
        except IllegalMove:
            continue
        accepted.add(text)
        copy = game.clone()
    assert everything(copy) == before
    return accepted


TestAnyGame = AnyGame.TestCase


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_all_numbers_exactly_the_legal_ones_are_allowed(edition: str) -> None:
    """Nothing hides outside the cells that anybody would look at."""
    game, chance = Game.seeded(Setup(edition, 4), "all numbers"), Random(edition)
    for _ in range(30):
        game.play(game.to_act or 0, STYLES["digging"](game, game.legal_moves(), chance))
    allows = game.state.allows
    assert [number for number in range(MOVES) if allows(number)] == sorted(game.state.legal())


# -- planted faults -----------------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def in_game(name: str, changed: Callable[[Any], Any]) -> Plant:
    """The game uses a changed version of something it imports."""
    return lambda patch: patch.setattr(game_module, name, changed(getattr(game_module, name)))


def here(name: str, changed: Callable[[Any], Any]) -> Plant:
    """The machine is given a changed version of a public function."""
    return lambda patch: patch.setitem(globals(), name, changed(globals()[name]))


def a_refusal_counts(patch: pytest.MonkeyPatch) -> None:
    """A refused move leaves a trace."""
    check = Game._check

    def counted(self: Game, seat: int, move: Any) -> int:
        self.loose[0] += 1
        number = check(self, seat, move)
        self.loose[0] -= 1
        return number

    patch.setattr(Game, "_check", counted)


def copies_share_a_list(patch: pytest.MonkeyPatch) -> None:
    """What is played on a copy is added to the game's own moves."""
    clone = Game.clone

    def sharing(self: Game) -> Game:
        copy = clone(self)
        copy.moves = self.moves
        return copy

    patch.setattr(Game, "clone", sharing)


def a_card_is_missing(patch: pytest.MonkeyPatch) -> None:
    """The deck lacks its last card."""
    dealt = SeededDeals.round
    patch.setattr(
        SeededDeals, "round", lambda self, number: replace(dealt(self, number), deck=dealt(self, number).deck[:-1])
    )


def wrapping(number_of: Callable[..., int]) -> Callable[..., int]:
    """Columns wrap after 64."""

    def wrapped(move: Any, stone: str = "Pes") -> int:
        column, row = move.cell
        return number_of(move._replace(cell=((column + 8) % 64 - 8, row)), stone)

    return wrapped


FAULTS: dict[str, Plant] = {
    "hands lie in another order": in_game(
        "own_fields", lambda fields: lambda *asked: {**fields(*asked), "hand": fields(*asked)["hand"][::-1]}
    ),
    "a refusal counts": a_refusal_counts,
    "copies share a list": copies_share_a_list,
    "a card is missing": a_card_is_missing,
    "a gold card gets lost": in_game("pay", lambda pay: lambda pile, claim: pay(pile[1:], claim)),
    "coordinates wrap": in_game("number_of", wrapping),
    "a legal move is not listed": in_game("moves_of", lambda moves: lambda state: moves(state)[1:]),
    "a view lists another's moves": here("legal_moves", lambda _: lambda view: ["-V"] if view.seat == 0 else []),
    "events are not redacted": here("redacted", lambda _: lambda event, _viewer: event),
    "a record loses a move": here(
        "record_of", lambda record: lambda game: replace(record(game), moves=game.moves[:-1])
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine fails with each fault."""
    FAULTS[fault](monkeypatch)
    soon = settings(
        max_examples=60,
        stateful_step_count=20,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    with pytest.raises((AssertionError, IllegalMove, ValueError, IndexError, BaseExceptionGroup)):
        run_state_machine_as_test(AnyGame, settings=soon)
