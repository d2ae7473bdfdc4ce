"""`saboteur deal`: the vectors to the byte, and a deal that a person can read."""

import json
from typing import Any

import pytest

from tests.cli.command_runner import VECTORS, Here
from tests.kit.words import ANYTHING, heard, spoken

DEALS: list[dict[str, Any]] = json.loads((VECTORS / "deals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(DEALS)))
def test_every_vector_is_dealt(here: Here, number: int) -> None:
    deal = DEALS[number]
    options = ["--options", ",".join(deal.get("options", []))]
    table = ["--players", str(deal["players"]), "--seed", deal["seed"], "--round", str(deal["round"])]
    done = here("deal", *table, *options, "--json")
    assert done.values == [deal]
    assert list(done.values[0]) == list(deal)


def test_the_host_may_name_the_first_seat(here: Here) -> None:
    usual, named = (here("deal", "--seed", "x", "--json", *more).values[0] for more in ([], ["--first", "2"]))
    assert named == {**usual, "first": 2}
    assert usual["first"] != 2


def test_the_edition_does_not_change_the_cards(here: Here) -> None:
    first, *others = (here("deal", "--seed", "x", "--edition", code, "--json").out for code in ("lt", "ru", "el", "et"))
    assert others == [first] * 3


def test_a_deal_can_be_read(here: Here) -> None:
    deal = DEALS[0]
    told = here("deal", "--players", "3", "--seed", deal["seed"]).lines
    digger, saboteur = (spoken("role", role=role) for role in ("digger", "saboteur"))
    assert told[:2] == [spoken("deal-title", round=1, players=3, seed="vector-3"), spoken("deal-starts", seat=2)]
    assert heard(spoken("deal-seat", seat=0, role=digger, hand=ANYTHING), told[2])
    assert told[4] == spoken("deal-seat", seat=2, role=saboteur, hand="Pns Psw Psw Blamp Mpick+cart V")
    assert told[5:8] == [
        spoken("spare", role=digger),
        spoken("goals", goals="L3: Pes, L5: Psw, L7: treasure"),
        spoken("deal-deck", cards=" ".join(deal["deck"])),
    ]
    later = here("deal", "--players", "3", "--seed", deal["seed"], "--round", "3").out
    assert not heard(spoken("deal-starts", seat=ANYTHING), later)


def test_without_a_seed_one_is_drawn(here: Here) -> None:
    first, second = (here("deal", "--json").values[0] for _ in range(2))
    assert first["seed"] != second["seed"]
    assert here("deal", "--seed", first["seed"], "--json").values == [first]


def test_an_empty_seed_is_a_seed(here: Here) -> None:
    assert here("deal", "--seed", "", "--json").values[0]["seed"] == ""
