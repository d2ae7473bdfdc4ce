"""Asking the processes in which bots think about a seat of a live table: with its view, and what happened there."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

from saboteur.rules import redacted
from saboteur.server.bots.bot_messages import Answer, Ask, Question, WireObservation
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.state.happenings import Happening, Happenings
from saboteur.server.state.table_log import fold_in_turns
from saboteur.server.state.table_state import TableState
from saboteur.server.table.table import Table
from saboteur.server.wire.event_encoding import on_wire


class Asked(NamedTuple):
    """What is asked, for which seat, and of which bot."""

    ask: Ask
    seat: int
    bot: str

    @property
    def told(self) -> int | None:
        """Whose history the bot is told; for a person who wants a hint, what everybody saw."""
        return None if self.ask == "hints" else self.seat


async def ask(pool: BotPool, table: Table, asked: Asked, until: float) -> Answer | None:
    """Ask a bot, first with what happened lately, then, if its process does not know the rest, with everything."""
    async with table:
        if table.state.game is None:
            return None
        view, happenings, last = table.state.game.view(asked.seat), table.state.happenings, table.state.n
        happened, recent = happenings.count, [_redacted(happening, asked.told) for happening in happenings.recent]
    sitting, seed = _sitting(table, asked), seed_of(table, asked.seat, asked.bot)
    question = Question(0, sitting, asked.bot, seed, asked.ask, view, happened - len(recent), tuple(recent))
    answer = await pool.ask(question, _asker(table), until)
    if answer is not None and answer.lost:
        history = await _history(table, asked.told, last)
        whole = Question(0, sitting, asked.bot, seed, asked.ask, view, 0, tuple(history))
        answer = await pool.ask(whole, _asker(table), until)
    return None if answer is None or answer.lost else answer


def seed_of(table: Table, seat: int, bot: str) -> str:
    """The bot's own seed: it follows from a key of this server, never from the deal."""
    text = f"{table.id}/{table.room.game}/{seat}/{bot}"
    return hmac.new(table.services.store.bot_key.encode(), text.encode(), hashlib.sha256).hexdigest()


def _sitting(table: Table, asked: Asked) -> str:
    """Under which name a process keeps the history; what everybody saw is kept once for a table."""
    return f"{table.id}/{table.room.game}/{'hints' if asked.told is None else asked.seat}/{asked.bot}"


async def _history(table: Table, seat: int | None, last: int) -> list[WireObservation]:
    """Everything that happened in the current game up to an entry, as a seat or everybody saw it, from the log."""
    log = await table.read_log(last)
    current = {game: text for game, text in table.state.secrets.items() if game == table.room.game}
    state = TableState(current, table.services.dealer, Happenings(None))
    async for _ in fold_in_turns(state, log):
        pass
    return [_redacted(happening, seat) for happening in state.happenings.recent]


def _asker(table: Table) -> str:
    """On whose behalf bots think here: the address of a player, so that many tables of one address share one turn."""
    players = (connection.address for connection in table.audience.connections if connection.seats)
    return min(players, default=f"table {table.id}")


def _redacted(happening: Happening, seat: int | None) -> WireObservation:
    events, claim = happening
    return WireObservation(tuple(on_wire(redacted(event, seat)) for event in events), claim)
