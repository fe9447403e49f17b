"""The house rules of Serbian whist."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core import options as core
from game.core.options import option
from game.core.words import marked
from game.rulesets.whist.scoring import SCHEMES


@dataclass(frozen=True)
class WhistOptions:
    """Everything players may agree on before the first deal (SW-27)."""

    scoring: str = option(
        "SB0",
        title=marked("Scoring"),
        help=marked("What a bid made or missed is worth, in every deal of the match."),
        rule="SW-27",
        choices={scheme.id: scheme.title for scheme in SCHEMES.values()},
    )
    spades_double: bool = option(
        False,
        title=marked("Spades double"),
        help=marked("Every score counts twice in deals with Spades as trumps."),
        rule="SW-45",
    )
    zero_five: bool = option(
        False,
        title=marked("Zero bid worth five"),
        help=marked("Under ten times exact: a zero bid made is worth 5, one missed costs 5."),
        rule="SW-33",
        only_with=("scoring", ("SA03a", "SA03b")),
    )
    largest_hand: int = option(
        0,
        title=marked("Largest hand"),
        help=marked("A smaller largest hand makes a shorter match of the same shape."),
        rule="SW-03",
        choices={
            0: marked("All the cards"),
            7: marked("7 cards"),
            5: marked("5 cards"),
            3: marked("3 cards"),
        },
    )

    def __post_init__(self) -> None:
        core.check(self)


PRESETS: Mapping[str, WhistOptions] = {
    marked("Serbian"): WhistOptions(),
    marked("Serbian, harsher"): WhistOptions(scoring="SB1"),
    marked("Short evening"): WhistOptions(largest_hand=7),
    marked("Quick match"): WhistOptions(largest_hand=3),
    marked("Oh Hell"): WhistOptions(scoring="OH0"),
    marked("Cypriot"): WhistOptions(scoring="SA05"),
    marked("Cut-throat"): WhistOptions(scoring="SA07", spades_double=True),
    marked("Golf (low wins)"): WhistOptions(scoring="SA12"),
}
