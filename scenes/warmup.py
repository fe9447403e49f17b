"""What is made ready while the title is looked at, so that nobody waits for it later."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from threading import Event
from typing import Any

from game.bots.thinker import Thinker
from game.core.fields import BadContent
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.match import Match, Seat
from scenes.app import App
from scenes.games import SCREENS
from scenes.looks import PlayersLook
from scenes.memory import keep_for_good
from scenes.table.catalogue import TABLES

ROOMS = (
    "scenes.setup",
    "scenes.rulebook",
    "scenes.beginning",
    "scenes.exercises",
    "scenes.settings",
    "scenes.pause",
    "scenes.results",
    "scenes.onward",
    "scenes.archive",
    "scenes.statistics",
    "scenes.show.live",
    "scenes.show.replay",
    "scenes.show.attract",
    "scenes.reviews",
    "scenes.decks.room",
    "scenes.campaign.room",
    "scenes.drawnahead",
)
"""The screens that the title leads to and does not load itself, each after those it needs."""
ENTERED_IN = 0.5
"""Seconds in which whoever has waited for a screen enters it: meanwhile nothing else is loaded."""
DECISIONS = 40
"""So many decisions of the plain player are made ahead in each game: the auction, and some play."""
MOST_AHEAD = 0.1
"""Seconds of work after which no more are made: by then all that he loads is there."""


def warm_up(
    thinker: Thinker, app: App, look: PlayersLook, loaded: Event, *, is_again: bool = False
) -> Iterator[None]:
    """Do, a little at a time, what the table would otherwise have to wait for; `loaded` is set when
    the games and the screens are there.

    After a match it `is_again`: then only what may have been put away in it.
    """
    if is_again:
        from scenes.drawnahead import draw_cards

        yield from draw_cards(app, look)
        return
    thinker.warm_up()
    yield
    loads = ThreadPoolExecutor(1, "warm up")
    loading = loads.submit(_load, loaded)
    # Whoever gives this up half-way waits for nothing: it may be the loading thread that tidies up.
    loads.shutdown(wait=False)
    while not loading.done():
        yield
    loading.result()
    from scenes.drawnahead import draw_table  # By now it costs this thread nothing.

    yield from draw_table(app, look)
    keep_for_good()


def _load(loaded: Event) -> None:
    """Load the games, the screens and the tables; then let the plain player decide ahead."""
    try:
        _load_rooms()
    finally:
        loaded.set()  # Where it fails, whoever goes there is told why.
    time.sleep(ENTERED_IN)
    for name in RULESETS:
        with suppress(BadContent):
            decide_ahead(ruleset(name))


def _load_rooms() -> None:
    for room in ROOMS:
        import_module(room)
    for name in RULESETS:
        with suppress(BadContent):  # which is told when the game is chosen
            ruleset(name)
    for shelf in (TABLES, SCREENS):
        for name in shelf:
            shelf.get(name)


def decide_ahead(game: Ruleset[Any, Any, Any]) -> None:
    """Let the plain player decide in a match that nobody sees.

    What he reckons with is loaded at his first decision, which a person may be waiting for: he
    stands in at the table while the thinking process gets ready.
    """
    seats = [Seat("plain", str(place)) for place in range(game.players[0])]
    match, rng = Match(game, game.options(), seats, seed=1), Rng(1)
    until = time.thread_time() + MOST_AHEAD
    for _decision in range(DECISIONS):
        if match.is_over or time.thread_time() > until:
            return
        view = match.state.view(match.to_act)
        match.apply(match.to_act, game.sense.policy(view, match.state.legal_actions(), rng))
