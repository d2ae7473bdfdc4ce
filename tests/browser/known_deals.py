"""Deals that a test chooses: what pages and server draw is known, so the same people always get the same cards.

`python -m tests.browser.known_deals` serves like `saboteur serve`, with settings from the environment, but every
table begins with the same random bytes, and a bot's choices depend on its seat alone. Pages draw their part from a
number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial

from saboteur.rules import Setup
from saboteur.rules.proof import HEAD, Start, secret_of, seed_of
from saboteur.server import run
from saboteur.server.app import create
from saboteur.server.bots import bot_questions
from saboteur.server.settings import from_environment
from saboteur.server.table import commit_reveal
from saboteur.server.table.table import Table

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
LETTERS = 22
# Keys and nonces from a number. Where it has got to is kept: after a reload no key comes again.
DRAWN = "test/drawn"
KNOWN = f"""{{
  const known = {{ drawn: %d }};
  try {{ known.drawn = Number(localStorage.getItem('{DRAWN}') ?? known.drawn); }} catch {{ /* no page of ours yet */ }}
  const next = () => (known.drawn = (known.drawn * 48271) %% 2147483647) & 255;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {{
    if (bytes.length !== {LETTERS}) return draw(bytes);
    const found = bytes.map(next);
    localStorage.setItem('{DRAWN}', known.drawn);
    return found;
  }};
}}"""


def nonces(number: int, seats: int = 1) -> list[str]:
    """What a page with this number adds to the first deal, for each of its seats."""
    found: list[str] = []
    for _ in range(seats):
        letters = []
        for _ in range(LETTERS):
            number = number * 48271 % 2147483647
            letters.append(ALPHABET[number & 63])
        found.append("".join(letters))
    return found


def seed(setup: Setup, bots: Sequence[str | None], opened: Sequence[str | None]) -> str:
    """The seed of a table's first game."""
    return seed_of(secret_of(known_bytes(0, HEAD), Start(setup, tuple(bots))), opened)


def known_bytes(game: int, size: int) -> bytes:
    """What the server draws for a table's next deal, after so many games."""
    return hashlib.shake_256(f"after {game} games".encode()).digest(size)


def seed_of_bot(table: Table, seat: int, bot: str) -> str:  # noqa: ARG001 - the form of a seed
    """What a bot's choices follow from."""
    return f"{seat}/{bot}"


def main() -> None:
    """Serve until told to stop."""
    begin, games = commit_reveal.begin, [0]

    async def begin_known(table: Table) -> int:
        games[:] = [table.room.game]
        return await begin(table)

    def entropy(size: int) -> bytes:
        return known_bytes(games.pop() if games else 0, size)

    commit_reveal.begin = begin_known
    bot_questions.seed_of = seed_of_bot
    run.create = partial(create, entropy=entropy)  # type: ignore[attr-defined]
    run.run(from_environment())


if __name__ == "__main__":
    main()
