"""A process that works out one replay: a question on its input, an answer on its output."""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from typing import Final

import msgspec

from saboteur.rules import SaboteurError
from saboteur.server.problems import Code, Problem
from saboteur.server.replay.replay_builder import answered
from saboteur.server.replay.replay_messages import FOUND, REFUSED, Asked

NICENESS: Final = 10
PROCESSOR_SECONDS: Final = 30
"""The longest game is told within a few; a file made to take long does not take longer than this, and a busy machine
refuses nobody."""


def worked_out(question: bytes) -> tuple[int, bytes]:
    """The exit code and the answer: what was asked for, or why a record cannot be told."""
    try:
        return FOUND, msgspec.json.encode(answered(read(question)))
    except SaboteurError as problem:
        return REFUSED, msgspec.json.encode({"code": problem.code, "arguments": problem.arguments})


def read(question: bytes) -> Asked:
    """What is asked for. Raises Problem: the question may come from outside, byte for byte."""
    try:
        return msgspec.json.decode(question, type=Asked)
    except msgspec.ValidationError as failure:
        _, _, place = str(failure).partition(" - at `$.")
        raise Problem(Code.BAD_BODY, field=place.rstrip("`")[:64] or "record") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem(Code.NOT_JSON) from None


def main() -> int:
    """Answer the question on the input; gives the exit code."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)  # people's moves come first
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    code, answer = worked_out(sys.stdin.buffer.read())
    sys.stdout.buffer.write(answer)
    return code


if __name__ == "__main__":
    sys.exit(main())
