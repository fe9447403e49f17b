"""What is to be known of a card that is to join a deck."""

from collections.abc import Iterable

from game.core.points import listed
from game.core.words import _, many
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.cards.phrases import REALMS


def name_of(id: str) -> str:
    """Return what a card is called."""
    return _(card_named(id).name)


def toll_words(id: str, deck: Iterable[str]) -> str:
    """Return what a card of further realms than those of a deck costs an army (BW-03), "" for one
    that costs nothing; both by their ids."""
    own = {realm for each in deck for realm in card_named(each).realms}
    others = [realm for realm in card_named(id).realms if realm not in own]
    if not others:
        return ""
    return many(
        "Another realm ({realms}): {n} gold crystal less.",
        "Other realms ({realms}): {n} gold crystals less.",
        len(others),
    ).format(realms=listed([_(REALMS[realm]) for realm in others]), n=len(others))
