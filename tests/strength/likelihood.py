"""How much better than even chances the weights of worlds foretell where the hidden cards lie.

    python -m tests.strength.likelihood whist expert --matches 3 --seed 71

Players of one kind play; at each decision the cards as they lie are compared with so many worlds
drawn evenly: log of their weight over the mean weight of these. That is by how many nats what a
player has heard makes him expect the truth more than one who drew evenly; above 0 is better, in the
mean over positions. The share of worlds that count is the effective sample size (Kish) over the
worlds drawn. The interval is that of the mean over matches.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import log
from statistics import fmean, median
from typing import Any

import numpy as np

from game.contests.matches import Contest, Seating, decision, play_match
from game.core.intervals import interval
from game.core.rng import Rng
from game.kit.cards import mask_of
from game.kit.knowledge import Knowledge, Layout, deal_hidden
from game.kit.trials import Weighed
from game.rulesets.berzerka.worlds import _Past
from game.rulesets.berzerka.worlds import knowledge as berzerka_knowledge
from game.rulesets.catalogue import ruleset as ruleset_named
from game.rulesets.schnapsen import knowledge as schnapsen
from game.rulesets.schnapsen import numbers as schnapsen_numbers
from game.rulesets.schnapsen.worlds import others_have_spoken
from game.rulesets.whist import numbers as whist_numbers
from game.rulesets.whist.player import knowledge as whist_knowledge

EVENLY = 200
"""Worlds drawn evenly at each position."""
NEVER = -10.0
"""What counts, in nats, where the truth was held to be impossible."""

Heard = tuple[Knowledge, Any, Sequence[Sequence[Any]]]
"""What is known, what weighs layouts, and the cards that truly lie in the first places."""


def _whist(state: Any, _rng: Rng) -> Heard | None:
    table = state.table
    view = state.view(state.current_player())
    if not any(bid is not None for bid in table.bids):
        return None
    weigher = whist_numbers.worlds_in_numbers(view.table, view.observer)
    return whist_knowledge(view), weigher, table.hands


def _schnapsen(state: Any, _rng: Rng) -> Heard | None:
    view = state.view(state.current_player())
    if not others_have_spoken(view) or len(schnapsen.open_long_suits(view)) > 1:
        return None
    table = state.table
    if any(card is None for hand in table.hands for card in hand):
        return None
    weigher = schnapsen_numbers.worlds_in_numbers(view)
    return schnapsen.knowledge(view), weigher, (*table.hands, table.put_away)


def _berzerka(state: Any, rng: Rng) -> Heard | None:
    view = state.view(state.current_player())
    weigher = Weighed(_Past(view, rng).likelihood)
    return berzerka_knowledge(view), weigher, (*state.table.hands, *state.table.discards)


HEARD: dict[str, Callable[[Any, Rng], Heard | None]] = {
    "whist": _whist,
    "schnapsen": _schnapsen,
    "berzerka": _berzerka,
}


def as_they_lie(knowledge: Knowledge, places: Sequence[Sequence[Any]]) -> Layout:
    """Return the true layout: the places that are told, and all that is left in the last."""
    laid = [mask_of([int(card) for card in cards]) for cards in places]
    if len(laid) < len(knowledge.room):
        left = knowledge.hidden
        for mask in knowledge.known:
            left |= mask
        for mask in laid:
            left &= ~mask
        laid.append(left)
    return tuple(laid)


def gain(heard: Heard, rng: Rng) -> tuple[float, float] | None:
    """Return by how many nats the truth is expected more than evenly, and the share that counts.

    None where nothing is hidden, or none of the worlds drawn can be.
    """
    knowledge, weigher, places = heard
    if not knowledge.hidden:
        return None
    layouts = [as_they_lie(knowledge, places)]
    layouts += [deal_hidden(knowledge, rng) for _ in range(EVENLY)]
    weights = np.zeros(len(layouts))
    weigher.weigh(np.array(layouts, np.int64), weights)
    even = weights[1:]
    if not even.any():
        return None
    if not weights[0]:
        return NEVER, 0.0
    return log(weights[0] / even.mean()), float(even.sum() ** 2 / (even @ even) / EVENLY)


def gains(contest: Contest) -> Iterator[list[tuple[float, float]]]:
    """Yield, match by match, what is found at each decision."""
    game = contest.ruleset
    for match in range(contest.sets):
        found: list[tuple[float, float]] = []

        def decide(bot: Any, state: Any, rng: Rng, found: Any = found) -> Any:
            heard = HEARD[game](state, rng.fork("heard"))
            one = heard and gain(heard, rng.fork("evenly"))
            if one:
                found.append(one)
            return decision(bot, state, rng)

        play_match(Seating(contest, match, 0), decide)
        yield found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(HEARD))
    parser.add_argument("player", help="who plays, in all seats")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    line_up = (asked.player,) * ruleset_named(asked.game).players[0]
    contest = Contest(asked.game, {}, line_up, asked.matches, asked.seed)
    matches = [each for each in gains(contest) if each]
    means = [fmean(nats for nats, _share in each) for each in matches]
    shares = sorted(share for each in matches for _nats, share in each)
    found = interval(means)
    print(f"{sum(map(len, matches))} positions of {len(matches)} matches")
    print(f"the truth is expected {fmean(means):+.3f} nats more than evenly", end=" ")
    print(f"(95%: {found.low:+.3f} to {found.high:+.3f})")
    few = sum(share * EVENLY < 20 for share in shares) / len(shares)
    print(f"worlds that count: {median(shares):.0%} (median), under 20 of {EVENLY} in {few:.1%}")


if __name__ == "__main__":
    main()
