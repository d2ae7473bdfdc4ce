"""The oracle for games dealt by hand: the same rules, the cards of a plain record instead of a seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.kit.oracle import GOAL_CELLS, Goal, Oracle, cell_of
from tests.kit.oracle_deal import KINDS


class DealtOracle(Oracle):
    """An oracle whose rounds are those of a record's `deal`."""

    def __init__(
        self, *, deal: dict[str, Any], edition: str, players: int, options: Iterable[str], rounds: int
    ) -> None:
        self.by_hand = deal
        super().__init__(
            edition=edition, players=players, options=options, rounds=rounds, first=deal["first"], seed="not used"
        )
        self.gold_pile = list(deal["gold"])

    def _deal(self, number: int, starter: int) -> None:
        super()._deal(number, starter)
        deal: dict[str, Any] = self.by_hand["rounds"][number - 1]
        self.roles, self.spare = list(deal["roles"]), deal["spare"]
        self.goals = {cell: Goal(content) for cell, content in zip(GOAL_CELLS, deal["goals"], strict=True)}
        self.hands = [sorted(hand, key=KINDS.index) for hand in deal["hands"]]
        self.deck = list(deal["deck"])
        self.broken = [set(tools) for tools in deal.get("broken", [()] * self.players)]
        for text in deal.get("mine", ()):
            card, place = text.split("@")
            self._lies_already(card, cell_of(place))

    def _lies_already(self, card: str, cell: tuple[int, int]) -> None:
        if cell in self.goals:
            self.goals[cell].turned, self.goals[cell].lies = True, card
        else:
            self.cards[cell] = card


def oracle_of(record: dict[str, Any]) -> Oracle:
    """The game of a plain record after its moves; ValueError if one is not legal."""
    if "seed" in record:
        game = Oracle.from_record(record)
    else:
        game = DealtOracle(
            deal=record["deal"],
            edition=record["edition"],
            players=record["players"],
            options=record.get("options", ()),
            rounds=record.get("rounds", 3),
        )
    for move in record["moves"]:
        game.play(move)
    return game
