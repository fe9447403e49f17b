"""The show: one event after the other, to be hurried, skipped or cut, never out of step."""

from dataclasses import dataclass

import pytest

from scenes.anim.director import FAST, Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Cue, Motion, Move, Place


@dataclass(frozen=True)
class Moved:
    """A thing went to x."""

    x: float

    @property
    def after(self):
        return self.x

    def redacted(self, observer):
        return self


class Show:
    """A director of one thing that slides along; notes what it is told."""

    def __init__(self, seconds=1.0, holds=()):
        self.notes = []
        self.stage = Stage()
        self.director = Director(
            self.stage,
            0.0,
            choreograph=lambda event, a, b: Motion.of(
                [Move("thing", Place(a, 0, 10), Place(b, 0, 10), 0.0, seconds)],
                [Cue(seconds / 2, "half")],
            ),
            rest=lambda x: self.stage.set_rest({"thing": Place(x, 0, 10)}),
            shown=lambda event: self.notes.append(event.x),
            cue=self.notes.append,
            holds=lambda event: event.x in holds,
        )

    def run(self, seconds, step=1 / 60):
        for _frame in range(round(seconds / step)):
            self.director.update(step)

    @property
    def x(self):
        return self.stage.shown["thing"].x


def test_events_are_shown_one_after_the_other():
    show = Show()
    show.director.take([Moved(10), Moved(20)])
    show.run(0.4)
    assert 0 < show.x < 10 and show.notes == [10]
    show.run(2.0)
    assert show.x == 20 and show.notes == [10, "half", 20, "half"]
    assert show.director.is_idle and show.stage.is_still


def test_speed_makes_motion_quicker_and_zero_makes_it_a_cut():
    quick, slow, cut = Show(), Show(), Show()
    quick.director.speed, cut.director.speed = 3, 0
    for show in (quick, slow, cut):
        show.director.take([Moved(10)])
        show.run(0.3)
    assert slow.x < quick.x < 10.001
    cut.run(0.5)
    assert cut.x == 10 and cut.director.is_idle and cut.notes == [10, "half"]


def test_holding_the_key_plays_fast():
    show = Show(seconds=FAST)
    show.director.is_fast = True
    show.director.take([Moved(10)])
    show.run(1.1)
    assert show.director.is_idle and show.x == 10


def test_skipping_ends_the_event_on_the_stage_only():
    show = Show()
    show.director.take([Moved(10), Moved(20)])
    show.run(0.1)
    assert show.director.skip()
    assert show.director.picture == 10
    show.run(0.1)
    assert show.director.picture == 20 and not show.director.is_idle


def test_an_event_that_holds_stops_the_show_until_told_to_go_on():
    show = Show(holds=(10,))
    show.director.take([Moved(10), Moved(20)])
    show.run(3)
    assert show.director.picture == 10 and show.director.is_stopped
    assert not show.director.is_idle
    show.director.go_on()
    show.run(3)
    assert show.director.picture == 20 and show.director.is_idle


def test_dropping_forgets_what_was_waiting():
    show = Show(holds=(10,))
    show.director.take([Moved(10), Moved(20)])
    show.run(0.2)
    show.director.drop()
    assert show.director.is_idle


@pytest.mark.parametrize("step", [1 / 144, 1 / 60, 1 / 20])
def test_motion_is_a_function_of_time_not_of_frames(step):
    show = Show()
    show.director.take([Moved(100)])
    show.run(0.5 + step, step)
    assert show.x == pytest.approx(50, abs=1)


def test_nothing_moves_when_everything_is_still():
    show = Show()
    show.stage.cut({"thing": Place(5, 0, 10)})
    assert show.stage.update(1.0) == (False, [])


def test_a_thing_goes_on_from_where_it_has_come() -> None:
    here, there, back = (Place(float(x), 0.0, 100.0) for x in (0, 50, 10))
    there_and_back = Motion.of([Move("a", here, there, 0.0, 1.0), Move("a", there, back, 2.0, 1.0)])
    found = [there_and_back.places(time)["a"] for time in (0.0, 1.5, 3.0)]
    assert found == [here, there, back] and there_and_back.seconds == 3.0


@pytest.mark.parametrize("ends", ["in time", "skipped"])
def test_words_wait_for_the_picture(ends):
    show = Show()
    said: list[Moved] = []
    show.director._say = said.append
    show.director._choreograph = lambda event, a, b: Motion((), (), 1.0, told_at=0.5)
    show.director.take([Moved(10)])
    show.run(0.4)
    assert show.notes == [10] and not said and not show.director.is_saying
    if ends == "skipped":
        show.director.skip()
    else:
        show.run(0.15)
        assert not show.director.is_idle
    assert said == [Moved(10)] and show.director.is_saying
    show.run(1.0)
    assert said == [Moved(10)]
