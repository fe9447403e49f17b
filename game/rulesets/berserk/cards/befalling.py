"""What a text that waits for a moment does, said of whom it befalls: "Each enemy card heals".

Whoever it is stands first in a sentence of its own, so that nobody need ask whom “it” means.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.words import _, many, marked
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Effect, Near

EACH: Mapping[Near, str] = {
    Near.ADJACENT_OWN: marked("Each of your adjacent cards"),
    Near.ADJACENT_ENEMY: marked("Each adjacent enemy card"),
    Near.ADJACENT: marked("Each adjacent card"),
    Near.ALL_OWN: marked("Each of your other cards"),
    Near.ALL_ENEMY: marked("Each enemy card"),
    Near.ALL: marked("Each other card"),
    Near.ITSELF: marked("This card"),
    Near.OTHER: marked("The card that did it"),
}
"""Whom it befalls, at the beginning of the sentence."""
EACH_BY_THE_LAND: Mapping[Near, str] = {
    Near.ALL_OWN: marked("Each of your cards"),
    Near.ALL: marked("Each card"),
}
"""The same of a terrain card: it is not one of those cards itself."""
STRUCK = marked("The card struck")
"""Whom “the other” is where a friend strikes."""


def befalls(effect: Effect, who: str) -> str:
    """Return the sentence that says what befalls whoever it is, "" where none can be made."""
    words = _BEFALLS.get(type(effect))
    return words(effect).format(who=who, x=getattr(effect, "x", 0)) if words else ""


_BEFALLS: Mapping[type[Effect], Callable[[Any], str]] = {
    able.Wound: lambda it: many("{who} takes {x} wound.", "{who} takes {x} wounds.", it.x),
    able.Poisoning: lambda _it: _("{who} gets poison {x}."),
    able.Healing: lambda it: many("{who} heals {x} wound.", "{who} heals up to {x} wounds.", it.x),
    able.Exhausting: lambda _it: _("{who} is exhausted."),
    able.Binding: lambda _it: _("{who} can’t attack until the end of its owner’s next turn."),
    able.Strengthening: lambda _it: _(
        "{who} deals {x} more with its basic strike until the end of its owner’s next turn."
    ),
    able.Weakening: lambda _it: _(
        "{who} deals {x} less with its basic strike until the end of its owner’s next turn."
    ),
    able.Rousing: lambda _it: _("{who} becomes alert; its movement does not refill."),
    able.Warding: lambda _it: _("{who} gains {x} extra life."),
    able.Destroying: lambda _it: _("{who} is destroyed."),
}
"""What befalls a card, by effect; the others are rare enough to be told as on any card."""
