"""What trials show of a choice beside a lesser one: who wins the deal, and by how much.

What is counted is named so: `won`, the deals that the own side wins; `made` and `lost`, those in
which the player is declarer and wins, or does not; `gain`, the points he gets less those that go
against him; `worth`, his points against the table's average.
"""

from game.core.outlook import Outlook, compared
from game.core.rng import Rng
from game.rulesets.schnapsen.actions import SchnapsenAction
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.knowledge import knowledge
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.scoring import Stakes
from game.rulesets.schnapsen.worlds import worlds_to_try_in

ROWS = tuple(CONTRACTS.values())


def outlook(
    view: SchnapsenView, best: SchnapsenAction, other: SchnapsenAction, rng: Rng, worlds: int
) -> Outlook | None:
    """Return what comes of two choices, each tried in the same worlds."""
    from game.kit.trials import some
    from game.rulesets.schnapsen.numbers import move_number

    found = worlds_to_try_in(view, rng)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on([move_number(best), move_number(other)], layouts)
    brought, came = returns.tolist(), facts.tolist()
    counted = [
        {"worth": tuple(row[n] for row in brought)} | _counted(view, [row[n] for row in came])
        for n in range(2)
    ]
    return compared(
        best, other, {name: (counted[0][name], counted[1][name]) for name in counted[0]}
    )


def _counted(view: SchnapsenView, came: list[list[int]]) -> dict[str, tuple[float, ...]]:
    """Return what is counted of one choice, by name, each in every world."""
    me, is_play = view.table.player, view.table.phase in (Phase.PLAY, Phase.CLAIM)
    counted: dict[str, list[float]] = {"won": [], "made": [], "lost": [], "gain": []}
    for declarer, contract, outcome, multiplier, unseen in came:
        row = view.table.row if is_play else ROWS[contract]
        wins = (outcome > 0) == (declarer == me)
        value = abs(outcome) if row.aim is Aim.POINTS else row.value
        points = Stakes(bool(unseen), multiplier).points(value)
        counted["won"].append(float(wins))
        counted["made"].append(float(wins and declarer == me))
        counted["lost"].append(float(not wins and declarer == me))
        counted["gain"].append(float(points if wins else -points))
    return {name: tuple(each) for name, each in counted.items()}
