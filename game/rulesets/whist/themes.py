"""What a decision in whist is about, where it is practised."""

from collections.abc import Sequence

from game.kit.actions import PlayCard
from game.kit.themes import card_themes
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.table import WhistView


def themes(view: WhistView, best: WhistAction, instead: WhistAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    match best, instead:
        case Bid(), Bid():
            return ("exact_bid",)
        case PlayCard(card), PlayCard(other):
            return card_themes(view.table, card, other, view.table.trump)
    return ()
