"""What a game calls its deals, in the sentences that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.words import _, decimal, many, marked


@dataclass(frozen=True)
class Terms:
    """The words of one game; those given here are a trick game's.

    All are whole sentences or headings, to be translated; the `{places}` in them stay.
    """

    deals: str = marked("Deals")
    points_each: str = marked("Points a deal")
    point_column: str = marked("points a deal")
    at: str = marked("in deal {n}")
    at_of: str = marked("in deal {n} of {all}")
    shorter: str = marked("A shorter match plays the first deals only.")
    so_far: str = marked("The match goes on where it was left. The deal so far:")
    position: str = marked("the position: scores, bids, tricks, the table, your hand")
    card: str = ""
    """What the command says of which cards can be read, "" where cards bear no words."""
    log: str = marked("what happened in this deal; “log all” for the whole match")
    scores: str = marked("every deal so far, and the points")
    value: Callable[[float], str] = lambda value: decimal(value, signed=True)
    """A value as a review tells it."""
    review: str = marked("what your choices in the last deal were worth, and which was better")
    """What the command says that looks at a deal again, "" where there is none."""
    reviewed: str = marked(
        "Deal {n}: at your first choice you could expect {expected} points against the table’s "
        "average; in the end it was {brought}. Your choices cost {cost}."
    )
    brought: Callable[[float], str] | None = None
    """What a deal has brought, as `reviewed` tells it; None where that is a value."""
    figures: str = marked(
        "The figures are points of this deal: yours minus the average of all players. Above "
        "zero, you are ahead of it."
    )
    """What the numbers of `reviewed` are, in the game's own terms."""
    marks: str = marked(
        "What a choice is worth is what it brings on average in deals that fit what you knew. "
        "A slip costs {slip} of what is at stake, a mistake {mistake}, a blunder {blunder}."
    )
    """What those of single choices are, and how losses are marked."""
    wholes: str = ""
    """What those are of many small steps weighed together, "" where there are none."""
    stakes: str = marked(
        "At stake here: {stakes}, from a bad deal to a good one among plain players."
    )
    """What was at stake, as a difference of two values."""
    no_choice: str = marked("Deal {n}: you had nothing to choose.")
    cost: Callable[[float], str] = decimal
    """A difference of two values, as `reviewed` tells it."""
    costs: str = marked(
        "Compared with the best choice, {choice} is likely to cost you {cost} points."
    )
    """What the coach says of a choice, with a difference of two values."""
    measured: str = marked("{game}, seed {seed}: {sets} deal sets, {deals} deals, seats rotated.")
    lead: str = marked("{first} against the rest: {mean} a deal (95%: {low} to {high})")
    record: str = marked(
        "{name}, {game}: matches {matches}, won {wins}; deals {deals}, points {points} "
        "({average} a deal), best match {best}."
    )
    """What somebody has done in all matches of the game."""
    manners: Mapping[str, str] = field(default_factory=dict)
    """What a style comes to in this game, by its name, where `Style.words` do not say; "" where it
    comes to nothing."""
    played: Callable[[int], str] = lambda n: many(
        "{n} deal was played.", "{n} deals were played.", n
    ).format(n=n)
    whole: Callable[[int], str] = lambda n: many(
        "The whole match has {n} deal.", "The whole match has {n} deals.", n
    ).format(n=n)
    over: Callable[[int], str] = lambda n: many(
        "over after {n} deal", "over after {n} deals", n
    ).format(n=n)

    def how_far(self, deal: int, whole: int | None) -> str:
        """Return in which deal (from 1) a match is, and of how many; None where nobody knows."""
        sentence = self.at_of if whole else self.at
        return _(sentence).format(n=deal, all=whole)


DEALS = Terms()
"""A trick game's words."""


@dataclass(frozen=True)
class Boards:
    """How a game compares the same deal played at several tables, where a mean tells too little.

    `options` are the house rules, as texts, under which every table has the deal under the same
    conditions; `refuses` says of an options value why it has not, "" where it has. `score` makes
    of what a player won at each of his tables what counts for him, in this `unit`.
    """

    options: Mapping[str, str]
    refuses: Callable[[Any], str]
    score: Callable[[Sequence[float]], float]
    unit: str


@dataclass(frozen=True)
class Laid:
    """How a match is set up from deals that come from elsewhere; both raise ValueError."""

    match: Callable[[str, str | None], tuple[Any, tuple[str, ...], tuple[str, ...]]]
    """(the text of a file, which of its deals, None for all) -> the house rules, the deals, and a
    sentence for each that is left out."""
    deal: Callable[[Any, str], tuple[Any, Sequence[Any]]]
    """(standing, one of the deals) -> the standing it is dealt from, and its cards in the order of
    dealing."""
