"""What is made ready while the title is looked at."""

import json
import os
import subprocess
import sys
from concurrent.futures import Future
from threading import Event
from types import SimpleNamespace

import pytest

from game.core.words import ROOT
from game.rulesets.catalogue import RULESETS
from scenes import warmup

CODE = """
import json
import sys
from game import kernels
kernels.run_as_written = True  # as in the window
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Seat
from scenes.warmup import _load_rooms, decide_ahead
_load_rooms()  # as in the window
game = ruleset(sys.argv[1])
before = set(sys.modules)
decide_ahead(game)
loaded = set(sys.modules)
seats = [Seat("plain", str(place)) for place in range(game.players[0])]
match, rng = Match(game, game.options(), seats, 7), Rng(7)
for _ in range(20):
    action = game.sense.policy(match.state.view(match.to_act), match.state.legal_actions(), rng)
    match.apply(match.to_act, action)
later = sorted(set(sys.modules) - loaded)
told = {"numba": "numba" in sys.modules, "later": later, "ahead": len(loaded - before)}
print(json.dumps(told))
"""


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_the_plain_player_loads_nothing_more_once_he_has_decided_ahead(game: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", CODE, game],
        cwd=ROOT,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout)
    assert not told["numba"]
    assert told["later"] == []
    if game in ("whist", "schnapsen"):
        assert told["ahead"]  # otherwise nothing would be won by it


def test_the_loading_thread_itself_may_tidy_up_what_was_given_up(monkeypatch) -> None:
    under_way, tidied = Event(), Future()

    def load(_loaded: Event) -> None:
        under_way.wait(10)
        try:
            steps.close()
        except RuntimeError as error:
            tidied.set_exception(error)
        else:
            tidied.set_result(None)

    monkeypatch.setattr(warmup, "_load", load)
    steps = warmup.warm_up(SimpleNamespace(warm_up=lambda: None), None, None, Event())
    next(steps)
    next(steps)
    under_way.set()
    tidied.result(10)
