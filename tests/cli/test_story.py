"""The story of a record: a golden one to the letter, and what every story must tell."""

from pathlib import Path
from typing import Any

from tests.cli.command_runner import VECTORS, Here, lines_of, record, vectors

GAMES = str(VECTORS / "games.jsonl")
GOLDEN = Path(__file__).parent / "golden" / "story.txt"


def small_game() -> dict[str, Any]:
    """Two rounds near the goals, made by hand: much of what can happen does."""
    first = {
        "roles": ["digger", "saboteur", "digger"],
        "spare": "digger",
        "goals": ["treasure", "Pes", "Psw"],
        "hands": [["Mpick+lamp", "Pn/s", "Pns"], ["Blamp", "R", "Pns"], ["V", "Pew", "Pnew"]],
        "deck": [],
        "mine": ["Pew@1,0", "Pew@2,0", *(f"Pnesw@{column},0" for column in (3, 4, 5, 6))],
    }
    second = {
        "roles": ["saboteur", "digger", "digger"],
        "spare": "digger",
        "goals": ["Pes", "Psw", "treasure"],
        "hands": [["V"], ["Pes"], ["Bcart"]],
        "deck": [],
        "broken": [[], ["lamp"], []],
    }
    moves = [
        "Blamp>2", "V@8,-2", "Mpick+lamp>2:lamp", "R@2,0", "Pew@2,0", "Pn/s@4,1", "-Pns", "Pnew@7,0", "Pns@8,-1",
        "G3", "G2", "G1", "-Pes", "Bcart>0", "V@8,0",
    ]  # fmt: skip
    talk = [[2, 2, "!saw@8,-2:treasure"], [3, 1, "Nonsense."]]
    deal = {"first": 1, "gold": [3, 1, 2, 2, 3, 1, 1], "rounds": [first, second]}
    names = ["Asta", "Birutė", "Cezaris"]
    return record(seed=None, rounds=2, deal=deal, names=names, moves=moves, talk=talk)


def test_the_golden_story(here: Here) -> None:
    told = here("replay", "-", given=lines_of(small_game()))
    assert (told.code, told.err) == (0, "")
    assert told.out == GOLDEN.read_text(encoding="utf-8")


def test_a_changed_move_changes_the_story(here: Here) -> None:
    """The golden story can fail."""
    plain = small_game()
    plain["moves"][6] = "Pns@3,-1"
    told = here("replay", "-", given=lines_of(plain))
    assert told.code == 0
    assert told.out != GOLDEN.read_text(encoding="utf-8")


def test_the_mine_is_drawn_every_few_moves_if_asked(here: Here) -> None:
    plain = small_game()
    usual = here("replay", "-", given=lines_of(plain)).out
    often = here("replay", "-", "--every", "3", given=lines_of(plain)).out
    assert usual.count("S start") == 2
    assert often.count("S start") == 2 + 4


def test_a_story_that_stops_early_says_so_and_shows_the_mine(here: Here) -> None:
    plain = small_game()
    plain["moves"] = plain["moves"][:4]
    told = here("replay", "-", given=lines_of(plain)).out
    assert told.endswith("The record stops here; the game is not over.\n\n")
    assert told.count("S start") == 1
    assert "─" in told  # what the rockfall cut off


def test_a_story_tells_what_came_before_a_bad_move(here: Here) -> None:
    plain = small_game()
    plain["moves"][3:] = ["R@0,0"]
    done = here("replay", "-", given=lines_of(plain))
    assert "move 4 (moves[3]) “R@0,0” cannot be played: The card at 0,0 cannot be taken away" in done.refusal()
    assert "Asta mends the lamp of Cezaris." in done.out
    assert "    4  " not in done.out


def test_all_vectors_are_told_with_their_results(here: Here) -> None:
    told = here("replay", GAMES).out
    stories = told.split("\nGame ")
    assert len(stories) == len(vectors())
    for plain, story in zip(vectors(), stories, strict=True):
        nuggets = ", ".join(f"Seat {seat} {count}" for seat, count in enumerate(plain["expect"]["nuggets"]))
        assert f"Nuggets: {nuggets}.\n" in story
        winners = ", ".join(f"Seat {seat}" for seat in plain["expect"]["winners"])
        ending = "wins the game." if len(plain["expect"]["winners"]) == 1 else "share the victory."
        assert f"\n{winners} {ending}\n" in f"{story}\n"
        assert story.count("S start") == plain["rounds"]


def test_the_vectors_let_rare_things_happen_and_they_are_told(here: Here) -> None:
    told = here("replay", GAMES).out
    for sentence in RARE:
        assert sentence in told


RARE = (
    "fits neither way, and Seat",
    "are reached, and Seat",
    "breaks their own",
    "mends their own",
    "all in a row could only discard",
    "Put back to the bottom:",
    "selfish dwarf",
    "Table options:",
    "The goal at 8,2 is turned over: a stone. It lies at 8,2 as P",
    "share the victory",
)


def test_loose_nuggets_are_told(here: Here) -> None:
    plain = small_game()
    plain["deal"]["gold"] = [3, 1, 2, 3]
    told = here("replay", "-", given=lines_of(plain)).out
    assert "Asta draws a gold card: 3. Asta is credited one loose nugget.\n" in told


def handed_on() -> dict[str, Any]:
    """The same game; Cezaris says something and leaves, a bot speaks and plays on, and Dalia comes."""
    return {
        **small_game(),
        "talk": [[2, 2, "I must go."], [2, 2, "!hello"], [7, 2, "Hello!"]],
        "holders": [
            {"moves": 2, "talk": 1, "seat": 2, "name": "Bruni", "bot": "random", "dwarf": [0, 0, 0]},
            {"moves": 7, "talk": 2, "seat": 2, "name": "Dalia", "bot": None, "dwarf": [0, 0, 0]},
        ],
    }


def test_every_line_has_the_name_of_whoever_did_it(here: Here) -> None:
    lines = here("replay", "-", given=lines_of(handed_on())).out.splitlines()
    told = [" ".join(line.split()) for line in lines]
    wanted = [
        "2 Cezaris looks at the goal at 8,-2: the treasure.",
        "Cezaris says: I must go.",
        "Cezaris left the game. The bot Bruni plays on.",
        "Bruni says: !hello",
        "3 Asta mends the lamp of Bruni.",
        "5 Bruni lays a straight tunnel (Pew) at 2,0.",
        "Dalia takes over from Bruni.",
        "Dalia says: Hello!",
    ]
    places = [told.index(line) for line in wanted]
    assert places == sorted(places)
    assert not [line for line in told[places[-1] :] if "Cezaris" in line or "Bruni" in line]


def test_programs_get_the_name_of_whoever_moved(here: Here) -> None:
    *lines, result = here("replay", "-", "--trace", "--json", given=lines_of(handed_on())).values
    named = [line["name"] for line in lines if line["seat"] == 2]
    assert named[:3] == ["Cezaris", "Bruni", "Dalia"]
    assert set(named[2:]) == {"Dalia"}
    assert {line["name"] for line in lines if line["seat"] == 0} == {"Asta"}
    assert result["holders"] == [
        {"moves": 2, "seat": 2, "name": "Bruni", "bot": "random"},
        {"moves": 7, "seat": 2, "name": "Dalia", "bot": None},
    ]


def test_a_record_that_tells_of_no_change_gives_programs_what_it_always_gave(here: Here) -> None:
    *lines, result = here("replay", "-", "--trace", "--json", given=lines_of(small_game())).values
    assert not [line for line in lines if "name" in line]
    assert "holders" not in result


def test_names_that_are_missing_or_cannot_be_read_are_seats(here: Here) -> None:
    holders = [5, {"moves": 2, "talk": 0, "seat": 9}, {"moves": 2, "talk": 0, "seat": 2, "name": 5, "bot": 5}]
    plain = {**small_game(), "names": ["Asta", 5], "holders": holders}
    *lines, _ = here("replay", "-", "--trace", "--json", given=lines_of(plain)).values
    assert [line["name"] for line in lines[:3]] == ["", "", "Asta"]
    told = here("replay", "-", given=lines_of(plain)).out
    assert "Seat 2 takes over from Seat 2." in told
