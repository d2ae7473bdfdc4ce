"""`saboteur play`: whole games through a pipe, mistakes, help, leaving, and nothing shown that is hidden."""

import json
import re
from pathlib import Path

import pytest

from saboteur.cli.terminal_table import numbered
from saboteur.rules import from_plain, replayed
from tests.cli.command_runner import Here, run_apart

TABLE = ("play", "--players", "3", "--edition", "lt", "--rounds", "1", "--seed", "kitchen")


def test_a_whole_game_by_numbers(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = here(*TABLE, "--save", str(file), given=b"1\n" * 100)
    assert (done.code, done.err) == (0, "")
    assert "Seat 2 wins the game." in done.out
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["ended"] == "finished"
    (result,) = here("replay", str(file), "--json").values
    assert result["winners"] is not None


@pytest.mark.parametrize("edition", ["lt", "ru", "el", "et"])
@pytest.mark.parametrize("players", [3, 10])
def test_any_seat_at_any_table(here: Here, edition: str, players: int) -> None:
    done = here(
        "play", "--players", str(players), "--edition", edition, "--rounds", "2", "--seat", str(players - 1),
        "--seed", "x", "--options", "selfish_dwarf,open_gold", given=b"3\n1\n" * 200,
    )  # fmt: skip
    assert done.code == 0
    assert re.search("wins the game|share the victory", done.out)


def test_moves_may_be_typed_in_notation(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = here(*TABLE, given=b"").out
    moves = re.findall(r"\d+ (\S+@\S+|-\S+|\S+>\S+)", shown)
    done = here(*TABLE, "--save", str(file), given=f"{moves[-1]}\nq\n".encode())
    assert done.code == 0
    assert moves[-1] in json.loads(file.read_text(encoding="utf-8"))["moves"]


def test_mistakes_are_told_and_asked_again(here: Here) -> None:
    done = here(*TABLE, given="Pns@67,0\nnonsense\n999\n0\n-1\nV@8,0é\n\ud7ff\nG1\n".encode())
    assert done.code == 0
    for told in (
        "“nonsense” is not a move.",
        "“999” is not a move.",
        "“0” is not a move.",
        "A card must be played now.",
    ):
        assert told in done.out


def test_bytes_that_are_no_text_are_a_mistake_like_others() -> None:
    done = run_apart(*TABLE, given=b"\xff\xfe\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "is not a move." in done.out


@pytest.mark.parametrize("word", [b"q", b"quit", b"exit", b" q "])
def test_leaving(here: Here, tmp_path: Path, word: bytes) -> None:
    file = tmp_path / "game.json"
    done = here(*TABLE, "--save", str(file), given=b"1\n" + word + b"\n1\n")
    assert done.out.endswith("You leave the table.\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["ended"] == "abandoned"
    assert from_plain(saved).moves


def test_the_end_of_the_input_is_leaving(here: Here) -> None:
    assert here(*TABLE, given=b"").out.endswith("You leave the table.\n")
    assert here("play", given=b"").code == 0
    assert here("play", given=b"4\nel").code == 0


@pytest.mark.parametrize("word", [b"?", b"h", b"help"])
def test_help(here: Here, word: bytes) -> None:
    assert "Pnes@3,-1 lays a path at column 3, row -1" in here(*TABLE, given=word + b"\n").out


def test_an_empty_line_shows_the_table_again(here: Here) -> None:
    once, twice = here(*TABLE, given=b"").out, here(*TABLE, given=b"\n").out
    assert twice.count("S start") == once.count("S start") + 1


def test_players_and_edition_are_asked_for(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = here("play", "--save", str(file), given=b"eleven\n11\n4\nxx\net\nq\n")
    assert "“eleven” is not a whole number from 3 to 10" in done.out
    assert "there is no edition “xx”" in done.out
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["players"], saved["edition"]) == (4, "et")
    here("play", "--save", str(file), given=b"\n\nq\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["players"], saved["edition"]) == (5, "lt")


def test_the_same_seed_and_answers_give_the_same_game(here: Here) -> None:
    assert here(*TABLE, given=b"1\n" * 30).out == here(*TABLE, given=b"1\n" * 30).out


LEAKS = (
    r"^Seat [12] discards [A-Z]",
    r"^Seat [12] looks at the goal at 8,\S+:",
    r"^Seat [12] draws",
    r"^You are a [a-z ]+\.\nYou are a",
    r"The roles",
)


def leaked(told: str) -> list[str]:
    """Which hidden things are told although the round goes on."""
    return [pattern for pattern in LEAKS if re.search(pattern, told, re.MULTILINE)]


def test_nothing_hidden_is_told_while_the_round_goes_on(here: Here, tmp_path: Path) -> None:
    """Others' discards and what their maps showed are in the record, and not on the screen."""
    file = tmp_path / "game.json"
    done = here(*TABLE, "--save", str(file), given=b"1\n" * 8 + b"q\n")
    saved = from_plain(json.loads(file.read_text(encoding="utf-8")))
    verbs = [move[0] for game, move in replayed(saved) if game.to_act != 0]
    assert verbs.count("-") == done.out.count("discards a card.") > 0
    assert verbs.count("V") == len(re.findall(r"^Seat [12] looks", done.out, re.MULTILINE)) > 0
    assert leaked(done.out) == []


def test_a_planted_leak_is_caught(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.cli.terminal_table.redacted", lambda event, _: event)
    monkeypatch.setattr("saboteur.cli.terminal_table.Fold.take", lambda *_: None)
    monkeypatch.setattr("saboteur.cli.terminal_table.Table._draw", lambda _: None)
    assert LEAKS[0] in (found := leaked(here(*TABLE, given=b"1\n" * 8 + b"q\n").out))
    assert LEAKS[1] in found


def test_moves_are_listed_in_columns_that_fit() -> None:
    lines = list(numbered([f"Pns@{column},0" for column in range(10)], 40))
    assert lines[0].split() == ["1", "Pns@0,0", "5", "Pns@4,0", "9", "Pns@8,0"]
    assert max(map(len, lines)) <= 40
    assert len(list(numbered(["Pns@1,0"] * 3, 5))) == 3
    assert list(numbered([], 80)) == []
