"""A wheel is compiled where that works and pure Python where it does not; both play, and say which they are."""

import os
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from hatch_build import COMPILED_COPY, asks_for
from saboteur import __version__
from saboteur.research.examples import files
from tests.packaging.project import ROOT, run
from tests.packaging.test_pure_rules import PROBE
from tools.build import build_wheel
from tools.build.native import CompilationFailed, compiler, plan

pytestmark = pytest.mark.slow

MODE = "from saboteur._mode import mode; print(mode())"


@dataclass(frozen=True)
class Wheel:
    """A built wheel, unpacked as an installer would, and what the build printed."""

    file: Path
    folder: Path
    printed: str

    def says(self, program: str, *flags: str, pure: str = "") -> str:
        environment = {"PYTHONPATH": str(self.folder), "SABOTEUR_PURE": pure}
        done = run(sys.executable, *flags, "-c", program, folder=self.folder, environment=environment)
        assert done.returncode == 0, done.stdout
        return done.stdout.strip()

    @property
    def metadata(self) -> str:
        return next(self.folder.glob("*.dist-info/METADATA")).read_text(encoding="utf-8")


def build(folder: Path, environment: Mapping[str, str] | None = None) -> Wheel:
    done = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), environment=environment)
    assert done.returncode == 0, done.stdout
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder / "unpacked")
    return Wheel(file, folder / "unpacked", done.stdout)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    if compiler() is None:
        pytest.skip("there is no C compiler")
    # The other tests' compiled copy, if it is current: compiling takes a minute. `make soak` compiles for the wheel.
    copy = {} if os.environ.get("SABOTEUR_TEST_COMPILE_WHEEL") else {COMPILED_COPY: str(ROOT / "build" / "compiled")}
    return build(tmp_path_factory.mktemp("compiled"), copy)


@pytest.fixture(scope="module", params=["/nowhere/cc", "/bin/false"], ids=["no compiler", "a compiler that fails"])
def pure(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return build(tmp_path_factory.mktemp("pure"), {"CC": request.param})


def test_the_compiled_wheel_runs_compiled(compiled: Wheel) -> None:
    assert compiled.says(MODE) == "compiled"


def test_the_compiled_wheel_is_bound_to_this_python(compiled: Wheel) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert compiled.file.name.startswith(f"saboteur-{__version__}-{tag}-{tag}-")
    assert "Requires-Dist: librt~=" in compiled.metadata


def test_the_compiled_wheel_holds_every_module_both_ways(compiled: Wheel) -> None:
    for module in plan(ROOT).modules:
        path = compiled.folder / Path(module).relative_to("src")
        assert path.exists()
        assert list(path.parent.glob(f"{path.stem}.cpython-*"))


def test_compiled_rules_import_nothing_but_librt(compiled: Wheel) -> None:
    assert compiled.says(PROBE) in ("[]", '["librt"]')


def test_without_librt_the_compiled_wheel_runs_its_plain_files(compiled: Wheel) -> None:
    assert compiled.says(MODE, "-S") == "pure Python"


def test_the_plain_files_can_be_asked_for(compiled: Wheel) -> None:
    assert compiled.says(MODE, pure="1") == "pure Python"


def test_the_compiled_wheel_asks_for_librt_once(compiled: Wheel) -> None:
    asked = [line for line in compiled.metadata.splitlines() if line.startswith("Requires-Dist: librt")]
    assert len(asked) == 1


def test_a_requirement_counts_only_where_it_holds_and_for_the_same_versions() -> None:
    assert asks_for("librt~=0.16.0; python_version >= '3'", "librt~=0.16.0")
    assert not asks_for("librt~=0.16.0; python_version < '3'", "librt~=0.16.0")
    assert not asks_for("librt~=0.16.0", "librt~=0.17.0")
    assert not asks_for("rich~=0.16.0", "librt~=0.16.0")


def test_a_wheel_has_the_examples(pure: Wheel, tmp_path: Path) -> None:
    program = f"from saboteur.research.examples import main; print(main([{str(tmp_path / 'here')!r}]))"
    assert pure.says(program).splitlines()[-1] == "0"
    assert {path.name for path in (tmp_path / "here").iterdir()} == {path.name for path in files()}
    assert (tmp_path / "here" / "cautious.py").read_bytes() == (ROOT / "examples" / "cautious.py").read_bytes()


def test_the_pure_wheel_runs_and_says_so(pure: Wheel) -> None:
    assert pure.says(MODE) == "pure Python"
    assert pure.file.name == f"saboteur-{__version__}-py3-none-any.whl"


def test_the_fallback_is_one_line(pure: Wheel) -> None:
    told = [line for line in pure.printed.splitlines() if "pure Python rules are installed" in line]
    assert len(told) == 1
    assert "Traceback" not in pure.printed


def test_make_wheel_needs_no_compiler_besides_the_one_of_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build apart from .venv would not find Zig, which set-up installs there where the machine has no compiler."""
    if build_wheel.compiled(ROOT) is not None:
        pytest.skip("there is no C compiler")
    monkeypatch.setenv("CC", "/nowhere/cc")
    files = build_wheel.build(ROOT, tmp_path / "dist", None)
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert files[0].name.split("-")[:3] == ["saboteur", __version__, tag]
    assert build_wheel.told(files, None) == f"{files[0].name}: with compiled rules."


def test_make_wheel_says_why_the_rules_are_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_wheel, "make", lambda *_: _fail())
    obstacle = build_wheel.compiled(ROOT)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "saboteur-0.0.9-py3-none-any.whl").touch()  # pip takes one wheel at a time
    files = build_wheel.build(ROOT, tmp_path / "dist", obstacle)
    assert [file.name for file in files if file.suffix == ".whl"] == [f"saboteur-{__version__}-py3-none-any.whl"]
    assert "WITHOUT compiled rules" in build_wheel.told(files, obstacle)
    assert "there is no C compiler" in build_wheel.told(files, obstacle)


def _fail() -> str:
    raise CompilationFailed("there is no C compiler")
