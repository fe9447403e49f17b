"""What the first picture waits for: the rules and screens of the games are loaded after it."""

import gc
import subprocess
import sys

from game.core.words import ROOT
from game.rulesets.catalogue import RULESETS
from scenes.games import MAKERS, SCREENS, SHOWN_AGAIN
from scenes.memory import RARELY, keep_for_good
from scenes.table.catalogue import TABLES
from scenes.warmup import ROOMS

LATE = (
    *(f"game.rulesets.{id}" for id in RULESETS),
    *ROOMS,
    "scenes.battle",
    "scenes.campaign",
    "scenes.decks",
    "scenes.show.show",
    "scenes.table.places",
    "game.search",
    "numba",
    "numpy",
)


def test_the_title_waits_for_no_game() -> None:
    code = (
        "import sys; from scenes.window import first_picture; first_picture(); print(*sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = run.stdout.split()
    assert "scenes.program" in loaded
    assert not [name for name in loaded if name.startswith(LATE)]


def test_what_has_been_loaded_is_passed_over_by_the_collector() -> None:
    before = gc.get_threshold()
    gc.unfreeze()
    keep_for_good()
    assert gc.get_freeze_count() > 1000
    assert gc.get_threshold() == (*before[:2], RARELY)
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_is_loaded_late_is_there_under_its_own_name() -> None:
    assert {id: game.id for id, game in RULESETS.items()} == {id: id for id in RULESETS}
    assert all(TABLES.values()) and all(map(callable, (*SCREENS.values(), *SHOWN_AGAIN.values())))
    assert set(SCREENS) == set(SHOWN_AGAIN) == set(RULESETS)
    assert callable(MAKERS["berserk"]) and "whist" not in MAKERS
