"""The command line: `saboteur COMMAND …`. The only place of the package that prints."""

from saboteur.cli.entry_point import main

__all__ = ["main"]
