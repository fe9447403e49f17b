"""What happens in every trick game, in sentences for the log."""

from collections.abc import Callable, Iterator

from game.core.protocols import Event, Names
from game.core.words import _
from game.kit.cards import Card, card_name
from game.kit.facts import CardPlayed, HandDealt, TrickTaken
from game.kit.table import Table
from game.kit.tricks import Trick


def describe(event: Event, names: Names, card_name: Callable[[Card], str] = card_name) -> str:
    """Return one sentence, "" for an event that is not common to trick games or tells nothing."""
    match event:
        case HandDealt(player, _count, cards) if cards is not None:
            held = " ".join(card.written for card in cards)
            return _("{player} holds {cards}.").format(player=names[player], cards=held)
        case CardPlayed(player, card):
            return _("{player} plays the {card}.").format(
                player=names[player], card=card_name(card)
            )
        case TrickTaken(player, _trick):
            return _("{player} takes the trick.").format(player=names[player])
    return ""


def trick_text(trick: Trick, names: Names) -> str:
    """Return who has played what to a trick."""
    return ", ".join(
        f"{names[trick.player(place, len(names))]} {card.written}"
        for place, card in enumerate(trick.cards)
    )


def tricks_told(
    table: Table, names: Names, told: Callable[[Trick, Names], str] = trick_text
) -> Iterator[str]:
    """Yield a sentence on the last trick, and one on the trick that lies on the table."""
    if table.tricks:
        yield _("Last trick: {trick}.").format(trick=told(table.tricks[-1], names))
    if table.trick.cards:
        yield _("On the table: {trick}.").format(trick=told(table.trick, names))
