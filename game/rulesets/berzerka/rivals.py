"""Beside which other call or card somebody would ask first why it is not that which is advised,
which one does the same, and which are not tried as they come to the same."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN
from game.core.words import _
from game.kit.actions import PlayCard
from game.kit.cards import suit_name
from game.rulesets.berzerka.actions import PASS, PLAYS, BerzerkaAction, Bid, Pass
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.calls import is_suited
from game.rulesets.berzerka.needs import standing_at, wants
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.reasons import choice_of


def asked_about(view: BerzerkaView, found: Sequence[Candidate[Any]]) -> Sequence[BerzerkaAction]:
    """Return a pass beside a bid; beside a pass, the bid on the own last contract, else on the one
    that is bid now where it suits the hand; and of cards the next best that does not come to the
    same, or that wins a trick which is wanted and let go."""
    best, *others = found
    often = [each for each in others if each.visits >= best.visits * TRIED_AS_OFTEN]
    match best.action:
        case Bid():
            return [each.action for each in others if each.action == PASS]
        case Pass():
            return [each.action for each in others if _is_asked_for(view, each.action)]
        case PlayCard(card):
            choice = choice_of(view, card)
            apart = [each for each in often if not choice.is_like(each.action.card)]
            if wants(view.table, standing_at(view)) and not choice.takes(card):
                takers = [each for each in others if choice.takes(each.action.card)]
                apart = takers or apart
            return [max(apart, key=lambda each: each.value).action] if apart else []
    return []


def _is_asked_for(view: BerzerkaView, action: BerzerkaAction) -> bool:
    """Tell whether a bid is on the contract that whoever passes would rather have bid."""
    table = view.table
    if not isinstance(action, Bid) or table.standing_bid is None:
        return False
    if own := table.auction.bids_of(table.player):
        return action.contract == own[-1].contract
    standing = table.standing_bid.contract
    return action.contract == standing and is_suited(view.hand, box_of(table.boxes, standing).rules)


def does_alike(view: BerzerkaView, best: BerzerkaAction, action: BerzerkaAction) -> bool:
    """Tell whether both cards take the trick as it lies, or neither does; True of all else."""
    if not isinstance(best, PlayCard) or not isinstance(action, PlayCard):
        return True
    choice = choice_of(view, best.card)
    return choice.takes(best.card) == choice.takes(action.card)


def untried(
    view: BerzerkaView, best: BerzerkaAction, tried: Sequence[BerzerkaAction]
) -> Sequence[BerzerkaAction]:
    """Return the other cards of its suit that are worth the same as the one advised; none where one
    of them was tried and so is told of."""
    if not isinstance(best, PlayCard):
        return ()
    choice = choice_of(view, best.card)
    alike = [PLAYS[card] for card in choice.held if card != best.card and choice.is_like(card)]
    return () if any(each in alike for each in tried) else alike


def all_one_words(best: PlayCard, alike: Sequence[PlayCard]) -> str:
    """Return that a card and others of its suit are worth the same."""
    ranks = sorted(each.card.rank + 1 for each in (best, *alike))
    words = (
        _("The {low} and {high} of {suit} are worth the same: either will do.")
        if len(ranks) == PAIR
        else _("Your {suit} from {low} to {high} are worth the same: any of them will do.")
    )
    return words.format(suit=suit_name(best.card.suit), low=ranks[0], high=ranks[-1])


PAIR = 2
"""So many cards are named, of more the first and the last."""
