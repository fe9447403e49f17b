"""What is taught along the road: hands before it, and the decision that a teacher sets."""

from game.core.points import listed
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.node import Node
from game.session.campaign.season import Season
from game.session.practice.choosing import TIERS, drill_for
from game.session.practice.drill import Drill
from game.session.practice.drillfile import GAMES, drills_of


def prologue_words(season: Season) -> str:
    """Return what is shown before the road, and which games are left out as they are not new."""
    told = _(
        "Before you set out, you play one short hand of each game that is new to you, two "
        "minutes or so each. A guide stands by you, and nothing is at stake."
    )
    known = [_(game.title) for id, game in RULESETS.items() if id not in season.trail.prologue]
    if not known:
        return told
    left_out = _(
        "Left out, because you have played them or begun to learn them: {games}. "
        "Until you have finished a match of a game, its tables still offer you such a "
        "hand."
    )
    return f"{told} {left_out.format(games=listed(known))}"


def first_words(game: str) -> str:
    """Return the offer to play the hand of a game with a guide, before its round at a table."""
    return _("First a short hand of {game} with a guide").format(game=game)


def learnt_words(season: Season, game: str) -> str:
    """Return what became of the hand of a game that was to be shown, "" while it is still to be."""
    if game in season.trail.to_learn:
        return ""
    return _("played") if f"learnt {game}" in season.steps else _("skipped")


def taught_at(season: Season, node: Node) -> str:
    """Return the game that a teacher teaches: one that is played where the roads from there lead,
    or another of those that have drills."""
    ends = [season.world.nodes[id] for id in season.course.roads[node.id]]
    ahead = [game for end in ends for game in end.games if game in GAMES]
    return season.luck("lesson", node.id).choice(ahead or GAMES)


def drill_at(season: Season, node: Node) -> Drill:
    """Return what a teacher sets: the harder the later in the season; raise BadContent."""
    tier = min(max(node.act + 1 + season.rules.shift, 1), TIERS)
    drills = drills_of(taught_at(season, node))
    return drill_for(drills, tier, season.luck("drill", node.id))


def lesson_words(season: Season, node: Node) -> str:
    """Return what a teacher teaches, and what it is good for."""
    return _(
        "You are given a decision in {game} to solve: right or wrong, the lesson "
        "gives back a heart."
    ).format(game=_(RULESETS[taught_at(season, node)].title))


def answered_words(*, is_solved: bool) -> str:
    """Return what is said of the answer to what a teacher has set."""
    return (
        _("You have solved it, and it pays.") if is_solved else _("You did not solve it this time.")
    )
