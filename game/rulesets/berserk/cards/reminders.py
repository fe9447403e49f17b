"""What a bare keyword on a card means, in a few words, for whoever meets it for the first time."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.words import _, many
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Ability
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.cards.texts import ability_text


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
