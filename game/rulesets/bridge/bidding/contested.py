"""Rules of the floor against opponents who bid: overcalls, doubles, raises, and fighting on."""

from collections.abc import Iterator

from game.kit.cards import NO_TRUMP
from game.rulesets.bridge.bidding.box import Bounds
from game.rulesets.bridge.bidding.calls import DOUBLE, REDOUBLE, level, strain
from game.rulesets.bridge.bidding.goals import GAME
from game.rulesets.bridge.bidding.rows import Forcing, Row
from game.rulesets.bridge.bidding.seat import Seat, game_level, is_major, shows

RAISES = (0, 0, 17, 20, 22, 26, 33, 37, 39)
"""Points in support, with partner's, to compete at a level."""
EXTRA = 2
"""Points more that stand for the trumps a raise would need at its level."""
LAST_HAND = 3
"""Points fewer that suffice for whoever speaks last: partner must have some."""
OVERCALLS: dict[int, Bounds] = {1: (8, 16), 2: (11, 17), 3: (13, 18)}


def raise_in_competition(seat: Seat) -> Iterator[Row]:
    """Raise partner's suit over an opponent's bid, or the first time: as high as trumps reach.

    With EXTRA points eight trumps do.
    """
    if seat.is_ours and not seat.is_silent and not seat.has_asked:
        return
    for suit, need in seat.fits():
        at_level = seat.cheapest(suit)
        if at_level > 4 or suit in seat.mine.long_suits(3):
            continue
        trumps = max(need, at_level + 6 - seat.partner.lengths[suit][0])
        low, high = seat.points_for(RAISES[at_level], GAME[is_major(suit)])
        if trumps > need:
            box = shows(lengths=[(suit, need, 14)], support=(suit, low + EXTRA, high))
            yield from seat.bid(30, at_level, suit, box)
        box = shows(lengths=[(suit, trumps, 14)], support=(suit, low, max(low, high)))
        yield from seat.bid(31 + is_major(suit), at_level, suit, box)


def take_out(seat: Seat) -> Iterator[Row]:
    """Double a suit of theirs with an opening bid and the other suits, or with any strong hand.

    At the four level partner may pass.
    """
    if not seat.may_overcall or seat.top is None:
        return
    at_level = level(seat.top)
    if strain(seat.top) == NO_TRUMP or at_level > 4 or not seat.theirs:
        return
    others = [(suit, 3, 14) for suit in seat.unbid()]
    theirs = [(suit, 0, 2) for suit in seat.theirs]
    least = 11 + at_level - LAST_HAND * (seat.is_last_to_speak and at_level < 4)
    for weight, box in (
        (24, shows((least, 40), [*others, *theirs])),
        (29, shows((17 + at_level // 2, 40))),
    ):
        forcing = Forcing.ROUND if at_level < 4 else Forcing.NO
        yield from seat.row(weight, DOUBLE, box, forcing, "take-out")


def overcall(seat: Seat) -> Iterator[Row]:
    """Bid a good suit of five over theirs, or one no-trump with the strength of its opening."""
    if not seat.may_overcall:
        return
    for suit in seat.unbid():
        at_level = seat.cheapest(suit)
        if at_level in OVERCALLS:
            good = (suit,) if at_level > 1 else ()
            lengths = [(suit, 5 if at_level < 3 else 6, 14)]
            low, high = OVERCALLS[at_level]
            points = (low - LAST_HAND * (seat.is_last_to_speak and at_level < 3), high)
            yield from seat.bid(25, at_level, suit, shows(points, lengths, good=good))
    box = shows((15, 18), balanced=True, stops=seat.stops())
    yield from seat.bid(27, 1, NO_TRUMP, box)


def answer_to_double(seat: Seat) -> Iterator[Row]:
    """Answer partner's take-out or negative double: the best suit, higher with more in hand.

    An opener has shown twelve points already, so his steps are that much higher.
    """
    if not seat.asked_to_speak:
        return
    shown = 0 if seat.is_silent else 7
    for suit in seat.unbid():
        at_level, major, game = seat.cheapest(suit), is_major(suit), game_level(suit)
        for length in (4, 5, 6):
            lengths = [(suit, length, 14)]
            weight = 14 + length + major
            weak, fair = (0 if at_level < 5 else 8, 8 + shown), (9 + shown, 11 + shown)
            yield from seat.bid(weight, at_level, suit, shows(weak, lengths))
            yield from seat.bid(weight + 4, min(at_level + 1, game), suit, shows(fair, lengths))
            strong = shows(((12 if major else 15) + shown, 40), lengths)
            yield from seat.bid(weight + 5, game, suit, strong)
        if at_level < 5:
            yield from seat.bid(8 + major, at_level, suit, shows(lengths=[(suit, 3, 14)]))
    cheap = shows((6, 10) if seat.is_silent else (12, 15), stops=seat.theirs)
    yield from seat.bid(17, seat.cheapest(NO_TRUMP), NO_TRUMP, cheap)
    yield from seat.bid(22, 3, NO_TRUMP, shows((13 + shown, 40), stops=seat.theirs))


def fight_on(seat: Seat) -> Iterator[Row]:
    """Do not sell out up to the three level: bid again with more than was shown, or double."""
    top = level(seat.top or "7N")
    is_last = seat.is_last_to_speak
    if seat.is_ours or seat.is_silent or top > 3 or not (is_last or seat.is_partner_silent):
        return
    for suit in seat.unbid() if is_last else ():
        at_level = seat.cheapest(suit)
        if at_level > 2:
            continue
        if suit in seat.mine.long_suits(3):
            yield from seat.bid(25, at_level, suit, shows((13, 40), [(suit, 6, 14)]))
        elif suit not in seat.named_by_us and seat.agreed is None:
            yield from seat.bid(23, at_level, suit, shows((14, 40), [(suit, 4, 14)]))
    if seat.top is None or strain(seat.top) == NO_TRUMP:
        return
    short = [(suit, 0, 2) for suit in seat.theirs]
    least = (15 if top < 3 else 16) + (0 if is_last else 3)
    yield from seat.row(24, DOUBLE, shows((least, 40), short), Forcing.ROUND, "take-out")


def penalty_double(seat: Seat) -> Iterator[Row]:
    """Double what they cannot make: with the points on our side, and trumps or the balance."""
    if seat.is_ours or seat.top is None or seat.doubled > 1:
        return
    suit, at_level = strain(seat.top), level(seat.top)
    if seat.forced:
        yield from seat.row(7, DOUBLE, convention="penalty")
    if at_level < 3:
        return
    low, _high = seat.points_for(23 if at_level >= 4 else 24)
    if suit == NO_TRUMP:
        yield from seat.row(19, DOUBLE, shows((low, 40)), convention="penalty")
        return
    stack = shows((low - 2, 40), [(suit, 4, 14)])
    yield from seat.row(21, DOUBLE, stack, convention="penalty")
    if at_level >= 4:
        yield from seat.row(19, DOUBLE, shows((low, 40), [(suit, 3, 14)]), convention="penalty")


def redouble(seat: Seat) -> Iterator[Row]:
    """Redouble partner's bid of one with ten points: the deal is ours."""
    is_low = seat.top is not None and level(seat.top) == 1
    was_doubled = seat.doubled == 2 and seat.calls[-1] == DOUBLE
    if is_low and was_doubled and seat.is_ours and seat.is_silent:
        yield from seat.row(23, REDOUBLE, shows(seat.points_for(22)), convention="redouble")


CONTESTED = (
    raise_in_competition,
    take_out,
    overcall,
    answer_to_double,
    fight_on,
    penalty_double,
    redouble,
)
"""The rules, in order."""
