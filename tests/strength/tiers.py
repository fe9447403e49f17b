"""How many of the drills of each tier the levels solve.

    python -m tests.strength.tiers whist [tries]

Each drill is put to each level so often, from other streams. Plain players miss them all: that is
how drills are found; and the tiers themselves follow from searches that look at few worlds.
"""

import sys
from typing import Any

from game.bots.catalogue import LEVELS, make_bot
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.practice.choosing import TIERS, tiers
from game.session.practice.drill import Asked, Drill, is_solved
from game.session.practice.drillfile import drills_of

ASKED = ("novice", "club", "expert", "master")


def main() -> None:
    game = sys.argv[1]
    tries = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rules, drills = ruleset(game), drills_of(game)
    if rules.sense.warm_up is not None:
        rules.sense.warm_up()
    fifths = tiers(drills)
    for level in ASKED:
        bot = make_bot(rules, level)
        shares = []
        for tier in range(1, TIERS + 1):
            there = [drill for drill in drills if fifths[drill.id] == tier]
            right = sum(solves(bot, drill, n) for drill in there for n in range(tries))
            shares.append(right / (len(there) * tries))
        told = " ".join(f"{share:5.0%}" for share in shares)
        print(f"{LEVELS[level].title:12} {told}", flush=True)


def solves(bot: Any, drill: Drill, number: int) -> bool:
    port = Asked.of(drill, "").port
    *_, last = bot.think(port.view(), port.legal_actions(), Rng(number).fork("tier", drill.id))
    return is_solved(drill, last[0].action)


if __name__ == "__main__":
    main()
