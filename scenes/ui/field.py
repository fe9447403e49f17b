"""A line of text that the player writes."""

from collections.abc import Callable

import pygame

from game.core.words import _, many
from scenes import devices
from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.choice import allowed
from scenes.ui.focus import draw_ring
from scenes.ui.letters import without_face
from scenes.ui.shapes import box
from scenes.ui.text import Face, Type, line, width_of
from scenes.ui.widget import Role, Style, Widget

LOOKS = "\ufe0e\ufe0f"
"""Marks that say how the letter before them looks, and are no letters."""


class TextField(Widget):
    """Takes up to `most` letters of one line; `on_submit` is called on return.

    The text is plain, not markup.
    """

    role = Role.FIELD
    takes_focus = True
    is_dragged = True

    def __init__(
        self,
        label: str,
        text: str,
        on_change: Callable[[str], object],
        *,
        on_submit: Callable[[str], object] | None = None,
        empty: str = "",
        most: int = 24,
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
        width: float = 240,
    ) -> None:
        super().__init__(label, hint=hint, enabled=enabled, reason=reason)
        self.text = text
        self.on_change = on_change
        self.on_submit = on_submit
        self.empty = empty
        self.most = most
        self.width = width
        self.caret = len(text)
        self.all_selected = False
        self.composed = ""
        """What an input method is putting together at the caret."""

    @property
    def value(self) -> str:
        """The text."""
        return self.text or self.empty

    @property
    def wants_text(self) -> bool:
        """Letters are written while the field has the focus."""
        return self.enabled

    def natural_width(self, style: Style) -> int:
        """Return the width that was asked for, more for larger words."""
        return round(style.px(self.width) * max(1.0, style.layout.text_scale))

    def height(self, style: Style, width: int) -> int:
        """Return the height of a control."""
        return style.control_height()

    def show(self, text: str) -> None:
        """Show another text, without calling anyone."""
        self.text = text
        self._go(len(text))
        self.repaint()

    def write(self, text: str) -> None:
        """Put letters in at the caret, or instead of what is selected.

        What cannot be drawn, and what is too much, is left out, and that is told.
        """
        self.composed = ""
        clean = "".join(each for each in text if each.isprintable() and each not in LOOKS)
        unknown = without_face(clean)
        clean = "".join(each for each in clean if each not in unknown)
        if self.all_selected and clean:
            self._set("", 0)
        room = max(0, self.most - len(self.text))
        if unknown:
            self._tell(_("No font on this computer has {letters}.").format(letters=_coded(unknown)))
        elif len(clean) > room:
            words = many(
                "No more than {n} letter has room here.",
                "No more than {n} letters have room here.",
                self.most,
            )
            self._tell(words.format(n=self.most))
        clean = clean[:room]
        if clean:
            before, after = self.text[: self.caret], self.text[self.caret :]
            self._set(before + clean + after, self.caret + len(clean))

    def compose(self, text: str) -> None:
        """Show at the caret what an input method is putting together."""
        self.composed = text
        if text:
            devices.write_at(self.rect)

    def act(self, action: Action) -> bool:
        """Move the caret, erase, copy, paste, submit."""
        if not self.enabled:
            return action is Action.CONFIRM and not allowed(self)
        page = self.page
        end = len(self.text)
        match action:
            case Action.LEFT | Action.RIGHT:
                step = -1 if action is Action.LEFT else 1
                if not self.all_selected and not 0 <= self.caret + step <= end:
                    return False
                self._go(self.caret + step)
            case Action.HOME:
                self._go(0)
            case Action.END:
                self._go(end)
            case Action.ERASE | Action.ERASE_AHEAD if self.all_selected:
                self._set("", 0)
            case Action.ERASE:
                self._cut(self.caret - 1)
            case Action.ERASE_AHEAD:
                self._cut(self.caret)
            case Action.SELECT_ALL:
                self.all_selected = bool(self.text)
            case Action.COPY | Action.CUT if page is not None:
                devices.copy(self.text)
                if action is Action.CUT:
                    self._set("", 0)
            case Action.PASTE if page is not None:
                self.write(devices.paste())
            case Action.CONFIRM if self.on_submit is not None:
                self.on_submit(self.text)
            case _:
                return False
        return True

    def point(self, pointer: Pointer) -> bool:
        """Put the caret where the mouse is pressed."""
        if pointer.kind is PointerKind.PRESS and pointer.button == 1 and self.style is not None:
            kind = self._type(self.style)
            across = pointer.at[0] - self._left(self.style, kind)
            ends = [width_of(self.text[:n], kind) for n in range(len(self.text) + 1)]
            self._go(min(range(len(ends)), key=lambda n: abs(ends[n] - across)))
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the well, the text, and the caret while the field has the focus."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        edge = max(1.0, theme.edge * style.layout.scale)
        radius = style.px(theme.small_radius)
        rim = theme.gold if self.is_hovered and self.enabled else theme.well_edge
        surface.blit(box(rect.size, radius, theme.well, rim, edge), rect.topleft)
        kind = self._type(style)
        before = surface.get_clip()
        surface.set_clip(rect.inflate(-style.px(12), 0).clip(before))
        written = self._with_composed()
        shown = kind if written else Type(kind.face, kind.px, theme.faint)
        words = line(written or self.empty or " ", shown)
        left, top = self._left(style, kind), rect.centery - words.get_height() // 2
        if self.all_selected:
            chosen = words.get_rect(topleft=(left, top))
            surface.fill(theme.on, chosen)
        surface.blit(words, (left, top))
        if self.is_focused and self.enabled:
            thick = style.px(2)
            begin, x = (left + width_of(written[:end], kind) for end in self._composed_at())
            if self.composed:
                under = pygame.Rect(begin, top + words.get_height() - thick, x - begin, thick)
                surface.fill(theme.text, under)
            bar = pygame.Rect(x, top + style.px(2), thick, words.get_height() - style.px(4))
            surface.fill(theme.gold_light, bar)
        surface.set_clip(before)
        if self.is_focused:
            draw_ring(surface, style, rect)

    def _type(self, style: Style) -> Type:
        theme = style.theme
        colour = theme.text if self.enabled else theme.faint
        return Type(Face.SANS, style.layout.type_px(theme.body_type), colour)

    def _left(self, style: Style, kind: Type) -> int:
        """Return where the text begins: further left when the caret would be out of sight."""
        side, end = style.px(12), self._composed_at()[1]
        over = width_of(self._with_composed()[:end], kind) + 2 * side - self.rect.width
        return self.rect.left + side - max(0, over)

    def _with_composed(self) -> str:
        """Return what is seen in the field."""
        return self.text[: self.caret] + self.composed + self.text[self.caret :]

    def _composed_at(self) -> tuple[int, int]:
        """Return where in that the part begins and ends that is being put together."""
        return self.caret, self.caret + len(self.composed)

    def _tell(self, words: str) -> None:
        if self.page is not None:
            self.page.refuse(words)

    def _go(self, caret: int) -> None:
        self.all_selected = False
        self.caret = max(0, min(caret, len(self.text)))

    def _cut(self, at: int) -> None:
        if 0 <= at < len(self.text):
            self._set(self.text[:at] + self.text[at + 1 :], at)

    def _set(self, text: str, caret: int) -> None:
        self.text = text
        self._go(caret)
        self.on_change(text)


def _coded(letters: str) -> str:
    """Return letters that cannot be drawn as people can look them up."""
    return ", ".join(f"U+{ord(each):04X}" for each in letters)
