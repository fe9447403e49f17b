"""The three difficulties: who sits at the tables, hearts and stakes, never the cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.words import marked

LADDER = ("novice", "club", "expert", "master", "grandmaster")
"""The levels that sit at the tables, the weakest first."""


@dataclass(frozen=True)
class Difficulty:
    """One way to go on the road.

    The others at a table play `shift` levels stronger than their place says; without `duels` not
    one who sits alone with the player. `hearts` are those at the start, and never more; `share` is
    what a lost match costs of the coins. In the acts of `hints` one may ask for some at the table.
    """

    id: str
    title: str
    words: str
    shift: int
    hearts: int
    coins: int
    share: float
    duels: bool = True
    hints: tuple[int, ...] = ()

    def levels(self, levels: Sequence[str]) -> tuple[str, ...]:
        """Return how those play who play at these levels on the middle road, in their order."""
        is_duel = len(levels) == 1
        return tuple(levels if is_duel and not self.duels else map(self._shifted, levels))

    def _shifted(self, level: str) -> str:
        return LADDER[min(max(LADDER.index(level) + self.shift, 0), len(LADDER) - 1)]


DIFFICULTIES: Mapping[str, Difficulty] = {
    each.id: each
    for each in (
        Difficulty(
            "easy",
            marked("Wanderer"),
            marked("Five hearts, easier tables, hints in act one."),
            shift=-1,
            hearts=5,
            coins=20,
            share=0.1,
            hints=(1,),
        ),
        Difficulty(
            "middle",
            marked("Player"),
            marked("Three hearts, and nobody helps."),
            shift=0,
            hearts=3,
            coins=10,
            share=0.1,
        ),
        Difficulty(
            "hard",
            marked("Master"),
            marked("Three hearts, no coins, stronger players at cards."),
            shift=1,
            hearts=3,
            coins=0,
            share=0.2,
            # In a battle, between two, the step from a level to the next is too wide.
            duels=False,
        ),
    )
}
"""The difficulties by id, the easiest first."""

USUAL = "middle"
