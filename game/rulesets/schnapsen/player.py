"""The computer players of Dreierschnapsen: what a hand is worth, the plain player, his slips."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.kit.cards import Card, mask_of
from game.kit.german import ACE, points_in
from game.kit.slips import beside, disguised, misjudging, mistaken, other_than, shuffled
from game.kit.tricks import PlayCard
from game.rulesets.schnapsen.actions import (
    CLAIM,
    KONTRA,
    MARRIAGES,
    PASS,
    PLAYS,
    PUTS,
    REKONTRA,
    TAKE,
    TURNS,
    Marry,
    NameTrump,
    PutAway,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import COUNTING, Aim
from game.rulesets.schnapsen.knowledge import MARRIAGE_MASKS, one_of_those_alike
from game.rulesets.schnapsen.phases import PHASES, SchnapsenState
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import may_marry
from game.rulesets.schnapsen.worlds import worlds

TRICK = 3.0
"""How many game points a style's reach of a whole trick is worth in the auction."""


def choice(
    seen: SchnapsenTable, legal: Sequence[SchnapsenAction], reach: float = 0.0
) -> SchnapsenAction:
    """Return the choice of the player to act, who sees the table so; nobody says Kontra.

    `reach` is that of his style: how much more than it is worth he takes his hand for.
    """
    if len(legal) == 1:
        return legal[0]
    if seen.phase == Phase.CLAIM or CLAIM in legal:
        if seen.side(seen.player).is_enough:
            return CLAIM
        if seen.phase == Phase.CLAIM:
            return PASS
    if seen.phase == Phase.PLAY:
        return choose_card(seen, legal)
    from game.rulesets.schnapsen.numbers import calls_in_numbers, move_number

    said = calls_in_numbers(seen).choose_call(TRICK * reach)
    return next(action for action in legal if move_number(action) == said)


def choose_card(seen: SchnapsenTable, legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return the card to play, declared as a marriage where it is one."""
    from game.rulesets.schnapsen.numbers import in_numbers

    card = Card(in_numbers(seen).choose_card())
    married = None if seen.trick.cards else MARRIAGES.get(card)
    return married if married and married in legal else PLAYS[card]


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


def playout(state: SchnapsenState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    table = state.table
    while table.phase != Phase.OVER and (draw := PHASES[table.phase].draw) is not None:
        table = PHASES[table.phase].apply(table, draw(table, rng), None)
    return played_out(table, rng)


def played_out(table: SchnapsenTable, rng: Rng) -> tuple[float, ...]:
    """Return the utilities of a deal in which somebody is to say or play something, or over."""
    from game.rulesets.schnapsen.numbers import calls_in_numbers, in_numbers

    if table.ending is not None:
        return table.returns()
    if table.phase in (Phase.CLAIM, Phase.PLAY):
        found = in_numbers(table)
    else:
        found = calls_in_numbers(table, rng.below(1 << 52))
    found.play_out()
    return found.returns()


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
