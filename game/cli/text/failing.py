"""Help that fails in text mode: a sentence says so, the log says why, and play goes on."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)


@contextmanager
def told_when_failing(sentence: str) -> Iterator[None]:
    """Print a sentence in place of whatever goes wrong with a computer player that only helps."""
    try:
        yield
    except Exception:  # whoever only helps must not end the match
        log.exception("A computer player failed.")
        print(sentence)
