"""The phases of a battle: in each, what may be done, why not, what chance brings, what is done."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NoReturn

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    DrawCards,
    EndRecruiting,
    GoFirst,
    Mulligan,
    Place,
    Recruit,
    RollForFirst,
)
from game.rulesets.berserk.battle.legal import battle_chance, battle_legal
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.muster.drawing import (
    draw_cards,
    draw_chance,
    draw_refusal,
    first_chance,
    first_legal,
    first_refusal,
    go_first,
    roll_for_first,
)
from game.rulesets.berserk.muster.placing import place, place_legal, place_refusal
from game.rulesets.berserk.muster.recruiting import (
    end_recruiting,
    put_back,
    recruit,
    recruit_legal,
    recruit_refusal,
)
from game.rulesets.berserk.position import Battle, Phase, RunningBattle

Step = Callable[[RunningBattle, Any, Emit | None], None]


class PhaseRules(NamedTuple):
    """What holds in a phase.

    `legal` lists what the player to act may do, sorted; `refusal` says why something may not be
    done, by a player or by chance; `steps` do what is legal, by the kind of action.
    """

    legal: Callable[[Battle], list[BerserkAction]]
    refusal: Callable[[Battle, BerserkAction], Refusal | None]
    chance: Callable[[Battle, Rng], BerserkAction]
    steps: Mapping[type[BerserkAction], Step]


def _nothing(_battle: Battle) -> list[BerserkAction]:
    return []


def _no_chance(battle: Battle, _rng: Rng) -> NoReturn:
    raise ValueError(f"chance has no part in the phase {battle.phase}")


_BATTLE = PhaseRules(battle_legal, battle_refusal, battle_chance, BATTLE_STEPS)

PHASES: Mapping[Phase, PhaseRules] = {
    Phase.FIRST: PhaseRules(
        first_legal, first_refusal, first_chance, {RollForFirst: roll_for_first, GoFirst: go_first}
    ),
    Phase.DRAW: PhaseRules(_nothing, draw_refusal, draw_chance, {DrawCards: draw_cards}),
    Phase.RECRUIT: PhaseRules(
        recruit_legal,
        recruit_refusal,
        _no_chance,
        {Mulligan: put_back, Recruit: recruit, EndRecruiting: end_recruiting},
    ),
    Phase.PLACE: PhaseRules(place_legal, place_refusal, _no_chance, {Place: place}),
    Phase.BATTLE: _BATTLE,
    Phase.OVER: _BATTLE,
}
