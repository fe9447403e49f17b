"""The ways on from a match: its menu, beginning it again, leaving it, and what follows its end."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.bots.catalogue import is_judged
from game.core.words import _
from game.session.coach.coach import Voice, voice_from
from game.session.match import Match, MatchEnded
from game.session.occasion import Goal, Verdict, is_earnest, is_round
from game.session.progress.progress import keep_judgement
from game.session.review.closed import why_closed
from game.session.review.judging import Judgement
from game.session.store import KeptMatch
from scenes.again import Again, anew, begin_again, may_begin_again
from scenes.crossroads import Crossroads
from scenes.duplicate.room import compares
from scenes.games import lesson_name
from scenes.pause import Pause, PauseChoice
from scenes.preferences import Preferences
from scenes.results import Afterwards
from scenes.show.ways import AtMatch
from scenes.ui.dialog import Confirm


class Road(Protocol):
    """The seasons, where the match at the table is a round of one: see `CampaignRoom`."""

    @property
    def goal(self) -> Goal | None:
        """What the round at hand asks for."""

    def verdict(self, match: Match) -> Verdict | None:
        """Return whether the round at hand, which is over, has brought what it asked for."""


class Host(Crossroads, Protocol):
    """The program in which matches are played."""

    def open_settings(self) -> None:
        """Open the settings."""

    def prefer(self, preferences: Preferences) -> None:
        """Let these preferences count at once, and keep them."""

    @property
    def road(self) -> Road:
        """The seasons, with what the round at the table asks for."""


def _may_be_coached(kept: KeptMatch) -> bool:
    """Tell whether the coach knows the game, and the match counts for nothing but itself."""
    return is_judged(kept.match.ruleset.id) and not is_earnest(kept.occasion)


class Onward:
    """Leads on from the match at the table.

    `kept` is that match, and `next` what was wished for in its place; both are None before one
    sits down. `back` leads to where one came from, None to the title.
    """

    def __init__(self, program: Host) -> None:
        self.program = program
        self.kept: KeptMatch | None = None
        self.next: Callable[[], object] | None = None
        self.back: Callable[[], object] | None = None

    def begin(self, kept: KeptMatch, back: Callable[[], object] | None = None) -> None:
        """Know which match is at the table from now on."""
        self.kept, self.next, self.back = kept, None, back

    def news(self) -> Sequence[str]:
        """Return what the store has to tell, each sentence once."""
        return self.program.store.take_notices()

    def judged(self, judgement: Judgement) -> None:
        """Keep what a choice was worth."""
        if (kept := self.kept) is not None:
            keep_judgement(self.program.store, kept.id, kept.match.ruleset, judgement)

    def review(self, match: AtMatch) -> Callable[[], object] | None:
        """Return what opens the review of the deals that are over, None where there is none."""
        kept = self.kept
        if kept is None or kept.id is None or why_closed(kept.match):
            return None
        return partial(self._review, match, kept.id)

    def _review(self, match: AtMatch, id: int) -> None:
        match.stop_thinking()
        self.program.store.barrier()
        self.program.reviews.open(id)

    @property
    def _is_on_road(self) -> bool:
        """Whether the match is a round of a season."""
        return self.kept is not None and is_round(self.kept.occasion)

    # -- the menu

    def open_menu(self, match: AtMatch, at: PauseChoice = PauseChoice.GO_ON) -> None:
        """Put the pause menu over the match, one of its choices in focus."""
        kept = self.kept
        pause = Pause(
            lesson_name(match.port.ruleset),
            voice=self._voice if kept is not None and _may_be_coached(kept) else None,
            can_begin_again=kept is not None and may_begin_again(kept),
            goal=self.program.road.goal if self._is_on_road else None,
            can_give_up=match.may_give_up(),
        )
        pause.at = at
        self.program.show(pause, partial(self._after_pause, match))

    def _after_pause(self, match: AtMatch, choice: PauseChoice) -> None:
        doings: dict[PauseChoice, Callable[[], object]] = {
            PauseChoice.COACH: partial(self._next_voice, match),
            PauseChoice.SETTINGS: self.program.open_settings,
            PauseChoice.RULES: match.open_rules,
            PauseChoice.SCORES: match.open_scores,
            PauseChoice.LOG: match.open_log,
            PauseChoice.LEARN: partial(self.program.lessons.start, match.port.ruleset),
            PauseChoice.AGAIN: partial(self._ask_again, match),
            PauseChoice.GIVE_UP: partial(self._ask_to_give_up, match),
            PauseChoice.LEAVE: partial(self._leave, match),
        }
        doings.get(choice, lambda: None)()

    @property
    def _voice(self) -> Voice:
        return voice_from(self.program.look.preferences.coach)

    def _next_voice(self, match: AtMatch) -> None:
        """Let the coach say more, or after the most nothing; and stay in the menu."""
        voices = list(Voice)
        following = voices[(voices.index(self._voice) + 1) % len(voices)]
        self.program.prefer(replace(self.program.look.preferences, coach=following.value))
        self.open_menu(match, at=PauseChoice.COACH)

    def _ask_to_give_up(self, match: AtMatch) -> None:
        words = _("The other side wins this battle at once.")
        sure = Confirm(_("Give up?"), [words], _("Give up"), _("Fight on"), loses=True)
        self.program.show(sure, lambda is_sure: match.give_up() if is_sure else None)

    def _ask_again(self, match: AtMatch) -> None:
        kept = self.kept
        if kept is not None:
            self.program.show(begin_again(), partial(self._begin_again, match, kept))

    def _begin_again(self, match: AtMatch, kept: KeptMatch, again: Again | None) -> None:
        """Play the match anew in place of the one under way; None goes on with that."""
        if again is None:
            return
        seed = kept.match.seed if again is Again.SAME_CARDS else self.program.new_seed()
        self.program.store.barrier()
        self.next = partial(self._instead_of, kept, seed)
        match.leave_table()

    def _instead_of(self, kept: KeptMatch, seed: int) -> None:
        """Sit down to the match dealt anew; the one under way goes."""
        matches = self.program.store.matches
        if kept.id is not None:
            matches.remove(kept.id)
        self.program.sit_down(matches.begin(anew(kept.match, seed)), self.back)

    def _leave(self, match: AtMatch) -> None:
        if not self.program.look.preferences.confirm_leaving:
            match.leave_table()
            return
        told = _("The match is kept: go on with it later, at this very point.")
        sure = Confirm(_("Leave the table?"), [told], _("Leave"), _("Stay"))
        self.program.show(sure, lambda leaves: match.leave_table() if leaves else None)

    # -- the end

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Show the end of the match, and close its screen."""
        page = match.results_page(event)
        page.can_be_reviewed = self.kept is not None and not why_closed(self.kept.match)
        page.can_be_shared = self.kept is not None and self.kept.occasion is None
        page.leads_back = self.back is not None
        if self.kept is not None and is_round(self.kept.occasion):
            page.way_on = _("On with the road")
            page.judge(self.program.road.verdict(self.kept.match))
        elif self.kept is not None and compares(self.kept.occasion):
            page.way_on = _("Compare")
        self.program.show(page, partial(self._after_match, match, event))

    def _after_match(self, match: AtMatch, event: MatchEnded, wish: Afterwards) -> None:
        program = self.program
        again = partial(self.match_ended, match, event)
        if wish is Afterwards.SHEET:
            page = match.score_page()
            page.open_rules = match.open_rules
            program.show(page, lambda _none: again())
            return
        kept = self.kept
        if wish in (Afterwards.REPLAY, Afterwards.REVIEW) and kept is not None and kept.id:
            look = program.replay if wish is Afterwards.REPLAY else program.reviews.open
            look(kept.id, again)
            return
        cards = program.shared_cards
        if wish is Afterwards.DUPLICATE and kept is not None and kept.id:
            cards.open(kept.id, again)
            return
        if wish is Afterwards.SHARE and kept is not None and kept.id:
            cards.share(kept.id, again)
            return
        if kept is not None and kept.id and compares(kept.occasion):
            self.next = partial(cards.open, kept.id, self.back or (lambda: None))
        if kept is not None and wish is Afterwards.AGAIN:
            self.next = partial(self._once_more, kept.match)
        match.done(None)

    def _once_more(self, played: Match) -> None:
        """Sit down to another match of the same players by the same rules."""
        program = self.program
        kept = program.store.matches.begin(anew(played, program.new_seed()))
        program.sit_down(kept, self.back)
