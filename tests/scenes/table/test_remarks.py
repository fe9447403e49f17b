"""Faces and lines: drawn for everybody, moved by what all have seen, never by what is held."""

from collections.abc import Iterator
from dataclasses import replace
from inspect import signature

import numpy as np
import pygame
import pytest

from assets.portraits.generate import PEOPLE
from assets.portraits.moods import CALM, MOODS
from game.kit.cards import DECK, SPADES
from game.kit.tricks import CardPlayed, Trick
from scenes.anim.timeline import Motion
from scenes.preferences import Preferences
from scenes.shot import SCREENS
from scenes.studio import Studio
from scenes.table.beats import BEATEN, FACES, LINES, SELDOM, line_at
from scenes.table.plate import MOOD_LASTS
from scenes.table.scene import TableScene
from scenes.ui.portraits import portrait

CARD = {str(card): card for card in DECK}


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio((1280, 720), Preferences())
    yield studio
    studio.close()


def test_everybody_makes_five_faces_that_can_be_told_apart(studio: Studio) -> None:
    assert len(MOODS) == 5 and set(FACES.values()) | {BEATEN, CALM} == set(MOODS)
    for name in PEOPLE:
        drawn = [pygame.surfarray.array3d(portrait(name, 56, mood)).astype(int) for mood in MOODS]
        for number, one in enumerate(drawn):
            for other in drawn[number + 1 :]:
                assert (np.abs(one - other).max(axis=2) > 40).sum() >= 12, name


def test_a_line_follows_from_what_all_have_seen_and_comes_seldom() -> None:
    assert set(signature(line_at).parameters) == {"beat", "seat", "deal", "trick"}
    for beat, lines in LINES.items():
        said = [line_at(beat, s, d, t) for s in range(4) for d in range(20) for t in range(5)]
        assert set(said) == {"", *lines}
        assert len([each for each in said if each]) < 1.3 * len(said) / SELDOM
    assert line_at("made", 0, 0, 0) == "", "nothing is said of it"


@pytest.mark.parametrize("talks", [True, False])
def test_whoever_ruffs_is_glad_and_who_held_the_trick_startled(studio: Studio, talks: bool) -> None:
    SCREENS["table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    show, plates = table.show, table.board.plates
    pace = replace(show.look.pace(), has_remarks=talks)
    show.look = type("Chatty", (), {"pace": lambda self: pace})()  # type: ignore[assignment]
    told = set()
    for deal in range(9):
        standing = replace(show.picture.standing, results=(None,) * deal)
        before = show.picture.but(
            trick=Trick(1, (CARD["H9"],)), trump=SPADES, standing=standing, tricks=()
        )
        hidden = before.but(hands=((),) * 4)
        lines = []
        for table_before in (before, hidden):
            for plate in plates:
                plate.popped = ""
            after = table_before.but(trick=Trick(1, (CARD["H9"], CARD["S2"])))
            show._with_beats(CardPlayed(2, CARD["S2"]), table_before, after, Motion())
            assert [plate.mood for plate in plates[1:3]] == [BEATEN, "glad"]
            lines.append(plates[2].popped)
        assert lines[0] == lines[1], "what is held is not asked"
        told.add(lines[0])
    assert (told != {""}) is talks
    plates[2].update(MOOD_LASTS)
    assert plates[2].mood == CALM
