"""The play protocol: messages both ways, and the events of the rules as they are sent."""
