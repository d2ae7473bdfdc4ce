"""The built-in bots: the ladder, from weak to strong, and the personalities for people's tables.

A row is the specification of a policy, or a class that derives from Bot.
"""

from __future__ import annotations

from collections.abc import Mapping

from saboteur.bots.bot import Bot
from saboteur.bots.bot_claims import ClaimRates
from saboteur.bots.policy import ANY_MOVE, BY_EVIDENCE
from saboteur.bots.policy_spec import PolicySpec

BuiltIn = PolicySpec | type[Bot]

# Who knows whom to break and mend does more of both, and maps help all who are believed.
KNOWING: Mapping[str, int] = {"BREAK_OTHER": 2400, "LOOK_GAIN": 1900, "MEND_OTHER": 4000}
# How much a saboteur gives up to hide, and for how long; what each number means is in deception.py.
SCHEME: Mapping[str, int] = {
    "STAKE": 0, "CREDIT": 0, "EARLY_GO_ROUNDS": 2, "EARLY_STAKE": 60, "EARLY_CREDIT": 150, "EXPOSED": 700,
    "INNOCENCE": 0,
}  # fmt: skip
# EARLY_STAKE by number of players: where there are many saboteurs, the one who hides leaves the work to fewer, and it
# costs more.
CROWDED: Mapping[int, int] = {7: 30, 8: 45, 10: 45}

SCHEMER = PolicySpec(
    KNOWING, reasons=BY_EVIDENCE, claim_rates=ClaimRates(1000, 300), scheme=SCHEME, stakes=CROWDED, playouts=80
)
SEARCH = PolicySpec(KNOWING, reasons=BY_EVIDENCE, claim_rates=ClaimRates(1000, 500), playouts=1000, budgeted=True)

LADDER: dict[str, BuiltIn] = {
    "random": PolicySpec(reasons=ANY_MOVE),
    "digger": PolicySpec(),
    "detective": PolicySpec(KNOWING, reasons=BY_EVIDENCE, claim_rates=ClaimRates(1000, 500)),
    "schemer": SCHEMER,
    "search": SEARCH,
}

# For people's tables: readable and forgiving. They break only whom they are sure of, never pile on, and mend partners.
PERSONALITIES: dict[str, BuiltIn] = {
    "beginner": PolicySpec(temperature=700, gentle=True, claim_rates=ClaimRates(800, 100)),
    "friendly": PolicySpec(
        {**KNOWING, "BREAK_FROM": 750, "MEND_OTHER": 5000, "HARM_BREAK": 2600},
        temperature=200, reasons=BY_EVIDENCE, claim_rates=ClaimRates(900, 300), gentle=True,
    ),
    "gruff": PolicySpec(
        {**KNOWING, "BREAK_FROM": 550},
        temperature=80, reasons=BY_EVIDENCE, claim_rates=ClaimRates(600, 600), gentle=True,
    ),
}  # fmt: skip
DEFAULT_BOT = "friendly"
"""Whom a table or a terminal game takes if nobody is named: reads the table, and breaks no tool without a reason."""
COMPANY = (DEFAULT_BOT, "gruff", DEFAULT_BOT, "beginner")
"""Who sits down, in turn, with somebody who plays at once: of several levels, so that no two games are alike."""
BUILT_IN_NAMES = (*LADDER, *PERSONALITIES)


def answers_at_once(name: str) -> bool:
    """Whether a bot takes milliseconds for a move: it is built in and doesn't search."""
    made = built_in(name) if name in BUILT_IN_NAMES else None
    return isinstance(made, PolicySpec) and made.playouts == 0


def built_in(name: str) -> BuiltIn:
    """What a built-in bot is made of. Raises KeyError for a name that none has."""
    return LADDER[name] if name in LADDER else PERSONALITIES[name]
