"""Keepsakes: what a match of the road brings for good, to be chosen in the settings ever after."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.core.words import _, marked
from game.session.store import Store

SETTING = "keepsakes"
"""The setting that remembers which of them somebody has."""


class KeepsakeKind(StrEnum):
    """What it is, and so where it is chosen."""

    COVER = "cover"
    BACK = "back"
    PORTRAIT = "portrait"


@dataclass(frozen=True)
class Keepsake:
    """One keepsake; `id` is also the name of the cloth, the card back or the portrait."""

    id: str
    kind: KeepsakeKind
    title: str


KEEPSAKES: Mapping[str, Keepsake] = {
    each.id: each
    for each in (
        Keepsake("meadow", KeepsakeKind.COVER, marked("Meadow")),
        Keepsake("snow", KeepsakeKind.COVER, marked("Snow")),
        Keepsake("high-table", KeepsakeKind.COVER, marked("High table")),
        Keepsake("wheat", KeepsakeKind.BACK, marked("Wheat")),
        Keepsake("clockwork", KeepsakeKind.BACK, marked("Clockwork")),
        Keepsake("embers", KeepsakeKind.BACK, marked("Embers")),
        Keepsake("stars", KeepsakeKind.BACK, marked("Stars")),
        Keepsake("wayfarer", KeepsakeKind.PORTRAIT, marked("Wayfarer")),
        Keepsake("mountaineer", KeepsakeKind.PORTRAIT, marked("Mountaineer")),
        Keepsake("masked", KeepsakeKind.PORTRAIT, marked("Masked guest")),
    )
}
"""All keepsakes by id."""

_NAMES: Mapping[KeepsakeKind, str] = {
    KeepsakeKind.COVER: marked("the table cover “{title}”"),
    KeepsakeKind.BACK: marked("the card back “{title}”"),
    KeepsakeKind.PORTRAIT: marked("the portrait “{title}”"),
}


def name_of(id: str) -> str:
    """Return what a keepsake is called, and what it is."""
    found = KEEPSAKES[id]
    return _(_NAMES[found.kind]).format(title=_(found.title))


def titles(kind: KeepsakeKind) -> dict[str, str]:
    """Return the titles of the keepsakes of a kind by id, to be translated."""
    return {each.id: each.title for each in KEEPSAKES.values() if each.kind == kind}


def kept(store: Store) -> tuple[str, ...]:
    """Return the keepsakes that somebody has; what is unknown is passed over."""
    there = store.settings.get(SETTING).split()
    return tuple(id for id in KEEPSAKES if id in there)


def keep(store: Store, ids: Iterable[str]) -> None:
    """Keep some more, for good."""
    before = store.settings.get(SETTING).split()
    if new := sorted({*filter(None, ids)} - {*before}):
        store.settings.set(SETTING, " ".join([*before, *new]))


def own(ids: Sequence[str]) -> str:
    """Return which keepsakes somebody has, in a sentence."""
    names = [name_of(id) for id in ids]
    if not names:
        return _("No keepsake yet.")
    told = _("Keepsakes, {n} of {all}: {names}.")
    return told.format(n=len(names), all=len(KEEPSAKES), names=", ".join(names))
