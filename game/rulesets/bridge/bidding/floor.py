"""The floor: rules without keys, which give every auction that no system speaks of sane calls.

Each rule gives rows for the player to call, as a system's file does: a call, the box that it
shows, how much weight it has. Points needed are counted from what partner has promised: `total`
of both hands makes a game. The rules stand in order of their weight, those for contracts first.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.kit.cards import NO_TRUMP, SUITS, Suit
from game.rulesets.bridge.bidding.box import NOTHING, Bounds
from game.rulesets.bridge.bidding.calls import (
    DOUBLE,
    PASS,
    REDOUBLE,
    bid,
    height,
    level,
    strain,
)
from game.rulesets.bridge.bidding.rows import Forcing, Row
from game.rulesets.bridge.bidding.seat import Seat, game_level, is_major, shows

GAME = {True: 23, False: 26}
"""Points of both hands, short suits counted, for a game in a major, in a minor."""
NOTRUMP_GAME, SMALL_SLAM, GRAND_SLAM = 24, 31, 37
BY_LEVEL = (0, 17, 21, 23, 25, 28, 33, 37, 39)
"""Points of both hands with which a new suit or a rebid is safe at a level."""
RAISES = (0, 0, 17, 20, 22, 26, 33, 37, 39)
"""Points in support, with partner's, to compete at a level."""
NO_BID = "no_bid"
"""What the pass is called that is left where no rule speaks."""
LAST_HAND = 3
"""Points fewer that suffice for whoever speaks last: partner must have some."""
OVERCALLS: dict[int, Bounds] = {1: (8, 16), 2: (11, 17), 3: (13, 18)}


def floor_rows(seat: Seat) -> tuple[Row, ...]:
    """Return the rows that the rules give, and a pass unless partner's call forbids it."""
    rules = _OPENED if seat.top is not None else _UNOPENED
    found = [replace(row, rule=rule.__name__) for rule in rules for row in rule(seat)]
    if seat.forced:
        return tuple([row for row in found if row.call != PASS])
    return (*found, Row(PASS, NOTHING, weight=1, rule=NO_BID))


def _from(total: int, seat: Seat, below: int | None = None, suit: Suit = NO_TRUMP) -> Bounds:
    """Return the points with which both hands have the total, and less than another total.

    Where a suit is named they are points in support of it.
    """
    has = seat.partner.strength(suit)
    return max(0, total - has), 40 if below is None else below - 1 - has


def _fits(seat: Seat, least: int = 8) -> Iterator[tuple[Suit, int]]:
    """Yield the suits in which partner has shown length, and what makes so many of them."""
    for suit in SUITS:
        shown = seat.partner.lengths[suit][0]
        if shown >= 3 and suit not in seat.theirs:
            yield suit, max(2, least - shown)


def slam_in_a_fit(seat: Seat) -> Iterator[Row]:
    """Ask for aces with the points of a slam and eight trumps; bid it where asking is too late."""
    small, _grand = seat.conditions.slams
    asked = "4N" in seat.own_calls or "4N" in seat.partners_calls
    for suit, need in _fits(seat):
        low, _high = _from(SMALL_SLAM, seat, suit=suit)
        box = shows(lengths=[(suit, need, 14)], support=(suit, low, 40))
        if asked:
            continue
        if seat.agreed == suit and seat.top and height(seat.top) < height("4N"):
            yield from seat.row(46, "4N", box, Forcing.ROUND, "blackwood")
        else:
            yield from seat.bid(44, small, suit, box)


def after_the_aces(seat: Seat) -> Iterator[Row]:
    """Bid the slam if one ace at most is missing, else stop at five."""
    last = seat.partners_last
    if seat.agreed is None or last is None or last.convention != "answer" or not last.box.aces:
        return
    small, grand = seat.conditions.slams
    jokers = len(seat.conditions.jokers) if any(seat.conditions.high) else 0
    there = 4 + jokers
    together = {
        own: own + max([n for n in last.box.aces if n + own <= there], default=0)
        for own in range(there + 1)
    }
    suit = seat.agreed
    for missing, at_level in ((0, grand), (1, small)):
        aces = tuple(own for own, both in together.items() if there - both <= missing)
        points = _from(0 if missing else GRAND_SLAM, seat)
        yield from seat.bid(48 - missing, at_level, suit, shows(points, aces=aces))
    yield from seat.bid(45, 5, suit)
    if seat.top is not None and strain(seat.top) == suit:
        yield from seat.row(45, PASS)
    elif height(seat.top or "1C") > height(bid(5, suit)):
        yield from seat.bid(44, 6, suit)


def slam_in_notrump(seat: Seat) -> Iterator[Row]:
    """Bid a slam without trumps on points alone."""
    small, grand = seat.conditions.slams
    stops = seat.stops()
    yield from seat.bid(43, grand, NO_TRUMP, shows(_from(GRAND_SLAM, seat), stops=stops))
    points = _from(SMALL_SLAM, seat, GRAND_SLAM)
    yield from seat.bid(42, small, NO_TRUMP, shows(points, stops=stops))


def game_in_a_fit(seat: Seat) -> Iterator[Row]:
    """Bid game with eight trumps and the points for it."""
    for suit, need in _fits(seat):
        if _has_game(seat):
            continue
        low, high = _from(GAME[is_major(suit)], seat, SMALL_SLAM, suit)
        box = shows(lengths=[(suit, need, 14)], support=(suit, low, high))
        yield from seat.bid(40 if is_major(suit) else 34, game_level(suit), suit, box)


def game_in_notrump(seat: Seat) -> Iterator[Row]:
    """Bid three no-trump with the points for it and their suits stopped."""
    if _has_game(seat):
        return
    points = _from(NOTRUMP_GAME, seat, SMALL_SLAM)
    yield from seat.bid(38, 3, NO_TRUMP, shows(points, stops=seat.stops()))


def invitation(seat: Seat) -> Iterator[Row]:
    """Come close to game where partner may have more than he has promised."""
    low, high = seat.partner.points
    if high - low < 2 or _has_game(seat):
        return
    for suit, need in _fits(seat):
        if is_major(suit) and seat.cheapest(suit) <= 3:
            points = (max(0, 25 - high, 22 - low), 24 - low)
            box = shows(lengths=[(suit, need, 14)], support=(suit, *points))
            yield from seat.bid(36, 3, suit, box)
    points = (max(0, 25 - high, 23 - low), 24 - low)
    yield from seat.bid(32, 2, NO_TRUMP, shows(points, stops=seat.stops()))


def raise_in_competition(seat: Seat) -> Iterator[Row]:
    """Raise partner's suit over an opponent's bid, or the first time: as high as trumps reach."""
    if seat.is_ours and not seat.is_silent:
        return
    for suit, need in _fits(seat):
        at_level = seat.cheapest(suit)
        if at_level > 4 or suit in seat.mine.long_suits(3):
            continue
        trumps = max(need, at_level + 6 - seat.partner.lengths[suit][0])
        low, high = _from(RAISES[at_level], seat, GAME[is_major(suit)])
        box = shows(lengths=[(suit, trumps, 14)], support=(suit, low, max(low, high)))
        yield from seat.bid(31 + is_major(suit), at_level, suit, box)


def new_suit(seat: Seat) -> Iterator[Row]:
    """Answer partner's bid with a suit of one's own; forcing if he may be strong."""
    if seat.is_partner_silent or seat.asked_to_speak or seat.agreed is not None:
        return
    is_opened = seat.partner.points[1] >= 16
    forcing = Forcing.ROUND if is_opened and seat.is_silent else Forcing.NO
    for suit in seat.unbid():
        at_level = seat.cheapest(suit)
        if at_level > 3 or suit in seat.named_by_us:
            continue
        length = 4 if at_level == 1 and not seat.theirs else 5
        points = _from(BY_LEVEL[at_level] + (not seat.is_silent), seat)
        for extra in (0, 1):
            box = shows(points, [(suit, length + extra, 14)])
            weight = 28 + extra if seat.is_silent else 24 + extra
            yield from seat.bid(weight, at_level, suit, box, forcing)


def own_suit_again(seat: Seat) -> Iterator[Row]:
    """Bid a suit of six cards once more while that is safe."""
    for suit in seat.mine.long_suits(4):
        at_level = seat.cheapest(suit)
        if seat.partner.lengths[suit][0] >= 3 or suit in seat.theirs or at_level > 4:
            continue
        if seat.is_ours and seat.top is not None and strain(seat.top) == suit:
            continue
        box = shows(_from(BY_LEVEL[at_level] - 2, seat), [(suit, 6, 14)])
        yield from seat.bid(26, at_level, suit, box)


def one_notrump(seat: Seat) -> Iterator[Row]:
    """Bid one no-trump with something in hand and their suits stopped."""
    if seat.is_partner_silent or seat.agreed is not None or seat.asked_to_speak:
        return
    yield from seat.bid(22, 1, NO_TRUMP, shows(_from(18, seat, 23), stops=seat.stops()))


def preference(seat: Seat) -> Iterator[Row]:
    """Put the contract back into partner's better suit, without a word about strength."""
    if not seat.is_ours or seat.top is None or strain(seat.top) == NO_TRUMP:
        return
    now = strain(seat.top)
    for suit in seat.partner.long_suits(4):
        at_level = seat.cheapest(suit)
        if suit == now or at_level > max(level(seat.top), 2):
            continue
        longer = () if suit in seat.mine.long_suits(4) else ((suit, now),)
        extra = 2 if now in seat.partner.long_suits(4) else 3
        box = shows(
            _from(0, seat, GAME[is_major(suit)]), [(suit, extra, 14), (now, 0, 4)], longer=longer
        )
        yield from seat.bid(16, at_level, suit, box)


def take_out(seat: Seat) -> Iterator[Row]:
    """Double a suit of theirs with an opening bid and the other suits, or with any strong hand."""
    if seat.is_ours or not seat.is_silent or not seat.is_partner_silent or seat.top is None:
        return
    at_level = level(seat.top)
    if strain(seat.top) == NO_TRUMP or at_level > 4 or not seat.theirs:
        return
    others = [(suit, 3, 14) for suit in seat.unbid()]
    theirs = [(suit, 0, 2) for suit in seat.theirs]
    least = 11 + at_level - LAST_HAND * (seat.is_last_to_speak and at_level < 3)
    for weight, box in (
        (24, shows((least, 40), [*others, *theirs])),
        (29, shows((17 + at_level // 2, 40))),
    ):
        yield from seat.row(weight, DOUBLE, box, Forcing.ROUND, "take-out")


def overcall(seat: Seat) -> Iterator[Row]:
    """Bid a good suit of five over theirs, or one no-trump with the strength of its opening."""
    if seat.is_ours or not seat.is_silent or not seat.is_partner_silent or seat.top is None:
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
            weak, fair = (0, 8 + shown), (9 + shown, 11 + shown)
            yield from seat.bid(weight, at_level, suit, shows(weak, lengths))
            yield from seat.bid(weight + 4, min(at_level + 1, game), suit, shows(fair, lengths))
            strong = shows(((12 if major else 15) + shown, 40), lengths)
            yield from seat.bid(weight + 5, game, suit, strong)
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
        elif suit not in seat.named_by_us:
            yield from seat.bid(23, at_level, suit, shows((14, 40), [(suit, 4, 14)]))
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
    low, _high = _from(23 if at_level >= 4 else 24, seat)
    if suit == NO_TRUMP:
        yield from seat.row(19, DOUBLE, shows((low, 40)), convention="penalty")
        return
    stack = shows((low - 2, 40), [(suit, 4, 14)])
    yield from seat.row(21, DOUBLE, stack, convention="penalty")
    if at_level >= 4:
        yield from seat.row(19, DOUBLE, shows((low, 40), [(suit, 3, 14)]), convention="penalty")


def redouble(seat: Seat) -> Iterator[Row]:
    """Redouble partner's opening bid with ten points: the deal is ours."""
    if seat.doubled == 2 and seat.is_ours and seat.is_silent and seat.calls[-1] == DOUBLE:
        yield from seat.row(23, REDOUBLE, shows(_from(22, seat)), convention="redouble")


def something(seat: Seat) -> Iterator[Row]:
    """Say something at the cheapest level where a pass is forbidden."""
    if not seat.forced:
        return
    for suit in seat.unbid():
        at_level = seat.cheapest(suit)
        partners = seat.partner.lengths[suit][0]
        if partners >= 3:
            box = shows(lengths=[(suit, max(2, 7 - partners), 14)])
            yield from seat.bid(6, at_level, suit, box)
        elif suit in seat.mine.long_suits(4):
            yield from seat.bid(5, at_level, suit, shows(lengths=[(suit, 5, 14)]))
        elif suit not in seat.named_by_us:
            yield from seat.bid(4, at_level, suit, shows(lengths=[(suit, 4, 14)]))
    yield from seat.bid(3, seat.cheapest(NO_TRUMP), NO_TRUMP)


def opening(seat: Seat) -> Iterator[Row]:
    """Open the longest suit with twelve points, a balanced hand of 15 to 17 with one no-trump."""
    yield from seat.bid(40, 1, NO_TRUMP, shows((15, 17), balanced=True))
    for suit in SUITS:
        for length in range(4 if is_major(suit) else 3, 7):
            weight = 20 + 2 * length + is_major(suit)
            yield from seat.bid(weight, 1, suit, shows((12, 40), [(suit, length, 14)]))


def _has_game(seat: Seat) -> bool:
    """Tell whether this side has bid a game already."""
    if not seat.is_ours or seat.top is None:
        return False
    return level(seat.top) >= game_level(strain(seat.top))


_OPENED: Sequence[Callable[[Seat], Iterator[Row]]] = (
    slam_in_a_fit,
    after_the_aces,
    slam_in_notrump,
    game_in_a_fit,
    game_in_notrump,
    invitation,
    raise_in_competition,
    new_suit,
    own_suit_again,
    one_notrump,
    preference,
    take_out,
    overcall,
    answer_to_double,
    fight_on,
    penalty_double,
    redouble,
    something,
)
_UNOPENED: Sequence[Callable[[Seat], Iterator[Row]]] = (opening,)
FLOOR_RULES = (*_OPENED, *_UNOPENED)
"""Every rule, in order."""
