"""Why an army is raised and placed so: what speaks for a card, and for its square."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.core.protocols import Player
from game.core.words import _, decimal, many, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.cards.naming import cards_within
from game.rulesets.berserk.places import ROWS, open_squares, room, row_of, square_classes
from game.rulesets.berserk.purse import MOST_FLYING, bill_of
from game.rulesets.berserk.sense.deploying import deployment, worth_of
from game.rulesets.berserk.sense.placing import (
    formation,
    is_helper,
    is_marksman,
    planned,
    wearer_of,
)
from game.rulesets.berserk.sense.recruiting import best_army, intended
from game.rulesets.berserk.sense.rows import row_worths
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.telling.beside import company_words
from game.rulesets.berserk.telling.exchanges import capital
from game.rulesets.berserk.unit import BOARD, Spot, is_square, spot_name
from game.rulesets.berserk.view import BerserkView

FRONT = ROWS[0]
IN_ROW = dict(
    zip(
        ROWS,
        (marked("in the front row"), marked("in the middle row"), marked("in the back row")),
        strict=True,
    )
)
LEAST_GAP = 0.1
"""Fewer crystals of difference are told as none."""
TOUGH = 9
"""From how many life points on a card is told to have much,"""
STOUT = 0.6
"""and how large a share of its army then has no more."""


def why_mustered(view: BerserkView, action: acts.BerserkAction) -> str:
    """Return what speaks for a step of raising or placing an army, "" for nothing."""
    told = _TOLD.get(type(action))
    return told(view, action) if told and view.observer is not None else ""


def is_planned(view: BerserkView, action: acts.BerserkAction) -> bool:
    """Tell whether a step is the next of the strongest army, or where a strong player places it."""
    if isinstance(action, acts.Recruit):
        return _army_of(view, view.hand)[len(view.army) :][:1] == (action.card,)
    if isinstance(action, acts.Place) and is_square(action.spot):
        player, goes_first = view.to_act, view.to_act == view.first
        plan = planned(player, goes_first, view.land, view.units, view.to_place, deployment)
        return plan.get(action.spot) == action.card
    return True


def _first(view: BerserkView, action: acts.GoFirst) -> str:
    if action.first:
        return _("Whoever is first walks up and strikes before anybody can strike back.")
    return _("The second player sees the enemy’s whole army before his first turn.")


def _mulligan(_view: BerserkView, _action: acts.Mulligan) -> str:
    return _("The best army of this draw is so weak that another is worth a gold crystal.")


def _recruit(view: BerserkView, action: acts.Recruit) -> str:
    """Return what a card is worth, and what the army would be without it."""
    army, told = _army_of(view, view.hand), _worth_told(action.card)
    if action.card not in army[len(view.army) :]:
        return told
    return f"{told} {_without(view, action.card, army)}"


def _worth_told(number: int) -> str:
    """Return what a card is worth beside its price."""
    words = _("Many battles have shown it to be worth {worth} crystals, for a price of {cost}.")
    return words.format(worth=decimal(card_strength(number)), cost=card(number).cost)


def _without(view: BerserkView, number: int, army: Sequence[int]) -> str:
    """Return what would be bought if a card of an army were not to be had."""
    others = [each for each in view.hand if each != number]
    fewer = army[len(view.army) :].count(number) - 1
    other = _army_holding(view, view.army, (*others, *[number] * fewer))
    instead, dropped = Counter(other) - Counter(army), Counter(army) - Counter(other)
    gap = sum(map(card_strength, army)) - sum(map(card_strength, other))
    if not instead:
        return _("Nothing else could be bought for it.")
    names = cards_within(sorted(instead.elements()))
    also = sorted((dropped - Counter((number,))).elements())
    if gap < LEAST_GAP:
        return _("{cards} instead would make an army as strong.").format(cards=names)
    words = (
        _(
            "In place of it, and of {dropped}, you could have {cards} at best: {gap} crystals’ "
            "worth less."
        )
        if also
        else _("In its place you could have {cards} at best: {gap} crystals’ worth less.")
    )
    return words.format(cards=names, dropped=cards_within(also), gap=decimal(gap))


def left_out(view: BerserkView, number: int) -> str:
    """Return why a card of the hand is not in the strongest army, or no more of it than there is:
    what that army would be with it."""
    told, army = _worth_told(number), _army_of(view, view.hand)
    if held := army.count(number):
        has = many("The army has {n} of it already.", "The army has {n} of it already.", held)
        told = f"{told} {has.format(n=held)}"
    more = [number] * (held + 1 - view.army.count(number))
    other = _army_holding(
        view, (*view.army, *more), (Counter(view.hand) - Counter(more)).elements()
    )
    if not other:
        return told
    gap = sum(map(card_strength, army)) - sum(map(card_strength, other))
    dropped = sorted((Counter(army) - Counter(other)).elements())
    words = (
        _("{told} With {taken} in place of {cards} the army would be worth {gap} crystals less.")
        if gap >= LEAST_GAP
        else _("{told} With {taken} in place of {cards} the army would be as strong.")
    )
    taken = cards_within(sorted((Counter(other) - Counter(army)).elements()))
    return words.format(told=told, taken=taken, cards=cards_within(dropped), gap=decimal(gap))


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


def _army_of(view: BerserkView, hand: tuple[int, ...]) -> tuple[int, ...]:
    player = view.to_act
    squares = room(player, player == view.first, view.land)
    return intended(hand, view.army, view.gold(player), view.silver(player), squares)


def _complete(view: BerserkView, _action: acts.EndRecruiting) -> str:
    player, bill = view.to_act, bill_of(view.army)
    silver = view.silver(player)
    words = _("With {gold} gold and {silver} silver left there is nothing better to be had.")
    left = view.gold(player) - bill.gold(silver), silver - min(bill.regular, silver)
    return words.format(gold=left[0], silver=left[1])


# -- placing


def _place(view: BerserkView, action: acts.Place) -> str:
    """Return what speaks for a card where it is to lie; that is asked of each card by itself."""
    player, number = view.to_act, action.card
    own = [unit for unit in view.units if unit.owner == player]
    if not is_square(action.spot):
        return _("A terrain card lies beside the board and takes no square.")
    if card(number).kind is CardKind.EQUIPMENT:
        is_best = action.spot == wearer_of(number, own)
        return _("This creature makes the most of it.") if is_best else ""
    goes_first = player == view.first
    for arrange in (deployment, formation):  # each has squares of its own, and both may do
        plan = planned(player, goes_first, view.land, view.units, view.to_place, arrange)
        if plan.get(action.spot) == number:
            told = [_in_row(view, number, action.spot, plan)]
            if arrange is deployment and card(number).kind is CardKind.CREATURE:
                told.append(_proved(view, number, action.spot, plan))
            told.append(company_words(number, action.spot, plan, _before(view, action.spot)))
            if arrange is deployment:
                told.append(_as_good(view, number, action.spot, plan))
            return " ".join(filter(None, told))
    return ""


def _in_row(view: BerserkView, number: int, spot: Spot, plan: dict[Spot, int]) -> str:
    """Return why a card stands in the row where a plan for the whole army has it."""
    if card(number).kind is CardKind.FLYER:
        return _("It takes off when it is turned face up, so its square matters little.")
    if spot in row_of(view.to_act, FRONT):
        return _in_front(number, plan)
    return _behind(view, number, spot, plan)


def _proved(view: BerserkView, number: int, spot: Spot, plan: dict[Spot, int]) -> str:
    """Return how much better or worse a card has proved to do in its row than in the others."""
    worths = dict(zip(ROWS, row_worths(number), strict=True))
    here = next(each for each in ROWS if spot in row_of(view.to_act, each))
    best = max((each for each in ROWS if each != here), key=worths.__getitem__)
    gap = worths[here] - worths[best]
    if gap >= LEAST_GAP:
        words = _("Many battles have shown it to be worth {gap} crystals more here than {row}.")
    elif gap <= -LEAST_GAP and not _has_room(view, plan, best):
        words = _("{row} it would be worth {gap} crystals more, but others need that place more.")
    else:
        return ""
    row = _(IN_ROW[best])
    return capital(words.format(gap=decimal(abs(gap)), row=row))


def _has_room(view: BerserkView, plan: dict[Spot, int], row: int) -> bool:
    return any(spot in row_of(view.to_act, row) for spot in _free(view, list(plan), len(plan) + 1))


def _free(view: BerserkView, taken: Sequence[Spot], count: int) -> list[Spot]:
    """Return where one more card of an army of so many may lie."""
    player = view.to_act
    return open_squares(square_classes(player, player == view.first, view.land), taken, count)


def _as_good(view: BerserkView, number: int, spot: Spot, plan: dict[Spot, int]) -> str:
    """Return which free squares of its row would do as well for a card."""
    player = view.to_act
    row = next(row_of(player, each) for each in ROWS if spot in row_of(player, each))
    rest = {each: other for each, other in plan.items() if each != spot}
    least = _arranged(player, plan) - LEAST_GAP
    others = [
        each
        for each in _free(view, list(rest), len(plan))
        if each in row and each != spot and _arranged(player, {**rest, each: number}) >= least
    ]
    if not others:
        return ""
    named = ", ".join(map(spot_name, sorted(others)))
    return many(
        "{squares} in the same row would do as well.",
        "{squares} in the same row would do as well.",
        len(others),
    ).format(squares=named)


def _arranged(player: Player, plan: dict[Spot, int]) -> float:
    return worth_of(player, tuple(plan), tuple(plan.values()), ())


def _in_front(number: int, plan: dict[Spot, int]) -> str:
    life = card(number).life
    lives = [card(each).life for each in plan.values()]
    if life >= TOUGH and sum(each <= life for each in lives) >= STOUT * len(lives):
        words = _("With a life of {life} it can take the first blows, and it strikes at once.")
        return words.format(life=life)
    return _("In the front row it can strike in the first turn.")


def _before(view: BerserkView, spot: Spot) -> Spot:
    """Return the square before another, as whoever decides looks at the board."""
    return spot + (BOARD.columns if view.to_act == 0 else -BOARD.columns)


def _behind(view: BerserkView, number: int, spot: Spot, plan: dict[Spot, int]) -> str:
    """Return why a card stands in the second row or the third, and who stands before it."""
    ahead = _before(view, spot)
    moves = card(number).movement
    if ahead not in plan:
        if is_marksman(number) or is_helper(number):
            return _("It does most from a distance: back here it is not struck at once.")
        return many(
            "Here it is not struck at once; with {n} movement point it comes forward when needed.",
            "Here it is not struck at once; with {n} movement points it comes forward when needed.",
            moves,
        ).format(n=moves)
    if is_marksman(number):
        words = _("It hurts from afar; {square} before it is for {front}.")
    elif is_helper(number):
        words = _("It helps from a distance; {square} before it is for {front}.")
    else:
        words = _("It comes forward when it is needed; {square} before it is for {front}.")
    return words.format(front=_(card(plan[ahead]).name), square=spot_name(ahead))


_TOLD: Mapping[type, Callable[[BerserkView, Any], str]] = {
    acts.GoFirst: _first,
    acts.Mulligan: _mulligan,
    acts.Recruit: _recruit,
    acts.EndRecruiting: _complete,
    acts.Place: _place,
}
