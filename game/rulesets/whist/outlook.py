"""What trials show of a card beside a lesser one: how the bid fares, and by which cards.

What is counted is named so: `made`, the own bid, or `short` of it, or `over`; `own`, the points it
scores, the more the better; `others`, what part of the others' bids is made; `worth`, what the deal
brings against the table; and by its notation each card of the hand that wins a trick.
"""

from typing import Any

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
    from game.rulesets.whist.numbers import worlds_in_numbers

    if not (isinstance(best, PlayCard) and isinstance(other, PlayCard)):
        return None
    found = worlds_in_numbers(view.table, view.observer)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on([int(best.card), int(other.card)], layouts)
    one, another = (
        {"worth": returns[:, place]} | _counted(view, facts[:, place], found.utilities)
        for place in range(2)
    )
    return compared(
        best, other, {name: (one[name].tolist(), another[name].tolist()) for name in one}
    )


def _counted(view: WhistView, facts: Any, utilities: Any) -> dict[str, Any]:
    """Return what is counted of one choice by name, each as an array over the worlds."""
    from game.kernels.whist.trials import TOOK, WON

    table, me = view.table, view.table.player
    bids, took = table.seat_bids(), facts[:, TOOK : TOOK + table.players]
    own, bid = took[:, me], bids[me]
    others = [took[:, each] == bids[each] for each in range(table.players) if each != me]
    won = {str(card): facts[:, WON + me] >> int(card) & 1 for card in view.hand}
    return {
        "made": own == bid,
        "short": own < bid,
        "over": own > bid,
        "own": utilities[bid, own],
        "others": sum(others[1:], 1 * others[0]) / len(others),
        **won,
    }
