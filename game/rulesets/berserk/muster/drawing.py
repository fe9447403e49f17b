"""Who is first (BW-08), and the cards that each player draws (BW-05)."""

from game.core.protocols import CHANCE, Emit, Player, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction, DrawCards, GoFirst, RollForFirst
from game.rulesets.berserk.events import BattleStarted, CardsDrawn, FirstChosen, FirstRolled
from game.rulesets.berserk.muster.placing import with_cards
from game.rulesets.berserk.position import Battle, Phase, RunningBattle
from game.rulesets.berserk.purse import DRAWN


def first_legal(_state: Battle) -> list[BerserkAction]:
    """Return both answers to whether one takes the first turn."""
    return [GoFirst(False), GoFirst(True)]


def first_refusal(state: Battle, action: BerserkAction) -> Refusal | None:
    """Return why this may not be done while it is open who is first."""
    if isinstance(action, RollForFirst):
        if state.to_act != CHANCE:
            return Refusal(_("Nobody rolls for the first turn now."))
        if not all(1 <= die <= 6 for die in action.dice):
            return Refusal(_("A die shows 1 to 6."))
        return None
    if state.to_act == CHANCE:
        return Refusal(_("It is nobody’s turn."))
    if isinstance(action, GoFirst):
        return None
    return Refusal(_("Say whether you take the first turn."), "BW-08")


def first_chance(_state: Battle, rng: Rng) -> BerserkAction:
    """Roll for the first turn."""
    return RollForFirst((1 + rng.below(6), 1 + rng.below(6)))


def draw_refusal(state: Battle, action: BerserkAction) -> Refusal | None:
    """Return why this may not be done while chance draws a hand."""
    if not isinstance(action, DrawCards):
        return Refusal(_("It is nobody’s turn."))
    if action.player != state.drawing:
        return Refusal(_("That player draws no cards now."))
    cards, deck = action.cards, state.standing.decks[action.player]
    is_hand = len(cards) == DRAWN and list(cards) == sorted(cards)
    if not is_hand or any(deck.count(card) < cards.count(card) for card in cards):
        return Refusal(_("Chance draws {n} cards of the player’s deck.").format(n=DRAWN))
    return None


def draw_chance(state: Battle, rng: Rng) -> BerserkAction:
    """Draw a hand from the deck of whoever is to have one (BW-05)."""
    player = state.drawing
    return DrawCards(player, tuple(sorted(rng.sample(state.standing.decks[player], DRAWN))))


def _begin(state: RunningBattle, emit: Emit | None) -> None:
    """Tell that a battle begins, and who is first where that needs no roll."""
    if emit and len(state.history) == 1:
        emit(BattleStarted(state.number, state.standing.field.id))
        if state.first is not None:
            _tell_first(state, state.first, emit)


def _tell_first(state: Battle, first: Player, emit: Emit) -> None:
    gold = (state.gold(0), state.gold(1))
    emit(FirstChosen(first, gold, (state.silver(0), state.silver(1))))


def roll_for_first(state: RunningBattle, action: RollForFirst, emit: Emit | None) -> None:
    """Let the higher die choose; equal dice are thrown again."""
    one, other = action.dice
    _begin(state, emit)
    state.set(rolled=action.dice)
    if one != other:
        state.set(to_act=0 if one > other else 1)
    if emit:
        emit(FirstRolled(action.dice))


def go_first(state: RunningBattle, action: GoFirst, emit: Emit | None) -> None:
    """Take or leave the first turn."""
    first = state.to_act if action.first else 1 - state.to_act
    state.set(first=first)
    await_cards(state, first)
    if emit:
        _tell_first(state, first, emit)


def await_cards(state: RunningBattle, player: Player) -> None:
    """Let chance draw the cards of this player next."""
    state.set(phase=Phase.DRAW, to_act=CHANCE, drawing=player)


def draw_cards(state: RunningBattle, action: DrawCards, emit: Emit | None) -> None:
    """Give a player the cards that chance has drawn from his deck."""
    player, cards = action.player, action.cards
    _begin(state, emit)
    hands = with_cards(state.hands, player, cards)
    state.set(hands=hands, phase=Phase.RECRUIT, to_act=player)
    if emit:
        emit(CardsDrawn(player, len(cards), cards))
