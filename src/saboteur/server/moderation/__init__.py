"""What whoever runs the server decides about its visitors: who is kept out, and what everybody is told."""
