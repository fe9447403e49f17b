"""What the plain player does by what he sees of the table: his own cards, and what lies open.

The choice in the real game and that of every player of a playout are made here; only Kontra is
weighed elsewhere, where there is time to look at worlds.
"""

from collections.abc import Sequence

from game.kit.cards import Card
from game.rulesets.schnapsen.actions import (
    CLAIM,
    MARRIAGES,
    PASS,
    PLAYS,
    SchnapsenAction,
)
from game.rulesets.schnapsen.position import Phase, SchnapsenTable

TRICK = 3.0
"""How many game points a style's reach of a whole trick is worth in the auction."""


def choice(
    seen: SchnapsenTable, legal: Sequence[SchnapsenAction], reach: float = 0.0
) -> SchnapsenAction:
    """Return the choice of the player to act, who sees the table so; nobody says Kontra.

    `reach` is that of his style: how much more than it is worth he takes his hand for.
    """
    if len(legal) == 1:
        return legal[0]
    if seen.phase == Phase.CLAIM or CLAIM in legal:
        if seen.side(seen.player).is_enough:
            return CLAIM
        if seen.phase == Phase.CLAIM:
            return PASS
    if seen.phase == Phase.PLAY:
        return choose_card(seen, legal)
    from game.rulesets.schnapsen.numbers import calls_in_numbers, move_number

    said = calls_in_numbers(seen).choose_call(TRICK * reach)
    return next(action for action in legal if move_number(action) == said)


def choose_card(seen: SchnapsenTable, legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return the card to play, declared as a marriage where it is one."""
    from game.rulesets.schnapsen.numbers import in_numbers

    card = Card(in_numbers(seen).choose_card())
    married = None if seen.trick.cards else MARRIAGES.get(card)
    return married if married and married in legal else PLAYS[card]
