"""`saboteur verify`: what a record proves, who took part in the shuffle, and what no file can prove."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.record_files import Place, values_in
from saboteur.cli.usage_error import BadInput
from saboteur.rules import SaboteurError
from saboteur.rules.record import BadMove
from saboteur.rules.verification import Finding, Verdict, examined, fault_of
from saboteur.sentences import Argument, sentence, told

MARK = "  – "


def add_arguments(parser: Parser, tell: Tell) -> None:
    """A file, and for whom the verdict is."""
    parser.add_argument("file", metavar="FILE", help=tell("help-verify-file"))
    parser.add_argument("--json", action="store_true", help=tell("help-verify-json"))


def run(given: Namespace) -> None:
    """Check every game of the file, up to the first that is wrong."""
    for place, plain in values_in(given.file):
        verdict = _examined(place, plain, programs=given.json)
        if given.json:
            print(json.dumps({"game": place.game, "fault": None, **verdict.plain()}))
        else:
            assert isinstance(plain, dict)
            _tell(place, plain, verdict)


def _examined(place: Place, plain: object, *, programs: bool) -> Verdict:
    try:
        return examined(plain)
    except SaboteurError as error:
        if programs:
            print(json.dumps({"game": place.game, "fault": fault_of(error)}))
        raise _refused(place, error) from None


def _refused(place: Place, error: SaboteurError) -> BadInput:
    if isinstance(error, BadMove):
        return place.bad_move(error.index, error.text, error.reason)
    return BadInput(sentence("verify-bad-game", file=place.file, game=place.game, line=place.line, why=told(error)))


def _tell(place: Place, plain: Mapping[str, Any], verdict: Verdict) -> None:
    print(sentence("verify-game", game=place.game, summary=sentence(f"verify-summary-{verdict.summary}")))
    group = ""
    for finding in verdict.findings:
        if finding.group != group:
            group = finding.group
            print(sentence(f"verify-group-{group}"))
        print(MARK + sentence(f"verify-{finding.code}", **_arguments(finding, plain["names"])))


def _arguments(finding: Finding, names: list[str]) -> dict[str, Argument]:
    """What the sentence of a finding takes: `seats` become names and their number."""
    seats = finding.arguments.get("seats")
    if not isinstance(seats, list):
        return {name: value for name, value in finding.arguments.items() if isinstance(value, int)}
    told_names = [names[seat] or sentence("seat", seat=seat) for seat in seats]
    return {"names": ", ".join(told_names), "count": len(seats)}
