"""Whom a card helps by standing beside it, in words: those alone whom its texts touch."""

from collections.abc import Mapping

from game.core.words import _
from game.rulesets.berserk.cards.abilities import Aura, Healing, Moment, Near, When
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.cards.naming import card_names
from game.rulesets.berserk.sense.placing import is_marksman
from game.rulesets.berserk.sense.worth import abilities_of
from game.rulesets.berserk.unit import BOARD, Spot, spot_name

BESIDE = (Near.ADJACENT_OWN, Near.ADJACENT)


def company_words(number: int, spot: Spot, plan: Mapping[Spot, int], told: Spot) -> str:
    """Return whom a card helps where it stands, or who helps it; "" where neither is so. Of what is
    planned not all lies there yet; who is to lie on the square `told` has been named already."""
    beside = [each for each in BOARD.adjacent[spot] if each in plan]
    if helped := sorted(plan[each] for each in beside if helps(number, plan[each])):
        words = _("It helps those whose place is beside it: {cards}.")
        return words.format(cards=card_names(helped))
    friend = next((each for each in beside if helps(plan[each], number)), None)
    if friend is None:
        return ""
    words = _("{friend} helps its neighbours.")
    if friend != told:
        words = _("{square} beside it is for {friend}, which helps its neighbours.")
    return words.format(friend=_(card(plan[friend]).name), square=spot_name(friend))


def helps(number: int, other: int) -> bool:
    """Tell whether a card does something for another that stands beside it."""
    if CardKind.FLYER in (card(number).kind, card(other).kind):
        return False  # it takes off, and stands beside nobody
    return any(_gives(each, other) for each in abilities_of(number, Aura)) or any(
        _responds(each, other) for each in abilities_of(number, When)
    )


def _gives(aura: Aura, other: int) -> bool:
    """Tell whether an aura reaches a card beside."""
    shown = card(other)
    is_meant = (not aura.realm or aura.realm in shown.realms) and (
        aura.people in ("", shown.people)
    )
    return aura.to in BESIDE and is_meant


def _responds(text: When, other: int) -> bool:
    """Tell whether a text does something for a card beside, or with it: who fights from afar
    strikes nobody that others could join in on (BW-76)."""
    shown = card(other)
    if text.moment is Moment.FRIEND_STRIKES:
        is_striker = any(shown.strike) and not is_marksman(other)
        return is_striker and text.people in ("", shown.people)
    if text.moment not in (Moment.TURN_STARTS, Moment.TURN_ENDS) or text.to not in BESIDE:
        return False
    return not isinstance(text.does, Healing) or shown.kind is CardKind.CREATURE
