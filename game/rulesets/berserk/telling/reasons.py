"""Why a decision of a battle is a good one, in a sentence, from what whoever decides can see."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

from game.core.reason import Reason
from game.core.words import _, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.sense.worth import has_range, unit_worth
from game.rulesets.berserk.telling.reasons_muster import complete, first, mulligan, place, recruit
from game.rulesets.berserk.telling.reasons_odds import (
    attack,
    choose,
    foresight,
    guard,
    named_unit,
)
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import BOARD, Spot, Unit, is_square
from game.rulesets.berserk.view import BerserkView


def kind(_view: BerserkView, action: acts.BerserkAction) -> Hashable:
    """Return of what kind a decision is: what is done with which card, wherever and to whomever;
    all who may take an attack do the same."""
    if isinstance(action, acts.Protect | acts.NoGuard):
        return acts.Protect
    return type(action), getattr(action, "unit", None)


def reasons(view: BerserkView, action: acts.BerserkAction) -> list[Reason]:
    """Return what speaks for a decision, the most telling first, none where there is nothing in
    words."""
    told = _TOLD.get(type(action))
    return list(told(view, action)) if told and view.observer is not None else []


# -- the turn


def enemies_of(view: BerserkView) -> list[Unit]:
    """Return the enemies that stand on the board."""
    return [unit for unit in view.living(1 - view.to_act) if is_square(unit.spot)]


def next_to(spot: Spot, units: list[Unit]) -> list[Unit]:
    """Return those of the units that stand next to a square."""
    if not is_square(spot):
        return []
    return [each for each in units if is_square(each.spot) and BOARD.rings[spot][each.spot] == 1]


def _walk(view: BerserkView, action: acts.Move | acts.Leap) -> Iterator[Reason]:
    start, end, enemies = action.unit, action.to, enemies_of(view)
    mover = view.at(start)
    before, there = next_to(start, enemies), next_to(end, enemies)
    reached = [each for each in there if each not in before]
    fewer = threats_at(view, start) - threats_at(view, end)
    strikes = _reaching(view, reached, has_others=len(reached) < len(there))
    if mover is not None and not has_range(card(mover.card)):
        yield from strikes
    if fewer > 0:
        words = many(
            "{n} enemy fewer can reach it there next turn.",
            "{n} fewer enemies can reach it there next turn.",
            fewer,
        )
        yield Reason(words.format(n=fewer), "safer", fewer)
    if mover is not None and has_range(card(mover.card)):
        yield from strikes
    own = [each for each in view.living(view.to_act) if each != mover]
    yield from _covering(view, start, end, own)
    near = min(enemies, key=lambda each: BOARD.steps[end][each.spot], default=None)
    if near is not None and BOARD.steps[end][near.spot] < BOARD.steps[start][near.spot]:
        told = _("It comes nearer to {target}.").format(target=named_unit(view, near))
        yield Reason(told, "nearer", -BOARD.steps[end][near.spot])
    if next_to(start, own):
        yield Reason(_("It makes room for those behind it."), "room")


def _reaching(view: BerserkView, reached: list[Unit], *, has_others: bool) -> Sequence[Reason]:
    """Return that a card can strike from a square at those whom it could not reach before;
    it `has_others` there that it could reach already."""
    if not reached:
        return ()
    best = max(reached, key=unit_worth)
    words = (
        many(
            "From there it can strike {target} as well.",
            "From there it can strike {n} more enemies, {target} among them.",
            len(reached),
        )
        if has_others
        else many(
            "From there it can strike {target}.",
            "From there it can strike {n} enemies, {target} among them.",
            len(reached),
        )
    )
    told = words.format(target=named_unit(view, best), n=len(reached))
    return [Reason(told, "reach", round(unit_worth(best), 1))]


def _covering(view: BerserkView, start: Spot, end: Spot, own: list[Unit]) -> Iterator[Reason]:
    """Yield beside whom of its own a card comes to stand, where one can protect the other: only
    who is alert can."""
    left = next_to(start, own)
    met = [each for each in next_to(end, own) if each not in left]
    if met:
        best = max(met, key=unit_worth)
        words = (
            _("There it can protect {friend}, while it stays alert.")
            if best.exhausted
            else _("There it stands beside {friend}, where one can protect the other.")
        )
        told = words.format(friend=at_square(view, best.uid))
        yield Reason(told, "beside", len(next_to(end, own)))


def threats_at(view: BerserkView, spot: Spot) -> int:
    """Return how many enemies could strike or shoot at a square in their next turn."""
    menaces = foresight(view).menaces(view.to_act)
    return sum(spot in each.strikes or spot in each.shoots for each in menaces)


def _prepare(_view: BerserkView, _action: acts.Prepare) -> Iterator[Reason]:
    yield Reason(_("The enemy has only flyers left; in its next turn it may strike one."))


def _end(view: BerserkView, _action: acts.EndTurn) -> Iterator[Reason]:
    alert = [unit for unit in view.living(view.to_act) if not unit.exhausted]
    if not alert:
        yield Reason(_("All your cards are exhausted."))
        return
    words = many(
        "{n} card stays alert: it hits back and protects, which is worth more than "
        "anything it could still do.",
        "{n} cards stay alert: they hit back and protect, which is worth more than "
        "anything they could still do.",
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
    acts.Move: _walk,
    acts.Leap: _walk,
    acts.Strike: attack,
    acts.Use: attack,
    acts.Prepare: _prepare,
    acts.EndTurn: _end,
    acts.Protect: guard,
    acts.NoGuard: guard,
    acts.Choose: choose,
    acts.Return: _return,
}
