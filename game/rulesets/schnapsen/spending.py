"""What a decision gives away or puts at stake, by which a hint chooses between those as good."""

from collections.abc import Sequence

from game.core.whole import Whole
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.german import ACE, POINTS, TEN, points_in
from game.rulesets.schnapsen.actions import PutAway, SayKontra, SayRekontra, SchnapsenAction
from game.rulesets.schnapsen.breaking import caught, throws_before_the_last
from game.rulesets.schnapsen.contracts import COUNTING, Aim
from game.rulesets.schnapsen.holding import beatable, forced, marriages, still_out
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of, is_partners
from game.rulesets.schnapsen.stopping import costs_nothing

LED_TOGETHER = 2
"""Who has so many cards left and does not lead declares no marriage of these two any more."""
STANDS = POINTS[ACE]
"""What a card that nothing beats in its suit is reckoned for where no card points count, and a
trump anywhere."""


def spends(view: SchnapsenView, action: SchnapsenAction | Whole) -> float:
    """Return what a decision gives away: a double that can be lost, card points that the other
    side gets or the own does not, a marriage that is broken, what could win and is put away or
    thrown."""
    match action:
        case SayRekontra() | SayKontra():
            return not costs_nothing(view)
        case PlayCard(card) if view.table.trick.cards and view.table.row.aim is Aim.POINTS:
            return _given(view, card)
        case PlayCard(card) if throws_before_the_last(view):
            return 0 if choice_of(view, card).takers else len(caught(view, card))
        case PutAway(card) if card is not None:
            return _put_away(view, [card])
        case Whole(steps):
            return _put_away(view, [step.card for step in steps])
    return 0


def _put_away(view: SchnapsenView, cards: Sequence[Card]) -> float:
    """Return what is gone with cards put away: of low cards of a suit the lowest costs nothing, as
    to be without a suit may be worth more than a point or two. In a Bettler it is safe cards, those
    that cannot be forced to win. Where no card points count, a low card that stands goes before a
    high one."""
    hand, table, out = view.hand, view.table, still_out(view)
    if table.row.aim is Aim.NO_TRICK:
        return len({*cards} - {*forced(hand, out)})
    trumps = STANDS * sum(card.suit == table.trump for card in cards)
    if table.row.aim not in COUNTING:
        standing = {*cards} - {*beatable(hand, out)}
        return trumps + STANDS * len(standing) + points_in(standing) / 100
    rest = [other for other in hand if other not in cards]
    kept, held = (sum(marriages(each, table.trump).values()) for each in (rest, hand))
    return trumps + points_in(cards) - sum(_spared(hand, card) for card in cards) + held - kept


def _spared(hand: Sequence[Card], card: Card) -> int:
    """Return how much of a card costs nothing to put away: as much as the lowest of its suit."""
    lowest = min((other for other in hand if other.suit == card.suit), key=lambda each: each.rank)
    return 0 if card.rank >= TEN else points_in([lowest])


def _given(view: SchnapsenView, card: Card) -> int:
    """Return what a card gives away in a trick that is decided and that it does not take."""
    table, choice = view.table, choice_of(view, card)
    player = table.player if view.observer is None else view.observer
    if choice.takes(card) or not (choice.is_last or player == table.declarer):
        return 0
    points = points_in([card])
    points = POINTS[ACE] - points if is_partners(table, player) else points
    rest = [other for other in view.hand if other != card]
    if len(rest) <= LED_TOGETHER:
        return points
    kept, held = (marriages(each, table.trump) for each in (rest, view.hand))
    return points + sum(held.values()) - sum(kept.values())
