"""Which army a player who is not seen may have, by all that can be seen of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.core.rng import Rng
from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.places import Classes, open_squares
from game.rulesets.berserk.purse import DRAWN, Bill, bill_of, is_within, price_list, unique_cards
from game.rulesets.berserk.unit import GRAVE, UNSEEN

TRIES = 40
"""So many armies are drawn at random before one is built to fit."""

Army = tuple[int, ...]


@dataclass(frozen=True)
class Evidence:
    """What is known of a player's muster: his deck, and how it went so far.

    `count` is the size of his army, or of what he has recruited so far if it does not stand yet.
    `placed` are his placings, those face down with the card UNSEEN. `needs_creature` says whether
    a creature must lie face down (None: it may).
    """

    deck: tuple[int, ...]
    count: int
    stands: bool
    placed: tuple[Place, ...]
    gold: int
    silver: int
    room: int
    classes: Classes
    needs_creature: bool | None

    @cached_property
    def on_squares(self) -> tuple[int, ...]:
        """The cards placed on squares of their own so far, UNSEEN among them."""
        met: set[int] = set()
        found = []
        for place in self.placed:
            if place.spot != GRAVE and place.spot not in met:
                met.add(place.spot)
                found.append(place.card)
        return tuple(found)

    @cached_property
    def others(self) -> tuple[Place, ...]:
        """The placings of equipment and terrain so far."""
        return self.placed[len(self.on_squares) :]

    @cached_property
    def by_cost(self) -> tuple[tuple[int, int], ...]:
        """The cards of the deck and what each costs, the cheapest first."""
        prices = price_list()
        costs = [(card, prices[card].elite + prices[card].regular) for card in self.deck]
        return tuple(sorted(costs, key=lambda each: each[1]))

    @property
    def is_placed(self) -> bool:
        """Whether the whole army lies on the table."""
        return self.stands and len(self.placed) == self.count


def placing_order(army: Sequence[int]) -> Army:
    """Return the cards as they wait to be placed: what needs a square first, then by number."""
    return tuple(sorted(army, key=lambda card: (not price_list()[card].squares, card)))


def sample_army(evidence: Evidence, rng: Rng) -> Army:
    """Return an army that fits the evidence, in the order of placing as far as that is known.

    In recruiting it is what there is of the army so far. A few are drawn at random; where none of
    them fits, one is built card by card, trying all.
    """
    known = [place.card for place in evidence.placed if place.card != UNSEEN]
    if len(known) == evidence.count:
        return tuple(known)
    for _try in range(TRIES):
        placing = _drawn(evidence, rng)
        if placing is not None and _fits(evidence, placing):
            return placing
    return next(_built(evidence, rng))


def draw_hand(evidence: Evidence, army: Army, rng: Rng) -> Army:
    """Return what was drawn along with the army and not recruited (so far), ascending."""
    left = _left(evidence.deck, army)
    count = DRAWN - len(army)
    if evidence.stands and not army:
        left = [card for card in left if not price_list()[card].creatures] or left
    if evidence.stands or any(price_list()[card].creatures for card in army):
        return tuple(sorted(rng.sample(left, count)))
    creature = rng.choice(_reachable(evidence, army))
    left.remove(creature)
    return tuple(sorted((creature, *rng.sample(left, count - 1))))


def _left(deck: Sequence[int], taken: Sequence[int]) -> list[int]:
    left = sorted(deck)
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def _reachable(evidence: Evidence, army: Army) -> list[int]:
    """Return the creatures that can still be recruited after these cards."""
    bill, prices = bill_of(army), price_list()
    last = army[-1] if army else 0
    return [
        card
        for card in _left(evidence.deck, army)
        if card >= last and prices[card].creatures and _is_within(evidence, bill.plus(prices[card]))
    ]


def _is_within(evidence: Evidence, bill: Bill) -> bool:
    return is_within(bill, evidence.gold, evidence.silver, evidence.room)


# -- at random


def _drawn(evidence: Evidence, rng: Rng) -> Army | None:
    """Return cards in the order of placing, drawn where they can lie; None if that failed."""
    if not evidence.is_placed:
        return _affordable(evidence, rng)
    pool = _left(evidence.deck, [place.card for place in evidence.placed if place.card != UNSEEN])
    found: list[int] = []
    for squares, cards in (
        (1, evidence.on_squares),
        (0, tuple(place.card for place in evidence.others)),
    ):
        kind = [card for card in pool if price_list()[card].squares == squares]
        filled = _filled(cards, kind, rng)
        if filled is None:
            return None
        found += filled
    return tuple(found)


def _affordable(evidence: Evidence, rng: Rng) -> Army | None:
    """Return cards drawn one by one, those passed over after which the rest would be too dear."""
    prices = price_list()
    deck = rng.sample(evidence.deck, len(evidence.deck))
    costs = sorted(prices[card].elite + prices[card].regular for card in deck)
    found: list[int] = []
    bill = Bill()
    for card in deck:
        if len(found) == evidence.count:
            break
        more = bill.plus(prices[card])
        rest = sum(costs[: evidence.count - len(found) - 1])
        if _is_within(evidence, more) and _total(more) + rest <= evidence.gold + evidence.silver:
            found.append(card)
            bill = more
    if len(found) < evidence.count:
        return None
    return tuple(sorted(found, key=lambda card: not prices[card].squares))


def _total(bill: Bill) -> int:
    """Return how many crystals of either kind a bill takes."""
    return bill.elite + bill.regular + bill.toll


def _filled(cards: Sequence[int], pool: Sequence[int], rng: Rng) -> list[int] | None:
    """Return the cards with those unseen drawn from the pool, None where it is too small."""
    unseen = cards.count(UNSEEN)
    if len(pool) < unseen:
        return None
    drawn = iter(rng.sample(pool, unseen))
    return [next(drawn) if card == UNSEEN else card for card in cards]


# -- does it fit


def _fits(evidence: Evidence, placing: Army) -> bool:
    """Tell whether the army, in the order of placing, can have led to what is known."""
    army = tuple(sorted(placing))
    bill = bill_of(army)
    if not _is_within(evidence, bill):
        return False
    if any(placing.count(card) > 1 for card in unique_cards().intersection(placing)):
        return False
    if not bill.creatures and (evidence.stands or not _reachable(evidence, army)):
        return False
    return not evidence.placed or _lies_right(evidence, placing, bill.squares)


def _lies_right(evidence: Evidence, placing: Army, count: int) -> bool:
    """Tell whether the cards can lie as they do: classes filled in order, gear on creatures."""
    prices = price_list()
    wearers: dict[int, int] = {}
    hidden = False
    for card, place in zip(placing, evidence.placed, strict=False):
        if place.card not in (UNSEEN, card):
            return False
        price = prices[card]
        if price.terrain or place.spot == GRAVE:
            if not (price.terrain and place.spot == GRAVE):
                return False
        elif price.squares:
            if place.spot not in open_squares(evidence.classes, list(wearers), count):
                return False
            wearers[place.spot] = card
            hidden |= bool(place.card == UNSEEN and price.creatures)
        elif not prices[wearers.get(place.spot, card)].creatures:
            return False
    return evidence.needs_creature in (None, hidden)


# -- card by card


def _built(evidence: Evidence, rng: Rng) -> Iterator[Army]:
    """Yield armies that fit, one of each kind, in the order of placing."""
    least = len(evidence.on_squares)
    exact = evidence.is_placed or bool(evidence.others)
    most = least if exact else evidence.count
    counts = list(range(least, most + 1))
    rng.shuffle(counts)
    for squares in counts:
        kinds = (1,) * squares + (0,) * (evidence.count - squares)
        known = [place.card for place in evidence.placed]
        known += [UNSEEN] * (evidence.count - len(known))
        for army in _grown(evidence, (), Bill(), kinds, known, rng):
            placing = _arranged(evidence, army, known, squares, rng)
            if _fits(evidence, placing):
                yield placing


def _arranged(evidence: Evidence, army: Army, known: Sequence[int], squares: int, rng: Rng) -> Army:
    """Return the army with the unseen cards on squares shuffled, creatures where gear is worn."""
    prices = price_list()
    worn = {place.spot for place in evidence.others}
    spots = list(dict.fromkeys(place.spot for place in evidence.placed if place.spot != GRAVE))
    places = [at for at in range(squares) if known[at] == UNSEEN]
    cards = [army[at] for at in places]
    rng.shuffle(cards)
    cards.sort(key=lambda card: not prices[card].creatures)
    wearing = [at for at in places if at < len(spots) and spots[at] in worn]
    first, rest = cards[: len(wearing)], cards[len(wearing) :]
    rng.shuffle(rest)
    placing = list(army)
    others = [at for at in places if at not in wearing]
    for at, card in zip((*wearing, *others), (*first, *rest), strict=True):
        placing[at] = card
    return tuple(placing)


def _grown(
    evidence: Evidence, army: Army, bill: Bill, kinds: Army, known: Sequence[int], rng: Rng
) -> Iterator[Army]:
    at = len(army)
    if at == len(kinds):
        yield army
        return
    prices = price_list()
    unseen = [army[i] for i in range(at) if known[i] == UNSEEN and kinds[i] == kinds[at]]
    last = max(unseen, default=0)
    taken = [*army, *[card for card in known[at:] if card != UNSEEN]]
    pool = [known[at]] if known[at] != UNSEEN else sorted(set(_left(evidence.deck, taken)))
    rng.shuffle(pool)
    for card in pool:
        more = bill.plus(prices[card])
        in_order = card >= last or known[at] != UNSEEN
        if in_order and prices[card].squares == kinds[at] and _is_within(evidence, more):
            if _too_dear(evidence, (*army, card), more):
                continue
            yield from _grown(evidence, (*army, card), more, kinds, known, rng)


def _too_dear(evidence: Evidence, army: Army, bill: Bill) -> bool:
    """Tell whether even the cheapest cards that are left would cost too much."""
    purse = evidence.gold + evidence.silver - _total(bill)
    wanted, taken = evidence.count - len(army), list(army)
    for card, cost in evidence.by_cost:
        if wanted <= 0 or purse < 0:
            break
        if card in taken:
            taken.remove(card)
        else:
            purse -= cost
            wanted -= 1
    return purse < 0
