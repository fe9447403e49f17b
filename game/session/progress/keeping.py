"""What was judged is kept."""

from datetime import date
from typing import Any

from game.core.ruleset import Ruleset
from game.session.review.judging import Judgement
from game.session.store import Store
from game.session.store.choices import Choice


def keep_judgement(
    store: Store, match: int | None, ruleset: Ruleset[Any, Any, Any], judged: Judgement
) -> None:
    """Keep what a choice in a stored match was worth; None is a match that is not stored."""
    moment = judged.moment
    if match is not None and (phase := ruleset.telling.phase(moment.view, moment.chosen)):
        today = date.today().toordinal()
        store.choices.add(match, moment.number, Choice(ruleset.id, phase, judged.share, today))
