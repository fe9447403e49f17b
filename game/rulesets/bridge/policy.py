"""The computer players of bridge: the plain player, his slips and his playout."""

from collections.abc import Iterator, Sequence

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.kit.cards import DECK, NO_TRUMP, Card
from game.kit.double_dummy import tricks_by_card
from game.kit.packs import leaves_hand
from game.kit.slips import disguised, mistaken, other_than, shuffled
from game.kit.tricks import PlayCard
from game.rulesets.bridge.actions import (
    ACCEPT,
    CLAIM,
    CONTEST,
    PASS,
    PLAYS,
    Bid,
    BridgeAction,
    Call,
    Tricks,
)
from game.rulesets.bridge.bidding.seat import game_level
from game.rulesets.bridge.bidding.table import call_for, calls_fitting, calls_in_doubt, may_pass
from game.rulesets.bridge.cardplay.defending import bid_by_all, plain_card
from game.rulesets.bridge.cardplay.opening import leads, tricks_of_lead
from game.rulesets.bridge.cardplay.sight import Sight, apart, sight
from game.rulesets.bridge.cashing import proved
from game.rulesets.bridge.contract import Contract, partner_of, side_of
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.state import BridgeState, utilities
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase, Stated
from game.rulesets.bridge.writing import draw, result_with

LEADS_IN_DOUBT = 0.3
"""Tricks by which a suit may be behind another in the table of leads to be weighed against it."""


def policy(
    view: BridgeView, legal: Sequence[BridgeAction], rng: Rng, style: Style = STEADY
) -> BridgeAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    table = view.table
    if table.claim and table.phase == Phase.ANSWER:
        return answer_to(table, table.claim)
    if table.is_bidding:
        return call_for(table, view.hand, style.reach)
    if table.phase == Phase.CLAIM:
        own = {player for player in range(4) if table.decider(player) == table.player}
        shown = table.but(face_up=tuple({*table.face_up, *own}))
        return Tricks(proved(shown).tricks)
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    card = plain_card(table, cards)
    return PLAYS[disguised(view, card, rng, style, table.order) if card in view.hand else card]


def answer_to(table: BridgeTable, claim: Stated) -> BridgeAction:
    """Accept a claim that is proved, a partner's only if it is proved to give nothing away."""
    found = proved(table)
    if side_of(claim.player) == side_of(table.player):
        is_all = found.no_more and claim.tricks == found.tricks
        return ACCEPT if is_all else CONTEST
    return ACCEPT if claim.tricks <= found.tricks else CONTEST


def shortlist(
    view: BridgeView, legal: Sequence[BridgeAction], style: Style = STEADY
) -> Sequence[BridgeAction]:
    """Return what is worth a search: calls that the hand fits alike, one card of each worth.

    The plain player's card comes first: it is taken where others bring as much. Of opening leads
    it is his card from each suit that the table puts little behind.
    """
    table = view.table
    if table.is_bidding:
        return calls_in_doubt(table, view.hand, style.reach)
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    if not cards or len(cards) == 1:
        return [action for action in legal if action != CLAIM]
    seen = sight(table, cards)
    if table.is_opening_lead:
        return [PLAYS[card] for card in _leads_in_doubt(table, seen)]
    plain = plain_card(table, cards)
    others = sorted(card for card in apart(seen, plain) if card != plain)
    return [PLAYS[card] for card in (plain, *others)]


def _leads_in_doubt(table: BridgeTable, seen: Sight) -> list[Card]:
    """Return the leads that a search is to choose from: one where worlds cannot be solved."""
    bid = bid_by_all(table)
    first, *others = leads(seen, bid)
    if table.options.tricks > MOST_SOLVED:
        return [first]
    least = tricks_of_lead(seen, first, bid) - LEADS_IN_DOUBT
    return [first, *(card for card in others if tricks_of_lead(seen, card, bid) >= least)]


MISJUDGED = (-0.3, -0.2, 0.2, 0.3)
"""By how many tricks a beginner takes his hand for more than it is: two or three points."""


def slip(
    view: BridgeView, legal: Sequence[BridgeAction], rng: Rng, style: Style = STEADY
) -> BridgeAction:
    """Return what a beginner does who misjudges his hand or misses what the trick is about."""
    plain = policy(view, legal, rng, style)
    if view.table.is_bidding:
        calls = (call for call in _misjudged(view, rng, style) if _is_modest(call, plain))
        return other_than(plain, calls)
    if isinstance(plain, PlayCard):
        table = view.table
        hand = table.hand_player
        side = (hand, partner_of(hand))
        return PLAYS[mistaken(table, legal, plain.card, rng, table.trump, table.order, side)]
    return plain


def _misjudged(view: BridgeView, rng: Rng, style: Style) -> Iterator[Call]:
    """Yield calls by misjudged points, some other that the hand fits, a pass, in any order."""
    for by in shuffled((*MISJUDGED, 0.0), rng):
        if by:
            yield call_for(view.table, view.hand, style.reach + by)
        else:
            yield from calls_fitting(view.table, view.hand)  # forgets what he has agreed on
    if may_pass(view.table):
        yield PASS


def _is_modest(call: Call, plain: BridgeAction) -> bool:
    """Tell whether a call goes no further than game, or no further than the plain player's."""
    if not isinstance(call, Bid) or call.level <= game_level(call.strain):
        return True
    return isinstance(plain, Bid) and call.height <= plain.height


EXACT = 8
"""The last so many tricks of a playout are solved exactly."""
MOST_SOLVED = 13
"""From so many tricks left on, worlds are solved from the card to be played. Before that, at the
first of fourteen tricks, they are played out to where they can be."""


def warm_up() -> None:
    """Compile the exact solver and the walk through worlds, or read them from where they are."""
    from game.kit import trials  # which brings numba: not for the window

    trials.warm_up()
    tricks_by_card([[card] for card in DECK[:4]], NO_TRUMP, 0)


def playout(state: BridgeState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while not state.table.is_playing and not state.is_terminal():
        table = state.table
        if table.player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        if table.is_bidding:
            call = call_for(table, table.held(table.player))
            state.apply_action(call if call in state.legal_actions() else PASS)
        else:
            state.apply_action(state.legal_actions()[0])
    table = state.table
    if table.contract is None or not table.is_playing:
        return state.returns()
    tricks = play_out(table, table.contract)
    found = result_with(table, table.contract, tricks, draw(table, rng).cards)
    return utilities(table.standing, found)


def play_out(table: BridgeTable, contract: Contract) -> int:
    """Play the tricks that are left, and return all those of declarer's side.

    The last ones are solved exactly, where that is quick.
    """
    from game.kernels.compiled import is_compiled  # which brings numba: not for the window

    solved = EXACT if is_compiled() else 0
    while (left := table.options.tricks - len(table.tricks)) and (
        left > solved or table.trick.cards
    ):
        hand_player = table.hand_player
        card = plain_card(table, open_cards(table))
        table = table.with_card(hand_player, card, leaves_hand(card, table.held(hand_player)))
        table = table.but(face_up=tuple({*table.face_up, contract.dummy}))
        if len(table.trick.cards) == 4:
            table = table.with_trick_taken(table.trick.winner(table.trump, 4, table.order))
    made = table.tricks_of(contract.side)
    if left:
        leader = table.trick.leader
        hands = [table.held(player) for player in range(4)]
        best = max(tricks_by_card(hands, table.trump, leader, order=table.order).values())
        made += best if side_of(leader) == contract.side else left - best
    return made
