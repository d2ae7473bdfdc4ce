"""Gets ready, side by side, what takes long: the compiled rules, the browser client, and programs that tests need.

What is ready already takes no time and is not mentioned. A failure is one sentence.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tools.build import build_web, chromium, compile_core, native, packages, research_environment
from tools.services import postgres_cluster

ROOT = Path(__file__).resolve().parents[2]
BEAT_SECONDS = 15
PROXIES = ("caddy", "nginx")


class NotReady(Exception):
    """Something could not be got; the message is a sentence that says what to do."""


@dataclass(frozen=True)
class Step:
    """Something to get: `doing` names it for people, `get` raises NotReady."""

    doing: str
    is_ready: Callable[[], bool]
    get: Callable[[], None]


def _rules_are_compiled() -> bool:
    return compile_core.is_fresh(native.plan(ROOT), ROOT / compile_core.COPY)


def _compile_rules() -> None:
    try:
        compile_core.make(native.plan(ROOT), ROOT / compile_core.COPY)
    except native.CompilationFailed as failure:
        raise NotReady(
            f"The rules were not compiled: {failure}. They work all the same, only slower. To make them fast "
            f"({native.ADVICE}), then: make compiled"
        ) from None


def _install_modules() -> None:
    try:
        build_web.install()
    except build_web.BuildFailed as failure:
        raise NotReady(str(failure)) from None


def _build_client() -> None:
    try:
        build_web.build()
    except build_web.BuildFailed as failure:
        raise NotReady(str(failure)) from None


def _get_postgres() -> None:
    try:
        postgres_cluster.ensure()
    except postgres_cluster.NoPostgres as failure:
        raise NotReady(str(failure)) from None


def _get_chromium() -> None:
    try:
        chromium.chromium()
    except chromium.NoChromium as failure:
        raise NotReady(str(failure)) from None


def _get_proxies() -> None:
    try:
        for name in PROXIES:
            packages.program(name)
    except packages.NoProgram as failure:
        raise NotReady(str(failure)) from None


def _install_research() -> None:
    try:
        research_environment.install()
    except research_environment.NotInstalled as failure:
        raise NotReady(str(failure)) from None


STEPS = {
    "rules": Step("compiling the rules", _rules_are_compiled, _compile_rules),
    "modules": Step("installing the packages of the browser client", build_web.is_installed, _install_modules),
    "client": Step("building the browser client", build_web.is_built, _build_client),
    "postgresql": Step("getting PostgreSQL", postgres_cluster.is_there, _get_postgres),
    "chromium": Step("getting Chromium", chromium.is_ready, _get_chromium),
    "research": Step("installing what saboteur.research needs", research_environment.is_ready, _install_research),
    "proxies": Step("getting Caddy and nginx", lambda: all(map(packages.found, PROXIES)), _get_proxies),
}
GROUPS = {
    "setup": ("rules", "modules"),
    "play": ("rules", "client"),
    "test": ("rules", "client", "postgresql", "chromium", "proxies", "research"),
    "research": ("rules", "research"),
    "bench": ("rules", "client"),
}


def provide(names: Sequence[str]) -> dict[str, str]:
    """Get what is named, side by side, and tell how it goes; gives a sentence for each that could not be got."""
    missing = {name: STEPS[name] for name in names if not STEPS[name].is_ready()}
    if not missing:
        return {}
    _say(f"Getting ready: {', '.join(step.doing for step in missing.values())} …")
    start = time.monotonic()
    failures: dict[str, str] = {}
    with ThreadPoolExecutor(len(missing)) as pool:
        running = {pool.submit(step.get): name for name, step in missing.items()}
        while running:
            ended, _ = wait(running, BEAT_SECONDS, FIRST_COMPLETED)
            seconds = time.monotonic() - start
            if not ended:
                _say(f"  … still {', '.join(STEPS[name].doing for name in running.values())} ({seconds:.0f} s)")
            for future in ended:
                name = running.pop(future)
                failures |= _outcome(name, future, seconds)
    return failures


def _outcome(name: str, future: Future[None], seconds: float) -> dict[str, str]:
    """Tell how a step ended; gives its failure, if it failed."""
    try:
        future.result()
    except NotReady as failure:
        _say(f"  {failure}")
        return {name: str(failure)}
    _say(f"  done: {STEPS[name].doing} ({seconds:.0f} s)")
    return {}


def _say(text: str) -> None:
    print(text, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """0, whatever could not be got: who needs it says so."""
    parser = argparse.ArgumentParser(prog="python -m tools.build.provision", description=__doc__)
    parser.add_argument("group", choices=GROUPS)
    provide(GROUPS[parser.parse_args(arguments).group])
    return 0


if __name__ == "__main__":
    sys.exit(main())
