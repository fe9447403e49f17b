"""Worlds: full deals that an observer cannot tell from the real one."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from math import factorial, prod

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.german import GermanCard
from game.rulesets.schnapsen.actions import (
    Bid,
    DealPacket,
    FillTalon,
    NameTrump,
    PutAway,
    SchnapsenAction,
)
from game.rulesets.schnapsen.auction import has_suit_for
from game.rulesets.schnapsen.belief import likelihood
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.knowledge import (
    AWAY,
    Knowledge,
    knowledge,
    lacks_long_suit,
    open_long_suits,
)
from game.rulesets.schnapsen.legal import TALON
from game.rulesets.schnapsen.masks import SUIT_MASKS, bit_place, cards_of, places_in
from game.rulesets.schnapsen.play import long_suit_of
from game.rulesets.schnapsen.state import SchnapsenState
from game.rulesets.schnapsen.view import SchnapsenView

MOST_LISTED = 1000
"""Up to so many ways for the hidden cards to lie, all are listed and weighed: a soloist who has
seen the talon has 924 at most."""
POOL_PART = 96
"""So many worlds are drawn at a time where there are more ways, and an eighth of that used."""
LARGEST_POOL = 768

Lie = tuple[int, ...]
"""Where the hidden cards lie: a mask for each place of `Knowledge`."""


@dataclass(frozen=True)
class Past:
    """How the cards of a world came to lie where they do.

    `dealt` are the six cards of each player, `talon` the cards taken from it, as masks; those the
    observer has seen himself are not in it.
    """

    lie: Lie
    dealt: tuple[int, int, int]
    talon: int


def determinize(view: SchnapsenView, rng: Rng) -> SchnapsenState:
    """Return a world: hidden cards dealt at random where they can lie."""
    return _state(view, _draw(view, [knowledge(view, s) for s in open_long_suits(view)], rng), rng)


def worlds(view: SchnapsenView, rng: Rng) -> Iterator[SchnapsenState]:
    """Yield worlds without end, those oftener in which what players have said is likely.

    Few ways for the cards to lie are listed, of many some are drawn; then each comes as often as
    its likelihood says. The pool is drawn in parts, so that whoever wants few worlds waits little.
    """
    facts = [knowledge(view, suit) for suit in open_long_suits(view)]
    if not others_have_spoken(view):
        while True:
            yield _state(view, _draw(view, facts, rng), rng)
    pool: list[Past] = []
    bounds: list[float] = []
    is_listed = len(facts) == 1 and ways(facts[0].room) <= MOST_LISTED
    played = _played_by_declarer(view)
    while True:
        if is_listed and not pool:
            pool = [
                past for lie in every_lie(facts[0]) if (past := _past(view, facts[0], lie, rng))
            ]
            bounds = list(accumulate([_likelihood(view, past, played) for past in pool]))
        elif not is_listed and len(pool) < LARGEST_POOL:
            for _ in range(POOL_PART):
                past = _draw(view, facts, rng)
                pool.append(past)
                bounds.append((bounds[-1] if bounds else 0.0) + _likelihood(view, past, played))
        for _ in range(POOL_PART // 8):
            at = bisect(bounds, rng.random() * bounds[-1])
            yield _state(view, pool[min(at, len(pool) - 1)], rng)


def _draw(view: SchnapsenView, facts: Sequence[Knowledge], rng: Rng) -> Past:
    """Return one way in which it may all have come about, drawn at random."""
    while True:
        known = facts[0] if len(facts) == 1 else rng.choice(facts)
        lie = deal_hidden(known, rng)
        past = lie and _past(view, known, lie, rng)
        if past:
            return past


def others_have_spoken(view: SchnapsenView) -> bool:
    """Tell whether anyone else has named trumps, bid, or passed."""
    if view.named is not None and view.forehand != view.observer:
        return True
    return any(call.player != view.observer for call in view.auction.calls)


def ways(room: Sequence[int]) -> int:
    """Return in how many ways so many cards can lie, all of them able to lie anywhere."""
    return factorial(sum(room)) // prod(map(factorial, room))


def _likelihood(view: SchnapsenView, past: Past, played: int) -> float:
    kept = away = 0
    if view.declarer not in (None, view.observer) and view.away_count == TALON:
        assert view.declarer is not None
        kept, away = past.lie[view.declarer] | played, past.lie[AWAY]
    return likelihood(view, past.dealt, kept, away)


def _played_by_declarer(view: SchnapsenView) -> int:
    if view.declarer is None:
        return 0
    return knowledge(view).played[view.declarer]


# -- where the hidden cards lie


def deal_hidden(facts: Knowledge, rng: Rng) -> Lie | None:
    """Return one way for the hidden cards to lie, None where there is none."""
    hidden = 0
    for mask in facts.possible:
        hidden |= mask
    cards = places_in(hidden)
    if len(cards) != sum(facts.room):
        return None
    rng.shuffle(cards)
    if all(mask in (0, hidden) for mask in facts.possible):
        return _laid_out(cards, facts)
    cards.sort(key=lambda card: len(_able(facts, card)))
    lie = list(facts.known)
    return tuple(lie) if _place(cards, 0, facts, lie, list(facts.room), rng) else None


def _laid_out(cards: Sequence[int], facts: Knowledge) -> Lie:
    """Lay the cards down one place after another, where every card may lie anywhere."""
    lie = []
    at = 0
    for known, space in zip(facts.known, facts.room, strict=True):
        for card in cards[at : at + space]:
            known |= 1 << card
        lie.append(known)
        at += space
    return tuple(lie)


def _able(facts: Knowledge, card: int) -> list[int]:
    return [place for place, mask in enumerate(facts.possible) if mask >> card & 1]


def _place(
    cards: Sequence[int], at: int, facts: Knowledge, lie: list[int], room: list[int], rng: Rng
) -> bool:
    """Lay the cards from the given one on, taking steps back from dead ends."""
    if at == len(cards):
        return True
    card = cards[at]
    able = [place for place in _able(facts, card) if room[place]]
    while able:
        pick = rng.random() * sum([room[place] for place in able])
        place = able[-1]
        for each in able:
            pick -= room[each]
            if pick < 0:
                place = each
                break
        able.remove(place)
        room[place] -= 1
        lie[place] |= 1 << card
        if _place(cards, at + 1, facts, lie, room, rng):
            return True
        room[place] += 1
        lie[place] ^= 1 << card
    return False


def every_lie(facts: Knowledge) -> Iterator[Lie]:
    """Yield every way for the hidden cards to lie."""
    hidden = 0
    for mask in facts.possible:
        hidden |= mask
    if hidden.bit_count() == sum(facts.room):
        yield from _fill(0, hidden, facts, facts.known)


def _fill(place: int, left: int, facts: Knowledge, lie: Lie) -> Iterator[Lie]:
    if place == len(facts.room):
        if not left:
            yield lie
        return
    for cards in combinations(places_in(left & facts.possible[place]), facts.room[place]):
        mask = sum([1 << card for card in cards])
        yield from _fill(
            place + 1, left ^ mask, facts, (*lie[:place], lie[place] | mask, *lie[place + 1 :])
        )


# -- from there to a deal


def _past(view: SchnapsenView, facts: Knowledge, lie: Lie, rng: Rng) -> Past | None:
    """Return how the cards may have come to lie so, None where they cannot have."""
    if lacks_long_suit(view) and _has_five(view, lie):
        return None
    talon = 0
    dealt = [0, 0, 0]
    for player in range(3):
        if player == view.observer:
            continue
        had = lie[player] | facts.played[player]
        if player == view.declarer and not view.talon_count:
            had |= lie[AWAY]
            if not _may_have_raised(view, had):
                return None
            pairs = [pair for pair in _pairs(view, had) if _fits(view, player, had ^ pair)]
            if not pairs:
                return None
            talon = rng.choice(pairs)
            had ^= talon
        elif not _fits(view, player, had):
            return None
        dealt[player] = had
    return Past(lie, (dealt[0], dealt[1], dealt[2]), talon)


def _has_five(view: SchnapsenView, lie: Lie) -> bool:
    assert view.declarer is not None
    hand = cards_of(lie[view.declarer])
    row = CONTRACTS[view.contract]
    return long_suit_of(hand, view.trump, has_trumps=row.has_trumps) is not None


def _pairs(view: SchnapsenView, eight: int) -> list[int]:
    """Return the pairs of cards that may have been the talon: not the card turned up before."""
    if view.turned is not None and view.declarer == view.forehand:
        eight &= ~(1 << bit_place(view.turned))
    return [1 << one | 1 << other for one, other in combinations(places_in(eight), 2)]


def _fits(view: SchnapsenView, player: Player, dealt: int) -> bool:
    """Tell whether the player can have said what he said with the cards dealt (DS-05, DS-12)."""
    if (
        player == view.forehand
        and _must_hold_trump(view)
        and not dealt & SUIT_MASKS[view.named or 0]
    ):
        return False
    if view.standing.options.honest_suits:
        for call in view.auction.calls:
            if call.player == player and call.contract:
                assert view.named is not None
                if not has_suit_for(call.contract, cards_of(dealt), view.named, 2):
                    return False
    return True


def _must_hold_trump(view: SchnapsenView) -> bool:
    """Tell whether Forehand has shown to hold trumps among his first three cards (DS-05)."""
    named = view.named is not None and view.turned is None
    return named and not view.standing.options.any_trump


def _may_have_raised(view: SchnapsenView, eight: int) -> bool:
    """Tell whether the declarer can have raised to his contract with these eight (DS-12)."""
    if not (view.standing.options.honest_suits and view.standing.options.raising):
        return True
    if not any(isinstance(action, Bid) for action in _after_talon(view)):
        return True
    assert view.named is not None
    return has_suit_for(view.contract, cards_of(eight), view.named, 0)


def _after_talon(view: SchnapsenView) -> tuple[SchnapsenAction, ...]:
    for at, action in enumerate(view.history):
        if isinstance(action, FillTalon):
            return view.history[at:]
    return ()


def _packets(
    view: SchnapsenView, player: Player, dealt: int, rng: Rng
) -> list[tuple[GermanCard, ...]]:
    """Return the packets in which the cards may have come: a trump in the first, if announced."""
    if player == view.forehand and view.turned is not None:
        dealt &= ~(1 << bit_place(view.turned))
    cards = places_in(dealt)
    rng.shuffle(cards)
    named = any(isinstance(action, NameTrump) for action in view.history)
    if player == view.forehand and named and _must_hold_trump(view):
        trumps = SUIT_MASKS[view.named or 0]
        first = next(card for card in cards if trumps >> card & 1)
        cards.remove(first)
        cards.insert(0, first)
    halves = (cards[:3], cards[3:])
    return [cards_of(sum([1 << card for card in half])) for half in halves]


def _state(view: SchnapsenView, past: Past, rng: Rng) -> SchnapsenState:
    """Return the deal that came about so."""
    packets = [
        iter(()) if player == view.observer else iter(_packets(view, player, dealt, rng))
        for player, dealt in enumerate(past.dealt)
    ]
    lie = past.lie
    talon = cards_of(past.talon) or view.talon
    away = cards_of(lie[AWAY])
    put = iter(away)
    history: list[SchnapsenAction] = []
    for action in view.history:
        if isinstance(action, DealPacket) and action.player != view.observer:
            action = DealPacket(action.player, next(packets[action.player]))
        elif isinstance(action, FillTalon):
            action = FillTalon(talon)
        elif isinstance(action, PutAway) and action.card is None:
            action = PutAway(next(put))
        history.append(action)
    return SchnapsenState(
        standing=view.standing,
        dealer=view.dealer,
        auction=view.auction,
        trick=view.trick,
        phase=view.phase,
        to_act=view.player,
        hands=(cards_of(lie[0]), cards_of(lie[1]), cards_of(lie[2])),
        named=view.named,
        turned=view.turned,
        declarer=view.declarer,
        contract=view.contract,
        talon=talon,
        put_away=away,
        stakes=view.stakes,
        tricks=view.tricks,
        taken=view.taken,
        captured=view.captured,
        marriages=view.marriages,
        ending=view.ending,
        history=tuple(history),
    )
