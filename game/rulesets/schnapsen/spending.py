"""What a decision gives away or puts at stake, by which a hint chooses between those as good."""

from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.german import ACE, POINTS, points_in
from game.rulesets.schnapsen.actions import SayKontra, SayRekontra, SchnapsenAction
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.holding import marriages
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of, is_partners
from game.rulesets.schnapsen.stopping import costs_nothing

LED_TOGETHER = 2
"""Who has so many cards left and does not lead declares no marriage of these two any more."""


def spends(view: SchnapsenView, action: SchnapsenAction) -> float:
    """Return what a decision gives away: a double that can be lost, card points that the other
    side gets or the own does not, a marriage that is broken."""
    match action:
        case SayRekontra() | SayKontra():
            return not costs_nothing(view)
        case PlayCard(card) if view.table.trick.cards and view.table.row.aim is Aim.POINTS:
            return _given(view, card)
    return 0


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
