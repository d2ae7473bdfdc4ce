"""Writes web/src/replay/example.json, the game that somebody who has none of their own can watch: five bots, one round.

Of many deals, one that shows much in a short time: with every kind of card and the treasure, and with few discards.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.bots import COMPANY
from saboteur.bots.likelihoods import fitted
from saboteur.rules import Game, Setup, record_of, to_plain
from saboteur.server.names.player_names import BOT_NAMES
from saboteur.server.state.room import COLOURS, SHAPES

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "replay" / "example.json"
PLAYERS = 5
DEALS = 300
SHOWN = ("P", "R", "V", "B", "M", "-")
"""How moves with the kinds of cards begin, and a discard."""


def played(seed: str, kinds: Iterable[str]) -> Game:
    """A round between bots."""
    game = Game.seeded(Setup("lt", PLAYERS, rounds=1), seed=seed)
    ArenaGame(game, [arena_bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)], fitted()).play()
    return game


def worth(game: Game) -> tuple[bool, int]:
    """Whether the diggers win a round with all kinds of cards, and how few are discarded."""
    seen = [move[0] for move in game.moves]
    return game.results[0].winner == "diggers" and all(kind in seen for kind in SHOWN), -seen.count("-")


def main() -> None:
    """Play the deals, and keep the best."""
    kinds = [COMPANY[seat % len(COMPANY)] for seat in range(PLAYERS)]
    best = max((played(f"example {number}", kinds) for number in range(DEALS)), key=worth)
    dwarfs = [[seat % SHAPES, seat % COLOURS, seat % 3] for seat in range(PLAYERS)]
    record = to_plain(record_of(best, names=list(BOT_NAMES[:PLAYERS]), bots=kinds, dwarfs=dwarfs))
    TARGET.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
