"""`python -m tests.kit.known_server` serves like `saboteur serve`, with settings from the environment, but nothing is
left to chance: the first table has the same cards and the same bots in every run."""

from __future__ import annotations

from functools import partial

from saboteur.server import run
from saboteur.server.app import create
from saboteur.server.settings import from_environment
from saboteur.server.store import SqliteStore
from tests.kit.local_server import known_entropy


def main() -> None:
    """Serve until told to stop."""
    open_store = SqliteStore.open

    async def with_known_bots(store: SqliteStore, now: int) -> None:
        await open_store(store, now)
        store.bot_key = "known"

    SqliteStore.open = with_known_bots  # type: ignore[method-assign,assignment]
    settings = from_environment()
    run.create = partial(create, entropy=known_entropy(settings.database))  # type: ignore[attr-defined]
    run.run(settings)


if __name__ == "__main__":
    main()
