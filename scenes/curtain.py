"""The curtain: with several people at one screen, nothing is seen until the right one is there."""

from game.core.words import _, marked
from scenes.scene import Action
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.portraits import FaceView
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FACE = 88
"""The side of the person's medallion, in units."""


class Curtain(Page[None]):
    """Hides the table until the person named has said so. Going back does not open it."""

    legend = ((Action.CONFIRM, marked("Choose")),)

    def __init__(self, name: str, seat: int = 0, asked: str = "") -> None:
        """`asked` is what the person is wanted for, in words that everybody may read."""
        super().__init__()
        self.name, self.seat = name, seat
        self.title = asked or _("It is {name}’s turn").format(name=name)

    def build(self) -> Widget:
        """Return the name, large, and one button."""
        ready = Button(
            _("I am {name}").format(name=escape(self.name)),
            lambda: self.done(None),
            kind=ButtonKind.PRIMARY,
            size=20,
            least=220,
        )
        column = Column(
            Row(FaceView("", self.name, self.seat, FACE), align="centre"),
            Heading(escape(self.title), align="centre"),
            Words(
                _("Everyone else looks away now. Your cards are shown when you confirm."),
                ink="muted",
                align="centre",
            ),
            Row(ready, align="centre"),
            gap=18,
        )
        return Frame(Panel(column, pad=40), most=620, full=False)
