"""Whole games at a live table in one call: one bot at somebody's table, or several at a table of their own."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import Any

from saboteur.bots import Bot
from saboteur.client.player import Player, check_bot
from saboteur.client.tables import add_bots, open_table, take_seat
from saboteur.rules import View


def play_at(server: str, code: str, bot: Bot, name: str = "", games: int = 1) -> View | None:
    """Join a table, get ready, play so many games there and leave, also after an error; gives the last view. A name
    that somebody has already gets a number. Raises Refused, and TypeError for what is no bot."""
    check_bot(bot)
    player = Player(take_seat(server, code, name or type(bot).__name__, numbered=True), bot)
    try:
        return player.play(games)
    finally:  # nobody else could come back to this seat, and the others would wait for it
        player.stop()


def play_together(
    server: str, bots: Sequence[Bot], games: int = 1, server_bots: int = 0, key: str | None = None, **settings: Any
) -> list[View]:
    """Open a table, let these bots play so many games there, with so many of the server's, and give their last views.

    Bots are called by their classes and asked in threads, one each. Raises what the first of them raises, and TypeError
    for what is no bot.
    """
    for bot in bots:
        check_bot(bot)
    host = open_table(server, type(bots[0]).__name__, key, **settings)
    if server_bots:
        add_bots(host, server_bots)
    seats = [host, *(take_seat(server, host.code, type(bot).__name__, numbered=True) for bot in bots[1:])]
    players = [Player(seat, bot) for seat, bot in zip(seats, bots, strict=True)]
    players[0].starts_with = len(bots) + server_bots
    with ThreadPoolExecutor(len(players)) as threads:
        running = [threads.submit(player.play, games) for player in players]
        done, _ = wait(running, return_when=FIRST_EXCEPTION)
        failed = [each for each in done if each.exception() is not None]
        for player in players if failed else ():  # nobody waits for a bot that is gone
            player.stop()
        if failed:
            failed[0].result()
    return [view for each in running if (view := each.result()) is not None]
