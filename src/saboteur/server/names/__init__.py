"""Player names: tidied, bounded, and never to be mistaken for somebody else's."""
