"""`saboteur arena` as a person or a program uses it."""

import json
import re
from pathlib import Path

import pytest

from saboteur import __version__
from saboteur._mode import mode
from saboteur.arena import compare
from saboteur.arena.fingerprints import fingerprint, research_fingerprint
from saboteur.arena.matchup_report import better_for
from saboteur.bots import bot_names
from tests.cli.command_runner import Here
from tests.kit.words import ANYTHING, heard, spoken

SIDES = ("saboteurs", "diggers", "neither")
FEW = ("--rounds", "3", "--players", "4-5", "--jobs", "1", "--fresh", "--seed", "few")


def test_one_json_object_for_each_number_of_players(here: Here) -> None:
    rows = here("arena", "--diggers", "digger", "--saboteurs", "random", *FEW, "--json").values
    assert [row["players"] for row in rows] == [4, 5]
    for row in rows:
        assert {"rounds", "saboteur_wins", "interval", "nuggets_per_seat", "ms_p50", "ms_p99"} <= set(row)
        assert row["rounds"] + row["without_saboteur"] == 3
        assert row["interval"][0] <= row["saboteur_wins"] <= row["interval"][1]
        told = {name: row[name] for name in ("seed", "edition", "options", "rounds_per_game", "budget", "version")}
        assert told == {
            "seed": "few", "edition": "lt", "options": [], "rounds_per_game": 1, "budget": 50, "version": __version__
        }  # fmt: skip
        assert (row["code"], row["mode"]) == (fingerprint(), mode())
        assert row["research_code"] == research_fingerprint()


def test_the_same_seed_gives_the_same_result(here: Here) -> None:
    first, second = (here("arena", "--diggers", "digger", *FEW, "--json").values for _ in range(2))
    assert [row["saboteur_wins"] for row in first] == [row["saboteur_wins"] for row in second]


@pytest.mark.parametrize(
    ("interval", "side"), [((0.1, 0.2), "saboteurs"), ((-0.2, -0.1), "diggers"), ((-0.1, 0.1), None), ((0, 0.1), None)]
)
def test_a_difference_is_better_for_a_side_only_if_its_interval_has_no_zero(
    interval: tuple[float, float], side: str | None
) -> None:
    assert better_for(interval) == side


def test_an_odd_one_out_a_baseline_and_beliefs_are_told(here: Here) -> None:
    odd = here("arena", "--odd", "digger", "--among", "random", *FEW).lines
    assert odd[0] == spoken("arena-title", lineup="digger-among-random", seed="few")
    won = {"digger": ANYTHING, "saboteur": ANYTHING, "nuggets": ANYTHING}
    assert heard(spoken("arena-odd-row", bot="digger", **won), odd[2])
    base = here("arena", "--diggers", "digger", "--baseline", "random:digger", *FEW).lines
    more = {"points": ANYTHING, "low": ANYTHING, "high": ANYTHING}
    assert heard(spoken("arena-baseline-row", diggers="random", saboteurs="digger", **more), base[2])
    spread = [spoken("arena-better", side=side, diggers="digger", saboteurs="digger") for side in SIDES]
    assert base[3] in spread
    told = here("arena", "--diggers", "digger", "--inference", *FEW).out
    measures = ("auc", "log_loss", "brier", "calibration_error", "false_convictions")
    for turn in (1, 2):
        assert len(heard(spoken("arena-inference-row", turn=turn, **dict.fromkeys(measures, ANYTHING)), told)) == 2


def test_the_time_per_move_is_told_for_each_bot(here: Here) -> None:
    asked = ("arena", "--diggers", "digger", "--saboteurs", "random", "--rounds", "3", "--players", "5", "--fresh")
    lines = here(*asked, "--jobs", "1", "--seed", "few").lines
    for bot, line in zip(("digger", "random"), lines[2:], strict=True):
        assert heard(spoken("arena-time-row", bot=bot, mean=ANYTHING, slow=ANYTHING), line)
    (row,) = here(*asked, "--jobs", "1", "--seed", "few", "--json").values
    assert [(bot, *times) for bot, times in row["ms_by_bot"].items()] == [
        ("digger", "mean", "p95"),
        ("random", "mean", "p95"),
    ]


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("lt", ","), ("el", ",")])
def test_fractions_have_the_decimal_mark_of_the_language(
    here: Here, monkeypatch: pytest.MonkeyPatch, language: str, mark: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    lines = here("arena", "--diggers", "digger", "--baseline", "random:digger", "--inference", *FEW).lines[1:]
    marks = {found for line in lines for found in re.findall(r"\d([.,])\d", line)}
    assert marks == {mark}


def test_whole_games_are_played_on_request(here: Here) -> None:
    row = here(
        "arena", "--diggers", "random", "--games", "1", "--players", "5", "--jobs", "1", "--fresh", "--json"
    ).values[0]  # fmt: skip
    assert row["rounds"] + row["without_saboteur"] == 3


def test_finished_parts_are_kept(here: Here, tmp_path: Path) -> None:
    folder = str(tmp_path / "kept")
    asked = ("arena", "--diggers", "digger", "--rounds", "2", "--players", "3", "--jobs", "1", "--seed", "kept")
    first = here(*asked, "--folder", folder, "--json").values
    assert len(list(Path(folder).iterdir())) == 1
    assert here(*asked, "--folder", folder, "--json").values == first


def test_charts_are_drawn(here: Here, tmp_path: Path) -> None:
    here("arena", "--diggers", "digger", *FEW, "--charts", str(tmp_path))
    names = {path.name for path in tmp_path.iterdir()}
    assert {"digger-wins.svg", "digger-wins.png", "digger-times.svg", "digger-calibration-5.svg"} <= names
    assert {"digger-beliefs.png", "digger-concealment.svg"} <= names
    assert (tmp_path / "digger-wins.svg").read_text(encoding="utf-8").count("<svg") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--diggers", "gardener"), spoken("not-a-bot", text="gardener", names=", ".join(bot_names()))),
        (("--odd", "digger"), spoken("arena-odd-among")),
        (("--odd", "digger", "--among", "random", "--diggers", "digger"), spoken("arena-odd-or-roles")),
        (("--players", "2"), spoken("not-in-range", text="2", lowest=3, highest=10)),
    ],
)
def test_what_makes_no_sense_is_refused(here: Here, arguments: tuple[str, ...], words: str) -> None:
    assert words in here("arena", *arguments).refusal()


def test_the_command_and_compare_give_the_same_fields(here: Here) -> None:
    """Names of bots and baseline, intervals and provenance; only the time per move differs from run to run."""
    bots = ("--diggers", "digger", "--saboteurs", "random", "--baseline", "random")
    printed = here("arena", *bots, *FEW, "--json").values
    found = compare("digger", "random", ("random", "random"), players=[4, 5], rounds=3, seed="few")
    for row, result in zip(printed, found, strict=True):
        plain = json.loads(json.dumps(result.plain()))
        assert list(row) == list(plain)
        assert row["baseline"].pop("ms_by_bot").keys() == plain["baseline"].pop("ms_by_bot").keys()
        assert all(row[name] == plain[name] for name in row if not name.startswith("ms_"))
        assert row["baseline"]["diggers"] == "random"
