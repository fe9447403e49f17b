"""What is told of a deal or a match that is shared, in words too, and what may not be shared."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.options import house_rules
from game.core.protocols import Player
from game.core.words import _, command_line, many
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Seat
from game.session.seats import own_seat
from game.session.setting import Setting, made_in
from game.session.store import Store
from game.session.tournament import is_shared_duel, why_draft_is_closed


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


def deal_words(deal: SharedDeal) -> str:
    """Return what is played: the game, how many play, which deals, and by which house rules."""
    game = ruleset(deal.game)
    told = [
        _("{game}, {players}.").format(
            game=_(game.title),
            players=many("{n} player", "{n} players", deal.players).format(n=deal.players),
        )
    ]
    deals = _(game.telling.terms.deals)
    if deal.deals is not None:
        told.append(_("{deals}: {n}.").format(deals=deals, n=deal.deals - deal.first))
    if deal.first:
        sentence = _("{deals} before that: {n}; the score is as it was then.")
        told.append(sentence.format(deals=deals, n=deal.first))
    if rules := house_rules(deal.options):
        told.append("; ".join(rules) + ".")
    if deal.moves:
        told.append(_("With your friend’s moves: compare once you have played."))
    return " ".join(told)


def code_lines(deal: SharedDeal, code: str) -> list[str]:
    """Return a code, what it holds, and what to do with it."""
    return [
        code,
        deal_words(deal),
        _("To play the same: “Play a friend’s deal” in Practice, or {command}.").format(
            command=command_line(f"play {deal.game} --deal CODE --text")
        ),
    ]
