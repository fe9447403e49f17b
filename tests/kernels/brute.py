"""Every card tried, nothing else: what the exact solver must equal. Slow and plain on purpose."""

from collections.abc import Sequence
from random import Random

NO_TRUMP = 4
Hands = tuple[frozenset[int], ...]
"""Each hand's cards: a place (16 x suit + height), or a floating Joker as its two places' mask,
written negative."""


def as_led(card: int) -> list[int]:
    """The places that a card can be led as."""
    return [card] if card >= 0 else [at for at in range(64) if -card >> at & 1]


def playable(hand: frozenset[int], led: int | None) -> list[tuple[int, int]]:
    """The cards that may be played, each with the place that it is played as."""
    if led is not None:
        following = [(c, at) for c in hand for at in as_led(c) if at // 16 == led]
        if following:
            return following
        return [(card, as_led(card)[0]) for card in hand]
    return [(card, at) for card in hand for at in as_led(card)]


def winner(trick: Sequence[int], trump: int) -> int:
    """Which card of a full trick takes it."""
    suit = trump if any(place // 16 == trump for place in trick) else trick[0] // 16
    return trick.index(max(place for place in trick if place // 16 == suit))


class Brute:
    """All positions of one deal."""

    def __init__(self, trump: int) -> None:
        self.trump = trump
        self.known: dict[tuple[Hands, int], int] = {}

    def tricks(self, hands: Hands, leader: int, trick: tuple[int, ...] = ()) -> int:
        """The tricks of seats 0 and 2 from here on."""
        if not trick:
            if not hands[leader]:
                return 0
            if (hands, leader) not in self.known:
                self.known[hands, leader] = self._best(hands, leader, trick)
            return self.known[hands, leader]
        return self._best(hands, leader, trick)

    def each(self, hands: Hands, leader: int, trick: tuple[int, ...]) -> dict[int, int]:
        """The tricks of seats 0 and 2 after each card that may be played, by its place."""
        seat = (leader + len(trick)) % 4
        found = {}
        for card, place in playable(hands[seat], trick[0] // 16 if trick else None):
            rest = tuple(h - {card} if at == seat else h for at, h in enumerate(hands))
            after = (*trick, place)
            if len(after) < 4:
                found[place] = self.tricks(rest, leader, after)
            else:
                taker = (leader + winner(after, self.trump)) % 4
                found[place] = 1 - taker % 2 + self.tricks(rest, taker)
        return found

    def _best(self, hands: Hands, leader: int, trick: tuple[int, ...]) -> int:
        values = self.each(hands, leader, trick).values()
        return min(values) if (leader + len(trick)) % 2 else max(values)


class Position:
    """A random position: jokers high or low as a height of their suit, and floating ones."""

    def __init__(self, rng: Random, cards: int, jokers: int, floating: int, narrow: bool) -> None:
        # 14 heights leave one for a Joker, wherever it stands; few of them make suits long.
        heights = range(14) if not narrow else sorted(rng.sample(range(14), cards + 3))
        pack = [16 * suit + height for suit in range(4) for height in heights]
        pack = [place for place in pack if place % 16 != 9 or place // 16 < jokers]
        self.trump = rng.choice((0, 1, 2, 3, NO_TRUMP))
        self.floating: list[int] = []
        for one, other in ((1, 2), (0, 3))[:floating]:
            if self.trump not in (one, other):
                height = rng.choice((13, 9))
                joker = (1 << 16 * one + height) | (1 << 16 * other + height)
                self.floating.append(joker)
                pack = [place for place in pack if place < 0 or not joker >> place & 1]
                pack.append(-joker)
        # A floating Joker is always dealt, somewhere.
        rng.shuffle(pack)
        pack.sort(key=lambda card: card >= 0)
        dealt = pack[: 4 * cards]
        rng.shuffle(dealt)
        self.hands: Hands = tuple(
            frozenset(dealt[cards * seat : cards * seat + cards]) for seat in range(4)
        )
        self.leader = rng.randrange(4)
        self.trick: tuple[int, ...] = ()
        for _ in range(rng.randrange(4)):
            seat = (self.leader + len(self.trick)) % 4
            led = self.trick[0] // 16 if self.trick else None
            card, place = rng.choice(sorted(playable(self.hands[seat], led)))
            self.hands = tuple(h - {card} if at == seat else h for at, h in enumerate(self.hands))
            self.trick += (place,)
            if card < 0:
                self.floating.remove(-card)

    @property
    def masks(self) -> list[int]:
        """The hands as the solver takes them."""
        return [sum(1 << card if card >= 0 else -card for card in hand) for hand in self.hands]


def plain(  # type: ignore[no-untyped-def]
    hands, floats, trump, seat, turn, best, held, led, alpha, beta
) -> int:
    """The same in numbers, for numba: alpha-beta and nothing else. `hands` are arrays of masks."""
    mask = hands[seat]
    if turn == 0 and mask == 0:
        return 0
    if turn > 0 and mask >> 16 * led & 0xFFFF:
        mask = mask & (0xFFFF << 16 * led)
    found = 99 if seat & 1 else -99
    for place in range(62):
        if not mask >> place & 1:
            continue
        leaves = 1 << place
        for joker in floats:
            if joker & leaves:
                leaves = joker
        suit, taker, top, first = place >> 4, best, held, led
        if turn == 0:
            first = suit
        if turn == 0 or (suit == held >> 4 and place > held) or (trump == suit != held >> 4):
            taker, top = seat, place
        hands[seat] ^= leaves
        if turn == 3:
            won = 1 - (taker & 1)
            value = won + plain(
                hands, floats, trump, taker, 0, taker, top, first, alpha - won, beta - won
            )
        else:
            value = plain(
                hands, floats, trump, seat + 1 & 3, turn + 1, taker, top, first, alpha, beta
            )
        hands[seat] ^= leaves
        if seat & 1:
            found = min(found, value)
            beta = min(beta, found)
        else:
            found = max(found, value)
            alpha = max(alpha, found)
        if alpha >= beta:
            break
    return found
