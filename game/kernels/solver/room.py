"""The arrays of a solver, in the order in which its kernel takes them."""

import numpy as np

from game.kernels.solver.desk import COLUMNS, FLOATING, LONGEST, PLIES, STOPS, Numbers
from game.kernels.solver.memory import PATTERN, PATTERNS, PROBES, SLOT, SLOTS, TALLY
from game.kernels.solver.search import KILLERS


def new_desk() -> dict[str, Numbers]:
    """Return the arrays of one solver; what is never written to takes no memory."""
    numbers = np.int64
    return {
        "hands": np.zeros(4, numbers),
        "trick": np.zeros(3, numbers),
        "plies": np.zeros((PLIES + 1, COLUMNS), numbers),
        "moves": np.zeros((PLIES + 1, 2 * LONGEST), numbers),
        "rows": np.zeros((4, 1 << LONGEST), np.int32),
        "slots": np.zeros((SLOTS + PROBES, SLOT), numbers),
        "patterns": np.zeros((PATTERNS, PATTERN), numbers),
        "killers": np.zeros((KILLERS, 2), numbers),
        "tally": np.array([1] + [0] * (TALLY - 1)),
        "floats": np.zeros(FLOATING, numbers),
        "found": np.full(64, -1, numbers),
        "course": np.zeros(STOPS, numbers),
    }
