"""How many of the drills of each tier the players of the ladder solve.

    python -m tests.strength.tiers whist [tries] [players]

Each drill is put to each player so often (or only to those named). The tiers follow from the same
players, asked when a drill is made; the streams here are others, so that what is shown is not what
the tiers were made from. At last it says where a stronger player solves less of a tier.
"""

import sys
from itertools import pairwise
from statistics import fmean

from game.bots.catalogue import LEVELS
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.practice.choosing import TIERS, tiers
from game.session.practice.drill import Asked, Drill
from game.session.practice.drillfile import drills_of
from game.session.practice.hardness import LADDER, shares


def main() -> None:
    game = sys.argv[1]
    tries = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    players, drills = sys.argv[3:] or LADDER[game], drills_of(game)
    warm_up = ruleset(game).sense.warm_up
    if warm_up is not None:
        warm_up()
    fifths = tiers(drills)
    by_tier = [[each for each in drills if fifths[each.id] == n + 1] for n in range(TIERS)]
    rows = []
    for name in players:
        rows.append([fmean(share(drill, name, tries) for drill in there) for there in by_tier])
        level = LEVELS.get(name)
        told = " ".join(f"{each:6.1%}" for each in rows[-1])
        print(f"{level.title if level else name:12} {told}", flush=True)
    for (one, lower), (other, upper) in pairwise(zip(players, rows, strict=True)):
        for tier, (before, after) in enumerate(zip(lower, upper, strict=True), start=1):
            if after < before:
                print(f"tier {tier}: {other} {after:.1%}, less than {one} {before:.1%}")


def share(drill: Drill, player: str, tries: int) -> float:
    """Return in which share of so many tries a player solves a drill."""
    port = Asked.of(drill, "").port
    streams = [Rng(number).fork("tier", drill.id) for number in range(tries)]
    view, legal = port.view(), port.legal_actions()
    [found] = shares(drill.ruleset, view, legal, drill.answers, (player,), streams)
    return found


if __name__ == "__main__":
    main()
