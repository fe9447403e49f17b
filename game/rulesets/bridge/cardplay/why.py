"""Why a card is played to a trick that has begun, by what whoever plays it can see."""

from collections.abc import Iterator, Sequence

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import SUITS, Card, Suit, suit_name
from game.rulesets.bridge.cardplay.following import discard, is_guard
from game.rulesets.bridge.cardplay.holdings import sure
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight
from game.rulesets.bridge.naming import card_name

FEW = 2
"""So many cards are named that would beat one."""


def follow_reasons(seen: Sight, card: Card) -> Iterator[Reason]:
    """Yield what speaks for a card, the most telling first."""
    best = seen.best
    assert best is not None
    led = seen.order.suit[seen.trick.cards[0]]
    if not any(seen.order.suit[each] == led for each in seen.legal):
        yield from _without_the_suit(seen, card, best, led)
        return
    takes = [each for each in seen.legal if seen.order.beats(each, best, seen.trump)]
    if card in takes:
        yield from _taking(seen, card, takes)
    elif takes and not seen.mate_is_winning:
        if len(seen.trick.cards) == 1:
            told = _("Second hand low: the hand opposite has yet to play.")
        else:
            told = _("Let this trick go and keep a higher card for a later one.")
        yield Reason(told, "low", -seen.height(card))
    elif seen.mate_is_winning:
        lead_of_mate = (seen.trick.leader - seen.me) % 4 == 2
        is_low = card == min(seen.legal, key=seen.height)
        if lead_of_mate and not seen.is_declaring and not is_low and seen.height(card) < HONOUR:
            yield Reason(_("A higher small card tells partner that you like the suit."), "signal")
        told = _("Your side is winning the trick, so keep your high cards.")
        if seen.dummys_over(best):
            told = _("Dummy can beat partner’s card: keep your high cards for later tricks.")
        yield Reason(told, "low", -seen.height(card))
    elif card == min(seen.legal, key=seen.height):
        told = _("You cannot win this trick, so play your lowest card.")
        yield Reason(told, "low", -seen.height(card))
    elif _is_as_good(seen, card):
        told = _("It wins nothing, but your lower cards are worth just as much.")
        yield Reason(told, "no loss")


def _is_as_good(seen: Sight, card: Card) -> bool:
    """Tell whether no card of an opponent lies between it and the lowest that may be played."""
    low = min(seen.legal, key=seen.height)
    return seen.above(low, seen.against) == seen.above(card, seen.against)


def _taking(seen: Sight, card: Card, takes: Sequence[Card]) -> Iterator[Reason]:
    if seen.mate_is_winning:
        if seen.is_declaring:
            yield Reason(_("It takes the trick over, so that this hand leads next."), "takes over")
        else:
            told = _("It takes the trick over from partner, so that you lead next.")
            yield Reason(told, "takes over")
    if len(seen.trick.cards) == 3:
        if card == min(takes, key=seen.height):
            yield Reason(_("You play last, and this is the lowest card that wins."), "cheapest")
        yield Reason(_("You play last, and it wins the trick."), "wins", 1)
        return
    if seen.is_master(card):
        yield sure(seen, card)
        return
    if len(seen.trick.cards) == 1:
        yield from _second_hand(seen, card)
        return
    if over := seen.dummys_over(card):
        yield _dummy_spends(over)
        return
    last, suit = seen.last_to_play(), seen.order.suit[card]
    above = [each for each in seen.of(seen.against, suit) if seen.height(each) > seen.height(card)]
    if seen.is_declaring and 0 < len(above) <= FEW:
        yield Reason(_unless_held(seen, card, above), "finesse", -len(above))
    is_beaten = any(seen.order.beats(each, card, seen.trump) for each in seen.of(last or (), suit))
    if last is not None and not is_beaten and not seen.may_be_ruffed(card):
        told = _("It is enough to beat whatever dummy has.")
        yield Reason(told, "beats dummy", -seen.height(card))
    elif seen.is_declaring:
        told = _("They must spend a higher card to win the trick.")
        yield Reason(told, "higher", -len(above))
    else:
        told = _("Third hand high: it wins the trick, or drives out what is above.")
        yield Reason(told, "higher", -len(above))


def _dummy_spends(over: Sequence[Card]) -> Reason:
    """Return that dummy, who plays later, can beat a card, and what that costs at least."""
    words = (
        _("Dummy can beat it, but has to spend at least the {card} for that.")
        if len(over) > 1
        else _("Dummy can beat it, but has to spend the {card} for that.")
    )
    return Reason(words.format(card=card_name(over[0])), "dummy spends", -len(over))


def _unless_held(seen: Sight, card: Card, above: Sequence[Card]) -> str:
    """Return that a card wins but for these few, with nobody but the next to play after it."""
    words = (
        _("It wins unless the player after you trumps, or has the {cards}.")
        if seen.may_be_ruffed(card)
        else _("It wins unless the player after you has the {cards}.")
    )
    return words.format(cards=_(" or ").join(map(card_name, reversed(above))))


def _second_hand(seen: Sight, card: Card) -> Iterator[Reason]:
    """Yield why a card is enough second in hand, or covers what was led."""
    led = seen.trick.cards[0]
    if seen.height(led) >= HONOUR:
        words = _("It covers the {card}: they must spend a higher card to win the trick.")
        yield Reason(words.format(card=card_name(led)), "covers")
    elif card == min(seen.legal, key=seen.height):
        told = _("Second hand low: the hand opposite has yet to play.")
        yield Reason(told, "low", -seen.height(card))
    else:
        told = _("They must spend a higher card to win the trick.")
        yield Reason(told, "higher", -seen.above(card, seen.against))


# -- without the suit led


def _without_the_suit(seen: Sight, card: Card, best: Card, led: Suit) -> Iterator[Reason]:
    if not seen.is_trump(card):
        yield from _thrown(seen, card)
    elif not seen.order.beats(card, best, seen.trump):
        if all(map(seen.is_trump, seen.legal)):
            yield Reason(_("There is nothing but trumps left to throw away."), "trumps only")
    else:
        able = [
            each
            for each in seen.legal
            if seen.is_trump(each) and seen.order.beats(each, best, seen.trump)
        ]
        if over := seen.dummys_over(card):
            yield _dummy_spends(over)
        elif card == min(able, key=seen.height) and len(able) > 1:
            told = (
                _("The lowest trump that will do: it wins the trick unless they trump higher.")
                if seen.may_be_overruffed(card)
                else _("It wins the trick with the lowest trump that will do.")
            )
            yield Reason(told, "cheapest")
        if seen.is_trump(best):
            yield Reason(_("It beats the trump that lies there."), "ruffs")
        else:
            told = _("This hand has no {suit}, so it trumps.").format(suit=suit_name(led))
            yield Reason(told, "ruffs")


def _thrown(seen: Sight, card: Card) -> Iterator[Reason]:
    """Yield why a card is the one to throw away: what others are kept for, what it is good for."""
    suit = seen.order.suit[card]
    if suit in SUITS and not is_guard(seen, card):
        yield from _of_little_use(seen, card, suit)
    if seen.mate_is_winning and seen.best is not None and not seen.dummys_over(seen.best):
        yield Reason(_("Your side is winning the trick without it."), "not needed")
    if card == discard(seen):
        yield Reason(_("Of the cards in this hand it is missed least."), "missed least")


def _of_little_use(seen: Sight, card: Card, suit: Suit) -> Iterator[Reason]:
    own, above = seen.of(seen.hand, suit), seen.above(card, seen.against)
    others = [each for each in seen.legal if seen.order.suit[each] != suit]
    winners = [each for each in others if seen.is_master(each) and not seen.is_trump(each)]
    tops = {seen.of(seen.hand, seen.order.suit[each])[0] for each in others if is_guard(seen, each)}
    guarded = [each for each in tops if seen.height(each) >= HONOUR]
    if above and winners:
        words = _("It would hardly win a trick; your {card} would, so that stays.")
        told = words.format(card=card_name(winners[0]))
        # Trials may be told beside another card than the one named here.
        yield Reason(told, "keeps winners", above, short=_("It would hardly win a trick."))
    if above and guarded:
        words = _("It guards nothing, while your other small cards stay to guard the {card}.")
        yield Reason(words.format(card=card_name(max(guarded))), "keeps guards", above)
    if above:
        words = many(
            "{n} higher card of {suit} is out: it would hardly win a trick.",
            "{n} higher cards of {suit} are out: it would hardly win a trick.",
            above,
        )
        yield Reason(words.format(n=above, suit=suit_name(suit)), "weak", above)
    if len(own) > 1:
        words = many(
            "It can be spared: {n} more card of {suit} stays in this hand.",
            "It can be spared: {n} more cards of {suit} stay in this hand.",
            len(own) - 1,
        )
        told = words.format(n=len(own) - 1, suit=suit_name(suit))
        yield Reason(told, "spare", len(own))
