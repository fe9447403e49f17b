"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.rng import Rng
from game.kit.cards import DECK, mask_of
from game.kit.knowledge import (
    Knowledge,
    Layout,
    cards_of,
    deal_hidden,
    in_hands,
    played_by,
    shown_lacking,
    unseen,
    with_hands,
)
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.play import RULES
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.table import WhistView

CARDS = dict(enumerate(DECK))


def determinize(view: WhistView, rng: Rng) -> WhistState:
    """Return a world: hidden cards dealt at random among those who can still hold them.

    Whoever did not follow suit has none of that suit left, and no trump either if he did not
    trump (SW-15, SW-16), so the world's history is legal at every step.
    """
    return _world(view, deal_hidden(knowledge(view), rng))


def worlds(view: WhistView, rng: Rng) -> Iterator[WhistState]:
    """Yield worlds without end, those oftener in which the bids made are likely ones."""
    from game.kit.trials import drawn
    from game.rulesets.whist.numbers import worlds_in_numbers

    for layout in drawn(worlds_in_numbers(view.table, view.observer), knowledge(view), rng):
        yield _world(view, layout)


def trials(view: WhistView, moves: Sequence[WhistAction], rng: Rng, most: int) -> Any:
    """Return trials of the moves in worlds, those oftener in which the bids made are likely."""
    from game.kit.trials import LayoutTrials
    from game.rulesets.whist.numbers import move_number, worlds_in_numbers

    found = worlds_in_numbers(view.table, view.observer)
    return LayoutTrials(found, knowledge(view), list(map(move_number, moves)), rng, most)


def warm_up() -> None:
    """Compile what the quick trials are made of, or read it from where it is kept."""
    from game.kernels.whist.face import get_ready

    get_ready()


def knowledge(view: WhistView) -> Knowledge:
    """Return where the observer knows cards to be: hands by seat, then those set aside."""
    table = view.table
    tricks = (*table.tricks, table.trick)
    hidden = unseen(DECK, view.hand, *(trick.cards for trick in tricks))
    known = [0] * table.players
    if view.observer is not None:
        known[view.observer] = mask_of(view.hand)
    lacking = shown_lacking(tricks, table.players, RULES, table.trump)
    return in_hands(hidden, table.hand_sizes, lacking, known)


def _world(view: WhistView, layout: Layout) -> WhistState:
    """Return the State in which the hidden cards lie so."""
    table = view.table
    played = played_by((*table.tricks, table.trick), table.players)
    dealt = [held | gone for held, gone in zip(layout, (*played, 0), strict=True)]
    hands = tuple([cards_of(held, CARDS) for held in layout[: table.players]])
    return WhistState(table.but(hands=hands), with_hands(view.history, dealt, CARDS))
