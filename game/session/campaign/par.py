"""Par: what a club player and an expert make of the player's very cards."""

from collections.abc import Sequence

from game.session.campaign.trail import Par
from game.session.match import Match
from game.session.setting import Made, Setting, figure_of, made_by

MEASURES = ("club", "expert")
"""Who plays the cards again, the weaker first."""


def par_of(setting: Setting, match: Match, made: Sequence[Made] | None = None) -> Par:
    """Return what the player has made of a round, and others of its cards.

    What MEASURES have `made` of them is played out here and now where it is not known.
    """
    club, expert = made or [made_by(setting, spec) for spec in MEASURES]
    return Par(figure_of(match, setting.seat), club.figure, expert.figure)


def notation(deal: int, par: Par) -> str:
    """Return the step that notes a par."""
    figures = "/".join(
        ",".join(f"{value:g}" for value in figure) for figure in (par.own, par.club, par.expert)
    )
    return f"par {deal} {figures}"
