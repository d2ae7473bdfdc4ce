"""Sit down at a live table with a bot of your own: python live_table.py http://localhost:8000 [CODE [NAME]]"""

import secrets
import sys

from cautious import Cautious

from saboteur.client import Player, play_at, play_now

server, *table = sys.argv[1:]
bot = Cautious(secrets.token_hex(8))  # a seed, so that no two games have the same random numbers
if table:
    view = play_at(server, table[0], bot, name=table[1] if len(table) > 1 else "Robo")
else:
    view = Player(play_now(server, "Robo", players=4, rounds=1), bot).play()
print("seat:", view.seat, "nuggets:", view.public.nuggets, "winners:", view.public.winners)
