"""The way from screen to screen, and what outlives them: store, thinker, preferences, art."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from game.bots.catalogue import JUDGES
from game.bots.thinker import Thinker
from game.core.content import BadContent
from game.core.record import BadRecord
from game.core.rng import new_seed
from game.core.words import _
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.daily import daily_match, occasion_of, past
from game.session.drafts import draft_of, is_shared_duel
from game.session.match import Match, MatchEnded
from game.session.occasion import Occasion, is_earnest, is_round
from game.session.replay import Replay
from game.session.review.closed import why_closed
from game.session.seats import HUMAN_NAME
from game.session.sitting import Sitting
from game.session.store import KeptMatch, Store, UnknownMatch
from scenes.again import Again, anew, begin_again, may_begin_again
from scenes.app import App
from scenes.games import SCREENS, has_screen, lesson_name, makers_of, replay_of, screen_of
from scenes.home import Home
from scenes.kept import Chosen, KeptMatches, in_short
from scenes.lastsetup import keep_setup, last_setup
from scenes.lessons import Lessons
from scenes.looks import PlayersLook
from scenes.pause import Pause, PauseChoice
from scenes.practice import Exercise, PracticePage, Wish
from scenes.preferences import Preferences
from scenes.results import Afterwards
from scenes.reviews import Reviews
from scenes.rulebook import RuleBook
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.setup import GameChoice, MatchSetup, Setup, first_setup
from scenes.show.attract import Attract
from scenes.show.ways import AtMatch
from scenes.statistics import StatisticsPage
from scenes.title import MenuItem
from scenes.ui.dialog import Confirm, Message
from scenes.ui.text import escape
from scenes.warmup import warm_up

if TYPE_CHECKING:
    from scenes.campaign.room import CampaignRoom
    from scenes.decks.room import DeckRoom

R = TypeVar("R")


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
        self.reviews = Reviews(self)
        self._campaign: CampaignRoom | None = None
        self._kept: KeptMatch | None = None
        self._next: Callable[[], object] | None = None

    # -- the title, and the ways from there

    def home(self) -> Home:
        """Return the first screen."""
        return Home(
            self._entries,
            self.look.art,
            moves=not self.look.preferences.reduced_motion,
            warm_up=partial(warm_up, self.thinker, self.app, self.look),
            notices=self.store.take_notices,
            show=self._attract,
            offer=self.lessons.offer_first,
        )

    def _attract(self) -> Attract:
        return Attract(RULESETS["whist"], self.thinker, self.look, self._new_seed, screen_of)

    def _entries(self) -> list[MenuItem]:
        entries: list[MenuItem] = []
        unfinished = [m for m in self.store.matches.unfinished() if m.ruleset in SCREENS]
        if unfinished:
            latest = unfinished[0]
            told = in_short(latest)
            entries.append(
                MenuItem(_("Continue"), partial(self.resume, latest.id), told, sign="play")
            )
        entries.append(MenuItem(_("New match"), self.choose_game, sign="cards"))
        entries.append(MenuItem(_("Campaign"), self._open_campaign, sign="flag"))
        entries.append(MenuItem(_("Learn and practise"), self.practise, sign="cap"))
        if "berserk" in RULESETS:
            entries.append(MenuItem(_("Decks and drafts"), self._open_decks, sign="deck"))
        if self.store.matches.all():
            entries.append(MenuItem(_("Matches"), self.show_matches, sign="clock"))
            entries.append(MenuItem(_("Statistics"), self.show_statistics, sign="bars"))
        entries.append(MenuItem(_("Rules"), self.choose_rules, sign="book"))
        entries.append(MenuItem(_("Settings"), self.open_settings, sign="gear"))
        entries.append(MenuItem(_("Quit"), self.app.quit, sign="door"))
        return entries

    def _open_campaign(self) -> None:
        self._campaign_room().open()

    def _campaign_room(self) -> CampaignRoom:
        if self._campaign is None:
            from scenes.campaign.room import CampaignRoom  # The title does without it.

            self._campaign = CampaignRoom(self)
        return self._campaign

    def close(self) -> None:
        """End what thinks in other processes."""
        self.thinker.close()
        if self._campaign is not None:
            self._campaign.close()

    def _open_decks(self) -> None:
        if not self._can_be_played(RULESETS["berserk"]):
            return
        self._deck_room().open()

    def _deck_room(self) -> DeckRoom:
        from scenes.decks.room import DeckRoom  # The title does without it.

        return DeckRoom(self, _(HUMAN_NAME))

    def practise(self) -> None:
        """Show what there is to learn and to practise, game by game."""
        today, matches = date.today(), self.store.matches.all()
        games = self._games()
        days = {game.id: past(matches, game.id, today) for game in games}
        self._show(PracticePage(games, days, today), self._practise)

    def _practise(self, wish: Wish | None) -> None:
        if wish is None or not self._can_be_played(wish.game):
            return
        if wish.exercise is Exercise.LESSON:
            self.lessons.start(wish.game)
        elif wish.exercise is Exercise.QUICK:
            setup = last_setup(self.store, wish.game) or first_setup(wish.game, _(HUMAN_NAME))
            self._start(setup)
        else:
            self._play_daily(wish.game, date.today())

    def _play_daily(self, game: Any, day: date) -> None:
        """Sit down to the deals of the day as far as they have got; those that are over are shown
        again."""
        occasion = occasion_of(game.id, day)
        begun = self.store.matches.of(occasion)
        if begun is None:
            match = daily_match(game, day, _(HUMAN_NAME))
            self._sit_down(self.store.matches.begin(match, occasion))
        elif begun.is_over:
            look = self.reviews.open if game.id in JUDGES else self.replay
            look(begun.id, self.practise)
        else:
            self.resume(begun.id)

    def choose_game(self) -> None:
        """Begin a new match: which game first, if there are several."""
        self._show(GameChoice(self._games()), self._set_up)

    def _games(self) -> list[Any]:
        """Return the games of the window; they are loaded now, so the title does not ask."""
        return [each for each in RULESETS.values() if has_screen(each)]

    def _set_up(self, game: Any) -> None:
        if game is None or not self._can_be_played(game):
            return
        self.lessons.offer(game, otherwise=partial(self._open_setup, game))

    def _open_setup(self, game: Any) -> None:
        setup = last_setup(self.store, game) or first_setup(game, _(HUMAN_NAME))
        makers = makers_of(game, self.store)
        learn = partial(self.lessons.start, game)
        self._show(Setup(setup, partial(self._open_book, game), makers, learn), self._start)

    def _can_be_played(self, game: Any) -> bool:
        """Tell whether the files of a game are sound; if one is not, say which and why."""
        try:
            ruleset(game.id)
        except BadContent as wrong:
            title = _("{game} cannot be played").format(game=_(game.title))
            self._show(Message(title, [escape(str(wrong))]))
            return False
        return True

    def _start(self, setup: MatchSetup | None) -> None:
        if setup is None:
            return
        keep_setup(self.store, setup)
        match = Match(setup.ruleset, setup.options, setup.seats, self._new_seed(), setup.deals)
        self._sit_down(self.store.matches.begin(match))

    def resume(self, id: int, *, from_draft: bool = False) -> None:
        """Go on with a stored match, at the decision it had got to.

        A round of a season is gone on with from the road.
        """
        occasion = self.store.matches.occasion_of(id)
        if occasion is not None and is_round(occasion) and occasion.id.isdigit():
            self._campaign_room().go_on(int(occasion.id))
            return
        try:
            self._sit_down(self.store.matches.resume(id), from_draft=from_draft)
        except (BadContent, BadRecord, UnknownMatch) as wrong:
            self._show(Message(_("This match cannot be continued"), [escape(str(wrong))]))

    def _sit_down(self, kept: KeptMatch, *, from_draft: bool = False) -> None:
        self._kept = kept
        self._next = None
        self.thinker.cancel()  # What a table that failed was waiting for is no answer here.
        shared = is_shared_duel(self.store, kept.occasion)
        earnest = is_earnest(kept.occasion)
        sitting = Sitting(kept.match, self.thinker, others_are_here=shared, is_earnest=earnest)
        self._show(
            screen_of(sitting, self.look, self), partial(self._after_table, kept, from_draft)
        )

    def _after_table(self, kept: KeptMatch, from_draft: bool, _none: None) -> None:
        """Go where the match leads, now that its table has gone.

        A duel leads to its draft when it is over, or where one came from there; any other match
        to what was wished for at its end.
        """
        draft = draft_of(self.store, kept.occasion)
        occasion = kept.occasion
        if occasion is not None and is_round(occasion) and occasion.id.isdigit():
            self._campaign_room().after_round(int(occasion.id), kept.match)
        elif draft is not None and (from_draft or kept.match.is_over):
            self._deck_room().go_on(draft.id)
        elif self._next is not None:
            self._next()

    def show_matches(self) -> None:
        """List the matches there are."""
        self._show(KeptMatches(self.store.matches.all()), self._chosen)

    def _chosen(self, chosen: Chosen | None) -> None:
        if chosen is None:
            return
        if chosen.what == "resume":
            self.resume(chosen.id)
        elif chosen.what == "replay":
            self.replay(chosen.id, self.show_matches)
        elif chosen.what == "review":
            self.reviews.open(chosen.id, self.show_matches)
        elif self._is_under_way(chosen.id):
            told = _("It is a round of a season under way, and would be dealt again as it was.")
            self._show(Message(_("The match stays"), [told]), lambda _none: self.show_matches())
        else:
            sure = Confirm(
                _("Remove the match?"),
                [_("It cannot be brought back. Its result stays in the statistics.")],
                _("Remove"),
                loses=True,
            )
            self._show(sure, partial(self._remove, chosen.id))

    def _is_under_way(self, id: int) -> bool:
        """Tell whether a match is a round that is to be played on in a season."""
        occasion = self.store.matches.occasion_of(id)
        return any(
            is_round(occasion)
            and match.id == id
            and not match.is_over
            and occasion is not None
            and occasion.id in {str(season.id) for season in self.store.seasons.all()}
            for match in self.store.matches.all()
        )

    def _remove(self, id: int, sure: bool) -> None:
        if sure:
            self.store.matches.remove(id)
        self.show_matches()

    def replay(self, id: int, back: Callable[[], object] = lambda: None, at: int = 0) -> None:
        """Look at a stored match again, from after `at` events; `back` leads to where one came
        from."""
        try:
            record = self.store.matches.record(id)
            replay = Replay(
                record,
                is_shared_duel=is_shared_duel(self.store, self.store.matches.occasion_of(id)),
            )
        except (BadContent, BadRecord, UnknownMatch) as wrong:
            told = Message(_("This match cannot be shown"), [escape(str(wrong))])
            self._show(told, lambda _none: back())
            return
        self._show(replay_of(replay, self.look, at), lambda _none: back())

    def show_statistics(self) -> None:
        """Show what everyone has done so far."""
        self._show(StatisticsPage(self.store.results.statistics()))

    def open_settings(self) -> None:
        """Open the settings; every change counts at once and is kept."""
        self._show(Settings(self.look.preferences, self._take, self._keep))

    # -- what decks and drafts ask for

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        """Put a scene on top."""
        self._show(scene, on_result)

    def new_seed(self) -> int:
        """Return a seed that nobody could foresee."""
        return self._new_seed()

    def fight(self, duel: Match, occasion: Occasion) -> None:
        """Sit down to a duel of a draft, as far as it has got; its draft comes after it."""
        begun = self.store.matches.of(occasion)
        if begun is None:
            self._sit_down(self.store.matches.begin(duel, occasion), from_draft=True)
        else:
            self.resume(begun.id, from_draft=True)

    def play_round(self, kept: KeptMatch) -> None:
        """Sit down to a round of a season; its road comes after it."""
        self._sit_down(kept)

    # -- preferences

    def _take(self, preferences: Preferences) -> None:
        self.look.take(preferences)
        preferences.take_effect(self.app)

    def _keep(self, preferences: Preferences) -> None:
        for name, text in preferences.texts().items():
            self.store.settings.set(name, text)

    def choose_rules(self) -> None:
        """Open a rule book: of which game first, if there are several."""
        self._show(GameChoice(self._games()), partial(self._open_book, clause=""))

    def _open_book(self, game: Any, clause: str) -> None:
        if game is not None:
            self._show(RuleBook(game.rule_book(), clause))

    # -- the ways from a match

    def news(self) -> list[str]:
        """Return what the store has to tell, each sentence once."""
        return self.store.take_notices()

    def open_menu(self, match: AtMatch) -> None:
        """Put the pause menu over the match."""
        pause = Pause(
            lesson_name(match.port.ruleset),
            can_begin_again=self._kept is not None and may_begin_again(self._kept),
        )
        self._show(pause, partial(self._after_pause, match))

    def _after_pause(self, match: AtMatch, choice: PauseChoice) -> None:
        doings: dict[PauseChoice, Callable[[], object]] = {
            PauseChoice.SETTINGS: self.open_settings,
            PauseChoice.RULES: match.open_rules,
            PauseChoice.SCORES: match.open_scores,
            PauseChoice.LOG: match.open_log,
            PauseChoice.LEARN: partial(self.lessons.start, match.port.ruleset),
            PauseChoice.AGAIN: partial(self._ask_again, match),
            PauseChoice.LEAVE: partial(self._leave, match),
        }
        doings.get(choice, lambda: None)()

    def _ask_again(self, match: AtMatch) -> None:
        kept = self._kept
        if kept is not None:
            self._show(begin_again(), lambda again: self._begin_again(match, kept, again))

    def _begin_again(self, match: AtMatch, kept: KeptMatch, again: Again | None) -> None:
        """Play the match anew in place of the one under way; None goes on with that."""
        if again is None:
            return
        seed = kept.match.seed if again is Again.SAME_CARDS else self._new_seed()

        def sit_down() -> None:
            if kept.id is not None:
                self.store.matches.remove(kept.id)
            self._sit_down(self.store.matches.begin(anew(kept.match, seed)))

        self.store.barrier()
        self._next = sit_down
        match.leave_table()

    def _leave(self, match: AtMatch) -> None:
        if not self.look.preferences.confirm_leaving:
            match.leave_table()
            return
        sure = Confirm(
            _("Leave the table?"),
            [_("The match is kept: go on with it later, at this very point.")],
            _("Leave"),
            _("Stay"),
        )
        self._show(sure, lambda leaves: match.leave_table() if leaves else None)

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Show the end of the match, and close its screen."""
        page = match.results_page(event)
        page.can_be_reviewed = self._kept is not None and not why_closed(self._kept.match)
        if self._kept is not None and is_round(self._kept.occasion):
            page.way_on = _("On with the road")
        self._show(page, partial(self._after_match, match, event))

    def _after_match(self, match: AtMatch, event: MatchEnded, wish: Afterwards) -> None:
        again = partial(self.match_ended, match, event)
        if wish is Afterwards.SHEET:
            self._show(match.score_page(), lambda _none: again())
            return
        kept = self._kept
        if wish in (Afterwards.REPLAY, Afterwards.REVIEW) and kept is not None and kept.id:
            look = self.replay if wish is Afterwards.REPLAY else self.reviews.open
            look(kept.id, again)
            return
        if kept is not None and wish is Afterwards.AGAIN:
            played = kept.match
            setup = MatchSetup(played.ruleset, played.options, played.seats, played.deals)
            self._next = partial(self._start, setup)
        match.done(None)

    def _show(self, scene: Scene[R], on_result: Callable[[R], object] | None = None) -> None:
        self.app.push(scene, on_result)
