"""Compiles the modules named in `[tool.saboteur.compile]` of pyproject.toml with mypyc, away from the sources."""

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import textwrap
import tomllib
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from tools.build.packages import UNPACKED

ROOT = Path(__file__).resolve().parents[2]
ADVICE = "Debian, Ubuntu: apt install gcc libc6-dev python3-dev; macOS: xcode-select --install"
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


def compiler() -> list[str] | None:
    """The command of the C compiler that a build would call, or None.

    The system's own, or the one that CC names; else Zig's, which set-up installs into .venv where there is no other.
    """
    if named := os.environ.get("CC"):
        return _command(named)
    return system_compiler() or _zig()


def system_compiler() -> list[str] | None:
    """The command of an installed C compiler; the one that made this Python comes first."""
    names = (sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang")
    return next(filter(None, map(_command, names)), None)


def _command(text: str) -> list[str] | None:
    words = shlex.split(text)
    return words if words and shutil.which(words[0]) else None


def _zig() -> list[str] | None:
    if importlib.util.find_spec("ziglang") is None:
        return None
    # As it comes it compiles for this very processor, and stops a program at what C leaves undefined.
    return [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline", "-fno-sanitize=all"]


def header_folders() -> list[Path] | None:
    """Where Python's headers lie besides the usual place; None if they are missing."""
    usual = Path(sysconfig.get_path("include"))
    if (usual / "Python.h").is_file():
        return []
    include = UNPACKED / headers_package() / "usr" / "include"
    return [include / usual.name, include] if (include / usual.name / "Python.h").is_file() else None


def headers_package() -> str:
    """Debian's name for the headers of this Python."""
    return f"libpython{sys.version_info.major}.{sys.version_info.minor}-dev"


def obstacle() -> str | None:
    """Why nothing can be compiled here, in a few words; None if nothing is in the way."""
    if compiler() is None:
        return "there is no C compiler"
    return "Python's headers are missing" if header_folders() is None else None


def build_environment() -> dict[str, str]:
    """The environment in which setuptools compiles with what was found."""
    command, folders = compiler() or [], header_folders() or []
    flags = " ".join([*(f"-I{folder}" for folder in folders), os.environ.get("CFLAGS", "")])
    found = {"CC": shlex.join(command), "CFLAGS": flags}
    if command == _zig():
        # The linker's flags of this Python's own compiler are not all known to Zig.
        cache = str(ROOT / "build" / "zig")
        found |= {"LDSHARED": shlex.join([*command, "-shared"])}
        found |= {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    return {**os.environ, **found}


def tool_versions() -> dict[str, str]:
    """What the compiled code depends on besides its sources."""
    return {
        "python": sys.implementation.cache_tag or "",
        **{name: metadata.version(name) for name in ("mypy", "librt")},
    }


def core_key(plan: Plan) -> str:
    """Equal keys mean that compiling again would give the same extensions."""
    digest = hashlib.sha256(json.dumps([plan.modules, plan.library, tool_versions()]).encode())
    for file in plan.files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def compile_core(plan: Plan, workshop: Path) -> list[Path]:
    """Compile in the folder `workshop`; gives the extensions, laid out as in the package, below `workshop/out`.

    Raises CompilationFailed for whatever reason there is.
    """
    if (missing := obstacle()) is not None:
        raise CompilationFailed(missing)
    _try_compiler(workshop)
    shutil.copytree(plan.package, workshop / "saboteur", ignore=shutil.ignore_patterns("__pycache__"))
    _run_mypyc(plan, workshop)
    extensions = sorted((workshop / "out").rglob(f"*{EXTENSION}"))
    if len(extensions) <= len(plan.modules):
        raise CompilationFailed("mypyc left out some modules")
    return extensions


def _try_compiler(workshop: Path) -> None:
    """Compile a program of one line, which tells at once what mypyc would tell only after a long time."""
    (workshop / "probe.c").write_text("#include <Python.h>\n", encoding="utf-8")
    environment = build_environment()
    include = f"-I{sysconfig.get_path('include')}"
    flags = [*shlex.split(environment["CFLAGS"]), include]
    _run([*(compiler() or []), *flags, "-c", "probe.c", "-o", "probe.o"], workshop, environment)


def _run_mypyc(plan: Plan, workshop: Path) -> None:
    modules = [Path(name).relative_to("src").as_posix() for name in plan.modules]
    _run([sys.executable, "-c", SCRIPT, plan.library, *modules], workshop, build_environment())


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a tool. Raises CompilationFailed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        raise CompilationFailed(_reason(done.stdout), done.stdout)


def _reason(output: str) -> str:
    """The line of the tools' output that most likely names the cause."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["the compiler said nothing"]
    errors = [line for line in lines if "error" in line.lower()]
    return textwrap.shorten((errors or lines[-1:])[0], 120, placeholder=" …")


if __name__ == "__main__":  # for tools/build/setup.sh: is there a compiler, or must one be installed?
    sys.exit(system_compiler() is None)
