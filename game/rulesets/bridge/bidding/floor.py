"""The floor: rules without keys, which give every auction that no system speaks of sane calls.

Each rule gives rows for the player to call, as a system's file does: a call, the box that it
shows, how much weight it has. Points needed are counted from what partner has promised: `total`
of both hands makes a game. Rules for the own side are in `goals`, those against opponents who bid
in `contested`, bids that ask in `asking`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.kit.cards import NO_TRUMP, SUITS
from game.rulesets.bridge.bidding.asking import ASKING, IN_TRUMPS
from game.rulesets.bridge.bidding.box import NOTHING
from game.rulesets.bridge.bidding.calls import PASS
from game.rulesets.bridge.bidding.contested import CONTESTED
from game.rulesets.bridge.bidding.goals import GOALS
from game.rulesets.bridge.bidding.rows import Row
from game.rulesets.bridge.bidding.seat import Seat, is_major, shows

NO_BID = "no_bid"
"""What the pass is called that is left where no rule speaks."""


def floor_rows(seat: Seat) -> tuple[Row, ...]:
    """Return the rows that the rules give, and a pass unless partner's call forbids it."""
    rules = _OPENED if seat.top is not None else _UNOPENED
    found = [replace(row, rule=rule.__name__) for rule in rules for row in rule(seat)]
    if seat.forced:
        return tuple([row for row in found if row.call != PASS])
    return (*found, Row(PASS, NOTHING, weight=1, rule=NO_BID))


def something(seat: Seat) -> Iterator[Row]:
    """Say something at the cheapest level where a pass is forbidden."""
    if not seat.forced:
        return
    last, trumps = seat.partners_last, seat.agreed
    asks_in_trumps = trumps is not None and last is not None and last.convention in IN_TRUMPS
    for suit in seat.unbid():
        at_level = seat.cheapest(suit)
        partners = seat.partner.lengths[suit][0]
        if suit == trumps and asks_in_trumps:
            yield from seat.bid(8, at_level, suit)
        elif partners >= 3:
            lengths = [(suit, max(2, 7 - partners), 14)]
            yield from seat.bid(6, at_level, suit, shows(lengths=lengths))
            alike = [each for each in SUITS if seat.partner.lengths[each][0] == partners]
            if len(alike) > 1:
                as_long = tuple((suit, each) for each in alike if each != suit)
                yield from seat.bid(7, at_level, suit, shows(lengths=lengths, as_long=as_long))
        elif suit == trumps or suit in seat.mine.long_suits(4):
            yield from seat.bid(5, at_level, suit, shows(lengths=[(suit, 5, 14)]))
        elif suit not in seat.named_by_us and trumps is None:
            yield from seat.bid(4, at_level, suit, shows(lengths=[(suit, 4, 14)]))
    at_level = seat.cheapest(NO_TRUMP)
    if at_level != 5 or not seat.has_called_4n:
        yield from seat.bid(3, at_level, NO_TRUMP, shows(stops=seat.stops()))


def opening(seat: Seat) -> Iterator[Row]:
    """Open the longest suit with twelve points, a balanced hand of 15 to 17 with one no-trump."""
    yield from seat.bid(40, 1, NO_TRUMP, shows((15, 17), balanced=True))
    for suit in SUITS:
        for length in range(4 if is_major(suit) else 3, 7):
            weight = 20 + 2 * length + is_major(suit)
            yield from seat.bid(weight, 1, suit, shows((12, 40), [(suit, length, 14)]))


_OPENED: Sequence[Callable[[Seat], Iterator[Row]]] = (*GOALS, *CONTESTED, *ASKING, something)
_UNOPENED: Sequence[Callable[[Seat], Iterator[Row]]] = (opening,)
