"""Worlds: full deals that an observer cannot tell from the real one."""

from collections.abc import Iterator, Sequence

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP, SUITS, Card, Suit
from game.kit.dealing import Holder, deal_out
from game.rulesets.whist.actions import Deal
from game.rulesets.whist.bidding import allowed_bids
from game.rulesets.whist.heuristic import bid_for, utility_table
from game.rulesets.whist.state import WhistState
from game.rulesets.whist.strength import dealt_worth, masks_of
from game.rulesets.whist.view import WhistView

LIKELIHOOD = (1.0, 0.3, 0.06, 0.02)
"""How likely a bid is that many tricks away from the plain player's, as shares of the likeliest;
the last stands for all that are farther."""
SWAPS_FIRST = 150
"""Cards exchanged before the first world, so that the bids are heard."""
SWAPS_BETWEEN = 12
"""Cards exchanged between two worlds."""


def determinize(view: WhistView, rng: Rng) -> WhistState:
    """Return a world: hidden cards dealt at random among those who can still hold them.

    Whoever did not follow suit has none of that suit left, and no trump either if he did not
    trump (SW-15, SW-16), so the world's history is legal at every step.
    """
    return _Hidden(view, rng).world()


def worlds(view: WhistView, rng: Rng) -> Iterator[WhistState]:
    """Yield worlds without end, those oftener in which the bids made are likely ones.

    A Metropolis walk: two hidden cards change hands, and the exchange stands with a chance that
    is the ratio of the likelihoods of the bids after and before it.
    """
    hidden = _Hidden(view, rng)
    hidden.exchange(SWAPS_FIRST)
    while True:
        yield hidden.world()
        hidden.exchange(SWAPS_BETWEEN)


class _Hidden:
    """The cards an observer does not see, in the hands of those who can hold them.

    The holders are the other players; last, where there are such, the cards set aside.
    """

    def __init__(self, view: WhistView, rng: Rng) -> None:
        self._view = view
        self._rng = rng
        self._played: list[list[Card]] = [[] for _ in range(view.players)]
        for player, card, _trick in view.played():
            self._played[player].append(card)
        seen = {card for cards in self._played for card in cards} | set(view.hand)
        hidden = [card for card in DECK if card not in seen]
        void = shown_void(view)
        self._others = [player for player in range(view.players) if player != view.observer]
        suits = [frozenset(SUITS) - void[player] for player in self._others]
        holders = [
            Holder(view.hand_sizes[player], can)
            for player, can in zip(self._others, suits, strict=True)
        ]
        self._hands = deal_out(hidden, holders, rng)
        self._can_hold = suits
        held = {card for hand in self._hands for card in hand}
        if aside := [card for card in hidden if card not in held]:
            self._hands.append(aside)
            self._can_hold.append(frozenset(SUITS))

    def world(self) -> WhistState:
        """Return the State in which the hidden cards lie as they do now."""
        view = self._view
        hands = [view.hand] * view.players
        for player, cards in zip(self._others, self._hands, strict=False):
            hands[player] = tuple(sorted(cards))
        return _state(view, hands, self._played)

    def exchange(self, times: int) -> None:
        """Let pairs of cards change hands, as the likelihood of the bids allows."""
        places = [place for place, hand in enumerate(self._hands) if hand]
        if len(places) < 2:
            return
        random = self._rng.random
        ears = self._ears()
        likely = [ear.likelihood() if ear else 1.0 for ear in ears]
        for _ in range(times):
            at = int(random() * len(places))
            one = places[at]
            other = places[at - 1 - int(random() * (len(places) - 1))]
            mine, theirs = self._hands[one], self._hands[other]
            here, there = int(random() * len(mine)), int(random() * len(theirs))
            given, got = mine[here], theirs[there]
            if given // 13 not in self._can_hold[other] or got // 13 not in self._can_hold[one]:
                continue
            first, second = ears[one], ears[other]
            before = likely[one] * likely[other]
            new_one = first.likelihood_after(given, got) if first else 1.0
            new_other = second.likelihood_after(got, given) if second else 1.0
            if random() * before < new_one * new_other:
                mine[here], theirs[there] = got, given
                likely[one], likely[other] = new_one, new_other
            else:
                if first:
                    first.swap(got, given)
                if second:
                    second.swap(given, got)

    def _ears(self) -> "list[_Ear | None]":
        """Return, for each holder who has bid, what listens to his bid."""
        if not hasattr(self, "_listening"):
            self._listening: list[_Ear | None] = [None] * len(self._hands)
            for place, player in enumerate(self._others):
                if (bid := self._view.bid_of(player)) is not None:
                    dealt = (*self._hands[place], *self._played[player])
                    self._listening[place] = _Ear(self._view, player, bid, dealt)
        return self._listening


class _Ear:
    """Listens to one player's bid: how likely is it with the hand he would have been dealt?"""

    def __init__(self, view: WhistView, player: Player, bid: int, dealt: Sequence[Card]) -> None:
        turn = (player - view.dealer - 1) % view.players
        self._bid = bid
        self._earlier = view.bids[:turn]
        self._allowed = tuple(allowed_bids(view.cards, self._earlier, view.players))
        self._table = utility_table(view.standing)
        self._view = view
        self._own = masks_of(dealt)
        self._known: dict[tuple[int, int], float] = {}

    def swap(self, given: Card, got: Card) -> None:
        """Take one card from the hand and put another in its place."""
        self._own[given // 13] ^= 1 << given % 13
        self._own[got // 13] ^= 1 << got % 13

    def likelihood_after(self, given: Card, got: Card) -> float:
        """Swap, and return the likelihood then."""
        self.swap(given, got)
        return self.likelihood()

    def likelihood(self) -> float:
        """Return how likely the bid is with the hand as it is, 1 for what the plain player bids."""
        view = self._view
        mean, variance = dealt_worth(self._own, view.cards, view.players, view.trump)
        key = int(8 * mean), int(4 * variance)
        found = self._known.get(key)
        if found is None:
            plain = bid_for(
                (key[0] + 0.5) / 8,
                (key[1] + 0.5) / 4,
                self._allowed,
                self._earlier,
                view.players,
                self._table,
            )
            off = min(abs(plain - self._bid), len(LIKELIHOOD) - 1)
            found = self._known[key] = LIKELIHOOD[off]
        return found


def _state(
    view: WhistView, hands: Sequence[tuple[Card, ...]], played: Sequence[Sequence[Card]]
) -> WhistState:
    history = tuple(
        [
            Deal(action.player, tuple(sorted((*hands[action.player], *played[action.player]))))
            if isinstance(action, Deal)
            else action
            for action in view.history
        ]
    )
    return WhistState(
        standing=view.standing,
        cards=view.cards,
        trump=view.trump,
        dealer=view.dealer,
        hands=tuple(hands),
        bids=view.bids,
        tricks=view.tricks,
        trick=view.trick,
        taken=view.taken,
        history=history,
    )


def shown_void(view: WhistView) -> list[frozenset[Suit]]:
    """Return, for each player, the suits he has shown to have none of."""
    void: list[frozenset[Suit]] = [frozenset()] * view.players
    for player, card, trick in view.played():
        led = trick.cards[0].suit
        if card.suit != led:
            lacking = {led}
            if view.trump != NO_TRUMP and card.suit != view.trump:
                lacking.add(view.trump)
            void[player] |= lacking
    return void
