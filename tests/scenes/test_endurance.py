"""An idle table costs nothing, and memory does not grow."""

import time

import pytest

from scenes.endurance import measured
from tests.scenes.pilot import PATIENCE
from tests.scenes.test_motion import Onlooker
from tests.scenes.thinking import linger

MOST_MEGABYTES = 350


def test_a_table_that_waits_draws_nothing():
    pilot = Onlooker(animation_speed=0.0)
    pilot.click("New match")
    pilot.click("Serbian whist")
    pilot.click("Start")
    table = pilot.scene
    end = time.monotonic() + PATIENCE
    while not table.is_asking:
        pilot.step()
        linger()
        assert time.monotonic() < end, "the computer players have not come to an end"
    pilot.wait(2)
    drawn = pilot.app.frames_drawn
    pilot.wait(5)
    assert pilot.app.frames_drawn == drawn
    pilot.program.thinker.close()


@pytest.mark.long
def test_an_idle_table_takes_less_than_a_fiftieth_of_a_core():
    assert measured("idle_share(8)")[0] < 0.02


@pytest.mark.long
def test_memory_is_bounded_and_does_not_grow():
    weights = measured("play_and_weigh(100)")
    assert max(weights) <= MOST_MEGABYTES
    assert weights[-1] <= weights[2] * 1.05, "flat after the first pictures"
