"""Records with what they prove, and tampered ones with the fault, for every program that verifies."""
