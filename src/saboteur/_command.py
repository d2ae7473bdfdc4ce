"""Where the command `saboteur` begins. In a checkout it runs the compiled copy of the sources while that is current.

Only the command does so: `import saboteur` in a checkout gives the sources, for tests and debuggers.
"""

import os
import sys
from importlib import import_module

from saboteur._mode import compiled_folder

PACKAGE = os.path.dirname(os.path.abspath(__file__))


def main() -> int:
    """Run the command line and give its exit code; it is told why it runs uncompiled, if it need not."""
    why_uncompiled = use_compiled_copy()
    from saboteur.cli import main as run

    return run(why_uncompiled=why_uncompiled)


def use_compiled_copy() -> str | None:
    """Put the compiled copy of a checkout in the place of its sources, in this process and in those it starts.

    Gives a code if that cannot be done: `never`, `changed` or `other-python`. None also where there is nothing to do:
    in an installed package, and where the plain files are asked for.
    """
    folder = compiled_folder(PACKAGE)
    if folder is None or os.environ.get("SABOTEUR_PURE"):
        return None
    if not os.path.exists(os.path.join(folder, "saboteur", "__init__.py")):
        return "never"
    return _exchanged(folder)


def _exchanged(folder: str) -> str | None:
    """Import the package anew from a folder; if it refuses, all is as before and the reason is given."""
    before = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "saboteur"}
    for name in before:
        del sys.modules[name]
    sys.path.insert(0, folder)
    try:
        import_module("saboteur")
    except ImportError as refused:
        sys.path.remove(folder)
        sys.modules.update(before)
        return str(getattr(refused, "why", "changed"))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
    return None
