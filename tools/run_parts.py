"""Runs the named parts of the tests one after the other, shows their output as it comes and their times at the end."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.native import compiler

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = Path(sys.executable).parent
IN_CI = "CI" in os.environ

PYTHON = sys.executable
PYTEST = (PYTHON, "-m", "pytest", "-q")
ALL_CORES = ("-n", "auto", "--dist", "worksteal")
# Tests that wait more than they work: for a database, for processes to come up.
MORE_THAN_CORES = ("-n", "4", "--dist", "worksteal")
# Folders of tests by what they are about; tests/ground checks that none is forgotten. The rules run in both modes.
# The clause and unit tests alone must cover every branch; the long comparisons run without the counting, which is slow.
COVERING_TESTS = ("tests/rules",)
LONG_TESTS = tuple(
    f"tests/{folder}" for folder in ("leaks", "oracle", "perft", "playthroughs", "properties", "records")
)
RULES_TESTS = (*COVERING_TESTS, *LONG_TESTS)
BOT_TESTS = ("tests/bots", "tests/arena")
COMMAND_TESTS = ("tests/cli", "tests/locales")
SERVER_TESTS = ("tests/server", "tests/faults", "tests/leaks_server", "tests/simulation", "tests/races")
HOSTING_TESTS = ("tests/hosting",)
# The same server tests on a real PostgreSQL, and what only that can show; its long runs are left to `soak`.
ON_POSTGRES = ("tests/server", "tests/faults")
WORKER_TESTS = ("tests/postgres", "tests/workers")
IN_COMPILED_CODE = ("tests/workers", *(f"tests/server/test_{name}.py" for name in ("games", "moves", "resume", "deal")))
GROUND_TESTS = ("tests/ground", "tests/bench")

PURE = {"SABOTEUR_EXPECT": "pure Python", "PYTHONPATH": ""}
COMPILED = {"SABOTEUR_EXPECT": "compiled", "PYTHONPATH": str(ROOT / "build" / "compiled")}
THOROUGH = {"HYPOTHESIS_PROFILE": "thorough"}


@dataclass(frozen=True)
class Part:
    """Commands that belong together; the first that fails ends the part."""

    name: str
    title: str
    commands: tuple[tuple[str, ...], ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    compiles: bool = False


def _tool(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(COMMANDS / name), *arguments)


COMPILE = (PYTHON, "-m", "tools.compile_core")
FORMAT = Part("format", "format", (_tool("ruff", "format", "--check", "."),))
LINT = Part("lint", "lint", (_tool("ruff", "check", "."),))
TYPES = Part("types", "types", (_tool("mypy"),))
IMPORTS = Part("imports", "who imports whom", (_tool("lint-imports", "--no-cache", "--no-logo"),))
RULES = Part(
    "rules",
    "rules, uncompiled, all branches covered",
    ((*PYTEST, *ALL_CORES, "--cov=", *COVERING_TESTS), (*PYTEST, *ALL_CORES, *LONG_TESTS)),
    PURE,
)
COMPILED_RULES = Part(
    "compiled", "rules, compiled", (COMPILE, (*PYTEST, *ALL_CORES, *RULES_TESTS)), COMPILED, compiles=True
)
BOTS = Part("bots", "bots and arena, compiled", (COMPILE, (*PYTEST, *ALL_CORES, *BOT_TESTS)), COMPILED, compiles=True)
BOTS_PURE = Part(
    "bots-pure", "bots and arena, uncompiled", ((*PYTEST, *ALL_CORES, "-m", "not slow", *BOT_TESTS),), PURE
)  # fmt: skip
CLI = Part("cli", "command line and languages", ((*PYTEST, *ALL_CORES, *COMMAND_TESTS),))
SERVER = Part("server", "server, faults and leaks", ((*PYTEST, *ALL_CORES, *SERVER_TESTS),))
WEB = Part("web", "browser client: types, unit tests, build", ((PYTHON, "-m", "tools.build_web", "--check"),))
# Each of the two has a server and a browser of its own, which keep a core busy.
BROWSER = Part(
    "browser",
    "in a real browser",
    ((PYTHON, "-m", "tools.build_web"), (*PYTEST, "-n", "2", "--dist", "worksteal", "tests/browser")),
)
# One test of a proxy after the other: they share a server for each proxy.
HOSTING = Part(
    "hosting",
    "hosting: proxies, units, copies, readiness",
    ((*PYTEST, "-n", "2", "--dist", "loadfile", *HOSTING_TESTS),),
)
POSTGRES = Part(
    "postgres",
    "server on PostgreSQL, several workers",
    (
        (PYTHON, "-m", "tools.postgres", "--ensure"),
        (*PYTEST, *MORE_THAN_CORES, "-m", "not sqlite and not slow", *ON_POSTGRES),
        (*PYTEST, *ALL_CORES, *WORKER_TESTS),
    ),
    {"SABOTEUR_TEST_DATABASE": "postgresql"},
)
# Waiting in compiled code has its own traps; what `make play` and wheels serve must play, resume, cross workers, too.
SERVER_COMPILED = Part(
    "server-compiled",
    "server and several workers, compiled",
    (
        COMPILE,
        (PYTHON, "-m", "tools.postgres", "--ensure"),
        (*PYTEST, *MORE_THAN_CORES, "-m", "not slow", *IN_COMPILED_CODE),
    ),
    COMPILED,
    compiles=True,
)
GROUND = Part("ground", "set-up, wheels, layout", ((*PYTEST, "-n", "2", "--dist", "loadfile", *GROUND_TESTS),))

SOAK = (PYTHON, "-m", "tests.soak_oracle")
PROPERTIES = (*PYTEST, *ALL_CORES, "-m", "hypothesis", *RULES_TESTS)
SOAK_PURE = Part("soak", "oracle, uncompiled", (SOAK,), PURE)
SOAK_COMPILED = Part("soak-compiled", "oracle, compiled", (COMPILE, SOAK), COMPILED, compiles=True)
SOAK_BOTS = Part(
    "soak-bots", "bots play every table", (COMPILE, (PYTHON, "-m", "tests.soak_bots")), COMPILED, compiles=True
)  # fmt: skip
DEEP_PURE = Part("deep", "properties, uncompiled, thorough", (PROPERTIES,), PURE | THOROUGH)
DEEP_COMPILED = Part(
    "deep-compiled", "properties, compiled, thorough", (COMPILE, PROPERTIES), COMPILED | THOROUGH, compiles=True
)
# Long runs of the server. Each goes on where it was stopped and adds to its file in docs/measurements.
SOAK_KILLS = Part("soak-kills", "kill -9 under load", ((PYTHON, "-m", "tests.soak_kills"),), PURE)
SOAK_KILLS_POSTGRES = Part(
    "soak-kills-postgres",
    "kill -9 under load, PostgreSQL",
    ((PYTHON, "-m", "tools.postgres", "--ensure"), (PYTHON, "-m", "tests.soak_kills", "--database", "postgresql")),
    PURE,
)
SOAK_POWER = Part("soak-power", "power cuts", ((PYTHON, "-m", "tests.soak_power"),), PURE, compiles=True)
SOAK_SIMULATION = Part("soak-simulation", "simulated worlds", ((PYTHON, "-m", "tests.soak_simulation"),), PURE)
SOAK_RACES = Part("soak-races", "races in every order", ((PYTHON, "-m", "tests.soak_races"),), PURE)
SOAK_FUZZ = Part("soak-fuzz", "odd requests and frames", ((PYTHON, "-m", "tests.soak_fuzz"),), PURE)
SOAK_TWINS = Part(
    "soak-twins", "twin worlds over sockets", (COMPILE, (PYTHON, "-m", "tests.soak_twins")), COMPILED, compiles=True
)  # fmt: skip
SERVER_SOAKS = (SOAK_KILLS, SOAK_KILLS_POSTGRES, SOAK_POWER, SOAK_SIMULATION, SOAK_RACES, SOAK_FUZZ, SOAK_TWINS)

CHECK = (FORMAT, LINT, TYPES, IMPORTS)
GROUPS: dict[str, tuple[Part, ...]] = {
    "check": CHECK,
    "test": (
        *CHECK,
        CLI,
        RULES,
        COMPILED_RULES,
        BOTS,
        BOTS_PURE,
        SERVER,
        SERVER_COMPILED,
        POSTGRES,
        HOSTING,
        WEB,
        BROWSER,
        GROUND,
    ),
    "soak": (SOAK_COMPILED, SOAK_PURE, DEEP_COMPILED, DEEP_PURE, SOAK_BOTS, *SERVER_SOAKS),
}


@dataclass(frozen=True)
class Result:
    """How a part ended."""

    part: Part
    seconds: float
    outcome: str

    @property
    def failed(self) -> bool:
        return self.outcome.startswith("FAILED")


def run(part: Part) -> Result:
    """Run a part's commands; without a C compiler, leave out a part that compiles (in CI that is a failure)."""
    print(f"\n── {part.title} ──", flush=True)
    if part.compiles and compiler() is None:
        return Result(part, 0, "FAILED: there is no C compiler" if IN_CI else "left out: there is no C compiler")
    start = time.monotonic()
    outcome = _run_commands(part)
    return Result(part, time.monotonic() - start, outcome)


def _run_commands(part: Part) -> str:
    environment = os.environ | part.environment
    for command in part.commands:
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if code != 0:
            return f"FAILED: {_spoken(command)} ended with {code}"
    return "passed"


def _spoken(command: Sequence[str]) -> str:
    return " ".join([Path(command[0]).name, *command[1:]])


def table(results: Sequence[Result]) -> str:
    """One line for each part and one for all, ready to print."""
    width = max(len(result.part.title) for result in results)
    lines = [f"{result.part.title:{width}}  {result.seconds:7.1f} s  {result.outcome}" for result in results]
    total = sum(result.seconds for result in results)
    failed = sum(result.failed for result in results)
    verdict = f"FAILED: {failed} of {len(results)} parts" if failed else "all parts passed"
    if not failed and any(result.outcome != "passed" for result in results):
        verdict = "passed, but not every part was run"
    return "\n".join([*lines, f"{'in all':{width}}  {total:7.1f} s  {verdict}"])


def chosen(names: Sequence[str]) -> list[Part]:
    """The parts of the named groups and the parts named one by one, in the order named."""
    by_name = {part.name: (part,) for group in GROUPS.values() for part in group}
    known = GROUPS | by_name
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"There is no part named {unknown[0]}; there are {', '.join(known)}.")
    return [part for name in names for part in known[name]]


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if no part failed, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tools.run_parts", description=__doc__)
    parser.add_argument("names", nargs="*", default=["test"], help="parts or groups of parts (default: test)")
    results = [run(part) for part in chosen(parser.parse_args(arguments).names or ["test"])]
    print(f"\n{table(results)}", flush=True)
    return 1 if any(result.failed for result in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
