"""What a strong player would do, and why, where a hint is asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bots.catalogue import judges_of
from game.core.explain import Explanation, explained, only
from game.core.protocols import Candidate
from game.core.reason import lesser
from game.core.rng import Rng
from game.session.arranging import arranged
from game.session.asking import Answer, Asking, Question, judges_luck
from game.session.searching import WHOLES, searched
from game.session.series import Kinds, beside_end, ends, goes_on, in_the_way
from game.session.turn import Turn


@dataclass(frozen=True)
class Hint:
    """What a strong player would do in a turn, the best first; nobody answered where nothing is
    told.

    Where several decisions of a kind are made one after another, and some are chosen already, it
    is about the first thing that he would do otherwise. `undone` is one chosen that he would not
    make; `is_enough` tells that he wants no other. `series` is all that he would make besides what
    is chosen, the best first, where only the whole can be judged.
    """

    turn: Turn
    candidates: Answer = ()
    undone: Any = None
    is_enough: bool = False
    series: Sequence[Any] = ()
    chosen: Sequence[Any] = ()
    """What is chosen already and would be made with that."""
    is_makeshift: bool = False
    """Whether a plain player gives it, as long as nobody stronger has answered."""

    @property
    def shown(self) -> Answer:
        """The candidates that are shown: of a series, beside making none of it; where all come to
        the same, none as the one beside which the best was tried."""
        shown = beside_end(self.turn, self.candidates, self.series)
        view, legal = self.turn.view(), self.turn.legal_actions()
        if not shown or not self.turn.ruleset.telling.come_to_the_same(view, shown, legal):
            return shown
        return [replace(each, outlook=None) for each in shown]

    @property
    def explanation(self) -> Explanation[Any] | None:
        """What is said of the best choice, None where nobody has looked for it."""
        guide, best = self.turn.ruleset.telling.guide, next(iter(self.candidates), None)
        if guide is None or best is None or self.is_makeshift:
            return None
        if best.tally is None:
            return only(guide, self.turn.view(), best.action)
        return explained(guide, self.turn.view(), best.tally)

    @property
    def says_something(self) -> bool:
        """Whether anybody answered."""
        return bool(self.candidates) or self.undone is not None or self.is_enough


def makeshift(turn: Turn) -> Hint:
    """Return what a plain player would do in a turn, by rules of thumb: there at once."""
    sense, stream = turn.ruleset.sense, judges_luck(turn.number).fork("makeshift")
    chosen = sense.policy(turn.view(), turn.legal_actions(), stream)
    return Hint(turn, [Candidate(chosen, 0.0)], is_makeshift=True)


@dataclass(frozen=True)
class Adviser:
    """Who is asked for a hint: a computer player, "" for the one who looks for the best in a
    review, and what luck there is in his thoughts on a decision, by its number."""

    bot: str = ""
    stream: Callable[[int], Rng] = judges_luck

    def asked(self, turn: Turn, *, in_words: bool) -> Question:
        """Return the question what to do in a turn."""
        legal = tuple(turn.legal_actions())
        bot = self.bot or judges_of(turn.ruleset.id).finder
        return Question(bot, turn.view(), legal, self.stream(turn.number), in_words)

    def weighed(self, turn: Turn, both: tuple[Any, Any]) -> Question:
        """Return the question which of two decisions is better, and why."""
        scales, stream = judges_of(turn.ruleset.id).scales, self.stream(turn.number)
        return Question(scales, turn.view(), both, stream.fork("scales"), in_words=True)


def hinting(
    turn: Turn, adviser: Adviser, chosen: Sequence[Any] = (), kinds: Kinds = ()
) -> Asking[Hint]:
    """Ask for a hint in a turn in which these decisions, of such kinds, are chosen and not made;
    the generator returns it.

    What is chosen counts as made where the adviser makes it too, or where it is as good as what he
    would do in its place, when the two are weighed by themselves.
    """
    if turn.ruleset.telling.guide is not None:
        return (yield from _guided(turn, adviser))
    left = sorted(chosen)
    if not left and (at_once := (yield from _at_once(turn, adviser))) is not None:
        return at_once
    while found := (yield from searched(turn.ruleset, adviser.asked(turn, in_words=not left))):
        found = arranged(turn, found, kinds)
        taken = found[0].action
        if left and not found[0].visits:
            return (yield from _plainly(turn, adviser, left, kinds))
        if (rival := in_the_way(turn, taken, left, kinds)) is not None:
            both = yield adviser.weighed(turn, (taken, rival))
            both = turn.ruleset.telling.within(turn.view(), both)
            if rival in lesser(both, turn.ruleset.telling.terms):
                return Hint(turn, both, undone=rival)
            taken = rival
        if taken not in left:
            if left:
                found = yield from searched(turn.ruleset, adviser.asked(turn, in_words=True))
                found = arranged(turn, found, kinds)
            others = [each for each in found if each.action not in left]
            if ends(taken, kinds):
                return Hint(turn, others, is_enough=True)
            series = yield from _series(turn, adviser, others[0].action, left, kinds)
            return Hint(turn, others, series=series, chosen=left)
        left.remove(taken)
        turn = turn.after(taken)
        if not goes_on(turn, kinds):
            return Hint(turn, is_enough=True)
    return Hint(turn)


def _guided(turn: Turn, adviser: Adviser) -> Asking[Hint]:
    """Ask which choice is best; a set of cards or a whole move is one choice, where it is weighed
    as others are."""
    sense, view = turn.ruleset.sense, turn.view()
    tries = sense.tries if sense.weighs(view) and not adviser.bot else None
    ways = () if tries is None else tries(view, adviser.stream(turn.number).fork(WHOLES))
    if len(ways) > 1:
        turn = turn.choosing(ways)
    found = yield from searched(turn.ruleset, adviser.asked(turn, in_words=True))
    return Hint(turn, found)


def _at_once(turn: Turn, adviser: Adviser) -> Asking[Hint | None]:
    """Ask which of the ways is best to make several decisions that are handed over at one press,
    each weighed as the one choice that it is; None where there are none of the kind."""
    sense, telling = turn.ruleset.sense, turn.ruleset.telling
    if adviser.bot or sense.tries is None:
        return None
    ways = sense.tries(turn.view(), adviser.stream(turn.number).fork(WHOLES))
    steps = [step for way in ways for step in way.steps]
    if len(ways) < 2 or not all(isinstance(step, telling.together) for step in steps):
        return None
    if telling.series_end(turn.view(), ways[0]) is not None:
        return None
    turn = turn.choosing(ways)
    found = yield from searched(turn.ruleset, adviser.asked(turn, in_words=True))
    return Hint(turn, arranged(turn, found))


def _series(
    turn: Turn, adviser: Adviser, first: Any, chosen: Sequence[Any], kinds: Kinds
) -> Asking[Sequence[Any]]:
    """Ask what goes with a decision, and return it with all that is not chosen yet, up to one in
    whose way something chosen is; none where it stands for itself."""
    if turn.ruleset.telling.series_end(turn.view(), first) is None:
        return ()
    left, found, taken = list(chosen), [first], first
    while goes_on(turn := turn.after(taken), kinds):
        if not (answer := (yield adviser.asked(turn, in_words=False))):
            break
        taken = arranged(turn, answer, kinds)[0].action
        if ends(taken, kinds) or in_the_way(turn, taken, left, kinds) is not None:
            break
        if taken in left:
            left.remove(taken)
        else:
            found.append(taken)
    return found


def _plainly(turn: Turn, adviser: Adviser, chosen: Sequence[Any], kinds: Kinds) -> Asking[Hint]:
    """Ask a player who weighs nothing for all that he would make, and return what of it, or of what
    is chosen, is not in the other."""
    left, here = list(chosen), turn
    first, missed = None, []
    while goes_on(here, kinds):
        found = yield adviser.asked(here, in_words=False)
        if not found or ends(taken := found[0].action, kinds):
            break
        if taken in left:
            left.remove(taken)
        else:
            first = first or (here, found)
            missed.append(taken)
        here = here.after(taken)
    if left:
        return Hint(turn, (), undone=left[0])
    if first is None:
        return Hint(here, is_enough=True)
    is_series = turn.ruleset.telling.series_end(turn.view(), missed[0]) is not None
    return Hint(*first, series=missed if is_series else ())
