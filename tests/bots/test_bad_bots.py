"""What somebody is told whose own bot is wrong: which file and class, what was expected, and what to do."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from saboteur.bots import BadBot, Bot, BotGame, Observation, make_bot, named, play
from saboteur.bots.bad_bot import ABOUT
from saboteur.rules import Game, Setup, View, legal_moves
from saboteur.sentences import languages, told

HEAD = "from saboteur.rules import legal_moves\n\n\nclass Mine:\n"
CHOOSE = "    def choose(self, view, history):\n        return legal_moves(view)[0]\n"
LEGAL = "return one of legal_moves(view)"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])


def written(source: str, name: str = "my.py") -> None:
    Path(name).write_text(source, encoding="utf-8")


def asked(name: str, *methods: str) -> BadBot:
    """What it is refused with, when it is made or when it is asked for something."""
    game = Game.seeded(Setup(players=3, rounds=1), "bad")
    with pytest.raises(BadBot) as refused:  # noqa: PT012 - one of them fails
        bot = make_bot(name, "x")
        for method in methods:
            getattr(bot, method)(game.view_to_act(), [Observation(game.opening)])
    return refused.value


@pytest.mark.parametrize(
    ("source", "name", "method", "words"),
    [
        (None, "my.py:Mine", "", ["bot-file-missing", "no file my.py in {folder}", "such as bots/my.py:Mine"]),
        (None, "not_there:Mine", "", ["bot-module-missing", "no module not_there", "bots/not_there.py:Mine"]),
        ("import nothing_here\n", "my.py:Mine", "", ["bot-not-imported", "my.py:Mine", "my.py:1", "'nothing_here'"]),
        ("class Mine\n", "my.py:Mine", "", ["bot-not-imported: my.py:Mine", "SyntaxError", "my.py, line 1"]),
        (HEAD + CHOOSE, "my.py:Mien", "", ["bot-class-missing: my.py has no class Mien", "the bots in it: Mine"]),
        ("x = 1\n", "my.py:Mine", "", ["bot-class-missing: my.py has no class Mine", "the bots in it: –"]),
        (
            HEAD + "    pass\n", "my.py:Mine", "",
            ["bot-without-choose: my.py:Mine has no method choose(self, view, history)", LEGAL],
        ),
        (
            HEAD + CHOOSE.replace(", history", ""), "my.py:Mine", "",
            ["bot-wrong-method: my.py:Mine has choose(self, view)", "which must be choose(self, view, history)"],
        ),
        (
            HEAD + CHOOSE.replace("self, ", ""), "my.py:Mine", "",
            ["bot-wrong-method: my.py:Mine has choose(view, history)", "which must be choose(self, view, history)"],
        ),
        (
            HEAD + CHOOSE.replace("def", "async def"), "my.py:Mine", "",
            ["bot-wrong-method: my.py:Mine has async choose(self, view, history)"],
        ),
        (
            HEAD + CHOOSE + "    def claim(self):\n        return None\n", "my.py:Mine", "",
            ["bot-wrong-method: my.py:Mine has claim(self)", "which must be claim(self, view, history)"],
        ),
        (
            HEAD + "    def __init__(self, depth):\n        pass\n\n" + CHOOSE, "my.py:Mine", "",
            ["bot-not-made: my.py:Mine", "missing 1 required positional argument: 'depth'", "given a seed, if it has"],
        ),
        (
            HEAD + "    def choose(self, view, history):\n        return view.hand\n", "my.py:Mine", "choose",
            ["bot-failed: my.py:Mine raised an error: my.py:6: AttributeError", "'hand'"],
        ),
        (
            HEAD + "    def choose(self, view, history):\n        legal_moves(view)[0]\n", "my.py:Mine", "choose",
            ["bot-no-text: my.py:Mine returned None, which is no text", LEGAL],
        ),
        (
            HEAD + CHOOSE + "    def claim(self, view, history):\n        return 'hello'\n", "my.py:Mine", "claim",
            ["bot-not-a-claim: my.py:Mine said 'hello'", "return one, such as '!trust>2', or None"],
        ),
        (None, "my.py", "", ["unknown-bot", "bot my.py", "classes such as my.py:Mine are allowed"]),
    ],
    ids=lambda value: value[0].partition(":")[0] if isinstance(value, list) else "",
)  # fmt: skip
def test_a_bot_that_is_wrong_is_told_of_in_a_sentence(
    source: str | None, name: str, method: str, words: list[str], tmp_path: Path
) -> None:
    if source is not None:
        written(source)
    error = asked(name, *filter(None, [method]))
    for word in words:
        assert word.format(folder=tmp_path) in str(error)
    for language in languages():
        sentence = told(error, language)
        assert "{" not in sentence
        for value in error.arguments.values():
            assert str(value)[:60] in sentence or value == "–", (language, sentence)


class Illegal(Bot):
    """Chooses what nobody may."""

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it never looks
        return "G3"


def test_an_illegal_move_is_told_of_wherever_it_is_made() -> None:
    game = Game.seeded(Setup(players=3, rounds=1), "bad")
    for bots in ([Illegal()] * 3, [named(Illegal)] * 3):
        with pytest.raises(
            BadBot, match=r"bot-illegal-move: Illegal chose 'G3', which is not legal: return one of legal"
        ):
            play(game.clone(), bots)


def test_objects_are_held_to_the_interface_as_classes_are() -> None:
    class Short:
        def choose(self, view: View) -> str:
            return legal_moves(view)[0]

    class Chatting(Illegal):
        def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it takes the first
            return legal_moves(view)[0]

        def claim(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it says the same always
            return "hello"

    class Late(Bot):
        async def choose(self, view: View, history: Sequence[Observation]) -> str:  # type: ignore[override]  # noqa: ARG002
            await asyncio.sleep(0)
            return legal_moves(view)[0]

    game = Game.seeded(Setup(players=3, rounds=1), "bad")
    for kind, why in (
        (Short, r"bot-wrong-method: Short has choose\(self, view\)"),
        (Late, r"bot-wrong-method: Late has async choose\(self, view, history\)"),
    ):
        with pytest.raises(BadBot, match=why):
            BotGame(game.clone(), [kind()] * 3)  # type: ignore[list-item]
    with pytest.raises(BadBot, match="bot-not-a-claim: Chatting said 'hello'"):
        play(game.clone(), [Chatting()] * 3)


def test_any_parameters_that_take_a_view_and_a_history_are_right() -> None:
    class Any:
        def choose(self, *given: object, **_: object) -> str:
            return legal_moves(given[0])[0]  # type: ignore[arg-type]

    class More:
        def choose(self, table: View, seen: object = (), depth: int = 3) -> str:  # noqa: ARG002 - it takes the first
            return legal_moves(table)[0]

    for kind in (Any, More):
        assert play(Game.seeded(Setup(players=3, rounds=1), "good"), [kind()] * 3).game.over  # type: ignore[list-item]


def test_every_code_has_a_sentence_for_programmers_and_one_for_people() -> None:
    for code in ABOUT:
        given = {"bot": "b", "why": "w", "move": "m", "answer": "7", "text": "t", "module": "m", "name": "n"}
        more = {"names": "–", "file": "f", "folder": "d", "found": "x", "wanted": "y"}
        error = BadBot(code, **given, **more)
        assert str(error).startswith(f"{code}: ")
        assert "{" not in str(error)
        assert told(error, "en")
