"""Rules of the floor for bids that ask: in a suit of theirs, in a new suit once trumps are agreed.

Nobody means to play there, so partner must speak. What such a bid shows follows from the auction:
support where there is a suit to support, else two suits or strength. Where most hands have a
plainer call the plain player makes that, and understands a partner who prefers to ask.
"""

from collections.abc import Iterator
from dataclasses import replace

from game.kit.cards import NO_TRUMP, Suit
from game.rulesets.bridge.bidding.calls import bid, cheapest, level
from game.rulesets.bridge.bidding.contested import RAISES
from game.rulesets.bridge.bidding.goals import BY_LEVEL, GAME, GRAND_SLAM, NOTRUMP_GAME
from game.rulesets.bridge.bidding.rows import HEARD, Forcing, Row
from game.rulesets.bridge.bidding.seat import Seat, game_level, is_game_bid, is_major, shows

GAME_TRY, SLAM_TRY, GRAND_TRY = 22, 28, 34
"""Points of both hands with which a game, a slam, all tricks are worth asking for."""
GOOD_RAISE, STRONG = 11, 18
"""Points with which a raise is a good one whatever partner has, and with which any hand may ask."""
TWO_SUITS = {2: 8, 3: 11, 4: 14, 5: 17}
"""Points for two suits of five by the level at which partner chooses."""
IN_TRUMPS = ("cue-bid", "trial")
"""Conventions that ask how high to go, once trumps are agreed."""


def their_suit(seat: Seat) -> Iterator[Row]:
    """Bid a suit of theirs: partner takes it for one's own only in a jump to game, and only where
    he has shown no suit himself.
    """
    for suit in seat.theirs:
        if suit == seat.agreed:
            continue
        lowest = seat.cheapest(suit)
        for at_level in range(lowest, seat.conditions.top_level):
            jump, call = at_level - lowest, bid(at_level, suit)
            if jump and is_game_bid(call) and not seat.partners_suits:
                break
            if seat.agreed is not None:
                found = _trial(seat, call, seat.agreed)
            elif suits := [each for each in seat.partners_suits if each not in seat.theirs]:
                found = [row for each in suits for row in _good_raise(seat, call, each)]
            else:
                found = _two_suited(seat, call) or _ask(seat, call)
            for row in found:
                yield replace(row, weight=row.weight - jump)


def trial_bid(seat: Seat) -> Iterator[Row]:
    """Bid a new suit once trumps are agreed: a try for game, or for a slam where game is sure."""
    if seat.agreed is None or seat.asked_to_speak:
        return
    for suit in seat.unbid():
        if suit in seat.named_by_us:
            continue
        for at_level in range(seat.cheapest(suit), seat.conditions.slams[0]):
            call = bid(at_level, suit)
            if is_game_bid(call) and not is_major(seat.agreed):
                break
            yield from _trial(seat, call, seat.agreed, suit)


def grand_try(seat: Seat) -> Iterator[Row]:
    """Ask for seven by five no-trump where four no-trump has been bid before."""
    if seat.has_called_4n:
        box = shows(seat.points_for(GRAND_TRY))
        yield from seat.row(HEARD, "5N", box, Forcing.ROUND, "grand-try")


def answer_to_asking(seat: Seat) -> Iterator[Row]:
    """Answer partner who asks: a major where he may have one too, seven where he wants it."""
    last = seat.partners_last
    if not seat.forced or last is None:
        return
    if last.convention == "ask":
        for suit in seat.unbid():
            for extra in (0, 1) if is_major(suit) else ():
                box = shows(lengths=[(suit, 4 + extra, 14)])
                yield from seat.bid(39 + extra, seat.cheapest(suit), suit, box)
    elif last.convention == "grand-try":
        suit = NO_TRUMP if seat.agreed is None else seat.agreed
        _small, grand = seat.conditions.slams
        yield from seat.bid(46, grand, suit, shows(seat.points_for(GRAND_SLAM)))
        yield from seat.bid(45, grand - 1, suit)


def _trial(seat: Seat, call: str, trumps: Suit, suit: Suit | None = None) -> list[Row]:
    """Return the row that asks partner how high to go in the trumps agreed on."""
    is_for_slam = cheapest(trumps, call) >= game_level(trumps)
    low, _high = seat.points_for(SLAM_TRY if is_for_slam else GAME_TRY, suit=trumps)
    lengths = [] if suit is None or is_for_slam else [(suit, 3, 14)]
    box = shows(lengths=lengths, support=(trumps, low, 40))
    return seat.row(HEARD, call, box, Forcing.ROUND, "trial")


def _good_raise(seat: Seat, call: str, suit: Suit) -> list[Row]:
    """Return the row of a raise that is too good to be bid at once."""
    back = cheapest(suit, call)
    low, _high = seat.points_for(GAME_TRY, suit=suit)
    if seat.is_silent:
        low = max(min(low, GOOD_RAISE), GAME_TRY + 3 - seat.partner.points[1])
    if back >= 4:
        need = max(GAME[is_major(suit)], RAISES[min(back, 8)])
        low = seat.points_for(need, suit=suit)[0]
    trumps = max(3, min(4, 8 - seat.partner.lengths[suit][0]))
    box = shows(lengths=[(suit, trumps, 14)], support=(suit, low, 40))
    weight = 33 if seat.is_silent and back < 4 else HEARD
    return seat.row(weight, call, box, Forcing.ROUND, "cue-bid")


def _two_suited(seat: Seat, call: str) -> list[Row]:
    """Return the rows of an overcall in two suits, [] where it is none or they have bid too many.

    They are the majors, or a major of theirs leaves the other and a minor.
    """
    suits = seat.unbid()
    majors = [suit for suit in suits if is_major(suit)]
    if not seat.may_overcall or len(suits) < 2:
        return []
    pairs = [(suits[0], suits[1])]
    if len(suits) == 3 and len(majors) == 1:
        pairs = [(majors[0], suit) for suit in suits if not is_major(suit)]
    weight = 26 if level(call) < 4 else HEARD
    found = []
    for pair in pairs:
        at_level = max(cheapest(suit, call) for suit in pair)
        box = shows((TWO_SUITS[min(at_level, 5)], 40), [(suit, 5, 14) for suit in pair])
        found += seat.row(weight, call, box, Forcing.ROUND, "two-suited")
    return found


def _ask(seat: Seat, call: str) -> list[Row]:
    """Return the row of a strong hand that wants to hear more of partner's."""
    low, _high = seat.points_for(max(NOTRUMP_GAME, BY_LEVEL[min(level(call) + 1, 8)]))
    forcing = Forcing.GAME if low <= STRONG else Forcing.ROUND
    return seat.row(HEARD, call, shows((min(low, STRONG), 40)), forcing, "ask")


ASKING = (their_suit, trial_bid, grand_try, answer_to_asking)
"""The rules, in order."""
