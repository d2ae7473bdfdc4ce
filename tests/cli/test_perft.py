"""`saboteur perft`: the quick count against a naive one, divide, and positions from records."""

import json
from pathlib import Path

import pytest

from saboteur.cli.perft_command import divided, perft
from saboteur.rules import Game, RoundDeal, Setup
from tests.cli.command_runner import VECTORS, Here, lines_of, record, vectors
from tests.cli.refusals import bad_move
from tests.kit.words import spoken

GAMES = str(VECTORS / "games.jsonl")


def naive(game: Game, depth: int) -> int:
    """Sequences of legal moves, counted by playing every one of them."""
    if depth == 0:
        return 1
    count = 0
    for move in game.legal_moves():
        after = game.clone()
        after.play(after.to_act or 0, move)
        count += naive(after, depth - 1)
    return count


def near_the_treasure(rounds: int) -> Game:
    """One card each, and the treasure one card away: rounds end, gold is picked, the next round begins."""
    deal = RoundDeal(
        roles=("digger", "saboteur", "digger"),
        spare=None,
        goals=("Pes", "treasure", "Psw"),
        hands=(("Pew",), ("Pes",), ("Bpick",)),
        deck=(),
        mine=("Pew@1,0", *(f"Pnesw@{column},0" for column in (2, 3, 4, 5, 6))),
    )
    return Game.hand_made(Setup("lt", 3, rounds=rounds), *[deal] * rounds, gold=(1, 2, 3, 1, 1, 2))


@pytest.mark.parametrize("edition", ["lt", "ru", "el", "et"])
@pytest.mark.parametrize("players", [3, 10])
def test_the_quick_count_is_the_naive_one(edition: str, players: int) -> None:
    game = Game.seeded(Setup(edition, players), "perft/test")
    for depth in range(3):
        assert perft(game, depth) == naive(game, depth)


def test_sequences_go_on_through_gold_and_into_the_next_round() -> None:
    game = near_the_treasure(rounds=2)
    assert any(step.offer for step in _positions(game, 1))
    for depth in range(6):
        assert perft(game, depth) == naive(game, depth)


def test_sequences_that_the_end_of_the_game_cuts_short_do_not_count() -> None:
    game = near_the_treasure(rounds=1)
    counts = [perft(game, depth) for depth in range(8)]
    assert counts == [naive(game, depth) for depth in range(8)]
    assert counts[0] == 1
    assert counts[-1] == 0


def _positions(game: Game, depth: int) -> list[Game]:
    if depth == 0:
        return [game]
    after = []
    for move in game.legal_moves():
        there = game.clone()
        there.play(there.to_act or 0, move)
        after += _positions(there, depth - 1)
    return after


@pytest.mark.parametrize("number", range(17))
def test_the_count_agrees_wherever_a_game_stops(number: int) -> None:
    """Also amid decisions: each vector is stopped before every decision at a goal and before the last moves."""
    from saboteur.rules import from_plain

    record = from_plain(vectors()[number])
    game = Game(record.setup, record.deals)
    for index, move in enumerate(record.moves):
        if move[0] in "TL" or index == len(record.moves) - 3:
            assert perft(game, 2) == naive(game, 2)
        game.play(game.to_act or 0, move)
    assert perft(game, 0) == 1
    assert perft(game, 1) == 0


def test_divide_gives_the_parts_of_the_whole() -> None:
    game = Game.seeded(Setup("et", 4), "perft/test")
    parts = divided(game, 2)
    assert list(parts) == game.legal_moves()
    assert sum(parts.values()) == perft(game, 2)
    assert divided(game, 0) == {}


def test_it_prints_a_line_for_each_depth(here: Here) -> None:
    game = Game.seeded(Setup("lt", 3), "x")
    done = here("perft", "--players", "3", "--seed", "x", "--depth", "2")
    assert done.lines == [f"1 {naive(game, 1)}", f"2 {naive(game, 2)}"]
    assert here("perft", "--depth", "0").lines == ["0 1"]


def test_it_prints_a_line_for_each_first_move_and_the_sum(here: Here) -> None:
    game = Game.seeded(Setup("lt", 3), "x")
    done = here("perft", "--players", "3", "--seed", "x", "--depth", "2", "--divide")
    assert done.lines == [*(f"{move} {count}" for move, count in divided(game, 2).items()), str(naive(game, 2))]
    assert here("perft", "--depth", "0", "--divide").lines == ["1"]


def test_it_starts_where_a_record_stops(here: Here, tmp_path: Path) -> None:
    plain = vectors()[6]
    plain["moves"] = plain["moves"][:20]
    file = tmp_path / "games.jsonl"
    file.write_bytes(lines_of(record(), plain))
    done = here("perft", "--record", str(file), "--game", "1", "--depth", "1")
    assert done.lines == [f"1 {vectors()[6]['expect']['legal'][20]}"]
    piped = here("perft", "--record", "-", "--depth", "1", given=json.dumps(plain, indent=1).encode())
    assert piped.lines == done.lines


def test_a_record_that_is_wrong_is_refused(here: Here) -> None:
    given = lines_of(record(moves=["G1"]))
    reason = spoken("refused-wrong-phase", phase="play")
    assert here("perft", "--record", "-", given=given).refusal() == bad_move(0, 1, 0, "G1", reason)


def test_a_planted_fault_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count that forgets what follows the end of a round differs from the naive one."""
    monkeypatch.setattr("saboteur.cli.perft_command._beyond_round", lambda *_: 0)
    game = near_the_treasure(rounds=2)
    assert perft(game, 3) != naive(game, 3)
