"""One deal of Dreierschnapsen by its phases: the whole truth, hidden cards included."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.protocols import CHANCE, Emit
from game.core.words import marked
from game.kit.deal import PhaseRules, TrickState, chance, decision
from game.kit.tricks import Deal, Trick
from game.rulesets.schnapsen import bidding, deal, play
from game.rulesets.schnapsen.actions import FillTalon, SchnapsenAction, ShowCard
from game.rulesets.schnapsen.auction import ContractAuction
from game.rulesets.schnapsen.events import DealStarted
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, following
from game.rulesets.schnapsen.standing import PLAYERS, DealResult, SchnapsenStanding

PHASES: Mapping[Phase, PhaseRules[SchnapsenTable, SchnapsenAction]] = {
    Phase.PACKETS: chance(Deal, deal.draw_packet, deal.why_not_packet, deal.deal_packet),
    Phase.TRUMPS: decision(
        deal.trumps_open,
        deal.fix_trumps,
        marked("Now trumps are named."),
        "DS-04",
        deal.why_not_trump,
    ),
    Phase.TURNING: chance(ShowCard, deal.draw_turned, deal.why_not_turned, deal.show_turned),
    Phase.TAKING_UP: chance(Deal, deal.draw_packet, deal.why_not_packet, deal.take_up_packet),
    Phase.AUCTION: decision(
        bidding.calls_open,
        bidding.make_call,
        marked("Now is the time to bid."),
        "DS-10",
        bidding.why_not_call,
    ),
    Phase.TALON: decision(
        bidding.talon_open, bidding.choose_talon, marked("Take the talon, or leave it."), "DS-16"
    ),
    Phase.DRAWING: chance(FillTalon, bidding.draw_talon, bidding.why_not_shown, bidding.show_talon),
    Phase.RAISE: decision(
        bidding.raises_open,
        bidding.make_raise,
        marked("Keep your contract, or raise it."),
        "DS-13",
        bidding.why_not_raise,
    ),
    Phase.EXCHANGE: decision(
        bidding.exchange_open,
        bidding.put_card_away,
        marked("Now two cards are put away."),
        "DS-14",
        bidding.why_not_put_away,
    ),
    Phase.KONTRA: decision(
        play.kontra_open, play.say_kontra, marked("Say Kontra, or let it be."), "DS-18"
    ),
    Phase.REKONTRA: decision(
        play.rekontra_open, play.say_rekontra, marked("Say Rekontra, or let it be."), "DS-19"
    ),
    Phase.CLAIM: decision(
        play.claims_open, play.answer_claim, marked("Claim 66, or let the play go on."), "DS-33"
    ),
    Phase.PLAY: decision(
        play.plays_open,
        play.play,
        marked("Now is the time to play a card."),
        "DS-20",
        play.why_not_play,
    ),
}


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
