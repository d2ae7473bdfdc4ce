"""What must hold after every race, whoever went on when."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from saboteur.server.control.requests import EndTable
from saboteur.server.state import entries as e
from saboteur.server.state.table_log import entry_decoder
from saboteur.server.tokens import hashed
from tests.faults.races import server_internals
from tests.faults.races.operations import WAITING
from tests.faults.races.race_world import Asked, World
from tests.faults.races.scheduled_socket import Line
from tests.faults.races.seat_holder_model import SeatHolders, holders


class Wrong(NamedTuple):
    """Something that does not hold."""

    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"


KINDS: dict[str, tuple[type[Any], ...]] = {
    "join": (e.Joined, e.Announced),
    "leave": (e.Left, e.GivenToBot, e.Withdrawn),
    "settings": (e.SettingsChosen,),
    "bots": (e.BotJoined,),
    "order": (e.Reordered,),
    "remove": (e.Left, e.StoodIn),
    "host": (e.HostPassed,),
    "ready": (e.ReadySet,),
    "start": (e.DealCommitted,),
    "cancel-start": (e.StartCancelled,),
    "stand-in": (e.StoodIn,),
    "take-back": (e.TakenBack,),
    "votes": (e.Voted,),
    "transfers": (e.DeviceChanged, e.Announced),
    "forget-name": (e.NameForgotten,),
}
"""What a request leaves in the log, by the end of its path."""
SPOKEN: dict[str, tuple[type[Any], ...]] = {
    "move": (e.Moved,), "claim": (e.Said,), "chat": (e.Said,), "nonce-hash": (e.NonceHashed,),
    "nonce": (e.NonceOpened,), "more-time": (e.TimeAdded,),
}  # fmt: skip
ASKED_FOR = (
    e.Joined, e.Announced, e.BotJoined, e.Left, e.Reordered, e.SettingsChosen, e.ReadySet, e.DealCommitted,
    e.NonceHashed, e.NonceOpened, e.Withdrawn, e.DeviceChanged, e.Voted, e.NameForgotten, e.Moved, e.Said,
    e.TimeAdded,
)  # fmt: skip
"""Entries that are there only because somebody asked; the others may follow from them, or from time."""
OF_THEIR_OWN = ("leave", "ready", "take-back", "forget-name")
"""Requests about the seat of whoever asks."""
AFTER_THE_END = (e.SecretPublished, e.TookOver, e.NameForgotten)
CONTROL_REFUSALS = ("no-such-table", "table-ended-because", "stopping", "storage")
ENDED = ("seat-gone", "table-deleted", "stopping", "replaced", "table-ended-because", "banned")
"""Good reasons for the end of a socket that was greeted."""


class Log:
    """The raced table: all that was ever stored of it, and whether it is still there."""

    def __init__(self, world: World) -> None:
        facts = world.facts
        self.final = server_internals.rows_of(world.connection, facts.a)
        kept = [rows for rows in (*world.history, self.final) if rows is not None]
        self.rows, first = kept[-1], kept[0]
        self.began = len(first.entries)
        """Entries before the race."""
        self.folded = server_internals.folded(self.rows.entries, self.rows.secrets)
        self.entries = self.folded.entries
        self.holders = _holders(self.rows.entries, self.rows.secrets, tuple(facts.seats[facts.a].items()))

    @property
    def gone(self) -> bool:
        return self.final is None

    def entry(self, n: int) -> Any:
        """An entry; None if there never was one of this number."""
        return self.entries[n - 1] if 0 < n <= len(self.entries) else None


@lru_cache(maxsize=4096)
def _holders(
    entries: tuple[Any, ...], secrets: tuple[tuple[int, str], ...], names: tuple[tuple[int, str], ...]
) -> list[SeatHolders]:
    return holders(server_internals.folded(entries, secrets).entries, dict(names))


def action(asked: Asked) -> str:
    """The end of a request's path."""
    return asked.path.rpartition("/")[2]


class Review:
    """Everything that is wrong after one race."""

    def __init__(
        self, world: World, before: dict[str, server_internals.Rows | None], operations: Collection[str]
    ) -> None:
        self.world, self.before = world, before
        self.housekeeping = "delete-old" in operations or not set(WAITING).isdisjoint(operations)
        """Whether tables that nobody has used for long may have been deleted."""
        self.kept_out = "admin-bans" in operations
        """Whether everybody was kept out for a while."""
        self.farewells = (*ENDED, "full") if "make-way" in operations else ENDED
        """What a socket may be told at its end though its holder did nothing."""
        self.log = Log(world)
        self.raced = [asked for asked in world.asked if asked.label != "before"]
        self.claimed: dict[int, str] = {}
        self.tokens: dict[str, str] = dict(world.tokens)

    def wrong(self) -> Iterator[Wrong]:
        """All that does not hold; the table itself is looked at before anybody else comes."""
        if self.log.folded.broken:
            yield Wrong("memory", f"the log cannot be read again: {self.log.folded.broken}")
        yield from self._statuses()
        yield from self._answers()
        yield from self._sayings()
        yield from self._unasked()
        yield from self._ended()
        yield from self._tokens()
        yield from self._other_tables()
        yield from self._sockets()
        yield from self._views()
        yield from self._memory()

    # -- answers ------------------------------------------------------------------------------------------------------

    def _statuses(self) -> Iterator[Wrong]:
        for asked in self.raced:
            if not asked.done:
                yield Wrong("silence", f"{asked.method} {asked.path} is never answered")
            elif asked.status >= 500 and not self._may_be_away(asked):
                yield Wrong("5xx", str(asked))
            elif not asked.status and not asked.stopping:
                yield Wrong("silence", str(asked))
            elif asked.status in (401, 404):
                yield from self._refused(asked)

    def _may_be_away(self, asked: Asked) -> bool:
        """A server that stops says so; one whose disk has not answered for seconds is not ready."""
        slow = asked.path == "/api/ready" and self.housekeeping
        return asked.status == 503 and (asked.stopping or slow)

    def _refused(self, asked: Asked) -> Iterator[Wrong]:
        code = (asked.content or {}).get("code") if isinstance(asked.content, dict) else None
        if code == "no-such-table" and not self.log.gone:
            yield Wrong("answers", f"{asked}, but the table is there")
        token = self.world.tokens.get(asked.person or "")
        if code == "bad-token" and token and self._opens(token):
            yield Wrong("answers", f"{asked}, but the token opens a seat")

    def _opens(self, token: str) -> bool:
        final = self.log.final
        return final is not None and any(held == hashed(token) for held, _, _ in final.tokens)

    def _answers(self) -> Iterator[Wrong]:
        for asked in self.raced:
            if not asked.ok:
                continue
            if asked.method == "DELETE":
                if not self.log.gone:
                    yield Wrong("answers", f"{asked}, but the table is there")
            elif asked.path == "/api/transfers" or action(asked) == "join":
                yield from self._taken(asked)
            elif asked.method == "POST" and action(asked) in KINDS:
                yield from self._accepted(asked)
            elif asked.path == f"/api/tables/{self.world.facts.a}":
                yield from self._previewed(asked)
        if self.log.gone and not self._was_deleted():
            yield Wrong("answers", "the table is gone, and nobody deleted it")

    def _was_deleted(self) -> bool:
        asked = any(one.method == "DELETE" and (one.ok or not one.status) for one in self.raced)
        return asked or self.housekeeping

    def _taken(self, asked: Asked) -> Iterator[Wrong]:
        """A seat was given: the entry that gives it is stored, with this seat."""
        redeemed = asked.path == "/api/transfers"
        person = "Ben" if redeemed else asked.body["name"]
        self.tokens[person] = asked.content["token"]
        for n in range(self.log.began + 1, len(self.log.entries) + 1):
            entry = self.log.entry(n)
            fits = isinstance(entry, KINDS[action(asked)]) and self._person_at(n, entry.seat) == person
            if fits and n not in self.claimed:
                self.claimed[n] = str(asked)
                if (entry.seat, isinstance(entry, e.Announced)) != (asked.content["seat"], asked.content["waiting"]):
                    yield Wrong("answers", f"{asked}, but entry {n} is {entry}")
                if n > asked.stored:
                    yield Wrong("durability", f"{asked} was answered before entry {n} was stored")
                return
        yield Wrong("answers", f"{asked}, but nothing of it is stored")

    def _person_at(self, n: int, seat: int) -> str | None:
        held = self.log.holders[n]
        return held.waiting[seat] if isinstance(self.log.entry(n), e.Announced) else held.seats[seat]

    def _accepted(self, asked: Asked) -> Iterator[Wrong]:
        n = asked.content["n"] if asked.content and "n" in asked.content else 0
        entry = self.log.entry(n)
        if not isinstance(entry, KINDS[action(asked)]) or n <= self.log.began or n in self.claimed:
            if entry is None or n > asked.stored or not self._holds_already(asked, n):
                also = f", which is also the answer to {self.claimed[n]}" if n in self.claimed else ""
                yield Wrong("answers", f"{asked}, but that entry is {entry}{also}")
        else:
            self.claimed[n] = str(asked)
            if n > asked.stored:
                yield Wrong("durability", f"{asked} was answered before it was stored")
            if action(asked) in OF_THEIR_OWN and not self._concerns(asked.person or "", n):
                yield Wrong("answers", f"{asked}, but it concerns somebody else: {entry}")

    def _concerns(self, person: str, n: int) -> bool:
        """Whether an entry is about the seat of a person or, if that one has none any more, about the name."""
        entry, seat = self.log.entry(n), self.log.holders[n - 1].seat_of(person)
        if not getattr(entry, "former", False):
            return bool(seat == entry.seat)
        return seat is None and self._person_at(entry.person, self.log.entry(entry.person).seat) == person

    def _holds_already(self, asked: Asked, n: int) -> bool:
        """Whether the request asked for what was so after an entry: then nothing is added to the log."""
        room, body, seat = self.log.folded.rooms[n - 1], asked.body, self.log.holders[n].seat_of(asked.person or "")
        what = action(asked)
        if what == "settings":
            return all(getattr(room.settings, name) == value for name, value in body.items())
        if what == "host":
            return bool(room.host == body["seat"])
        if seat is None:
            return False
        if what == "votes":
            wish, device = (body["vote"], body.get("seat")), room.seats[seat].device
            return any((vote.vote, vote.seat) == wish and device in vote.yes for vote in room.votes)
        if what == "forget-name":
            return not room.seats[seat].name
        return what == "ready" and room.seats[seat].ready == body["ready"]

    def _previewed(self, asked: Asked) -> Iterator[Wrong]:
        """A look at the table: as it was at some moment of the race."""
        seen = (asked.content["stage"], asked.content["names"], asked.content["bots"])
        for room in self.log.folded.rooms[self.log.began - 1 :]:
            people = [seat.name for seat in room.seats if seat.bot is None]
            names = [] if room.settings.private and room.game and asked.person is None else people
            if seen == (room.stage, names, len(room.seats) - len(people)):
                return
        if not self.world.restarts and "forget-name" not in map(action, self.raced):
            yield Wrong("answers", f"{asked}, but the table was never like that")

    def _sayings(self) -> Iterator[Wrong]:
        """What was said on sockets: each has its answer, and what was accepted is stored."""
        for said in self.world.said:
            heard = said.line.heard[said.after :]
            if not said.answered and not said.line.cut and said.line.bye is None:
                yield Wrong("silence", f"{said.line.name} said {said.message} and was never answered")
            done = next((told for told in heard if told.type == "done" and told.key == said.message.get("key")), None)
            if done is None:
                continue
            entry = self.log.entry(done.n)
            seat = getattr(entry, "seat", None)
            if not isinstance(entry, SPOKEN[said.message["type"]]) or done.n in self.claimed:
                yield Wrong("answers", f"{said.line.name}: {said.message} was done as {done.n}, which is {entry}")
            elif self.log.holders[done.n].seat_of(said.line.name) != seat:
                yield Wrong("answers", f"{said.line.name}: {said.message} was done for another seat: {entry}")
            self.claimed[done.n] = str(said.message)

    def _unasked(self) -> Iterator[Wrong]:
        """What is stored was asked for, and not refused."""
        lost = [KINDS[action(asked)] for asked in self.raced if not asked.status and action(asked) in KINDS]
        lost += [SPOKEN.get(said.message["type"], ()) for said in self.world.said if self._may_have_been_done(said)]
        for n in range(self.log.began + 1, len(self.log.entries) + 1):
            entry = self.log.entry(n)
            if n in self.claimed or not isinstance(entry, ASKED_FOR) or getattr(entry, "by", None) is not None:
                continue
            if not any(isinstance(entry, kinds) for kinds in lost):
                yield Wrong("refusals", f"entry {n} is stored and nobody was told that it was accepted: {entry}")

    def _may_have_been_done(self, said: Any) -> bool:
        """Whether a message is not answered one by one, or its socket ended before it was."""
        return "key" not in said.message or said.line.closed or said.line.cut

    def _ended(self) -> Iterator[Wrong]:
        """What whoever runs the server did is there, and an ended table is left alone."""
        ends = [n for n, entry in enumerate(self.log.entries, 1) if isinstance(entry, e.TableEnded)]
        if len(ends) > 1:
            yield Wrong("ending", f"the table has ended {len(ends)} times")
        after = self.log.entries[ends[0] :] if ends else []
        if any(not isinstance(entry, AFTER_THE_END) for entry in after):
            yield Wrong("ending", f"after its end, the table has {[type(entry).__name__ for entry in after]}")
        for request, problem in self.world.control:
            if isinstance(request, EndTable) and problem is None and not ends:
                yield Wrong("ending", "the table was said to have ended, and has not")
            if problem is not None and problem not in CONTROL_REFUSALS:
                yield Wrong("answers", f"whoever runs the server was refused {request}: {problem}")

    # -- seats --------------------------------------------------------------------------------------------------------

    def _tokens(self) -> Iterator[Wrong]:
        """Every person has one token, which opens the very seat; there are no others."""
        final = self.log.final
        if final is None:
            return
        stored = {token: (seat, waiting) for token, seat, waiting in final.tokens}
        if len(stored) != len(final.tokens):
            yield Wrong("seats", "a token is stored twice")
        last, unknown = self.log.holders[-1], 0
        for people, waits in ((last.seats, False), (last.waiting, True)):
            for seat, person in enumerate(people):
                if person is None:
                    continue
                token = self.tokens.get(person)
                if token is None or not self._is_told(person):
                    unknown += 1
                elif stored.pop(hashed(token), None) != (seat, waits):
                    yield Wrong("seats", f"the token of {person} does not open seat {seat}")
        if len(stored) != unknown:
            yield Wrong("seats", f"{len(stored)} tokens open seats of nobody, {unknown} expected")

    def _is_told(self, person: str) -> bool:
        """Whether the person's token is known: a server that died may have changed it without saying so."""
        lost = any(asked.path == "/api/transfers" and not asked.status for asked in self.raced)
        return not (person == "Ben" and lost)

    # -- other tables -------------------------------------------------------------------------------------------------

    def _other_tables(self) -> Iterator[Wrong]:
        facts, connection = self.world.facts, self.world.connection
        if server_internals.rows_of(connection, facts.b) != self.before[facts.b]:
            yield Wrong("isolation", "a table that nobody asked for is not as it was")
        made = {}
        for asked in self.raced:
            if asked.ok and asked.makes_a_table:
                made[asked.content["code"]] = asked
        for code in sorted(server_internals.codes(connection) | set(made)):
            if code not in (facts.a, facts.b):
                yield from self._made(code, made.get(code))

    def _made(self, code: str, asked: Asked | None) -> Iterator[Wrong]:
        """A table made in the race has what its maker asked for, and nothing else."""
        rows = server_internals.rows_of(self.world.connection, code)
        if rows is None:
            yield Wrong("answers", f"{asked}, but there is no such table")
            return
        if asked is None:
            failed = (one for one in self.raced if one.makes_a_table and not one.ok)
            if rows.entries and not any(not one.status for one in failed):
                yield Wrong("refusals", f"a table {code} is stored, and nobody was told of it")
            return
        kinds = [type(entry_decoder.decode(row.body)).__name__ for row in rows.entries]
        expected = ["Opened", "Joined"]
        if asked.path == "/api/play-now":
            expected += ["BotJoined", "BotJoined", "DealCommitted", "Dealt"]
        if kinds != expected:
            yield Wrong("isolation", f"{asked}, and then something else was done to it: {kinds}")
        if [token for token, _, _ in rows.tokens] != [hashed(asked.content["token"])]:
            yield Wrong("isolation", f"{asked}, but its tokens are others")
        if asked.path == "/api/tables" and (rows.secrets or rows.clocks or rows.records):
            yield Wrong("isolation", f"{asked}, and it has secrets, a clock or records of another table")

    # -- sockets ------------------------------------------------------------------------------------------------------

    def _sockets(self) -> Iterator[Wrong]:
        for line in self.world.lines:
            if line.early:
                yield Wrong("durability", f"{line.name} was told entry {line.early[0]} before it was stored")
            if not line.cut:
                yield from self._socket(line)

    def _socket(self, line: Line) -> Iterator[Wrong]:
        facts = self.world.facts
        heard = line.heard
        if not heard:
            if self.kept_out:
                return  # refused with its handshake
            yield Wrong("silence", f"{line.name} said hello and was never answered")
            return
        greeted = heard[0].type in ("welcome", "resumed")
        if line.code != facts.a:
            if line.bye is not None and line.bye not in ("stopping", "banned"):
                yield Wrong("isolation", f"{line.name} at another table was sent away: {line.bye}")
            return
        valid = not self.log.gone and (line.token is None or self._opens(line.token))
        if line.bye is None:
            if not valid:
                yield Wrong("told", f"the seat of {line.name} is gone, and the socket was not told")
            else:
                yield from self._told_all(line)
        elif greeted and line.bye not in self.farewells:
            yield Wrong("told", f"{line.name} was sent away: {line.bye}")
        elif valid and line.bye in ("seat-gone", "table-deleted", "no-such-table", "bad-token"):
            yield Wrong("told", f"{line.name} was told {line.bye}, but the seat is there")

    def _told_all(self, line: Line) -> Iterator[Wrong]:
        """An open socket has heard every entry, in order, up to the last."""
        at = 0
        for told in line.heard:
            if told.type in ("welcome", "resumed"):
                at = told.n
            elif told.type in ("step", "said", "room"):
                if told.n != at + 1:
                    yield Wrong("told", f"{line.name} was told entry {told.n} after {at}")
                    return
                at = told.n
        if at != len(self.log.entries):
            yield Wrong("told", f"{line.name} was told up to entry {at} of {len(self.log.entries)}")

    def _views(self) -> Iterator[Wrong]:
        """Nobody was shown the private part of a seat at a moment at which somebody else held it."""
        for line in self.world.lines:
            if line.code != self.world.facts.a:
                continue
            for told in line.heard:
                if told.view is None or told.view.own is None or told.view.seat is None:
                    continue
                held = self.log.holders[told.n].seats if told.n < len(self.log.holders) else ()
                holder = held[told.view.seat] if told.view.seat < len(held) else None
                if holder != line.name:
                    seat, who = told.view.seat, holder or "a bot or nobody"
                    yield Wrong("privacy", f"{line.name} was shown seat {seat} at entry {told.n}, held by {who}")
                    break

    # -- memory -------------------------------------------------------------------------------------------------------

    def _memory(self) -> Iterator[Wrong]:
        life = self.world.life
        if life is None:
            return
        for code, memory in server_internals.remembered(life.services.registry).items():
            rows = server_internals.rows_of(self.world.connection, code)
            if rows is None:
                yield Wrong("memory", "a table that is not stored is in memory")
                continue
            folded = server_internals.folded(rows.entries, rows.secrets)
            if memory.n != len(rows.entries) or (rows.entries and memory.room != folded.room):
                yield Wrong(
                    "memory", f"memory has {memory.n} entries, the log {len(rows.entries)}, or the rooms differ"
                )
            elif memory.tokens != frozenset(rows.tokens):
                yield Wrong("memory", "memory has other tokens than are stored")
            elif memory.views != folded.views:
                yield Wrong("memory", "memory has another game than is stored")
        if held := server_internals.locked(life.services.registry):
            yield Wrong("silence", f"{len(held)} tables are locked for ever")
