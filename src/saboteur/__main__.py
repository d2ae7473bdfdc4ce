"""`python -m saboteur` is `saboteur`."""

import sys

from saboteur.cli import main

if __name__ == "__main__":
    sys.exit(main())
