"""What trials show of a card that is played or changed beside a lesser choice: the place it leads
to, and by which cards.

What is counted is named so: `first` and `last`, the own place; and where a card is played `worth`,
the points, with a little for the distance; `count`, what is ranked; `off`, how far that is from
five; `tricks`, those still taken; and by its notation each card of the hand that wins a trick, or,
where pain cards are avoided, that wins some of them.
"""

from collections.abc import Callable, Mapping
from itertools import islice

from game.core.outlook import Outlook, compared
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.berzerka.actions import BerzerkaAction, Discard, Done
from game.rulesets.berzerka.contracts import FIVE, PAINS
from game.rulesets.berzerka.playout import played_out
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.worlds import knowledge, weighed
from game.rulesets.berzerka.worlds import worlds as found_worlds

PLACES: Mapping[str, Callable[[int], bool]] = {
    "first": lambda points: points > 0,
    "last": lambda points: points < 0,
}
"""By the points of a hand that is worth any, what place they tell of."""
SLOWER = 6
"""The same before the play, where others change cards too."""
FEWER = 4
"""So many times fewer worlds are looked at than elsewhere, as their likelihood is reckoned without
kernels and takes longer."""


def outlook(
    view: BerzerkaView, best: BerzerkaAction, other: BerzerkaAction, rng: Rng, worlds: int
) -> Outlook | None:
    """Return what comes of two choices of a card, each in the same worlds; None for others."""
    if isinstance(best, Discard | Done) and isinstance(other, Discard | Done):
        return _changed(view, best, other, rng, worlds // SLOWER)
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


def _changed(
    view: BerzerkaView, best: BerzerkaAction, other: BerzerkaAction, rng: Rng, worlds: int
) -> Outlook:
    """Return what places two choices in the exchange lead to."""
    from game.kit.trials import in_time

    me, drawn = view.table.player, islice(found_worlds(view, rng.fork("worlds")), in_time(worlds))
    brought: list[list[int]] = [[], []]
    for number, world in enumerate(drawn):
        for points, action in zip(brought, (best, other), strict=True):
            state = world.clone()
            state.apply_action(action)
            points.append(played_out(state, rng.fork("play", number)).points()[me])
    with_best, with_other = brought
    counted = {
        name: (tuple(map(float, map(is_so, with_best))), tuple(map(float, map(is_so, with_other))))
        for name, is_so in PLACES.items()
    }
    return compared(best, other, counted)


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
