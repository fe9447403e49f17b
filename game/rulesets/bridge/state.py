"""One deal of bridge, hidden cards included: how it is dealt, and its phases (BR-09 to BR-12)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.kit.deal import (
    PhaseRules,
    TrickState,
    draw_hand,
    hand_refusal,
    nothing_legal,
    with_hand_dealt,
)
from game.kit.tricks import Deal
from game.rulesets.bridge import auction, claims, play, writing
from game.rulesets.bridge.actions import BridgeAction
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.events import DealStarted
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.standing import BridgeStanding, DealResult
from game.rulesets.bridge.table import BridgeTable, Phase, laid


def draw(table: BridgeTable, rng: Rng) -> Deal:
    """Draw the next hand."""
    return draw_hand(table, pack(table.options), table.options.tricks, rng)


def deal_refusal(table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    return hand_refusal(table, action, pack(table.options), table.options.tricks)


def deal(table: BridgeTable, action: Deal, emit: Emit | None) -> BridgeTable:
    """Give a player his hand; after the last the dealer makes the first call (BR-14)."""
    return with_hand_dealt(table, action, emit, Phase.AUCTION, table.dealer)


@dataclass
class BridgeState(TrickState[BridgeTable, BridgeAction]):
    """A position of one deal."""

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]] = {
        Phase.DEAL: PhaseRules(nothing_legal, deal_refusal, deal, draw),
        Phase.AUCTION: PhaseRules(auction.legal, auction.refusal, auction.call),
        Phase.PLAY: PhaseRules(play.legal, play.refusal, play.play),
        Phase.CLAIM: PhaseRules(claims.numbers, claims.number_refusal, claims.state_claim),
        Phase.ANSWER: PhaseRules(claims.answers, claims.answer_refusal, claims.answer),
        Phase.REVEAL: PhaseRules(nothing_legal, writing.refusal, writing.reveal, writing.draw),
    }

    def begin(self, emit: Emit) -> None:
        """Tell that the deal begins."""
        table = self.table
        emit(DealStarted(table.number, table.dealer, table.vulnerable, after=table))

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        assert self.table.result is not None, "the deal is not over"
        return self.table.result

    def returns(self) -> tuple[float, ...]:
        """Return by how much the deal has put each player's side ahead; they add up to 0.

        In a rubber, games and part-scores count as if it were broken off now (BR-48).
        """
        return utilities(self.table.standing, self.result())


def utilities(standing: BridgeStanding, result: DealResult) -> tuple[float, ...]:
    """Return by how much a result puts each player's side ahead."""
    gain = standing.with_result(result).worth - standing.worth
    return tuple(float(-gain if side_of(player) else gain) for player in range(4))


def new_deal(standing: BridgeStanding) -> BridgeState:
    """Return the deal that follows the standing, with no card dealt yet."""
    return BridgeState(laid(standing))


def settle(standing: BridgeStanding, deal: BridgeState) -> BridgeStanding:
    """Return the standing after the deal."""
    return standing.with_result(deal.result())
