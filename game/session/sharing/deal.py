"""What is told of a deal, or of a whole match, so that somebody else can play the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Player
from game.core.words import _
from game.session.match import Match, Seat
from game.session.setting import Setting, made_in


class CannotShare(ValueError):
    """A match of which no code can be made; the text says why."""


@dataclass(frozen=True)
class SharedDeal:
    """The cards of a match, from one of its deals on.

    `seat` is where whoever shares it sat; `deals` ends the match after so many (None: the whole).
    `first` deals went before, and `before` are the decisions in them, so that this one begins as it
    did: the same score, dealer and contracts. `moves` are the decisions that followed, none where
    they are not told. Decisions are in notation.
    """

    game: str
    options: Any
    players: int
    seat: Player
    seed: int
    deals: int | None = None
    first: int = 0
    before: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()

    def match(self, seats: Sequence[Seat]) -> Match:
        """Return the match before its first decision that is not told; raise ValueError for
        decisions that it does not know, BadContent if a file of the game is broken."""
        given = self.options, tuple(seats), self.seat, self.seed, self.deals
        return Setting(self.game, *given, before=self.before).match()

    def played(self, seats: Sequence[Seat]) -> Match:
        """Return the match as it was played, where that is told; raise as `match`."""
        return made_in(self.match(seats), self.moves)


def shared(
    match: Match, seat: Player, deal: int | None = None, *, with_moves: bool = False
) -> SharedDeal:
    """Return what is told of a match that is over, or that nobody has begun: all of it, or one of
    its deals (from 0).

    Raise CannotShare while it is played, as its seed tells every card, and for deals that came
    from elsewhere.
    """
    if not match.is_over and (match.actions or with_moves):
        raise CannotShare(
            _("The match is not over: its code would give away what is still hidden.")
        )
    if match.laid or match.stacks:
        raise CannotShare(
            _("These deals were set up, not shuffled, so no code can stand for them.")
        )
    first = deal or 0
    begins = _decisions_before(match, first)
    ends = len(match.actions) if deal is None else _decisions_before(match, deal + 1)
    return SharedDeal(
        match.ruleset.id,
        match.options,
        len(match.seats),
        seat,
        match.seed,
        match.deals if deal is None else deal + 1,
        first,
        tuple(match.actions[:begins]),
        tuple(match.actions[begins:ends]) if with_moves else (),
    )


def _decisions_before(match: Match, deal: int) -> int:
    """Return how many decisions were made before a deal, all of them where there is no such."""
    starts = match.deal_starts
    if deal >= len(starts):
        return len(match.actions)
    return sum(at < starts[deal] for at in match.decided_at)
