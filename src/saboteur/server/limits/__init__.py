"""How often somebody may do something, and fair turns between addresses."""
