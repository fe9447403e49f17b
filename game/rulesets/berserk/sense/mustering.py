"""How a computer player raises and places his army, step by step."""

from game.rulesets.berserk.actions import (
    BerserkAction,
    EndRecruiting,
    GoFirst,
    Mulligan,
    Place,
    Recruit,
)
from game.rulesets.berserk.muster.recruiting import recruit_legal
from game.rulesets.berserk.places import room
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.sense.placing import Formation, formation, next_placing
from game.rulesets.berserk.sense.recruiting import TRIED, Measure, is_poor, next_recruit

LIKES_TO_BEGIN = False
"""Whether the plain player takes the first turn if he may choose (docs/strength.md)."""


def muster(
    state: Battle, arrange: Formation = formation, measure: Measure = TRIED
) -> BerserkAction:
    """Return what the player to act does before the battle.

    `arrange` finds his cards their squares, and `measure` judges his army.
    """
    if state.phase == Phase.FIRST:
        return GoFirst(LIKES_TO_BEGIN)
    if state.phase == Phase.RECRUIT:
        return _recruit(state, measure)
    player = state.to_act
    waiting = state.waiting[player]
    goes_first = player == state.first
    return Place(*next_placing(player, goes_first, state.land, state.units, waiting, arrange))


def _recruit(state: Battle, measure: Measure) -> BerserkAction:
    player = state.to_act
    hand, army = state.hands[player], state.armies[player]
    gold, silver = state.gold(player), state.silver(player)
    squares = room(player, player == state.first, state.land)
    if not army and state.mulligans[player] < state.standing.options.mulligans:
        deck = state.standing.decks[player]
        if gold > 1 and is_poor(hand, deck, gold, silver, squares, measure):
            return Mulligan()
    card = next_recruit(hand, army, gold, silver, squares, measure)
    if card is not None:
        return Recruit(card)
    legal = recruit_legal(state)
    return EndRecruiting() if EndRecruiting() in legal else legal[-1]
