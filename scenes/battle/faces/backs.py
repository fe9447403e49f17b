"""The backs of cards: one to each side, told apart by colour and by pattern."""

import math

import pygame

from game.core.protocols import Player
from scenes.battle.faces.inks import GOLD, GOLD_DARK, GOLD_LIGHT, SIDES
from scenes.battle.faces.vectors import drawn, gilded
from scenes.ui.shapes import web


def back(side: Player, size: tuple[int, int]) -> pygame.Surface:
    """Return a card's back of this size in the colours of a side, upright or lying."""
    across, down = (400.0, 300.0) if size[0] > size[1] else (300.0, 420.0)
    body = _ground(side, across, down) + _middle(side, across / 2, down / 2)
    return drawn(body, (across, down), size, gilded("gilt", (across, down)))


def _ground(side: Player, across: float, down: float) -> str:
    ink = SIDES[side]
    round_off = 17 if side == 0 else 5
    inside = f'x="12" y="12" width="{across - 24}" height="{down - 24}"'
    return (
        f'<rect width="{across}" height="{down}" rx="{round_off}" fill="#120d10"/>'
        f'<rect x="6" y="6" width="{across - 12}" height="{down - 12}" rx="{round_off * 0.7}" '
        f'fill="{web(ink.deep)}" stroke="url(#gilt)" stroke-width="3"/>'
        + "".join(_threads(side, across, down))
        + f'<rect {inside} rx="{round_off * 0.5}" fill="none" stroke="{web(ink.deep)}" '
        'stroke-width="9"/>'
        + f'<rect {inside} rx="{round_off * 0.5}" fill="none" stroke="{GOLD}" stroke-width="1.4"/>'
    )


def _threads(side: Player, across: float, down: float) -> list[str]:
    """Waves for the lower side, lozenges for the upper."""
    thread = f'fill="none" stroke="{web(SIDES[side].main)}" stroke-width="2.6"'
    out = []
    if side == 0:
        waves = int(across - 32) // 24
        left = (across - 24 * waves) / 2
        for y in range(28, int(down) - 8, 26):
            arcs = "".join(f"q12 {-16 if wave % 2 else 16} 24 0" for wave in range(waves))
            out.append(f'<path d="M{left} {y}{arcs}" {thread}/>')
        return out
    for row in range(int(down) // 28 + 1):
        for column in range(int(across) // 28 + 1):
            x, y = column * 28 + (row % 2) * 14 + 4, row * 28 + 6
            if 16 < x < across - 16 and 16 < y < down - 16:
                out.append(f'<path d="M{x} {y - 11} l9 11 l-9 11 l-9 -11 Z" {thread}/>')
    return out


def _middle(side: Player, x: float, y: float) -> str:
    """Return the crystal on its star, in a disc for one side and in a shield for the other."""
    ink = SIDES[side]
    star = []
    for ray in range(16):
        turn = math.tau * ray / 16
        reach = 84 if ray % 2 == 0 else 62
        points = [
            (x + math.sin(turn) * reach, y - math.cos(turn) * reach),
            (x + math.sin(turn + 0.2) * 42, y - math.cos(turn + 0.2) * 42),
            (x + math.sin(turn - 0.2) * 42, y - math.cos(turn - 0.2) * 42),
        ]
        outline = "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        star.append(f'<path d="M{outline}Z" fill="{GOLD if ray % 2 == 0 else GOLD_DARK}"/>')
    seat = (
        f'<circle cx="{x}" cy="{y}" r="98" fill="{web(ink.deep)}" stroke="{GOLD}" '
        'stroke-width="3"/>'
        if side == 0
        else f'<path d="M{x} {y - 108} L{x + 104} {y} L{x} {y + 108} L{x - 104} {y} Z" '
        f'fill="{web(ink.deep)}" stroke="{GOLD}" stroke-width="3"/>'
    )
    crystal = (
        f'<circle cx="{x}" cy="{y}" r="47" fill="{web(ink.deep)}" stroke="{GOLD}" '
        'stroke-width="2.4"/>'
        f'<path d="M{x} {y - 38} L{x + 22} {y - 12} L{x} {y + 38} L{x - 22} {y - 12} Z" '
        f'fill="{web(ink.main)}" stroke="{GOLD_LIGHT}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M{x} {y - 38} L{x + 8} {y - 12} L{x} {y + 38} L{x - 22} {y - 12} Z" '
        f'fill="{web(ink.light)}" fill-opacity="0.75"/>'
        f'<path d="M{x - 22} {y - 12} H{x + 22} L{x} {y - 38} Z" fill="#ffffff" '
        'fill-opacity="0.28"/>'
    )
    return seat + "".join(star) + crystal
