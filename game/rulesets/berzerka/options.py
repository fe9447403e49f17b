"""The house rules of Berzerka."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from game.core import options as core
from game.core.options import BadOption, option
from game.core.words import _, marked
from game.rulesets.berzerka.contracts import CONTRACTS, STARTERS

DRAWN: Mapping[str, int] = {"starter": 0, "standard": 1, "long": 4, "custom": 0}
"""How many contracts chance adds to each kind of board (BZ-07)."""
FEWEST_BOXES = 3


def _on_board(contract: str, on: bool) -> Any:
    return option(
        on,
        title=CONTRACTS[contract].title,
        help=marked("Whether this contract is on a board of your own choice."),
        rule="BZ-06",
        only_with=("board", ("custom",)),
    )


@dataclass(frozen=True)
class BerzerkaOptions:
    """Everything players may agree on before the first hand.

    The options named like contracts say what is on a custom board: at least three of them.
    """

    board: str = option(
        "standard",
        title=marked("Board of contracts"),
        help=marked(
            "Which of the thirteen contracts are played; each is played once, one in every hand."
        ),
        rule="BZ-07",
        choices={
            "starter": marked("Starter (the five starters)"),
            "standard": marked("Standard (five starters and one more)"),
            "long": marked("Long (five starters and four more)"),
            "custom": marked("Custom (your own choice)"),
        },
    )
    rise: str = option(
        "all",
        title=marked("Values rise"),
        help=marked("Which of the open contracts rise in value after a hand."),
        rule="BZ-08",
        choices={
            "all": marked("All of them"),
            "neglected": marked("Those that nobody bid"),
            "none": marked("None"),
        },
    )
    exchange: str = option(
        "capped",
        title=marked("Exchange"),
        help=marked("How many cards may be changed: up to 5 and 4, or all that the talon has."),
        rule="BZ-15",
        choices={"capped": marked("Up to 5, 4 and 4"), "open": marked("While the talon lasts")},
    )
    shapeshift_copy: str = option(
        "player",
        title=marked("Shapeshift copies"),
        help=marked("Who decides before the first hand which contract Shapeshift copies."),
        rule="BZ-09",
        choices={"player": marked("What the first dealer says"), "chance": marked("At random")},
        only_with=("board", ("long", "standard", "custom")),
    )
    berzerka: bool = _on_board("berzerka", True)
    hidden_strength: bool = _on_board("hidden_strength", True)
    hold_steady: bool = _on_board("hold_steady", True)
    seeing_red: bool = _on_board("seeing_red", True)
    bottle_it_up: bool = _on_board("bottle_it_up", True)
    brute_strength: bool = _on_board("brute_strength", False)
    still_holding: bool = _on_board("still_holding", False)
    changing_pace: bool = _on_board("changing_pace", False)
    marathon_flex: bool = _on_board("marathon_flex", False)
    one_weakness: bool = _on_board("one_weakness", True)
    raging_tides: bool = _on_board("raging_tides", True)
    middling: bool = _on_board("middling", False)
    shapeshift: bool = _on_board("shapeshift", False)

    def __post_init__(self) -> None:
        core.check(self)
        if self.board == "custom" and len(self.chosen()) < FEWEST_BOXES:
            raise BadOption(
                _("A custom board needs at least {least} contracts; this one has {n}.").format(
                    least=FEWEST_BOXES, n=len(self.chosen())
                )
            )

    def chosen(self) -> tuple[str, ...]:
        """Return the contracts of a custom board, in the order of the table."""
        return tuple(contract for contract in CONTRACTS if getattr(self, contract))

    @property
    def boxes(self) -> int:
        """How many contracts the board has, and so how many hands the match (BZ-06)."""
        if self.board == "custom":
            return len(self.chosen())
        return len(STARTERS) + DRAWN[self.board]


def custom_board(contracts: Collection[str]) -> BerzerkaOptions:
    """Return the options with exactly these contracts on the board."""
    on_board: dict[str, Any] = {contract: contract in contracts for contract in CONTRACTS}
    return BerzerkaOptions(board="custom", **on_board)


PRESETS: Mapping[str, BerzerkaOptions] = {
    marked("Standard"): BerzerkaOptions(),
    marked("Starter"): BerzerkaOptions(board="starter"),
    marked("Long"): BerzerkaOptions(board="long"),
    marked("Quick"): BerzerkaOptions(board="standard", shapeshift_copy="chance"),
    marked("Every contract"): custom_board(tuple(CONTRACTS)),
    marked("Turning tides"): custom_board(("hidden_strength", "changing_pace", "raging_tides")),
}
