"""What trials have shown of a decision in a battle beside a lesser one, in words."""

from collections.abc import Iterator

from game.core.outlook import SHOWN, Outlook
from game.core.reason import Reason
from game.core.words import _, decimal
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.notation import parse_action
from game.rulesets.berserk.outlook import ACTS, THEN
from game.rulesets.berserk.telling.elsewhere import for_deed
from game.rulesets.berserk.telling.naming import name_action
from game.rulesets.berserk.telling.reasons_odds import foresight, named_unit
from game.rulesets.berserk.terms import BATTLES
from game.rulesets.berserk.view import BerserkView

LIFE, CRYSTALS = 0.3, 0.1
"""A difference of less is not told."""


def tried(view: BerserkView, outlook: Outlook) -> str:
    """Return what a card walks somewhere for, and what both sides lose by the next own turn with
    the best decision and with the other."""
    return " ".join(filter(None, (*_aim(view, outlook), *_losses(view, outlook))))


def is_moot(reason: Reason, outlook: Outlook) -> bool:
    """Tell whether a card is said to protect where it goes to act, and so lies exhausted then, or
    that it can attack there whom it goes there to attack, and to whom it so comes nearer."""
    found = [name for name, figure in outlook.figures.items() if figure.best]
    has_aim = any(name.startswith(THEN) for name in found)
    return (has_aim and reason.kind in ("beside", "reach", "nearer")) or (
        ACTS in found and reason.kind == "beside"
    )


def _aim(view: BerserkView, outlook: Outlook) -> Iterator[str]:
    """Yield what a card that walks is to do from there, if it could not from where it stands: for
    that it need not go."""
    here = getattr(outlook.best, "unit", -1)
    before = foresight(view).attackable(here, here)
    for name, figure in outlook.figures.items():
        if name.startswith(THEN) and figure.best:
            action = parse_action(name.removeprefix(THEN))
            target = view.at(getattr(action, "target", -1))
            if target is None or target.uid in before:
                continue
            if isinstance(action, acts.Strike | acts.Use):
                words = _aimed(action, is_own=target.owner == view.to_act)
                yield words.format(target=named_unit(view, target))
                yield for_deed(view, outlook.best, action)


def _aimed(action: acts.Strike | acts.Use, *, is_own: bool) -> str:
    """Return what a card walks somewhere to do to a target."""
    if isinstance(action, acts.Strike):
        return _("It goes there to strike {target}.")
    return (
        _("It goes there to help {target}.") if is_own else _("It goes there to attack {target}.")
    )


def _losses(view: BerserkView, outlook: Outlook) -> Iterator[str]:
    """Yield the life that both sides lose, where the best decision comes out ahead in it; else the
    strength by which it does. Nothing, where the figures beside the words tell the two as good."""
    if _are_as_good(outlook):
        return
    ahead, edge = outlook.of("ahead"), outlook.of("edge")
    if ahead.gap > 0 and ahead.is_real(LIFE):
        words = _(
            "By your next turn the enemy loses {dealt} life on average and you {lost}; "
            "with “{other}” {dealt_so} and {lost_so}."
        )
        if _somebody_gains(outlook):
            words = _(
                "By your next turn you are {life} life further ahead, on average, than with "
                "“{other}”."
            )
    elif edge.gap > 0 and edge.is_real(CRYSTALS):
        words = _(
            "By your next turn your army is {n} crystals’ worth further ahead, on average, than "
            "with “{other}”."
        )
    else:
        return
    yield _put(words, view, outlook)


def _are_as_good(outlook: Outlook) -> bool:
    """Tell whether the figures that are shown of both, if there are any, put neither ahead."""
    shown = outlook.figures.get(SHOWN)
    if shown is None:
        return False
    return shown.gap <= 0 or BATTLES.value(shown.best) == BATTLES.value(shown.other)


def _somebody_gains(outlook: Outlook) -> bool:
    """Tell whether a side has more life by the next turn than now: who heals loses less than
    nothing."""
    both = outlook.of("dealt"), outlook.of("lost")
    return any(min(each.best, each.other) < 0 for each in both)


def level(view: BerserkView, outlook: Outlook) -> str:
    """Return how close the two are; that the other does more at first, where that is so."""
    promised = outlook.of("promised")
    does_more = outlook.of("ahead").is_real(LIFE) or outlook.of("edge").is_real(CRYSTALS)
    words = _("It is a close call: “{other}” is about as good.")
    if does_more and not _are_as_good(outlook) and promised.gap > 0 and promised.is_real():
        words = _("“{other}” does more by your next turn, but this promises as much later.")
    return _put(words, view, outlook)


def _put(words: str, view: BerserkView, outlook: Outlook) -> str:
    """Return words with all that is counted put into their places."""
    dealt, lost = outlook.of("dealt"), outlook.of("lost")
    return words.format(
        dealt=decimal(dealt.best),
        lost=decimal(lost.best),
        other=name_action(outlook.other, view, foresight(view)),
        dealt_so=decimal(dealt.other),
        lost_so=decimal(lost.other),
        n=decimal(outlook.of("edge").gap),
        life=decimal(outlook.of("ahead").gap),
    )
