"""The rulebook's examples, tried by the rules of every edition: what is legal, what is refused, and by which clause."""

import pytest

from saboteur.lessons.examples import EXAMPLES, tried
from saboteur.rulebook import CHAPTERS, CLAUSES_OF_REFUSALS
from saboteur.rules import EDITIONS, Edition, Refusal, legal_moves
from saboteur.rules.events import GoalSeen, GoalTurned, RoundEnded
from saboteur.sentences import languages, sentence_in

LEGAL = None
Tried = tuple[str, str | None]
TRIES: dict[str, tuple[Tried, ...]] = {
    "lay": (
        ("Pew@2,0", LEGAL), ("Psw@2,0", LEGAL), ("Pne@2,0", "4.3"), ("Pns@2,0", "4.3"), ("Pew@1,0", "4.2"),
    ),
    "connected": (("Pew@3,0", LEGAL), ("Pns@5,1", "4.7"), ("Pns@3,0", "4.3"), ("Pns@2,1", LEGAL)),
    "dead-end": (("Pew@3,0", "4.7"), ("Pnes@0,1", LEGAL), ("Pew@2,0", "4.2")),
    "tools": (
        ("Pew@2,0", "4.1"), ("Mlamp>0", LEGAL), ("Mlamp>1", "5.6"), ("Bpick>1", LEGAL), ("Mlamp>0 Pew@2,0", LEGAL),
    ),
    "rockfall": (("R@2,0", LEGAL), ("R@0,0", "5.8"), ("R@8,0", "5.8"), ("R@5,0", "5.9"), ("R@2,0 Pew@2,0", LEGAL)),
    "map": (("V@8,0", LEGAL), ("V@8,-2", "5.11"), ("V@2,0", "5.10")),
    "goal": (("Pnew@7,0", LEGAL), ("Pns@7,0", "4.3"), ("Pnew@8,0", "4.2")),
}  # fmt: skip
"""What a reader tries, move by move, and the clause that forbids the last one, in the edition that most follow."""


def clause_of(name: str, edition: str, moves: str) -> str | None:
    """The clause that forbids the last of these moves."""
    refusal = tried(EXAMPLES[name], edition, moves.split()).refusal
    return None if refusal is None else CLAUSES_OF_REFUSALS[Refusal(refusal[0])]


def expected(clause: str | None, edition: Edition) -> str | None:
    """Where any neighbour will do, a card need not be connected to the start."""
    return LEGAL if clause == "4.7" and edition.touch else clause


def wrong(tries: dict[str, tuple[Tried, ...]], edition: str) -> list[str]:
    """What does not come out as it is written."""
    rows = [(name, moves, clause) for name, row in tries.items() for moves, clause in row]
    found = [
        (name, moves, clause_of(name, edition, moves), expected(clause, EDITIONS[edition]))
        for name, moves, clause in rows
    ]
    return [f"{name} {moves}: {is_} instead of {due}" for name, moves, is_, due in found if is_ != due]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_try_comes_out_as_the_rulebook_says(edition: str) -> None:
    assert wrong(TRIES, edition) == []


@pytest.mark.parametrize("planted", [("Pns@2,0", LEGAL), ("Pew@2,0", "4.3"), ("Pns@2,0", "4.2")])
def test_a_wrong_example_would_be_seen(planted: Tried) -> None:
    assert wrong({"lay": (planted,)}, "lt") != []


def test_every_example_has_both_what_fits_and_what_does_not() -> None:
    assert set(TRIES) == set(EXAMPLES)
    for name, tries in TRIES.items():
        assert {clause is LEGAL for _, clause in tries} == {True, False}, name


def test_every_example_belongs_to_one_chapter_which_states_what_it_refuses() -> None:
    placed = {name: chapter for chapter in CHAPTERS for name in chapter.examples}
    assert set(placed) == set(EXAMPLES)
    stated = {clause for chapter in CHAPTERS for one in chapter.paragraphs for clause in one.clauses}
    assert {clause for tries in TRIES.values() for _, clause in tries if clause} <= stated


@pytest.mark.parametrize("name", EXAMPLES)
def test_whoever_goes_on_trying_is_asked_again_or_has_ended_the_round(name: str) -> None:
    """Seven legal moves, one after the other: the others always leave the turn to the reader."""
    moves: list[str] = []
    while len(moves) < 7:
        game = tried(EXAMPLES[name], "lt", moves).game
        if game.results:
            break
        assert game.to_act == 0
        moves.append(legal_moves(game.view(0))[-1])
    assert tried(EXAMPLES[name], "lt", moves).refusal is None


def test_what_a_move_brings_is_told() -> None:
    seen = [event for event in tried(EXAMPLES["map"], "lt", ["V@8,0"]).events if isinstance(event, GoalSeen)]
    assert [event.content for event in seen] == ["treasure"]
    kinds = {type(event) for event in tried(EXAMPLES["goal"], "lt", ["Pnew@7,0"]).events}
    assert {GoalTurned, RoundEnded} <= kinds


@pytest.mark.parametrize("language", languages())
def test_every_example_says_what_to_try(language: str) -> None:
    said = {sentence_in(language, f"example-{name}") for name in EXAMPLES}
    assert len(said) == len(EXAMPLES)
    assert not any(text.startswith("example-") for text in said)
