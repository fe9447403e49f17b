"""Encounters, read from `levels/campaign` with suspicion."""

from collections.abc import Sequence
from pathlib import Path

from game.bots.characters import CHARACTERS
from game.core.fields import (
    FilePlace,
    array,
    line,
    name_among,
    name_of,
    number,
    read_toml,
    table,
    yes_or_no,
)
from game.core.words import _
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import Change, Choice, Encounter
from game.session.campaign.nodefile import LONGEST_TITLE, LONGEST_WORDS

CHOICES = range(2, 4)
MOST_COINS = 40
LONGEST_CHOICE = 60


def read_encounters(file: Path, places: Sequence[str]) -> dict[str, Encounter]:
    """Return every encounter of a file by id, in its order; raise BadContent.

    `places` are those where somebody may be met.
    """
    place = FilePlace(name_of(file))
    return {id: _encounter(id, row, place.at(id), places) for id, row in read_toml(file).items()}


def _encounter(id: str, row: object, place: FilePlace, places: Sequence[str]) -> Encounter:
    parts = ("who", "title", "words", "choices")
    found = table(row, place, (*parts, "at"), parts)
    rows = array(found["choices"], place.at("choices"), CHOICES[-1])
    if len(rows) not in CHOICES:
        raise place.at("choices").refused(
            _("must have {least} or {most} entries, not {n}.").format(
                least=CHOICES[0], most=CHOICES[-1], n=len(rows)
            )
        )
    who = name_among(found["who"], place.at("who"), list(CHARACTERS))
    choices = tuple(
        _choice(each, who, place.at("choices").at(str(count)))
        for count, each in enumerate(rows, start=1)
    )
    if not any(each.change.coins >= 0 and each.change.hearts >= 0 for each in choices):
        raise place.at("choices").refused(
            _("must have one that costs nothing, so that nobody is trapped.")
        )
    return Encounter(
        id,
        who=who,
        title=line(found["title"], place.at("title"), LONGEST_TITLE),
        words=line(found["words"], place.at("words"), LONGEST_WORDS),
        choices=choices,
        at=_places(found["at"], place.at("at"), places) if "at" in found else (),
    )


def _places(value: object, place: FilePlace, places: Sequence[str]) -> tuple[str, ...]:
    rows = array(value, place, len(places))
    return tuple(
        name_among(each, place.at(str(count)), list(places))
        for count, each in enumerate(rows, start=1)
    )


def _choice(row: object, who: str, place: FilePlace) -> Choice:
    parts = ("title", "outcome", "coins", "hearts", "favour", "companion")
    found = table(row, place, parts, ("title", "outcome"))
    comes = "companion" in found and yes_or_no(found["companion"], place.at("companion"))
    favour = ""
    if "favour" in found:
        favour = name_among(found["favour"], place.at("favour"), list(FAVOURS))
    return Choice(
        title=line(found["title"], place.at("title"), LONGEST_CHOICE),
        outcome=line(found["outcome"], place.at("outcome"), LONGEST_WORDS),
        change=Change(
            coins=number(found.get("coins", 0), place.at("coins"), -MOST_COINS, MOST_COINS),
            hearts=number(found.get("hearts", 0), place.at("hearts"), -1, 1),
            favour=favour,
            companion=who if comes else "",
        ),
    )
