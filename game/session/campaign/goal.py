"""What a round of the road asks of the player, while it is played and after it."""

from collections.abc import Mapping

from game.core.words import _, marked
from game.session.campaign import telling
from game.session.campaign.node import Round
from game.session.campaign.season import Season
from game.session.campaign.trail import Played
from game.session.goal import Goal, Verdict

MET: Mapping[int, str] = {
    1: marked("You were asked to come first, and you did."),
    2: marked("You were asked to come first or second, and you did."),
    3: marked("You were asked not to come last, and you did not."),
}
"""What a round that was won had asked for, by the worst place that wins."""
MISSED: Mapping[int, str] = {
    1: marked("You were asked to come first, and you did not."),
    2: marked("You were asked to come first or second, and you did not."),
    3: marked("You were asked not to come last, and you did."),
}
"""The same of one that was lost."""


def goal_of(season: Season) -> Goal:
    """Return what the round at hand asks for; only where one is to be played."""
    node, here = season.node, season.round
    assert node is not None
    far, needed = "", ""
    if len(node.rounds) > 1:
        far = _("Round {n} of {all}").format(n=season.round_number + 1, all=len(node.rounds))
        needed = telling.needed_words(node)
    asked = season.trail.asked
    is_plain = asked is not None and asked.favour == "plain-table"
    twist = "" if is_plain or not here.twist else _(season.world.twists[here.twist].title)
    rule = "" if is_plain else telling.twist_of(season, here)
    line = " · ".join(filter(None, (far, _(telling.WINNING[here.aim]), twist)))
    brings = _("It brings {reward}.").format(reward=telling.reward_of(node))
    told = (telling.aim_of(here), needed, rule, brings, telling.loss_of(season, node))
    return Goal(line[:1].upper() + line[1:], tuple(filter(None, told)))


def verdict_of(round: Round, *, is_won: bool) -> Verdict:
    """Return what is said of a round that is over: whether it brought what it asked for."""
    title = _("Round won.") if is_won else _("Round lost.")
    return Verdict(is_won, title, _((MET if is_won else MISSED)[round.aim]))


def verdict_on(season: Season, played: Played) -> Verdict:
    """Return what is said of a round that has been noted."""
    round = season.world.nodes[played.node].rounds[played.round]
    return verdict_of(round, is_won=played.is_won)
