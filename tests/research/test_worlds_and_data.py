"""Beliefs, worlds, text and data: from a view and a history, and never more than these tell."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Observation, play
from saboteur.bots.bot_game import BotGame
from saboteur.research import data
from saboteur.research.beliefs import believe, plot
from saboteur.research.text_seat import (
    NotUnderstood,
    TextArenaEnv,
    Tournament,
    observation_text,
    rules_text,
    stand_in,
    understood,
)
from saboteur.research.worlds import World, play_out, sample
from saboteur.rules import Game, Setup, View, legal_moves, to_plain
from saboteur.rules.cell_names import with_names
from saboteur.rules.deal import DECK
from saboteur.rules.view import state_of
from saboteur.sentences import languages


def watched(options: frozenset[str] = frozenset(), seed: str = "watched") -> list[tuple[View, list[Observation]]]:
    """What seat 0 saw and remembered before each move of a round between detectives."""
    seen: list[tuple[View, list[Observation]]] = []

    def watch(table: BotGame) -> None:
        if table.game.phase == "play":
            seen.append((table.game.view(0), table.histories[0][:]))

    play(Game.seeded(Setup(players=5, options=options, rounds=1), seed), ["detective"] * 5, watch)
    return seen


def test_a_posterior_adds_up_and_knows_what_the_seat_knows() -> None:
    for view, history in watched()[::5]:
        posterior = believe(view, history)
        assert sum(posterior.joint.values()) == pytest.approx(1)
        assert sum(posterior.treasure) == pytest.approx(1)
        assert view.own is not None
        assert posterior.saboteur[0] == pytest.approx(float(view.own.role == "saboteur"))
        for goal, content in enumerate(view.own.seen):
            assert content is None or posterior.treasure[goal] == pytest.approx(float(content == "treasure"))


def test_without_a_history_all_worlds_are_equally_likely() -> None:
    view = Game.seeded(Setup(players=5), "prior").view(2)
    assert len({round(p, 9) for p in believe(view).joint.values()}) == 1


@pytest.mark.parametrize("options", [frozenset[str](), frozenset({"selfish_dwarf"}), frozenset({"all_saboteurs"})])
def test_every_world_fits_the_view_and_all_cards_are_there(options: frozenset[str]) -> None:
    for view, history in watched(options)[::7]:
        for worlds in (sample(view, 8, 1), sample(view, 8, 2, believe(view, history))):
            for world in worlds:
                _check(world, view)


def _check(world: World, view: View) -> None:
    own, public = view.own, view.public
    assert own is not None
    assert world.hands[0] == own.hand
    assert tuple(map(len, world.hands)) == public.hand_sizes
    assert len(world.deck) == public.deck_size
    assert world.roles[0] == own.role
    assert all(seen in (None, goal) for seen, goal in zip(own.seen, world.goals, strict=True))
    held = Counter([*world.deck, *own.discards, *public.played, *(card for hand in world.hands for card in hand)])
    assert not held - Counter(DECK)
    if public.to_act == 0:
        assert world.legal_moves() == legal_moves(view)


def test_worlds_come_as_likely_as_the_posterior_says() -> None:
    view, history = watched()[14]
    posterior = believe(view, history)
    worlds = sample(view, 3000, 1, posterior)
    for seat, chance in enumerate(posterior.saboteur):
        drawn = sum(world.roles[seat] == "saboteur" for world in worlds) / len(worlds)
        assert drawn == pytest.approx(chance, abs=0.05)
    assert [world.goals for world in sample(view, 5, 1, posterior)] == [world.goals for world in worlds[:5]]


def test_worlds_are_drawn_evenly_without_one() -> None:
    view = Game.seeded(Setup(players=3, rounds=1), "even").view(0)
    worlds = sample(view, 1200, 3)
    assert len({world.goals for world in worlds}) == 6
    assert view.own is not None
    if view.own.role != "saboteur":
        without = sum("saboteur" not in world.roles for world in worlds)
        assert 320 < without < 480  # the left-over dwarf is the saboteur in one of three


def test_worlds_are_played_out() -> None:
    view, _ = watched()[10]
    worlds = sample(view, 6, 1)
    for policy in ("sensible", "random", lambda world: world.legal_moves()[0]):
        assert {play_out(world, 1, policy) for world in worlds} <= {"diggers", "saboteurs"}
    assert worlds[0].to_act is not None, "a copy was played"
    with pytest.raises(ValueError, match="for a seat"):
        sample(Game.seeded(Setup(), "spectator").view(None), 1)


def test_beliefs_are_drawn(tmp_path: Path) -> None:
    plot([believe(view, history) for view, history in watched()[::10]], tmp_path / "beliefs.png")
    assert (tmp_path / "beliefs.png").stat().st_size > 1000


# -- text -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_text_tells_hand_and_moves_in_every_language(language: str) -> None:
    game = Game.seeded(Setup(players=4), "text")
    view = game.view(game.to_act)
    text = observation_text(view, language)
    assert view.own is not None
    assert " ".join(view.own.hand) in text
    assert f"{len(legal_moves(view))}. " in text
    assert "L3 ? · L5 ? · L7 ?" in text
    assert rules_text(language)


def test_text_calls_a_cell_by_one_name() -> None:
    """In the mine, at the goals, in claims and in moves, so that a reader can put them together."""
    game = Game.seeded(Setup(players=4), "text")
    path = next(move for move in game.legal_moves() if move.startswith("P"))
    game.play(game.to_act or 0, path)
    view = game.view(game.to_act)
    text = observation_text(view, history=[Observation(claim=(0, "!saw@8,-2:stone"))])
    assert with_names(path) in text.splitlines()[0]
    assert "!saw@L3:stone" in text
    assert re.search(r"-?\d+,-?\d+", text) is None
    assert understood("!saw@L3:stone [1]", view).claim == "!saw@8,-2:stone"


def test_answers_are_understood_as_people_write_them() -> None:
    game = Game.seeded(Setup(players=4), "text")
    view = game.view(game.to_act)
    moves = legal_moves(view)
    for text in ("3", "I play **3**", f"Well …\n[{moves[2]}]", f"`{moves[2]}`", f"!hello {moves[2]}", "move: 3."):
        assert understood(text, view).move == moves[2], text
    assert understood(f"!trust>1 and then [{moves[0]}]", view).claim == "!trust>1"
    with pytest.raises(NotUnderstood, match="sing"):
        understood("let us sing", view)


def test_the_methods_of_textarena() -> None:
    env = TextArenaEnv()
    env.reset(3, seed=5)
    assert env.step("nonsense")[1]["understood"] is False
    assert "nonsense" in env.get_observation()[1]
    over = False
    while not over:
        over, told = env.step("[1]")
        assert told["understood"]
    assert set(env.close()[0]) == {0, 1, 2}


def test_a_tournament_of_stand_ins() -> None:
    scores = Tournament({"a": stand_in("digger"), "b": stand_in("random"), "c": stand_in("detective")}).play(3)
    assert {score.rounds for score in scores.values()} == {3}
    assert all(score.complaints == 0 for score in scores.values())
    assert all(score.deceiving is None or 0 <= score.deceiving <= 1 for score in scores.values())


# -- data -----------------------------------------------------------------------------------------------------------


def test_records_become_decisions_and_parquet(tmp_path: Path) -> None:
    place = data.generate(tmp_path / "data", 2, "detective", players=4)
    lines = (place / "records.jsonl").read_text(encoding="utf-8").splitlines()
    records: list[dict[str, Any]] = [json.loads(line) for line in lines]
    rows = list(data.decisions(records))
    assert [list(row) for row in rows] == [list(data.DECISION_COLUMNS)] * len(rows)
    assert [row["move"] for row in rows] == [move for record in records for move in record["moves"]]
    assert all(row["move"] in row["legal"] for row in rows)
    stored = data.read_parquet(place / "decisions.parquet")
    assert [row["view"] for row in stored] == [row["view"] for row in rows]
    assert any(row["claims"] for row in rows)
    assert "| `won` |" in (place / "README.md").read_text(encoding="utf-8")


def test_no_name_gets_into_the_data() -> None:
    table = play(Game.seeded(Setup(players=3, rounds=1), "names"), ["random"] * 3)
    plain = {**to_plain(table.record), "names": ["Anastasia", "Ben", "Cleo"]}
    assert "Anastasia" not in json.dumps(list(data.decisions([plain])))


def test_a_world_is_drawn_from_the_view_alone() -> None:
    """Two games that the seat cannot tell apart give the same worlds, byte for byte."""
    game = Game.seeded(Setup(players=4, rounds=1), "alone")
    view = game.view(1)
    twin = View(view.public, view.seat, view.own)
    assert [world.hands for world in sample(view, 3)] == [world.hands for world in sample(twin, 3)]
    assert list(state_of(view).roles).count(3) == 3, "what a view does not tell is unknown to whatever draws worlds"
