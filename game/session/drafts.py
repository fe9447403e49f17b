"""The drafts under way: which match is a duel of one, and whose decks it must not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from game.session.occasion import DRAFT, Occasion
from game.session.store import Store
from game.session.store.tournaments import StoredTournament

if TYPE_CHECKING:
    from game.session.tournament import Tournament


def next_duel(id: int, tournament: Tournament) -> Occasion:
    """Return which match the next duel of a stored draft is."""
    return Occasion(DRAFT, str(id), len(tournament.duels.played))


def draft_of(store: Store, occasion: Occasion | None) -> StoredTournament | None:
    """Return the draft under way that has a match as its duel, None if there is none."""
    if occasion is None or occasion.kind != DRAFT:
        return None
    found = store.tournaments.find(occasion.id)
    return None if found is None or found.is_over else found


def is_shared_duel(store: Store, occasion: Occasion | None) -> bool:
    """Tell whether a match is a duel of a draft under way that several people play.

    Each of them will meet decks that he must not see before.
    """
    draft = draft_of(store, occasion)
    return draft is not None and draft.people > 1


def why_draft_is_closed() -> str:
    """Return why the decks of a shared duel are not shown yet."""
    return _("These decks still have duels in this draft: you can look at them when it is over.")
