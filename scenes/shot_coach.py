"""The coach as pictures: the review of a deal, and the word before a costly choice."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.coach.coach import Voice
from game.session.match import HUMAN, Match, Seat
from game.session.practice.drillfile import GAMES
from scenes.reviewing import ReviewPage
from scenes.studio import Screen, Studio


def _review(studio: Studio) -> None:
    studio.match(60)
    _show_review(studio)


def _show_review(studio: Studio) -> None:
    kept = studio.program.ways.kept
    studio.store.barrier()
    assert kept is not None and kept.id is not None
    studio.program.reviews.open(kept.id)
    page = studio.app.top
    assert isinstance(page, ReviewPage)
    while page.reviewer.review is None and not page.reviewer.trouble:
        studio.wait(0.1)
    studio.wait(0.5)


def _review_of(studio: Studio, game: str) -> None:
    """The review of a deal that plain players have played."""
    rules, rng = ruleset(game), Rng(4)
    seats = [Seat(HUMAN, "Jovana"), *(Seat("club", f"P{n}") for n in range(1, rules.players[0]))]
    match = Match(rules, next(iter(rules.presets.values())), seats, 4, 1)
    studio.program.ways.kept = studio.store.matches.begin(match)
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        match.apply(match.to_act, rules.sense.policy(view, legal, rng))
    _show_review(studio)


WEIGHED = 8
"""So many choices are weighed to find one that the coach minds."""


def _coached(studio: Studio, game: str) -> None:
    """A costly choice, of which the coach warns before it is final."""
    program = studio.program
    program.prefer(replace(program.look.preferences, coach=Voice.TALKATIVE.value))
    studio.played(game, lambda match: match.to_act == 0 and _is_weighed(match))
    kept = program.ways.kept
    assert kept is not None
    program.sit_down(kept)
    while (costly := _costly(studio)) is None:
        pass
    table: Any = program.app.top
    table.decide(costly)
    studio.wait(0.8)


def _is_weighed(match: Match) -> bool:
    state = match.state
    return len(state.legal_actions()) > 1 and match.ruleset.sense.weighs(state.view(match.to_act))


def _costly(studio: Studio) -> Any:
    """Return the costliest of some choices of the person; None where the coach minds none of them,
    and the first of them has been made."""
    table: Any = studio.app.top
    while not table.is_asking:
        studio.wait(0.1)
    shares = {}
    for choice in table.port.legal_actions()[:WEIGHED]:
        while not table.coach.is_ready_for(choice):
            studio.wait(0.1)
        if (judged := table.coach.judgement(choice)) is not None:
            shares[choice] = judged.share
    worst = max(shares, key=lambda each: shares[each], default=None)
    if worst is not None and shares[worst] >= Voice.TALKATIVE.least:
        return worst
    table.port.submit(table.port.legal_actions()[0])
    table.stop_asking()
    return None


COACH_SCREENS: Mapping[str, Screen] = {
    "review": _review,
    **{f"review-{game}": partial(_review_of, game=game) for game in GAMES if game != "whist"},
    **{f"coach-{game}": partial(_coached, game=game) for game in GAMES},
}
