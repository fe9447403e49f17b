"""What the panel at the right tells of a unit: its card, its numbers, its state, its text."""

from collections.abc import Callable, Sequence

from game.core.words import _
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import points_once_alert
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.texts import card_text, reminded_text, type_line
from game.rulesets.berserk.telling.life import life_words
from game.rulesets.berserk.telling.naming import card_name
from game.rulesets.berserk.telling.signs import unit_sign
from game.rulesets.berserk.unit import SKY, UNSEEN, Unit
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.cardview import CardView
from scenes.battle.faces.naming import card_of, state_words
from scenes.ui.boxes import Beside, Column
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Line, Words

FACE = 92.0
"""The width of the small card beside the numbers, in units."""


def unit_column(
    unit: Unit,
    faces: CardFaces,
    inspect: Callable[[], object],
    given: Sequence[str] = (),
    *,
    in_turn: bool,
) -> Widget:
    """Return everything that is known of a unit, short enough for a side panel, with what it is
    `given` by others, in sentences; `in_turn`: it is its owner's turn."""
    shown = card_of(unit)
    if shown is None:
        return _unknown(unit, faces)
    moves = _moves(unit, shown, in_turn=in_turn)
    numbers = [f"**{life_words(unit)}**", *moves, *_strike(unit, shown)]
    states = Words(", ".join(state_words(unit)), size=14, ink="gold")
    lines = [*(Line(each, size=15) for each in numbers), states]
    gifts = [Words(escape(each), size=14, ink="gold") for each in given]
    return _column(shown, faces, inspect, lines, gifts, _texts(unit, shown))


def card_column(shown: Card, faces: CardFaces, inspect: Callable[[], object]) -> Widget:
    """Return what there is to know of a card that is in no battle yet."""
    cost = _("Cost {n}").format(n=shown.cost)
    numbers = [f"**{cost}**"]
    if shown.life:
        numbers.append(_("{n} life").format(n=shown.life))
    unit = Unit(0, shown.number, 0, 0, hidden=False)
    numbers += [*_moves(unit, shown, in_turn=False), *_strike(unit, shown)]
    lines = [Line(each, size=15) for each in numbers]
    kind = Words(escape(type_line(shown)), size=14, ink="muted")
    return _column(shown, faces, inspect, lines, [kind], reminded_text(shown))


def _column(
    shown: Card,
    faces: CardFaces,
    inspect: Callable[[], object],
    beside: Sequence[Widget],
    below: Sequence[Widget],
    texts: Sequence[str],
) -> Widget:
    hint = _("Everything about this card")
    face = CardView(shown, faces, FACE, on_press=inspect, hint=hint, waits=True)
    head = Heading(escape(_(shown.name)), 3), Beside(face, Column(*beside, gap=1), gap=10)
    return Column(*head, *below, *(Words(escape(each), size=14) for each in texts), gap=5)


def _unknown(unit: Unit, faces: CardFaces) -> Widget:
    back = CardView(None, faces, FACE, side=unit.owner)
    meaning = unit_sign(unit, "hidden")
    told = Words(escape(meaning.told() if meaning else ""), size=15)
    return Column(Heading(_("A face-down card"), 3), Beside(back, told, gap=10), gap=6)


def _moves(unit: Unit, shown: Card, *, in_turn: bool) -> list[str]:
    if not shown.is_creature:
        return []
    if unit.spot >= SKY or not shown.movement:
        return [_("Flyer")] if unit.spot >= SKY else [_("Does not walk")]
    left = points_once_alert(unit, in_turn=in_turn)
    if unit.exhausted:
        return [_("Moves {left} once alert").format(left=left)]
    return [_("Moves {left} of {all}").format(left=left, all=shown.movement)]


def _strike(unit: Unit, shown: Card) -> list[str]:
    if not shown.strike:
        return [_("No strike")]
    change = unit.plus - unit.minus
    wounds = "-".join(str(max(0, each + change)) for each in shown.strike)
    return [_("Strike {wounds}").format(wounds=wounds)]


def _texts(unit: Unit, shown: Card) -> list[str]:
    found = list(reminded_text(shown))
    for number in unit.gear:
        if number != UNSEEN:
            gear = PROFILES[number].card
            words = " ".join(card_text(gear))
            found.append(_("{gear}: {what}").format(gear=card_name(number), what=words))
    return found
