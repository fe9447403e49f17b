"""What speaks for a card of an army, and for its square: rows as those of a battle."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from game.core.explain import Fact, Places
from game.core.words import decimal, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.places import ROWS, row_of
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.placing import (
    formation,
    is_for_neighbours,
    is_helper,
    is_marksman,
    planned,
)
from game.rulesets.berserk.sense.rows import row_worths
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.unit import is_square
from game.rulesets.berserk.view import BerserkView

LEAST_GAP = 0.1
"""Fewer crystals of difference are told as none."""
A = TypeVar("A", bound=acts.BerserkAction)


def _is_planned(view: BerserkView, action: acts.Place) -> bool:
    """Tell whether a plan for the whole army has a card where it is to lie: two players have
    squares of their own, and both may do."""
    about = view.to_act, view.to_act == view.first, view.land, view.units, view.to_place
    plans = (planned(*about, arrange) for arrange in (deployment, formation))
    return any(plan.get(action.spot) == action.card for plan in plans)


def _placed(test: Callable[[int, int], Any]) -> Callable[..., Places | None]:
    """Return a test of a card that is planned on its square, told the card and its row, the front
    as 0."""

    def holds(view: BerserkView, action: acts.Place) -> Places | None:
        is_gear = card(action.card).kind is CardKind.EQUIPMENT
        if not is_square(action.spot) or is_gear or not _is_planned(view, action):
            return None
        row = next(n for n, each in enumerate(ROWS) if action.spot in row_of(view.to_act, each))
        found = test(action.card, row)
        return {} if found is True else found or None

    return holds


def _proved(number: int, row: int) -> Places | None:
    """Return how much more a card has proved to be worth in its row than in any other."""
    worths = list(row_worths(number))
    gap = worths.pop(row) - max(worths, default=0.0)
    is_told = card(number).kind is CardKind.CREATURE and gap >= LEAST_GAP
    return {"much": gap, "gap": decimal(gap)} if is_told else None


# -- the rows


def _row(
    kind: type[A],
    says: str,
    holds: Callable[[BerserkView, A], Places | None] = lambda _view, _action: {},
) -> Fact[BerserkView]:
    return Fact(says, lambda view, e: holds(view, e) if isinstance(e, kind) else None)


ARMY_FACTS: Sequence[Fact[BerserkView]] = [
    _row(
        acts.GoFirst,
        marked("The second player sees the enemy’s whole army before his first turn."),
        lambda _view, action: None if action.first else {},
    ),
    _row(
        acts.Mulligan,
        marked("The best army of this draw is so weak that another is worth a gold crystal."),
    ),
    _row(
        acts.Recruit,
        marked("Many battles have shown it to be worth {worth} crystals, for a price of {cost}."),
        lambda _view, action: {
            "worth": decimal(card_strength(action.card)),
            "cost": card(action.card).cost,
        },
    ),
    _row(
        acts.Place,
        marked("It takes off when it is turned face up, so its square matters little."),
        _placed(lambda number, _row: card(number).kind is CardKind.FLYER),
    ),
    _row(
        acts.Place,
        marked("Many battles have shown it to be worth {gap} crystals more in this row."),
        _placed(_proved),
    ),
    _row(
        acts.Place,
        marked("In the front row it can strike in the first turn."),
        _placed(lambda _number, row: row == 0),
    ),
    _row(
        acts.Place,
        marked("It does most from a distance: back here it is not struck at once."),
        _placed(lambda number, _row: is_marksman(number) or is_helper(number)),
    ),
    _row(
        acts.Place,
        marked("What it does is for the cards beside it."),
        _placed(lambda number, _row: is_for_neighbours(number)),
    ),
    _row(acts.Place, marked("Here it is not struck at once."), _placed(lambda *_: True)),
]
"""In order, as those of a battle."""
