"""The hint beside a control, and the notice at the foot of the window."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from math import hypot, inf

import pygame

from scenes.ui.shapes import box, shadow
from scenes.ui.text import LEADING, Block, Face, Type, block
from scenes.ui.widget import Style

LEGEND = 14
"""The type size of the legend, in units."""
LEGEND_GAP = 3
"""Units below the legend, and at least above it."""
OWN = 12
"""How much worse it is for a hint to cover its own control than another."""
WIDTHS = (420.0, 490.0, 600.0, 455.0, 320.0, 240.0, 184.0)
"""How wide the words of a hint may be, in units: the narrowest stand in the column of a plate."""
ASTRAY = 100
"""How often a hint counts as covered that seems to tell of something else."""
LITTLE = 1 / 40
"""So much of a hint may cover something before it is sent farther away."""
MOST_TEXTS = (1.4, 1.2)
"""The text sizes beyond which a hint does not grow: the second where it covers something in the
first at any width."""
NARROWEST = 9
"""So many heights of type wide a column is at least, beyond the usual size of words."""
AROUND = 24
"""Units that every page leaves free at the window's foot."""


def draw_tip(surface: pygame.Surface, style: Style, words: Block, place: pygame.Rect) -> None:
    """Draw a hint as `tip_set` has set it."""
    _draw_note(surface, style, words, place, style.theme.well)


def tip_set(
    window: pygame.Rect,
    style: Style,
    text: str,
    beside: pygame.Rect,
    avoid: Sequence[pygame.Rect] = (),
    within: pygame.Rect | None = None,
    rivals: Sequence[pygame.Rect] = (),
) -> tuple[Block, pygame.Rect]:
    """Return the words of a hint, set, and where it lies: below a rectangle, or above or beside it
    where that covers less to `avoid`.

    It stays `within` a part of the window, None for all of it, and nearer to the rectangle than
    to any of its `rivals`, of which it would seem to tell."""
    gap = style.px(10)

    def costs(each: tuple[Block, pygame.Rect]) -> tuple[int, int]:
        return _costs(each[1], beside, avoid, gap, rivals)

    usual = style.type(style.theme.small_type)
    room = (within or window).inflate(-style.px(12), -style.px(12))
    found: list[tuple[Block, pygame.Rect]] = []
    grown = dict.fromkeys(min(1.0, most / style.layout.text_scale) for most in MOST_TEXTS)
    for part, width in product(grown, WIDTHS):
        kind = replace(usual, px=round(usual.px * part))
        words = block(text, kind, style.theme, min(style.px(width), room.width - style.px(28)))
        rect = pygame.Rect(0, 0, words.size[0] + style.px(28), words.size[1] + style.px(18))
        if any(rect.size == place.size for _words, place in found):
            continue
        rect = tip_place(rect, beside, room, avoid, gap, rivals)
        found.append((words, rect))
        if not any(costs(found[-1])):
            break
    return min(found, key=costs)


def tip_place(
    tip: pygame.Rect,
    beside: pygame.Rect,
    room: pygame.Rect,
    avoid: Sequence[pygame.Rect],
    gap: int,
    rivals: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return where a hint goes: below, above, right or left, the first that covers the least.

    It is in the middle there, else flush with a side of what it tells of; where it would
    cover too much anywhere there, it goes beside what is in the way, unless that is far off.
    Wherever there is room, it is nearer to what it tells of than to any of its `rivals`.
    """
    middle, low, high = beside.centerx - tip.width // 2, beside.bottom + gap, beside.top - gap
    level = beside.centery - tip.height // 2
    places = [(middle, low), (middle, high - tip.height)]
    places += [(beside.right + gap, level), (beside.left - gap - tip.width, level)]
    flush = (beside.right - tip.width, beside.left)
    places += [(x, y) for y in (low, high - tip.height) for x in flush]
    levels = beside.bottom - tip.height, beside.top
    places += [(x, y) for x in (beside.right + gap, beside.left - gap - tip.width) for y in levels]

    def standing(places: Iterable[tuple[int, int]]) -> list[pygame.Rect]:
        there = [pygame.Rect(each, tip.size).clamp(room) for each in places]
        return list({each.topleft: each for each in there}.values())

    def cost(place: pygame.Rect) -> int:
        return sum(_costs(place, beside, avoid, gap, rivals))

    near = min(standing(places), key=cost)
    if cost(near) <= LITTLE * tip.width * tip.height:
        return near
    columns, rows = (middle, *flush), (low, high - tip.height, level)
    across = {x for each in avoid for x in (each.right + gap, each.left - gap - tip.width)}
    down = {y for each in avoid for y in (each.bottom + gap, each.top - gap - tip.height)}
    sides, ends = {room.left, room.right - tip.width}, {room.top, room.bottom - tip.height}
    corners = product(sides, ends)
    farther = standing([*product(columns, down | ends), *product(across | sides, rows), *corners])
    clear = sorted((p for p in farther if not p.colliderect(beside)), key=lambda p: p.topleft)
    return min((near, *clear), key=cost)


def _costs(
    place: pygame.Rect,
    beside: pygame.Rect,
    avoid: Sequence[pygame.Rect],
    gap: int,
    rivals: Sequence[pygame.Rect],
) -> tuple[int, int]:
    """Return how bad a place is: what is covered, and the hint's own size where a rival is hardly
    farther, far more if as near; and a strip for every step away: far off it tells of nothing."""
    apart = how_far(place, beside)
    nearest = min((how_far(place, rival) for rival in rivals), default=inf)
    misread = ASTRAY if nearest <= apart else int(nearest <= apart + gap)
    away = round(gap * max(0, apart - gap) * 1.5)
    size = place.width * place.height
    return _covered(place, beside, avoid) + misread * size, away


def how_far(place: pygame.Rect, other: pygame.Rect) -> float:
    """Return how far two rectangles are apart where they are nearest, 0 where they touch."""
    across = max(other.left - place.right, place.left - other.right, 0)
    return hypot(across, max(other.top - place.bottom, place.top - other.bottom, 0))


def _covered(place: pygame.Rect, beside: pygame.Rect, avoid: Sequence[pygame.Rect]) -> int:
    """Return how much a hint covers; what it tells of is to be read with it, and counts as more."""
    own = place.clip(beside)
    parts = [place.clip(avoid[n]) for n in place.collidelistall(avoid)]
    return OWN * own.width * own.height + sum(part.width * part.height for part in parts)


def toast_place(
    window: pygame.Rect,
    style: Style,
    text: str,
    lift: float,
    column: pygame.Rect | None,
    buttons: Sequence[pygame.Rect] = (),
) -> tuple[Block, pygame.Rect]:
    """Return a notice's words, set, and where it lies: as `draw_toast` draws it."""
    room = column or window
    across = style.px(14 if column else 24)
    widest = room.width - 2 * across if column else room.width - style.px(80)
    kind = style.type(16 if column else style.theme.body_type)
    if column:
        most = round(widest / NARROWEST)
        kind = replace(kind, px=min(kind.px, max(most, style.px(16))))
    words = block(text, kind, style.theme, min(style.px(720), widest))
    rect = pygame.Rect(0, 0, words.size[0] + 2 * across, words.size[1] + style.px(24))
    if column:
        rect.width = room.width
    rect.midbottom = room.centerx, room.bottom - style.px(lift)
    return words, lifted(rect, buttons, style.px(10))


def lifted(toast: pygame.Rect, buttons: Sequence[pygame.Rect], gap: int) -> pygame.Rect:
    """Return where a notice lies that is to cover none of the buttons at the window's foot."""
    covered = [buttons[n] for n in toast.collidelistall(buttons)]
    if not covered:
        return toast
    above = toast.copy()
    above.bottom = min(each.top for each in covered) - gap
    return above


def draw_toast(
    surface: pygame.Surface,
    style: Style,
    text: str,
    lift: float = 24,
    column: pygame.Rect | None = None,
    buttons: Sequence[pygame.Rect] = (),
) -> None:
    """Draw a notice in the middle, `lift` units above the foot of the window or of a column, or
    above the buttons there."""
    words, rect = toast_place(surface.get_rect(), style, text, lift, column, buttons)
    is_bold = column is not None
    _draw_note(surface, style, words, rect, style.theme.panel_top, is_bold=is_bold)


def legend_places(
    size: tuple[int, int], style: Style, rows: Sequence[str]
) -> list[tuple[Block, tuple[int, int]]]:
    """Return what keys or buttons do, set, and where: in the narrow strip at the window's foot."""
    kind = Type(Face.SANS, style.type(LEGEND).px, style.muted)
    blocks = [block(row, kind, style.theme) for row in rows]
    left = size[0] - style.px(24)
    placed = []
    for words in reversed(blocks):
        left -= words.size[0]
        placed.append((words, (left, size[1] - style.px(LEGEND_GAP) - words.size[1])))
        left -= round(kind.px * 1.3)
    return placed


def legend_lift(style: Style) -> int:
    """Return by how many pixels a page must end above the window's foot for a legend in large type.

    In type of the usual size it stands in the room that a page leaves free around itself.
    """
    strip = int(style.type(LEGEND).px * LEADING) + 2 * style.px(LEGEND_GAP)
    return max(0, strip - style.px(AROUND))


def draw_legend(surface: pygame.Surface, style: Style, rows: Sequence[str]) -> None:
    """Draw what keys or buttons do."""
    for words, at in legend_places(surface.get_size(), style, rows):
        words.draw(surface, at)


def _draw_note(
    surface: pygame.Surface,
    style: Style,
    words: Block,
    rect: pygame.Rect,
    ground: tuple[int, int, int],
    *,
    is_bold: bool = False,
) -> None:
    theme, blur = style.theme, style.px(12)
    radius = style.px(theme.small_radius)
    cast = shadow(rect.size, radius, blur, 150)
    surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(4)))
    edge = max(1.0, theme.edge * style.layout.scale)
    ink, wide = (theme.gold, 2 * edge) if is_bold else (theme.panel_edge, edge)
    surface.blit(box(rect.size, radius, ground, ink, wide), rect.topleft)
    left = rect.left + (rect.width - words.size[0]) // 2
    words.draw(surface, (left, rect.top + (rect.height - words.size[1]) // 2))
