"""Why a card of one's own fares better after one decision than after another, as far as the board
shows it: who reaches it, who stands in the way, and who can protect it."""

from collections.abc import Iterator

from game.core.outlook import Outlook
from game.core.words import _
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.outlook import ACTS
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.telling.order import can_follow
from game.rulesets.berserk.telling.reasons_odds import foresight
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import GRAVE, Unit, spot_name
from game.rulesets.berserk.view import BerserkView

WALKS = acts.Move, acts.Leap
DEEDS = acts.Strike, acts.Use


def why_better_off(view: BerserkView, outlook: Outlook, unit: Unit) -> str:
    """Return by what a card fares better after the best decision than after the other, "" where
    the board shows nothing of it."""
    return next(_causes(view, outlook, unit), "")


def _causes(view: BerserkView, outlook: Outlook, unit: Unit) -> Iterator[str]:
    """Yield what the best decision does for a card, and what the other does against it: that only
    where it is not done after the best one just as well, and the next hint may advise it."""
    best, other, seen = outlook.best, outlook.other, foresight(view)
    now, with_best, with_other = (
        (seen.attackers(each, unit.uid), seen.protectors(each, unit.uid))
        for each in (acts.EndTurn(), best, other)
    )
    can_both_be_done = can_follow(view, best, other)
    more = with_other[0] - with_best[0]
    if can_both_be_done:
        more &= now[0]
    if more:
        enemy = max(more, key=lambda uid: unit_worth(view.units[uid]))
        yield _reached(view, best, other, unit, enemy)
    if with_best[0] <= with_other[0]:
        guards = with_best[1] - with_other[1] - _spent(view, outlook)
        for guard in sorted(guards - now[1] if can_both_be_done else guards):
            yield _guarded(view, best, other, view.units[guard])
    struck = view.at(best.target) if isinstance(best, DEEDS) else None
    if struck is not None and struck.uid in with_other[0]:
        words = _("{enemy} could attack it in the enemy’s next turn.")
        yield words.format(enemy=at_square(view, struck.uid))
    is_its_deed = isinstance(other, DEEDS) and other.unit == unit.spot and not _is_of(best, unit)
    if is_its_deed and not can_both_be_done:
        yield _("Only then does it act itself, and lie exhausted.")


def _spent(view: BerserkView, outlook: Outlook) -> frozenset[int]:
    """Return who goes somewhere to act from there, and so protects nobody, by uid."""
    walker = view.at(getattr(outlook.best, "unit", GRAVE))
    return frozenset({walker.uid} if walker is not None and outlook.of(ACTS).best else ())


def _reached(
    view: BerserkView,
    best: acts.BerserkAction,
    other: acts.BerserkAction,
    unit: Unit,
    enemy: int,
) -> str:
    """Return why an enemy can attack a card after the other decision alone."""
    is_now = enemy in foresight(view).attackers(acts.EndTurn(), unit.uid)
    words, walker, square = _("Only then can {enemy} attack it."), "", ""
    if isinstance(other, WALKS) and not _is_of(other, unit) and not is_now:
        words = _("Only then is {square} free, which lets {enemy} come up to attack it.")
        square = spot_name(other.unit)
    elif isinstance(best, WALKS) and not _is_of(best, unit) and is_now:
        words = _("At {square} {walker} is in the way of {enemy}.")
        who = view.at(best.unit)
        walker, square = unit_name(who) if who is not None else "", spot_name(best.to)
    return words.format(enemy=at_square(view, enemy), walker=walker, square=square)


def _guarded(
    view: BerserkView, best: acts.BerserkAction, other: acts.BerserkAction, guard: Unit
) -> str:
    """Return why somebody can protect a card after the best decision alone."""
    if isinstance(best, WALKS) and _is_of(best, guard):
        words = _("From {square} {guard} can protect it.")
        return words.format(guard=unit_name(guard), square=spot_name(best.to))
    words, name, square = _("{guard} can protect it."), at_square(view, guard.uid), ""
    if isinstance(other, WALKS) and _is_of(other, guard):
        words = _("{guard} can protect it; from {square} it could not.")
        square = spot_name(other.to)
    elif isinstance(other, DEEDS) and _is_of(other, guard):
        words = _("{guard} can protect it as long as it stays alert.")
    return words.format(guard=name, square=square)


def _is_of(action: acts.BerserkAction, unit: Unit) -> bool:
    return getattr(action, "unit", None) == unit.spot
