"""Runs parts of the tests, shows their output, at the end their times, the slowest tests and how to repeat a failure.

Tests run in an order drawn for each run; `--order` gives a run the order of an earlier one.
"""

import argparse
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tools.build import compile_core, native
from tools.build.provision import provide
from tools.ci.parts import COMPILER, PYTEST, ROOT, Part, chosen, with_commit

IN_CI = os.environ.get("CI", "") not in ("", "false")
REPORTS = ROOT / "build" / "test-reports"
SIDE_BY_SIDE = 2
"""So many parts run at a time: while one waits, the other works."""
REMINDER_SECONDS = 60
SHOWN_SLOWEST = 10
NOT_TESTED = "NOT TESTED"


@dataclass(frozen=True)
class Order:
    """How the tests of a run are chosen and arranged."""

    seed: int
    only: tuple[str, ...] = ()
    """Instead of a part's folders these files or tests."""

    def applied(self, command: tuple[str, ...], report: Path) -> tuple[str, ...]:
        """A command as it is run: what runs pytest gets the order and writes a report."""
        if command[: len(PYTEST)] != PYTEST:
            return with_commit(command)
        words = tuple(word for word in command if not (self.only and word.startswith("tests/"))) + self.only
        return (*words, f"--randomly-seed={self.seed}", f"--junitxml={report}")


@dataclass(frozen=True)
class TimedTest:
    """A test that ran."""

    part: str
    name: str
    seconds: float
    failed: bool


@dataclass(frozen=True)
class Result:
    """How a part ended."""

    part: Part
    seconds: float
    outcome: str
    tests: tuple[TimedTest, ...] = ()
    processor_seconds: float = 0.0
    """What its processes used; unlike the time that passed, it says little about what else the machine did."""

    @property
    def failed(self) -> bool:
        return self.outcome.startswith("FAILED")


def run(part: Part, order: Order, output: int | None = None) -> Result:
    """Run a part's commands; leave it out if something it needs cannot be got (in CI that is a failure)."""
    start = time.monotonic()
    missing = _missing(part)
    if missing is not None:
        return Result(part, time.monotonic() - start, f"{'FAILED' if IN_CI else NOT_TESTED}: {missing}")
    outcome, tests, used = "passed", [], 0.0
    for number, command in enumerate(part.commands):
        report = REPORTS / f"{part.name}-{number}.xml"
        report.unlink(missing_ok=True)
        code, seconds = _ran(order.applied(command, report), part.environment, output)
        used += seconds
        tests += reported(part.name, report)
        if code != 0:
            outcome = f"FAILED: {_spoken(command)} ended with {code}"
            break
    return Result(part, time.monotonic() - start, outcome, tuple(tests), used)


def _ran(command: tuple[str, ...], environment: Mapping[str, str], output: int | None) -> tuple[int, float]:
    """Run a command to its end: its exit code, and how much processor time it and all that it started used."""
    process = subprocess.Popen(command, cwd=ROOT, env={**_usual(), **environment}, stdout=output, stderr=output)
    try:
        _, status, usage = os.wait4(process.pid, 0)
    except BaseException:
        process.kill()
        raise
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def _usual() -> dict[str, str]:
    """The environment of every command. Bytecode is kept even where that is turned off, as in many containers: the
    tests start hundreds of processes, each of which would compile the server and the tests anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _missing(part: Part) -> str | None:
    """A sentence about what is missing for a part; None if it can run."""
    if COMPILER in part.needs:
        compile_core.get_headers()
        if (obstacle := native.obstacle()) is not None:
            return f"{obstacle}. {native.ADVICE}"
    failures = provide([name for name in part.needs if name != COMPILER])
    return next(iter(failures.values()), None)


def reported(part: str, report: Path) -> list[TimedTest]:
    """The tests of a report that pytest wrote; none if it wrote none."""
    if not report.is_file():
        return []
    cases = ElementTree.parse(report).getroot().iter("testcase")
    return [
        TimedTest(
            part,
            f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}",
            float(case.get("time", "0")),
            case.find("failure") is not None or case.find("error") is not None,
        )
        for case in cases
    ]


def _spoken(command: Sequence[str]) -> str:
    return " ".join([Path(command[0]).name, *command[1:]])


def run_all(parts: Sequence[Part], order: Order) -> list[Result]:
    """Run parts that need one core first, then the others, two at a time; those that must be alone come last.

    Gives the results in the order of the parts.
    """
    together = [[part for part in parts if part.when == when] for when in ("first", "later")]
    alone = [part for part in parts if part.when == "alone"]
    if len(together[1]) == 1:  # it need not share the screen
        alone.insert(0, together[1].pop())
    results = {result.part.name: result for group in together for result in _side_by_side(group, order)}
    for part in alone:
        print(f"\n── {part.title} ──", flush=True)
        results[part.name] = run(part, order)
    return [results[part.name] for part in parts]


class _Progress:
    """Tells which parts have begun, which still run, and, when one has ended, all that it said."""

    def __init__(self) -> None:
        self._talking = threading.Lock()
        self._running: dict[str, float] = {}

    def began(self, part: Part) -> None:
        with self._talking:
            self._running[part.title] = time.monotonic()
            print(f"  begun: {part.title} …", flush=True)

    def ended(self, part: Part, output: Path) -> None:
        with self._talking:
            del self._running[part.title]
            print(f"\n── {part.title} ──\n{output.read_text(encoding='utf-8', errors='replace')}", end="", flush=True)

    def remind(self, over: threading.Event) -> None:
        """Say every minute what runs, until it is over."""
        while not over.wait(REMINDER_SECONDS):
            with self._talking:
                now = time.monotonic()
                running = "; ".join(f"{title} ({now - since:.0f} s)" for title, since in self._running.items())
                print(f"  … still running: {running}", flush=True)


def _side_by_side(parts: Sequence[Part], order: Order) -> list[Result]:
    """Run parts two at a time. Each part's output is shown when it has ended."""
    progress, over = _Progress(), threading.Event()

    def one(part: Part) -> Result:
        output = REPORTS / f"{part.name}.txt"
        progress.began(part)
        with output.open("wb") as file:
            result = run(part, order, file.fileno())
        progress.ended(part, output)
        return result

    if not parts:
        return []
    print(f"Two at a time: {', '.join(part.title for part in parts)}", flush=True)
    reminder = threading.Thread(target=progress.remind, args=(over,), daemon=True)
    reminder.start()
    try:
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            return list(pool.map(one, parts))
    finally:
        over.set()


def table(results: Sequence[Result], seconds: float) -> str:
    """One line for each part and one for all, ready to print."""
    width = max(len(result.part.title) for result in results)
    lines = [
        f"{result.part.title:{width}}  {result.seconds:7.1f} s  {result.outcome} "
        f"(processor: {result.processor_seconds:.0f} s)"
        for result in results
    ]
    failed = sum(result.failed for result in results)
    verdict = f"FAILED: {failed} of {len(results)} parts" if failed else "all parts passed"
    left_out = [result.part.title for result in results if result.outcome.startswith(NOT_TESTED)]
    if left_out:
        verdict = f"{verdict if failed else 'what ran passed'}, but {NOT_TESTED} was: {'; '.join(left_out)}"
    return "\n".join([*lines, f"{'in all':{width}}  {seconds:7.1f} s  {verdict}"])


def slowest(results: Sequence[Result]) -> str:
    """The slowest tests of all parts, ready to print; nothing if no test ran."""
    tests = sorted((test for result in results for test in result.tests), key=lambda test: -test.seconds)
    lines = [f"{test.seconds:7.1f} s  {test.part}: {test.name}" for test in tests[:SHOWN_SLOWEST]]
    return "\n".join(["The slowest tests:", *lines, ""]) if lines else ""


def how_to_repeat(results: Sequence[Result], order: Order) -> str:
    """For each failure the command that runs it again in the same way, ready to print."""
    lines = []
    for result in results:
        if result.failed:
            again = f"make test PART={result.part.name}"
            lines.append(f"{again} ORDER={order.seed}" if result.tests else again)
            lines += [f"{again} TESTS='{test.name}'" for test in result.tests if test.failed]
    return (
        "\n".join(["To run again what failed: the part in the same order, or one test.", *lines, ""]) if lines else ""
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if no part failed, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tools.ci.run_parts", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts or groups of parts (default: test)")
    parser.add_argument("--order", type=int, default=random.randrange(10**6), help="the order of the tests")
    parser.add_argument("--only", nargs="+", default=(), help="these tests instead of all tests of a part")
    asked = parser.parse_args(arguments)
    parts, order = chosen(asked.names or ["test"]), Order(asked.order, tuple(asked.only))
    REPORTS.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    results = run_all(parts, order)
    print(f"\n{slowest(results)}\n{table(results, time.monotonic() - start)}", flush=True)
    print(f"Order of the tests: {order.seed}\n{how_to_repeat(results, order)}", end="", flush=True)
    return 1 if any(result.failed for result in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
