"""What somebody has done in all his seasons, read from their steps: what achievements look at."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.node import ACTS, Kind, Node
from game.session.campaign.season import Season

THREE = 3
"""The stars of a match won better than the expert."""


@dataclass(frozen=True)
class Bout:
    """A match of a season that is over: where it was played, and what was done there.

    `hearts` are those before it, `lost` those that it cost; `favours` were asked for it.
    """

    node: Node
    is_won: bool
    stars: int
    hearts: int
    lost: int
    favours: tuple[str, ...]

    @property
    def was_mended(self) -> bool:
        """Whether it had been lost, and a favour mended that."""
        return any(FAVOURS[each].moment == Moment.LOST for each in self.favours)


@dataclass(frozen=True)
class Walk:
    """One season, as far as it has got."""

    season: Season

    @cached_property
    def bouts(self) -> tuple[Bout, ...]:
        """Every match that is over, in order."""
        season, found = self.season, []
        asked: list[str] = []
        hearts, over = season.start.hearts, 0
        for step, trail in zip(season.steps, season.trails, strict=True):
            word, _space, rest = step.partition(" ")
            if word == "go":
                asked, hearts = [], trail.hearts
            elif word == "use":
                asked.append(rest.split()[0])
            if len(trail.won) > over:
                over = len(trail.won)
                id, is_won = trail.won[-1]
                lost = hearts - trail.hearts
                node, stars = season.world.nodes[id], season.stars[id]
                found.append(Bout(node, is_won, stars, hearts, lost, tuple(asked)))
        return tuple(found)

    @property
    def won(self) -> tuple[Bout, ...]:
        """Those won."""
        return tuple(each for each in self.bouts if each.is_won)

    @property
    def stars(self) -> int:
        """All stars of the season."""
        return sum(each.stars for each in self.bouts)

    @property
    def longest_run(self) -> int:
        """The most matches won one after the other."""
        runs = [len(list(group)) for won, group in groupby(self.bouts, lambda b: b.is_won) if won]
        return max(runs, default=0)

    @property
    def favours(self) -> tuple[str, ...]:
        """Every favour asked, on the road, too."""
        steps = self.season.steps
        return tuple(step.split()[1] for step in steps if step.startswith("use "))

    def acts_done(self) -> Mapping[int, Sequence[Bout]]:
        """Return the matches of every act whose last one is over."""
        by_act = {act: [b for b in self.bouts if b.node.act == act] for act in ACTS}
        return {
            act: bouts
            for act, bouts in by_act.items()
            if any(each.node.kind == Kind.BOSS for each in bouts)
        }


@dataclass(frozen=True)
class Deeds:
    """All seasons of somebody."""

    walks: tuple[Walk, ...]

    @staticmethod
    def of(seasons: Sequence[Season]) -> "Deeds":
        """Return what was done in some seasons."""
        return Deeds(tuple(map(Walk, seasons)))

    @cached_property
    def bouts(self) -> tuple[Bout, ...]:
        """Every match of every season."""
        return tuple(bout for walk in self.walks for bout in walk.bouts)

    @cached_property
    def won(self) -> tuple[Bout, ...]:
        """Every match won."""
        return tuple(bout for bout in self.bouts if bout.is_won)

    @cached_property
    def won_by_game(self) -> Mapping[str, int]:
        """How many matches were won, by game; one of several games counts for each of them."""
        return Counter(game for bout in self.won for game in bout.node.games)

    @cached_property
    def played_by_game(self) -> Mapping[str, int]:
        """How many matches were played, by game."""
        return Counter(game for bout in self.bouts for game in bout.node.games)

    @cached_property
    def best_by_game(self) -> frozenset[str]:
        """The games in which a match has brought three stars."""
        return frozenset(
            game for bout in self.won if bout.stars == THREE for game in bout.node.games
        )

    @cached_property
    def twists_beaten(self) -> frozenset[str]:
        """The house rules of places under which a match was won."""
        return frozenset(twist for bout in self.won for twist in bout.node.twists)

    @cached_property
    def beaten(self) -> frozenset[str]:
        """Everybody who sat at a table where the match was won."""
        return frozenset(id for bout in self.won for here in bout.node.rounds for id in here.others)

    @cached_property
    def places(self) -> frozenset[str]:
        """Every place visited."""
        return frozenset(place for walk in self.walks for place in walk.season.trail.way)

    @cached_property
    def met(self) -> frozenset[str]:
        """Every encounter met."""
        return frozenset(
            walk.season.course.met[place]
            for walk in self.walks
            for place in walk.season.trail.way
            if place in walk.season.course.met
        )

    @property
    def seats(self) -> tuple[Walk, ...]:
        """The seasons that won a seat at the high table."""
        return tuple(walk for walk in self.walks if walk.season.has_seat)


def in_a_walk(test: Callable[[Walk], bool]) -> Callable[[Deeds], bool]:
    """Return whether some season passes the test."""
    return lambda deeds: any(map(test, deeds.walks))


def in_a_seat(test: Callable[[Walk], bool]) -> Callable[[Deeds], bool]:
    """Return whether some season that won its seat passes the test."""
    return lambda deeds: any(map(test, deeds.seats))


def in_a_match(test: Callable[[Bout], bool]) -> Callable[[Deeds], bool]:
    """Return whether some match that was won passes the test."""
    return lambda deeds: any(map(test, deeds.won))


def in_matches(least: int, test: Callable[[Bout], bool]) -> Callable[[Deeds], bool]:
    """Return whether so many matches that were won pass the test."""
    return lambda deeds: sum(map(test, deeds.won)) >= least


def won_of(game: str, least: int) -> Callable[[Deeds], bool]:
    """Return whether so many matches of a game were won."""
    return lambda deeds: deeds.won_by_game.get(game, 0) >= least


def is_boss_of(act: int) -> Callable[[Bout], bool]:
    """Return the test for the last match of an act."""
    return lambda bout: bout.node.kind == Kind.BOSS and bout.node.act == act


def is_hard(bout: Bout) -> bool:
    """Tell whether it was a hard match."""
    return bout.node.kind == Kind.HARD


def all_won(bouts: Sequence[Bout]) -> bool:
    """Tell whether none of these was lost, nor had been and was mended by a favour."""
    return all(bout.is_won and not bout.was_mended for bout in bouts)


def last_act_is_clean(walk: Walk) -> bool:
    """Tell whether the third act is done, and nothing was lost in it."""
    bouts = walk.acts_done().get(ACTS[-1])
    return bouts is not None and all_won(bouts)
