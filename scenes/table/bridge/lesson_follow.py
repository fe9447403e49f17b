"""What the guide of the lesson in bridge says to whoever plays to a trick that has begun."""

from collections.abc import Sequence
from functools import partial

from game.core.words import _
from game.kit.cards import HEARTS, Card, Suit
from game.rulesets.bridge.cashing import may_hold
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST, partner_of, side_of
from game.rulesets.bridge.table import BridgeView
from scenes.show.lesson import Remark
from scenes.table.bridge.lesson_play import ACE, TENS, has_joker, in_other_hand
from scenes.table.bridge.signs import strain_sign, write_card

SECOND, LAST = 1, 3
"""How many cards lie before whoever plays second to a trick, or last."""
_LOW = {
    (False, False): lambda: _("The {card} wins the trick: low will do."),
    (False, True): lambda: _("The {card} {where} wins the trick: low will do."),
    (True, False): lambda: _("Only a trump beats the {card}: low will do."),
    (True, True): lambda: _("Only a trump beats the {card} {where}: low will do."),
}
"""Why a low card is enough, by whether the one that wins may be trumped and whether it has yet to
be played from the other hand."""


def on_following(view: BridgeView) -> Remark:
    """Return what there is to say to whoever plays to a trick, from his own hand or dummy's."""
    table = view.table
    led = table.trick.cards[0]
    hand = table.held(table.hand_player)
    suit = table.order.suit[led]
    if table.hand_player == NORTH and not table.tricks:
        words = _(
            "This is your partner’s hand, and you play it. Follow suit with the {card}: it beats "
            "the king."
        )
        return Remark(_("Dummy"), words.format(card=write_card("SA")), wants=("SA",))
    if not table.order.of_suit(hand, suit):
        return _on_free_choice(view, suit)
    if table.hand_player == SOUTH and has_joker(hand) and ACE in table.trick.cards:
        words = _("There is the ace. The Joker of {suit} beats it: play it!")
        return Remark(_("The Joker"), words.format(suit="{H}"), wants=("H*",))
    winner, small = table.trick.winner(table.trump, 4, table.order), _below(view, led)
    if winner == NORTH and led in TENS and len(table.trick.cards) < LAST and small:
        return _on_ten(view, led, small)
    return _on_suit(view, suit)


# -- with the suit led


def _on_suit(view: BridgeView, suit: Suit) -> Remark:
    """Return what there is to say to whoever has to follow suit."""
    table, best = view.table, _best(view)
    held = table.order.of_suit(table.held(table.hand_player), suit)
    takes = [card for card in held if table.order.beats(card, best, table.trump)]
    sure = [card for card in takes if not _is_beaten_later(view, card)]
    low = _as_good(view, min(held, key=table.order.height.__getitem__), held)
    wants: Sequence[Card] = ()
    card = _winner(view)
    if len(held) == 1:
        card, wants, words = held[0], held, _("The {card} is the only one here: play it.")
    elif card is not None and not all(map(partial(_is_above, view, card), held)):
        wants = low
        is_trumped, is_opposite = _may_be_trumped(view, suit), card not in table.trick.cards
        words = _LOW[is_trumped, is_opposite]()
    elif sure:
        card = min(sure, key=table.order.height.__getitem__)
        wants = _as_good(view, card, sure)
        words = (
            _("Only a trump beats the {card}: play it.")
            if _may_be_trumped(view, suit)
            else _("The {card} wins the trick: play it.")
        )
    elif _is_ours(view):
        card, words = best, _("So far the trick is your side’s.")
    elif not takes:
        card, wants, words = best, low, _("No card of this hand beats the {card}: play low.")
    elif len(table.trick.cards) == SECOND:
        card, wants = best, low
        words = (
            _("Dummy plays last: low will do for now.")
            if table.hand_player == SOUTH
            else _("Your own hand plays last: low will do for now.")
        )
    else:
        wants = _as_good(view, max(takes, key=table.order.height.__getitem__), takes)
        card = min(wants, key=table.order.height.__getitem__)
        words = _("Play high: the {card} wins unless the next player has a higher one.")
    told = _("{suit} were led, so follow suit.").format(suit=strain_sign(suit))
    words = words.format(card=write_card(str(card)), where=in_other_hand(view))
    return Remark(_("Follow suit"), f"{told} {words}", wants=tuple(map(str, wants)))


def _on_ten(view: BridgeView, led: Card, small: Sequence[Card]) -> Remark:
    """Return what there is to say of a high trump of dummy's that East has not beaten, and of small
    ones to play to it."""
    table = view.table
    hand = table.held(SOUTH)
    has_followed = table.trick.cards[1].suit == HEARTS
    is_finesse = has_followed and has_joker(hand) and ACE in may_hold(view, (WEST, EAST))
    if is_finesse:
        words = _("East has not played the ace, so a small card will do.")
    elif has_followed:
        words = _("A small card will do.")
    else:
        words = _("East is out of trumps. A small card will do.")
    higher = [card for card in may_hold(view, (WEST,)) if table.order.above(led) >> card & 1]
    told = (
        _("Dummy’s {card} wins unless West has the {higher}.")
        if higher
        else _("West cannot beat dummy’s {card}.")
    )
    told = told.format(
        card=write_card(str(led)),
        higher=_(" or ").join(write_card(str(card)) for card in higher),
    )
    title = _("The finesse") if is_finesse else _("Follow suit")
    return Remark(title, f"{words} {told}", wants=tuple(map(str, small)))


def _below(view: BridgeView, led: Card) -> list[Card]:
    """Return the trumps of the own hand that do not beat a trump, the lowest first."""
    order, trump = view.table.order, view.table.trump
    trumps = sorted(order.of_suit(view.hand, trump), key=order.height.__getitem__)
    return [card for card in trumps if not order.beats(card, led, trump)]


# -- without the suit led


def _on_free_choice(view: BridgeView, suit: Suit) -> Remark:
    """Return what to play from a hand without the suit led: a trump where it is needed, else what
    wins nothing."""
    table, best, winner = view.table, _best(view), _winner(view)
    hand, height = table.held(table.hand_player), table.order.height
    trumps = table.order.of_suit(hand, table.trump)
    able = [card for card in trumps if table.order.beats(card, best, table.trump)]
    others = [card for card in hand if card not in trumps]
    if not others or (winner is None and able):
        enough = able if able and winner is None else trumps
        low = min(enough, key=height.__getitem__)
        wants, cards = _as_good(view, low, enough), write_card(str(low))
        words = (
            _("No {suit} in this hand: play a trump, which is called ruffing. The {cards} will do.")
            if others
            else _("Only trumps are left in this hand: the {cards} will do.")
        )
    else:
        losers = _losers(view, others)
        wants = losers or [min(others, key=height.__getitem__)]
        cards = _(" or ").join(write_card(str(card)) for card in wants)
        if not trumps:
            words = _("No {suit} in this hand.")
        elif winner is None:
            words = _("No {suit} in this hand, and no trump that beats the {card}.")
        elif len(table.trick.cards) == LAST:
            words = _("No {suit} in this hand. The {card} wins: a trump would be wasted.")
        else:
            words = _(
                "No {suit} in this hand. No {suit} of theirs beats the {card}: a trump would be "
                "wasted."
            )
        away = _("Throw away a loser: {cards}.") if losers else _("Throw away the {cards}.")
        words = f"{words} {away}"
    told = words.format(
        suit=strain_sign(suit),
        cards=cards,
        card=write_card(str(best if winner is None else winner)),
    )
    return Remark(_("A free choice"), told, wants=tuple(map(str, wants)))


def _losers(view: BridgeView, cards: Sequence[Card]) -> list[Card]:
    """Return those cards of a suit that win nothing, of one in which the other hand has no winner
    either where there is one, as its cards lead over to that."""
    table, out = view.table, may_hold(view, (WEST, EAST))
    other = table.held(partner_of(table.hand_player))
    beaten = {card for card in (*cards, *other) if _beaten_by(view, card, out)}
    losers = sorted(beaten & {*cards}, key=lambda card: table.order.height[card])
    led_over = {card.suit for card in other if card not in beaten}
    first = next((card for card in losers if card.suit not in led_over), (*losers, None)[0])
    return [card for card in losers if first is not None and card.suit == first.suit]


# -- what is sure


def _best(view: BridgeView) -> Card:
    """Return the card that takes the trick so far."""
    table = view.table
    return table.trick.cards[table.order.best_place(table.trick.cards, table.trump)]


def _is_ours(view: BridgeView) -> bool:
    """Tell whether the trick is the side's of the hand that is to play, so far."""
    table = view.table
    winner = table.trick.winner(table.trump, 4, table.order)
    return side_of(winner) == side_of(table.hand_player)


def _winner(view: BridgeView) -> Card | None:
    """Return the card of the hand opposite that takes the trick, trumps aside: the one that it has
    played, or one that it has yet to play; None where there is none."""
    table, best = view.table, _best(view)
    if _is_ours(view):
        return None if _is_beaten_later(view, best) else best
    if len(table.trick.cards) > SECOND:
        return None
    suit = table.order.suit[table.trick.cards[0]]
    held = table.order.of_suit(table.held(partner_of(table.hand_player)), suit)
    takes = [card for card in held if table.order.beats(card, best, table.trump)]
    sure = [card for card in takes if not _is_beaten_later(view, card)]
    return min(sure, key=lambda card: table.order.height[card], default=None)


def _later(view: BridgeView) -> list[Card]:
    """Return the cards that the other side may yet play to the trick."""
    table = view.table
    if len(table.trick.cards) == LAST:
        return []
    return may_hold(view, ((table.hand_player + 1) % 4,))


def _is_beaten_later(view: BridgeView, card: Card) -> bool:
    """Tell whether a card of its suit that is yet to be played may beat a card."""
    return _beaten_by(view, card, _later(view))


def _may_be_trumped(view: BridgeView, suit: Suit) -> bool:
    """Tell whether the other side may yet trump a trick in which this suit was led."""
    table = view.table
    return suit != table.trump and bool(table.order.of_suit(_later(view), table.trump))


def _beaten_by(view: BridgeView, card: Card, others: Sequence[Card]) -> bool:
    """Tell whether one of some other cards is of the suit of a card, and higher."""
    return any(_is_above(view, card, other) for other in others)


def _is_above(view: BridgeView, card: Card, other: Card) -> bool:
    """Tell whether another card is of the suit of a card, and higher."""
    return bool(view.table.order.above(card) >> other & 1)


def _as_good(view: BridgeView, card: Card, cards: Sequence[Card]) -> list[Card]:
    """Return the cards of a suit that none of the others' lies between and this one, the lowest
    first."""
    order = view.table.order
    others = (*may_hold(view, (WEST, EAST)), *view.table.trick.cards)
    count = sum(order.above(card) >> other & 1 for other in others)
    return [
        each
        for each in sorted(cards, key=order.height.__getitem__)
        if sum(order.above(each) >> other & 1 for other in others) == count
    ]
