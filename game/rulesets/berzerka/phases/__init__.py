"""The phases of a hand: in each, what may be done, why something may not, and what it does.

`laying` (the board), `dealing`, `auction`, `naming`, `exchange`, `play`, in the order of the hand.
"""

from collections.abc import Mapping
from typing import Any

from game.core.words import marked
from game.kit.deal import PhaseRules, chance, decision
from game.kit.tricks import Deal
from game.rulesets.berzerka.actions import LayBoard
from game.rulesets.berzerka.phases import auction, dealing, laying, play
from game.rulesets.berzerka.position import Phase

_DEALING = chance(Deal, dealing.draw, dealing.why_not_packet, dealing.deal)

PHASES: Mapping[Phase, PhaseRules[Any, Any]] = {
    Phase.BOARD: chance(LayBoard, laying.draw_board, laying.why_not_board, laying.lay_board),
    Phase.COPY: decision(
        laying.copies_open,
        laying.copy,
        marked("First say which contract Shapeshift copies."),
        "BZ-09",
        laying.why_not_copy,
        laying.draw_copy,
    ),
    Phase.DEAL: _DEALING,
    Phase.AUCTION: decision(
        auction.calls_open,
        auction.call,
        marked("Now is the time to bid or to pass."),
        "BZ-10",
        auction.why_not_bid,
    ),
    Phase.PICK: decision(
        auction.picks_open,
        auction.pick,
        marked("All have passed, so pick an open contract."),
        "BZ-13",
        auction.why_not_pick,
    ),
    Phase.FINISH: _DEALING,
    Phase.NAME: decision(
        auction.choices_open,
        auction.name,
        marked("First name what the contract asks for."),
        "BZ-14",
        auction.why_not_named,
    ),
    Phase.EXCHANGE: decision(
        dealing.changes_open,
        dealing.change,
        marked("Now is the time to put cards away, or to say that you are done."),
        "BZ-15",
        dealing.why_not_put_away,
    ),
    Phase.DRAW: _DEALING,
    Phase.PLAY: decision(
        play.plays_open,
        play.play,
        marked("Now is the time to play a card."),
        "BZ-16",
        play.why_not,
    ),
}
"""By phase; when the hand is over there is none."""
