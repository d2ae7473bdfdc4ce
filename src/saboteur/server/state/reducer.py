"""What each entry of the log does to the room: a pure fold, the same live, after a restart and for a resume."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from msgspec.structs import replace

from saboteur.server.state import entries as e
from saboteur.server.state.room import CancelledStart, Deal, Finished, Person, Room, Seat, Vote, VoteKind

VOTE_LAPSES: Final = 120_000
"""Milliseconds after which a vote is forgotten."""
MOST_CANCELLED: Final = 3
"""Cancelled starts that a room shows: it is sent to everybody with every change. The log and the record have all."""


def first_room(entry: e.Opened) -> Room:
    """The room of a new table."""
    return Room(entry.code, "open", None, entry.settings, ())


def changed(entry: e.Entry, room: Room, at: int) -> Room:
    """The room after an entry."""
    return _voted(entry, room, at) if isinstance(entry, e.Voted) else _changed(entry, room)


@singledispatch
def _changed(_entry: e.Entry, room: Room) -> Room:
    """Talk changes the room elsewhere or not at all."""
    return room


def with_seat(room: Room, number: int, **changes: object) -> Room:
    """The room with one seat changed."""
    seats = list(room.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(room, seats=tuple(seats))


def next_host(seats: Iterable[Seat]) -> int | None:
    """The first seat of a person."""
    return next((number for number, seat in enumerate(seats) if seat.bot is None), None)


@_changed.register
def _(entry: e.Joined, room: Room) -> Room:
    seat = Seat(entry.name, entry.dwarf, entry.device, program=entry.program)
    seats = (*room.seats[: entry.seat], seat, *room.seats[entry.seat + 1 :])
    host = entry.seat if room.host is None else room.host
    joined = replace(room, stage="open", seats=seats, host=host, devices=max(room.devices, entry.device + 1))
    shared = any(other.device == entry.device for other in room.seats)
    return unready(joined) if shared else joined  # one person with two hands is another game


@_changed.register
def _(entry: e.BotJoined, room: Room) -> Room:
    seat = Seat(entry.name, entry.dwarf, bot=entry.bot, ready=True)
    return unready(replace(room, stage="open", seats=(*room.seats, seat)))


@_changed.register
def _(entry: e.Left, room: Room) -> Room:
    seats = room.seats[: entry.seat] + room.seats[entry.seat + 1 :]
    host = room.host
    if host == entry.seat:
        host = next_host(seats)
    elif host is not None and host > entry.seat:
        host -= 1
    left = _without_first(replace(room, stage="open", seats=seats, host=host, votes=()))
    return left if room.seats[entry.seat].bot is None else unready(left)


@_changed.register
def _(entry: e.Reordered, room: Room) -> Room:
    host = None if room.host is None else entry.order.index(room.host)
    seats = tuple(room.seats[old] for old in entry.order)
    return unready(_without_first(replace(room, stage="open", seats=seats, host=host, votes=())))


def _without_first(room: Room) -> Room:
    """A seat that was to begin may not be the one meant any more."""
    return replace(room, settings=replace(room.settings, first=None))


@_changed.register
def _(entry: e.SettingsChosen, room: Room) -> Room:
    return unready(replace(room, settings=entry.settings))


def unready(room: Room) -> Room:
    """Nobody but the bots is ready: this is not the game that people agreed to. Whoever comes or goes changes it as
    well, but must not keep a table from starting."""
    return replace(room, seats=tuple(replace(seat, ready=seat.bot is not None) for seat in room.seats))


@_changed.register
def _(entry: e.ReadySet, room: Room) -> Room:
    return with_seat(room, entry.seat, ready=entry.ready)


@_changed.register
def _(entry: e.HostPassed, room: Room) -> Room:
    return replace(room, host=entry.seat)


@_changed.register
def _(entry: e.DealCommitted, room: Room) -> Room:
    nobody = (None,) * len(room.seats)
    return replace(room, stage="dealing", votes=(), deal=Deal("hashing", entry.commitment, nobody, nobody))


@_changed.register
def _(entry: e.NonceHashed, room: Room) -> Room:
    assert room.deal is not None
    return replace(room, deal=replace(room.deal, hashes=_placed(room.deal.hashes, entry.seat, entry.hash)))


@_changed.register
def _(_entry: e.NoncesCalled, room: Room) -> Room:
    assert room.deal is not None
    return replace(room, deal=replace(room.deal, stage="opening"))


@_changed.register
def _(entry: e.NonceOpened, room: Room) -> Room:
    assert room.deal is not None
    return replace(room, deal=replace(room.deal, nonces=_placed(room.deal.nonces, entry.seat, entry.nonce)))


def _placed(values: tuple[str | None, ...], seat: int, value: str) -> tuple[str | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


@_changed.register
def _(entry: e.StartCancelled, room: Room) -> Room:
    deal = room.deal
    assert deal is not None
    cancelled = CancelledStart(deal.commitment, deal.hashes, deal.nonces, entry.secret, entry.reason)
    kept = (*room.cancelled, cancelled)[-MOST_CANCELLED:]
    return replace(room, stage="open", deal=None, cancelled=kept)


@_changed.register
def _(entry: e.Dealt, room: Room) -> Room:
    assert room.deal is not None
    seats = tuple(replace(seat, away=False, extensions=0, ready=seat.bot is not None) for seat in room.seats)
    deal = replace(room.deal, stage="dealt")
    return replace(room, stage="playing", game=entry.game, deal=deal, seats=seats, paused=None, votes=())


@_changed.register
def _(entry: e.SecretPublished, room: Room) -> Room:
    assert room.deal is not None
    deal = replace(room.deal, stage="published", secret=entry.secret, seed=entry.seed)
    ended = Finished(room.game, entry.record, "abandoned" if room.paused == "ended" else "finished")
    seats = tuple(replace(seat, stand_in=None, owed=0, ready=seat.bot is not None) for seat in room.seats)
    finished = (*room.finished, ended)
    return replace(
        room, stage="over", deal=deal, cancelled=(), finished=finished, paused=None, voted_clock=None, votes=(),
        seats=seats,
    )  # fmt: skip


@_changed.register
def _(_entry: e.GameAbandoned, room: Room) -> Room:
    return replace(room, paused="ended", votes=())


@_changed.register
def _(entry: e.TableEnded, room: Room) -> Room:
    return replace(room, ended=entry.reason, votes=())


@_changed.register
def _(_entry: e.Paused, room: Room) -> Room:
    return replace(_without_votes_for(room, "pause", "clock"), paused="vote")


@_changed.register
def _(_entry: e.WentOn, room: Room) -> Room:
    return replace(_without_votes_for(room, "resume", "clock"), paused=None)


@_changed.register
def _(entry: e.ClockStarted, room: Room) -> Room:
    return replace(_without_votes_for(room, "clock"), voted_clock=entry.seconds)


@_changed.register
def _(entry: e.TimeAdded, room: Room) -> Room:
    return with_seat(room, entry.seat, extensions=room.seats[entry.seat].extensions + 1)


@_changed.register
def _(_entry: e.Moved, room: Room) -> Room:
    return _without_votes_for(room, "clock") if room.votes else room


def _without_votes_for(room: Room, *settled: VoteKind) -> Room:
    """Nobody needs to be asked any more, or to be hurried; other votes go on."""
    kept = tuple(vote for vote in room.votes if vote.vote not in settled)
    return room if kept == room.votes else replace(room, votes=kept)


@_changed.register
def _(entry: e.StoodIn, room: Room) -> Room:
    seat = room.seats[entry.seat]
    owed = entry.moves if seat.stand_in is None else seat.owed  # another bot owes no more than the one before
    return _without_votes_on(with_seat(room, entry.seat, stand_in=entry.bot, owed=owed), entry.seat)


@_changed.register
def _(entry: e.TakenBack, room: Room) -> Room:
    return _without_votes_on(with_seat(room, entry.seat, stand_in=None, owed=0, away=False), entry.seat)


@_changed.register
def _(entry: e.GivenToBot, room: Room) -> Room:
    given = with_seat(
        room, entry.seat, bot=entry.bot, name=entry.name, device=None, stand_in=None, owed=0, away=False, ready=True,
        program=False,
    )  # fmt: skip
    host = next_host(given.seats) if room.host == entry.seat else room.host
    return _without_votes_on(replace(given, host=host), entry.seat)


def _without_votes_on(room: Room, seat: int) -> Room:
    return replace(room, votes=tuple(vote for vote in room.votes if vote.seat != seat))


@_changed.register
def _(entry: e.Announced, room: Room) -> Room:
    person = Person(entry.name, entry.dwarf, entry.device, entry.program)
    return replace(with_seat(room, entry.seat, next=person), devices=max(room.devices, entry.device + 1))


@_changed.register
def _(entry: e.Withdrawn, room: Room) -> Room:
    return with_seat(room, entry.seat, next=None)


@_changed.register
def _(entry: e.TookOver, room: Room) -> Room:
    person = room.seats[entry.seat].next
    assert person is not None
    seat = Seat(person.name, person.dwarf, person.device, program=person.program)
    seats = (*room.seats[: entry.seat], seat, *room.seats[entry.seat + 1 :])
    return replace(room, seats=seats, host=entry.seat if room.host is None else room.host)


@_changed.register
def _(entry: e.DeviceChanged, room: Room) -> Room:
    moved = replace(with_seat(room, entry.seat, device=entry.device), devices=max(room.devices, entry.device + 1))
    shared = any(seat.device == room.seats[entry.seat].device for seat in moved.seats)
    return unready(moved) if shared and room.stage in ("open", "over") else moved  # as when the device took a second


def live_votes(room: Room, at: int) -> list[Vote]:
    """The votes that have not lapsed."""
    return [vote for vote in room.votes if at - vote.since < VOTE_LAPSES]


def _voted(entry: e.Voted, room: Room, at: int) -> Room:
    """A second vote on the same thing joins the first, unless that one has lapsed."""
    alive = live_votes(room, at)
    same = next((vote for vote in alive if (vote.vote, vote.seat) == (entry.vote, entry.seat)), None)
    others = tuple(vote for vote in alive if vote is not same)
    old = same or Vote(entry.vote, entry.seat, (), at)
    yes = old.yes if entry.device in old.yes else (*old.yes, entry.device)
    return replace(room, votes=(*others, replace(old, yes=yes)))


@_changed.register
def _(entry: e.NameForgotten, room: Room) -> Room:
    return room if entry.former else with_seat(room, entry.seat, name="")
