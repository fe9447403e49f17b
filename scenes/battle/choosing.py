"""How a battle is set up: decks with their curves, and the field with its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.fields import BadContent
from game.core.options import OptionSpec
from game.core.words import _, decimal, marked
from game.rulesets.berserk.battlefields import BATTLEFIELDS
from game.rulesets.berserk.cards.box import card, realm_deck
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.decks import deck_cards, figures
from scenes.battle.faces.curve import Curve
from scenes.battle.faces.pictures import picture
from scenes.battle.maps.battlemap import battle_map
from scenes.battle.maps.field import FieldView
from scenes.battle.maps.ground import Ground
from scenes.battle.maps.signs import terrain_words
from scenes.theme import Colour, Layout, Theme
from scenes.ui.boxes import Column
from scenes.ui.choice import Choice
from scenes.ui.form import MakeControl
from scenes.ui.picker import Picker
from scenes.ui.shapes import box
from scenes.ui.shelf import pictures
from scenes.ui.text import block, escape
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words

PICTURE = (244.0, 138.0)
"""The width and height of a field's picture, in units."""
INSET = 16
"""How far words in its place keep from its edges, in units."""
LEADERS, LEADER = 3, 76.0
"""How many of a deck's dearest cards are pictured, and how large, in units."""
REALM_STYLES: Mapping[str, str] = {
    "plains": marked("Speed, charges, aimed strikes and thrown things; weak at healing and magic."),
    "mountains": marked("Life, ranks, armor and long poles; slow."),
    "forests": marked("Arrows, healing, wings and leaps; weak at magic."),
    "swamp": marked("Poison, sleep, and ways where there is no path; its blows are light."),
    "fire": marked("Blasts, burning hands and scales; costly, and heals nothing."),
    "dark": marked("They drink blood, come back and hit hard; little life."),
}
"""How the deck of each realm plays."""
OWN_STYLE = marked("It plays as you have built it.")
SEEN = (1280, 720)
"""The window that is drawn small for it, in pixels."""


class Chosen(Column):
    """A picker with something below it that shows what is picked."""

    def __init__(self, picker: Picker[Any], below: Widget, tell: Callable[[Any], object]) -> None:
        self.picker, self._tell = picker, tell
        super().__init__(picker, below, gap=6)

    @property
    def value(self) -> str:
        """What is picked."""
        return self.picker.value

    def show(self, value: Any) -> None:
        """Show another value, without calling anyone."""
        self.picker.show(value)
        self._tell(value)


def fault_of(options: Any) -> str:
    """Return why nobody can fight on the field that is chosen, "" where one can."""
    try:
        battle_map(options.field)
    except BadContent as wrong:
        return str(wrong)
    return ""


def makers(own: Mapping[str, str]) -> Mapping[str, MakeControl]:
    """Return the controls of a battle's options; `own` are the player's decks, texts by name."""

    def deck(spec: OptionSpec, value: Any, on_change: Callable[[Any], object]) -> Widget:
        return deck_control(spec, value, on_change, own)

    return {"deck_0": deck, "deck_1": deck, "field": field_control}


def deck_control(
    spec: OptionSpec, value: Any, on_change: Callable[[Any], object], own: Mapping[str, str]
) -> Widget:
    """Return the choice of a deck: a realm's or one of the player's own, with its curve."""
    choices = [_realm(str(each), spec.label(each)) for each in spec.choices]
    choices += [Choice(text, escape(name), _("Your own deck")) for name, text in own.items()]
    if value not in {choice.value for choice in choices}:
        choices.append(Choice(value, _("A deck of your own")))
    curve, words = Curve(()), Words("", size=13, ink="muted")
    style, leaders = Words("", size=14), LeadersPicture()

    def tell(chosen: Any) -> None:
        plays = REALM_STYLES.get(chosen, OWN_STYLE)
        style.say(escape(_(plays)))
        try:
            numbers = deck_cards(chosen)
        except ValueError as wrong:
            curve.show(())
            leaders.show(())
            words.say(escape(str(wrong)))
            return
        curve.show(map(card, numbers))
        leaders.show(leaders_of(numbers))
        sums = figures(numbers)
        words.say(
            _("{n} cards, {elites} elite, {cost} crystals on average").format(
                n=sums.size, elites=sums.elites, cost=decimal(sums.average_cost)
            )
        )

    def change(chosen: Any) -> None:
        tell(chosen)
        on_change(chosen)

    tell(value)
    picker: Picker[Any] = Picker(_(spec.title), choices, value, change)
    return Chosen(picker, Column(leaders, style, curve, words, gap=4), tell)


def _realm(deck: str, label: str) -> Choice[str]:
    """Return a realm to be chosen: how it plays, and the picture of its leader."""
    leader = leaders_of(realm_deck(deck))[0]
    return Choice(
        deck,
        label,
        _(REALM_STYLES[deck]),
        lambda px: _framed(leader, px, Theme().panel_edge),
    )


def leaders_of(numbers: Sequence[int]) -> list[Card]:
    """Return the dearest cards of a deck, the dearest first, each once."""
    found = sorted({card(number) for number in numbers}, key=lambda each: (-each.cost, each.number))
    return found[:LEADERS]


def _framed(shown: Card, side: int, edge: Colour) -> pygame.Surface:
    """Return the picture of a card in a thin frame, so many pixels wide and high."""
    framed = picture(shown, (side, side)).copy()
    framed.blit(box(framed.get_size(), side * 0.06, None, edge, 2), (0, 0))
    return framed


class LeadersPicture(Widget):
    """The pictures of a deck's dearest cards, side by side."""

    role = Role.PICTURE

    def __init__(self) -> None:
        super().__init__()
        self._cards: Sequence[Card] = ()

    def show(self, cards: Sequence[Card]) -> None:
        """Show other cards."""
        self._cards = cards
        self.repaint()

    @property
    def value(self) -> str:
        """What the cards are called."""
        return ", ".join(_(each.name) for each in self._cards)

    def natural_width(self, style: Style) -> int:
        """Return the width of the pictures."""
        return style.px(PICTURE[0])

    def height(self, style: Style, width: int) -> int:
        """Return the height of the pictures."""
        return style.px(LEADER)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pictures, each in a thin frame."""
        style = self.style
        assert style is not None
        side, gap = style.px(LEADER), style.px(6)
        left = self.rect.centerx - (side * LEADERS + gap * (LEADERS - 1)) // 2
        for number, each in enumerate(self._cards):
            key = "leader", each.id, side, style.theme.panel_edge
            shown = pictures.get(key, partial(_framed, each, side, style.theme.panel_edge))
            surface.blit(shown, (left + number * (side + gap), self.rect.top))


class FieldPicture(Widget):
    """A battlefield, small; words in its place where its map cannot be read."""

    role = Role.PICTURE

    def __init__(self, id: str) -> None:
        super().__init__()
        self.id = id
        self._is_broken = False

    def show(self, id: str) -> None:
        """Show another battlefield."""
        self.id, self._is_broken = id, False
        self.repaint()

    @property
    def value(self) -> str:
        """What stands in its place, as far as it has been tried to draw it."""
        return _("The map of this field cannot be read.") if self._is_broken else ""

    def natural_width(self, style: Style) -> int:
        """Return the width of the picture."""
        return style.px(PICTURE[0])

    def height(self, style: Style, width: int) -> int:
        """Return the height of the picture."""
        return style.px(PICTURE[1])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture in a thin frame, in the middle of its place."""
        style = self.style
        assert style is not None
        size = style.px(PICTURE[0]), style.px(PICTURE[1])
        at = pygame.Rect((0, 0), size)
        at.midtop = self.rect.midtop
        small = self._picture(style, size)
        if small is not None:
            surface.blit(small, at)
        edge, ground = style.theme.panel_edge, style.theme.well if small is None else None
        surface.blit(box(size, style.px(4), ground, edge, 2), at)
        if small is None:
            kind, wide = style.type(14, colour=style.muted), at.width - 2 * style.px(INSET)
            words = block(self.value, kind, style.theme, wide, "centre")
            words.draw(surface, pygame.Rect((0, 0), words.size).move_to(center=at.center).topleft)

    def _picture(self, style: Style, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the field, None where its map cannot be read; that is tried but once."""
        if self._is_broken:
            return None
        try:
            return pictures.get(("field small", self.id, size), lambda: self._small(style, size))
        except BadContent:
            self._is_broken = True
            return None

    def _small(self, style: Style, size: tuple[int, int]) -> pygame.Surface:
        layout = Layout.of(SEEN)
        whole = pygame.Surface(SEEN).convert()
        FieldView(self.id, moves=False, counts=True).draw(
            whole, Ground(*layout.units), layout, style.theme
        )
        return pygame.transform.smoothscale(whole, size)


def field_control(spec: OptionSpec, value: Any, on_change: Callable[[Any], object]) -> Widget:
    """Return the choice of the battlefield, with its picture."""
    choices = [
        Choice(each, spec.label(each), _(BATTLEFIELDS[str(each)].words)) for each in spec.choices
    ]
    picture, lands = FieldPicture(str(value)), Words("", size=13, ink="muted")

    def tell(chosen: Any) -> None:
        picture.show(chosen)
        lands.say(escape(lands_words(chosen)))

    def change(chosen: Any) -> None:
        tell(chosen)
        on_change(chosen)

    tell(value)
    picker: Picker[Any] = Picker(_(spec.title), choices, value, change)
    return Chosen(picker, Column(picture, lands, gap=4), tell)


def lands_words(field: str) -> str:
    """Return what each kind of land on a battlefield does, a line for each."""
    kinds = dict.fromkeys(BATTLEFIELDS[field].terrain)
    return "\n".join(filter(None, (terrain_words(kind, counts=True) for kind in kinds)))
