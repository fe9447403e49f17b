"""Card sense: a quick choice of card from what one player knows.

The plain player and the early tricks of a playout share it. It sees the player's own hand and
the cards that are still out, nothing else.
"""

from dataclasses import dataclass

from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.exact import Terms, marriage_of
from game.rulesets.schnapsen.masks import HIGHER, SUIT_MASKS, SUIT_OF, WORTH, places_in

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


@dataclass(frozen=True)
class Sight:
    """What a player has before his eyes when he chooses a card.

    `hand` is his own, `out` the cards that others may hold. `left` tricks are still to come, this
    one included.
    """

    terms: Terms
    player: int
    hand: int
    out: int
    left: int

    @property
    def is_declarer(self) -> bool:
        """Whether the player is the declarer."""
        return self.player == self.terms.declarer


def choose_lead(sight: Sight, open_: int) -> int:
    """Return the place of the card to lead, one of the `open_` ones."""
    places = places_in(open_)
    if len(places) == 1:
        return places[0]
    terms = sight.terms
    if terms.aim == Aim.NO_TRICK:
        if sight.is_declarer:
            return max(places, key=lambda at: (_shed_worth(sight, at), at))
        return min(places, key=lambda at: (not _rivals(sight, at), at % 5, _rivals(sight, at)))
    if terms.aim == Aim.POINTS:
        return max(places, key=lambda at: (_lead_worth(sight, at), at))
    if sight.is_declarer:
        return max(places, key=lambda at: (_run_worth(sight, at), at % 5))
    return max(places, key=lambda at: (at % 5, -_rivals(sight, at)))


def _rivals(sight: Sight, place: int) -> int:
    """Return how many cards that beat this one in its suit are out."""
    return (HIGHER[place] & sight.out).bit_count()


def _shed_worth(sight: Sight, place: int) -> float:
    """Return how good it is to be rid of this card in a Bettler, with the risk of winning."""
    length = (SUIT_MASKS[SUIT_OF[place]] & sight.hand).bit_count()
    return place % 5 - DANGER * ABSENT ** _rivals(sight, place) - LONG * length


def _lead_worth(sight: Sight, place: int) -> float:
    """Return what leading this card brings, in card points, by plain sense."""
    terms = sight.terms
    trumps = SUIT_MASKS[terms.trump]
    is_trump = trumps >> place & 1
    married = marriage_of(terms, sight.hand, place, by_declarer=sight.is_declarer)
    worth = MARRIED * married
    if married:
        worth += 20 if married == 40 else 4
    out_in_suit = (SUIT_MASKS[SUIT_OF[place]] & sight.out).bit_count()
    trumps_out = (trumps & sight.out).bit_count()
    if _rivals(sight, place):
        worth -= WORTH[place] + 3 * is_trump
        return worth - (6 if place % 5 == 3 else 0)
    if is_trump:
        return worth + WORTH[place] + 4 * min(trumps_out, 2) - KEEP_HIGH_TRUMP
    ruffers = trumps_out if out_in_suit < 2 else trumps_out / 2 if out_in_suit == 2 else 0
    return worth + WORTH[place] + 5 - (RUFFED if ruffers >= 1 else 3 * ruffers)


def _run_worth(sight: Sight, place: int) -> float:
    """Return how well this lead serves a declarer who must win every trick."""
    trumps = SUIT_MASKS[sight.terms.trump]
    trumps_out = (trumps & sight.out).bit_count()
    married = marriage_of(sight.terms, sight.hand, place, by_declarer=True)
    worth = married / 40 - 4 * _rivals(sight, place)
    if trumps >> place & 1:
        return worth + (3.0 if trumps_out else -1.0)
    length = (SUIT_MASKS[SUIT_OF[place]] & sight.hand).bit_count()
    return worth + 1.0 + 0.1 * length - (2 if trumps_out else 0)


def choose_follow(
    sight: Sight, open_: int, best: int, best_player: int, after: int, points: int
) -> int:
    """Return the place of the card to follow with, one of the `open_` ones.

    `best` is the place of the best card so far and `best_player` who played it; `after` players
    come later in the trick; `points` lie in it.
    """
    places = places_in(open_)
    if len(places) == 1:
        return places[0]
    terms = sight.terms
    trumps = SUIT_MASKS[terms.trump]
    winning = [
        at
        for at in places
        if HIGHER[best] >> at & 1 or (trumps >> at & 1 and not trumps >> best & 1)
    ]
    if terms.aim == Aim.NO_TRICK:
        return _duck(sight, places, after)
    if winning:
        if terms.aim != Aim.POINTS:
            return min(winning, key=_cost)
        if not after or not _may_be_beaten(sight, winning[-1]):
            return max(winning, key=lambda at: (WORTH[at] - 3 * (trumps >> at & 1), at))
        return min(winning, key=_cost)
    is_ours = (best_player == terms.declarer) == sight.is_declarer
    if terms.aim == Aim.POINTS:
        if is_ours and (not after or not HIGHER[best] & sight.out):
            return max(places, key=lambda at: (WORTH[at] - 12 * _is_master(sight, at), at))
        return min(places, key=lambda at: (WORTH[at] + 6 * _is_guard(sight, at), at))
    return min(places, key=lambda at: (_is_master(sight, at), _is_guard(sight, at), WORTH[at], at))


def _duck(sight: Sight, places: list[int], after: int) -> int:
    """Choose in a Bettler: the declarer sheds what may win, the others stay under him."""
    if sight.is_declarer:
        return max(places, key=lambda at: (_below(sight, at), at % 5))
    if 1 <= (sight.terms.declarer - sight.player) % 3 <= after:
        return min(places, key=lambda at: (at % 5, _rivals(sight, at)))
    return max(places, key=lambda at: (at % 5, -_rivals(sight, at)))


def _below(sight: Sight, place: int) -> int:
    """Return how many cards of the suit that this one beats are out."""
    suit = SUIT_MASKS[SUIT_OF[place]]
    return (suit & ~HIGHER[place] & ~(1 << place) & sight.out).bit_count()


def _may_be_beaten(sight: Sight, place: int) -> bool:
    trumps = SUIT_MASKS[sight.terms.trump]
    return bool(HIGHER[place] & sight.out) or bool(not trumps >> place & 1 and trumps & sight.out)


def _is_master(sight: Sight, place: int) -> bool:
    return not HIGHER[place] & sight.out


def _is_guard(sight: Sight, place: int) -> bool:
    """Tell whether the card helps another of its suit to become the best one."""
    suit = SUIT_MASKS[SUIT_OF[place]]
    above = (HIGHER[place] & sight.out).bit_count()
    return 1 <= above < (suit & sight.hand).bit_count() + 1 and place % 5 >= 2


def _cost(place: int) -> int:
    return place % 5
