"""What a hint in a battle claims, checked by a second reading of the board and the rules."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.core.explain import Explanation
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.unit import GRAVE, SKY, UNSEEN, Unit, spot_name
from game.rulesets.berserk.view import BerserkView

Claim = Callable[[BerserkView, Any, Sequence[Unit]], bool]
"""(view, choice, the units that the sentence names) -> whether it is so."""

COLUMNS = 5


def _squares(one: int, other: int) -> int:
    """Return how many steps lie between two squares, none of them aslant."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def _is_enemy(view: BerserkView, unit: Unit) -> bool:
    return unit.owner != view.to_act


def _comes_nearer(view: BerserkView, action: Any, _named: Sequence[Unit]) -> bool:
    foes = [each for each in view.living(1 - view.to_act) if each.spot < SKY]
    return any(_squares(action.to, e.spot) < _squares(action.unit, e.spot) for e in foes)


def _stands_beside(view: BerserkView, action: Any, named: Sequence[Unit]) -> bool:
    to, spots = action.to, [each.spot for each in named if not _is_enemy(view, each)]
    return any(
        max(abs(to % COLUMNS - e % COLUMNS), abs(to // COLUMNS - e // COLUMNS)) == 1 for e in spots
    )


def _alert(view: BerserkView) -> int:
    own = (each for each in view.units if each.owner == view.to_act and each.spot != GRAVE)
    return sum(not each.exhausted for each in own)


CLAIMS: Mapping[str, Claim] = {
    r".* dies of it whatever|In .* it kills|On average|Even if": lambda view, _action, named: any(
        _is_enemy(view, each) for each in named
    ),
    r"There it can protect": _stands_beside,
    r"It comes nearer": _comes_nearer,
    r"It heals": lambda view, _action, named: all(not _is_enemy(view, e) for e in named),
    r"What stays alert": lambda view, action, _named: (
        isinstance(action, acts.EndTurn) and _alert(view) > 0
    ),
    r"All who could step in": lambda _view, action, _named: isinstance(action, acts.NoGuard),
    r".* takes .* on average, and the attacker": lambda _view, action, _named: isinstance(
        action, acts.Protect | acts.NoGuard
    ),
    r".* takes \d+, and .* (takes|heals by) \d+": lambda _view, action, _named: isinstance(
        action, acts.Choose
    ),
}


def false_battle_claims(view: BerserkView, told: Explanation[Any]) -> Iterator[str]:
    """Yield what a hint says that is not so, and cards that it names and nobody has seen."""
    text = told.look
    named = [
        each
        for each in view.units
        if each.spot != GRAVE and each.card != UNSEEN and _called(each) in text
    ]
    seen = {card(each.card).name for each in view.units if each.card != UNSEEN}
    if re.match(r"You win|About as good|All your choices|Life that", text):
        return
    squares = re.findall(r"(?<= )[a-e][1-6]\b", text)
    if view.phase.name == "BATTLE" and squares and not named:
        yield f"no card that is seen stands there: {text}"
    if not seen:
        yield "nothing is seen"
    for pattern, holds in CLAIMS.items():
        if re.match(pattern, text) and not holds(view, told.best, named):
            yield f"{told.best}: not so: {text}"


def _called(unit: Unit) -> str:
    name = card(unit.card).name
    return f"{name} (in the air)" if unit.spot >= SKY else f"{name} {spot_name(unit.spot)}"
