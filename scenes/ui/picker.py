"""One of many: a stepper on the page, and behind it a list of all choices with their help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

import pygame

from game.core.words import _
from scenes.bindings import Action
from scenes.scene import Cover, Pointer, PointerKind
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button
from scenes.ui.choice import Choice, allowed
from scenes.ui.focus import draw_ring
from scenes.ui.listing import Item, Listing
from scenes.ui.page import Page
from scenes.ui.shapes import box, mark
from scenes.ui.text import Face, block, fit, plain
from scenes.ui.widget import Role, Style, Widget

V = TypeVar("V")


class Chooser(Page[Choice[V] | None], Generic[V]):
    """A list of all choices over the screen; its result is the one chosen, None if none was."""

    cover = Cover.VEIL

    def __init__(self, title: str, choices: Sequence[Choice[V]], chosen: V) -> None:
        super().__init__()
        self.title = title
        self.choices = choices
        self.chosen = chosen
        self._items: list[Item] = []

    def build(self) -> Widget:
        """Return the list on its board."""
        self._items = [self._item(choice) for choice in self.choices]
        back = Button(_("Cancel"), self.cancel)
        column = Column(Listing(*self._items), Row(back, align="right"), gap=18)
        return Frame(Panel(column, title=self.title, grows=True), most=620, full=False)

    def first_focus(self) -> Widget | None:
        """Return the row of what is chosen now."""
        return next((i for i in self._items if i.is_chosen), super().first_focus())

    def cancel(self) -> None:
        """Leave the choice as it was."""
        self.done(None)

    def _item(self, choice: Choice[V]) -> Item:
        return Item(
            choice.words,
            lambda: self.done(choice),
            detail=choice.help,
            is_chosen=choice.value == self.chosen,
            picture=choice.picture,
        )


class Picker(Widget, Generic[V]):
    """Shows one choice between two arrows; CONFIRM or a click on it opens the list of all."""

    role = Role.CHOICE
    takes_focus = True

    def __init__(
        self,
        label: str,
        choices: Sequence[Choice[V]],
        chosen: V,
        on_change: Callable[[V], object],
        *,
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
        width: float = 300,
    ) -> None:
        super().__init__(label, hint=hint, enabled=enabled, reason=reason)
        self.choices = choices
        self.chosen = chosen
        self.on_change = on_change
        self.width = width
        self.grows = False
        """Whether it takes the width that is left over in its row."""

    @property
    def value(self) -> str:
        """The words of what is chosen."""
        return plain(self._now().words)

    @property
    def tip(self) -> str:
        """The help of what is chosen."""
        return (self._now().help or self.hint) if self.enabled else super().tip

    def natural_width(self, style: Style) -> int:
        """Return the width that was asked for, more for larger words."""
        return round(style.px(self.width) * max(1.0, style.layout.text_scale))

    def height(self, style: Style, width: int) -> int:
        """Return the height of a control."""
        return style.control_height()

    def parts(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Yield the arrows and the field between them."""
        left, right = self._arrows()
        yield _("Previous"), left
        yield _("Next"), right

    def act(self, action: Action) -> bool:
        """Step to the left or right, or open the list."""
        now = self._index()
        if action is Action.CONFIRM:
            self.open()
        elif action is Action.LEFT and now > 0:
            self._choose(self.choices[now - 1].value)
        elif action is Action.RIGHT and now < len(self.choices) - 1:
            self._choose(self.choices[now + 1].value)
        else:
            return False
        return True

    def point(self, pointer: Pointer) -> bool:
        """Step when the mouse comes up on an arrow, open the list when on the words."""
        if pointer.button != 1:
            return False
        if pointer.kind is PointerKind.RELEASE and self.rect.collidepoint(pointer.at):
            left, right = self._arrows()
            if left.collidepoint(pointer.at):
                return self.act(Action.LEFT) or True
            if right.collidepoint(pointer.at):
                return self.act(Action.RIGHT) or True
            self.open()
        return True

    def show(self, chosen: V) -> None:
        """Show another choice, without calling anyone."""
        self.chosen = chosen
        self.repaint()

    def open(self) -> None:
        """Show all choices in a list, or tell why nothing can be chosen."""
        page = self.page
        if allowed(self) and page is not None:
            page.host.push(Chooser(self.label, self.choices, self.chosen), self._take)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field with its arrows."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        edge = max(1.0, theme.edge * style.layout.scale)
        radius = style.px(theme.small_radius)
        ground = theme.well if self.enabled else theme.panel_bottom
        rim = theme.gold if self.is_hovered and self.enabled else theme.well_edge
        surface.blit(box(rect.size, radius, ground, rim, edge), rect.topleft)
        now, last = self._index(), len(self.choices) - 1
        for place, name, more in zip(
            self._arrows(), ("left", "right"), (now > 0, now < last), strict=True
        ):
            size = round(place.height * 0.42)
            sign = mark(name, size, theme.gold if more and self.enabled else theme.line)
            surface.blit(sign, (place.centerx - size // 2, place.centery - size // 2))
        room = rect.width - 2 * rect.height - style.px(8)
        kind = style.type(theme.body_type, Face.SANS, None if self.enabled else theme.faint)
        if style.on_paper and self.enabled:
            kind = Style(style.layout, theme).type(theme.body_type)
        text, kind = fit(plain(self._now().words), kind, room)
        words = block(self._now().words if "…" not in text else text, kind, theme)
        left = rect.left + (rect.width - words.size[0]) // 2
        words.draw(surface, (left, rect.top + (rect.height - words.size[1]) // 2))
        if self.shows_ring:
            draw_ring(surface, style, rect)

    def _take(self, choice: Choice[V] | None) -> None:
        if choice is not None:
            self._choose(choice.value)

    def _choose(self, value: V) -> None:
        if allowed(self) and value != self.chosen:
            self.chosen = value
            self.repaint()
            self.on_change(value)

    def _index(self) -> int:
        return next((i for i, c in enumerate(self.choices) if c.value == self.chosen), 0)

    def _now(self) -> Choice[V]:
        return self.choices[self._index()]

    def _arrows(self) -> tuple[pygame.Rect, pygame.Rect]:
        size = self.rect.height
        left = pygame.Rect(self.rect.left, self.rect.top, size, size)
        return left, pygame.Rect(self.rect.right - size, self.rect.top, size, size)
