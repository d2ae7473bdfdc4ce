"""The views of a game in pieces of bytes, kept from step to step: only what a step's events can have changed is encoded
again. A property test compares them, step by step, with the whole view encoded anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from saboteur.rules import Event, Game
from saboteur.rules import events as happened
from saboteur.rules.core.layout import DISCARDED, PLAYED, TOP
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import broken_of, choices_of, looked_by, mine_of, pile_at, reached_by_rows, stone_of
from saboteur.rules.core_views import hand_sizes

encode: Final = msgspec.json.Encoder().encode

_ROUND: Final = (happened.RoundBegan, happened.RoundEnded)
_MINE: Final = frozenset((happened.PathLaid, happened.RockFell, happened.GoalTurned, happened.StoneLaid, *_ROUND))
_TOOLS: Final = frozenset((happened.ToolBroken, happened.ToolMended, *_ROUND))
_PLAYED: Final = frozenset((happened.PathLaid, happened.RockFell, happened.GoalSeen, *_TOOLS))
_RESULT: Final = frozenset(
    (happened.GoldOffered, happened.GoldTaken, happened.GoldPaid, happened.GoldShown, happened.GameEnded, *_ROUND)
)
"""Which events change which part."""


class ViewCache:
    """The views of one game, in pieces of bytes."""

    def __init__(self, game: Game) -> None:
        self._game = game
        setup = game.setup
        values = (setup.edition, setup.players, sorted(setup.options), setup.rounds)
        self._setup = b'{"edition":%b,"players":%b,"options":%b,"rounds":%b' % tuple(map(encode, values))
        self._own: dict[int, bytes] = {}
        self._mine = self._reached = self._tools = self._played = self._result = b""

    def forget(self, events: Iterable[Event]) -> None:
        """These events have happened: what they may have changed is encoded again when somebody asks."""
        for event in events:
            kind = type(event)
            if kind is not happened.TurnBegan:
                self._own.pop(getattr(event, "seat", -1), None)
            if kind in _MINE:
                self._mine = b""
            if kind in _TOOLS:
                self._tools = b""
            if kind in _PLAYED:
                self._played = b""
            if kind in _RESULT:
                self._result = b""

    def own(self, seat: int) -> bytes:
        """The own part of a seat. A step changes those of the seats that its events name, but for whose turn it is."""
        part = self._own.get(seat)
        if part is None:
            part = self._own[seat] = encode(self._game.own(seat))
        return part

    def public(self) -> bytes:
        """The public part, byte for byte what encoding it whole would give."""
        self._refresh()
        game, memory = self._game, self._game.state.memory
        phase, to_act = game.phase, game.to_act
        acts = "null" if to_act is None else to_act
        return b"".join((
            self._setup,
            f',"version":{game.version},"round":{game.round},"starter":{game.starter},"phase":"{phase}","to_act":{acts}'
            .encode(),
            self._mine,
            b',"hand_sizes":',
            encode(hand_sizes(game.state)),
            self._tools,
            f',"deck_size":{len(game.state.deck) - memory[TOP]},"discards":{memory[DISCARDED]}'.encode(),
            self._played,
            NOTHING_TO_DECIDE if phase == "play" else _decisions(game.state),
            self._result,
        ))  # fmt: skip

    def reached(self) -> bytes:
        """The cells joined to the start, by rows and columns."""
        self._refresh()
        return self._reached

    def _refresh(self) -> None:
        game, state = self._game, self._game.state
        if not self._mine:
            self._mine = b',"mine":%b,"goals":%b' % (encode(mine_of(state)), encode(game.goals()))
            self._reached = encode(reached_by_rows(state))
        if not self._tools:
            self._tools = b',"broken":%b' % encode(broken_of(state))
        if not self._played:
            looked = [looked_by(state, seat) for seat in range(game.setup.players)]
            self._played = b',"played":%b,"looked":%b' % (encode(pile_at(state, PLAYED)), encode(looked))
        if not self._result:
            self._result = _result(game)


def _decisions(state: Round) -> bytes:
    return b',"choices":%b,"stone":%b' % (encode(choices_of(state)), encode(stone_of(state)))


NOTHING_TO_DECIDE: Final = b',"choices":[],"stone":null'
_RESULT_FIELDS: Final = ("roles", "spare", "offered", "gold_cards", "loose", "gold", "results", "nuggets", "winners")


def _result(game: Game) -> bytes:
    """What is known of roles and gold; it changes seldom, so the public part is simply asked."""
    public = game.public()
    pairs = [b'"%b":%b' % (name.encode(), encode(getattr(public, name))) for name in _RESULT_FIELDS]
    return b"," + b",".join(pairs) + b"}"
