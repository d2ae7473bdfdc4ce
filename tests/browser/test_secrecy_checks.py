"""The watch over secrets itself: planted leaks are noticed, an honest game is not accused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from saboteur.rules import Game, Setup
from saboteur.rules.view import legal_moves
from tests.browser.secrecy_checks import Truth, leaks_in_bodies, leaks_in_frames

GAME = Game.seeded(Setup("lt", 3), "a game for the watch")
TRUTH = Truth((tuple(GAME.view(seat) for seat in range(3)),), ("5eed" * 16, "5ec7e7" * 10), 3)
TOKEN = "a-token-of-somebody-else"
HAND = list(GAME.view(1).own.hand) if (_ := GAME.view(1).own) else []  # type: ignore[union-attr]


def frame(seat: int = 0) -> dict[str, Any]:
    """The first step of a game as a seat is told it."""
    view = GAME.view(seat)
    assert view.own is not None
    own = vars(view.own).copy()
    public = {"version": 0, "mine": [[0, 0, "Pnesw"]], "goals": [{"content": None, "card": None}] * 3, "roles": None}
    dealt = [
        {
            "kind": "dealt",
            "seat": other,
            "role": own["role"] if other == seat else None,
            "hand": own["hand"] if other == seat else None,
        }
        for other in range(3)
    ]
    told = {"public": public, "seat": seat, "own": own, "legal": legal_moves(view)}
    return {"type": "step", "seat": None, "move": None, "events": dealt, "room": None, "view": told}


def told(message: dict[str, Any]) -> list[str]:
    return leaks_in_frames([json.dumps(message)], 0, TRUTH, [TOKEN])


def test_an_honest_frame_is_not_accused() -> None:
    assert told(frame()) == []


def a_hand_dealt(message: dict[str, Any]) -> None:
    message["events"][1]["hand"] = HAND


def a_role_dealt(message: dict[str, Any]) -> None:
    message["events"][2]["role"] = "saboteur"


def a_discard(message: dict[str, Any]) -> None:
    message |= {"seat": 1, "move": "-Pns"}


def a_card_drawn(message: dict[str, Any]) -> None:
    message["events"].append({"kind": "drew", "seat": 2, "card": "Pns"})


def a_goal_seen(message: dict[str, Any]) -> None:
    message["events"].append({"kind": "goal-seen", "seat": 1, "goal": 0, "content": "treasure"})


def gold_taken(message: dict[str, Any]) -> None:
    message["events"].append({"kind": "gold-taken", "seat": 1, "value": 3})


def a_new_field(message: dict[str, Any]) -> None:
    message["view"]["public"]["next_card"] = "R"


def roles_for_all(message: dict[str, Any]) -> None:
    message["view"]["public"]["roles"] = ["digger", "saboteur", "digger"]


def another_view(message: dict[str, Any]) -> None:
    message["view"] = frame(1)["view"]


def another_hand(message: dict[str, Any]) -> None:
    message["view"]["own"]["hand"] = HAND


def a_token(message: dict[str, Any]) -> None:
    message["by"] = f"Bearer {TOKEN}"


def the_seed(message: dict[str, Any]) -> None:
    message["room"] = {"stage": "playing", "deal": {"seed": TRUTH.secrets[0]}}


@pytest.mark.parametrize(
    "plant",
    [
        a_hand_dealt, a_role_dealt, a_discard, a_card_drawn, a_goal_seen, gold_taken, a_new_field, another_view,
        roles_for_all, another_hand, a_token, the_seed,
    ],
)  # fmt: skip
def test_a_planted_leak_is_noticed(plant: Callable[[dict[str, Any]], None]) -> None:
    message = frame()
    plant(message)
    assert told(message)


def test_a_leak_over_http_is_noticed() -> None:
    honest = {"/api/tables/X": '{"code": "X", "names": ["Ana"], "stage": "playing"}'}
    assert leaks_in_bodies(honest, [TOKEN]) == []
    assert leaks_in_bodies({"/api/tables/X": '{"hand": ["Pns"]}'}, [TOKEN])
    assert leaks_in_bodies({"/api/tables/X": f'{{"token": "{TOKEN}"}}'}, [TOKEN])
