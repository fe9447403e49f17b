"""Later tricks: those that the side not on lead is sure of, whatever is led."""

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare
from game.kernels.solver.cashing import run
from game.kernels.solver.desk import LANE, NO_TRUMP, Numbers, nth_highest


@bare
def later_tricks(
    hands: Numbers, lead: int, trump: int, left: int, wanted: int, floating: int
) -> tuple[bool, int]:
    """Tell whether the opponents of the hand on lead are sure of `wanted` tricks, and by what."""
    mine, friend = hands[lead], hands[lead ^ 2]
    before, after = hands[lead + 1 & 3], hands[lead + 3 & 3]
    if trump != NO_TRUMP:
        one, other = before >> 16 * trump & LANE, after >> 16 * trump & LANE
        if (mine | friend) >> 16 * trump & LANE:
            return trump_tricks(hands, lead, trump, wanted)
        if wanted <= max(count(one), count(other)):
            return True, 0
    if floating:
        return False, 0
    # The side on lead keeps it in suits of which it has the highest card, while they last.
    wins, most = 0, 0
    for suit in range(4):
        lane, his = mine >> 16 * suit & LANE, friend >> 16 * suit & LANE
        if lane | his:
            theirs = (before | after) >> 16 * suit & LANE
            if theirs > lane | his:
                wins |= 1 << 16 * suit + highest(theirs)
            else:
                most += max(count(lane), count(his))
    if most >= left:
        return False, 0
    if wanted == 1:
        return True, wins
    if most + wanted <= left:
        is_sure, wins = tricks_once_in(mine, friend, before, after, wanted)
        if is_sure:
            return True, wins
    return high_cards(mine, friend, before, after, wanted)


@bare
def tricks_once_in(mine: int, friend: int, one: int, other: int, wanted: int) -> tuple[bool, int]:
    """Tell whether opponents take `wanted` tricks once they are in, whatever is led till then.

    The side on lead cannot avoid a suit of which they have the highest card. Whoever takes it has
    kept his highest cards, and where they are too few a card of a suit in which his partner has
    the highest: there are as many tricks left as either keeps cards.
    """
    by_one, by_other, wins = 0, 0, 0
    one_is_led, other_is_led, one_crosses, other_crosses = False, False, False, False
    for suit in range(4):
        ours = (mine | friend) >> 16 * suit & LANE
        his, partners = one >> 16 * suit & LANE, other >> 16 * suit & LANE
        if his | partners <= ours:
            continue
        lower = ours | min(his, partners)
        highest_run = max(his, partners) >> (highest(lower) + 1 if lower else 0)
        high = min(wanted, count(highest_run))
        if his > partners:
            by_one += high
            one_is_led = one_is_led or ours != 0
            other_crosses = other_crosses or partners != 0
        else:
            by_other += high
            other_is_led = other_is_led or ours != 0
            one_crosses = one_crosses or his != 0
        wins |= 1 << 16 * suit + nth_highest(ours | his | partners, high)
    if one_is_led and by_one + (by_other if one_crosses else 0) < wanted:
        return False, 0
    if other_is_led and by_other + (by_one if other_crosses else 0) < wanted:
        return False, 0
    return True, wins


@bare
def high_cards(mine: int, friend: int, before: int, after: int, wanted: int) -> tuple[bool, int]:
    """Tell whether opponents who have the highest card of all that can be led take `wanted`."""
    wins, by_one, by_other = 0, -1, -1
    for suit in range(4):
        ours = (mine | friend) >> 16 * suit & LANE
        one, other = before >> 16 * suit & LANE, after >> 16 * suit & LANE
        if mine >> 16 * suit & LANE:
            if one | other <= ours:
                return False, 0
            # Who has the highest card of the suit led takes it, and cashes.
            if one > other:
                if by_one < 0:
                    by_one = cashed(before, after, mine, friend)
                if by_one < wanted:
                    return False, 0
            else:
                if by_other < 0:
                    by_other = cashed(after, before, mine, friend)
                if by_other < wanted:
                    return False, 0
        if one | other > ours:
            wins |= 1 << 16 * suit + lowest(one | other)
    return True, wins


@bare
def cashed(mine: int, friend: int, one: int, other: int) -> int:
    """Return how many tricks a hand can take in a row against two others, without trumps."""
    total = 0
    for suit in range(4):
        lane = mine >> 16 * suit & LANE
        if lane:
            theirs = (one | other) >> 16 * suit & LANE
            top = highest(theirs) if theirs else -1
            longest = max(count(one >> 16 * suit & LANE), count(other >> 16 * suit & LANE))
            total += run(lane, friend >> 16 * suit & LANE, top, longest, count(lane))
    return total


@bare
def trump_tricks(hands: Numbers, lead: int, trump: int, wanted: int) -> tuple[bool, int]:
    """Tell whether the opponents have `wanted` sure tricks in trumps, and by which cards."""
    shift = 16 * trump
    ours = (hands[lead] | hands[lead ^ 2]) >> shift & LANE
    before, after = hands[lead + 1 & 3] >> shift & LANE, hands[lead + 3 & 3] >> shift & LANE
    theirs = before | after
    high = theirs >> highest(ours)
    if high:
        if count(high) >= wanted and max(count(before), count(after)) >= wanted:
            return True, 1 << shift + nth_highest(theirs, wanted)
        return False, 0
    if wanted > 1 or count(theirs) < 2:
        return False, 0
    # A guarded second trump behind the first.
    first = highest(ours)
    rest = ours ^ 1 << first
    if rest and highest(rest) > highest(theirs):
        return False, 0
    holder = lead if hands[lead] >> shift + first & 1 else lead ^ 2
    behind = hands[holder + 1 & 3] >> shift & LANE
    if behind == 0 or highest(behind) != highest(theirs) or count(behind) < 2:
        return False, 0
    return True, 1 << shift + highest(theirs)
