"""Positions made by hand, as plain records that game and oracle both read: shortly before something rare happens."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.kit.oracle import half_turned
from tests.kit.oracle_deal import KINDS, deck_cards, gold_cards

Plain = dict[str, Any]

# A tunnel along row 0 that ends in front of the cell (7, 0), which lies beside the middle goal.
ROAD = "Pew@1,0 Pnew@2,0 Pesw@3,0 Pew@4,0 Pnew@5,0 Pesw@6,0"
BROKEN_ROAD = "Pew@1,0 Pnew@2,0 Pew@4,0 Pnew@5,0 Pesw@6,0"  # without (3, 0): for editions where touching is enough
FORK = f"{ROAD} Psw@7,0 Pne@7,1"  # the tunnel ends in front of (8, 1), between the middle and the lower goal
WALL = "Pew@8,-1"  # a wall north of the middle goal
STONES_LAST = ("treasure", "Pes", "Psw")
EVERYTHING = ("others_only", "all_saboteurs", "broken_unpaid", "selfish_dwarf", "open_gold")


def position(
    edition: str,
    mine: str,
    hand: str,
    *,
    deck: int = 0,
    players: int = 4,
    options: tuple[str, ...] = (),
    rounds: int = 1,
    goals: tuple[str, ...] = ("Pes", "treasure", "Psw"),
    roles: str = "",
    broken: str = "",
    gold: list[int] | None = None,
    others: str = "",
) -> Plain:
    """A plain record: seat 0 is to act with that hand; `others` hold that hand, else cards that are left in the box."""
    cards = hand.split()
    dwarfs = roles.split() or ["saboteur", *["digger"] * (players - 1)]
    left = _rest([*mine.split(), *cards, *(f"B{tool}" for tool in broken.split())])
    hands = [cards, *(_taken(left, len(cards), others.split()) for _ in range(1, players))]
    entry: Plain = {
        "roles": dwarfs,
        "spare": None if "all_saboteurs" in options else "digger",
        "goals": list(goals),
        "hands": hands,
        "deck": _taken(left, deck, []),
        "mine": mine.split(),
        "broken": [broken.split(), *([] for _ in range(1, players))],
    }
    return {
        "format": 1,
        "rules": 1,
        "edition": edition,
        "players": players,
        "options": sorted(options),
        "rounds": rounds,
        "first": None,
        "deal": {
            "first": 0,
            "gold": gold or sorted(gold_cards(), key=lambda value: -value),
            "rounds": [entry] * rounds,
        },
        "moves": [],
    }


def _rest(used: list[str]) -> list[str]:
    """What is left in the box, shuffled the same way every time."""
    left = deck_cards()
    for text in used:
        card, _, cell = text.partition("@")
        if not cell.startswith("8,") or cell in ("8,-1", "8,1"):
            left.remove(card if card in KINDS else half_turned(card))
    Random(len(left)).shuffle(left)
    return left


def _taken(left: list[str], number: int, wanted: list[str]) -> list[str]:
    """So many cards out of the box: the wanted ones, else whatever comes."""
    taken = [card for card in wanted if card in left][:number]
    for card in taken:
        left.remove(card)
    while len(taken) < number:
        taken.append(left.pop())
    return taken


def positions(edition: str) -> dict[str, Plain]:
    """The positions of an edition by name."""
    touching = _touching(edition) if edition in ("el", "et") else {}
    return _at_the_goals(edition) | _at_the_gold(edition) | _in_the_hands(edition) | touching


def _at_the_goals(edition: str) -> dict[str, Plain]:
    wall, stone = f"{ROAD} {WALL}", f"{ROAD} Pnesw@7,0 Pnw@8,0"
    return {
        "two goals at once": position(edition, FORK, "Pnes V", goals=STONES_LAST, deck=2),
        "two goals, the treasure among them": position(edition, FORK, "Pnes V", deck=2),
        "a misfit": position(edition, wall, "Pnesw Pns", goals=STONES_LAST, deck=3),
        "a misfit on the empty deck": position(edition, wall, "Pnesw V", goals=STONES_LAST),
        "a stone lies already": position(edition, stone, "R Pew Pns Pes", goals=("Psw", "Pes", "treasure"), deck=3),
        "dead ends": position(edition, f"{ROAD} Pn/s@2,-1", "Pe/w Ps Pw Pn/e/s/w", deck=3, players=5),
    }


def _at_the_gold(edition: str) -> dict[str, Plain]:
    selfish, unpaid = ("selfish_dwarf",), ("broken_unpaid",)
    return {
        "the finder is a saboteur": position(
            edition, ROAD, "Pnesw R", roles="saboteur digger saboteur digger", rounds=2, gold=[3, 1, 2, 1, 1, 3, 2]
        ),
        "the selfish dwarf finds it": position(
            edition, ROAD, "Pnesw R", options=selfish, roles="selfish digger saboteur digger", rounds=2
        ),
        "the selfish dwarf sits by": position(
            edition, ROAD, "Pnesw R", options=selfish, roles="saboteur digger digger selfish"
        ),
        "unpaid diggers": position(
            edition, ROAD, "Pnesw Bpick", options=unpaid, roles="digger digger digger saboteur", deck=1
        ),
        "a stalled payout": position(
            edition, "", "V", players=10, roles=" ".join(["saboteur"] * 4 + ["digger"] * 6), gold=[3, 3, 3, 3, 1]
        ),
    }


def _in_the_hands(edition: str) -> dict[str, Plain]:
    mends, two_saboteurs = "Mcart Mpick Mlamp", "saboteur digger saboteur"
    five = "digger saboteur selfish digger digger"
    return {
        "stuck on the empty deck": position(
            edition, "", "Mpick Mlamp", players=3, others=mends, roles=two_saboteurs, gold=[3, 3, 2]
        ),
        "broken tools": position(edition, ROAD, "Mpick+lamp Mlamp Pnesw R", broken="pick lamp cart", deck=4, players=5),
        "every option": position(edition, ROAD, "Pnesw Bcart R V", options=EVERYTHING, roles=five, players=5, deck=6),
    }


def _touching(edition: str) -> dict[str, Plain]:
    """Where touching is enough, goals are reached from afar, and a stone can lead on to the next goal."""
    loop = f"{BROKEN_ROAD} Pew@7,0 Pne@6,1 Pesw@7,1 Pnw@8,1"
    return {
        "a goal reached from afar": position(
            edition, f"{BROKEN_ROAD} Pnesw@7,0", "Pnesw Pns V", goals=STONES_LAST, deck=3
        ),
        "a stone leads on to the next goal": position(
            edition, f"{ROAD} Pns@8,1", "Pnesw Pns V", goals=("treasure", "Psw", "Pes"), deck=3
        ),
        "a misfit with two ways in": position(edition, loop, "Pnesw V Pns", goals=STONES_LAST, deck=3),
        "wall against wall": position(edition, "Pns@0,-1 Pns@0,-2", "Pns Pw Pew V", deck=6, players=6),
    }
