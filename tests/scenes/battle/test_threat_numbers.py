"""The numbers of the threats cover no sign of a card, however it lies and whatever befell it."""

from itertools import product

import pygame

from game.rulesets.berserk.unit import BOARD, Unit
from scenes.battle.faces.under import sign_under
from scenes.battle.maps.ground import Ground, place_in, scaled
from scenes.battle.overlays.menacing import badge_place
from scenes.theme import Layout
from tests.loops import over
from tests.scenes.battle.test_signs import BOUND, STRUCK, WORN

WINDOWS = [((960, 540), 1.6), ((1280, 720), 1.0), ((1280, 720), 1.6), ((1920, 1080), 1.0)]
PLAIN = Unit(0, 3, 0, 12, hidden=False)
BESET = STRUCK._replace(bound=True, prepared=True, extra=1, tokens=2, gear=(1,))
"""One with every badge there is."""


@over("window", WINDOWS)
@over("unit", [PLAIN, STRUCK, BOUND, WORN, BESET])
@over("exhausted", [False, True])
def test_a_number_covers_no_sign_of_the_card_on_its_square(window, unit, exhausted):
    size, text_scale = window
    layout = Layout.of(size, text_scale)
    ground = Ground(*layout.units)
    shown = unit._replace(exhausted=exhausted)
    looked_at = set()
    for spot in BOARD.squares:
        whole = ground.square(spot)
        square, token = scaled(whole, layout), pygame.Rect(0, 0, 0, 0)
        square.topleft = 0, 0  # Many squares are alike but for where they are.
        token.size = (square.width, layout.px(place_in(whole).height))
        token.center = square.center
        if (alike := (square.size, token.size)) in looked_at:
            continue
        looked_at.add(alike)
        number = badge_place(square)
        assert square.contains(number)
        at = product(range(number.left, number.right), range(number.top, number.bottom))
        disc = (p for p in at if pygame.Vector2(p).distance_to(number.center) <= number.width / 2)
        covered = {sign_under(shown, token, each, layout.text_scale) for each in disc}
        assert covered <= {""}, (spot, covered)
