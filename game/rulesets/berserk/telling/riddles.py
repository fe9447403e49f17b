"""What is to be guessed of a strike before its odds are shown: who dies how often, is it good."""

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.core.themes import Count, Riddle
from game.core.words import _, decimal, marked, percent
from game.rulesets.berserk.actions import Strike
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.duels import striker
from game.rulesets.berserk.sense.odds import Fighter
from game.rulesets.berserk.sense.prospects import Prospect, prospects
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import Unit
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize

OFTEN = (0.0, 0.25, 0.5, 0.75, 0.999)
"""The upper ends of how often something happens, as it may be answered; above the last, always."""
TIMES = (
    marked("never"),
    marked("up to 1 in 4"),
    marked("up to 2 in 4"),
    marked("up to 3 in 4"),
    marked("more often but not always"),
    marked("always"),
)
PLAIN = 0.4
"""A strike that wins or loses no more, in crystals, is neither good nor bad."""
ENDING = 15.0
"""One that wins or loses more may end the battle: nothing is to be guessed there."""


def riddle(view: BerserkView, luck: Rng) -> Riddle | None:
    """Return what is to be guessed of a strike that could be made now, None where there is none
    at somebody who defends himself, into which nobody can step, and that is plainly good or bad."""
    if view.phase is not Phase.BATTLE or view.pending is not None or view.to_act == CHANCE:
        return None
    world = determinize(view, Rng(1))
    found: list[tuple[Strike, Prospect]] = []
    for action in world.legal_actions():
        if not isinstance(action, Strike):
            continue
        target = view.at(action.target)
        if target is None or target.hidden or target.exhausted or target.owner == view.observer:
            continue
        ways = prospects(world, action)
        is_plain = len(ways) == 1 and ways[0].guard is None and PLAIN < abs(ways[0].value) < ENDING
        if is_plain and any(0 < ways[0].chance(each.uid) < 1 for each in view.units):
            found.append((action, ways[0]))
    if not found:
        return None
    action, prospect = luck.choice(found)
    unit, target = view.at(action.unit), view.at(action.target)
    assert unit is not None and target is not None
    told = (
        _("{unit} could strike {target}, and nobody could step in.").format(
            unit=at_square(view, unit.uid), target=at_square(view, target.uid)
        ),
        *_sides(view, world, unit, target),
    )
    return Riddle(action, told, tuple(_questions(view, prospect, unit, target)))


def _sides(view: BerserkView, world: BerserkState, unit: Unit, target: Unit) -> tuple[str, str]:
    """Return what the dice are thrown with on both sides."""
    held, theirs = traits(world, unit), traits(world, target)
    return (
        _side(view, unit, striker(unit, held, target, theirs)),
        _side(view, target, striker(target, theirs, unit, held, True)),
    )


def _side(view: BerserkView, unit: Unit, fighter: Fighter) -> str:
    _miss, light, medium, strong = fighter.hits
    words = _(
        "{unit} has {n} life left; its light hit deals {light}, its medium one {medium}, its "
        "strong one {strong}."
    )
    if fighter.bonus:
        words = _(
            "{unit} has {n} life left and adds {bonus} to its die; its light hit deals {light}, "
            "its medium one {medium}, its strong one {strong}."
        )
    return words.format(
        unit=at_square(view, unit.uid),
        n=fighter.left,
        bonus=fighter.bonus,
        light=light,
        medium=medium,
        strong=strong,
    )


def _questions(view: BerserkView, prospect: Prospect, unit: Unit, target: Unit) -> list[Count]:
    answers = tuple(_(each) for each in TIMES)
    asked, why = _("How often does {unit} die of it?"), _("{share} of the rolls.")
    found = []
    for each in (target, unit):
        chance, name = prospect.chance(each.uid), at_square(view, each.uid)
        told = why.format(share=percent(chance))
        found.append(Count(asked.format(unit=name), answers, _band(chance), told))
    words = (
        _("On average the enemy loses {n} crystals’ worth more than you do.")
        if prospect.value > 0
        else _("On average you lose {n} crystals’ worth more than the enemy does.")
    )
    told = words.format(n=decimal(abs(prospect.value)))
    good = _("Is the strike worth it, taken by itself?")
    found.append(Count(good, (_("yes"), _("no")), int(prospect.value < 0), told))
    return found


def _band(chance: float) -> int:
    """Return the place in `TIMES` of how often something happens."""
    return next((place for place, most in enumerate(OFTEN) if chance <= most), len(OFTEN))
