"""The pause menu over the table."""

from collections.abc import Mapping
from enum import Enum, auto
from functools import partial

from game.core.words import _, marked
from game.session.coach.coach import Voice
from game.session.occasion import Goal
from scenes.scene import Action, Cover
from scenes.ui.boxes import Column, Frame, Panel
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class PauseChoice(Enum):
    """What the player wants from the pause menu."""

    GO_ON = auto()
    SCORES = auto()
    LOG = auto()
    RULES = auto()
    LEARN = auto()
    COACH = auto()
    SETTINGS = auto()
    AGAIN = auto()
    GIVE_UP = auto()
    LEAVE = auto()


SIGNS_OF = {
    PauseChoice.GO_ON: "play",
    PauseChoice.SCORES: "sheet",
    PauseChoice.LOG: "lines",
    PauseChoice.RULES: "book",
    PauseChoice.LEARN: "cap",
    PauseChoice.COACH: "target",
    PauseChoice.SETTINGS: "gear",
    PauseChoice.AGAIN: "cards",
    PauseChoice.GIVE_UP: "flag",
    PauseChoice.LEAVE: "door",
}
"""The sign before each choice."""

COACHED: Mapping[Voice, str] = {
    Voice.OFF: marked("Coach: off"),
    Voice.QUIET: marked("Coach: quiet"),
    Voice.TALKATIVE: marked("Coach: talkative"),
}
"""What the button says that lets the coach say more."""


class Pause(Page[PauseChoice]):
    """Stops the table; leaving it loses nothing.

    `lesson` is what the lesson of the game played is called, "" where it has none. `voice` is how
    much the coach says, None where there may be none. The match `can_begin_again` where nothing
    but itself is at stake; one that has a `goal` tells it. A battle `can_give_up` be lost at once.
    """

    cover = Cover.VEIL

    def __init__(
        self,
        lesson: str = "",
        *,
        voice: Voice | None = None,
        can_begin_again: bool = False,
        can_give_up: bool = False,
        goal: Goal | None = None,
    ) -> None:
        super().__init__()
        self.title = _("Pause")
        self.can_begin_again, self.can_give_up = can_begin_again, can_give_up
        self.lesson, self.voice, self.goal = lesson, voice, goal
        self.at = PauseChoice.GO_ON
        """The choice that has the focus at first."""

    def build(self) -> Widget:
        """Return the choices, one below the other."""
        words = {
            PauseChoice.GO_ON: _("Go on"),
            PauseChoice.SCORES: _("Score sheet"),
            PauseChoice.LOG: _("Log"),
            PauseChoice.RULES: _("Rules"),
            PauseChoice.LEARN: self.lesson,
            PauseChoice.COACH: "" if self.voice is None else _(COACHED[self.voice]),
            PauseChoice.SETTINGS: _("Settings"),
            PauseChoice.AGAIN: _("Begin again …") if self.can_begin_again else "",
            PauseChoice.GIVE_UP: _("Give up …") if self.can_give_up else "",
            PauseChoice.LEAVE: _("Leave the table"),
        }
        self._buttons = {
            choice: Button(
                label,
                partial(self.done, choice),
                kind=ButtonKind.PRIMARY if choice is PauseChoice.GO_ON else ButtonKind.SECONDARY,
                least=280,
                sign=SIGNS_OF[choice],
            )
            for choice, label in words.items()
            if label
        }
        note = Words(_("The match is kept at every move."), size=14, ink="muted", align="centre")
        told = () if self.goal is None else self.goal.told
        asked = [Words(escape(each), size=15, ink="muted", align="centre") for each in told]
        column = Column(*self._buttons.values(), *asked, note, gap=12)
        return Frame(Panel(Scroll(column), title=self.title), most=400, full=False)

    def first_focus(self) -> Widget | None:
        """Return the choice that has the focus at first."""
        return self._buttons[self.at]

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Close with the key that opened it, too."""
        if action is Action.MENU:
            self.cancel()
            return True
        return super().act(action, at)

    def cancel(self) -> None:
        """Go on with the match."""
        self.done(PauseChoice.GO_ON)
