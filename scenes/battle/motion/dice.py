"""Dice, drawn in the colours of the sides, upright or tumbling."""

import pygame

from game.core.protocols import Player
from scenes.battle.faces.inks import SIDES
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures

_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)),
}
_PIP = "#fff6e4"
STEP = 15
"""In steps of how many degrees a tumbling die is drawn."""


def die(player: Player, shown: int, px: int, turn: float = 0.0) -> pygame.Surface:
    """Return a die of a player that shows 1 to 6.

    `px` is its width when upright; turned, the picture is larger around the same middle.
    """
    angle = round(turn / STEP) * STEP % 360
    return pictures.get(("die", player, shown, px, angle), lambda: _die(player, shown, px, angle))


def _die(player: Player, shown: int, px: int, angle: int) -> pygame.Surface:
    if angle:
        return pygame.transform.rotozoom(die(player, shown, 2 * px), angle, 0.5)
    ink = SIDES[player]
    light, shade, edge = web(ink.main), web(ink.deep), web(ink.light)
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="9.5" fill="{_PIP}"/>' for x, y in _PIPS[shown])
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" '
        f'y2="100"><stop offset="0.25" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{shade}"/></linearGradient></defs>'
        '<rect x="4" y="8" width="94" height="90" rx="20" fill="#000000" opacity="0.35"/>'
        f'<rect x="3" y="3" width="92" height="92" rx="19" fill="url(#g)" stroke="{edge}" '
        f'stroke-width="3"/><g transform="translate(-1 -1)">{pips}</g>'
    )
    return svg(f'<g transform="scale({px / 100})">{body}</g>', (px, px))
