"""The deck of a season: a weak one at the start, and the player's own in every battle of the road.

A card that is won or bought comes in two copies, in place of the two that leave the starter next.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.rng import Rng

COPIES = 2
"""How many copies of a card come at once."""
OFFERED = 3
"""Cards to choose one from."""
PER_ACT = 3
"""Cards taken in an act, more or less: what a place is measured with."""
OWN, THEIRS = "deck_0", "deck_1"
"""The options that take the two decks of a battle, as texts."""


@dataclass(frozen=True)
class SeasonDeck:
    """What the deck of a season is made of; cards are ids of the game's.

    `starter` has its cards in the order in which they leave. `pools` are by act what may be won or
    bought there, the weakest first; `prices` what a card of them costs, in coins. `poor` are by
    realm the decks, as texts, of those who are no better off than one who sets out.
    """

    game: str
    starter: tuple[str, ...]
    pools: Mapping[int, tuple[str, ...]]
    prices: Mapping[int, int]
    poor: Mapping[str, str]

    def cards(self, taken: Sequence[str]) -> list[str]:
        """Return the cards of the deck after some were taken."""
        return [
            *self.starter[COPIES * len(taken) :],
            *(id for id in taken for _copy in range(COPIES)),
        ]

    def leaving(self, number: int) -> tuple[str, ...]:
        """Return the cards that leave for the card taken as this one, counted from 0."""
        return self.starter[COPIES * number : COPIES * (number + 1)]

    def text(self, taken: Sequence[str]) -> str:
        """Return the deck as a text, as the game's option takes it."""
        return ", ".join(f"{n} {id}" for id, n in Counter(self.cards(taken)).items())

    def offered(self, act: int, taken: Sequence[str], luck: Rng, n: int = OFFERED) -> list[str]:
        """Return cards to choose from in an act, none that was taken already."""
        left = [id for id in self.pools[act] if id not in taken]
        return luck.sample(left, min(n, len(left)))

    def price(self, id: str) -> int:
        """Return what a card costs at a market; 0 for what is no card of the season."""
        return next((self.prices[act] for act, pool in self.pools.items() if id in pool), 0)

    def usual(self, act: int, luck: Rng) -> list[str]:
        """Return what somebody may have taken who comes to the middle of an act."""
        taken: list[str] = []
        for before in self.pools:
            if before <= act:
                for _each in range(PER_ACT if before < act else PER_ACT // 2):
                    taken.append(
                        max(self.offered(before, taken, luck), key=self.pools[before].index)
                    )
        return taken


def with_decks(rules: Mapping[str, str], own: str, theirs: str, seat: int) -> dict[str, str]:
    """Return the rules of a battle with these decks, the player in his seat."""
    both = (own, theirs) if seat == 0 else (theirs, own)
    return {**rules, OWN: both[0], THEIRS: both[1]}
