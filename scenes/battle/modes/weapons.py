"""What the panel offers a chosen unit: its abilities as buttons, and the odds of a target."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.words import _, many
from game.rulesets.berserk.actions import BerserkAction, Prepare, Strike
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.cards.abilityfile import word
from game.rulesets.berserk.cards.glossary import glossary
from game.rulesets.berserk.pending import BASIC
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.telling.naming import ability_name, clear_name
from game.rulesets.berserk.telling.reasons_odds import foreseen
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
) -> OddsView:
    """Return the odds of an attack; who is expected to step in, and who else could; and by whom it
    is `changed` against somebody, and with this guard.

    What a card that lies face down would do is anybody's guess: it is told of, not reckoned with.
    """
    expected, *others = foreseen(found, units)
    notes, lead = list[str](), ""
    if expected.guard is not None:
        words = _("{unit} is expected to protect:")
        lead = words.format(unit=clear_name(units[expected.guard], units))
    foe = target if expected.guard is None else expected.guard
    notes += changed(foe, expected.guard)
    for other in others:
        uid, words = target, _("If nobody protects {unit}: {p} to kill.")
        if other.guard is not None:
            uid, words = other.guard, _("If {unit} protects: {p} to kill it.")
        notes.append(words.format(unit=clear_name(units[uid], units), p=percent(other.chance(uid))))
    if unknown := len(found) - len(others) - 1:
        words = many("{n} face-down card may step in", "{n} face-down cards may step in", unknown)
        notes.append(words.format(n=unknown))
    name = clear_name(units[unit], units)
    return OddsView(title, expected, unit, foe, name=name, lead=lead, notes=notes)


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
