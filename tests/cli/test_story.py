"""The story of a record: a golden one to the letter, and what every story must tell."""

from pathlib import Path
from typing import Any

import pytest

from saboteur.event_sentences import Teller, opened
from saboteur.rules.claims import all_claims
from saboteur.rules.core.cards import TOOLS
from saboteur.rules.events import GoldPaid, GoldShown, GoldTaken, redacted
from tests.cli.command_runner import LEGEND, VECTORS, Here, lines_of, record, vectors
from tests.cli.refusals import bad_move
from tests.kit.words import ANYTHING, heard, spoken

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
    assert usual.count(LEGEND) == 2
    assert often.count(LEGEND) == 2 + 4


def test_a_story_that_stops_early_says_so_and_shows_the_mine(here: Here) -> None:
    plain = small_game()
    plain["moves"] = plain["moves"][:4]
    told = here("replay", "-", given=lines_of(plain)).out
    assert told.endswith(spoken("story-stops") + "\n\n")
    assert told.count(LEGEND) == 1
    assert "─" in told  # what the rockfall cut off


def test_a_story_tells_what_came_before_a_bad_move(here: Here) -> None:
    plain = small_game()
    plain["moves"][3:] = ["R@0,0"]
    done = here("replay", "-", given=lines_of(plain))
    assert done.refusal() == bad_move(0, 1, 3, "R@0,0", spoken("refused-protected", column=0, row=0))
    assert spoken("mended", who="Asta", whose="Cezaris", tool="lamp") in done.out
    assert "    4  " not in done.out


def test_all_vectors_are_told_with_their_results(here: Here) -> None:
    told = here("replay", GAMES).lines
    places = [told.index(spoken("story-game", game=number)) for number, _ in enumerate(vectors())]
    assert places == sorted(places)
    for plain, first, end in zip(vectors(), places, [*places[1:], len(told)], strict=True):
        story, expected = told[first:end], plain["expect"]
        names = [spoken("seat", seat=seat) for seat in range(plain["players"])]
        nuggets = ", ".join(f"{name}: {count}" for name, count in zip(names, expected["nuggets"], strict=True))
        assert spoken("standings", nuggets=nuggets) in story
        winners = [names[seat] for seat in expected["winners"]]
        assert spoken("winners", who=", ".join(winners), count=len(winners)) in story
        assert story.count(LEGEND) == plain["rounds"]


SEAT = spoken("seat", seat=ANYTHING)
STONE = spoken("goal-turned", cell="L7", content="stone"), spoken("stone-laid", cell="L7", card=f"P{ANYTHING}")
RARE = {
    "a stone that fits neither way": [spoken("stone-misfitted", who=SEAT, cell=ANYTHING)],
    "a choice between goals": [spoken("goals-reached", who=SEAT, cells=f"L{ANYTHING}, L{ANYTHING}")],
    "an own tool broken": [spoken("broke-own", who=SEAT, tool=tool) for tool in TOOLS],
    "an own tool mended": [spoken("mended-own", who=SEAT, tool=tool) for tool in TOOLS],
    "discards all around": [spoken("round-ended", how="ring", turns=ANYTHING)],
    "gold put back": [spoken("gold-rejected", values=ANYTHING)],
    "a selfish dwarf": [spoken("role", role="selfish")],
    "table options": [spoken("story-options", options=ANYTHING)],
    "a stone and how it lies": [" ".join(STONE)],
    "several winners": [spoken("winners", who=ANYTHING, count=2)],
}
"""By name: the sentences of which at least one must be told."""


@pytest.mark.parametrize("name", RARE)
def test_the_vectors_let_rare_things_happen_and_they_are_told(here: Here, name: str) -> None:
    told = here("replay", GAMES).out
    assert any(heard(sentence, told) for sentence in RARE[name])


def test_loose_nuggets_are_told(here: Here) -> None:
    plain = small_game()
    plain["deal"]["gold"] = [3, 1, 2, 3]
    told = here("replay", "-", given=lines_of(plain)).out
    paid = spoken("gold-paid", who="Asta", count=1, values="3"), spoken("gold-loose", who="Asta", count=1)
    assert " ".join(paid) + "\n" in told


def handed_on() -> dict[str, Any]:
    """The same game; Cezaris says something and leaves, a bot speaks and plays on, and Dalia comes."""
    return {
        **small_game(),
        "talk": [[2, 2, "I must go."], [2, 2, "!hello"], [7, 2, "Good evening!"]],
        "holders": [
            {"moves": 2, "talk": 1, "seat": 2, "name": "Bruni", "bot": "random", "dwarf": [0, 0, 0]},
            {"moves": 7, "talk": 2, "seat": 2, "name": "Dalia", "bot": None, "dwarf": [0, 0, 0]},
        ],
    }


def test_every_line_has_the_name_of_whoever_did_it(here: Here) -> None:
    lines = here("replay", "-", given=lines_of(handed_on())).out.splitlines()
    told = [" ".join(line.split()) for line in lines]
    wanted = [
        "2 " + spoken("saw", who="Cezaris", cell="L3", content="treasure"),
        spoken("said", who="Cezaris", text="I must go."),
        spoken("log-given-to-bot", name="Cezaris", bot="Bruni"),
        spoken("said", who="Bruni", text=spoken("claim-hello")),
        "3 " + spoken("mended", who="Asta", whose="Bruni", tool="lamp"),
        "5 " + spoken("laid", who="Bruni", shape="straight", card="Pew", cell="F5"),
        spoken("log-took-over", name="Dalia", former="Bruni"),
        spoken("said", who="Dalia", text="Good evening!"),
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
    nameless = spoken("seat", seat=2)
    assert spoken("log-took-over", name=nameless, former=nameless) in told


def test_everybody_is_told_with_their_value() -> None:
    teller = Teller(3, ["Asta", None, "Cezaris"])
    assert teller.each([4, 0, 2]) == f"Asta: 4, {spoken('seat', seat=1)}: 0, Cezaris: 2"


def test_open_gold_is_told_with_its_values_and_secret_gold_without() -> None:
    teller, paid = Teller(3, ["Asta", "Bruno", "Cezaris"]), GoldPaid(1, 2, 1, (3, 1), (3,))
    hidden = [redacted(event, None) for event in (GoldTaken(0, 2), paid)]
    taken = [spoken("gold-taken", who="Asta", value=2), spoken("gold-taken-hidden", who="Asta")]
    shown = spoken("gold-paid", who="Bruno", count=2, values="3 1")
    loose = spoken("gold-loose", who="Bruno", count=1)
    assert [teller.tell(opened(hidden[0], after)) for after in (GoldShown(0, (2,)), None)] == [[line] for line in taken]
    assert teller.tell(opened(hidden[1], GoldShown(1, (3, 1)))) == [shown, loose]
    assert teller.tell(opened(hidden[1], None)) == [spoken("gold-paid-hidden", who="Bruno", count=2), loose]
    assert opened(paid, GoldShown(1, (3, 1))) == paid


CLAIMED = {
    "!saw@8,-2:treasure": spoken("claim-saw", goal="top", content="treasure"),
    "!saw@8,0:stone": spoken("claim-saw", goal="middle", content="stone"),
    "!saw@8,2:stone": spoken("claim-saw", goal="bottom", content="stone"),
    "!role:digger": spoken("claim-role", role="digger"),
    "!mend:lamp": spoken("claim-mend", tool="lamp"),
    "!suspect>0": spoken("claim-suspect", name="Asta"),
    "!trust>1": spoken("claim-trust", name=spoken("seat", seat=1)),
    "!thanks>9": spoken("claim-thanks", name=spoken("seat", seat=9)),
    "!well-played": spoken("claim-well-played"),
    "!suspect": "!suspect",
    "!saw@8,1:stone": "!saw@8,1:stone",
    "Hello, !hello": "Hello, !hello",
    "": "",
}
"""By what is written in a record: how it is told. What is no claim stays as it is."""


@pytest.mark.parametrize("text", CLAIMED)
def test_a_claim_is_told_in_words(text: str) -> None:
    assert Teller(3, ["Asta", None, "Cezaris"]).said(2, text) == spoken("said", who="Cezaris", text=CLAIMED[text])


def test_no_claim_is_told_in_notation() -> None:
    told = {claim: Teller(3).said(0, claim) for claim in all_claims(3)}
    assert [claim for claim, line in told.items() if claim in line] == []
    assert len(set(told.values())) == len(told)
