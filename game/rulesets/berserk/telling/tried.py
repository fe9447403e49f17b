"""What trials have shown of a decision in a battle beside a lesser one, in words."""

from collections.abc import Iterator

from game.core.outlook import SHOWN, Figure, Outlook, in_100
from game.core.reason import Reason
from game.core.words import _, decimal, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.notation import parse_action
from game.rulesets.berserk.outlook import ACTS, DIES, LOSES, THEN
from game.rulesets.berserk.pending import AwaitGuard
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.better_off import why_better_off
from game.rulesets.berserk.telling.elsewhere import for_deed
from game.rulesets.berserk.telling.naming import name_action
from game.rulesets.berserk.telling.order import beside, can_follow
from game.rulesets.berserk.telling.reasons import does, reasons
from game.rulesets.berserk.telling.reasons_odds import foresight, named_unit
from game.rulesets.berserk.telling.reasons_walk import next_to
from game.rulesets.berserk.terms import BATTLES
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit
from game.rulesets.berserk.view import BerserkView

LIFE, CRYSTALS = 0.3, 0.1
"""A difference of less is not told,"""
DEATHS, OF_CARD = 0.2, 1.0
"""nor is one of how often a card dies, and of how much life it loses."""
DIED = marked("By your next turn {unit} dies {mine} times in 100; {beside}: {theirs} times in 100.")
CLOSE = marked("It is a close call: “{other}” is about as good.")
ANSWERS = acts.Protect | acts.NoGuard
"""What says who takes an attack: by that alone one of them may fare better."""
A_BATTLE = 0.02
"""Of values from -1 to 1, one battle in a hundred: less than that is as good."""
SETTLED = 0.96
"""Of values from -1 to 1, what is beyond this is as good as won or lost."""


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
    """Yield the life that both sides lose, where the best decision comes out ahead in it; else,
    where it does so in strength, the card that shows it. Nothing, where the figures beside the
    words tell the two as good."""
    if _are_as_good(outlook):
        return
    ahead, edge = outlook.of("ahead"), outlook.of("edge")
    if ahead.gap > 0 and ahead.is_real(LIFE):
        words = _(
            "By your next turn the enemy’s losses less yours come to {life} life more, on average, "
            "than {beside}."
        )
        yield _put(words, view, outlook)
    elif edge.gap > 0 and edge.is_real(CRYSTALS):
        yield _of_a_card(view, outlook)


def _of_a_card(view: BerserkView, outlook: Outlook) -> str:
    """Return of which card the two decisions make most, by how often it dies or else how much life
    it loses; "" where there is none, or that speaks for the other."""
    deaths = _(DIED)
    life = _("By your next turn {unit} loses {mine} life on average; {beside}: {theirs}.")
    # Of an enemy whom neither deed is aimed at nobody could see why, nor of an own card far off.
    both = outlook.best, outlook.other
    aims = {uid for each in both for uid in _aimed_at(view, each)}
    own = {uid for each in both for uid in _around(view, each)}
    for words, name, least in ((deaths, DIES, DEATHS), (life, LOSES, OF_CARD)):
        found = [
            (_gain(view, unit, figure), unit, figure)
            for unit in view.units
            if unit.card != UNSEEN
            and (figure := outlook.of(f"{name}{unit.uid}")).is_real(least)
            and (unit.uid in own or (name == DIES and unit.uid in aims))
        ]
        if not found:
            continue
        gain, unit, figure = max(found, key=lambda each: abs(each[0]))
        told = in_100 if name == DIES else decimal
        cause = why_better_off(view, outlook, unit) if unit.owner == view.observer else ""
        is_plain = isinstance(outlook.best, ANSWERS) or bool(cause)
        if gain < 0 or (unit.owner == view.observer and not is_plain):
            return ""
        said = words.format(
            unit=named_unit(view, unit),
            mine=told(figure.best),
            theirs=told(figure.other),
            beside=_beside(view, outlook),
        )
        return " ".join(filter(None, (said, cause)))
    return ""


def _aimed_at(view: BerserkView, action: acts.BerserkAction) -> Iterator[int]:
    """Yield whom a deed is aimed at, or could be from where a card walks, by uid."""
    if isinstance(action, acts.Move | acts.Leap):
        yield from foresight(view).attackable(action.unit, action.to)
    elif (target := view.at(getattr(action, "target", GRAVE))) is not None:
        yield target.uid


def _around(view: BerserkView, action: acts.BerserkAction) -> Iterator[int]:
    """Yield the own cards that a deed of a card concerns, by uid: the one that acts, and those next
    to it before and after, one of which can protect the other; who may take an attack, where that
    is asked; all of them, where no card acts."""
    if isinstance(view.pending, AwaitGuard):
        yield from (view.pending.attack.target, *view.pending.guards)
        return
    own = [each for each in view.units if each.owner == view.observer]
    if not isinstance(action, acts.Move | acts.Leap | acts.Strike | acts.Use):
        yield from (each.uid for each in own)
        return
    ends = {action.unit, getattr(action, "to", action.unit)}
    yield from (each.uid for each in own if each.spot in ends)
    yield from (each.uid for end in ends for each in next_to(end, own))


def _gain(view: BerserkView, unit: Unit, lost: Figure) -> float:
    """Return how much the best decision gains by what becomes of a card, by its worth."""
    return (lost.gap if unit.owner != view.observer else -lost.gap) * unit_worth(unit)


def _are_as_good(outlook: Outlook) -> bool:
    """Tell whether the figures that are shown of both, if there are any, put neither ahead; of
    answers these come of a few trials, and many more are told of."""
    shown = outlook.figures.get(SHOWN)
    if shown is None or isinstance(outlook.best, ANSWERS):
        return False
    return shown.gap <= 0 or BATTLES.value(shown.best) == BATTLES.value(shown.other)


def level(view: BerserkView, outlook: Outlook) -> str:
    """Return how close the two are; "" where the other is behind by what cannot be told."""
    promised, edge = outlook.of("promised"), outlook.of("edge")
    leads = promised.gap > 0 and promised.is_real() and edge.gap > 0 and edge.is_real(CRYSTALS)
    if leads and not _are_as_good(outlook):
        return ""
    words = _close(outlook)
    if words == _(CLOSE) and isinstance(outlook.best, ANSWERS):
        return _level_answers(view, outlook)
    if words == _(CLOSE) and _is_of_order(view, outlook):
        words = _("It hardly matters whether this or “{other}” comes first: both can be done.")
    return _put(words, view, outlook)


def _level_answers(view: BerserkView, outlook: Outlook) -> str:
    """Return that two answers to an attack are as good, and that whoever was attacked dies soon
    whatever is answered, where the attack itself makes a difference of that; "" where trials show
    that one answer is better, or tell them not apart though he lives on more often with one."""
    pending, known = view.pending, foresight(view)
    if not isinstance(pending, AwaitGuard) or outlook.of("promised").is_real(A_BATTLE):
        return ""
    target = pending.attack.target
    died = outlook.of(f"{DIES}{target}")
    if died.is_real(DEATHS):
        return ""
    at_once = [known.prospects(each)[0].chance(target) for each in (outlook.best, outlook.other)]
    told = _(DIED) if abs(at_once[0] - at_once[1]) >= DEATHS and died.best >= DEATHS else ""
    said = told.format(
        unit=named_unit(view, view.units[target]),
        mine=in_100(died.best),
        theirs=in_100(died.other),
        beside=_beside(view, outlook),
    )
    return " ".join(filter(None, (said, _put(_(CLOSE), view, outlook))))


def _is_of_order(view: BerserkView, outlook: Outlook) -> bool:
    """Tell whether both decisions can be made in the turn, one after the other."""
    ways = (outlook.best, outlook.other), (outlook.other, outlook.best)
    return all(can_follow(view, *way) for way in ways)


def all_the_same(view: BerserkView, outlook: Outlook | None) -> str:
    """Return what a decision does, and how it compares, where all have the same figure."""
    if outlook is None:
        return ""
    own = [each for each in reasons(view, outlook.best) if not is_moot(each, outlook)]
    told = does(view, outlook.best, own), tried(view, outlook) or level(view, outlook)
    return " ".join(filter(None, told))


def _close(outlook: Outlook) -> str:
    """Return the words for two decisions that are as good; that the battle is settled, if it is."""
    shown = outlook.figures.get(SHOWN)
    if shown is not None and min(shown.best, shown.other) >= SETTLED:
        return _("“{other}” is about as good: either way the battle is as good as won.")
    if shown is not None and max(shown.best, shown.other) <= -SETTLED:
        return _("“{other}” is about as good: either way the battle is as good as lost.")
    return _(CLOSE)


def _put(words: str, view: BerserkView, outlook: Outlook) -> str:
    """Return words with what is counted, and the other decision, put into their places."""
    return words.format(
        other=name_action(outlook.other, view, foresight(view)),
        beside=_beside(view, outlook),
        life=decimal(outlook.of("ahead").gap),
    )


def _beside(view: BerserkView, outlook: Outlook) -> str:
    """Return in what place the other decision would be made."""
    name = name_action(outlook.other, view, foresight(view))
    return beside(view, outlook.best, outlook.other, name)
