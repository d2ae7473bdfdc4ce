"""Native integers and vectors for the compiler; plain integers and lists for the interpreter.

This module is never compiled: the compiler reads the types of the first branch, the interpreter runs the second, so
that the rules need nothing but the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8
else:
    i64 = u8 = int
    vec = list

__all__ = ["i64", "u8", "vec"]
