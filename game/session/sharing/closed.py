"""Which stored matches may be shared: none whose cards are still a secret somewhere."""

from game.core.protocols import Player
from game.core.words import _
from game.session.drafts import is_shared_duel, why_draft_is_closed
from game.session.match import Match
from game.session.seats import own_seat
from game.session.sharing.deal import CannotShare, SharedDeal, shared
from game.session.store import Store


def shared_from(
    store: Store,
    id: int,
    deal: int | None = None,
    *,
    with_moves: bool = False,
    seat: Player | None = None,
) -> SharedDeal:
    """Return what is told of a stored match, or of one of its deals (from 0), as somebody in a
    seat would share it: the first person, where none is named.

    Raise CannotShare while its cards are played anywhere, UnknownMatch, BadRecord, or BadContent.
    """
    match = Match.from_record(store.matches.record(id))
    if is_shared_duel(store, store.matches.occasion_of(id)):
        raise CannotShare(why_draft_is_closed())
    told = shared(match, own_seat(match) if seat is None else seat, deal, with_moves=with_moves)
    if store.matches.is_under_way(match.ruleset.id, match.seed):
        raise CannotShare(
            _("These cards are being played in another match, and the code would give them away.")
        )
    return told
