"""Reading the notation of actions back; how each is written stands with it in actions.py."""

import re
from collections.abc import Callable

from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    DrawCards,
    EndRecruiting,
    EndTurn,
    GiveUp,
    GoFirst,
    Leap,
    Move,
    Mulligan,
    NoGuard,
    Place,
    Prepare,
    Protect,
    Recruit,
    Return,
    RollDice,
    RollForFirst,
    Strike,
    Use,
)
from game.rulesets.berserk.cards.box import parse_card
from game.rulesets.berserk.unit import GRAVE, parse_spot

_SQUARE = "([a-e][1-6])"
_SPOT = "([a-e][1-6]|f[0-9]{1,2})"
_CARD = r"([a-z0-9_-]+|\?)"

_WORDS: dict[str, BerserkAction] = {
    str(action): action
    for action in (
        GoFirst(True),
        GoFirst(False),
        Mulligan(),
        EndRecruiting(),
        EndTurn(),
        GiveUp(),
        NoGuard(),
        Choose(True),
        Choose(False),
    )
}
"""The actions that name nothing."""


def _cards(player: str, cards: str) -> DrawCards:
    return DrawCards(int(player), tuple(map(parse_card, cards.split(", "))) if cards else ())


_FORMS: tuple[tuple[str, Callable[..., BerserkAction]], ...] = (
    ("first ([1-6])-([1-6])", lambda one, two: RollForFirst((int(one), int(two)))),
    ("draw ([01]):(?: (.+))?", _cards),
    (f"recruit {_CARD}", lambda card: Recruit(parse_card(card))),
    (f"place {_CARD} {_SQUARE}", lambda card, to: Place(parse_card(card), parse_spot(to))),
    (f"place {_CARD} -", lambda card: Place(parse_card(card), GRAVE)),
    (f"{_SQUARE}-{_SQUARE}", lambda unit, to: Move(parse_spot(unit), parse_spot(to))),
    (f"{_SQUARE}\\^{_SQUARE}", lambda unit, to: Leap(parse_spot(unit), parse_spot(to))),
    (f"{_SPOT}x{_SPOT}", lambda unit, target: Strike(parse_spot(unit), parse_spot(target))),
    (
        f"{_SPOT}:([0-9]{{1,2}}) {_SPOT}",
        lambda unit, number, target: Use(parse_spot(unit), int(number), parse_spot(target)),
    ),
    (f"{_SPOT}!", lambda unit: Prepare(parse_spot(unit))),
    (f"guard {_SPOT}", lambda unit: Protect(parse_spot(unit))),
    (f"return {_SQUARE}", lambda spot: Return(parse_spot(spot))),
    ("roll ([1-6])", lambda one: RollDice((int(one),))),
    ("roll ([1-6])-([1-6])", lambda one, two: RollDice((int(one), int(two)))),
)
"""The forms of all others, and what each is made into; no text fits two of them."""

_READERS = tuple((re.compile(form), make) for form, make in _FORMS)


def parse_action(text: str) -> BerserkAction:
    """Return the action of this notation, the inverse of str(action); raise ValueError."""
    if text in _WORDS:
        return _WORDS[text]
    for form, make in _READERS:
        if found := form.fullmatch(text):
            return make(*[part or "" for part in found.groups()])
    raise ValueError(f"{text!r} is no action of Berserk")
