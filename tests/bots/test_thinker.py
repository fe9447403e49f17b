"""The thinking process is watched: whatever it does, a move comes, and the table never hangs."""

import json
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.catalogue import STAKES, make_bot
from game.bots.thinker import GIVEN_UP, PATIENCE, SILENCE, START, WARM, Thinker, Thought
from game.core.rng import Rng
from game.rulesets.whist import WHIST
from game.rulesets.whist.phases import WhistState
from tests.bots import workers
from tests.rulesets.whist.deals import chosen, dealt, table


class Clock:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


Make = Callable[..., Thinker]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def make(clock: Clock) -> Iterator[Make]:
    """Make thinkers with a hand-turned clock, and end them after the test."""
    made: list[Thinker] = []

    def thinker(**options: Any) -> Thinker:
        made.append(Thinker(clock=clock, **options))
        return made[-1]

    yield thinker
    for each in made:
        each.close()


def bidding() -> WhistState:
    return dealt(chosen(5, "S"))


def ask(
    thinker: Thinker,
    bot: str = "heuristic",
    state: WhistState | None = None,
    *,
    can_wait: bool = False,
) -> WhistState:
    """Ask about a position."""
    state = state or bidding()
    view = state.view(state.current_player())
    thinker.ask(WHIST, bot, view, state.legal_actions(), Rng(1), can_wait=can_wait)
    return state


def wait(thinker: Thinker, seconds: float = 20) -> Thought:
    """Look in until there is an answer; the patience of the thinker is not touched by this."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if (thought := thinker.look()) is not None:
            return thought
        time.sleep(0.002)
    raise AssertionError("no answer came")


def wait_until_it_is_up(thinker: Thinker) -> None:
    """Look in until the worker of the open question has started."""
    end = time.monotonic() + 20
    while not thinker._is_up and time.monotonic() < end:
        assert thinker.look() is None
        time.sleep(0.002)


def plain_move(state: WhistState) -> str:
    view = state.view(state.current_player())
    return str(WHIST.sense.policy(view, state.legal_actions(), Rng(1)))


def assert_stood_in(thought: Thought, state: WhistState, caplog: pytest.LogCaptureFixture) -> None:
    """The plain player moved, and the log has one line that names the bot."""
    assert thought.failed
    assert [str(each.action) for each in thought.candidates] == [plain_move(state)]
    lines = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert len(lines) == 1 and "heuristic" in lines[0].getMessage()


# -- when all is well


def test_an_answer_is_what_the_bot_would_say_here(make: Make) -> None:
    thinker = make()
    for bot in ("random", "heuristic", "careless:50", "ismcts:50", "club"):
        state = ask(thinker, bot)
        thought = wait(thinker)
        assert not thought.failed and not thinker.is_thinking, bot
        *_earlier, expected = make_bot(WHIST, bot).think(
            state.view(0), state.legal_actions(), Rng(1)
        )
        assert list(thought.candidates) == list(expected), bot


def test_one_process_answers_question_after_question(make: Make) -> None:
    thinker = make()
    ask(thinker)
    wait(thinker)
    first = thinker._call
    ask(thinker, state=table("S", "SA H3", "SK H4", "D2 D3", "C2 C3"))
    assert not wait(thinker).failed
    assert thinker._call is first


def test_looking_in_never_waits(make: Make) -> None:
    thinker = make(worker=workers.is_silent)
    ask(thinker)
    started = time.monotonic()
    for _look in range(200):
        assert thinker.look() is None
    assert time.monotonic() - started < 0.5
    assert thinker.is_thinking


def test_nothing_is_to_be_seen_before_a_question(make: Make) -> None:
    assert make().look() is None


# -- when it is not


def test_a_crash_gives_a_plain_move(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    thinker = make(worker=workers.crashes)
    state = ask(thinker)
    assert_stood_in(wait(thinker), state, caplog)


def test_after_a_crash_a_new_process_answers(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(workers.NOTES, str(tmp_path / "note"))
    thinker = make(worker=workers.crashes_once)
    ask(thinker)
    assert wait(thinker).failed
    state = ask(thinker)
    thought = wait(thinker)
    assert not thought.failed
    assert thought.candidates[0].action == state.legal_actions()[0]


def test_a_process_killed_between_questions_is_not_missed(make: Make) -> None:
    thinker = make()
    ask(thinker)
    wait(thinker)
    assert thinker._call is not None
    thinker._call.process.kill()
    thinker._call.process.join()
    ask(thinker)
    assert not wait(thinker).failed


@pytest.mark.parametrize(
    "garbage",
    [
        workers.says_no_json,
        workers.says_a_list,
        workers.says_nothing_useful,
        workers.says_too_much,
        workers.names_no_candidates,
        workers.names_an_illegal_action,
        workers.names_candidates_of_odd_shape,
        workers.answers_another,
        workers.tells_of_no_choice,
        workers.has_odd_figures,
    ],
    ids=lambda worker: worker.__name__,
)
def test_garbage_gives_a_plain_move(
    make: Make, garbage: Callable[[Any], None], caplog: pytest.LogCaptureFixture
) -> None:
    thinker = make(worker=garbage)
    state = ask(thinker)
    assert_stood_in(wait(thinker), state, caplog)


@pytest.mark.parametrize("worker", [workers.is_silent, workers.is_deaf], ids=lambda w: w.__name__)
def test_silence_gives_a_plain_move_when_patience_ends(
    make: Make,
    clock: Clock,
    worker: Callable[[Any], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinker = make(worker=worker)
    state = ask(thinker)
    wait_until_it_is_up(thinker)
    clock.now += PATIENCE - 0.1
    assert thinker.look() is None
    clock.now += 0.2
    thought = thinker.look()
    assert thought is not None
    assert_stood_in(thought, state, caplog)
    assert thinker.look() is None and not thinker.is_thinking


def test_the_plain_player_moves_while_the_worker_warms_up(
    make: Make, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = make(worker=workers.warms_up_until_told)
    for _decision in range(3):  # the second and the third are not even sent
        state = ask(thinker, "ismcts:50")
        while thinker._warming_since is None:
            assert thinker.look() is None
            time.sleep(0.002)
        clock.now += WARM + 0.1
        thought = wait(thinker)
        assert thought.warming and not thought.failed and not caplog.records
        assert [str(each.action) for each in thought.candidates] == [plain_move(state)]
    worker = thinker._call
    while thought.warming:
        time.sleep(0.05)
        ask(thinker, "ismcts:50")
        thought = wait(thinker)
    assert not thought.failed and thinker._call is worker


def test_whoever_is_plain_waits_for_no_worker_that_warms_up(make: Make) -> None:
    thinker = make(worker=workers.warms_up_until_told)
    for bot, can_wait in (("careless:50", False), ("club", False), ("club", True)):
        state = ask(thinker, bot, can_wait=can_wait)
        thought = wait(thinker)
        [expected] = make_bot(WHIST, bot).think(state.view(0), state.legal_actions(), Rng(1))
        assert not thought.warming and not thought.failed
        assert list(thought.candidates) == list(expected)


def test_what_is_at_stake_waits_for_a_worker_that_warms_up(make: Make, clock: Clock) -> None:
    """It is asked first in a review: the very first one may come before anything is ready."""
    thinker = make(worker=workers.warms_up_until_told)
    ask(thinker, STAKES, can_wait=True)
    while thinker._warming_since is None:
        assert thinker.look() is None
        time.sleep(0.002)
    clock.now += WARM + 0.1
    assert thinker.look() is None and thinker.is_warming


def test_the_time_a_worker_takes_to_start_is_not_taken_from_its_first_answer(
    make: Make, clock: Clock
) -> None:
    thinker = make()
    ask(thinker)
    clock.now += 10
    assert not wait(thinker).failed


def test_a_worker_that_never_starts_is_given_up(
    make: Make,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("game.bots.thinker.begin", workers.never_begins)
    thinker = make()
    state = ask(thinker)
    clock.now += GIVEN_UP * START + 0.1
    thought = thinker.look()
    assert thought is not None and thinker._call is None
    assert_stood_in(thought, state, caplog)


def test_a_worker_slow_to_start_is_not_ended_and_the_plain_player_moves_meanwhile(
    make: Make,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("game.bots.thinker.begin", workers.begins_late)
    thinker = make(worker=workers.answers)
    state = ask(thinker, "ismcts:50")
    clock.now += START - 0.1
    assert thinker.look() is None
    worker = thinker._call
    assert worker is not None
    clock.now += 0.2
    for _decision in range(3):  # the second and the third wait no more
        thought = thinker.look()
        assert thought is not None and thought.warming and not thought.failed
        assert [str(each.action) for each in thought.candidates] == [plain_move(state)]
        ask(thinker, "ismcts:50")
    end = time.monotonic() + 40
    while (thought := thinker.look()) is not None and thought.warming:
        assert time.monotonic() < end
        time.sleep(0.02)
        ask(thinker, "ismcts:50")
    assert not (thought or wait(thinker)).warming
    assert thinker._call is worker and not caplog.records


def test_an_answer_begun_is_taken_when_patience_ends(make: Make, clock: Clock) -> None:
    thinker = make(worker=workers.says_something_then_nothing)
    state = ask(thinker)
    end = time.monotonic() + 20
    while not thinker._best and time.monotonic() < end:
        assert thinker.look() is None
        time.sleep(0.002)
    clock.now += PATIENCE + 0.1
    thought = thinker.look()
    assert thought is not None and not thought.failed
    assert [each.action for each in thought.candidates] == [state.legal_actions()[0]]
    assert not thinker.is_thinking


def test_whoever_can_wait_takes_no_answer_begun_for_the_whole(make: Make, clock: Clock) -> None:
    """A review told two figures of what was at stake in one deal, the first on a busy machine."""
    thinker = make(worker=workers.says_something_then_nothing)
    ask(thinker, can_wait=True)
    end = time.monotonic() + 20
    while not thinker._best and time.monotonic() < end:
        assert thinker.look() is None
        time.sleep(0.002)
    clock.now += PATIENCE + 0.1
    assert thinker.look() is None and thinker.is_thinking
    clock.now += SILENCE * PATIENCE
    thought = thinker.look()
    assert thought is not None and thought.candidates


# -- cancelling


def test_cancelling_is_immediate_even_if_nobody_listens(make: Make) -> None:
    thinker = make(worker=workers.is_deaf)
    ask(thinker)
    started = time.monotonic()
    thinker.cancel()
    assert time.monotonic() - started < 0.1
    assert not thinker.is_thinking and thinker.look() is None


def test_asking_again_and_again_never_waits_for_one_who_does_not_listen(make: Make) -> None:
    thinker = make(worker=workers.is_deaf)
    started = time.monotonic()
    for _question in range(500):
        ask(thinker)
    assert time.monotonic() - started < 5
    assert thinker.is_thinking


def test_the_last_of_many_questions_is_the_one_answered(make: Make) -> None:
    thinker = make()
    for _question in range(50):
        ask(thinker, "ismcts:10000000")
    state = ask(thinker, "heuristic")
    thought = wait(thinker)
    assert not thought.failed
    assert [str(each.action) for each in thought.candidates] == [plain_move(state)]


def test_a_question_that_waits_behind_a_deaf_worker_is_watched_too(
    make: Make, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = make(worker=workers.is_deaf)
    ask(thinker)
    wait_until_it_is_up(thinker)
    clock.now += 2
    state = ask(thinker)
    clock.now += 2
    assert thinker.look() is None
    clock.now += PATIENCE - 1.9
    thought = thinker.look()
    assert thought is not None
    assert_stood_in(thought, state, caplog)


def test_a_long_search_gives_way_to_the_next_question(make: Make) -> None:
    thinker = make()
    ask(thinker, "ismcts:10000000")
    time.sleep(0.05)
    thinker.cancel()
    ask(thinker, "heuristic")
    assert not wait(thinker).failed


def test_an_answer_to_a_dropped_question_is_not_taken_for_the_next(make: Make) -> None:
    thinker = make(worker=workers.answers_late)
    ask(thinker)
    state = ask(thinker)
    thought = wait(thinker)
    assert not thought.failed
    assert thought.candidates[0].action == state.legal_actions()[0], "and not the stale last one"


def test_closing_ends_the_process(make: Make) -> None:
    thinker = make()
    ask(thinker, "ismcts:10000000")
    call = thinker._call
    assert call is not None and call.process.is_alive()
    thinker.close()
    assert thinker._call is None and not thinker.is_thinking
    assert thinker.look() is None


# -- what it is sent


def test_the_worker_is_sent_the_view_and_no_state(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "note"
    monkeypatch.setenv(workers.NOTES, str(note))
    thinker = make(worker=workers.notes_what_it_is_sent)
    ask(thinker)
    wait(thinker)
    found = json.loads(note.read_text())
    assert found["truths"] == 0
    assert "WhistTable" in found["kinds"] and "WhistState" not in found["kinds"]
