"""What a strong player would do, and why, where a hint is asked for."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from game.bots.catalogue import judges_of
from game.core.protocols import Candidate
from game.core.reason import close, is_all_the_same, lesser, nearest
from game.core.rng import Rng
from game.core.terms import Terms
from game.core.words import _
from game.session.asking import Answer, Asking, Question, judges_luck
from game.session.searching import searched
from game.session.series import Kinds, beside_end, ends, goes_on, in_the_way
from game.session.turn import Turn

TRIED_AS_OFTEN = 0.5
"""What was tried less often than the best, by this share, is not as good by the same figure."""


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

    @property
    def shown(self) -> Answer:
        """The candidates that are shown: of a series, beside making none of it."""
        return beside_end(self.turn, self.candidates, self.series)

    @property
    def says_something(self) -> bool:
        """Whether anybody answered."""
        return bool(self.candidates) or self.undone is not None or self.is_enough


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
    left = sorted(chosen)
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
            return Hint(turn, others, series=series)
        left.remove(taken)
        turn = turn.after(taken)
        if not goes_on(turn, kinds):
            return Hint(turn, is_enough=True)
    return Hint(turn)


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


def arranged(turn: Turn, found: Answer, kinds: Kinds = ()) -> Answer:
    """Return what was found with figures that do not go beyond what the deal can bring, and before
    one of which nothing is to be told another that is as good, and of which something is; before
    one that spends something for nothing, the one too close to call that spends least.

    Where several decisions of a kind are made one after another, the plain player's is the best if
    it is not behind by more than chance, as one of them after the other says little about the
    whole; and the best of each other kind comes before those that do the same as the best.
    """
    telling, view = turn.ruleset.telling, turn.view()
    candidates = telling.within(view, found)
    if not candidates or not candidates[0].visits:
        return candidates
    beaten = lesser(candidates, telling.terms)
    less = {*beaten, *close(candidates, telling.terms)}
    level = [
        each
        for each in candidates
        if each.action not in less and each.visits >= candidates[0].visits * TRIED_AS_OFTEN
    ]
    best = next(chain(_telling(turn, level, beaten), level))
    if kinds:
        plain = _plain(turn)
        best = next((e for e in candidates if e.action == plain and plain not in beaten), best)
    if cost := telling.spends(view, best.action):
        kept = [
            (spent, -each.value, place)
            for place, each in enumerate(candidates)
            if each.action not in beaten
            and each.visits >= candidates[0].visits * TRIED_AS_OFTEN
            and (spent := telling.spends(view, each.action)) < cost
        ]
        preferred = candidates[min(kept)[2]].action if kept else best.action
        candidates = _level(candidates, preferred)
        best = next(each for each in candidates if each.action == preferred)
    others = [each for each in candidates if each != best]
    if kinds:
        firsts = {telling.kind(view, each.action): each for each in reversed([best, *others])}
        others.sort(key=lambda each: firsts[telling.kind(view, each.action)] != each)
    return [best, *others]


def _level(candidates: Answer, preferred: Any) -> Answer:
    """Return the candidates with the same figure for the first and for the one preferred to it,
    which is too close to call, and with what trials of the two have shown told of that one."""
    first = candidates[0]
    told = first.outlook
    if told is None or told.other != preferred:
        return candidates
    other = next(each for each in candidates if each.action == preferred)
    value = (first.value + other.value) / 2
    told = told.turned().beside_figures({first.action: value, preferred: value})
    level = {
        first.action: replace(first, value=value, error=other.error, outlook=None),
        preferred: replace(other, value=value, error=0.0, outlook=told),
    }
    return [level.get(each.action, each) for each in candidates]


def _plain(turn: Turn) -> Any:
    """Return what a plain player would do."""
    luck = judges_luck(turn.number).fork("plain")
    return turn.ruleset.sense.policy(turn.view(), turn.legal_actions(), luck)


def _telling(turn: Turn, level: Answer, beaten: Sequence[Any]) -> Iterator[Candidate[Any]]:
    """Yield those of candidates as good for which something speaks by what they are, then those for
    which only trials do: that a card wins more often than another is no reason to prefer it to one
    that wins as often, and of which it can be said why."""
    view, why = turn.view(), turn.ruleset.telling.why
    reasons = [(each, why(view, each.action, beaten, each.outlook)) for each in level]
    yield from (each for each, reason in reasons if reason.words)
    yield from (each for each, reason in reasons if reason.tried)


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


def listed(
    candidates: Sequence[Candidate[Any]], named: Sequence[Any], most: int
) -> Sequence[Candidate[Any]]:
    """Return at most so many candidates as a hint lists them: the best, then the others by their
    figures. Those whose decisions its reason has `named`, in the order in which it has, and the one
    that the best was tried out beside, come before those with more trials."""
    if not candidates:
        return ()
    best, *others = candidates
    told = [*named, *([] if best.outlook is None else [best.outlook.other])]
    places = {action: place for place, action in reversed([*enumerate(told)])}
    kept = sorted(others, key=lambda each: places.get(each.action, len(told)))[: most - 1]
    return [best, *sorted(kept, key=lambda each: -each.value)]


def is_beside(best: Candidate[Any], action: Any) -> bool:
    """Tell whether this is the decision that the best was tried out beside."""
    return best.outlook is not None and best.outlook.other == action


def hint_reason(
    turn: Turn,
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    series: Sequence[Any] = (),
) -> str:
    """Return why the first of the candidates is the best, or the `series` that begins with it, ""
    where nothing in words says so.

    What a search has tried is told from what it found to be less; what a plain player would do,
    from all else that is allowed, or by itself where nothing tells it apart. `name` is how a
    decision is called.
    """
    telling, best, outlook = turn.ruleset.telling, candidates[0].action, candidates[0].outlook
    if is_all_the_same(candidates, turn.legal_actions(), telling.terms):
        view = turn.view()
        why = telling.all_the_same(view, outlook)
        if not why and outlook is not None:
            why = telling.tried(view, outlook)
        return why or _("All your choices come to the same here.")
    if candidates[0].visits:
        return _tried_reason(turn, beside_end(turn, candidates, series), name, series)
    if told := telling.why_series(turn.view(), series):
        return told
    told_apart = telling.why(turn.view(), best, turn.legal_actions()).words
    return told_apart or telling.why(turn.view(), best).words


def _tried_reason(
    turn: Turn,
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    series: Sequence[Any],
) -> str:
    """Return why the first of the candidates of a search is the best, or a series.

    What is too close to call is not named beside others that are told to be as good, nor what
    trials have been told of: it would be said twice, in different words. What trials have found to
    come to the same is too close to call as well, whatever its figure.
    """
    telling, best, view = turn.ruleset.telling, candidates[0], turn.view()
    beaten, near = lesser(candidates, telling.terms), close(candidates, telling.terms)
    again = None if best.outlook is None else best.outlook.other
    is_unsure = again in near
    level = again if again in beaten and telling.is_level(view, best.outlook) else None
    if level is not None:
        beaten, near = [each for each in beaten if each != level], [*near, level]
    equal = [
        each.action
        for each in candidates[1:]
        if each.visits and each.action not in beaten and each.action not in near
    ]
    outlook = None if is_unsure else best.outlook
    said = telling.why(view, best.action, beaten or near, outlook, equal)
    said = replace(said, alike=said.alike if beaten else ())
    if (whole := telling.why_series(view, series)) or len(series) > 1:
        said = replace(said, words=whole, short="", alike=())
    if near and any(
        each.visits >= best.visits * TRIED_AS_OFTEN for each in candidates if each.action in equal
    ):
        return said.told(name) if said.words or said.tried else ""
    named = [each for each in nearest(candidates, telling.terms, level) if each != said.near]
    if named == [level]:
        named = []
    if best.outlook is not None and telling.unsure is not None and is_unsure and again in named:
        said = replace(said, unsure=telling.unsure(view, best.outlook))
    return replace(said, close=named).told(name)


def legend(terms: Terms, candidates: Sequence[Candidate[Any]]) -> list[str]:
    """Return what the numbers of a hint are, in sentences: those of the candidates, and the shares
    in its words where trials have shown some."""
    if not any(each.visits for each in candidates):
        return []
    shares = _("A number “of 100” counts deals that fit what you have seen, played out.")
    return [_(terms.figures), *([] if candidates[0].outlook is None else [shares])]
