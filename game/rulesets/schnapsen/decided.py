"""Why it is all one what is played: the deal is won or lost already, or the cards are alike."""

from game.core.outlook import Outlook
from game.core.words import _
from game.kit.same import all_one, comes_to
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of
from game.rulesets.schnapsen.scoring import claim_value, deal_points, effective

NEAR = 0.005
"""So near to the best or the worst there is, a worth is that."""


def decided(view: SchnapsenView, worth: float) -> str:
    """Return that a deal is won or lost whatever is chosen, as all choices are worth so much; ""
    where it is open."""
    table = view.table
    if table.phase not in (Phase.PLAY, Phase.EXCHANGE, Phase.REKONTRA):
        return ""
    if worth > _brings(table, True) - NEAR:
        return _("Whichever you choose, this deal is won.")
    if worth < _brings(table, False) + NEAR:
        return _("Whichever you choose, this deal is lost.")
    return ""


def all_the_same(view: SchnapsenView, outlook: Outlook | None) -> str:
    """Return why it is all one what is done, and how often the own side wins then; "" where nothing
    says so."""
    why = ""
    if view.table.phase is Phase.PLAY:
        legal = choice_of(view, view.hand[0]).legal
        why = all_one([choice_of(view, card) for card in legal])
    return " ".join(filter(None, (why, _won(outlook))))


def _won(outlook: Outlook | None) -> str:
    """Return whether the deal is won whatever is done, "" where nobody has looked."""
    if outlook is None:
        return ""
    return comes_to(
        outlook.of("won"),
        _("Played out, you win the deal whatever you choose."),
        _("Played out, you win about {n} of 100 deals, whatever you choose."),
        _("Played out, you lose the deal whatever you choose."),
    )


def _brings(table: SchnapsenTable, wins: bool) -> float:
    """Return the most that the deal can bring the player to act, or the least, as it stands."""
    me, value = table.player, table.row.value
    if table.row.aim is Aim.POINTS:
        value = claim_value(table.against(me) if wins else table.side(me))
    made = (me == table.maker) == wins
    gains = deal_points(table.stakes.points(value), table.maker, declarer_wins=made)
    return effective(gains, table.standing.scores, table.standing.options.target)[me]
