"""What a decision cost, by the honest search of a strong player in the same seat.

Nothing here thinks: a judgement is a generator that asks questions of a computer player and is
sent the answers, so that a window can have them answered by the thinking process and look in now
and then, and a command here and now.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from game.bots.catalogue import STAKES, TALLY
from game.bots.thinker import Thinker
from game.core.protocols import Standing, Whole, steps_of
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.tally import WORTH, Tally
from game.core.words import _, marked
from game.session.asking import Answer, Asking, Inquiry, Question, answered, judges_luck
from game.session.hint import Adviser
from game.session.review.moments import Moment, SeenDeal
from game.session.review.wholes import BRIEFLY, comparing


class Mark(Enum):
    """How grave a loss is: its name, and from which share of what is at stake on."""

    SLIP = (marked("a slip"), 0.05)
    MISTAKE = (marked("a mistake"), 0.10)
    BLUNDER = (marked("a blunder"), 0.15)

    def __init__(self, title: str, least: float) -> None:
        self.title, self.least = title, least

    @staticmethod
    def of(share: float) -> "Mark | None":
        """Return the mark of a loss, None where it is too small for one."""
        return next((mark for mark in reversed(Mark) if share >= mark.least), None)


@dataclass(frozen=True)
class Judgement:
    """What one decision was worth, in utilities of its deal.

    `best` is worth `worth`, what was chosen `own`; `at_stake` lies between a bad deal and a good
    one. `tally` is what both have come to in the same worlds, None for a whole that is no choice of
    a hint, such as an army.
    """

    moment: Moment
    best: Any
    worth: float
    own: float
    at_stake: float
    tally: Tally | None = None

    @property
    def loss(self) -> float:
        """What the choice was worth less than the best one, at least 0."""
        return max(0.0, self.worth - self.own)

    @property
    def share(self) -> float:
        """The loss as a share of what is at stake in the deal."""
        return self.loss / self.at_stake

    @property
    def mark(self) -> Mark | None:
        """How grave the loss is, None where it is too small for a mark."""
        return Mark.of(self.share)


@dataclass(frozen=True)
class Review:
    """A deal judged: the decisions in which there was a choice, in order."""

    deal: SeenDeal
    judgements: tuple[Judgement, ...]

    @property
    def cost(self) -> float:
        """What the player's choices have cost, in utilities."""
        return sum(each.loss for each in self.judgements)

    @property
    def expected(self) -> float | None:
        """What he could expect of the deal at his first choice, None where he had none.

        A whole that was made up of many small steps comes before the play, and is weighed by other
        measures.
        """
        single = (each for each in self.judgements if not isinstance(each.moment.chosen, Whole))
        return next((each.worth for each in single), None)

    def gravest(self, most: int = 3) -> list[Judgement]:
        """Return the marked decisions, the gravest first, so many at most."""
        graded = [each for each in self.judgements if each.mark]
        return sorted(graded, key=lambda each: -each.share)[:most]


def found_by(ruleset: Ruleset[Any, Any, Any], moment: Moment) -> Asking[Answer]:
    """Ask what could be done, as for a hint; the generator returns what is found, the best first
    and with its tally; nothing where a set of cards is put together already."""
    asked = Adviser().asked(ruleset, moment.view, moment.legal, moment.number)
    is_step = isinstance(moment.legal[0], ruleset.telling.together)
    if is_step and not isinstance(asked.legal[0], Whole):
        return ()
    return (yield asked)


def weighing(
    ruleset: Ruleset[Any, Any, Any], moment: Moment, found: Answer, at_stake: float
) -> Asking[Judgement]:
    """Ask what the decision cost, given what a hint would say; return its judgement.

    What is not behind the hint's best by more than chance costs nothing. A choice that was no
    finalist is played out in the same worlds, so that the best keeps its figure.
    """
    guide, best, tally = ruleset.telling.guide, found[0], found[0].tally
    assert tally is not None
    same = (each for each in tally.choices if _is_same(each, moment.chosen))
    moment = replace(moment, chosen=next(same, moment.chosen))
    if moment.chosen not in tally.choices:
        both = (best.action, moment.chosen)
        answer = yield Question(TALLY, moment.view, both, judges_luck(moment.number))
        tally = answer[0].tally
        assert tally is not None
    if tally.is_behind(moment.chosen, best.action, guide.least(moment.view)):
        own = tally.value(WORTH, moment.chosen)
        return Judgement(moment, best.action, best.value, own, at_stake, tally)
    return Judgement(moment, moment.chosen, best.value, best.value, at_stake, tally)


def _is_same(choice: Any, other: Any) -> bool:
    """Tell whether two choices have the same steps, in whatever order."""
    return sorted(map(str, steps_of(choice))) == sorted(map(str, steps_of(other)))


def judging(ruleset: Ruleset[Any, Any, Any], moment: Moment, at_stake: float) -> Asking[Judgement]:
    """Ask what the decision cost; the generator returns its judgement.

    `at_stake` is what the deal is about. First all that he could do is searched; many small steps
    are weighed together.
    """
    if isinstance(moment.chosen, Whole) and not ruleset.sense.weighs(moment.view):
        return (yield from _judging_whole(ruleset, moment, moment.chosen, at_stake))
    found = yield from found_by(ruleset, moment)
    return (yield from weighing(ruleset, moment, found, at_stake))


def _judging_whole(
    ruleset: Ruleset[Any, Any, Any], moment: Moment, chosen: Whole, at_stake: float
) -> Asking[Judgement]:
    """Ask what an army that was raised or placed cost; what may be chance counts for nothing."""
    found = yield from comparing(ruleset, moment.view, chosen.steps, EFFORT)
    (steps, worth), own = found.worths[0], dict(found.worths)[found.own]
    if found.loss > found.margin:
        return Judgement(moment, Whole(steps), worth, own, at_stake)
    return Judgement(moment, chosen, own, own, at_stake)


EFFORT = BRIEFLY
"""How long a whole is weighed in a review."""


def staking(
    ruleset: Ruleset[Any, Any, Any], standing: Standing, legal: tuple[Any, ...]
) -> Asking[float]:
    """Ask what a deal after this standing is about; the generator returns it, in utilities."""
    luck = Rng(0).fork("stakes", ruleset.id)
    [known] = yield Question(STAKES, standing, legal, luck)
    return known.value


def reviewing(
    ruleset: Ruleset[Any, Any, Any], deal: SeenDeal, judged: list[Judgement] | None = None
) -> Asking[Review]:
    """Ask about every decision of a deal in which there was a choice; return the review.

    `judged` takes in each judgement as soon as it is made.
    """
    judgements = list[Judgement]() if judged is None else judged
    chosen = [moment for moment in deal.moments if not moment.is_forced]
    if not chosen:
        return Review(deal, ())
    at_stake = yield from staking(ruleset, deal.standing, chosen[0].legal)
    for moment in chosen:
        judgements.append((yield from judging(ruleset, moment, at_stake)))
    return Review(deal, tuple(judgements))


def reviewed(
    ruleset: Ruleset[Any, Any, Any],
    deal: SeenDeal,
    note: Callable[[int], object] = lambda _judged: None,
) -> Review:
    """Review a deal here and now; `note` is told again and again how many choices are judged."""
    judged = list[Judgement]()
    return answered(ruleset, reviewing(ruleset, deal, judged), lambda: note(len(judged)))


class Reviewer:
    """Judges the decisions of one deal; call `look` again and again, it never waits."""

    def __init__(self, ruleset: Ruleset[Any, Any, Any], deal: SeenDeal, thinker: Thinker) -> None:
        self._judged = list[Judgement]()
        self._inquiry = Inquiry(ruleset, reviewing(ruleset, deal, self._judged), thinker)
        self._was_warming = False
        self.choices = sum(not moment.is_forced for moment in deal.moments)
        """How many decisions there are to judge."""

    @property
    def review(self) -> Review | None:
        """The review, None as long as it is not made."""
        return self._inquiry.found

    @property
    def trouble(self) -> str:
        """A sentence for the player where the review could not be made, "" otherwise."""
        if not self._inquiry.has_failed:
            return ""
        return _("The review was broken off: no computer player answered.")

    @property
    def judged(self) -> int:
        """How many decisions have been judged."""
        return len(self._judged)

    @property
    def is_warming(self) -> bool:
        """Whether the first answer waits until who thinks has got ready."""
        return self._inquiry.is_warming

    def look(self) -> bool:
        """Get on with the review; return whether something is new to tell."""
        is_news = self._inquiry.look() or self.is_warming != self._was_warming
        self._was_warming = self.is_warming
        return is_news

    def stop(self) -> None:
        """Drop what is being thought about."""
        self._inquiry.stop()
