"""What has been: the last trick, and the log in words."""

from collections.abc import Sequence

import pygame

from game.core.words import _
from game.kit.tricks import Trick
from scenes.scene import Action
from scenes.table.cards import Art
from scenes.table.game import TableGame
from scenes.table.reading import ReadingPage, with_suits
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, Kind
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words

CARD_HEIGHT = 168.0


class CardPicture(Widget):
    """A card lying face up."""

    role = Role.PICTURE

    def __init__(self, name: str, code: str, art: Art) -> None:
        super().__init__(name)
        self.code = code
        self.art = art

    def natural_width(self, style: Style) -> int:
        """Return the card's width and a little room."""
        return style.px(CARD_HEIGHT * 5 / 7 + 14)

    def height(self, style: Style, width: int) -> int:
        """Return the card's height and a little room."""
        return style.px(CARD_HEIGHT + 10)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        assert self.style is not None
        picture, corner = self.art.sprite(self.code, self.style.px(CARD_HEIGHT))
        x, y = self.rect.center
        surface.blit(picture, (x + corner[0], y + corner[1]))


class LastTrick(ReadingPage):
    """The last trick: who played what, and who took it."""

    opened_by = Action.LAST_TRICK

    def __init__(
        self,
        trick: Trick,
        winner: int,
        names: Sequence[str],
        art: Art,
        game: TableGame,
    ) -> None:
        super().__init__()
        self.title = _("The last trick")
        self.trick, self.winner, self.names = trick, winner, names
        self.art, self.game = art, game

    def build(self) -> Widget:
        """Return the cards side by side, each with its player."""
        cards = []
        for place, card in enumerate(self.trick.cards):
            player = self.trick.player(place, len(self.names))
            name = escape(self.names[player])
            words = f"{{gold}}**{name}**{{/}}" if player == self.winner else name
            cards.append(
                Column(
                    CardPicture(self.game.card_name(card), str(card), self.art),
                    Words(words, align="centre"),
                    gap=4,
                )
            )
        taken = _("{player} took it.").format(player=escape(self.names[self.winner]))
        back = Button(_("Back"), self.cancel, kind=Kind.PRIMARY)
        column = Column(
            Row(*cards, gap=10, align="centre"),
            Words(taken, align="centre"),
            Row(back, align="right"),
            gap=14,
        )
        return Frame(Panel(column, title=self.title), most=960, full=False)


class SentencesPage(ReadingPage):
    """Sentences to be read, the latest in sight; each is markup."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.title = title
        self.lines = lines

    def build(self) -> Widget:
        """Return the sentences, one below the other."""
        lines = [Words(line, size=16) for line in self.lines]
        if not lines:
            lines = [Words(_("Nothing has happened yet."), ink="muted")]
        self.area = Scroll(Frame(Column(*lines, gap=6), pad=(10, 8), full=False))
        back = Button(_("Back"), self.cancel, kind=Kind.PRIMARY)
        column = Column(self.area, Row(back, align="right"), gap=14)
        return Frame(Panel(column, title=self.title), most=760, full=False)

    def enter(self) -> None:
        """Begin at the end."""
        self.area.act(Action.END)

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Scroll wherever the focus is."""
        paging = (Action.UP, Action.DOWN, Action.PAGE_UP, Action.PAGE_DOWN, Action.HOME, Action.END)
        if action in paging and self.area.act(action):
            self.repaint()
            return True
        return super().act(action, at)


class LogPage(SentencesPage):
    """Everything that has happened, in sentences, as this seat may know it."""

    opened_by = Action.LOG

    def __init__(self, sentences: Sequence[str], game: TableGame) -> None:
        super().__init__(_("Log"), [with_suits(each, game.write_card) for each in sentences])
