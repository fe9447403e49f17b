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
from game.session.campaign.course import Course
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import ACTS, BOSS, Kind
from game.session.campaign.stops import HEART
from game.session.campaign.trail import Trail
from game.session.campaign.world import World


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


def trails_of(came: Sequence[str], world: World) -> tuple[Trail, ...]:
    """Return what the first steps came to, up to one of which that is not known; raise BadPart or
    OffTheRoad."""
    found: list[Trail] = []
    for text in came:
        if not text:
            break
        found.append(_after(read_json(text), found[-1] if found else None))
    if found:
        _check_names(found[-1], world)
    return tuple(found)


def _after(changed: Any, before: Trail | None) -> Trail:
    parts = _parts(Trail, changed)
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
    elif origin is None and type(value) is kind:
        return value
    elif kind is float and type(value) is int:
        return float(value)
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


def _check_names(trail: Trail, world: World) -> None:
    """Raise OffTheRoad for a place, favour, card or person that is no longer there."""
    cards = [*trail.cards, *trail.bought, *trail.offered]
    known = {*FAVOURS, HEART, *(id for pool in world.deck.pools.values() for id in pool)}
    at = [trail.at] if trail.at else []
    _check([*trail.way, *at, *dict(trail.won), *(each.node for each in trail.played)], world.nodes)
    _check([*trail.favours, *cards], known)
    _check([*trail.companions, *([trail.partner] if trail.partner else [])], CHARACTERS)


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
