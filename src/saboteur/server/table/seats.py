"""Who holds which seat: tokens, stand-ins, moving to another device."""

from __future__ import annotations

from typing import NamedTuple

from saboteur.server.names.player_names import free_bot_name
from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.store import TokenRow
from saboteur.server.table import entitlement
from saboteur.server.table.entitlement import is_gone, succession
from saboteur.server.table.retry import retried
from saboteur.server.table.table import Table
from saboteur.server.tokens import hashed


class Held(NamedTuple):
    """The seat that a token opens."""

    seat: int
    token: bytes
    waiting: bool


def held_by(table: Table, token: str | None) -> Held:
    """The seat that a token opens. Raises Problem if it opens none here."""
    if not token:
        raise Problem(Code.NO_TOKEN)
    # Looked up by its SHA-256: how long that takes tells nothing about any token.
    row = table.tokens.get(hashed(token))
    if row is None:
        raise Problem(Code.BAD_TOKEN)
    return Held(row.seat, row.hash, row.waiting)


def opens_seat(table: Table, token: str | None) -> bool:
    """Whether a token opens a seat here, or will."""
    return token is not None and hashed(token) in table.tokens


def device_of(table: Table, held: Held) -> int | None:
    """The device that plays a seat, or will."""
    seat = table.room.seats[held.seat]
    return seat.next.device if held.waiting and seat.next else seat.device


def held_tokens(table: Table, *, without: bytes) -> list[TokenRow]:
    """All tokens of the table but one."""
    return [token for token in table.tokens.values() if token.hash != without]


def check_host(table: Table, held: Held) -> None:
    """Raise Problem unless the seat is the host's."""
    entitlement.check_host(table, None if held.waiting else held.seat)


def check_stage(table: Table, *stages: str) -> None:
    """Raise Problem unless the table is in one of these stages."""
    if table.room.stage not in stages:
        raise Problem(Code.NOT_NOW, stage=table.room.stage)


def check_person(table: Table, seat: int | None) -> int:
    """A seat of a person. Raises Problem if there is none or a bot has it."""
    if seat is None or seat >= len(table.room.seats):
        raise Problem(Code.NO_SUCH_SEAT, seat=-1 if seat is None else seat)
    if table.room.seats[seat].bot is not None:
        raise Problem(Code.NOT_A_PERSON)
    return seat


def check_gone_or_away(table: Table, seat: int) -> None:
    """Raise Problem unless whoever has the seat is gone, or away because his clock ran out twice in a row."""
    if not table.room.seats[seat].away and not is_gone(table, seat):
        raise still_here(table, seat)


def still_here(table: Table, seat: int) -> Problem:
    """Says that whoever has the seat is not gone yet, and when they will be."""
    seconds, gone_in = int(table.services.settings.stand_in_after), table.gone_in(seat)
    left = seconds if gone_in is None else -(-gone_in // 1000)
    return Problem(Code.STILL_HERE, seconds=seconds, seat=seat, left=left)


async def stand_in(table: Table, held: Held, seat: int) -> int:
    """The host lets a bot play for somebody who is gone or away."""
    check_host(table, held)
    check_stage(table, "playing")
    check_gone_or_away(table, check_person(table, seat))
    return await table.change(stood_in(table, seat))


def stood_in(table: Table, seat: int) -> e.StoodIn:
    """The usual bot stands in: nobody chooses how badly somebody else's seat is played. If the others wait for this
    seat, or for somebody who is here and does not play, it makes a move before the seat is taken back: else they would
    have decided nothing."""
    return e.StoodIn(seat, table.services.bots.named(None), moves=int(seat == table.to_act or not is_gone(table, seat)))


async def take_back(table: Table, held: Held) -> int:
    """A player plays again himself."""
    if held.waiting or table.room.seats[held.seat].stand_in is None:
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
    if table.room.seats[held.seat].owed > 0:
        raise Problem(Code.STAND_IN_FIRST)
    return await table.commit(e.TakenBack(held.seat))


async def give_to_bot(table: Table, seat: int) -> int:
    """The usual bot has the seat for good; the token that opened it is void. If it was the host's, there is another."""
    name = free_bot_name(other.name for other in table.room.seats)
    kept = [token for token in table.tokens.values() if token.seat != seat or token.waiting]
    given = e.GivenToBot(seat, table.services.bots.named(None), name)
    await table.learn_presence()  # somebody who is connected elsewhere is no ghost
    return await table.commit(given, *succession(table, seat), tokens=kept)


# -- devices ----------------------------------------------------------------------------------------------------------


async def offer_transfer(table: Table, held: Held) -> str:
    """A one-time code for another device; only a device that is connected may ask for one."""
    if not table.audience.holding(held.token):
        raise Problem(Code.NOT_CONNECTED)
    return await table.services.cluster.transfers.offer(table.id, held.token)


async def redeem_transfer(table: Table, code: str) -> tuple[int, str, bool]:
    """Move a seat here: a new token, and the old one is void. Gives seat, token, whether the seat is waited for."""
    moved = await table.services.cluster.transfers.redeem(table.id, code)
    return await retried(lambda: _bring_here(table, moved))


async def _bring_here(table: Table, moved: bytes) -> tuple[int, str, bool]:
    old = table.tokens.get(moved)
    if old is None:
        raise Problem(Code.BAD_TRANSFER)
    token = table.services.seat_tokens.new()
    tokens = [*held_tokens(table, without=old.hash), TokenRow(hashed(token), old.seat, old.waiting)]
    if old.waiting:
        person = table.room.seats[old.seat].next
        assert person is not None
        again = e.Announced(old.seat, person.name, person.dwarf, table.room.devices, person.program)
        await table.commit(again, tokens=tokens)
    else:
        await table.commit(e.DeviceChanged(old.seat, table.room.devices), tokens=tokens)
    return old.seat, token, old.waiting
