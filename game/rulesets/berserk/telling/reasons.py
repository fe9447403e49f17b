"""Why a decision of a battle is a good one, in a sentence, from what whoever decides can see.

Odds come from `Foresight`, which is made from the view alone.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.reason import Reason
from game.core.words import _, decimal, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.places import ROWS, row_of
from game.rulesets.berserk.purse import bill_of, crystals
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.sense.worth import card_worth, has_range
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import BOARD, UNSEEN, Spot, Unit, is_square
from game.rulesets.berserk.view import BerserkView

FRONT, MIDDLE, BACK = ROWS
LEAST_TOLD = 0.05
"""Fewer wounds on average are told as none."""
BARGAIN = 0.25
"""Crystals above its price from which a card's worth is told as the reason to recruit it."""


def reasons(view: BerserkView, action: acts.BerserkAction) -> list[Reason]:
    """Return what speaks for a decision, none where there is nothing in words."""
    told = _TOLD.get(type(action))
    words = told(view, action) if told and view.observer is not None else ""
    return [Reason(words)] if words else []


# -- raising an army, and placing it


def _first(view: BerserkView, action: acts.GoFirst) -> str:
    if action.first:
        return _("Whoever is first walks up and strikes before anybody can strike back.")
    options = view.standing.options
    more = sum(crystals(options, False)) - sum(crystals(options, True))
    if more > 0:
        words = many(
            "The second player has {n} crystal more, and a row that stays hidden.",
            "The second player has {n} crystals more, and a row that stays hidden.",
            more,
        )
        return words.format(n=more)
    return _("The second player sees the enemy’s whole army before his first turn.")


def _mulligan(_view: BerserkView, _action: acts.Mulligan) -> str:
    return _("The best army of this draw is so weak that another is worth a gold crystal.")


def _recruit(view: BerserkView, action: acts.Recruit) -> str:
    cost, worth = card(action.card).cost, card_worth(action.card)
    if worth - cost < BARGAIN:
        words = _("It is worth about its {cost} crystals, and with it least of them is lost.")
        return words.format(cost=cost)
    words = _("It costs {cost} crystals, and does in battle what others do for {worth}.")
    return words.format(cost=cost, worth=decimal(worth))


def _army(view: BerserkView, _action: acts.EndRecruiting) -> str:
    player, bill = view.to_act, bill_of(view.army)
    silver = view.silver(player)
    words = _("With {gold} gold and {silver} silver left there is nothing better to be had.")
    return words.format(
        gold=view.gold(player) - bill.gold(silver), silver=silver - min(bill.regular, silver)
    )


def _place(view: BerserkView, action: acts.Place) -> str:
    placed, player = card(action.card), view.to_act
    if not is_square(action.spot):
        return _("A terrain card lies beside the board and takes no square.")
    if placed.kind is CardKind.FLYER:
        return _("It takes off when it is turned face up, so its square matters little.")
    if placed.kind is CardKind.EQUIPMENT:
        return _("This creature makes the most of it.")
    row = next(number for number in ROWS if action.spot in row_of(player, number))
    if row == FRONT:
        return _("In the front row it can strike in the first turn.")
    if has_range(placed):
        return _("It hurts from afar, so others stand in front of it.")
    if row == BACK:
        return _(
            "In the back row nobody reaches it at first; it can come forward when it is needed."
        )
    return _("Behind the front row it is safe from the first strikes, and close enough to help.")


# -- the turn


def enemies_of(view: BerserkView) -> list[Unit]:
    """Return the enemies that stand on the board."""
    return [unit for unit in view.living(1 - view.to_act) if is_square(unit.spot)]


def next_to(spot: Spot, units: list[Unit]) -> list[Unit]:
    """Return those of the units that stand next to a square."""
    if not is_square(spot):
        return []
    return [each for each in units if is_square(each.spot) and BOARD.rings[spot][each.spot] == 1]


def _walk(view: BerserkView, action: acts.Move | acts.Leap) -> str:
    start, end, enemies = action.unit, action.to, enemies_of(view)
    mover = view.at(start)
    reached = [each for each in next_to(end, enemies) if each not in next_to(start, enemies)]
    if reached and mover is not None and not has_range(card(mover.card)):
        return _("From there it can strike {target}.").format(target=named_unit(view, reached[0]))
    fewer = threats_at(view, start) - threats_at(view, end)
    if fewer > 0:
        return many(
            "{n} enemy fewer can reach it there next turn.",
            "{n} fewer enemies can reach it there next turn.",
            fewer,
        ).format(n=fewer)
    if reached:
        return _("From there it can strike {target}.").format(target=named_unit(view, reached[0]))
    near = min(enemies, key=lambda each: BOARD.rings[end][each.spot], default=None)
    if near is not None and BOARD.rings[end][near.spot] < BOARD.rings[start][near.spot]:
        return _("It comes nearer to {target}.").format(target=named_unit(view, near))
    own = [each for each in view.living(view.to_act) if each != mover]
    if next_to(end, own):
        return _("There it stands beside its own side, where one can protect the other.")
    return _("It makes room for those behind it.") if next_to(start, own) else ""


def threats_at(view: BerserkView, spot: Spot) -> int:
    """Return how many enemies could strike or shoot at a square in their next turn."""
    menaces = Foresight(view).menaces(view.to_act)
    return sum(spot in each.strikes or spot in each.shoots for each in menaces)


def attack_words(view: BerserkView, action: acts.Strike | acts.Use) -> str:
    """Return what an attack is likely to do, or what a help does; "" where nothing lies there."""
    unit, target = view.at(action.unit), view.at(action.target)
    if unit is None or target is None:
        return ""
    if target.owner == unit.owner:
        return _("It helps {target}, and the enemy cannot answer.").format(
            target=named_unit(view, target)
        )
    found = Foresight(view).prospects(action)
    if not found:
        return _("What lies there is turned face up first, and then you know it.")
    return _odds(view, found[0], unit.uid, target.uid)


def _odds(view: BerserkView, prospect: Prospect, unit: int, target: int) -> str:
    """Return what an attack is likely to do to either side."""
    foe = target if prospect.guard is None else prospect.guard
    name, taken = at_square(view, foe), prospect.wounds(unit)
    comes = "" if prospect.guard is None else _("{guard} is likely to step in.").format(guard=name)
    kills = round(100 * prospect.chance(foe))
    if kills == 100:
        told = _("It kills {foe} whatever the dice say")
    elif kills:
        told = _("It kills {foe} {p} times in 100, and deals {given} wounds on average")
    else:
        told = _("It deals {foe} {given} wounds on average")
    words = _("{told}; {taken} in return.") if taken > 0 else _("{told}; none in return.")
    done = told.format(foe=name, p=kills, given=decimal(prospect.wounds(foe)))
    return f"{comes} {words.format(told=done, taken=decimal(taken))}".lstrip()


def _prepare(_view: BerserkView, _action: acts.Prepare) -> str:
    return _("The enemy has only flyers left; in its next turn it may strike one.")


def _end(view: BerserkView, _action: acts.EndTurn) -> str:
    alert = [unit for unit in view.living(view.to_act) if not unit.exhausted]
    if not alert:
        return _("All your cards are exhausted.")
    words = many(
        "{n} card stays alert: it hits back and protects, which is worth more than "
        "anything it could still do.",
        "{n} cards stay alert: they hit back and protect, which is worth more than "
        "anything they could still do.",
        len(alert),
    )
    return words.format(n=len(alert))


# -- questions


def _guard(view: BerserkView, action: acts.Protect | acts.NoGuard) -> str:
    pending = view.pending
    if not isinstance(pending, AwaitGuard):
        return ""
    target = pending.attack.target
    uid = target
    if isinstance(action, acts.Protect):
        uid = next(unit.uid for unit in view.units if unit.spot == action.unit)
    foresight = Foresight(view)
    found = foresight.prospects(action)[0]
    given = found.wounds(pending.attack.unit)
    words = _("{unit} takes {taken} wounds on average, and the attacker {given}.")
    if given < -LEAST_TOLD:
        words = _("{unit} takes {taken} wounds on average, and the attacker heals {given}.")
    elif given < LEAST_TOLD:
        words = _("{unit} takes {taken} wounds on average, and the attacker none.")
    told = words.format(
        unit=at_square(view, uid), taken=decimal(found.wounds(uid)), given=decimal(abs(given))
    )
    if uid == target:
        spared = _("All who could step in stay alert.")
        return f"{told} {spared}"
    bare = decimal(foresight.prospects(acts.NoGuard())[0].wounds(target))
    words = _("Unprotected, {unit} takes {taken} wounds on average.")
    return f"{told} {words.format(unit=at_square(view, target), taken=bare)}"


def _choose(view: BerserkView, action: acts.Choose) -> str:
    other = acts.Choose(not action.full)
    words = _("{told} Otherwise: {other}")
    return words.format(told=_exchange(view, action), other=_exchange(view, other))


def _exchange(view: BerserkView, action: acts.Choose) -> str:
    """Return what comes of the full exchange, or of the weaker hit."""
    pending = view.pending
    if not isinstance(pending, AwaitChoice):
        return ""
    attack = pending.attack
    own, foe = attack.unit, attack.fighter
    if view.units[own].owner != view.to_act:
        own, foe = foe, own
    found = Foresight(view).prospects(action)[0]
    taken = round(found.wounds(own))
    words = _("{foe} takes {given}, and {own} takes {taken}.")
    if found.chance(foe):
        words = _("It kills {foe}, and {own} takes {taken}.")
        if taken < 0:  # a vampire
            words = _("It kills {foe}, and {own} gains {taken}.")
    elif taken < 0:
        words = _("{foe} takes {given}, and {own} gains {taken}.")
    return words.format(
        foe=at_square(view, foe),
        own=at_square(view, own),
        given=round(found.wounds(foe)),
        taken=abs(taken),
    )


def _return(view: BerserkView, action: acts.Return) -> str:
    near = next_to(action.spot, enemies_of(view))
    if near:
        return _("There it stands next to {target}.").format(target=named_unit(view, near[0]))
    return _("There no enemy stands next to it while it is exhausted.")


def named_unit(view: BerserkView, unit: Unit) -> str:
    """Return a unit by its square and name; one that lies face down is not named."""
    return _("a hidden card") if unit.card == UNSEEN else at_square(view, unit.uid)


_TOLD: Mapping[type, Callable[[BerserkView, Any], str]] = {
    acts.GoFirst: _first,
    acts.Mulligan: _mulligan,
    acts.Recruit: _recruit,
    acts.EndRecruiting: _army,
    acts.Place: _place,
    acts.Move: _walk,
    acts.Leap: _walk,
    acts.Strike: attack_words,
    acts.Use: attack_words,
    acts.Prepare: _prepare,
    acts.EndTurn: _end,
    acts.Protect: _guard,
    acts.NoGuard: _guard,
    acts.Choose: _choose,
    acts.Return: _return,
}
