"""A measurement on PostgreSQL gets one if there is none; one that cannot be got is a sentence, not a traceback."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench.server import outcome, workers
from bench.server.processes import CannotMeasure
from tools.services import postgres_cluster
from tools.services.postgres_cluster import ADVICE, NoPostgres

Got = list[str]


@pytest.fixture
def got(monkeypatch: pytest.MonkeyPatch) -> Got:
    """A machine without PostgreSQL; says whether one was got, which does not make it run."""
    done: Got = []

    def missing(name: str) -> str:  # noqa: ARG001 - the form of `program`
        raise NoPostgres(ADVICE)

    monkeypatch.setattr(postgres_cluster, "program", missing)
    monkeypatch.setattr(postgres_cluster, "ensure", lambda: done.append("postgresql"))
    return done


def test_a_missing_postgresql_is_got_and_said(got: Got, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotMeasure, match="apt install postgresql"), workers.database():
        pass
    assert got == ["postgresql"]
    assert capsys.readouterr().out == "Getting PostgreSQL …\n"


def test_one_that_is_there_is_not_mentioned(
    got: Got, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres_cluster, "is_there", lambda: True)
    with pytest.raises(CannotMeasure), workers.database():
        pass
    assert got == []
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("got")
def test_the_command_ends_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(outcome, "BENCH", tmp_path)
    monkeypatch.setattr(sys, "argv", ["workers", "--package", str(tmp_path)])
    assert workers.main() == 1
    assert capsys.readouterr().err == f"The measurement stopped: {ADVICE}\n"
