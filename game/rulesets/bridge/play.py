"""The play: the opening lead, dummy, and tricks to follow suit to (BR-27 to BR-31)."""

from collections.abc import Sequence

from game.core.protocols import Emit, Refusal
from game.core.words import _
from game.kit.cards import Card
from game.kit.packs import leaves_hand
from game.kit.tricks import CardPlayed, Duty, PlayCard, TrickRules, TrickTaken
from game.rulesets.bridge.actions import CLAIM, PLAYS, BridgeAction, Claim
from game.rulesets.bridge.claims import may_claim
from game.rulesets.bridge.events import DummyFaced
from game.rulesets.bridge.table import BridgeTable, Phase
from game.rulesets.bridge.writing import played_out

RULES = TrickRules({Duty.LEAD: "BR-25", Duty.FOLLOW: "BR-28", Duty.FREE: "BR-29"})


def open_cards(table: BridgeTable) -> list[Card]:
    """Return the cards that may be played from the hand whose turn it is, sorted."""
    hand = table.held(table.hand_player)
    return sorted(RULES.open_cards(hand, table.trick, table.trump, table.order)[0])


def legal(table: BridgeTable) -> Sequence[BridgeAction]:
    """Return what may be played, and a claim where there may be one."""
    plays: list[BridgeAction] = [PLAYS[card] for card in open_cards(table)]
    return [*plays, CLAIM] if may_claim(table) else plays


def refusal(table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why the player to act may not do this, None where he may."""
    if isinstance(action, Claim):
        if may_claim(table):
            return None
        return Refusal(_("You may claim when you are to lead, once a trick."), "BR-64")
    if not isinstance(action, PlayCard):
        return Refusal(_("The auction is over; a card is to be played."), "BR-27")
    player, contract = table.hand_player, table.contract
    hand, own = table.held(player), table.held(table.player)
    if player != table.player and action.card in own and action.card not in hand:
        if table.takes_over:
            return Refusal(_("It is your partner’s turn: play one of those cards."), "BR-65")
        return Refusal(_("It is dummy’s turn: play one of dummy’s cards."), "BR-27")
    is_own_turn = contract is not None and table.player == player == contract.declarer
    if is_own_turn and action.card in table.held((player + 2) % 4):
        return Refusal(_("It is your own hand’s turn: play one of your cards."), "BR-27")
    return RULES.refusal(action.card, hand, table.trick, table.trump, table.order)


def play(table: BridgeTable, action: PlayCard | Claim, emit: Emit | None) -> BridgeTable:
    """Play a card; after the opening lead dummy is faced, the fourth card ends the trick."""
    if isinstance(action, Claim):
        return table.but(phase=Phase.CLAIM)
    player, card, contract = table.hand_player, action.card, table.contract
    assert contract is not None, "cards are played to a contract"
    is_lead = table.is_opening_lead
    after = table.with_card(player, card, leaves_hand(card, table.held(player)))
    after = after.but(player=table.decider((player + 1) % 4))
    if emit:
        emit(CardPlayed(player, card, after=after))
    if is_lead:
        after = after.but(face_up=(contract.dummy,))
        if emit:
            emit(DummyFaced(contract.dummy, after.held(contract.dummy), after=after))
    return after if len(after.trick.cards) < 4 else _end_trick(after, emit)


def _end_trick(table: BridgeTable, emit: Emit | None) -> BridgeTable:
    trick = table.trick
    winner = trick.winner(table.trump, 4, table.order)
    after = table.with_trick_taken(winner).but(player=table.decider(winner), phase=Phase.PLAY)
    if emit:
        emit(TrickTaken(winner, trick, after=after))
    return after if after.hands[winner] else played_out(after, emit)
