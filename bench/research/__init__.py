"""The environments of `saboteur.research` beside their peers."""
