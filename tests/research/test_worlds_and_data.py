"""Beliefs, worlds, text and data: from a view and a history, and never more than these tell."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
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
    TextBot,
    Tournament,
    observation_text,
    rules_text,
    stand_in,
    understood,
)
from saboteur.research.worlds import World, play_out, sample
from saboteur.rules import Game, PathLaid, Setup, View, legal_moves, to_plain
from saboteur.rules.cell_names import with_names
from saboteur.rules.claims import KINDS
from saboteur.rules.deal import DECK
from saboteur.rules.view import state_of
from saboteur.sentences import languages, sentence_in


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


def text_view() -> View:
    game = Game.seeded(Setup(players=7), "text")
    return game.view(game.to_act)


def test_a_clear_answer_is_understood() -> None:
    view = text_view()
    moves = legal_moves(view)
    move, named = moves[2], with_names(moves[2])
    clear = [
        "3", "**3**", "move: 3.", "I think it over.\nMy move: [3]", f"Well …\n[{move}]", f"`{named}`", f"3. {named}",
        f"!hello {move}", '{"move": 3}', f'{{"move": "{named}"}}',
        '```json\n{"thought": "[1] or [2]?", "move": "3"}\n```',
        'Seat 1 is bad.\n{"move": 3}', "I like 1 and 2, but:\n3",
    ]  # fmt: skip
    for text in clear:
        assert understood(text, view).move == move, text
    assert understood(f"!trust>1 and then\n[{move}]", view).claim == "!trust>1"
    assert understood('{"move": 3, "claim": "!saw@L3:stone"}', view).claim == "!saw@8,-2:stone"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("let us sing", "sing"),
        ("", "valid move"),
        ("I play 5 because player 3 is a saboteur", "player 3"),
        ("move 1 or 2", "move 1 or 2"),
        ("[1] because seat [2] is bad", "more than one way"),
        ("1\n2", "more than one way"),
        ("[1] [999]", "999"),
        ('{"move": true}', "true"),
        ('{"move": 0}', "“0”"),
        ("!suspect>9\n[1]", "!suspect>9"),
        ("!suspect>7\n[1]", "!suspect>7"),
        ("!suspect>1 !trust>1\n[1]", "more than one way"),
    ],
)
def test_an_unclear_answer_is_no_answer(text: str, complaint: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(complaint)):
        understood(text, text_view())


def test_an_unknown_language_is_refused() -> None:
    view = text_view()
    for ask in (lambda: rules_text("xx"), lambda: observation_text(view, "xx"), lambda: understood("1", view, "xx")):
        with pytest.raises(ValueError, match="no language 'xx'"):
            ask()
    with pytest.raises(ValueError, match="no language 'xx'"):
        TextBot(str, "xx")


@pytest.mark.parametrize("language", languages())
def test_a_prompt_has_all_that_is_needed_to_play(language: str) -> None:
    """The rules of the table, every spelling that its moves have, every kind of claim, and what happened, in words."""
    rules = rules_text(language, Setup("el", 5, frozenset({"selfish_dwarf"})))
    for key in ("rules-turn", "rules-path", "rules-map", "rules-rockfall", "rules-tools", "rules-selfish-dwarf"):
        assert sentence_in(language, key) in rules
    assert sentence_in(language, "rules-link", edition="el") in rules
    assert sentence_in(language, "rules-setup", spare="yes") in rules
    for spelling in ("Pnes@G4", "Blamp>2", "Mpick+lamp>2:lamp", "R@F5", "V@L5", "-Pns", "Pn/s"):
        assert spelling in rules
    for kind in KINDS:
        assert f"!{kind}" in rules
    assert "!saw@L3:treasure" in rules
    view, history = watched()[-1]
    text = observation_text(view, language, history)
    assert f"{sentence_in(language, 'rules-players')}: 5" in text
    looks = [(seat, goal) for seat, goals in enumerate(view.public.looked) for goal in goals]
    assert looks
    for seat, goal in looks:
        who = sentence_in(language, "seat" if seat else "you", seat=seat)
        cell = ("L3", "L5", "L7")[goal]
        assert sentence_in(language, "saw", who=who, cell=cell, content="hidden") in text
    laid = [event for entry in history for event in entry.events if isinstance(event, PathLaid)][-1]
    assert f"({laid.card})" in text


def test_after_three_failures_the_first_legal_move_is_played() -> None:
    asked: list[str] = []

    def silent(prompt: str) -> str:
        asked.append(prompt)
        return "hm"

    bot, view = TextBot(silent), text_view()
    assert bot.choose(view, ()) == legal_moves(view)[0]
    assert (len(asked), bot.complaints) == (3, 3)
    assert asked[2].startswith(asked[1])
    assert "“hm” isn’t a valid move" in asked[1]


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


def test_an_opinion_counts_once_for_each_accused() -> None:
    """However often it is said; the last word counts, and nobody scores with what they say of themselves."""

    class Talker(TextBot):
        def __init__(self) -> None:
            super().__init__(lambda _: "1")

        def claim(self, view: View, history: Sequence[Observation]) -> str:
            me, players = view.seat or 0, view.public.players
            return f"!{'suspect' if len(history) % 2 else 'trust'}>{(me + len(history) % 3) % players}"

    score = Tournament({"a": Talker, "b": stand_in("random"), "c": stand_in("random")}).play(1)["a"]
    assert score.as_saboteur or 1 <= score.accusations <= 2


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
