"""The auction: which bids are allowed, and who becomes declarer (BZ-10 to BZ-13)."""

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.words import _
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import BIDS, PASS, Bid, Pass, Pick
from game.rulesets.berzerka.board import Board, Box, box_of, in_table_order, is_open, open_boxes
from game.rulesets.berzerka.declared import declare
from game.rulesets.berzerka.events import BidMade, ContractWon, PlayerPassed
from game.rulesets.berzerka.position import BerzerkaTable, Call, Phase
from game.rulesets.berzerka.scoring import PLAYERS


def calls(table: BerzerkaTable) -> list[Pass | Bid]:
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


def call_refusal(table: BerzerkaTable, said: Pass | Bid) -> Refusal | None:
    """Return why the player to act may not say this, None where he may."""
    return bid_refusal(said, table) if isinstance(said, Bid) else None


def bid_refusal(bid: Bid, table: BerzerkaTable) -> Refusal | None:
    """Return why the next bidder may not bid this, None where he may."""
    boxes = table.boxes
    if not is_open(boxes, bid.contract):
        return _not_open(boxes, "BZ-11")
    box = box_of(boxes, bid.contract)
    most = box.rules.most_overbid
    if not 0 <= bid.overbid <= most:
        return Refusal(
            _("An overbid on {contract} is from 0 to {most}.").format(
                contract=box.title, most=most
            ),
            "BZ-11",
        )
    best = table.standing_bid
    if best is None or bid.overbid >= least_overbid(box, table):
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
    """Say it, and go on to the next to speak, or to the end of the auction."""
    player = table.player
    table = table.but(calls=(*table.calls, Call(player, said)))
    following = next_to_call(table)
    if following is not None:
        table = table.but(player=following)
    elif table.standing_call is None:
        table = table.but(phase=Phase.PICK, player=table.forehand)
    if emit:
        if isinstance(said, Bid):
            emit(BidMade(player, said.contract, said.overbid))
        else:
            emit(PlayerPassed(player))
    best = table.standing_call
    if following is None and best is not None and isinstance(best.said, Bid):
        return _declare(table, best.player, best.said.contract, best.said.overbid, emit)
    return table


def next_to_call(table: BerzerkaTable) -> Player | None:
    """Return who is to speak, None when the auction is over (BZ-10)."""
    best = table.standing_call
    after = table.calls[-1].player + 1 if table.calls else table.forehand
    for step in range(PLAYERS):
        player = (after + step) % PLAYERS
        if not table.has_passed(player):
            return None if best is not None and best.player == player else player
    return None


# -- all have passed


def picks(table: BerzerkaTable) -> list[Pick]:
    """Return what forehand may pick (BZ-13)."""
    return [Pick(box.id) for box in in_table_order(open_boxes(table.boxes))]


def pick_refusal(table: BerzerkaTable, action: Pick) -> Refusal | None:
    """Return why forehand may not pick this contract, None where he may."""
    return None if is_open(table.boxes, action.contract) else _not_open(table.boxes, "BZ-13")


def pick(table: BerzerkaTable, action: Pick, emit: Emit | None) -> BerzerkaTable:
    """Make forehand declarer of the contract, without an overbid."""
    return _declare(table, table.player, action.contract, 0, emit)


# -- the end of the auction


def _declare(
    table: BerzerkaTable, player: Player, contract: str, overbid: int, emit: Emit | None
) -> BerzerkaTable:
    """Make the player declarer; the deal is finished next, and he will lead (BZ-16)."""
    passed_out = table.phase == Phase.PICK
    box = box_of(table.boxes, contract)
    table = table.but(
        declared=declare(player, box, overbid),
        trick=Trick(player),
        phase=Phase.FINISH,
        player=CHANCE,
    )
    if emit:
        emit(ContractWon(player, contract, overbid, box.value, passed_out))
    return table


def _not_open(boxes: Board, rule: str) -> Refusal:
    names = ", ".join(box.title for box in open_boxes(boxes))
    return Refusal(_("That contract is not open; open are {names}.").format(names=names), rule)
