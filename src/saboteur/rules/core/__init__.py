"""The compiled core: cards, the mine and a round as small integers, and fast play-outs."""
