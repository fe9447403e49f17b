"""The coach at a match on the screen: holds a choice back for a moment, and warns once."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.words import _
from game.session.coach.coach import Coach, Voice
from game.session.coach.words import Caveat, caveat, praise
from game.session.port import Port
from game.session.review.judging import Judgement
from scenes.show.hint import Caution
from scenes.ui.boxes import Row
from scenes.ui.button import Button, ButtonKind

HELD = 0.5
"""Seconds that a choice is held back at most while it is weighed; then it goes through."""
TOLD = 0.12
"""Seconds after which it is said what is waited for."""
READING = 0.5
"""Seconds that a warning is there before it can be answered by the same choice: the second click of
a double click is no answer."""


class Table(Protocol):
    """The screen at which somebody is coached."""

    port: Port[Any, Any]
    coach: Coach | None
    """Who looks over the person's shoulder, None where nobody may."""

    def voice(self) -> Voice:
        """Return how much he says."""

    def name_choice(self, action: Any) -> str:
        """Return what a choice is called, in markup."""

    def decide(self, action: Any) -> None:
        """Make the choice."""

    def show_caveat(self, panel: Caution | None) -> None:
        """Show what the coach objects, None: no longer."""

    def judged(self, judgement: Judgement) -> None:
        """Take what a choice was worth that was made."""

    def warned(self, judgement: Judgement) -> None:
        """Take what a choice is worth that is warned of."""

    def toast(self, text: str) -> None:
        """Show a short notice."""


class Coaching:
    """Asks the coach about the choices of whoever is asked at a table.

    A sequence of choices made in one go is his business only where it is judged as one choice.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._held: Any = None
        self._since = 0.0
        self._objected: Any = None
        self._warned_for = 0.0
        self._is_told = False
        self._praise = ""
        self._made: Judgement | None = None

    def stops(self, actions: Sequence[Any]) -> bool:
        """Tell whether a choice is not to be made yet: it is being weighed, or was warned of just
        now. The second time it is made."""
        coach = self._coach()
        action = None if coach is None else coach.as_one(actions)
        if coach is None or action is None:
            return False
        self._made = coach.judgement(action)
        if action == self._objected:
            return self._warned_for < READING
        if coach.is_ready_for(action):
            return self._objects(coach, action)
        if self._held != action:
            self._held, self._since, self._is_told = action, 0.0, False
        return True

    def update(self, dt: float) -> None:
        """Look at what the person is asked; let a choice that was held back go through, or warn of
        it."""
        coach = self._coach()
        if coach is None:
            return
        coach.attend(self._table.port)
        self._warned_for += dt
        if self._held is None:
            return
        self._since += dt
        action = self._held
        if coach.is_ready_for(action):
            self._held = None
            self._table.toast("")
            self._table.decide(action)
        elif self._since >= HELD:
            self._objected, self._held, self._warned_for = action, None, READING
            is_warming = coach.is_warming
            self._table.toast("")
            self._table.decide(action)
            if is_warming:
                words = _("The coach is still getting ready: he lets this choice pass unchecked.")
                self._table.toast(words)
        elif self._since >= TOLD and not self._is_told:
            self._is_told = True
            self._table.toast(_("One moment: the coach is looking …"))

    def hush(self) -> None:
        """The question has gone: a good choice is worth a word now."""
        self._held = self._objected = None
        if self._made is not None:
            self._table.judged(self._made)
            self._made = None
        if self._praise:
            self._table.toast(self._praise)
            self._praise = ""

    # -- within

    def _coach(self) -> Coach | None:
        return None if self._table.voice() is Voice.OFF else self._table.coach

    def _objects(self, coach: Coach, action: Any) -> bool:
        table, judged = self._table, coach.judgement(action)
        self._made = judged
        if judged is None:
            return False
        if table.voice() is Voice.TALKATIVE:
            self._praise = praise(table.port.ruleset, judged)
        said = caveat(table.port.ruleset, judged, table.name_choice, table.voice())
        if said is None:
            return False
        self._objected, self._made, self._warned_for = action, None, 0.0
        table.toast("")
        table.warned(judged)
        table.show_caveat(self._panel(said, action))
        return True

    def _panel(self, said: Caveat, action: Any) -> Caution:
        table = self._table
        buttons = Row(
            Button(_("Go ahead"), lambda: table.decide(action), size=15, least=60),
            Button(
                _("Think again"),
                lambda: table.show_caveat(None),
                kind=ButtonKind.PRIMARY,
                size=15,
                least=60,
            ),
            gap=8,
            fill=True,
        )
        return Caution(said, buttons)
