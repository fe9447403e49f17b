"""Ways to place a whole army: the plain player's, the searching player's, and others that begin
from the plain one's."""

from collections.abc import Sequence

from game.core.protocols import Whole
from game.core.rng import Rng
from game.rulesets.berserk.actions import BerserkAction, Place
from game.rulesets.berserk.places import open_squares, square_classes
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.placing import Formation, formation
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import Spot
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize

TRIED = 12
"""So many placements are tried, the plain player's and the searching player's among them."""
MOST_MOVED = 4
"""So many cards at most are moved in each, or change places."""


def placements(view: BerserkView, rng: Rng) -> Sequence[Whole]:
    """Return different placements of the army that the view's player has to place, the plain
    player's first and the searching player's next; none before it is to be placed.

    They rest on his own cards and on which squares he may use.
    """
    if view.phase is not Phase.PLACE:
        return ()
    world = determinize(view, rng.fork("world"))
    plain = _placed(world, ())
    found = dict.fromkeys((plain, _placed(world, (), deployment)))
    for number in range(4 * TRIED):  # a small army has hardly so many
        if len(found) < TRIED:
            found[_placed(world, _moved(view, plain, rng.fork(number)))] = None
    return [Whole(steps) for steps in found]


def _placed(
    world: BerserkState, begun: Sequence[Place], arrange: Formation = formation
) -> tuple[BerserkAction, ...]:
    """Return the steps of a placement that begins so and goes on as the army is arranged."""
    state, player = world.clone(), world.to_act
    steps: list[BerserkAction] = []
    while state.phase is Phase.PLACE and state.to_act == player:
        step = begun[len(steps)] if len(steps) < len(begun) else muster(state, arrange=arrange)
        steps.append(step)
        state.apply_action(step)
    return tuple(steps)


def _moved(view: BerserkView, plain: Sequence[BerserkAction], luck: Rng) -> list[Place]:
    """Return a placement of the cards that want squares, some of them moved; what lies on the board
    already stays there."""
    assert view.observer is not None
    cards: dict[Spot, int] = {
        step.spot: step.card
        for step in plain
        if isinstance(step, Place) and price_list()[step.card].squares
    }
    laid = [unit.spot for unit in view.units if unit.owner == view.observer]
    count = len(laid) + len(cards)
    classes = square_classes(view.observer, view.observer == view.first, view.land)
    for _change in range(1 + luck.below(MOST_MOVED) if cards else 0):
        here = luck.choice(sorted(cards))
        others = [spot for spot in cards if spot != here]
        free = open_squares(classes, [*laid, *others], count)
        if not (ways := sorted({*others, *free} - {here})):
            break
        there = luck.choice(ways)
        moved = cards.pop(here)
        if there in cards:
            cards[here] = cards[there]
        cards[there] = moved
    return [Place(card, spot) for spot, card in sorted(cards.items())]
