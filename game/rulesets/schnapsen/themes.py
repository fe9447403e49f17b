"""What a decision in Dreierschnapsen is about, where it is practised."""

from collections.abc import Sequence

from game.kit.actions import PlayCard
from game.kit.themes import card_themes
from game.rulesets.schnapsen.actions import Marry, SchnapsenAction
from game.rulesets.schnapsen.position import Phase, SchnapsenView

BEFORE_PLAY = {
    Phase.TRUMPS: "trumps",
    Phase.AUCTION: "bid_or_pass",
    Phase.TALON: "talon",
    Phase.RAISE: "contract",
    Phase.KONTRA: "kontra",
    Phase.REKONTRA: "kontra",
}
"""What is decided in a phase; cards are put away two at a time, so that is none by itself."""


def themes(view: SchnapsenView, best: SchnapsenAction, instead: SchnapsenAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    table = view.table
    if (theme := BEFORE_PLAY.get(table.phase)) is not None:
        return (theme,)
    match best, instead:
        case (Marry(), PlayCard() | Marry()) | (PlayCard(), Marry()):
            return ("marriage",)
        case PlayCard(card), PlayCard(other):
            return card_themes(table, card, other, table.trump)
    return ()
