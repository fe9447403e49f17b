"""Why a card is a good one, in words: one reason, told by what whoever plays it can see."""

from collections.abc import Sequence

from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit, suit_name
from game.rulesets.bridge.cardplay.declaring import has_enough, is_to_be_ruffed, is_to_draw
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight
from game.rulesets.bridge.naming import card_name

LONG = 4
"""From how many cards on a suit is long."""


def opening_why(seen: Sight, card: Card, partners: Sequence[Suit]) -> str:
    """Return why the card is led first; `partners` are the suits that partner has bid."""
    suit = seen.order.suit[card]
    if suit not in SUITS:
        return _("It belongs to no suit that others could count on.")
    if suit in partners:
        return _("Partner has bid {suit}.").format(suit=suit_name(suit))
    if suit == seen.trump:
        return _("A trump gives nothing away, and leaves dummy fewer to ruff with.")
    cards = seen.of(seen.hand, suit)
    if len(cards) == 1 and seen.trump != NO_TRUMP and seen.of(seen.hand, seen.trump):
        return _("Your only card of {suit}: when it comes back, you can ruff.").format(
            suit=suit_name(suit)
        )
    if seen.height(card) >= HONOUR and seen.touches(card, cards):
        if seen.is_master(card):
            return _("Nothing beats it in its suit, and you see dummy before you lead again.")
        return _("The top of touching honours drives out what is above, and gives little away.")
    if len(cards) >= 4 and card == cards[3]:
        return _("The fourth best of a long suit: its small cards may become tricks.")
    if seen.height(cards[0]) < HONOUR:
        return _of_small_cards(cards, card).format(suit=suit_name(suit))
    return _("Leading {suit} risks the least.").format(suit=suit_name(suit))


def _of_small_cards(cards: Sequence[Card], card: Card) -> str:
    """Return what a card led from small ones tells, where the table of leads takes it."""
    if len(cards) == 1:
        return _("Your only card of {suit}: nothing of yours can be given away.")
    if card == cards[0] and len(cards) <= 3:
        return _("The top of small cards tells partner that you hold nothing higher in {suit}.")
    if card == cards[1] and len(cards) > 3:
        return _("The second highest of small cards tells partner that {suit} is long, but weak.")
    return _("Small cards alone: from {suit} nothing can be given away.")


def lead_why(seen: Sight, card: Card) -> str:
    """Return why the card is led to a later trick."""
    if len(seen.legal) == 1:
        return _("It is the last card of this hand.")
    return _declarers_lead(seen, card) if seen.is_declaring else _defenders_lead(seen, card)


def _declarers_lead(seen: Sight, card: Card) -> str:
    suit = seen.order.suit[card]
    if is_to_be_ruffed(seen, card):
        return _("The hand opposite has no {suit} left, and can ruff it.").format(
            suit=suit_name(suit)
        )
    if suit == seen.trump and is_to_draw(seen):
        out = len(seen.trumps_out())
        return many(
            "{n} trump is still out: draw it before it ruffs a winner.",
            "{n} trumps are still out: draw them before they ruff your winners.",
            out,
        ).format(n=out)
    if seen.is_master(card):
        if has_enough(seen):
            return _("You have the tricks you need: take them now.")
        return _("Nothing that is still out beats it in its suit.")
    there = seen.of(seen.mate or (), suit)
    if there and seen.is_master(there[0]):
        return _("The hand opposite has the best card of the suit.")
    if there and seen.height(there[0]) >= HONOUR > seen.height(card):
        return _("A low card towards the honours of the hand opposite.")
    if max(len(there), len(seen.of(seen.hand, suit))) < LONG:
        return _("No suit promises more than {suit}.").format(suit=suit_name(suit))
    return _("Long and strong, {suit} can still bring the most tricks.").format(
        suit=suit_name(suit)
    )


def _defenders_lead(seen: Sight, card: Card) -> str:
    suit = seen.order.suit[card]
    masters = [each for each in seen.legal if seen.is_master(each)]
    if card in masters and len(masters) >= seen.needed > 0:
        return _("Your winners beat the contract: take them.")
    if any(
        seen.order.suit[trick.cards[0]] == suit and (trick.leader - seen.me) % 4 == 2
        for trick in seen.tricks
    ):
        return _("Partner has led {suit} before.").format(suit=suit_name(suit))
    if card in masters:
        return _("Nothing that is still out beats it in its suit.")
    if suit == seen.trump:
        return _("A trump gives nothing away, and leaves dummy fewer to ruff with.")
    honours = [each for each in seen.of(seen.dummy or (), suit) if seen.height(each) >= HONOUR]
    if (seen.dummy_player - seen.me) % 4 == 1 and honours:
        return _through_dummy(honours, suit)
    if (seen.dummy_player - seen.me) % 4 == 3 and not honours:
        return _("Dummy has no honour of {suit}, and plays last.").format(suit=suit_name(suit))
    if seen.height(card) >= HONOUR and seen.touches(card, seen.of(seen.hand, suit)):
        return _("The top of touching honours drives out what is above, and gives little away.")
    return _("Leading {suit} risks the least.").format(suit=suit_name(suit))


def _through_dummy(honours: Sequence[Card], suit: Suit) -> str:
    """Return why one leads what dummy has to follow to next, with these honours."""
    if len(honours) == 1:
        return _("Through dummy’s {card}: partner plays after it, and declarer last.").format(
            card=card_name(honours[0])
        )
    return _("Through dummy’s honours of {suit}: partner plays after them, declarer last.").format(
        suit=suit_name(suit)
    )


def follow_why(seen: Sight, card: Card) -> str:
    """Return why the card is played to a trick that has begun."""
    best = seen.best
    assert best is not None
    led = seen.order.suit[seen.trick.cards[0]]
    if not any(seen.order.suit[each] == led for each in seen.legal):
        return _without_the_suit(seen, card, best, led)
    takes = [each for each in seen.legal if seen.order.beats(each, best, seen.trump)]
    if card in takes:
        return _taking(seen, card, takes)
    if takes and not seen.mate_is_winning:
        if len(seen.trick.cards) == 1:
            return _("Second hand low: the hand opposite has yet to play.")
        return _("Let this trick go and keep a higher card for a later one.")
    if seen.mate_is_winning:
        if not seen.is_declaring and card != min(seen.legal, key=seen.height):
            return _("A higher small card tells partner that you like the suit.")
        return _("Your side is winning the trick, so keep your high cards.")
    if card != min(seen.legal, key=seen.height):
        return _("It wins nothing, but your lower cards are worth just as much.")
    return _("You cannot win this trick, so play your lowest card.")


def _taking(seen: Sight, card: Card, takes: Sequence[Card]) -> str:
    if len(seen.trick.cards) == 3:
        if card == min(takes, key=seen.height):
            return _("You play last, and this is the lowest card that wins.")
        return _("You play last, and it wins the trick.")
    if seen.is_master(card):
        if seen.may_be_ruffed(card):
            return _("Unless it is ruffed it wins: no higher card of the suit is out.")
        return _("It wins the trick: no higher card of the suit is out.")
    if len(seen.trick.cards) == 1:
        return _("It covers the card led, and makes them spend a higher one.")
    if seen.is_declaring:
        return _("A finesse: it wins if what is higher lies in front of it.")
    last = seen.last_to_play()
    suit = seen.order.suit[card]
    is_beaten = any(seen.order.beats(each, card, seen.trump) for each in seen.of(last or (), suit))
    if last is not None and not is_beaten and not seen.may_be_ruffed(card):
        return _("It is enough to beat whatever dummy has.")
    return _("Third hand high: it wins the trick, or drives out what is above.")


def _without_the_suit(seen: Sight, card: Card, best: Card, led: Suit) -> str:
    if seen.is_trump(card):
        if seen.order.beats(card, best, seen.trump):
            if seen.is_trump(best):
                return _("It ruffs higher than the trump that lies there.")
            return _("There is no {suit} in this hand, so it ruffs.").format(suit=suit_name(led))
        return _("There is nothing but trumps left to throw away.")
    if seen.mate_is_winning:
        return _("Your side is winning the trick, and this card is the one you need least.")
    return _("This hand has no {suit}, and can best spare this card.").format(suit=suit_name(led))
