"""What a decision gives away or puts at stake, by which a hint chooses between those as good."""

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


def spends(view: SchnapsenView, action: SchnapsenAction) -> float:
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
            return _put_away(view, card)
    return 0


def _put_away(view: SchnapsenView, card: Card) -> int:
    """Return what is gone with a card put away: of low cards of a suit the lowest costs nothing, as
    to be without a suit may be worth more than a point or two. In a Bettler it is a safe card, one
    that cannot be forced to win."""
    hand, table = view.hand, view.table
    if table.row.aim is Aim.NO_TRICK:
        return card not in forced(hand, still_out(view))
    trump = STANDS if card.suit == table.trump else 0
    if table.row.aim not in COUNTING:
        return trump + (0 if card in beatable(hand, still_out(view)) else STANDS)
    rest = [other for other in hand if other != card]
    kept, held = (sum(marriages(each, table.trump).values()) for each in (rest, hand))
    lowest = min((other for other in hand if other.suit == card.suit), key=lambda each: each.rank)
    spared = 0 if card.rank >= TEN else points_in([lowest])
    return trump + points_in([card]) - spared + held - kept


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
