"""No viewer gets a byte that depends on what it may not know (P1, P2): twin worlds, and leaks planted to be found."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tests.kit.viewer_output as letters_module
from saboteur.rules import EDITIONS, Event, Game, IllegalMove, Own, Public, Refusal, Setup, Step, redacted
from saboteur.rules.core.cards import KINDS
from saboteur.rules.core.layout import RING, TOP
from saboteur.rules.core_reading import hand_of
from saboteur.rules.events import Discarded, Drew, GoalSeen, GoldOffered, GoldPaid, GoldTaken
from tests.kit.game_history import Course, seeded_course
from tests.kit.game_twins import SECRETS, Original, groups_of_viewers
from tests.kit.redeal import SPECTATOR
from tests.kit.viewer_output import letters_of
from tests.secrecy.rules.leak_search import compared, played, played_course, search

SLICES, GAMES = int(os.environ.get("SABOTEUR_TEST_TWIN_SLICES", "1")), 18
"""For each edition so many times 18 games, each with a twin for every seat, the spectator and a coalition."""
ENOUGH = 12
"""So often each kind of secret must really differ in a slice."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize(
    "edition", [pytest.param(edition, marks=[pytest.mark.soak] * (edition in ("lv", "el"))) for edition in EDITIONS]
)
def test_twins_get_the_same_bytes(edition: str, part: int) -> None:
    """Views, events, legal moves, answers to illegal moves, for every viewer after every move."""
    tally = search(edition, range(part * GAMES, (part + 1) * GAMES))
    assert tally.leaks == []
    assert {secret: tally.differed[secret] for secret in SECRETS if tally.differed[secret] < ENOUGH} == {}
    assert tally.twins > 9 * tally.refused


def one_course(edition: str = "lt", players: int = 5, number: int = 12) -> Course:
    """A game that stopped in its first round."""
    game = played(Setup(edition, players, frozenset(), 1), f"one/{edition}/{number}", "digging", Random(number))
    return seeded_course(game.setup, f"one/{edition}/{number}", game.moves[:number])


def test_a_twin_is_another_deal_with_the_same_open_moves() -> None:
    """Only discards and gold picks may differ, and never the viewer's own."""
    course = one_course()
    for viewers in groups_of_viewers(5, Random(1)):
        twins = list(Original(course).twins(viewers, 5, Random(2)))
        assert len(twins) == 5
        for twin in twins:
            assert twin.deals != course.deals
            seats = [step.seat for step in Original(course).steps]
            changed = [
                (seat, move, other)
                for seat, move, other in zip(seats, course.moves, twin.moves, strict=True)
                if move != other
            ]
            assert all(seat not in viewers and move[0] == other[0] in "-G" for seat, move, other in changed)


def test_a_viewer_keeps_what_it_knows() -> None:
    """Its role, its cards and what its maps showed are the same in every twin."""
    course = one_course(number=20)
    for seat in range(5):
        twins = list(Original(course).twins(frozenset({seat}), 5, Random(seat)))
        assert len(twins) == 5
        for twin in twins:
            here, there = course.deals.round(1), twin.deals.round(1)
            assert here.roles[seat] == there.roles[seat]
            assert sorted(here.hands[seat]) == sorted(there.hands[seat])


def test_a_game_that_is_over_has_no_twins() -> None:
    """After the end everything may be shown."""
    game = played(Setup("lt", 3, frozenset(), 1), "over", "random", Random(0))
    with pytest.raises(ValueError, match="no secrets"):
        Original(seeded_course(game.setup, "over", game.moves))


def test_the_course_of_a_twin_is_not_judged_by_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak into what everybody sees must not make its own twin look like another course."""
    course = one_course()
    twins = Original(course).twins(SPECTATOR, 3, Random(5))
    monkeypatch.setattr(Game, "public", lambda _: None)
    monkeypatch.setattr(Game, "own", lambda *_: None)
    assert Original(course).twins(SPECTATOR, 3, Random(5)) == twins


# -- planted leaks ------------------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def in_public(leak: Callable[[Game, Public], dict[str, Any]]) -> Plant:
    """Everybody's view tells too much."""
    public = Game.public

    def leaking(self: Game) -> Public:
        honest = public(self)
        return replace(honest, **leak(self, honest))

    return lambda patch: patch.setattr(Game, "public", leaking)


def in_own(leak: Callable[[Game, int, Own], dict[str, Any]]) -> Plant:
    """A seat's own view tells too much."""
    own = Game.own

    def leaking(self: Game, seat: int) -> Own:
        honest = own(self, seat)
        return replace(honest, **leak(self, seat, honest))

    return lambda patch: patch.setattr(Game, "own", leaking)


def unredacted(kind: type[Event]) -> Plant:
    """One kind of event is shown to everybody as it is."""
    return lambda patch: patch.setattr(
        letters_module, "redacted", lambda event, viewer: event if isinstance(event, kind) else redacted(event, viewer)
    )


def in_dealing_order(game: Game, seat: int, own: Own) -> dict[str, Any]:
    """The hand lies as it was dealt and drawn."""
    order = [*game.deal.hands[seat], *game.deal.deck]
    return {"hand": tuple(sorted(own.hand, key=order.index))}


def top_card(game: Game, public: Public) -> dict[str, Any]:
    """The next card of the deck counts as played."""
    top = list(game.state.deck)[game.state.memory[TOP] :][:1]
    return {"played": (*public.played, *(KINDS[kind] for kind in top))}


def paths_in_hands(game: Game, public: Public) -> dict[str, Any]:
    """The size of a hand leaves out action cards."""
    hands = [hand_of(game.state, seat) for seat in range(public.players)]
    return {"hand_sizes": tuple(sum(card.startswith("P") for card in hand) for hand in hands)}


def safe_maps(patch: pytest.MonkeyPatch) -> None:
    """The list of legal moves leaves out a look at the treasure."""
    legal = Game.legal_moves

    def leaving_out(self: Game) -> list[str]:
        treasure = f"V@8,{2 * self.deal.goals.index('treasure') - 2}"
        return [move for move in legal(self) if move != treasure]

    patch.setattr(Game, "legal_moves", leaving_out)


def telling_refusal(patch: pytest.MonkeyPatch) -> None:
    """Whoever is not on turn is told whether the one who is holds a map."""
    check = Game._check

    def telling(self: Game, seat: int, move: Any) -> int:
        if not self.over and seat != self.to_act:
            raise IllegalMove(Refusal.NOT_YOUR_TURN, seat=seat, map=int("V" in hand_of(self.state, self.state.seat)))
        return check(self, seat, move)

    patch.setattr(Game, "_check", telling)


def telling_code(patch: pytest.MonkeyPatch) -> None:
    """A move that nobody holds the card for is refused for another reason than one that somebody does."""
    check = Game._check

    def telling(self: Game, seat: int, move: Any) -> int:
        try:
            return check(self, seat, move)
        except IllegalMove as refused:
            held = {card for other in range(self.setup.players) for card in hand_of(self.state, other)}
            if refused.code == Refusal.NOT_IN_HAND and move.card not in held:
                raise IllegalMove(Refusal.NO_CARD_THERE) from None
            raise

    patch.setattr(Game, "_check", telling)


def telling_order(patch: pytest.MonkeyPatch) -> None:
    """A drawn map comes before the other events of the move."""
    play = Game.play

    def reordered(self: Game, seat: int, text: str) -> Step:
        step = play(self, seat, text)
        maps = [event for event in step.events if isinstance(event, Drew) and event.card == "V"]
        return replace(step, events=(*maps, *(event for event in step.events if event not in maps)))

    patch.setattr(Game, "play", reordered)


LEAKS: dict[str, tuple[str, Plant]] = {
    "own hand in the order of dealing": ("lt", in_own(in_dealing_order)),
    "roles before the end": ("lv", in_public(lambda game, _: {"roles": game.deal.roles})),
    "the left-over dwarf before the end": ("ru", in_public(lambda game, _: {"spare": game.deal.spare})),
    "a goal that is face down": (
        "el",
        in_public(lambda game, public: {"goals": tuple(map(_named, public.goals, game.deal.goals))}),
    ),
    "the next card of the deck": ("et", in_public(top_card)),
    "cards drawn": ("lt", unredacted(Drew)),
    "cards discarded": ("lv", unredacted(Discarded)),
    "what a map showed": ("ru", unredacted(GoalSeen)),
    "what another's map showed, in one's own view": ("et", in_own(lambda game, _, __: {"seen": _seen_by_any(game)})),
    "gold taken": ("el", unredacted(GoldTaken)),
    "gold on offer": ("et", unredacted(GoldOffered)),
    "gold a saboteur drew": ("lt", unredacted(GoldPaid)),
    "gold in everybody's view": ("lv", in_public(lambda game, _: {"gold": tuple(game.gold)})),
    "what kinds of cards hands hold": ("ru", in_public(paths_in_hands)),
    "a list of legal moves that knows the treasure": ("el", safe_maps),
    "a refusal with an argument too many": ("et", telling_refusal),
    "a refusal with another code": ("lt", telling_code),
    "the order of events": ("lv", telling_order),
    "the deal in everybody's view": ("ru", in_public(lambda game, _: {"starter": hash(game.deals.round(2))})),
    "how far a ring has come": ("et", in_public(lambda game, _: {"discards": 100 * game.state.memory[RING]})),
}


def _named(goal: Any, content: str) -> Any:
    return replace(goal, content=content)


def _seen_by_any(game: Game) -> tuple[str | None, ...]:
    looked = {goal for goals in game.public().looked for goal in goals}
    return tuple(content if goal in looked else None for goal, content in enumerate(game.deal.goals))


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these makes a viewer's bytes depend on a secret, and a twin shows it."""
    edition, plant = LEAKS[leak]
    plant(monkeypatch)
    in_turn = sorted(range(48), key=lambda number: number % 8)  # so that every kind of stop comes soon
    assert any(_leaks(edition, number) for number in in_turn)


def _leaks(edition: str, number: int) -> list[str]:
    chance = Random(number)
    course = played_course(edition, number)
    return compared(course, groups_of_viewers(course.setup.players, chance), chance).leaks


def test_letters_are_written_alike_for_equal_games() -> None:
    """Two replays of the same course give the same bytes: a difference is never by chance."""
    course = one_course()
    everybody = [None, *range(5)]
    once = letters_of(course.setup, course.deals, course.moves, everybody)
    assert once == letters_of(course.setup, course.deals, course.moves, everybody)
    assert "{" not in repr([Game(course.setup, course.deals).view(viewer) for viewer in everybody])
