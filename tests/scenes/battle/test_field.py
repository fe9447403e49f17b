"""The battlefield as a picture: where squares are, what moves, and what a frame costs."""

from __future__ import annotations

import math
import time
from weakref import ref

import numpy as np
import pygame
import pytest

from game.rulesets.berserk.battlefields import BATTLEFIELDS, Terrain
from game.rulesets.berserk.unit import BOARD
from scenes.battle.maps.battlemap import battle_map
from scenes.battle.maps.field import Field, FieldView
from scenes.battle.maps.ground import Ground, scaled
from scenes.battle.maps.signs import EFFECTS, NAMES, terrain_sign
from scenes.maps.canvas import BEYOND, _go_on_beyond
from scenes.maps.moving import threads
from scenes.theme import Layout, Theme

SIZES = [(960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080)]
BOARD_RECT = pygame.Rect(292, 60, 696, 626)


@pytest.fixture(scope="module", autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    opened = pygame.Window("field", (320, 200))
    opened.get_surface()
    yield opened
    opened.destroy()


@pytest.fixture(scope="module")
def moving() -> Field:
    """The swamp in motion, all its frames baked."""
    shown = field("swamp")
    shown.wait()
    return shown


def field(id: str = "plains", **more: bool) -> Field:
    return Field(battle_map(id), (1280, 720), BOARD_RECT, **more)


def pixels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(int)


def test_squares_tile_the_board_without_gaps() -> None:
    shown = field(moves=False)
    rects = [shown.square_rect(square) for square in BOARD.squares]
    assert rects[0].unionall(rects[1:]) == BOARD_RECT
    assert sum(rect.width * rect.height for rect in rects) == BOARD_RECT.width * BOARD_RECT.height
    assert rects[BOARD.square("a1")].bottomleft == BOARD_RECT.bottomleft
    assert rects[BOARD.square("e6")].topright == BOARD_RECT.topright


@pytest.mark.parametrize("flipped", [False, True])
def test_every_pixel_of_a_square_is_that_square(flipped: bool) -> None:
    shown = field(moves=False, flipped=flipped)
    for square in BOARD.squares:
        rect = shown.square_rect(square)
        for pos in (rect.topleft, rect.center, (rect.right - 1, rect.bottom - 1)):
            assert shown.square_at(pos) == square
    assert shown.square_at((BOARD_RECT.left - 1, 300)) is None
    assert shown.square_at(BOARD_RECT.bottomright) is None


def test_seen_from_the_other_side_squares_and_zones_change_over_and_the_land_stays() -> None:
    one, other = field(moves=False), field(moves=False, flipped=True)
    for square in BOARD.squares:
        assert one.square_rect(square) == other.square_rect(BOARD.opposite(square))
    for holds in ("flyers", "graveyard", "cards"):
        assert one.zones[f"{holds}-0"] == other.zones[f"{holds}-1"]
    assert (pixels(one.picture) == pixels(other.picture)).all()


def test_zones_lie_beside_the_board() -> None:
    for zone in field(moves=False).zones.values():
        assert not zone.colliderect(BOARD_RECT)
        assert zone.width > 40 and zone.height > 100


@pytest.mark.parametrize("id", list(BATTLEFIELDS))
def test_the_squares_of_the_picture_are_where_they_are_said_to_be(id: str) -> None:
    """Between two plates runs a dark seam: it is darker than the plates on both sides of it."""
    shown = field(id, moves=False)
    light = pixels(shown.picture).sum(axis=2)
    darker = 0
    for square in BOARD.squares:
        rect = shown.square_rect(square)
        if BOARD.column[square] < 4:
            y = slice(rect.top + 20, rect.bottom - 20)
            seam = light[rect.right - 1 : rect.right + 1, y].mean()
            darker += seam < light[rect.right - 8 : rect.right - 2, y].mean()
    assert darker >= 18, "of 24 seams"


@pytest.mark.parametrize("size", SIZES)
def test_the_land_fills_the_window_at_every_size(size: tuple[int, int]) -> None:
    layout = Layout.of(size)
    board = scaled(Ground(*layout.units).board, layout)
    shown = Field(battle_map("forests"), size, board, moves=False)
    picture = pixels(shown.picture)
    for x in (0, size[0] - 1):
        assert picture[x].std() > 2, "the land goes on to the edge of the window"
    for square in BOARD.squares:
        assert pygame.Rect((0, 0), size).contains(shown.square_rect(square))


def test_only_the_moving_parts_change_and_they_come_back(moving: Field) -> None:
    shown = moving
    shown.update(0)
    first = pixels(shown.picture)
    may_change = np.zeros((1280, 720), dtype=bool)
    changed = np.zeros((1280, 720), dtype=bool)
    for _frame in range(6):
        assert shown.update(shown.next_change)
        for rect in shown.moving_rects:
            may_change[rect.left : rect.right, rect.top : rect.bottom] = True
        changed |= (pixels(shown.picture) != first).any(axis=2)
    assert changed.any() and not (changed & ~may_change).any()
    assert (pixels(shown.picture) == first).all(), "after a whole round the first frame is back"


def test_nothing_is_drawn_between_frames(moving: Field) -> None:
    while not moving.update(1 / 60):
        pass
    assert 0.15 <= moving.next_change <= 0.25
    steps = [moving.update(1 / 60) for _frame in range(120)]
    assert 8 <= sum(steps) <= 13, "five or six frames a second"


def test_nothing_moves_for_who_wants_no_motion() -> None:
    shown = field("swamp", moves=False)
    assert shown.next_change == math.inf
    assert not any(shown.update(0.1) for _step in range(50))
    view = FieldView("swamp", moves=False)
    view.field((1280, 720), BOARD_RECT)
    assert not any(view.update(0.1) for _step in range(50))


def test_a_view_is_baked_again_only_for_another_window_or_side() -> None:
    view = FieldView("arena", moves=False)
    first = view.field((1280, 720), BOARD_RECT)
    assert view.field((1280, 720), BOARD_RECT) is first
    assert view.field((1280, 720), BOARD_RECT, 1) is not first
    assert view.field((960, 540), pygame.Rect(219, 45, 522, 470)).size == (960, 540)


def test_a_frame_costs_little() -> None:
    """At 1080p: a blit, the names and the signs. The median, as the machine has other work."""
    size = 1920, 1080
    layout = Layout.of(size)
    ground, theme = Ground(*layout.units), Theme()
    surface = pygame.Surface(size, 0, 32)
    view = FieldView("swamp")
    view.draw(surface, ground, layout, theme)
    view.field(size, scaled(ground.board, layout)).wait()
    took = []
    for _frame in range(40):
        start = time.perf_counter()
        view.update(1 / 60)
        view.draw(surface, ground, layout, theme)
        took.append(time.perf_counter() - start)
    assert sorted(took)[20] < 0.006


def test_signs_are_shown_on_the_squares_that_have_terrain() -> None:
    size = 1280, 720
    layout = Layout.of(size)
    ground = Ground(*layout.units)
    surface = pygame.Surface(size, 0, 32)
    view = FieldView("mountains", moves=False, counts=True)
    view.draw(surface, ground, layout, Theme())
    bare = Field(battle_map("mountains"), size, scaled(ground.board, layout), moves=False)
    away = np.abs(pixels(surface) - pixels(bare.picture)).sum(axis=2)
    for square, terrain in enumerate(BATTLEFIELDS["mountains"].terrain):
        rect = bare.square_rect(square)
        corner = away[
            rect.left : rect.left + rect.width // 4, rect.top : rect.top + rect.height // 3
        ]
        assert (corner.max() > 60) == (terrain is not Terrain.OPEN), BOARD.names[square]


def test_signs_can_be_drawn_over_what_stands_there() -> None:
    layout = Layout.of((1280, 720))
    surface = pygame.Surface((1280, 720), 0, 32)
    view = FieldView("mountains", moves=False, counts=True)
    view.draw(surface, Ground(*layout.units), layout, Theme())
    surface.fill((20, 20, 20))
    view.draw_signs(surface)
    kinds = BATTLEFIELDS["mountains"].terrain
    rects = [
        view.field((1280, 720), scaled(Ground(*layout.units).board, layout)).square_rect(s)
        for s in BOARD.squares
    ]
    for rect, terrain in zip(rects, kinds, strict=True):
        drawn = pixels(surface.subsurface(rect)).max() > 60
        assert drawn == (terrain is not Terrain.OPEN)


def test_where_terrain_does_not_count_no_sign_says_it_does() -> None:
    layout = Layout.of((1280, 720))
    surface = pygame.Surface((1280, 720), 0, 32)
    view = FieldView("mountains", moves=False)
    view.draw(surface, Ground(*layout.units), layout, Theme())
    surface.fill((20, 20, 20))
    view.draw_signs(surface)
    assert pixels(surface).max() == 20


def test_every_terrain_has_a_name_a_sentence_and_a_sign_of_its_own() -> None:
    assert set(NAMES) == set(EFFECTS) == set(Terrain)
    signs = [terrain_sign(each, 32) for each in Terrain if each is not Terrain.OPEN]
    assert len({pygame.image.tobytes(sign, "RGBA") for sign in signs}) == len(signs)
    with pytest.raises(ValueError, match="no sign"):
        terrain_sign(Terrain.OPEN, 32)


@pytest.mark.parametrize("size", [(1000, 1000), (1800, 640), (700, 1400)])
def test_the_land_goes_on_to_the_edges_of_every_window(size: tuple[int, int]) -> None:
    layout = Layout.of(size)
    board = scaled(Ground(*layout.units, 0).board, layout)
    shown = pixels(Field(battle_map("arena"), size, board, moves=False).picture)
    for strip in (shown[:8], shown[-8:], shown[:, :8], shown[:, -8:]):
        assert not (strip == BEYOND).all(axis=-1).any()
        assert strip.std() > 3, "it is land, not one colour"


def test_a_field_that_is_dropped_gives_back_what_its_frames_were_made_of() -> None:
    for waits in (True, False):
        shown = field("swamp")
        shown.begin()
        if waits:
            shown.wait()
        shown.drop()
        threads.submit(int).result()  # whatever was being made has come to its end
        shown.begin()
        assert shown._frames is None and not shown.update(1.0)
        assert shown._canvas._base.get_size() == (1, 1)


def test_of_what_is_drawn_larger_no_two_pictures_are_held(monkeypatch) -> None:
    """Three lights of 22 MB each lay there until all frames had been made."""
    scale, made = pygame.transform.smoothscale, []

    def smoothscale(picture, size, *more):
        assert not [each for each in made if each() is not None]
        scaled = scale(picture, size, *more)
        if scaled.get_width() * scaled.get_height() > 2_000_000:
            made.append(ref(scaled))
        return scaled

    monkeypatch.setattr(pygame.transform, "smoothscale", smoothscale)
    shown = field("swamp")
    shown.wait()
    assert len(made) >= 4


def test_a_field_of_another_size_goes_before_the_next_is_made(monkeypatch) -> None:
    held: list[object] = []
    bake = FieldView._baked
    monkeypatch.setattr(
        FieldView, "_baked", lambda view, *key: held.append(view._field) or bake(view, *key)
    )
    view = FieldView("arena", moves=False)
    for size in ((640, 480), (320, 240)):
        view.field(size, pygame.Rect(40, 40, 200, 160))
    assert held == [None, None]


def test_a_field_that_is_wanted_at_once_while_it_is_being_made_is_made_once(monkeypatch) -> None:
    made: list[object] = []
    bake = FieldView._baked
    monkeypatch.setattr(
        FieldView, "_baked", lambda view, *key: made.append(key) or bake(view, *key)
    )
    layout = Layout.of((960, 540))
    ground = Ground(*layout.units)
    view = FieldView("arena", moves=False, in_background=True)
    view.is_ready(ground, layout)
    surface = pygame.Surface((960, 540), 0, 32)
    view.draw(surface, ground, layout, Theme())
    threads.submit(int).result()
    assert len(made) == 1 and view._coming is None and view.is_ready(ground, layout)


@pytest.mark.parametrize("size", [(1000, 1000), (2560, 600), (300, 2000)])
def test_land_beyond_the_edge_of_a_map_never_shows_the_board_again(size):
    picture = pygame.Surface(size, 0, 32)
    drawn, board = pygame.Rect(0, 0, 240, 260), pygame.Rect(0, 0, 120, 200)
    drawn.center = board.center = picture.get_rect().center
    picture.fill("white")
    picture.fill("green", drawn)
    picture.fill("red", board)
    _go_on_beyond(picture, drawn, board)
    pixels = pygame.surfarray.array3d(picture)
    is_red = (pixels[:, :, 0] > 0) & (pixels[:, :, 1] == 0)
    assert is_red.sum() == board.width * board.height
    assert not (pixels.min(axis=2) == 255).any(), "and none is left bare"
