"""The threads of the cloth are as their script makes them."""

import numpy as np
import pygame

from assets.ui.grain import FILE, grain


def test_the_file_is_what_the_script_makes() -> None:
    drawn = pygame.surfarray.array3d(pygame.image.load(FILE)).swapaxes(0, 1)
    assert np.array_equal(drawn, grain()[..., :3]), "run `python -m assets.ui.grain`"
