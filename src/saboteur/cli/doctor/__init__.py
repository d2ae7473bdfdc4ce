"""What `saboteur doctor` looks at: each module checks one part of a host's work and gives findings."""
