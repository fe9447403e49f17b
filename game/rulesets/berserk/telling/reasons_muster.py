"""Why an army is raised and placed so: what speaks for a card, and for its square."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, decimal, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.places import ROWS, room, row_of
from game.rulesets.berserk.purse import bill_of, crystals
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.placing import (
    formation,
    is_for_neighbours,
    is_helper,
    is_marksman,
    planned,
    wearer_of,
)
from game.rulesets.berserk.sense.recruiting import PRICE, TRIED, intended
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.unit import BOARD, Spot, is_square, spot_name
from game.rulesets.berserk.view import BerserkView

FRONT = ROWS[0]
BARGAIN = 0.25
"""Crystals above its price from which a card's worth is told as the reason to recruit it."""
TOUGH = 9
"""From how many life points on a card is told to have much,"""
STOUT = 0.6
"""and how large a share of its army then has no more."""


def first(view: BerserkView, action: acts.GoFirst) -> Iterator[Reason]:
    """Yield what speaks for going first, or second."""
    if action.first:
        yield Reason(_("Whoever is first walks up and strikes before anybody can strike back."))
        return
    options = view.standing.options
    more = sum(crystals(options, False)) - sum(crystals(options, True))
    if more > 0:
        words = many(
            "The second player has {n} crystal more, and a row that stays hidden.",
            "The second player has {n} crystals more, and a row that stays hidden.",
            more,
        )
        yield Reason(words.format(n=more))
    yield Reason(_("The second player sees the enemy’s whole army before his first turn."))


def mulligan(_view: BerserkView, _action: acts.Mulligan) -> Iterator[Reason]:
    """Yield what speaks for another draw."""
    yield Reason(_("The best army of this draw is so weak that another is worth a gold crystal."))


def recruit(view: BerserkView, action: acts.Recruit) -> Iterator[Reason]:
    """Yield what speaks for a card: the army it belongs to, and its worth beside its price."""
    cost, worth = card(action.card).cost, card_worth(action.card)
    army, is_next = _best_army_with(view, action.card)
    if army:
        if worth - cost < BARGAIN:
            words = many(
                "It is worth about its price, and one of the {n} card of the strongest army that "
                "your crystals buy.",
                "It is worth about its price, and one of the {n} cards of the strongest army that "
                "your crystals buy.",
                army,
            )
        else:
            words = many(
                "For {cost} crystals it does what others do for {worth}: one of the {n} card of "
                "the strongest army that you can buy.",
                "For {cost} crystals it does what others do for {worth}: one of the {n} cards of "
                "the strongest army that you can buy.",
                army,
            )
        told = words.format(cost=cost, worth=decimal(worth), n=army)
        yield Reason(told, "strongest army", is_next)
    elif worth - cost >= BARGAIN:
        words = _("It costs {cost} crystals, and does in battle what others do for {worth}.")
        yield Reason(words.format(cost=cost, worth=decimal(worth)), "bargain", worth - cost)
    else:
        words = _("It is worth about its {cost} crystals, and leaves the fewest unspent.")
        yield Reason(words.format(cost=cost), "bargain", worth - cost)


def _best_army_with(view: BerserkView, number: int) -> tuple[int, bool]:
    """Return how many cards the strongest army has that the card belongs to, 0 where it belongs to
    none, and whether it is the next of them."""
    player, found = view.to_act, 0
    squares = room(player, player == view.first, view.land)
    for measure in (TRIED, PRICE):
        army = intended(
            view.hand, view.army, view.gold(player), view.silver(player), squares, measure
        )
        to_come = army[len(view.army) :]
        if to_come[:1] == (number,):
            return len(army), True
        if number in to_come:
            found = found or len(army)
    return found, False


def complete(view: BerserkView, _action: acts.EndRecruiting) -> Iterator[Reason]:
    """Yield what speaks for an army as it is."""
    player, bill = view.to_act, bill_of(view.army)
    silver = view.silver(player)
    words = _("With {gold} gold and {silver} silver left there is nothing better to be had.")
    left = view.gold(player) - bill.gold(silver), silver - min(bill.regular, silver)
    yield Reason(words.format(gold=left[0], silver=left[1]))


# -- placing


def place(view: BerserkView, action: acts.Place) -> Iterator[Reason]:
    """Yield what speaks for a card where it is to lie; that is asked of each card by itself."""
    player, number = view.to_act, action.card
    own = [unit for unit in view.units if unit.owner == player]
    kind = f"where {number} lies"
    if not is_square(action.spot):
        yield Reason(_("A terrain card lies beside the board and takes no square."), kind)
    elif card(number).kind is CardKind.EQUIPMENT:
        if action.spot == wearer_of(number, own):
            worn = _("This creature makes the most of it.")
            yield Reason(worn, kind)
    else:
        goes_first = player == view.first
        for arrange in (deployment, formation):  # each has squares of its own, and both may do
            plan = planned(player, goes_first, view.land, view.units, view.to_place, arrange)
            if plan.get(action.spot) == number:
                about = kind if arrange is deployment else f"{kind} to a plain player"
                yield Reason(_on_square(view, number, action.spot, plan), about)
                return


def _on_square(view: BerserkView, number: int, spot: Spot, plan: dict[Spot, int]) -> str:
    """Return why a card stands where a plan for the whole army has it."""
    player, placed = view.to_act, card(number)
    if placed.kind is CardKind.FLYER:
        return _("It takes off when it is turned face up, so its square matters little.")
    row = next(each for each in ROWS if spot in row_of(player, each))
    told = _in_front(number, plan) if row == FRONT else _behind(view, number, spot, plan)
    beside = [plan[each] for each in BOARD.adjacent[spot] if each in plan]
    friend = next((each for each in beside if is_for_neighbours(each)), None)
    if is_for_neighbours(number) and beside:
        words = _("{told} It helps those beside it.")
        return words.format(told=told)
    if friend is not None:
        words = _("{told} {friend} helps those beside it.")
        return words.format(told=told, friend=_(card(friend).name))
    return told


def _in_front(number: int, plan: dict[Spot, int]) -> str:
    life = card(number).life
    lives = [card(each).life for each in plan.values()]
    if life >= TOUGH and sum(each <= life for each in lives) >= STOUT * len(lives):
        words = _("With a life of {life} it can take the first blows, and it strikes at once.")
        return words.format(life=life)
    return _("In the front row it can strike in the first turn.")


def _behind(view: BerserkView, number: int, spot: Spot, plan: dict[Spot, int]) -> str:
    """Return why a card stands in the second row or the third, and who stands before it."""
    ahead = spot + (BOARD.columns if view.to_act == 0 else -BOARD.columns)
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
        words = _("It hurts from afar; {front} on {square} stands before it.")
    elif is_helper(number):
        words = _("It helps from a distance; {front} on {square} stands before it.")
    else:
        words = _("{front} on {square} stands before it: it comes forward when it is needed.")
    return words.format(front=_(card(plan[ahead]).name), square=spot_name(ahead))
