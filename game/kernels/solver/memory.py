"""What the search remembers of positions before a lead, so that it need not search them again.

A position is found by its shape, then by the patterns kept there: who holds the highest so many
cards of each suit, only as far down as those cards decided. So one pattern stands for all deals
that differ in lower cards. The patterns of a shape lie beside each other, the most general first,
at most `MOST` of them; where they need more room they move, and leave theirs to other shapes. The
memory does not grow: when it is used up, all is forgotten and must be searched again.

The row of a suit is who holds its cards, two bits each, the highest card first.
"""

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.solver.desk import FLOATING, LANE, LONGEST, Numbers, nth_highest

SLOTS = 200003
"""Shapes that there is room for, a prime."""
PROBES = 12
"""Slots beside each other that are tried for a shape."""
PATTERNS = 1 << 20
"""Patterns that there is room for, 40 bytes each; only what is written to takes memory."""
MOST = 2048
"""Patterns kept of a shape."""
ROW = 2 * LONGEST
WHOLE = (1 << ROW) - 1

SLOT = 7
SHAPE, WILD, AGE, FIRST, LENGTH, ROOM, HINT = range(SLOT)
"""A slot: the shape and what floats in it; when it was filled; where its patterns begin, how many
they are and how many fit; and the suit and rank of the lead that decided last, beyond 0."""
PATTERN = 5
OWNERS, KEPT, OWNERS_TOO, KEPT_TOO, WORTH = range(PATTERN)
"""A pattern: the rows of suits 0 and 1, and how much of them it keeps; those of 2 and 3; and its
worth: the fewest and most tricks of north and south (4 bits each), how many cards of each suit it
keeps (4 bits each), how many in all."""
AGE_NOW, NODES, USED, LEFT_BEHIND = range(4)
"""What a search counts, in the array `tally`; from LEFT_BEHIND on, where a room of 1, 2, 4 ...
patterns lies that a shape has left behind, beyond 0. Its first number tells of the next one."""
TALLY = LEFT_BEHIND + MOST.bit_length()


@bare
def forget(tally: Numbers) -> None:
    """Forget everything: what is older than now is as good as empty."""
    tally[AGE_NOW] += 1
    for each in range(USED, TALLY):
        tally[each] = 0


@bare
def fill_rows(rows: Numbers, hands: Numbers, suit: int, cards: int) -> None:
    """Write down the row of a suit, for every set of its cards that may be left."""
    rows[suit, 0] = 0
    for card in range(cards):
        owner = 0
        for seat in range(4):
            if hands[seat] >> 16 * suit + card & 1:
                owner = seat
        for lower in range(1 << card):
            rows[suit, 1 << card | lower] = owner << ROW - 2 | rows[suit, lower] >> 2


@inlined
def rows_of(rows: Numbers, cards: int) -> tuple[int, int]:
    """Return the rows of the cards left: of suits 0 and 1 beside each other, and of 2 and 3."""
    return (
        int(rows[0, cards & LANE] << ROW | rows[1, cards >> 16 & LANE]),
        int(rows[2, cards >> 32 & LANE] << ROW | rows[3, cards >> 48 & LANE]),
    )


@bare
def what_floats(floats: Numbers, hands: Numbers, cards: int, trump: int) -> int:
    """Return what tells positions of a shape apart besides the patterns: trumps and loose Jokers.

    A Joker that floats still is told by its hand and its rank in both suits.
    """
    found = trump
    for each in range(FLOATING):
        found <<= 11
        joker = floats[each]
        if joker and joker & cards == joker:
            for seat in range(4):
                if hands[seat] & joker:
                    found |= 4 | seat
            for card in (lowest(joker), highest(joker)):
                found = found << 4 | count((cards >> (card & 48) & LANE) >> (card & 15))
    return found


@inlined
def slot_of(slots: Numbers, tally: Numbers, shape: int, wild: int) -> int:
    """Return the slot of a shape, or an empty one for it; -1 where there is no room."""
    at = (shape ^ wild) % SLOTS
    for _ in range(PROBES):
        if slots[at, AGE] != tally[AGE_NOW]:
            return at
        if slots[at, SHAPE] == shape and slots[at, WILD] == wild:
            return at
        at += 1
    return -1


@bare
def hint_of(slots: Numbers, tally: Numbers, slot: int, cards: int) -> int:
    """Return the card whose lead decided last in positions of this shape, -1 where none has."""
    if slot < 0 or slots[slot, AGE] != tally[AGE_NOW] or slots[slot, HINT] == 0:
        return -1
    suit, nth = slots[slot, HINT] >> 4 & 3, slots[slot, HINT] & 15
    return int(16 * suit + nth_highest(cards >> 16 * suit & LANE, nth))


@bare
def keep_hint(slots: Numbers, slot: int, cards: int, card: int) -> None:
    """Keep the card whose lead decided."""
    nth = count((cards >> (card & 48) & LANE) >> (card & 15))
    slots[slot, HINT] = 64 | card >> 4 << 4 | nth


@inlined
def recall(
    slots: Numbers, patterns: Numbers, tally: Numbers, slot: int, one: int, two: int, need: int
) -> int:
    """Return the pattern that says whether so many tricks are there, -1 if none does.

    `one` and `two` are the rows of the position.
    """
    if slots[slot, AGE] != tally[AGE_NOW]:
        return -1
    first = slots[slot, FIRST]
    for at in range(first, first + slots[slot, LENGTH]):
        if (
            not (patterns[at, OWNERS] ^ one) & patterns[at, KEPT]
            and not (patterns[at, OWNERS_TOO] ^ two) & patterns[at, KEPT_TOO]
        ):
            worth = patterns[at, WORTH]
            if worth & 15 >= need or worth >> 4 & 15 < need:
                return at
    return -1


@bare
def resting_on(worth: int, cards: int) -> int:
    """Return the lowest card of each suit on which a pattern's worth rests."""
    found = 0
    for suit in range(4):
        kept = worth >> 8 + 4 * suit & 15
        if kept:
            found |= 1 << 16 * suit + nth_highest(cards >> 16 * suit & LANE, kept)
    return found


@bare
def copy(patterns: Numbers, source: int, to: int) -> None:
    """Write a pattern to another place."""
    for column in range(PATTERN):
        patterns[to, column] = patterns[source, column]


@bare
def make_room(slots: Numbers, patterns: Numbers, tally: Numbers, slot: int) -> bool:
    """See to it that a slot has room for one pattern more; False where all had to be forgotten."""
    first, length = slots[slot, FIRST], slots[slot, LENGTH]
    if length == MOST:
        slots[slot, LENGTH] = length - 1
    elif length == slots[slot, ROOM]:
        room = max(2, 2 * length)
        behind = LEFT_BEHIND + highest(room)
        moved = tally[behind] - 1
        if moved >= 0:
            tally[behind] = patterns[moved, OWNERS]
        else:
            moved = tally[USED]
            if moved + room > PATTERNS:
                forget(tally)
                return False
            tally[USED] += room
        for at in range(length):
            copy(patterns, first + at, moved + at)
        if length:
            patterns[first, OWNERS] = tally[behind - 1]
            tally[behind - 1] = first + 1
        slots[slot, FIRST], slots[slot, ROOM] = moved, room
    return True


@bare
def remember(
    slots: Numbers,
    patterns: Numbers,
    tally: Numbers,
    rows: Numbers,
    slot: int,
    shape: int,
    wild: int,
    cards: int,
    wins: int,
    low: int,
    high: int,
) -> None:
    """Keep that a position is worth `low` to `high` tricks, by the cards that decided."""
    kept, kept_too, counts, size = 0, 0, 0, 0
    for suit in range(4):
        lane = wins >> 16 * suit & LANE
        top = count((cards >> 16 * suit & LANE) >> lowest(lane)) if lane else 0
        counts |= top << 4 * suit
        size += top
        mask = WHOLE ^ WHOLE >> 2 * top
        if suit < 2:
            kept = kept << ROW | mask
        else:
            kept_too = kept_too << ROW | mask
    owners, owners_too = rows_of(rows, cards)
    owners &= kept
    owners_too &= kept_too
    if slots[slot, AGE] != tally[AGE_NOW]:
        slots[slot, SHAPE], slots[slot, WILD], slots[slot, AGE] = shape, wild, tally[AGE_NOW]
        slots[slot, LENGTH], slots[slot, ROOM], slots[slot, HINT] = 0, 0, 0
    # Those that say no more than the new one go; it comes before what is more particular.
    first, place, left = slots[slot, FIRST], -1, 0
    for at in range(first, first + slots[slot, LENGTH]):
        worth = patterns[at, WORTH]
        if (
            patterns[at, KEPT] & kept == kept
            and patterns[at, KEPT_TOO] & kept_too == kept_too
            and patterns[at, OWNERS] & kept == owners
            and patterns[at, OWNERS_TOO] & kept_too == owners_too
        ):
            if worth >> 24 == size:
                low, high = max(low, worth & 15), min(high, worth >> 4 & 15)
                continue
            if worth & 15 <= low and worth >> 4 & 15 >= high:
                continue
        if place < 0 and worth >> 24 >= size:
            place = left
        if first + left < at:
            copy(patterns, at, first + left)
        left += 1
    slots[slot, LENGTH] = left
    if not make_room(slots, patterns, tally, slot):
        return
    first, left = slots[slot, FIRST], slots[slot, LENGTH]
    place = first + (left if place < 0 else min(place, left))
    for at in range(first + left, place, -1):
        copy(patterns, at - 1, at)
    patterns[place, OWNERS], patterns[place, KEPT] = owners, kept
    patterns[place, OWNERS_TOO], patterns[place, KEPT_TOO] = owners_too, kept_too
    patterns[place, WORTH] = low | high << 4 | counts << 8 | size << 24
    slots[slot, LENGTH] = left + 1
