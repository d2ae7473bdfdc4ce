"""The parts of `make test`, `make quick` and `make soak`: which commands belong together and what they need."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Literal

from tools.ci.commit import commit

ROOT = Path(__file__).resolve().parents[2]
PYTHON = sys.executable
COMMANDS = Path(PYTHON).parent
PYTEST = (PYTHON, "-m", "pytest", "-q")
# Each of a part's processes would load all of Playwright.
NO_BROWSER = ("-p", "no:playwright")
ALL_CORES = (*NO_BROWSER, "-n", "auto", "--dist", "worksteal")
# Tests that wait more than they work: for a database, for processes to come up. Each process more reads all tests and
# starts a database and workers of its own, which takes as long as a dozen tests.
MORE_THAN_CORES = (*NO_BROWSER, "-n", "3", "--dist", "worksteal")

# Folders of tests by what they are about; tests/packaging checks that none is forgotten.
# The clause and unit tests alone must cover every branch; the long comparisons run without the counting, which is slow.
COVERING_TESTS = ("tests/rules", "--ignore=tests/rules/oracle", "--ignore=tests/rules/properties")
LONG_TESTS = ("tests/rules/oracle", "tests/rules/properties", "tests/golden", "tests/secrecy/rules")
RULES_TESTS = ("tests/rules", "tests/golden", "tests/secrecy/rules")
BOT_TESTS = ("tests/bots", "tests/arena")
COMMAND_TESTS = ("tests/cli", "tests/locales", "tests/lessons")
SERVER_TESTS = ("tests/server", "tests/faults", "tests/secrecy/server")
HOSTING_TESTS = ("tests/hosting",)


def _tests(file: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{file}.py::test_{name}" for name in names)


# Of the server tests those whose outcome the database decides, on a real PostgreSQL: what is stored, found again by key
# or token, counted for all workers, restored after an end. The others never look at it twice; `soak` runs them all.
ON_POSTGRES = (
    *("tests/server/store/test_store.py", "tests/server/socket/test_moves.py", "tests/server/test_process.py"),
    *("tests/server/broadcast/test_resume.py", "tests/server/broadcast/test_writes.py"),
    *("tests/faults/test_exactly_once.py", "tests/faults/test_soak_findings.py"),
    *_tests(
        "tests/server/table/test_lobby",
        *("a_new_table_has_its_settings_and_its_host", "the_host_leaves_and_another_is_the_host"),
        *("a_late_arrival_takes_a_bots_seat_at_the_next_deal", "seats_that_change_after_a_game_open_the_room_again"),
        *("names_and_looks_are_apart", "get_never_changes_anything"),
    ),
    *_tests(
        "tests/server/table/test_commit_reveal",
        *("the_published_secret_gives_the_seed", "a_restart_during_the_deal_cancels_it"),
        *("all_cancelled_starts_are_in_the_record_and_bound", "cancelled_starts_are_counted_from_the_last_game_on"),
    ),
    *_tests(
        "tests/server/table/test_devices",
        *("a_seat_moves_to_another_device_and_the_old_token_is_void", "a_bot_stands_in_and_hands_back"),
        *("a_transfer_code_lasts_five_minutes_and_five_tries", "a_game_ended_by_vote_is_published_as_abandoned"),
        "a_seat_given_to_a_bot_for_good_can_be_taken_by_somebody_new",
    ),
    *_tests(
        "tests/server/table/test_move_clock",
        *("downtime_is_given_back", "a_whole_game_by_the_clock_alone", "the_same_wish_sent_again_adds_nothing"),
        "more_time_is_given_ten_times_in_a_game_and_stored",
    ),
    *_tests(
        "tests/server/limits/test_limits",
        *("new_tables_of_one_address", "tables_in_memory", "connections_of_one_table", "entries_of_one_table"),
    ),
    # Of the replays those that are asked for over HTTP: the others read records that lie in the tests.
    *_tests(
        "tests/server/replay/test_replay",
        *("the_server_tells_a_finished_game_again_and_files_too", "only_a_record_may_be_long"),
        "an_answer_is_kept_and_compressed",
    ),
)
ALL_ON_POSTGRES = (
    *("tests/server", "tests/faults"),
    *("--ignore=tests/faults/races", "--ignore=tests/faults/simulation", "--ignore=tests/faults/governance"),
)
CLUSTER_TESTS = ("tests/cluster",)
ALL_IN_COMPILED_CODE = (
    *("tests/server/socket/test_games.py", "tests/server/socket/test_moves.py"),
    *("tests/server/broadcast/test_resume.py", "tests/server/table/test_commit_reveal.py"),
    "tests/cluster",
)
IN_COMPILED_CODE = (
    *(
        "tests/server/socket/test_games.py",
        "tests/server/socket/test_moves.py",
        "tests/server/broadcast/test_resume.py",
    ),
    *_tests("tests/server/table/test_commit_reveal", "the_steps_come_in_order", "the_published_secret_gives_the_seed"),
    *_tests(
        "tests/cluster/test_two_workers",
        *("people_at_two_workers_play_a_whole_game", "the_same_move_at_two_workers_is_one_move_with_one_answer"),
        "bots_and_clocks_are_looked_after_by_one_and_by_the_other_when_that_one_is_gone",
    ),
    *_tests(
        "tests/cluster/test_socket_handover",
        "all_sockets_of_a_table_come_to_one_worker_and_games_are_played_there",
    ),
)
RESEARCH_TESTS = ("tests/research",)
PACKAGING_TESTS = ("tests/packaging", "tests/bench")

PURE = {"SABOTEUR_TEST_EXPECT": "pure Python", "PYTHONPATH": ""}
COMPILED = {"SABOTEUR_TEST_EXPECT": "compiled", "PYTHONPATH": str(ROOT / "build" / "compiled")}
COMPILER = "compiler"
FEW_EXAMPLES = {"HYPOTHESIS_PROFILE": "few"}
SOME_EXAMPLES = {"HYPOTHESIS_PROFILE": "some"}
THOROUGH = {"HYPOTHESIS_PROFILE": "thorough"}
MORE_TWINS = {"SABOTEUR_TEST_TWIN_SLICES": "6"}
MORE_ACCIDENTS = {"SABOTEUR_TEST_WORLDS": "40", "SABOTEUR_TEST_TABLES": "400", "SABOTEUR_TEST_REQUESTS": "10"}
NOT_SOAK = ("-m", "not soak")
NOT_SLOW = ("-m", "not slow and not soak")


@dataclass(frozen=True)
class Part:
    """Commands that belong together; the first that fails ends the part."""

    name: str
    title: str
    commands: tuple[tuple[str, ...], ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    """Steps of tools/build/provision.py, and COMPILER."""
    when: Literal["first", "later", "alone"] = "later"
    """Two parts run at a time. Those of one core come first, for the others may need what they make; long runs that
    measure or wear the machine out are alone."""


def _tool(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(COMMANDS / name), *arguments)


FORMAT = Part("format", "format", (_tool("ruff", "format", "--check", "."),), when="first")
LINT = Part("lint", "lint", (_tool("ruff", "check", "."),), when="first")
TYPES = Part("types", "types", (_tool("mypy"),), when="first")
IMPORTS = Part("imports", "who imports whom", (_tool("lint-imports", "--no-cache", "--no-logo"),), when="first")
CHECK = (TYPES, FORMAT, LINT, IMPORTS)

COMPILE = (PYTHON, "-m", "tools.build.compile_core")
COMPILATION = Part("compile", "compiling the rules", (COMPILE,), needs=(COMPILER,), when="first")
BUILD_WEB = (PYTHON, "-m", "tools.build.build_web")
CHECK_WEB = (PYTHON, "-m", "tools.build.build_web", "--check")
WEB = Part("web", "browser client: types, unit tests, build", (CHECK_WEB,), needs=("modules",), when="first")

RULES = Part(
    "rules",
    "rules, uncompiled, all branches covered",
    ((*PYTEST, *ALL_CORES, *NOT_SLOW, "--cov=", *COVERING_TESTS),),
    PURE | FEW_EXAMPLES,
)
UNCOMPILED = Part(
    "uncompiled",
    "command line, languages, bots, a share of the long comparisons, uncompiled",
    # The arena only counts what bots do: the part `compiled` has it, and `long` runs it uncompiled.
    ((*PYTEST, *ALL_CORES, *NOT_SLOW, *LONG_TESTS, "tests/bots", *COMMAND_TESTS),),
    PURE | FEW_EXAMPLES,
)
COMPILED_RULES = Part(
    "compiled",
    "rules, bots, all long comparisons, compiled",
    (COMPILE, (*PYTEST, *ALL_CORES, *NOT_SOAK, *RULES_TESTS, *BOT_TESTS)),
    COMPILED | SOME_EXAMPLES,
    needs=(COMPILER,),
)
SERVER = Part(
    "server",
    "server, faults and leaks",
    ((*PYTEST, *ALL_CORES, *NOT_SOAK, *SERVER_TESTS),),
    needs=(COMPILER, "modules"),
)
# Each of the two has a browser and a server of its own, compiled as `make play` runs it. They keep a core busy: other
# tests beside them take much longer.
BROWSER = Part(
    "browser",
    "in a real browser",
    (BUILD_WEB, COMPILE, (*PYTEST, "-n", "2", "--dist", "worksteal", *NOT_SOAK, "tests/browser")),
    COMPILED,
    needs=("chromium", COMPILER),
    when="alone",
)
# One test of a proxy after the other: they share a server for each proxy.
HOSTING = Part(
    "hosting",
    "hosting: proxies, units, copies, readiness",
    ((*PYTEST, *NO_BROWSER, "-n", "2", "--dist", "loadfile", *HOSTING_TESTS),),
    needs=("proxies", "postgresql"),
)
POSTGRES = Part(
    "postgres",
    "server on PostgreSQL, several workers",
    (
        # Together: each process starts a PostgreSQL once.
        (*PYTEST, *ALL_CORES, "-m", "not soak and (cluster or not sqlite and not slow)", *ON_POSTGRES, *CLUSTER_TESTS),
    ),
    {"SABOTEUR_TEST_DATABASE": "postgresql"},
    needs=(COMPILER, "postgresql"),
)
# Waiting in compiled code has its own traps; what `make play` and wheels serve must play, resume, cross workers, too.
SERVER_COMPILED = Part(
    "server-compiled",
    "server and several workers, compiled",
    (
        COMPILE,
        (*PYTEST, *ALL_CORES, *NOT_SLOW, *IN_COMPILED_CODE),
    ),
    COMPILED,
    needs=(COMPILER, "postgresql"),
)
PACKAGING = Part(
    "packaging",
    "set-up, wheels, layout",
    (COMPILE, (*PYTEST, *NO_BROWSER, "-n", "2", "--dist", "loadfile", *PACKAGING_TESTS)),
    needs=(COMPILER,),
)

RESEARCH = Part(
    "research",
    "environments, worlds, text, data, examples",
    (COMPILE, (str(ROOT / "build" / "research" / "bin" / "python"), "-m", "pytest", "-q", *RESEARCH_TESTS)),
    COMPILED,
    needs=(COMPILER, "research"),
)

# Every filled-in sentence in both runtimes, and as a page, can wait until `make test`.
QUICK_LOCALES = (
    *("tests/locales", "--ignore=tests/locales/test_both_runtimes.py", "--ignore=tests/locales/test_words_page.py"),
)
# Whole games as well, and whatever needs real sockets, processes or TLS.
NOT_REAL = ("-m", "not slow and not soak and not real")
QUICK_SERVER = (
    "tests/server",
    *(
        f"--ignore=tests/server/{name}.py"
        for name in ("test_client", "test_client_over_tls", "test_process", "socket/test_games", "replay/test_replay")
    ),
)
PAGE_OF_RESEARCH = "tests/research/test_page_of_research.py"
QUICK_TESTS = Part(
    "quick-tests",
    "rules, languages, server: the quick ones",
    ((*PYTEST, *ALL_CORES, *NOT_REAL, *COVERING_TESTS, *QUICK_LOCALES, *QUICK_SERVER, PAGE_OF_RESEARCH),),
    FEW_EXAMPLES,
)

THIS_COMMIT = "this-commit"
"""Stands in commands for the commit that is checked out: git is asked only when such a command is run."""
SOAK_RESULTS = ROOT / "build" / "soak" / THIS_COMMIT
"""What long runs count, for each commit anew; a run that was stopped goes on there."""
_commit = cache(commit)


def with_commit(command: tuple[str, ...]) -> tuple[str, ...]:
    """The command with the commit in place of what stands for it."""
    results = str(SOAK_RESULTS)
    return tuple(str(SOAK_RESULTS.with_name(_commit())) if word == results else word for word in command)


def _soak(name: str, *arguments: str) -> tuple[str, ...]:
    return (PYTHON, "-m", f"tests.soak.{name}", "--results", str(SOAK_RESULTS), *arguments)


SOAK = (PYTHON, "-m", "tests.soak.oracle")
PROPERTIES = (*PYTEST, *ALL_CORES, "--timeout=0", "-m", "hypothesis", *RULES_TESTS)
SOAK_PURE = Part("soak", "oracle, uncompiled", (SOAK,), PURE)
SOAK_COMPILED = Part("soak-compiled", "oracle, compiled", (COMPILE, SOAK), COMPILED, needs=(COMPILER,))
SOAK_BOTS = Part(
    "soak-bots", "bots play every table", (COMPILE, _soak("bots")), COMPILED, needs=(COMPILER,)
)  # fmt: skip
LONG_PURE = Part(
    "long",
    "long comparisons, uncompiled",
    (
        (*PYTEST, *ALL_CORES, "-m", "slow or soak", *RULES_TESTS, "tests/bots", *COMMAND_TESTS),
        (*PYTEST, *ALL_CORES, "tests/arena"),
    ),
    PURE | MORE_TWINS,
)
DEEP_PURE = Part("deep", "properties, uncompiled, thorough", (PROPERTIES,), PURE | THOROUGH)
DEEP_COMPILED = Part(
    "deep-compiled", "properties, compiled, thorough", (COMPILE, PROPERTIES), COMPILED | THOROUGH, needs=(COMPILER,)
)
# Long runs of the server. Each goes on where it was stopped.
SOAK_KILLS = Part("soak-kills", "kill -9 under load", (_soak("kills"),), PURE)
SOAK_KILLS_POSTGRES = Part(
    "soak-kills-postgres",
    "kill -9 under load, PostgreSQL",
    (_soak("kills", "--database", "postgresql"),),
    PURE,
    needs=("postgresql",),
)
# All of the server, with what `make test` leaves out, and more accidents, tables and requests.
SOAK_SERVER = Part(
    "soak-server",
    "server, faults and leaks, all of it",
    ((*PYTEST, *ALL_CORES, *SERVER_TESTS),),
    MORE_ACCIDENTS,
    needs=(COMPILER, "modules"),
)
# All of the server on PostgreSQL, many games at several workers that are killed again and again, and these compiled.
SOAK_POSTGRES = Part(
    "soak-postgres",
    "server on PostgreSQL, all of it",
    (
        (*PYTEST, *MORE_THAN_CORES, "-m", "not sqlite and not virtual", *ALL_ON_POSTGRES),
        (*PYTEST, *MORE_THAN_CORES, *CLUSTER_TESTS),
    ),
    {"SABOTEUR_TEST_DATABASE": "postgresql", "SABOTEUR_TEST_CREW_TABLES": "50", "SABOTEUR_TEST_CREW_KILLS": "10"},
    needs=(COMPILER, "postgresql"),
)
SOAK_WORKERS_COMPILED = Part(
    "soak-workers-compiled",
    "server and several workers, compiled",
    (COMPILE, (*PYTEST, *MORE_THAN_CORES, *ALL_IN_COMPILED_CODE)),
    COMPILED,
    needs=(COMPILER, "postgresql"),
)
SOAK_POWER = Part("soak-power", "power cuts", (_soak("power"),), PURE, needs=(COMPILER,))
SOAK_SIMULATION = Part("soak-simulation", "simulated worlds", (_soak("simulation"),), PURE)
SOAK_GOVERNANCE = Part("soak-governance", "hosts, votes and seats", (_soak("governance"),), PURE)
SOAK_RACES = Part("soak-races", "races in every order", (_soak("races"),), PURE)
SOAK_FUZZ = Part("soak-fuzz", "odd requests and frames", (_soak("fuzz"),), PURE)
SOAK_COSTS = Part("soak-costs", "the work of odd requests", (_soak("costs"),), PURE)
SOAK_TWINS = Part(
    "soak-twins", "twin worlds over sockets", (COMPILE, _soak("twins")), COMPILED, needs=(COMPILER,)
)  # fmt: skip
SOAK_RESEARCH_TWINS = Part(
    "soak-research-twins",
    "twin worlds in every environment",
    (COMPILE, (str(ROOT / "build" / "research" / "bin" / "python"), "-m", "tests.soak.research_twins")),
    COMPILED,
    needs=(COMPILER, "research"),
)
SOAK_SCREENS = Part(
    "soak-screens",
    "every look of every screen",
    (BUILD_WEB, COMPILE, (*PYTEST, "-n", "2", "tests/browser/test_screens.py")),
    COMPILED | {"SABOTEUR_TEST_ALL_LOOKS": "1"},
    needs=("chromium", COMPILER),
)
SOAK_BROWSER = Part(
    "soak-browser",
    "in a real browser, what `make test` leaves out",
    (BUILD_WEB, COMPILE, (*PYTEST, "-n", "2", "-m", "soak", "tests/browser")),
    COMPILED,
    needs=("chromium", COMPILER),
)
SOAK_LEARNING = Part(
    "soak-learning",
    "the whole tutorial in the browser",
    (BUILD_WEB, COMPILE, (*PYTEST, "tests/browser/test_learning.py", "-k", "tutorial")),
    COMPILED | {"SABOTEUR_TEST_WHOLE_TUTORIAL": "1"},
    needs=("chromium", COMPILER),
)
SOAK_EAR = Part(
    "soak-ear",
    "games by ear: languages, five and ten players",
    (BUILD_WEB, COMPILE, (*PYTEST, "-n", "2", "tests/browser/test_by_ear.py")),
    COMPILED | {"SABOTEUR_TEST_ALL_GAMES": "1"},
    needs=("chromium", COMPILER),
)
SOAK_WHEEL = Part(
    "soak-wheel", "a wheel compiled from nothing", ((*PYTEST, "tests/packaging/test_wheel.py"),),
    {"SABOTEUR_TEST_COMPILE_WHEEL": "1"}, needs=(COMPILER,),
)  # fmt: skip
# The only tests that need a package index.
SOAK_INSTALL = Part(
    "soak-install", "the wheel, installed", ((*PYTEST, "tests/packaging/real_install.py"),), needs=("client",)
)
SERVER_SOAKS = (
    *(SOAK_SERVER, SOAK_KILLS, SOAK_KILLS_POSTGRES, SOAK_POSTGRES, SOAK_WORKERS_COMPILED, SOAK_POWER),
    *(SOAK_SIMULATION, SOAK_GOVERNANCE, SOAK_RACES, SOAK_FUZZ, SOAK_COSTS, SOAK_TWINS),
)

GROUPS: dict[str, tuple[Part, ...]] = {
    "check": CHECK,
    "quick": (*CHECK, QUICK_TESTS),
    "test": (
        *(WEB, COMPILATION, *CHECK),
        # The longest first, one that waits beside one that works; the one of a single process is not the last, for then
        # the other cores would be idle.
        *(BROWSER, SERVER, POSTGRES, RESEARCH, COMPILED_RULES, UNCOMPILED, HOSTING, SERVER_COMPILED, RULES, PACKAGING),
    ),
    "soak": tuple(
        replace(part, when="alone")
        for part in (
            *(SOAK_COMPILED, SOAK_PURE, LONG_PURE, DEEP_COMPILED, DEEP_PURE, SOAK_BOTS),
            *(SOAK_RESEARCH_TWINS, SOAK_SCREENS, SOAK_BROWSER, SOAK_LEARNING, SOAK_EAR, SOAK_WHEEL, SOAK_INSTALL),
            *SERVER_SOAKS,
        )
    ),
}


def chosen(names: list[str]) -> list[Part]:
    """The parts of the named groups and the parts named one by one, in the order named. SystemExit: no such name."""
    by_name = {part.name: (part,) for group in GROUPS.values() for part in group}
    known = GROUPS | by_name
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"There is no part named {unknown[0]}; there are {', '.join(known)}.")
    return [part for name in names for part in known[name]]
