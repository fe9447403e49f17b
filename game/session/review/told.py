"""A review in words."""

from collections.abc import Callable, Iterator
from typing import Any

from game.core.explain import Explanation
from game.core.explain import told as compared
from game.core.protocols import Whole
from game.core.ruleset import Ruleset
from game.core.themes import PHASES
from game.core.words import _, many, percent
from game.session.review.judging import Judgement, Mark, Review

SHOWN = 3
"""So many moments at most are told of a deal."""

IN_TRICKS = ("lead", "follow", "end")
"""The phases of a deal in which cards are played to tricks."""

UNLUCKY = 0.25
"""A deal that brings so much of its stakes less than could be expected has been unlucky."""


def told(
    ruleset: Ruleset[Any, Any, Any],
    review: Review,
    name: Callable[[Any], str],
    *,
    is_explained: bool = False,
) -> list[str]:
    """Return the review in sentences: the deal, its gravest moments, and how they are marked.

    `name` names a decision. What it says rests on what the player could know. Where the figures
    are explained already it ends with what was at stake.
    """
    last = stakes(ruleset, review) if is_explained else formula(ruleset, review)
    return [summary(ruleset, review), *moments(ruleset, review, name), last]


def summary(ruleset: Ruleset[Any, Any, Any], review: Review) -> str:
    """Return what the deal promised, what it brought, and what the choices in it have cost."""
    terms, expected = ruleset.telling.terms, review.expected
    number = review.deal.number + 1
    if expected is None:
        return _(terms.no_choice).format(n=number)
    words = _(terms.reviewed).format(
        n=number,
        expected=terms.value(expected),
        brought=(terms.brought or terms.value)(review.deal.brought),
        cost=terms.cost(review.cost),
    )
    return f"{words} {_verdict(review, expected)}".rstrip()


def _verdict(review: Review, expected: float) -> str:
    if marked := len(review.gravest(len(review.judgements))):
        return many(
            "{n} choice of {all} was a slip or worse.",
            "{n} choices of {all} were slips or worse.",
            marked,
        ).format(n=marked, all=len(review.judgements))
    if expected - review.deal.brought > UNLUCKY * review.judgements[0].at_stake:
        return _("Unlucky, not wrong: none of your choices was even a slip.")
    return _("None of your choices was even a slip.")


def moments(
    ruleset: Ruleset[Any, Any, Any], review: Review, name: Callable[[Any], str]
) -> Iterator[str]:
    """Yield the gravest moments of a deal, the gravest first, each with one reason."""
    for judgement in review.gravest(SHOWN):
        why = reason(ruleset, judgement, name)
        yield f"{sentence(ruleset, judgement, name)} {why}".rstrip()


def sentence(
    ruleset: Ruleset[Any, Any, Any], judgement: Judgement, name: Callable[[Any], str]
) -> str:
    """Return what one choice was worth, and what was better, in a sentence."""
    if isinstance(judgement.best, Whole):
        return _whole_sentence(ruleset, judgement, judgement.best)
    terms = ruleset.telling.terms
    if judgement.loss == 0:
        words = _("{choice} was as good as anything: worth {own}.")
    elif judgement.mark is None:
        words = _("{choice} was worth {own}. Hardly better: {best}, worth {worth}.")
    else:
        words = _("{choice} was {mark}: worth {own}. Better: {best}, worth {worth}.")
    told = words.format(
        choice=name(judgement.moment.chosen),
        mark=_(judgement.mark.title) if judgement.mark else "",
        own=terms.value(judgement.own),
        best=name(judgement.best),
        worth=terms.value(judgement.worth),
    )
    view = judgement.moment.view
    if ruleset.telling.phase(view, judgement.moment.chosen) not in IN_TRICKS:
        return told
    return _("Trick {n}: {told}").format(n=len(view.table.tricks) + 1, told=told)


def _whole_sentence(ruleset: Ruleset[Any, Any, Any], judgement: Judgement, best: Whole) -> str:
    """Return what many small steps were worth together, and what was better."""
    terms = ruleset.telling.terms
    if judgement.loss == 0:
        words = _("{part}: worth {own}; nothing that was tried is better by more than chance.")
    elif judgement.mark is None:
        words = _("{part}: worth {own}; the best that was tried is hardly better: {worth}.")
    else:
        words = _("{part} was {mark}: worth {own}. Better, worth {worth}: {best}.")
    return words.format(
        part=part_of(ruleset, judgement),
        mark=_(judgement.mark.title) if judgement.mark else "",
        own=terms.value(judgement.own),
        best=ruleset.telling.whole(best.steps),
        worth=terms.value(judgement.worth),
    )


def part_of(ruleset: Ruleset[Any, Any, Any], judgement: Judgement) -> str:
    """Return in which part of the deal a choice was made."""
    return _(PHASES[ruleset.telling.phase(judgement.moment.view, judgement.moment.chosen)])


def reason(
    ruleset: Ruleset[Any, Any, Any], judgement: Judgement, name: Callable[[Any], str]
) -> str:
    """Return one reason for what was best after its name, "" for none."""
    why = why_best(ruleset, judgement)
    return why if isinstance(judgement.best, Whole) else f"{name(judgement.best)}: {why}"


def why_best(ruleset: Ruleset[Any, Any, Any], judgement: Judgement) -> str:
    """Return what a hint says for what was best beside what was chosen, "" for nothing."""
    told = explained(ruleset, judgement)
    return "" if told is None else told.look


def explained(ruleset: Ruleset[Any, Any, Any], judgement: Judgement) -> Explanation[Any] | None:
    """Return a hint about what was best beside what was chosen, None where nothing was counted."""
    moment, best, tally = judgement.moment, judgement.best, judgement.tally
    if tally is None:
        return None
    other = None if moment.chosen == best else moment.chosen
    return compared(ruleset.telling.guide, moment.view, tally, best, other)


def formula(ruleset: Ruleset[Any, Any, Any], review: Review) -> str:
    """Return what the figures are and how losses are marked, "" where there was no choice."""
    if not review.judgements:
        return ""
    terms = ruleset.telling.terms
    marks = _(terms.marks).format(
        slip=percent(Mark.SLIP.least),
        mistake=percent(Mark.MISTAKE.least),
        blunder=percent(Mark.BLUNDER.least),
    )
    figures = [_(terms.figures), marks]
    if any(isinstance(each.best, Whole) for each in review.judgements):
        figures.append(_(terms.wholes))
    return " ".join([*figures, stakes(ruleset, review)])


def stakes(ruleset: Ruleset[Any, Any, Any], review: Review) -> str:
    """Return what was at stake in a deal, "" where there was no choice."""
    if not review.judgements:
        return ""
    terms = ruleset.telling.terms
    return _(terms.stakes).format(stakes=terms.cost(review.judgements[0].at_stake))
