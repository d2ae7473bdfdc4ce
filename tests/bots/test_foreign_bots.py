"""Bots from outside: found by name or by class, held to the interface, and never in the place of a built-in one."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from saboteur.bots import BUILT_IN_NAMES, BadBot, Bot, BotRegistry, Observation, bot_names, make_bot
from saboteur.bots.built_in_bots import LADDER
from saboteur.bots.foreign_bots import ForeignBot
from saboteur.rules import Game, Setup, View, legal_moves, redacted
from saboteur.sentences import told
from tests.bots.bot_games import sitting
from tests.kit.words import ANYTHING, heard, spoken

pytestmark = pytest.mark.usefixtures("gardeners")
ROOT = Path(__file__).resolve().parents[2]


def _start() -> tuple[View, list[Observation]]:
    game = Game.seeded(Setup("lt", 4, rounds=1), "foreign")
    seat = game.to_act
    assert seat is not None
    return game.view(seat), [Observation(tuple(redacted(event, seat) for event in game.opening))]


@pytest.mark.parametrize("name", ["gardeners:First", "gardeners:Plain", "gardeners:Wrapped", "gardener"])
def test_a_class_from_outside_plays_whole_games(name: str) -> None:
    played = sitting(Setup("lt", 4, rounds=2), "whole", lambda seat: make_bot(name if seat % 2 else "digger", "x"))
    assert len(played.finish().game.results) == 2
    assert played.bots[1].name == name
    assert played.bots[1].explain(played.game.view(1), played.histories[1]) == []


def test_a_seed_gives_the_same_draws_at_the_same_moment() -> None:
    view, history = _start()

    class Drawing(Bot):
        def choose(self, view: View, history: object) -> str:  # noqa: ARG002 - it draws
            return self.random(view).choice(legal_moves(view))

    assert len({Drawing(f"{seed}").choose(view, history) for seed in range(20)}) > 5
    assert Drawing("a").choose(view, history) == Drawing("a").choose(view, history)


def test_a_seed_tells_nothing_about_the_deal() -> None:
    """In the arena the seed of a seat contains the seed of the deals."""
    kept, same, other = (
        made.wrapped.seed
        for seed in ("sealed/seat/5/0/1", "sealed/seat/5/0/1", "sealed/seat/5/0/2")
        if isinstance(made := make_bot("gardeners:First", seed), ForeignBot)
    )
    assert kept == same != other
    assert "sealed" not in kept


def test_installed_bots_follow_the_built_in_ones() -> None:
    assert bot_names() == [*BUILT_IN_NAMES, "clumsy-gardener", "gardener"]
    assert BotRegistry(()).names == [*BUILT_IN_NAMES]
    with pytest.raises(BadBot):
        BotRegistry(()).make("gardener", "x")


def test_nobody_takes_the_name_of_another() -> None:
    """The package also announces `digger`, `Digger`, `told`, `fallback` and a name that is too long."""
    assert type(make_bot("digger", "x")) is type(make_bot("detective", "x"))
    assert not {"Digger", "told", "fallback"} & set(bot_names())
    for taken in ("digger=gardeners:First", "Digger=gardeners:First", "hider=gardeners:First"):
        with pytest.raises(BadBot):
            BotRegistry((taken,))


def test_a_class_can_be_let_in_under_a_name() -> None:
    registry = BotRegistry(("rose=gardeners:Plain",))
    assert registry.names == [*BUILT_IN_NAMES, "rose"]
    assert registry.make("rose", "x").name == "rose"


@pytest.mark.parametrize("source", ["", "rose", "rose=", "rose=gardeners", "=gardeners:First", "a b=c:D", "none"])
def test_what_is_no_source_is_refused(source: str) -> None:
    with pytest.raises(BadBot):
        BotRegistry((source,))


@pytest.mark.parametrize(
    ("name", "code", "arguments"),
    [
        ("gardener-of-old", "unknown-bot", {}),
        ("gardeners:", "unknown-bot", {}),
        (
            "nowhere_at_all:Bot",
            "bot-module-missing",
            {"module": "nowhere_at_all", "name": "Bot", "file": "bots/nowhere_at_all.py"},
        ),
        ("broken_garden:Bot", "bot-not-imported", {"why": f"broken_garden.py:1: ModuleNotFoundError{ANYTHING}"}),
        (
            "gardeners:Weed",
            "bot-class-missing",
            {"module": "gardeners", "name": "Weed", "names": f"Accusing, {ANYTHING}"},
        ),
        (
            "gardeners:nothing",
            "bot-class-missing",
            {"module": "gardeners", "name": "nothing", "names": f"Accusing, {ANYTHING}"},
        ),
        ("gardeners:Mute", "bot-without-choose", {}),
        ("gardeners:Unfinished", "bot-without-choose", {}),
        ("gardeners:Demanding", "bot-not-made", {"why": f"{ANYTHING}missing 1 required positional argument: 'soil'"}),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(name: str, code: str, arguments: dict[str, str]) -> None:
    with pytest.raises(BadBot) as refused:
        make_bot(name, "x")
    assert refused.value.code == code
    assert heard(spoken(f"refused-{code}", bot=name, **arguments), told(refused.value, "en"))


@pytest.mark.parametrize(
    ("name", "code"),
    [("Raising", "bot-failed"), ("Quitting", "bot-failed"), ("NoText", "bot-no-text")],
)
def test_a_move_that_is_none_is_refused(name: str, code: str) -> None:
    view, history = _start()
    with pytest.raises(BadBot) as refused:
        make_bot(f"gardeners:{name}", "x").choose(view, history)
    assert refused.value.code == code
    assert f"gardeners:{name}" in told(refused.value)


def test_a_claim_that_is_none_is_refused() -> None:
    view, history = _start()
    for name, code in (("Raising", "bot-failed"), ("Nonsense", "bot-not-a-claim"), ("Accusing", "bot-not-a-claim")):
        with pytest.raises(BadBot) as refused:
            make_bot(f"gardeners:{name}", "x").claim(view, history)
        assert refused.value.code == code


def test_a_failure_names_the_line() -> None:
    view, history = _start()
    with pytest.raises(BadBot) as refused:
        make_bot("gardeners:Raising", "x").choose(view, history)
    assert str(refused.value.arguments["why"]).startswith("gardeners.py:")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.arguments) == (refused.value.code, refused.value.arguments)


def test_nobody_changes_anybodys_history() -> None:
    view, history = _start()
    make_bot("gardeners:Forgetful", "x").choose(view, history)
    assert len(history) == 1


def test_a_built_in_bot_may_be_a_class(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sitter(Bot):
        def choose(self, view: View, history: object) -> str:  # noqa: ARG002 - it takes the first
            return legal_moves(view)[0]

    monkeypatch.setitem(LADDER, "random", Sitter)
    view, history = _start()
    assert make_bot("random", "x").name == "random"
    assert make_bot("random", "x").choose(view, history) == legal_moves(view)[0]


def test_the_page_shows_the_whole_example_and_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "examples" / "eastward.py").read_text(encoding="utf-8")
    assert f"```python\n{source}```" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    monkeypatch.chdir(ROOT / "examples")
    monkeypatch.setattr("sys.path", [*sys.path])
    played = sitting(Setup("lt", 5, rounds=1), "east", lambda seat: make_bot("eastward:Eastward", f"{seat}"))
    assert played.finish().game.results
