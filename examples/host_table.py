"""Host a table for people, with a bot of yours at it: python host_table.py http://localhost:8000 [PEOPLE]"""

import secrets
import sys

from cautious import Cautious

from saboteur.client import Player, add_bots, open_table

server, *people = sys.argv[1:]
guests = int(people[0]) if people else 1
host = open_table(server, "Robo", rounds=1)
add_bots(host)  # one of the server's bots
print(f"Come to {host.server}/t/{host.code}", flush=True)
player = Player(host, Cautious(secrets.token_hex(8)), starts_with=guests + 2)  # deals when all are ready
view = player.play()
print("nuggets:", view.public.nuggets, "winners:", view.public.winners)
player.stop()  # leaves the table to the people
