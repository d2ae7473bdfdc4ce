"""A game on paper: what was agreed, the seed or the deal, and the moves. Plain values in, plain values out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saboteur.rules.deal import GOLD, Deals, HandMadeDeals, RoundDeal, SeededDeals
from saboteur.rules.editions import Setup
from saboteur.rules.errors import BadRecord, IllegalMove, NotAMove, SaboteurError
from saboteur.rules.game import Game

FORMAT: Final = 1
RULES: Final = 1
_OWN_KEYS: Final = ("format", "rules", "edition", "players", "options", "rounds", "first", "seed", "deal", "moves")


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be played again. It may stop early."""

    setup: Setup
    """What was agreed before the cards were dealt."""
    deals: Deals
    """Where the cards come from: a seed, or hands, goals and deck that were written down."""
    moves: tuple[str, ...] = ()
    """All moves, as text."""
    rules: int = RULES
    """Raised when a rule's code is corrected; older numbers keep replaying."""
    extras: Mapping[str, Any] = field(default_factory=dict)
    """Talk (`talk`), bots' names (`bots`), times, proof and whatever else the record carries; kept, not looked at."""


class BadMove(SaboteurError):
    """A recorded move that cannot be played: its index from 0, its text, and why."""

    def __init__(self, index: int, text: str, reason: IllegalMove | NotAMove) -> None:
        self.index = index
        self.text = text
        self.reason = reason
        super().__init__(reason.code, **reason.arguments)

    def __str__(self) -> str:
        return f"moves[{self.index}], {self.text!r}: {super().__str__()}"


def replayed(record: Record) -> Iterator[tuple[Game, str]]:
    """The game before each move, with the move; the same Game object moves on. Raises BadMove where it cannot."""
    game = Game(record.setup, record.deals)
    for index, text in enumerate(record.moves):
        yield game, text
        _play(game, index, text)


def final(record: Record) -> Game:
    """The game after the last recorded move. Raises BadMove."""
    game = Game(record.setup, record.deals)
    for index, text in enumerate(record.moves):
        _play(game, index, text)
    return game


def _play(game: Game, index: int, text: str) -> None:
    try:
        game.play(game.to_act or 0, text)
    except (IllegalMove, NotAMove) as reason:
        raise BadMove(index, text, reason) from None


def record_of(game: Game, **extras: Any) -> Record:
    """The record of a game as far as it has been played."""
    return Record(game.setup, game.deals, tuple(game.moves), RULES, extras)


def to_plain(record: Record) -> dict[str, Any]:
    """The record as plain lists, numbers and texts, ready for JSON."""
    setup, deals = record.setup, record.deals
    source = {"seed": deals.seed} if isinstance(deals, SeededDeals) else {"deal": _plain_deal(deals, setup.rounds)}
    return {
        "format": FORMAT,
        "rules": record.rules,
        "edition": setup.edition,
        "players": setup.players,
        "options": sorted(setup.options),
        "rounds": setup.rounds,
        "first": setup.first,
        **source,
        "moves": list(record.moves),
        **record.extras,
    }


def _plain_deal(deals: Deals, rounds: int) -> dict[str, Any]:
    return {
        "first": deals.first,
        "gold": list(deals.gold),
        "rounds": [_plain_round(deals.round(number)) for number in range(1, rounds + 1)],
    }


def _plain_round(deal: RoundDeal) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "roles": list(deal.roles),
        "spare": deal.spare,
        "goals": list(deal.goals),
        "hands": [list(hand) for hand in deal.hands],
        "deck": list(deal.deck),
    }
    if deal.mine:
        plain["mine"] = list(deal.mine)
    if deal.broken:
        plain["broken"] = [list(tools) for tools in deal.broken]
    return plain


def from_plain(plain: object) -> Record:
    """The record that plain values say. Raises BadRecord, BadSetup or BadDeal with the reason."""
    table = _Table(plain, "record")
    if (number := table.number("format")) != FORMAT:
        raise BadRecord("unknown-format", format=number)
    if not 1 <= (rules := table.number("rules", RULES)) <= RULES:
        raise BadRecord("unknown-rules", rules=rules)
    setup = Setup(
        table.text("edition"),
        table.number("players"),
        frozenset(_once("options", table.texts("options", ()))),
        table.number("rounds", 3),
        table.number("first") if table.has("first") else None,
    )
    extras = {key: value for key, value in table.plain.items() if key not in _OWN_KEYS}
    return Record(setup, _deals(table, setup), table.texts("moves"), rules, extras)


def _deals(table: _Table, setup: Setup) -> Deals:
    if table.has("seed") == table.has("deal"):
        raise BadRecord("seed-or-deal")
    if table.has("seed"):
        return SeededDeals(setup, table.text("seed"))
    deal = _Table(table.plain["deal"], "deal")
    rounds = tuple(_round_deal(_Table(entry, "deal")) for entry in deal.entries("rounds"))
    first = deal.number("first", 0 if setup.first is None else setup.first)
    return HandMadeDeals(setup, rounds, first, deal.numbers("gold", GOLD))


def _round_deal(table: _Table) -> RoundDeal:
    return RoundDeal(
        roles=table.texts("roles"),
        spare=table.text("spare") if table.has("spare") else None,
        goals=table.texts("goals"),
        hands=table.lists_of_texts("hands"),
        deck=table.texts("deck"),
        mine=table.texts("mine", ()),
        broken=table.lists_of_texts("broken", ()),
    )


def _once(key: str, texts: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(texts)) != len(texts):
        raise BadRecord("twice", key=key)
    return texts


class _Table:
    """A mapping whose entries are asked for by kind; null counts as absent, and `true` or `5.0` are no numbers."""

    def __init__(self, plain: object, name: str) -> None:
        if not isinstance(plain, dict):
            raise BadRecord("not-an-object", key=name)
        self.plain: dict[str, Any] = plain

    def has(self, key: str) -> bool:
        return self.plain.get(key) is not None

    def _take(self, key: str) -> object:
        if not self.has(key):
            raise BadRecord("missing", key=key)
        return self.plain[key]

    def number(self, key: str, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        return _number(key, self._take(key))

    def text(self, key: str) -> str:
        return _text(key, self._take(key))

    def entries(self, key: str) -> list[object]:
        return _entries(key, self._take(key))

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        if default is not None and not self.has(key):
            return default
        return tuple(_text(key, entry) for entry in self.entries(key))

    def numbers(self, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        if not self.has(key):
            return default
        return tuple(_number(key, entry) for entry in self.entries(key))

    def lists_of_texts(
        self, key: str, default: tuple[tuple[str, ...], ...] | None = None
    ) -> tuple[tuple[str, ...], ...]:  # fmt: skip
        if default is not None and not self.has(key):
            return default
        return tuple(tuple(_text(key, entry) for entry in _entries(key, row)) for row in self.entries(key))


def _number(key: str, value: object) -> int:
    if type(value) is not int:
        raise BadRecord("not-a-number", key=key)
    return value


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRecord("not-a-text", key=key)
    return value


def _entries(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadRecord("not-a-list", key=key)
    return value
