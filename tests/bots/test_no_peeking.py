"""Same information, same seed, same move: for every bot, in every way in which it is asked."""

from __future__ import annotations

import pytest

from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.bots import BUILT_IN_NAMES, make_bot
from saboteur.bots.bot import seed_number
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy import known_to
from saboteur.bots.policy_bot import PolicyBot, decision_seed
from saboteur.rules import Game, Setup
from saboteur.rules.core.cards import KINDS
from saboteur.rules.core_reading import hand_of, stone_name
from saboteur.rules.notation import text_of
from tests.bots.bot_games import Sitting, one_among, sitting
from tests.bots.bot_twins import twin_of

NAMES = sorted(BUILT_IN_NAMES)
SETUPS = [Setup("lt", 4, rounds=1), Setup("et", 7, rounds=1)]


def _until(setup: Setup, seed: str, name: str, moves: int) -> Sitting:
    played = sitting(setup, seed, lambda seat: make_bot(one_among(name, seat), f"bot {seat}"))
    while played.game.version < moves and played.game.round == 1 and not played.game.offer and not played.game.over:
        played.step()
    return played


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_a_twin_world_gets_the_same_move(name: str, setup: Setup) -> None:
    for number in range(2):
        played = _until(setup, f"twins {number}", name, 8 + 11 * number)
        game, seat = played.game, played.game.to_act
        assert seat is not None
        assert not game.offer
        twin = twin_of(game, seat, number)
        assert twin.view(seat) == game.view(seat)
        assert twin.state.roles != game.state.roles or hand_of(twin.state, (seat + 1) % setup.players) != hand_of(
            game.state, (seat + 1) % setup.players
        )
        told = [make_bot(name, "x").choose(world.view(seat), played.histories[seat]) for world in (game, twin)]
        assert told[0] == told[1]
        assert _in_the_arena(name, game, played, seat) == _in_the_arena(name, twin, played, seat) == told[0]


def _in_the_arena(name: str, game: Game, played: Sitting, seat: int) -> str:
    """The move that the arena's way of asking gives, in a true world."""
    one = arena_bot(name, "x")
    if not isinstance(one, PolicyBot):
        return one.choose(game.view(seat), played.histories[seat])
    belief = one.reader(played.histories[seat]).belief
    move = one.policy.move(known_to(game.state, seat), belief, decision_seed(one.seed_number, game.version))
    return text_of(move, stone_name(game.state))


class Peeking:
    """A planted fault: it looks at the card on top of the deck."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self) -> str:
        moves, top = self.game.legal_moves(), self.game.state.deck[-1]
        return moves[top % len(moves)]


def test_the_twins_catch_a_bot_that_peeks() -> None:
    caught = 0
    for number in range(5):
        game = _until(SETUPS[0], f"peek {number}", "digger", 8).game
        seat = game.to_act
        assert seat is not None
        caught += Peeking(game).choose() != Peeking(twin_of(game, seat, number)).choose()
    assert caught


@pytest.mark.parametrize("name", NAMES)
def test_a_fresh_bot_answers_like_one_that_sat_through_the_game(name: str) -> None:
    played = _until(Setup("ru", 5, rounds=1), "fresh", name, 25)
    for seat, bot in enumerate(played.bots):
        view, history = played.game.view(seat), played.histories[seat]
        fresh = make_bot(one_among(name, seat), f"bot {seat}")
        assert fresh.claim(view, history) == bot.claim(view, history)
        assert fresh.explain(view, history) == bot.explain(view, history)
        if seat == played.game.to_act:
            assert fresh.choose(view, history) == bot.choose(view, history)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_arena_plays_the_very_same_bots(name: str) -> None:
    """Move by move, over whole games with gold, claims and several rounds."""
    setup = Setup("lt", 5, rounds=2)
    names = [one_among(name, seat) for seat in range(5)]
    served = sitting(setup, "same", lambda seat: make_bot(names[seat], f"bot {seat}")).finish()
    game = Game.seeded(setup, "same")
    ArenaGame(game, [arena_bot(names[seat], f"bot {seat}") for seat in range(5)], fitted()).play()
    assert game.moves == served.game.moves


def test_what_a_seat_knows_of_a_true_state_is_what_its_view_shows() -> None:
    played = _until(Setup("lt", 6, rounds=1), "known", "detective", 20)
    state = played.game.state
    for seat in range(6):
        known = known_to(state, seat)
        assert hand_of(known, seat) == hand_of(state, seat)
        assert all(not set(hand_of(known, other)) & set(KINDS) for other in range(6) if other != seat)
        assert list(known.roles).count(3) == 5
        assert set(known.deck) <= {len(KINDS)}


def test_seeds_of_bots_are_apart() -> None:
    assert seed_number("a") != seed_number("b")
