"""Asking for a replay: few processes at a time, each with a limit, fair between addresses. Answers are kept."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec

from saboteur.rules import SaboteurError
from saboteur.server.limits.fair_queue import FairQueue
from saboteur.server.problems import Code, Problem
from saboteur.server.replay.replay_messages import FOUND, REFUSED, Asked

SECONDS: Final = 300.0
"""A process limits its own processor time; this is for one that waits for something else, on however busy a machine."""
AT_ONCE: Final = 2
"""Processes. One address has one of them: whatever it asks for, the other is left for everybody else."""
MOST_KEPT: Final = 24
OF_THE_QUESTION: Final = (Code.BAD_BODY, Code.NOT_JSON)
"""Codes for a question that is none; all others are about the record."""


class Replays:
    """Works out replays beside the server; whoever plays does not notice."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._turns = FairQueue(AT_ONCE)

    async def ask(self, who: str, record: Any, seat: int | None, version: int | None = None) -> bytes:
        """The answer for an address, as JSON, compressed. Raises SaboteurError for a record that cannot be told, or
        Problem, also if too many wait."""
        return await self.ask_bytes(who, _question(Asked(record, seat, version)))

    async def ask_bytes(self, who: str, question: bytes) -> bytes:
        """The same for a question as it came from outside. It is not even read here: what is slow to read keeps a
        process waiting in the queue, and nobody who plays."""
        mark = hashlib.sha256(question).digest()
        if mark not in self._kept:
            async with self._turns.turn(who):
                if mark not in self._kept:  # somebody else may have asked for the same
                    self._keep(mark, await asyncio.to_thread(gzip.compress, await _worked_out(question), 6))
        self._kept.move_to_end(mark)
        return self._kept[mark]

    def _keep(self, mark: bytes, answer: bytes) -> None:
        self._kept[mark] = answer
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _question(asked: Asked) -> bytes:
    try:
        return msgspec.json.encode(asked)
    except (ValueError, OverflowError, RecursionError):
        # Numbers and texts that JSON can write and no record has.
        raise Problem(Code.BAD_BODY, field="record") from None


async def _worked_out(question: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "saboteur.server.replay.replay_process",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with asyncio.timeout(SECONDS):
            answer, _ = await process.communicate(question)
    except TimeoutError:
        raise Problem(Code.FULL) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == REFUSED:
        raise _problem(answer)
    if process.returncode != FOUND:
        raise Problem(Code.FULL)
    return answer


def _problem(answer: bytes) -> SaboteurError:
    told = msgspec.json.decode(answer)
    kind = Problem if told["code"] in OF_THE_QUESTION else SaboteurError
    return kind(told["code"], **told["arguments"])
