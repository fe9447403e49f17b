"""Stars that come in late are told on the map, and favours can be found below the fold."""

from dataclasses import replace

import pytest

from game.session.campaign.season import Season
from game.session.store import Store
from scenes.app import App
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.pages import TablePage
from scenes.campaign.watched import stars_in
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.shot_campaign import walked
from scenes.ui.button import Button
from scenes.ui.scroll import Scroll
from tests.scenes.thinking import thinker


def without_last_par(season: Season) -> Season:
    """Return a season as it was before its last comparison."""
    pars = [number for number, step in enumerate(season.steps) if step.startswith("par ")]
    steps = tuple(step for number, step in enumerate(season.steps) if number != pars[-1])
    return replace(season, steps=steps)


@pytest.fixture(scope="module")
def season() -> Season:
    """A season on the road whose last match brought two stars or three."""
    return walked(
        lambda found: bool(
            found.ahead and found.trail.won and found.stars[found.trail.won[-1][0]] > 1
        )
    )


def opened(page, size=(960, 540), text=1.6):
    app = App(size, text_scale=text, guarded=False)
    program = Program(app, Store.in_memory(), thinker(), Preferences(), is_live=True)
    app.push(program.home())
    app.push(page)
    app.step([], 0.02)
    return app


def test_stars_are_told_that_have_come_in_since(season: Season) -> None:
    before, place = without_last_par(season), season.trail.won[-1][0]
    [told] = stars_in(before, season)
    assert season.world.nodes[place].title in told
    assert stars_in(season, season) == []
    assert stars_in(Season(season.seed, season.difficulty), season) == [], "told at the table"


def test_the_map_shows_where_they_came_in(season: Season) -> None:
    before, place = without_last_par(season), season.trail.won[-1][0]
    page = SeasonMap(before, "Ana")
    app = opened(page)
    page.know(season, before, stars_in(before, season))
    app.step([], 0.02)
    assert season.world.nodes[place].title in page.notice
    assert [mark.node.id for mark in page.view.marks if mark.has_news] == [place]
    assert page.season is season
    app.render()


def test_a_button_leads_to_favours_that_are_out_of_sight() -> None:
    at_table = walked(lambda found: found.trail.phase == "table" and bool(found.round.twist))
    at_table.__dict__["trail"] = replace(at_table.trail, favours=("chair", "warm-coat"))
    page = TablePage(at_table, has_begun=False)
    opened(page)
    buttons = [each for each in page.root.walk() if isinstance(each, Button)]
    [way] = [each for each in buttons if each.label == "Favours"]
    wanted = next(each for each in buttons if each.label == "Use it")
    scroll = next(each for each in page.root.walk() if isinstance(each, Scroll))
    assert not scroll.rect.contains(wanted.rect)
    way.press()
    assert page.focused is wanted and scroll.rect.contains(wanted.rect)
