"""Bots at live tables: they think in processes of their own and see what their seat sees."""
