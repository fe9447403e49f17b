"""The ways to score a deal, as a table (SW-20 to SW-24, SW-28 to SW-54)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.words import marked
from game.kit.cards import SPADES, Suit

Points = float
"""Points of a deal. Halves occur (SW-53) and are exact in a float."""


class Outcome(NamedTuple):
    """One player's deal: what was bid, what was taken, how many cards and players there were."""

    bid: int
    tricks: int
    cards: int
    players: int

    @property
    def made(self) -> bool:
        """Whether the bid was made exactly."""
        return self.bid == self.tricks

    @property
    def under(self) -> bool:
        """Whether fewer tricks were taken than bid."""
        return self.tricks < self.bid

    @property
    def off(self) -> int:
        """By how many tricks the bid was missed."""
        return abs(self.tricks - self.bid)


Rule = Callable[[Outcome], Points]


@dataclass(frozen=True)
class Scheme:
    """One way to score: points for a bid made and for one missed, with both in words."""

    id: str
    rule: str
    title: str
    made: Rule
    missed: Rule
    made_words: str
    missed_words: str
    low_wins: bool = False
    counts_scratches: bool = False

    def points(self, outcome: Outcome) -> Points:
        """Return the points of one player's deal, before any doubling."""
        return self.made(outcome) if outcome.made else self.missed(outcome)


def _nil(o: Outcome) -> bool:
    """A zero bid in a deal of more tricks than players (SW-48, SW-54)."""
    return o.bid == 0 and o.cards > o.players


# fmt: off
_ROWS = (
    Scheme("SB0", "SW-28", marked("Serbian"),
           lambda o: 10 + o.tricks, lambda o: o.tricks or -10,
           marked("10 + tricks"), marked("1 for each trick, −10 for none")),
    Scheme("SB1", "SW-29", marked("Serbian, harsher"),
           lambda o: 10 + o.tricks, lambda o: o.tricks - 10 if o.under else o.tricks,
           marked("10 + tricks"), marked("over: 1 for each trick; under: tricks − 10")),
    Scheme("OH0", "SW-30", marked("Oh Hell"),
           lambda o: 10 + o.tricks, lambda o: o.tricks,
           marked("10 + tricks"), marked("1 for each trick")),
    Scheme("SA01", "SW-31", marked("Exact"),
           lambda o: 10 + o.bid, lambda o: 0,
           marked("10 + bid"), marked("nothing")),
    Scheme("SA02", "SW-32", marked("Exact with penalty"),
           lambda o: 10 + o.bid, lambda o: -o.bid,
           marked("10 + bid"), marked("−bid")),
    Scheme("SA03a", "SW-33", marked("Ten times exact"),
           lambda o: 10 * o.bid, lambda o: 0,
           marked("10 × bid"), marked("nothing")),
    Scheme("SA03b", "SW-33", marked("Ten times exact with penalty"),
           lambda o: 10 * o.bid, lambda o: -10 * o.bid,
           marked("10 × bid"), marked("−10 × bid")),
    Scheme("SA04a", "SW-34", marked("Over is zero (exact with penalty)"),
           lambda o: 10 + o.bid, lambda o: -o.bid if o.under else 0,
           marked("10 + bid"), marked("under: −bid; over: nothing")),
    Scheme("SA04b", "SW-34", marked("Over is zero (ten times exact)"),
           lambda o: 10 * o.bid, lambda o: -10 * o.bid if o.under else 0,
           marked("10 × bid"), marked("under: −10 × bid; over: nothing")),
    Scheme("SA04c", "SW-34", marked("Over is zero (Cypriot)"),
           lambda o: 10 + 5 * o.bid, lambda o: -5 * o.bid if o.under else 0,
           marked("10 + 5 × bid"), marked("under: −5 × bid; over: nothing")),
    Scheme("SA04d", "SW-34", marked("Over is zero (set penalty)"),
           lambda o: 10 + o.bid, lambda o: -10 if o.under else 0,
           marked("10 + bid"), marked("under: −10; over: nothing")),
    Scheme("SA04e", "SW-34", marked("Over is zero (progressive penalty)"),
           lambda o: 10 + o.bid, lambda o: -(o.bid + 10 * o.off) if o.under else 0,
           marked("10 + bid"), marked("under: −bid − 10 for each trick off; over: nothing")),
    Scheme("SA05", "SW-35", marked("Cypriot"),
           lambda o: 10 + 5 * o.bid, lambda o: -5 * o.bid or -10,
           marked("10 + 5 × bid"), marked("−5 × bid; a zero bid −10")),
    Scheme("SA06", "SW-36", marked("Set penalty"),
           lambda o: 10 + o.bid, lambda o: -10 if o.under else o.tricks,
           marked("10 + bid"), marked("over: 1 for each trick; under: −10")),
    Scheme("SA07", "SW-37", marked("Progressive penalty"),
           lambda o: 10 + o.bid, lambda o: -(o.bid + 10 * o.off),
           marked("10 + bid"), marked("−bid − 10 for each trick off")),
    Scheme("SA08a", "SW-38", marked("Reduced zero (Oh Hell)"),
           lambda o: 10 + o.tricks if o.bid else 5, lambda o: o.tricks,
           marked("10 + tricks; a zero bid 5"), marked("1 for each trick")),
    Scheme("SA08b", "SW-38", marked("Reduced zero (exact)"),
           lambda o: 10 + o.bid if o.bid else 5, lambda o: 0,
           marked("10 + bid; a zero bid 5"), marked("nothing")),
    Scheme("SA09", "SW-39", marked("Adjusted zero"),
           lambda o: 10 + o.tricks if o.bid else 5 + o.cards, lambda o: o.tricks,
           marked("10 + tricks; a zero bid 5 + cards dealt"), marked("1 for each trick")),
    Scheme("SA10", "SW-40", marked("Progressive"),
           lambda o: 10 + o.bid**2, lambda o: o.tricks,
           marked("10 + bid × bid"), marked("1 for each trick")),
    Scheme("SA11", "SW-41", marked("Montreal"),
           lambda o: 10 + 2 * o.tricks, lambda o: 0,
           marked("10 + 2 × tricks"), marked("nothing")),
    Scheme("SA12", "SW-42", marked("Golf, rising"),
           lambda o: 0, lambda o: o.off * (o.off + 1) // 2,
           marked("nothing"), marked("1 + 2 + … for the tricks off"), low_wins=True),
    Scheme("SA13", "SW-43", marked("Golf, squared"),
           lambda o: 0, lambda o: o.off**2,
           marked("nothing"), marked("tricks off, squared"), low_wins=True),
    Scheme("SA14", "SW-44", marked("Golf, cards dealt"),
           lambda o: 0, lambda o: o.cards,
           marked("nothing"), marked("cards dealt"), low_wins=True),
    Scheme("SA16", "SW-46", marked("Trick scoring"),
           lambda o: o.bid or 0.5, lambda o: -o.off,
           marked("bid; a zero bid ½"), marked("−1 for each trick off")),
    Scheme("SA17", "SW-47", marked("Binary"),
           lambda o: 10, lambda o: 0,
           marked("10"), marked("nothing")),
    Scheme("SA18", "SW-48", marked("Binary with nil"),
           lambda o: 20 if _nil(o) else 10, lambda o: -10 if _nil(o) else 0,
           marked("10; nil 20"), marked("nothing; nil −10")),
    Scheme("SA19", "SW-49", marked("Scratch"),
           lambda o: 0, lambda o: 1,
           marked("no scratch"), marked("a scratch"), low_wins=True, counts_scratches=True),
    Scheme("SA20", "SW-50", marked("Adjusted exact"),
           lambda o: o.tricks + o.cards, lambda o: 0,
           marked("tricks + cards dealt"), marked("nothing")),
    Scheme("SA21a", "SW-51", marked("Get Fred"),
           lambda o: 10 + o.tricks, lambda o: -o.off,
           marked("10 + tricks"), marked("−1 for each trick off")),
    Scheme("SA21b", "SW-51", marked("Oy Vey"),
           lambda o: 10 + o.bid**2, lambda o: -o.off,
           marked("10 + bid × bid"), marked("−1 for each trick off")),
)
# fmt: on

SCHEMES: Mapping[str, Scheme] = {scheme.id: scheme for scheme in _ROWS}


def is_doubled(scheme: Scheme, trump: Suit, *, spades_double: bool) -> bool:
    """Tell whether every score of a deal counts twice (SW-45); scratches never do."""
    return spades_double and trump == SPADES and not scheme.counts_scratches


def deal_points(
    scheme: Scheme, outcome: Outcome, trump: Suit, *, spades_double: bool, zero_five: bool
) -> Points:
    """Return the points of one player's deal with the modifiers in force (SW-45, SW-52, SW-33)."""
    points = scheme.points(outcome)
    if zero_five and scheme.rule == "SW-33" and outcome.bid == 0:
        points = 5 if outcome.made else -5
    if is_doubled(scheme, trump, spades_double=spades_double):
        points *= 2
    return points
