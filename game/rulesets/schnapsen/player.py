"""The plain player, who looks at worlds before he says Kontra, and what he leaves to a search."""

from collections.abc import Sequence
from itertools import islice

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.cards import Card, mask_of
from game.kit.german import points_in
from game.kit.slips import disguised
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen.actions import (
    CLAIM,
    KONTRA,
    MARRIAGES,
    PASS,
    PLAYS,
    REKONTRA,
    TURNS,
    Marry,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import COUNTING
from game.rulesets.schnapsen.exchange import one_of_those_alike
from game.rulesets.schnapsen.masks import MARRIAGE_MASKS
from game.rulesets.schnapsen.playout import played_out
from game.rulesets.schnapsen.policy import choice
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.scoring import may_marry
from game.rulesets.schnapsen.worlds import worlds

LOOKS = 24
"""Worlds that a player looks at before he says Kontra or Rekontra."""
CONFIDENCE = 0.3
"""What doubling must promise, as a share of the contract's points, since the answer may be
Rekontra."""
SAID = (Phase.AUCTION, Phase.KONTRA, Phase.REKONTRA)
"""Here a style that bids by it has its say, whoever searches."""


def policy(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style = STEADY
) -> SchnapsenAction:
    """Return what the plain player of this style does."""
    if KONTRA in legal or REKONTRA in legal:
        return _double(view, KONTRA if KONTRA in legal else REKONTRA, rng, style.reach)
    return _disguised(view, choice(view.table, legal, style.reach), legal, rng, style)


def taste(
    view: SchnapsenView, close: Sequence[SchnapsenAction], rng: Rng, style: Style
) -> SchnapsenAction:
    """Return which of several moves of about the same worth, the best first, suits the style."""
    return _disguised(view, close[0], close, rng, style)


def _disguised(
    view: SchnapsenView,
    action: SchnapsenAction,
    legal: Sequence[SchnapsenAction],
    rng: Rng,
    style: Style,
) -> SchnapsenAction:
    """Return the action, or with guile the same with a card that touches and counts alike.

    King and Ober of a suit are no such cards for others: together they may still be declared.
    """

    def is_alike(card: Card, other: Card) -> bool:
        kept, points = _marriages(view), points_in([card]) - points_in([other])
        return abs(points) <= 1 and kept >> card & 1 == kept >> other & 1

    same = action
    if isinstance(action, PlayCard):
        same = PLAYS[disguised(view, action.card, rng, style, is_alike=is_alike)]
    elif isinstance(action, Marry):
        same = MARRIAGES[disguised(view, action.led, rng, style, is_alike=is_alike)]
    return same if same in legal else action


def _marriages(view: SchnapsenView) -> int:
    """Return the cards of the marriages that the player holds and may declare, as a mask."""
    table, hand = view.table, mask_of(view.hand)
    if not may_marry(table.row.aim, is_declarer=table.player == table.declarer):
        return 0
    return sum([pair for pair in MARRIAGE_MASKS if not pair & ~hand])


def _double(
    view: SchnapsenView, double: SchnapsenAction, rng: Rng, reach: float
) -> SchnapsenAction:
    """Say Kontra or Rekontra where a look at some worlds promises well."""
    me = view.table.player
    total = 0.0
    for world in islice(worlds(view, rng.fork("looks")), LOOKS):
        while world.table.phase in (Phase.KONTRA, Phase.REKONTRA):
            world.apply_action(PASS)
        total += played_out(world.table, rng)[me]
    stake = view.table.row.value * view.table.stakes.multiplier
    return double if total / LOOKS > (CONFIDENCE - reach) * stake else PASS


def shortlist(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], style: Style = STEADY
) -> Sequence[SchnapsenAction]:
    """Return the actions worth a search, at least one.

    A right claim is never worse than playing on, and a false one never better; a marriage is
    declared when one of its cards is led; one card unseen is like another, and so is one put away
    where no card points count and none that may be out lies between the two.
    """
    table = view.table
    if CLAIM in legal:
        if table.side(table.player).is_enough:
            return [CLAIM]
        legal = [action for action in legal if action != CLAIM]
    if table.phase == Phase.TRUMPS:
        return [act for act in legal if not isinstance(act, TurnUp) or act == TURNS[0]]
    if table.phase == Phase.EXCHANGE and table.row.aim not in COUNTING:
        return one_of_those_alike(view, legal)
    if table.phase in SAID and style.reach and PASS in legal:
        return _leaning(policy(view, legal, Rng(len(view.history)), style), legal, style)
    married = {action.led for action in legal if isinstance(action, Marry)}
    return [act for act in legal if not isinstance(act, PlayCard) or act.card not in married]


def _leaning(
    plain: SchnapsenAction, legal: Sequence[SchnapsenAction], style: Style
) -> Sequence[SchnapsenAction]:
    """Return what a style considers: the bold do not pass where a plain player of theirs speaks,
    and the careful do not speak where one of theirs passes."""
    if plain == PASS:
        return [PASS] if style.reach < 0 else legal
    return [action for action in legal if action != PASS] if style.reach > 0 else legal
