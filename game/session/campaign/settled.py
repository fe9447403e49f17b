"""What a season is settled by: its road, and what each step came to, as texts for the store.

Files of the road change from one version of the game to the next. What has been won, lost, taken
and drawn stays as it was; only what lies ahead is as the files say it now.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import pairwise
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from game.bots.characters import CHARACTERS
from game.core.parts import PAIRS, TEXTS, BadPart, checked, read_json
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deck import COPIES
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.node import ACTS, BOSS, Kind
from game.session.campaign.stops import HEART
from game.session.campaign.trail import Phase, Trail
from game.session.campaign.world import Course, Road, World, rounds_here

LARGEST = 10**9
"""The largest number in a season."""


class OffTheRoad(ValueError):
    """Something that a season was settled with is no longer there; the text names it."""


# -- what a step came to


def came_of(trail: Trail, before: Trail | None) -> str:
    """Return what a step has changed, all there is after the first one."""
    now, then = vars(trail), {} if before is None else vars(before)
    changed = {
        part: value for part, value in now.items() if part not in then or then[part] != value
    }
    return json.dumps(changed, default=vars, ensure_ascii=False, separators=(",", ":"))


def trails_of(came: Sequence[str], road: Road) -> tuple[Trail, ...]:
    """Return what the first steps came to, up to one of which that is not known; raise BadPart or
    OffTheRoad."""
    found: list[Trail] = []
    for text in came:
        if not text:
            break
        before = found[-1] if found else None
        found.append(_after(read_json(text), before))
        _check_names(found[-1], road)
        _check_state(found[-1], before, road)
    return tuple(found)


def _after(changed: Any, before: Trail | None) -> Trail:
    try:
        parts = _parts(Trail, changed)
    except RecursionError:
        raise _misread(Trail) from None
    found: Trail = _made(Trail, parts) if before is None else replace(before, **parts)
    return found


def _parts(kind: Any, found: Any) -> Mapping[str, Any]:
    """Return the parts of a value that JSON names; raise BadPart."""
    kinds = _kinds(kind)
    if not isinstance(found, dict) or not set(found) <= set(kinds):
        raise _misread(kind)
    return {part: _read(kinds[part], value) for part, value in found.items()}


_kinds = cache(get_type_hints)


def _read(kind: Any, value: Any) -> Any:
    """Return what JSON says of a value of this kind; raise BadPart."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is UnionType:
        return None if value is None else _read(parts[0], value)
    if origin is tuple and isinstance(value, list):
        kinds = parts[:1] * len(value) if parts[-1] is Ellipsis else parts
        if len(kinds) == len(value):
            return tuple(map(_read, kinds, value))
    elif is_dataclass(kind):
        return _made(kind, _parts(kind, value))
    elif kind is float and type(value) in (int, float) and -LARGEST <= value <= LARGEST:
        return float(value)
    elif kind in (str, bool, int) and type(value) is kind:
        if kind is not int or 0 <= value <= LARGEST:
            return value
    elif isinstance(kind, type) and issubclass(kind, StrEnum) and value in list(kind):
        return kind(value)
    raise _misread(kind)


def _made(kind: Any, parts: Mapping[str, Any]) -> Any:
    try:
        return kind(**parts)
    except TypeError:
        raise _misread(kind) from None


def _misread(kind: Any) -> BadPart:
    return BadPart(f"it is no {getattr(kind, '__name__', kind)}")


def _check_names(trail: Trail, road: Road) -> None:
    """Raise OffTheRoad for a place, favour, card, game or person that is no longer there."""
    cards = {id for pool in road.world.deck.pools.values() for id in pool}
    asked = [trail.asked.favour] if trail.asked else []
    at = [trail.at] if trail.at else []
    partner = [trail.partner] if trail.partner else []
    places = [
        *trail.way,
        *at,
        *(id for id, _won in trail.won),
        *(each.node for each in trail.played),
    ]
    _check(places, road.course.places)
    _check([*trail.favours, *asked], FAVOURS)
    _check(trail.cards, cards)
    _check(trail.offered, {*FAVOURS, *cards})
    _check(trail.bought, {*FAVOURS, *cards, HEART})
    _check([*trail.companions, *partner], CHARACTERS)
    _check([*trail.prologue, *trail.to_learn, *trail.learnt], RULESETS)


def _check_state(trail: Trail, before: Trail | None, road: Road) -> None:
    """Raise BadPart for a state that no step can come to."""
    then = trail if before is None else before
    is_possible = (
        trail.way[: len(then.way)] == then.way
        and trail.won[: len(then.won)] == then.won
        and COPIES * len(trail.cards) <= len(road.world.deck.starter)
        and {trail.partner} <= {"", *trail.companions}
        and _has_nothing_twice(trail)
        and _is_along_the_way(trail, road)
        and _fits_its_phase(trail)
        and _can_be_here(trail, road)
    )
    if not is_possible:
        raise _misread(Trail)
    if trail.before is not None:
        if trail.before.phase != Phase.TABLE:
            raise _misread(Trail)
        _check_names(trail.before, road)
        _check_state(trail.before, None, road)


def _has_nothing_twice(trail: Trail) -> bool:
    """Tell whether everything that there can be once only is there once."""
    won = [id for id, _won in trail.won]
    deals = [deal for deal, _par in trail.pars]
    once = trail.way, trail.cards, trail.bought, trail.hinted, trail.to_learn, won, deals
    return all(len({*each}) == len(each) for each in once)


def _is_along_the_way(trail: Trail, road: Road) -> bool:
    """Tell whether one stands at the end of the way, and played and won only at its places."""
    won = {id for id, _won in trail.won}
    return (
        trail.at == (trail.way[-1] if trail.way else "")
        and {*won, *(each.node for each in trail.played)} <= {*trail.way}
        and all(
            each.place > 0 and each.round < len(road.world.nodes[each.node].rounds)
            for each in trail.played
        )
    )


def _fits_its_phase(trail: Trail) -> bool:
    """Tell whether the phase has the hearts and all else that it needs, and no other phase's."""
    return (
        trail.hearts <= trail.most_hearts
        and (trail.hearts > 0 or trail.phase == Phase.OVER)
        and bool(trail.to_learn) == (trail.phase == Phase.PROLOGUE)
        and bool(trail.offered) == (trail.phase == Phase.REWARD)
        and (trail.before is not None) == (trail.phase == Phase.LOST)
    )


def _can_be_here(trail: Trail, road: Road) -> bool:
    """Tell whether this phase, and the favour asked for, can be at the place where one is."""
    if not trail.at:
        return trail.phase in (Phase.PROLOGUE, Phase.ROAD) and trail.asked is None
    node, at_table = road.place(trail), trail.phase in (Phase.TABLE, Phase.LOST)
    if trail.phase == Phase.PROLOGUE or (trail.phase == Phase.ROAD and road.is_last(node)):
        return False
    if trail.phase in (Phase.TABLE, Phase.LOST, Phase.REWARD) and not node.kind.is_match:
        return False
    if trail.phase == Phase.STOP and node.kind.is_match:
        return False
    if trail.phase == Phase.TABLE and len(rounds_here(trail)) >= len(node.rounds):
        return False
    if (asked := trail.asked) is None:
        return True
    others = min(len(each.others) for each in node.rounds) if node.rounds else 0
    return at_table and (
        FAVOURS[asked.favour].moment == Moment.BEFORE
        and FAVOURS[asked.favour].names_one == (asked.other is not None)
        and (asked.other is None or asked.other < others)
    )


def _check(names: Sequence[str], known: Any) -> None:
    for name in names:
        if name not in known:
            raise OffTheRoad(_("“{name}” is no longer on the road.").format(name=name[:40]))


# -- the road


def road_text(course: Course) -> str:
    """Return what is open in a season."""
    parts = {
        "acts": [" ".join(stage) for act in ACTS for stage in course.acts[act]],
        "roads": [(start, end) for start, ends in course.roads.items() for end in ends],
        "met": list(course.met.items()),
    }
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))


def read_road(text: str, world: World) -> Course:
    """Return what is open in a season, by its text; raise BadPart or OffTheRoad.

    A place that lies elsewhere today is not on the road either.
    """
    found = checked(read_json(text), {"acts": TEXTS, "roads": PAIRS, "met": PAIRS})
    stages = [tuple(stage.split()) for stage in found["acts"]]
    if len(stages) != len(ACTS) * (BOSS + 1) or not all(stages):
        raise _misread(Course)
    acts = {
        act: tuple(stages[number * (BOSS + 1) : (number + 1) * (BOSS + 1)])
        for number, act in enumerate(ACTS)
    }
    for act, stages_of in acts.items():
        for stage, places in enumerate(stages_of):
            _check(places, [node.id for node in world.stage(act, stage)])
    met = dict(found["met"])
    _check(list(met.values()), world.encounters)
    stops = [id for stage in stages for id in stage if world.nodes[id].kind == Kind.ENCOUNTER]
    roads: dict[str, tuple[str, ...]] = {}
    for start, end in found["roads"]:
        roads[start] = (*roads.get(start, ()), end)
    if not set(stops) <= set(met) or not _lead_on(stages, roads):
        raise _misread(Course)
    return Course(acts, roads, met)


def _lead_on(stages: Sequence[Sequence[str]], roads: Mapping[str, Sequence[str]]) -> bool:
    """Tell whether a road leads on from every place but the last, and each to the next stage."""
    return all(
        roads.get(start) and set(roads[start]) <= set(there)
        for here, there in pairwise(stages)
        for start in here
    )
