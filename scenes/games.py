"""Which screen each game is played on."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.words import _, marked
from game.session.replay import Replay
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.battle.choosing import makers
from scenes.battle.replay import BattleReplay
from scenes.battle.scene import BattleScene
from scenes.replay import ReplayPage, ReplayScene
from scenes.table.catalogue import TABLES
from scenes.table.scene import TableScene
from scenes.table.surroundings import Surroundings
from scenes.ui.form import MakeControl
from scenes.ui.page import Page

SitDown = Callable[[Sitting, Surroundings], Page[None]]

SCREENS: Mapping[str, SitDown] = {**dict.fromkeys(TABLES, TableScene), "berserk": BattleScene}
"""By the id of the ruleset: what makes the screen of a sitting."""


LESSONS: Mapping[str, str] = {"whist": marked("Learn whist")}
"""By the id of the ruleset: what the lesson of a game is called, where it has one."""


def has_screen(ruleset: Any) -> bool:
    """Tell whether a game can be played in the window."""
    return ruleset.id in SCREENS


def screen_of(sitting: Sitting, around: Surroundings) -> Page[None]:
    """Return the screen on which a match is played."""
    return SCREENS[sitting.port(None).ruleset.id](sitting, around)


def lesson_name(ruleset: Any) -> str:
    """Return what the lesson of a game is called, "" where it has none."""
    name = LESSONS.get(ruleset.id, "")
    return _(name)


def replay_of(replay: Replay, around: Surroundings) -> ReplayPage:
    """Return the screen on which a match is looked at again."""
    if replay.port.ruleset.id in TABLES:
        return ReplayScene(replay, around)
    return BattleReplay(replay, around)


def makers_of(ruleset: Any, store: Store) -> Mapping[str, MakeControl]:
    """Return the controls of a game's own for some of its options."""
    if ruleset.id in TABLES:
        return {}
    return makers({name: store.decks.get(name) or "" for name in store.decks.names()})
