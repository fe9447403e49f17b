"""What the decisions of a battle mean, in a line for whoever asks before he decides."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.telling import Meaning
from game.core.words import _, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.box import card, card_names
from game.rulesets.berserk.facts import attack_words
from game.rulesets.berserk.muster.recruiting import end_refusal
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.pending import AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import bill_of, crystals, price_list
from game.rulesets.berserk.telling.words import action_words, at_square
from game.rulesets.berserk.unit import GRAVE, spot_name
from game.rulesets.berserk.view import BerserkView


def meaning(view: BerserkView, subject: Any) -> Meaning | None:
    """Return what a decision means, None for anything else."""
    if told := _TOLD.get(type(subject)):
        return told(view, subject)
    return Meaning(f"{action_words(subject)}.") if isinstance(subject, BerserkAction) else None


def whole_words(steps: Sequence[Any]) -> str:
    """Return which cards an army has, by the steps in which it is recruited; or where they stand,
    by those in which it is placed."""
    if any(isinstance(step, acts.Place) for step in steps):
        return ", ".join(map(_placed_words, steps))
    return card_names([step.card for step in steps])


def _placed_words(step: acts.Place) -> str:
    name = _(card(step.card).name)
    return name if step.spot == GRAVE else f"{name} {spot_name(step.spot)}"


def first_or_second(options: BerserkOptions) -> Meaning:
    """Return what going first brings, and what going second does."""
    (gold, silver), (gold_2, silver_2) = crystals(options, True), crystals(options, False)
    words = _(
        "First: {gold} gold, {silver} silver, all cards open. Second: {gold_2} and {silver_2}, one "
        "row hidden. [BW-03] [BW-14]"
    )
    return Meaning(words.format(gold=gold, silver=silver, gold_2=gold_2, silver_2=silver_2))


def _mulligan(view: BerserkView, _action: acts.Mulligan) -> Meaning:
    left = view.standing.options.mulligans - view.mulligans[view.to_act] - 1
    words = many(
        "Fifteen new cards for a gold crystal; after that {n} more time.",
        "Fifteen new cards for a gold crystal; after that {n} more times.",
        left,
    )
    return Meaning(words.format(n=left), "BW-05")


def _recruit(view: BerserkView, action: acts.Recruit) -> Meaning:
    bought, player = card(action.card), view.to_act
    before = bill_of(view.army)
    bill = before.plus(price_list()[action.card])
    words = _(
        "{card}: {cost} {kind}. Spent then: {gold} of {all} gold, {silver} of {all_silver} silver."
    ).format(
        card=_(bought.name),
        cost=bought.cost,
        kind=_("gold") if bought.elite else _("silver or gold"),
        gold=bill.gold(view.silver(player)),
        all=view.gold(player),
        silver=min(bill.regular, view.silver(player)),
        all_silver=view.silver(player),
    )
    return Meaning(words, "BW-04")


def _army(view: BerserkView, action: acts.EndRecruiting) -> Meaning:
    if view.phase is not Phase.RECRUIT or end_refusal(view) is not None:
        words = _("That completes your army: gold and silver left over are lost.")
        return Meaning(words, "BW-06")
    return Meaning(_army_words(view), "BW-06")


def _army_words(view: BerserkView) -> str:
    bill, player = bill_of(view.army), view.to_act
    silver = view.silver(player)
    return many(
        "That completes your army, with {n} card; {gold} gold and {silver} silver are lost.",
        "That completes your army, with {n} cards; {gold} gold and {silver} silver are lost.",
        len(view.army),
    ).format(
        n=len(view.army),
        gold=view.gold(player) - bill.gold(silver),
        silver=silver - min(bill.regular, silver),
    )


def _guard(view: BerserkView, action: acts.Protect) -> Meaning | None:
    if not isinstance(view.pending, AwaitGuard):
        return None
    guard = next(unit for unit in view.units if unit.spot == action.unit)
    words = _("{guard} fights instead of {target}, then is exhausted.")
    if traits(view, guard).tireless:
        words = _("{guard} fights instead of {target} and stays alert.")
    target = at_square(view, view.pending.attack.target)
    return Meaning(words.format(guard=at_square(view, guard.uid), target=target), "BW-28")


def _no_guard(view: BerserkView, _action: acts.NoGuard) -> Meaning | None:
    if not isinstance(view.pending, AwaitGuard):
        return None
    words = _("Nobody steps in: {target} faces the strike itself.")
    return Meaning(words.format(target=at_square(view, view.pending.attack.target)), "BW-28")


def _attack(view: BerserkView, action: acts.Strike | acts.Use) -> Meaning:
    """Return what is aimed at what; and, of an attack that may be made, what the dice can do."""
    words = f"{action_words(action)}."
    if battle_refusal(view, action) is None:
        words = f"{words} {attack_words(view, action)}".rstrip()
    return Meaning(words, "BW-24" if isinstance(action, acts.Strike) else "")


_TOLD: Mapping[type, Callable[[BerserkView, Any], Meaning | None]] = {
    acts.GoFirst: lambda view, _action: first_or_second(view.standing.options),
    acts.Mulligan: _mulligan,
    acts.Recruit: _recruit,
    acts.EndRecruiting: _army,
    acts.Protect: _guard,
    acts.NoGuard: _no_guard,
    acts.Strike: _attack,
    acts.Use: _attack,
    acts.GiveUp: lambda _view, _action: Meaning(_("The other side wins this battle at once.")),
    acts.Choose: lambda _view, action: Meaning(f"{action_words(action)}.", "BW-25"),
}
