"""Beside which other call or card somebody would ask first why it is not that which is advised."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN
from game.kit.actions import PlayCard
from game.rulesets.berzerka.actions import PASS, BerzerkaAction, Bid
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.reasons import choice_of


def asked_about(view: BerzerkaView, found: Sequence[Candidate[Any]]) -> Sequence[BerzerkaAction]:
    """Return a pass beside a bid, and of cards the next best that does not come to the same."""
    best, *others = found
    often = [each for each in others if each.visits >= best.visits * TRIED_AS_OFTEN]
    match best.action:
        case Bid():
            return [each.action for each in often if each.action == PASS]
        case PlayCard(card):
            choice = choice_of(view, card)
            apart = [each for each in often if not choice.is_like(each.action.card)]
            return [max(apart, key=lambda each: each.value).action] if apart else []
    return []
