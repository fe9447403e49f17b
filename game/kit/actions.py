"""What chance and players do in every trick game, and how actions sort."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Self

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import Card, cards_text


class Sorted:
    """Base of actions: they sort together, by `kind`, then by what they name."""

    kind: ClassVar[int] = 0
    word: ClassVar[str] = ""
    """How an action is written that names nothing."""

    def __str__(self) -> str:
        return self.word

    def named(self) -> tuple[Any, ...]:
        """Return what the action is sorted by among others of its kind: its fields."""
        return tuple([getattr(self, each.name) for each in fields(self)])  # type: ignore[arg-type]

    def __lt__(self, other: "Sorted") -> bool:
        if self.kind != other.kind:
            return self.kind < other.kind
        return self.named() < other.named()

    def seen_by(self, observer: Player | None, table: Any) -> Self:
        """Return the action as a seat may know it, given the table as it lies now."""
        return self


@dataclass(frozen=True)
class Deal(Sorted):
    """Chance gives a player cards, in order; written "2:SAH3", in a view of others "2:"."""

    player: Player
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"{self.player}:{cards_text(self.cards)}"

    def seen_by(self, observer: Player | None, table: Any) -> Self:
        """Leave out the cards of others, but of a hand that has come to lie open."""
        is_seen = self.player == observer or self.player in table.open_to(observer)
        return self if is_seen else replace(self, cards=())


@dataclass(frozen=True)
class PlayCard(Sorted):
    """A player plays a card; written as the card."""

    kind = 100
    card: Card

    def __str__(self) -> str:
        return str(self.card)


def parse_deal(text: str, parse_cards: Callable[[str], tuple[Card, ...]]) -> Deal | None:
    """Return the deal that the notation names, None where it has no colon; raise ValueError."""
    player, colon, cards = text.partition(":")
    if not colon:
        return None
    if not (player.isascii() and player.isdigit()):
        raise ValueError(_("“{text}” is not a deal.").format(text=text))
    return Deal(int(player), parse_cards(cards))
