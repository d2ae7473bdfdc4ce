"""`make play`: serves a table for everyone on the home network, with compiled rules where they can be compiled.

What is given on the command line goes to `saboteur serve --home`.
"""

import os
import sys

from tools.build.provision import GROUPS, provide


def main() -> None:
    """Become the server, or exit if the client could not be built; why was said."""
    if "client" in provide(GROUPS["play"]):
        sys.exit(1)
    os.execv(sys.executable, [sys.executable, "-m", "saboteur", "serve", "--home", *sys.argv[1:]])


if __name__ == "__main__":
    main()
