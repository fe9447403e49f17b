"""What a decision cost, by the honest search of a strong player in the same seat.

Nothing here thinks: a judgement is a generator that asks questions of a computer player and is
sent the answers, so that a window can have them answered by the thinking process and look in now
and then, and a command here and now.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from math import inf
from typing import Any

from game.bots.catalogue import STAKES, judges_of
from game.core.outlook import Outlook
from game.core.protocols import Candidate, Standing
from game.core.reason import lesser
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.tally import WORTH, Tally
from game.core.whole import Whole
from game.core.words import marked
from game.session.asking import Answer, Asking, Question, answered, judges_luck
from game.session.review.moments import Moment, SeenDeal, ends_of
from game.session.review.wholes import BRIEFLY, comparing
from game.session.searching import WHOLES, searched


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

    `candidates` are what the search found, best first; `best` is worth `worth`, what was chosen
    `own`, as far behind as in the same worlds; `at_stake` lies between a bad deal and a good one.
    `outlook` is what trials showed of the best beside what was chosen, where the game can tell.
    """

    moment: Moment
    candidates: Answer
    best: Any
    worth: float
    own: float
    at_stake: float
    outlook: Outlook | None = None
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


CLOSE = 0.02
"""A choice that is so little behind the best, as a share of what is at stake, is no slip however
long it is weighed."""


def found_by(ruleset: Ruleset[Any, Any, Any], moment: Moment) -> Asking[Answer]:
    """Ask what could be done, as for a hint; the generator returns what the search has found, best
    first, or the one series that a hint would advise; nothing where a series has begun already."""
    if is_series(ruleset, moment):
        return (yield from _series_advised(ruleset, moment))
    finder, luck = judges_of(ruleset.id).finder, judges_luck(moment.number)
    asked = Question(finder, moment.view, moment.legal, luck, in_words=True)
    return (yield from searched(ruleset, asked))


def weighing(
    ruleset: Ruleset[Any, Any, Any], moment: Moment, found: Answer, at_stake: float
) -> Asking[Judgement]:
    """Ask what the decision cost, given what the search has found; return its judgement.

    What a hint would have called best, as good or too close to call costs nothing. Where the search
    has put something else ahead of what he chose by more than chance, the two are weighed against
    each other, both in the same worlds, and once more in words: what either leaves to chance counts
    for nothing. The best has the figure of the hint, what costs nothing the same, and what does is
    as far behind it as when the two were weighed.
    """
    if found[0].tally is not None:
        return (yield from _compared(ruleset, moment, found, at_stake))
    best, worth = found[0].action, found[0].value
    judges = judges_of(ruleset.id)
    known = {each.action: each.value for each in found if each.visits}
    own = known.get(moment.chosen, -inf)
    if judges.has_errors:
        is_as_good = moment.chosen in known and moment.chosen not in lesser(
            found, ruleset.telling.terms
        )
    else:
        is_as_good = worth - own < CLOSE * at_stake
    if is_as_good:
        return Judgement(moment, found, moment.chosen, worth, worth, at_stake)
    both = tuple(dict.fromkeys((best, moment.chosen)))  # one where nobody has tried them
    stream = judges_luck(moment.number).fork("scales")
    answer = yield Question(judges.scales, moment.view, both, stream, in_words=True)
    # What trials find level counts here whatever the figures say: that is why they are asked.
    is_level = ruleset.telling.is_level(moment.view, answer[0].outlook)
    weighed = ruleset.telling.within(moment.view, answer)
    chosen = next(each for each in weighed if each.action == moment.chosen)
    top = weighed[0]
    if not found[0].visits:  # nothing else was worth a search
        worth = top.value
    if is_level or not chosen.is_behind(top):
        return Judgement(moment, found, chosen.action, worth, worth, at_stake)
    least, _most = ruleset.telling.limits(moment.view, moment.chosen)
    behind = max(least, worth - top.value + chosen.value)
    return Judgement(moment, found, best, worth, behind, at_stake, top.outlook)


def _compared(
    ruleset: Ruleset[Any, Any, Any], moment: Moment, found: Answer, at_stake: float
) -> Asking[Judgement]:
    """Ask what a decision cost by the playouts of the hint: a choice that was no finalist is played
    out in the same worlds, so that the best keeps its figure."""
    guide, best, tally = ruleset.telling.guide, found[0], found[0].tally
    assert guide is not None and tally is not None
    same = (each for each in tally.choices if str(each) == str(moment.chosen))
    moment = replace(moment, chosen=next(same, moment.chosen))
    if moment.chosen not in tally.choices:
        both = (best.action, moment.chosen)
        stream, scales = judges_luck(moment.number), judges_of(ruleset.id).scales
        answer = yield Question(scales, moment.view, both, stream, in_words=True)
        tally = answer[0].tally or tally
    if moment.chosen not in tally.choices or not tally.is_behind(
        moment.chosen, best.action, guide.least
    ):
        return Judgement(moment, found, moment.chosen, best.value, best.value, at_stake)
    own = tally.value(WORTH, moment.chosen)
    return Judgement(moment, found, best.action, best.value, own, at_stake, tally=tally)


def judging(ruleset: Ruleset[Any, Any, Any], moment: Moment, at_stake: float) -> Asking[Judgement]:
    """Ask what the decision cost; the generator returns its judgement.

    `at_stake` is what the deal is about. First all that he could do is searched; many small steps
    are weighed together.
    """
    if isinstance(moment.chosen, Whole) and not is_series(ruleset, moment):
        return (yield from _judging_whole(ruleset, moment, moment.chosen, at_stake))
    found = yield from found_by(ruleset, moment)
    return (yield from weighing(ruleset, moment, found, at_stake))


def _judging_whole(
    ruleset: Ruleset[Any, Any, Any], moment: Moment, chosen: Whole, at_stake: float
) -> Asking[Judgement]:
    """Ask what an army that was raised or placed cost; what may be chance counts for nothing."""
    found = yield from comparing(ruleset, moment.view, chosen.steps, EFFORT)
    worths = [Candidate[Any](Whole(steps), worth) for steps, worth in found.worths]
    own = dict(found.worths)[found.own]
    best = worths[0] if found.loss > found.margin else Candidate[Any](chosen, own)
    return Judgement(moment, worths, best.action, best.value, own, at_stake)


def is_series(ruleset: Ruleset[Any, Any, Any], moment: Moment) -> bool:
    """Tell whether several decisions made one after the other are judged as one."""
    return bool(ends_of(ruleset.telling, moment.view, (*moment.legal, moment.chosen)))


def _series_advised(ruleset: Ruleset[Any, Any, Any], moment: Moment) -> Asking[Answer]:
    """Ask which way a hint would advise to make a series; nothing where one has begun already."""
    assert ruleset.sense.tries is not None
    luck = judges_luck(moment.number)
    ways = ruleset.sense.tries(moment.view, luck.fork(WHOLES))
    finder = judges_of(ruleset.id).finder
    asked = Question(finder, moment.view, tuple(ways), luck, in_words=True)
    return (yield from searched(ruleset, asked)) if ways else ()


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
