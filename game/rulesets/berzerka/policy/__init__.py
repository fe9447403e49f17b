"""The policy: what the plain player does, in a view and in a playout alike.

It looks at the table and at the hand of the player to act, and at nothing else. In order:
`evaluation` (what hands are worth), `auction`, `exchange` (what is named and put away),
`cards` (which card serves a wish), `play` (what is wished of a trick, and the card played).
"""

from collections.abc import Callable, Mapping, Sequence

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.kit.cards import Card
from game.kit.slips import disguised, touching
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import (
    PASS,
    PLAYS,
    BerzerkaAction,
    Copy,
)
from game.rulesets.berzerka.board import can_copy
from game.rulesets.berzerka.policy.auction import call, pick, promising_bids
from game.rulesets.berzerka.policy.exchange import change, name
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase


def policy(
    view: BerzerkaView, legal: Sequence[BerzerkaAction], rng: Rng, style: Style = STEADY
) -> BerzerkaAction:
    """Return what the plain player of this style does.

    What Shapeshift copies is left to chance, and with guile the card among its equals.
    """
    if view.table.phase == Phase.COPY:
        return rng.choice(legal)
    return _disguised(view, decide(view.table, style.reach), rng, style)


def taste(
    view: BerzerkaView, close: Sequence[BerzerkaAction], rng: Rng, style: Style
) -> BerzerkaAction:
    """Return which of several moves of about the same worth, the best first, suits the style.

    It is the plain player's, where that is among them; but the careful pass and the bold bid.
    """
    if style.reach < 0 and PASS in close:
        return PASS
    if style.reach > 0:
        close = [action for action in close if action != PASS] or close
    plain = decide(view.table, style.reach)
    return _disguised(view, plain if plain in close else close[0], rng, style)


def _disguised(
    view: BerzerkaView, action: BerzerkaAction, rng: Rng, style: Style
) -> BerzerkaAction:
    if isinstance(action, PlayCard):
        return PLAYS[disguised(view, action.card, rng, style)]
    return action


def decide(table: BerzerkaTable, reach: float = 0.0) -> BerzerkaAction:
    """Return what the plain player does who is to act; of the hands it looks at his alone.

    In the auction he takes his hand for `reach` tricks stronger than it is.
    """
    if table.phase == Phase.AUCTION:
        return call(table, reach)
    return _DECISIONS[table.phase](table)


def play(table: BerzerkaTable) -> PlayCard:
    """Return the card that the player to act plays by plain sense."""
    from game.rulesets.berzerka.numbers import in_numbers

    return PLAYS[in_numbers(table).choose_card()]


_DECISIONS: Mapping[Phase, Callable[[BerzerkaTable], BerzerkaAction]] = {
    Phase.COPY: lambda table: Copy(can_copy(table.boxes)[0].id),
    Phase.PICK: pick,
    Phase.NAME: name,
    Phase.EXCHANGE: change,
    Phase.PLAY: play,
}


def shortlist(
    view: BerzerkaView, legal: Sequence[BerzerkaAction], style: Style = STEADY
) -> Sequence[BerzerkaAction]:
    """Return what is worth a search.

    In the auction that is not each overbid of each contract, and in the play not both of two
    cards between which no card is left in other hands.
    """
    table = view.table
    if table.phase == Phase.AUCTION:
        return promising_bids(table)
    if table.phase == Phase.PLAY:
        return _no_twins(table, [action.card for action in legal if isinstance(action, PlayCard)])
    return legal


def _no_twins(table: BerzerkaTable, cards: Sequence[Card]) -> list[PlayCard]:
    """Return the plays, one for each run of cards that are worth the same.

    Of a run it is the lowest, or the plain player's choice where that is one of them.
    """
    gone = {card for trick in table.tricks for card in trick.cards}
    gone.update(table.put_away(table.player))
    plain = play(table).card
    kept: list[Card] = []
    for card in cards:
        same = touching(card, cards, gone)
        if card == (plain if plain in same else same[0]):
            kept.append(card)
    return [PLAYS[card] for card in kept]
