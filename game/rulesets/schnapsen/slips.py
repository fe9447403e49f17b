"""Mistakes as people make them who are new to Dreierschnapsen."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.german import ACE
from game.kit.slips import beside, misjudging, mistaken, other_than, shuffled
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen.actions import (
    KONTRA,
    PASS,
    PLAYS,
    PUTS,
    TAKE,
    Marry,
    NameTrump,
    PutAway,
    SchnapsenAction,
)
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.player import policy
from game.rulesets.schnapsen.policy import choose_card
from game.rulesets.schnapsen.position import Phase, SchnapsenView

MISJUDGED = (-0.3, -0.15, 0.15, 0.3)
"""By how many tricks a beginner takes his hand for more than it is; in the auction that is about
a game point."""


def slip(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style = STEADY
) -> SchnapsenAction:
    """Return what a beginner does who misjudges his hand or misses what the trick is about."""
    return _MISTAKES[view.table.phase](view, legal, rng, style)


def _misnamed(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style
) -> SchnapsenAction:
    """Return another suit of his first three cards, where there is one."""
    suits = [each for each in legal if isinstance(each, NameTrump)]
    return other_than(policy(view, legal, rng, style), shuffled(suits, rng))


def _misbid(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style
) -> SchnapsenAction:
    """Return the bid or the pass of one who thinks more of his hand, or less."""
    styles = [misjudging(style, by) for by in shuffled(MISJUDGED, rng)]
    bids = (policy(view, legal, rng, each) for each in styles)
    return other_than(policy(view, legal, rng, style), bids)


def _misput(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style
) -> SchnapsenAction:
    """Return the wrong card to put away."""
    plain = policy(view, legal, rng, style)
    cards = [each.card for each in legal if isinstance(each, PutAway) and each.card is not None]
    assert isinstance(plain, PutAway) and plain.card is not None, "the declarer sees his cards"
    return PUTS[beside(plain.card, cards, rng)]


def _misdoubled(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style
) -> SchnapsenAction:
    """Double on a little less than one should, or not on a little more.

    A beginner, too, sees that he has no sure trick against a Gang without an ace.
    """
    row = view.table.row
    is_gang = row.aim == Aim.EVERY_TRICK and not row.has_trumps
    if is_gang and KONTRA in legal and all(card.rank != ACE for card in view.hand):
        return PASS
    return policy(view, legal, rng, misjudging(style, rng.choice(MISJUDGED)))


def _misplayed(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style
) -> SchnapsenAction:
    """Return the wrong card; say nothing of a marriage, or of 66, if that was the thing to do."""
    plain = policy(view, legal, rng, style)
    if isinstance(plain, Marry):
        return PLAYS[plain.led]
    if not isinstance(plain, PlayCard):
        return choose_card(view.table, legal)
    table = view.table
    side = table.side_of(table.hand_player)
    return PLAYS[mistaken(table, legal, plain.card, rng, table.trump, side=side)]


_MISTAKES: Mapping[
    Phase,
    Callable[[SchnapsenView, Sequence[SchnapsenAction], Rng, Style], SchnapsenAction],
] = {
    Phase.TRUMPS: _misnamed,
    Phase.AUCTION: _misbid,
    Phase.TALON: lambda *_: TAKE,  # it may always bring something
    Phase.RAISE: lambda *_: PASS,  # does not ask what the talon has made of his hand
    Phase.EXCHANGE: _misput,
    Phase.KONTRA: _misdoubled,
    Phase.REKONTRA: _misdoubled,
    Phase.CLAIM: lambda *_: PASS,  # has not counted his points
    Phase.PLAY: _misplayed,
}
"""What goes wrong in each phase."""
