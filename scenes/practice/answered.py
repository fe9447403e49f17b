"""What is said of an answer: right or not, the hand or the board, and why; the table on a press."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.explain import Explanation
from game.core.words import _
from game.session.practice.answer import NameAction
from scenes.practice.verdict import Verdict
from scenes.show.explained import table
from scenes.ui.button import Button
from scenes.ui.widget import Widget
from scenes.ui.words import Ink, Words


@dataclass(frozen=True)
class Why:
    """Why a choice is best: a sentence in markup, and what stands behind "More"."""

    look: str = ""
    more: Sequence[Widget] = ()


def why(told: Explanation[Any], row_name: NameAction, lines: Sequence[str] = ()) -> Why:
    """Return what a hint says: its sentence, its table, and these lines in markup below that."""
    more = [
        *(table(told, row_name) if told.tally else ()),
        *(Words(each, size=15) for each in lines),
    ]
    return Why(told.look, more)


class AnsweredPage(Verdict):
    """What is said of a choice: the verdict, what `pictured` shows of it, and why; more on a
    press."""

    def __init__(
        self,
        is_right: bool,
        verdict: str,
        score: str,
        way_on: str,
        pictured: Sequence[Widget] = (),
        why: Why | None = None,
    ) -> None:
        """`verdict` is markup; `why` may come later, None as long as it is looked for."""
        super().__init__(
            _("That is right") if is_right else _("That is not the best"), score, way_on
        )
        self.is_right, self.verdict, self.pictured, self.why = is_right, verdict, pictured, why
        self.tells_more = False

    def others(self) -> Sequence[Widget]:
        """Return the way to the table, and back."""
        has_more = self.why is not None and bool(self.why.more)
        words = _("Less") if self.tells_more else _("More")
        return [Button(words, self.turn, sign="bars", enabled=has_more)]

    def turn(self) -> None:
        """Show the table, or the hand or the board again."""
        self.tells_more = not self.tells_more
        self.rebuild()

    def parts(self) -> Sequence[Widget]:
        """Return the verdict with the picture and the sentence, or with the table."""
        ink: Ink = "good" if self.is_right else "bad"
        verdict = Words(f"**{self.verdict}**", ink=ink)
        if self.tells_more and self.why is not None:
            return [verdict, *self.why.more]
        look = _("Thinking …") if self.why is None else self.why.look
        said = [Words(look, size=16, ink="muted" if self.why is None else "text")] if look else []
        return [verdict, *self.pictured, *said]
