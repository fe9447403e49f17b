"""What the coach says: a warning before a costly choice, a word of praise after a good one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Names
from game.core.reason import lesser
from game.core.ruleset import Ruleset
from game.core.whole import Whole
from game.core.words import _
from game.session.coach.voice import Voice
from game.session.review.judging import Judgement, Mark
from game.session.review.told import why_best

NameAction = Callable[[Any], str]


@dataclass(frozen=True)
class Caveat:
    """Why a choice should be thought over: a title, and sentences."""

    title: str
    lines: tuple[str, ...]


def caveat(
    ruleset: Ruleset[Any, Any, Any],
    judgement: Judgement,
    name: NameAction,
    names: Names,
    voice: Voice,
) -> Caveat | None:
    """Return what is said before a choice is final, None where it is not worth a word.

    The quiet voice tells what speaks against the choice, and leaves it to the player to find a
    better one; where nothing in sight does, and always when talkative, it tells what speaks for
    the best.
    """
    if voice is Voice.OFF or judgement.mark is None or judgement.share < voice.least:
        return None
    telling, moment = ruleset.telling, judgement.moment
    is_whole = isinstance(moment.chosen, Whole)
    costs = _(telling.terms.costs).format(
        choice=_("your choice") if is_whole else name(moment.chosen),
        cost=telling.terms.cost(judgement.loss),
    )
    against = ""
    if judgement.tally is None:
        against = telling.caution(moment.view, moment.chosen, judgement.best, names)
    lines = [costs[:1].upper() + costs[1:], against]
    if voice is Voice.TALKATIVE or not against:
        best, why = judgement.best, _without(against, why_best(ruleset, judgement, name))
        choice = telling.whole(best.steps) if isinstance(best, Whole) else name(best)
        lines.append(_("Better: {choice}. {why}").format(choice=choice, why=why))
    title = _("Careful!") if judgement.mark is Mark.BLUNDER else _("Are you sure?")
    return Caveat(title, tuple(line.rstrip() for line in lines if line))


def _without(said: str, words: str) -> str:
    """Return sentences without the first of them where that has been said."""
    first = words.partition(". ")[0] + ". "
    return words.removeprefix(first) if said.startswith(first) else words


def praise(ruleset: Ruleset[Any, Any, Any], judgement: Judgement) -> str:
    """Return a word of praise and what the choice is good for, "" where others are as good.

    It is due where the next choice that is worth less would have been a mistake.
    """
    if judgement.loss > 0 or judgement.moment.chosen != judgement.best:
        return ""
    others = [
        each.value
        for each in judgement.candidates
        if each.visits and each.action != judgement.best and each.value < judgement.worth
    ]
    tried = sum(bool(each.visits) for each in judgement.candidates)
    if not others or len(others) < tried - 1:
        return ""
    if judgement.worth - max(others) < Mark.MISTAKE.least * judgement.at_stake:
        return ""
    beaten = lesser(judgement.candidates, ruleset.telling.terms)
    why = ruleset.telling.why(judgement.moment.view, judgement.best, beaten)
    return _("Well chosen. {why}").format(why="" if why.alike else why.words).rstrip()
