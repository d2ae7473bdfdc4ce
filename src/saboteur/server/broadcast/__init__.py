"""From outcomes to bytes on sockets: connections, numbered step messages, cached views."""
