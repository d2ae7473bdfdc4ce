"""What is counted about tables and games: by day in the database, since the start in the metrics. No names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from saboteur.server.metrics import Metrics, counter
from saboteur.server.state import entries as e
from saboteur.server.state.room import Ending
from saboteur.server.state.table_state import Outcome
from saboteur.server.store.rows import Tally

TABLES_MADE: Final = counter("tables_made", "Tables that were made, by edition.", "edition")
GAMES_BEGUN: Final = counter(
    "games_begun", "Games that were dealt, by edition and number of players.", "edition", "players"
)
GAMES_ENDED: Final = counter(
    "games_ended", "Games that are over: finished or abandoned, by edition and number of players.",
    "ending", "edition", "players",
)  # fmt: skip
COUNTED_ENTRIES: Final = (e.Opened, e.Dealt, e.SecretPublished)
ENDINGS: Final = get_args(Ending)
A_DAY: Final = 86_400_000


def tallies_of(outcomes: Iterable[Outcome]) -> tuple[Tally, ...]:
    """What is to be counted with these entries; nothing after most of them."""
    return tuple([_tally(outcome) for outcome in outcomes if isinstance(outcome.entry, COUNTED_ENTRIES)])


def _tally(outcome: Outcome) -> Tally:
    room = outcome.room
    if isinstance(outcome.entry, e.Opened):
        return Tally(outcome.at // A_DAY, "made", room.settings.edition, 0)
    what = "dealt" if isinstance(outcome.entry, e.Dealt) else room.finished[-1].ended
    return Tally(outcome.at // A_DAY, what, room.settings.edition, len(room.seats))


def count_tallies(metrics: Metrics, tallies: Iterable[Tally]) -> None:
    """Count them since the start of the server, once they are stored."""
    for tally in tallies:
        players = str(tally.players)
        if tally.what == "made":
            metrics[TABLES_MADE].labels(tally.edition).inc()
        elif tally.what == "dealt":
            metrics[GAMES_BEGUN].labels(tally.edition, players).inc()
        elif tally.what in ENDINGS:
            metrics[GAMES_ENDED].labels(tally.what, tally.edition, players).inc()
