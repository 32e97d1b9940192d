"""What compiled rules do otherwise than plain Python: copying a position, indexing a row, passing numbers.

Only generated files import this; it needs numba.
"""

from __future__ import annotations

from typing import Any

import llvmlite.ir as ir
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

llvm: Any = cgutils


@intrinsic
def assign(typing: Any, positions: Any, i: Any, s: Any) -> Any:
    """`positions[i] = s` as one block of memory (half the time of numba's own assignment)."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row = signature.args[0]
        array = context.make_array(row)(context, builder, args[0])
        place = llvm.get_item_pointer(context, builder, row, array, [args[1]], wraparound=False)
        llvm.raw_memcpy(builder, place, args[2], ir.Constant(ir.IntType(64), row.dtype.size), 1)
        return context.get_dummy_value()

    return types.void(positions, types.int64, s), generate


@intrinsic
def unsigned(typing: Any, i: Any) -> Any:
    """An index that counts from the front only, which spares each access the question whether it is negative."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.cast(builder, args[0], signature.args[0], types.uint64)

    return types.uint64(types.int64), generate


@intrinsic
def as_int64(typing: Any, i: Any) -> Any:
    """A whole number as functions pass them."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return args[0]

    return types.int64(types.int64), generate


def table(rows: tuple[Any, ...]) -> Any:
    """A tuple of the room as a constant array of the smallest kind that holds it."""
    array = np.array(rows)
    kinds = ("i1", "i2", "i4", "i8") if array.dtype.kind in "ib" else ("f8",)
    return next(small for kind in kinds if np.array_equal(small := array.astype(kind), array))
