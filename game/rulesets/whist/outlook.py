"""What trials show of a card or a bid beside another: how the bid fares, and by which cards.

What is counted is named so: `made`, the own bid, or `short` of it, or `over`; `none`, a bid of one
or more with no trick taken; `own`, the points it scores, the more the better; `worth`, what the
deal brings against the table. Of cards besides: `others`, what part of the others' bids is made,
`promised`, how often the own bid was made as it looked when it was bid, while no card is played of
the hand, and by its notation each card of the hand that wins a trick; before it one of the `FATES`,
where that is what becomes of the card.
"""

from dataclasses import replace
from typing import Any

from game.core.outlook import Figure, Outlook, compared
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.since import PROMISED, when_bidding
from game.rulesets.whist.table import WhistView
from game.rulesets.whist.worlds import knowledge

FATES = ("ruffed", "trumped", "beaten", "thrown")
"""What may become of a card: it ruffs and wins, or does not win because a trump takes it, a higher
card of its suit beats it, or it is thrown on another suit."""


PROMISED_IN = 1000
"""In so many worlds it is looked how often a bid was made when it was bid."""


def outlook(
    view: WhistView, best: WhistAction, other: WhistAction, rng: Rng, worlds: int
) -> Outlook | None:
    """Return what comes of two cards or bids, each tried in the same worlds."""
    from game.kit.trials import some
    from game.rulesets.whist.numbers import move_number, worlds_in_numbers

    found = worlds_in_numbers(view.table, view.observer)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on([move_number(best), move_number(other)], layouts)
    one, another = (
        {"worth": returns[:, place]}
        | _of_bid(view, action, facts[:, place], found.utilities)
        | (_of_cards(view, facts[:, place]) if isinstance(action, PlayCard) else {})
        for place, action in enumerate((best, other))
    )
    shown = compared(
        best, other, {name: (one[name].tolist(), another[name].tolist()) for name in one}
    )
    before = when_bidding(view) if isinstance(best, PlayCard) else None
    if before is None:
        return shown
    bid = Bid(view.table.seat_bids()[view.table.player])
    made = _promised(before, bid, rng.fork(PROMISED), min(worlds, PROMISED_IN))
    return replace(shown, figures={**shown.figures, PROMISED: Figure(made, made, 0.0)})


def _promised(view: WhistView, bid: Bid, rng: Rng, worlds: int) -> float:
    """Return how often a bid is made, as it looks to whoever bids it."""
    from game.kit.trials import some
    from game.rulesets.whist.numbers import move_number, worlds_in_numbers

    found = worlds_in_numbers(view.table, view.observer)
    layouts = some(found, knowledge(view), rng, worlds)
    _returns, facts = found.look_on([move_number(bid)], layouts)
    made = _of_bid(view, bid, facts[:, 0], found.utilities)["made"]
    return float(made.mean())


def _of_bid(view: WhistView, action: WhistAction, facts: Any, utilities: Any) -> dict[str, Any]:
    """Return what is counted of the own bid by name, each as an array over the worlds."""
    from game.kernels.whist.trials import TOOK

    me = view.table.player
    own = facts[:, TOOK + me]
    bid = action.tricks if isinstance(action, Bid) else view.table.seat_bids()[me]
    return {
        "made": own == bid,
        "short": own < bid,
        "over": own > bid,
        "none": (own == 0) & (bid > 0),
        "own": utilities[bid, own],
    }


def _of_cards(view: WhistView, facts: Any) -> dict[str, Any]:
    """Return what is counted of the others' bids and of each card of the hand."""
    from game.kernels.whist.trials import RUFFED, TOOK, WON

    table, me = view.table, view.table.player
    bids, took = table.seat_bids(), facts[:, TOOK : TOOK + table.players]
    others = [took[:, each] == bids[each] for each in range(table.players) if each != me]
    won = {str(card): facts[:, WON + me] >> int(card) & 1 for card in view.hand}
    fates = {
        f"{fate} {card}": facts[:, RUFFED + place] >> int(card) & 1
        for place, fate in enumerate(FATES)
        for card in view.hand
    }
    return {"others": sum(others[1:], 1 * others[0]) / len(others), **won, **fates}
