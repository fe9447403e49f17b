"""The computer players: a portrait and a description for each, all of them different."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections import Counter

import numpy as np
import pygame
import pytest

from assets.cards.generate import ASSETS
from assets.portraits.generate import every_file
from assets.portraits.keepsakes import OWN
from game.session.campaign.keepsake import KeepsakeKind, titles

FOLDER = ASSETS / "portraits"
FILES = every_file()
CHARACTERS = tomllib.loads((FOLDER / "characters.toml").read_text("utf-8"))


def test_files_are_what_the_script_draws() -> None:
    found = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.svg")}
    assert found == FILES, "Run `python -m assets.portraits.generate` again."


def test_everybody_described_has_a_portrait_and_the_other_way_round() -> None:
    assert {f"{key}.svg" for key in (*CHARACTERS, *OWN)} == set(FILES)
    assert set(OWN) == set(titles(KeepsakeKind.PORTRAIT)) and not {*OWN} & {*CHARACTERS}
    assert len(CHARACTERS) >= 12


def test_descriptions() -> None:
    for key, person in CHARACTERS.items():
        assert set(person) == {"name", "temper", "style", "level"}, key
        assert 2 <= len(person["name"]) <= 9
        assert re.fullmatch(r"[a-z-]+: [^\n]{10,60}[^.]", person["temper"]), key
        assert person["level"] in ("novice", "club", "expert", "master")
    assert len({person["name"] for person in CHARACTERS.values()}) == len(CHARACTERS)
    assert len({person["temper"] for person in CHARACTERS.values()}) == len(CHARACTERS)
    styles = Counter(person["style"] for person in CHARACTERS.values())
    assert set(styles) == {"careful", "bold", "steady", "tricky"}
    assert min(styles.values()) >= 3


def test_svgs_keep_to_what_nanosvg_draws() -> None:
    for name, text in FILES.items():
        assert not re.search(r"<(text|clipPath|mask|use|pattern|filter|image|style)\b", text), name
        assert len(text.encode()) < 25_000


@pytest.mark.parametrize("size", [48, 256])
def test_everybody_can_be_drawn_within_the_medallion(size: int) -> None:
    y, x = np.mgrid[:size, :size] - (size - 1) / 2
    away = np.hypot(x, y)
    outside, inside = away > size * 0.485 + 0.8, away < size * 0.45 - 0.8
    for name in FILES:
        portrait = pygame.image.load_sized_svg(str(FOLDER / name), (size, size))
        alpha = pygame.surfarray.array_alpha(portrait)
        assert not alpha[outside].any(), f"{name} spills over its ring"
        assert (alpha[inside] == 255).all(), f"{name} has a gap inside its ring"


def test_no_two_people_look_alike_even_when_small() -> None:
    small = {}
    for name in FILES:
        portrait = pygame.image.load_sized_svg(str(FOLDER / name), (96, 96))
        tiny = pygame.transform.smoothscale(portrait, (48, 48))
        small[name] = pygame.surfarray.array3d(tiny).astype(float)
    for one, other in itertools.combinations(small, 2):
        different = np.abs(small[one] - small[other]).max(axis=2) > 40
        assert different.mean() > 0.22, f"{one} and {other} look alike"
