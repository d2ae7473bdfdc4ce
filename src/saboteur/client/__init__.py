"""Sit down at a live table with a bot of your own: `play_at("http://localhost:8000", "7KQ2MZP4", MyBot())`.

`play_now` deals a game with the server's bots at once, and `play_together` opens a table for several bots of yours.

The client speaks the protocol of `docs/protocol.md`: it joins, says that it is ready, takes part in the shuffle, gets
the history of the game, decodes views and events into the values of the rules, answers when it is its turn, says what
the bot claims, and reconnects.

A bot is asked in the thread that called `play`. The connection lives in an event loop in a thread of its own, which
answers the server's pings while a bot thinks. No other thread touches it: a TLS socket of Python is not made for one
thread that sends while another receives (with Python 3.13.6 both wait forever).
"""

from saboteur.client.player import Player
from saboteur.client.tables import (
    Refused,
    Seat,
    Unreachable,
    add_bots,
    change_settings,
    fetch_record,
    open_table,
    play_now,
    start,
    take_seat,
)
from saboteur.client.whole_games import play_at, play_together

__all__ = [
    "Player",
    "Refused",
    "Seat",
    "Unreachable",
    "add_bots",
    "change_settings",
    "fetch_record",
    "open_table",
    "play_at",
    "play_now",
    "play_together",
    "start",
    "take_seat",
]
