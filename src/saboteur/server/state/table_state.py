"""Everything that a table's log determines: the room, the game, what was said. Live play, restarts and resumes fold the
same entries with the same code."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from saboteur.rules import Event, Game, SeededDeals, Setup
from saboteur.rules.deal import Deals
from saboteur.rules.proof import Start, cancelled_start, chained, seed_of
from saboteur.server.state import entries as e
from saboteur.server.state.happenings import Happenings
from saboteur.server.state.reducer import changed, first_room, with_seat
from saboteur.server.state.room import Room, Said, SeatHolder, TableSettings
from saboteur.server.state.seat_holders import CHANGES, HolderHistory, SeatHolders

MOST_TALK: Final = 200
MOVED: Final = e.Moved
"""Compiled, a constant is found at once, a name in another module is looked up."""
SEATS_CHANGE: Final = (e.Joined, e.BotJoined, e.Left, e.Reordered)
FIRST_SEATED: Final = 2
"""The entry that names whoever made the table; the first entry opens it."""
LAPSES_AWAY: Final = 2
"""So many moves by the clock in a row, and the seat counts as away."""

Dealer = Callable[[Setup, str], Deals]
"""Makes the deals of a game from its setup and seed; tests may put other cards in."""


class Outcome(Struct, frozen=True):
    """What an entry came to: the events of a step, and whether the room is another."""

    entry: e.Entry
    at: int
    n: int
    events: tuple[Event, ...]
    room: Room
    """The room after it."""
    room_changed: bool
    version: int
    said: Said | None
    holders: tuple[SeatHolder, ...] = ()
    """Who has a seat since this entry and did not before; empty at a deal."""


class TableState:
    """A table after some entries of its log."""

    def __init__(
        self, secrets: Mapping[int, str], dealer: Dealer = SeededDeals, happenings: Happenings | None = None
    ) -> None:
        self.secrets = dict(secrets)
        """The secret of each game's deal, as hex, by the game's number."""
        self.dealer = dealer
        self.n = 0
        self.room: Room = Room("", "open", None, TableSettings(), ())
        self.holders = SeatHolders()
        self.history = HolderHistory()
        self.forgotten: set[int] = set()
        """People whose names were deleted: numbers of the entries that first named them."""
        self.forgotten_marks: set[str] = set()
        """By which names are known again that were deleted in the current game."""
        self.game: Game | None = None
        self.began = 0
        """Number of the entry with which the current game began, or the last one; 0 before the first."""
        self.lender: int | None = None
        """The person who is to be the host again after coming back: number of the entry that first named the person."""
        self.private_games = False
        """Whether a game was finished while the table was private: its record is not for spectators."""
        self.public_since = 1
        """Since which entry anybody with the code may watch."""
        self.voices: dict[int, int] = {}
        """Devices to which a seat was moved from one that has, or had, others: it is still the same person's vote."""
        self.lapses: list[int] = []
        self.talk: deque[Said] = deque(maxlen=MOST_TALK)
        self.happenings = happenings or Happenings()
        self.last_bot_claim = (0, 0, -1)
        """Game, version and seat of the last claim that a bot made."""
        self.awaited_since = 0
        """When the move that is awaited now began to be awaited, or the game last went on."""
        self.deal_since = 0
        """When the current stage of the deal began."""
        self.announced: dict[int, int] = {}
        """When somebody said that they will take a bot's seat."""
        self.cancelled = 0
        """Starts cancelled since the last finished game."""
        self.chain = ""
        """What those starts come to, for the next commitment."""

    def take(self, entry: e.Entry, at: int) -> Outcome:
        """Take the next entry. Raises IllegalMove or NotAMove for a move that is not possible; then nothing changes."""
        return self._take_move(entry, at) if isinstance(entry, MOVED) else self._take_other(entry, at)

    def _take_move(self, entry: e.Moved, at: int) -> Outcome:
        """Most entries are moves, and most of them leave the room as it is."""
        before = self.room
        events: tuple[Event, ...] = () if self.game is None else self.game.play(entry.seat, entry.move).events
        self.n += 1
        self.awaited_since = at
        if before.votes:
            self.room = changed(entry, before, at)
        self._note_lapse(entry)
        self._note_owed(entry)
        self.happenings.add(events, None, kept=self.has_bots)
        return Outcome(entry, at, self.n, events, self.room, self.room is not before, self.version, None, ())

    def _take_other(self, entry: e.Entry, at: int) -> Outcome:
        before = self.room
        events: tuple[Event, ...] = ()
        self._note_votes(entry)
        self.n += 1
        self.room = first_room(entry) if isinstance(entry, e.Opened) else changed(entry, self.room, at)
        holders = self._note_holders(entry) if isinstance(entry, CHANGES) else ()
        if isinstance(entry, e.Dealt):
            events = self._deal(entry)
        elif isinstance(entry, SEATS_CHANGE):
            self.game = None  # its seats are not those of the table any more
        elif isinstance(entry, e.GivenToBot):
            self._forget_votes()
        elif isinstance(entry, e.SettingsChosen) and before.settings.private:
            self.public_since = self.n
        elif isinstance(entry, e.StartCancelled):
            self._note_cancelled(entry, before)
        elif isinstance(entry, e.SecretPublished):
            self.cancelled, self.chain = 0, ""
            self.private_games = self.private_games or self.room.settings.private
        said = self._said(entry, at) if isinstance(entry, e.Said) else None
        if isinstance(entry, e.Dealt):
            self.awaited_since = at
            self.happenings.add(events, None, kept=self.has_bots)
        else:
            self._note_time(entry, at)
        return Outcome(entry, at, self.n, events, self.room, self.room is not before, self.version, said, holders)

    def voice(self, seat: int) -> int | None:
        """The vote that a seat shares with all others of the same person, wherever they were moved; None for a bot."""
        device = self.room.seats[seat].device
        return None if device is None else self._voice_of(device)

    def _voice_of(self, device: int) -> int:
        return self.voices.get(device, device)

    def owner_seat(self) -> int | None:
        """The seat of whoever is to be the host again after coming back, if they still have one; else the host's."""
        seats = enumerate(self.room.seats)
        lent = (n for n, seat in seats if seat.bot is None and self.holders[n].named[:1] == (self.lender,))
        return next(lent, self.room.host)

    def was_dealt_in(self, seat: int) -> bool:
        """Whether whoever has the seat had one when cards were dealt, for this game or for one before it."""
        return self.room.seats[seat].bot is None and self.holders[seat].seated <= self.began

    def made_by(self, seat: int) -> bool:
        """Whether whoever has the seat made the table, or there was no game yet."""
        return not self.began or self.holders[seat].named[:1] == (FIRST_SEATED,)

    @property
    def version(self) -> int:
        """Moves played in the current game."""
        return self.game.version if self.game else 0

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat."""
        return any([seat.bot or seat.stand_in for seat in self.room.seats])

    def _deal(self, entry: e.Dealt) -> tuple[Event, ...]:
        self.talk.clear()
        self.forgotten_marks.clear()
        self.happenings.begin()
        self.history.begin(self.room, self.holders, self.n)
        self.began = self.n
        self.lapses = [0] * len(self.room.seats)
        if entry.game not in self.secrets:
            self.game = None  # an earlier game, whose cards nobody asks for any more
            return ()
        self.game = Game(setup_of(self.room), self.dealer(setup_of(self.room), self.seed(entry.game)))
        return self.game.opening

    def seed(self, game: int) -> str:
        """The seed of the current game; a secret until it is over."""
        assert self.room.deal is not None
        return seed_of(bytes.fromhex(self.secrets[game]), self.room.deal.nonces)

    def _note_votes(self, entry: e.Entry) -> None:
        """Keep whose the votes are, before the entry changes the room."""
        if isinstance(entry, e.HostPassed):
            self._note_lender(entry)
        elif isinstance(entry, e.DeviceChanged):
            self._note_moved(self.room.seats[entry.seat].device, entry.device)
        elif isinstance(entry, e.Announced):
            person = self.room.seats[entry.seat].next
            self._note_moved(None if person is None else person.device, entry.device)

    def _note_moved(self, old: int | None, new: int) -> None:
        """A seat is moved to a new device. If the person has others, they share a vote; else the vote moves along."""
        if old is None or old == new:
            return
        voice = self._voice_of(old)
        devices = [one.device for seat in self.room.seats for one in (seat, seat.next) if one is not None]
        if sum([device is not None and self._voice_of(device) == voice for device in devices]) > 1:
            self.voices[new] = voice
            return
        moved = [
            replace(vote, yes=tuple([new if one == voice else one for one in vote.yes])) for vote in self.room.votes
        ]
        self.room = replace(self.room, votes=tuple(moved))

    def _forget_votes(self) -> None:
        """Keep the votes of those who have a seat."""
        people = {self.voice(number) for number, seat in enumerate(self.room.seats) if seat.bot is None}
        kept = [replace(vote, yes=tuple([voice for voice in vote.yes if voice in people])) for vote in self.room.votes]
        self.room = replace(self.room, votes=tuple([vote for vote in kept if vote.yes]))

    def _note_lender(self, entry: e.HostPassed) -> None:
        """Whoever only has the rights on loan cannot give them away for good."""
        owner, host = self.owner_seat(), self.room.host
        if entry.seat == owner:
            self.lender = None
        elif entry.lent and owner == host and host is not None:
            self.lender = self.holders[host].named[0]

    def _note_holders(self, entry: e.Entry) -> tuple[SeatHolder, ...]:
        self.holders.take(entry, self.n)
        if not isinstance(entry, e.NameForgotten):
            return self.history.note(self.room, self.holders, self.n)
        person = self.holders[entry.seat].named[0] if entry.person is None else entry.person
        self.forgotten.add(person)
        self.forgotten_marks.update(entry.taken)
        self.history.forget(person)
        return ()

    def _note_lapse(self, entry: e.Moved) -> None:
        self.lapses[entry.seat] = self.lapses[entry.seat] + 1 if entry.by == "clock" else 0
        away = self.lapses[entry.seat] >= LAPSES_AWAY
        if self.room.seats[entry.seat].away != away:
            self.room = with_seat(self.room, entry.seat, away=away)

    def _note_owed(self, entry: e.Moved) -> None:
        owed = self.room.seats[entry.seat].owed
        if owed > 0:
            self.room = with_seat(self.room, entry.seat, owed=owed - 1)

    def _note_cancelled(self, entry: e.StartCancelled, before: Room) -> None:
        deal = before.deal
        assert deal is not None
        start = cancelled_start(deal.commitment, entry.secret, deal.hashes, entry.reason)
        self.cancelled, self.chain = self.cancelled + 1, chained(self.chain, start)

    def start(self) -> Start:
        """What a deal begun now is bound to. Raises BadSetup."""
        bots = tuple([seat.bot for seat in self.room.seats])
        return Start(setup_of(self.room), bots, self.cancelled, self.chain)

    def _said(self, entry: e.Said, at: int) -> Said:
        said = Said(self.n, at, self.room.game, self.version, entry.seat, entry.text, entry.by)
        self.talk.append(said)
        if entry.by is not None:
            self.last_bot_claim = (self.room.game, self.version, entry.seat)
        if entry.text.startswith("!"):
            self.happenings.add((), (entry.seat, entry.text), kept=self.has_bots)
        return said

    def _note_time(self, entry: e.Entry, at: int) -> None:
        """Keep since when something lasts, where others wait for its end."""
        if isinstance(entry, (e.DealCommitted, e.NoncesCalled)):
            self.deal_since = at
        elif isinstance(entry, (e.WentOn, e.TakenBack)):
            self.awaited_since = at
        elif isinstance(entry, e.Announced):
            self.announced[entry.seat] = at
        elif isinstance(entry, (e.Withdrawn, e.TookOver)):
            self.announced.pop(entry.seat, None)


def setup_of(room: Room) -> Setup:
    """What the rules need to know of a room. Raises BadSetup."""
    return setup_for(room.settings, len(room.seats))


def setup_for(settings: TableSettings, players: int) -> Setup:
    """What the rules need to know of a table with so many seats. Raises BadSetup."""
    return Setup(settings.edition, players, frozenset(settings.options), settings.rounds, settings.first)
