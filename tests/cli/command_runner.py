"""Running the command as a person does: in a process of its own, or, quicker, in this one."""

import io
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import main
from tests.kit.words import spoken

COMMAND = str(Path(sys.executable).with_name("saboteur"))
VECTORS = Path(__file__).resolve().parents[1] / "golden" / "vectors"
SENTENCE = "saboteur: "
LEGEND = spoken("legend", start="S", hidden="?", treasure="◆", stone="●", end="×", joined="══", apart="──")
"""Stands once below every drawing of the mine."""


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def values(self) -> list[Any]:
        """The JSON values of the output, one on each line."""
        return [json.loads(line) for line in self.lines]

    def refusal(self) -> str:
        """The one sentence of a command that was refused; anything else fails the test."""
        assert self.code == 2, self
        assert self.err.startswith(SENTENCE), self
        assert self.err.count("\n") == 1, self
        assert self.err.endswith("\n"), self
        return self.err[len(SENTENCE) : -1]


def run_apart(*arguments: str | bytes, given: bytes = b"", environment: Mapping[str, str] | None = None) -> Done:
    """Run the installed command in a process of its own; `given` is its standard input."""
    command = [COMMAND, *arguments]
    return finished(
        subprocess.run(command, input=given, capture_output=True, check=False, timeout=120, env=environment)
    )


def finished(process: subprocess.CompletedProcess[bytes]) -> Done:
    """How a process ended."""
    return Done(process.returncode, process.stdout.decode(), process.stderr.decode())


class Here:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, given: bytes = b"") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        code = main(list(arguments))
        captured = self.capsys.readouterr()
        return Done(code, captured.out, captured.err)


def record(**changes: Any) -> dict[str, Any]:
    """A small record that replays, with some entries changed; one changed to None is left out."""
    plain: dict[str, Any] = {"format": 1, "edition": "lt", "players": 3, "rounds": 1, "seed": "small", "moves": []}
    return {key: value for key, value in {**plain, **changes}.items() if value is not None}


def lines_of(*records: Mapping[str, Any]) -> bytes:
    """Records as JSON lines."""
    return b"".join(json.dumps(plain).encode() + b"\n" for plain in records)


def vectors() -> Sequence[dict[str, Any]]:
    """The recorded games with what is expected of them."""
    return [json.loads(line) for line in (VECTORS / "games.jsonl").read_text(encoding="utf-8").splitlines()]
