"""Observations and masks: the same for the batch and for views, blind to what the seat cannot know, as documented."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from saboteur.bots import move_kinds
from saboteur.research import encoding
from saboteur.research.codec import WHOLE, WINDOW_COLUMNS, WINDOW_ROWS, Codec, as_array
from saboteur.research.encoding import Window, bytes_for
from saboteur.research.vector_env import VectorEnv
from saboteur.rules import EDITIONS, Game, Setup, legal_moves
from saboteur.rules.core.cards import FACE_NAMES, KINDS
from saboteur.rules.core.layout import SEAT
from saboteur.rules.core.playout import redealt, room
from saboteur.rules.core.round import Round
from saboteur.rules.core_writing import ROLES
from saboteur.rules.view import state_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "encodings.md"
PLAYERS = (3, 5, 8, 10)


def games(setup: Setup, seed: str, every: int = 4) -> Iterator[Game]:
    """A game of random moves, now and then."""
    game, chance = Game.seeded(setup, seed), Random(seed)
    while not game.over:
        if game.version % every == 0:
            yield game
        game.play(game.to_act or 0, chance.choice(game.legal_moves()))


def encoded(window: Window, state: Round, seat: int) -> tuple[bytes, bytes]:
    """Observation and mask of a seat in a state, which may be a true one."""
    out, mask = bytes_for(int(window.observation)), bytes_for(int(window.actions))
    window.write_mine(state, out, 0)
    window.write_rest(state, seat, out, 0)
    if seat == state.memory[SEAT]:
        window.write_mask(state, seat, room(), mask, 0)
    return as_array(out).tobytes(), as_array(mask).tobytes()


def differing_twins(write: type[Window] | None = None) -> int:
    """How often an observation tells a true round from one that the seat cannot tell apart."""
    found = 0
    for players, edition in zip(PLAYERS, EDITIONS, strict=False):
        setup = Setup(edition, players, rounds=1)
        dwarfs = [ROLES.index(role) for role in setup.role_cards]
        window = (write or Window)(WINDOW_COLUMNS[0], 19, WINDOW_ROWS[0], 15)
        for game in games(setup, f"twins {players}"):
            if game.phase == "play":
                for seat in range(players):
                    twin = redealt(game.state, seat, game.version, dwarfs)
                    found += encoded(window, twin, seat) != encoded(window, game.state, seat)
    return found


def test_what_a_seat_cannot_know_changes_no_byte() -> None:
    assert differing_twins() == 0


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    written = encoded

    def leaking(window: Window, state: Round, seat: int) -> tuple[bytes, bytes]:
        observation, mask = written(window, state, seat)
        return observation + bytes([state.roles[(seat + 1) % state.players]]), mask

    monkeypatch.setitem(globals(), "encoded", leaking)
    assert differing_twins() > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_move_has_an_action_and_back(players: int) -> None:
    codec = Codec(*WHOLE)
    for game in games(Setup("et", players, frozenset({"selfish_dwarf"}), 1), f"back {players}"):
        view = game.view(game.to_act)
        moves = legal_moves(view)
        actions = [codec.action(move, view) for move in moves]
        assert [codec.text(action, view) for action in actions] == moves
        assert sorted(actions) == np.flatnonzero(codec.encoded(view)[1]).tolist()
        assert codec.encoded(view)[2] == 0


def test_moves_outside_the_window_are_counted_and_named() -> None:
    codec, left_out = Codec((0, 8), (-2, 2)), 0
    for game in games(Setup("lt", 5, rounds=1), "outside"):
        view = game.view(game.to_act)
        outside = codec.outside(view)
        assert codec.encoded(view)[2] == len(outside)
        assert len(outside) + int(codec.encoded(view)[1].sum()) == len(legal_moves(view))
        left_out += len(outside)
        for move in outside:
            with pytest.raises(ValueError, match="outside the window"):
                codec.action(move, view)
    assert left_out


@pytest.mark.parametrize("players", PLAYERS)
def test_the_batch_sees_what_views_show(players: int) -> None:
    env = VectorEnv(2, players, "el")
    env.reset([5, 6])
    for step in range(120):
        for number, state in enumerate(env.batch.games):
            observation, mask = encoded(env.codec.window, state, state.seat)
            assert env.observations[number].tobytes() == observation
            assert env.masks[number].tobytes() == mask
        env.step(env.sample(step))


def test_one_round_is_written_alike_everywhere() -> None:
    """What the vector environment and OpenSpiel write from a round is what the codec writes from a view."""
    codec = Codec()
    for game in games(Setup("lt", 5, rounds=1), "alike"):
        if game.phase != "pick-gold":
            for seat in range(5):
                assert encoded(codec.window, game.state, seat)[0] == codec.observation(game.view(seat)).tobytes()
    env = VectorEnv(1)
    env.reset(1)
    start = 2 * int(codec.window.cells)
    assert env.observations[0, start + encoding.ROUND_NUMBER] == env.observations[0, start + encoding.ROUND_COUNT] == 1


def test_the_state_of_a_view_is_encoded_like_the_true_one() -> None:
    codec = Codec()
    for game in games(Setup("ru", 5, rounds=1), "views"):
        for seat in range(5):
            true, shown = (encoded(codec.window, state, seat) for state in (game.state, state_of(game.view(seat))))
            assert true == shown


def test_the_document_has_the_numbers() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    codec = Codec()
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", text, re.MULTILINE))
    assert told
    assert {name: int(number) for name, number in told.items()} == {name: getattr(encoding, name) for name in told}
    assert {"DISCARD_ACTIONS", "AIM_ACTIONS", "CELL_ACTIONS", "OWN_HAND", "SEAT_FIELDS", "CARDS_IN_DECK"} <= set(told)
    assert f"{codec.actions} actions" in text
    assert f"{int(codec.window.cells)} cells" in text
    assert f"{codec.size} numbers" in text


@pytest.mark.parametrize(("heading", "names"), [("kinds", KINDS), ("faces", FACE_NAMES)])
def test_the_document_lists_the_cards_in_their_order(heading: str, names: list[str]) -> None:
    """Each row has the numbers of its cards, from the first to the last."""
    table = DOCUMENT.read_text(encoding="utf-8").partition(f"| {heading} | cards |\n")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (\d+)–(\d+) \| (.*) \|$", table, re.MULTILINE)
    listed = [(int(first), int(last), re.findall(r"`([^`]+)`", cards)) for first, last, cards in rows]
    assert [name for _, _, cards in listed for name in cards] == names
    assert all(cards == names[first : last + 1] for first, last, cards in listed)


def test_the_document_lists_the_kinds_of_moves_by_number() -> None:
    table = DOCUMENT.read_text(encoding="utf-8").partition("| number | constant |")[2].partition("\n\n")[0]
    listed: dict[str, int] = {}
    for numbers, names in re.findall(r"^\| (\d[^|]*) \| ([^|]*) \|", table, re.MULTILINE):
        listed |= zip(re.findall(r"`(\w+)`", names), map(int, re.findall(r"\d+", numbers)), strict=False)
    assert listed == {name: getattr(move_kinds, name) for name in listed}
    known = {name for name, number in vars(move_kinds).items() if name.isupper() and isinstance(number, int)}
    assert known - set(listed) == {"CLASSES", "NO_CLASS", "CONTEXTS", "TABLE_SIZE", "STAGES", "NO_TARGET", "TOP"}
