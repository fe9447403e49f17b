"""A row that names a clause leads to it: by F1 where one points last, and by a click."""

import pytest

from game.rulesets.bridge.table import BridgeTable
from game.session.store import Store
from scenes.rulebook import RuleBook
from scenes.show.reading import DealPage
from scenes.table.bridge.review import DealReview
from scenes.table.bridge.sheet import DealOver
from scenes.ui.scoregrid import Cell
from scenes.ui.text import plain
from tests.scenes.at_bridge import play_on, sit_down
from tests.scenes.pilot import Pilot
from tests.scenes.player import Player
from tests.scenes.test_lesson import Beginner


@pytest.fixture
def pupil():
    store = Store.in_memory()
    pilot = Beginner(store, is_live=False)
    yield pilot
    pilot.program.thinker.close()
    store.close()


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def rows(page: DealPage) -> dict[str, Cell]:
    """Return the first cell of each row that names a clause, by the clause."""
    found: dict[str, Cell] = {}
    for each in page.root.walk():
        if isinstance(each, Cell) and (named := each.clause):
            found.setdefault(named, each)
    return found


def book_at(pilot: Pilot) -> str:
    """Return the clause at which the book is open, and close it."""
    book = pilot.scene
    assert isinstance(book, RuleBook)
    pilot.key("escape")
    assert pilot.scene is not book
    return book.clause


def check_rows(pilot: Pilot, page: DealPage) -> None:
    """Point at the rows of a page by mouse and by keys, and ask for the rules there."""
    by_clause = rows(page)
    first, *others = by_clause
    last = others[-1]
    pilot.hover_at(by_clause[last].rect.center)
    pilot.key("f1")
    assert book_at(pilot) == last, "the mouse was moved last"
    pilot.key("f1")
    assert book_at(pilot) == last, "closing the book moves nothing"
    while pilot.focused.clause != first:
        before = pilot.focused
        pilot.key("up")
        assert pilot.focused is not before
    pilot.key("f1")
    assert book_at(pilot) == first, "the focus was moved last"
    pilot.hover_at(by_clause[last].rect.move(2, 0).center)
    pilot.key("f1")
    assert book_at(pilot) == last, "the mouse again"
    for clause, cell in by_clause.items():
        pilot.hover_at(cell.rect.center)
        assert page.is_pointing
        pilot.click_at(cell.rect.center)
        assert book_at(pilot) == clause
    pilot.key("return")
    assert book_at(pilot) == last, "what was clicked has the focus"


def check_total(pilot: Pilot, page: DealOver) -> None:
    """Point at what names no clause and tells no more: it neither lights up nor is it clicked."""
    total = next(each for each in page.root.walk() if plain(each.label) == "Total so far")
    at = total.rect.left + 3, total.rect.centery
    dark = pilot.app.render().get_at(at)
    pilot.hover_at(at)
    assert page.hovered is total and not page.is_pointing
    assert pilot.app.render().get_at(at) == dark
    pilot.click_at(at)
    assert pilot.scene is page


def test_in_the_lesson_a_row_leads_to_its_clause(pupil):
    lesson = pupil.learn("bridge")
    while not (isinstance(pupil.scene, DealOver) and "BR-49" in rows(pupil.scene)):
        assert pupil.play_on(lesson)
    page = pupil.scene
    check_total(pupil, page)
    check_rows(pupil, page)


def makes_more_with_the_last_card(table: BridgeTable) -> bool:
    """Tell whether a contract is made with overtricks, and hardly a card is left to be played."""
    if table.contract is None or not table.is_playing:
        return False
    side = table.contract.side
    return table.tricks_of(side) > table.aim_of(side) and len(table.hands[0]) == 1


def test_in_a_match_a_row_leads_to_its_clause_and_so_does_the_score_sheet(player):
    sit_down(player, makes_more_with_the_last_card, form="rubber")
    play_on(player, lambda: isinstance(player.scene, DealOver))
    page = player.scene
    assert isinstance(page, DealOver)
    check_rows(player, page)
    clauses = set(rows(page))
    page._analyse()
    player.step()
    assert isinstance(player.scene, DealReview)
    player.key("f1")
    assert book_at(player) == ""
    player.key("escape")
    assert player.scene is page
    player.click("Continue")
    player.until_asked()
    player.table.open_scores()
    player.step()
    cells = [each for each in player.scene.root.walk() if isinstance(each, Cell) and each.opens]
    named = {each.clause for each in cells}
    assert named >= clauses
    player.click_at(cells[-1].rect.center)
    assert book_at(player) == cells[-1].clause
