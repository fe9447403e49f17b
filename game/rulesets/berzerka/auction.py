"""Which bids are allowed, and who wins the auction (BZ-10 to BZ-13)."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.protocols import Player, Refusal
from game.core.words import _
from game.rulesets.berzerka.actions import BIDS, Bid, Pass
from game.rulesets.berzerka.board import Board, Box, box_of, open_boxes
from game.rulesets.berzerka.contracts import NUMBER_OF
from game.rulesets.berzerka.scoring import PLAYERS


@dataclass(frozen=True)
class Call:
    """What a player said in the auction."""

    player: Player
    said: Bid | Pass


Calls = Sequence[Call]


def standing_call(calls: Calls) -> Call | None:
    """Return the bid to beat with its bidder, None before the first bid."""
    return next((call for call in reversed(calls) if isinstance(call.said, Bid)), None)


def has_passed(calls: Calls, player: Player) -> bool:
    """Tell whether the player is out of the auction."""
    return any(call.player == player and isinstance(call.said, Pass) for call in calls)


def next_to_call(calls: Calls, forehand: Player) -> Player | None:
    """Return who is to speak, None when the auction is over (BZ-10)."""
    best = standing_call(calls)
    after = calls[-1].player + 1 if calls else forehand
    for step in range(PLAYERS):
        player = (after + step) % PLAYERS
        if not has_passed(calls, player):
            return None if best is not None and best.player == player else player
    return None


def least_overbid(box: Box, board: Board, best: Bid | None) -> int:
    """Return the least overbid with which this box beats the standing bid (BZ-12)."""
    if best is None:
        return 0
    standing = box_of(board, best.contract)
    assert standing is not None
    return best.overbid + (0 if box.value > standing.value else 1)


def most_overbid(box: Box) -> int:
    """Return the highest overbid of the box (BZ-11)."""
    return box.rules.most_overbid


def allowed_bids(board: Board, best: Bid | None) -> list[Bid]:
    """Return the bids that beat the standing one, in the order of the table."""
    return [
        BIDS[box.id][overbid]
        for box in in_table_order(board)
        for overbid in range(least_overbid(box, board, best), most_overbid(box) + 1)
    ]


def in_table_order(board: Board) -> list[Box]:
    """Return the open boxes in the order of the table of contracts."""
    return sorted(open_boxes(board), key=lambda box: NUMBER_OF[box.id])


def bid_refusal(bid: Bid, board: Board, best: Bid | None) -> Refusal | None:
    """Return why the next bidder may not bid this, None where he may."""
    box = box_of(board, bid.contract)
    if box is None or not box.is_open:
        return Refusal(
            _("That contract is not open; open are {names}.").format(names=_open_titles(board)),
            "BZ-11",
        )
    if not 0 <= bid.overbid <= most_overbid(box):
        return Refusal(
            _("An overbid on {contract} is from 0 to {most}.").format(
                contract=box.title, most=most_overbid(box)
            ),
            "BZ-11",
        )
    if best is None or bid.overbid >= least_overbid(box, board, best):
        return None
    standing = box_of(board, best.contract)
    assert standing is not None
    return Refusal(
        _(
            "{contract} +{overbid}, worth {value}, stands. A bid beats it with a higher overbid, "
            "or with the same and a contract of higher value."
        ).format(contract=standing.title, overbid=best.overbid, value=standing.value),
        "BZ-12",
    )


def pick_refusal(contract: str, board: Board) -> Refusal | None:
    """Return why forehand may not pick this contract, None where he may (BZ-13)."""
    box = box_of(board, contract)
    if box is not None and box.is_open:
        return None
    return Refusal(
        _("That contract is not open; open are {names}.").format(names=_open_titles(board)),
        "BZ-13",
    )


def _open_titles(board: Board) -> str:
    return ", ".join(box.title for box in open_boxes(board))
