"""How good the judge of a review is: his best choice against that of a search ten times as long.

    python -m tests.strength.coach whist [positions] [first]

Positions are those of plain players in matches of the usual kind, forced ones left out; so many of
them from the first on (from 0), so that a long run can be cut into pieces that add up. It prints in
how many of them both searches name the same choice, or one less than a hundredth of the stakes
worse, and what following the judge costs on average.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from statistics import fmean
from typing import Any

from game.bots.catalogue import finder_of, make_bot, parse_spec
from game.bots.stakes import stakes
from game.core.protocols import Whole
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
    kind, trials = parse_spec(finder_of(game.id))
    judge, longer = make_bot(game, f"{kind}:{trials}"), make_bot(game, f"{kind}:{TIMES * trials}")
    scales = make_bot(game, f"weigh:{2 * trials}")
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    same, losses = 0, list[float]()
    asked = islice(enumerate(positions(game)), first, first + count)
    for done, (number, (deal, moment)) in enumerate(asked, start=1):
        best = chosen(judge, moment, Rng(number))
        better = chosen(longer, moment, Rng(number).fork("longer"))
        loss = 0.0
        if best != better:
            *_, last = scales.think(moment.view, (best, better), Rng(number).fork("scales"))
            worth = {each.action: each.value for each in last}
            *_, at_stake = stakes(game, deal.standing, Rng(0))
            loss = max(0.0, worth[better] - worth[best]) / at_stake
        same += loss < 0.01
        losses.append(loss)
        if done % 10 == 0 or done == count:
            told = f"as good {same} ({same / done:.1%}), loss {fmean(losses):.3%}"
            print(f"{done} from {first}: {told}", flush=True)


def chosen(bot: Any, moment: Moment, stream: Rng) -> Any:
    *_, last = bot.think(moment.view, moment.legal, stream)
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
            if not moment.is_forced
            and game.sense.weighs(moment.view)
            and not isinstance(moment.chosen, Whole)
        ]
        yield from ((deal, moment) for moment in free[seed % EVERY :: EVERY])


if __name__ == "__main__":
    main()
