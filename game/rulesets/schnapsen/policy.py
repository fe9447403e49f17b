"""What the plain player does by what he sees of the table: his own cards, and what lies open.

The choice in the real game and that of every player of a playout are made here; only Kontra is
weighed elsewhere, where there is time to look at worlds.
"""

from collections.abc import Sequence

from game.kit.cards import Card
from game.kit.masks import mask_of, numbers_in
from game.rulesets.schnapsen.actions import (
    BIDS,
    CLAIM,
    LEAVE,
    MARRIAGES,
    PASS,
    PLAYS,
    PUTS,
    REKONTRA,
    TAKE,
    TRUMPS,
    TURNS,
    Bid,
    SchnapsenAction,
)
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenTable

SURE_CHANCE, SURE_VALUE = 0.6, 0.8
"""With so good a chance (in a Game, so many points in prospect) a declarer answers Rekontra."""

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
    from game.rulesets.schnapsen import evaluation

    hand, player = mask_of(seen.hand(seen.player)), seen.player
    if seen.phase == Phase.TRUMPS:
        best = evaluation.best_trump(hand)
        return TURNS[0] if best > 3 else TRUMPS[best]
    named, contract = int(seen.named_trump), seen.contract
    needs = evaluation.needs_of(seen.standing)
    if seen.phase == Phase.AUCTION:
        bids, standing = seen.auction.may_bid(player), seen.auction.standing
        worths = evaluation.call_worths(bids, standing, hand, named, player, needs)
        worths[None] = worths.get(None, 0.0) - TRICK * reach
        return max(legal, key=lambda call: worths[call.contract if isinstance(call, Bid) else None])
    if seen.phase == Phase.TALON:
        return LEAVE if evaluation.leaves_talon(contract, hand, named, player, needs) else TAKE
    if seen.phase == Phase.RAISE:
        choices = [contract, *[action.contract for action in legal if isinstance(action, Bid)]]
        worth = evaluation.worth_with_talon
        best_name = max(choices, key=lambda n: worth(n, hand, named, player, needs))
        return PASS if best_name == contract else BIDS[best_name]
    if seen.phase == Phase.EXCHANGE:
        return PUTS[numbers_in(hand & ~evaluation.best_to_keep(contract, hand, named))[0]]
    if seen.phase == Phase.REKONTRA and _is_sure(seen, hand, named):
        return REKONTRA
    return PASS


def _is_sure(seen: SchnapsenTable, hand: int, named: int) -> bool:
    """Tell whether the declarer would answer a Kontra, from the own cards alone."""
    from game.rulesets.schnapsen import evaluation

    if seen.row.aim == Aim.POINTS:
        return evaluation.merit(seen.contract, hand, named) > SURE_VALUE
    return evaluation.chance_to_make(seen.contract, hand, named, 0) > SURE_CHANCE


def choose_card(seen: SchnapsenTable, legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return the card to play, declared as a marriage where it is one."""
    from game.rulesets.schnapsen.numbers import in_numbers

    card = Card(in_numbers(seen).choose_card())
    married = None if seen.trick.cards else MARRIAGES.get(card)
    return married if married and married in legal else PLAYS[card]
