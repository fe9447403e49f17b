"""The favours asked for the match where one is, in words."""

from game.core.words import _
from game.session.campaign.favour import FAVOURS
from game.session.campaign.season import Season

SECOND_EVENING = "second-evening"
"""The favour by which a match that was lost is played once more."""


def lines(season: Season) -> list[str]:
    """Return a line for each favour asked that counts at the table where one is."""
    told = []
    if _is_second_evening(season):
        told.append(_named(SECOND_EVENING) + " " + _("The match is played once more."))
    if season.trail.asked is not None:
        told.append(_named(season.trail.asked.favour))
    return told


def _is_second_evening(season: Season) -> bool:
    """Tell whether the match was lost before: of the steps since one came, one asked for it."""
    for step in reversed(season.steps):
        if step.startswith("go "):
            return False
        if step == f"use {SECOND_EVENING}":
            return True
    return False


def _named(favour: str) -> str:
    return _("Favour asked: {name}.").format(name=_(FAVOURS[favour].title))
