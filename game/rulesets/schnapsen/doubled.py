"""What trials have shown of a Kontra or Rekontra, or of none, in words."""

from game.core.outlook import Outlook, in_100
from game.core.words import _, decimal
from game.rulesets.schnapsen.actions import SayKontra, SayRekontra
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenView

LEAST = 0.1
"""By so many points a gain must differ to be told, at least."""
SELDOM = 0.05
"""A Rekontra, or a bid above the own one, that comes in no larger share of deals is not told."""
EVEN = 0.5
"""From such a share of deals lost on a contract is worth a Kontra, if all deals count the same."""


def doubled(view: SchnapsenView, outlook: Outlook) -> str:
    """Return how often the contract that is doubled, or not, goes the own way, and what of a Kontra
    that does not tell."""
    title = _(CONTRACTS[view.table.contract].title)
    doubles = isinstance(outlook.best, SayKontra | SayRekontra)
    won, redoubled, beaten = map(outlook.of, ("won", "redoubled", "beaten"))
    share = won.best if doubles else won.other
    if view.table.phase is Phase.REKONTRA:
        words = _("{contract} is made in {n} of 100 deals that fit.")
        return words.format(contract=title, n=in_100(share))
    words = _("{contract} fails in {n} of 100 deals that fit.")
    told = words.format(contract=title, n=in_100(share))
    if doubles and share <= EVEN:
        told = " ".join(filter(None, (told, _counts_no_more(view))))
    answered = redoubled.best if doubles else redoubled.other
    if answered > SELDOM:
        made = beaten.best if doubles else beaten.other
        n, k = in_100(answered), in_100(made)
        words = (
            _("Its declarer would answer Kontra with Rekontra in {n}, and make all of these.")
            if n == k
            else _("Its declarer would answer Kontra with Rekontra in {n}, and make {k} of these.")
        )
        return f"{told} {words.format(n=n, k=k)}"
    return told if doubles == (share > EVEN) else f"{told} {_sizes(outlook)}".rstrip()


def _counts_no_more(view: SchnapsenView) -> str:
    """Return how little a contract counts for its declarer when it is doubled and made, as more
    than the match asks for is of no use; "" where all of it counts."""
    table = view.table
    target: int = table.standing.options.target
    lacks = target - table.standing.scores[table.maker]
    worth = table.stakes.points(table.row.value) * 2
    if table.row.aim is Aim.POINTS or lacks >= worth:
        return ""
    words = _("Made with Kontra, only {n} of its {all} points count: the match ends at {target}.")
    return words.format(n=lacks, all=worth, target=target)


def _sizes(outlook: Outlook) -> str:
    """Return what a contract counts made and what failed, "" where that is the same."""
    won, gained, given = (outlook.of(name).best for name in ("won", "gained", "given"))
    if not 0 < won < 1 or abs(gained / won - given / (1 - won)) < LEAST:
        return ""
    words = _("Made, it counts {given} on average, failed {gained}.")
    return words.format(given=decimal(given / (1 - won)), gained=decimal(gained / won))
