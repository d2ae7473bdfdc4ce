"""Compiles the modules named in `[tool.saboteur.compile]` of pyproject.toml with mypyc, away from the sources."""

import os
import shutil
import subprocess
import sys
import sysconfig
import textwrap
import tomllib
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

EXTENSION = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

# Runs in its own process: mypyc ends the process that calls it when a type does not fit.
SCRIPT = """\
import sys
from setuptools import setup
from mypyc.build import mypycify

library, *modules = sys.argv[1:]
# The checks of `make check` are not repeated for the modules around the core.
options = ["--config-file=", "--follow-imports=silent"]
extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", target_dir="c", group_name=library)
for extension in extensions:
    # A new compiler's warning about generated code must not cost anybody the speed.
    extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
setup(name="core", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", "out"])
"""


class CompilationFailed(Exception):
    """The core could not be compiled; the message says why in one line, `output` is all the tools printed."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


@dataclass(frozen=True)
class Plan:
    """What is compiled: paths relative to the project's root."""

    root: Path
    modules: tuple[str, ...]
    depends: tuple[str, ...]
    library: str
    build_requires: tuple[str, ...]

    @property
    def package(self) -> Path:
        """The folder that holds the sources of the whole package."""
        return self.root / "src" / "saboteur"

    @property
    def files(self) -> tuple[Path, ...]:
        """Every file whose change asks for a new compilation."""
        return tuple(self.root / name for name in (*self.modules, *self.depends) if (self.root / name).exists())


def plan(root: Path) -> Plan:
    """The project's own list of modules to compile."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["saboteur"]["compile"]
    return Plan(
        root=root,
        modules=tuple(table["modules"]),
        depends=tuple(table["depends"]),
        library=table["library"],
        build_requires=tuple(table["build-requires"]),
    )


def compiler() -> str | None:
    """The C compiler that a build would call, or None."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def tool_versions() -> dict[str, str]:
    """What the compiled code depends on besides its sources."""
    return {
        "python": sys.implementation.cache_tag or "",
        **{name: metadata.version(name) for name in ("mypy", "librt")},
    }


def compile_core(plan: Plan, workshop: Path) -> list[Path]:
    """Compile in the folder `workshop`; gives the extensions, laid out as in the package, below `workshop/out`.

    Raises CompilationFailed for whatever reason there is.
    """
    if compiler() is None:
        raise CompilationFailed("there is no C compiler")
    shutil.copytree(plan.package, workshop / "saboteur", ignore=shutil.ignore_patterns("__pycache__"))
    _run_mypyc(plan, workshop)
    extensions = sorted((workshop / "out").rglob(f"*{EXTENSION}"))
    if len(extensions) <= len(plan.modules):
        raise CompilationFailed("mypyc left out some modules")
    return extensions


def _run_mypyc(plan: Plan, workshop: Path) -> None:
    modules = [Path(name).relative_to("src").as_posix() for name in plan.modules]
    command = [sys.executable, "-c", SCRIPT, plan.library, *modules]
    done = subprocess.run(
        command, cwd=workshop, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        raise CompilationFailed(_reason(done.stdout), done.stdout)


def _reason(output: str) -> str:
    """The line of the tools' output that most likely names the cause."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["the compiler said nothing"]
    errors = [line for line in lines if "error" in line.lower()]
    return textwrap.shorten((errors or lines[-1:])[0], 120, placeholder=" …")
