"""What trials show of a choice beside a lesser one: who wins the deal, and by how much.

What is counted is named so: `won`, the deals that the own side wins; `made` and `lost`, those in
which the player is declarer and wins, or does not; `raised`, those in which he is declarer of
another contract than the one that he bids; `redoubled`, those with a Rekontra; `beaten`,
those of them that the own side does not win; `gained` and `given`, the points of deals won and not
won; `worth`, his points against the table's average. Of an opponent's Kontra and first card
besides: `passed`, the deals that he wins as it looked when he passed.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.core.outlook import Figure, Outlook, compared
from game.core.rng import Rng
from game.core.whole import Whole
from game.rulesets.schnapsen.actions import PASS, Bid, SchnapsenAction
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.knowledge import knowledge
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.scoring import REKONTRA_LEVEL, Stakes
from game.rulesets.schnapsen.since import PASSED, when_passing
from game.rulesets.schnapsen.worlds import numbers_of, worlds_to_try_in

PASSED_IN = 1000
"""In so many worlds it is looked how often a deal was won when its player passed."""


def outlook(
    view: SchnapsenView,
    best: SchnapsenAction | Whole,
    other: SchnapsenAction | Whole,
    rng: Rng,
    worlds: int,
) -> Outlook | None:
    """Return what comes of two choices, each tried in the same worlds."""
    from game.kit.trials import some

    found = worlds_to_try_in(view, rng, is_far=True)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on(numbers_of(view, [best, other]), layouts)
    brought, came = returns.tolist(), facts.tolist()
    counted = [
        {"worth": tuple(row[n] for row in brought)}
        | _counted(view, [row[n] for row in came])
        | {"raised": _raised(view, action, [row[n] for row in came])}
        for n, action in enumerate((best, other))
    ]
    shown = compared(
        best, other, {name: (counted[0][name], counted[1][name]) for name in counted[0]}
    )
    if (before := when_passing(view)) is None:
        return shown
    won = _passed(before, rng.fork(PASSED), min(worlds, PASSED_IN))
    return replace(shown, figures={**shown.figures, PASSED: Figure(won, won, 0.0)})


def _passed(view: SchnapsenView, rng: Rng, worlds: int) -> float:
    """Return how often whoever passes wins the deal, as it looks to him."""
    from game.kit.trials import some

    found = worlds_to_try_in(view, rng, is_far=True)
    layouts = some(found, knowledge(view), rng, worlds)
    _returns, facts = found.look_on(numbers_of(view, [PASS]), layouts)
    won = _counted(view, [row[0] for row in facts.tolist()])["won"]
    return sum(won) / len(won)


def _raised(
    view: SchnapsenView, action: SchnapsenAction | Whole, came: Sequence[Sequence[int]]
) -> tuple[float, ...]:
    """Return, for every world, whether the player becomes declarer of another contract than the
    one that he bids."""
    me, contracts = view.table.player, list(CONTRACTS)
    if not isinstance(action, Bid):
        return (0.0,) * len(came)
    return tuple(
        float(declarer == me and contracts[contract] != action.contract)
        for declarer, contract, *_rest in came
    )


def _counted(view: SchnapsenView, came: list[list[int]]) -> dict[str, tuple[float, ...]]:
    """Return what is counted of one choice, by name, each in every world."""
    me, contracts = view.table.player, list(CONTRACTS.values())
    is_played = view.table.phase in (Phase.PLAY, Phase.CLAIM)
    names = "won", "made", "lost", "redoubled", "beaten", "gained", "given"
    counted: dict[str, list[float]] = {name: [] for name in names}
    for declarer, contract, outcome, multiplier, unseen in came:
        wins = (outcome > 0) == (declarer == me)
        row = view.table.row if is_played else contracts[contract]
        value = abs(outcome) if row.aim is Aim.POINTS else row.value
        points = Stakes(bool(unseen), multiplier).points(value)
        counted["won"].append(float(wins))
        counted["made"].append(float(wins and declarer == me))
        counted["lost"].append(float(not wins and declarer == me))
        counted["redoubled"].append(float(multiplier == REKONTRA_LEVEL))
        counted["beaten"].append(float(multiplier == REKONTRA_LEVEL and not wins))
        counted["gained"].append(float(points * wins))
        counted["given"].append(float(points * (not wins)))
    return {name: tuple(each) for name, each in counted.items()}
