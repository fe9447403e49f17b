"""Why it is all one what is played: the deal is won or lost already, or the cards are alike."""

from game.core.words import _
from game.kit.same import all_one
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


def all_the_same(view: SchnapsenView) -> str:
    """Return why it is all one which card is played, "" where nothing seen says so."""
    if view.table.phase is not Phase.PLAY:
        return ""
    legal = choice_of(view, view.hand[0]).legal
    return all_one([choice_of(view, card) for card in legal])


def _brings(table: SchnapsenTable, wins: bool) -> float:
    """Return the most that the deal can bring the player to act, or the least, as it stands."""
    me, value = table.player, table.row.value
    if table.row.aim is Aim.POINTS:
        value = claim_value(table.against(me) if wins else table.side(me))
    made = (me == table.maker) == wins
    gains = deal_points(table.stakes.points(value), table.maker, declarer_wins=made)
    return effective(gains, table.standing.scores, table.standing.options.target)[me]
