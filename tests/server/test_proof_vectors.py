"""The published vectors of `tests/vectors_proof` are what the server's code gives."""

from tests.kit.proofs import FILE
from tests.vectors_proof.write import written


def test_the_vectors_are_what_the_code_gives() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: python -m tests.vectors_proof.write"
