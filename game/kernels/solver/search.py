"""The search: whether north and south take so many of the tricks to come, all cards open.

Alpha-beta with a window of one trick, as a loop over plies. A verdict goes up as soon as one card
of the side that profits gives it; with it go the cards on which it rests, for `memory.py`: the
lowest of each suit that took a trick by its rank, or stood in for one that would.
"""

from game.kernels.bits import lowest
from game.kernels.compiled import bare, inlined
from game.kernels.solver.cashing import quick_tricks
from game.kernels.solver.defence import later_tricks
from game.kernels.solver.desk import (
    ALL,
    BEST,
    CARD,
    CLASS,
    HELD,
    KEY,
    LANE,
    LEAVES,
    LEFT,
    MOVES,
    NEED,
    NEXT,
    PAUSE,
    PLY,
    SEAT,
    SHAPE,
    SKIP,
    WINS,
    Numbers,
    play,
    takes_from,
)
from game.kernels.solver.memory import (
    NODES,
    WORTH,
    hint_of,
    keep_hint,
    recall,
    remember,
    resting_on,
    rows_of,
    slot_of,
    what_floats,
)
from game.kernels.solver.order import order_follows, order_leads

OPEN, NO, YES = -1, 0, 1
KILLERS = 1021
"""Room for cards that decided a trick begun like this one from the same hand, a prime."""


@inlined
def rank_that_won(plies: Numbers, ply: int, verdict: int) -> int:
    """Return the card that took the trick which the ply completed if its rank did, else 0.

    For the side that profits its own rank is enough; the other could have played any of its class.
    """
    best, held = plies[ply + 1, BEST], plies[ply + 1, HELD]
    of_suit = 0
    for each in range(ply - 3, ply + 1):
        if plies[each, CARD] >> 4 == held >> 4:
            of_suit += 1
    if of_suit < 2:
        return 0
    if 1 - (plies[best, SEAT] & 1) == verdict:
        return int(1 << held)
    return int(plies[best, CLASS])


@inlined
def last_trick(hands: Numbers, lead: int, trump: int) -> tuple[int, int]:
    """Return whether north and south take the last trick, and the card that did by its rank."""
    best = lowest(hands[lead])
    winner, of_suit = lead, 1
    for turn in range(1, 4):
        seat = lead + turn & 3
        card = lowest(hands[seat])
        if card >> 4 == best >> 4:
            of_suit += 1
        if takes_from(card, best, trump):
            of_suit = of_suit if card >> 4 == best >> 4 else 1
            best, winner = card, seat
    return 1 - (winner & 1), 1 << best if of_suit > 1 else 0


@inlined
def at_sight(
    hands: Numbers, plies: Numbers, ply: int, trump: int, floating: int
) -> tuple[int, int]:
    """Return the verdict on a position before a lead where it is plain, and on what it rests.

    `floating` are the Jokers that float still.
    """
    need, left, lead = plies[ply, NEED], plies[ply, LEFT], plies[ply, SEAT]
    if need <= 0:
        return YES, 0
    if need > left:
        return NO, 0
    if left == 1 and not floating:
        return last_trick(hands, lead, trump)
    ours = 1 - (lead & 1)
    wanted = need if ours else left - need + 1
    taken, wins = quick_tricks(hands, lead, trump, left, wanted, floating)
    if taken >= wanted:
        return ours, wins
    is_sure, wins = later_tricks(hands, lead, trump, left, left - wanted + 1, floating)
    if is_sure:
        return 1 - ours, wins
    return OPEN, 0


@inlined
def find_killer(hands: Numbers, plies: Numbers, killers: Numbers, ply: int) -> int:
    """Return the card that decided when this hand followed to these cards, -1 where none has."""
    key = hands[plies[ply, SEAT]] ^ ply << 8
    for each in range(ply - (ply & 3), ply):
        key = (key ^ key >> 29) + (plies[each, CARD] + 1 << 10 * (1 + (each & 3)))
    plies[ply, KEY] = key
    at = key % KILLERS
    return int(killers[at, 1]) if killers[at, 0] == key else -1


@inlined
def lead_or_follow(
    hands: Numbers,
    plies: Numbers,
    moves: Numbers,
    rows: Numbers,
    slots: Numbers,
    patterns: Numbers,
    killers: Numbers,
    tally: Numbers,
    floats: Numbers,
    ply: int,
    trump: int,
) -> tuple[int, int]:
    """Return the verdict on a position, if it is plain or remembered; else list its moves."""
    tally[NODES] += 1
    plies[ply, WINS] = plies[ply, SKIP] = 0
    cards = plies[ply, ALL]
    floating = (floats[0] | floats[1]) & cards
    if ply & 3:
        hint = find_killer(hands, plies, killers, ply)
        order_follows(hands, plies, moves, ply, trump, floating, hint)
        return OPEN, 0
    verdict, wins = at_sight(hands, plies, ply, trump, floating)
    if verdict != OPEN:
        return verdict, wins
    wild = what_floats(floats, hands, cards, trump) if floating else trump
    slot = slot_of(slots, tally, plies[ply, SHAPE] << 2 | plies[ply, SEAT], wild)
    if slot >= 0:
        one, two = rows_of(rows, cards)
        need = plies[ply, NEED]
        found = recall(slots, patterns, tally, slot, one, two, need)
        if found >= 0:
            worth = patterns[found, WORTH]
            return YES if worth & 15 >= need else NO, resting_on(worth, cards)
    hint = hint_of(slots, tally, slot, cards)
    order_leads(hands, plies, moves, ply, trump, floating, hint)
    return OPEN, 0


@inlined
def keep(
    hands: Numbers,
    plies: Numbers,
    rows: Numbers,
    slots: Numbers,
    patterns: Numbers,
    killers: Numbers,
    tally: Numbers,
    floats: Numbers,
    ply: int,
    trump: int,
    verdict: int,
    wins: int,
) -> None:
    """Remember a verdict: before a lead by its pattern, within a trick the card that decided."""
    seat, card = plies[ply, SEAT], plies[ply, CARD]
    has_decided = verdict == 1 - (seat & 1)
    if ply & 3:
        if has_decided:
            at = plies[ply, KEY] % KILLERS
            killers[at, 0], killers[at, 1] = plies[ply, KEY], card
        return
    cards, need = plies[ply, ALL], plies[ply, NEED]
    floating = (floats[0] | floats[1]) & cards
    wild = what_floats(floats, hands, cards, trump) if floating else trump
    shape = plies[ply, SHAPE] << 2 | seat
    slot = slot_of(slots, tally, shape, wild)
    if slot < 0:
        return
    low, high = (need, plies[ply, LEFT]) if verdict == YES else (0, need - 1)
    remember(slots, patterns, tally, rows, slot, shape, wild, cards, wins, low, high)
    if has_decided:
        keep_hint(slots, slot, cards, card)


@inlined
def go_on(plies: Numbers, moves: Numbers, floats: Numbers, ply: int, wins: int) -> bool:
    """Tell whether another card is to be tried after one that failed, and move on to it.

    If the failure does not rest on the rank of the card played, nor on any below it, no other card
    of the suit below those that it rests on will do better.
    """
    plies[ply, WINS] |= wins
    card = plies[ply, CARD]
    lane = wins >> (card & 48) & LANE
    floating = floats[0] | floats[1]
    if not floating >> card & 1 and (lane == 0 or card & 15 < lowest(lane)):
        below = (1 << lowest(lane)) - 1 if lane else LANE >> 1
        plies[ply, SKIP] |= below << (card & 48) & ~floating
    while plies[ply, NEXT] < plies[ply, MOVES]:
        if not plies[ply, SKIP] >> (moves[ply, plies[ply, NEXT]] & 63) & 1:
            return True
        plies[ply, NEXT] += 1
    return False


@bare
def takes(
    hands: Numbers,
    plies: Numbers,
    moves: Numbers,
    rows: Numbers,
    slots: Numbers,
    patterns: Numbers,
    killers: Numbers,
    tally: Numbers,
    floats: Numbers,
    course: Numbers,
    start: int,
    trump: int,
) -> int:
    """Return whether north and south take what they need at the ply `start`: YES or NO.

    It goes on from where `course` says; OPEN says that it has come as far as it is to come this
    time. After a verdict the hands are as they were.
    """
    ply, verdict, wins = course[PLY], int(OPEN), 0
    while True:
        if verdict == OPEN:
            if tally[NODES] >= course[PAUSE]:
                course[PLY] = ply
                return OPEN
            verdict, wins = lead_or_follow(
                hands, plies, moves, rows, slots, patterns, killers, tally, floats, ply, trump
            )
        else:
            ply -= 1
            hands[plies[ply, SEAT]] ^= plies[ply, LEAVES]
            if ply & 3 == 3:
                wins |= rank_that_won(plies, ply, verdict)
            if verdict == plies[ply, SEAT] & 1:
                if go_on(plies, moves, floats, ply, wins):
                    verdict = OPEN
                wins = plies[ply, WINS]
            if verdict != OPEN:
                keep(
                    hands, plies, rows, slots, patterns, killers, tally, floats,
                    ply, trump, verdict, wins,
                )  # fmt: skip
        if verdict == OPEN:
            move = moves[ply, plies[ply, NEXT]]
            plies[ply, NEXT] += 1
            card, floor = move & 63, move >> 6 & 63
            single = 1 << card
            same = hands[plies[ply, SEAT]] & (2 << card) - (1 << floor)
            plies[ply, CLASS] = same if same == single else same & ~(floats[0] | floats[1])
            play(hands, plies, floats, ply, card, trump)
            ply += 1
        elif ply == start:
            course[PLY] = start
            return verdict
