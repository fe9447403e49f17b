"""Who meets whom: a round robin or a knock-out of duels, and who has won it (BW-69)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from game.core.protocols import Player
from game.core.words import _

DRAWS = 2
"""After so many draws in a knock-out the better seed goes on."""


class Format(StrEnum):
    """How the duels of a tournament are arranged."""

    ROUND_ROBIN = "round robin"
    KNOCK_OUT = "knock-out"


@dataclass(frozen=True)
class Duel:
    """Two players met; `winner` None is a draw. The first named sat below."""

    players: tuple[Player, Player]
    winner: Player | None


@dataclass(frozen=True)
class Duels:
    """All duels of some players, played in the order in which `next_pair` names them.

    `seeds` is the order of the players, drawn by lot: it makes the pairs.
    """

    format: Format
    seeds: tuple[Player, ...]
    played: tuple[Duel, ...] = ()

    def next_pair(self) -> tuple[Player, Player] | None:
        """Return who meets next, None when all is decided."""
        if self.format == Format.ROUND_ROBIN:
            pairs = round_robin(self.seeds)
            return pairs[len(self.played)] if len(self.played) < len(pairs) else None
        return _bracket(self.seeds, self.played)[0]

    @property
    def is_over(self) -> bool:
        """Whether all is decided."""
        return self.next_pair() is None

    def with_result(self, winner: Player | None) -> "Duels":
        """Return the duels after the next one has ended; raise ValueError if it cannot be so."""
        pair = self.next_pair()
        if pair is None or winner not in (*pair, None):
            raise ValueError(_not_so(winner, pair))
        return replace(self, played=(*self.played, Duel(pair, winner)))

    def points(self) -> dict[Player, float]:
        """Return 1 for each duel won and a half for each draw, by player."""
        found = dict.fromkeys(self.seeds, 0.0)
        for duel in self.played:
            for player in duel.players:
                found[player] += 0.5 if duel.winner is None else float(player == duel.winner)
        return found

    def ranking(self) -> tuple[Player, ...]:
        """Return the players, the best first.

        In a round robin points count, then the points of those one has beaten, then the seed; in a
        knock-out how many duels were survived, then the seed.
        """
        points = self.points()
        if self.format == Format.KNOCK_OUT:
            last = _bracket(self.seeds, self.played)[1]
            return tuple(sorted(self.seeds, key=lambda p: (-last[p], self.seeds.index(p))))
        beaten = {
            player: sum(
                points[other]
                for duel in self.played
                for other in duel.players
                if duel.winner == player != other
            )
            for player in self.seeds
        }
        return tuple(
            sorted(self.seeds, key=lambda p: (-points[p], -beaten[p], self.seeds.index(p)))
        )


def _not_so(winner: Player | None, pair: tuple[Player, Player] | None) -> str:
    """Return why a duel cannot have been won so; seats are told from 0, as they are stored."""
    if pair is None:
        return _("All duels have been fought, so there is none to be won.")
    return _("Seats {one} and {other} fight it, so seat {winner} cannot have won it.").format(
        one=pair[0], other=pair[1], winner=winner
    )


def round_robin(players: Sequence[Player]) -> list[tuple[Player, Player]]:
    """Return each pair once, round by round: nobody plays twice in a round (circle method)."""
    ring: list[Player | None] = [*players, *([None] if len(players) % 2 else [])]
    pairs = []
    for turn in range(len(ring) - 1):
        for one, other in zip(ring[: len(ring) // 2], reversed(ring), strict=False):
            if one is not None and other is not None:
                pairs.append((one, other) if turn % 2 == 0 else (other, one))
        ring.insert(1, ring.pop())
    return pairs


def _bracket(
    seeds: Sequence[Player], played: Sequence[Duel]
) -> tuple[tuple[Player, Player] | None, dict[Player, int]]:
    """Return the next pair of the knock-out (None: decided), and the rounds each survived.

    The best seeds have a free first round where the players are no power of two.
    """
    survived = dict.fromkeys(seeds, 0)
    results = list(played)
    left = list(seeds)
    size = 1
    while size < len(left):
        size *= 2
    free = size - len(left)
    while len(left) > 1:
        through = left[:free]
        fighting = left[free:]
        for at in range(len(fighting) // 2):
            pair = (fighting[at], fighting[-1 - at])
            winner = _decided(pair, results, seeds)
            if winner is None:
                return pair, survived
            through.append(winner)
        for player in through:
            survived[player] += 1
        left = sorted(through, key=seeds.index)
        free = 0
    return None, survived


def _decided(
    pair: tuple[Player, Player], results: list[Duel], seeds: Sequence[Player]
) -> Player | None:
    """Return who of the pair goes on, taking its duels off the results; None: not decided yet."""
    draws = 0
    while results and set(results[0].players) == set(pair):
        duel = results.pop(0)
        if duel.winner is not None:
            return duel.winner
        draws += 1
        if draws > DRAWS:
            return min(pair, key=seeds.index)
    return None
