"""How good the judge of a review is: his best choice against that of a search ten times as long.

    python -m tests.strength.coach whist [positions]

Positions are those of plain players in matches of the usual kind, forced ones left out. It prints
in how many of them both searches name the same choice, or one less than a hundredth of the stakes
worse, and what following the judge costs on average.
"""

import sys
from collections.abc import Iterator
from statistics import fmean
from typing import Any

from game.bots.catalogue import JUDGES, make_bot, parse_spec
from game.bots.stakes import stakes
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Seat
from game.session.review.moments import Moment, SeenDeal, seen_deals
from game.session.seats import think

TIMES = 10
EVERY = 3
"""Of the decisions of a deal every third is looked at, so that many deals have a part in it."""


def main() -> None:
    game = ruleset(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    kind, trials = parse_spec(JUDGES[game.id].finder)
    judge, longer = make_bot(game, f"{kind}:{trials}"), make_bot(game, f"{kind}:{TIMES * trials}")
    scales = make_bot(game, f"weigh:{2 * trials}")
    same, losses = 0, []
    for number, (deal, moment) in zip(range(count), positions(game), strict=False):
        *_, at_stake = stakes(game, deal.standing, Rng(0))
        best = chosen(judge, moment, number)
        better = chosen(longer, moment, number + count)
        loss = 0.0
        if best != better:
            *_, last = scales.think(moment.view, (best, better), Rng(number).fork("scales"))
            worth = {each.action: each.value for each in last}
            loss = max(0.0, worth[better] - worth[best]) / at_stake
        same += loss < 0.01
        losses.append(loss)
        if (number + 1) % 20 == 0:
            print(f"{number + 1}: as good {same / (number + 1):.1%}, loss {fmean(losses):.2%}")


def chosen(bot: Any, moment: Moment, number: int) -> Any:
    *_, last = bot.think(moment.view, moment.legal, Rng(number))
    return last[0].action


def positions(game: Ruleset[Any, Any, Any]) -> Iterator[tuple[SeenDeal, Moment]]:
    for seed in range(1, 1000):
        seats = [Seat("club", f"P{n}") for n in range(game.players[0])]
        match = Match(game, game.options(), seats, seed, 1)
        while not match.is_over:
            match.apply(match.to_act, think(match)[0].action)
        [deal] = seen_deals(match.record(), seed % len(seats))
        free = [
            moment
            for moment in deal.moments
            if not moment.is_forced and game.sense.weighs(moment.view)
        ]
        yield from ((deal, moment) for moment in free[seed % EVERY :: EVERY])


if __name__ == "__main__":
    main()
