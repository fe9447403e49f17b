"""What a round of the road asks of the player, while it is played and after it."""

from collections.abc import Mapping, Sequence

from game.core.words import _, marked
from game.session.campaign import telling
from game.session.campaign.node import Node
from game.session.campaign.season import Season
from game.session.campaign.trail import Played
from game.session.goal import Goal, Verdict

NO_BREAK = "\N{NO-BREAK SPACE}"
"""What keeps a score on one line."""
MET: Mapping[int, str] = {
    0: marked("You were asked to win, and you did."),
    1: marked("You were asked to come first, and you did."),
    2: marked("You were asked to come first or second, and you did."),
    3: marked("You were asked not to come last, and you did not."),
}
"""What a round that was won had asked for, by what wins it: see `telling.wins_by`."""
MISSED: Mapping[int, str] = {
    0: marked("You were asked to win, and you did not."),
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
    line = " · ".join(filter(None, (far, _(telling.WINNING[telling.wins_by(here)]), twist)))
    brings = _("It brings {reward}.").format(reward=telling.reward_of(season, node))
    told = (
        telling.aim_of(here),
        needed,
        rule,
        brings,
        telling.loss_of(season, node),
        telling.help_of(season),
    )
    return Goal(line[:1].upper() + line[1:], tuple(filter(None, told)))


def verdict_of(node: Node, number: int, *, is_won: bool, so_far: Sequence[Played] = ()) -> Verdict:
    """Return what is said of a round of a place that is over: whether it brought what it asked
    for and, of several, how the match stands after those played `so_far`, this one included."""
    round = node.rounds[number]
    words = _((MET if is_won else MISSED)[telling.wins_by(round)])
    if len(node.rounds) == 1:
        return Verdict(is_won, _("Match won.") if is_won else _("Match lost."), words)
    told = _("Round {n} of {all} won.") if is_won else _("Round {n} of {all} lost.")
    title = told.format(n=number + 1, all=len(node.rounds))
    wins = sum(each.is_won for each in so_far[:number]) + is_won
    losses = number + 1 - wins
    score = f"{wins}{NO_BREAK}:{NO_BREAK}{losses}"
    stands = _("The match stands {score}.").format(score=score)
    is_lost = losses > len(node.rounds) - node.needed
    end = _("The match can no longer be won.") if is_lost else ""
    lines = (words, stands, telling.needed_words(node), end)
    return Verdict(is_won, title, " ".join(filter(None, lines)))


def verdict_on(season: Season, played: Played) -> Verdict:
    """Return what is said of a round that has been noted."""
    node = season.world.nodes[played.node]
    here = [each for each in season.trail.played if each.node == played.node]
    return verdict_of(node, played.round, is_won=played.is_won, so_far=here)
