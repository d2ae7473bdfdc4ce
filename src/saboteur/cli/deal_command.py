"""`saboteur deal`: the cards that a seed gives."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from typing import Any

from saboteur.cli import shared_arguments
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.terminal_output import HEADING, Voice
from saboteur.rules import RoundDeal, SeededDeals
from saboteur.rules.cell_names import cell_name
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.editions import MOST_ROUNDS
from saboteur.rules.view import by_kind
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """The table, the seed and the round."""
    shared_arguments.add_table_arguments(parser, tell)
    parser.add_argument("--seed", metavar="TEXT", type=shared_arguments.seed, help=tell("help-seed"))
    rounds = shared_arguments.whole_number(1, MOST_ROUNDS)
    parser.add_argument("--round", metavar="N", type=rounds, default=1, help=tell("help-deal-round"))
    parser.add_argument("--json", action="store_true", help=tell("help-deal-json"))


def run(given: Namespace) -> None:
    """Print the deal of one round."""
    seed = secrets.token_hex(16) if given.seed is None else given.seed
    deals = SeededDeals(shared_arguments.setup_of(given), seed)
    if given.json:
        print(json.dumps(plain_deal(deals, given.round)))
    else:
        _print_readable(deals, given.round)


def plain_deal(deals: SeededDeals, number: int) -> dict[str, Any]:
    """The deal as plain values."""
    deal, setup = deals.round(number), deals.setup
    options = {"options": sorted(setup.options)} if setup.options else {}
    return {
        "players": setup.players,
        "seed": deals.seed,
        "round": number,
        **options,
        "first": deals.first,
        "gold": list(deals.gold),
        "roles": list(deal.roles),
        "spare": deal.spare,
        "goals": list(deal.goals),
        "hands": [list(hand) for hand in deal.hands],
        "deck": list(deal.deck),
    }


def _print_readable(deals: SeededDeals, number: int) -> None:
    voice, deal = Voice(), deals.round(number)
    voice.say(
        sentence("deal-title", round=number, players=deals.setup.players, seed=deals.seed), HEADING
    )  # fmt: skip
    if number == 1:
        voice.say(sentence("deal-starts", seat=deals.first))
    for line in _seats(deal):
        voice.say(line)
    if deal.spare is not None:
        voice.say(sentence("spare", role=sentence("role", role=deal.spare)))
    voice.say(sentence("goals", goals=_goals(deal)))
    voice.say(sentence("deal-deck", cards=" ".join(deal.deck)))
    voice.say(sentence("deal-gold", cards=" ".join(map(str, deals.gold))))


def _seats(deal: RoundDeal) -> list[str]:
    return [
        sentence("deal-seat", seat=seat, role=sentence("role", role=role), hand=" ".join(by_kind(deal.hands[seat])))
        for seat, role in enumerate(deal.roles)
    ]


def _goals(deal: RoundDeal) -> str:
    return ", ".join(f"{cell_name(cell)}: {name}" for cell, name in zip(GOAL_CELLS, deal.goals, strict=True))
