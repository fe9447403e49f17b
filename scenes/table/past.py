"""What has been: the last trick, and the log in words."""

import re
from collections.abc import Iterable, Sequence

import pygame

from game.core.protocols import Event
from game.core.words import _, opening
from game.kit.tricks import CardPlayed, Trick, TrickTaken
from scenes.scene import Action
from scenes.show.look import Art
from scenes.show.reading import ReadingPage, Sentence, SentencesPage
from scenes.table.game import TableGame
from scenes.table.reading import with_suits
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words

CARD_HEIGHT = 184.0
BESIDE = 96.0
"""The room beside the cards of the last trick, in units."""


class CardPicture(Widget):
    """A card lying face up, so many units high; the one that `won` stands out."""

    role = Role.PICTURE

    def __init__(
        self, name: str, code: str, art: Art, *, won: bool = False, high: float = CARD_HEIGHT
    ) -> None:
        super().__init__(name)
        self.high = high
        self.code = code
        self.art = art
        self.look = "glow" if won else "plain"

    def natural_width(self, style: Style) -> int:
        """Return the card's width and a little room."""
        return style.px(self.high * 5 / 7 + 14)

    def height(self, style: Style, width: int) -> int:
        """Return the card's height and a little room."""
        return style.px(self.high + 10)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        assert self.style is not None
        picture, corner = self.art.sprite(self.code, self.style.px(self.high), 0.0, self.look)
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
                    CardPicture(
                        opening(self.game.card_name(card)),
                        str(card),
                        self.art,
                        won=player == self.winner,
                    ),
                    Words(words, align="centre"),
                    gap=6,
                )
            )
        taken = _("{player} took it.").format(player=escape(self.names[self.winner]))
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(
            Row(*cards, gap=10, align="centre"),
            Words(taken, align="centre"),
            Row(back, align="right"),
            gap=14,
        )
        most = BESIDE + len(cards) * (CARD_HEIGHT * 5 / 7 + 24)
        return Frame(Panel(column, title=self.title), most=most, full=False)


class LogPage(SentencesPage):
    """Everything that has happened, in sentences, as this seat may know it.

    `told` are the sentences of the events, one for each, "" where none is due.
    """

    opened_by = Action.LOG

    def __init__(
        self, events: Sequence[Event], told: Iterable[str], names: Sequence[str], game: TableGame
    ) -> None:
        pairs = zip(events, told, strict=True)
        lines = [_sentence(event, words, names, game) for event, words in pairs if words]
        super().__init__(_("Log"), lines)


def _sentence(event: Event, told: str, names: Sequence[str], game: TableGame) -> Sentence:
    words = with_suits(told, game.write_card)
    if isinstance(event, game.starts):
        return Sentence(words, is_head=True)
    words = _with_names(words, names)
    match event:
        case CardPlayed(_player, card):
            return Sentence(words, mark=game.write_card(str(card)).replace(" ", ""))
        case TrickTaken():
            return Sentence(f"{{good}}{words}{{/}}", ends=True)
    if isinstance(event, game.stops):
        return Sentence(f"{{gold}}{words}{{/}}", ends=True)
    return Sentence(words)


def _with_names(words: str, names: Sequence[str]) -> str:
    """Return markup in which the players' names stand out."""
    longest_first = sorted(map(escape, names), key=len, reverse=True)
    either = "|".join(map(re.escape, longest_first))
    return re.sub(rf"(?<!\w)({either})(?!\w)", r"**\1**", words)
