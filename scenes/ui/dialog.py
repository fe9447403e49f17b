"""Small boards over the screen that want an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.words import _
from scenes.scene import Cover
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Widget
from scenes.ui.words import Words

R = TypeVar("R")


@dataclass(frozen=True)
class Answer(Generic[R]):
    """One way to answer: the words on the button, and what the dialog then returns."""

    label: str
    result: R
    kind: ButtonKind = ButtonKind.SECONDARY
    hint: str = ""


class Dialog(Page[R]):
    """Shows a title and a body of marked-up paragraphs or widgets, and asks for one answer.

    The last answer has the focus at first; going back gives `on_cancel`.
    """

    cover = Cover.VEIL

    def __init__(
        self,
        title: str,
        body: Sequence[str | Widget],
        answers: Sequence[Answer[R]],
        on_cancel: R,
        *,
        width: float = 560,
    ) -> None:
        super().__init__()
        self.title = title
        self.body = body
        self.answers = answers
        self.on_cancel = on_cancel
        self.width = width
        self._buttons: list[Button] = []

    def build(self) -> Widget:
        """Return the board, with the body above the buttons."""
        parts = [Words(part) if isinstance(part, str) else part for part in self.body]
        self._buttons = [self._button(answer) for answer in self.answers]
        column = Column(Scroll(Column(*parts, gap=12)), Row(*self._buttons, align="right"), gap=22)
        return Frame(Panel(column, title=self.title), most=self.width, full=False)

    def first_focus(self) -> Widget | None:
        """Return the button of the last answer."""
        return self._buttons[-1] if self._buttons else super().first_focus()

    def cancel(self) -> None:
        """Answer as one who does not want to."""
        self.done(self.on_cancel)

    def _button(self, answer: Answer[R]) -> Button:
        return Button(
            answer.label, lambda: self.done(answer.result), kind=answer.kind, hint=answer.hint
        )


class Message(Dialog[None]):
    """Tells something, and waits until it has been read."""

    def __init__(self, title: str, body: Sequence[str | Widget], *, width: float = 560) -> None:
        super().__init__(
            title, body, [Answer(_("OK"), None, ButtonKind.PRIMARY)], None, width=width
        )


class Confirm(Dialog[bool]):
    """Asks whether to do something; `yes` and `no` are what the buttons say.

    Where yes `loses` what cannot be had again, no is the last answer and so has the focus.
    """

    def __init__(
        self,
        title: str,
        body: Sequence[str | Widget],
        yes: str,
        no: str = "",
        *,
        width: float = 560,
        loses: bool = False,
    ) -> None:
        no = no or _("Cancel")
        answers = [Answer(no, False), Answer(yes, True, ButtonKind.PRIMARY)]
        if loses:
            answers = [Answer(yes, True), Answer(no, False, ButtonKind.PRIMARY)]
        super().__init__(title, body, answers, False, width=width)
