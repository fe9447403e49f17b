"""How a match looks and how fast it moves: what a show asks of the player's preferences."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

Sprite = tuple[pygame.Surface, tuple[int, int]]
"""A picture, and what to add to the middle of what it shows to get its upper left corner."""
ChoosePack = Callable[[str, str], str]
"""(the player's own pack, faces of the German pack) -> the pack that is on the table."""


@dataclass(frozen=True)
class Pace:
    """How a show moves: `speed` 0 for cuts up to 3, the seconds a full trick stays.

    With `confirm_cards` the first click on a card raises it, the second plays it. A
    `left_handed` table has the own plate at the right and its buttons at the left.
    """

    speed: float = 1.0
    trick_pause: float = 1.0
    reduced_motion: bool = False
    confirm_cards: bool = False
    left_handed: bool = False
    warns_of_idle: bool = True
    """Whether a turn of a battle ends on the second press while units could still act."""
    forced_cards: str = "never"
    """Which cards play themselves where no other may be played: "never", "last" or "always"."""
    has_remarks: bool = True
    """Whether computer players say a line now and then."""
    coach: str = "off"
    """How much the coach says (`session.coach.voice`)."""


class Art(Protocol):
    """Where the pictures of cards come from."""

    def sprite(
        self, code: str | None, height: int, angle: float = 0.0, look: str = "plain"
    ) -> Sprite:
        """Return a card's picture with its shadow, and what to add to the card's middle to get
        the picture's upper left corner; None is a back."""

    def has_sprite(self, code: str | None, height: int, angle: float, look: str) -> bool:
        """Return whether a picture is at hand, so that it costs no time."""

    def blank(self, code: str, height: int) -> Sprite:
        """Return a card with its name alone, upright, which takes no time to be made."""


class Look(Protocol):
    """What a show asks of the player's preferences; they may change between two questions."""

    @property
    def is_live(self) -> bool:
        """Whether someone watches, so that no frame may take long."""

    def pace(self) -> Pace:
        """Return how the show moves."""

    def art(self, pack: ChoosePack) -> Art:
        """Return where the pictures of the cards come from."""
