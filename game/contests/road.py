"""The tables of the campaign measured: how often a computer player wins in the player's seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.contests.sharing import HERE, Workers, shared
from game.core.intervals import Interval, share_interval
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.node import Kind, Node
from game.session.campaign.rounds import place_of, setting_at
from game.session.campaign.season import Season
from game.session.campaign.walker import next_step
from game.session.campaign.world import world
from game.session.match import Seat
from game.session.setting import play_out

BANDS = {1: (0.60, 0.75), 2: (0.45, 0.60), 3: (0.35, 0.50)}
"""The share of matches of two sides that a club player is to win, by act."""
BOSS_BAND = (0.30, 0.40)
EVEN = 0.5
"""The share of two sides that are equally strong."""
MOST = 0.95


@dataclass(frozen=True)
class Sitting:
    """One match of a place: who plays it, and by which cards."""

    node: str
    difficulty: str
    pilot: str
    seed: int
    number: int


@dataclass(frozen=True)
class TableResult:
    """What was measured at one place; `band` is where the share of wins should lie."""

    node: str
    games: int
    wins: Interval
    band: tuple[float, float]

    @property
    def fits(self) -> str:
        """Whether the share lies "in" the band, "above" or "below" it, by its whole interval."""
        if self.wins.high < self.band[0]:
            return "below"
        return "above" if self.wins.low > self.band[1] else "in"


def band_of(node: Node) -> tuple[float, float]:
    """Return where the share of wins of a place should lie.

    The bands are those of two sides; where more sit there, or more of them win, they are moved as
    the share of equal players is.
    """
    low, high = BOSS_BAND if node.kind == Kind.BOSS else BANDS[node.act]
    if node.kind == Kind.BOSS:
        return low, high
    here = node.rounds[0]
    even = here.aim / len(RULESETS[here.game].sides(len(here.others) + 1))
    return min(low * even / EVEN, MOST), min(high * even / EVEN, MOST)


def play_table(sitting: Sitting) -> bool:
    """Play one match of a place, round by round; return whether it is won."""
    found = world()
    node = found.nodes[sitting.node]
    luck = Rng(sitting.seed).fork("road", node.id, sitting.number)
    wins = 0
    for number, here in enumerate(node.rounds):
        place = node, number
        player = Seat(sitting.pilot, "Guest")
        seed = luck.fork(number).below(2**53)
        cards = found.deck.usual(node.act, luck.fork("deck"))
        rules = DIFFICULTIES[sitting.difficulty]
        setting = setting_at(found, rules, place, player, seed, None, cards)
        match = setting.match()
        play_out(match)
        wins += place_of(match, setting.seat) <= here.aim
        losses = number + 1 - wins
        if wins >= node.needed or losses > len(node.rounds) - node.needed:
            break
    return wins >= node.needed


def measure(
    nodes: Sequence[str],
    games: int,
    pilot: str,
    difficulty: str,
    seed: int,
    workers: Workers = HERE,
    progress: Callable[[int, int], None] | None = None,
) -> list[TableResult]:
    """Return what came of so many matches of each place."""
    results = []
    for done, node in enumerate(nodes, start=1):
        todo = [Sitting(node, difficulty, pilot, seed, number) for number in range(games)]
        won = [float(each) for each in shared(play_table, todo, workers)]
        band = band_of(world().nodes[node])
        results.append(TableResult(node, games, share_interval(won), band))
        if progress is not None:
            progress(done, len(nodes))
    return results


@dataclass(frozen=True)
class Walked:
    """How whole seasons went: the share that came to the end, and the share that won the seat."""

    seasons: int
    ended: Interval
    seats: Interval


def walk_seasons(shares: Mapping[str, float], seasons: int, difficulty: str, seed: int) -> Walked:
    """Return how seasons go that are walked by plain sense, their matches drawn by lot.

    `shares` says how often the match of a place is won; every place of a match must be there.
    """
    walks = [_walk(shares, difficulty, Rng(seed).fork("seasons", n)) for n in range(seasons)]
    return Walked(
        seasons,
        share_interval([float(season.trail.hearts > 0) for season in walks]),
        share_interval([float(season.has_seat) for season in walks]),
    )


def _walk(shares: Mapping[str, float], difficulty: str, luck: Rng) -> Season:
    season = Season(luck.below(2**53), difficulty)
    while not season.is_over:
        step = next_step(season, luck.fork("step", len(season.steps)))
        if not step:
            here, at = season.round, season.trail.at
            # A match that is played anew is drawn anew; its rounds all go as the match does.
            times = season.trail.deals - season.round_number
            is_won = luck.fork("match", at, times).random() < shares[at]
            step = f"ended {here.aim if is_won else len(here.others) + 1}"
        season = season.with_step(step)
    return season
