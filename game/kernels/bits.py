"""Masks in kernels: how many bits, the lowest, the highest. One instruction each when compiled."""

from importlib import import_module
from typing import Any

from game.kernels.compiled import numba


def count(mask: int) -> int:
    """Return how many bits are set."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Return the number of the lowest bit set; the mask has one."""
    return (int(mask) & -int(mask)).bit_length() - 1


def highest(mask: int) -> int:
    """Return the number of the highest bit set; the mask has one."""
    return int(mask).bit_length() - 1


if numba is not None:
    ir, extending = import_module("llvmlite.ir"), import_module("numba.extending")

    def _instruction(name: str) -> Any:
        """Return what is one instruction of LLVM on an int64 that is not zero."""

        def single(_typing: Any, _mask: Any) -> Any:
            def write(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
                of_zero_as_it_likes = [] if name == "ctpop" else [ir.IntType(1)(1)]
                return getattr(builder, name)(values[0], *of_zero_as_it_likes)

            return numba.int64(numba.int64), write

        return extending.intrinsic(single)

    def _means(function: Any, instruction: Any) -> None:
        extending.overload(function)(lambda mask: lambda mask: instruction(mask))

    _leading_zeros = _instruction("ctlz")
    _means(count, _instruction("ctpop"))
    _means(lowest, _instruction("cttz"))
    extending.overload(highest)(lambda mask: lambda mask: 63 - _leading_zeros(mask))
