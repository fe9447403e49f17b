"""How many of the drills of each tier the levels solve.

    python -m tests.strength.tiers whist [tries] [players]

Each drill is put to each player so often, from other streams: to the levels and to searches between
club and expert that look at few worlds; or to those named. Plain players miss them all: that is how
drills are found; and the tiers themselves follow from such searches, with streams of their own.
"""

import sys
from typing import Any

from game.bots.catalogue import LEVELS, make_bot
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.practice.choosing import TIERS, tiers
from game.session.practice.drill import Asked, Drill, is_solved
from game.session.practice.drillfile import drills_of

ASKED = ("novice", "club", "{least}", "{less}", "{few}", "expert", "master")
BETWEEN = {
    "whist": ("race:8", "race:40", "race:160"),
    "schnapsen": ("race:20", "race:100", "race:400"),
    "berzerka": ("race:40", "race:200", "race:800"),
    "bridge": ("race:4", "race:8", "race:30"),
    "berserk": ("mcts:2", "mcts:4", "mcts:8"),
}
"""Searches between club and expert, by game."""


def main() -> None:
    game = sys.argv[1]
    tries = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rules, drills = ruleset(game), drills_of(game)
    if rules.sense.warm_up is not None:
        rules.sense.warm_up()
    fifths = tiers(drills)
    between = dict(zip(("least", "less", "few"), BETWEEN[game], strict=True))
    for name in sys.argv[3:] or [each.format(**between) for each in ASKED]:
        bot = make_bot(rules, name)
        shares = []
        for tier in range(1, TIERS + 1):
            there = [drill for drill in drills if fifths[drill.id] == tier]
            right = sum(solves(bot, drill, n) for drill in there for n in range(tries))
            shares.append(right / (len(there) * tries))
        told = " ".join(f"{share:5.0%}" for share in shares)
        level = LEVELS.get(name)
        print(f"{level.title if level else name:12} {told}", flush=True)


def solves(bot: Any, drill: Drill, number: int) -> bool:
    port = Asked.of(drill, "").port
    *_, last = bot.think(port.view(), port.legal_actions(), Rng(number).fork("tier", drill.id))
    return is_solved(drill, last[0].action)


if __name__ == "__main__":
    main()
