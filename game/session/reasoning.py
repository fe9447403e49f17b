"""Why a hint advises what it does, and what its figures are, in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import NAMED, TRIED_AS_OFTEN, close, lesser, nearest
from game.core.terms import Terms
from game.core.words import _, sentences
from game.session.series import beside_end
from game.session.turn import Turn


def hint_reason(
    turn: Turn,
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    series: Sequence[Any] = (),
    chosen: Sequence[Any] = (),
) -> str:
    """Return why the first of the candidates is the best, or the `series` that begins with it, with
    what is `chosen` already, "" where nothing in words says so.

    What a search has tried is told from what it found to be less; what a plain player would do,
    from all else that is allowed, or by itself where nothing tells it apart. `name` is how a
    decision is called.
    """
    told = _hint_reason(turn, candidates, name, series, chosen)
    more = (*_all_one(turn, candidates), *_risk(turn, candidates))
    return sentences(" ".join((told, *more))) if told else ""


def _all_one(turn: Turn, candidates: Sequence[Candidate[Any]]) -> Iterator[str]:
    """Yield that others, which were not tried, would do as well as the best of the candidates;
    nothing where that is told of all."""
    telling, legal = turn.ruleset.telling, turn.legal_actions()
    alike = _stands_for(turn, candidates)
    if alike and not telling.come_to_the_same(turn.view(), candidates, legal):
        yield telling.all_one_words(candidates[0].action, alike)


def _stands_for(turn: Turn, candidates: Sequence[Candidate[Any]]) -> Sequence[Any]:
    """Return the decisions that were not tried as they come to the same as the best."""
    best, *others = [each.action for each in candidates]
    return turn.ruleset.telling.untried(turn.view(), best, others)


def _risk(turn: Turn, candidates: Sequence[Candidate[Any]]) -> Iterator[str]:
    """Yield what the best of the candidates may cost, and that it is worth it where a search has
    found others to be less."""
    telling, best = turn.ruleset.telling, candidates[0]
    if told := telling.risk(turn.view(), best.action, best.outlook):
        yield told
        if lesser(candidates, telling.terms):
            yield _("Played out, it is worth the risk.")


def _hint_reason(
    turn: Turn,
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    series: Sequence[Any],
    chosen: Sequence[Any],
) -> str:
    telling, best, outlook = turn.ruleset.telling, candidates[0].action, candidates[0].outlook
    view = turn.view()
    if telling.come_to_the_same(view, candidates, turn.legal_actions()):
        outlook = next((each.outlook for each in candidates if each.outlook is not None), None)
        why = telling.all_the_same(view, outlook)
        if not why and outlook is not None:
            why = telling.level(view, outlook)
        if words := _spending_least(turn, [each.action for each in candidates]):
            return f"{words} {why.removeprefix(words).strip()}".strip()
        return why or _("All your choices come to the same here.")
    if candidates[0].visits:
        return _tried_reason(turn, beside_end(turn, candidates, series), name, series, chosen)
    if told := telling.why_series(view, series, chosen):
        return told
    alike = _stands_for(turn, candidates)
    others = [each for each in turn.legal_actions() if each not in alike]
    told_apart = telling.why(view, best, others, level=alike).words
    alone = telling.why(view, best, level=alike)
    return told_apart or alone.words or alone.does


def _spending_least(turn: Turn, actions: Sequence[Any]) -> str:
    """Return why the first of several that come to the same is advised, "" where none of the others
    spends more."""
    telling, view, best = turn.ruleset.telling, turn.view(), actions[0]
    cost = telling.spends(view, best)
    dearer = [each for each in actions[1:] if telling.spends(view, each) > cost]
    if not dearer:
        return ""
    told_apart = telling.why(view, best, dearer, level=dearer).words
    return told_apart or telling.why(view, best, level=dearer).words


def _tried_reason(
    turn: Turn,
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    series: Sequence[Any],
    chosen: Sequence[Any],
) -> str:
    """Return why the first of the candidates of a search is the best, or a series.

    What is too close to call is not named beside others that are told to be as good, nor what
    trials have been told of: it would be said twice, in different words. What trials have found to
    come to the same is too close to call as well, whatever its figure; beside others that are, it
    is only named.
    """
    telling, best, view = turn.ruleset.telling, candidates[0], turn.view()
    beaten, near = lesser(candidates, telling.terms), close(candidates, telling.terms)
    again = None if best.outlook is None else best.outlook.other
    is_level = again in (*beaten, *near) and telling.is_level(view, best.outlook)
    unsure = ""
    if best.outlook is not None and telling.unsure is not None:
        unsure = telling.unsure(view, best.outlook)
    is_unsure = again in near and (bool(unsure) or not is_level)
    level = again if is_level and not is_unsure else None
    if level is not None:
        beaten = [each for each in beaten if each != level]
        near = [*(each for each in near if each != level), level]
    # What trials tell apart is not as good, however coarse the figures are.
    is_apart = best.outlook is not None and bool(telling.tried(view, best.outlook))
    other = {*beaten, *near, *([again] if is_apart else [])}
    equal = [each.action for each in candidates[1:] if each.visits and each.action not in other]
    outlook = None if is_unsure else best.outlook
    unclear = nearest(candidates, telling.terms, level)
    behind = [*beaten, *(each for each in near if each not in (*unclear, level))]
    as_good = [*equal, *unclear]
    own = {each: telling.besides(view, each) for each in (*as_good, level)}
    unsaid = [each for each in equal if own[each] is None]
    said = telling.why(
        view,
        best.action,
        behind if beaten else near,
        outlook,
        unsaid,
        level=[*as_good, *_stands_for(turn, candidates)],
    )
    said = replace(said, alike=said.alike if beaten else ())
    if (whole := telling.why_series(view, series, chosen)) or len(series) > 1:
        said = replace(said, words=whole, short="", alike=())
    if series and telling.series_end(view, series[0]) in as_good:
        said = replace(said, none=telling.why_none(view, series))
    if own.get(said.near) == "":
        said = replace(said, near=None)
    if near and any(
        each.visits >= best.visits * TRIED_AS_OFTEN for each in candidates if each.action in equal
    ):
        told = said.told(name) if said.words or said.tried else said.does
        more = _with_reason(equal, own, name, found_level(turn, best))
        named = [each for each in equal if own[each] != ""]
        return f"{told} {more}".strip() or _just_as_good(named, name)
    named = [each for each in unclear if each != said.near and own[each] != ""]
    if named == [level]:
        named = []
    elif level in named:
        said = replace(said, tried="", alike=())
    if is_unsure and again in named:
        said = replace(said, unsure=unsure)
    told = replace(said, close=named).told(name)
    named = [*found_level(turn, best), *named]
    return f"{told} {_with_reason([*named, *equal], own, name, named)}".strip()


def _just_as_good(equal: Sequence[Any], name: Callable[[Any], str]) -> str:
    """Return that others are as good, where nothing else is to be said, "" for none."""
    if not equal:
        return ""
    choices = ", ".join(map(name, equal[:NAMED]))
    return _("Played out, just as good: {choices}.").format(choices=choices)


def _with_reason(
    as_good: Sequence[Any],
    own: Mapping[Any, str | None],
    name: Callable[[Any], str],
    named: Sequence[Any],
) -> str:
    """Return the first of several choices as good for which something speaks by itself, with what
    does, "" for none; one of those `named` is not said to be as good again."""
    for each in as_good:
        if words := own.get(each):
            told = (
                _("What speaks for {choice}: {words}")
                if each in named
                else _("Just as good is {choice}: {words}")
            )
            return told.format(choice=name(each), words=words)
    return ""


def found_level(turn: Turn, best: Candidate[Any]) -> Sequence[Any]:
    """Return what trials have found to come to the same as the best, and its reason says so,
    whatever the figure."""
    if best.outlook is None:
        return ()
    is_level = turn.ruleset.telling.is_level(turn.view(), best.outlook)
    found = [best.outlook.other if is_level else None, best.outlook.near]
    return [each for each in found if each is not None]


def level_with_best(turn: Turn, candidates: Sequence[Candidate[Any]]) -> Sequence[Any]:
    """Return what is as good as the first of the candidates by what its reason says: all of them
    where they come to the same."""
    if turn.ruleset.telling.come_to_the_same(turn.view(), candidates, turn.legal_actions()):
        return [each.action for each in candidates]
    return found_level(turn, candidates[0]) if candidates else ()


def legend(terms: Terms, candidates: Sequence[Candidate[Any]], reason: str) -> list[str]:
    """Return what the numbers of a hint are, in sentences: those of the candidates, and the shares
    where its words have some."""
    if not any(each.visits for each in candidates):
        return []
    is_told = any(each.visits >= terms.enough for each in candidates)
    return [
        *([_(terms.figures)] if is_told else []),
        *([_(terms.shares)] if "100" in reason else []),
    ]
