"""The playing cards: the files on disk, how they look to nanosvg, and the art that serves them."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from assets.cards.generate import ASSETS, every_file
from scenes.ui.cardart import BACKS, DECKS, LOOKS, CardArt, pack
from scenes.ui.cardprint import RATIO
from scenes.ui.shelf import Shelf

FILES = every_file()
FOLDERS = sorted({str(Path(name).parent) for name in FILES})
JOKERED = ("two", "four", "large-two", "large-four")
FORBIDDEN = re.compile(r"<(text|clipPath|mask|use|pattern|filter|image|style)\b|url\(data|href=")
Picture = npt.NDArray[np.float64]


def luminance(surface: pygame.Surface) -> Picture:
    """How light each pixel is on white paper, 0 to 1: the picture of somebody who sees no hue."""
    colours = pygame.surfarray.array3d(surface) @ np.array([0.299, 0.587, 0.114]) / 255
    alpha = pygame.surfarray.array_alpha(surface) / 255
    return np.asarray(colours * alpha + (1 - alpha), dtype=float)


@pytest.fixture(scope="module")
def art() -> CardArt:
    return CardArt("four", "navy")


def test_files_are_what_the_script_draws() -> None:
    stale = [
        name
        for name, text in FILES.items()
        if not (ASSETS / name).is_file() or (ASSETS / name).read_text("utf-8") != text
    ]
    assert not stale, "Run `python -m assets.cards.generate` again."


def test_nothing_lies_beside_them_that_the_script_does_not_draw() -> None:
    found = {
        path.relative_to(ASSETS).as_posix()
        for folder in ("cards", "ui/suits")
        for path in (ASSETS / folder).rglob("*.svg")
    }
    assert found == set(FILES)


def test_every_deck_has_every_card() -> None:
    for deck in DECKS:
        assert {f"cards/{deck}/{code}.svg" for code in pack(deck)} <= set(FILES)
    assert [len(pack(deck)) for deck in DECKS] == [52, 52, 52, 52, 52, 52, 20]
    assert {f"cards/backs/{name}.svg" for name in BACKS} <= set(FILES)


def test_svgs_keep_to_what_nanosvg_draws() -> None:
    for name, text in FILES.items():
        assert not FORBIDDEN.search(text), name
        assert text.count("Gradient id=") == text.count('gradientUnits="userSpaceOnUse"'), name


def test_svgs_stay_small() -> None:
    sizes = {name: len(text.encode()) for name, text in FILES.items()}
    assert max(sizes.values()) < 25 * 1024
    assert sum(sizes.values()) < 4_000_000


@pytest.mark.parametrize("height", [60, 500])
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_can_be_drawn(folder: str, height: int) -> None:
    ratio = 1.0 if folder.startswith("ui") else RATIO
    for path in sorted((ASSETS / folder).glob("*.svg")):
        surface = pygame.image.load_sized_svg(str(path), (round(height * ratio), height))
        assert surface.get_height() == height, path
        assert pygame.surfarray.array_alpha(surface).max() == 255, f"{path} fills no shape"
        assert np.ptp(pygame.surfarray.array3d(surface)) > 30, f"{path} is all but empty"


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_look_alike(deck: str) -> None:
    art = CardArt(deck, "navy")
    jokers = [name + "*" for name in "RBSHDC"] if deck in JOKERED else []
    faces = {code: luminance(art.face(code, 140)) for code in pack(deck) + jokers}
    for one, other in itertools.combinations(faces, 2):
        different = np.abs(faces[one] - faces[other]) > 0.15
        assert different.mean() > 0.004, f"{one} and {other} are hard to tell apart"


@pytest.mark.parametrize("deck", DECKS)
def test_suits_differ_in_shape_and_not_only_in_hue(deck: str) -> None:
    """The pip in the corner, as somebody sees it who sees only ink and paper."""
    art = CardArt(deck, "navy")
    left, top, right, bottom = (16, 115, 90, 210) if deck.startswith("large") else (8, 65, 44, 100)
    for rank in [code[1:] for code in pack(deck)[: len(pack(deck)) // 4]]:
        pips = {}
        for suit in "SHDC":
            pips[suit] = luminance(art.face(suit + rank, 350))[left:right, top:bottom] < 0.75
        for one, other in itertools.combinations("SHDC", 2):
            share = (pips[one] != pips[other]).sum() / pips[one].sum()
            assert share > 0.2, f"{one}{rank} and {other}{rank} have like pips"


def test_courts_differ_in_more_than_hue(art: CardArt) -> None:
    """Where one figure has an edge, the same rank of another suit mostly has none."""
    for rank in "KQJ":
        edges = {}
        for suit in "SHDC":
            picture = luminance(art.face(suit + rank, 350))[55:195, 40:170]
            edges[suit] = np.abs(np.diff(picture, axis=0))[:, :-1] > 0.12
        for one, other in itertools.combinations("SHDC", 2):
            shared = (edges[one] & edges[other]).sum() / edges[one].sum()
            assert shared < 0.55, f"{one}{rank} and {other}{rank} share their drawing"


def test_backs_look_the_same_from_both_ends() -> None:
    for name in BACKS:
        back = luminance(CardArt("two", name).back(350))[8:-8, 8:-8]
        assert np.abs(back - back[::-1, ::-1]).mean() < 0.02, name


def test_no_picture_spills_over_the_edge_of_its_card() -> None:
    """Along its edge and in its corners every card is like the two of spades."""
    rim = np.ones((200, 280), dtype=bool)
    rim[2:-2, 2:-2] = False
    for x, y in itertools.product((slice(0, 6), slice(-6, None)), repeat=2):
        rim[x, y] = True
    wanted = luminance(CardArt("two", "navy").face("S2", 280))[rim]
    for deck, back in itertools.product(DECKS, BACKS[:1]):
        art = CardArt(deck, back)
        for code in [None, *pack(deck)]:
            picture = art.back(280) if code is None else art.face(code, 280)
            assert np.abs(luminance(picture)[rim] - wanted).max() < 0.12, f"{deck} {code}"


def test_four_colours_differ_and_light_suits_are_light(art: CardArt) -> None:
    inks = {s: tuple(pygame.transform.average_color(art.suit(s, 40))[:3]) for s in "SHDC"}
    assert len(set(inks.values())) == 4
    for suit in "SHDCN":
        paper, felt = art.suit(suit, 40), art.suit(suit, 40, on_felt=True)
        assert sum(felt.get_at((20, 20))[:3]) >= sum(paper.get_at((20, 20))[:3])
        assert felt.get_size() == (40, 40)


def test_sprites_are_shared_within_a_step_of_turning(art: CardArt) -> None:
    assert art.sprite("SK", 90, 4.0)[0] is art.sprite("SK", 90, 2.0)[0]
    assert art.sprite("SK", 90, 0.0)[0] is art.sprite("SK", 90, -1.4)[0]
    assert art.sprite("SK", 90, 361.0)[0] is art.sprite("SK", 90, 0.0)[0]
    assert art.sprite("SK", 90, 5.0)[0] is not art.sprite("SK", 90, 1.0)[0]


@pytest.mark.parametrize("angle", [0, 12, -12, 90])
def test_the_card_lies_in_the_middle_of_its_sprite(art: CardArt, angle: int) -> None:
    picture, (dx, dy) = art.sprite("S2", 120, angle)
    solid = pygame.mask.from_surface(picture, 250)
    x, y = solid.centroid()
    assert abs(x + dx) <= 1 and abs(y + dy) <= 1
    assert abs(solid.count() - 120 * 120 * RATIO) < 0.06 * 120 * 120 * RATIO


def test_turning_is_against_the_clock(art: CardArt) -> None:
    """A quarter turn against the clock: rows of the picture become columns, from the last on."""
    upright = luminance(art.face("SA", 140)).T
    turned = luminance(art.sprite("SA", 140, 90)[0]).T
    y, x = turned.shape[0] // 2, turned.shape[1] // 2
    cut = turned[y - 50 : y + 50, x - 70 : x + 70]
    assert np.abs(cut - np.rot90(upright)).mean() < 0.08
    assert np.abs(cut - np.rot90(upright, -1)).mean() > 0.08


def test_the_shadow_falls_down_and_to_the_right(art: CardArt) -> None:
    picture, _ = art.sprite("S2", 200)
    alpha = pygame.surfarray.array_alpha(picture).astype(float)
    alpha[alpha > 250] = 0
    across, down = (np.arange(n) - n / 2 for n in alpha.shape)
    assert (alpha.sum(axis=0) @ down) / alpha.sum() > 4
    assert (alpha.sum(axis=1) @ across) / alpha.sum() > 1


def test_the_outline_of_a_card_pointed_at_is_cool_and_has_no_glow(art: CardArt) -> None:
    glow, focus, both = (
        art.sprite("H5", 160, 0, look)[0] for look in ("glow", "focus", "glow focus")
    )
    wide = [picture.get_width() for picture in (focus, glow, both)]
    assert wide[0] < wide[1] == wide[2], "the outline ends where the glow is still soft"
    x, edge = focus.get_width() // 2, round(160 * 0.012)
    found = [focus.get_at((x, y)) for y in range(focus.get_height())]
    ring = next(n for n, colour in enumerate(found) if colour.a > 200)
    assert all(c.b - c.r > 90 for c in found[ring + 1 : ring + edge])


def test_looks(art: CardArt) -> None:
    plain, dim, glow, chosen, lit, *_outlined = (
        art.sprite("H5", 160, 6, look)[0] for look in LOOKS
    )
    assert luminance(dim).mean() < luminance(plain).mean()
    assert glow.get_width() > plain.get_width()
    x = glow.get_width() // 2
    light = next(
        c for c in (glow.get_at((x, y)) for y in range(glow.get_height())) if c.a > 200
    )  # what one meets first, coming from above: the ring
    assert light.r > 200 and light.r - light.b > 90
    assert plain.get_size() == chosen.get_size() and glow.get_size() == lit.get_size()
    for bare, ticked in ((plain, chosen), (glow, lit)):
        seen = abs(luminance(bare) - luminance(ticked)) > 0.1
        across, down = (
            places / size for places, size in zip(np.nonzero(seen), seen.shape, strict=True)
        )
        assert 0.01 < seen.mean() < 0.1
        assert across.max() < 0.45 and down.min() > 0.2 and down.max() < 0.65, "under the index"


def test_kept_surfaces_stay_under_the_cap() -> None:
    shelf = Shelf(10_000)
    made: list[int] = []

    def surface(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((30, 30), pygame.SRCALPHA)  # 3,600 bytes

    first = shelf.get(1, lambda: surface(1))
    shelf.get(2, lambda: surface(2))
    assert shelf.get(1, lambda: surface(1)) is first
    shelf.get(3, lambda: surface(3))
    assert shelf.bytes == 7_200 and len(shelf) == 2
    assert 1 in shelf and 2 not in shelf, "the one not used for longest goes"
    shelf.get("wide", lambda: pygame.Surface((99, 99), pygame.SRCALPHA))
    assert "wide" not in shelf and 1 in shelf, "what can never fit pushes nothing out"
    assert made == [1, 2, 3]
    shelf.clear()
    assert shelf.bytes == 0 and len(shelf) == 0


def test_art_honours_its_cap() -> None:
    art = CardArt("two", "plum", Shelf(1_500_000))
    for code in pack():
        art.sprite(code, 100, 9)
        assert art.shelf.bytes <= 1_500_000


def test_prewarming_makes_what_is_asked_for_later() -> None:
    art = CardArt("two", "green", Shelf(9_000_000))
    steps = list(art.prewarm(80, [-3, 0, 3.4], ["SA", "HK", None]))
    assert len(steps) == 3 * (1 + 3)
    before = len(art.shelf)
    for code in ("SA", "HK", None):
        for angle in (-3, 0, 3):
            art.sprite(code, 80, angle)
    assert len(art.shelf) == before


def test_prewarming_stops_before_it_pushes_out_its_own_work() -> None:
    art = CardArt("two", "green", Shelf(1_000_000))
    for _ in art.prewarm(100, [0, 3]):
        pass
    assert art.has_sprite(None, 100, 0, "plain") and art.has_sprite("SA", 100, 3, "plain")
    assert len(art.shelf) < 60


def test_art_needs_no_screen_and_fits_one(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    off_screen = CardArt("four", "navy").sprite("CQ", 100, 3)[0]
    assert all(CardArt("four", "navy").sprite("CQ", 100, 3, look)[0] for look in LOOKS)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    try:
        screen = pygame.display.set_mode((640, 480))
        on_screen = CardArt("four", "navy").sprite("CQ", 100, 3)[0]
        assert on_screen.get_masks() == screen.convert_alpha().get_masks()
    finally:
        pygame.display.quit()
    assert np.array_equal(pygame.surfarray.array3d(on_screen), pygame.surfarray.array3d(off_screen))


def test_unknown_names_are_told_with_the_choices(art: CardArt) -> None:
    with pytest.raises(ValueError, match=r"no deck 'three'.*four"):
        CardArt("three", "navy")
    with pytest.raises(ValueError, match=r"no card back 'pink'.*plum"):
        CardArt("two", "pink")
    for code in ("S1", "X*", "SKK", ""):
        with pytest.raises(ValueError, match=f"has no card '{re.escape(code)}'"):
            art.face(code, 100)
    with pytest.raises(ValueError, match=r"no look 'shiny'.*glow"):
        art.sprite("SA", 100, look="shiny")
