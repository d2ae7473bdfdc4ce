"""`saboteur doctor`: what is wrong with a server's settings, database, machine and proxy, and what to do about it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.server_settings import add_flags, environment_of
from saboteur.sentences import sentence

if TYPE_CHECKING:
    from saboteur.cli.doctor.finding import Finding

FOUND: Final = 1
"""The exit code where something does not work."""


def add_arguments(parser: Parser, tell: Tell) -> None:
    """The settings of the server, as for `serve`."""
    parser.add_argument("--env-file", metavar="FILE", action="append", default=[], help=tell("help-doctor-env-file"))
    add_flags(parser, tell)


def run(given: Namespace) -> int:
    """Check one part after the other, and say what was found."""
    from saboteur.cli.doctor.database_check import database
    from saboteur.cli.doctor.file_check import files
    from saboteur.cli.doctor.machine_check import machine
    from saboteur.cli.doctor.network_check import network
    from saboteur.cli.doctor.service_unit import unit_among
    from saboteur.cli.doctor.settings_check import flags_in, ignored, meant, placed, sensible, understood
    from saboteur.server.settings import flags

    texts = {name: text for name in flags() if (text := getattr(given, name)) is not None}
    environment, unit = environment_of(given.env_file), unit_among(given.env_file)
    settings, found = understood(placed(environment | flags_in(unit), unit), texts)
    unreadable = list(files(settings, unit))
    valid = [each for each in found if not unreadable or each.level != "ok"]
    doubtful = [*meant(given.env_file, unit), *ignored(given.env_file), *sensible(settings)]
    findings = _told("settings", [*valid, *unreadable, *doubtful])
    findings += _told("database", database(settings, unit))
    findings += _told("machine", machine(settings, unit))
    findings += _told("network", network(settings, unit))
    problems = sum(each.level == "problem" for each in findings)
    warnings = sum(each.level == "warning" for each in findings)
    print()
    told = sentence("doctor-found", problems=problems, warnings=warnings)
    print(told if problems or warnings else sentence("doctor-all-well"))
    return FOUND if problems else 0


def _told(area: str, findings: Iterable[Finding]) -> list[Finding]:
    """Print the findings of one part as they come: some take a while."""
    print(sentence("doctor-area", area=area))
    told = []
    for finding in findings:
        print(f"  {sentence('doctor-label', level=finding.level)}: {finding.text}", flush=True)
        told.append(finding)
    return told
