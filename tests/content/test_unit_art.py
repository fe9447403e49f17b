"""The pictures of Berserk's cards: one for each, all of them different, and small enough."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pygame
import pytest

from assets.units.generate import FOLDER, PICTURES, every_file
from game.rulesets.berserk.cards.box import cards

FORBIDDEN = re.compile(r"<(text|clipPath|mask|use|pattern|filter|image|style)\b|url\(data|href=")
ON_DISK = {path.name: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.svg"))}


SOME = 6
"""By default every so many-th picture is drawn anew; the long run draws all."""


def test_some_files_are_what_the_script_draws() -> None:
    some = list(PICTURES.items())[::SOME]
    stale = [name for name, recipe in some if ON_DISK.get(f"{name}.svg") != recipe.svg()]
    assert not stale, "Run `python -m assets.units.generate` again."


@pytest.mark.long
def test_files_are_what_the_script_draws() -> None:
    stale = [name for name, text in every_file().items() if ON_DISK.get(name) != text]
    assert not stale, "Run `python -m assets.units.generate` again."


def test_every_card_has_a_picture_and_every_picture_its_card() -> None:
    wanted = {f"{card.id}.svg" for card in cards()}
    assert set(ON_DISK) == wanted
    assert {f"{name}.svg" for name in PICTURES} == wanted


def test_svgs_keep_to_what_nanosvg_draws() -> None:
    for name, text in ON_DISK.items():
        assert not FORBIDDEN.search(text), name
        assert text.count("Gradient id=") == text.count('gradientUnits="userSpaceOnUse"'), name


def test_svgs_stay_small() -> None:
    sizes = {name: len(text.encode()) for name, text in ON_DISK.items()}
    assert max(sizes.values()) < 25 * 1024, max(sizes, key=lambda name: sizes[name])
    assert sum(sizes.values()) < 3_000_000


def test_every_picture_fills_its_frame_and_figures_keep_clear_of_the_edges() -> None:
    """Contours are the darkest of all; where many meet the frame, a figure is cut off."""
    for name in ON_DISK:
        picture = pygame.image.load_sized_svg(str(FOLDER / name), (400, 300))
        assert pygame.surfarray.array_alpha(picture).min() == 255, f"{name} has a gap"
        colours = pygame.surfarray.array3d(picture)
        assert np.ptp(colours) > 120, f"{name} is all but empty"
        light = colours.max(axis=2)
        for side, edge in (("upper", light[100:300, 1]), ("left", light[1, 40:220])):
            assert (edge < 34).mean() < 0.2, f"{name} is cut off at its {side} edge"


@pytest.fixture(scope="module")
def small() -> dict[str, np.ndarray]:
    shrunk = {}
    for name in ON_DISK:
        picture = pygame.image.load_sized_svg(str(FOLDER / name), (256, 192))
        tiny = pygame.transform.smoothscale(picture, (32, 32))
        shrunk[name] = pygame.surfarray.array3d(tiny).astype(float)
    return shrunk


def test_no_two_pictures_look_alike_even_when_tiny(small: dict[str, np.ndarray]) -> None:
    for one, other in itertools.combinations(small, 2):
        different = np.abs(small[one] - small[other]).max(axis=2) > 32
        assert different.mean() > 0.2, f"{one} and {other} look alike"


def test_the_figure_stands_out_from_its_scene(small: dict[str, np.ndarray]) -> None:
    """Also in grey, and also tiny, the middle of a picture is not as even as a sky."""
    for name, picture in small.items():
        grey = picture @ np.array([0.299, 0.587, 0.114])
        assert grey[8:24, 8:24].std() > 14, f"{name} shows no figure"
