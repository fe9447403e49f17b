"""Armies being raised, with hands that a test chooses."""

from collections.abc import Sequence

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    DrawCards,
    EndRecruiting,
    Place,
    Recruit,
)
from game.rulesets.berserk.cards.box import card_named, cards
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.cards.decks import deck_line
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal


def numbers(text: str) -> tuple[int, ...]:
    """Return the cards named as in "2 plains-outrider, griffin", ascending."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        copies, _space, name = part.rpartition(" ")
        found += [card_named(name).number] * int(copies or 1)
    return tuple(sorted(found))


def recruiting(hand: str, *, second: bool = False, **options: object) -> BerserkState:
    """Return a battle in which a player has just drawn this hand, or one that begins with it.

    Seat 0 is the first player; where `second`, he has raised an army of one and it is seat 1's
    turn to recruit.
    """
    chosen = filled(numbers(hand))
    decks = {f"deck_{seat}": _deck(chosen) for seat in (0, 1)}
    state = new_deal(opening(BerserkOptions(first="fixed", **{**decks, **options}), 2, 0))  # type: ignore[arg-type]
    state.apply_action(DrawCards(0, chosen))
    if second:
        creature = next(card for card in state.hands[0] if cards()[card].is_creature)
        do(state, Recruit(creature), EndRecruiting())
        state.apply_action(DrawCards(1, chosen))
    return state


def filled(hand: Sequence[int]) -> tuple[int, ...]:
    """Return the hand with enough other cards, dear ones, to be one of fifteen."""
    dear = sorted(
        (card for card in cards() if card.elite and card.kind is CardKind.CREATURE),
        key=lambda card: -card.cost,
    )
    others = [card.number for card in dear if card.number not in hand]
    return tuple(sorted((*hand, *others[: 15 - len(hand)])))


def _deck(hand: Sequence[int]) -> str:
    others = [card.number for card in cards() if card.number not in hand]
    return deck_line(sorted((*hand, *others[:20])))


def do(state: BerserkState, *actions: BerserkAction) -> BerserkState:
    """Do the actions one after the other, and return the state."""
    for action in actions:
        state.apply_action(action)
    return state


def recruit(state: BerserkState, text: str) -> BerserkState:
    """Recruit these cards in their order, and return the state."""
    return do(state, *map(Recruit, numbers(text)))


def placing(army: str, *, second: bool = False, **options: object) -> BerserkState:
    """Return a battle in which a player is about to place this army, cards counted."""
    state = recruiting(army, second=second, **options)
    recruit(state, army)
    do(state, EndRecruiting())
    if not second:
        state.apply_action(state.chance_action(Rng(1)))
        creature = next(card for card in state.hands[1] if cards()[card].is_creature)
        do(state, Recruit(creature), EndRecruiting())
    while state.phase is Phase.PLACE and state.to_act != int(second):
        do(state, state.legal_actions()[0])
    return state


def squares(state: BerserkState) -> set[str]:
    """Return the squares on which the next card may be placed."""
    return {str(action).rpartition(" ")[2] for action in state.legal_actions()}


def place(state: BerserkState, *names: str) -> None:
    """Place the cards on these squares, the one with the lowest number first."""
    for name in names:
        actions = reversed(state.legal_actions())
        legal = {str(action).rpartition(" ")[2]: action for action in actions}
        assert isinstance(legal[name], Place)
        do(state, legal[name])


def to_the_draw(state: BerserkState) -> BerserkState:
    """Let chance act until a player is to decide, and return the state."""
    rng = Rng(7)
    while state.current_player() == CHANCE:
        state.apply_action(state.chance_action(rng))
    return state
