"""What a deal of whist hangs on: the own bid, and whether all bids can be met."""

from game.core.meaning import Meaning
from game.core.words import _, many
from game.rulesets.whist.guide import choice_of
from game.rulesets.whist.reach import is_missed
from game.rulesets.whist.table import WhistTable, WhistView


def stake(view: WhistView) -> Meaning | None:
    """Return what the observer's bid still asks of him, None where there is no play."""
    table, player = view.table, view.observer
    if player is None or not table.is_playing or (bid := table.bid_of(player)) is None:
        return None
    taken = table.taken[player]
    left = bid - taken
    if left < 0:
        words = many("Missed: {n} trick too many.", "Missed: {n} tricks too many.", -left)
    elif is_missed(table, player):
        words = _("Your bid can no longer be made.")
    elif left == 0:
        words = (
            _("Your bid is met, but you win this trick whatever you play.")
            if view.hand and table.player == player and choice_of(view, view.hand[0]).wins_anyway
            else _("Your bid is met: take no more.")
        )
    else:
        words = many("{n} trick still to take.", "{n} tricks still to take.", left)
    return Meaning(words.format(n=abs(left)), table.standing.scheme.rule)


def story(table: WhistTable) -> Meaning | None:
    """Return how many tricks are wanted and how many there are."""
    if table.is_bidding:
        words = _("{bid} of {all} tricks bid so far.")
        return Meaning(words.format(bid=sum(table.bids), all=table.cards), "SW-11")
    if not table.is_playing:
        return None
    wanted = sum(
        max(0, bid - taken) for bid, taken in zip(table.seat_bids(), table.taken, strict=True)
    )
    left = table.cards - sum(table.taken)
    words = many(
        "Players still want {wanted} of {n} trick.",
        "Players still want {wanted} of {n} tricks.",
        left,
    )
    return Meaning(words.format(wanted=wanted, n=left), "SW-11")
