"""What trials have shown of a bid beside another, in words."""

from game.core.outlook import Figure, Outlook, in_100
from game.core.words import _, decimal
from game.rulesets.whist.table import WhistView

TOLD, TOLD_POINTS = 0.02, 0.2
"""A share, or points, must differ by so much to be told: less is next to nothing."""
CLEAR = 0.05
"""A bid that is made so much oftener needs no other reason."""


def tried_bid(view: WhistView, outlook: Outlook) -> str:
    """Return how often each of the two bids is made; where that alone does not speak for the best,
    what it brings besides, or leaves to the others, "" where that is no better."""
    made, own, worth = map(outlook.of, ("made", "own", "worth"))
    oftener = _("{bid} is made in {n} of 100 deals, a bid of {near} in {m}.")
    if made.gap >= CLEAR and made.is_real(TOLD):
        return _put(oftener, outlook)
    as_often = _("{bid} and {near} are made about as often, in {n} of 100 deals.")
    often = as_often if abs(made.gap) < CLEAR else oftener
    sign = -1 if view.table.standing.scheme.low_wins else 1
    left = _of_others(view, own, worth)
    is_better = (worth.gap > 0 and worth.is_real(TOLD_POINTS)) or made.gap <= -CLEAR
    if own.gap > 0 and own.is_real(TOLD_POINTS):
        brings = _("But {bid} brings {points} points on average, a bid of {near} brings {fewer}.")
        points, fewer = decimal(sign * own.best), decimal(sign * own.other)
    elif is_better and left[0] <= left[1] - TOLD_POINTS:
        brings = _(
            "But {bid} leaves the others {points} points each on average, a bid of {near} leaves "
            "{fewer}."
        )
        points, fewer = (decimal(sign * each) for each in left)
    else:
        return _put(oftener, outlook) if made.gap > 0 and made.is_real(TOLD) else ""
    return " ".join((_put(often, outlook), _put(brings, outlook, points=points, fewer=fewer)))


def _of_others(view: WhistView, own: Figure, worth: Figure) -> tuple[float, float]:
    """Return what each of the others scores on average with the best bid and with the other, the
    more the better: the table's average is what is scored less what that is worth."""
    players = view.table.players
    best, other = (
        (players * (scored - against) - scored) / (players - 1)
        for scored, against in ((own.best, worth.best), (own.other, worth.other))
    )
    return best, other


def level_bid(outlook: Outlook) -> str:
    """Return that little hangs on it, "" where that is not so."""
    if outlook.of("worth").is_real(TOLD_POINTS):
        return ""
    words = _("Little hangs on it: {bid} is made in {n} of 100 deals, a bid of {near} in {m}.")
    return _put(words, outlook)


def _put(words: str, outlook: Outlook, **places: str) -> str:
    """Return words with both bids in them and how often each is made."""
    made = outlook.of("made")
    return words.format(
        bid=outlook.best.tricks,
        near=outlook.other.tricks,
        n=in_100(made.best),
        m=in_100(made.other),
        **places,
    )
