"""A match that may have a guide, who explains to the person what is asked and what happens, and
elsewhere a coach, who warns him of a costly choice."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.protocols import Event
from game.core.words import _
from game.session.coach.coach import Coach, Voice, voice_from
from game.session.match import MatchEnded
from game.session.review.judging import Judgement
from game.session.sitting import Sitting
from scenes.show.coaching import Coaching
from scenes.show.guide import Guide
from scenes.show.hint import Caution
from scenes.show.live import Live
from scenes.show.look import Look
from scenes.show.ways import Ways

UNWELCOME_FOR = 8.0
"""Seconds that a guide says that something else was asked for: it stands where one may not look."""


class Guided(Live):
    """Drives a show by a match, with a `guide` where it is a lesson, None where it is not; then a
    coach may look on."""

    guide: Guide | None

    def __init__(self, sitting: Sitting, look: Look, ways: Ways, guide: Guide | None) -> None:
        super().__init__(sitting, look, ways)
        self.guide = guide
        self.coach = sitting.accompany(Coach) if guide is None else None
        """Who looks over the person's shoulder, None where nobody may."""
        self.coaching = Coaching(self)

    # -- left to the kind of game

    @abstractmethod
    def name_choice(self, action: Any) -> str:
        """Return what a choice is called, in markup."""

    @abstractmethod
    def decide(self, action: Any) -> None:
        """Make the person's choice."""

    @abstractmethod
    def show_caveat(self, panel: Caution | None) -> None:
        """Show what the coach objects, None: no longer."""

    # -- the coach

    def voice(self) -> Voice:
        """Return how much the coach says."""
        return voice_from(self.look.pace().coach)

    def judged(self, judgement: Judgement) -> None:
        """Let it be kept what a choice was worth."""
        self.ways.judged(judgement)

    def warned(self, judgement: Judgement) -> None:
        """Let it be kept what was chosen without help: from now on somebody has helped."""
        self.judged(judgement)
        self.sitting.helped()

    def update(self, dt: float) -> bool:
        """Let the coach look on while the person is asked, and the match go on."""
        if self.is_asking:
            self.coaching.update(dt)
        return super().update(dt)

    # -- the guide

    @property
    def name(self) -> str:
        """What the page is called: as the game, or as a lesson."""
        return _(self.port.ruleset.title) if self.guide is None else self.guide.title

    def stop_for_guide(self) -> None:
        """Let the show, which has been made by now, stop after all that is to be read."""
        if (guide := self.guide) is not None:
            director, names = self.show.director, self.port.names
            stops = director.holds
            director.holds = lambda event: stops(event) or guide.holds(event, names)

    def has_page(self, event: Event) -> bool:
        """Tell whether a page is shown after an event."""
        return isinstance(event, MatchEnded)

    def show_held(self, event: Event) -> None:
        """Show the page of an event that stopped the show; first let the guide be read."""
        if self.guide is not None and self.guide.is_waiting:
            self.guide.when_read(partial(self.show_held, event))
        elif self.has_page(event):
            super().show_held(event)
        else:
            self.show.director.go_on()

    def explain(self, event: Event) -> None:
        """Let the guide say what there is to say of an event."""
        if self.guide is not None:
            self.guide.happened(event, self.port.names)

    def explain_question(self) -> None:
        """Let the guide say what the person is asked."""
        if self.guide is not None:
            self.guide.asked(self.port.view(), self.port.legal_actions())

    def hush(self) -> None:
        """What the guide wanted to be read is of no account any more."""
        if self.guide is not None and self.guide.is_waiting:
            self.guide.fall_silent()
        self.coaching.hush()

    def light_wanted(self) -> None:
        """Let what the guide asks for shine, and have the focus."""

    def is_unwelcome(self, actions: Sequence[Any]) -> bool:
        """Tell whether these are not what a lesson asks for now, or the coach would first have a
        word; say so. What no rule allows is for the rules to refuse.
        """
        if self.port.refusal(actions[0]) is not None:
            return False
        guide = self.guide
        if reason := "" if guide is None else guide.against(actions, self._name_asked):
            self.refuse(reason)
            self.toast(reason, UNWELCOME_FOR)
            self.light_wanted()
            return True
        return not self.is_hurrying() and self.coaching.stops(actions)

    def asked_by_guide(self) -> str:
        """Return what the guide asks for, in a sentence; "" where there is none."""
        if self.guide is None:
            return ""
        words = _("The guide says what to do here, and why: {asked}.")
        return words.format(asked=self.guide.asked_for(self._name_asked))

    def _name_asked(self, notation: str) -> str:
        """Return what a decision in notation is called, in markup."""
        return self.name_choice(self.port.ruleset.parse_action(notation))
