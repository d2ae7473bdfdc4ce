"""How an operator controls a running server: a socket of this machine, what can be asked there, and who answers."""
