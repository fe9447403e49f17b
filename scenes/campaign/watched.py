"""The end of a round while others still play its cards."""

from collections.abc import Sequence

from game.session.campaign.journey import Journey
from game.session.campaign.par import MEASURES
from game.session.campaign.trail import Played
from game.session.duplicate.others import Others
from scenes.campaign.endings import RoundEnd


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
