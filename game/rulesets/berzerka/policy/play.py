"""The card that the plain player plays."""

from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import PLAYS
from game.rulesets.berzerka.position import BerzerkaTable


def play(table: BerzerkaTable) -> PlayCard:
    """Return the card that the player to act plays by plain sense."""
    from game.rulesets.berzerka.numbers import in_numbers

    return PLAYS[in_numbers(table).choose_card()]
