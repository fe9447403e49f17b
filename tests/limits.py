"""How many words people have to read at once: limits that the window and text mode share."""

import re

from game.core.words import split_clause

QUESTION = 12
"""What is asked at a table, in one sentence."""
ANSWERS = 20
"""The line that lists the answers, that tells of one, of a plate or of the trumps."""
STAKE = 12
"""The heading that says what a deal hangs on: one line."""
REASON = 25
"""A sentence that says why a deal or a match ended so."""
PANEL = 40
"""A panel of the campaign, without its buttons."""

_MARKUP = re.compile(r"\{/?\w+\}|\*\*")
_UNSPOKEN = re.compile(r"\[[A-Z]{2,3}-\d|[_…\ue000]")


def words_in(text: str) -> int:
    """Return how many words a text has; a sign alone is none."""
    return sum(any(map(str.isalnum, each)) for each in text.split())


def words_read(text: str) -> int:
    """Return how many words of a text of the window are read: clauses and markup are not."""
    return len(_MARKUP.sub("", split_clause(text)[0]).split())


def longest(text: str) -> int:
    """Return the words of the longest sentence; a semicolon ends one for whoever reads aloud."""
    return max(map(words_in, re.split(r"(?<=[.!?;])\s", text)), default=0)


def unspoken(text: str) -> list[str]:
    """Return the lines that hold what nobody can speak: a clause, an underscore, an ellipsis."""
    return [line for line in text.splitlines() if _UNSPOKEN.search(line)]
