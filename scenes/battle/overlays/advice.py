"""What a strong player would do: each way by its name, with the chance to win the battle by it."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.words import _, decimal, marked
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    GoFirst,
    Leap,
    Move,
    NoGuard,
    Prepare,
    Protect,
    Strike,
    Use,
)
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.telling.words import action_words
from game.rulesets.berserk.unit import spot_name
from game.session.hint import listed
from scenes.battle.faces.naming import ability_name, placed_name
from scenes.battle.overlays.chances import percent
from scenes.ui.boxes import Column
from scenes.ui.panel import Panel
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

SHOWN = 4
"""How many ways are listed."""

WEIGHED = 0.15
"""How often a way must have been tried to be told of, as a part of the most tried one."""

NAMES: Mapping[type[BerserkAction], str] = {
    Move: marked("{unit} walks to {square}"),
    Leap: marked("{unit} leaps to {square}"),
    Strike: marked("{unit} strikes {target}"),
    Use: marked("{unit}: {ability} on {target}"),
    Prepare: marked("{unit} prepares for a flyer"),
    Protect: marked("{unit} protects"),
}
"""What is said of a unit's deed; a use on itself has words of its own."""
PLAIN: Mapping[type[BerserkAction], str] = {
    EndTurn: marked("End the turn"),
    NoGuard: marked("Nobody protects"),
}


def advice_panel(
    candidates: Sequence[Candidate[Any]],
    picture: Battle,
    foresight: Foresight,
    reason: str,
    *,
    named: Sequence[BerserkAction] = (),
    is_only: bool,
) -> Panel:
    """Return the panel that lists the best ways, the best first, then by their figures.

    `reason` says why the first is best, and has `named` others."""
    most = max(each.visits for each in candidates)
    tried = [
        each
        for each in candidates
        if each.visits > most * WEIGHED or (each.visits and each.action in named)
    ] or list(candidates[:1])
    called: dict[str, Candidate[Any]] = {}
    for each in tried:
        called.setdefault(name_action(each.action, picture, foresight), each)
    lines: list[Widget] = [Heading(_("Hint"), 3)]
    best = tried[0]
    for place, each in enumerate(listed(list(called.values()), named, SHOWN)):
        name = name_action(each.action, picture, foresight)
        words = f"**{escape(name)}**" if place == 0 else escape(name)
        lines.append(Words(words, size=16))
        odds = "" if reason and place == 0 else _odds(each.action, picture, foresight)
        if told := [part for part in (_wins(each, best), odds) if part]:
            lines.append(Words(escape(", ".join(told)), size=14, ink="gold"))
        if reason and place == 0:
            lines.append(Words(escape(reason), size=14))
    if (is_only or not reason) and not any(each.visits for each in tried):
        note = _("The only choice.") if is_only else _("A plain player would choose this.")
        lines.append(Words(note, size=14, ink="muted"))
    return Panel(Column(*lines, gap=3), pad=12)


def _wins(candidate: Candidate[Any], best: Candidate[Any]) -> str:
    """Return how many battles of a hundred are won so; "" where nobody has tried. One with a
    higher figure than the best has it from too few trials to be ahead."""
    if not candidate.visits:
        return ""
    if candidate.value > best.value:
        return _("as good")
    wins = max(0, min(100, round(50 * (1 + candidate.value))))
    return _("wins about {n} of 100").format(n=wins)


def _odds(action: BerserkAction, picture: Battle, foresight: Foresight) -> str:
    """Return what speaks for an attack: how likely it kills, or else how much it wounds."""
    unit = picture.at(getattr(action, "unit", -1))
    target = picture.at(getattr(action, "target", -1))
    if unit is None or target is None or target.hidden or unit.owner == target.owner:
        return ""
    expected = foresight.prospects(action)[0]
    foe = target.uid if expected.guard is None else expected.guard
    if (kills := expected.chance(foe)) > 0:
        return _("{p} to kill").format(p=percent(kills))
    return _("{n} wounds on average").format(n=decimal(expected.wounds(foe)))


def name_action(action: BerserkAction, picture: Battle, foresight: Foresight) -> str:
    """Return an action's name: who, from where, with what, at whom."""
    if type(action) in PLAIN:
        return _(PLAIN[type(action)])
    if isinstance(action, GoFirst):
        return _("I go first") if action.first else _("I go second")
    if isinstance(action, Choose):
        return _("The full hit") if action.full else _("The weaker hit")
    unit = picture.at(getattr(action, "unit", -1))
    if unit is None or type(action) not in NAMES:
        return action_words(action)
    target = picture.at(getattr(action, "target", -1))
    used = ""
    if isinstance(action, Use):
        used = ability_name(foresight.uses(unit)[action.ability - 1])
    if used and target is not None and target.uid == unit.uid:
        return _("{unit} uses {ability}").format(unit=placed_name(unit), ability=used)
    return _(NAMES[type(action)]).format(
        unit=placed_name(unit),
        square=spot_name(getattr(action, "to", -1)),
        target="" if target is None else placed_name(target),
        ability=used,
    )
