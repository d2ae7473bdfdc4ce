"""The fair deal, step by step: everything fixed, commitment, nonce hashes, nonces, cards (docs/protocol.md)."""

from __future__ import annotations

import hmac
from contextlib import suppress

from saboteur.rules.proof import HEAD, commitment_of, nonce_hash, secret_of
from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.room import Deal
from saboteur.server.store import Overtaken
from saboteur.server.table.entitlement import is_gone, people_at
from saboteur.server.table.seats import stood_in
from saboteur.server.table.table import Table


async def begin(table: Table) -> int:
    """Fix everything and publish the commitment. The caller holds the lock and has checked that the table may start."""
    await table.learn_presence()  # who is waited for may be connected elsewhere
    secret = secret_of(table.services.entropy(HEAD), table.state.start())
    n = await table.commit(e.DealCommitted(commitment_of(secret)), secret=secret.hex())
    await advance(table)
    return n


async def cancel(table: Table, reason: str) -> int:
    """Call the deal off; its secret is shown, for it is void."""
    secret = table.state.secrets.pop(table.room.game + 1)
    table.deal_deadline.cancel()
    return await table.commit(e.StartCancelled(reason, secret))


async def take_hash(table: Table, seat: int, commitment: str, shown: str) -> None:
    """A seat shows the hash of its nonce. Raises Problem where none is asked for."""
    deal = _deal_in(table, "hashing", commitment)
    if deal.hashes[seat] == shown:
        return  # sent twice
    if deal.hashes[seat] is not None:
        raise Problem(Code.NONCE_MISFITS, seat=seat)
    await table.commit(e.NonceHashed(seat, shown))
    await advance(table)


async def take_nonce(table: Table, seat: int, commitment: str, nonce: str) -> None:
    """A seat opens its nonce. Raises Problem where none is asked for or it does not fit its hash."""
    deal = _deal_in(table, "opening", commitment)
    shown = deal.hashes[seat]
    if not nonce or shown is None or not hmac.compare_digest(shown, nonce_hash(nonce)):
        raise Problem(Code.NONCE_MISFITS, seat=seat)
    if deal.nonces[seat] is None:
        await table.commit(e.NonceOpened(seat, nonce))
        await advance(table)


def _deal_in(table: Table, stage: str, commitment: str) -> Deal:
    deal = table.room.deal
    if deal is None or deal.stage != stage or deal.commitment != commitment:
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
    return deal


async def advance(table: Table, *, late: bool = False) -> None:
    """Go on as far as the deal can; `late` waits for nobody any more."""
    deal = table.room.deal
    if table.room.stage != "dealing" or deal is None:
        return
    if deal.stage == "hashing":
        if not late and (_is_awaited(table, deal) or await _is_awaited_elsewhere(table, deal)):
            return
        if any(deal.hashes):
            await table.commit(e.NoncesCalled())
            return
    elif not late and any(shown and not nonce for shown, nonce in zip(deal.hashes, deal.nonces, strict=True)):
        return
    table.deal_deadline.cancel()
    gone = [seat for seat in people_at(table) if is_stood_in(table, seat)]
    await table.commit(e.Dealt(table.room.game + 1))
    for seat in gone:
        await table.commit(stood_in(table, seat))


def is_stood_in(table: Table, seat: int) -> bool:
    """Whether a bot is to play for somebody from the deal on: they are gone and have not agreed to another game."""
    return table.room.game > 0 and not table.room.seats[seat].ready and is_gone(table, seat)


def _is_awaited(table: Table, deal: Deal) -> bool:
    """Whether somebody who is connected has not shown a hash yet."""
    return any(deal.hashes[seat] is None for seat in _expected(table))


async def _is_awaited_elsewhere(table: Table, deal: Deal) -> bool:
    """The same with the newest word of other workers."""
    await table.learn_presence()
    return _is_awaited(table, deal)


def _expected(table: Table) -> list[int]:
    """The seats of people who are connected: they are waited for."""
    seats, audience = table.room.seats, table.audience
    return [number for number in range(len(seats)) if seats[number].bot is None and audience.connected(number)]


async def take_up(table: Table) -> None:
    """A deal under way was read from the log: it goes on if another worker may be at it, else it is called off."""
    if table.services.cluster.alone:
        with suppress(Overtaken):
            await cancel(table, "restart")
    else:
        _set_deadline(table)


def nudge(table: Table) -> None:
    """Something happened, or somebody came or went: perhaps nobody is waited for any more."""
    _set_deadline(table)
    if not table.busy and table.runs_here:
        table.services.background.spawn(_go_on(table, table.room.deal, late=False))


def _set_deadline(table: Table) -> None:
    """Wait as long as the stage may last, since it began, wherever that was."""
    deal, settings = table.room.deal, table.services.settings
    if deal is None or table.room.stage != "dealing":
        table.deal_deadline.cancel()
        return
    seconds = settings.hash_seconds if deal.stage == "hashing" else settings.nonce_seconds
    left = max(0.0, seconds - (table.services.time_source.now() - table.state.deal_since) / 1000)
    table.deal_deadline.set(left, lambda: _ring(table, deal))


def _ring(table: Table, deal: Deal) -> None:
    table.services.background.spawn(_go_on(table, deal, late=True))


async def _go_on(table: Table, deal: Deal | None, *, late: bool) -> None:
    async with table:
        now = table.room.deal
        if deal is not None and now is not None and (now.commitment, now.stage) == (deal.commitment, deal.stage):
            await advance(table, late=late)
