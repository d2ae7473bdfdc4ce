"""R13.7: a game on paper."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saboteur.rules import (
    BadDeal,
    BadMove,
    BadRecord,
    BadSetup,
    Game,
    NotAMove,
    Record,
    SaboteurError,
    SeededDeals,
    Setup,
    final,
    from_plain,
    record_of,
    replayed,
    to_plain,
)
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import ROAD

GAMES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "golden" / "vectors" / "games.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
PLAIN: dict[str, Any] = {"format": 1, "edition": "lt", "players": 3, "seed": "paper", "moves": []}


def hand_made() -> dict[str, Any]:
    """A plain record with a deal in place of a seed."""
    game = draw(ROAD, broken={1: "lamp"}, spare="saboteur").deal("Pew V", deck="R", gold=(3, 2, 1)).game
    return json.loads(json.dumps(to_plain(record_of(game))))  # type: ignore[no-any-return]


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record["seed"])
def test_a_published_game_reproduces(record: dict[str, Any]) -> None:
    """R13.7, R8.7: legal moves before each move, nuggets, winners, and how each round ended"""
    expect, legal = record["expect"], []
    for game, _ in replayed(from_plain(record)):
        legal.append(len(game.legal_moves()))
    over = final(from_plain(record))
    assert legal == expect["legal"]
    assert (list(over.nuggets), list(over.winners or ())) == (expect["nuggets"], expect["winners"])
    keys = ("winner", "how", "starter", "turns", "finder")
    assert [{key: getattr(result, key) for key in keys} for result in over.results] == expect["rounds"]


def test_there_are_published_games_of_every_edition() -> None:
    """An empty file would prove nothing."""
    assert len(GAMES) == 17
    assert {record["edition"] for record in GAMES} == {"lt", "lv", "ru", "el", "et"}


def test_a_seeded_game_goes_to_paper_and_back() -> None:
    """R13.7"""
    game = Game.seeded(Setup("et", 4, frozenset({"open_gold", "broken_unpaid"}), 2, 3), "back")
    for _ in range(20):
        game.play(game.to_act or 0, game.legal_moves()[0])
    record = record_of(game)
    assert from_plain(json.loads(json.dumps(to_plain(record)))) == record
    assert final(record).view(0) == game.view(0)


def test_a_hand_made_game_goes_to_paper_and_back() -> None:
    """R13.7"""
    table = draw(ROAD, broken={1: "lamp"}, spare="saboteur", first=2).deal("Pew V", deck="R", gold=(3, 2, 1))
    table.play(table.legal("-")[0])
    record = record_of(table.game)
    assert from_plain(json.loads(json.dumps(to_plain(record)))) == record
    assert [final(record).view(seat) for seat in range(3)] == [table.game.view(seat) for seat in range(3)]


def test_a_plain_deal_says_nothing_of_a_position() -> None:
    """R13.7"""
    record = record_of(Game.hand_made(Setup(players=3, rounds=1), replace(draw("S").round_deal("V"), broken=())))
    (entry,) = to_plain(record)["deal"]["rounds"]
    assert list(entry) == ["roles", "spare", "goals", "hands", "deck"]
    assert from_plain(to_plain(record)) == record


def test_a_record_is_written_in_one_way() -> None:
    """R13.7"""
    game = Game.seeded(Setup("ru", 3, frozenset({"selfish_dwarf", "others_only"}), 1), "written")
    game.play(game.to_act or 0, game.legal_moves()[0])
    assert to_plain(record_of(game, names=["Ada", "Brom", "Cleo"])) == {
        "format": 1,
        "rules": 1,
        "edition": "ru",
        "players": 3,
        "options": ["others_only", "selfish_dwarf"],
        "rounds": 1,
        "first": None,
        "seed": "written",
        "moves": game.moves,
        "names": ["Ada", "Brom", "Cleo"],
    }


def test_what_else_a_record_carries_is_kept() -> None:
    """R13.7: talk, times and whatever comes later"""
    extras = {"talk": [[0, 1, "!trust>2"]], "by": {"0": "clock"}, "ended": "abandoned", "future": {"deep": [1, None]}}
    record = from_plain({**PLAIN, **extras})
    assert record.extras == extras
    assert {key: to_plain(record)[key] for key in extras} == extras


def test_what_is_left_out_has_a_default() -> None:
    """R13.7"""
    assert from_plain(PLAIN) == Record(Setup("lt", 3), SeededDeals(Setup("lt", 3), "paper"))


@pytest.mark.parametrize("key", ["options", "rounds", "first", "rules", "deal"])
def test_null_is_as_good_as_left_out(key: str) -> None:
    """R13.7"""
    assert from_plain({**PLAIN, key: None}) == from_plain(PLAIN)


def test_a_hand_made_deal_may_leave_out_gold_and_who_begins() -> None:
    """R13.7"""
    plain = hand_made()
    del plain["deal"]["gold"], plain["deal"]["first"]
    assert len(from_plain(plain).deals.gold) == 28
    assert from_plain(plain).deals.first == 0
    assert from_plain({**plain, "first": 2}).deals.first == 2


def test_a_record_may_stop_early() -> None:
    """R13.7"""
    game = final(from_plain({**GAMES[0], "moves": GAMES[0]["moves"][:7]}))
    assert (game.version, game.winners) == (7, None)


def test_a_record_without_moves_is_a_game_that_has_not_begun() -> None:
    """R13.7"""
    assert final(from_plain(PLAIN)).version == 0


def test_a_move_after_the_end_is_an_error() -> None:
    """R13.7"""
    record = from_plain({**GAMES[0], "moves": [*GAMES[0]["moves"], "-V"]})
    with pytest.raises(BadMove) as refused:
        final(record)
    assert (refused.value.code, refused.value.index) == ("game-over", len(GAMES[0]["moves"]))


def test_an_illegal_move_is_told_with_its_place_and_reason() -> None:
    """R13.7"""
    first = GAMES[0]["moves"][0]
    with pytest.raises(BadMove) as refused:
        final(from_plain({**GAMES[0], "moves": [first, "Pns@67,0"]}))
    assert (refused.value.index, refused.value.text) == (1, "Pns@67,0")
    assert refused.value.code == "not-in-hand"
    assert str(refused.value) == "moves[1], 'Pns@67,0': not-in-hand (card Pns)"


def test_a_text_that_is_no_move_is_told_likewise() -> None:
    """R13.7"""
    with pytest.raises(BadMove) as refused:
        final(from_plain({**PLAIN, "moves": ["Pwn@1,0"]}))
    assert isinstance(refused.value.reason, NotAMove)
    assert (refused.value.index, refused.value.arguments) == (0, {"text": "Pwn@1,0"})


def without(key: str) -> dict[str, Any]:
    """The plain record without one key."""
    return {name: value for name, value in PLAIN.items() if name != key}


def spoiled_deal(**changes: object) -> dict[str, Any]:
    """A hand-made record whose only round is changed."""
    plain = hand_made()
    plain["deal"]["rounds"][0].update(changes)
    return plain


@pytest.mark.parametrize(
    ("code", "key", "plain"),
    [
        ("not-an-object", "record", lambda: [1]),
        ("not-an-object", "record", lambda: "record"),
        ("not-an-object", "record", lambda: None),
        ("not-an-object", "deal", lambda: {**without("seed"), "deal": [1]}),
        ("not-an-object", "deal", lambda: {**without("seed"), "deal": {"rounds": [1]}}),
        ("missing", "format", lambda: without("format")),
        ("missing", "edition", lambda: without("edition")),
        ("missing", "players", lambda: without("players")),
        ("missing", "moves", lambda: without("moves")),
        ("missing", "moves", lambda: {**PLAIN, "moves": None}),
        ("missing", "rounds", lambda: {**without("seed"), "deal": {}}),
        ("missing", "roles", lambda: spoiled_deal(roles=None)),
        ("not-a-number", "format", lambda: {**PLAIN, "format": "1"}),
        ("not-a-number", "format", lambda: {**PLAIN, "format": True}),
        ("not-a-number", "players", lambda: {**PLAIN, "players": 3.0}),
        ("not-a-number", "players", lambda: {**PLAIN, "players": float("nan")}),
        ("not-a-number", "rounds", lambda: {**PLAIN, "rounds": "3"}),
        ("not-a-number", "first", lambda: {**PLAIN, "first": False}),
        ("not-a-number", "gold", lambda: {**hand_made(), "deal": {**hand_made()["deal"], "gold": [1, "2"]}}),
        ("not-a-text", "edition", lambda: {**PLAIN, "edition": 1}),
        ("not-a-text", "seed", lambda: {**PLAIN, "seed": 7}),
        ("not-a-text", "moves", lambda: {**PLAIN, "moves": ["-V", 1]}),
        ("not-a-text", "options", lambda: {**PLAIN, "options": [None]}),
        ("not-a-text", "spare", lambda: spoiled_deal(spare=4)),
        ("not-a-text", "hands", lambda: spoiled_deal(hands=[["V", 1]])),
        ("not-a-list", "moves", lambda: {**PLAIN, "moves": "-V"}),
        ("not-a-list", "moves", lambda: {**PLAIN, "moves": {}}),
        ("not-a-list", "options", lambda: {**PLAIN, "options": "open_gold"}),
        ("not-a-list", "hands", lambda: spoiled_deal(hands=["V"])),
        ("not-a-list", "broken", lambda: spoiled_deal(broken=["lamp"])),
        ("not-a-list", "gold", lambda: {**hand_made(), "deal": {**hand_made()["deal"], "gold": 3}}),
        ("twice", "options", lambda: {**PLAIN, "options": ["open_gold", "open_gold"]}),
    ],
)
def test_what_cannot_be_read_is_told_with_its_key(code: str, key: str, plain: Callable[[], object]) -> None:
    """R13.7"""
    with pytest.raises(BadRecord) as refused:
        from_plain(plain())
    assert (refused.value.code, refused.value.arguments) == (code, {"key": key})


@pytest.mark.parametrize("number", [0, 2, -1])
def test_an_unknown_format_is_refused(number: int) -> None:
    """R13.7"""
    with pytest.raises(BadRecord) as refused:
        from_plain({**PLAIN, "format": number})
    assert (refused.value.code, refused.value.arguments) == ("unknown-format", {"format": number})


@pytest.mark.parametrize("number", [0, 2])
def test_unknown_rules_are_refused(number: int) -> None:
    """R13.7"""
    with pytest.raises(BadRecord) as refused:
        from_plain({**PLAIN, "rules": number})
    assert (refused.value.code, refused.value.arguments) == ("unknown-rules", {"rules": number})


@pytest.mark.parametrize("plain", [without("seed"), {**PLAIN, "deal": {}}])
def test_a_record_has_a_seed_or_a_deal_not_both(plain: dict[str, Any]) -> None:
    """R13.7"""
    with pytest.raises(BadRecord) as refused:
        from_plain(plain)
    assert refused.value.code == "seed-or-deal"


@pytest.mark.parametrize(
    ("plain", "error", "code"),
    [
        ({**PLAIN, "edition": "xx"}, BadSetup, "unknown-edition"),
        ({**PLAIN, "players": 2}, BadSetup, "bad-players"),
        ({**PLAIN, "seed": "\udfff"}, BadDeal, "seed-not-text"),
    ],
)
def test_what_no_game_can_have_is_refused_for_its_own_reason(
    plain: dict[str, Any], error: type[SaboteurError], code: str
) -> None:  # fmt: skip
    """R13.7"""
    with pytest.raises(error) as refused:
        from_plain(plain)
    assert refused.value.code == code


def test_a_refusal_without_arguments_is_its_code() -> None:
    assert str(BadRecord("seed-or-deal")) == "seed-or-deal"
