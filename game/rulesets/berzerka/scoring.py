"""Who is first, second and third, and what that is worth (BZ-21 to BZ-25)."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import Suit
from game.rulesets.berzerka.contracts import FIVE, HALF, MIDDLE, NEAR_FIVE, TRICKS, Objective
from game.rulesets.berzerka.declared import Declared

PLAYERS = 3
FIRST, SECOND, THIRD = 1, 2, 3


class Tally:
    """What each player has won, trick by trick.

    By player: `tricks` in all, `late` those among the last six, `pains` the cards of the pain
    suit in them, and `last`, the number of the last trick that counts (-1: none).
    """

    __slots__ = ("_objective", "_pain", "last", "late", "pains", "tricks")

    def __init__(self, objective: Objective, pain: Suit | None) -> None:
        self._objective, self._pain = objective, pain
        self.tricks, self.late, self.pains = [0] * PLAYERS, [0] * PLAYERS, [0] * PLAYERS
        self.last = [-1] * PLAYERS

    def add(self, winner: Player, cards: Sequence[int], number: int) -> None:
        """Give a trick to its winner; `number` counts from 0."""
        self.tricks[winner] += 1
        if self._pain is not None:
            self.pains[winner] += sum([card // 13 == self._pain for card in cards])
        if number >= HALF:
            self.late[winner] += 1
            self.last[winner] = number
        elif self._objective.early_tricks:
            self.last[winner] = number

    @property
    def counts(self) -> list[int]:
        """What the contract counts, without the overbid (BZ-21)."""
        counts: list[int] = getattr(self, self._objective.counted)
        return counts


class Score(NamedTuple):
    """What a hand has come to: the counts with the overbid, places, and points, by player."""

    ranked: list[int]
    places: tuple[int, ...]
    points: tuple[int, ...]


def scored(declared: Declared, tally: Tally) -> Score:
    """Return what the tricks that were won are worth under the contract."""
    objective, declarer = declared.rules.objective, declared.declarer
    ranked = ranked_counts(objective, tally.counts, declarer, declared.overbid)
    found = places(objective, ranked, declarer, tally.last)
    return Score(ranked, found, points(objective, found, declared.box.value))


def ranked_counts(
    objective: Objective, counts: Sequence[int], declarer: Player, overbid: int
) -> list[int]:
    """Return the counts that are ranked: the declarer's with the overbid (BZ-22)."""
    ranked = list(counts)
    ranked[declarer] += objective.overbid_sign * overbid
    return ranked


def places(
    objective: Objective, ranked: Sequence[int], declarer: Player, last: Sequence[int]
) -> tuple[int, ...]:
    """Return each player's place, 1 to 3, never shared but for Middling's two losers.

    The declarer loses every tie. Between the defenders the later trick decides, and where
    neither has one the seat nearer to the declarer's left (BZ-24).
    """
    later_first = 1 if objective.avoids else -1

    def order(player: Player) -> tuple[int, bool, int, int]:
        return (
            objective.badness(ranked[player], ranked),
            player == declarer,
            later_first * last[player],
            (player - declarer) % PLAYERS,
        )

    best_first = sorted(range(PLAYERS), key=order)
    found = [THIRD] * PLAYERS
    found[best_first[0]] = FIRST
    if not objective.only_first_wins:
        found[best_first[1]] = SECOND
    return tuple(found)


def points(objective: Objective, found: Sequence[int], value: int) -> tuple[int, ...]:
    """Return the game points of each place at this value; they add up to 0 (BZ-23, BZ-25)."""
    if objective is MIDDLE:
        return tuple(value if place == FIRST else -value // 2 for place in found)
    return tuple(value * (SECOND - place) for place in found)


def goal(declared: Declared, player: Player) -> float | None:
    """Return the tricks that the player aims at, None where more or fewer is always better."""
    objective = declared.rules.objective
    if objective not in (NEAR_FIVE, MIDDLE):
        return None
    own = declared.overbid if player == declared.declarer else 0
    if objective.only_first_wins:
        return (TRICKS - declared.overbid) / PLAYERS + own
    return FIVE + own


def wanted(declared: Declared, player: Player) -> str:
    """Return what the contract wants of a player: of whoever has overbid, where it names a number,
    the tricks that he needs for it (BZ-22)."""
    objective = declared.rules.objective
    overbid = declared.overbid if player == declared.declarer else 0
    if objective is not NEAR_FIVE or not overbid:
        return _(objective.words)
    words = _("nearest to {n} tricks: {overbid} are taken off")
    return words.format(n=FIVE + overbid, overbid=overbid)
