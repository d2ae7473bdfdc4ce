"""One process, or several on PostgreSQL that serve the same tables: supervisor, workers, socket hand-over."""
