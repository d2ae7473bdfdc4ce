"""Saboteur: the card game by Frederic Moyersoen, its rules exact and fast."""

from saboteur._freshness import refuse_stale_copy
from saboteur._mode import choose_mode

__version__ = "0.1.0"

refuse_stale_copy(__path__[0])
choose_mode(__path__[0])
