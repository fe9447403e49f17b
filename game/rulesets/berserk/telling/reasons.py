"""Why a decision of a battle is a good one, in a sentence, from what whoever decides can see."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

from game.core.reason import Reason
from game.core.words import _, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.reasons_answers import answer_words, choose, guard
from game.rulesets.berserk.telling.reasons_muster import complete, first, mulligan, place, recruit
from game.rulesets.berserk.telling.reasons_odds import (
    attack,
    attack_words,
    followers,
    named_unit,
)
from game.rulesets.berserk.telling.reasons_walk import enemies_of, next_to, walk
from game.rulesets.berserk.view import BerserkView


def kind(_view: BerserkView, action: acts.BerserkAction) -> Hashable:
    """Return of what kind a decision is: what is done with which card, wherever and to whomever;
    all who may take an attack do the same, but each hit of a roll is something else."""
    if isinstance(action, acts.Protect | acts.NoGuard):
        return acts.Protect
    if isinstance(action, acts.Choose):
        return action
    return type(action), getattr(action, "unit", None)


def reasons(view: BerserkView, action: acts.BerserkAction) -> list[Reason]:
    """Return what speaks for a decision, the most telling first, none where there is nothing in
    words."""
    told = _TOLD.get(type(action))
    return list(told(view, action)) if told and view.observer is not None else []


def does(view: BerserkView, action: acts.BerserkAction, own: Sequence[Reason]) -> str:
    """Return what a decision does, by what speaks for it and maybe for others as much: of an attack
    also that others of the side may follow, of an answer what comes of the other."""
    if isinstance(action, acts.Protect | acts.NoGuard) and not own:
        return answer_words(view, action)
    if not isinstance(action, acts.Strike | acts.Use):
        return next((each.words for each in own), "")
    told, after = attack_words(view, action), followers(view, action)
    if not after:
        return told
    words = many(
        "{told} After that {n} other card of yours can attack the same enemy.",
        "{told} After that {n} other cards of yours can attack the same enemy.",
        after,
    )
    return words.format(told=told, n=after)


# -- the turn


def _prepare(_view: BerserkView, _action: acts.Prepare) -> Iterator[Reason]:
    yield Reason(_("The enemy has only flyers left; in its next turn it may strike one."))


def _end(view: BerserkView, _action: acts.EndTurn) -> Iterator[Reason]:
    alert = [unit for unit in view.living(view.to_act) if not unit.exhausted]
    if not alert:
        yield Reason(_("All your cards are exhausted."))
        return
    words = many(
        "{n} card stays alert: it hits back and protects.",
        "{n} cards stay alert: they hit back and protect.",
        len(alert),
    )
    yield Reason(words.format(n=len(alert)))


# -- questions


def _return(view: BerserkView, action: acts.Return) -> Iterator[Reason]:
    near = next_to(action.spot, enemies_of(view))
    if near:
        best = max(near, key=unit_worth)
        told = _("There it stands next to {target}.").format(target=named_unit(view, best))
        yield Reason(told, "next to", round(unit_worth(best), 1))
    else:
        yield Reason(_("There no enemy stands next to it while it is exhausted."), "out of reach")


_TOLD: Mapping[type, Callable[[BerserkView, Any], Iterator[Reason]]] = {
    acts.GoFirst: first,
    acts.Mulligan: mulligan,
    acts.Recruit: recruit,
    acts.EndRecruiting: complete,
    acts.Place: place,
    acts.Move: walk,
    acts.Leap: walk,
    acts.Strike: attack,
    acts.Use: attack,
    acts.Prepare: _prepare,
    acts.EndTurn: _end,
    acts.Protect: guard,
    acts.NoGuard: guard,
    acts.Choose: choose,
    acts.Return: _return,
}
