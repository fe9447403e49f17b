"""The box: every card there is, read from levels/berserk/cards when asked for; and card names."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from game.core.fields import BadContent, FilePlace, name_of
from game.core.words import ROOT, _
from game.rulesets.berserk.cards.card import Card, Realm
from game.rulesets.berserk.cards.cardfile import CUSTOM, read_cards
from game.rulesets.berserk.unit import UNSEEN


def card_text(number: int) -> str:
    """Return the id of a card, "?" for UNSEEN."""
    return "?" if number == UNSEEN else cards()[number].id


def parse_card(text: str) -> int:
    """Return the number of a card, the inverse of `card_text`; raise ValueError."""
    if text == "?":
        return UNSEEN
    return card_named(text).number


def card_names(cards: Sequence[int]) -> str:
    """Return the names of the cards, with how often each comes where that is more than once."""
    counted = ((_(card(number).name), list(cards).count(number)) for number in sorted(set(cards)))
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counted)


FOLDER = ROOT / "levels" / "berserk" / "cards"

DECKS = (*(str(realm) for realm in Realm), CUSTOM)
"""The decks in the box, in the order in which their cards are numbered."""

SIZES: Mapping[str, tuple[int, int]] = {
    **{str(realm): (30, 14) for realm in Realm},
    CUSTOM: (63, 42),
}
"""How many cards each deck has, copies counted, and how many different ones at least (BW-02)."""


@cache
def cards() -> tuple[Card, ...]:
    """Return every card, each at its number; raise BadContent if a file is broken."""
    return read_box(FOLDER)


def card(number: int) -> Card:
    """Return the card with this number; raise ValueError if there is none."""
    if not 0 <= number < len(cards()):
        raise ValueError(_("There is no card number {n}.").format(n=number))
    return cards()[number]


def card_named(name: str) -> Card:
    """Return the card with this id, now or formerly; raise ValueError if there is none."""
    found = by_id().get(name)
    if found is None:
        raise ValueError(_("There is no card with the id “{id}”.").format(id=name))
    return found


def realm_deck(realm: str) -> tuple[int, ...]:
    """Return the 30 cards of a realm's deck, by number, each as often as it is in there."""
    return _with_copies([each for each in cards() if each.deck == realm])


def whole_box() -> tuple[int, ...]:
    """Return all 243 cards by number, each as often as it is in the box."""
    return _with_copies(cards())


def read_box(folder: Path) -> tuple[Card, ...]:
    """Return the cards of the files in a folder, numbered; raise BadContent."""
    _check_files(folder)
    found: list[Card] = []
    for deck in DECKS:
        for each in _read(folder, deck, len(found)):
            _check_new(each, found, _file(folder, deck))
            found.append(each)
    return tuple(found)


def faults(folder: Path) -> list[BadContent]:
    """Return the first fault of every file in a folder, or of all together; [] if all is well."""
    found = []
    for deck in DECKS:
        try:
            _read(folder, deck, 0)
        except BadContent as wrong:
            found.append(wrong)
    if not found:
        try:
            read_box(folder)
        except BadContent as wrong:
            found.append(wrong)
    return found


def _file(folder: Path, deck: str) -> FilePlace:
    return FilePlace(name_of(folder / f"{deck}.toml"))


def _check_files(folder: Path) -> None:
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in DECKS:
            raise FilePlace(name_of(path)).refused(
                _("There is no such deck; the files are {names}.").format(
                    names=", ".join(f"{deck}.toml" for deck in DECKS)
                )
            )


def _read(folder: Path, deck: str, first: int) -> tuple[Card, ...]:
    found = read_cards(folder / f"{deck}.toml", deck, first)
    _check_size(found, _file(folder, deck), deck)
    return found


def _check_size(new: Sequence[Card], place: FilePlace, deck: str) -> None:
    size, kinds = SIZES[deck]
    copies = sum(each.copies for each in new)
    if copies != size:
        raise place.refused(
            _("The copies must add up to {size}; they add up to {n}.").format(size=size, n=copies)
        )
    if len(new) < kinds:
        raise place.refused(
            _("There must be at least {kinds} different cards; there are {n}.").format(
                kinds=kinds, n=len(new)
            )
        )


def _check_new(new: Card, found: Sequence[Card], place: FilePlace) -> None:
    for old in found:
        for field in ("id", "name"):
            if getattr(new, field) == getattr(old, field):
                raise (
                    place.at(_("card {id}").format(id=new.id))
                    .at(field)
                    .refused(
                        _("is that of another card, too: {id} in {deck}.toml.").format(
                            id=old.id, deck=old.deck
                        )
                    )
                )


def _with_copies(chosen: Sequence[Card]) -> tuple[int, ...]:
    return tuple(each.number for each in chosen for _copy in range(each.copies))


@cache
def by_id() -> Mapping[str, Card]:
    """Return every card by its id, and by the id of the card whose place it took."""
    former = {each.was: each for each in cards() if each.was}
    return former | {each.id: each for each in cards()}
