"""`saboteur play`: whole games through a pipe, mistakes, help, leaving, and nothing shown that is hidden."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saboteur.cli import key_menu
from saboteur.cli.card_words import card_help, card_name
from saboteur.cli.terminal_table import numbered
from saboteur.rules import EDITIONS, Event, Game, Setup, from_plain, redacted, replayed
from saboteur.rules.cell_names import cell_name, with_names, without_names
from saboteur.rules.core.cards import KINDS
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.events import Dealt
from saboteur.sentences import languages, sentence_in
from tests.cli.command_runner import LEGEND, Here, run_apart
from tests.kit.words import ANYTHING, heard, spoken

TABLE = ("play", "--players", "3", "--edition", "lt", "--rounds", "1", "--seed", "kitchen")


def test_a_whole_game_by_numbers(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = here(*TABLE, "--save", str(file), given=b"1\n1\n" * 100)
    assert (done.code, done.err) == (0, "")
    assert spoken("winners", who=spoken("seat", seat=2), count=1) in done.lines
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
    assert any(heard(spoken("winners", who=ANYTHING, count=count), done.lines[-1]) for count in (1, 2))


@pytest.mark.parametrize("spelled", [with_names, without_names])
def test_moves_may_be_typed_with_the_name_of_the_cell_or_in_notation(
    here: Here, tmp_path: Path, spelled: Callable[[str], str]
) -> None:
    file = tmp_path / "game.json"
    here(*TABLE, "--save", str(file), given=b"1\n1\nq\n")
    saved = from_plain(json.loads(file.read_text(encoding="utf-8")))
    move = next(move for game, move in replayed(saved) if game.to_act == 0)
    assert "@" in move
    done = here(*TABLE, "--save", str(file), given=f"{spelled(move)}\nq\n".encode())
    assert done.code == 0
    assert move in json.loads(file.read_text(encoding="utf-8"))["moves"]


def test_mistakes_are_told_and_asked_again(here: Here) -> None:
    done = here(*TABLE, given="Pns@67,0\nnonsense\n999\n0\n-1\nV@8,0é\n\ud7ff\nG1\n".encode())
    assert done.code == 0
    for text in ("nonsense", "999", "0"):
        assert spoken("refused-not-a-move", text=text) in done.out
    assert spoken("refused-wrong-phase", phase="play") in done.out


def test_bytes_that_are_no_text_are_a_mistake_like_others() -> None:
    done = run_apart(*TABLE, given=b"\xff\xfe\nq\n")
    assert (done.code, done.err) == (0, "")
    assert heard(spoken("refused-not-a-move", text=ANYTHING), done.out)


@pytest.mark.parametrize("word", [b"q", b"quit", b"exit", b" q "])
def test_leaving(here: Here, tmp_path: Path, word: bytes) -> None:
    file = tmp_path / "game.json"
    done = here(*TABLE, "--save", str(file), given=b"1\n" + word + b"\n1\n")
    assert done.out.endswith(spoken("left") + "\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["ended"] == "abandoned"
    assert from_plain(saved).moves


def test_the_end_of_the_input_is_leaving(here: Here) -> None:
    assert here(*TABLE, given=b"").out.endswith(spoken("left") + "\n")
    assert here("play", given=b"").code == 0
    assert here("play", given=b"4\nel").code == 0


@pytest.mark.parametrize("word", [b"?", b"h", b"help"])
def test_help(here: Here, word: bytes) -> None:
    assert spoken("play-help") in here(*TABLE, given=word + b"\n").out
    assert spoken("play-help") not in here(*TABLE, given=b"").out


def test_an_empty_line_shows_the_table_again(here: Here) -> None:
    once, twice = here(*TABLE, given=b"").out, here(*TABLE, given=b"\n").out
    assert twice.count(LEGEND) == once.count(LEGEND) + 1


def test_players_and_edition_are_asked_for(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = here("play", "--save", str(file), given=b"eleven\n11\n4\nxx\net\nq\n")
    for text in ("eleven", "11"):
        assert spoken("not-in-range", text=text, lowest=3, highest=10) in done.out
    assert spoken("not-an-edition", text="xx", names=", ".join(EDITIONS)) in done.out
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["players"], saved["edition"]) == (4, "et")
    here("play", "--save", str(file), given=b"\n\nq\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["players"], saved["edition"]) == (5, "lt")


def test_the_same_seed_and_answers_give_the_same_game(here: Here) -> None:
    assert here(*TABLE, given=b"1\n" * 30).out == here(*TABLE, given=b"1\n" * 30).out


OTHERS = [spoken("seat", seat=seat) for seat in (1, 2)]
CELLS = [cell_name(cell) for cell in GOAL_CELLS]
LEAKS = {
    "a discard": [spoken("discarded", who=who, card=card) for who in OTHERS for card in KINDS],
    "a goal": [
        spoken("saw", who=who, cell=cell, content=content)
        for who in OTHERS
        for cell in CELLS
        for content in ("treasure", "stone")
    ],
    "roles": [spoken("roles", roles=ANYTHING)],
}
"""By what would be given away: the sentences that would do so."""


def leaked(told: str) -> list[str]:
    """Which hidden things are told although the round goes on."""
    return [name for name, sentences in LEAKS.items() if any(heard(sentence, told) for sentence in sentences)]


def count(told: str, *sentences: str) -> int:
    return sum(told.count(sentence) for sentence in sentences)


def test_nothing_hidden_is_told_while_the_round_goes_on(here: Here, tmp_path: Path) -> None:
    """Others' discards and what their maps showed are in the record, and not on the screen."""
    file = tmp_path / "game.json"
    done = here(*TABLE, "--save", str(file), given=b"1\n1\n" * 8 + b"q\n")
    saved = from_plain(json.loads(file.read_text(encoding="utf-8")))
    movers = [(game.to_act, move[0]) for game, move in replayed(saved)]
    verbs = [verb for seat, verb in movers if seat != 0]
    looked = [spoken("saw", who=who, cell=cell, content="hidden") for who in OTHERS for cell in CELLS]
    assert verbs.count("-") == count(done.out, *(spoken("discarded-hidden", who=who) for who in OTHERS)) > 0
    assert verbs.count("V") == count(done.out, *looked) > 0
    assert leaked(done.out) == []
    own_roles = [spoken("your-role", role=spoken("role", role=role)) for role in ("digger", "saboteur")]
    assert sum(line in own_roles for line in done.lines) == 1
    assert len(heard(spoken("drew", card=ANYTHING), done.out)) == len(movers) - len(verbs) == 8


def test_a_planted_leak_is_caught(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.cli.terminal_table.redacted", _roles_alone_hidden)
    monkeypatch.setattr("saboteur.cli.terminal_table.Fold.take", lambda *_: None)
    monkeypatch.setattr("saboteur.cli.terminal_table.Table._draw", lambda _: None)
    assert leaked(here(*TABLE, given=b"1\n1\n" * 8 + b"q\n").out) == ["a discard", "a goal"]


def _roles_alone_hidden(event: Event, seat: int | None) -> Event:
    """Bots refuse a history that tells another seat's role."""
    return redacted(event, seat) if isinstance(event, Dealt) else event


def test_the_roles_that_are_told_when_a_round_ends_are_found(here: Here) -> None:
    assert "roles" in leaked(here(*TABLE, given=b"1\n1\n" * 100).out)


def test_a_card_then_a_place_in_words(here: Here) -> None:
    """No list of codes: cards and places have names, 0 goes back, and ? explains the card that is chosen."""
    done = here(*TABLE, given=b"1\n?\n0\n?\nq\n")
    hand = Game.seeded(Setup("lt", 3, rounds=1), "kitchen").own(0).hand
    assert f"  1 {card_name(hand[0])}" in done.out
    assert done.out.count(spoken("ask-target")) == 2
    assert card_help(hand[0], "lt") in done.out
    assert spoken("play-help") in done.out
    assert not re.search(r"^ +\d+ [PBMRV]\S*@", done.out, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_every_language_names_cards_and_places(here: Here, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    done = here(*TABLE, given=b"1\nq\n")
    assert (done.code, done.err) == (0, "")
    assert sentence_in(language, "ask-target") in done.out
    assert sentence_in(language, "discard") in done.out


KEYS = {
    ("\r",): "1",
    ("\x1b[B", "\r"): "2",
    ("\x1b[A", "\r"): "3",
    ("\x1b[B", "\x1b[B", "\x1b[B", "\n"): "1",
    ("1", "2", "\r"): "12",
    ("1", "2", "\x7f", "\r"): "1",
    ("?",): "?",
    ("q", "\r"): "q",
    ("\x04",): None,
    ("",): None,
}


@pytest.mark.parametrize("keys", KEYS, ids=repr)
def test_arrows_and_digits_at_a_terminal(keys: tuple[str, ...]) -> None:
    pressed, shown = iter(keys), []
    assert key_menu.answer(3, lambda: next(pressed), lambda *seen: shown.append(seen)) == KEYS[keys]
    assert shown[0] == (0, "")


def test_moves_are_listed_in_columns_that_fit() -> None:
    lines = list(numbered([f"Pns@{column},0" for column in range(10)], 40))
    assert lines[0].split() == ["1", "Pns@0,0", "5", "Pns@4,0", "9", "Pns@8,0"]
    assert max(map(len, lines)) <= 40
    assert len(list(numbered(["Pns@1,0"] * 3, 5))) == 3
    assert list(numbered([], 80)) == []
