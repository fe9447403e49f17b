"""One hand of Berzerka in the whole truth: its table and its history."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.protocols import Emit
from game.kit.auction import Auction
from game.kit.deal import PhaseRules, TrickState
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import BerzerkaAction
from game.rulesets.berzerka.events import BoardLaid, DealStarted
from game.rulesets.berzerka.phases import PHASES
from game.rulesets.berzerka.phases.laying import first_phase
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.standing import BerzerkaStanding, with_result


@dataclass
class BerzerkaState(TrickState[BerzerkaTable, BerzerkaAction]):
    """A position of one hand."""

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]] = PHASES

    def begin(self, emit: Emit) -> None:
        """Tell that the hand begins, and in the first one what is on the board, if that is sure.

        Where contracts are still to be added to the board, that they are there tells it.
        """
        table = self.table
        if table.phase == Phase.BOARD:
            return
        emit(DealStarted(table.number, table.dealer, after=table))
        if table.number == 0 and table.phase == Phase.DEAL:
            emit(BoardLaid(table.boxes, after=table))

    def returns(self) -> tuple[float, ...]:
        """Return each player's game points of this hand; they add up to 0 (BZ-26)."""
        return tuple(map(float, deal_result(self.table).points))


def new_deal(standing: BerzerkaStanding) -> BerzerkaState:
    """Return the hand that follows the standing, with no card dealt yet."""
    phase, player = first_phase(standing)
    table = BerzerkaTable(
        standing=standing,
        dealer=standing.dealer,
        phase=phase,
        player=player,
        hands=((),) * PLAYERS,
        trick=Trick(0),
        taken=(0,) * PLAYERS,
        scores=standing.scores,
        boxes=standing.boxes,
        auction=Auction((standing.dealer + 1) % PLAYERS, PLAYERS),
    )
    return BerzerkaState(table)


def settle(standing: BerzerkaStanding, deal: BerzerkaState) -> BerzerkaStanding:
    """Return the standing after the hand."""
    return with_result(standing, deal.table.boxes, deal_result(deal.table))
