"""The weights with which bots play, by name. `FROZEN` is what `digger` plays and never changes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from saboteur.bots import deception, evaluation
from saboteur.bots.belief import vector
from saboteur.rules.core.cards import KINDS
from saboteur.rules.core.native_types import i64, vec

_DIGGER_HAND: Mapping[str, int] = {
    "Pns": 160, "Pew": 260, "Pnes": 330, "Pnew": 350, "Pnesw": 420, "Pes": 140, "Psw": 140,
    "Bpick": 40, "Blamp": 40, "Bcart": 40, "Mpick": 220, "Mlamp": 220, "Mcart": 220,
    "Mpick+lamp": 280, "Mpick+cart": 280, "Mlamp+cart": 280, "R": 160, "V": 300,
}  # fmt: skip
_SABOTEUR_HAND: Mapping[str, int] = {
    "Pns": 60, "Pew": 0, "Pnes": 10, "Pnew": 10, "Pnesw": 0, "Pes": 120, "Psw": 120,
    "Pn/e/s/w": 420, "Pn/e/s": 400, "Pn/e/w": 400, "Pn/s": 360, "Pe/w": 400, "Pe/s": 380, "Ps/w": 380,
    "Ps": 360, "Pw": 360, "Bpick": 400, "Blamp": 400, "Bcart": 400, "Mpick": 130, "Mlamp": 130, "Mcart": 130,
    "Mpick+lamp": 160, "Mpick+cart": 160, "Mlamp+cart": 160, "R": 420, "V": 80,
}  # fmt: skip

FROZEN: Mapping[str, int] = {
    "GAIN": 2200, "FINISH": 900, "EXITS": 7, "IDLE": 180, "LOOK_GAIN": 1300, "MEND_SELF": 2600, "MEND_OTHER": 3300,
    "BREAK_OTHER": 1500, "FALL_COST": 960, "DISCARD": -40, "BREAK_FROM": 600,
    "HARM": 500, "STALL": -20, "HELP": 900, "HARM_LOOK": 350, "HARM_MEND_SELF": 420, "HARM_BREAK": 3840,
    "HARM_FALL_COST": 250, "HARM_DISCARD": 150, "HARM_MEND": 300,
}  # fmt: skip


def style_of(weights: Mapping[str, int]) -> vec[i64]:
    """The evaluator's table for named weights; what a hand is worth can be changed by `digger:Pns` or `saboteur:R`."""
    table = [0] * evaluation.STYLE_SIZE
    for name, value in {**FROZEN, **weights}.items():
        if ":" not in name:
            table[getattr(evaluation, name)] = value
    for start, side, hand in (
        (evaluation.KEEP, "digger", _DIGGER_HAND),
        (evaluation.KEEP_HARM, "saboteur", _SABOTEUR_HAND),
    ):
        for number, kind in enumerate(KINDS):
            table[start + number] = weights.get(f"{side}:{kind}", hand.get(kind, 0))
    return vector(table)


def scheme_of(numbers: Mapping[str, int], stakes: Mapping[int, int] = MappingProxyType({})) -> vec[i64]:
    """The schemer's table for named numbers, with other early stakes at some numbers of players."""
    table = [0] * deception.SCHEME_SIZE
    for name, value in numbers.items():
        table[getattr(deception, name)] = value
    for players in range(3, 11):
        table[deception.EARLY_STAKE + players] = stakes.get(players, numbers["EARLY_STAKE"])
    return vector(table)
