"""Where one only watches and counts, the questions come soon, and every trick is seen."""

import pygame
import pytest

from game.session.practice.counting import Score
from game.session.practice.trainers import TRAINERS, Counting
from scenes.practice.counting import CountingTable
from scenes.studio import FRAME, Studio
from tests.scenes.practising import Plain

ALL = [each for all in TRAINERS.values() for each in all if isinstance(each, Counting)]
SEEDS = range(4)
SOON = 9.0
"""Seconds until the questions come, apart from what computer players think: in a match these tricks
would take up to twenty."""
READ = 0.5
"""Seconds at least from when the last card of a trick comes to when the next trick is led to."""


@pytest.fixture
def watching(monkeypatch):
    """Sit down to watch a deal; the studio is closed after the test."""
    monkeypatch.setattr("scenes.studio.Thinker", Plain)
    made = []

    def begin(trainer, seed):
        made.append(Studio((960, 540)))
        program = made[-1].program
        table = CountingTable(trainer, seed, Score(), program.thinker, program.look)
        made[-1].app.push(table)
        return made[-1], table

    yield begin
    for each in made:
        each.close()


@pytest.mark.parametrize("trainer", ALL, ids=lambda each: each.game)
def test_the_questions_come_soon_and_no_trick_is_missed(watching, trainer):
    asked = 0
    for seed in SEEDS:
        studio, table = watching(trainer, seed)
        seen, passed = dict[int, float](), 0.0
        while not table.is_taken:
            studio.app.step([], FRAME)
            passed += FRAME
            picture = table.show.picture
            played = 1 if picture is None else len(picture.trick.cards)
            is_full = picture is not None and played == len(picture.hands)
            if is_full or (not played and picture.tricks):
                number = len(picture.tricks) + is_full
                seen[number] = seen.get(number, 0.0) + FRAME
            assert passed < SOON
        if not table.deal.is_useless:
            asked += 1
            assert len(seen) == table.deal.tricks and min(seen.values()) > READ
    assert asked


@pytest.mark.parametrize("is_by_key", [True, False])
def test_a_key_or_a_click_on_the_cloth_skips_on(watching, is_by_key):
    studio, table = watching(ALL[0], 0)
    if is_by_key:
        kinds = pygame.KEYDOWN, pygame.KEYUP
        press = [pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="") for kind in kinds]
    else:
        kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        press = [pygame.event.Event(kind, pos=(470, 200), button=1) for kind in kinds]
    passed = 0.0
    while not table.is_taken:
        studio.app.step(press, FRAME)
        passed += FRAME
    assert passed < 2.0
