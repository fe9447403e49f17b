"""The common ground of every position."""

from typing import Self


class Position:
    """Base of a State whose fields all hold immutable values: a shallow copy is a whole copy."""

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy
