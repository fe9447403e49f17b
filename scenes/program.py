"""The way from screen to screen, and what outlives them: store, thinker, preferences, art.

The title waits for nothing but itself: every other screen is loaded when it is first put up, or
before that while the title is looked at (`scenes.warmup`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from threading import Event
from typing import TYPE_CHECKING, Any

from game.bots.thinker import Thinker
from game.core.fields import BadContent
from game.core.record import BadRecord
from game.core.rng import new_seed
from game.core.words import _
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.campaign.keepsake import kept
from game.session.match import Match
from game.session.occasion import GUEST, Occasion, is_earnest, is_round
from game.session.progress.progress import keep_help
from game.session.store import KeptMatch, Store, UnknownMatch
from game.session.store.held import Held
from game.session.tournament import draft_of, is_shared_duel
from scenes.app import App
from scenes.games import has_screen, screen_of
from scenes.home import Home
from scenes.lessons import Lessons
from scenes.looks import PlayersLook
from scenes.preferences import Preferences
from scenes.scene import Scene
from scenes.title import MenuItem
from scenes.ui.dialog import Message
from scenes.ui.text import escape

if TYPE_CHECKING:
    from scenes.archive import Archive
    from scenes.beginning import Beginning
    from scenes.campaign.room import CampaignRoom
    from scenes.decks.room import DeckRoom
    from scenes.duplicate.room import SharedCards
    from scenes.exercises import Practice
    from scenes.leftoff import LeftOff
    from scenes.onward import Onward
    from scenes.reviews import Reviews
    from scenes.show.attract import Attract


class Program:
    """Puts scenes up one after the other, and knows where the ways from a match lead."""

    def __init__(
        self,
        app: App,
        store: Store,
        thinker: Thinker,
        preferences: Preferences,
        *,
        is_live: bool = False,
        new_seed: Callable[[], int] = new_seed,
    ) -> None:
        self._new_seed = new_seed
        self.app = app
        self.store = store
        self.thinker = thinker
        self.look = PlayersLook(preferences, is_live=is_live)
        self.lessons = Lessons(self)
        self._loaded = Event()
        """Set when what the title leads to is loaded."""

    # -- the title, and the ways from there

    def home(self) -> Home:
        """Return the first screen."""
        return Home(
            self._entries,
            self.look.art,
            moves=not self.look.preferences.reduced_motion,
            warm_up=self._warm_up,
            notices=self.store.take_notices,
            show=self._attract,
            offer=self.lessons.offer_first,
            is_loading=lambda: self.look.is_live and not self._loaded.is_set(),
        )

    def _warm_up(self, is_again: bool) -> Iterator[None]:
        from scenes.warmup import warm_up

        yield from warm_up(self.thinker, self.app, self.look, self._loaded, is_again=is_again)

    def _attract(self) -> Attract:
        from scenes.show.attract import Attract

        return Attract(RULESETS["whist"], self.thinker, self.look, self._new_seed, screen_of)

    @cached_property
    def beginning(self) -> Beginning:
        """The ways to a new match, and to a rule book."""
        from scenes.beginning import Beginning

        return Beginning(self)

    @cached_property
    def archive(self) -> Archive:
        """The ways from the list of matches."""
        from scenes.archive import Archive

        return Archive(self)

    @cached_property
    def practice(self) -> Practice:
        """The ways to the exercises."""
        from scenes.exercises import Practice

        return Practice(self)

    @cached_property
    def reviews(self) -> Reviews:
        """The ways to the reviews of matches."""
        from scenes.reviews import Reviews

        return Reviews(self)

    @cached_property
    def shared_cards(self) -> SharedCards:
        """The ways to codes, a friend's deal, and duplicate."""
        from scenes.duplicate.room import SharedCards

        return SharedCards(self)

    @cached_property
    def road(self) -> CampaignRoom:
        """The seasons, and what a round of one asks for that is at the table."""
        from scenes.campaign.room import CampaignRoom

        return CampaignRoom(self)

    @cached_property
    def ways(self) -> Onward:
        """The ways on from the match at the table."""
        from scenes.onward import Onward

        return Onward(self)

    def _entries(self) -> list[MenuItem]:
        entries: list[MenuItem] = []
        if self.store.matches.unfinished() or self.store.seasons.all():
            from scenes.leftoff import left_off

            if latest := left_off(self.store):
                go_on = partial(self._go_on, latest)
                entries.append(MenuItem(_("Continue"), go_on, latest.words, sign="play"))
        entries.append(MenuItem(_("New match"), lambda: self.beginning.choose_game(), sign="cards"))
        entries.append(MenuItem(_("Campaign"), lambda: self.road.open(), sign="flag"))
        entries.append(MenuItem(_("Learn and practise"), lambda: self.practice.open(), sign="cap"))
        if "berserk" in RULESETS:
            entries.append(MenuItem(_("Decks and drafts"), self._open_decks, sign="deck"))
        if self.store.matches.all():
            entries.append(MenuItem(_("Matches"), lambda: self.archive.open(), sign="clock"))
            entries.append(MenuItem(_("Statistics"), self.show_statistics, sign="bars"))
        entries.append(MenuItem(_("Rules"), lambda: self.beginning.choose_rules(), sign="book"))
        entries.append(MenuItem(_("Settings"), self.open_settings, sign="gear"))
        entries.append(MenuItem(_("Quit"), self.app.quit, sign="door"))
        return entries

    def _go_on(self, latest: LeftOff) -> None:
        if latest.is_season:
            self.road.go_on(latest.id)
        else:
            self.resume(latest.id)

    def close(self) -> None:
        """End what thinks in other processes."""
        self.thinker.close()
        if "road" in self.__dict__:
            self.road.close()
        if "shared_cards" in self.__dict__:
            self.shared_cards.close()

    def _open_decks(self) -> None:
        if not self.can_be_played(RULESETS["berserk"]):
            return
        self._deck_room().open()

    def _deck_room(self) -> DeckRoom:
        from scenes.decks.room import DeckRoom  # The title does without it.

        return DeckRoom(self, GUEST)

    def games(self) -> list[Any]:
        """Return the games of the window; they are loaded now, so the title does not ask."""
        return [each for each in RULESETS.values() if has_screen(each)]

    def can_be_played(self, game: Any) -> bool:
        """Tell whether the files of a game are sound; if one is not, say which and why."""
        try:
            ruleset(game.id)
        except BadContent as wrong:
            title = _("{game} cannot be played").format(game=_(game.title))
            self.show(Message(title, [escape(str(wrong))]))
            return False
        return True

    def resume(self, id: int, back: Callable[[], object] | None = None) -> None:
        """Go on with a stored match, at the decision it had got to; `back` leads to where one came
        from.

        A round of a season is gone on with from the road.
        """
        occasion = self.store.matches.occasion_of(id)
        if occasion is not None and is_round(occasion) and occasion.id.isdigit():
            self.road.go_on(int(occasion.id))
            return
        try:
            self.sit_down(self.store.matches.resume(id), back)
        except (BadContent, BadRecord, UnknownMatch) as wrong:
            told = Message(_("This match cannot be continued"), [escape(str(wrong))])
            self.show(told, lambda _none: back() if back else None)

    def sit_down(self, kept: KeptMatch, back: Callable[[], object] | None = None) -> None:
        """Show the table of a match that the store keeps, and go on with it; `back` leads to where
        one came from."""
        from game.session.sitting import Sitting

        self.ways.begin(kept, back)
        self.thinker.cancel()  # What a table that failed was waiting for is no answer here.
        shared = is_shared_duel(self.store, kept.occasion)
        sitting = Sitting(
            kept.match,
            self.thinker,
            others_are_here=shared,
            is_earnest=is_earnest(kept.occasion),
            goal=self.road.goal if is_round(kept.occasion) else None,
            hinted=self.road.hinted if is_round(kept.occasion) else None,
            helped=lambda: keep_help(self.store, kept.id, kept.match),
        )
        table = screen_of(sitting, self.look, self.ways)
        self.show(table, lambda _none: self._after_table(kept))

    def _after_table(self, kept: KeptMatch) -> None:
        """Go where the match leads, now that its table has gone.

        A duel leads to its draft when it is over; any other match to what was wished for at its
        end, or back to where one came from.
        """
        draft = draft_of(self.store, kept.occasion)
        occasion = kept.occasion
        if occasion is not None and is_round(occasion) and occasion.id.isdigit():
            self.road.after_round(int(occasion.id), kept.match)
        elif draft is not None and kept.match.is_over:
            self._deck_room().go_on(draft.id)
        elif follows := self.ways.next or self.ways.back:
            follows()

    def replay(self, id: int, back: Callable[[], object] = lambda: None, at: int = 0) -> None:
        """Look at a stored match again, from after `at` events; `back` leads to where one came
        from."""
        from scenes.reviews import replay_page

        self.show(replay_page(self.store, self.look, id, at), lambda _none: back())

    def show_statistics(self) -> None:
        """Show what everyone has done so far."""
        from scenes.statistics import StatisticsPage

        self.show(StatisticsPage(self.store.results.statistics()))

    def open_settings(self) -> None:
        """Open the settings; every change counts at once and is kept."""
        from scenes.settings import Settings

        there = kept(self.store)
        self.show(Settings(self.look.preferences, self._take, self._keep, there))

    # -- what decks and drafts ask for

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""
        self.app.push(scene, on_result)

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""
        return self._new_seed()

    def fight(self, duel: Match, occasion: Occasion, draft: Held) -> None:
        """Sit down to a duel of a draft, as far as it has got; its draft comes after it."""
        begun = self.store.matches.of(occasion)
        back = partial(self._deck_room().go_on, int(occasion.id))
        if begun is None:
            self.sit_down(self.store.matches.begin(duel, occasion, draft), back)
        else:
            self.resume(begun.id, back)

    def play_round(self, kept: KeptMatch) -> None:
        """Sit down to a round of a season; its road comes after it."""
        self.sit_down(kept)

    # -- preferences

    def prefer(self, preferences: Preferences) -> None:
        """Let these preferences count at once, and keep them."""
        self._take(preferences)
        self._keep(preferences)

    def _take(self, preferences: Preferences) -> None:
        self.look.take(preferences)
        preferences.take_effect(self.app)

    def _keep(self, preferences: Preferences) -> None:
        for name, text in preferences.texts().items():
            self.store.settings.set(name, text)
