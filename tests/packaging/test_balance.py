"""What the room says about the balance is what the arena measured, for every edition and option there is."""

import json

from saboteur.rules import EDITIONS, OPTIONS
from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS
from tools.studies.measure_balance import BY_PLAYERS, LINEUP, PLAYERS, USUAL, WHOLE, matchups, shown


def test_every_edition_and_option_was_measured() -> None:
    measured = json.loads(WHOLE.read_text(encoding="utf-8"))["rows"]
    assert list(measured) == [*EDITIONS, *OPTIONS] == list(matchups())
    assert all(row["rounds"] >= 1000 for row in measured.values())


def test_the_room_shows_what_was_measured() -> None:
    measured = json.loads(WHOLE.read_text(encoding="utf-8"))["rows"]
    numbers = shown()["numbers"]
    assert {name: row["wins"] for name, row in numbers.items()} == {
        name: round(100 * row["saboteur_wins"]) for name, row in measured.items()
    }
    assert shown()["usual"] in numbers


def test_the_room_shows_who_wins_at_a_table_of_every_size() -> None:
    by_players = json.loads(BY_PLAYERS.read_text(encoding="utf-8"))
    assert by_players["lineup"] == LINEUP.name
    diggers = shown()["diggers"]
    assert list(diggers) == list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    assert abs(diggers[PLAYERS] + shown()["numbers"][USUAL]["wins"] - 100) <= 2, "measured twice, on other deals"
