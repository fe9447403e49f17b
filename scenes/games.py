"""Which screen each game is played on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.core.on_demand import LoadedOnDemand
from game.core.words import _, marked
from scenes.table.catalogue import TABLES
from scenes.ui.text import escape

if TYPE_CHECKING:
    from game.session.replay import Replay
    from game.session.sitting import Sitting
    from game.session.store import Store
    from scenes.show.guide import Guide
    from scenes.show.lesson import Lesson
    from scenes.show.live import Live
    from scenes.show.look import Look
    from scenes.show.replay import ReplayPage
    from scenes.show.show import ShowAgain
    from scenes.show.ways import Ways
    from scenes.ui.form import MakeControl
    from scenes.ui.widget import Widget

    SitDown = Callable[[Sitting, Look, Ways, Guide | None], Live]
    ShownAgain = Callable[[ReplayPage], ShowAgain]

SCREENS: Mapping[str, SitDown] = LoadedOnDemand(
    dict.fromkeys(TABLES, "scenes.table.scene:TableScene")
    | {"berserk": "scenes.battle.scene:BattleScene"}
)
"""By the id of the ruleset: what makes the screen of a sitting."""

GUIDES: Mapping[str, Callable[[Lesson], Guide]] = LoadedOnDemand(
    dict.fromkeys(TABLES, "scenes.table.guide:TableGuide")
    | {"berserk": "scenes.battle.lesson:BattleGuide"}
)
"""By the id of the ruleset: what makes the guide of a lesson."""

SHOWN_AGAIN: Mapping[str, ShownAgain] = LoadedOnDemand(
    dict.fromkeys(TABLES, "scenes.table.replay:TableAgain")
    | {"berserk": "scenes.battle.replay:BattleAgain"}
)
"""By the id of the ruleset: what makes the show of a match that is looked at again."""

MAKERS: Mapping[str, Callable[[Mapping[str, str]], Mapping[str, MakeControl]]] = LoadedOnDemand(
    {"berserk": "scenes.battle.choosing:makers"}
)
"""By the id of the ruleset: what makes controls of a game's own, from the decks in the store."""

FAULTS: Mapping[str, Callable[[Any], str]] = LoadedOnDemand(
    {"berserk": "scenes.battle.choosing:fault_of"}
)
"""By the id of the ruleset: what tells why no match by these options can be shown, "" if it can."""

NAMERS: Mapping[str, Callable[[Any], str]] = LoadedOnDemand(
    {id: f"scenes.table.{id}.game:name_action" for id in TABLES}
    | {"berserk": "scenes.battle.faces.naming:choice_name"}
)
"""By the id of the ruleset: what names a decision, in markup."""

PICTURES: Mapping[str, Callable[..., Widget | None]] = LoadedOnDemand(
    dict.fromkeys(TABLES, "scenes.table.handpicture:pictured")
    | {"berserk": "scenes.battle.boardpicture:pictured"}
)
"""By the id of the ruleset: what shows a decision beside an answer or a review."""

LESSON_NAMES: Mapping[str, str] = {
    "whist": marked("Learn whist"),
    "schnapsen": marked("Learn Dreierschnapsen"),
    "berzerka": marked("Learn Berzerka"),
    "bridge": marked("Learn bridge"),
    "berserk": marked("Learn Berserk"),
}
"""By the id of the ruleset: what the lesson of a game is called, where it has one."""


def has_screen(ruleset: Any) -> bool:
    """Tell whether a game can be played in the window."""
    return ruleset.id in SCREENS


def screen_of(sitting: Sitting, look: Look, ways: Ways) -> Live:
    """Return the screen on which a match is played."""
    return SCREENS[sitting.port(None).ruleset.id](sitting, look, ways, None)


def screen_of_lesson(lesson: Lesson, sitting: Sitting, look: Look, ways: Ways) -> Live:
    """Return the screen on which a lesson is given."""
    game = lesson.ruleset.id
    return SCREENS[game](sitting, look, ways, GUIDES[game](lesson))


def fault_of(ruleset: Any, options: Any) -> str:
    """Return why a match by these options cannot be shown, "" where it can."""
    return FAULTS[ruleset.id](options) if ruleset.id in FAULTS else ""


def lesson_name(ruleset: Any) -> str:
    """Return what the lesson of a game is called, "" where it has none."""
    name = LESSON_NAMES.get(ruleset.id, "")
    return _(name)


def replay_of(replay: Replay, look: Look, at: int = 0) -> ReplayPage:
    """Return the screen on which a match is looked at again, from after so many events on."""
    from scenes.show.replay import ReplayPage  # The title does without it.

    return ReplayPage(replay, look, SHOWN_AGAIN[replay.port.ruleset.id], at)


def namer_of(ruleset: Any) -> Callable[[Any], str]:
    """Return what names the decisions of a game, in markup."""
    return NAMERS[ruleset.id]


def row_namer_of(ruleset: Any, view: Any) -> Callable[[Any], str]:
    """Return what names the decisions of a view beside their figures: on a battlefield by squares,
    as the board is seen there."""
    if ruleset.id in TABLES:
        return namer_of(ruleset)
    return lambda choice: escape(ruleset.telling.guide.name(view, choice))


def picture_of(ruleset: Any, look: Look, view: Any, best: Any, chosen: Any) -> Widget | None:
    """Return the hand or the board with the best choice and another one lit, None for nothing."""
    return PICTURES[ruleset.id](ruleset, look.art, view, best, chosen)


def makers_of(ruleset: Any, store: Store) -> Mapping[str, MakeControl]:
    """Return the controls of a game's own for some of its options."""
    if ruleset.id not in MAKERS:
        return {}
    return MAKERS[ruleset.id](store.decks.all())
