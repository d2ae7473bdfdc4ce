"""Sit down at a live table with a bot of your own: python live_table.py http://localhost:8000 [CODE [NAME]]"""

import sys

from cautious import Cautious

from saboteur.client import Player, play_at, play_now

server, *table = sys.argv[1:]
if table:
    view = play_at(server, table[0], Cautious(), name=table[1] if len(table) > 1 else "Robo")
else:
    view = Player(play_now(server, "Robo", players=4, rounds=1), Cautious()).play()
print("winners:", view.public.winners)
