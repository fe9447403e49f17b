"""The plain player: bids what the hand promises, changes what does not serve, plays with sense."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.cards import Card
from game.rulesets.berzerka.actions import (
    DISCARDS,
    DONE,
    PLAYS,
    BerzerkaAction,
    Bid,
    Copy,
    NamePain,
    NameRanking,
    NameTrump,
    Naming,
    Pick,
    PlayCard,
)
from game.rulesets.berzerka.auction import standing_call
from game.rulesets.berzerka.bidding import choose_call, choose_pick, promising_bids
from game.rulesets.berzerka.board import can_copy
from game.rulesets.berzerka.choices import AIMING, pain_suit, terms, to_put_away
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.exchange import most_discards
from game.rulesets.berzerka.phase import Phase
from game.rulesets.berzerka.plan import goal, settings, wish_of
from game.rulesets.berzerka.play import best_place
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.sense import WHOLE_SUIT, Masks, best_card, masks_of
from game.rulesets.berzerka.state import BerzerkaState
from game.rulesets.berzerka.view import BerzerkaView


def policy(
    view: BerzerkaView, legal: Sequence[BerzerkaAction], rng: Rng, style: Style = STEADY
) -> BerzerkaAction:
    """Return the plain player's choice; only what Shapeshift copies is left to chance."""
    if len(legal) == 1:
        return legal[0]
    if view.phase == Phase.COPY:
        return rng.choice(legal)
    if view.phase == Phase.PLAY:
        return PLAYS[choose_card(view)]
    return _decision(view, view.hand, view.discards)


def plain_decision(state: BerzerkaState) -> BerzerkaAction:
    """Return the plain player's choice in a state before the play."""
    return _decision(state, state.hands[state.player], state.discards[state.player])


def _decision(
    table: BerzerkaState | BerzerkaView, hand: tuple[Card, ...], away: tuple[Card, ...]
) -> BerzerkaAction:
    """Return what to do before the play; all that is used of the table lies open."""
    if table.phase == Phase.COPY:
        return Copy(can_copy(table.boxes)[0])
    held = masks_of((*hand, *away))
    if table.phase == Phase.AUCTION:
        return choose_call(held, table.boxes, standing_bid(table))
    if table.phase == Phase.PICK:
        return Pick(choose_pick(held, table.boxes))
    assert table.declared is not None
    if table.phase == Phase.NAME:
        return choose_name(held, table.declared)
    most = most_discards(table.exchanged, table.talon, table.standing.options.exchange)
    chosen = to_put_away(held, table.declared, table.player, most)
    following = [card for card in chosen if not away or card > away[-1]]
    if len(away) == most or not following:
        return DONE
    return DISCARDS[following[0]]


def choose_name(held: Masks, declared: Declared) -> Naming:
    """Return what the declarer names next."""
    rules = declared.rules
    if rules.names_pain:
        return NamePain(pain_suit(held))
    is_aiming = rules.objective.id in AIMING
    wanted = goal(declared, declared.declarer) if is_aiming else None
    trump, inverted = terms(held, rules, wanted, declared.trump)[:2]
    return NameTrump(trump) if declared.trump is None else NameRanking(inverted)


def choose_card(view: BerzerkaView) -> Card:
    """Return the card that serves best by plain sense."""
    declared = view.declared
    assert declared is not None
    me, trick = view.player, view.trick
    setting = settings(declared)[len(view.tricks)]
    live = [WHOLE_SUIT] * 4
    for _who, card, _trick in view.played():
        live[card // 13] ^= 1 << card % 13
    own = masks_of(view.hand)
    led = best_suit = best_rank = -1
    if trick.cards:
        led = trick.cards[0].suit
        best = trick.cards[best_place(trick.cards, setting.trump, setting.inverted)]
        best_suit, best_rank = divmod(int(best), 13)
    need = goal(declared, me) - view.taken[me]
    wish = wish_of(declared.rules.objective)(need, len(view.tricks), own, live, setting)
    after = PLAYERS - 1 - len(trick.cards)
    suit, rank = best_card(own, live, setting, led, best_suit, best_rank, after, wish)
    return Card(13 * suit + rank)


def shortlist(view: BerzerkaView, legal: Sequence[BerzerkaAction]) -> Sequence[BerzerkaAction]:
    """Return what is worth a search.

    In the auction that is not each overbid of each contract, and in the play not both of two
    cards between which no card is left in other hands.
    """
    if view.phase == Phase.AUCTION:
        return promising_bids(masks_of(view.hand), view.boxes, standing_bid(view))
    if view.phase == Phase.PLAY:
        return _no_twins(view, [action.card for action in legal if isinstance(action, PlayCard)])
    return legal


def _no_twins(view: BerzerkaView, cards: Sequence[Card]) -> list[PlayCard]:
    """Return the plays, one for each run of cards that are worth the same.

    Of a run it is the lowest, or the plain player's choice where that is one of them.
    """
    gone = {*view.discards, *(card for trick in view.tricks for card in trick.cards)}
    plain = choose_card(view)
    kept: list[Card] = []
    for card in cards:
        below = card - 1
        while below // 13 == card // 13 and below in gone:
            below -= 1
        if not kept or below // 13 != card // 13 or below not in cards:
            kept.append(card)
        elif card == plain:
            kept[-1] = card
    return [PLAYS[card] for card in kept]


def standing_bid(table: BerzerkaState | BerzerkaView) -> Bid | None:
    """Return the bid to beat."""
    call = standing_call(table.calls)
    return call.said if call is not None and isinstance(call.said, Bid) else None
