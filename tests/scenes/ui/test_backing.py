"""The picture that is kept under what moves: only what has changed is painted again."""

import pygame

from scenes.ui.backing import STRIPS, Backing, joined
from scenes.ui.shapes import box, draw_frame

SIZE = 60, 40


def painted(backing: Backing, colour: str) -> tuple[pygame.Surface, list[pygame.Rect]]:
    """Mend the picture with a painter who would fill everything with a colour."""
    surface = pygame.Surface(SIZE, 0, 32)
    return backing.mended(surface, lambda picture, _part: picture.fill(colour))


def test_only_what_is_damaged_is_painted_again() -> None:
    backing, part = Backing(), pygame.Rect(10, 5, 20, 8)
    assert painted(backing, "red")[1] == [pygame.Rect((0, 0), SIZE)]
    assert painted(backing, "green")[1] == []
    backing.damage([part])
    picture, parts = painted(backing, "blue")
    assert parts == [pygame.Rect(0, 5, 32, 8)], "whole lines of the cache"
    blue = {
        (x, y)
        for x in range(SIZE[0])
        for y in range(SIZE[1])
        if picture.get_at((x, y)) == pygame.Color("blue")
    }
    assert blue == {(x, y) for x in range(32) for y in range(5, 13)}


def test_it_is_laid_only_where_the_surface_shows_something_else() -> None:
    backing, size = Backing(), (640, 400)
    surface, other = (pygame.Surface(size, 0, 32) for _each in range(2))

    def red(onto: pygame.Surface, *, is_as_left: bool = True, told: bool = True) -> set[int]:
        """Lay a red picture on what is white by then; return which rows of points are red."""
        onto.fill("white")
        backing.lay(onto, lambda picture, _part: picture.fill("red"), is_as_left=is_as_left)
        if told:
            backing.told_all()
        spots = ((x, y) for x in (40, 600) for y in range(size[1]))
        return {y for x, y in spots if onto.get_at((x, y)) == pygame.Color("red")}

    everything = set(range(size[1]))
    assert red(surface, told=False) == everything
    assert red(surface) == everything, "not all was told"
    backing.drawn_over([pygame.Rect(38, 10, 5, 5)])
    backing.damage([pygame.Rect(598, 360, 5, 5)])
    assert red(surface) == {*range(10, 15), *range(360, 365)}
    assert red(surface) == set()
    assert red(surface, is_as_left=False) == everything
    assert red(other) == everything
    backing.drawn_over([pygame.Rect(0, 5, 640, 200)])
    assert red(other) == everything, "at once where it is much"
    backing.spoil()
    assert red(other) == everything


def test_it_is_mended_in_pieces_and_what_is_left_stays_damaged() -> None:
    backing, surface = Backing(), pygame.Surface((640, 400), 0, 32)
    parts = [pygame.Rect(0, 0, 16, 9), pygame.Rect(320, 300, 32, 9), pygame.Rect(608, 50, 32, 9)]
    picture, _all = backing.mended(surface, lambda onto, _part: onto.fill("red"))

    def green() -> int:
        return sum(picture.get_at(part.center) == pygame.Color("green") for part in parts)

    backing.damage(parts)
    steps = backing.mend_in_pieces(surface, lambda onto, _part: onto.fill("green"))
    found = []
    for _step in range(2):
        next(steps)
        found.append((green(), backing.is_whole))
    assert found == [(1, False), (2, False)]
    _picture, rest = backing.mended(surface, lambda onto, _part: onto.fill("green"))
    assert (green(), len(rest), backing.is_whole) == (3, 1, True)
    assert next(steps, None) is None, "somebody else has mended the rest"
    backing.spoil()
    blue = backing.mend_in_pieces(surface, lambda onto, _part: onto.fill("blue"))
    assert len(list(blue)) == STRIPS and picture.get_at((0, 0)) == pygame.Color("blue")
    assert picture.get_at((639, 399)) == pygame.Color("blue")


def test_all_is_painted_again_when_it_is_spoilt_or_another_size() -> None:
    backing = Backing()
    painted(backing, "red")
    backing.damage([pygame.Rect(0, 0, 3, 3)])
    backing.spoil()
    assert painted(backing, "green")[1] == [pygame.Rect((0, 0), SIZE)]
    larger = pygame.Surface((90, 50), 0, 32)
    picture, parts = backing.mended(larger, lambda surface, _part: surface.fill("blue"))
    assert picture.get_size() == (90, 50) and parts == [larger.get_rect()]


def test_parts_that_overlap_are_made_one_or_cut_and_end_at_the_edge() -> None:
    whole = pygame.Rect(0, 0, 100, 100)
    near = [pygame.Rect(0, 0, 10, 10), pygame.Rect(2, 1, 10, 9)]
    bar, column = pygame.Rect(0, 60, 100, 5), pygame.Rect(20, 30, 8, 70)
    rects = [*near, bar, column, pygame.Rect(95, -5, 20, 10), pygame.Rect(200, 0, 5, 5)]
    found = joined(rects, whole)
    assert near[0].union(near[1]) in found
    assert sum(w * h for _x, _y, w, h in found) == 120 + 500 + 65 * 8 + 5 * 5
    assert all(
        any(part.collidepoint(*rect.clip(whole).center) for part in found) for rect in rects[:5]
    )
    assert not [part for k, part in enumerate(found) if part.collidelist(found[:k]) >= 0]


def test_parts_that_lie_close_are_painted_as_one() -> None:
    whole = pygame.Rect(0, 0, 100, 100)
    near = [pygame.Rect(0, 0, 10, 10), pygame.Rect(15, 0, 10, 10)]
    crossing = [pygame.Rect(0, 60, 100, 5), pygame.Rect(20, 30, 8, 70)]
    far = pygame.Rect(90, 10, 5, 5)
    outside = pygame.Rect(101, 200, 0, 5)
    found = joined([*near, *crossing, far, outside], whole, 50)
    assert near[0].union(near[1]) in found and far in found
    assert sum(w * h for _x, _y, w, h in found) == 250 + 500 + 65 * 8 + 25
    assert set(map(tuple, joined([*near, far], whole, 49))) == {tuple(r) for r in (*near, far)}


def test_a_frame_without_its_middle_is_the_whole_box() -> None:
    pygame.display.init()
    window = pygame.Window("frame", (64, 48))
    window.get_surface()
    for size, radius, width in (((90, 60), 8, 2.5), ((30, 31), 15, 4.0), ((200, 20), 3.5, 1.5)):
        drawn, whole = (pygame.Surface((220, 80), 0, 32) for _each in range(2))
        rect = pygame.Rect((7, 9), size)
        draw_frame(drawn, rect, radius, (250, 220, 90), width)
        whole.blit(box(size, radius, None, (250, 220, 90), width), rect)
        assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(whole, "RGB")
    window.destroy()
