"""Sparks, fading screens and the show behind the title: seen where wanted, nowhere else."""

from itertools import count

import pygame
import pytest

from game.rulesets.whist import WHIST
from game.session.store import Store
from scenes.anim.particles import MOST, Burst, Bursts, sparks_of
from scenes.app import App
from scenes.fade import FADES_IN, Fade
from scenes.games import screen_of
from scenes.home import SHOW_AFTER, Home
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.show.attract import Attract
from scenes.table.plate import COUNTS_IN, Plate
from scenes.ui.dialog import Message
from tests.scenes.pilot import Pilot
from tests.scenes.thinking import thinker


class Onlooker(Pilot):
    """A pilot with a whole program, its store in memory, who looks at every picture."""

    sees_all = True

    def __init__(self, **preferences):
        chosen = Preferences(**preferences)
        self.app = App((960, 540), guarded=False)
        chosen.take_effect(self.app)
        self.program = Program(self.app, Store.in_memory(), thinker(), chosen)
        self.results = []
        self.app.push(self.program.home(), self.results.append)
        self.step()


@pytest.fixture
def onlooker():
    pilots = []

    def begin(**preferences):
        pilots.append(Onlooker(**preferences))
        return pilots[-1]

    yield begin
    for pilot in pilots:
        pilot.program.thinker.close()
        pilot.program.store.close()


# -- particles


def test_sparks_are_a_function_of_time_and_seed():
    burst = Burst(100, 100, 40, seed=3)
    assert sparks_of(burst, 0.4) == sparks_of(burst, 0.4)
    assert sparks_of(burst, 0.4) != sparks_of(Burst(100, 100, 40, seed=4), 0.4)


def test_sparks_set_out_from_the_point_grow_faint_and_go():
    burst = Burst(100, 100, 40, seed=3)
    assert {(spark.x, spark.y, spark.light) for spark in sparks_of(burst, 0)} == {(100, 100, 1)}
    before, later = sparks_of(burst, 0.2), sparks_of(burst, 0.5)
    assert all(0 < spark.light < 1 for spark in before + later)
    assert max(s.light for s in later) < max(s.light for s in before)
    assert sparks_of(burst, burst.seconds) == []


def test_there_are_never_more_sparks_than_allowed():
    bursts = Bursts()
    for seed in range(30):
        bursts.add(Burst(0, 0, 50, seed))
    assert 0 < len(bursts.sparks()) <= MOST
    assert bursts.update(0.1)
    assert bursts.update(2.0) and bursts.is_over
    assert not bursts.update(0.1)


# -- scores that count


def test_a_new_score_counts_up_and_is_told():
    plate = Plate(1, "Mira", "")
    plate.tell(plate.gem, 0)
    plate.tell(plate.gem, 12, counts=True)
    assert plate.popped == "+12" and plate.shown_score == 0
    plate.update(COUNTS_IN / 2)
    assert 0 < plate.shown_score < 12
    plate.update(COUNTS_IN)
    assert plate.shown_score == 12 and not plate.is_counting


def test_without_motion_the_score_is_there_at_once():
    plate = Plate(1, "Mira", "")
    plate.tell(plate.gem, 12)
    assert plate.shown_score == 12 and not plate.popped and not plate.update(0.1)


# -- fading screens


def test_a_new_screen_fades_in_and_then_nothing_is_drawn(onlooker):
    pilot = onlooker()
    pilot.wait(2)
    pilot.app.push(Message("Hello", ["A notice."]))
    drawn = pilot.app.frames_drawn
    pilot.wait(FADES_IN + 0.2)
    assert pilot.app.frames_drawn - drawn >= 8
    drawn = pilot.app.frames_drawn
    pilot.wait(1)
    assert pilot.app.frames_drawn == drawn


def test_input_ends_a_fade(onlooker):
    pilot = onlooker()
    pilot.wait(2)
    pilot.app.push(Message("Hello", ["A notice."]))
    pilot.step()
    pilot.key("tab")
    assert not pilot.app._fade.update(0)


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"animation_speed": 0.0}])
def test_without_motion_screens_are_cut(onlooker, still):
    pilot = onlooker(**still)
    pilot.wait(2)
    pilot.app.push(Message("Hello", ["A notice."]))
    pilot.wait(0.5)
    assert not pilot.app._fade.update(0)


def test_the_fade_goes_from_the_old_picture_to_the_new(onlooker):
    surface = onlooker().app.surface.copy()
    fade = Fade()
    surface.fill((200, 0, 0))
    fade.begin(surface)
    reds = []
    for _frame in range(5):
        surface.fill((0, 0, 0))
        fade.draw(surface)
        reds.append(surface.get_at((5, 5)).r)
        fade.update(FADES_IN / 4)
    assert reds[0] >= 198 and reds[-1] == 0
    assert reds == sorted(reds, reverse=True)


# -- the show behind the title


def idle(pilot, seconds):
    for _second in range(round(seconds)):
        pilot.step(dt=1.0)


def test_after_a_while_a_match_is_shown_and_any_input_ends_it(onlooker):
    pilot = onlooker()
    idle(pilot, SHOW_AFTER + 2)
    assert isinstance(pilot.scene, Attract)
    assert not pilot.scene.table.people, "only computer players, seen by a bystander"
    pilot.key("a")
    assert isinstance(pilot.scene, Home)
    idle(pilot, SHOW_AFTER - 2)
    assert isinstance(pilot.scene, Home), "the clock starts anew"
    idle(pilot, 4)
    assert isinstance(pilot.scene, Attract)
    pilot.hover_at((50, 60))
    assert isinstance(pilot.scene, Home)


def test_the_show_names_a_button_where_a_pad_is_in_use(onlooker):
    pilot = onlooker()
    idle(pilot, SHOW_AFTER + 2)
    assert "Press any key" in pilot.text()
    pilot.pad("dpad down")
    idle(pilot, SHOW_AFTER + 2)
    assert isinstance(pilot.scene, Attract)
    assert pilot.text().endswith("Press A")


def test_whoever_uses_the_title_sees_no_show(onlooker):
    pilot = onlooker()
    for _time in range(4):
        idle(pilot, SHOW_AFTER / 2)
        pilot.key("down")
    assert isinstance(pilot.scene, Home)


def test_reduced_motion_has_no_show_and_an_idle_title_draws_nothing(onlooker):
    pilot = onlooker(reduced_motion=True)
    pilot.wait(2)
    drawn = pilot.app.frames_drawn
    idle(pilot, SHOW_AFTER * 2)
    assert isinstance(pilot.scene, Home)
    assert pilot.app.frames_drawn == drawn


def test_the_show_goes_on_with_another_match(onlooker):
    pilot = onlooker()
    seeds = count(5)
    show = Attract(WHIST, pilot.program.thinker, pilot.program.look, lambda: next(seeds), screen_of)
    pilot.app.push(show)
    pilot.step()
    first = show.table
    show.match_ended(first, None)
    pilot.step()
    assert show.table is not first and show.table.is_done is False
    hands = show.table.show.director.picture.hands
    assert all(card is None for hand in hands for card in hand), "backs only"


def test_the_table_of_the_show_ends_where_the_board_with_the_name_begins(onlooker):
    pilot = onlooker()
    idle(pilot, SHOW_AFTER + 2)
    show = pilot.scene
    assert isinstance(show, Attract)
    show.draw(pygame.Surface(show.layout.size))
    plates = [plate.rect.bottom for plate in show.table.board.plates]
    assert max(plates) < show.table.layout.height < show._name.rect.top
