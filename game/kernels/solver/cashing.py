"""Quick tricks: those that the side on lead can take at once, without losing the lead.

Each is a lower bound that holds whatever the others do, with the cards on which it rests.
"""

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare
from game.kernels.solver.desk import LANE, NO_TRUMP, Numbers, nth_highest


@bare
def down_to(lane: int, nth: int) -> int:
    """Return the nth highest card of a lane (1 is the highest) as a mask, 0 for none."""
    return 1 << nth_highest(lane, nth) if nth else 0


@bare
def run(mine: int, friend: int, top: int, longest: int, rounds: int) -> int:
    """Return how many tricks in a row, at most `rounds`, a hand can take in a suit on lead.

    Its partner follows with his lowest. Cards above `top`, the opponents' highest, are high; once
    they have drawn the `longest` holding among the opponents, all are.
    """
    high = count(mine >> top + 1)
    if high >= longest:
        high = count(mine)
    most = min(high, rounds)
    if most == 0 or friend == 0 or highest(friend) < lowest(mine):
        return most
    taken = 0
    while taken < most:
        if friend:
            low = friend & -friend
            friend ^= low
            if low > 1 << highest(mine):
                return taken
        mine ^= 1 << highest(mine)
        taken += 1
    return taken


@bare
def resting_on(lane: int, friend: int, top: int, taken: int) -> int:
    """Return the lowest of the cards whose rank such a run needs, as a mask of its lane.

    High cards must stay above the opponents', and above what the partner follows with; what is
    cashed after that may be of any rank.
    """
    above = count(lane >> top + 1) if top >= 0 else 0
    return down_to(lane, min(taken, max(above, count(friend))))


@bare
def continued(lane: int, friend: int, top: int, longest: int, taken: int) -> tuple[int, int]:
    """Return how many tricks the partner could take in a suit after a run, and by which card.

    `lane` has taken so many; what is left of it stays below what the partner leads.
    """
    for _ in range(taken):
        friend &= friend - 1
    above, left = count(friend >> top + 1), count(lane) - taken
    good = above
    if above and longest <= taken + above and left <= above:
        good = count(friend)
    if good == 0:
        return 0, 0
    if top < 0:
        return good, down_to(friend, good) if left else 0
    return good, down_to(friend, good if good == above else max(above, min(good, left)))


@bare
def quick_tricks(
    hands: Numbers, lead: int, trump: int, left: int, wanted: int, blocked: int
) -> tuple[int, int]:
    """Return how many tricks the side on lead can cash, at most `wanted`, and what decides.

    Suits in `blocked` are left alone: a Joker floats there.
    """
    mine, friend = hands[lead], hands[lead ^ 2]
    before, after = hands[lead + 1 & 3], hands[lead + 3 & 3]
    taken, wins, ruffed_before, ruffed_after = 0, 0, False, False
    if trump != NO_TRUMP:
        shift = 16 * trump
        one, other = before >> shift & LANE, after >> shift & LANE
        if one | other:
            lane, his, top = mine >> shift & LANE, friend >> shift & LANE, highest(one | other)
            taken = min(wanted, run(lane, his, top, max(count(one), count(other)), count(lane)))
            wins = resting_on(lane, his, top, taken) << shift
            if taken == wanted:
                return taken, wins
            # Whoever has trumps left then ruffs as soon as he can: suits run while he follows.
            ruffed_before, ruffed_after = count(one) > taken, count(other) > taken
    # What is cashed from the hand on lead; and what its partner could take after that, if there is
    # a suit to cross in.
    then, then_wins, crossing = 0, 0, False
    for suit in range(4):
        shift = 16 * suit
        lane, his = mine >> shift & LANE, friend >> shift & LANE
        if lane | his == 0 or blocked >> shift & LANE:
            continue
        one, other = before >> shift & LANE, after >> shift & LANE
        top = highest(one | other) if one | other else -1
        longest, rounds, cashed = max(count(one), count(other)), count(lane | his), 0
        if suit != trump:
            if ruffed_before:
                rounds = count(one)
            if ruffed_after:
                rounds = min(rounds, count(other))
        if lane:
            cashed = run(lane, his, top, longest, rounds)
            if suit != trump or top < 0:
                cashed = min(cashed, wanted - taken)
                wins |= resting_on(lane, his, top, cashed) << shift
                taken += cashed
                if taken == wanted:
                    return taken, wins
        if his and cashed >= count(lane >> top + 1):
            more, resting = continued(lane, his, top, longest, cashed)
            more = min(more, rounds - cashed)
            if more > 0:
                then += more
                then_wins |= resting << shift
                crossing = crossing or count(lane) > cashed
    if crossing and min(taken + then, left) > taken:
        return min(min(taken + then, left), wanted), wins | then_wins
    return min(taken, left), wins
