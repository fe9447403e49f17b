"""The phases of a hand: in each, what may be done, why something may not, and what it does.

`laying` (the board), `dealing`, `auction`, `naming`, `exchange`, `play`, in the order of the hand.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.core.words import _, marked
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    Bid,
    Copy,
    Deal,
    Discard,
    Done,
    LayBoard,
    Naming,
    Pass,
    Pick,
    PlayCard,
)
from game.rulesets.berzerka.phases import auction, dealing, exchange, laying, naming, play
from game.rulesets.berzerka.position import BerzerkaTable, Phase

NOBODYS_TURN = marked("It is nobody's turn.")


@dataclass(frozen=True)
class Rules:
    """What may be done in a phase.

    `acts` are the kinds of action that it knows; any other is refused with the sentence `only`
    and the clause `rule`. `legal` lists what a player may do, sorted, and `draw` draws what chance
    does. `refusal` tells why an action of these kinds is not allowed; `apply` does one that is.
    """

    acts: Any
    refusal: Callable[[BerzerkaTable, Any], Refusal | None]
    apply: Callable[[BerzerkaTable, Any, Emit | None], BerzerkaTable]
    legal: Callable[[BerzerkaTable], Sequence[Any]] = lambda table: ()
    draw: Callable[[BerzerkaTable, Rng], Any] = lambda table, rng: None
    only: str = NOBODYS_TURN
    rule: str = ""


_DEALING = Rules(Deal, dealing.refusal, dealing.deal, draw=dealing.draw)

PHASES: Mapping[Phase, Rules] = {
    Phase.BOARD: Rules(LayBoard, laying.board_refusal, laying.lay_board, draw=laying.draw_board),
    Phase.COPY: Rules(
        Copy,
        laying.copy_refusal,
        laying.copy,
        laying.copies,
        laying.draw_copy,
        marked("First say which contract Shapeshift copies."),
        "BZ-09",
    ),
    Phase.DEAL: _DEALING,
    Phase.AUCTION: Rules(
        Pass | Bid,
        auction.call_refusal,
        auction.call,
        auction.calls,
        only=marked("Now is the time to bid or to pass."),
        rule="BZ-10",
    ),
    Phase.PICK: Rules(
        Pick,
        auction.pick_refusal,
        auction.pick,
        auction.picks,
        only=marked("All have passed, so pick an open contract."),
        rule="BZ-13",
    ),
    Phase.FINISH: _DEALING,
    Phase.NAME: Rules(
        Naming,
        naming.refusal,
        naming.name,
        naming.choices,
        only=marked("First name what the contract asks for."),
        rule="BZ-14",
    ),
    Phase.EXCHANGE: Rules(
        Discard | Done,
        exchange.refusal,
        exchange.exchange,
        exchange.changes,
        only=marked("Now is the time to put cards away, or to say that you are done."),
        rule="BZ-15",
    ),
    Phase.DRAW: _DEALING,
    Phase.PLAY: Rules(
        PlayCard,
        play.refusal,
        play.play,
        play.plays,
        only=marked("Now is the time to play a card."),
        rule="BZ-16",
    ),
    Phase.OVER: Rules((), lambda table, action: None, lambda table, action, emit: table),
}
"""By phase; when the hand is over there is nothing to do."""


def legal(table: BerzerkaTable) -> list[BerzerkaAction]:
    """Return what the player to act may do, sorted."""
    return list(PHASES[table.phase].legal(table))


def refusal(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why this cannot be done now, by whoever is to act; None where it can."""
    rules = PHASES[table.phase]
    if isinstance(action, rules.acts):
        return rules.refusal(table, action)
    return Refusal(_(rules.only), rules.rule)


def draw(table: BerzerkaTable, rng: Rng) -> BerzerkaAction:
    """Draw what chance does now; only where it is to act."""
    drawn: BerzerkaAction = PHASES[table.phase].draw(table, rng)
    return drawn


def apply(table: BerzerkaTable, action: BerzerkaAction, emit: Emit | None) -> BerzerkaTable:
    """Return the table after an action that is not refused, and tell what happened."""
    return PHASES[table.phase].apply(table, action, emit)
