"""`saboteur replay --json` and `--trace`: the vectors, the shape of the lines, and where records stop."""

import json

import pytest

from saboteur.rules import Game, from_plain
from tests.cli.command_runner import VECTORS, Here, lines_of, record, run_apart, vectors

GAMES = str(VECTORS / "games.jsonl")


def test_every_vector_gives_the_expected_result(here: Here) -> None:
    results = here("replay", GAMES, "--json").values
    for plain, result in zip(vectors(), results, strict=True):
        rounds = [{key: value for key, value in entry.items() if key != "roles"} for entry in result["rounds"]]
        expected = {key: plain["expect"][key] for key in ("nuggets", "winners", "rounds")}
        assert {"nuggets": result["nuggets"], "winners": result["winners"], "rounds": rounds} == expected


def test_every_vector_has_the_expected_numbers_of_legal_moves(here: Here) -> None:
    counts: list[list[int]] = [[] for _ in vectors()]
    for line in here("replay", GAMES, "--trace").values:
        counts[line["game"]].append(len(line["legal"]))
    assert counts == [plain["expect"]["legal"] for plain in vectors()]


def test_the_trace_names_each_move_with_seat_round_and_phase(here: Here) -> None:
    lines = iter(here("replay", GAMES, "--trace").values)
    for number, plain in enumerate(vectors()):
        told = from_plain(plain)
        game = Game(told.setup, told.deals)
        for move in told.moves:
            assert next(lines) == {
                "game": number,
                "round": game.round,
                "seat": game.to_act,
                "phase": game.phase,
                "legal": game.legal_moves(),
                "move": move,
            }
            game.play(game.to_act or 0, move)
    assert next(lines, None) is None


def test_legal_moves_are_sorted_by_code_point_and_hold_the_move(here: Here) -> None:
    lines = here("replay", GAMES, "--trace").values
    assert len(lines) == sum(len(plain["moves"]) for plain in vectors())
    for line in lines:
        assert line["legal"] == sorted(set(line["legal"]))
        assert line["move"] in line["legal"]


def test_with_both_flags_the_trace_of_a_game_precedes_its_result(here: Here) -> None:
    both = here("replay", GAMES, "--trace", "--json").values
    trace, results = here("replay", GAMES, "--trace").values, here("replay", GAMES, "--json").values
    assert [value for value in both if "move" in value] == trace
    assert [value for value in both if "move" not in value] == results
    game = 0
    for value in both:
        if "move" in value:
            assert value["game"] == game
        else:
            game += 1


def test_the_result_has_these_keys_and_roles_for_every_seat(here: Here) -> None:
    for plain, result in zip(vectors(), here("replay", GAMES, "--json").values, strict=True):
        assert list(result) == ["nuggets", "winners", "rounds"]
        for entry in result["rounds"]:
            assert set(entry) == {"winner", "how", "starter", "turns", "finder", "roles"}
            assert len(entry["roles"]) == plain["players"]


@pytest.mark.parametrize("stop", [0, 1, 35, 36, 38])
def test_a_record_may_stop_early(here: Here, stop: int) -> None:
    plain = vectors()[0]
    plain["moves"] = plain["moves"][:stop]
    (result,) = here("replay", "-", "--json", given=lines_of(plain)).values
    assert result["winners"] is None
    assert len(result["rounds"]) == (stop >= 36)


def test_a_record_may_run_over_many_lines(here: Here) -> None:
    plain = vectors()[0]
    spread = here("replay", "-", "--json", "--trace", given=json.dumps(plain, indent=2).encode())
    assert spread.code == 0
    assert spread.out == here("replay", "-", "--json", "--trace", given=lines_of(plain)).out


def test_blank_lines_between_records_are_passed_over(here: Here) -> None:
    given = b"\n \r\n" + lines_of(record()) + b"\n\n" + lines_of(record(players=4)) + b"\n\n"
    done = here("replay", "-", "--json", given=given)
    assert [len(value["nuggets"]) for value in done.values] == [3, 4]


def test_a_hand_made_position_replays(here: Here) -> None:
    deal = {
        "first": 1,
        "rounds": [
            {
                "roles": ["digger", "saboteur", "digger"],
                "goals": ["Pes", "treasure", "Psw"],
                "hands": [["V"], ["Pew"], ["V"]],
                "deck": [],
                "mine": [f"Pew@{column},0" for column in (1, 2)] + [f"Pnesw@{column},0" for column in (3, 4, 5, 6)],
            }
        ],
    }
    (line, result) = here(
        "replay", "-", "--trace", "--json", given=lines_of(record(seed=None, deal=deal, moves=["Pew@7,0"]))
    ).values
    assert (line["seat"], line["legal"]) == (1, ["-Pew", "Pew@-1,0", "Pew@7,0"])
    assert result["rounds"][0]["winner"] == "diggers"
    assert result["rounds"][0]["finder"] == 0


def test_the_installed_command_prints_the_same(here: Here) -> None:
    apart = run_apart("replay", GAMES, "--trace", "--json")
    assert (apart.code, apart.err) == (0, "")
    assert apart.out == here("replay", GAMES, "--trace", "--json").out
