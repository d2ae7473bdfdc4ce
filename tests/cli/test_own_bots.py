"""Bots of one's own on the command line: a class in the current folder, an installed package, and what is refused."""

import json
from pathlib import Path

import pytest

from saboteur.bots import BUILT_IN_NAMES
from tests.cli.command_runner import Here, run_apart
from tests.kit.words import ANYTHING, heard, spoken

FEW = ("--rounds", "2", "--players", "4", "--jobs", "1", "--seed", "own", "--json")
TABLE = ("play", "--players", "4", "--edition", "lt", "--rounds", "1", "--seed", "kitchen")
BOTS = ", ".join([*BUILT_IN_NAMES, "clumsy-gardener", "gardener"])
OWN = """from saboteur.bots import Bot
from saboteur.rules import legal_moves

class Mine(Bot):
    def choose(self, view, history):
        return legal_moves(view)[0]
"""


def test_a_class_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The installed command has a folder of its own first on the path."""
    (tmp_path / "my_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = run_apart("arena", "--diggers", "my_bots:Mine", "--saboteurs", "detective", *FEW)
    assert (done.code, done.err) == (0, "")
    assert done.values[0]["diggers"] == "my_bots:Mine"
    assert not (tmp_path / "build").exists()
    played = run_apart(*TABLE, "--bot", "my_bots:Mine", given=b"1\n" * 100)
    assert (played.code, played.err) == (0, "")


@pytest.mark.usefixtures("gardeners")
def test_a_baseline_of_one_s_own(here: Here) -> None:
    for text, diggers, saboteurs in (
        ("gardeners:First", "gardeners:First", "gardeners:First"),
        ("gardeners:First,digger", "gardeners:First", "digger"),
        ("digger,gardeners:First", "digger", "gardeners:First"),
        ("gardener,digger", "gardener", "digger"),
        ("gardener:digger", "gardener", "digger"),
        ("gardener+random:gardener", "gardener+random", "gardener"),
        ("gardener", "gardener", "gardener"),
        ("digger+random:random", "digger+random", "random"),
        ("digger", "digger", "digger"),
    ):
        row = here("arena", "--diggers", "digger", "--baseline", text, *FEW, "--fresh").values[0]
        assert (row["baseline"]["diggers"], row["baseline"]["saboteurs"]) == (diggers, saboteurs)


@pytest.mark.usefixtures("gardeners")
def test_a_run_that_ends_early_has_told_its_seed(here: Here) -> None:
    """Whoever goes on with it needs the seed, also one that was drawn."""
    done = here("arena", "--diggers", "gardeners:Raising", "--players", "4", "--rounds", "2", "--jobs", "1")
    assert done.code == 2
    assert len(done.lines) == 1
    assert heard(spoken("arena-title", lineup="gardeners:Raising", seed=ANYTHING), done.lines[0])


@pytest.mark.usefixtures("gardeners")
@pytest.mark.parametrize("bot", ["gardener", "gardeners:Plain", "detective", "friendly"])
def test_any_bot_plays_in_the_terminal(here: Here, bot: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = here(*TABLE, "--bot", bot, "--save", str(file), given=b"1\n" * 100)
    assert (done.code, done.err) == (0, "")
    assert json.loads(file.read_text(encoding="utf-8"))["ended"] == "finished"


@pytest.mark.usefixtures("gardeners")
def test_what_bots_claim_is_told(here: Here) -> None:
    told = here(*TABLE, "--bot", "gardeners:Suspicious", given=b"1\n").lines
    one, two, three = (spoken("seat", seat=seat) for seat in (1, 2, 3))
    for who, whom in ((one, two), (two, three), (three, spoken("you", seat=0))):
        assert spoken("said", who=who, text=spoken("claim-suspect", name=whom)) in told


@pytest.mark.usefixtures("gardeners")
def test_a_bot_that_fails_ends_the_game_with_a_sentence_and_the_record_is_kept(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for bot, told in (
        ("gardeners:Raising", spoken("refused-bot-failed", bot="gardeners:Raising", why=f"gardeners.py:{ANYTHING}")),
        ("gardeners:Nonsense", spoken("refused-bot-illegal-move", bot="gardeners:Nonsense", move="dig")),
    ):
        done = here(*TABLE, "--bot", bot, "--save", str(file), given=b"1\n" * 100)
        assert heard(told, done.refusal())
        assert json.loads(file.read_text(encoding="utf-8"))["ended"] == "abandoned"


@pytest.mark.usefixtures("gardeners")
@pytest.mark.parametrize("command", [("arena", "--diggers"), ("arena", "--odd"), ("play", "--bot")])
@pytest.mark.parametrize(
    ("name", "key", "arguments"),
    [
        ("weed", "not-a-bot", {"text": "weed", "names": BOTS}),
        ("a:b:c", "not-a-bot", {"text": "a:b:c", "names": BOTS}),
        (
            "nowhere_at_all:Bot",
            "refused-bot-module-missing",
            {"module": "nowhere_at_all", "name": "Bot", "file": "bots/nowhere_at_all.py"},
        ),
        ("no_file.py:Bot", "refused-bot-file-missing", {"file": "no_file.py", "folder": ANYTHING}),
        (
            "gardeners:Weed",
            "refused-bot-class-missing",
            {"module": "gardeners", "name": "Weed", "names": f"Accusing, {ANYTHING}"},
        ),
        ("gardeners:Mute", "refused-bot-without-choose", {}),
        ("gardeners:Demanding", "refused-bot-not-made", {"why": f"TypeError{ANYTHING}"}),
    ],
)
def test_what_cannot_be_used_is_refused(
    here: Here, command: tuple[str, str], name: str, key: str, arguments: dict[str, str]
) -> None:
    assert heard(spoken(key, bot=name, **arguments), here(*command, name).refusal())


@pytest.mark.usefixtures("gardeners")
def test_a_host_is_told_of_a_class_that_cannot_be_used(here: Here, tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "games.sqlite3"))
    refused = spoken("refused-bot-without-choose", bot="gardeners:Mute")
    assert here("serve", *database, "--foreign-bots", "rose=gardeners:Mute").refusal() == refused
