"""Bots of the arena alone: a pool to fit the likelihoods on, and others, held out, to measure beliefs against."""

from __future__ import annotations

from dataclasses import replace

from saboteur.bots.bot_claims import ClaimRates
from saboteur.bots.built_in_bots import KNOWING, SCHEME, SCHEMER, SEARCH
from saboteur.bots.policy import BY_EVIDENCE
from saboteur.bots.policy_spec import PolicySpec

REFERENCE: dict[str, PolicySpec] = {
    "hasty": PolicySpec(temperature=300),
    "dizzy": PolicySpec(temperature=900),
    "mole": PolicySpec(
        {"HARM": 150, "HELP": -900, "STALL": -300, "HARM_BREAK": 500, "HARM_FALL_COST": 900, "HARM_LOOK": 1200,
         "HARM_MEND_SELF": 2000, "HARM_MEND": -1500, "HARM_DISCARD": -100},
        temperature=200,
        reasons=BY_EVIDENCE,
        claim_rates=ClaimRates(900, 400),
    ),
    "thrifty": PolicySpec(
        {"EXITS": 70, "IDLE": 60, "LOOK_GAIN": 800, "MEND_OTHER": 2200, "HARM_BREAK": 3000, "HARM": 800}
    ),
    "lurker": PolicySpec({"HARM": 500, "HELP": 200, "STALL": 120, "HARM_BREAK": 1300, "HARM_LOOK": 900}),
    "sleeper": PolicySpec(
        {"HARM": 700, "HELP": -300, "STALL": 60, "HARM_BREAK": 1000, "HARM_FALL_COST": 700, "HARM_MEND": -700},
        reasons=BY_EVIDENCE,
        claim_rates=ClaimRates(900, 200),
    ),
    "bully": PolicySpec(
        {"BREAK_FROM": 450, "HARM_BREAK": 3200},
        temperature=120,
        reasons=BY_EVIDENCE,
        claim_rates=ClaimRates(700, 800),
    ),
    # A schemer who hides more than is good for him.
    "hider": replace(SCHEMER, stakes={}, scheme={**SCHEME, "EARLY_STAKE": 110, "EARLY_CREDIT": 300}),
    # Told the roles by the arena, and by nobody else: what perfect knowledge of roles would be worth.
    "told": PolicySpec(KNOWING, reasons=BY_EVIDENCE, claim_rates=ClaimRates(1000, 500)),
    "told-search": SEARCH,
    # Held out.
    "clumsy": PolicySpec(temperature=600),
    "quiet": PolicySpec(
        {"HARM": 800, "HELP": -100, "STALL": 150, "HARM_BREAK": 900, "HARM_FALL_COST": 400, "HARM_LOOK": 1000},
        temperature=100,
        reasons=BY_EVIDENCE,
        claim_rates=ClaimRates(600, 400),
    ),
    "stranger": PolicySpec(
        {"EXITS": 15, "IDLE": 300, "LOOK_GAIN": 1800, "MEND_OTHER": 1000, "FALL_COST": 350, "HARM": 1400,
         "HARM_BREAK": 1800, "HELP": 500, "HARM_MEND_SELF": 900, "digger:Bpick": 300, "saboteur:Pns": 200},
        temperature=200,
    ),
}  # fmt: skip

# What hiding costs: the schemer with one stake after the other, from none to nearly all.
STAKES = (0, 25, 100, 200)
MASKS = tuple(f"mask-{stake}" for stake in STAKES)
for _stake in STAKES:
    REFERENCE[f"mask-{_stake}"] = replace(SCHEMER, stakes={}, scheme={**SCHEME, "EARLY_STAKE": _stake})

FITTED_ON = ("digger", "detective", "hider", "hasty", "dizzy", "mole", "thrifty", "lurker", "sleeper", "bully")
HELD_OUT = ("clumsy", "quiet", "stranger")
