"""What trials show of a card beside a lesser one: the place it leads to, and by which cards.

What is counted is named so: `first` and `last`, the own place; `worth`, the points, with a little
for the distance; `count`, what is ranked; `off`, how far that is from five; `tricks`, those still
taken; and by its notation each card of the hand that wins a trick, or, where pain cards are
avoided, that wins some of them.
"""

from game.core.outlook import Outlook, compared
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.berzerka.actions import BerzerkaAction
from game.rulesets.berzerka.contracts import FIVE, PAINS
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.worlds import knowledge, weighed

FEWER = 4
"""So many times fewer worlds are looked at than elsewhere, as their likelihood is reckoned without
kernels and takes longer."""


def outlook(
    view: BerzerkaView, best: BerzerkaAction, other: BerzerkaAction, rng: Rng, worlds: int
) -> Outlook | None:
    """Return what comes of two cards, each played in the same worlds; None for other choices."""
    from game.kit.trials import some
    from game.rulesets.berzerka.numbers import in_numbers

    if not (isinstance(best, PlayCard) and isinstance(other, PlayCard)):
        return None
    layouts = some(weighed(view, rng), knowledge(view), rng, worlds // FEWER)
    moves = [int(best.card), int(other.card)]
    returns, facts = in_numbers(view.table).look_on(moves, layouts)
    brought, came = returns.tolist(), facts.tolist()
    counted: list[dict[str, tuple[float, ...]]] = [
        {"worth": tuple(row[n] for row in brought)} | _counted(view, [row[n] for row in came])
        for n in range(2)
    ]
    return compared(
        best, other, {name: (counted[0][name], counted[1][name]) for name in counted[0]}
    )


def _counted(view: BerzerkaView, came: list[list[int]]) -> dict[str, tuple[float, ...]]:
    """Return what is counted of one choice, by name, each in every world."""
    from game.kernels.berzerka.trials import AHEAD, COUNT, STUNG, TOOK, WON

    table, me = view.table, view.table.player
    counted = {
        "first": tuple(float(facts[AHEAD] == 0) for facts in came),
        "last": tuple(float(facts[AHEAD] == PLAYERS - 1) for facts in came),
        "count": tuple(float(facts[COUNT]) for facts in came),
        "off": tuple(float(abs(facts[COUNT] - FIVE)) for facts in came),
        "tricks": tuple(float(facts[TOOK] - table.taken[me]) for facts in came),
    }
    winning = STUNG if table.declaration.rules.objective is PAINS else WON
    for card in view.hand:
        counted[str(card)] = tuple(float(facts[winning] >> int(card) & 1) for facts in came)
    return counted
