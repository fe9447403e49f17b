"""What the coach says: a warning before a costly choice, a word of praise after a good one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.explain import told
from game.core.protocols import Whole
from game.core.ruleset import Ruleset
from game.core.tally import WORTH
from game.core.words import _
from game.session.coach.coach import Voice
from game.session.review.judging import Judgement, Mark
from game.session.review.told import why_best

NameAction = Callable[[Any], str]


@dataclass(frozen=True)
class Caveat:
    """Why a choice should be thought over: a title, and sentences."""

    title: str
    lines: tuple[str, ...]


def caveat(
    ruleset: Ruleset[Any, Any, Any], judgement: Judgement, name: NameAction, voice: Voice
) -> Caveat | None:
    """Return what is said before a choice is final, None where it is not worth a word."""
    if voice is Voice.OFF or judgement.mark is None or judgement.share < voice.least:
        return None
    telling, chosen, best = ruleset.telling, judgement.moment.chosen, judgement.best
    costs = _(telling.terms.costs).format(
        choice=_("your choice") if isinstance(chosen, Whole) else name(chosen),
        cost=telling.terms.cost(judgement.loss),
    )
    choice = telling.whole(best.steps) if isinstance(best, Whole) else name(best)
    better = _("Better: {choice}. {why}").format(choice=choice, why=why_best(ruleset, judgement))
    title = _("Careful!") if judgement.mark is Mark.BLUNDER else _("Are you sure?")
    return Caveat(title, (costs[:1].upper() + costs[1:], better.rstrip()))


def praise(ruleset: Ruleset[Any, Any, Any], judgement: Judgement) -> str:
    """Return a word of praise and what the choice is good for, "" where others are as good.

    It is due where every other choice is behind, and the next one would have been a mistake.
    """
    tally, best = judgement.tally, judgement.best
    if tally is None or judgement.moment.chosen != best:
        return ""
    guide, view = ruleset.telling.guide, judgement.moment.view
    others = [each for each in tally.by_worth if each != best]
    if not others or not all(tally.is_behind(each, best, guide.least(view)) for each in others):
        return ""
    if tally.figure(WORTH, best, others[0]).gap < Mark.MISTAKE.least * judgement.at_stake:
        return ""
    why = told(guide, view, tally, best, others[0]).look
    return _("Well chosen. {why}").format(why=why)
