"""What happened, who may see it, and what a seat makes of it."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from saboteur.rules import HIDDEN, Event, Fold, Game, Setup, redacted
from saboteur.rules.events import Dealt, Drew, GameEnded, GoldPaid, PathLaid, TurnBegan, owner
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import EDITION_CODES, FORK, NORTH, ROAD, WALL

SECRETS = {
    "Dealt": ["role", "hand"],
    "GoalSeen": ["content"],
    "Discarded": ["card"],
    "Drew": ["card"],
    "GoldOffered": ["values"],
    "GoldTaken": ["value"],
    "GoldPaid": ["kept", "rejected"],
}


def secrets_of(kind: type) -> list[str]:
    """The fields of an event that only its own seat may see."""
    return [field.name for field in fields(kind) if field.metadata.get("secret")]


def test_these_fields_are_secret_and_no_others() -> None:
    """R12.6, R12.7, R12.8, R12.9: a new event or field must be thought about, and added here"""
    assert {kind.__name__: secrets_of(kind) for kind in get_args(Event) if secrets_of(kind)} == SECRETS


def test_an_event_with_secrets_has_an_owner_and_others_have_none() -> None:
    """R12.6"""
    assert owner(Drew(3, "Pns")) == 3
    assert owner(PathLaid(3, (1, 0), "Pns")) is None


@pytest.mark.parametrize("kind", [kind for kind in get_args(Event) if secrets_of(kind)], ids=lambda kind: kind.__name__)
def test_an_event_with_secrets_names_the_seat_they_belong_to(kind: type) -> None:
    """R12.6: else nobody could be told"""
    assert "seat" in [field.name for field in fields(kind)]


def test_the_own_seat_sees_everything() -> None:
    """R12.6"""
    event = Dealt(1, "saboteur", ("V",))
    assert redacted(event, 1) is event


@pytest.mark.parametrize("seat", [0, 2, None])
def test_others_see_that_something_is_hidden(seat: int | None) -> None:
    """R12.6"""
    assert redacted(Dealt(1, "saboteur", ("V",)), seat) == Dealt(1, HIDDEN, HIDDEN)


def test_redacting_twice_is_redacting_once() -> None:
    """R12.6"""
    once = redacted(GoldPaid(1, 2, 0, (3, 1), (2,)), 0)
    assert once == GoldPaid(1, 2, 0, HIDDEN, HIDDEN)
    assert redacted(once, 0) == once


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_has_no_secrets_stays_as_it_is(seat: int | None) -> None:
    """R12.2"""
    event = PathLaid(0, (1, 0), "Pew")
    assert redacted(event, seat) is event


def folds(game: Game) -> list[Fold]:
    """A fold for the spectator and one for each seat, up to the first move."""
    made = [Fold(seat) for seat in (None, *range(game.setup.players))]
    for fold in made:
        fold.take(redacted(event, fold.seat) for event in game.opening)
    return made


def play_and_fold(table: Table, *moves: str) -> None:
    """Play, and compare every fold with the view after each move."""
    made = folds(table.game)
    for move in moves:
        step = table.play(move)
        for fold in made:
            fold.step(redacted(event, fold.seat) for event in step.events)
            assert fold.view() == table.game.view(fold.seat)


@pytest.mark.parametrize("edition", EDITION_CODES)
@pytest.mark.parametrize("options", ["", "open_gold selfish_dwarf", "broken_unpaid all_saboteurs others_only"])
def test_folding_the_own_events_gives_the_own_view(edition: str, options: str) -> None:
    """R12.13: a whole game, the first legal move that is no discard if there is one"""
    table = Table(Game.seeded(Setup(edition, 4, frozenset(options.split()), rounds=2), f"fold/{edition}"))
    made = folds(table.game)
    while table.game.to_act is not None:
        moves = table.legal()
        step = table.play(moves[-1 - len(moves) // 3])
        for fold in made:
            fold.step(redacted(event, fold.seat) for event in step.events)
            assert fold.view() == table.game.view(fold.seat)


def test_folding_follows_decisions_at_the_goals() -> None:
    """R12.13"""
    play_and_fold(draw(WALL, goals=NORTH).deal("Pew V", deck="R"), "Pew@7,0", "L@8,0:nw")
    play_and_fold(draw(FORK, edition="et", goals=NORTH).deal("Pnes V", deck="R"), "Pnsw@8,1", "T@8,2")


def test_folding_follows_gold() -> None:
    """R12.8, R12.9"""
    play_and_fold(draw(ROAD).deal("Pew", gold=(3, 1)), "Pew@7,0", "G3", "G1")
    board = draw("S", roles="digger saboteur digger")
    play_and_fold(board.deal("V", "V", "V", gold=(2, 3, 3)), "-V", "-V", "-V")


def test_folding_a_position_made_by_hand() -> None:
    """R14.10: with cards, a stone and broken tools on the table"""
    table = draw("S ─ ─ ┬ ┬ ┼ ┼ ─ ┐", goals="Pes Psw treasure", broken={1: "cart pick"}).deal("Mpick R V")
    assert [fold.view() for fold in folds(table.game)] == table.views()
    play_and_fold(table, "Mpick>1")


def test_only_events_can_be_folded() -> None:
    with pytest.raises(TypeError, match="not an event"):
        Fold(0).take(["PathLaid"])  # type: ignore[list-item]


def test_a_game_opens_with_the_deal() -> None:
    """R2.8"""
    opening = draw("S", first=2).deal("Pns R", deck="V").game.opening
    names = [type(event).__name__ for event in opening]
    assert names == ["GameBegan", "RoundBegan", "Dealt", "Dealt", "Dealt", "TurnBegan"]
    assert opening[2] == Dealt(0, "digger", ("Pns", "R"))
    assert opening[-1] == TurnBegan(2)


def test_a_step_tells_the_move_and_what_came_of_it() -> None:
    """R3.1"""
    step = draw("S").deal("Pns", deck="V").play("Pns@0,1")
    assert (step.seat, step.move) == (0, "Pns@0,1")
    assert step.events == (PathLaid(0, (0, 1), "Pns"), Drew(0, "V"), TurnBegan(1))


def test_the_last_event_is_the_end_of_the_game() -> None:
    """R12.5"""
    step = draw("S").deal("V", "V", "V").play("-V", "-V", "-V")
    assert step.events[-1] == GameEnded((0, 0, 0), (0, 1, 2), ((), (), ()))


def test_a_clone_goes_its_own_way() -> None:
    table = draw(ROAD, rounds=2, roles="digger digger saboteur").deal("Pew V", "V V", "V V")
    before = table.views()
    copy = Table(table.game.clone())
    copy.play("Pew@7,0", "G1", "G1", "G1", "-V")
    assert table.views() == before
    assert (table.game.version, copy.game.version) == (0, 5)
    assert copy.game.clone().view(1) == copy.game.view(1)
