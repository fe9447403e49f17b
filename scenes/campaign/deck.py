"""Cards of the season's deck as they are won, sold and looked through."""

from __future__ import annotations

from collections import Counter

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.phrases import name_of, toll_words
from game.rulesets.berserk.cards.texts import card_text
from game.session.campaign import rewards
from game.session.campaign.season import Season
from scenes.battle.faces.cardface import CardFaces, card_size
from scenes.campaign.scenery import LandPage
from scenes.decks.tiles import in_full
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape, plain
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words

WIDE, SMALL = 92, 84
"""The width of a card that can be taken, and of one of many, in units."""


class CardPicture(Widget):
    """A card with its picture; the words stand beside it."""

    role = Role.PICTURE

    def __init__(self, card: Card, width: float) -> None:
        super().__init__()
        self.card, self.width = card, width
        self._faces: CardFaces | None = None

    def natural_width(self, style: Style) -> int:
        """Return the width of the card."""
        return style.px(self.width)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the card."""
        return card_size(style.px(self.width))[1]

    def describe(self) -> str:
        """Say nothing: the words stand beside it."""
        return ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        assert self.style is not None
        if self._faces is None:
            self._faces = CardFaces(self.style.theme, self.style.layout.text_scale)
        picture = self._faces.small(self.card, self.style.px(self.width))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


def card_row(season: Season, id: str, button: Button) -> Widget:
    """Return a card with its words, what it costs an army, and the button that takes it."""
    card = card_named(id)
    said = [f"**{escape(_(card.name))}**", *map(escape, card_text(card))]
    told: list[Widget] = [Words("\n".join(said))]
    button.hint = plain(in_full(card))
    if realm := toll_words(id, season.world.deck.starter):
        told.append(Words(escape(realm), size=15, ink="muted"))
    words = Beside(Column(*told, gap=8), button, gap=14, middle=True, ends=True)
    return Beside(CardPicture(card, WIDE), words, gap=16)


class DeckPage(LandPage[None]):
    """The deck of a season, a row for each of its cards."""

    music = "road"

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.title = _("The deck of your season")
        self.season = season

    def build(self) -> Widget:
        """Return the cards in the order of the box, those taken on the road first."""
        taken = self.season.trail.cards
        cards = Counter(self.season.world.deck.cards(taken))
        ids = sorted(cards, key=lambda id: (id not in taken, card_named(id).number))
        rows = [self._row(card_named(id), cards[id]) for id in ids]
        told = _(
            "With it you fight the battles of Berserk on this road. What you win or buy comes "
            "in two copies, in place of the two weakest you set out with."
        )
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(Words(told, ink="muted"), *rows, gap=14)
        board = Panel(Column(Scroll(column), Row(back, align="right"), gap=16), title=self.title)
        return Frame(board, most=820, full=False)

    def _row(self, card: Card, copies: int) -> Widget:
        said = f"**{copies} ×** {in_full(card)}"
        if card.id in self.season.trail.cards:
            new = rewards.replaced_words(self.season, card.id, name_of)
            said = f"{said}\n{{gold}}{escape(new)}{{/}}"
        words = Words(said)
        return Beside(CardPicture(card, SMALL), words, gap=14, middle=True)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)
