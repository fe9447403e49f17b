"""From hands to answers: the desk is set, and tricks are found window by window."""

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare
from game.kernels.solver.desk import (
    ALL,
    CLASS,
    FLOATING,
    LANE,
    LEAVES,
    LEFT,
    MOVES,
    NEED,
    SEAT,
    SHAPE,
    Numbers,
    play,
    shape_of,
)
from game.kernels.solver.memory import fill_rows
from game.kernels.solver.order import order_follows, order_leads
from game.kernels.solver.search import takes


@bare
def closed_up(places: int, cards: int) -> int:
    """Return places as they are when the cards of each suit move together."""
    found = 0
    for suit in range(4):
        lane = places >> 16 * suit & LANE
        while lane:
            below = (lane & -lane) - 1
            found |= 1 << 16 * suit + count(cards >> 16 * suit & LANE & below)
            lane &= lane - 1
    return found


@bare
def spread_out(found: Numbers, cards: int) -> None:
    """Put what was found by closed-up place where the cards were."""
    for suit in range(4):
        lane = cards >> 16 * suit & LANE
        while lane:
            height = highest(lane)
            lane ^= 1 << height
            closed = 16 * suit + count(lane)
            if 16 * suit + height != closed:
                found[16 * suit + height] = found[closed]
                found[closed] = -1


@bare
def set_desk(
    hands: Numbers, floats: Numbers, plies: Numbers, rows: Numbers, lead: int, left: int
) -> int:
    """Close up the cards in the hands, write all rows and the first ply; return what was there."""
    cards = hands[0] | hands[1] | hands[2] | hands[3]
    for each in range(FLOATING):
        floats[each] = closed_up(floats[each], cards)
    shape = 0
    for seat in range(4):
        hands[seat] = closed_up(hands[seat], cards)
        for suit in range(4):
            shape += count(hands[seat] >> 16 * suit & LANE) * shape_of(seat, suit)
    for suit in range(4):
        fill_rows(rows, hands, suit, count(cards >> 16 * suit & LANE))
    plies[0, SEAT], plies[0, LEFT], plies[0, SHAPE], plies[0, NEED] = lead, left, shape, 0
    plies[0, ALL] = hands[0] | hands[1] | hands[2] | hands[3]
    return int(cards)


@bare
def answer(
    hands: Numbers,
    trick: Numbers,
    plies: Numbers,
    moves: Numbers,
    rows: Numbers,
    slots: Numbers,
    patterns: Numbers,
    killers: Numbers,
    tally: Numbers,
    floats: Numbers,
    found: Numbers,
    lead: int,
    left: int,
    trump: int,
    played: int,
    guess: int,
    each: bool,
) -> int:
    """Return the tricks of north and south with best play, those of the trick begun included.

    `trick` are the cards `played` to it, still in their hands, which are closed up here. Where
    `each` is true, `found` is filled with what comes of every card that may be played, by place;
    -1 elsewhere.
    """
    cards = set_desk(hands, floats, plies, rows, lead, left)
    for turn in range(played):
        card = lowest(closed_up(1 << trick[turn], cards))
        plies[turn, CLASS] = 1 << card
        play(hands, plies, floats, turn, card, trump)
    seat, floating = plies[played, SEAT], (floats[0] | floats[1]) & plies[played, ALL]
    best, start, number = -1, played, 1
    if each:
        found[:] = -1
        hint = found[0]
        if played:
            order_follows(hands, plies, moves, played, trump, floating, hint)
        else:
            order_leads(hands, plies, moves, played, trump, floating, hint)
        start, number = played + 1, plies[played, MOVES]
    for at in range(number):
        if each:
            card, floor = moves[played, at] & 63, moves[played, at] >> 6 & 63
            same = 1 << card
            if floor < card:
                same = hands[seat] & (2 << card) - (1 << floor) & ~floating
            plies[played, CLASS], plies[played, NEED] = 1 << card, 0
            play(hands, plies, floats, played, card, trump)
        took = -plies[start, NEED] if each else 0
        low, high = 0, plies[start, LEFT]
        need = min(max(guess - took, 1), high)
        while low < high:
            plies[start, NEED] = need
            if takes(
                hands, plies, moves, rows, slots, patterns, killers, tally, floats, start, trump
            ):
                low, need = need, need + 1
            else:
                high, need = need - 1, need - 1
        guess = low + took
        if best < 0 or (guess > best if seat & 1 == 0 else guess < best):
            best = guess
        if each:
            hands[seat] ^= plies[played, LEAVES]
            while same:
                found[lowest(same)] = guess
                same &= same - 1
    if each:
        spread_out(found, cards)
    return int(best)
