"""How many words may be shown at once, for every place where people read."""

import re

from game.core.words import split_clause

QUESTION = 12
"""What is asked on the table."""
ANSWER = 20
"""The line that tells of an answer, a plate or the trumps, and what a question is about."""
STAKE = 12
"""The heading that says what a deal hangs on: one line."""
REASON = 25
"""Why a match was won, or what a deal has brought to one player."""
PANEL = 40
"""A panel of the campaign, without its buttons."""
LOOK = 18
"""The one sentence of a hint."""

_MARKUP = re.compile(r"\{/?\w+\}|\*\*")


def words(text: str) -> int:
    """Return how many words of a text are read: clauses and markup are not."""
    return len(_MARKUP.sub("", split_clause(text)[0]).split())
