"""The title: the name of the game, a fan of cards, and what there is to do."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.core.words import _, marked
from scenes.bindings import Action, button_words, key_words
from scenes.ui.boxes import Column, Frame, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cardart import CardArt
from scenes.ui.cardprint import RATIO
from scenes.ui.containers import Split
from scenes.ui.page import Page
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, font, line
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words


class MenuItem(NamedTuple):
    """The words of a menu entry, what it does, a line below it that says more, and its sign."""

    words: str
    does: Callable[[], object]
    note: str = ""
    sign: str = ""


FAN = ("CT", "DJ", "HQ", "CK", "SA")
"""The cards of the fan, from the left."""
SPREAD = 14.5
"""Degrees from one card of the fan to the next."""
CROWD = 7
"""So many entries stand in two columns, to fit at every size of text."""
NARROWEST = 280.0
"""The least width of an entry of a single column, in units; all are as wide as the widest needs."""
HALF = 246.0
"""The width of an entry of two columns, in units."""
MOST, LEAST = 25.0, 15.0
"""The largest and the smallest type of an entry, in units: two columns are set in one size."""
SURE_FOR = 4.0
"""Seconds within which leaving must be asked for once more."""
OPENS_IN = 0.9
"""Seconds that the fan takes to open."""


class Title(Page[None]):
    """The first screen. `entries` are the menu, the first of them of gold; CANCEL, asked for twice,
    does the last.

    With `moves` the fan opens; without, it is open. `note` stands small at the foot.
    """

    music = "evening"
    legend = ((Action.CONFIRM, marked("Choose")),)

    def __init__(
        self,
        entries: Sequence[MenuItem],
        art: Callable[[], CardArt],
        *,
        moves: bool,
        note: str = "",
    ) -> None:
        super().__init__()
        self.title = "Trickhold"
        self.entries = entries
        self.art = art
        self.note = note
        self._passed = 0.0 if moves else OPENS_IN

    def build(self) -> Widget:
        """Return the name and the menu at the left, the fan at the right."""
        words = _("Cards and wits at one table.")
        left = Column(
            Wordmark(self.title),
            Words(words, size=19, face=Face.SERIF, ink="title"),
            _Gap(14),
            *self._rows(),
            gap=12,
            align="left",
        )
        self._fan = Fan(self.art, self._share())
        foot = Words(self.note, size=14, ink="muted")
        halves = Split(Frame(left, pad=(0, 0), full=False), self._fan, share=0.46, gap=20)
        return Frame(Column(halves, foot, gap=8, grows=True), pad=(84, 24))

    def _rows(self) -> list[Widget]:
        """Return the entries one below the other; many of them in two columns below the first."""
        if len(self.entries) < CROWD:
            buttons = [self._button(number, NARROWEST) for number in range(len(self.entries))]
            wide = max(each.needed(self.style) for each in buttons) / self.layout.scale
            return [self._entry(number, wide) for number in range(len(self.entries))]
        leading = 2 if self.entries[0].note else 1
        leading += (len(self.entries) - leading) % 2
        first = [self._entry(number, 2 * HALF + 10) for number in range(leading)]
        most = self._most_in_half(range(leading, len(self.entries)))
        pairs = range(leading, len(self.entries), 2)
        return first + [
            Row(self._entry(n, HALF, most), self._entry(n + 1, HALF, most), gap=10) for n in pairs
        ]

    def _most_in_half(self, numbers: Sequence[int]) -> float:
        """Return the largest type in which all these entries fit half a row with their signs."""
        most, room = MOST, self.layout.px(HALF)
        while most > LEAST and any(
            self._button(number, HALF, most).needed(self.style) > room for number in numbers
        ):
            most -= 1
        return most

    def _button(self, number: int, wide: float, most: float = MOST) -> "_Entry":
        entry = self.entries[number]
        kind = ButtonKind.SECONDARY if number else ButtonKind.PRIMARY
        return _Entry(
            entry.words, entry.does, kind=kind, size=20, most=most, least=wide, sign=entry.sign
        )

    def _entry(self, number: int, wide: float, most: float = MOST) -> Widget:
        entry, button = self.entries[number], self._button(number, wide, most)
        if not entry.note:
            return button
        size = 14 * min(1.0, 1.25 / self.layout.text_scale)
        return Column(button, Words(entry.note, size=size, ink="muted"), gap=3, align="left")

    def update(self, dt: float) -> bool:
        """Open the fan."""
        moved = self._passed < OPENS_IN
        if moved:
            self._passed += dt
            self._fan.opened = self._share()
        return super().update(dt) or moved

    def cancel(self) -> None:
        """Do what the last entry does, leave, if that is asked for twice: whoever comes back from
        a page may press once too often."""
        row = self.host.bindings.row(Action.CANCEL)
        key = button_words(row.buttons[0]) if self.host.uses_pad else key_words(row.keys[0])
        sure = _("Press {key} once more to quit.").format(key=key)
        if self.notice == sure:
            self.entries[-1].does()
        else:
            self.toast(sure, SURE_FOR)

    def pause(self) -> None:
        """Another page is on top: what was asked for before it has lapsed."""
        super().pause()
        self.toast("")

    def _share(self) -> float:
        """Return how far the fan is open, from 0 to 1, slower towards the end."""
        left = 1 - min(1.0, self._passed / OPENS_IN)
        return 1 - left**3


class _Entry(Button):
    """A button of the menu, as wide as all of its column."""

    def natural_width(self, style: Style) -> int:
        return style.px(self.least)

    def needed(self, style: Style) -> int:
        """Return the width that the label and the sign need, at least the least."""
        return super().natural_width(style)


class _Gap(Widget):
    def __init__(self, units: float) -> None:
        super().__init__()
        self.units = units

    def height(self, style: Style, width: int) -> int:
        return style.px(self.units)


class Wordmark(Widget):
    """The name of the game in gold, with its shadow and a line of suits below."""

    role = Role.HEADING

    def natural_width(self, style: Style) -> int:
        """Return the width of the name."""
        return font(Face.SERIF_BOLD, self._px(style)).size(self.label)[0] + style.px(4)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the name."""
        return round(self._px(style) * 1.2)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the name."""
        style = self.style
        assert style is not None
        px, theme = self._px(style), style.theme
        key = ("wordmark", self.label, px, theme.gold_light, theme.gold)
        picture = pictures.get(key, lambda: self._picture(px, theme.gold_light, theme.gold))
        shade = line(self.label, Type(Face.SERIF_BOLD, px, (0, 0, 0)))
        shade.set_alpha(120)
        drop = max(1, px // 26)
        surface.blit(shade, self.rect.move(drop // 2, drop).topleft)
        shade.set_alpha(255)
        surface.blit(picture, self.rect.topleft)

    def _picture(
        self, px: int, light: tuple[int, int, int], deep: tuple[int, int, int]
    ) -> pygame.Surface:
        """Return the name filled with gold that grows deeper downwards."""
        name = font(Face.SERIF_BOLD, px).render(self.label, True, (255, 255, 255)).convert_alpha()
        ground = pygame.Surface((1, 3))
        for row, colour in enumerate((light, light, deep)):
            ground.set_at((0, row), colour)
        gold = pygame.transform.smoothscale(ground, name.get_size())
        name.blit(gold, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        return name

    def _px(self, style: Style) -> int:
        return style.px(86)


def _light(side: int, style: Style) -> pygame.Surface:
    """Return the light behind the fan: rays of gold that fade outwards, in a square."""
    ink = style.theme.gold_light
    return pictures.get(("title light", side, ink), lambda: _drawn_light(side, web(ink)))


def _drawn_light(side: int, ink: str) -> pygame.Surface:
    rays = "".join(
        f'<path d="M0 0 L100 {-width} L100 {width} Z" transform="rotate({turn})" fill="url(#r)"/>'
        for turn, width in zip(range(0, 360, 15), (5.5, 3.0) * 12, strict=True)
    )
    fades = "".join(
        f'<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
        f'<stop offset="0" stop-color="{ink}" stop-opacity="{strong}"/>'
        f'<stop offset="0.45" stop-color="{ink}" stop-opacity="{strong * 0.55}"/>'
        f'<stop offset="1" stop-color="{ink}" stop-opacity="0"/></radialGradient>'
        for id, strong in (("r", 0.2), ("g", 0.3))
    )
    return svg(
        f'<defs>{fades}</defs><g transform="translate({side / 2} {side / 2}) scale({side / 200})">'
        f'<circle cx="0" cy="0" r="100" fill="url(#g)"/>{rays}</g>',
        (side, side),
    )


class Fan(Widget):
    """Five cards held in a fan; `opened` from 0, drawn together, to 1."""

    role = Role.PICTURE
    grows = True

    def __init__(self, art: Callable[[], CardArt], opened: float) -> None:
        super().__init__()
        self.art = art
        self.opened = opened

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the light and the cards, the last on top, turned about a point below them."""
        assert self.style is not None
        high = min(round(self.rect.height * 0.48), round(self.rect.width * 0.5))
        pivot = pygame.Vector2(self.rect.centerx, self.rect.centery + high * 0.9)
        light = _light(round(high * 2.9), self.style)
        light.set_alpha(round(255 * self.opened))
        surface.blit(light, light.get_rect(center=self.rect.center))
        art, middle = self.art(), (len(FAN) - 1) / 2
        for number, code in enumerate(FAN):
            angle = (number - middle) * SPREAD
            arm = pygame.Vector2(0, -high * (0.55 + 0.45 * self.opened)).rotate(angle)
            picture, offset = art.sprite(code, high, -angle)
            at = pivot + arm
            surface.blit(picture, (round(at.x) + offset[0], round(at.y) + offset[1]))

    def natural_width(self, style: Style) -> int:
        """Return the width that shows the fan well."""
        return round(style.px(560) * RATIO)
