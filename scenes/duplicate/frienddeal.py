"""A friend's code, typed in or pasted, and the deal that it stands for."""

from game.core.fields import BadContent
from game.core.words import _
from game.session.sharing.code import LONGEST, BadCode
from game.session.sharing.deal import SharedDeal, deal_words
from game.session.sharing.dealcode import read_code
from scenes import devices
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.field import TextField
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class FriendDeal(Page[SharedDeal | None]):
    """Takes a code, says what it holds or what is wrong with it, and begins its deal."""

    def __init__(self) -> None:
        super().__init__()
        self.title = _("Play a friend’s deal")
        self.code = ""

    def build(self) -> Widget:
        """Return the line for the code, and what it holds."""
        field = TextField(
            _("Code of a deal"),
            self.code,
            self._type,
            on_submit=lambda _text: self.play(),
            empty=_("A friend’s code"),
            most=LONGEST,
            width=420,
        )
        self._told = Words("", size=16)
        self._tell()
        words = _("Type the code in, or paste it. Capitals, spaces and dashes do not matter.")
        paste = Button(_("Paste"), self.paste, least=110)
        column = Column(
            Scroll(
                Column(Words(words, size=15, ink="muted"), Row(field, paste), self._told, gap=14)
            ),
            Row(
                Button(_("Back"), self.cancel),
                Button(_("Start"), self.play, kind=ButtonKind.PRIMARY, least=150, sign="play"),
                align="right",
            ),
            gap=18,
        )
        self._field = field
        return Frame(Panel(column, title=self.title), most=720, full=False)

    def first_focus(self) -> Widget | None:
        """Return the line for the code."""
        return self._field

    def paste(self) -> None:
        """Take the code from the clipboard."""
        self.code = " ".join(devices.paste()[:LONGEST].split())
        self.rebuild()

    def play(self) -> None:
        """Begin the deal, or say what is wrong with the code."""
        try:
            deal = read_code(self.code)
        except (BadCode, BadContent) as wrong:
            self.refuse(escape(str(wrong)))
            return
        self.done(deal)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)

    def _type(self, text: str) -> None:
        self.code = text
        self._tell()
        self.relayout()

    def _tell(self) -> None:
        """Say what a code holds as soon as it is whole; while it is typed nothing is wrong."""
        try:
            self._told.say(escape(deal_words(read_code(self.code))))
        except (BadCode, BadContent):
            self._told.say("")
