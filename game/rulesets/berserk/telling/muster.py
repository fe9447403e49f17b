"""What speaks for a card of an army, and for its square: rows as those of a battle."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from game.core.explain import Fact, Places
from game.core.words import _, decimal, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.cards.naming import cards_within
from game.rulesets.berserk.places import ROWS, room, row_of
from game.rulesets.berserk.purse import MOST_FLYING, bill_of
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.placing import (
    formation,
    is_for_neighbours,
    is_helper,
    is_marksman,
    planned,
    wearer_of,
)
from game.rulesets.berserk.sense.recruiting import best_army, intended
from game.rulesets.berserk.sense.rows import row_worths
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.unit import Spot, is_square
from game.rulesets.berserk.view import BerserkView

LEAST_GAP = 0.1
"""Fewer crystals of difference are told as none."""
A = TypeVar("A", bound=acts.BerserkAction)

# -- raising an army


def _army_of(view: BerserkView) -> tuple[int, ...]:
    """Return the strongest army that is bought with what is chosen already."""
    player = view.to_act
    squares = room(player, player == view.first, view.land)
    return intended(view.hand, view.army, view.gold(player), view.silver(player), squares)


def instead(view: BerserkView, number: int) -> str:
    """Return what the strongest army would be without a card that is in it, or with a card, or one
    more of it, that is not; "" where it cannot be had."""
    army, held = _army_of(view), view.army
    if number in army[len(held) :]:
        rest = Counter(view.hand) - Counter({number: view.hand.count(number)})
        rest += Counter({number: army[len(held) :].count(number) - 1})
    else:
        held = (*held, *[number] * (army.count(number) + 1 - held.count(number)))
        rest = Counter(view.hand) - (Counter(held) - Counter(view.army))
    other = _army_holding(view, held, rest.elements())
    taken, dropped = Counter(other) - Counter(army), Counter(army) - Counter(other)
    if not other:
        return ""
    if not taken:
        return _("Nothing else could be bought for it.")
    gap = sum(map(card_strength, army)) - sum(map(card_strength, other))
    words = (
        _("With {taken} in place of {cards} the army would be worth {gap} crystals less.")
        if gap >= LEAST_GAP
        else _("With {taken} in place of {cards} the army would be as strong.")
    )
    named = (cards_within(sorted(each.elements())) for each in (taken, dropped))
    return words.format(taken=next(named), cards=next(named), gap=decimal(gap))


def _army_holding(
    view: BerserkView, holding: Sequence[int], hand: Iterable[int]
) -> tuple[int, ...]:
    """Return the strongest army with certain cards, and others of a hand, in whatever order they
    are taken; none where the certain cards are not to be had together."""
    player = view.to_act
    gold, silver, bill = view.gold(player), view.silver(player), bill_of(holding)
    is_allowed = bill.gold(silver) <= gold and bill.flying <= MOST_FLYING and bill.terrain <= 1
    if not is_allowed or any(card(each).unique and holding.count(each) > 1 for each in holding):
        return ()
    squares = room(player, player == view.first, view.land)
    held, rest = tuple(sorted(holding)), tuple(sorted(hand))
    return best_army(rest, held, gold, silver, squares, in_order=False)[1]


def _worth(view: BerserkView, action: acts.Recruit) -> Places:
    is_next = _army_of(view)[len(view.army) :][:1] == (action.card,)
    worth = decimal(card_strength(action.card))
    return {"much": float(is_next), "worth": worth, "cost": card(action.card).cost}


def _complete(view: BerserkView, _action: acts.EndRecruiting) -> Places:
    player, bill = view.to_act, bill_of(view.army)
    silver = view.silver(player)
    return {
        "gold": view.gold(player) - bill.gold(silver),
        "silver": silver - min(bill.regular, silver),
    }


# -- placing it


def _plan(view: BerserkView, action: acts.Place) -> Mapping[Spot, int]:
    """Return a plan for the whole army that has a card where it is to lie, empty where none has:
    two players have squares of their own, and both may do."""
    player, goes_first = view.to_act, view.to_act == view.first
    for arrange in (deployment, formation):
        plan = planned(player, goes_first, view.land, view.units, view.to_place, arrange)
        if plan.get(action.spot) == action.card:
            return plan
    return {}


def _placed(test: Callable[[BerserkView, int, int], Any]) -> Callable[..., Places | None]:
    """Return a test of a card that is planned on its square, told the card and its row, the front
    as 0."""

    def holds(view: BerserkView, action: acts.Place) -> Places | None:
        if not is_square(action.spot) or card(action.card).kind is CardKind.EQUIPMENT:
            return None
        if not _plan(view, action):
            return None
        row = next(n for n, each in enumerate(ROWS) if action.spot in row_of(view.to_act, each))
        found = test(view, action.card, row)
        return {} if found is True else found or None

    return holds


def _proved(_view: BerserkView, number: int, row: int) -> Places | None:
    """Return how much more a card has proved to be worth in its row than in any other."""
    worths = list(row_worths(number))
    gap = worths.pop(row) - max(worths, default=0.0)
    is_told = card(number).kind is CardKind.CREATURE and gap >= LEAST_GAP
    return {"much": gap, "gap": decimal(gap)} if is_told else None


def _wears(view: BerserkView, action: acts.Place) -> Places | None:
    own = [unit for unit in view.units if unit.owner == view.to_act]
    is_gear = is_square(action.spot) and card(action.card).kind is CardKind.EQUIPMENT
    return {} if is_gear and action.spot == wearer_of(action.card, own) else None


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
        marked("Whoever is first walks up and strikes before anybody can strike back."),
        lambda _view, action: {} if action.first else None,
    ),
    _row(
        acts.GoFirst,
        marked("The second player sees the enemy’s whole army before his first turn."),
    ),
    _row(
        acts.Mulligan,
        marked("The best army of this draw is so weak that another is worth a gold crystal."),
    ),
    _row(
        acts.Recruit,
        marked("Many battles have shown it to be worth {worth} crystals, for a price of {cost}."),
        _worth,
    ),
    _row(
        acts.EndRecruiting,
        marked("With {gold} gold and {silver} silver left there is nothing better to be had."),
        _complete,
    ),
    _row(
        acts.Place,
        marked("A terrain card lies beside the board and takes no square."),
        lambda _view, action: None if is_square(action.spot) else {},
    ),
    _row(acts.Place, marked("This creature makes the most of it."), _wears),
    _row(
        acts.Place,
        marked("It takes off when it is turned face up, so its square matters little."),
        _placed(lambda _view, number, _row: card(number).kind is CardKind.FLYER),
    ),
    _row(
        acts.Place,
        marked("Many battles have shown it to be worth {gap} crystals more in this row."),
        _placed(_proved),
    ),
    _row(
        acts.Place,
        marked("In the front row it can strike in the first turn."),
        _placed(lambda _view, _number, row: row == 0),
    ),
    _row(
        acts.Place,
        marked("It does most from a distance: back here it is not struck at once."),
        _placed(lambda _view, number, _row: is_marksman(number) or is_helper(number)),
    ),
    _row(
        acts.Place,
        marked("What it does is for the cards beside it."),
        _placed(lambda _view, number, _row: is_for_neighbours(number)),
    ),
    _row(
        acts.Place,
        marked("Here it is not struck at once."),
        _placed(lambda _view, _number, _row: True),
    ),
]
"""In order, as those of a battle."""
