"""Effects that only turn a card or lay a token on it: one row each."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.rulesets.berserk.cards.abilities import (
    Binding,
    Cleansing,
    Effect,
    Exhausting,
    Festering,
    Hurrying,
    Poisoning,
    Rousing,
    Strengthening,
    Stunning,
    Warding,
    Weakening,
)
from game.rulesets.berserk.unit import Unit, cleansed, fresh_of, freshly

WORST_POISON = 5
"""Poison grows no further than this."""


class Token(NamedTuple):
    """What an effect makes of a unit; the same unit where it changes nothing.

    `lasts` is the field that goes when the owner's next turn ends, if there is one.
    """

    name: str
    lay: Callable[[Unit, int], Unit]
    creatures_only: bool = True
    lasts: str = ""


TOKENS: Mapping[type[Effect], Token] = {
    Poisoning: Token("poisoning", lambda unit, x: unit._replace(poison=max(unit.poison, x))),
    Cleansing: Token("cleansing", lambda unit, _x: cleansed(unit)),
    Exhausting: Token(
        "exhausting", lambda unit, _x: unit._replace(exhausted=True), creatures_only=False
    ),
    Stunning: Token(
        "stunning",
        lambda unit, _x: unit if unit.slept else unit._replace(exhausted=True, stunned=True),
        creatures_only=False,
    ),
    Binding: Token("binding", lambda unit, _x: unit._replace(bound=True), lasts="bound"),
    Strengthening: Token(
        "strengthening", lambda unit, x: unit._replace(plus=max(unit.plus, x)), lasts="plus"
    ),
    Weakening: Token(
        "weakening", lambda unit, x: unit._replace(minus=max(unit.minus, x)), lasts="minus"
    ),
    Rousing: Token(
        "rousing",
        lambda unit, _x: (
            unit._replace(exhausted=False, roused=True, slept=False) if unit.exhausted else unit
        ),
        creatures_only=False,
    ),
    Hurrying: Token("hurrying", lambda unit, _x: unit._replace(spent=0)),
    Warding: Token("warding", lambda unit, x: unit._replace(extra=max(unit.extra, x))),
    Festering: Token(
        "festering",
        lambda unit, x: (
            unit._replace(poison=max(unit.poison, min(WORST_POISON, unit.poison + x)))
            if unit.poison
            else unit
        ),
    ),
}


def laid(row: Token, unit: Unit, x: int, in_own_turn: bool) -> Unit:
    """Return the unit with the token; laid in its owner's turn, it outlasts that (BW-62).

    So does one laid beside a larger that goes before it.
    """
    new, much = row.lay(unit, x), x or 1
    if in_own_turn and row.lasts and much > fresh_of(unit, row.lasts):
        return freshly(new, row.lasts, much)
    return new
