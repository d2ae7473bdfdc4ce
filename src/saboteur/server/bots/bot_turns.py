"""When bots of a table think, and what becomes of their answers.

A bot's answer comes after a delay drawn from public facts; if thinking takes longer, the answer waits for the next
beat of the same measure, so that its moment tells little about what was thought.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal

from saboteur.bots.bot_registry import FALLBACK, registry_of
from saboteur.rules import IllegalMove, NotAMove, View, legal_moves, redacted
from saboteur.rules.claims import NotAClaim, parse_claim
from saboteur.server.bots.bot_messages import Answer, Question, WireObservation
from saboteur.server.metrics import counter
from saboteur.server.settings import Settings
from saboteur.server.state import entries as e
from saboteur.server.state.table_state import TableState
from saboteur.server.store import Overtaken
from saboteur.server.wire.event_encoding import on_wire

if TYPE_CHECKING:
    from saboteur.rules import Event
    from saboteur.server.table.table import Table

Happened = tuple[tuple["Event", ...], tuple[int, str] | None]
BOT_FALLBACKS: Final = counter("bot_fallbacks", "Bot moves that the simple fallback played instead.")


def names(settings: Settings) -> list[str]:
    """The bots there are: the built-in ones, and those from outside that this server lets in."""
    return registry_of(settings.foreign_bots).names


def consider(table: Table) -> None:
    """Set the bots of a table thinking if there is anything for them to do and they are not at it already."""
    if not table.has_bots or (table.thinking is not None and not table.thinking.done()):
        return
    if table.going and _something_to_do(table) and table.registry.cluster.runs(table):
        table.thinking = table.registry.spawn(_think(table))


def _something_to_do(table: Table) -> bool:
    seat = table.to_act
    return (seat is not None and table.bot_of(seat) is not None) or _next_speaker(table) is not None


def _moment(table: Table) -> tuple[int, int]:
    return table.room.game, table.state.version


async def _think(table: Table) -> None:
    """Claims of all bots after the last move, in seat order, then the move if a bot is to act; until people must."""
    while not table.dropped and table.going and _something_to_do(table) and table.registry.cluster.runs(table):
        speaker = _next_speaker(table)
        with suppress(Overtaken):  # another worker was quicker: look again
            if speaker is not None:
                await _speak(table, speaker)
            else:
                await _move(table)


def _next_speaker(table: Table) -> int | None:
    """The next bot that may make its claim after the last move; none where the table does not talk."""
    game, version = _moment(table)
    if table.room.settings.talk == "none" or version == 0:
        return None
    if table.spoken[:2] != (game, version):
        table.spoken = (game, version, -1)
    seats = range(table.spoken[2] + 1, len(table.room.seats))
    return next((seat for seat in seats if table.bot_of(seat)), None)


async def _speak(table: Table, seat: int) -> None:
    moment, bot = _moment(table), table.bot_of(seat) or ""
    table.spoken = (*moment, seat)
    answer = await _ask(table, seat, bot, "claim")
    text = answer.text if answer is not None else None
    if text is None or not _is_claim(text):
        return
    async with table:
        if _moment(table) == moment and table.going and table.bot_of(seat) == bot:
            await table.commit(e.Said(seat, text, f"bot:{bot}"))


def _is_claim(text: str) -> bool:
    try:
        parse_claim(text)
    except NotAClaim:
        return False
    return True


async def _move(table: Table) -> None:
    seat, moment = table.to_act, _moment(table)
    assert seat is not None
    bot, beat, started = table.bot_of(seat) or "", _delay(table), table.registry.time_source.now()
    answer = await _ask(table, seat, bot, "move")
    if beat > 0:
        passed = (table.registry.time_source.now() - started) / 1000
        await table.registry.time_source.pause(beat - passed % beat)
    async with table:
        if _moment(table) != moment or not table.going or table.bot_of(seat) != bot:
            return
        await _play(table, seat, bot, answer)


async def _play(table: Table, seat: int, bot: str, answer: Answer | None) -> None:
    if answer is not None and answer.text is not None:
        try:
            await table.commit(e.Moved(seat, answer.text, f"bot:{bot}"))
        except (IllegalMove, NotAMove):
            pass
        else:
            return
    table.registry.metrics[BOT_FALLBACKS].inc()
    game = table.state.game
    assert game is not None
    await table.commit(e.Moved(seat, simple_move(game.view(seat), _seed(table, seat, FALLBACK)), f"bot:{FALLBACK}"))


def simple_move(view: View, seed: str) -> str:
    """What is played for a bot that does not answer: any legal move, drawn from the view's version and a seed."""
    legal = legal_moves(view)
    return legal[zlib.crc32(f"{seed}:{view.public.version}".encode()) % len(legal)]


def _delay(table: Table) -> float:
    """Between 0.7 and 1.3 of the usual delay, by the number of the move alone."""
    game, version = _moment(table)
    share = zlib.crc32(f"{table.room.code}:{game}:{version}".encode()) % 1000 / 1000
    return table.registry.settings.bot_delay * (0.7 + 0.6 * share)


# -- asking -----------------------------------------------------------------------------------------------------------


async def _ask(table: Table, seat: int, bot: str, ask: Literal["move", "claim"]) -> Answer | None:
    """Ask a bot, first with what happened lately, then, if its process does not know the rest, with everything."""
    async with table:
        if table.state.game is None:
            return None
        view, happened = table.state.game.view(seat), table.happened
        recent = [_redacted(happening, seat) for happening in table.recent]
        number, last = table.id, table.state.n
    sitting = f"{number}/{table.room.game}/{seat}/{bot}"
    seed = _seed(table, seat, bot)
    question = Question(0, sitting, bot, seed, ask, view, happened - len(recent), tuple(recent))
    answer = await table.registry.bots.ask(question, _asker(table))
    if answer is not None and answer.lost:
        history = await _history(table, seat, last)
        whole = Question(0, sitting, bot, seed, ask, view, 0, tuple(history))
        answer = await table.registry.bots.ask(whole, _asker(table))
    return None if answer is None or answer.lost else answer


def _asker(table: Table) -> str:
    """On whose behalf bots think here: the address of a player, so that many tables of one address share one turn."""
    players = (connection.address for connection in table.connections if connection.seats)
    return min(players, default=f"table {table.id}")


def _seed(table: Table, seat: int, bot: str) -> str:
    """The bot's own seed: it follows from a key of this server, never from the deal."""
    text = f"{table.id}/{table.room.game}/{seat}/{bot}"
    return hmac.new(table.registry.store.bot_key.encode(), text.encode(), hashlib.sha256).hexdigest()


def _redacted(happening: Happened, seat: int) -> WireObservation:
    events, claim = happening
    return WireObservation(tuple(on_wire(redacted(event, seat)) for event in events), claim)


async def _history(table: Table, seat: int, last: int) -> list[WireObservation]:
    """Everything that happened in the current game up to an entry, as the seat saw it, from the log."""
    from saboteur.server.table.table import entry_decoder

    rows = await table.registry.store.entries(table.id, last)
    current = {game: text for game, text in table.state.secrets.items() if game == table.room.game}
    state = TableState(current, table.registry.dealer)
    history: list[WireObservation] = []
    for row in rows:
        entry = entry_decoder.decode(row.body)
        outcome = state.take(entry, row.at)
        if isinstance(entry, e.Dealt):
            history.clear()
        if isinstance(entry, (e.Dealt, e.Moved)):
            history.append(_redacted((outcome.events, None), seat))
        elif isinstance(entry, e.Said) and entry.text.startswith("!") and state.game is not None:
            history.append(WireObservation((), (entry.seat, entry.text)))
        await _breathe(len(history))
    return history


async def _breathe(count: int) -> None:
    """Let others have their turn while a long log is read."""
    if count % 50 == 0:
        await asyncio.sleep(0)
