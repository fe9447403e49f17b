"""What stands on a card, written from its abilities: one sentence each, in the language in use."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.words import _, many, marked
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Ability, Damage, Effect, Near
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.cards.phrases import (
    BY_THE_LAND,
    GUARDS,
    KINDS,
    LANDS,
    MIGHT,
    MIGHT_OF_MANY,
    MOMENTS,
    NEUTRAL,
    OF_A_PEOPLE,
    OF_ONE_KIND,
    REACHED,
    REALMS,
    SKILLS,
    TARGETS,
)


def reminded_text(card: Card) -> tuple[str, ...]:
    """Return the sentences of a card, each bare keyword with what it means behind it."""
    is_land = card.kind is CardKind.TERRAIN
    return tuple(
        f"{ability_text(each, is_land=is_land)} {reminder(each)}".rstrip()
        for each in card.abilities
    )


def reminder(ability: Ability) -> str:
    """Return what an ability's keyword means, in brackets, "" where its sentence says it all."""
    words = REMINDERS.get(type(ability))
    return words(ability) if words else ""


REMINDERS: Mapping[type[Ability], Callable[[Any], str]] = {
    able.Aimed: lambda it: _("(Nobody can protect against its strike.)"),
    able.Armor: lambda it: many(
        "(Each turn it stops the first wound, but not magic.)",
        "(Each turn it stops the first {x} wounds, but not magic.)",
        it.x,
    ).format(x=it.x),
    able.AttackSkill: lambda it: _("(+{x} on its die when it strikes.)").format(x=it.x),
    able.DefenseSkill: lambda it: _("(+{x} on its die when it is struck.)").format(x=it.x),
    able.Bless: lambda it: _("(+1 on every die it rolls.)"),
    able.Regeneration: lambda it: _("(Each turn it heals {x} of its wounds.)").format(x=it.x),
    able.Scale: lambda it: _("(With 5 wounds or more, only basic strikes can wound it.)"),
    able.Vampirism: lambda it: _("(It heals as many wounds as its basic strike deals.)"),
    able.Jump: lambda it: _("(It may leap over others instead of walking.)"),
    able.Teleportation: lambda it: _("(It may go to any free square instead of walking.)"),
    able.Incarnation: lambda it: _(
        "(It comes back to life {x} turns after it dies, once in a battle.)"
    ).format(x=it.x),
    able.Rank: lambda it: _("(While it stands next to another with rank, not diagonally.)"),
    able.Polearm: lambda it: _("(Exactly two squares away in a line, diagonals too.)"),
}
"""The meaning of keywords that say nothing by themselves; the glossary tells all of it."""


EACH: Mapping[Near, str] = {
    Near.ADJACENT_OWN: marked("Each of your adjacent cards"),
    Near.ADJACENT_ENEMY: marked("Each adjacent enemy card"),
    Near.ADJACENT: marked("Each adjacent card"),
    Near.ALL_OWN: marked("Each of your other cards"),
    Near.ALL_ENEMY: marked("Each enemy card"),
    Near.ALL: marked("Each other card"),
    Near.ITSELF: marked("This card"),
    Near.OTHER: marked("The card that did it"),
}
"""Whom it befalls, at the beginning of the sentence."""
EACH_BY_THE_LAND: Mapping[Near, str] = {
    Near.ALL_OWN: marked("Each of your cards"),
    Near.ALL: marked("Each card"),
}
"""The same of a terrain card: it is not one of those cards itself."""
STRUCK = marked("The card struck")
"""Whom “the other” is where a friend strikes."""


def befalls(effect: Effect, who: str) -> str:
    """Return the sentence that says what befalls whoever it is, "" where none can be made."""
    words = _BEFALLS.get(type(effect))
    return words(effect).format(who=who, x=getattr(effect, "x", 0)) if words else ""


_BEFALLS: Mapping[type[Effect], Callable[[Any], str]] = {
    able.Wound: lambda it: many("{who} takes {x} wound.", "{who} takes {x} wounds.", it.x),
    able.Poisoning: lambda _it: _("{who} gets poison {x}."),
    able.Healing: lambda it: many("{who} heals {x} wound.", "{who} heals up to {x} wounds.", it.x),
    able.Exhausting: lambda _it: _("{who} is exhausted."),
    able.Binding: lambda _it: _("{who} can’t attack until the end of its owner’s next turn."),
    able.Strengthening: lambda _it: _(
        "{who} deals {x} more with its basic strike until the end of its owner’s next turn."
    ),
    able.Weakening: lambda _it: _(
        "{who} deals {x} less with its basic strike until the end of its owner’s next turn."
    ),
    able.Rousing: lambda _it: _("{who} becomes alert; its movement does not refill."),
    able.Warding: lambda _it: _("{who} gains {x} extra life."),
    able.Destroying: lambda _it: _("{who} is destroyed."),
}
"""What befalls a card, by effect; the others are rare enough to be told as on any card."""


def card_text(card: Card) -> tuple[str, ...]:
    """Return the sentences that stand on a card, one for each ability, in their order."""
    is_land = card.kind is CardKind.TERRAIN
    return tuple(ability_text(each, is_land=is_land) for each in card.abilities)


def ability_text(ability: Ability, *, is_land: bool = False) -> str:
    """Return the sentence of one ability; `is_land` for one of a terrain card."""
    if is_land and isinstance(ability, able.Aura):
        return _aura(ability, {**REACHED, **BY_THE_LAND})
    if is_land and isinstance(ability, able.When):
        return _when(ability, {**EACH, **EACH_BY_THE_LAND})
    return WRITTEN[type(ability)](ability)


def effect_text(effect: Effect) -> str:
    """Return the sentence that says what an effect does to a card."""
    return EFFECTS[type(effect)](effect)


def words_of(card: Card) -> tuple[str, ...]:
    """Return what the card's file says in words, which are to be translated, in English."""
    named = (each.name for each in card.abilities if isinstance(each, able.Spell | able.Power))
    return (card.name, card.flavour, card.people, *named)


def type_line(card: Card) -> str:
    """Return the line under a card's picture: "Elite creature, riders, unique"."""
    parts = [_(KINDS[card.kind][card.elite])]
    if card.is_creature:
        parts.append(_(card.people))
    if card.unique:
        parts.append(_("unique"))
    return ", ".join(parts)


def realm_line(card: Card) -> str:
    """Return the names of the card's realms, or that it has none."""
    return ", ".join(_(REALMS[realm]) for realm in card.realms) or _(NEUTRAL)


def card_line(card: Card) -> str:
    """Return all that a card says, on one line that begins with its id."""
    if card.strike:
        sentence = _(
            "{id}: {name}. {kind} ({realms}). Cost {cost}, life {life}, movement {movement}, "
            "strike {strike}."
        )
    elif card.life:
        sentence = _("{id}: {name}. {kind} ({realms}). Cost {cost}, life {life}.")
    else:
        sentence = _("{id}: {name}. {kind} ({realms}). Cost {cost}.")
    told = sentence.format(
        id=card.id,
        name=_(card.name),
        kind=type_line(card),
        realms=realm_line(card),
        cost=_price(card),
        life=card.life,
        movement=card.movement,
        strike=damage_text(card.strike),
    )
    return " ".join((told, *card_text(card)))


def _price(card: Card) -> str:
    """Return what a card costs, and in which crystals it may be paid."""
    words = _("{n} in gold") if card.elite else _("{n} in silver or gold")
    return words.format(n=card.cost)


def damage_text(damage: Damage) -> str:
    """Return "1-2-3", or the one number."""
    return "-".join(map(str, damage))


def _skill(it: Any) -> str:
    return _(SKILLS[type(it)][it.when]).format(x=it.x)


def _might(it: able.Might) -> str:
    sentence = MIGHT[it.when][it.x < 0]
    return _(sentence).format(x=abs(it.x))


def _aura(it: able.Aura, reached: Mapping[Near, str]) -> str:
    what = " ".join(map(_of_many, it.gives))
    return _("Aura ({who}): {what}").format(who=_whom(it, reached), what=what)


def _whom(it: able.Aura, reached: Mapping[Near, str]) -> str:
    """Return whom an aura reaches: "all your other riders"."""
    who, kind = _(reached[it.to]), it.people or it.realm
    if not kind:
        return who
    if said := OF_ONE_KIND.get((it.to, kind)):
        return _(said)
    kind = _(it.people) if it.people else _(REALMS[Realm(it.realm)])
    return _("{who}: {people} only").format(who=who, people=kind)


def _of_many(ability: Ability) -> str:
    """Return the sentence of an ability that several cards are given."""
    if isinstance(ability, able.Might) and ability.when in MIGHT_OF_MANY:
        return _(MIGHT_OF_MANY[ability.when][ability.x < 0]).format(x=abs(ability.x))
    return ability_text(ability)


def _when(it: able.When, each: Mapping[Near, str]) -> str:
    who = STRUCK if it.moment is able.Moment.FRIEND_STRIKES and it.to is Near.OTHER else each[it.to]
    what = befalls(it.does, _(who)) or _("{who}: {what}").format(
        who=_(who), what=effect_text(it.does)
    )
    moment = (OF_A_PEOPLE if it.people else MOMENTS)[it.moment]
    return _(moment).format(what=what, people=_(it.people) if it.people else "")


def _together(abilities: tuple[Ability, ...]) -> str:
    return " ".join(map(ability_text, abilities))


def _attack(near: str, far: str) -> Callable[[Any], str]:
    """Return how an attack is written: unlimited like `far`, else like `near`."""

    def written(it: Any) -> str:
        reach = getattr(it, "reach", None)
        sentence = near if reach else far
        attack = _(sentence).format(damage=damage_text(it.damage), reach=reach)
        if it.does is None:
            return attack
        return _("{attack} If it wounds: {what}").format(attack=attack, what=effect_text(it.does))

    return written


def _on_hit(it: able.OnHit) -> str:
    what = effect_text(it.does)
    if isinstance(it.does, able.Wound):
        more = many(
            "Deal the target {x} more wound.", "Deal the target {x} more wounds.", it.does.x
        )
        what = more.format(x=it.does.x)
    return _("If its basic strike wounds: {what}").format(what=what)


def _heal(it: able.Heal) -> str:
    sentence = (
        marked("Heal {x} ({target}, range {reach}).")
        if it.reach
        else marked("Heal {x} ({target}).")
    )
    return _(sentence).format(x=it.x, target=_(TARGETS[it.to]), reach=it.reach)


def _magic(named: str, nameless: str) -> Callable[[Any], str]:
    """Return how a spell or an effect is written, with a name of its own or without."""

    def written(it: Any) -> str:
        heading = named if it.name else nameless
        use = _(heading).format(name=_(it.name))
        sentence = (
            marked("{use} ({target}, range {reach}): {what}")
            if it.reach
            else marked("{use} ({target}): {what}")
        )
        return _(sentence).format(
            use=use, target=_(TARGETS[it.to]), reach=it.reach, what=effect_text(it.does)
        )

    return written


EFFECTS: Mapping[type[Effect], Callable[[Any], str]] = {
    able.Wound: lambda it: many("Deal {x} wound.", "Deal {x} wounds.", it.x).format(x=it.x),
    able.Poisoning: lambda it: _("Poison {x}.").format(x=it.x),
    able.Healing: lambda it: many("Heal {x} wound.", "Heal up to {x} wounds.", it.x).format(x=it.x),
    able.Cleansing: lambda it: _("Remove poison, negative modifiers and “can’t attack”."),
    able.Exhausting: lambda it: _("Exhaust it."),
    able.Stunning: lambda it: _(
        "Exhaust it; it does not become alert when its owner’s next turn starts."
    ),
    able.Binding: lambda it: _("It can’t attack until the end of its owner’s next turn."),
    able.Strengthening: lambda it: _(
        "Its basic strike deals {x} more until the end of its owner’s next turn."
    ).format(x=it.x),
    able.Weakening: lambda it: _(
        "Its basic strike deals {x} less until the end of its owner’s next turn."
    ).format(x=it.x),
    able.Rousing: lambda it: _("It becomes alert; its movement does not refill."),
    able.Hurrying: lambda it: _("Its movement refills."),
    able.Warding: lambda it: _("It gains {x} extra life.").format(x=it.x),
    able.Festering: lambda it: _("Its poison grows by {x}.").format(x=it.x),
    able.Pushing: lambda it: many(
        "Push it {x} square away.", "Push it up to {x} squares away.", it.x
    ).format(x=it.x),
    able.Pulling: lambda it: many(
        "Pull it {x} square nearer.", "Pull it up to {x} squares nearer.", it.x
    ).format(x=it.x),
    able.Destroying: lambda it: _("Destroy it."),
    able.Offering: lambda it: _("Destroy it. For that, this card: {what}").format(
        what=effect_text(it.gives)
    ),
}
"""What each effect does to a card."""

WRITTEN: Mapping[type[Ability], Callable[[Any], str]] = {
    able.Aimed: lambda it: _("Aimed strike."),
    able.Armor: lambda it: _("Armor {x}.").format(x=it.x),
    able.AttackSkill: _skill,
    able.DefenseSkill: _skill,
    able.Might: _might,
    able.Bless: lambda it: _("Bless."),
    able.Regeneration: lambda it: _("Regeneration {x}.").format(x=it.x),
    able.Scale: lambda it: _("Scale."),
    able.Vampirism: lambda it: _("Vampirism."),
    able.Protection: lambda it: _(GUARDS[it.against]),
    able.Jump: lambda it: _("Jump, range {reach}.").format(reach=it.reach),
    able.Teleportation: lambda it: _("Teleportation."),
    able.Incarnation: lambda it: _("Incarnation {x}.").format(x=it.x),
    able.Rank: lambda it: _("Rank: {what}").format(what=_together(it.gives)),
    able.Kin: lambda it: _("Beside another of its people: {what}").format(what=_together(it.gives)),
    able.Native: lambda it: _(LANDS[it.land]).format(what=_together(it.gives)),
    able.Aura: lambda it: _aura(it, REACHED),
    able.Tireless: lambda it: _("Protecting others does not exhaust it."),
    able.SkyReach: lambda it: _("Its basic strike reaches flyers."),
    able.NoProtector: lambda it: _("It cannot be a protector."),
    able.NoReturn: lambda it: _("What its basic strike hits deals nothing in return."),
    able.OnHit: _on_hit,
    able.Sweep: lambda it: _(
        "If its basic strike wounds, enemies beside the target: {what}"
    ).format(what=effect_text(it.does)),
    able.When: lambda it: _when(it, EACH),
    able.Shot: _attack(marked("Shot {damage}, range {reach}."), marked("Shot {damage}.")),
    able.Throw: _attack(marked("Throw {damage}, range {reach}."), marked("Throw {damage}.")),
    able.Blast: _attack(marked("Blast {damage}, range {reach}."), marked("Blast {damage}.")),
    able.MagicalStrike: _attack("", marked("Magical strike {damage}.")),
    able.SpecialStrike: _attack("", marked("Special strike {damage}.")),
    able.Polearm: lambda it: _("Polearm strike {x}.").format(x=it.x),
    able.Heal: _heal,
    able.Spell: _magic(marked("Spell “{name}”"), marked("Spell")),
    able.Power: _magic(marked("Effect “{name}”"), marked("Effect")),
}
"""How each primitive is written."""
