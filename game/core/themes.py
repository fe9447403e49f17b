"""What is practised: the themes of decisions, and questions of what has been played."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.words import marked

THEMES: Mapping[str, str] = {
    "exact_bid": marked("Exact bid"),
    "bid_or_pass": marked("Bid or pass"),
    "contract": marked("Choice of contract"),
    "opening_bid": marked("Opening bid"),
    "response": marked("Response"),
    "overcall": marked("Overcall"),
    "trumps": marked("Naming trumps"),
    "talon": marked("The talon"),
    "kontra": marked("Kontra"),
    "marriage": marked("20 or 40"),
    "opening_lead": marked("Opening lead"),
    "declaring": marked("Declarer’s play"),
    "defending": marked("Defence"),
    "lead": marked("The lead"),
    "draw_trumps": marked("Drawing trumps"),
    "duck": marked("Ducking"),
    "hold_up": marked("Hold-up"),
    "take": marked("Taking the trick"),
    "ruff": marked("Trumping"),
    "discard": marked("Discarding"),
    "which_card": marked("The right card of several"),
    "ending": marked("The last tricks"),
    "kill": marked("Kill this turn"),
    "strike_or_hold": marked("Strike or hold"),
    "target": marked("Whom to strike"),
    "ability": marked("Which ability"),
    "march": marked("Where to walk"),
    "protect": marked("Protect or not"),
    "weaker_hit": marked("Full or weaker hit"),
    "recruit": marked("Raising the army"),
    "placing": marked("Placing"),
}
"""By id; a game names those that fit a decision of its own (`Telling.themes`)."""

PHASES: Mapping[str, str] = {
    "bid": marked("Before the play"),
    "change": marked("Changing cards"),
    "lead": marked("Leading to a trick"),
    "follow": marked("Following to a trick"),
    "end": marked("The last tricks"),
    "recruit": marked("Raising the army"),
    "place": marked("Placing"),
    "strike": marked("Your own turn"),
    "answer": marked("Answering the enemy"),
}
"""Where in a deal a decision is made, by id."""


@dataclass(frozen=True)
class Count:
    """A question in words, what may be answered, which of that is right (a place from 0), and why.

    It rests on what the seat that is asked has seen.
    """

    question: str
    answers: tuple[str, ...]
    right: int
    why: str


@dataclass(frozen=True)
class Riddle:
    """Something that could be done, what is told of it in sentences, and the questions."""

    action: Any
    told: tuple[str, ...]
    counts: tuple[Count, ...]
