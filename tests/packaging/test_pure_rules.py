"""The rules need the standard library and nothing else, whatever happens to be installed."""

import json
import sys

import pytest

from tests.packaging.project import ROOT, run

# Imports every module of the rules and tells which modules outside the standard library came in by it.
PROBE = """\
import sys, pkgutil, importlib, json
before = set(sys.modules)
import saboteur.rules
for module in pkgutil.iter_modules(saboteur.rules.__path__, "saboteur.rules."):
    importlib.import_module(module.name)
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(json.dumps(sorted(tops - set(sys.stdlib_module_names) - {"saboteur"})))
"""


@pytest.mark.parametrize("flag", ["-s", "-S"], ids=["with packages about", "without any package"])
def test_the_rules_import_only_the_standard_library(flag: str) -> None:
    done = run(sys.executable, flag, "-c", PROBE, environment={"PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 0, done.stdout
    assert json.loads(done.stdout) == []
