"""Who is first (BW-08), and the cards that each player draws (BW-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from game.core.protocols import CHANCE, Emit, IllegalAction, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, DrawCards, GoFirst, RollForFirst
from game.rulesets.berserk.events import BattleStarted, CardsDrawn, FirstChosen, FirstRolled
from game.rulesets.berserk.muster.pairs import with_cards
from game.rulesets.berserk.purse import DRAWN
from game.rulesets.berserk.view import Phase

if TYPE_CHECKING:
    from game.rulesets.berserk.state import BerserkState


def first_legal(_state: BerserkState) -> list[BerserkAction]:
    """Return both answers to whether one takes the first turn."""
    return [GoFirst(False), GoFirst(True)]


def muster_chance(state: BerserkState, rng: Rng) -> BerserkAction:
    """Draw what chance brings before the battle: the dice for the first turn, or a hand."""
    if state.phase == Phase.FIRST:
        return RollForFirst((1 + rng.below(6), 1 + rng.below(6)))
    player = state.drawing
    return DrawCards(player, tuple(sorted(rng.sample(state.standing.decks[player], DRAWN))))


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


def roll_for_first(state: BerserkState, action: RollForFirst, emit: Emit) -> None:
    """Let the higher die choose; equal dice are thrown again."""
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


def go_first(state: BerserkState, action: GoFirst, emit: Emit) -> None:
    """Take or leave the first turn."""
    state.first = state.to_act if action.first else 1 - state.to_act
    _tell_first(state, emit)
    await_cards(state, state.first)


def await_cards(state: BerserkState, player: Player) -> None:
    """Let chance draw the cards of this player next."""
    state.phase, state.to_act, state.drawing = Phase.DRAW, CHANCE, player


def draw_cards(state: BerserkState, action: DrawCards, emit: Emit) -> None:
    """Give a player the cards that chance has drawn from his deck."""
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


def _refuse(sentence: str) -> NoReturn:
    raise IllegalAction(Refusal(sentence))
