"""The three difficulties: who sits at the tables, hearts and stakes, never the cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.words import marked

LADDER = ("novice", "club", "expert", "master", "grandmaster")
"""The levels that sit at the tables, the weakest first."""


@dataclass(frozen=True)
class Difficulty:
    """One way to go on the road.

    Of the others at a table the first `shifted` play `shift` levels stronger than their place says,
    None for all of them. `hearts` are those at the start, and never more; `share` is what a lost
    match costs of the coins.
    """

    id: str
    title: str
    words: str
    shift: int
    hearts: int
    coins: int
    share: float
    shifted: int | None = None

    def levels(self, levels: Sequence[str]) -> tuple[str, ...]:
        """Return how those play who play at these levels on the middle road, in their order."""
        shifted = len(levels) if self.shifted is None else self.shifted
        return (*map(self._shifted, levels[:shifted]), *levels[shifted:])

    def _shifted(self, level: str) -> str:
        return LADDER[min(max(LADDER.index(level) + self.shift, 0), len(LADDER) - 1)]


DIFFICULTIES: Mapping[str, Difficulty] = {
    each.id: each
    for each in (
        Difficulty(
            "easy",
            marked("Wanderer"),
            marked("Easier tables and five hearts, to see the road."),
            shift=-1,
            hearts=5,
            coins=20,
            share=0.1,
        ),
        Difficulty(
            "middle",
            marked("Player"),
            marked("Three hearts, and the tables as they are."),
            shift=0,
            hearts=3,
            coins=10,
            share=0.1,
        ),
        Difficulty(
            "hard",
            marked("Master"),
            marked("Three hearts, and somebody at each table has practised."),
            shift=1,
            hearts=3,
            coins=0,
            share=0.2,
            shifted=1,
        ),
    )
}
"""The difficulties by id, the easiest first."""

USUAL = "middle"
