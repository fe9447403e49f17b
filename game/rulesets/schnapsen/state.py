"""One deal of Dreierschnapsen: the whole truth, hidden cards included."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.protocols import CHANCE, Emit
from game.kit.deal import PhaseRules, TrickState
from game.kit.tricks import Trick
from game.rulesets.schnapsen.actions import SchnapsenAction
from game.rulesets.schnapsen.auction import ContractAuction
from game.rulesets.schnapsen.events import DealStarted
from game.rulesets.schnapsen.phases import PHASES
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, following
from game.rulesets.schnapsen.standing import PLAYERS, DealResult, SchnapsenStanding


@dataclass
class SchnapsenState(TrickState[SchnapsenTable, SchnapsenAction]):
    """A position of one deal."""

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]] = PHASES

    def begin(self, emit: Emit) -> None:
        """Tell that the deal begins."""
        emit(DealStarted(self.table.number, self.table.dealer, after=self.table))

    def result(self) -> DealResult:
        """Return the line for the score sheet; only of a terminal state."""
        return self.table.result()

    def returns(self) -> tuple[float, ...]:
        """Return each player's game points less the table's average; they add up to 0."""
        return self.table.returns()


def new_deal(standing: SchnapsenStanding) -> SchnapsenState:
    """Return the deal that follows the standing, with no card dealt yet."""
    forehand = following(standing.dealer)
    return SchnapsenState(
        SchnapsenTable(
            standing=standing,
            dealer=standing.dealer,
            phase=Phase.PACKETS,
            player=CHANCE,
            hands=((),) * PLAYERS,
            trick=Trick(forehand),
            taken=(0,) * PLAYERS,
            scores=standing.scores,
            auction=ContractAuction(forehand, PLAYERS),
        )
    )


def settle(standing: SchnapsenStanding, deal: SchnapsenState) -> SchnapsenStanding:
    """Return the standing after the deal."""
    return standing.with_result(deal.result())
