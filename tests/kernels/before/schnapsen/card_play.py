"""The policy of card play: a quick choice from what one player knows.

The plain player and the early tricks of a playout share it.
"""

from typing import NamedTuple

from game.kit.cards import numbers_in
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.knowledge import SUIT_MASKS
from tests.kernels.before.schnapsen.masks import HIGHER, WORTH, wins
from tests.kernels.before.schnapsen.objective import Objective

KEEP_HIGH_TRUMP = 2.5
"""How many card points the lead of a trump costs, since trumps also ruff."""
RUFFED = 9.0
"""How many card points a lead loses that is likely to be ruffed."""
DANGER = 6.0
"""In a Bettler, how many ranks the declarer would rather lead lower than stay unbeaten."""
LONG = 0.7
"""And how many for each card he holds of the suit."""
ABSENT = 0.2
"""How likely one card that is out is in no opponent's hand."""
MARRIED = 0.8
"""What a point of a marriage counts beside one in tricks: it must still be made to count."""


class InformationSet(NamedTuple):
    """What a player knows when he chooses a card, as masks: his hand, and which cards are out.

    `hand` is his own, `out` the cards that others may hold. `left` tricks are still to come, this
    one included.
    """

    objective: Objective
    player: int
    hand: int
    out: int
    left: int

    @property
    def is_declarer(self) -> bool:
        """Whether the player is the declarer."""
        return self.player == self.objective.declarer


def choose_lead(known: InformationSet, open_: int) -> int:
    """Return the card to lead, one of the `open_` ones."""
    cards = numbers_in(open_)
    if len(cards) == 1:
        return cards[0]
    objective = known.objective
    if objective.aim == Aim.NO_TRICK:
        if known.is_declarer:
            return max(cards, key=lambda card: (_shed_worth(known, card), card))
        return min(
            cards, key=lambda card: (not _rivals(known, card), card % 13, _rivals(known, card))
        )
    if objective.aim == Aim.POINTS:
        return max(cards, key=lambda card: (_lead_worth(known, card), card))
    if known.is_declarer:
        return max(cards, key=lambda card: (_run_worth(known, card), card % 13))
    return max(cards, key=lambda card: (card % 13, -_rivals(known, card)))


def _rivals(known: InformationSet, card: int) -> int:
    """Return how many cards that beat this one in its suit are out."""
    return (HIGHER[card] & known.out).bit_count()


def _shed_worth(known: InformationSet, card: int) -> float:
    """Return how good it is to be rid of this card in a Bettler, with the risk of winning."""
    length = (SUIT_MASKS[card // 13] & known.hand).bit_count()
    return card % 13 - DANGER * ABSENT ** _rivals(known, card) - LONG * length


def _lead_worth(known: InformationSet, card: int) -> float:
    """Return what leading this card brings, in card points, by plain sense."""
    objective = known.objective
    trumps = SUIT_MASKS[objective.trump]
    is_trump = trumps >> card & 1
    married = objective.marriage_of(known.hand, card, by_declarer=known.is_declarer)
    worth = MARRIED * married
    if married:
        worth += 20 if married == 40 else 4
    out_in_suit = (SUIT_MASKS[card // 13] & known.out).bit_count()
    trumps_out = (trumps & known.out).bit_count()
    if _rivals(known, card):
        worth -= WORTH[card] + 3 * is_trump
        return worth - (6 if card % 13 == 3 else 0)
    if is_trump:
        return worth + WORTH[card] + 4 * min(trumps_out, 2) - KEEP_HIGH_TRUMP
    ruffers = trumps_out if out_in_suit < 2 else trumps_out / 2 if out_in_suit == 2 else 0
    return worth + WORTH[card] + 5 - (RUFFED if ruffers >= 1 else 3 * ruffers)


def _run_worth(known: InformationSet, card: int) -> float:
    """Return how well this lead serves a declarer who must win every trick."""
    trumps = SUIT_MASKS[known.objective.trump]
    trumps_out = (trumps & known.out).bit_count()
    married = known.objective.marriage_of(known.hand, card, by_declarer=True)
    worth = married / 40 - 4 * _rivals(known, card)
    if trumps >> card & 1:
        return worth + (3.0 if trumps_out else -1.0)
    length = (SUIT_MASKS[card // 13] & known.hand).bit_count()
    return worth + 1.0 + 0.1 * length - (2 if trumps_out else 0)


def choose_follow(
    known: InformationSet, open_: int, best: int, after: int, *, is_ours: bool
) -> int:
    """Return the card to follow with, one of the `open_` ones.

    `best` is the best card so far, `is_ours` whether it is of the own side; `after` players come
    later in the trick.
    """
    cards = numbers_in(open_)
    if len(cards) == 1:
        return cards[0]
    objective = known.objective
    trumps = SUIT_MASKS[objective.trump]
    winning = [card for card in cards if wins(card, best, trumps)]
    if objective.aim == Aim.NO_TRICK:
        return _duck(known, cards, after)
    if winning:
        if objective.aim != Aim.POINTS:
            return min(winning, key=_cost)
        if not after or not _may_be_beaten(known, winning[-1]):
            return max(winning, key=lambda card: (WORTH[card] - 3 * (trumps >> card & 1), card))
        return min(winning, key=_cost)
    if objective.aim == Aim.POINTS:
        if is_ours and (not after or not HIGHER[best] & known.out):
            return max(cards, key=lambda card: (WORTH[card] - 12 * _is_master(known, card), card))
        return min(cards, key=lambda card: (WORTH[card] + 6 * _is_guard(known, card), card))
    return min(
        cards, key=lambda card: (_is_master(known, card), _is_guard(known, card), WORTH[card], card)
    )


def _duck(known: InformationSet, cards: list[int], after: int) -> int:
    """Choose in a Bettler: the declarer sheds what may win, the others stay under him."""
    if known.is_declarer:
        return max(cards, key=lambda card: (_below(known, card), card % 13))
    if 1 <= (known.objective.declarer - known.player) % 3 <= after:
        return min(cards, key=lambda card: (card % 13, _rivals(known, card)))
    return max(cards, key=lambda card: (card % 13, -_rivals(known, card)))


def _below(known: InformationSet, card: int) -> int:
    """Return how many cards of the suit that this one beats are out."""
    suit = SUIT_MASKS[card // 13]
    return (suit & ~HIGHER[card] & ~(1 << card) & known.out).bit_count()


def _may_be_beaten(known: InformationSet, card: int) -> bool:
    trumps = SUIT_MASKS[known.objective.trump]
    return bool(HIGHER[card] & known.out) or bool(not trumps >> card & 1 and trumps & known.out)


def _is_master(known: InformationSet, card: int) -> bool:
    return not HIGHER[card] & known.out


def _is_guard(known: InformationSet, card: int) -> bool:
    """Tell whether the card helps another of its suit to become the best one."""
    suit = SUIT_MASKS[card // 13]
    above = (HIGHER[card] & known.out).bit_count()
    return 1 <= above < (suit & known.hand).bit_count() + 1 and card % 13 >= 2


def _cost(card: int) -> int:
    return card % 13
