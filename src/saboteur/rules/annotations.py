"""What a record tells between the moves: who said what, and who took over whose seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from saboteur.rules.record import Record


class Said(NamedTuple):
    """A seat claimed or wrote something."""

    seat: int
    text: str


class SeatTaken(NamedTuple):
    """Somebody else has a seat from now on."""

    seat: int
    name: str
    """Empty if it is not known."""
    bot: str | None
    """The bot's kind; None for a person."""
    dwarf: object
    """As the record has it."""
    program: bool = False
    """Whether it said that it is a program."""


Aside = Said | SeatTaken


def asides(record: Record) -> dict[int, list[Aside]]:
    """What happened between the moves, in order, by the number of moves played before.

    The file may come from anywhere: what is not written as talk or as a holder is passed over.
    """
    found: dict[int, list[Aside]] = {}
    for moves, _, _, aside in sorted([*_talk(record), *_holders(record)], key=lambda entry: entry[:3]):
        found.setdefault(moves, []).append(aside)
    return found


def _talk(record: Record) -> Iterator[tuple[int, int, int, Aside]]:
    for place, line in enumerate(_list(record, "talk")):
        match line:
            case [int(moves), int(seat), str(text)] if 0 <= seat < record.setup.players:
                yield moves, place, 1, Said(seat, text)


def _holders(record: Record) -> Iterator[tuple[int, int, int, Aside]]:
    """A holder who has a seat since so many lines comes before the line with that place."""
    for holder in _list(record, "holders"):
        match holder:
            case {"moves": int(moves), "talk": int(talk), "seat": int(seat)} if 0 <= seat < record.setup.players:
                yield moves, talk, 0, _seat_taken(seat, holder)


def _seat_taken(seat: int, holder: Mapping[str, Any]) -> SeatTaken:
    name, bot = holder.get("name"), holder.get("bot")
    return SeatTaken(
        seat, name if isinstance(name, str) else "", bot if isinstance(bot, str) else None, holder.get("dwarf"),
        holder.get("program") is True,
    )  # fmt: skip


def programs(record: Record) -> tuple[bool, ...]:
    """For each seat, whether whoever had it when the cards were dealt said that it is a program."""
    told = _list(record, "programs")
    return tuple(any(type(one) is int and one == seat for one in told) for seat in range(record.setup.players))


def _list(record: Record, key: str) -> list[Any]:
    value = record.extras.get(key)
    return value if isinstance(value, list) else []
