"""The example that the replay page offers: it replays by the rules as they are, and shows what there is to see."""

from __future__ import annotations

import json
from typing import Any

from saboteur.rules import final, from_plain
from tools.generate.example_game import SHOWN, TARGET


def test_the_example_is_a_whole_round_with_every_kind_of_card() -> None:
    plain: dict[str, Any] = json.loads(TARGET.read_text(encoding="utf-8"))
    game = final(from_plain(plain))
    assert game.over
    assert game.results[0].winner == "diggers"
    assert {move[0] for move in plain["moves"]} >= set(SHOWN)
    assert len(plain["names"]) == len(plain["bots"]) == len(plain["dwarfs"]) == game.setup.players
