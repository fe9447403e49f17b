"""What trials show of a card beside a lesser one: how the bid fares, and by which cards.

What is counted is named so: `made`, the own bid; `worth`, the points against the table; `tricks`,
those still taken; `miss`, by how many tricks the bid is missed; `others`, what part of the others'
bids is made; and by its notation each card of the hand that wins a trick.
"""

from game.core.outlook import Outlook, compared
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.table import WhistView
from game.rulesets.whist.worlds import knowledge


def outlook(
    view: WhistView, best: WhistAction, other: WhistAction, rng: Rng, worlds: int
) -> Outlook | None:
    """Return what comes of two cards, each played in the same worlds; None for bids."""
    from game.kit.trials import some
    from game.rulesets.whist.numbers import move_number, worlds_in_numbers

    if not (isinstance(best, PlayCard) and isinstance(other, PlayCard)):
        return None
    found = worlds_in_numbers(view.table, view.observer)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on([move_number(best), move_number(other)], layouts)
    brought, came = returns.tolist(), facts.tolist()
    counted: list[dict[str, tuple[float, ...]]] = [
        {"worth": tuple(row[n] for row in brought)} | _counted(view, [row[n] for row in came])
        for n in range(2)
    ]
    return compared(
        best, other, {name: (counted[0][name], counted[1][name]) for name in counted[0]}
    )


def _counted(view: WhistView, came: list[list[int]]) -> dict[str, tuple[float, ...]]:
    """Return what is counted of one choice, by name, each in every world."""
    from game.kernels.whist.trials import TOOK, WON

    table, me = view.table, view.table.player
    others = [player for player in range(table.players) if player != me]
    bids = table.seat_bids()
    took = [facts[TOOK : TOOK + table.players] for facts in came]
    counted = {
        "made": tuple(float(tricks[me] == bids[me]) for tricks in took),
        "tricks": tuple(float(tricks[me] - table.taken[me]) for tricks in took),
        "miss": tuple(float(abs(tricks[me] - bids[me])) for tricks in took),
        "others": tuple(
            sum(tricks[each] == bids[each] for each in others) / len(others) for tricks in took
        ),
    }
    for card in view.hand:
        won = (facts[WON + me] >> int(card) & 1 for facts in came)
        counted[str(card)] = tuple(map(float, won))
    return counted
