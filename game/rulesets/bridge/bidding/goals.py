"""Rules of the floor for the own side: slams, games, invitations, and the way to them."""

from collections.abc import Iterator

from game.kit.cards import NO_TRUMP
from game.rulesets.bridge.bidding.calls import PASS, bid, height, level, strain
from game.rulesets.bridge.bidding.rows import Forcing, Row
from game.rulesets.bridge.bidding.seat import Seat, game_level, is_major, shows

GAME = {True: 23, False: 26}
"""Points of both hands, short suits counted, for a game in a major, in a minor."""
NOTRUMP_GAME, SMALL_SLAM, GRAND_SLAM = 24, 31, 37
INVITED_SLAM = 33
"""Points that both hands may have together where a slam is worth asking for."""
BY_LEVEL = (0, 17, 21, 23, 25, 28, 33, 37, 39)
"""Points of both hands with which a new suit or a rebid is safe at a level."""


def slam_in_a_fit(seat: Seat) -> Iterator[Row]:
    """Ask for aces with the points of a slam and eight trumps; bid it where asking is too late."""
    if seat.has_called_4n:
        return
    small, _grand = seat.conditions.slams
    for suit, need in seat.fits():
        low, _high = seat.points_for(SMALL_SLAM, suit=suit)
        box = shows(lengths=[(suit, need, 14)], support=(suit, low, 40))
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
        points = seat.points_for(0 if missing else GRAND_SLAM)
        yield from seat.bid(48 - missing, at_level, suit, shows(points, aces=aces))
    yield from seat.bid(45, 5, suit)
    if seat.top is not None and strain(seat.top) == suit:
        yield from seat.row(45, PASS)
    elif height(seat.top or "1C") > height(bid(5, suit)):
        yield from seat.bid(44, 6, suit)


def slam_in_notrump(seat: Seat) -> Iterator[Row]:
    """Bid a slam without trumps on points alone, but not over partner who asks for aces."""
    last = seat.partners_last
    if last is not None and last.convention == "blackwood":
        return
    small, grand = seat.conditions.slams
    stops = seat.stops()
    if seat.is_ours and seat.top is not None and level(seat.top) >= small:
        return
    yield from seat.bid(43, grand, NO_TRUMP, shows(seat.points_for(GRAND_SLAM), stops=stops))
    points = seat.points_for(SMALL_SLAM, GRAND_SLAM)
    yield from seat.bid(42, small, NO_TRUMP, shows(points, stops=stops))


def slam_invitation(seat: Seat) -> Iterator[Row]:
    """Ask for a slam by four no-trump where this side bids without trumps and partner may have it.

    He accepts with the most that he can have, by slam_in_notrump.
    """
    low, high = seat.partner.points
    if seat.agreed is not None or not seat.is_ours or seat.top is None:
        return
    if strain(seat.top) != NO_TRUMP or not 3 <= high - low <= 8:
        return
    points = (max(0, INVITED_SLAM - high), SMALL_SLAM - 1 - low)
    yield from seat.bid(41, 4, NO_TRUMP, shows(points, stops=seat.stops()))


def game_in_a_fit(seat: Seat) -> Iterator[Row]:
    """Bid game with eight trumps and the points for it."""
    if seat.has_game:
        return
    for suit, need in seat.fits():
        low, high = seat.points_for(GAME[is_major(suit)], SMALL_SLAM, suit)
        box = shows(lengths=[(suit, need, 14)], support=(suit, low, high))
        yield from seat.bid(40 if is_major(suit) else 34, game_level(suit), suit, box)


def game_in_notrump(seat: Seat) -> Iterator[Row]:
    """Bid three no-trump with the points for it and their suits stopped."""
    if seat.has_game:
        return
    points = seat.points_for(NOTRUMP_GAME, SMALL_SLAM)
    yield from seat.bid(38, 3, NO_TRUMP, shows(points, stops=seat.stops()))


def invitation(seat: Seat) -> Iterator[Row]:
    """Come close to game where partner may have more than he has promised."""
    low, high = seat.partner.points
    if high - low < 2 or seat.has_game:
        return
    for suit, need in seat.fits():
        if is_major(suit) and seat.cheapest(suit) <= 3:
            points = (max(0, 25 - high, 22 - low), 24 - low)
            box = shows(lengths=[(suit, need, 14)], support=(suit, *points))
            yield from seat.bid(36, 3, suit, box)
    points = (max(0, 25 - high, 23 - low), 24 - low)
    yield from seat.bid(32, 2, NO_TRUMP, shows(points, stops=seat.stops()))


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
        points = seat.points_for(BY_LEVEL[at_level] + (not seat.is_silent))
        for extra in (0, 1):
            box = shows(points, [(suit, length + extra, 14)])
            weight = 28 + extra if seat.is_silent else 24 + extra
            yield from seat.bid(weight, at_level, suit, box, forcing)


def own_suit_again(seat: Seat) -> Iterator[Row]:
    """Bid a suit of six cards once more while that is safe, a major to game with enough for it.

    Over a game of ours it is only bid if it is a major, and the game 3NT.
    """
    for suit in seat.mine.long_suits(4):
        at_level = seat.cheapest(suit)
        if seat.has_game and not (seat.top == "3N" and is_major(suit)):
            continue
        if seat.partner.lengths[suit][0] >= 3 or suit in seat.theirs or at_level > 4:
            continue
        if seat.is_ours and seat.top is not None and strain(seat.top) == suit:
            continue
        for length, fewer in ((6, 2), (7, 5), (8, 8)):
            box = shows(seat.points_for(BY_LEVEL[at_level] - fewer), [(suit, length, 14)])
            yield from seat.bid(26, at_level, suit, box)
            if is_major(suit) and at_level < 4:
                box = shows(seat.points_for(BY_LEVEL[4] - fewer + 2), [(suit, length, 14)])
                yield from seat.bid(27, 4, suit, box)


def one_notrump(seat: Seat) -> Iterator[Row]:
    """Bid one no-trump with something in hand and their suits stopped."""
    if seat.is_partner_silent or seat.agreed is not None or seat.asked_to_speak:
        return
    yield from seat.bid(22, 1, NO_TRUMP, shows(seat.points_for(18, 23), stops=seat.stops()))


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
            seat.points_for(0, GAME[is_major(suit)]),
            [(suit, extra, 14), (now, 0, 4)],
            longer=longer,
        )
        yield from seat.bid(16, at_level, suit, box)


GOALS = (
    slam_in_a_fit,
    after_the_aces,
    slam_in_notrump,
    slam_invitation,
    game_in_a_fit,
    game_in_notrump,
    invitation,
    new_suit,
    own_suit_again,
    one_notrump,
    preference,
)
"""The rules, in order."""
