"""Bots of your own among themselves at a live table, which people may watch: python live_bots.py http://localhost:8000"""

import sys

from cautious import Cautious

from saboteur.bots import make_bot
from saboteur.client import play_together

bots = [Cautious("a"), Cautious("b"), make_bot("detective", "c")]  # each with a seed of its own
views = play_together(sys.argv[1], bots, games=2, server_bots=1, rounds=1, edition="el")
print("nuggets:", views[0].public.nuggets, "winners of the last game:", views[0].public.winners)
