"""The name plates: the longest name is read whole, and touches nothing."""

import pygame
import pytest

from game.rulesets.schnapsen.contracts import CONTRACTS
from scenes.app import App
from scenes.preferences import Preferences
from scenes.shot import SCREENS, Studio
from scenes.show.replay import ReplayPage
from scenes.table.game import Gem
from scenes.table.geometry import PLATE
from scenes.table.plate import GEM_LEAST, GEM_PAD, GEM_TYPE, Plate
from scenes.table.schnapsen.game import short_name
from scenes.ui.text import Face, Type, fit
from scenes.ui.widget import Style

LONG = ("Konstantinopel", "Maria-Magdalen", "Wolfgang Mozar", "Wilhelmina Max")


@pytest.mark.parametrize("text", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("name", LONG)
def test_the_longest_names_are_whole(name, size, text):
    app = App(size, text_scale=text)
    style = Style(app.layout, app.theme)
    plate = Plate(1, name, "club")
    plate.place(style, pygame.Rect((40, 40), (style.px(PLATE[0]), style.px(PLATE[1]))))
    assert fit(name, plate._name_type(style), plate._name_room(style), 0.6)[0] == name
    assert plate.rect.contains(plate._gem_place(style))
    app.window.destroy()


@pytest.mark.parametrize("text", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("contract", CONTRACTS.values(), ids=CONTRACTS)
def test_the_name_of_a_contract_is_whole_on_a_plate(contract, size, text):
    app = App(size, text_scale=text)
    style = Style(app.layout, app.theme)
    plate = Plate(1, "Mira", "club")
    plate.place(style, pygame.Rect((40, 40), (style.px(PLATE[0]), style.px(PLATE[1]))))
    plate.gem = Gem(short_name(contract.title))
    place = plate._gem_place(style)
    kind = Type(Face.SANS_BOLD, max(9, int(place.height * GEM_TYPE)), style.muted)
    words, _kind = fit(plate.gem.words, kind, place.width - style.px(GEM_PAD), GEM_LEAST)
    assert words == plate.gem.words and contract.title.endswith(words.rpartition("-")[2])
    assert plate.rect.contains(place)
    app.window.destroy()


def test_a_short_name_stands_beside_its_gem():
    app = App((1280, 720))
    style = Style(app.layout, app.theme)
    plate = Plate(1, "Ana", "club")
    plate.place(style, pygame.Rect((0, 0), (style.px(PLATE[0]), style.px(PLATE[1]))))
    assert plate._gem_place(style).centery == plate.rect.centery
    app.window.destroy()


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_replay_has_the_own_plate_where_the_table_has_it(left_handed):
    studio = Studio((1280, 720), Preferences(left_handed=left_handed))
    SCREENS["replay"](studio)
    viewer = studio.app.top
    assert isinstance(viewer, ReplayPage)
    own = viewer.show.board.plates[0].rect
    assert (own.left > 640) is left_handed
    studio.close()
