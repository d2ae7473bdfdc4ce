"""What takes long is got side by side, with a line for each step; a failure is one sentence."""

import threading

import pytest

from tools.build import provision
from tools.build.provision import GROUPS, NotReady, Step, provide


def nothing() -> None:
    """Ready at once."""


def failing() -> None:
    raise NotReady("No Chromium was found. Install one.")


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> dict[str, Step]:
    made: dict[str, Step] = {}
    monkeypatch.setattr(provision, "STEPS", made)
    return made


def test_what_is_ready_is_not_mentioned(steps: dict[str, Step], capsys: pytest.CaptureFixture[str]) -> None:
    steps["ready"] = Step("digging", lambda: True, failing)
    assert provide(["ready"]) == {}
    assert capsys.readouterr().out == ""


def test_steps_run_side_by_side(steps: dict[str, Step], capsys: pytest.CaptureFixture[str]) -> None:
    both = threading.Barrier(2, timeout=60)
    steps["first"] = Step("digging", lambda: False, lambda: nothing() if both.wait() >= 0 else None)
    steps["second"] = Step("shoring", lambda: False, lambda: nothing() if both.wait() >= 0 else None)
    assert provide(["first", "second"]) == {}
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Getting ready: digging, shoring …"
    assert {line.split(" (")[0] for line in lines[1:]} == {"  done: digging", "  done: shoring"}


def test_a_failure_is_a_sentence_and_the_others_go_on(
    steps: dict[str, Step], capsys: pytest.CaptureFixture[str]
) -> None:
    steps["bad"] = Step("digging", lambda: False, failing)
    steps["good"] = Step("shoring", lambda: False, nothing)
    assert provide(["bad", "good"]) == {"bad": "No Chromium was found. Install one."}
    told = capsys.readouterr().out
    assert "  No Chromium was found. Install one.\n" in told
    assert "Traceback" not in told
    assert "done: shoring" in told


def test_a_long_step_shows_that_it_goes_on(
    steps: dict[str, Step], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = threading.Event()
    say = provision._say

    def heard(text: str) -> None:
        say(text)
        if "still digging" in text:
            told.set()

    monkeypatch.setattr(provision, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(provision, "_say", heard)
    steps["long"] = Step("digging", lambda: False, lambda: nothing() if told.wait(60) else failing())
    assert provide(["long"]) == {}
    assert "  … still digging (0 s)" in capsys.readouterr().out


def test_every_group_names_steps() -> None:
    assert {name for group in GROUPS.values() for name in group} <= set(provision.STEPS)
