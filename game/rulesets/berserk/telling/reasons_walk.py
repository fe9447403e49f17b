"""What speaks for a walk: whom the card can attack from there, who can reach it, and beside whom it
stands."""

from collections.abc import Iterator, Sequence

from game.core.reason import Reason
from game.core.words import _, decimal, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.abilities import Ability, Moment
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.texts import ability_text
from game.rulesets.berserk.sense.placing import is_helper
from game.rulesets.berserk.sense.worth import has_range, unit_worth
from game.rulesets.berserk.telling.beside import helpful, shared
from game.rulesets.berserk.telling.elsewhere import for_attacks
from game.rulesets.berserk.telling.reasons_odds import (
    LEAST_TOLD,
    foresight,
    named_unit,
    unguarded,
)
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import BOARD, Spot, Unit, is_square
from game.rulesets.berserk.view import BerserkView

Walk = acts.Move | acts.Leap


def enemies_of(view: BerserkView) -> list[Unit]:
    """Return the enemies that stand on the board."""
    return [unit for unit in view.living(1 - view.to_act) if is_square(unit.spot)]


def next_to(spot: Spot, units: list[Unit]) -> list[Unit]:
    """Return those of the units that stand next to a square."""
    if not is_square(spot):
        return []
    return [each for each in units if is_square(each.spot) and BOARD.rings[spot][each.spot] == 1]


def walk(view: BerserkView, action: Walk) -> Iterator[Reason]:
    """Yield what speaks for a walk or a leap; a card that hurts from afar looks to its safety
    first."""
    start, end = action.unit, action.to
    mover = view.at(start)
    if mover is None:
        return
    before, there = (_targets(view, start, each) for each in (start, end))
    reached = [each for each in there if each not in before]
    attacks = _reaching(view, action, reached, has_others=len(reached) < len(there))
    is_shooter = has_range(card(mover.card))
    if not is_shooter:
        yield from attacks
    yield from _afar(view, action, before)
    price = "" if there else _given_up(view, start, before)
    still = _still(view, before, there) if before and there and not reached else ""
    if safer := _safety(view, start, end):
        yield _with(safer, price or still)
    if is_shooter:
        yield from attacks
    own = [each for each in view.living(view.to_act) if each != mover]
    for each in _covering(view, action, own):
        yield _with(each, price)
    if not reached and not is_helper(mover.card):  # Who helps from behind does not want to be near.
        for each in _nearer(view, action, before):
            yield _with(each, price)
    yield from _company(view, action, own)


def _nearer(view: BerserkView, walk: Walk, before: Sequence[Unit]) -> Iterator[Reason]:
    """Yield that a card comes nearer to an enemy, unless it could attack him `before` already."""
    away = BOARD.steps[walk.to]
    near = min(enemies_of(view), key=lambda each: away[each.spot], default=None)
    if near is None or near in before:
        return
    if away[near.spot] < BOARD.steps[walk.unit][near.spot]:
        told = _("It comes nearer to {target}.").format(target=named_unit(view, near))
        yield Reason(told, "nearer", -away[near.spot])


def _with(reason: Reason, more: str) -> Reason:
    return Reason(" ".join(filter(None, (reason.words, more))), reason.kind, reason.much)


# -- whom it can attack


def _targets(view: BerserkView, start: Spot, end: Spot) -> list[Unit]:
    """Return the enemies that a card could attack at once where it came to stand."""
    return [view.units[uid] for uid in foresight(view).attackable(start, end)]


def _reaching(
    view: BerserkView, walk: Walk, reached: list[Unit], *, has_others: bool
) -> Sequence[Reason]:
    """Return that a card can attack from a square those whom it could not reach before; it
    `has_others` there that it could reach already. What other squares are as good for is said."""
    if not reached:
        return ()
    best = max(reached, key=unit_worth)
    words = (
        many(
            "From there it can attack {target} as well.",
            "From there it can attack {n} more enemies, {target} among them.",
            len(reached),
        )
        if has_others
        else many(
            "From there it can attack {target}.",
            "From there it can attack {n} enemies, {target} among them.",
            len(reached),
        )
    )
    told = words.format(target=named_unit(view, best), n=len(reached))
    more = for_attacks(view, walk, [each.uid for each in reached])
    return [_with(Reason(told, "reach", round(unit_worth(best), 1)), more)]


def _afar(view: BerserkView, walk: Walk, before: Sequence[Unit]) -> Iterator[Reason]:
    """Yield that a card comes to attack from a distance whom it could only strike `before`."""
    opened = [each for each in foresight(view).opened(walk) if isinstance(each, acts.Use)]
    found = [unit for unit in before if unit.spot in {each.target for each in opened}]
    found = [each for each in found if each not in next_to(walk.to, found)]
    if found:
        best = max(found, key=unit_worth)
        words = _("From there it can attack {target} from a distance.")
        told = words.format(target=named_unit(view, best))
        yield Reason(told, "afar", round(unit_worth(best), 1))


def _still(view: BerserkView, before: Sequence[Unit], there: Sequence[Unit]) -> str:
    """Return that a card can attack from there as it could from where it stands, and whom not."""
    best, lost = max(there, key=unit_worth), [each for each in before if each not in there]
    if not lost:
        return _("It can still attack {target} from there.").format(target=named_unit(view, best))
    words = _("It can still attack {target} from there, though not {lost}.")
    missed = max(lost, key=unit_worth)
    return words.format(target=named_unit(view, best), lost=named_unit(view, missed))


def _given_up(view: BerserkView, start: Spot, before: Sequence[Unit]) -> str:
    """Return the attack by which most is wounded that a card can make from where it stands, and
    not where it goes; "" where it has none."""
    wounds = {
        unit.uid: unguarded(found).wounds(unit.uid)
        for unit in before
        for action in foresight(view).attacks(start, unit.spot)
        if (found := foresight(view).prospects(action))
    }
    best = max(wounds, key=wounds.__getitem__, default=None)
    if best is None or wounds[best] < LEAST_TOLD:
        return ""
    words = _("It gives up an attack on {target} for that: {n} wounds on average.")
    return words.format(target=at_square(view, best), n=decimal(wounds[best]))


# -- who can reach it


def _safety(view: BerserkView, start: Spot, end: Spot) -> Reason | None:
    """Return that fewer enemies threaten a card where it goes: who it is, if that is one of those
    that are known, and that nobody does where nothing is hidden; None where there are no fewer."""
    here, there = (foresight(view).menacing(start, each) for each in (start, end))
    fewer, gone = len(here) - len(there), here - there
    if fewer <= 0:
        return None
    words = many(
        "{n} enemy fewer threatens it there.", "{n} fewer enemies threaten it there.", fewer
    )
    name = ""
    if end in foresight(view).out_of_reach(view.to_act):
        words = _("No enemy can reach it there next turn.")
    elif not there and not any(each.hidden for each in view.living(1 - view.to_act)):
        words = _(
            "No enemy can reach it there next turn, unless a card falls or is pushed or pulled "
            "first."
        )
    elif len(gone) == 1 and not view.units[uid := min(gone)].hidden:
        words, name = _("There {enemy} no longer threatens it."), at_square(view, uid)
    return Reason(words.format(n=fewer, enemy=name), "safer", fewer)


# -- beside whom it stands


def _covering(view: BerserkView, walk: Walk, own: list[Unit]) -> Iterator[Reason]:
    """Yield beside whom of its own a card comes to stand, where one can protect the other from an
    enemy in sight: the protector must be beside the attacker, too (BW-28)."""
    left, there = next_to(walk.unit, own), next_to(walk.to, own)
    words = {each.uid: _protects(view, walk, each) for each in there}
    met = [each for each in there if each not in left and words[each.uid]]
    if met:
        best = max(met, key=unit_worth)
        told = words[best.uid].format(friend=at_square(view, best.uid))
        yield Reason(told, "beside", sum(map(bool, words.values())))


def _company(view: BerserkView, walk: Walk, own: list[Unit]) -> Iterator[Reason]:
    """Yield beside whom of its own a card comes to stand, where one helps the other by a text: in
    what it can do at once, if that is for its strike; and what the text says."""
    mover = view.at(walk.unit)
    if mover is None or mover.hidden:
        return
    left, there = ([f for f in next_to(e, own) if not f.hidden] for e in (walk.unit, walk.to))
    found = [
        words.format(friend=at_square(view, friend.uid), text=ability_text(text))
        for friend in sorted(there, key=unit_worth, reverse=True)
        if friend not in left
        for words, text in _helping(view, walk, mover, friend, left)
    ]
    if found:
        yield Reason(found[0], "company", len(found))


def _helping(
    view: BerserkView, walk: Walk, mover: Unit, friend: Unit, left: list[Unit]
) -> Iterator[tuple[str, Ability]]:
    """Yield the texts by which a friend helps a card that walks, or that helps it: not those that
    it had beside others, unless they add up."""
    strikes = foresight(view).strikes_from(walk.unit, walk.to)
    had = [text for each in left for text in _texts(mover, each, walk.unit, strikes=True)]
    for text in _texts(mover, friend, walk.to, strikes=strikes):
        if text not in had or getattr(text, "moment", None) is Moment.FRIEND_STRIKES:
            yield _("There {friend} helps it. {text}"), text
    friend_strikes = foresight(view).strikes_from(friend.spot, friend.spot)
    for given in helpful(mover.card, friend.card, strikes=friend_strikes):
        yield _("There it helps {friend}. {text}"), given


def _texts(mover: Unit, friend: Unit, spot: Spot, *, strikes: bool) -> list[Ability]:
    """Return the texts from which a card on a square has something by a friend beside it."""
    is_orthogonal = friend.spot in BOARD.orthogonal[spot]
    return [
        *helpful(friend.card, mover.card, strikes=strikes),
        *shared(mover.card, friend.card, is_orthogonal=is_orthogonal, strikes=strikes),
    ]


def _protects(view: BerserkView, walk: Walk, friend: Unit) -> str:
    """Return who of two, one of which walks, can protect the other then, "" where neither can."""
    walker = view.at(walk.unit)
    if walker is None:
        return ""
    is_protected = can_protect(view, walk, friend, walker)
    if can_protect(view, walk, walker, friend):
        if is_protected:
            return _("There it stands beside {friend}, where one can protect the other.")
        return _("There it can protect {friend}, while it stays alert.")
    if is_protected:
        return _("There {friend} can protect it.")
    return ""


def can_protect(view: BerserkView, action: acts.BerserkAction, unit: Unit, friend: Unit) -> bool:
    """Tell whether a card could protect another from an enemy in sight, after an action."""
    return unit.uid in foresight(view).protectors(action, friend.uid)
