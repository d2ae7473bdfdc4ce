"""`make play`: serves a table for everyone on the home network, with compiled rules where they can be compiled.

What is given on the command line goes to `saboteur serve --home`.
"""

import os
import sys

from tools.build_web import BUILT
from tools.provision import GROUPS, provide


def environment() -> dict[str, str]:
    """What the server needs to know: where the built client lies."""
    return {"SABOTEUR_WEB": str(BUILT), **os.environ}


def main() -> None:
    """Become the server, or exit after a sentence if the client could not be built."""
    if "client" in provide(GROUPS["play"]):
        sys.exit(1)
    command = [sys.executable, "-m", "saboteur", "serve", "--home", *sys.argv[1:]]
    os.execve(sys.executable, command, environment())


if __name__ == "__main__":
    main()
