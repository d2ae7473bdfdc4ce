"""Before and between games: making tables, taking seats, choosing settings, starting. The caller holds the lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from saboteur.rules import BadSetup, Setup
from saboteur.rules.proof import HEAD, Start, commitment_of, secret_of
from saboteur.server.names.player_names import free_bot_name, free_name
from saboteur.server.names.titles import words_for_guests
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings
from saboteur.server.state import entries as e
from saboteur.server.state.room import COLOURS, FEWEST_SEATS, MOST_SEATS, SHAPES, Dwarf, Room, TableSettings, least_talk
from saboteur.server.state.table_state import setup_for, setup_of
from saboteur.server.store import TokenRow
from saboteur.server.table import commit_reveal
from saboteur.server.table.entitlement import check_lasting, check_may_be_host, members, succession
from saboteur.server.table.forgotten_names import is_forgotten
from saboteur.server.table.seats import (
    Held,
    check_gone_or_away,
    check_host,
    check_stage,
    give_to_bot,
    held_tokens,
    still_here,
    stood_in,
)
from saboteur.server.table.table import Table
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.tokens import hashed

AT_ANY_TIME: Final = frozenset({"closed", "bot_pace", "no_programs", "talk"})
"""Settings that the host may also change in a running game; `talk` only so that less may be said."""
MOST_UNNAMED: Final = 99
"""How far people without a name are numbered at a table: those who left a running game still count."""


class Newcomer(NamedTuple):
    """Somebody who wants a seat, as they describe themselves."""

    name: str
    dwarf: Dwarf
    program: bool = False
    unnamed: bool = False
    """Whether they say that they chose no name: the page's word for a guest gets a number if others have it."""
    address: str = ""


async def make_table(registry: TableRegistry, who: Newcomer, choice: dict[str, Any]) -> tuple[Table, str]:
    """A new table with its host at seat 0, and the host's token."""
    settings = _allowed(chosen(TableSettings(), choice, 10), registry.services.settings)
    _check_program(settings, who)
    host = free_name(who.name, (), registry.services.bots.names)
    table, token = await registry.create(who.address), registry.services.seat_tokens.new()
    async with table:
        await table.commit(
            e.Opened(table.code, settings),
            e.Joined(0, host, who.dwarf, 0, who.program),
            tokens=[TokenRow(hashed(token), 0, waiting=False)],
        )
    return table, token


async def play_now(
    registry: TableRegistry, who: Newcomer, choice: dict[str, Any], players: int, bot: str | None
) -> tuple[Table, str]:
    """A new table, filled with bots and dealt; no nonces are asked for."""
    settings = _allowed(chosen(TableSettings(), choice, players), registry.services.settings)
    _check_program(settings, who)
    kinds = registry.services.bots.company(bot, players - 1)
    host = free_name(who.name, (), registry.services.bots.names)
    table, token = await registry.create(who.address), registry.services.seat_tokens.new()
    start = Start(setup_for(settings, players), (None, *kinds))
    secret = secret_of(registry.services.entropy(HEAD), start)
    entries: list[e.Entry] = [e.Opened(table.code, settings), e.Joined(0, host, who.dwarf, 0, who.program)]
    entries += _new_bots(kinds, [host], [who.dwarf])
    async with table:
        await table.commit(
            *entries, e.DealCommitted(commitment_of(secret)), e.Dealt(1),
            tokens=[TokenRow(hashed(token), 0, waiting=False)], secret=secret.hex(),
        )  # fmt: skip
    return table, token


def chosen(old: TableSettings, choice: dict[str, Any], players: int) -> TableSettings:
    """The settings with what the host chose. Raises BadSetup for what no table can have."""
    changes = dict(choice)
    if changes.get("options") is not None:
        changes["options"] = tuple(sorted(set(changes["options"])))
    settings = replace(old, **{k: v for k, v in changes.items() if v is not None or k in ("first", "clock")})
    Setup(settings.edition, max(players, FEWEST_SEATS), frozenset(settings.options), settings.rounds, settings.first)
    return settings


def _allowed(settings: TableSettings, server: Settings) -> TableSettings:
    """The settings, with no more talk than the server allows."""
    return replace(settings, talk=least_talk(settings.talk, server.talk))


def free_look(wanted: Dwarf, taken: Iterable[Dwarf]) -> Dwarf:
    """The dwarf asked for, in another colour if somebody is drawn like that already."""
    used = {dwarf.colour % COLOURS for dwarf in taken if dwarf.shape % SHAPES == wanted.shape % SHAPES}
    colours = ((wanted.colour + step) % COLOURS for step in range(COLOURS))
    return replace(wanted, colour=next((colour for colour in colours if colour not in used), wanted.colour))


def _check_program(settings: TableSettings, who: Newcomer) -> None:
    """Raise Problem for a program at a table that takes none."""
    if who.program and settings.no_programs:
        raise Problem(Code.NO_PROGRAMS)


async def join(
    table: Table, who: Newcomer, device: int | None, count: Callable[[], Awaitable[None]]
) -> tuple[int, str, bool]:
    """Take a seat: a new one, or a bot's (in a running game from the next deal on). Gives seat, token, if to wait.

    Only the host's device may take another at a closed table, and none in a game that others play, too. `count` is
    called for somebody who joins a running game, when nothing else is in the way. Raises Problem.
    """
    room = table.room
    if room.stage == "dealing":
        raise Problem(Code.NOT_NOW, stage=room.stage)
    if room.settings.closed and (room.host is None or device != room.seats[room.host].device):
        raise Problem(Code.TABLE_CLOSED)
    _check_program(room.settings, who)
    if device is None and is_for_its_players(room):
        raise Problem(Code.PRIVATE_TABLE)
    if device is not None and room.stage == "playing" and _others_play(room, device):
        raise Problem(Code.NOT_NOW, stage=room.stage)  # a second hand would be seen that others believe to be hidden
    people = [person for seat in room.seats for person in (seat.name, seat.next.name if seat.next else "")]
    if room.stage == "playing":  # the story of the game and its record name them, too
        people += [holder.name for holder in table.state.history.held if holder.bot is None]
    tidy = _name_at(table, who, people)
    look = free_look(who.dwarf, [person.dwarf for seat in room.seats for person in (seat, seat.next) if person])
    number = room.devices if device is None else device
    token = table.services.seat_tokens.new()
    seat, waiting = _free_seat(table)
    if waiting:
        await count()
    entry = (e.Announced if waiting else e.Joined)(seat, tidy, look, number, who.program)
    lapsed = waiting and room.seats[seat].next is not None
    tokens = [*_without_waiting(table, seat), TokenRow(hashed(token), seat, waiting)]
    await table.commit(*([e.Withdrawn(seat)] if lapsed else []), entry, tokens=tokens)
    return seat, token, waiting


def _name_at(table: Table, who: Newcomer, people: list[str]) -> str:
    """The name that a newcomer gets: the first of those they would take that nobody here has. Raises Problem."""
    # Anybody else with a number would be like somebody here; programs are shown as such.
    numbered = who.unnamed and (who.program or who.name in words_for_guests())
    for wanted in _wanted_names(who.name, numbered=numbered):
        try:
            name = free_name(wanted, people, table.services.bots.names, numbered=numbered)
        except Problem as problem:
            if problem.code != Code.NAME_TAKEN:
                raise
        else:
            if not is_forgotten(table, name):
                return name
    raise Problem(Code.NAME_TAKEN)


def _wanted_names(name: str, *, numbered: bool) -> Iterator[str]:
    """The name, and for somebody who chose none, the same with a number."""
    yield name
    if numbered:
        yield from (f"{name} {number}" for number in range(2, MOST_UNNAMED + 1))


def is_for_its_players(room: Room) -> bool:
    """Whether nobody comes in by the table's code alone: at a private table after its first deal. Otherwise somebody
    could come in for a moment and read what was said and played in private."""
    return room.settings.private and room.game > 0


def _others_play(room: Room, device: int) -> bool:
    """Whether people of another device have seats."""
    return any(seat.device not in (None, device) for seat in room.seats)


def _without_waiting(table: Table, seat: int) -> list[TokenRow]:
    """All tokens but that of whoever waits for a seat."""
    return [token for token in table.tokens.values() if not (token.waiting and token.seat == seat)]


def _free_seat(table: Table) -> tuple[int, bool]:
    """The seat a newcomer gets, and whether it must be waited for. Raises Problem if there is none."""
    room, running = table.room, table.room.stage == "playing"
    if not running and len(room.seats) < MOST_SEATS:
        return len(room.seats), False
    for number, seat in enumerate(room.seats):
        if seat.bot is not None and seat.next is None:
            return number, running
    if not running:
        raise Problem(Code.TABLE_FULL)
    lapsed = next((number for number in range(len(room.seats)) if _has_lapsed(table, number)), None)
    if lapsed is None:
        raise Problem(Code.NO_BOT_SEAT)
    return lapsed, True


def _has_lapsed(table: Table, seat: int) -> bool:
    """Whether whoever waits for a seat said so a while ago and is not here: others may have it."""
    since, services = table.state.announced.get(seat), table.services
    if since is None or services.time_source.now() - since < services.settings.stand_in_after * 1000:
        return False
    waiting = [token for token in table.tokens.values() if token.waiting and token.seat == seat]
    return not any(table.audience.holding(token.hash) for token in waiting)


async def leave(table: Table, held: Held) -> int:
    """Give a seat up: before the deal it is gone, in a running game a bot has it. The last person ends the game."""
    if held.waiting:
        return await table.commit(e.Withdrawn(held.seat), tokens=held_tokens(table, without=held.token))
    if table.room.stage == "dealing":
        await commit_reveal.cancel(table, "left")
    if table.room.stage == "playing":
        n = await give_to_bot(table, held.seat)
        if all(seat.bot is not None for seat in table.room.seats):
            await table.commit(e.GameAbandoned())  # nobody would ever end it, and whoever waits could not get in
        return n
    return await _vacate(table, held.seat, removed=False)


async def _vacate(table: Table, seat: int, *, removed: bool) -> int:
    """Take a seat away; those behind it move up, and so do their tokens."""
    kept = [token for token in table.tokens.values() if token.seat != seat]
    moved = [token._replace(seat=token.seat - 1) if token.seat > seat else token for token in kept]
    await table.learn_presence()  # somebody who is connected elsewhere is no ghost
    passed = [replace(entry, seat=entry.seat - (entry.seat > seat)) for entry in succession(table, seat)]
    return await table.commit(e.Left(seat, removed), *passed, tokens=moved)


async def remove(table: Table, held: Held, seat: int, name: str | None) -> int:
    """The host takes somebody's seat away; once the cards are dealt a bot stands in for somebody gone or away instead,
    but whoever was not dealt in, or still waits for the seat, loses it for good: nobody may have asked them in.

    A name says who is meant: seats move up when somebody leaves.
    """
    check_host(table, held)
    if table.room.stage == "playing" and _is_waiting(table, seat, name):
        return await table.commit(e.Withdrawn(seat), tokens=_without_waiting(table, seat))
    _check_named(table, seat, name)
    if seat in (held.seat, table.state.owner_seat()):  # neither oneself nor whoever lent the host's rights
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
    if table.room.stage != "playing" and table.state.was_dealt_in(seat):
        check_lasting(table)
    if table.room.stage == "dealing":
        await commit_reveal.cancel(table, "removed")
    if table.room.stage != "playing":
        return await _vacate(table, seat, removed=True)
    if table.room.seats[seat].bot is not None:
        raise Problem(Code.NOT_A_PERSON)
    if seat not in members(table):
        return await give_to_bot(table, seat)
    check_gone_or_away(table, seat)
    return await table.change(stood_in(table, seat))


def _is_waiting(table: Table, seat: int, name: str | None) -> bool:
    """Whether somebody waits for a bot's seat, of that name if one is given."""
    waiting = table.room.seats[seat].next if seat < len(table.room.seats) else None
    return waiting is not None and name in (None, waiting.name)


def _check_named(table: Table, seat: int, name: str | None) -> None:
    """Raise Problem unless there is such a seat, and somebody of that name has it, if a name is given."""
    if seat >= len(table.room.seats) or name not in (None, table.room.seats[seat].name):
        raise Problem(Code.NO_SUCH_SEAT, seat=seat)


def _opens(old: TableSettings, new: TableSettings) -> bool:
    """Whether more people may come than before, or hear of the table: who came in the meantime has been there."""
    doors = ((old.closed, new.closed), (old.no_programs, new.no_programs), (new.listed, old.listed))
    return any(before and not after for before, after in doors)


async def choose_settings(table: Table, held: Held, choice: dict[str, Any]) -> int:
    """The host chooses the settings before the deal, some of them at any time."""
    check_host(table, held)
    check_stage(table, "open", "over", *(["playing"] if choice and choice.keys() <= AT_ANY_TIME else []))
    settings = _allowed(chosen(table.room.settings, choice, MOST_SEATS), table.services.settings)
    if table.room.stage == "playing" and settings.talk != least_talk(settings.talk, table.room.settings.talk):
        raise Problem(Code.NOT_NOW, stage=table.room.stage)  # people agreed to a game in which less is said
    if settings.private != table.room.settings.private or _opens(table.room.settings, settings):
        check_lasting(table)
    if table.state.private_games and not settings.private:  # the records of those games would be for everybody
        raise Problem(Code.NOT_NOW, stage=table.room.stage)
    if settings.first is not None and settings.first >= len(table.room.seats):
        raise BadSetup("bad-first", first=settings.first)
    return table.state.n if settings == table.room.settings else await table.commit(e.SettingsChosen(settings))


async def add_bots(table: Table, held: Held, bot: str | None, count: int) -> int:
    """The host gives new seats to bots."""
    check_host(table, held)
    check_stage(table, "open", "over")
    kind, seats = table.services.bots.named(bot), table.room.seats
    if len(seats) + count > MOST_SEATS:
        raise Problem(Code.TABLE_FULL)
    names, looks = [seat.name for seat in seats], [seat.dwarf for seat in seats]
    return await table.commit(*_new_bots([kind] * count, names, looks))


def _new_bots(kinds: list[str], names: list[str], looks: list[Dwarf]) -> list[e.BotJoined]:
    """Bots for the seats after those named, with names and looks that nobody has."""
    names, looks, joined = names[:], looks[:], []
    for number, kind in enumerate(kinds, len(names)):
        look = free_look(Dwarf(number % SHAPES, number % COLOURS, number % 3), looks)
        joined.append(e.BotJoined(number, free_bot_name(names), look, kind))
        names.append(joined[-1].name)
        looks.append(look)
    return joined


async def reorder(table: Table, held: Held, order: list[int]) -> int:
    """The host puts the seats into another order."""
    check_host(table, held)
    check_stage(table, "open", "over")
    if sorted(order) != list(range(len(table.room.seats))):
        raise Problem(Code.BAD_ORDER)
    if order == sorted(order):
        return table.state.n
    tokens = [token._replace(seat=order.index(token.seat)) for token in table.tokens.values()]
    return await table.commit(e.Reordered(tuple(order)), tokens=tokens)


async def pass_host(table: Table, held: Held, seat: int, name: str | None) -> int:
    """The host makes somebody else the host; a name says who is meant. What is on loan stays so unless it goes back."""
    check_host(table, held)
    _check_named(table, seat, name)
    if table.room.seats[seat].bot is not None:
        raise Problem(Code.NO_SUCH_SEAT, seat=seat)
    check_may_be_host(table, seat)
    lent = table.state.owner_seat() not in (seat, table.room.host)
    return await table.change(e.HostPassed(seat, lent=lent))


async def set_ready(table: Table, held: Held, *, ready: bool) -> int:
    """A player says whether he is ready."""
    if held.waiting:
        raise Problem(Code.NOT_YOUR_SEAT)
    check_stage(table, "open", "over")
    return await table.change(e.ReadySet(held.seat, ready))


async def start(table: Table, held: Held) -> int:
    """The host begins the deal: enough seats, and everybody else ready. After a first game nobody is kept from the next
    by somebody who is gone: a bot plays for them until they are back. Raises Problem or BadSetup."""
    check_host(table, held)
    check_stage(table, "open", "over")
    room = table.room
    if len(room.seats) < FEWEST_SEATS:
        raise Problem(Code.TOO_FEW_SEATS, least=FEWEST_SEATS)
    setup_of(room)
    device = room.seats[held.seat].device
    waiting = [n for n, seat in enumerate(room.seats) if not seat.ready and seat.device != device]
    if waiting:
        await table.learn_presence()
        _check_gone(table, waiting)
    return await commit_reveal.begin(table)


def _check_gone(table: Table, seats: list[int]) -> None:
    """Raise Problem unless those who are not ready for another game have all been gone for a while."""
    here = [seat for seat in seats if not commit_reveal.is_stood_in(table, seat)]
    if any(table.audience.connected(seat) for seat in here) or (here and not table.room.game):
        raise Problem(Code.NOT_READY, seat=here[0])
    if here:
        raise still_here(table, here[0])


async def cancel_start(table: Table, held: Held) -> int:
    """The host calls the deal off."""
    check_host(table, held)
    check_stage(table, "dealing")
    return await commit_reveal.cancel(table, "host")
