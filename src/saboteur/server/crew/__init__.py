"""The workers that serve the same tables. One process is a crew of one; with PostgreSQL there may be many."""

from saboteur.server.crew.alone import Alone
from saboteur.server.crew.crew import Crew

__all__ = ["Alone", "Crew"]
