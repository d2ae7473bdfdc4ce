"""Which rules run: the compiled ones where they are installed and can run, else the same files as plain Python.

This runs at every `import saboteur`; where nothing is compiled it is one look for a file.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

Mode = Literal["compiled", "pure Python"]
LIBRARY = "_core__mypyc"  # what all compiled modules share; pyproject.toml names it


def choose_mode(package: str) -> None:
    """Pass over compiled modules if SABOTEUR_PURE is set, or if librt, which they run on, is not installed.

    Some installers leave librt out when they build from a source archive; a slower game is better than none.
    """
    library = os.path.join(package, "rules", LIBRARY + EXTENSION_SUFFIXES[0])
    if os.path.exists(library) and (os.environ.get("SABOTEUR_PURE") or not _load_librt()):
        sys.meta_path.insert(0, PlainRules())


def mode() -> Mode:
    """What really runs in this process."""
    import saboteur.rules.core.round  # noqa: F401 - brings in the library if there is one

    return "compiled" if f"saboteur.rules.{LIBRARY}" in sys.modules else "pure Python"


def compiled_folder(package: str) -> str | None:
    """Where the compiled copy of the checkout with this package lies, once it is made; None if it is no checkout."""
    source_folder = os.path.dirname(package)
    root = os.path.dirname(source_folder)
    is_checkout = os.path.basename(source_folder) == "src" and os.path.exists(os.path.join(root, "pyproject.toml"))
    return os.path.join(root, "build", "compiled") if is_checkout else None


def _load_librt() -> bool:
    """Whether librt's vectors could be loaded.

    They ask for four types of mypy_extensions without requiring it. Only Python code that writes `vec[i64]` ever looks
    at those types, compiled code does not; so stand-ins serve, and the rules need no second library.
    """
    stand_in = ModuleType("mypy_extensions")
    for name in ("i64", "i32", "i16", "u8"):
        setattr(stand_in, name, type(name, (int,), {}))
    borrowed = sys.modules.setdefault(stand_in.__name__, stand_in) is stand_in
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        return False
    finally:
        if borrowed:
            del sys.modules[stand_in.__name__]
    return True


class PlainRules:
    """Finds the Python files of the package where compiled modules lie beside them."""

    def find_spec(self, name: str, path: "Sequence[str] | None", target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("saboteur.") or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
