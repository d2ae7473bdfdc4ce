"""Logs written entry by entry, with chosen secrets and nonces, and the server's own records of them."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

from saboteur.rules import SeededDeals
from saboteur.rules.proof import HEAD, commitment_of, nonce_hash, secret_of
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf, TableSettings
from saboteur.server.state.table_log import entry_encoder
from saboteur.server.state.table_state import TableState
from saboteur.server.store import StoredTable
from saboteur.server.store.rows import EntryRow
from saboteur.server.table.game_records import compiled

BEGAN = 1_700_000_000_000


class ScriptedLog:
    """A table's log under construction. What is random on a server follows from `name` here."""

    def __init__(self, name: str, people: list[str], bots: list[str] | None = None, **settings: Any) -> None:
        self.name = name
        self.rows: list[EntryRow] = []
        self.state = TableState({}, SeededDeals)
        self.take(e.Opened("ABCDEFGHJ", TableSettings(**settings)))
        for seat, person in enumerate(people):
            self.take(e.Joined(seat, person, Dwarf(seat, seat + 3, seat % 3), seat))
        for seat, bot in enumerate(bots or [], len(people)):
            self.take(e.BotJoined(seat, f"Bot {seat}", Dwarf(seat, seat, 0), bot))

    def take(self, *entries: e.Entry) -> None:
        """Append entries, a second apart."""
        for entry in entries:
            at = BEGAN + 1000 * len(self.rows)
            outcome = self.state.take(entry, at)
            self.rows.append(EntryRow(outcome.n, at, entry_encoder.encode(entry)))

    def commit(self, *, bound: bool = True) -> str:
        """Begin a deal as the server does, or, unbound, as older servers did; gives the secret."""
        drawn = hashlib.sha256(f"{self.name}/{len(self.rows)}".encode()).digest()
        secret = secret_of(drawn[:HEAD], self.state.start()) if bound else drawn
        self.state.secrets[self.state.room.game + 1] = secret.hex()
        self.take(e.DealCommitted(commitment_of(secret)))
        return secret.hex()

    def cancel(self, shown: dict[int, str], reason: str, *, bound: bool = True) -> None:
        """A start that comes to nothing after some seats have shown a hash."""
        secret = self.commit(bound=bound)
        self.take(*[e.NonceHashed(seat, nonce_hash(nonce)) for seat, nonce in shown.items()])
        self.take(e.StartCancelled(reason, secret))

    def deal(self, nonces: dict[int, str], withheld: tuple[int, ...] = (), *, bound: bool = True) -> None:
        """The whole way from the commitment to the cards."""
        self.commit(bound=bound)
        self.take(*[e.NonceHashed(seat, nonce_hash(nonce)) for seat, nonce in nonces.items()])
        if nonces:
            self.take(e.NoncesCalled())
        self.take(*[e.NonceOpened(seat, nonce) for seat, nonce in nonces.items() if seat not in withheld])
        self.take(e.Dealt(self.state.room.game + 1))

    def play(self, moves: int | None = None) -> None:
        """So many moves at random, or all up to the end, and then the secret is published."""
        game, chance = self.state.game, Random(self.name)
        assert game is not None
        while not game.over and (moves is None or game.version < moves):
            seat = game.to_act
            assert seat is not None
            bot = self.state.room.seats[seat].bot
            by = f"bot:{bot}" if bot else "clock" if chance.random() < 0.1 else None
            self.take(e.Moved(seat, chance.choice(sorted(game.legal_moves())), by))
        if game.over:
            self.publish()

    def abandon(self) -> None:
        """The players end the game early."""
        self.take(e.GameAbandoned())
        self.publish()

    def publish(self) -> None:
        """The game is over."""
        number = self.state.room.game
        self.take(e.SecretPublished(self.state.secrets[number], self.state.seed(number), f"record{number}"))

    def record(self) -> dict[str, Any]:
        """What the server gives as the record of the last game."""
        number = self.state.room.game
        stored = StoredTable(1, "ABCDEFGHJ", tuple(self.rows), (), dict(self.state.secrets), (), None)
        return compiled(stored, number, SeededDeals)
