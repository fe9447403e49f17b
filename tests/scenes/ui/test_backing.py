"""The picture that is kept under what moves: only what has changed is painted again."""

import pygame

from scenes.ui.backing import STRIPS, Backing, joined
from scenes.ui.shapes import box, draw_frame

SIZE = 60, 40


def laid(backing: Backing, onto: pygame.Surface, colour: str) -> list[pygame.Rect]:
    """Lay the picture of a painter who would fill everything with a colour; return what he paints.

    Whatever the surface showed before, it is the whole picture that is seen then.
    """
    parts: list[pygame.Rect] = []
    onto.fill("white")
    backing.lay(onto, lambda picture, part: (picture.fill(colour), parts.append(part.copy())))
    return parts


def seen(surface: pygame.Surface, colour: str) -> set[tuple[int, int]]:
    """Return the points of a surface that have a colour."""
    spots = ((x, y) for x in range(surface.get_width()) for y in range(surface.get_height()))
    return {spot for spot in spots if surface.get_at(spot) == pygame.Color(colour)}


def test_only_what_is_damaged_is_painted_again_and_all_is_laid() -> None:
    backing, part, surface = Backing(), pygame.Rect(10, 5, 20, 8), pygame.Surface(SIZE, 0, 32)
    assert laid(backing, surface, "red") == [pygame.Rect((0, 0), SIZE)]
    assert laid(backing, surface, "green") == []
    assert len(seen(surface, "red")) == SIZE[0] * SIZE[1]
    backing.damage([part])
    assert laid(backing, surface, "blue") == [part]
    assert seen(surface, "blue") == {(x, y) for x in range(10, 30) for y in range(5, 13)}
    assert len(seen(surface, "red")) == SIZE[0] * SIZE[1] - 20 * 8


def test_it_is_mended_in_pieces_and_what_is_left_stays_damaged() -> None:
    backing, surface = Backing(), pygame.Surface((640, 400), 0, 32)
    parts = [pygame.Rect(0, 0, 16, 9), pygame.Rect(320, 300, 32, 9), pygame.Rect(608, 50, 32, 9)]
    laid(backing, surface, "red")
    backing.damage(parts)
    steps = backing.mend_in_pieces(surface, lambda onto, _part: onto.fill("green"))
    for _step in range(2):
        next(steps)
        assert not backing.is_whole
    assert len(laid(backing, surface, "green")) == 1, "the rest"
    assert all(surface.get_at(part.center) == pygame.Color("green") for part in parts)
    assert backing.is_whole
    assert next(steps, None) is None, "somebody else has mended the rest"
    backing.spoil()
    assert len(list(backing.mend_in_pieces(surface, lambda onto, _p: onto.fill("blue")))) == STRIPS
    assert laid(backing, surface, "red") == [], "all of it was mended"
    assert surface.get_at((0, 0)) == surface.get_at((639, 399)) == pygame.Color("blue")


def test_all_is_painted_again_when_it_is_spoilt_or_another_size() -> None:
    backing, surface = Backing(), pygame.Surface(SIZE, 0, 32)
    laid(backing, surface, "red")
    backing.damage([pygame.Rect(0, 0, 3, 3)])
    backing.spoil()
    assert laid(backing, surface, "green") == [pygame.Rect((0, 0), SIZE)]
    larger = pygame.Surface((90, 50), 0, 32)
    assert laid(backing, larger, "blue") == [larger.get_rect()]


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
