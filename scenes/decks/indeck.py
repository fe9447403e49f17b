"""What a deck is that somebody builds: its figures, its curve, and its cards line by line."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.core.words import _, decimal, many, percent
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.decks import LARGEST, SMALLEST, faults, figures
from game.rulesets.berserk.options import REALM_DECKS
from scenes.battle.faces.curve import Curve
from scenes.decks.tiles import cost_sign
from scenes.ui.listing import Item, Listing
from scenes.ui.widget import Widget
from scenes.ui.words import Words

COST = 32
"""The side of the gem before a line of the deck, in units."""


def deck_in_figures(deck: Sequence[int]) -> list[Widget]:
    """Return how many cards of what cost and realm a deck has, or what is wrong with it."""
    told = figures(deck)
    parts: list[Widget] = []
    size = many("{n} card", "{n} cards", told.size).format(n=told.size)
    limits = _("{least} to {most} are allowed").format(least=SMALLEST, most=LARGEST)
    parts.append(Words(f"**{size}** {{muted}}({limits}){{/}}"))
    wrong = faults(deck) if told.size else ()
    if wrong:
        parts.append(Words(wrong[0], size=15, ink="bad"))
    elif told.size:
        parts.append(
            Words(
                _("Average cost {cost}, elite {share}, ranged {ranged}").format(
                    cost=decimal(told.average_cost),
                    share=percent(told.elite_share),
                    ranged=told.ranged,
                ),
                size=15,
                ink="muted",
            )
        )
        realms = ", ".join(
            f"{_(REALM_DECKS[realm]) if realm else _('Neutral')} {n}"
            for realm, n in told.realms.items()
        )
        parts.append(Words(realms, size=15, ink="muted"))
    return [*parts, Curve([card(number) for number in deck])]


def deck_in_lines(deck: Counter[int], drop: Callable[[int], object]) -> Widget:
    """Return a line for each card with its cost and copies; a click on it drops one of them."""
    if not deck:
        return Words(_("Choose cards on the left; a click here takes one out."), ink="muted")
    rows = sorted(deck.items(), key=lambda it: (card(it[0]).cost, it[0]))
    return Listing(
        *(
            Item(
                _(card(number).name),
                partial(drop, number),
                note=f"**{copies}×**",
                picture=partial(cost_sign, card(number)),
                side=COST,
                ticks=False,
                hint=_("Cost {cost}. A click takes one out.").format(cost=card(number).cost),
            )
            for number, copies in rows
        )
    )
