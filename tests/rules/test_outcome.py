"""Who has won a round: the same for rewards, data, tournaments and the arena."""

import pytest

from saboteur.rules import RoundResult, has_won

ROLES = ("digger", "selfish", "saboteur", "digger")


@pytest.mark.parametrize(
    ("winner", "finder", "winners"),
    [
        ("diggers", 0, [True, False, False, True]),
        ("diggers", 1, [False, True, False, False]),
        ("diggers", None, [True, False, False, True]),
        ("saboteurs", None, [False, False, True, False]),
    ],
)
def test_the_selfish_dwarf_wins_alone_or_not_at_all(winner: str, finder: int | None, winners: list[bool]) -> None:
    result = RoundResult(winner, "", 0, 10, finder, ROLES)
    assert [has_won(result, seat) for seat in range(len(ROLES))] == winners
