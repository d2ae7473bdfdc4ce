"""Finished games told again: as one seat knew them, or with everything shown. A process of its own works them out."""
