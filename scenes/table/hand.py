"""The cards of the hand as things that can be pointed at, chosen and read out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

import pygame

from game.core.telling import Meaning
from game.core.words import _
from game.kit.cards import Card
from scenes.anim.timeline import Place
from scenes.bindings import Action
from scenes.scene import Point, Pointer, PointerKind
from scenes.table.geometry import ASPECT, RAISED
from scenes.theme import Layout
from scenes.ui.containers import Group
from scenes.ui.widget import Role, Style, Widget

PULLED = 10
"""Units that a pressed card must be moved before it comes along."""
IN_HAND = 500.0
"""The order of what is drawn: a pulled card lies on everything else."""
LIFTED = 1 / 3
"""The part of its height by which a card must be lifted to be played when it is let go."""


class Cloth(Protocol):
    """The table, as a card of the hand knows it."""

    def takes_cards(self) -> bool:
        """Tell whether a card is asked for now, so that one may be pulled from the hand."""

    def is_under(self, at: Point) -> bool:
        """Tell whether a card that is let go at a place falls on it."""


class HandCard(Widget):
    """One card of the hand. It is drawn by the card layer; this is where it can be touched."""

    role = Role.BUTTON
    takes_focus = True
    is_dragged = True

    def __init__(
        self,
        card: Card,
        name: str,
        place: Place,
        on_play: Callable[[Card], object],
        cloth: Cloth,
    ) -> None:
        super().__init__(name)
        self.card, self.cloth = card, cloth
        self.lies_at = place
        self.is_own = True
        """Whether it lies in the player's own hand, at the edge of the window."""
        self.is_raised = False
        """Whether it is drawn higher, as what is pointed at, advised or chosen is."""
        self.on_play = on_play
        self.pulled_by: tuple[float, float] | None = None
        """How far the mouse has pulled the card from its place, in units; None while it lies."""
        self._gripped_at = (0.0, 0.0)
        self._scale = 1.0

    def allow(self, reason: str) -> None:
        """Say why the card cannot be played now, "" if it can."""
        self.enabled = not reason
        self.reason = reason

    def explain(self, meaning: Meaning | None) -> None:
        """Say what the card is for whoever points at it, where it needs words."""
        self.meaning = meaning
        self.hint = meaning.words if meaning else ""

    def stand(self, style: Style, layout: Layout) -> None:
        """Take up the card's place on the table; in the own hand, down to the window's edge."""
        high, scale = self.lies_at.height, layout.scale
        self._scale = scale
        wide = high * ASPECT
        left, top = self.lies_at.x - wide / 2, self.lies_at.y - high / 2
        rect = pygame.Rect(0, 0, round(wide * scale), round(high * scale))
        rect.topleft = round(left * scale), round(top * scale)
        if self.is_own:
            rect.height = max(1, layout.height - rect.top)
        self.place(style, rect)

    @property
    def tip_beside(self) -> pygame.Rect:
        """Where it is seen: a card of the own hand that is pointed at rises."""
        rise = round(RAISED * self._scale) if self.is_own else 0
        return pygame.Rect(
            self.rect.left, self.rect.top - rise, self.rect.width, self.rect.height + rise
        )

    @property
    def _seen(self) -> pygame.Rect:
        """Where it can be touched: all that is seen of it."""
        return self.tip_beside if self.is_raised else self.rect

    def hit(self, at: tuple[int, int]) -> Widget | None:
        """Return the card if it is seen at a place; what rises of it answers as well."""
        return self if self.visible and self._seen.collidepoint(at) and self.takes_pointer else None

    def act(self, action: Action) -> bool:
        """Play the card on CONFIRM."""
        if action is not Action.CONFIRM:
            return False
        self.on_play(self.card)
        return True

    def point(self, pointer: Pointer) -> bool:
        """Play the card when the mouse comes up on it, or lets it fall on the table."""
        if pointer.kind is PointerKind.MOVE:
            return self.is_pressed and self._pull(pointer)
        if pointer.button != 1 or pointer.kind not in (PointerKind.PRESS, PointerKind.RELEASE):
            return False
        was_pressed, self.is_pressed = self.is_pressed, pointer.kind is PointerKind.PRESS
        if self.is_pressed:
            self._gripped_at = pointer.at
        elif was_pressed and self._is_played_at(pointer):
            self.on_play(self.card)
        self.pulled_by = None
        return True

    @property
    def is_carried(self) -> bool:
        """Whether the mouse has pulled it from its place."""
        return self.pulled_by is not None

    def put_back(self) -> None:
        """Lie where it lay."""
        super().put_back()
        self.pulled_by = None

    def _pull(self, pointer: Pointer) -> bool:
        """Let the card come along once it was moved more than a click may slip, if one is asked
        for."""
        across, down = (
            (now - grip) / self._scale
            for now, grip in zip(pointer.at, self._gripped_at, strict=True)
        )
        is_far = max(abs(across), abs(down)) >= PULLED
        if self.pulled_by is None and not (is_far and self.cloth.takes_cards()):
            return False
        self.pulled_by = across, down
        return True

    def _is_played_at(self, pointer: Pointer) -> bool:
        if self.pulled_by is None:
            return self._seen.collidepoint(pointer.at)
        across, down = self.pulled_by
        lifted = -down if self.is_own else max(abs(across), abs(down))
        return lifted > self.lies_at.height * LIFTED and self.cloth.is_under(pointer.at)

    def pulled(self, place: Place) -> Place:
        """Return where the card is drawn: its place, or where the mouse has pulled it."""
        if self.pulled_by is None:
            return place
        across, down = self.pulled_by
        return place._replace(x=place.x + across, y=place.y + down, turn=0.0, z=IN_HAND)

    @property
    def value(self) -> str:
        """Whether it can be played."""
        return _("can be played") if self.enabled else ""


class Hand(Group):
    """The cards of the hand, from the left; the card layer draws them.

    `is_asked` tells whether the person is asked something, so that a card with the focus is one
    that is pointed at.
    """

    stays_put = True

    def __init__(
        self,
        name_of: Callable[[Card], str],
        on_play: Callable[[Card], object],
        is_asked: Callable[[], bool],
        cloth: Cloth,
    ) -> None:
        self._name_of, self._on_play, self._is_asked = name_of, on_play, is_asked
        self._cloth = cloth
        self.cards: list[HandCard] = []
        super().__init__()

    @property
    def bounds(self) -> pygame.Rect:
        """Nothing: the cards are drawn elsewhere."""
        return pygame.Rect(0, 0, 0, 0)

    def take(
        self, cards: Iterable[Card], lying: Mapping[Card, Place], *, is_own: bool = True
    ) -> None:
        """Hold these cards, each at its place; those that were held stay the same things."""
        before = {each.card: each for each in self.cards}
        held = []
        for card in cards:
            place = lying[card]
            widget = before.get(card) or self._new(card, place)
            widget.lies_at, widget.is_own = place, is_own
            held.append(widget)
        self.cards = sorted(held, key=lambda each: each.lies_at.z)
        self.hold(self.cards)

    def _new(self, card: Card, place: Place) -> HandCard:
        return HandCard(card, self._name_of(card), place, self._on_play, self._cloth)

    @property
    def pulled(self) -> HandCard | None:
        """The card that the mouse has pulled from the hand."""
        return next((each for each in self.cards if each.pulled_by is not None), None)

    @property
    def pointed(self) -> Card | None:
        """The card that is pulled, or that the player points at; where nothing is asked, none that
        cannot be played."""
        if (pulled := self.pulled) is not None:
            return pulled.card
        page = self.page
        if page is None:
            return None
        is_asked = self._is_asked()
        focused = page.focused if is_asked else None
        at = page.hovered if page.host.uses_pointer else focused
        pointed = next((each for each in self.cards if each is at), None)
        return pointed.card if pointed and (is_asked or pointed.enabled) else None

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Let every card take up its place on the table."""
        super().place(style, rect)
        for card in self.cards:
            card.stand(style, style.layout)
