"""The name plates: the longest name is read whole, and touches nothing."""

import pygame
import pytest

from game.rulesets.schnapsen.contracts import CONTRACTS
from scenes.app import App
from scenes.preferences import Preferences
from scenes.shot import SCREENS, Studio
from scenes.show.replay import ReplayPage
from scenes.table import plate as plate_module
from scenes.table.game import Gem
from scenes.table.geometry import PLATE, Geometry
from scenes.table.plate import GEM_LEAST, GEM_PAD, GEM_TYPE, Plate
from scenes.table.schnapsen.game import short_name
from scenes.ui.text import Face, Type, fit
from scenes.ui.widget import Style

LONG = ("Konstantinopel", "Maria-Magdalen", "Wolfgang Mozar", "Wilhelmina Max")


def size_at(style: Style, text: float) -> tuple[int, int]:
    """How large a plate is with words of a size."""
    high = Geometry(1280, 720, 4, 0, text_scale=text).plate_high
    return style.px(PLATE[0]), style.px(high)


@pytest.mark.parametrize("text", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("name", LONG)
def test_the_longest_names_are_whole(name, size, text):
    app = App(size, text_scale=text)
    style = Style(app.layout, app.theme)
    plate = Plate(1, name, "club")
    plate.place(style, pygame.Rect((40, 40), size_at(style, text)))
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
    plate.place(style, pygame.Rect((40, 40), size_at(style, text)))
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


@pytest.mark.parametrize(("gem", "score"), [("0 / 2", 7), ("1 / 10", 138), ("W", 1245)])
def test_what_a_plate_tells_grows_with_the_words(gem, score, monkeypatch):
    told = {}

    def sizes(text):
        app = App((960, 540), text_scale=text)
        style = Style(app.layout, app.theme)
        drawn: list[tuple[str, int]] = []
        draw = plate_module.line
        monkeypatch.setattr(
            plate_module, "line", lambda t, kind: drawn.append((t, kind.px)) or draw(t, kind)
        )
        plate = Plate(1, "Jovana", "club")
        plate.place(style, pygame.Rect((40, 40), size_at(style, text)))
        plate.tell(Gem(gem), score)
        list(plate._pictures(style))
        monkeypatch.undo()
        app.window.destroy()
        told[text] = [words for words, _px in drawn]
        return [px for _words, px in drawn]

    small, large = sizes(1.0), sizes(1.6)
    assert told[1.6] == told[1.0] and told[1.6][:2] == ["Jovana", f"{score} pts"]
    name, points, number = (more / less for less, more in zip(small, large, strict=True))
    assert name >= 1.15 and points >= 1.0 and number >= 1.1
    assert name * points * number > 1.5
