"""The play socket: endpoint, handshake, and what a seat can do over it."""
