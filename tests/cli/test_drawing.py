"""The drawn mine: tunnels join, dead ends show, goals show what may be shown."""

import pytest

from saboteur.cli.terminal_output import can_write
from saboteur.event_sentences import shape_of
from saboteur.mine_drawing import ASCII, UNICODE, Alphabet, drawn
from saboteur.rules import Game, RoundDeal, Setup, reached
from saboteur.rules.core.cards import FACE_NAMES, sides_of


def position(*mine: str, edition: str = "lt") -> Game:
    """A game whose mine holds these cards."""
    deal = RoundDeal(
        roles=("digger",) * 3,
        spare=None,
        goals=("Pes", "treasure", "Psw"),
        hands=(("V",),) * 3,
        deck=("V", "V"),
        mine=mine,
    )
    return Game.hand_made(Setup(edition, 3, rounds=1), deal)


def picture(game: Game, letters: Alphabet = UNICODE, seat: int | None = None) -> list[str]:
    """The mine as a seat sees it."""
    view = game.view(seat)
    seen = view.own.seen if view.own else (None, None, None)
    lines = drawn(view.public, reached(view), seen, letters)
    return ["".join(text for _, text in line).rstrip() for line in lines]


def card(lines: list[str], column: int, row: int) -> list[str]:
    """The three lines of a card in a picture whose top left card is at column 0, row -2."""
    left, top = 4 + 5 * column, 1 + 3 * (row + 2)
    return [f"{line:60}"[left : left + 5] for line in lines[top : top + 3]]


def test_the_start_alone() -> None:
    lines = picture(position())
    assert card(lines, 0, 0) == ["░░║░░", "══S══", "░░║░░"]
    assert card(lines, 1, 0) == ["     "] * 3
    assert lines[0].split() == list("DEFGHIJKL")
    assert [line[:4].strip() for line in lines[2::3]] == list("34567")


@pytest.mark.parametrize("face", FACE_NAMES)
@pytest.mark.parametrize("letters", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_every_card_shows_its_open_sides_and_whether_they_meet(face: str, letters: Alphabet) -> None:
    """The card lies alone, far from the start, where the linking rule does not matter to a hand-made mine."""
    top, middle, bottom = card(picture(position(f"{face}@4,0"), letters), 4, 0)
    rock, sides = letters.rock, sides_of(face)
    shown = [top[2] != rock, middle[4] != rock, bottom[2] != rock, middle[0] != rock]
    assert sum(1 << side for side, is_open in enumerate(shown) if is_open) == sides
    assert (middle[2] == letters.dead_end) == (shape_of(face) == "dead-end")


def test_tunnels_join_across_cards() -> None:
    lines = picture(position("Pew@1,0", "Psw@2,0", "Pns@2,1"))
    assert "══S═════════╗░░" in lines[8]
    assert [line[16] for line in lines[9:13]] == ["║"] * 4


def test_what_the_start_does_not_reach_has_thin_lines() -> None:
    lines = picture(position("Pew@1,0", "Pe/w@2,0", "Pew@3,0"))
    assert card(lines, 1, 0)[1] == "═════"
    assert card(lines, 2, 0)[1] == "══×══"
    assert card(lines, 3, 0)[1] == "─────"


def test_goals_face_down_show_nothing() -> None:
    lines = picture(position())
    assert [card(lines, 8, row)[1] for row in (-2, 0, 2)] == ["│ ? │"] * 3


def test_a_map_shows_a_goal_to_its_owner_alone() -> None:
    game = position()
    game.play(0, "V@8,0")
    assert card(picture(game, seat=0), 8, 0)[1] == "│ ◆ │"
    assert card(picture(game, seat=1), 8, 0)[1] == "│ ? │"
    assert card(picture(game), 8, 0)[1] == "│ ? │"


def test_a_turned_stone_is_part_of_the_tunnel() -> None:
    lines = picture(position("Psw@8,2", "Pew@7,2"))
    assert card(lines, 8, 2) == ["░░░░░", "──●░░", "░░│░░"]


def test_a_wide_mine_is_drawn_whole() -> None:
    lines = picture(position(*(f"Pew@{column},0" for column in (-1, -2)), "Pn@0,1", "Pw@9,0"))
    assert lines[0].split() == list("BCDEFGHIJKLM")


def test_the_letters_depend_on_what_can_be_written() -> None:
    class Old:
        encoding = "ascii"

    assert not can_write(Old(), UNICODE.rock)  # type: ignore[arg-type]
    assert can_write(Old(), "".join(ASCII.back) + ASCII.joined + ASCII.rock)  # type: ignore[arg-type]
    assert can_write(None, UNICODE.rock)


def test_ascii_has_only_ascii() -> None:
    assert "\n".join(picture(position("Pew@1,0"), ASCII)).isascii()


@pytest.mark.parametrize(
    ("face", "shape"),
    [("Pns", "straight"), ("Pes", "corner"), ("Pnes", "junction"), ("Pnesw", "crossing"), ("Pn", "dead-end"),
     ("Pn/s", "dead-end"), ("Pn/e/s/w", "dead-end")],
)  # fmt: skip
def test_shapes_have_names(face: str, shape: str) -> None:
    assert shape_of(face) == shape
