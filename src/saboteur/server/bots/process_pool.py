"""The processes in which bots think. Started when first needed, ended when one takes too long, never waited for.

Bots that search, and those from outside, have processes of their own: half a second of theirs for each of a few tables
would make all others wait for bots that answer at once.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from contextlib import AsyncExitStack, suppress
from typing import Final

from msgspec.structs import replace

from saboteur.bots.built_in_bots import answers_at_once
from saboteur.server.bots.bot_messages import LENGTH_BYTES, Answer, Question, answers, packed
from saboteur.server.limits.fair_queue import FairQueue
from saboteur.server.metrics import Metrics, counter
from saboteur.server.problems import Problem
from saboteur.server.settings import Settings

log = logging.getLogger("saboteur")
BOT_ANSWERS: Final = counter("bot_answers", "Moves and claims that bot processes worked out.")
MOST_QUESTIONS: Final = 10_000
"""That may wait; a table asks one at a time."""
WAITING_SHARE: Final = 0.6
"""Of the time that a bot may think, a question may wait so much for its turn: three seconds, as settings come."""


class BotPool:
    """Asks bots in worker processes; a sitting always goes to the same one, which has its history."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._quick, self._slow = ([_Process() for _ in range(settings.bot_workers_each)] for _ in range(2))
        self._last = 0

    def longest_wait(self) -> float:
        """Until when, by the loop's clock, a question that is asked now may wait for its turn."""
        return asyncio.get_running_loop().time() + WAITING_SHARE * self._settings.bot_seconds

    async def ask(self, question: Question, who: str = "", until: float | None = None) -> Answer | None:
        """The answer; None if the bot failed, waited or took too long, or there is no process to ask.

        Questions wait in turn for each of those on whose behalf they are asked: a crowd of tables of one address does
        not stop the bots of all others. `until` says how long this one may wait, see `longest_wait`.
        """
        workers = self._quick if answers_at_once(question.bot) else self._slow
        if not workers:
            return None
        worker = workers[zlib.crc32(question.sitting.encode()) % len(workers)]
        self._last += 1
        asked = replace(question, id=self._last, foreign_bots=self._settings.foreign_bots)
        try:
            answer = await worker.ask(asked, who, until or self.longest_wait(), self._settings.bot_seconds)
        except Waited:
            return None
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as failure:
            if not worker.closed:
                log.warning("bot-process-ended %s", type(failure).__name__)
            return None
        self._metrics[BOT_ANSWERS].inc()
        return None if answer.failed else answer

    async def close(self) -> None:
        """End all processes for good: whoever asks later gets no answer."""
        await asyncio.gather(*(worker.close() for worker in (*self._quick, *self._slow)))


class Waited(Exception):
    """No turn came in time."""


class _Process:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Future[asyncio.subprocess.Process] | None = None
        self.closed = False
        """Whether there is no process any more, and none will be started."""
        self._turns = FairQueue(1, of_one=MOST_QUESTIONS, waiting=MOST_QUESTIONS)

    async def ask(self, question: Question, who: str, until: float, seconds: float) -> Answer:
        """The answer, after waiting at most until then and so many seconds of thinking. Raises Waited."""
        async with AsyncExitStack() as turn:
            try:
                async with asyncio.timeout_at(until):
                    await turn.enter_async_context(self._turns.turn(who))
            except (TimeoutError, Problem):
                raise Waited from None
            try:
                process = await self._running()
                async with asyncio.timeout(seconds):
                    return await _exchange(process, question)
            except BaseException:
                await self._end()  # whatever it was doing, its answers are out of step now
                raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self.closed:
            raise BrokenPipeError
        if self._process is None or self._process.returncode is not None:
            self._starting = asyncio.ensure_future(_start())
            try:
                self._process = await asyncio.shield(self._starting)
            except asyncio.CancelledError:
                self._process = await self._starting  # it runs by now, and must be ended
                raise
        return self._process

    async def close(self) -> None:
        """End the process for good, also one that is just starting."""
        self.closed = True
        if self._starting is not None:
            with suppress(OSError):
                self._process = await asyncio.shield(self._starting)
        await self._end()

    async def _end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await asyncio.shield(process.wait())


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "saboteur.server.bots.bot_process",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(packed(question))
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH_BYTES)
    return answers.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
