"""What a decision in Berzerka is about, where it is practised."""

from collections.abc import Sequence

from game.core.protocols import Whole
from game.kit.cards import NO_TRUMP
from game.kit.telling import card_themes
from game.kit.telling import phase as card_phase
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import BerzerkaAction
from game.rulesets.berzerka.position import BerzerkaView, Phase

BEFORE_PLAY = {Phase.AUCTION: "contract", Phase.PICK: "contract", Phase.NAME: "trumps"}
"""What is decided in a phase; cards are put away several at a time, so that is none by itself."""


def phase(view: BerzerkaView, action: BerzerkaAction | Whole) -> str:
    """Return where in a hand a decision is made (an id of `core.themes.PHASES`)."""
    return "change" if view.table.phase is Phase.EXCHANGE else card_phase(view, action)


def themes(view: BerzerkaView, best: BerzerkaAction, instead: BerzerkaAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    table = view.table
    if (theme := BEFORE_PLAY.get(table.phase)) is not None:
        return (theme,)
    match best, instead:
        case PlayCard(card), PlayCard(other):
            trump = NO_TRUMP if table.trump is None else table.trump
            order = table.declaration.order(len(table.tricks))
            return card_themes(table, card, other, trump, order)
    return ()
