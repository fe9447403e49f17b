"""Where a stored season stands, for the title, which cannot wait until all the games are read.

It is what each step has come to as it was stored: no rule is asked, and nothing is promised.
"""

from game.core.content import BadContent
from game.core.fields import read_toml
from game.core.parts import BadPart, read_json
from game.core.words import ROOT, _
from game.session.campaign.trail import Phase
from game.session.store.seasons import StoredSeason

FOLDER = ROOT / "levels" / "campaign"


def is_over(stored: StoredSeason) -> bool:
    """Tell whether a season has ended, as far as its store tells."""
    return _latest(stored, "phase") == Phase.OVER


def place_of(stored: StoredSeason) -> str:
    """Return what the place of the road is called where a season stands, "" before the first and
    where that is not known."""
    if not (at := _latest(stored, "at")):
        return ""
    for file in sorted(FOLDER.glob("act-*.toml")):
        try:
            place = read_toml(file).get(str(at))
        except BadContent:
            continue
        if isinstance(place, dict) and isinstance(title := place.get("title"), str):
            return _(title)
    return ""


def _latest(stored: StoredSeason, part: str) -> object:
    """Return what a part of the trail is by now, "" where it is not known."""
    if not all(stored.came):  # An earlier version of the game has walked there.
        return ""
    for text in reversed(stored.came):
        try:
            changed = read_json(text)
        except BadPart:
            continue
        if isinstance(changed, dict) and part in changed:
            return changed[part]
    return ""
