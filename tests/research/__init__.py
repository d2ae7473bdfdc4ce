"""What `saboteur.research` offers: environments, worlds, text and data; run with its extras installed."""
