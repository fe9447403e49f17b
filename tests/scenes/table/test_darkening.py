"""The cards that may not be played darken in one frame, however long their pictures take."""

import pygame

from scenes.anim.stage import Stage
from scenes.anim.timeline import Place
from scenes.layout import Layout
from scenes.table.cards import CardLayer
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
