"""Raising and placing an army: what may be done, why not something else, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from game.core.protocols import CHANCE, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.rulesets.berserk.actions import (
    BerserkAction,
    DrawCards,
    EndRecruiting,
    GoFirst,
    Mulligan,
    Place,
    Recruit,
    RollForFirst,
)
from game.rulesets.berserk.battle.units import put
from game.rulesets.berserk.events import (
    ArmyRaised,
    BattleStarted,
    CardPlaced,
    CardRecruited,
    CardsDrawn,
    FirstChosen,
    FirstRolled,
    Mulliganed,
)
from game.rulesets.berserk.places import open_squares, room, square_classes
from game.rulesets.berserk.purse import (
    DRAWN,
    MOST_FLYING,
    MOST_TERRAIN,
    Bill,
    bill_of,
    is_within,
    price_list,
    unique_cards,
)
from game.rulesets.berserk.unit import GRAVE, Unit, spot_name
from game.rulesets.berserk.view import Phase

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState

Pair = tuple[tuple[int, ...], tuple[int, ...]]


def with_cards(pair: Pair, player: Player, cards: tuple[int, ...]) -> Pair:
    """Return the pair with other cards for this player."""
    return (cards, pair[1]) if player == 0 else (pair[0], cards)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards less one of this number."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# -- what may be done


def army_legal(state: BerserkState) -> list[BerserkAction]:
    """Return what the player to act may do before the battle, sorted."""
    if state.to_act < 0:
        return []
    return _LEGAL[state.phase](state)


def _first_legal(_state: BerserkState) -> list[BerserkAction]:
    return [GoFirst(False), GoFirst(True)]


def _recruit_legal(state: BerserkState) -> list[BerserkAction]:
    found: list[BerserkAction] = []
    if _mulligan_refusal(state) is None:
        found.append(Mulligan())
    found += map(Recruit, recruits(state, state.to_act))
    if _end_refusal(state) is None:
        found.append(EndRecruiting())
    return found


def _place_legal(state: BerserkState) -> list[BerserkAction]:
    return [
        Place(card, spot)
        for card in _next_cards(state.waiting[state.to_act])
        for spot in _open_spots(state, card)
    ]


def _next_cards(waiting: tuple[int, ...]) -> list[int]:
    """Return which of the cards may be placed next: those without a square come last."""
    prices = price_list()
    return sorted({card for card in waiting if prices[card].squares} or {*waiting})


_LEGAL: Mapping[Phase, Callable[[BerserkState], list[BerserkAction]]] = {
    Phase.FIRST: _first_legal,
    Phase.RECRUIT: _recruit_legal,
    Phase.PLACE: _place_legal,
}


def recruits(state: BerserkState, player: Player) -> list[int]:
    """Return the cards of his hand that a player may recruit next, each number once."""
    army = state.armies[player]
    bill = bill_of(army)
    last = army[-1] if army else 0
    hand = sorted({card for card in state.hands[player] if card >= last})
    taken = unique_cards().intersection(army)
    return [
        card
        for card in hand
        if card not in taken
        and _fits(state, player, bill.plus(price_list()[card]))
        and _leaves_creature(state, player, bill, card)
    ]


def _fits(state: BerserkState, player: Player, bill: Bill) -> bool:
    """Tell whether the player's army may come to this bill."""
    return is_within(bill, state.gold(player), state.silver(player), _room(state, player))


def _leaves_creature(state: BerserkState, player: Player, bill: Bill, card: int) -> bool:
    """Tell whether the army has a creature with this card, or can still get one after it."""
    prices = price_list()
    bill = bill.plus(prices[card])
    if bill.creatures:
        return True
    return any(
        other >= card and prices[other].creatures and _fits(state, player, bill.plus(prices[other]))
        for other in state.hands[player]
    )


def _room(state: BerserkState, player: Player) -> int:
    return room(player, player == state.first, state.land)


def _open_spots(state: BerserkState, card: int) -> list[int]:
    """Return where the card may go that the player to act places next."""
    player, prices = state.to_act, price_list()
    price = prices[card]
    if price.terrain:
        return [GRAVE]
    own = [unit for unit in state.units if unit.owner == player]
    if not price.squares:
        return sorted(unit.spot for unit in own if prices[unit.card].creatures)
    count = sum(prices[each].squares for each in state.armies[player])
    classes = square_classes(player, player == state.first, state.land)
    return open_squares(classes, [unit.spot for unit in own], count)


# -- why not


def army_refusal(state: BerserkState, action: BerserkAction) -> Refusal | None:
    """Return why the player to act may not do this before the battle, None where he may."""
    if state.to_act < 0:
        return Refusal(_("It is nobody's turn."))
    find = _REFUSALS.get((state.phase, type(action)))
    return find(state, action) if find else Refusal(*_INSTEAD[state.phase]())


def _mulligan_refusal(state: BerserkState, _action: BerserkAction | None = None) -> Refusal | None:
    player = state.to_act
    if state.armies[player]:
        return Refusal(_("Cards are put back before the first is recruited."), "BW-05")
    if state.mulligans[player] >= state.standing.options.mulligans:
        return Refusal(_("You have drawn anew as often as is allowed."), "BW-05")
    if state.gold(player) < 1:
        return Refusal(_("A mulligan costs a gold crystal, and you have none."), "BW-05")
    return None


def _recruit_refusal(state: BerserkState, action: Recruit) -> Refusal | None:
    player, card = state.to_act, action.card
    army = state.armies[player]
    if card not in state.hands[player]:
        return Refusal(_("You can only recruit a card of your hand."), "BW-06")
    if army and card < army[-1]:
        return Refusal(_("Cards are recruited in the order of their numbers."), "BW-06")
    if card in army and card in unique_cards():
        return Refusal(_("A unique card may be in an army once only."), "BW-07")
    before = bill_of(army)
    bill = before.plus(price_list()[card])
    gold, silver = state.gold(player), state.silver(player)
    if bill.gold(silver) > gold:
        return Refusal(
            _("With this card you would need {need} gold crystals; you have {gold}.").format(
                need=bill.gold(silver), gold=gold
            ),
            "BW-03" if bill.toll > before.toll else "BW-04",
        )
    if bill.flying > MOST_FLYING:
        return Refusal(
            _("Your flyers would cost {cost} crystals together; {most} are allowed.").format(
                cost=bill.flying, most=MOST_FLYING
            ),
            "BW-07",
        )
    if bill.terrain > MOST_TERRAIN:
        return Refusal(_("An army has one terrain card at most."), "BW-10")
    if bill.squares > _room(state, player):
        return Refusal(_("There would be no square left for this card."), "BW-12")
    if not _leaves_creature(state, player, before, card):
        return Refusal(_("With this card you could not pay for any creature."), "BW-06")
    return None


def _end_refusal(state: BerserkState, _action: BerserkAction | None = None) -> Refusal | None:
    player, prices = state.to_act, price_list()
    if any(prices[card].creatures for card in state.armies[player]):
        return None
    if any(prices[card].creatures for card in recruits(state, player)):
        return Refusal(_("An army must have at least one creature."), "BW-06")
    return None


def _place_refusal(state: BerserkState, action: Place) -> Refusal | None:
    player, prices = state.to_act, price_list()
    waiting = state.waiting[player]
    if action.card not in waiting:
        return Refusal(_("You can only place a card of your army."), "BW-12")
    if action.card not in _next_cards(waiting):
        return Refusal(_("Equipment and terrain are placed last."), "BW-12")
    if action.spot in _open_spots(state, action.card):
        return None
    price = prices[action.card]
    if price.terrain:
        return Refusal(_("A terrain card lies beside the board."), "BW-10")
    if not price.squares:
        return Refusal(_("Equipment is worn by a creature of your own."), "BW-10")
    if action.spot == GRAVE:
        return Refusal(_("This card needs a square."), "BW-12")
    place = spot_name(action.spot)
    classes = square_classes(player, player == state.first, state.land)
    if not any(action.spot in squares for squares in classes):
        return Refusal(_("You cannot place a card on {square}.").format(square=place), "BW-12")
    if any(unit.spot == action.spot for unit in state.units):
        return Refusal(_("{square} is taken.").format(square=place), "BW-12")
    return Refusal(
        _("{square} is used only when the squares that come before it are full.").format(
            square=place
        ),
        "BW-12",
    )


_REFUSALS: Mapping[tuple[Phase, type], Callable[[BerserkState, Any], Refusal | None]] = {
    (Phase.FIRST, GoFirst): lambda _state, _action: None,
    (Phase.RECRUIT, Mulligan): _mulligan_refusal,
    (Phase.RECRUIT, Recruit): _recruit_refusal,
    (Phase.RECRUIT, EndRecruiting): _end_refusal,
    (Phase.PLACE, Place): _place_refusal,
}

_INSTEAD: Mapping[Phase, Callable[[], tuple[str, str]]] = {
    Phase.FIRST: lambda: (_("Say whether you take the first turn."), "BW-08"),
    Phase.RECRUIT: lambda: (_("Now is the time to recruit your army."), "BW-06"),
    Phase.PLACE: lambda: (_("Now is the time to place your army."), "BW-12"),
}


# -- chance


def army_chance(state: BerserkState, rng: Rng) -> BerserkAction:
    """Draw what chance brings before the battle: the dice for the first turn, or a hand."""
    if state.phase == Phase.FIRST:
        return RollForFirst((1 + rng.below(6), 1 + rng.below(6)))
    player = state.drawing
    return DrawCards(player, tuple(sorted(rng.sample(state.standing.decks[player], DRAWN))))


# -- what is done


def _begin(state: BerserkState, emit: Emit) -> None:
    """Tell that a battle begins, and who is first where that needs no roll."""
    if state.history:
        return
    emit(BattleStarted(state.standing.deals_played, state.standing.field.id))
    if state.first is not None:
        _tell_first(state, emit)


def _tell_first(state: BerserkState, emit: Emit) -> None:
    assert state.first is not None
    gold = (state.gold(0), state.gold(1))
    emit(FirstChosen(state.first, gold, (state.silver(0), state.silver(1))))


def _roll_for_first(state: BerserkState, action: RollForFirst, emit: Emit) -> None:
    if state.phase != Phase.FIRST or state.to_act != CHANCE:
        _refuse(_("Nobody rolls for the first turn now."))
    one, other = action.dice
    if not (1 <= one <= 6 and 1 <= other <= 6):
        _refuse(_("A die shows 1 to 6."))
    _begin(state, emit)
    state.history = (*state.history, action)
    emit(FirstRolled(action.dice))
    if one != other:
        state.to_act = 0 if one > other else 1


def _go_first(state: BerserkState, action: GoFirst, emit: Emit) -> None:
    state.first = state.to_act if action.first else 1 - state.to_act
    _tell_first(state, emit)
    _await_cards(state, state.first)


def _await_cards(state: BerserkState, player: Player) -> None:
    state.phase, state.to_act, state.drawing = Phase.DRAW, CHANCE, player


def _draw(state: BerserkState, action: DrawCards, emit: Emit) -> None:
    player = action.player
    if state.phase != Phase.DRAW or player != state.drawing:
        _refuse(_("That player draws no cards now."))
    cards = tuple(sorted(action.cards))
    deck = list(state.standing.decks[player])
    if len(cards) != DRAWN or any(deck.count(card) < cards.count(card) for card in cards):
        _refuse(_("Chance draws {n} cards of the player's deck.").format(n=DRAWN))
    _begin(state, emit)
    state.history = (*state.history, DrawCards(player, cards))
    state.hands = with_cards(state.hands, player, cards)
    emit(CardsDrawn(player, len(cards), cards))
    state.phase, state.to_act = Phase.RECRUIT, player


def _mulligan(state: BerserkState, _action: Mulligan, emit: Emit) -> None:
    player = state.to_act
    one, other = state.mulligans
    state.mulligans = (one + 1, other) if player == 0 else (one, other + 1)
    state.hands = with_cards(state.hands, player, ())
    emit(Mulliganed(player))
    _await_cards(state, player)


def _recruit(state: BerserkState, action: Recruit, emit: Emit) -> None:
    player = state.to_act
    hand, army = state.hands[player], state.armies[player]
    state.hands = with_cards(state.hands, player, without(hand, action.card))
    state.armies = with_cards(state.armies, player, (*army, action.card))
    emit(CardRecruited(player, action.card))


def _end_recruiting(state: BerserkState, _action: EndRecruiting, emit: Emit) -> None:
    player = state.to_act
    army = state.armies[player]
    state.hands = with_cards(state.hands, player, ())
    waiting = tuple(sorted(army, key=lambda card: (not price_list()[card].squares, card)))
    state.waiting = with_cards(state.waiting, player, waiting)
    emit(ArmyRaised(player, len(army)))
    if player == state.first:
        _await_cards(state, 1 - player)
    else:
        state.phase = Phase.PLACE
        _next_to_place(state, emit)


def _place(state: BerserkState, action: Place, emit: Emit) -> None:
    player, card = state.to_act, action.card
    price = price_list()[card]
    state.waiting = with_cards(state.waiting, player, without(state.waiting[player], card))
    uid = None
    if price.squares:
        uid = len(state.units)
        state.units = (*state.units, Unit(uid, card, player, action.spot))
        state.board = (*state.board[: action.spot], uid, *state.board[action.spot + 1 :])
    elif price.terrain:
        state.grounds = (*state.grounds, (player, card))
    else:
        wearer = state.units[state.board[action.spot]]
        put(state, wearer._replace(gear=(*wearer.gear, card)))
    emit(CardPlaced(player, uid, card, action.spot))
    if not state.waiting[player]:
        _next_to_place(state, emit)


def _next_to_place(state: BerserkState, emit: Emit) -> None:
    """The first player places his army, then the second his; then the battle begins."""
    assert state.first is not None
    for player in (state.first, 1 - state.first):
        if state.waiting[player]:
            state.to_act = player
            return
    state.start_battle(emit)


def _refuse(sentence: str) -> NoReturn:
    raise IllegalAction(Refusal(sentence))


Step = Callable[[Any, Any, Emit], None]

ARMY_CHANCE: Mapping[type, Step] = {RollForFirst: _roll_for_first, DrawCards: _draw}
"""What chance's actions do; they check themselves and write themselves into the history."""

ARMY_STEPS: Mapping[type, Step] = {
    GoFirst: _go_first,
    Mulligan: _mulligan,
    Recruit: _recruit,
    EndRecruiting: _end_recruiting,
    Place: _place,
}
"""What players' actions do before the battle, once they are known to be legal."""
