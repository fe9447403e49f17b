"""Packs in a known order, for lessons and deals from elsewhere; and players told what to do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.core.protocols import Player, Standing
from game.core.record import BadRecord
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.words import _

T = TypeVar("T")


@dataclass(frozen=True)
class Stack:
    """One deal made up beforehand.

    `pack` lies from the top down: whoever draws gets the first of its cards that may come. It
    need not hold every card. Where chance has its say several times, `draws` are the packs of the
    first of them; a die shows what lies highest in one that holds its sides. `told` is what a
    player does, in notation: the first of it that is legal; where nothing is, he does as he likes.
    """

    pack: Sequence[Any] = ()
    told: Mapping[Player, Sequence[str]] = field(default_factory=dict)
    draws: Sequence[Sequence[Any]] = ()

    def told_to(self, player: Player, legal: Sequence[Any]) -> Any | None:
        """Return which of the legal actions the player has been told to do, None for none."""
        by_notation = {str(action): action for action in legal}
        wishes = self.told.get(player, ())
        return next((by_notation[each] for each in wishes if each in by_notation), None)

    def stream(self, draw: int, key: int | bytes) -> "StackedStream":
        """Return what draws in this deal for the `draw`-th time, from 0."""
        return StackedStream(self.draws[draw] if draw < len(self.draws) else self.pack, key)


class StackedStream(Rng):
    """Chance that draws cards in the order of a pack, and all else as another stream would."""

    __slots__ = ("_pack",)

    def __init__(self, pack: Sequence[Any], key: int | bytes) -> None:
        super().__init__(key)
        self._pack = pack

    def choice(self, items: Sequence[T]) -> T:
        """Return the item that lies highest in the pack."""
        return self.sample(items, 1)[0]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return the `count` items that lie highest in the pack; any others where it is short."""
        stacked = [items[items.index(each)] for each in self._pack if each in items]
        rest = [each for each in items if each not in stacked]
        drawn = stacked[:count]
        return drawn + super().sample(rest, count - len(drawn))


def laid_out(
    ruleset: Ruleset[Any, Any, Any],
    standing: Standing,
    stacks: Sequence[Stack],
    laid: Sequence[str],
) -> tuple[Standing, Stack | None]:
    """Return from which standing the next deal comes, and how it is stacked, None where it is not.

    `stacks` and `laid` are those of a match. Raise ValueError where a text is no deal of this game.
    """
    number: int = standing.deals_played
    if number >= len(laid):
        return standing, stacks[number] if number < len(stacks) else None
    if ruleset.laid is None:
        sentence = _("Deals of {game} cannot be set up beforehand.")
        raise BadRecord(sentence.format(game=_(ruleset.title)))
    after, pack = ruleset.laid.deal(standing, laid[number])
    return after, Stack(pack)
