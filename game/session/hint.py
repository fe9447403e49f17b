"""What a strong player would do, and why, where a hint is asked for."""

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.outlooks import with_outlook
from game.core.protocols import Candidate
from game.core.reason import is_all_the_same, lesser
from game.core.terms import Terms
from game.core.words import _
from game.session.match import Match
from game.session.port import Port
from game.session.seats import bot_stream


def told_apart(match: Match, candidates: Sequence[Candidate[Any]]) -> Sequence[Candidate[Any]]:
    """Return what was found for whoever is to act, the best with what trials show of it beside
    another; they are played here and now."""
    stream = bot_stream(match.seed, match.to_act, len(match.actions))
    port: Port[Any, Any] = Port(match, match.to_act)
    return with_outlook(match.ruleset, port.view(), candidates, stream)


def listed(
    candidates: Sequence[Candidate[Any]], named: Sequence[Any], most: int
) -> Sequence[Candidate[Any]]:
    """Return at most so many candidates as a hint lists them: the best, then the others by their
    figures. Those whose decisions its reason has `named` come before those with more trials."""
    best, *others = candidates
    kept = sorted(others, key=lambda each: each.action not in named)[: most - 1]
    return [best, *sorted(kept, key=lambda each: -each.value)]


def hint_reason(
    port: Port[Any, Any], candidates: Sequence[Candidate[Any]], name: Callable[[Any], str]
) -> str:
    """Return why the first of the candidates is the best, "" where nothing in words says so.

    What a search has tried is told from what it found to be less; what a plain player would do,
    from all else that is allowed, or by itself where nothing tells it apart. `name` is how a
    decision is called.
    """
    telling, best, outlook = port.ruleset.telling, candidates[0].action, candidates[0].outlook
    if is_all_the_same(candidates, port.legal_actions(), telling.terms):
        view = port.view()
        why = telling.decided(view, candidates[0].value) or telling.all_the_same(view, outlook)
        if not why and outlook is not None:
            why = telling.tried(view, outlook)
        return why or _("All your choices come to the same here.")
    if candidates[0].visits:
        beaten = lesser(candidates, telling.terms)
        return telling.why(port.view(), best, beaten, outlook).told(name)
    told_apart = telling.why(port.view(), best, port.legal_actions()).words
    return told_apart or telling.why(port.view(), best).words


def legend(terms: Terms, candidates: Sequence[Candidate[Any]]) -> list[str]:
    """Return what the numbers of a hint are, in sentences: those of the candidates, and the shares
    in its words where trials have shown some."""
    if not any(each.visits for each in candidates):
        return []
    shares = _("A number “of 100” counts deals that fit what you have seen, played out.")
    return [_(terms.figures), *([] if candidates[0].outlook is None else [shares])]
