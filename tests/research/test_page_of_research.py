"""docs/research.md says what the code says. Needs none of the libraries for research, so that `make quick` has it."""

from pathlib import Path

from saboteur.research import data
from saboteur.research.worlds import World


def test_the_page_lists_columns_and_attributes() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for name, about in data.DECISION_COLUMNS.items():
        assert f"| `{name}` | {about} |" in page
    assert ", ".join(f"`{name}`" for name in data.CLAIM_COLUMNS) in page
    public = [name for name in vars(World) if not name.startswith("_") and name not in ("state", "origin", "played")]
    for name in public:
        assert f"`{name}`" in page or f"`{name}(" in page, name
