"""A board of squares: names, neighbours and distances, all looked up in tables made once.

A square is a number, counted along the rows from the lower left: (row - 1) * columns + column.
"""

Square = int
COLUMNS = "abcdefghijklmnopqrstuvwxyz"


class Grid:
    """A board of `columns` x `rows` squares; each table below is indexed by square."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.squares = range(columns * rows)
        self.column = tuple(square % columns for square in self.squares)
        self.row = tuple(square // columns for square in self.squares)
        self.names = tuple(f"{COLUMNS[self.column[s]]}{self.row[s] + 1}" for s in self.squares)
        self.steps = tuple(
            tuple(self._across(a, b) + self._along(a, b) for b in self.squares)
            for a in self.squares
        )
        """How many orthogonal steps lie between two squares."""
        self.rings = tuple(
            tuple(max(self._across(a, b), self._along(a, b)) for b in self.squares)
            for a in self.squares
        )
        """How many steps lie between two squares if a diagonal counts as one."""
        self.adjacent = tuple(self._near(self.rings[s]) for s in self.squares)
        """The up to eight squares around each, in order."""
        self.orthogonal = tuple(self._near(self.steps[s]) for s in self.squares)
        """The up to four squares beside each, in order."""

    def square(self, name: str) -> Square:
        """Return the square of this name; raise ValueError if there is none."""
        try:
            return self.names.index(name)
        except ValueError:
            raise ValueError(
                f"{name!r} is no square; they run from {self.names[0]} to {self.names[-1]}"
            ) from None

    def at(self, column: int, row: int) -> Square | None:
        """Return the square in this column and row, both from 0; None off the board."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return None

    def beyond(self, origin: Square, through: Square) -> Square | None:
        """Return the square as far behind `through` as that is from `origin`, if there is one."""
        return self.at(
            2 * self.column[through] - self.column[origin],
            2 * self.row[through] - self.row[origin],
        )

    def lines(self) -> list[tuple[Square, ...]]:
        """Return the rows from the lowest, each from the left."""
        return [
            tuple(row * self.columns + column for column in range(self.columns))
            for row in range(self.rows)
        ]

    def opposite(self, square: Square) -> Square:
        """Return the square that this one is for the player across the board."""
        return len(self.squares) - 1 - square

    def _across(self, a: Square, b: Square) -> int:
        return abs(self.column[a] - self.column[b])

    def _along(self, a: Square, b: Square) -> int:
        return abs(self.row[a] - self.row[b])

    @staticmethod
    def _near(distances: tuple[int, ...]) -> tuple[Square, ...]:
        return tuple(square for square, distance in enumerate(distances) if distance == 1)
