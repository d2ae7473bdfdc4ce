"""The game itself: pure rules, standard library only. Nothing here reads a clock, a file or a random source."""

from saboteur.rules.deal import HandMadeDeals, RoundDeal, SeededDeals
from saboteur.rules.editions import EDITIONS, Edition, Setup
from saboteur.rules.errors import BadDeal, BadRecord, BadSetup, IllegalMove, NotAMove, Refusal, SaboteurError
from saboteur.rules.events import HIDDEN, Event, redacted
from saboteur.rules.fold import Fold
from saboteur.rules.game import Game, Step
from saboteur.rules.notation import Move, parse
from saboteur.rules.options import OPTIONS, Option
from saboteur.rules.record import BadMove, Record, final, from_plain, record_of, replayed, to_plain
from saboteur.rules.view import Own, Public, RoundResult, View, legal_moves, moves_ahead, reached

__all__ = [
    "EDITIONS",
    "HIDDEN",
    "OPTIONS",
    "BadDeal",
    "BadMove",
    "BadRecord",
    "BadSetup",
    "Edition",
    "Event",
    "Fold",
    "Game",
    "HandMadeDeals",
    "IllegalMove",
    "Move",
    "NotAMove",
    "Option",
    "Own",
    "Public",
    "Record",
    "Refusal",
    "RoundDeal",
    "RoundResult",
    "SaboteurError",
    "SeededDeals",
    "Setup",
    "Step",
    "View",
    "final",
    "from_plain",
    "legal_moves",
    "moves_ahead",
    "parse",
    "reached",
    "record_of",
    "redacted",
    "replayed",
    "to_plain",
]
