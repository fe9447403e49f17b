"""A deal of Dreierschnapsen in numbers, as its kernels are told of it once cards are played.

Imports kernels, and so is imported where it is needed, not at the top of other files.
"""

from game.kernels import tricks
from game.kernels.schnapsen import deal
from game.kernels.schnapsen.face import Deal
from game.kit.actions import PlayCard
from game.kit.german import POINTS
from game.kit.masks import mask_of
from game.kit.packs import HIGH
from game.rulesets.schnapsen.actions import Marry, SchnapsenAction
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.masks import WHOLE_PACK
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, known
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNAPSER_TRICKS, SCHNEIDER, TRICKS
from game.rulesets.schnapsen.standing import PLAYERS

AIMS = {
    Aim.POINTS: (deal.POINTS, 3),
    Aim.NO_TRICK: (deal.NO_TRICK, 2),
    Aim.FOUR_TRICKS: (deal.FOUR_TRICKS, 5),
    Aim.EVERY_TRICK: (deal.EVERY_TRICK, 5),
    Aim.LONG_SUIT: (deal.LONG_SUIT, 5),
}
"""By aim, what the kernels call it, and with how many tricks left a playout is solved exactly."""
assert (deal.PLAYERS, deal.TRICKS, deal.SCHNAPSER_TRICKS) == (PLAYERS, TRICKS, SCHNAPSER_TRICKS)
assert (deal.ENOUGH, deal.SCHNEIDER, tuple(deal.WORTH)) == (ENOUGH, SCHNEIDER, POINTS)


def in_numbers(table: SchnapsenTable) -> Deal:
    """Return a deal whose cards are being played, with those hands that the table shows."""
    return Deal(position(table))


def position(table: SchnapsenTable) -> list[int]:
    """Return the position of a deal whose cards are being played."""
    at = [0] * deal.SIZE
    trick, standing, declarer = table.trick, table.standing, table.maker
    at[tricks.PLAYERS], at[tricks.TRUMP] = PLAYERS, table.trump
    at[tricks.MUST_TRUMP] = at[tricks.MUST_BEAT] = 1
    at[tricks.TURN], at[tricks.NUMBER] = table.player, len(table.tricks)
    gone = mask_of([card for each in (*table.tricks, trick) for card in each.cards])
    at[tricks.LIVE] = WHOLE_PACK & ~(gone | mask_of(known(table.put_away)))
    at[tricks.TAKER] = trick.leader
    if trick.cards:
        place = HIGH.best_place(trick.cards, table.trump)
        at[tricks.LYING], at[tricks.LED] = len(trick.cards), trick.cards[0] // 13
        at[tricks.BEST], at[tricks.TAKER] = trick.cards[place], trick.player(place, PLAYERS)
        at[tricks.TRICK] = mask_of(trick.cards)
    for player in range(PLAYERS):
        at[tricks.HANDS + player] = mask_of(table.hand(player))
        at[tricks.TAKEN + player] = table.taken[player]
        at[deal.NEEDS + player] = max(0, standing.options.target - standing.scores[player])
    long_suit = table.long_suit(declarer)
    at[deal.AIM], at[deal.SOLVED] = AIMS[table.row.aim]
    at[deal.DECLARER], at[deal.VALUE] = declarer, table.row.value
    at[deal.LONG] = 4 if long_suit is None else long_suit
    at[deal.ENDS_EARLY] = int(standing.options.early_schnapser)
    at[deal.RISKY] = int(standing.options.risky_claims)
    at[deal.ASKED] = int(table.phase == Phase.CLAIM)
    at[deal.UNSEEN], at[deal.MULTIPLIER] = int(table.stakes.unseen), table.stakes.multiplier
    for number, side in enumerate((table.side(declarer), table.against(declarer))):
        at[deal.IN_TRICKS + number] = side.in_tricks
        at[deal.MARRIED + number] = side.in_marriages
    return at


def move_number(action: SchnapsenAction) -> int:
    """Return what the kernels call the play of a card, a marriage, a claim or a pass."""
    if isinstance(action, PlayCard):
        return int(action.card)
    if isinstance(action, Marry):
        return deal.MARRY + int(action.led)
    return deal.CLAIM if str(action) == "claim" else deal.PASS
