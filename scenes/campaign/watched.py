"""The end of a round, and the map, while others still play the cards of rounds."""

from collections.abc import Sequence

from game.core.words import _
from game.session.campaign import amounts
from game.session.campaign.journey import MEASURES, Journey
from game.session.campaign.season import Season
from game.session.campaign.trail import Played
from game.session.duplicate.others import Others
from scenes.campaign.endings import RoundEnd
from scenes.campaign.mapscene import SeasonMap

EVERY = 0.5
"""Seconds between two looks from the map."""


def collect(journey: Journey, others: Others) -> None:
    """Note what the others have made of rounds meanwhile, and have them play those missing."""
    if journey.id is None:
        return
    for played in journey.season.trail.played:
        if journey.season.trail.par_of(played.deal) is not None:
            continue
        key = journey.id, played.deal
        if (made := others.look(key)) is not None:
            journey.note_made(played.deal, made)
        elif not others.is_asked(key) and (setting := journey.setting_of(played.deal)) is not None:
            others.ask(key, setting, MEASURES)


def stars_in(before: Season, after: Season) -> list[str]:
    """Return what stars have come in between, a sentence for each place."""
    told = _("{place}: {stars} now, for doing better with the same cards.")
    return [
        told.format(place=_(after.world.nodes[id].title), stars=amounts.stars(count))
        for id, count in after.stars.items()
        if count > before.stars.get(id, count)
    ]


class Watched(RoundEnd):
    """The end of a round that looks now and then whether the others are done."""

    def __init__(
        self, journey: Journey, played: Played, others: Others, gained: Sequence[str]
    ) -> None:
        super().__init__(journey.season, played, gained)
        self._journey, self._others = journey, others
        setting = journey.setting_of(played.deal)
        if journey.id is not None and setting is not None and self.par is None:
            others.ask((journey.id, played.deal), setting, MEASURES)

    def update(self, dt: float) -> bool:
        """Look whether the others are done."""
        if self.par is None and self._journey.id is not None:
            made = self._others.look((self._journey.id, self.played.deal))
            if made is not None:
                self._journey.note_made(self.played.deal, made)
                self.know(self._journey.season)
        return super().update(dt)


class WatchedMap(SeasonMap):
    """The map that tells of stars as they come in; `seen` is the season as it was last shown."""

    def __init__(self, journey: Journey, others: Others, seen: Season, act: int = 0) -> None:
        super().__init__(journey.season, journey.player.name, act)
        self._journey, self._others, self.seen = journey, others, seen
        self._since = EVERY

    def update(self, dt: float) -> bool:
        """Look now and then whether others are done."""
        self._since += dt
        if self._since >= EVERY and self.is_ready and not self.view.is_walking:
            self._since = 0.0
            collect(self._journey, self._others)
            self._tell(self._journey.season)
        return super().update(dt)

    def _tell(self, season: Season) -> None:
        """Tell what stars there are more than when the season was last shown."""
        if season is self.seen:
            return
        if news := stars_in(self.seen, season):
            self.know(season, self.seen, news)
        self.seen = season
