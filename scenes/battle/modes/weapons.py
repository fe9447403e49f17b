"""What the panel offers a chosen unit: its abilities as buttons, and the odds of a target."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.words import _, decimal, many, marked
from game.rulesets.berserk.actions import BerserkAction, Prepare, Strike
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.cards.abilityfile import word
from game.rulesets.berserk.cards.glossary import glossary
from game.rulesets.berserk.facts import LEAST_WOUNDS, foreseen
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.telling.naming import ability_name, clear_name
from game.rulesets.berserk.unit import Unit
from scenes.battle.overlays.chances import percent
from scenes.battle.overlays.oddsview import OddsView
from scenes.ui.button import Button, ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Widget


def odds_view(
    found: Sequence[Prospect],
    units: Sequence[Unit],
    title: str,
    unit: int,
    target: int,
    changed: Callable[[int, int | None], Sequence[str]] = lambda _foe, _guard: (),
    *,
    sound: int | None = None,
) -> OddsView:
    """Return the odds of an attack in the case that a `sound` player would choose, in which this
    guard or nobody steps in, and those of the other cases; and by whom it is `changed` against
    somebody, and with this guard.

    What a card that lies face down would do is anybody's guess: it is told of, not reckoned with.
    """
    known = foreseen(found, units)
    shown = next(each for each in known if each.guard == sound)
    others = [each for each in known if each is not shown]
    lead = _case(shown, units, _SOUND) if others else ""
    foe = target if shown.guard is None else shown.guard
    notes = [*changed(foe, shown.guard)]
    for other in others:
        words = _case(other, units, _ALSO)
        odds = _in_short(other, unit, target if other.guard is None else other.guard)
        notes.append(f"{words} {odds}")
    if unknown := len(found) - len(known):
        words = many("{n} face-down card may step in", "{n} face-down cards may step in", unknown)
        notes.append(words.format(n=unknown))
    name = clear_name(units[unit], units)
    return OddsView(title, shown, unit, foe, name=name, lead=lead, notes=notes)


_SOUND = (
    marked("If nobody protects, as a sound player would choose:"),
    marked("If {unit} protects, as a sound player would choose:"),
)
_ALSO = marked("If nobody protects:"), marked("If {unit} protects:")


def _case(found: Prospect, units: Sequence[Unit], words: tuple[str, str]) -> str:
    """Return in which case something comes of an attack, by who steps in."""
    if found.guard is None:
        return _(words[0])
    return _(words[1]).format(unit=clear_name(units[found.guard], units))


def _in_short(found: Prospect, unit: int, foe: int) -> str:
    """Return the odds of an attack in a line."""
    taken = found.wounds(unit)
    words = _("{p} to kill, {given} wounds on average, {taken} in return.")
    if taken < LEAST_WOUNDS:
        words = _("{p} to kill, {given} wounds on average, none in return.")
    return words.format(
        p=percent(found.chance(foe)), given=decimal(found.wounds(foe)), taken=decimal(taken)
    )


def ability_buttons(
    actions: Sequence[BerserkAction],
    uses: Sequence[Used],
    why_not: Callable[[Used], str],
    chosen: int | None,
    choose: Callable[[int], object],
    prepare: Callable[[], object],
) -> list[Widget]:
    """Return a button for each thing that a unit can act with; `chosen` is the one in use, and
    `why_not` says why an ability can be used on nobody, "" where it can."""

    def button(ability: int, name: str, reason: str, hint: str) -> Button:
        return Button(
            escape(f"{ability}  {name}" if ability else name),
            partial(choose, ability),
            hint=hint,
            kind=ButtonKind.PRIMARY if chosen == ability else ButtonKind.SECONDARY,
            enabled=not reason,
            reason=reason,
            least=0,
            size=16,
        )

    found: list[Widget] = []
    if uses and any(isinstance(each, Strike) for each in actions):
        both = _("Both sides roll a die; the difference says who is hit, and how hard. [BW-24]")
        found.append(button(BASIC, _("Basic strike"), "", both))
    for number, ability in enumerate(uses, 1):
        entry = glossary(word(type(ability)))
        hint = f"{entry.paragraph} [{entry.clause}]"
        found.append(button(number, ability_name(ability), why_not(ability), hint))
    if any(isinstance(each, Prepare) for each in actions):
        hint = _("It does nothing else this turn; next turn it may strike a flyer. [BW-65]")
        found.append(Button(_("Prepare for a flyer"), prepare, hint=hint, least=0, size=16))
    return found
