"""An hour of all games in all sizes and languages takes no more memory than its first minutes."""

import gc
import time
from itertools import islice
from statistics import median

import pygame
import pytest

from scenes.endurance import measured
from scenes.mixed_use import Weight, legs, use
from scenes.ui.cardart import DRAWINGS, LARGE, CardArt, put_drawings_away
from scenes.ui.shelf import Shelf, bytes_of, most_bytes, pictures
from tests.scenes.battle.commander import Commander

MOST_MEGABYTES = 300
MOST_ELSEWHERE = 24 << 20
"""Bytes of pictures that may be kept elsewhere than on the shelf while the title is seen."""

AT_A_TIME = 10_000
"""Objects that are asked at once what they hold: there are millions."""

PATIENCE = 10.0
"""Seconds in which other threads must have come to the end of what they draw."""


def bytes_elsewhere() -> int:
    """Return what the pictures take that something holds, but for those of the shelf.

    Everything is looked at: what a program that was warm has put aside for good as well, whichever
    test it belonged to.
    """
    gc.unfreeze()
    gc.collect()
    found: dict[int, pygame.Surface] = {}
    holders = gc.get_objects()
    for start in range(0, len(holders), AT_A_TIME):
        held = gc.get_referents(*holders[start : start + AT_A_TIME])
        found |= {id(each): each for each in held if isinstance(each, pygame.Surface)}
    with pictures._lock:  # other threads may still draw
        on_shelf = {id(each) for each in pictures._kept.values()}
    return sum(bytes_of(each) for id, each in found.items() if id not in on_shelf)


def test_every_game_size_and_language_stays_under_the_cap():
    before = bytes_elsewhere()
    for leg, _weight in zip(legs(), use(0.5, 4), strict=False):
        assert 0 < pictures.bytes <= pictures.cap <= most_bytes((1920, 1080)), leg
        end = time.monotonic() + PATIENCE
        while (held := bytes_elsewhere() - before) >= MOST_ELSEWHERE and time.monotonic() < end:
            time.sleep(0.05)
        assert held < MOST_ELSEWHERE, leg


def test_a_smaller_window_gives_back_at_once_what_a_larger_one_took():
    shelf = Shelf(1 << 20)
    for number in range(40):
        shelf.put(number, pygame.Surface((100, 100), 0, 32))
    shelf.cap = 100_000
    assert shelf.bytes <= 100_000 and 39 in shelf and 0 not in shelf


def test_large_drawings_of_cards_are_put_away_and_nothing_else():
    shelf = Shelf(16 << 20)
    art = CardArt("two", "navy", shelf)
    seen = art.sprite("SA", 60)[0]
    shelf.put("large", pygame.Surface((10, 10), 0, 32))
    before = len(shelf), shelf.bytes
    put_drawings_away(shelf)
    assert len(shelf) == before[0] - 1 and shelf.bytes < before[1] - 100 * 80 * 4
    assert art.has_sprite("SA", 60, 0, "plain") and art.sprite("SA", 60)[0] is seen
    assert "large" in shelf


def test_a_battle_puts_the_drawings_away_and_the_title_brings_them_out_again(tmp_path):
    player = Commander(tmp_path)
    drawing = player.program.look.art()._key("HA", LARGE)
    player.until(lambda: drawing in pictures)
    player.start("Easy start")
    player.until_asked()
    assert drawing not in pictures, "nobody sees a playing card in a battle"
    layout = player.program.app.layout
    assert pictures.cap == most_bytes(layout.size) - DRAWINGS, "the land takes their room"
    before = player.battle.show.layer.tokens
    player.program.app.resized()
    assert pictures.cap == most_bytes(layout.size) - DRAWINGS
    assert player.battle.show.layer.tokens is not before and before._thread is None
    player.key("escape")
    player.click("Leave the table")
    player.click("Leave")
    player.until(lambda: drawing in pictures)
    assert pictures.cap == most_bytes(layout.size)
    player.quit()


def test_the_hour_has_every_game_in_every_language_and_several_sizes():
    hour = list(islice(legs(), 60))
    for game in {leg.game for leg in hour}:
        mine = [leg for leg in hour if leg.game == game]
        assert {leg.preferences.language for leg in mine} == {"", "de", "sr"}
        assert len({leg.size for leg in mine}) >= 4 and {leg.people for leg in mine} == {1, 2}


@pytest.mark.long
def test_an_hour_of_mixed_use_is_flat_and_under_300_megabytes():
    weights = [Weight(*each) for each in measured("weights(60, 60)", module="scenes.mixed_use")]
    assert max(each.most for each in weights) < MOST_MEGABYTES, "after every step"
    rests = [each.rest for each in weights]
    assert median(rests[40:]) < median(rests[10:30]) * 1.08, "flat after the first minutes"
