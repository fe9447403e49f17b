"""How much of what could be known a player makes do without: his lead beside that of a cheater.

    python -m tests.strength.efficiency whist race:4000 --matches 4 --seed 61

Both play the same deals against plain players. The cheater chooses by the same search, but sees all
cards: his one world is the true one. Information efficiency is the share of his lead over plain
players that the honest player has; its interval is from 2,000 draws of the deal sets.
"""

import argparse
from collections.abc import Sequence
from itertools import repeat
from statistics import fmean, quantiles
from typing import Any

from game.bots.players import RaceBot
from game.contests.matches import Contest, Seating, decision, play_match
from game.core.intervals import interval
from game.core.protocols import Bot
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset as ruleset_named
from game.search import race
from game.search.params import RaceParams

LOOKS = 8
"""How often each move is tried in the true world, in which chance may still have a part."""
DRAWS = 2000


def seeing_all(bot: Bot[Any, Any], state: Any, rng: Rng) -> Any:
    """Return what a bot does, who sees the whole state if he is one who searches."""
    if not isinstance(bot, RaceBot):
        return decision(bot, state, rng)
    sense = bot.ruleset.sense
    legal = sense.shortlist(state.view(state.current_player()), state.legal_actions())
    trials = race.WorldTrials(legal, repeat(state), sense.playout, rng)
    *_, last = race.search(legal, trials, RaceParams(LOOKS * len(legal), fewest_worlds=LOOKS))
    return last[0].action


def leads(contest: Contest, matches: int, decide: Any) -> list[float]:
    """Return by how much the first of the line-up was ahead in each deal set."""
    sets: dict[tuple[int, int], list[float]] = {}
    for match in range(matches):
        for rotation in range(len(contest.line_up)):
            played = play_match(Seating(contest, match, rotation), decide)
            for number, deal in enumerate(played.deals):
                lead = deal.returns[0] - fmean(deal.returns[1:])
                sets.setdefault((match, number), []).append(lead)
    return [fmean(each) for _deal, each in sorted(sets.items())]


def efficiency(honest: Sequence[float], cheater: Sequence[float]) -> tuple[float, float, float]:
    """Return the ratio of the mean leads, and the bounds of its 95% interval.

    Matches differ in length where a match ends with its score, so each list is drawn by itself.
    """
    rng, found = Rng(1), []
    for _ in range(DRAWS):
        one, other = (fmean(each[rng.below(len(each))] for _ in each) for each in (honest, cheater))
        found.append(one / other)
    marks = quantiles(found, n=40, method="inclusive")
    return fmean(honest) / fmean(cheater), marks[0], marks[-1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("player", help="race:N")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    players = ruleset_named(asked.game).players[0]
    line_up = (asked.player, *["heuristic"] * (players - 1))
    contest = Contest(asked.game, {}, line_up, asked.matches, asked.seed)
    honest, cheater = (leads(contest, asked.matches, each) for each in (decision, seeing_all))
    for name, each in (("honest", honest), ("cheater", cheater)):
        found = interval(each)
        bounds = f"{found.low:+.2f} to {found.high:+.2f}"
        print(f"{name}: {found.mean:+.2f} a deal ({bounds}), {len(each)} deal sets")
    print("information efficiency: {:.2f} ({:.2f} to {:.2f})".format(*efficiency(honest, cheater)))


if __name__ == "__main__":
    main()
