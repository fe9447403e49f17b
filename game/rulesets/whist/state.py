"""One deal of whist: dealing, bidding, play; the whole truth, hidden cards included."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.kit.deal import PhaseRules, TrickState, nothing_legal
from game.rulesets.whist import bidding, dealing, play
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import DealResult, WhistStanding
from game.rulesets.whist.table import Phase, WhistTable, laid


@dataclass
class WhistState(TrickState[WhistTable, WhistAction]):
    """A position of one deal."""

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]] = {
        Phase.DEAL: PhaseRules(nothing_legal, dealing.refusal, dealing.deal, dealing.draw),
        Phase.BID: PhaseRules(bidding.legal, bidding.refusal, bidding.bid),
        Phase.PLAY: PhaseRules(play.legal, play.refusal, play.play),
    }

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        return play.result(self.table)

    def returns(self) -> tuple[float, ...]:
        """Return each player's points less the table's average: what moves the ranking.

        They add up to 0. Where the lowest total wins, the sign is turned.
        """
        return utilities(self.result().points, self.table.standing.options.scoring)


def new_deal(standing: WhistStanding) -> WhistState:
    """Return the deal that follows the standing, with no card dealt yet."""
    return WhistState(laid(standing))


def settle(standing: WhistStanding, deal: WhistState) -> WhistStanding:
    """Return the standing after the deal."""
    return standing.with_result(deal.result())


def utilities(points: tuple[float, ...], scoring: str) -> tuple[float, ...]:
    """Return points as utilities: less the average, and turned where the lowest total wins."""
    sign = -1 if SCHEMES[scoring].low_wins else 1
    average = sum(points) / len(points)
    return tuple(sign * (each - average) for each in points)
