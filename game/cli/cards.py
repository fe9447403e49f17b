"""`cards`: checks the cards of Berserk and lists them."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.telling import as_json
from game.core.parts import one_line
from game.core.words import _
from game.rulesets.berserk.cards.abilityfile import written
from game.rulesets.berserk.cards.box import FOLDER, faults, read_box
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.prices import TOLERANCE, price
from game.rulesets.berserk.cards.texts import card_line, card_text
from game.rulesets.berserk.options import field_faults

BROKEN = 1
"""The exit code when a card is not as it should be."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `cards`."""
    parser.add_argument("--json", action="store_true", help=_("as JSON"))
    parser.add_argument(
        "--folder",
        type=Path,
        default=FOLDER,
        metavar=_("FOLDER"),
        help=_("where the card files are, if not with the game"),
    )


def run(args: Namespace) -> int:
    """Print every card, or what is wrong with the files and with those of the battlefields."""
    wrong = [str(fault) for fault in faults(args.folder)]
    found = () if wrong else read_box(args.folder)
    wrong += map(str, field_faults())
    wrong += filter(None, map(_price_fault, found))
    if wrong:
        for sentence in wrong:
            print(one_line(sentence), file=sys.stderr)
        return BROKEN
    if args.json:
        print(as_json([entry(card) for card in found]))
        return 0
    for card in found:
        print(f"{card.copies} {card_line(card)}")
    print(
        _("{kinds} different cards, {copies} with all copies; everything is in order.").format(
            kinds=len(found), copies=sum(card.copies for card in found)
        )
    )
    return 0


def entry(card: Card) -> dict[str, object]:
    """Return a card as `cards --json` tells it; the abilities as in its file."""
    return {
        "id": card.id,
        "name": _(card.name),
        "realms": [str(realm) for realm in card.realms],
        "kind": str(card.kind),
        "people": _(card.people),
        "elite": card.elite,
        "unique": card.unique,
        "cost": card.cost,
        "life": card.life,
        "movement": card.movement,
        "strike": list(card.strike),
        "abilities": [written(ability) for ability in card.abilities],
        "text": " ".join(card_text(card)),
        "flavour": _(card.flavour),
        "deck": card.deck,
        "copies": card.copies,
        "price": price(card),
    }


def _price_fault(card: Card) -> str:
    asked = price(card)
    if abs(asked - card.cost) <= TOLERANCE:
        return ""
    return _(
        "{id} costs {cost}, but the price formula asks for {asked}; {most} more or less is allowed."
    ).format(id=card.id, cost=card.cost, asked=asked, most=TOLERANCE)
