"""What declarer leads from either hand: trumps first, then the suit that makes most tricks."""

from collections.abc import Sequence

from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight


def declare(seen: Sight) -> Card:
    """Return the card that declarer leads from this hand."""
    suits = seen.suits_to_lead()
    if not suits:
        return seen.legal[0]
    if (ruff := _to_be_ruffed(seen)) is not None:
        return ruff
    if seen.trump in suits and is_to_draw(seen):
        return _from_suit(seen, seen.trump)
    if _has_enough(seen):
        cash = [suit for suit in suits if _can_cash(seen, suit)]
        if cash:
            return _from_suit(seen, max(cash, key=lambda suit: (_sure(seen, suit), suit)))
    side = [suit for suit in suits if suit != seen.trump] or suits
    return _from_suit(seen, max(side, key=lambda suit: (promise(seen, suit), suit)))


def _has_enough(seen: Sight) -> bool:
    """Tell whether the tricks that are sure make the contract, where it is not made yet."""
    return sum(_sure(seen, suit) for suit in SUITS) >= seen.needed > 0


def _both(seen: Sight, suit: Suit) -> tuple[list[Card], list[Card]]:
    return seen.of(seen.hand, suit), seen.of(seen.mate or (), suit)


def is_to_draw(seen: Sight) -> bool:
    """Tell whether trumps are to be drawn: some are out, and not just one that is the best."""
    out = seen.trumps_out()
    here, there = _both(seen, seen.trump)
    if not out or not here:
        return False
    mine = sorted([*here, *there], key=seen.height, reverse=True)
    return not (len(out) == 1 and seen.height(out[0]) > seen.height(mine[0]))


def _to_be_ruffed(seen: Sight) -> Card | None:
    """Return a loser that the other hand can ruff while it has no more trumps than this one."""
    if seen.trump == NO_TRUMP:
        return None
    here, there = _both(seen, seen.trump)
    if not there or len(there) > len(here):
        return None
    for suit in SUITS:
        mine, theirs = _both(seen, suit)
        if suit != seen.trump and mine and not theirs and not seen.is_master(mine[0]):
            return mine[-1]
    return None


def _sure(seen: Sight, suit: Suit) -> int:
    """Return how many tricks a suit gives without losing one."""
    here, there = _both(seen, suit)
    mine = sorted([*here, *there], key=seen.height, reverse=True)
    masters = 0
    for card in mine:
        if not seen.is_master(card):
            break
        masters += 1
    out = len(seen.of(seen.against, suit))
    longest = max(len(here), len(there))
    if masters and out <= masters:
        return longest
    return min(masters, longest)


def _can_cash(seen: Sight, suit: Suit) -> bool:
    """Tell whether this hand can lead a winner of a suit, or reach one opposite."""
    here, there = _both(seen, suit)
    return bool(here) and (seen.is_master(here[0]) or (bool(there) and seen.is_master(there[0])))


def promise(seen: Sight, suit: Suit) -> float:
    """Return how many tricks a suit may yet give, and how cheaply it is led from here."""
    here, there = _both(seen, suit)
    if not here:
        return -9.0
    mine = sorted([*here, *there], key=seen.height, reverse=True)
    longest, out = max(len(here), len(there)), seen.of(seen.against, suit)
    honours = sum(seen.height(card) >= HONOUR for card in mine)
    better = sum(seen.above(card, seen.against) > 0 for card in mine[:longest])
    promise = longest - 0.8 * min(better, len(out)) + 0.4 * honours
    if not out:
        promise += 2.0
    if there and not seen.is_master(here[0]) and seen.height(there[0]) >= HONOUR:
        promise += 0.7
    elif here and not there:
        promise -= 1.0
    if not any(seen.height(card) >= HONOUR for card in mine):
        promise -= 2.0
    return promise


def _from_suit(seen: Sight, suit: Suit) -> Card:
    """Return the card to lead from a suit: winners from the short hand, low towards a tenace."""
    here, there = _both(seen, suit)
    cards, out = seen.of(seen.legal, suit), seen.of(seen.against, suit)
    if not there:
        return cards[0]
    mine = sorted([*here, *there], key=seen.height, reverse=True)
    has_gaps = any(seen.above(card, out) > 0 for card in mine if seen.height(card) >= HONOUR)
    if not has_gaps:
        return _cashed(seen, here, there, cards)
    if seen.height(there[0]) >= HONOUR and not seen.is_master(here[0]):
        return _towards_honour(seen, mine, cards, out)
    if seen.is_master(here[0]) and len(out) <= 4:
        return cards[0]
    run = [card for card in cards if seen.touches(card, here) and seen.above(card, out) <= 1]
    return run[0] if run and not seen.is_master(run[0]) else cards[-1]


def _cashed(
    seen: Sight, here: Sequence[Card], there: Sequence[Card], cards: Sequence[Card]
) -> Card:
    """Return the card to lead from a suit whose honours are all winners: the short hand's first."""
    if not seen.is_master(there[0]):
        return cards[0]
    return cards[0] if seen.is_master(here[0]) and len(here) <= len(there) else cards[-1]


def _towards_honour(
    seen: Sight, mine: Sequence[Card], cards: Sequence[Card], out: Sequence[Card]
) -> Card:
    """Return the card to lead towards an honour: one that finesses by itself, or the lowest."""
    inner = [card for card in cards if seen.height(card) >= HONOUR]
    if inner and seen.above(inner[0], out) == 1 and seen.touches(inner[0], mine):
        return inner[0]
    return cards[-1]
