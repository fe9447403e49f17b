"""The auction of boxes, and the naming of what the contract leaves open."""

from collections.abc import Sequence

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.words import _
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import (
    BIDS,
    PASS,
    BerzerkaAction,
    Bid,
    NamePain,
    NameRanking,
    NameTrump,
    Naming,
    Pass,
    Pick,
)
from game.rulesets.berzerka.board import Board, Box, box_of, in_table_order, is_open, open_boxes
from game.rulesets.berzerka.declared import declare
from game.rulesets.berzerka.events import BidMade, ChoiceNamed, ContractWon, PlayerPassed
from game.rulesets.berzerka.position import BerzerkaTable, Phase


def calls_open(table: BerzerkaTable) -> list[Pass | Bid]:
    """Return what may be said: a pass, or a bid that beats the standing one."""
    return [
        PASS,
        *(
            BIDS[box.id][overbid]
            for box in in_table_order(open_boxes(table.boxes))
            for overbid in range(least_overbid(box, table), box.rules.most_overbid + 1)
        ),
    ]


def least_overbid(box: Box, table: BerzerkaTable) -> int:
    """Return the least overbid with which this box beats the standing bid (BZ-12)."""
    best = table.standing_bid
    if best is None:
        return 0
    return best.overbid + (0 if box.value > box_of(table.boxes, best.contract).value else 1)


def why_not_bid(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why the next to speak may not bid this, None where he may or it is no bid."""
    if not isinstance(action, Bid):
        return None
    boxes = table.boxes
    if not is_open(boxes, action.contract):
        return _not_open(boxes, "BZ-11")
    box = box_of(boxes, action.contract)
    most = box.rules.most_overbid
    if not 0 <= action.overbid <= most:
        return Refusal(
            _("An overbid on {contract} is from 0 to {most}.").format(
                contract=box.title, most=most
            ),
            "BZ-11",
        )
    best = table.standing_bid
    if best is None or action.overbid >= least_overbid(box, table):
        return None
    standing = box_of(boxes, best.contract)
    return Refusal(
        _(
            "{contract} +{overbid}, worth {value}, stands. A bid beats it with a higher overbid, "
            "or with the same and a contract of higher value."
        ).format(contract=standing.title, overbid=best.overbid, value=standing.value),
        "BZ-12",
    )


def call(table: BerzerkaTable, said: Pass | Bid, emit: Emit | None) -> BerzerkaTable:
    """Say it; the next speaks, or the highest bidder declares, or forehand picks."""
    player = table.player
    auction = table.auction.with_call(said if isinstance(said, Bid) else None)
    after = table.but(auction=auction)
    best = auction.highest
    if (following := auction.to_call) is not None:
        after = after.but(player=following)
    elif best is None:
        after = after.but(phase=Phase.PICK, player=table.forehand)
    if emit and isinstance(said, Bid):
        emit(BidMade(player, said.contract, said.overbid, after=after))
    elif emit:
        emit(PlayerPassed(player, after=after))
    if following is None and best is not None and best.bid is not None:
        return _declare(after, best.player, best.bid.contract, best.bid.overbid, emit)
    return after


def picks_open(table: BerzerkaTable) -> list[Pick]:
    """Return what forehand may pick when all have passed (BZ-13)."""
    return [Pick(box.id) for box in in_table_order(open_boxes(table.boxes))]


def why_not_pick(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why forehand may not pick this contract; None where nothing is to be picked."""
    return _not_open(table.boxes, "BZ-13") if isinstance(action, Pick) else None


def pick(table: BerzerkaTable, action: Pick, emit: Emit | None) -> BerzerkaTable:
    """Make forehand declarer of the contract, without an overbid."""
    return _declare(table, table.player, action.contract, 0, emit)


def _declare(
    table: BerzerkaTable, player: Player, contract: str, overbid: int, emit: Emit | None
) -> BerzerkaTable:
    """Make the player declarer; the deal is finished next, and he will lead (BZ-16)."""
    box = box_of(table.boxes, contract)
    after = table.but(
        declared=declare(player, box, overbid),
        trick=Trick(player),
        phase=Phase.FINISH,
        player=CHANCE,
    )
    if emit:
        passed_out = table.phase == Phase.PICK
        emit(ContractWon(player, contract, overbid, box.value, passed_out, after=after))
    return after


def _not_open(boxes: Board, rule: str) -> Refusal:
    names = ", ".join(box.title for box in open_boxes(boxes))
    return Refusal(_("That contract is not open; open are {names}.").format(names=names), rule)


def choices_open(table: BerzerkaTable) -> Sequence[Naming]:
    """Return what the declarer may name next."""
    return table.declaration.choices()


def why_not_named(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why the declarer may not name this now; None where it is no choice at all."""
    if not isinstance(action, NameTrump | NameRanking | NamePain):
        return None
    listed = ", ".join(map(str, choices_open(table)))
    return Refusal(_("First name one of these: {choices}.").format(choices=listed), "BZ-14")


def name(table: BerzerkaTable, action: Naming, emit: Emit | None) -> BerzerkaTable:
    """Settle one thing more of the contract."""
    after = go_on_naming(table.but(declared=table.declaration.with_choice(action)))
    if emit:
        emit(ChoiceNamed(table.player, action, after=after))
    return after


def go_on_naming(table: BerzerkaTable) -> BerzerkaTable:
    """Let the declarer name what is still open; when nothing is, let him change cards."""
    phase = Phase.NAME if choices_open(table) else Phase.EXCHANGE
    return table.but(phase=phase, player=table.declaration.declarer)
