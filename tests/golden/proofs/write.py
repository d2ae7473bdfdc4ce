"""Writes `proofs.json`: `python -m tests.golden.proofs.write`. README.md beside it describes the file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from saboteur.rules import SaboteurError, Setup
from saboteur.rules.canonical_json import canonical
from saboteur.rules.proof import Start, cancelled_start, chained, checksum_of, secret_of
from saboteur.rules.verification import examined, fault_of
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf
from tests.kit.proof_vectors import FILE, GONE, Plain, changed, with_checksum
from tests.kit.scripted_log import ScriptedLog

BY_PLAYING: Final = ("bad-move", "by-misfits", "ended-misfits", "winners-misfit", "nuggets-misfit")
"""Faults that only a program that knows the rules can find."""


# -- records ----------------------------------------------------------------------------------------------------------


def people() -> Plain:
    """Three people who all take part, and a bot."""
    log = ScriptedLog(
        "people", ["Žydrė", "Ёжик 🦔", 'Ο "Νίκος" \\'], ["friendly"],
        edition="el", options=("open_gold", "others_only"), rounds=1, first=2, talk="chat",
    )  # fmt: skip
    log.deal({0: "0f1e2d3c4b5a6978", 1: "čž ψ 🦔", 2: "c"})
    log.take(e.Said(1, "!saw@8,0:stone"), e.Said(0, "Labas! “<b>” \u2028 \u007f"))
    log.play(3)
    log.take(e.Said(2, "Καλή αρχή 🙂"))
    log.play()
    return log.record()


def play_now() -> Plain:
    """One person with bots; nobody takes part in the shuffle."""
    log = ScriptedLog("play now", ["Ana"], ["random", "digger", "gruff"], rounds=1)
    log.deal({})
    log.play()
    return log.record()


def withheld() -> Plain:
    """Seat 1 shows a hash and does not open it, seat 2 shows nothing."""
    log = ScriptedLog("withheld", ["Ana", "Ben", "Cleo", "Dara"], rounds=1)
    log.deal({0: "nonce of Ana", 1: "kept back", 3: "nonce of Dara"}, (1,))
    log.play()
    return log.record()


def cancelled() -> Plain:
    """25 cancelled starts before the deal, more than a room shows."""
    log = ScriptedLog("cancelled", ["Ana", "Ben", "Cleo"], rounds=1)
    for number in range(25):
        shown = {seat: f"{number}/{seat}" for seat in range(number % 4)}
        log.cancel(shown, ("host", "left", "removed", "restart")[number % 4])
    log.deal({0: "a", 1: "b", 2: "c"})
    log.play()
    return log.record()


def abandoned() -> Plain:
    """Ended by a vote in its first round."""
    log = ScriptedLog("abandoned", ["Ana", "Ben", "Cleo"], ["beginner"], rounds=3, edition="ru")
    log.deal({0: "a", 2: "c"})
    log.play(7)
    log.abandon()
    return log.record()


def second_game() -> Plain:
    """The second game of a table: cancelled starts before the first do not count."""
    log = ScriptedLog("second", ["Ana", "Ben", "Cleo"], rounds=1)
    log.cancel({0: "early"}, "host")
    log.deal({0: "a", 1: "b", 2: "c"})
    log.play()
    log.cancel({1: "again"}, "left")
    log.deal({0: "d", 1: "e", 2: "f"})
    log.play()
    return log.record()


def handed_on() -> Plain:
    """Somebody leaves, a bot plays on, and somebody else takes over the bot's seat with the second round."""
    log = ScriptedLog("handed on", ["Ana", "Ben", "Cleo"], rounds=2, talk="chat")
    log.deal({0: "a", 1: "b", 2: "c"})
    log.take(e.Said(1, "I have to go soon"))
    log.play(4)
    log.take(e.Said(1, "bye"), e.GivenToBot(1, "random", "Bruni"), e.Said(1, "!hello", "bot:random"))
    log.take(e.Announced(1, "Ёжик", Dwarf(4, 5, 1), 3))
    while log.state.game is not None and log.state.game.round == 1:
        log.play(log.state.version + 1)
    log.take(e.TookOver(1), e.Said(1, "hello"))
    log.play()
    return log.record()


def with_programs() -> Plain:
    """A program from the start, and another that takes over a bot's seat with the second round."""
    log = ScriptedLog("with programs", ["Ana", "Ben"], ["random"], rounds=2)
    log.take(e.Left(1), e.Joined(2, "Robo", Dwarf(4, 4, 0), 2, program=True))
    log.deal({0: "a", 2: "c"})
    log.take(e.Announced(1, "Gizmo", Dwarf(4, 5, 1), 3, program=True))
    while log.state.game is not None and log.state.game.round == 1:
        log.play(log.state.version + 1)
    log.take(e.TookOver(1))
    log.play()
    return log.record()


def old() -> Plain:
    """Form 1: a secret that binds nothing, and no checksum."""
    log = ScriptedLog("old", ["Ana", "Ben", "Cleo"], rounds=1)
    log.deal({0: "a", 1: "b", 2: "c"}, bound=False)
    log.play()
    return log.record()


def old_cancelled() -> Plain:
    """Form 1 with a cancelled start and a withheld nonce."""
    log = ScriptedLog("old cancelled", ["Ana", "Ben", "Cleo"], rounds=1)
    log.cancel({0: "x"}, "host", bound=False)
    log.deal({0: "a", 1: "b", 2: "c"}, (2,), bound=False)
    log.play()
    return log.record()


def records() -> dict[str, Plain]:
    """All records by name."""
    makers = (
        people,
        play_now,
        withheld,
        cancelled,
        abandoned,
        second_game,
        handed_on,
        with_programs,
        old,
        old_cancelled,
    )
    return {make.__name__.replace("_", "-"): make() for make in makers}


# -- tampering --------------------------------------------------------------------------------------------------------

ZEROS: Final = "0" * 64
EDITS: Final[dict[str, tuple[tuple[str, Any], ...]]] = {
    "people": (
        ("/format", 2), ("/rules", 2), ("/rules", GONE), ("/edition", "lt"), ("/players", 5), ("/options", []),
        ("/options", ["all_saboteurs", "open_gold", "others_only"]), ("/options", GONE), ("/rounds", 2),
        ("/rounds", GONE), ("/first", 1), ("/first", None), ("/first", GONE), ("/seed", ZEROS), ("/seed", GONE),
        ("/moves/0", "R@1,0"), ("/moves/0", "nonsense"), ("/names/0", "Somebody"), ("/names", ["Ana"]),
        ("/names/1", 5), ("/names", GONE), ("/bots/3", None), ("/bots/3", "gruff"), ("/bots/0", "gruff"),
        ("/bots", GONE), ("/dwarfs/0/1", 16), ("/dwarfs/0/1", 9), ("/dwarfs", GONE), ("/times/began", 5),
        ("/times/ended", "x"), ("/times", GONE), ("/talk/0/2", "!saw@8,0:treasure"), ("/talk/0/1", 4),
        ("/talk/0/0", 9999), ("/talk/0", GONE), ("/talk", {}), ("/by", {}), ("/by", {"9999": "clock"}),
        ("/by", {"01": "clock"}), ("/by", {"0": "nobody"}), ("/by", GONE), ("/ended", "abandoned"), ("/ended", "x"),
        ("/ended", GONE), ("/winners", [0, 1, 2, 3]), ("/winners", None), ("/winners", [9]), ("/winners", GONE),
        ("/nuggets/0", 9), ("/nuggets", GONE), ("/proof", GONE), ("/proof", None), ("/proof/form", GONE),
        ("/proof/form", 1), ("/proof/form", 3), ("/proof/form", "2"), ("/proof/commitment", ZEROS),
        ("/proof/secret", ZEROS), ("/proof/secret", "zz"), ("/proof/secret", GONE), ("/proof/hashes/0", ZEROS),
        ("/proof/hashes/0", None), ("/proof/hashes/3", ZEROS), ("/proof/nonces/1", "another"),
        ("/proof/nonces/1", None), ("/proof/nonces/3", "x"), ("/proof/nonces", []), ("/proof/cancelled", GONE),
        ("/proof/cancelled", [{"commitment": ZEROS, "secret": ZEROS, "hashes": [], "reason": "host"}]),
        ("/checksum", ZEROS), ("/checksum", GONE), ("/checksum", None), ("/remark", "added"), ("/remark", 0.5),
    ),
    "play-now": (("/first", 0), ("/bots/1", "friendly"), ("/proof/hashes/1", ZEROS), ("/by", {}), ("/winners", [])),
    "withheld": (("/proof/hashes/1", None), ("/proof/hashes/2", ZEROS), ("/proof/nonces/1", "kept back")),
    "cancelled": (
        ("/proof/cancelled", []), ("/proof/cancelled/0", GONE), ("/proof/cancelled/24", GONE),
        ("/proof/cancelled/3/hashes/0", None), ("/proof/cancelled/3/reason", "left"),
        ("/proof/cancelled/3/reason", 5), ("/proof/cancelled/3/secret", ZEROS), ("/proof/cancelled/7", None),
        ("/proof/cancelled/3/commitment", ZEROS), ("/proof/cancelled/3/hashes", "x"),
    ),
    "abandoned": (
        ("/moves/6", GONE), ("/ended", "finished"), ("/winners", [0]), ("/nuggets/0", 1), ("/rounds", 1),
    ),
    "second-game": (("/proof/cancelled", []),),
    "handed-on": (
        ("/holders", GONE), ("/holders", None), ("/holders", {}), ("/holders/0", GONE), ("/holders/0/moves", 5),
        ("/holders/0/moves", 9999), ("/holders/0/talk", 3), ("/holders/0/talk", 9), ("/holders/0/talk", "2"),
        ("/holders/0/seat", 3), ("/holders/0/name", "Somebody"), ("/holders/0/name", 5), ("/holders/0/name", GONE),
        ("/holders/0/bot", None), ("/holders/0/bot", "Ben"), ("/holders/0/bot", GONE), ("/holders/1/bot", "gruff"),
        ("/holders/0/dwarf", [0, 0, 16]), ("/holders/1/moves", 0), ("/by", {}),
    ),
    "with-programs": (
        ("/programs", GONE), ("/programs", [0, 2]), ("/programs", [2, 0]), ("/programs", [2, 2]), ("/programs", [3]),
        ("/programs", []), ("/programs", {}), ("/programs", None), ("/programs/0", True), ("/holders/0/program", GONE),
        ("/holders/0/program", False), ("/holders/0/program", "yes"),
    ),
    "old": (("/seed", ZEROS), ("/winners", []), ("/nuggets/1", 99), ("/ended", "abandoned"), ("/rounds", 3)),
    "old-cancelled": (("/proof/cancelled/0/secret", ZEROS), ("/proof/form", 2)),
}  # fmt: skip


def fault_in(record: Plain) -> Plain | None:
    """The first fault; None if there is none."""
    try:
        examined(record)
    except SaboteurError as error:
        return fault_of(error)
    return None


def tamperings(made: dict[str, Plain]) -> Iterator[Plain]:
    """Every edit, with the checksum as it was and made anew."""
    for name, edits in EDITS.items():
        for path, value in edits:
            after = changed(made[name], path, value)
            edit = {"record": name, "path": path, **({"delete": True} if value == GONE else {"value": value})}
            faults = {"kept": fault_in(after), "renewed": fault_in(with_checksum(after))}
            if "form" not in made[name]["proof"] or path == "/checksum":
                del faults["renewed"]
            for checksum, fault in faults.items():
                by_playing = fault is not None and fault["code"] in BY_PLAYING
                yield {**edit, "checksum": checksum, "fault": fault, "by_playing": by_playing}


# -- formulas ---------------------------------------------------------------------------------------------------------


def formulas() -> Plain:
    """Small steps of the calculation, to find out which of them differs."""
    values: list[Any] = [
        {"b": [1, -2, 0, 9007199254740991], "a": {"10": True, "9": False, "": None}},
        "\u0000\u001f\b\t\n\f\r\"\\/\u007f\u2028é ž🦔\ud800", [], {},
    ]  # fmt: skip
    start = Start(Setup("et", 4, frozenset({"open_gold", "broken_unpaid"}), 2, 3), (None, None, "gruff", None), 2, "ab")
    one = cancelled_start("c" * 64, "5" * 64, [None, "a" * 64], "host")
    first = chained("", one)
    return {
        "canonical": [{"value": value, "utf8": canonical(value).hex()} for value in values],
        "secret": {"head": "0f" * 16, "start": start.plain(), "secret": secret_of(b"\x0f" * 16, start).hex()},
        "chain": [
            {"before": "", "start": one, "after": first},
            {"before": first, "start": one, "after": chained(first, one)},
        ],
        "checksum": {"record": {"b": 1, "checksum": "x", "a": ["ž"]}, "gives": checksum_of({"b": 1, "a": ["ž"]})},
    }  # fmt: skip


def written() -> str:
    """The file."""
    made = records()
    vectors = {
        "formulas": formulas(),
        "records": {name: {"record": record, "verdict": examined(record).plain()} for name, record in made.items()},
        "tamperings": list(tamperings(made)),
    }
    parts = []
    for key, part in vectors.items():
        rows = part.items() if isinstance(part, dict) else ((None, row) for row in part)
        lines = [("" if name is None else json.dumps(name) + ": ") + json.dumps(row) for name, row in rows]
        opening, closing = ("{", "}") if isinstance(part, dict) else ("[", "]")
        parts.append(f"{json.dumps(key)}: {opening}\n" + ",\n".join(lines) + f"\n{closing}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.golden.proofs.write", description=__doc__).parse_args()
    FILE.write_text(written(), encoding="utf-8")
