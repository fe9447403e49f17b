"""What was played last and is not over: a match, or a season on its road."""

from dataclasses import dataclass

from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.trail import is_over, place_of
from game.session.match import HUMAN
from game.session.occasion import DRAFT, is_round
from game.session.store import Store, StoredMatch
from game.session.store.seasons import StoredSeason
from scenes.games import SCREENS
from scenes.kept import local_time
from scenes.ui.text import escape


@dataclass(frozen=True)
class LeftOff:
    """The number of a match in the store, or of a season, and in markup which one it is."""

    id: int
    words: str
    is_season: bool = False


def left_off(store: Store) -> LeftOff | None:
    """Return what was left last of all that can be gone on with, None where there is nothing.

    A season that waits at one of its tables is told as the match that is half played there.
    """
    match = next((m for m in store.matches.unfinished() if m.ruleset in SCREENS), None)
    season = _season(store)
    if match is None or (season is not None and _is_after(season, match)):
        return None if season is None else LeftOff(season.id, _of_season(season), is_season=True)
    return LeftOff(match.id, in_short(match, store))


def _season(store: Store) -> StoredSeason | None:
    """Return the season that a person played last, unless all of his are over."""
    own = (each for each in store.seasons.all() if each.player == HUMAN and _is_dated(each))
    return next((each for each in own if not is_over(each)), None)


def _is_dated(season: StoredSeason) -> bool:
    try:
        local_time(season.played)
    except ValueError:
        return False
    return True


def _is_after(season: StoredSeason, match: StoredMatch) -> bool:
    """Tell whether a season was walked on in since a match was left that is none of its own."""
    return _season_of(match) != str(season.id) and season.played > match.played


def _season_of(match: StoredMatch) -> str | None:
    return match.occasion.id if match.occasion and is_round(match.occasion) else None


def _of_season(season: StoredSeason) -> str:
    parts = _("Campaign"), escape(place_of(season)), local_time(season.played)
    return " · ".join(filter(None, parts))


def in_short(match: StoredMatch, store: Store) -> str:
    """Return which match it is, in markup: the game, whom it is against, when it was played; of a
    round of a season instead of whom the place of the road."""
    rules = RULESETS.get(match.ruleset)
    game, when = _(rules.title) if rules else match.ruleset, local_time(match.played)
    if (of := _season_of(match)) is not None:
        found = next((each for each in store.seasons.all() if str(each.id) == of), None)
        place = escape(place_of(found)) if found else ""
        return " · ".join(filter(None, (_("Campaign"), place, game, when)))
    seats = zip(match.seats, match.names, strict=False)
    others = [escape(name) for spec, name in seats if spec != HUMAN] or list(
        map(escape, match.names)
    )
    sentence = _("{game} with {names}, {when}")
    if match.occasion is not None and match.occasion.kind == DRAFT:
        sentence = _("{game}, duel of a draft with {names}, {when}")
    return sentence.format(game=game, names=", ".join(others), when=when)
