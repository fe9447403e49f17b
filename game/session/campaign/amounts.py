"""Hearts, coins and stars in words, and what a choice changes of them."""

from game.bots.characters import CHARACTERS
from game.core.words import _, many
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import Change, Choice


def hearts(n: int) -> str:
    """Return so many hearts in words."""
    # Not the words of cards: in other languages the suit is another heart.
    return many("{lives} heart", "{lives} hearts", n).format(lives=n)


def coins(n: int) -> str:
    """Return so many coins in words."""
    return many("{n} coin", "{n} coins", n).format(n=n)


def stars(n: int) -> str:
    """Return so many stars in words."""
    return many("{n} star", "{n} stars", n).format(n=n)


def change_words(change: Change) -> str:
    """Return what a choice brings and costs."""
    parts = []
    if change.coins:
        parts.append(
            _("{sign}{coins}").format(
                sign="+" if change.coins > 0 else "−", coins=coins(abs(change.coins))
            )
        )
    if change.hearts:
        parts.append(
            _("{sign}{hearts}").format(
                sign="+" if change.hearts > 0 else "−", hearts=hearts(abs(change.hearts))
            )
        )
    if change.favour:
        parts.append(_("favour: {name}").format(name=_(FAVOURS[change.favour].title)))
    if change.companion:
        parts.append(_("{name} goes with you").format(name=CHARACTERS[change.companion].name))
    return ", ".join(parts)


def brought_by(choice: Choice) -> str:
    """Return what a choice brings, with and without a drill solved; "" for nothing."""
    change = change_words(choice.change)
    if not choice.sets_drill:
        return change
    more = change_words(choice.solved)
    return _("{change}; {more} more if you solve it").format(change=change, more=more)
