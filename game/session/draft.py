"""The draft: three stacks of 12 a head, pick one, pass the rest (BW-69)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Protocol

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.words import _


class DraftedCard(Protocol):
    """A card as a draft knows it: `name` is to be translated, `id` is what is stored."""

    @property
    def number(self) -> int:
        """Its number in the game, which may change from version to version."""
        ...

    @property
    def id(self) -> str:
        """Its name for the program, which stays."""
        ...

    @property
    def name(self) -> str:
        """Its name for players, in English."""
        ...


class DeckGame(Protocol):
    """What a tournament asks of a game that is played with decks; cards are numbers."""

    def whole_box(self) -> tuple[int, ...]:
        """Return every card there is to draft, copies included."""
        ...

    def card(self, number: int, /) -> DraftedCard:
        """Return the card of this number."""
        ...

    def card_named(self, name: str, /) -> DraftedCard:
        """Return the card with this id; raise ValueError if there is none."""
        ...

    def deck_line(self, deck: Sequence[int], /) -> str:
        """Return a deck as a text that `read_deck` reads."""
        ...

    def read_deck(self, text: str, /) -> tuple[int, ...]:
        """Return the cards of a deck; raise ValueError if it may not be played."""
        ...

    def pick(self, pool: Sequence[int], offered: Sequence[int], /) -> int:
        """Return what a computer player takes that has picked the pool so far."""
        ...

    def build_deck(self, pool: Sequence[int], /) -> tuple[int, ...]:
        """Return the deck that a computer player builds of its pool."""
        ...

    def duel_options(self, below: str, above: str, number: int, /) -> Any:
        """Return the house rules of duel `number` (from 0) between two decks as texts."""
        ...


STACK = 12
STACKS = 3
POOL = STACK * STACKS
"""Cards that everyone has in the end."""
SEATS = range(4, 9)


class BadPick(ValueError):
    """The card is not one of those offered; nothing has changed."""


@dataclass(frozen=True)
class Draft:
    """A draft at some pick; `box` is every card there is, by number, copies included."""

    seed: int
    players: int
    box: tuple[int, ...]
    picks: tuple[int, ...] = ()

    @property
    def round(self) -> int:
        """How many rounds of picks are complete, 0 to 36."""
        return len(self.picks) // self.players

    @property
    def stack(self) -> int:
        """Which stack goes round, from 0."""
        return min(self.round // STACK, STACKS - 1)

    @property
    def step(self) -> int:
        """1 while stacks are passed to the left, -1 while to the right."""
        return 1 if self.stack % 2 == 0 else -1

    @property
    def is_over(self) -> bool:
        """Whether everyone has his pool."""
        return self.round == POOL

    @property
    def to_pick(self) -> Player:
        """Whose pick is asked for next; all of a round count as made at once."""
        return len(self.picks) % self.players

    def offered(self, seat: Player) -> tuple[int, ...]:
        """Return the cards of the stack that lies before the seat, ascending; () at the end."""
        if self.is_over:
            return ()
        turns = self.round % STACK
        origin = (seat - turns * self.step) % self.players
        cards = list(_stacks(self)[self.stack][origin])
        for turn in range(turns):
            cards.remove(self._pick(self.stack * STACK + turn, origin + turn * self.step))
        return tuple(cards)

    def pool(self, seat: Player) -> tuple[int, ...]:
        """Return what the seat has picked, in the order of its picks."""
        return self.picks[seat :: self.players]

    def pick(self, card: int) -> "Draft":
        """Return the draft after the pick of the seat to pick; raise BadPick."""
        if card not in self.offered(self.to_pick):
            raise BadPick(_("That card is not in the stack that lies before this player."))
        return replace(self, picks=(*self.picks, card))

    def _pick(self, round: int, seat: Player) -> int:
        return self.picks[round * self.players + seat % self.players]


@lru_cache(maxsize=8)
def _dealt(
    seed: int, players: int, box: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the cards of each stack and seat; more boxes are opened where one is too small."""
    needed = POOL * players
    cards = list(box) * -(-needed // len(box))
    drawn = Rng(seed).fork("draft").sample(cards, needed)
    return tuple(
        tuple(
            tuple(sorted(drawn[at : at + STACK]))
            for at in range(stack * players * STACK, (stack + 1) * players * STACK, STACK)
        )
        for stack in range(STACKS)
    )


def _stacks(draft: Draft) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return _dealt(draft.seed, draft.players, draft.box)
