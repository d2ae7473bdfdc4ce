"""`saboteur random`: records that replay, the same for the same seed, and styles that differ as they say."""

from collections import Counter
from typing import Any

import pytest

from saboteur.cli.move_choice import Chance, digging, distance_ahead, is_tunnel, rockfall, uniform
from saboteur.rules import EDITIONS, Game, Setup
from tests.cli.command_runner import Here, lines_of

STYLES = ("uniform", "digging", "rockfall")


def played(here: Here, style: str, count: int = 6) -> list[dict[str, Any]]:
    """Random games of all kinds."""
    return here(
        "random", str(count), "--edition", "all", "--players", "3-10", "--options", "any", "--rounds", "1-3",
        "--seed", "test", "--style", style,
    ).values  # fmt: skip


@pytest.mark.parametrize("style", STYLES)
def test_the_records_replay_to_their_end(here: Here, style: str) -> None:
    games = played(here, style)
    done = here("replay", "-", "--json", given=lines_of(*games))
    assert done.code == 0
    assert all(result["winners"] for result in done.values)
    assert [len(result["rounds"]) for result in done.values] == [game["rounds"] for game in games]


@pytest.mark.parametrize("style", STYLES)
def test_the_same_seed_gives_the_same_games(here: Here, style: str) -> None:
    assert played(here, style) == played(here, style)
    assert played(here, style, 2) == played(here, style, 6)[:2]


def test_the_games_stay_the_same_for_ever(here: Here) -> None:
    """Research cites a seed; other choices for it would be other data."""
    (game,) = here("random", "1", "--seed", "for ever", "--players", "3", "--rounds", "1").values
    assert game["seed"] == "for ever/0"
    assert game["moves"][:6] == ["-Ps/w", "-Bpick", "Bcart>0", "-Psw", "-Pn/e/s/w", "Pnew@0,1"]


def test_without_a_seed_the_games_differ(here: Here) -> None:
    assert here("random", "1").out != here("random", "1").out


def test_it_plays_what_is_asked_for(here: Here) -> None:
    (game,) = here("random", "1", "--seed", "x").values
    assert (game["edition"], game["players"], game["options"], game["rounds"]) == ("lt", 5, [], 3)
    (game,) = here("random", "1", "--edition", "et", "--players", "4", "--options", "open_gold", "--rounds", "2").values
    assert (game["edition"], game["players"], game["options"], game["rounds"]) == ("et", 4, ["open_gold"], 2)
    games = here(
        "random", "40", "--edition", "all", "--players", "3-4", "--options", "any", "--rounds", "1", "--seed", "x"
    )
    assert {game["edition"] for game in games.values} == set(EDITIONS)
    assert {game["players"] for game in games.values} == {3, 4}
    assert len({option for game in games.values for option in game["options"]}) == 5


def test_digging_reaches_treasures_and_rockfall_cuts_tunnels(here: Here) -> None:
    falls, treasures = Counter[str](), Counter[str]()
    for style in STYLES:
        games = here("random", "20", "--seed", "styles", "--style", style, "--rounds", "1").values
        falls[style] = sum(move[0] == "R" for game in games for move in game["moves"])
        results = here("replay", "-", "--json", given=lines_of(*games)).values
        treasures[style] = sum(result["rounds"][0]["how"] == "treasure" for result in results)
    assert treasures["digging"] >= 8 > 2 >= treasures["uniform"]
    assert falls["rockfall"] > falls["digging"]


def test_a_style_chooses_a_legal_move_whatever_it_is_offered() -> None:
    chance = Chance("x", "test")
    for legal in (["R@1,0"], ["-R"], ["L@8,0:es", "L@8,0:nw"], ["T@8,0", "T@8,2"], ["G1"], ["Bpick>0"], ["Pn@0,1"]):
        for style in (uniform, digging, rockfall):
            assert all(style(legal, 0, chance) in legal for _ in range(20))


@pytest.mark.parametrize(("path", "leads"), [("Pns@1,0", True), ("Pn/s@1,0", False), ("Ps@1,0", False)])
def test_a_tunnel_leads_on(path: str, *, leads: bool) -> None:
    assert is_tunnel(path) is leads


@pytest.mark.parametrize(("path", "distance"), [("Pew@7,0", 0), ("Pns@8,1", 0), ("Pew@1,0", 6), ("Psw@7,0", 2)])
def test_the_way_ahead_is_counted_from_where_a_path_leads(path: str, distance: int) -> None:
    assert distance_ahead(path) == distance


def test_chance_is_fair_and_repeats() -> None:
    one, other = Chance("x", "a"), Chance("x", "a")
    numbers = [one.below(6) for _ in range(600)]
    assert numbers == [other.below(6) for _ in range(600)]
    assert min(Counter(numbers)[side] for side in range(6)) > 60
    assert [Chance("x", "b").below(1000) for _ in range(3)] != [Chance("x", "a").below(1000) for _ in range(3)]


def test_legal_moves_are_those_of_the_game() -> None:
    from saboteur.cli.legal_moves_text import legal_texts

    for edition in EDITIONS:
        game = Game.seeded(Setup(edition, 3, rounds=1), "legal/1")
        chance = Chance("legal", edition)
        while (seat := game.to_act) is not None:
            assert legal_texts(game) == game.legal_moves()
            game.play(seat, digging(legal_texts(game), seat, chance))
        assert legal_texts(game) == []
