"""Deals and auctions for the tests of bidding."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP, Card, Suit, parse_card
from game.kit.packs import JOKERS
from game.rulesets.bridge.bidding.calls import STRAINS, Calls, is_allowed, is_over
from game.rulesets.bridge.bidding.choice import fitting, plain_call
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import Hand, weighed
from game.rulesets.bridge.bidding.rows import System

PLAIN = Conditions()
FOUR_JOKERS = Conditions(jokers=JOKERS, tricks=14, top_level=8)
LEVELS = (0, 0, 18, 20, 22, 25, 30, 34, 38)
"""Points of both hands, short suits counted, with which a level is no folly."""


def cards(text: str) -> tuple[Card, ...]:
    """Return the hand written suit by suit, spades first: "AKQ.JT9.8765.432", a Joker as *."""
    found: list[Card] = []
    for suit, ranks in enumerate(text.split(".")):
        for rank in ranks:
            found.append(JOKERS[suit] if rank == "*" else parse_card("SHDC"[suit] + rank))
    return tuple(found)


def hand(text: str, conditions: Conditions = PLAIN) -> Hand:
    return weighed(cards(text), conditions)


def dealt(rng: Rng, conditions: Conditions) -> list[Hand]:
    """Return four hands drawn at random."""
    pack = [*DECK, *conditions.jokers]
    rng.shuffle(pack)
    each = conditions.tricks
    return [weighed(pack[n * each : (n + 1) * each], conditions) for n in range(4)]


def bid_out(
    hands: Sequence[Hand],
    system: System,
    conditions: Conditions = PLAIN,
    calls: Calls = (),
    others_pass: bool = False,
) -> Calls:
    """Return the auction of plain players, after these calls; or with the second side silent."""
    while not is_over(calls):
        quiet = others_pass and len(calls) % 2 == 1
        seat = hands[len(calls) % 4]
        calls += ("P" if quiet else plain_call(calls, seat, system, conditions),)
    return calls


def some_call(calls: Calls, seat: Hand, system: System, conditions: Conditions, rng: Rng) -> str:
    """Return a call that the hand fits, be it the plain player's or not."""
    rows = fitting(calls, seat, system, conditions)
    return rng.choice(rows).call if rows else plain_call(calls, seat, system, conditions)


def any_call(calls: Calls, rng: Rng) -> str:
    """Return a pass, double or low bid that is allowed, whatever the hand."""
    low = [f"{level}{strain}" for level in (1, 2, 3) for strain in STRAINS]
    allowed = [call for call in ("P", "X", "XX", *low) if is_allowed(calls, call)]
    return rng.choice(["P", *allowed[:6]])


def safe_level(one: Hand, other: Hand, strain: Suit) -> int:
    """Return the level that two hands can afford: by points, by trumps, or by a preempt's suit."""
    points = one.support(strain) + other.support(strain)
    by_points = max(n for n, need in enumerate(LEVELS) if need <= points)
    if strain == NO_TRUMP:
        return max(by_points, 1)
    lengths = one.lengths[strain], other.lengths[strain]
    return max(by_points, sum(lengths) - 6, max(lengths) - 4, 1)
