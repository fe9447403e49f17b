"""What the signs on a card mean: a line for whoever points at one, with what it is worth now."""

from collections.abc import Callable, Iterator, Mapping

from game.core.telling import Meaning
from game.core.words import _, many, marked
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import points_left
from game.rulesets.berserk.cards.box import card, card_names
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.cards.texts import realm_line
from game.rulesets.berserk.telling.life import own_life
from game.rulesets.berserk.unit import UNSEEN, Unit, is_asleep

# -- on a card of the hand


def card_sign(shown: Card, sign: str) -> Meaning | None:
    """Return what a sign on a card means: "cost", "realm", "unique", "flyer", "life", "strike" or
    "walk"; None for anything else."""
    told = _ON_CARDS.get(sign)
    return None if told is None else told(shown)


def _cost(shown: Card) -> Meaning:
    words = (
        _("It costs {n} crystals, of gold only: it is an elite card.")
        if shown.elite
        else _("It costs {n} crystals, of silver, or of gold where silver runs out.")
    )
    return Meaning(words.format(n=shown.cost), "BW-04")


def _realm(shown: Card) -> Meaning:
    if not shown.realms:
        return Meaning(_("It belongs to no realm, and fits into any army."), "BW-03")
    words = _("Realm: {realms}. Every realm after the first costs an army one gold crystal.")
    return Meaning(words.format(realms=realm_line(shown)), "BW-03")


def _life(shown: Card) -> Meaning:
    words = _("Life {n}: with as many wounds it dies.")
    return Meaning(words.format(n=shown.life), "BW-31")


def _strike(wounds: tuple[int, ...]) -> Meaning:
    light, medium, strong = wounds if len(wounds) == 3 else (wounds[0],) * 3
    words = _(
        "Its strike takes {light} life on a light hit, {medium} on a medium one, {strong} on a "
        "strong one."
    )
    return Meaning(words.format(light=light, medium=medium, strong=strong), "BW-24")


def _walk(shown: Card) -> Meaning:
    words = many(
        "It walks {n} square a turn, never diagonally.",
        "It walks {n} squares a turn, never diagonally.",
        shown.movement,
    )
    return Meaning(words.format(n=shown.movement), "BW-18")


def _flyer(_shown: Card) -> Meaning:
    words = _("A flyer: it stands on no square, strikes any enemy, and few can strike it.")
    return Meaning(words, "BW-63")


_ON_CARDS: Mapping[str, Callable[[Card], Meaning]] = {
    "cost": _cost,
    "realm": _realm,
    "unique": lambda _shown: Meaning(_("Unique: an army may have it only once."), "BW-07"),
    "flyer": _flyer,
    "life": _life,
    "strike": lambda shown: _strike(shown.strike),
    "walk": _walk,
}

# -- on a card in battle

PLAIN = ("alert", "flyer", "life", "strike", "walk")
"""The signs that a unit bears from the beginning, and that are told beside the field."""


def unit_sign(unit: Unit, sign: str) -> Meaning | None:
    """Return what a sign on a unit means now: one of `signs_of` it, None for anything else."""
    told = _ON_UNITS.get(sign)
    return None if told is None else told(unit)


def signs_of(unit: Unit) -> Iterator[str]:
    """Yield the signs that a unit bears, the most pressing first."""
    if unit.card == UNSEEN or unit.hidden:
        yield "hidden"
        return
    counted = ("poison", "plus", "minus", "stunned", "bound", "prepared", "extra", "tokens", "gear")
    is_borne = {"stunned": unit.stunned or is_asleep(unit)}
    yield from (name for name in counted if is_borne.get(name, getattr(unit, name)))
    yield "exhausted" if unit.exhausted else "alert"
    shown = card(unit.card)
    if shown.kind is CardKind.FLYER:
        yield "flyer"
    if shown.life:
        yield "life"
    if shown.strike:
        yield "strike"
    if shown.movement:
        yield "walk"


def _stunned(unit: Unit) -> Meaning:
    if is_asleep(unit):
        words = _(
            "Stunned: it did not become alert when its owner’s turn started. It does next time."
        )
        return Meaning(words, "BW-58")
    return Meaning(_("Stunned: it stays exhausted when its owner’s next turn starts."), "BW-58")


def _left(unit: Unit) -> Meaning:
    words = _("Life: {left} left of {full}; at 0 it dies.")
    if unit.extra:
        words = _("Life: {left} left of {full}, and {extra} extra; with both gone it dies.")
    full = PROFILES[unit.card].life
    return Meaning(words.format(left=own_life(unit), full=full, extra=unit.extra), "BW-31")


def _strikes(unit: Unit) -> Meaning:
    change = unit.plus - unit.minus
    return _strike(tuple(max(0, wounds + change) for wounds in card(unit.card).strike))


def _steps(unit: Unit) -> Meaning:
    movement = card(unit.card).movement
    if unit.exhausted:
        words = _("Exhausted, it does not walk; alert, its movement is {all}.")
        return Meaning(words.format(all=movement), "BW-17")
    words = _("It may still walk {left} of {all} squares this turn.")
    return Meaning(words.format(left=points_left(unit), all=movement), "BW-18")


def _poison(unit: Unit) -> Meaning:
    words = many(
        "Poison: {n} wound when its owner’s next turn starts and it becomes alert.",
        "Poison: {n} wounds when its owner’s next turn starts and it becomes alert.",
        unit.poison,
    )
    return Meaning(words.format(n=unit.poison), "BW-48")


def _modified(by: int) -> Meaning:
    words = (
        _("Its strike deals {n} more until its owner’s next turn ends.")
        if by > 0
        else _("Its strike deals {n} less until its owner’s next turn ends.")
    )
    return Meaning(words.format(n=abs(by)), "BW-62")


def _tokens(unit: Unit) -> Meaning:
    words = many(
        "{n} incarnation token: with enough of them it returns from the graveyard.",
        "{n} incarnation tokens: with enough of them it returns from the graveyard.",
        unit.tokens,
    )
    return Meaning(words.format(n=unit.tokens), "BW-45")


def _worn(unit: Unit) -> Meaning:
    words = _("It wears {gear}.").format(gear=card_names([n for n in unit.gear if n != UNSEEN]))
    return Meaning(words, "BW-10")


def _extra(unit: Unit) -> Meaning:
    words = _(
        "{n} extra life, which wounds use up first. If several cards give some, it does not add "
        "up: the largest number counts."
    )
    return Meaning(words.format(n=unit.extra), "BW-74")


def _plain(words: str, rule: str) -> Callable[[Unit], Meaning]:
    """Return what always says the same; `words` are to be translated."""
    return lambda _unit: Meaning(_(words), rule)


_ON_UNITS: Mapping[str, Callable[[Unit], Meaning]] = {
    "hidden": _plain(
        marked(
            "It lies face down: the back row of whoever goes second is turned up when his first "
            "turn begins. Until then it may be attacked blindly [BW-15]."
        ),
        "BW-14",
    ),
    "exhausted": _plain(
        marked(
            "Turned sideways: exhausted. Until its owner’s next turn it neither walks nor acts, "
            "protects nobody and does not hit back."
        ),
        "BW-17",
    ),
    "alert": _plain(
        marked("Upright: alert. It hits back when it is struck, and may protect a neighbour."),
        "BW-28",
    ),
    "flyer": lambda unit: _flyer(card(unit.card)),
    "life": _left,
    "strike": _strikes,
    "walk": _steps,
    "poison": _poison,
    "plus": lambda unit: _modified(unit.plus),
    "minus": lambda unit: _modified(-unit.minus),
    "stunned": lambda unit: _stunned(unit),
    "bound": _plain(
        marked("It cannot attack until its owner’s next turn ends; it may still walk."), "BW-58"
    ),
    "prepared": _plain(marked("Prepared: in its next turn it may strike a flyer."), "BW-65"),
    "extra": _extra,
    "tokens": _tokens,
    "gear": _worn,
}
