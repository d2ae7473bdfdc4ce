"""For those who write bots and papers: beliefs, worlds, environments, text and data. `docs/research.md` explains."""
