"""The judge's own account of one table: who made it, who was dealt in, who is here, who voted for what. It is kept from
what was asked and answered and from the log that everybody is told; it asks the server for no opinion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from saboteur.server.state import entries as e
from saboteur.server.state.room import Room

GONE = 60_000
VOTE_LIFE = 120_000
SLOW = 180_000
DESERTED = 300_000
"""Milliseconds, as docs/protocol.md says."""
AGAINST = ("stand-in", "bot")
ON_A_SEAT = (*AGAINST, "clock")

Wish = tuple[str, str | None]
"""A kind of vote, and the name at the seat concerned."""


class Logged(NamedTuple):
    """An entry of the log and its time."""

    at: int
    entry: Any


@dataclass
class Step:
    """One deed: who asked for what with which seat, what was answered, and what the log has since."""

    deed: str
    at: int
    human: str | None = None
    name: str | None = None
    """The seat that asked, by its name."""
    target: str | None = None
    vote: str | None = None
    code: str = ""
    """Of the refusal; empty if it was accepted."""
    asked: bool = False
    """Whether the server was asked anything."""
    logged: list[Logged] = field(default_factory=list)
    host_before: str | None = None
    untold: list[str] = field(default_factory=list)
    """Names that lost their seats while they were connected, and were not told."""

    @property
    def accepted(self) -> bool:
        return self.asked and not self.code


@dataclass
class Ballot:
    """The votes for one thing."""

    since: int
    humans: set[str] = field(default_factory=set)


class Account:
    """What the judge knows."""

    def __init__(self) -> None:
        self.now = 0
        self.room: Room | None = None
        """As everybody is told."""
        self.humans: dict[str, str] = {}
        """The human of each name that was ever at the table."""
        self.seats: list[str | None] = []
        """The name at each seat; None for a bot."""
        self.waiting: dict[int, str] = {}
        self.stage = "open"
        self.games = 0
        self.maker: str | None = None
        """The name of whoever made the table."""
        self.dealt: set[str] = set()
        """Names that were dealt in in the game that runs, or in the last one."""
        self.played: set[str] = set()
        """Names that were ever dealt in."""
        self.host: str | None = None
        self.owner: str | None = None
        """Whose table it is: the host, or whoever is to be the host again after coming back."""
        self.host_since = 0
        self.owner_since = 0
        self.heirs_since: dict[str, int] = {}
        """Who may be the host instead of another, and since when."""
        self.chosen: str | None = None
        """Whom the owner last made the host."""
        self.away_since: dict[str, int] = {}
        """Names without a socket, and since when."""
        self.here_since: dict[str, int] = {}
        self.ballots: dict[Wish, Ballot] = {}
        self.awaited_since = 0
        self.stood_in: dict[str, int] = {}
        """Names for whom a bot plays, and how many moves it owes."""
        self.to_act: int | None = None
        """The seat whose move is awaited, as everybody is told."""
        self._dealt_at = 0
        """When a deal was last under way: meanwhile nobody looks after the host."""

    # -- questions ----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[str]:
        """The names at the table."""
        return [name for name in self.seats if name is not None]

    @property
    def paused(self) -> bool:
        return self.room is not None and self.room.paused is not None

    def is_connected(self, name: str) -> bool:
        return name in self.here_since

    def is_gone(self, name: str, least: int = GONE) -> bool:
        """Whether a name has been without a socket for long enough to be absent."""
        since = self.away_since.get(name)
        return since is not None and self.now - since >= least

    def members(self) -> list[str]:
        """Those whom the game belongs to: who was dealt in and has a seat, or everybody if nobody has."""
        return [name for name in self.people if name in self.dealt] or self.people

    def players(self) -> list[str]:
        """Those who ever played here and have a seat."""
        return [name for name in self.people if name in self.played]

    def voters(self, vote: str, target: str | None) -> set[str]:
        """The humans who may vote: by person, however many seats or devices they have."""
        people = self.members()
        if vote in ("stand-in", "clock") and all(self.is_gone(name, DESERTED) for name in people):
            people = self.people
        here = {self.humans[name] for name in people if not self.is_gone(name)}
        return here - {self.humans[target]} if target is not None else here

    def is_here(self, vote: str, target: str) -> bool:
        """Whether whoever is voted on is present."""
        return not self.is_gone(target) and not (vote == "stand-in" and self.seat_of(target).away)

    def needed(self, vote: str, target: str | None) -> int:
        """How many must agree, by the table in docs/protocol.md."""
        count = len(self.voters(vote, target))
        more_than_half = count // 2 + 1
        if vote == "end":
            humans = {self.humans[name] for name in self.members()}
            return max(more_than_half, 2 if len(humans) > 1 else 1)
        if vote == "resume":
            return max(1, (count + 1) // 2)
        if vote in AGAINST and target is not None and self.is_here(vote, target):
            return max(3, -(-2 * count // 3))
        return max(2, more_than_half) if vote == "bot" else more_than_half

    def ballot(self, vote: str, target: str | None) -> Ballot | None:
        """The votes for something that have not lapsed."""
        found = self.ballots.get((vote, target))
        return found if found is not None and self.now - found.since < VOTE_LIFE else None

    def agreeing(self, vote: str, target: str | None) -> set[str]:
        """The humans who have voted for something, and may."""
        ballot = self.ballot(vote, target)
        return (ballot.humans if ballot else set()) & self.voters(vote, target)

    def has_been_here(self, name: str, least: int) -> bool:
        """Whether somebody has been connected for so long."""
        return name in self.here_since and self.now - self.here_since[name] >= least

    def dealing_lately(self, span: int) -> bool:
        """Whether a deal was under way so short a time ago."""
        return self.now - self._dealt_at < span

    def host_shares(self, name: str | None) -> bool:
        """Whether a name is one of the host's person."""
        return name is not None and self.host is not None and self.humans[name] == self.humans[self.host]

    def seat_of(self, name: str) -> Any:
        """The seat of a name, as everybody is told."""
        assert self.room is not None
        return self.room.seats[self.seats.index(name)]

    # -- presence -----------------------------------------------------------------------------------------------------

    def sees(self, connected: Iterable[str], now: int) -> None:
        """Note who has a socket now."""
        here = set(connected)
        for name in {*self.people, *self.waiting.values()}:
            if name in here:
                self.away_since.pop(name, None)
                self.here_since.setdefault(name, now)
            else:
                self.here_since.pop(name, None)
                self.away_since.setdefault(name, now)

    def restarted(self, now: int) -> None:
        """A server that starts knows of nobody: everybody has been away since then."""
        self.here_since.clear()
        self.away_since = dict.fromkeys([*self.people, *self.waiting.values()], now)

    # -- the log ------------------------------------------------------------------------------------------------------

    def casts(self, human: str, vote: str, target: str | None, at: int) -> None:
        """A vote was accepted."""
        self.now = at
        found = self.ballot(vote, target) or Ballot(at)
        found.humans.add(human)
        self.ballots[vote, target] = found

    def take(self, logged: Logged) -> None:
        """Follow an entry of the log."""
        self.now = logged.at
        entry, at = logged.entry, logged.at
        name: str | None
        if isinstance(entry, (e.Joined, e.BotJoined)):
            name = entry.name if isinstance(entry, e.Joined) else None
            self.seats[entry.seat : entry.seat + 1] = [name]
            self.stage = "open"
        elif isinstance(entry, e.Left):
            self._lose(self.seats.pop(entry.seat))
            self.stage = "open"
        elif isinstance(entry, e.Reordered):
            self.seats = [self.seats[old] for old in entry.order]
            self.stage = "open"
        elif isinstance(entry, e.GivenToBot):
            name, self.seats[entry.seat] = self.seats[entry.seat], None
            self._lose(name)
        elif isinstance(entry, e.Announced):
            self.waiting[entry.seat] = entry.name
        elif isinstance(entry, e.Withdrawn):
            self.away_since.pop(self.waiting.pop(entry.seat), None)
        elif isinstance(entry, e.TookOver):
            name = self.seats[entry.seat] = self.waiting.pop(entry.seat)
            if name in self.away_since:
                self.away_since[name] = at  # nobody is absent from a seat of somebody else
        else:
            self._take_play(entry, at)

    def _take_play(self, entry: Any, at: int) -> None:
        if isinstance(entry, (e.Moved, e.Dealt, e.WentOn, e.TakenBack)):
            self.awaited_since = at
        if isinstance(entry, (e.DealCommitted, e.Dealt, e.StartCancelled)):
            self._dealt_at = at
        if isinstance(entry, e.DealCommitted):
            self.stage = "dealing"
        elif isinstance(entry, e.StartCancelled):
            self.stage = "open"
        elif isinstance(entry, e.Dealt):
            self.stage, self.games = "playing", entry.game
            self.dealt = set(self.people)
            self.played |= self.dealt
            self.ballots.clear()
            self.stood_in.clear()
        elif isinstance(entry, e.SecretPublished):
            self.stage = "over"
            self.ballots.clear()
            self.stood_in.clear()
        elif isinstance(entry, e.Moved):
            self._end_ballots("clock")
            name = self.seats[entry.seat]
            if name is not None and self.stood_in.get(name, 0) > 0:
                self.stood_in[name] -= 1
        elif isinstance(entry, (e.Paused, e.WentOn)):
            self._end_ballots("pause", "resume", "clock")
        elif isinstance(entry, e.ClockStarted):
            self._end_ballots("clock")
        elif isinstance(entry, (e.StoodIn, e.TakenBack)):
            self._take_stand_in(entry)

    def _take_stand_in(self, entry: e.StoodIn | e.TakenBack) -> None:
        """A bot plays for somebody, or no more: what was voted on the seat is settled."""
        name = self.seats[entry.seat]
        assert name is not None
        if isinstance(entry, e.TakenBack):
            self.stood_in.pop(name, None)
        elif name not in self.stood_in:
            self.stood_in[name] = entry.moves
        self.ballots = {wish: ballot for wish, ballot in self.ballots.items() if wish[1] != name}

    def _end_ballots(self, *votes: str) -> None:
        self.ballots = {wish: ballot for wish, ballot in self.ballots.items() if wish[0] not in votes}

    def _lose(self, name: str | None) -> None:
        """Somebody has a seat no more; whose votes those were counts only as long as the person has another."""
        if name is None:
            return
        self.dealt.discard(name)
        self.played.discard(name)
        self.away_since.pop(name, None)
        self.here_since.pop(name, None)
        self.stood_in.pop(name, None)
        self.ballots = {wish: ballot for wish, ballot in self.ballots.items() if wish[1] != name}
        human = self.humans[name]
        if human not in {self.humans[other] for other in self.people}:
            for ballot in self.ballots.values():
                ballot.humans.discard(human)
        self.ballots = {wish: ballot for wish, ballot in self.ballots.items() if ballot.humans}

    def settles_host(self, step: Step) -> None:
        """Note who is the host after a step, and whose table it is."""
        assert self.room is not None
        host = None if self.room.host is None else self.seats[self.room.host]
        if step.deed == "pass-host" and step.accepted and step.name == self.owner and step.target != self.owner:
            self._becomes_owner(step.target)
            self.chosen = step.target
        if host != self.host:
            self.host, self.host_since = host, self.now
        if self.owner not in self.people:
            self._becomes_owner(host)
            self.chosen = None
        self.heirs_since = {name: self.heirs_since.get(name, self.now) for name in self.players() or self.people}

    def _becomes_owner(self, name: str | None) -> None:
        self.owner, self.owner_since = name, self.now
