"""A deal reviewed while somebody waits at a text screen: how far it is, and a way out."""

import time
from collections.abc import Callable
from typing import Any

from game.cli.text.failing import told_when_failing
from game.cli.text.waiting import told_when_long
from game.core.ruleset import Ruleset
from game.core.words import _
from game.session.review.judging import Review, reviewed
from game.session.review.moments import SeenDeal

SILENCE = 4.0
"""After so many seconds it is told how far the review is."""


class Progress:
    """Tells now and then how many of the choices of a deal have been judged; `clock` gives
    seconds."""

    def __init__(self, deal: SeenDeal, clock: Callable[[], float] = time.monotonic) -> None:
        self._choices = sum(not moment.is_forced for moment in deal.moments)
        self._clock, self._told_at, self._told = clock, clock(), 0

    def note(self, judged: int) -> None:
        """Take in that so many have been judged."""
        if judged > self._told and self._clock() - self._told_at >= SILENCE:
            self._told, self._told_at = judged, self._clock()
            words = _("Choice {n} of {all}. (Ctrl-C breaks it off)")
            print(words.format(n=judged, all=self._choices), flush=True)


def reviewed_aloud(ruleset: Ruleset[Any, Any, Any], deal: SeenDeal) -> Review | None:
    """Return the review of a deal, and tell how far it is; None where it was broken off, which is
    told."""
    try:
        with (
            told_when_failing(_("The review was broken off: no computer player answered.")),
            told_when_long(_("Looking again at what you could know.")),
        ):
            return reviewed(ruleset, deal, Progress(deal).note)
    except KeyboardInterrupt:
        print()
        print(_("The review was broken off."))
    return None
