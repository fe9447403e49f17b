"""A question stands clear of what it asks about: the hand, and what the sheet beside it says."""

import pygame
import pytest

from game.core.words import LANGUAGES, use_language
from game.session.match import MatchEnded
from game.session.practice.trainers import TRAINERS, Deciding
from game.session.practice.training import Score
from scenes.practice.table import TrainingTable
from scenes.preferences import Preferences
from scenes.studio import Studio
from scenes.table.catalogue import TABLES
from scenes.table.geometry import ASPECT
from scenes.table.places import card_key
from scenes.table.signs import POP_SIZE, pop_place, pop_words
from tests.scenes.practising import Plain

TRAINED = [
    each
    for game in TABLES
    for each in TRAINERS.get(game, ())
    if isinstance(each, Deciding) and each.kind == "deciding"
]


@pytest.fixture
def studio_of(monkeypatch):
    """Make studios in a language, and close them after the test."""
    monkeypatch.setattr("scenes.studio.Thinker", Plain)
    made = []

    def make(size, text, code):
        made.append(Studio(size, Preferences(text_scale=text, language=code)))
        return made[-1]

    yield make
    for each in made:
        each.close()
    use_language("")


def asked(studio, trainer, seed):
    """Return the table of a hand when the question stands on it."""
    program = studio.program
    table = TrainingTable(trainer, seed, Score(), program.thinker, program.look)
    studio.app.push(table)
    for _step in range(2000):
        if table.is_asking:
            break
        studio.app.step([], 1 / 20)
    assert table.is_asking
    table.board.place(table.style, table.room())
    return table


def ranks(table):
    """Where the ranks of the hand's cards are: a strip at the head of each, as they lie."""
    lying, layout = table.show.lay(table.show.picture), table.layout
    for shown in table.hand.cards:
        place = lying[card_key(shown.card)]
        wide, high = place.height * ASPECT, place.height
        left, top = place.x - wide / 2, place.y - high / 2
        yield pygame.Rect(*map(layout.px, (left, top + 4, wide * 0.3, high * 0.2)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((960, 540), 1.6), ((960, 540), 1.4)])
@pytest.mark.parametrize("trainer", TRAINED, ids=lambda each: f"{each.game}-{each.id}")
def test_a_question_hides_neither_the_hand_nor_the_sheet(studio_of, trainer, size, text, code):
    studio = studio_of(size, text, code)
    for seed in (0, 3):
        table = asked(studio, trainer, seed)
        board = table.board
        if board.asking is not None:
            panel = board.asking.rect
            assert studio.app.surface.get_rect().contains(panel)
            assert not board.guide.rect.colliderect(panel)
            assert not board.bar.rect.colliderect(panel)
            assert panel.collidelist(list(ranks(table))) < 0, panel
        said = pop_words("3", POP_SIZE, table.style)
        places = [pop_place(said, plate.rect, table.style) for plate in board.plates]
        assert board.guide.rect.collidelist(places) < 0, "a call covers none of its words"
        table.leave_table()
        studio.app.step([], 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_pass_stands_in_one_row_with_the_overbids(studio_of, code):
    trainer = next(each for each in TRAINED if each.game == "berzerka")
    panel = asked(studio_of((960, 540), 1.6, code), trainer, 0).board.asking
    assert panel._pass.rect.centery == panel._segments.rect.centery


def test_a_deal_without_a_question_gives_way_to_the_next_without_a_page(studio_of):
    trainer = next(each for each in TRAINED if each.id == "kontra")
    studio = studio_of((960, 540), 1.0, "")
    table = asked(studio, trainer, 0)
    deal_over = object.__new__(table.game.stops[0])
    assert not table.has_page(deal_over)
    assert table.has_page(object.__new__(MatchEnded))
