"""A system's rows: what may be called after an auction, and what each call shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from game.core.words import marked
from game.rulesets.bridge.bidding.box import Box
from game.rulesets.bridge.bidding.calls import Calls


class Forcing(StrEnum):
    """Whether partner may pass."""

    NO = "no"
    ROUND = "round"
    """Not this time, unless an opponent bids in between."""
    GAME = "game"
    """Nor until a game is reached."""


CONVENTIONS: Mapping[str, str] = {
    "stayman": marked("Stayman: asks for a major of four cards"),
    "transfer": marked("Transfer: asks partner to bid the next suit"),
    "blackwood": marked("Blackwood: asks for aces; a high Joker is one"),
    "answer": marked("Answer to Blackwood"),
    "strong": marked("Strong and artificial"),
    "waiting": marked("Waiting bid"),
    "weak": marked("Preemptive: a long suit and little else"),
    "take-out": marked("Take-out double: asks for partner’s best suit"),
    "negative": marked("Negative double: shows the suits not bid"),
    "cue-bid": marked("Cue-bid: a good raise"),
    "ask": marked("Bid of their suit: strong, and asks partner to tell more"),
    "trial": marked("Trial bid: trumps are agreed, and partner says how high to go"),
    "grand-try": marked("Asks for all the tricks with a maximum, else for all but one"),
    "two-suited": marked(
        "Two-suited overcall: five cards or more in each of two suits not yet bid"
    ),
    "splinter": marked("Splinter: support, and a short suit here"),
    "fourth-suit": marked("Fourth suit: asks partner to tell more"),
    "game-raise": marked("Artificial raise to game"),
    "good-raise": marked("Artificial: a good raise"),
    "joker": marked("Shows a Joker"),
    "penalty": marked("Penalty double"),
    "redouble": marked("Redouble: the cards are ours"),
}
"""What calls are called that do not mean what they say."""
HEARD = -9
"""What rows weigh that are understood, and made only by who may not pass and fits no other."""
ARTIFICIAL = ("strong", "waiting")
"""Those of them that say nothing of the suit they name."""


@dataclass(frozen=True)
class Row:
    """One way to make a call: with a hand that fits the box.

    Of the rows that a hand fits, those of the greatest `weight` count, and the first of these is
    the plain player's. `convention` is one of CONVENTIONS or "". `seldom` is a row whose hands
    mostly have a better call. `rule` is the name of the floor's rule that gave it, "" where a
    system's file did.
    """

    call: str
    box: Box
    weight: int = 50
    forcing: Forcing = Forcing.NO
    convention: str = ""
    seldom: bool = False
    rule: str = field(default="", compare=False)

    @property
    def is_made(self) -> bool:
        """Whether players make the call with such a hand, and do not only understand it."""
        return self.weight > 0


@dataclass(frozen=True)
class System:
    """What partners have agreed on: rows by the trumps agreed and the last calls since then.

    Where the rows speak of a whole auction from its first bid on, "" stands for trumps.
    """

    id: str
    rows: Mapping[tuple[str, Calls], tuple[Row, ...]]

    def __hash__(self) -> int:
        return hash(self.id)
