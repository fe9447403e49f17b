"""How the last match was set up: kept in the store, and offered again."""

import json
from typing import Any

from game.core import options as option_texts
from game.core.parts import COUNT_OR_NOTHING, PAIRS, TEXT, TEXTS_BY_NAME, checked, read_json
from game.session.match import Seat
from game.session.seats import check_names, check_seats
from game.session.store import Store
from scenes.matchsetup import MatchSetup

LAST_SETUP = "last setup"
"""The setting that keeps it."""
SETUP_PARTS = {
    "ruleset": TEXT,
    "options": TEXTS_BY_NAME,
    "seats": PAIRS,
    "deals": COUNT_OR_NOTHING,
}


def keep_setup(store: Store, setup: MatchSetup) -> None:
    """Keep how a match was set up."""
    kept = {
        "ruleset": setup.ruleset.id,
        "options": option_texts.as_texts(setup.options),
        "seats": [[seat.spec, seat.given] for seat in setup.seats],
        "deals": setup.deals,
    }
    store.settings.set(LAST_SETUP, json.dumps(kept))


def last_setup(store: Store, game: Any) -> MatchSetup | None:
    """Return the setup of the last match of this game, None if there is none that fits."""
    try:
        kept = checked(read_json(store.settings.get(LAST_SETUP)), SETUP_PARTS)
        seats = tuple(Seat(spec, name) for spec, name in kept["seats"])
        if kept["ruleset"] != game.id:
            return None
        check_seats(game, [seat.spec for seat in seats])
        check_names([seat.name for seat in seats])
        options = option_texts.with_texts(game.options(), kept["options"])
    except ValueError:
        return None
    return MatchSetup(game, options, seats, kept["deals"])
