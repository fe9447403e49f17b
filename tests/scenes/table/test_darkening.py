"""Cards whose pictures take long: they darken in one frame, and fly with their names alone."""

import pygame

from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.table.cards import CardLayer
from scenes.theme import Layout
from scenes.ui.cardart import CardArt

LAYOUT = Layout.of((1280, 720))
HAND = ("SA", "HK", "D2")


def test_cards_darken_together(monkeypatch):
    pygame.display.set_mode((320, 240))
    layer, stage, made = CardLayer(CardArt("two", "navy")), Stage(), set()
    monkeypatch.setattr(
        layer._maker, "has", lambda code, _high, _turn, look: look != "dim" or code in made
    )
    stage.cut({key: Place(200.0 + 100 * n, 400.0, 180.0) for n, key in enumerate(HAND)})
    layer.arrange(stage, LAYOUT)
    stage.cut({key: Place(200.0 + 100 * n, 400.0, 180.0, dim=1.0) for n, key in enumerate(HAND)})
    for key in HAND:
        layer.arrange(stage, LAYOUT)
        assert layer.is_behind and not layer._dark
        made.add(key)
    layer.arrange(stage, LAYOUT)
    assert layer._dark == set(HAND) and not layer.is_behind
    stage.cut({"C9": Place(600.0, 400.0, 180.0, dim=1.0), **stage.rest})
    layer.arrange(stage, LAYOUT)
    assert layer._dark == set(HAND), "those that are dark stay so while another is being made"


def test_a_card_flies_with_its_name_until_its_picture_is_made(monkeypatch):
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    layer, stage = CardLayer(CardArt("two", "navy")), Stage()
    stage.cut({"0#1": Place(100.0, 100.0, 150.0, face=0.0)})
    layer.arrange(stage, LAYOUT)
    monkeypatch.setattr(layer._maker, "has", lambda code, *_of: code is None)
    seen, at = layer._picture("SA", Place(200.0, 300.0, 150.0), LAYOUT, moves=True)
    named, corner = layer.art.blank("SA", 150)
    assert layer.is_behind and at == (200 + corner[0], 300 + corner[1])
    assert pygame.image.tobytes(seen, "RGBA") == pygame.image.tobytes(named, "RGBA")
    other = layer.art.blank("HK", 150)[0]
    assert pygame.image.tobytes(named, "RGBA") != pygame.image.tobytes(other, "RGBA")
