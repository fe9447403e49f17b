"""The plan of a hint on the board: an arrow along the walk, and one to whom the card acts on."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, NamedTuple

import pygame

from game.rulesets.berserk.actions import Leap, Move, Strike, Use
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import Spot, is_square
from scenes.battle.board.layer import SHADE, colour_of
from scenes.battle.maps.ground import Ground, scaled
from scenes.theme import Colour, Layout, Theme
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures

THICK, HEAD = 7.0, 17.0
"""How thick an arrow is, and how long its head, in units."""
SHORT = 0.2
"""By such a part of a square a deed's arrow starts and ends short of the middle."""


class Arrow(NamedTuple):
    """From where to where, and whether it is a walk."""

    start: Spot
    end: Spot
    is_walk: bool


Plan = tuple[Arrow, ...]


def plan_of(steps: Sequence[Any], picture: Battle) -> Plan:
    """Return the arrows of what is left of a plan: what has been done already is not drawn."""
    walks = [step for step in steps if isinstance(step, Move | Leap)]
    left = [step for step in walks if picture.at(step.unit) is not None]
    arrows = [Arrow(step.unit, step.to, True) for step in left]
    last = steps[-1]
    is_blow = isinstance(last, Strike | Use) and last.unit != last.target
    if is_blow and (left or picture.at(last.unit) is not None):
        arrows.append(Arrow(last.unit, last.target, False))
    return tuple(arrows)


def damaged(plan: Plan, picture: Battle, ground: Ground, layout: Layout) -> Sequence[pygame.Rect]:
    """Return where the arrows are drawn."""
    return [_place(*_ends(each, picture, ground, layout), layout) for each in plan]


def draw_plan(
    surface: pygame.Surface,
    plan: Plan,
    picture: Battle,
    ground: Ground,
    layout: Layout,
    theme: Theme,
    ink: Colour | None = None,
) -> None:
    """Draw the arrows over the cards: each by what it is, or all in one ink."""
    for each in plan:
        start, end = _ends(each, picture, ground, layout)
        place = _place(start, end, layout)
        own = theme.gold if each.is_walk else colour_of("target", theme)
        colour = web(ink or own)
        from_ = start[0] - place.left, start[1] - place.top
        to = end[0] - place.left, end[1] - place.top
        key = ("plan", from_, to, colour, place.size, layout.scale)
        drawn = pictures.get(key, lambda: _drawn(from_, to, colour, place.size, layout))  # noqa: B023
        surface.blit(drawn, place)


def _ends(
    arrow: Arrow, picture: Battle, ground: Ground, layout: Layout
) -> tuple[tuple[int, int], tuple[int, int]]:
    start, end = (_middle(spot, picture, ground, layout) for spot in (arrow.start, arrow.end))
    if arrow.is_walk:
        return start, end
    long = max(1.0, hypot(end[0] - start[0], end[1] - start[1]))
    part = min(SHORT, SHORT * layout.px(ground.side) / long)
    dx, dy = round((end[0] - start[0]) * part), round((end[1] - start[1]) * part)
    return (start[0] + dx, start[1] + dy), (end[0] - dx, end[1] - dy)


def _middle(spot: Spot, picture: Battle, ground: Ground, layout: Layout) -> tuple[int, int]:
    unit = picture.at(spot)
    if is_square(spot) or unit is None:
        return scaled(ground.square(spot) if is_square(spot) else ground.board, layout).center
    return scaled(ground.rect(unit, picture), layout).center


def _place(start: tuple[int, int], end: tuple[int, int], layout: Layout) -> pygame.Rect:
    left, top = min(start[0], end[0]), min(start[1], end[1])
    wide, high = abs(start[0] - end[0]), abs(start[1] - end[1])
    around = 2 * layout.px(HEAD)
    return pygame.Rect(left, top, wide, high).inflate(around, around)


def _drawn(
    start: tuple[int, int],
    end: tuple[int, int],
    colour: str,
    size: tuple[int, int],
    layout: Layout,
) -> pygame.Surface:
    thick, head = THICK * layout.scale, HEAD * layout.scale
    long = max(1.0, hypot(end[0] - start[0], end[1] - start[1]))
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    neck = end[0] - ux * head, end[1] - uy * head
    tip = (
        f"M{end[0]} {end[1]} L{neck[0] - uy * head * 0.6} {neck[1] + ux * head * 0.6} "
        f"L{neck[0] + uy * head * 0.6} {neck[1] - ux * head * 0.6} Z"
    )
    shaft = f"M{start[0]} {start[1]} L{neck[0]} {neck[1]}"
    dark, edge = web(SHADE), thick * 0.5
    body = (
        f'<path d="{shaft}" stroke="{dark}" stroke-width="{thick + edge}" stroke-linecap="round"/>'
        f'<path d="{tip}" fill="{dark}" stroke="{dark}" stroke-width="{edge}"/>'
        f'<path d="{shaft}" stroke="{colour}" stroke-width="{thick}" stroke-linecap="round"/>'
        f'<path d="{tip}" fill="{colour}"/>'
    )
    return svg(body, size)
