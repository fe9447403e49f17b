"""The house rules of Contract Bridge with Jokers."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core import options as core
from game.core.options import BadOption, option
from game.core.words import _, marked
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit

POWERS: Mapping[str, tuple[bool, bool]] = {
    "major": (True, True),
    "major_minor": (True, False),
    "minor_major": (False, True),
    "minor": (False, False),
}
"""Whether Jokers are high in a contract with trumps, and in one without (BR-04)."""
JOKER_POINTS = {(True, True): 5, (False, False): 1, (True, False): 3, (False, True): 3}
"""Points of a Joker while nobody knows the strain, by where it is high (BR-13)."""
RED_SUITS = {"H": HEARTS, "D": DIAMONDS}
BLACK_SUITS = {"S": SPADES, "C": CLUBS}
ALONE = "alone"
"""Who takes over where it is the only person at the table."""
_WITH_HIDDEN = ("jokers", (1, 2))
_FOURTEEN = ("jokers", (4,))


def _own_honours(points: int, title: str) -> int:
    """Return the option of what so many honours are worth where players agree on it (BR-49)."""
    own: int = option(
        points,
        title=title,
        help=marked("What so many in one hand bring."),
        rule="BR-49",
        high=500,
        step=10,
        only_with=("honours", ("own",)),
        tried=(500,),
    )
    return own


@dataclass(frozen=True)
class BridgeOptions:
    """Everything players agree on before the first deal; nothing changes after it (BR-03)."""

    jokers: int = option(
        1,
        title=marked("Jokers"),
        help=marked(
            "With four Jokers everybody has 14 cards, and there are 14 tricks; without "
            "any it is plain bridge."
        ),
        rule="BR-02",
        choices={
            0: marked("No Joker"),
            1: marked("One Joker"),
            2: marked("Two Jokers"),
            4: marked("Four Jokers"),
        },
    )
    power: str = option(
        "major",
        title=marked("Power of the Jokers"),
        help=marked("High is above the ace, low is between the jack and the ten."),
        rule="BR-04",
        choices={
            "major": marked("Major: always high"),
            "major_minor": marked("Major/Minor: high with trumps, low in no-trump"),
            "minor_major": marked("Minor/Major: low with trumps, high in no-trump"),
            "minor": marked("Minor: always low"),
        },
    )
    wild: bool = option(
        False,
        title=marked("Wild Jokers"),
        help=marked(
            "A wild Joker belongs to both suits of its colour; if one of them is "
            "trumps, it is a trump."
        ),
        rule="BR-08",
        only_with=_WITH_HIDDEN,
    )
    single: str = option(
        "red",
        title=marked("The one Joker"),
        rule="BR-06",
        choices={"red": marked("A red one"), "black": marked("A black one")},
        only_with=("jokers", (1,)),
    )
    red_suit: str = option(
        "H",
        title=marked("The red Joker’s suit"),
        help=marked("The suit that a Joker is of, unless it is wild."),
        rule="BR-07",
        choices={"H": marked("Hearts"), "D": marked("Diamonds")},
        only_with=_WITH_HIDDEN,
    )
    black_suit: str = option(
        "S",
        title=marked("The black Joker’s suit"),
        help=marked("The suit that a Joker is of, unless it is wild."),
        rule="BR-07",
        choices={"S": marked("Spades"), "C": marked("Clubs")},
        only_with=_WITH_HIDDEN,
    )
    hidden_table: str = option(
        "standard",
        title=marked("Hidden cards count"),
        help=marked("What the cards left over bring their owners when the deal is scored."),
        rule="BR-55",
        choices={
            "standard": marked("Standard: an ace 20, a two 2"),
            "enhanced": marked("Enhanced: an ace 30, a two 5"),
        },
        only_with=_WITH_HIDDEN,
    )
    hidden_mode: str = option(
        "literal",
        title=marked("A hidden card pays"),
        rule="BR-57",
        choices={
            "literal": marked("Its owner, when the contract is made"),
            "side": marked("Its owner, when his side succeeds"),
            "declarer_only": marked("Declarer’s side alone"),
        },
        tried=("side",),
        only_with=_WITH_HIDDEN,
    )
    baseline: str = option(
        "parity",
        title=marked("Book with four Jokers"),
        help=marked("The tricks that a bid does not count: with six, bids go up to eight."),
        rule="BR-32",
        choices={
            "parity": marked("Parity: six tricks"),
            "nonparity": marked("Non-Parity: seven tricks"),
        },
        only_with=_FOURTEEN,
    )
    slam_basis: str = option(
        "tricks",
        title=marked("Slams of 14 tricks"),
        rule="BR-39",
        choices={
            "tricks": marked("All tricks, or all but one"),
            "level": marked("Bids of six, seven and eight"),
        },
        only_with=_FOURTEEN,
    )
    draw_rule: str = option(
        "always",
        title=marked("Seven tricks each"),
        rule="BR-41",
        choices={
            "always": marked("Always a draw"),
            "unless_made": marked("A draw, unless the contract is made"),
        },
        only_with=_FOURTEEN,
    )
    form: str = option(
        "rubber",
        title=marked("Form of the match"),
        rule="BR-63",
        choices={
            "rubber": marked("A rubber"),
            "chicago": marked("Chicago"),
            "duplicate": marked("Duplicate boards"),
        },
    )
    deals: int = option(
        16,
        title=marked("Deals"),
        help=marked("A rubber that is not finished by then is broken off; four make a Chicago."),
        rule="BR-63",
        choices={number: str(number) for number in (4, 8, 12, 16, 24, 32)},
        tried=(4,),
    )
    takes_over: str = option(
        "nobody",
        title=marked("Plays the partner’s contracts"),
        help=marked("This seat plays both hands, and sees them, when its partner is declarer."),
        rule="BR-65",
        choices={
            "nobody": marked("Nobody"),
            ALONE: marked("Whoever is the only person"),
            "S": marked("South"),
            "W": marked("West"),
            "N": marked("North"),
            "E": marked("East"),
        },
        tried=("N",),
    )
    honours: str = option(
        "jokers",
        title=marked("Honours"),
        help=marked("What four, five and six honours in one hand are worth."),
        rule="BR-49",
        choices={
            "jokers": marked("150, 175, 200"),
            "laws": marked("100 and 150, four aces 150"),
            "own": marked("Your own numbers"),
            "off": marked("No honours"),
        },
        tried=("laws",),
    )
    four_honours: int = _own_honours(100, marked("Four honours"))
    five_honours: int = _own_honours(150, marked("Five honours"))
    six_honours: int = _own_honours(200, marked("Six honours or more"))
    part_score: int = option(
        100,
        title=marked("Unfinished part-score"),
        help=marked("What a lone part-score is worth when a rubber is broken off."),
        rule="BR-48",
        choices={50: "50", 100: "100"},
        only_with=("form", ("rubber",)),
    )

    def __post_init__(self) -> None:
        core.check(self)
        if self.jokers == 4 and self.wild:
            raise BadOption(_("Four Jokers have a suit each; only one or two can be wild."))

    @property
    def tricks(self) -> int:
        """How many tricks a deal has, and cards a hand (BR-10)."""
        return 14 if self.jokers == 4 else 13

    @property
    def book(self) -> int:
        """The tricks that a bid does not count (BR-32)."""
        return 7 if self.jokers == 4 and self.baseline == "nonparity" else 6

    @property
    def highest_level(self) -> int:
        """The level of the highest bid: one for all tricks (BR-16)."""
        return self.tricks - self.book

    @property
    def are_wild(self) -> bool:
        """Whether there are Jokers that may float."""
        return self.wild and self.jokers > 0

    @property
    def joker_suits(self) -> tuple[Suit, ...]:
        """The suits of the Jokers where they are fixed, none where they are wild (BR-06)."""
        red, black = RED_SUITS[self.red_suit], BLACK_SUITS[self.black_suit]
        if self.are_wild or not self.jokers:
            return ()
        if self.jokers == 1:
            return (red,) if self.single == "red" else (black,)
        return (black, red) if self.jokers == 2 else (SPADES, HEARTS, DIAMONDS, CLUBS)


PRESETS: Mapping[str, BridgeOptions] = {
    marked("Major"): BridgeOptions(takes_over=ALONE),
    marked("Major/Minor"): BridgeOptions(power="major_minor", takes_over=ALONE),
    marked("Minor/Major"): BridgeOptions(power="minor_major", takes_over=ALONE),
    marked("Minor"): BridgeOptions(power="minor", takes_over=ALONE),
    marked("Party"): BridgeOptions(jokers=2, wild=True, hidden_table="enhanced", takes_over=ALONE),
    marked("Fourteen tricks"): BridgeOptions(jokers=4, takes_over=ALONE),
    marked("Plain"): BridgeOptions(jokers=0, honours="laws", takes_over=ALONE),
}
