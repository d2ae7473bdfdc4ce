"""A record told again for one reader: views, redacted events, what was said and whether it was true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from saboteur.bots import Observation
from saboteur.bots.explanation import doubts_of, reasons_for
from saboteur.bots.foreign_bots import LONGEST_BOT_NAME
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy import spectators_doubts
from saboteur.bots.seat_history import HistoryReader
from saboteur.rules import (
    BadMove,
    BadRecord,
    Event,
    Game,
    IllegalMove,
    NotAMove,
    Record,
    View,
    claims,
    from_plain,
    reached,
    redacted,
)
from saboteur.rules.annotations import Said, SeatTaken, asides, programs
from saboteur.rules.claims import NotAClaim, parse_claim
from saboteur.server.names.player_names import LONGEST_NAME
from saboteur.server.replay.decisive_move import Course
from saboteur.server.replay.replay_messages import Asked, Claimed, Moment, Reasons, Replay, Takeover, Why
from saboteur.server.state.room import COLOURS, SHAPES
from saboteur.server.wire.event_encoding import on_wire
from saboteur.server.wire.messages import LONGEST_CHAT


def answered(asked: Asked) -> Replay | Reasons:
    """The replay, or the reasons for one moment of it. Raises BadRecord and the like, or BadMove."""
    builder = _ReplayBuilder(from_plain(asked.record), asked.seat)
    return builder.replay() if asked.version is None else builder.reasons(asked.version)


class _Step(NamedTuple):
    """The game after a move, who moved, under which name, what, and what happened."""

    game: Game
    seat: int | None
    name: str
    move: str | None
    events: tuple[Event, ...]


class _ReplayBuilder:
    """One pass through a record."""

    def __init__(self, record: Record, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < record.setup.players:
            raise BadRecord("no-such-seat", seat=seat)
        self.record = record
        self.seat = seat
        self.extras = _Extras(record)
        self.reading = HistoryReader(fitted())
        self.history: list[Observation] = []
        self.names = list(self.extras.names)
        """Of whoever has each seat at the moment."""
        self.talk: list[Claimed] = []
        self.takeovers: list[Takeover] = []
        self.course = Course()

    def replay(self) -> Replay:
        setup, extras = self.record.setup, self.extras
        moments = tuple(self._moment(step) for step in self._steps())
        return Replay(
            setup.edition, tuple(sorted(setup.options)), setup.rounds, self.seat, extras.names, extras.bots,
            extras.dwarfs, tuple(self.takeovers), extras.began, moments, tuple(self.talk), self.course.decided(),
            programs(self.record),
        )  # fmt: skip

    def reasons(self, version: int) -> Reasons:
        for step in self._steps():
            game = step.game
            if game.version == version and self.seat is not None:
                found = reasons_for(game.view(self.seat), self.reading) if game.phase == "play" else []
                return Reasons(tuple(Why(why.code, dict(why.arguments), round(why.weight, 3)) for why in found))
        return Reasons(())

    def _steps(self) -> Iterator[_Step]:
        """The game after each move; the beginning first. Reads as it goes."""
        game = Game(self.record.setup, self.record.deals)
        yield self._noted(_Step(game, None, "", None, game.opening))
        for index, move in enumerate(self.record.moves):
            seat = game.to_act
            try:
                step = game.play(seat or 0, move)
            except (IllegalMove, NotAMove) as reason:
                raise BadMove(index, move, reason) from None
            yield self._noted(_Step(game, seat, "" if seat is None else self.names[seat], move, step.events))

    def _noted(self, step: _Step) -> _Step:
        game = step.game
        self.course.take(game, step.events)
        self.history.append(Observation(tuple(redacted(event, self.seat) for event in step.events)))
        for aside in self.extras.asides.get(game.version, []):
            if isinstance(aside, Said):
                self._hear(aside.seat, aside.text[:LONGEST_CHAT], game)
            else:
                self._reseat(aside, game.version)
        self.reading.take(self.history)
        return step

    def _hear(self, speaker: int, text: str, game: Game) -> None:
        self.talk.append(Claimed(game.version, speaker, self.names[speaker], text, is_true(text, speaker, game)))
        if text.startswith("!"):
            self.history.append(Observation(claim=(speaker, text)))

    def _reseat(self, taken: SeatTaken, version: int) -> None:
        seat, name = taken.seat, taken.name[:LONGEST_NAME]
        bot = taken.bot[:LONGEST_BOT_NAME] if taken.bot else None
        self.names[seat] = name
        look = _dwarf(taken.dwarf, seat)
        self.takeovers.append(Takeover(version, len(self.talk), seat, name, bot, look, taken.program))

    def _moment(self, step: _Step) -> Moment:
        game, seat, name, move, events = step
        view = game.view(self.seat)
        players = range(game.setup.players)
        everything = self.seat is None
        return Moment(
            version=game.version,
            seat=seat,
            name=name,
            move=move if move is None or everything or seat == self.seat or move[0] not in "-G" else move[0],
            by=self.extras.by.get(str(game.version - 1)),
            events=tuple(on_wire(event if everything else redacted(event, self.seat)) for event in events),
            public=view.public,
            reached=tuple(sorted(reached(view), key=lambda cell: (cell[1], cell[0]))),
            own=view.own,
            owns=tuple(game.own(player) for player in players) if everything else (),
            goals=game.deal.goals if everything else (),
            doubts=self._doubts(game, view),
        )

    def _doubts(self, game: Game, view: View) -> tuple[int, ...]:
        if game.phase not in ("play", "turn-goal", "lay-stone"):
            return ()
        if view.own is not None:
            return tuple(round(100 * doubt) for doubt in doubts_of(view, self.reading))
        held = spectators_doubts(self.reading.belief)
        return tuple(round(held[seat] / 10) for seat in range(game.setup.players))


def is_true(text: str, speaker: int, game: Game) -> bool | None:
    """Whether what a seat says now is true; None for what is neither."""
    try:
        claim = parse_claim(text)
    except NotAClaim:
        return None
    return claims.is_true(claim, game.deal.roles, game.deal.goals, speaker, game.public().looked[speaker])


class _Extras:
    """What a record tells besides the game, as far as it can be used: the file may come from anywhere."""

    def __init__(self, record: Record) -> None:
        players, extras = record.setup.players, record.extras
        self.names = tuple(_texts(extras.get("names"), players))
        self.bots = tuple(name or None for name in _texts(extras.get("bots"), players))
        dwarfs = extras.get("dwarfs")
        looks = dwarfs if isinstance(dwarfs, list) else []
        self.dwarfs = tuple(_dwarf(looks[seat] if seat < len(looks) else None, seat) for seat in range(players))
        by, times = extras.get("by"), extras.get("times")
        self.by = {key: str(name)[:40] for key, name in by.items()} if isinstance(by, dict) else {}
        began = times.get("began") if isinstance(times, dict) else None
        self.began = began if isinstance(began, int) else None
        self.asides = asides(record)


def _texts(values: Any, count: int) -> list[str]:
    """So many names; cut where whoever made the record allowed longer ones than this server does."""
    given = values if isinstance(values, list) else []
    texts = [value[:LONGEST_NAME] if isinstance(value, str) else "" for value in given[:count]]
    return texts + [""] * (count - len(texts))


def _dwarf(value: object, seat: int) -> tuple[int, int, int]:
    """The dwarf of a seat; one of its own for a record that names none."""
    match value:
        case [int(shape), int(colour), int(pattern)] if min(shape, colour, pattern) >= 0:
            return shape, colour, pattern
    return seat % SHAPES, 3 * seat % COLOURS, 0
