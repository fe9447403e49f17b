"""The sheet of a lesson stands over the tricks that one has won, and nothing of them peeps out."""

import pygame
import pytest

from game.rulesets.catalogue import RULESETS
from scenes.show.lesson import Remark
from scenes.studio import Studio
from scenes.table.geometry import PILE_HEIGHT, Geometry
from scenes.table.guide import TableGuide
from scenes.table.signs import POP_SIZE, pop_place, pop_words
from scenes.theme import Layout
from scenes.ui.cardart import CardArt
from scenes.ui.notices import tip_place
from scenes.ui.widget import Style
from tests.scenes.practising import Plain

REMARK = Remark("Follow suit", "Hearts were led and you hold some, so you must play one. " * 2)


@pytest.fixture
def lesson(monkeypatch):
    """Return the lesson of whist, with a window in which things can be drawn."""
    monkeypatch.setattr("scenes.studio.Thinker", Plain)
    studio = Studio((960, 540))
    studio.program.lessons.start(RULESETS["whist"])
    yield studio.app.top.guide.lesson, studio.app.theme
    studio.close()


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_nothing_of_the_own_tricks_is_seen_beside_the_sheet(lesson, size, is_left_handed):
    taught, theme = lesson
    layout = Layout.of(size)
    style = Style(layout, theme)
    geometry = Geometry(*layout.units, 4, 0, is_left_handed=is_left_handed)
    guide = TableGuide(taught)
    guide.is_right = False
    guide.remark = REMARK
    guide.stand(style, geometry)
    bare = pygame.Surface(size, pygame.SRCALPHA)
    guide.draw(bare)
    piled = pygame.Surface(size, pygame.SRCALPHA)
    x, y, _room = geometry.pile_spot(0)
    back = CardArt("two", "navy").back(layout.px(PILE_HEIGHT))
    for askew in (-3.0, 3.0):
        turned = pygame.transform.rotate(back, askew)
        piled.blit(turned, turned.get_rect(center=(layout.px(x), layout.px(y))))
    guide.draw(piled)
    under = pygame.surfarray.array3d(bare).astype(int)
    assert abs(pygame.surfarray.array3d(piled).astype(int) - under).max() <= 60


def test_the_tip_of_the_own_plate_leaves_the_sheet_free(monkeypatch):
    monkeypatch.setattr("scenes.studio.Thinker", Plain)
    studio = Studio((1280, 720))
    studio.program.lessons.start(RULESETS["whist"])
    table = studio.app.top
    studio.wait(1.0)
    table.guide._say(REMARK)
    studio.wait(0.1)
    plate = next(each for each in table.board.plates if each.seat == 0)
    tip = pygame.Rect(0, 0, 350, 36)
    place = tip_place(tip, plate.rect, table.tip_room(plate), table.tip_avoids(plate), 10)
    assert table.guide.rect.height and not place.colliderect(table.guide.rect)
    studio.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_no_medal_and_no_word_of_a_plate_comes_over_the_sheet(monkeypatch, size):
    monkeypatch.setattr("scenes.studio.Thinker", Plain)
    studio = Studio(size)
    studio.program.lessons.start(RULESETS["whist"])
    table = studio.app.top
    studio.wait(1.0)
    show, plate = table.show, next(each for each in table.board.plates if each.seat == 0)
    plate.pop("+1", 9.0)
    table.guide._say(REMARK)
    studio.wait(0.1)
    sheet = table.guide.rect
    words = pop_words(plate.popped, POP_SIZE, plate.style)
    assert pop_place(words, plate.rect, plate.style).colliderect(sheet), "it would be over it"
    assert sheet.height and not plate._popped_at.colliderect(sheet)
    medals, scale = show.celebration.medals, table.layout.scale
    medals.add("missed", "", tuple(each / scale for each in sheet.center))
    medals.update(0.5)

    def seen():
        show.draw(studio.app.surface)
        return pygame.image.tobytes(studio.app.surface.subsurface(sheet), "RGB")

    read = seen()
    medals.clear()
    assert seen() == read, "no medal lay over it"
    medals.add("missed", "", tuple(each / scale for each in sheet.center))
    medals.update(0.5)
    table.guide.fall_silent()
    with_medal = seen()
    medals.clear()
    assert seen() != with_medal, "nothing is read any more"
    studio.close()
