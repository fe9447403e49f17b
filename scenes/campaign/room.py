"""The way from screen to screen on the road: the map, what happens at a place, and the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.core.fields import BadContent
from game.core.record import BadRecord
from game.core.words import _
from game.session.campaign import outcome
from game.session.campaign.achievements import ACHIEVEMENTS, done
from game.session.campaign.journey import (
    MEASURES,
    BadSeason,
    Journey,
    deeds_of,
    games_new_to,
    is_untried,
)
from game.session.campaign.keepsake import kept
from game.session.campaign.matches import allows_hints
from game.session.campaign.node import Kind
from game.session.campaign.rounds import goal_of, place_of, verdict_of
from game.session.campaign.season import Season
from game.session.campaign.steps import SHOW, BadStep
from game.session.campaign.trail import Phase
from game.session.campaign.world import rounds_here
from game.session.duplicate.others import Others
from game.session.lessons import so_far
from game.session.match import Match
from game.session.occasion import Goal, Verdict
from game.session.store import KeptMatch, UnknownMatch
from game.session.store.seasons import UnknownSeason
from scenes.campaign.deck import DeckPage
from scenes.campaign.endings import ActEnd, Summary
from scenes.campaign.legend import LegendPage
from scenes.campaign.mapscene import MapWish
from scenes.campaign.pages import SEE_DECK, SIT_DOWN, LostPage, RewardPage, TablePage
from scenes.campaign.prologue import ProloguePage
from scenes.campaign.record import RecordPage
from scenes.campaign.school import School, SchoolWays, tell_there
from scenes.campaign.seasons import SeasonList, SeasonWish
from scenes.campaign.stop import StopPage
from scenes.campaign.watched import Watched, WatchedMap, collect
from scenes.ui.dialog import Confirm, Message
from scenes.ui.text import escape


class CampaignWays(SchoolWays, Protocol):
    """Where the ways from the road lead, and the store in which it is kept."""

    def play_round(self, kept: KeptMatch) -> None:
        """Sit down to a round of a season; its road comes after it."""


class CampaignRoom:
    """Seasons of the campaign, begun and gone on with."""

    def __init__(self, ways: CampaignWays) -> None:
        self._ways = ways
        self._others = Others()
        self._journey: Journey | None = None
        self._school = School(ways, self._show)
        self._act_told: tuple[int | None, int] | None = None
        self._seen: Season | None = None
        """The season as it was last shown with its stars, None where none was."""

    def close(self) -> None:
        """Let the others play no more."""
        self._others.close()

    # -- the seasons

    def open(self) -> None:
        """Show the seasons there are."""
        try:
            page = SeasonList(self._ways.store.seasons.all())
        except BadContent as wrong:
            self._refuse(wrong)
            return
        self._ways.show(page, self._wished)

    def _wished(self, wish: SeasonWish | None) -> None:
        if wish is None:
            return
        if wish.what == "remove":
            sure = Confirm(
                _("Remove this season?"),
                [_("It cannot be brought back. Its matches stay.")],
                _("Remove"),
                loses=True,
            )
            self._ways.show(sure, partial(self._remove, wish.id))
        elif wish.what == "record":
            store = self._ways.store
            page = RecordPage(deeds_of(store.seasons.all()), kept(store))
            self._ways.show(page, lambda _none: self.open())
        elif wish.what == "go on":
            self.go_on(wish.id)
        else:
            self.begin(wish.difficulty, wish.seed)

    def _remove(self, id: int, sure: bool) -> None:
        if sure:
            self._ways.store.seasons.remove(id)
        self.open()

    def begin(self, difficulty: str, seed: int | None = None) -> None:
        """Begin a season, of a seed that a friend's code has told or of a new one."""
        seed = self._ways.new_seed() if seed is None else seed
        try:
            store = self._ways.store
            self._journey = Journey.begin(store, seed, difficulty, new_games=games_new_to(store))
            self._seen = None
            self._show()
        except BadContent as wrong:
            self._refuse(wrong)

    def go_on(self, id: int) -> None:
        """Go on with a stored season, where it was left."""
        try:
            self._journey, self._seen = Journey.resume(self._ways.store, id), None
            if notice := self._journey.notice:
                told = Message(_("An older season"), [escape(notice)])
                self._ways.show(told, lambda _none: self._show())
                return
            self._show()
        except (BadContent, BadSeason, UnknownSeason) as wrong:
            self._refuse(wrong)

    def _refuse(self, wrong: Exception) -> None:
        told = Message(_("The campaign cannot be continued"), [escape(str(wrong))])
        self._ways.show(told)

    # -- the road

    @property
    def _on_road(self) -> Journey:
        assert self._journey is not None, "a season is walked before it is shown"
        return self._journey

    def _show(self, act: int = 0) -> None:
        """Show what is to be done next."""
        journey = self._on_road
        collect(journey, self._others)
        season = journey.season
        if (told := (journey.id, outcome.act_done(season))) != self._act_told:
            self._act_told = told
            if told[1]:
                self._ways.show(ActEnd(season), lambda _step: self._show())
                return
        match season.trail.phase:
            case Phase.PROLOGUE:
                store = self._ways.store
                begun = [game for game in season.trail.to_learn if so_far(store, game)]
                self._ways.show(ProloguePage(season, begun), self._at_prologue)
            case Phase.ROAD:
                there = WatchedMap(journey, self._others, self._seen or season, act)
                self._ways.show(there, partial(self._on_map, there))
            case Phase.TABLE:
                is_new = is_untried(self._ways.store, season.round.game)
                page = TablePage(season, has_begun=journey.has_sat_down, is_untried=is_new)
                self._ways.show(page, self._at_table)
            case Phase.LOST:
                self._ways.show(LostPage(season), self._stepped)
            case Phase.REWARD:
                self._ways.show(RewardPage(season), self._stepped)
            case Phase.STOP:
                self._ways.show(StopPage(season), self._stepped)
            case Phase.OVER:
                self._ways.show(Summary(season), lambda _step: None)

    def _at_prologue(self, step: str) -> None:
        if not self._school.prologue(self._on_road, step):
            self._stepped(step)

    def _on_map(self, there: WatchedMap, wish: MapWish) -> None:
        self._seen = there.seen
        if wish.what == "act":
            self._show(wish.act)
        elif wish.what == "deck":
            self._ways.show(DeckPage(self._on_road.season), lambda _none: self._show())
        elif wish.what == "legend":
            page = LegendPage(self._on_road.season, wish.act)
            self._ways.show(page, lambda _none: self._show(wish.act))
        elif wish.what == "step":
            self._stepped(wish.step)

    def _stepped(self, step: str) -> None:
        """Make a step, tell what came of a choice, and go on; "" leaves the season for now."""
        if not step:
            return
        season = self._on_road.season
        if step == SEE_DECK:
            self._ways.show(DeckPage(season), lambda _none: self._show())
            return
        came = ""
        if step.startswith("choose "):
            choice = season.choices[int(step.removeprefix("choose ")) - 1]
            if choice.sets_drill:
                self._school.lesson(self._on_road, step, _(choice.outcome))
                return
            came = _(choice.outcome)
        try:
            self._on_road.make(step)
        except BadStep as wrong:
            self._ways.show(Message(_("This cannot be done now."), [escape(str(wrong))]))
            return
        if came and season.node is not None and season.node.kind != Kind.MARKET:
            tell_there(self._ways, season, self._on_road.season, came, self._show)
            return
        self._show()

    # -- rounds

    def _at_table(self, step: str) -> None:
        if not step:
            return
        journey = self._on_road
        try:
            if step.startswith("with "):
                journey.play_with(step.removeprefix("with "))
                self._show()
                return
            if step.startswith(SHOW):
                self._school.hand(journey.season.round.game)
                return
            if step != SIT_DOWN:
                _word, favour, *other = step.split()
                journey.ask(favour, int(other[0]) - 1 if other else None)
                self._show()
                return
            if journey.id is not None:
                key = journey.id, journey.season.trail.deals
                self._others.ask(key, journey.setting, MEASURES)
            self._ways.play_round(journey.sit_down())
        except (BadContent, BadRecord, BadStep, UnknownMatch) as wrong:
            self._refuse(wrong)

    @property
    def goal(self) -> Goal | None:
        """What the round at hand asks for, None where none is to be played."""
        season = self._at_round
        return None if season is None else goal_of(season)

    def verdict(self, match: Match) -> Verdict | None:
        """Return whether the round at hand, which is over, has brought what it asked for."""
        season = self._at_round
        if season is None:
            return None
        place = place_of(match, self._on_road.setting.seat)
        assert season.node is not None
        is_won = place <= season.round.aim
        so_far = rounds_here(season.trail)
        return verdict_of(season.node, season.round_number, is_won=is_won, so_far=so_far)

    @property
    def hinted(self) -> Callable[[], object] | None:
        """What is to be told of each hint at the table, None where none is given."""
        season = self._at_round
        if season is None or not allows_hints(season, season.trail):
            return None
        return self._on_road.note_hint

    @property
    def _at_round(self) -> Season | None:
        """The season where a round is to be played or is played, else None."""
        season = None if self._journey is None else self._journey.season
        return season if season is not None and season.trail.phase == Phase.TABLE else None

    def after_round(self, id: int, match: Match) -> None:
        """Go on after a round has ended, or was left."""
        if self._journey is None or self._journey.id != id:
            self.go_on(id)
            return
        if not match.is_over:
            return
        journey, before = self._journey, self._achieved()
        if journey.season.trail.phase == Phase.TABLE:
            journey.note_end(match)
        gained = [id for id in ACHIEVEMENTS if id in self._achieved() - before]
        page = Watched(journey, journey.season.trail.played[-1], self._others, gained)
        self._ways.show(page, lambda _step: self._after_end(page))

    def _after_end(self, page: Watched) -> None:
        """Go on; what stars come in from now on is told on the map."""
        self._seen = page.season
        self._show()

    def _achieved(self) -> frozenset[str]:
        return done(deeds_of(self._ways.store.seasons.all()))
