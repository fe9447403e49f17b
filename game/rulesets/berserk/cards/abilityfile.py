"""Abilities and effects as they are written in content files.

A primitive is named in snake case after its class, and the fields of the class are its schema:
`{ is = "shot", damage = [1, 2, 3], reach = 3, does = { is = "poisoning", x = 1 } }`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import partial
from typing import Any, TypeVar, get_type_hints

from game.core.fields import (
    FilePlace,
    array,
    line,
    listed,
    name_among,
    number,
    one_of,
    shown,
    table,
)
from game.core.words import _
from game.rulesets.berserk.battlefields import SHUT, Terrain
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import (
    Ability,
    Condition,
    Damage,
    Effect,
    Guard,
    Moment,
    Near,
)
from game.rulesets.berserk.cards.card import Realm

Primitive = TypeVar("Primitive", Ability, Effect)
Schema = Mapping[str, Callable[[object, FilePlace], Any]]
"""How each field of a primitive is read."""

MOST_GIVEN = 3
FARTHEST = 10
HARDEST = 9
LONGEST_NAME = 24

LARGEST: Mapping[str, int] = {
    "AttackSkill": 3,
    "DefenseSkill": 3,
    "Might": 3,
    "Armor": 3,
    "Festering": 3,
    "Pushing": 3,
    "Pulling": 3,
    "Jump": 5,
    "Incarnation": 5,
    "Poisoning": 3,
    "Regeneration": 5,
    "Strengthening": 3,
    "Weakening": 3,
}
"""How large the number of a primitive may be, if not `HARDEST`."""

GIVEN = (
    able.Aimed,
    able.Armor,
    able.AttackSkill,
    able.Bless,
    able.DefenseSkill,
    able.Might,
    able.NoProtector,
    able.NoReturn,
    able.OnHit,
    able.Protection,
    able.Regeneration,
    able.Scale,
    able.SkyReach,
    able.Sweep,
    able.Tireless,
    able.Vampirism,
)
"""What rank, kin, land or an aura may give."""


FRIENDS = (Moment.FRIEND_DIES, Moment.FRIEND_STRIKES)
"""What other cards of its side do, who may be of a named people."""

STANDABLE = tuple(land for land in Terrain if land not in (*SHUT, Terrain.OPEN))
"""Land that a card may be at home in."""

UNSAID = (None, "", Condition.ALWAYS)
"""Values of fields that need not be written."""


def word(kind: type) -> str:
    """Return how a primitive is written in a file: `AttackSkill` is "attack_skill"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def _named(base: type[Primitive]) -> Mapping[str, type[Primitive]]:
    return {word(each): each for each in base.__subclasses__()}


ABILITIES = _named(Ability)
EFFECTS = _named(Effect)


def read_ability(value: object, place: FilePlace) -> Ability:
    """Return the ability at a place; raise BadContent."""
    ability = _primitive(value, place, ABILITIES)
    for kind, reason in _objections(ability):
        raise place.at(kind).refused(reason)
    return ability


def written(part: Ability | Effect) -> dict[str, object]:
    """Return an ability or effect as a file says it, without what goes without saying."""
    entry: dict[str, object] = {"is": word(type(part))}
    for each in fields(part):
        value = getattr(part, each.name)
        if value not in UNSAID:
            entry[each.name] = _plain(value)
    return entry


def _plain(value: object) -> object:
    if isinstance(value, Ability | Effect):
        return written(value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return str(value) if isinstance(value, str) else value


def _primitive(value: object, place: FilePlace, known: Mapping[str, type[Primitive]]) -> Primitive:
    if not isinstance(value, dict) or not isinstance(name := value.get("is"), str):
        raise place.refused(
            _("must be a table such as {example}, not {value}.").format(
                example='{ is = "armor", x = 1 }', value=shown(value)
            )
        )
    if name not in known:
        raise place.at("is").refused(
            _("must be one of {names}, not {value}.").format(
                names=listed(sorted(known)), value=shown(name)
            )
        )
    kind = known[name]
    schema: Schema = SCHEMAS[kind]
    needed = [each.name for each in fields(kind) if each.default is MISSING]
    entry = table(value, place, ["is", *schema], needed)
    found = {key: read(entry[key], place.at(key)) for key, read in schema.items() if key in entry}
    return kind(**found)


def _schema(kind: type) -> Schema:
    return {name: _reader(kind, name, hint) for name, hint in get_type_hints(kind).items()}


def _reader(kind: type, name: str, hint: object) -> Callable[[object, FilePlace], Any]:
    if name == "x":
        return partial(_strength, kind)
    if name == "realm":
        return partial(one_of, choices=Realm)
    if name == "land":
        return lambda value, place: Terrain(name_among(value, place, STANDABLE))
    return READERS[hint]


def _strength(kind: type, value: object, place: FilePlace) -> int:
    most = LARGEST.get(kind.__name__, HARDEST)
    x = number(value, place, -most if kind is able.Might else 1, most)
    if x == 0:
        raise place.refused(_("must not be 0, which would change nothing."))
    return x


def _damage(value: object, place: FilePlace) -> Damage:
    if isinstance(value, list) and len(value) == 1:
        return (number(value[0], place, 1, HARDEST),)
    return ascending(value, place, HARDEST)


def ascending(value: object, place: FilePlace, high: int) -> tuple[int, ...]:
    """Return light, medium and strong: three whole numbers from 0 to `high`, none smaller."""
    numbers = array(value, place, 3)
    if len(numbers) != 3:
        raise place.refused(
            _("must name three numbers: light, medium and strong; there is {value}.").format(
                value=shown(value)
            )
        )
    grades = tuple(number(each, place, 0, high) for each in numbers)
    if list(grades) != sorted(grades):
        raise place.refused(
            _("must ascend from light to strong, which {value} does not.").format(
                value=shown(value)
            )
        )
    return grades


def _given(value: object, place: FilePlace) -> tuple[Ability, ...]:
    given = []
    for n, entry in enumerate(array(value, place, MOST_GIVEN), 1):
        at = place.at(str(n))
        ability = read_ability(entry, at)
        if not isinstance(ability, GIVEN):
            raise at.refused(
                _("cannot be given to others; what can is {names}.").format(
                    names=listed([word(each) for each in GIVEN])
                )
            )
        given.append(ability)
    if not given:
        raise place.refused(_("must give at least one ability."))
    return tuple(given)


def _effect(value: object, place: FilePlace) -> Effect:
    return _primitive(value, place, EFFECTS)


READERS: Mapping[object, Callable[[object, FilePlace], Any]] = {
    int: partial(number, low=1, high=FARTHEST),
    int | None: partial(number, low=1, high=FARTHEST),
    str: partial(line, at_most=LONGEST_NAME),
    Damage: _damage,
    tuple[Ability, ...]: _given,
    Effect: _effect,
    Effect | None: _effect,
    Condition: partial(one_of, choices=Condition),
    Guard: partial(one_of, choices=Guard),
    Moment: partial(one_of, choices=Moment),
    Near: partial(one_of, choices=Near),
    able.Side: partial(one_of, choices=able.Side),
}
"""How a field is read, by its type."""

SCHEMAS: Mapping[type, Schema] = {
    kind: _schema(kind) for kind in (*ABILITIES.values(), *EFFECTS.values())
}
"""How each field of each primitive is read."""


def _objections(ability: Ability) -> list[tuple[str, str]]:
    """Return the fields that do not go together, each with a reason."""
    match ability:
        case able.Aura(to=Near.ITSELF | Near.OTHER):
            return [("to", _("must name other cards: adjacent ones, or all."))]
        case able.When(moment=Moment.TURN_STARTS | Moment.TURN_ENDS | Moment.KILLS, to=Near.OTHER):
            return [("to", _("“the other” is there only when the card is struck or dies."))]
        case able.When(moment=Moment.DIES, to=Near.ITSELF):
            return [("to", _("must not be the card itself, which is dead by then."))]
        case able.When(moment=moment, people=people) if people and moment not in FRIENDS:
            return [("people", _("must stand only where a friend dies or strikes."))]
        case able.When(moment=Moment.FRIEND_STRIKES, does=able.Rousing()):
            return [("does", _("must not be “rousing”: two such cards would never tire."))]
        case able.DefenseSkill(when=Condition.AGAINST_EXHAUSTED):
            return [("when", _("would never hold: who attacks does not count as exhausted."))]
        case able.Heal(to=able.Side.ENEMY):
            return [("to", _("must not be “enemy”: a heal is for one’s own, or for anybody."))]
    return []
