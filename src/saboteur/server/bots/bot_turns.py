"""When bots of a table think, and what becomes of their answers.

Bots of many tables wait in turn for the processes in which they think. A table waits for no more than a moment: what
its bots would have claimed after a move is left out then, and the simple fallback moves.

A bot's answer comes after a delay drawn from public facts; if thinking takes longer, the answer waits for the next
beat of the same measure, so that its moment tells little about what was thought.
"""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from typing import Final

from saboteur.bots.bot_registry import FALLBACK, registry_of
from saboteur.rules import IllegalMove, NotAMove, View, legal_moves
from saboteur.rules.claims import NotAClaim, parse_claim
from saboteur.server.bots import bot_questions
from saboteur.server.bots.bot_messages import Answer
from saboteur.server.bots.bot_questions import Asked, ask
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.metrics import counter
from saboteur.server.settings import Settings
from saboteur.server.state import entries as e
from saboteur.server.state.room import BotPace
from saboteur.server.store import Overtaken
from saboteur.server.table.services import TableServices
from saboteur.server.table.table import Table

BOT_FALLBACKS: Final = counter("bot_fallbacks", "Bot moves that the simple fallback played instead.")
PACES: Final[dict[BotPace, float]] = {"calm": 5.0, "normal": 1.0, "fast": 0.35}
"""How long a bot's turn takes at each pace that a host can choose, as a share of the usual delay."""


def names(settings: Settings) -> list[str]:
    """The bots there are: the built-in ones, and those from outside that this server lets in."""
    return registry_of(settings.foreign_bots).names


class BotTurns:
    """Lets the bots of all tables move and speak; an observer of each table."""

    def __init__(self, services: TableServices, pool: BotPool) -> None:
        self._services = services
        self._pool = pool
        self._thinking: dict[int, asyncio.Task[None]] = {}
        """Where bots are at it, by the table's number."""
        self._asked: dict[int, tuple[int, int, int]] = {}
        """The bot that was last asked for a claim at each table: game, version, seat."""
        self._claims_until: dict[int, tuple[tuple[int, int], float]] = {}
        """Until when the claims at each table may wait for their turn: the moment of the game, and the loop's time."""

    def refreshed(self, table: Table) -> None:
        """Set the bots of a table thinking if there is anything for them to do and they are not at it already."""
        if table.state.has_bots and not self.is_thinking(table) and self._may_go_on(table):
            self._thinking[table.id] = self._services.background.spawn(self._think(table))

    def dropped(self, table: Table) -> None:
        """Let nobody think about the table any more."""
        self._asked.pop(table.id, None)
        self._claims_until.pop(table.id, None)
        thinking = self._thinking.pop(table.id, None)
        if thinking is not None:
            thinking.cancel()

    def is_thinking(self, table: Table) -> bool:
        """Whether bots are about to move or speak at a table."""
        thinking = self._thinking.get(table.id)
        return thinking is not None and not thinking.done()

    def _may_go_on(self, table: Table) -> bool:
        return table.going and self._has_something_to_do(table) and table.runs_here

    def _has_something_to_do(self, table: Table) -> bool:
        seat = table.to_act
        return (seat is not None and table.bot_of(seat) is not None) or self._next_speaker(table) is not None

    async def _think(self, table: Table) -> None:
        """Claims of all bots after the last move, in seat order, then the move if a bot is to act; until a person must
        act."""
        while not table.dropped and self._may_go_on(table):
            speaker = self._next_speaker(table)
            with suppress(Overtaken):  # another worker was quicker: look again
                if speaker is not None:
                    await self._speak(table, speaker)
                else:
                    await self._move(table)

    def _next_speaker(self, table: Table) -> int | None:
        """The next bot that may make its claim after the last move; none where the table does not talk."""
        game, version = table.moment
        if table.talk == "none" or version == 0:
            return None
        last = max(self._asked.get(table.id, (0, 0, -1)), table.state.last_bot_claim)
        first = last[2] + 1 if last[:2] == (game, version) else 0
        return next((seat for seat in range(first, len(table.room.seats)) if table.bot_of(seat)), None)

    async def _speak(self, table: Table, seat: int) -> None:
        moment, bot = table.moment, table.bot_of(seat) or ""
        until = self._claims_wait_until(table)
        if asyncio.get_running_loop().time() >= until:  # the others say nothing: a move is waited for
            self._asked[table.id] = (*moment, len(table.room.seats))
            return
        self._asked[table.id] = (*moment, seat)
        answer = await ask(self._pool, table, Asked("claim", seat, bot), until)
        text = answer.text if answer is not None else None
        if text is None or not _is_claim(text, len(table.room.seats)):
            return
        async with table:
            if table.moment == moment and table.going and table.bot_of(seat) == bot:
                await table.commit(e.Said(seat, text, f"bot:{bot}"))

    def _claims_wait_until(self, table: Table) -> float:
        """Until when the claims after the last move may wait for their turn: all of them together."""
        moment, until = self._claims_until.get(table.id, ((0, 0), 0.0))
        if moment != table.moment:
            until = self._pool.longest_wait()
            self._claims_until[table.id] = (table.moment, until)
        return until

    async def _move(self, table: Table) -> None:
        seat, moment, time_source = table.to_act, table.moment, self._services.time_source
        assert seat is not None
        bot, beat, started = table.bot_of(seat) or "", self._delay(table), time_source.now()
        answer = await ask(self._pool, table, Asked("move", seat, bot), self._pool.longest_wait())
        if beat > 0:
            passed = (time_source.now() - started) / 1000
            await time_source.pause(beat - passed % beat)
        async with table:
            if table.moment == moment and table.going and table.bot_of(seat) == bot:
                await self._play(table, seat, bot, answer)

    async def _play(self, table: Table, seat: int, bot: str, answer: Answer | None) -> None:
        if answer is not None and answer.text is not None:
            try:
                await table.commit(e.Moved(seat, answer.text, f"bot:{bot}"))
            except (IllegalMove, NotAMove):
                pass
            else:
                return
        self._services.metrics[BOT_FALLBACKS].inc()
        game = table.state.game
        assert game is not None
        move = simple_move(game.view(seat), bot_questions.seed_of(table, seat, FALLBACK))
        await table.commit(e.Moved(seat, move, f"bot:{FALLBACK}"))

    def _delay(self, table: Table) -> float:
        """Between 0.7 and 1.3 of the usual delay at the table's pace, by the number of the move alone."""
        game, version = table.moment
        share = zlib.crc32(f"{table.room.code}:{game}:{version}".encode()) % 1000 / 1000
        usual = self._services.settings.bot_delay * PACES[table.room.settings.bot_pace]
        return usual * (0.7 + 0.6 * share)


def _is_claim(text: str, players: int) -> bool:
    try:
        parse_claim(text, players)
    except NotAClaim:
        return False
    return True


def simple_move(view: View, seed: str) -> str:
    """What is played for a bot that does not answer: any legal move, drawn from the view's version and a seed."""
    legal = legal_moves(view)
    return legal[zlib.crc32(f"{seed}:{view.public.version}".encode()) % len(legal)]
