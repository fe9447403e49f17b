"""Favours: what friends on the road do for somebody, once each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.core.words import marked


class Moment(StrEnum):
    """When a favour can be asked."""

    BEFORE = "before"
    """Before a round begins; at most one a round, and everybody at the table knows of it."""
    LOST = "lost"
    """When a match has just been lost."""
    ROAD = "road"
    """Where a road is to be chosen."""


@dataclass(frozen=True)
class Favour:
    """One kind of favour: its name, what it does in one sentence, and when it can be asked.

    `price` is what a market wants for it, in coins. `names_one` says that one of the others at the
    table is named with it.
    """

    id: str
    title: str
    words: str
    moment: Moment
    price: int
    names_one: bool = False


FAVOURS: Mapping[str, Favour] = {
    favour.id: favour
    for favour in (
        Favour(
            "ale",
            marked("A round of ale"),
            marked("One of the others plays a level weaker for a round."),
            Moment.BEFORE,
            14,
            names_one=True,
        ),
        Favour(
            "errand",
            marked("An errand"),
            marked("A novice takes the chair of one of the others for a round."),
            Moment.BEFORE,
            24,
            names_one=True,
        ),
        Favour(
            "plain-table",
            marked("A plain table"),
            marked("The house rule of the place rests for a round."),
            Moment.BEFORE,
            12,
        ),
        Favour(
            "chair",
            marked("Another chair"),
            marked("You sit one chair further for a round, with other cards."),
            Moment.BEFORE,
            8,
        ),
        Favour(
            "fresh-pack",
            marked("A fresh pack"),
            marked("A round starts from scratch with other cards."),
            Moment.BEFORE,
            18,
        ),
        Favour(
            "short-evening",
            marked("A short evening"),
            marked("A round of several deals has one fewer."),
            Moment.BEFORE,
            10,
        ),
        Favour(
            "long-evening",
            marked("A long evening"),
            marked("A round of so many deals has two more."),
            Moment.BEFORE,
            10,
        ),
        Favour(
            "warm-coat",
            marked("A warm coat"),
            marked("A lost match costs no heart."),
            Moment.BEFORE,
            22,
        ),
        Favour(
            "wager",
            marked("A wager"),
            marked("A match won brings double coins; lost, it costs as many."),
            Moment.BEFORE,
            6,
        ),
        Favour(
            "second-evening",
            marked("A second evening"),
            marked("A lost match is played again, with other cards."),
            Moment.LOST,
            26,
        ),
        Favour(
            "good-word",
            marked("A good word"),
            marked("A lost match counts as won, without its reward."),
            Moment.LOST,
            40,
        ),
        Favour(
            "footpath",
            marked("A footpath"),
            marked("Go on to any place that comes next, road or none."),
            Moment.ROAD,
            10,
        ),
    )
}
"""All favours by id."""
