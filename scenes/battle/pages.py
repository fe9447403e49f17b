"""The pages over a battle as it is played: its story, the battles so far, what came of it."""

from typing import Any

import pygame

from game.core.protocols import Event
from game.rulesets.berserk import events as e
from game.rulesets.berserk.telling.feats import feats_of
from game.session.match import MatchEnded
from scenes.battle.maps.ground import scaled
from scenes.battle.overlays.battleend import BattlePage
from scenes.battle.overlays.recap import StoryPage
from scenes.battle.overlays.scores import ScorePage, results_of
from scenes.battle.reporting import Report
from scenes.battle.show import BattleShow
from scenes.battle.telling import story
from scenes.results import Results
from scenes.show.guided import Guided
from scenes.show.reading import AfterDeal, ReadingPage
from scenes.ui.page import Page


class BattlePages(Guided):
    """A match of Berserk, by the pages that are put over it."""

    show: BattleShow
    report: Report

    @property
    def standing(self) -> Any:
        """The match between two battles."""
        return self.port.standing

    def log_page(self) -> Page[None]:
        """Return the page of everything that has been shown."""
        told = story(self.report.log_port.events()[: self.said_count], self.port.names)
        return StoryPage([each.sentence for each in told])

    def score_page(self) -> ReadingPage:
        """Return the list of the battles of this match."""
        return ScorePage(self.standing, self.port.names)

    def has_page(self, event: Event) -> bool:
        """Tell whether a page is shown after an event: after a battle, and after the match."""
        return isinstance(event, e.BattleEnded) or super().has_page(event)

    def deal_page(self, event: Event) -> AfterDeal:
        """Return what a battle has come to."""
        assert isinstance(event, e.BattleEnded)
        feats, names, faces = feats_of(self.watched.events()), self.told_names, self.show.faces
        at = self._beside_field
        return BattlePage(event, feats, self.standing, names, faces, at, around=self.act)

    def _beside_field(self) -> pygame.Rect:
        return scaled(self.show.ground.panel(True), self.layout)

    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""
        page = results_of(event, self.standing, self.told_names)
        page.seat(self.sitting.seats, self.port.ruleset.sides(len(self.port.names)))
        return page
