"""Our server beside boardgame.io under the same load, in one run: `make bench-server`."""
