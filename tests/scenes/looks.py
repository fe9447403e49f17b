"""Windows and sizes of text that layouts are tried at."""

from collections.abc import Sequence
from itertools import product

import pytest

Size = tuple[int, int]


def looks(sizes: Sequence[Size], texts: Sequence[float]) -> pytest.MarkDecorator:
    """Return the parameters `size` and `text`: every size with every text.

    What is tightest is tried always: the smallest window with every text, and every window with
    the largest text. The others are kept for long runs.
    """
    smallest, largest = min(sizes), max(texts)
    found = [
        pytest.param(
            size, text, marks=[] if smallest == size or largest == text else pytest.mark.long
        )
        for size, text in product(sizes, texts)
    ]
    return pytest.mark.parametrize(("size", "text"), found)
