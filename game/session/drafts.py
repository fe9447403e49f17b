"""Which stored match is a duel of a draft that still goes on, and whose decks it must not show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.parts import BadPart, read_json
from game.core.words import _
from game.session.store import Store

if TYPE_CHECKING:
    from game.session.tournament import Tournament

DRAFTED = "berserk"
"""The id of the ruleset that drafts are for."""


@dataclass(frozen=True)
class DraftUnderWay:
    """A stored draft that is not over."""

    id: int
    tournament: Tournament

    @property
    def is_shared(self) -> bool:
        """Whether several people play it: each will meet decks he must not see before."""
        return self.tournament.people > 1


def draft_of(store: Store, ruleset: str, seed: int) -> DraftUnderWay | None:
    """Return the draft under way that has a match with this seed, None if there is none.

    The seed tells it, as a duel may be stored before its draft has noted its number. A draft that
    cannot be read cannot go on, so nobody meets its decks again.
    """
    if ruleset != DRAFTED:
        return None
    from game.session.tournament import BadTournament, Tournament  # Other games do without it.

    for each in store.tournaments.all():
        if each.is_over:
            continue
        try:
            found = Tournament.from_json(each.record)
        except BadTournament:
            continue
        if found.has_duel(seed):
            return DraftUnderWay(each.id, found)
    return None


def is_noted_duel(store: Store, id: int) -> bool:
    """Tell whether a draft under way has noted a stored match as its duel; nothing is loaded."""
    return any(not each.is_over and _noted(each.record) == id for each in store.tournaments.all())


def _noted(record: str) -> object:
    try:
        found = read_json(record)
    except BadPart:
        return None
    return found.get("match") if isinstance(found, dict) else None


def is_shared_duel(store: Store, ruleset: str, seed: int) -> bool:
    """Tell whether a match is a duel of a draft under way that several people play."""
    draft = draft_of(store, ruleset, seed)
    return draft is not None and draft.is_shared


def why_draft_is_closed() -> str:
    """Return why the decks of a shared duel are not shown yet."""
    return _("The decks meet others in this draft: they can be looked at when it is over.")
