"""The draft: three stacks of 12 a head, pick one, pass the rest (BW-69).

A draft is its seed, its number of players and the picks made, in seat order round by round;
everything else is recomputed. All pick at once: what a seat takes is passed over only when
everyone has picked, so who picks later in a round knows no more than who picks first.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.words import _

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
