"""Build hook: a wheel carries the rules compiled by mypyc if that works here, the plain files in any case."""

import os
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.requirements import Requirement

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.build import native
from tools.build.compile_core import extensions_of

COMPILED_COPY = "SABOTEUR_COMPILED_COPY"
"""Names a folder made by `make compiled`, whose extensions are taken if they are those of these sources; `none` asks
for the plain files alone."""
NONE = "none"
EXAMPLES = "saboteur/research/example_files"
"""Where a wheel has the examples."""


def asks_for(known: str, wanted: str) -> bool:
    """Whether one requirement holds on this machine and asks for the same versions of the same package as another."""
    one, other = Requirement(known), Requirement(wanted)
    holds = one.marker is None or one.marker.evaluate()
    return holds and (one.name, one.specifier) == (other.name, other.specifier)


class CompileCore(BuildHookInterface[Any]):
    """Adds the compiled core to a wheel, or says in one line that the pure Python rules are installed."""

    _workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """mypyc is fetched only where a compiler can use it, so that a machine without one needs neither."""
        return list(native.plan(Path(self.root)).build_requires) if native.compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are gathered."""
        if version == "editable":
            return  # development runs the sources; `make compiled` makes the compiled copy
        build_data["force_include"][str(Path(self.root) / "examples")] = EXAMPLES
        if os.environ.get(COMPILED_COPY) == NONE:
            return
        self._workshop = tempfile.TemporaryDirectory(prefix="saboteur-wheel-")
        try:
            self._add_core(Path(self._workshop.name), build_data)
        except Exception as failure:  # noqa: BLE001 - nothing that goes wrong here may break an installation
            reason = " ".join(str(failure).split()) or type(failure).__name__
            self.app.display_warning(f"The pure Python rules are installed, slower but the same game: {reason}.")

    def _add_core(self, workshop: Path, build_data: dict[str, Any]) -> None:
        plan = native.plan(Path(self.root))
        base = Path(os.environ.get(COMPILED_COPY) or workshop / "none")
        extensions = extensions_of(plan, base / "saboteur")
        if not extensions:
            base, extensions = workshop / "out", native.compile_core(plan, workshop)
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(base).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        major, minor = metadata.version("librt").split(".")[:2]
        # The compiled code asks for the very interface of librt that it was built against. Where pyproject.toml already
        # does, once is enough.
        wanted = f"librt~={major}.{minor}.0"
        if not any(asks_for(known, wanted) for known in self.metadata.core.dependencies):
            build_data["dependencies"].append(wanted)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """The wheel is written: the workshop can go."""
        if self._workshop is not None:
            self._workshop.cleanup()
