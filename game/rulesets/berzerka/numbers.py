"""A hand of Berzerka in numbers, as its kernels are told of it once the cards are played.

Imports kernels, and so is imported where it is needed, not at the top of other files.
"""

from game.kernels import tricks
from game.kernels.berzerka import deal
from game.kernels.berzerka.face import Deal
from game.kit.cards import mask_of
from game.kit.packs import NUMBER_DECK
from game.rulesets.berzerka.contracts import (
    AT_HALF,
    EVERY_TRICK,
    FEWEST,
    FIVE,
    HALF,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    PAINS,
    TRICKS,
    Contract,
)
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.position import BerzerkaTable
from game.rulesets.berzerka.scoring import PLAYERS, goal

WHOLE_PACK = mask_of(NUMBER_DECK)
ASKED = {
    MOST.id: (deal.TAKES, deal.ALL, deal.MOST),
    FEWEST.id: (deal.AVOIDING, deal.ALL, deal.FEWEST),
    NEAR_FIVE.id: (deal.AIMS, deal.ALL, deal.NEAR),
    LATE.id: (deal.TAKES_LATE, deal.LATE_ONES, deal.MOST),
    PAINS.id: (deal.AVOIDING, deal.PAINFUL, deal.FEWEST),
    MIDDLE.id: (deal.AIMS, deal.ALL, deal.MIDDLE),
}
"""By objective: what everyone wants of a trick, what is counted, what is best."""
assert (deal.TRICKS, deal.HALF, deal.NEAR_TO) == (TRICKS, HALF, FIVE)


def in_numbers(table: BerzerkaTable) -> Deal:
    """Return a hand whose cards are being played, with those hands that the table shows."""
    declared = table.declaration
    goals = [goal(declared, player) or 0.0 for player in range(PLAYERS)]
    return Deal(position(table, declared), goals)


def position(table: BerzerkaTable, declared: Declared) -> list[int]:
    """Return the position of a hand whose cards are being played."""
    at = [0] * deal.SIZE
    rules, trick, number = declared.rules, table.trick, len(table.tricks)
    inverted = [declared.is_inverted(each) for each in range(TRICKS)]
    at[tricks.PLAYERS], at[tricks.TRUMP] = PLAYERS, declared.in_trump
    at[tricks.TURN], at[tricks.NUMBER] = table.player, number
    at[tricks.LOW] = int(inverted[number]) if number < TRICKS else 0
    gone = mask_of([card for each in (*table.tricks, trick) for card in each.cards])
    at[tricks.LIVE] = WHOLE_PACK & ~gone
    if trick.cards:
        place = declared.order(number).best_place(trick.cards, declared.in_trump)
        at[tricks.LYING], at[tricks.LED] = len(trick.cards), trick.cards[0] // 13
        at[tricks.BEST], at[tricks.TAKER] = trick.cards[place], trick.player(place, PLAYERS)
        at[tricks.TRICK] = mask_of(trick.cards)
    at[deal.INVERTED] = mask_of([each for each in range(TRICKS) if inverted[each]])
    at[deal.TURNS] = mask_of([each for each in range(TRICKS) if _turns_after(rules, each)])
    at[deal.PAIN] = 4 if declared.pain is None else declared.pain
    at[deal.WISH], at[deal.COUNTED], at[deal.BADNESS] = ASKED[rules.objective.id]
    at[deal.DECLARER] = declared.declarer
    at[deal.OVERBID] = rules.objective.overbid_sign * declared.overbid
    at[deal.EARLY] = int(rules.objective.early_tricks)
    at[deal.AVOIDS] = int(rules.objective.avoids)
    at[deal.VALUE] = declared.box.value
    tally = table.tally()
    for player, hand in enumerate(table.hands):
        at[tricks.HANDS + player] = mask_of([card for card in hand if card is not None])
        at[tricks.TAKEN + player] = tally.tricks[player]
        at[deal.LATE + player], at[deal.PAINS + player] = tally.late[player], tally.pains[player]
        at[deal.LAST + player] = tally.last[player]
    return at


def _turns_after(rules: Contract, trick: int) -> bool:
    return rules.turns == EVERY_TRICK or (rules.turns == AT_HALF and trick < HALF)
