"""What holds for every test: Hypothesis profiles, and certainty about which rules are tested, a folder."""

import gc
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

from saboteur._mode import mode
from tests.kit.foreign_package import gardeners as gardeners
from tests.kit.memory_folder import MEMORY

set_hypothesis_home_dir("build/hypothesis")
if find_spec("sniffio") is None:
    # httpcore looks for it at every request, and where it is not installed that takes as long as the request.
    sys.modules["sniffio"] = None  # type: ignore[assignment]

# `quick` gives the same examples every time, so a red test is about the change at hand and not about luck.
settings.register_profile("quick", max_examples=25, derandomize=True, deadline=None, database=None)
settings.register_profile("few", max_examples=6, derandomize=True, deadline=None, database=None)
settings.register_profile("some", max_examples=10, derandomize=True, deadline=None, database=None)
settings.register_profile(
    "thorough",
    max_examples=2_000,
    stateful_step_count=200,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_configure() -> None:
    """Stop a run that was meant for the other mode: it would prove nothing."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts background jobs like this, and every process of a test would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if mode() == "pure Python":
        # The command prefers the compiled copy: what the tests start shall run what the tests run.
        os.environ["SABOTEUR_PURE"] = "1"
    expected = os.environ.get("SABOTEUR_TEST_EXPECT") or mode()
    if expected != mode():
        raise pytest.UsageError(f"these tests were to run the {expected} rules, but the {mode()} ones are loaded")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Leave the libraries and all collected tests out of the search for garbage, and search less often: looking through
    them again and again took a tenth of the time of many tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)


def pytest_report_header() -> str:
    """Which rules are tested."""
    return f"rules: {mode()}"


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of the test's own: in memory where the system has such a place, since few tests cut the power."""
    made = Path(tempfile.mkdtemp(prefix="saboteur-test-", dir=MEMORY))
    yield made
    shutil.rmtree(made)
