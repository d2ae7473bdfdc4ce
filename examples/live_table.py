"""Sit down at a live table with a bot of your own: python live_table.py http://localhost:8000 [CODE]"""

import sys

from cautious import Cautious

from saboteur.client import Player, play_at, play_now

server = sys.argv[1]
if len(sys.argv) > 2:
    view = play_at(server, sys.argv[2], Cautious(), name="Robo")
else:
    view = Player(play_now(server, "Robo", players=4), Cautious()).play()
print("winners:", view.public.winners)
