"""What `saboteur doctor` looks at: each module checks one part of an operator's work and gives findings."""
