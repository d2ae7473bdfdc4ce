"""Live tables: people and bots play together over the network; nothing is lost, nothing leaks."""
