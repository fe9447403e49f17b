"""A hand as a picture beside an answer or a review: the best card is lit, and your own named."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.core.protocols import steps_of
from game.core.ruleset import Ruleset
from game.core.words import _, opening
from game.kit.cards import Card
from scenes.show.look import Art, ChoosePack
from scenes.table.catalogue import TABLES
from scenes.ui.text import Block, block
from scenes.ui.widget import Role, Style, Widget

HIGH, RAISED, GAP = 96.0, 12.0, 6.0
"""How high a card is, how far the best is raised, and what stands between two, in units."""
CAPTION = 14.0
"""The type below a card, in units."""
MOST_TEXT = 1.25
"""The text size beyond which captions do not grow: the next card's stands beside."""


class HandPicture(Widget):
    """A hand from left to right; cards overlap where there is little room."""

    role = Role.PICTURE

    def __init__(
        self,
        cards: Sequence[Card],
        best: Sequence[Card],
        own: Sequence[Card],
        name: Callable[[Card], str],
        art: Art,
    ) -> None:
        self.cards, self.best, self.own, self.art = cards, best, own, art
        words = _("{card} ({told})")
        told = [
            words.format(card=name(each), told=self._told(each)) if self._told(each) else name(each)
            for each in cards
        ]
        super().__init__(opening(", ".join(told)))

    def _told(self, card: Card) -> str:
        return _("best") if card in self.best else _("yours") if card in self.own else ""

    def natural_width(self, style: Style) -> int:
        """Return the width with all cards side by side."""
        return len(self.cards) * style.px(HIGH * 5 / 7 + GAP) + style.px(2 * GAP)

    def height(self, style: Style, width: int) -> int:
        """Return the height of a raised card and a line below the others."""
        return style.px(HIGH + RAISED + 2 * GAP) + self._caption(style, "", False).size[1]

    def _caption(self, style: Style, words: str, is_best: bool) -> Block:
        part = min(1.0, MOST_TEXT / style.layout.text_scale)
        ink = style.theme.gold_light if is_best else style.theme.text
        return block(words or " ", style.type(CAPTION * part, colour=ink), style.theme)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cards, then what is said below them."""
        style = self.style
        assert style is not None
        high, wide = style.px(HIGH), style.px(HIGH * 5 / 7)
        count, room = len(self.cards), self.rect.width - style.px(2 * GAP) - wide
        step = min(wide + style.px(GAP), room // max(1, count - 1))
        left = self.rect.centerx - (step * (count - 1)) // 2
        top = self.rect.top + style.px(RAISED + GAP)
        for place, card in enumerate(self.cards):
            is_best = card in self.best
            look = "glow" if is_best else "plain"
            picture, corner = self.art.sprite(str(card), high, 0.0, look)
            x, y = left + place * step, top + high // 2 - is_best * style.px(RAISED)
            surface.blit(picture, (x + corner[0], y + corner[1]))
            if told := self._told(card):
                words = self._caption(style, told, is_best)
                words.draw(surface, (x - words.size[0] // 2, top + high + style.px(GAP)))


def pictured(
    ruleset: Ruleset[Any, Any, Any],
    art: Callable[[ChoosePack], Art],
    view: Any,
    best: Any,
    chosen: Any,
) -> Widget | None:
    """Return the cards that a decision is made from, None where none of them is known yet."""
    game, table = TABLES[ruleset.id], view.table
    lit, own = (_cards(game.card_of, view, each) for each in (best, chosen))
    held = [hand for hand in table.hands if hand and {*lit, *own} <= {*hand}] if lit else []
    # Of a hand of Dreierschnapsen some cards lie face down, before their owner too.
    cards = [card for card in next(iter(held), table.hands[view.observer]) if card is not None]
    if not cards:
        return None
    return HandPicture(game.fan(table, cards), lit, own, game.card_name, art(game.pack))


def _cards(card_of: Callable[[Any, Any], Card | None], view: Any, choice: Any) -> Sequence[Card]:
    """Return the cards that a choice is about."""
    found = (card_of(view, each) for each in steps_of(choice))
    return [card for card in found if card is not None]
