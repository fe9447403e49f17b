"""What a strong player would do: each way by its name, with the chance to win the battle by it."""

from collections.abc import Collection, Sequence
from math import sqrt
from typing import Any

from game.core.outlook import SURE
from game.core.protocols import Candidate
from game.core.reason import TRIED_AS_OFTEN
from game.core.words import _, decimal, many, marked
from game.rulesets.berserk.actions import BerserkAction, EndTurn, Leap, Move
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.telling.naming import name_action
from game.rulesets.berserk.telling.order import given_up
from game.rulesets.berserk.telling.reasons import reasons
from game.rulesets.berserk.telling.reasons_odds import foreseen, spell_words, unguarded
from game.rulesets.berserk.terms import BATTLES
from game.session.arranging import is_beside, listed
from scenes.battle.overlays.chances import percent
from scenes.battle.overlays.standing import Standing, basis
from scenes.ui.boxes import Column
from scenes.ui.panel import Panel
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

SHOWN = 4
"""How many ways are listed."""

FOLLOWING = marked("These can still follow, or come first:")
INSTEAD = marked("Or instead:")

SPREAD = 0.25
"""By so much, of values from -1 to 1, two ways differ in one trial with the same luck, where nobody
has reckoned how far the figures may be off: 0.17 on average, and more where much is at stake."""

WEIGHED = 0.15
"""How often a way must have been tried to be told of, as a part of the most tried one."""


def advice_panel(
    candidates: Sequence[Candidate[Any]],
    picture: Battle,
    foresight: Foresight,
    reason: str,
    *,
    named: Sequence[BerserkAction] = (),
    level: Sequence[BerserkAction] = (),
    following: Collection[BerserkAction] = (),
    standing: Standing | None = None,
    is_only: bool,
) -> Panel:
    """Return the panel that lists the best ways, the best first, then those that are `level` with
    it, then by their figures, and those apart that can still be done after it, `following`.

    `reason` says why the first is best, and has `named` others; of those that are level it says
    so. `standing` is what hints have told before of who is ahead."""
    most = max(each.visits for each in candidates)
    told_of = [*named, *(each.outlook.other for each in candidates[:1] if each.outlook)]
    tried = [
        each
        for each in candidates
        if each.visits > most * WEIGHED or (each.visits and each.action in told_of)
    ] or list(candidates[:1])
    called: dict[str, Candidate[Any]] = {}
    for each in tried:
        called.setdefault(name_action(each.action, picture, foresight), each)
    lines: list[Widget] = [Heading(_("Hint"), 3)]
    best = tried[0]
    spoken = [
        each
        for each in called.values()
        if each is best or each.action in told_of or not _is_idle_walk(each.action, foresight)
    ]
    kept = listed(spoken, named, SHOWN, has_reason=False)
    ranked = sorted(kept, key=lambda each: each is not best and each.action not in level)
    can_follow = {each.action: each.action in following for each in ranked}
    first = can_follow[ranked[1].action] if len(ranked) > 1 else False
    ranked[1:] = sorted(ranked[1:], key=lambda each: can_follow[each.action] is not first)
    headed: bool | None = None
    for place, each in enumerate(ranked):
        name = name_action(each.action, picture, foresight)
        if place and headed is not (headed := can_follow[each.action]):
            head = _(FOLLOWING) if headed else _(INSTEAD)
            lines.append(Words(head, size=14, ink="muted"))
        words = f"**{escape(name)}**" if place == 0 else escape(name)
        lines.append(Words(words, size=16))
        odds = "" if reason and place == 0 else _odds(each.action, picture, foresight)
        is_few = each is best and 0 < each.visits < BATTLES.enough
        wins = (
            (standing or Standing()).told(picture.standing.deals_played, each)
            if is_few
            else _wins(each, best, level)
        )
        if told := [part for part in (wins, odds) if part]:
            lines.append(Words(escape(", ".join(told)), size=14, ink="gold"))
            lines[-1].hint = basis(each, wins) if is_few else ""
        why = reason if place == 0 else _aim(each.action, foresight)
        if why:
            lines.append(Words(escape(why), size=14))
    with_odds = ranked[1:] if reason else ranked
    if any(_has_choice(each.action, picture, foresight) for each in with_odds):
        lines.append(Words(_("Odds take it that hits are chosen well."), size=14, ink="muted"))
    if (is_only or not reason) and not any(each.visits for each in tried):
        note = _("The only choice.") if is_only else _("A plain player would choose this.")
        lines.append(Words(note, size=14, ink="muted"))
    return Panel(Column(*lines, gap=3), pad=12)


def early_panel(
    candidates: Sequence[Candidate[Any]], picture: Battle, foresight: Foresight
) -> Panel:
    """Return the panel that tells which way is ahead while all of them are still being tried."""
    best = candidates[0].action
    words = many(
        "Ahead so far; {n} other choice is still being weighed against it …",
        "Ahead so far; {n} other choices are still being weighed against it …",
        len(candidates) - 1,
    )
    lines = [
        Heading(_("Hint"), 3),
        Words(f"**{escape(name_action(best, picture, foresight))}**", size=16),
        *(Words(escape(each.words), size=14) for each in reasons(foresight.view, best)[:1]),
        Words(words.format(n=len(candidates) - 1), size=14, ink="muted"),
    ]
    return Panel(Column(*lines, gap=3), pad=12)


def _walk_reasons(action: BerserkAction, foresight: Foresight) -> list[str]:
    """Return what speaks for a walk, none for all else."""
    if not isinstance(action, Move | Leap):
        return []
    return [each.words for each in reasons(foresight.view, action)]


def _aim(action: BerserkAction, foresight: Foresight) -> str:
    """Return what a card would walk somewhere for, what a spell does that wounds nobody, and what
    ending the turn gives up, "" for all else."""
    if isinstance(action, EndTurn):
        alert = [each.words for each in reasons(foresight.view, action)]
        return " ".join(filter(None, (*alert, given_up(foresight.view))))
    return next(iter(_walk_reasons(action, foresight)), spell_words(foresight.view, action))


def _is_idle_walk(action: BerserkAction, foresight: Foresight) -> bool:
    """Tell whether a card would walk, and nothing can be said of what for."""
    return isinstance(action, Move | Leap) and not _walk_reasons(action, foresight)


def _wins(candidate: Candidate[Any], best: Candidate[Any], level: Sequence[BerserkAction]) -> str:
    """Return how many battles of a hundred are won so; "" where nobody has tried. From few trials
    it is told in words how others are beside the best; so it is of one that the reason has called
    as good. One with a higher figure than the best has it from too few trials to be ahead; one that
    so few trials cannot tell from the best is too close to call, and of the one beside which the
    best was tried again the reason says how it differs."""
    if not candidate.visits:
        return ""
    if candidate is not best:
        if candidate.action in level:
            return _("about as good")
        if candidate.value > best.value:
            return _("as good")
        if not _is_less(candidate, best):
            if _is_close(candidate, best):
                return _("about as good")
            return "" if is_beside(best, candidate.action) else _("too close to call")
    if candidate.visits < BATTLES.enough:
        return _("not as good")
    wins = max(0, min(100, round(50 * (1 + candidate.value))))
    return _("wins about {n} of 100").format(n=wins)


def _is_less(candidate: Candidate[Any], best: Candidate[Any]) -> bool:
    """Tell whether a way is worth less than the best by more than chance: of the one beside which
    the best was tried again, those trials have shown it."""
    if is_beside(best, candidate.action):
        assert best.outlook is not None
        promised = best.outlook.of("promised")
        return promised.gap > 0 and promised.is_real()
    return best.value - candidate.value > SURE * _error(candidate)


def _is_close(candidate: Candidate[Any], best: Candidate[Any]) -> bool:
    """Tell whether a way was tried as often as the best, and hardly brought less; of the one beside
    which the best was tried again, the reason says how it differs."""
    is_tried = candidate.visits >= best.visits * TRIED_AS_OFTEN
    is_near = best.value - candidate.value <= _error(candidate)
    return is_tried and is_near and not is_beside(best, candidate.action)


def _error(candidate: Candidate[Any]) -> float:
    """Return by how much a way's figure may be off, beside that of the best."""
    return candidate.error or SPREAD / sqrt(candidate.visits)


def _attack(
    action: BerserkAction, picture: Battle, foresight: Foresight
) -> tuple[int, Sequence[Prospect]]:
    """Return whom an attack is made on, by uid, and what it may lead to; nothing of what is none,
    or goes against what lies face down."""
    unit = picture.at(getattr(action, "unit", -1))
    target = picture.at(getattr(action, "target", -1))
    if unit is None or target is None or target.hidden or unit.owner == target.owner:
        return -1, ()
    return target.uid, foresight.prospects(action)


def _has_choice(action: BerserkAction, picture: Battle, foresight: Foresight) -> bool:
    """Tell whether somebody may choose a hit of an attack."""
    _target, found = _attack(action, picture, foresight)
    return bool(found) and unguarded(found).has_choice


def _odds(action: BerserkAction, picture: Battle, foresight: Foresight) -> str:
    """Return what speaks for an attack: how likely it kills, or else how much it wounds; and that
    somebody is expected to step in."""
    target, found = _attack(action, picture, foresight)
    if not found or spell_words(foresight.view, action):
        return ""
    bare = unguarded(found)
    is_exposed = foreseen(found, picture.units)[0].guard is None
    if (kills := bare.chance(target)) > 0:
        words = _("{p} to kill") if is_exposed else _("{p} to kill unless protected")
        return words.format(p=percent(kills))
    words = (
        _("{n} wounds on average") if is_exposed else _("{n} wounds on average unless protected")
    )
    return words.format(n=decimal(bare.wounds(target)))
