"""What could be done in a turn, as a hint, the coach and a review find it: all of them the same."""

from dataclasses import replace
from typing import Any

from game.bots.catalogue import judges_of
from game.core.outlook import ALONE, WORTH
from game.core.ruleset import Ruleset
from game.session.asking import Answer, Asking, Question

FEWEST = 16
"""From so many worlds on the lead of the best is worth something: the luck of fewer is larger than
what most choices differ by."""

WHOLES = "wholes"
"""The fork of a decision's stream with which whole series are looked at."""


def searched(ruleset: Ruleset[Any, Any, Any], question: Question) -> Asking[Answer]:
    """Ask what could be done; return what is found, best first, with figures that do not go beyond
    what the deal can bring.

    By how much one choice leads is known sooner than what it brings. So the best is weighed by
    itself, if its outlook has not done so, and the others stay as far behind it as they are. Where
    a slow machine has come to too few worlds for a lead to tell anything, all that were tried are
    weighed instead.
    """
    found = yield question
    if found and found[0].tally is not None:
        return found
    if not _is_firm(ruleset, found):
        best = found[0]
        scales, alone = judges_of(ruleset.id).scales, question.stream.fork("alone")
        if judges_of(ruleset.id).has_errors and best.visits < FEWEST:
            tried = tuple(each.action for each in found if each.visits)
            found = yield Question(scales, question.view, tried, alone, question.in_words)
            return ruleset.telling.within(question.view, found)
        known = None if best.outlook is None else best.outlook.figures.get(ALONE)
        if known is None:
            [weighed] = yield Question(scales, question.view, (best.action,), alone)
        shift = (weighed.value if known is None else known.best) - best.value
        found = [replace(e, value=e.value + shift) if e.visits else e for e in found]
    return ruleset.telling.within(question.view, found)


def _is_firm(ruleset: Ruleset[Any, Any, Any], found: Answer) -> bool:
    """Tell whether the figure of the best is well known: it was tried often, or in all worlds there
    are, or its outlook has the figure of as many. A plain player gives none."""
    judges, best = judges_of(ruleset.id), found[0] if found else None
    if best is None or not best.visits or best.visits >= judges.firm:
        return True
    is_weighed = best.outlook is not None and WORTH in best.outlook.figures
    return is_weighed or (judges.has_errors and not any(each.error for each in found))
