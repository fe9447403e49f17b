"""Who is first, second and third, and what that is worth (BZ-21 to BZ-25)."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.kit.cards import Suit
from game.kit.tricks import Trick
from game.rulesets.berzerka.contracts import HALF, MIDDLE, Objective, Taken

PLAYERS = 3
FIRST, SECOND, THIRD = 1, 2, 3


def taken_by(
    player: Player, tricks: Sequence[Trick], winners: Sequence[Player], pain: Suit | None
) -> Taken:
    """Return what the player has won in the tricks so far."""
    won = [number for number, winner in enumerate(winners) if winner == player]
    pains = 0
    if pain is not None:
        pains = sum(card.suit == pain for number in won for card in tricks[number].cards)
    return Taken(len(won), sum(number >= HALF for number in won), pains)


def ranked_counts(
    objective: Objective, counts: Sequence[int], declarer: Player, overbid: int
) -> list[int]:
    """Return the counts that are ranked: the declarer's with the overbid (BZ-22)."""
    ranked = list(counts)
    ranked[declarer] += objective.overbid_sign * overbid
    return ranked


def last_won(objective: Objective, winners: Sequence[Player]) -> list[int]:
    """Return the number of the last trick that each player won and that counts, -1 for none."""
    last = [-1] * PLAYERS
    for number, winner in enumerate(winners):
        if objective.early_tricks or number >= HALF:
            last[winner] = number
    return last


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
