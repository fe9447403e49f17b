"""The house rules of Berserk, and the decks that meet."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from game.core import options as core
from game.core.fields import BadContent, name_of
from game.core.on_demand import MadeOnDemand
from game.core.options import BadOption, option
from game.core.words import _, marked
from game.rulesets.berserk.battlefields import FILE, read_battlefields
from game.rulesets.berserk.cards import box, decks

REALM_DECKS: Mapping[str, str] = {
    "plains": marked("Plains"),
    "mountains": marked("Mountains"),
    "forests": marked("Forests"),
    "swamp": marked("Swamp"),
    "fire": marked("Fire"),
    "dark": marked("Dark forces"),
}
"""The decks that come with the game, one of each realm (BW-02)."""

FIELDS: Mapping[str, str] = {
    "arena": marked("The Arena"),
    "plains": marked("The Open Plains"),
    "mountains": marked("The Pass of Anvils"),
    "forests": marked("The Lantern Glade"),
    "swamp": marked("The Drowned Village"),
    "fire": marked("The Ember Field"),
    "dark": marked("The Quiet Graves"),
    "tower": marked("The Roof of the Tower"),
}
"""The battlefields; a test compares them with those in `levels/berserk/battlefields.toml`."""


RIVALS: Mapping[str, str] = {
    "plains": "mountains",
    "mountains": "fire",
    "forests": "dark",
    "swamp": "forests",
    "fire": "plains",
    "dark": "swamp",
}
"""Whom each realm meets on its own field."""

MOTLEY = (
    "3 toll-collector, 2 decoy-sheep, 2 fowler, 2 barber, 2 hired-crossbow, 2 mirror-mage, "
    "1 pigeon, 1 griffin, 1 mosquito-queen, 1 basilisk, 1 hedge-wizard, 1 steam-djinn, "
    "1 crypt-sentinel, 2 samovar, 1 war-bell, 2 ballista, 2 old-mail, 1 seven-boots, "
    "1 lucky-coin, 1 unlucky-sword, 2 thick-fog, 2 marching-song"
)
"""A deck of one's own as a text: with flyers, artifacts, equipment and terrain."""


@dataclass(frozen=True)
class BerserkOptions:
    """Everything players may agree on before the first battle."""

    deck_0: str = option(
        "plains",
        title=marked("Deck of the first seat"),
        help=marked("A realm’s deck, or one of your own, written as a text."),
        rule="BW-02",
        choices=REALM_DECKS,
        open=True,
        tried=("dark", MOTLEY),
    )
    deck_1: str = option(
        "mountains",
        title=marked("Deck of the second seat"),
        help=marked("A realm’s deck, or one of your own, written as a text."),
        rule="BW-02",
        choices=REALM_DECKS,
        open=True,
        tried=("swamp",),
    )
    field: str = option(
        "arena",
        title=marked("Battlefield"),
        help=marked("Where the armies meet. Its terrain matters only with “Terrain counts” on."),
        rule="BW-01",
        choices=FIELDS,
        tried=("fire",),
    )
    battles: int = option(
        1,
        title=marked("Battles"),
        help=marked("How many battles a match has; of two, each player goes first in one."),
        rule="BW-67",
        choices={
            1: marked("One battle"),
            2: marked("Two battles, each side first once"),
            3: marked("Three battles"),
            5: marked("Five battles"),
        },
        tried=(2, 3),
    )
    first: str = option(
        "roll",
        title=marked("Who goes first"),
        help=marked("Both roll and the higher chooses, or the players take turns at going first."),
        rule="BW-08",
        choices={"roll": marked("The higher roll chooses"), "fixed": marked("In turn")},
    )
    crystals: str = option(
        "table",
        title=marked("Crystals"),
        help=marked(
            "What the second player gets: more crystals, the same, or one silver crystal more."
        ),
        rule="BW-03",
        choices={
            "table": marked("Two more for the second"),
            "even": marked("The same for both"),
            "silver": marked("One silver more for the second"),
            "small": marked("Ten and ten for both"),
        },
    )
    mulligans: int = option(
        3,
        title=marked("Mulligans"),
        help=marked("How often a player may draw a new hand, for a gold crystal each time."),
        rule="BW-05",
        choices={3: marked("Three"), 2: marked("Two"), 1: marked("One"), 0: marked("None")},
        tried=(0,),
    )
    easy_start: bool = option(
        False,
        title=marked("Easy start"),
        help=marked("Small armies of one realm: ten gold and ten silver crystals."),
        rule="BW-09",
    )
    range_metric: str = option(
        "orthogonal",
        title=marked("How range is counted"),
        help=marked("Whether a step across a corner counts as two, or as one."),
        rule="BW-20",
        choices={"orthogonal": marked("Square by square"), "diagonal": marked("Corners too")},
    )
    terrain: bool = option(
        False,
        title=marked("Terrain counts"),
        help=marked("Woods, hills, springs and the like have effects; they are not just for show."),
        rule="BW-01",
    )

    def __post_init__(self) -> None:
        core.check(self)
        for deck in (self.deck_0, self.deck_1):
            if deck in REALM_DECKS:
                continue
            if self.easy_start:
                raise BadOption(_("For an easy start each player takes the deck of one realm."))
            deck_cards(deck)


@lru_cache(maxsize=64)
def deck_cards(deck: str) -> tuple[int, ...]:
    """Return the cards of a deck, given by id or as a text, as ascending numbers.

    Raise BadOption where the text is no deck that may be played (BW-02).
    """
    try:
        return decks.deck_cards(deck)
    except decks.BadDeck as wrong:
        raise BadOption(str(wrong)) from None


PRESETS: Mapping[str, BerserkOptions] = MadeOnDemand(
    {
        marked("A match"): partial(BerserkOptions, battles=2),
        marked("A battle"): BerserkOptions,
        marked("Easy start"): partial(BerserkOptions, easy_start=True, mulligans=0, first="fixed"),
        **{
            FIELDS[realm]: partial(
                BerserkOptions, deck_0=realm, deck_1=other, field=realm, terrain=True, battles=2
            )
            for realm, other in RIVALS.items()
        },
        marked("A motley crew"): partial(BerserkOptions, deck_0="plains", deck_1=MOTLEY),
        marked("Best of three"): partial(BerserkOptions, battles=3),
        marked("Long war"): partial(
            BerserkOptions, deck_0="fire", deck_1="dark", field="tower", terrain=True, battles=5
        ),
    }
)
"""Made when asked for: to check a deck the cards are read, and a broken card file is then told."""


@cache
def read_levels() -> None:
    """Read the cards and the battlefields, once; raise BadContent for the first fault."""
    box.cards()
    for fault in field_faults():
        raise fault


def level_faults() -> list[BadContent]:
    """Return the first fault of every file, [] if all is well."""
    return [*box.faults(box.FOLDER), *field_faults()]


def field_faults() -> list[BadContent]:
    """Return the first fault of the battlefields; every one that can be chosen must be there."""
    try:
        found = read_battlefields(FILE)
    except BadContent as wrong:
        return [wrong]
    missing = [f"[{id}]" for id in FIELDS if id not in found]
    if not missing:
        return []
    reason = _("It lacks a battlefield that can be chosen.")
    return [BadContent(name_of(FILE), missing[0], reason)]
