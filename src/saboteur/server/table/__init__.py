"""A live table: the single writer, its commands, timers, and the registry of tables in memory."""
