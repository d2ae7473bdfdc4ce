"""`python -m saboteur` is `saboteur`."""

import sys

from saboteur._command import main

if __name__ == "__main__":
    sys.exit(main())
