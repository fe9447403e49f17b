"""Placing an army: which square is open to which card, and what lies where afterwards."""

from game.core.protocols import Emit, Player, Refusal
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, Place
from game.rulesets.berserk.battle.turn import begin_battle
from game.rulesets.berserk.battle.units import put
from game.rulesets.berserk.events import CardPlaced
from game.rulesets.berserk.places import open_squares, square_classes
from game.rulesets.berserk.position import Battle, Pair, Phase, RunningBattle
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.unit import GRAVE, Unit, spot_name


def with_cards(pair: Pair, player: Player, cards: tuple[int, ...]) -> Pair:
    """Return the pair with other cards for this player."""
    return (cards, pair[1]) if player == 0 else (pair[0], cards)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards less one of this number."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def place_legal(state: Battle) -> list[BerserkAction]:
    """Return where the next cards of the army may go, sorted."""
    return [
        Place(card, spot)
        for card in _next_cards(state.waiting[state.to_act])
        for spot in _open_spots(state, card)
    ]


def _next_cards(waiting: tuple[int, ...]) -> list[int]:
    """Return which of the cards may be placed next: those without a square come last."""
    prices = price_list()
    return sorted({card for card in waiting if prices[card].squares} or {*waiting})


def _open_spots(state: Battle, card: int) -> list[int]:
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


def place_refusal(state: Battle, action: BerserkAction) -> Refusal | None:
    """Return why this may not be done while the armies are placed."""
    if not isinstance(action, Place):
        return Refusal(_("Now is the time to place your army."), "BW-12")
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
    square = spot_name(action.spot)
    classes = square_classes(player, player == state.first, state.land)
    if not any(action.spot in squares for squares in classes):
        return Refusal(_("You cannot place a card on {square}.").format(square=square), "BW-12")
    if any(unit.spot == action.spot for unit in state.units):
        return Refusal(_("{square} is taken.").format(square=square), "BW-12")
    return Refusal(
        _("{square} is used only when the squares that come before it are full.").format(
            square=square
        ),
        "BW-12",
    )


def place(state: RunningBattle, action: Place, emit: Emit | None) -> None:
    """Lay a card on its square, on its wearer, or beside the board; the last begins the battle."""
    player, card = state.to_act, action.card
    price = price_list()[card]
    waiting = with_cards(state.waiting, player, without(state.waiting[player], card))
    state.set(waiting=waiting)
    uid = None
    if price.squares:
        uid = len(state.units)
        board = (*state.board[: action.spot], uid, *state.board[action.spot + 1 :])
        state.set(units=(*state.units, Unit(uid, card, player, action.spot)), board=board)
    elif price.terrain:
        state.set(grounds=(*state.grounds, (player, card)))
    else:
        wearer = state.units[state.board[action.spot]]
        put(state, wearer._replace(gear=(*wearer.gear, card)))
    all_placed = not await_placing(state)
    if emit:
        emit(CardPlaced(player, uid, card, action.spot))
    if all_placed:
        begin_battle(state, emit)


def await_placing(state: RunningBattle) -> bool:
    """Let whoever places next act, the first player before the second; False if all is placed."""
    assert state.first is not None
    for player in (state.first, 1 - state.first):
        if state.waiting[player]:
            state.set(phase=Phase.PLACE, to_act=player)
            return True
    return False
