"""Where a double decides the match: what the deal is then enough for, and is not without it."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.scoring import Stakes
from game.rulesets.schnapsen.standing import PLAYERS

GAME_VALUES = (1, 2, 3)
"""What a Game may count (DS-35)."""
KONTRA, REKONTRA = "Kontra", "Rekontra"


def decides_match(view: SchnapsenView) -> str:
    """Return whether the deal ends the match with the double that can be said, won or lost, and
    goes on without it; "" where it does not."""
    table = view.table
    is_kontra = table.phase is Phase.KONTRA
    declarer = [table.maker]
    others = [player for player in range(PLAYERS) if player != table.maker]
    own, theirs = (others, declarer) if is_kontra else (declarer, others)
    double = KONTRA if is_kontra else REKONTRA
    told = (_won(view, own, double), _lost(view, theirs, double))
    return " ".join(filter(None, told))


def _won(view: SchnapsenView, winners: Sequence[Player], double: str) -> str:
    """Return that the own side wins the match by the deal, and who of it (DS-48)."""
    if (value := _enough(view, winners)) is None:
        return ""
    scores, me = view.table.standing.scores, view.table.player
    most = max(scores[player] for player in winners)
    if scores[me] < most:
        words = _("Won with {double}{worth}, this deal wins the match for your partner, not you.")
    elif [scores[player] for player in winners].count(most) > 1:
        words = _("Won with {double}{worth}, this deal wins you and your partner the match.")
    else:
        words = _("Won with {double}{worth}, this deal wins you the match.")
    return words.format(double=double, worth=_worth(view, value))


def _lost(view: SchnapsenView, winners: Sequence[Player], double: str) -> str:
    """Return that the other side wins the match by the deal."""
    if (value := _enough(view, winners)) is None:
        return ""
    words = _("Lost with {double}{worth}, it loses you the match.")
    return words.format(double=double, worth=_worth(view, value))


def _worth(view: SchnapsenView, value: int) -> str:
    """Return from what a Game must count, in a clause; other contracts count one thing."""
    if view.table.row.aim is not Aim.POINTS:
        return ""
    return _(" and counted as {n} or more").format(n=value)


def _enough(view: SchnapsenView, winners: Sequence[Player]) -> int | None:
    """Return the least value of the contract that ends the match for one of these if it is doubled
    once more, and would not if it is not; None where there is none."""
    table, stakes = view.table, view.table.stakes
    standing = table.standing
    lacking = min(standing.options.target - standing.scores[player] for player in winners)
    doubled = Stakes(stakes.unseen, 2 * stakes.multiplier)
    values = GAME_VALUES if table.row.aim is Aim.POINTS else (table.row.value,)
    return next(
        (each for each in values if stakes.points(each) < lacking <= doubled.points(each)), None
    )
