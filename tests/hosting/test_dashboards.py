"""Dashboard and alerts of `deploy/` ask for numbers that a server really has, with labels that these numbers have."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.hosting.test_metrics import page
from tests.kit.server_scenes import run

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
GIVEN = {"job", "instance", "worker"}
"""Labels that Prometheus adds, and several workers."""
OF_PROMETHEUS = {"up": set[str]()}
NAMES = re.compile(r"\b((?:saboteur|process)_\w+|up)\b(?:\{([^}]*)\})?")
GROUPED = re.compile(r"\bby \(([^)]*)\)")


def dashboard() -> Any:
    """The dashboard as Grafana reads it."""
    return json.loads((DEPLOY / "grafana-dashboard.json").read_text())


def rules() -> list[Any]:
    """The alerts."""
    (group,) = yaml.safe_load((DEPLOY / "prometheus-rules.yml").read_text())["groups"]
    found: list[Any] = group["rules"]
    return found


def expressions() -> list[str]:
    """Everything that is asked for."""
    panels = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    return [*panels, *(rule["expr"] for rule in rules())]


def known(text: str) -> dict[str, set[str]]:
    """The numbers of a page with their labels; a histogram by the names of its parts."""
    found = dict(OF_PROMETHEUS)
    for line in text.splitlines():
        match = re.match(r"(\w+)(?:\{(.*)\})? ", line)
        if match and not line.startswith("#"):
            found.setdefault(match[1], set()).update(re.findall(r"(\w+)=", match[2] or ""))
    return found


def faults(expression: str, numbers: dict[str, set[str]]) -> list[str]:
    """What an expression asks for that is not there."""
    wrong, labels = [], set[str]()
    for name, matchers in NAMES.findall(expression):
        if name not in numbers:
            wrong.append(f"{name} is no number of a server")
            continue
        labels |= numbers[name]
        used = set(re.findall(r"(\w+)\s*[=!]", matchers))
        wrong += [f"{name} has no label {label}" for label in used - numbers[name] - GIVEN]
    grouped = {label.strip() for group in GROUPED.findall(expression) for label in group.split(",")}
    wrong += [f"nothing has the label {label}" for label in grouped - labels - GIVEN]
    if expression.count("(") != expression.count(")"):
        wrong.append("a parenthesis is open")
    return wrong


def test_dashboard_and_alerts_ask_for_what_is_there(folder: Path) -> None:
    numbers = known(run(page(folder)))
    found = {expression: faults(expression, numbers) for expression in expressions()}
    assert {expression: wrong for expression, wrong in found.items() if wrong} == {}
    assert len(expressions()) > 20


@pytest.mark.parametrize(
    "planted",
    [
        "sum(saboteur_players)", 'saboteur_people{what="playing"}', "sum by (colour) (saboteur_people)",
        "rate(saboteur_moves[5m])", "sum(up",
    ],
)  # fmt: skip
def test_a_planted_fault_is_found(planted: str) -> None:
    numbers = {"up": set[str](), "saboteur_people": {"doing"}, "saboteur_moves_total": set[str]()}
    assert faults(planted, numbers)
    assert not faults('sum by (doing) (saboteur_people{job="saboteur"})', numbers)


def test_every_number_that_people_use_is_on_the_dashboard() -> None:
    shown = " ".join(target["expr"] for panel in dashboard()["panels"] for target in panel["targets"])
    for name in ("people", "games_running", "games_ended_total", "tables_made_total", "move_seconds", "store_failures"):
        assert f"saboteur_{name}" in shown, name


def test_every_alert_is_described_for_hosts() -> None:
    page = (DEPLOY.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(Saboteur\w+)` \|", page, re.MULTILINE) == [rule["alert"] for rule in rules()]


def test_the_alert_for_a_full_server_follows_its_settings() -> None:
    (full,) = (rule["expr"] for rule in rules() if rule["alert"] == "SaboteurIsNearlyFull")
    for name in ("tables", "connections"):
        assert re.search(rf"saboteur_{name} > 0\.\d \* saboteur_most_{name}\b", full)


def test_panels_have_places_of_their_own_and_alerts_say_what_is_wrong() -> None:
    cells: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        left, top, width, height = (panel["gridPos"][key] for key in "xywh")
        own = {(x, y) for x in range(left, left + width) for y in range(top, top + height)}
        assert not own & cells, panel["title"]
        assert max(x for x, _ in own) < 24
        cells |= own
    assert len({panel["id"] for panel in dashboard()["panels"]}) == len(dashboard()["panels"])
    for rule in rules():
        assert {"alert", "expr", "for", "labels", "annotations"} == set(rule)
        assert rule["annotations"]["summary"].endswith((".", ").")), rule["alert"]
