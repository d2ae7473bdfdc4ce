"""A process in which bots think: reads questions, writes answers, ends when nobody asks any more."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from contextlib import suppress
from typing import BinaryIO, Final

from saboteur.bots import Bot, Observation, registry_of
from saboteur.bots.policy_bot import PolicyBot
from saboteur.server.bots.bot_messages import LENGTH_BYTES, Answer, Question, WireObservation, packed, questions
from saboteur.server.wire.event_encoding import from_wire

MOST_SITTINGS: Final = 400
NICENESS: Final = 10


class Sitting:
    """A bot on one seat of one game, with what happened there so far."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.history: list[Observation] = []


class Worker:
    """Answers questions one after the other."""

    def __init__(self) -> None:
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """The bot's answer; `lost` if the history here does not reach the question's start."""
        sitting = self._sitting(question)
        if len(sitting.history) < question.start:
            return Answer(question.id, lost=True)
        del sitting.history[question.start :]
        sitting.history.extend(_observation(observation) for observation in question.observations)
        if question.ask == "hints":
            bot, view, history = sitting.bot, question.view, sitting.history
            assert isinstance(bot, PolicyBot)
            return Answer(question.id, hints=bot.hints(view, history), doubts=bot.doubts(view, history))
        ask = sitting.bot.choose if question.ask == "move" else sitting.bot.claim
        return Answer(question.id, ask(question.view, sitting.history))

    def _sitting(self, question: Question) -> Sitting:
        sitting = self._sittings.get(question.sitting)
        if sitting is None:
            bot = registry_of(question.foreign_bots).make(question.bot, question.seed)
            sitting = self._sittings[question.sitting] = Sitting(bot)
            if len(self._sittings) > MOST_SITTINGS:
                self._sittings.popitem(last=False)
        self._sittings.move_to_end(question.sitting)
        return sitting


def _observation(wire: WireObservation) -> Observation:
    return Observation(tuple(from_wire(event) for event in wire.events), wire.claim)


def serve(incoming: BinaryIO, outgoing: BinaryIO, worker: Worker) -> None:
    """Answer until nobody asks any more. A bot that fails spoils its own answer only."""
    while len(head := incoming.read(LENGTH_BYTES)) == LENGTH_BYTES:
        question = questions.decode(incoming.read(int.from_bytes(head, "big")))
        try:
            answer = worker.answer(question)
        except Exception:  # noqa: BLE001 - the server plays the simple move instead
            answer = Answer(question.id, failed=True)
        outgoing.write(packed(answer))
        outgoing.flush()


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, for nobody else: what a bot prints goes to the log, and it reads nothing."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    os.dup2(2, 1)
    return incoming, outgoing


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)  # people's moves come first
    serve(*own_pipes(), Worker())
