"""Which cards are worth putting away, and which two together: one choice, made card by card."""

from collections.abc import Sequence
from itertools import combinations

from game.core.rng import Rng
from game.core.whole import Whole
from game.kit.cards import Card
from game.rulesets.schnapsen.actions import PUTS, PutAway, SchnapsenAction
from game.rulesets.schnapsen.contracts import COUNTING, TALON, Aim
from game.rulesets.schnapsen.knowledge import beside, still_out
from game.rulesets.schnapsen.position import Phase, SchnapsenView


def is_first_away(view: SchnapsenView) -> bool:
    """Tell whether the declarer is to put the first of two cards away."""
    return view.table.phase is Phase.EXCHANGE and not view.table.put_away


def exchanges(view: SchnapsenView, _rng: Rng | None = None) -> Sequence[Whole]:
    """Return the pairs of cards worth putting away, one of those that come to the same; none where
    no pair is to be chosen."""
    if not is_first_away(view):
        return ()
    out, counts = still_out(view), view.table.row.aim in COUNTING
    pairs = {
        frozenset(pair) if counts else tuple(sorted(sort_of(card, out) for card in pair)): pair
        for pair in combinations(_by_use(view), TALON)
    }
    return [Whole(tuple(PUTS[card] for card in sorted(pair))) for pair in pairs.values()]


def one_of_those_alike(
    view: SchnapsenView, legal: Sequence[SchnapsenAction]
) -> Sequence[SchnapsenAction]:
    """Return the actions with one for all cards to be put away that come to the same, where no card
    points count."""
    out = still_out(view)
    one = {sort_of(card, out): PUTS[card] for card in _by_use(view) if PUTS[card] in legal}
    return [act for act in legal if not isinstance(act, PutAway) or act in one.values()]


def sort_of(card: Card, out: Sequence[Card]) -> tuple[int, int, int]:
    """Return what cards have in common between which none lies that may be out."""
    return (card.suit, *beside(card, out))


def _by_use(view: SchnapsenView) -> Sequence[Card]:
    """Return the cards in hand, of those alike the one last that goes first: in a Bettler the
    highest, else the lowest."""
    is_lowest = view.table.row.aim is not Aim.NO_TRICK
    return sorted(view.hand, key=lambda card: card.rank, reverse=is_lowest)
