"""What there is to read about a card or a unit, where no picture shows it."""

from collections.abc import Iterator, Sequence

from game.core.words import _
from game.rulesets.berserk.battle.traits import gifts
from game.rulesets.berserk.cards.abilities import Used
from game.rulesets.berserk.cards.box import card, cards
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.glossary import glossary, keywords_of
from game.rulesets.berserk.cards.texts import ability_text, card_line, reminder
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.telling.naming import card_name, placed_name
from game.rulesets.berserk.telling.signs import signs_of, unit_sign
from game.rulesets.berserk.unit import UNSEEN, Unit, parse_spot, spot_name
from game.rulesets.berserk.view import BerserkView

MOST = 5
"""Cards told of at once."""


def read_about(view: BerserkView, name: str) -> Sequence[str]:
    """Return lines about the unit on a square, or about the cards with this in id or name; of one
    alone also what the words on it mean.

    There are none where nothing is called so. A hidden card stays hidden.
    """
    try:
        spot = parse_spot(name.lower())
    except ValueError:
        found = _named(name.casefold())[:MOST]
        return (*map(card_line, found), *(_explained(found) if len(found) == 1 else ()))
    return tuple(line for unit in view.units if unit.spot == spot for line in _of_unit(unit))


def _named(part: str) -> list[Card]:
    """Return the cards with this in id or name; the one that is called just so, alone."""
    found = [each for each in cards() if part in each.id or part in _(each.name).casefold()]
    exact = [each for each in found if part in (each.id, _(each.name).casefold())]
    return exact or found


def _of_unit(unit: Unit) -> Iterator[str]:
    if unit.card == UNSEEN:
        yield _("A hidden card lies on {square}.").format(square=spot_name(unit.spot))
        return
    held = [card(number) for number in (unit.card, *unit.gear)]
    yield from map(card_line, held)
    yield from (told.words for sign in signs_of(unit) if (told := unit_sign(unit, sign)))
    uses = [it for each in held for it in each.abilities if isinstance(it, Used)]
    for number, used in enumerate(uses, start=1):
        yield f"{spot_name(unit.spot)}:{number} – {ability_text(used)}"
    yield from _explained(held)


def _explained(held: Sequence[Card]) -> Iterator[str]:
    """Yield what each keyword on the cards means, once."""
    for keyword in dict.fromkeys(each for one in held for each in keywords_of(one)):
        entry = glossary(keyword)
        yield f"{entry.title}: {entry.paragraph} [{entry.clause}]"


def gift_words(state: Battle, unit: Unit) -> list[str]:
    """Return a sentence for each other card that gives the unit something: from whom, and what."""
    found = []
    for gift in gifts(state, unit):
        told = [f"{ability_text(each)} {reminder(each)}".rstrip() for each in gift.abilities]
        giver = card_name(gift.card) if gift.giver is None else placed_name(gift.giver)
        found.append(_("From {giver}: {what}").format(giver=giver, what=" ".join(told)))
    return found
