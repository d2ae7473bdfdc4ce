"""Many rounds and games between bots: paired seeds, tables with intervals, charts."""
