"""What the log of a table determines: entries, the room, the fold. No clock, socket or store is known here."""
