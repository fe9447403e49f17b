"""What was judged is kept, and where somebody was helped."""

from datetime import date
from typing import Any

from game.core.ruleset import Ruleset
from game.session.match import Match
from game.session.review.judging import Judgement
from game.session.store import Store
from game.session.store.choices import Choice
from game.session.taking_back import made_so_far


def keep_judgement(
    store: Store, match: int | None, ruleset: Ruleset[Any, Any, Any], judged: Judgement
) -> None:
    """Keep what a choice in a stored match was worth; None is a match that is not stored."""
    moment = judged.moment
    if match is not None and (phase := ruleset.telling.phase(moment.view, moment.chosen)):
        today = date.today().toordinal()
        store.choices.add(match, moment.number, Choice(ruleset.id, phase, judged.share, today))


def keep_help(store: Store, id: int | None, match: Match) -> None:
    """Keep that whoever is to decide was helped; None is a match that is not stored.

    It counts from the first of several decisions that are made, and judged, as one.
    """
    if id is not None:
        here = len(match.actions)
        for number in range(here - len(made_so_far(match, match.to_act)), here + 1):
            store.choices.note_help(id, number)
