"""From hands to answers: the desk is set, and tricks are found window by window, in pieces."""

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.solver.desk import (
    ALL,
    AT,
    BEST_FOUND,
    CARDS,
    CLASS,
    FLOATING,
    GUESS,
    HIGH,
    LANE,
    LEAVES,
    LEFT,
    LOW,
    MOVES,
    NEED,
    NUMBER,
    PAUSE,
    PLY,
    SAME,
    SEAT,
    SHAPE,
    START,
    TOOK,
    Numbers,
    play,
    shape_of,
)
from game.kernels.solver.memory import NODES, fill_rows
from game.kernels.solver.order import order_follows, order_leads
from game.kernels.solver.search import OPEN, YES, takes


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
def alike(hands: Numbers, plies: Numbers, floats: Numbers, ply: int, move: int) -> int:
    """Return the cards in the hand to play that a move stands for."""
    card, floor = move & 63, move >> 6 & 63
    if floor >= card:
        return 1 << card
    floating = (floats[0] | floats[1]) & plies[ply, ALL]
    return int(hands[plies[ply, SEAT]] & (2 << card) - (1 << floor) & ~floating)


@inlined
def list_cards(
    hands: Numbers,
    trick: Numbers,
    plies: Numbers,
    moves: Numbers,
    floats: Numbers,
    found: Numbers,
    course: Numbers,
    trump: int,
    played: int,
    wanted: int,
) -> None:
    """Play the trick begun, and list what may follow of the cards that are wanted."""
    for turn in range(played):
        card = lowest(closed_up(1 << trick[turn], course[CARDS]))
        plies[turn, CLASS] = 1 << card
        play(hands, plies, floats, turn, card, trump)
    found[:] = -1
    floating, hint = (floats[0] | floats[1]) & plies[played, ALL], found[0]
    if played:
        order_follows(hands, plies, moves, played, trump, floating, hint)
    else:
        order_leads(hands, plies, moves, played, trump, floating, hint)
    course[START], course[NUMBER] = played + 1, 0
    asked = closed_up(wanted, course[CARDS])
    for at in range(plies[played, MOVES]):
        move = moves[played, at]
        if alike(hands, plies, floats, played, move) & asked:
            moves[played, course[NUMBER]] = move
            course[NUMBER] += 1


@inlined
def take_up(
    hands: Numbers,
    plies: Numbers,
    moves: Numbers,
    floats: Numbers,
    course: Numbers,
    trump: int,
    each: bool,
) -> None:
    """Play the next card that was listed; where there is no list, take up the position itself."""
    start = course[START]
    if each:
        ply, move = start - 1, moves[start - 1, course[AT]]
        card = move & 63
        course[SAME] = alike(hands, plies, floats, ply, move)
        plies[ply, CLASS], plies[ply, NEED] = 1 << card, 0
        play(hands, plies, floats, ply, card, trump)
    course[TOOK] = -plies[start, NEED]
    course[LOW], course[HIGH], course[PLY] = 0, plies[start, LEFT], start


@inlined
def put_down(hands: Numbers, plies: Numbers, found: Numbers, course: Numbers, each: bool) -> None:
    """Write down what was found; take the card back."""
    seat = plies[course[START] - each, SEAT]
    tricks = course[LOW] + course[TOOK]
    if course[BEST_FOUND] < 0 or (
        tricks > course[BEST_FOUND] if seat & 1 == 0 else tricks < course[BEST_FOUND]
    ):
        course[BEST_FOUND] = tricks
    course[GUESS] = tricks
    course[AT] += 1
    if each:
        hands[seat] ^= plies[course[START] - 1, LEAVES]
        while course[SAME]:
            found[lowest(course[SAME])] = tricks
            course[SAME] &= course[SAME] - 1


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
    course: Numbers,
    lead: int,
    left: int,
    trump: int,
    played: int,
    guess: int,
    most: int,
    each: bool,
    wanted: int,
) -> int:
    """Return the tricks of north and south with best play, those of the trick begun included.

    `trick` are the cards `played` to it, still in their hands, which are closed up here. Where
    `each` is true, `found` is filled with what comes of every card that is `wanted` and may be
    played, by place; -1 elsewhere. What is asked for first is a `guess`; one below 0 says that the
    question is the same as before, and to go on where `course` says. -1 is returned where `most`
    plies were not enough.
    """
    course[PAUSE] = tally[NODES] + most
    if guess >= 0:
        course[CARDS] = set_desk(hands, floats, plies, rows, lead, left)
        course[START], course[NUMBER], course[AT], course[BEST_FOUND] = 0, 1, 0, -1
        course[GUESS] = guess
        if each:
            list_cards(hands, trick, plies, moves, floats, found, course, trump, played, wanted)
        take_up(hands, plies, moves, floats, course, trump, each)
    while True:
        start = course[START]
        while course[LOW] < course[HIGH]:
            need = min(max(course[GUESS] - course[TOOK], course[LOW] + 1), course[HIGH])
            plies[start, NEED] = need
            verdict = takes(
                hands, plies, moves, rows, slots, patterns, killers, tally, floats, course,
                start, trump,
            )  # fmt: skip
            if verdict == OPEN:
                return -1
            if verdict == YES:
                course[LOW] = need
            else:
                course[HIGH] = need - 1
        put_down(hands, plies, found, course, each)
        if course[AT] == course[NUMBER]:
            break
        take_up(hands, plies, moves, floats, course, trump, each)
    if each:
        spread_out(found, course[CARDS])
    return int(course[BEST_FOUND])
