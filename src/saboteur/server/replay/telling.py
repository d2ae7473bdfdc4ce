"""Telling a record again for one reader: views, redacted events, what was said and whether it was true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from saboteur.bots import Happening
from saboteur.bots.explain import doubts_of, reasons_for
from saboteur.bots.history import Reading
from saboteur.bots.likelihoods import fitted
from saboteur.bots.mind import spectators_doubts
from saboteur.rules import (
    BadMove,
    BadRecord,
    Event,
    Game,
    IllegalMove,
    NotAMove,
    Record,
    View,
    from_plain,
    reached,
    redacted,
)
from saboteur.rules.claims import NotAClaim, parse_claim
from saboteur.server.happenings import on_wire
from saboteur.server.replay.decision import Course
from saboteur.server.replay.words import Asked, Claimed, Moment, Reasons, Replay, Why

SHAPES: Final = 6
COLOURS: Final = 10


def answered(asked: Asked) -> Replay | Reasons:
    """The replay, or the reasons for one moment of it. Raises BadRecord and the like, or BadMove."""
    telling = _Telling(from_plain(asked.record), asked.seat)
    return telling.replay() if asked.version is None else telling.reasons(asked.version)


class _Telling:
    """One pass through a record."""

    def __init__(self, record: Record, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < record.setup.players:
            raise BadRecord("no-such-seat", seat=seat)
        self.record = record
        self.seat = seat
        self.extras = _Extras(record)
        self.reading = Reading(fitted())
        self.history: list[Happening] = []
        self.talk: list[Claimed] = []
        self.course = Course()

    def replay(self) -> Replay:
        setup, extras = self.record.setup, self.extras
        moments = tuple(self._moment(*step) for step in self._steps())
        return Replay(
            setup.edition, tuple(sorted(setup.options)), setup.rounds, self.seat, extras.names, extras.bots,
            extras.dwarfs, extras.began, moments, tuple(self.talk), self.course.decided(),
        )  # fmt: skip

    def reasons(self, version: int) -> Reasons:
        for game, _, _, _ in self._steps():
            if game.version == version and self.seat is not None:
                found = reasons_for(game.view(self.seat), self.reading) if game.phase == "play" else []
                return Reasons(tuple(Why(why.code, dict(why.arguments), round(why.weight, 3)) for why in found))
        return Reasons(())

    def _steps(self) -> Iterator[tuple[Game, int | None, str | None, tuple[Event, ...]]]:
        """The game after each move with who moved, what, and what happened; the beginning first. Reads as it goes."""
        game = Game(self.record.setup, self.record.deals)
        yield self._noted(game, None, None, game.opening)
        for index, move in enumerate(self.record.moves):
            seat = game.to_act
            try:
                step = game.play(seat or 0, move)
            except (IllegalMove, NotAMove) as reason:
                raise BadMove(index, move, reason) from None
            yield self._noted(game, seat, move, step.events)

    def _noted(
        self, game: Game, seat: int | None, move: str | None, events: tuple[Event, ...]
    ) -> tuple[Game, int | None, str | None, tuple[Event, ...]]:  # fmt: skip
        self.course.take(game, events)
        self.history.append(Happening(tuple(redacted(event, self.seat) for event in events)))
        for speaker, text in self.extras.said_after(game.version):
            self.talk.append(Claimed(game.version, speaker, text, is_true(text, speaker, game)))
            if text.startswith("!"):
                self.history.append(Happening(claim=(speaker, text)))
        self.reading.take(self.history)
        return game, seat, move, events

    def _moment(self, game: Game, seat: int | None, move: str | None, events: tuple[Event, ...]) -> Moment:
        view = game.view(self.seat)
        players = range(game.setup.players)
        everything = self.seat is None
        return Moment(
            version=game.version,
            seat=seat,
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
        held = spectators_doubts(self.reading.evidence)
        return tuple(round(held[seat] / 10) for seat in range(game.setup.players))


def is_true(text: str, speaker: int, game: Game) -> bool | None:
    """Whether what a seat says now is true; None for what is neither."""
    try:
        claim = parse_claim(text)
    except NotAClaim:
        return None
    deal = game.deal
    if claim.word == "saw" and claim.goal is not None:
        looked = claim.goal in game.public().looked[speaker]
        return looked and (deal.goals[claim.goal] == "treasure") == (claim.seen == "treasure")
    if claim.word == "role":
        return (deal.roles[speaker] == "saboteur") == (claim.role == "saboteur")
    if claim.word in ("suspect", "trust") and claim.seat is not None and claim.seat < game.setup.players:
        return (deal.roles[claim.seat] == "saboteur") == (claim.word == "suspect")
    return None


class _Extras:
    """What a record tells besides the game, as far as it can be used: the file may come from anywhere."""

    def __init__(self, record: Record) -> None:
        players, extras = record.setup.players, record.extras
        self.names = tuple(_texts(extras.get("names"), players))
        self.bots = tuple(name or None for name in _texts(extras.get("bots"), players))
        self.dwarfs = tuple(_dwarf(extras.get("dwarfs"), seat) for seat in range(players))
        by, times = extras.get("by"), extras.get("times")
        self.by = {key: str(name)[:40] for key, name in by.items()} if isinstance(by, dict) else {}
        began = times.get("began") if isinstance(times, dict) else None
        self.began = began if isinstance(began, int) else None
        self._said: dict[int, list[tuple[int, str]]] = {}
        talk = extras.get("talk")
        for entry in talk if isinstance(talk, list) else ():
            self._take(entry, players)

    def _take(self, entry: object, players: int) -> None:
        match entry:
            case [int(version), int(seat), str(text)] if 0 <= seat < players:
                self._said.setdefault(version, []).append((seat, text[:300]))

    def said_after(self, version: int) -> list[tuple[int, str]]:
        """Who said what when so many moves had been played."""
        return self._said.get(version, [])


def _texts(values: Any, count: int) -> list[str]:
    given = values if isinstance(values, list) else []
    texts = [str(value)[:24] if isinstance(value, str) else "" for value in given[:count]]
    return texts + [""] * (count - len(texts))


def _dwarf(values: Any, seat: int) -> tuple[int, int, int]:
    """The dwarf of a seat; one of its own for a record that names none."""
    match values[seat] if isinstance(values, list) and seat < len(values) else None:
        case [int(shape), int(colour), int(pattern)] if min(shape, colour, pattern) >= 0:
            return shape, colour, pattern
    return seat % SHAPES, 3 * seat % COLOURS, 0
