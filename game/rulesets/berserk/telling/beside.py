"""Whom a card helps by standing beside it, in words: those alone whom its texts touch."""

from collections.abc import Mapping

from game.core.words import _
from game.rulesets.berserk.battle.profiles import fold
from game.rulesets.berserk.cards.abilities import (
    AttackSkill,
    Aura,
    Healing,
    Kin,
    Might,
    Moment,
    Near,
    Rank,
    When,
)
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
    return bool(helpful(number, other, strikes=True))


def helpful(number: int, other: int, *, strikes: bool) -> list[Aura | When]:
    """Return the texts by which a card does something for another that stands beside it; those for
    its basic strike only if it `strikes`."""
    if CardKind.FLYER in (card(number).kind, card(other).kind):
        return []  # it takes off, and stands beside nobody
    auras = (each for each in abilities_of(number, Aura) if _gives(each, other))
    texts = (each for each in abilities_of(number, When) if _responds(each, other))
    return [each for each in (*auras, *texts) if strikes or not _is_for_strikes(each)]


def shared(number: int, other: int, *, is_orthogonal: bool, strikes: bool) -> list[Rank | Kin]:
    """Return what a card has beside another of its people, or with rank (BW-54, BW-70)."""
    found: list[Rank | Kin] = []
    if is_orthogonal and abilities_of(other, Rank):
        found += abilities_of(number, Rank)
    if card(number).people == card(other).people:
        found += abilities_of(number, Kin)
    return [each for each in found if strikes or not _is_for_strikes(each)]


def _is_for_strikes(text: Aura | When | Rank | Kin) -> bool:
    """Tell whether a text does something for the basic strike of who has it, and nothing else."""
    if isinstance(text, When):
        return text.moment is Moment.FRIEND_STRIKES
    return all(isinstance(each, AttackSkill | Might) for each in text.gives)


def _gives(aura: Aura, other: int) -> bool:
    """Tell whether an aura reaches a card beside, and gives it what it has not by itself."""
    shown = card(other)
    if fold([*shown.abilities, *aura.gives]) == fold(shown.abilities):
        return False
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
