"""The phases of a deal: in each, what is open, what it does, and what is said of anything else."""

from collections.abc import Mapping

from game.core.words import marked
from game.kit.deal import PhaseRules, chance, decision
from game.kit.tricks import Deal
from game.rulesets.schnapsen import bidding, deal, kontra, play, talon
from game.rulesets.schnapsen.actions import FillTalon, SchnapsenAction, ShowCard
from game.rulesets.schnapsen.position import Phase, SchnapsenTable

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
        talon.talon_open, talon.choose_talon, marked("Take the talon, or leave it."), "DS-16"
    ),
    Phase.DRAWING: chance(FillTalon, talon.draw_talon, talon.why_not_shown, talon.show_talon),
    Phase.RAISE: decision(
        talon.raises_open,
        talon.make_raise,
        marked("Keep your contract, or raise it."),
        "DS-13",
        talon.why_not_raise,
    ),
    Phase.EXCHANGE: decision(
        talon.exchange_open,
        talon.put_card_away,
        marked("Now two cards are put away."),
        "DS-14",
        talon.why_not_put_away,
    ),
    Phase.KONTRA: decision(
        kontra.kontra_open, kontra.say_kontra, marked("Say Kontra, or let it be."), "DS-18"
    ),
    Phase.REKONTRA: decision(
        kontra.rekontra_open, kontra.say_rekontra, marked("Say Rekontra, or let it be."), "DS-19"
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
