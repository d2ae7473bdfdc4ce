"""The shape of a server's record: which keys it has, of what kind, and within which bounds."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

from saboteur.rules.canonical_json import LARGEST
from saboteur.rules.editions import MOST_PLAYERS
from saboteur.rules.errors import BadRecord
from saboteur.rules.proof import FORM, BadProof
from saboteur.rules.record import Record

LONGEST_RECORDED_NAME: Final = 64
LONGEST_TALK: Final = 600
LONGEST_NONCE: Final = 128
DWARF: Final = 3
"""Numbers that describe a dwarf, each below LOOKS."""
LOOKS: Final = 16
MOST_NUGGETS: Final = 1000

_HEX: Final = re.compile(r"[0-9a-f]{64}\Z")
_BOT: Final = re.compile(r"[a-z][a-z0-9-]{0,31}\Z")
_REASON: Final = re.compile(r"[a-z][a-z-]{0,31}\Z")
_INDEX: Final = re.compile(r"(0|[1-9][0-9]{0,8})\Z")
_OWN_KEYS: Final = ("rules", "options", "rounds", "first", "seed")
"""Keys that a record may lack and still be replayed; the server writes them all."""

Fits = Callable[[Any, Record], bool]


def check_shape(plain: Mapping[str, Any], record: Record) -> None:
    """Check everything that a record carries besides the game. Raises BadProof or BadRecord that names the key."""
    proof = plain.get("proof")
    if not isinstance(proof, dict):
        raise BadProof("no-proof")
    form = proof.get("form", 1)
    if not _is_number(form, FORM) or form < 1:
        raise BadProof("unknown-form")
    for key, fits in _PROOF.items():
        if key not in proof or not fits(proof[key], record):
            raise BadProof("proof-unreadable", key=key)
    wanted = {**dict.fromkeys(_OWN_KEYS, _anything), **_EXTRAS, **({"checksum": _is_hash} if form == FORM else {})}
    for key, fits in wanted.items():
        if key not in plain:
            raise BadRecord("missing", key=key)
        if not fits(plain[key], record):
            raise BadProof("misshapen", key=key)
    for key, fits in _OPTIONAL.items():
        if key in plain and not fits(plain[key], record):
            raise BadProof("misshapen", key=key)


# -- kinds of values --------------------------------------------------------------------------------------------------


def _anything(_value: Any, _record: Record) -> bool:
    """For what was read as part of the game already."""
    return True


def _is_number(value: object, largest: int) -> bool:
    return type(value) is int and 0 <= value <= largest


def _is_text(value: object, longest: int) -> bool:
    """Text that can be written down: a lone surrogate cannot."""
    return isinstance(value, str) and len(value) <= longest and not any("\ud800" <= mark <= "\udfff" for mark in value)


def _matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.match(value) is not None


def _is_hash(value: Any, _record: Record) -> bool:
    return _matches(_HEX, value)


def _per_seat(value: object, record: Record, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) == record.setup.players and all(fits(entry) for entry in value)


# -- what the server adds to a game -----------------------------------------------------------------------------------


def _are_names(value: Any, record: Record) -> bool:
    return _per_seat(value, record, lambda name: _is_text(name, LONGEST_RECORDED_NAME))


def _are_bots(value: Any, record: Record) -> bool:
    return _per_seat(value, record, lambda bot: bot is None or _matches(_BOT, bot))


def _are_dwarfs(value: Any, record: Record) -> bool:
    return _per_seat(value, record, _is_dwarf)


def _is_dwarf(value: object) -> bool:
    return isinstance(value, list) and len(value) == DWARF and all(_is_number(part, LOOKS - 1) for part in value)


def _are_times(value: Any, _record: Record) -> bool:
    return isinstance(value, dict) and all(_is_number(value.get(key), LARGEST) for key in ("began", "ended"))


def _is_talk(value: Any, record: Record) -> bool:
    if not isinstance(value, list) or not all(_is_said(line, record) for line in value):
        return False
    return all(before[0] <= after[0] for before, after in pairwise(value))


def _is_said(line: object, record: Record) -> bool:
    """Moves before it, seat, text."""
    return (
        isinstance(line, list)
        and len(line) == 3
        and _is_number(line[0], len(record.moves))
        and _is_number(line[1], record.setup.players - 1)
        and _is_text(line[2], LONGEST_TALK)
    )


def _are_holders(value: Any, record: Record) -> bool:
    """Who took over a seat, in order. The talk has been looked at."""
    if not isinstance(value, list) or not all(_is_holder(holder, record) for holder in value):
        return False
    places = [(holder["moves"], holder["talk"]) for holder in value]
    return all(before <= after for before, after in pairwise(places))


def _is_holder(holder: object, record: Record) -> bool:
    talk = record.extras["talk"]
    return (
        isinstance(holder, dict)
        and _is_number(holder.get("moves"), len(record.moves))
        and _is_number(holder.get("talk"), len(talk))
        and all(line[0] <= holder["moves"] for line in talk[: holder["talk"]])
        and all(line[0] >= holder["moves"] for line in talk[holder["talk"] :])
        and _is_number(holder.get("seat"), record.setup.players - 1)
        and _is_text(holder.get("name"), LONGEST_RECORDED_NAME)
        and "bot" in holder
        and (holder["bot"] is None or _matches(_BOT, holder["bot"]))
        and _is_dwarf(holder.get("dwarf"))
        and holder.get("program", True) is True
    )


def _are_programs(value: Any, record: Record) -> bool:
    """Seats whose players said that they are programs, in order, each once."""
    if not isinstance(value, list) or not all(_is_number(seat, record.setup.players - 1) for seat in value):
        return False
    return bool(value) and all(before < after for before, after in pairwise(value))


def _is_by(value: Any, record: Record) -> bool:
    return isinstance(value, dict) and all(_is_stand_in(index, who, record) for index, who in value.items())


def _is_stand_in(index: str, who: object, record: Record) -> bool:
    if not _matches(_INDEX, index) or int(index) >= len(record.moves) or not isinstance(who, str):
        return False
    return who == "clock" or (who.startswith("bot:") and _matches(_BOT, who.removeprefix("bot:")))


def _is_end(value: Any, _record: Record) -> bool:
    return value in ("finished", "abandoned")


def _are_winners(value: Any, record: Record) -> bool:
    return value is None or (
        isinstance(value, list) and all(_is_number(seat, record.setup.players - 1) for seat in value)
    )


def _are_nuggets(value: Any, record: Record) -> bool:
    return _per_seat(value, record, lambda count: _is_number(count, MOST_NUGGETS))


_EXTRAS: Final[dict[str, Fits]] = {
    "names": _are_names,
    "bots": _are_bots,
    "dwarfs": _are_dwarfs,
    "times": _are_times,
    "talk": _is_talk,
    "by": _is_by,
    "ended": _is_end,
    "winners": _are_winners,
    "nuggets": _are_nuggets,
}
_OPTIONAL: Final[dict[str, Fits]] = {"holders": _are_holders, "programs": _are_programs}
"""Absent where there is nothing to tell, and in older records."""


# -- the proof --------------------------------------------------------------------------------------------------------


def _are_hashes(value: Any, record: Record) -> bool:
    return _per_seat(value, record, lambda shown: shown is None or _matches(_HEX, shown))


def _are_nonces(value: Any, record: Record) -> bool:
    return _per_seat(value, record, lambda nonce: nonce is None or _is_text(nonce, LONGEST_NONCE))


def _are_cancelled(value: Any, _record: Record) -> bool:
    return isinstance(value, list) and all(_is_cancelled(start) for start in value)


def _is_cancelled(start: object) -> bool:
    return (
        isinstance(start, dict)
        and _matches(_HEX, start.get("commitment"))
        and _matches(_HEX, start.get("secret"))
        and _matches(_REASON, start.get("reason"))
        and _are_seats_hashes(start.get("hashes"))
    )


def _are_seats_hashes(value: object) -> bool:
    """Hashes of a start that may have had other seats than the game."""
    if not isinstance(value, list) or len(value) > MOST_PLAYERS:
        return False
    return all(shown is None or _matches(_HEX, shown) for shown in value)


_PROOF: Final[dict[str, Fits]] = {
    "commitment": _is_hash,
    "secret": _is_hash,
    "hashes": _are_hashes,
    "nonces": _are_nonces,
    "cancelled": _are_cancelled,
}
