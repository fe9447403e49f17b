"""The house rules of Dreierschnapsen."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core import options as core
from game.core.options import option
from game.core.words import marked


@dataclass(frozen=True)
class SchnapsenOptions:
    """Everything players may agree on before the first deal."""

    target: int = option(
        24,
        title=marked("Points to win"),
        help=marked("The match ends with the deal in which somebody reaches this."),
        rule="DS-47",
        choices={
            24: marked("24 points"),
            12: marked("12 points"),
            48: marked("48 points"),
        },
    )
    any_trump: bool = option(
        False,
        title=marked("Any trump suit"),
        help=marked("Forehand may announce a suit of which the first three cards hold none."),
        rule="DS-05",
    )
    honest_suits: bool = option(
        False,
        title=marked("Long suits in earnest"),
        help=marked(
            "Farben-Gang and Herren-Schnapser need three cards of the suit; to raise to them, five."
        ),
        rule="DS-12",
    )
    raising: bool = option(
        False,
        title=marked("Raise after the talon"),
        help=marked("Having seen the talon, the declarer may raise to a higher contract."),
        rule="DS-13",
    )
    unseen_talon: bool = option(
        False,
        title=marked("Talon left unseen"),
        help=marked("The declarer may leave the talon alone, for one point more."),
        rule="DS-16",
    )
    bettler_exchange: bool = option(
        True,
        title=marked("Talon in a Bettler"),
        help=marked(
            "The declarer of a Bettler takes the talon, too. Without it nobody raises to one."
        ),
        rule="DS-17",
    )
    risky_claims: bool = option(
        False,
        title=marked("False claims cost"),
        help=marked("Anyone may claim 66 without having it, and loses the deal by that."),
        rule="DS-37",
    )
    early_schnapser: bool = option(
        False,
        title=marked("Schnapser ends at 66"),
        help=marked("A Schnapser is won as soon as it has 66; four tricks are not needed."),
        rule="DS-41",
    )
    bummerl: bool = option(
        False,
        title=marked("Bummerl"),
        help=marked("Whoever loses the match gets a black mark, or several."),
        rule="DS-49",
    )
    points_shown: bool = option(
        True,
        title=marked("Own card points shown"),
        help=marked("The table counts your side’s card points for you; else count them yourself."),
        rule="DS-32",
    )

    def __post_init__(self) -> None:
        core.check(self)


PRESETS: Mapping[str, SchnapsenOptions] = {
    marked("Plain"): SchnapsenOptions(),
    marked("At a real table"): SchnapsenOptions(
        risky_claims=True, points_shown=False, bummerl=True
    ),
    marked("With every freedom"): SchnapsenOptions(any_trump=True, raising=True, unseen_talon=True),
    marked("Careful bidders"): SchnapsenOptions(honest_suits=True, bettler_exchange=False),
    marked("Short match"): SchnapsenOptions(target=12, early_schnapser=True),
}
